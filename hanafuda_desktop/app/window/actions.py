"""Every command of the window: its words, its menu and its keys, in one table.

The menus are built from this table, and the keyboard help shows it, so that neither can say
something else than the program does. The words are marked here, and said where they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from hanafuda_desktop.play.settings import Keys
from hanafuda_desktop.text.language import Text, tr, tr_noop

_KEY_BEHIND: Final = re.compile(r"\(&\w\)")
"""In languages without letters of ours, the key stands behind the words."""


def without_key(text: str) -> str:
    """What a menu entry says, without the sign of its key and the dots of a question to come."""
    return _KEY_BEHIND.sub("", text).replace("&", "").rstrip(".…")


class Command(NamedTuple):
    """One command.

    Attributes:
        id: its name in code.
        text: what the menu says.
        tip: one sentence that says what it does.
        keys: its shortcuts.
        menu: the menu it stands in.
        entries: what stands in the submenu that it opens, if it opens one; nothing where others
            fill it.
        ruled: whether a line is drawn above it.
    """

    id: str
    text: Text
    tip: Text = ""
    keys: tuple[str, ...] = ()
    menu: str = ""
    entries: tuple[Command, ...] | None = None
    ruled: bool = False

    @property
    def name(self) -> str:
        """What it is called where it is not a menu entry."""
        return without_key(tr(self.text))

    @property
    def does(self) -> str:
        """What it does, in one sentence, or the empty string."""
        return tr(self.tip) if self.tip else ""


_BY_MENU: Final = {
    tr_noop("&Game"): (
        Command(
            "all-games",
            "&All games",
            "Leave the table for the first screen; the game is saved.",
            ("Ctrl+Home", "Ctrl+W"),
        ),
        Command("new-deal", "&New deal", "Shuffle and deal again.", ("Ctrl+N",)),
        Command(
            "new-table",
            "Ne&w table...",
            "Choose the variant, who plays and how long, and begin.",
            ("Ctrl+Shift+N",),
        ),
        Command("deals", "&Deals of a patience", entries=()),
        Command("deal-number", "Deal by n&umber...", "Deal the cards of a number.", ("Ctrl+D",)),
        Command(
            "restart", "&Restart this deal", "Back to the beginning of this deal.", ("Ctrl+R",)
        ),
        Command(
            "previous",
            "&Back to the game before",
            "Undo a new deal: the game before it returns.",
            ("Ctrl+B",),
        ),
        Command("choose", "&Choose a game", "Another game.", entries=(), ruled=True),
        Command("open-file", "&Open a rule file...", "Play any rule file.", ("Ctrl+O",)),
        Command(
            "house",
            "&House rules",
            entries=(
                Command(
                    "new-house-rule",
                    "&New house rule from this game...",
                    "Begin rules of your own that change this game.",
                ),
                Command(
                    "edit-rules",
                    "&Edit the rules...",
                    "The rule file of this game as text, with a table to try it at.",
                    ("Ctrl+E",),
                ),
                Command(
                    "take-in",
                    "&Take in a rule file...",
                    "Look at a rule file from elsewhere, and add it to your games.",
                    ruled=True,
                ),
                Command(
                    "export-rules", "E&xport...", "Write this game into one file that can be sent."
                ),
            ),
        ),
        Command(
            "copy-text",
            "Copy game as &text",
            "Put the deal and all moves on the clipboard.",
            ("Ctrl+Shift+C",),
            ruled=True,
        ),
        Command(
            "paste-text",
            "&Paste game from text",
            "Play a game that was copied as text.",
            ("Ctrl+Shift+V",),
        ),
        Command(
            "statistics",
            "&Statistics...",
            "What came of all your games: figures, drawings, and a table to take away.",
            ("F6",),
            ruled=True,
        ),
        Command(
            "past-games",
            "&Earlier games...",
            "Go through a game that was played, or go on from any point of it.",
            ("F7",),
        ),
        Command(
            "settings",
            "Sett&ings...",
            "Everything that can be set, and the keys.",
            ("Ctrl+,",),
            ruled=True,
        ),
        Command("quit", "&Quit", "Leave; the game is saved.", ("Ctrl+Q",), ruled=True),
    ),
    tr_noop("&Move"): (
        Command("undo", "&Undo", "Take back the last move.", ("Ctrl+Z", "U")),
        Command("redo", "&Redo", "Play it again.", ("Ctrl+Y", "Ctrl+Shift+Z", "R")),
        Command("hint", "&Hint", "Show a good move; again for the next.", ("H",), ruled=True),
        Command(
            "why",
            "Wh&y?",
            "What the moves of your last choice were worth; after the round, those of everybody.",
            ("Q",),
        ),
        Command(
            "review",
            "Re&view of the round",
            "Go through a finished round, and mark the choices that were costly.",
            ("V",),
        ),
        Command(
            "outlook",
            "Say if it can be &won",
            "Whether a patience can still be won, below; whoever knows that knows more than the "
            "table.",
        ),
        Command(
            "back-to-won",
            "&Back to where it could be won",
            "Take back the move that lost a patience, and all after it.",
            ("W",),
        ),
        Command(
            "demo",
            "&Show how it can be won",
            "Watch a patience being won from here. Your game stays as it is.",
            ("G",),
        ),
        Command(
            "take-back",
            "&Allow taking back",
            "Against others too; the result says how often it was done.",
            ruled=True,
        ),
        Command("races-by-lot", "Races by &lot", "Draw lots where a game asks who is the fastest."),
        Command(
            "pause",
            "&Pause",
            "Hide the table and stop the time, in games that wait for nobody.",
            ("Esc", "Pause"),
            ruled=True,
        ),
        Command(
            "turns-up", "Cards &turn up by themselves", "Your own, in games that wait for nobody."
        ),
        Command(
            "right-hand",
            "&Keys on the right",
            "Play alone with the keys on the right, in games that wait for nobody.",
        ),
        Command("count", "Speed of the c&ount", entries=()),
    ),
    tr_noop("&View"): (
        Command("sheet", "Scor&e sheet", "Every round so far, and who is ahead.", ("F4",)),
        Command(
            "yaku",
            "&Yaku on the way",
            "How near one side is to every yaku; again for the next side.",
            ("Y",),
        ),
        Command(
            "nearest", "&Nearest yaku on the table", "Always show the yaku that you are nearest to."
        ),
        Command("history", "What was p&layed", "The turns of this round, in words.", ("L",)),
        Command("again", "Last turns &again", "See once more what others played.", ("A",)),
        Command(
            "month-names",
            "Say the &months",
            "Show each month's name as it is played, in games that wait for nobody.",
        ),
        Command(
            "month-wheel",
            "Month &wheel",
            "The ring of the months on the table, in games that wait for nobody.",
        ),
        Command(
            "key-caps",
            "Keys &on the table",
            "Show which key plays what, in games that wait for nobody.",
        ),
        Command("speed", "Animation &speed", entries=(), ruled=True),
        Command("reduced-motion", "&Reduced motion", "Cards change place at once; nothing sways."),
        Command("hover", "Cards rise under the &pointer", "Lift what can be taken."),
        Command("deck", "&Deck...", "Play with other cards.", ("Ctrl+K",), ruled=True),
        Command(
            "marks",
            "Month and &kind on the cards",
            "Lay small marks over a deck that has none.",
            ("Ctrl+M",),
        ),
        Command("cloth", "Table &cloth", entries=()),
        Command(
            "sound",
            "&Hear the table",
            "Sounds of cards, yaku and clappers.",
            ("Ctrl+Shift+S",),
            ruled=True,
        ),
        Command("volume", "Vol&ume", entries=()),
        Command("clock", "Show the &time", "Time played, below."),
        Command("full-screen", "&Full screen", "The table alone.", ("F11",), ruled=True),
    ),
    tr_noop("&Help"): (
        Command(
            "learn",
            "&Learn to play",
            "A first game of ten minutes that teaches the cards by playing.",
            ("F5",),
        ),
        Command("rules", "&Rules of this game", "How this game is played.", ("F1",)),
        Command("keyboard", "&Keyboard", "Every key and what it does.", ("F2",)),
        Command("cards", "&Cards", "Every card and what it is good for.", ("F3",)),
        Command("about", "&About Hanafuda Desktop", "Version, authors, sources.", ruled=True),
    ),
}


def _all_specs() -> Iterator[Command]:
    for menu, specs in _BY_MENU.items():
        for spec in specs:
            yield spec._replace(menu=menu)
            yield from (entry._replace(menu=spec.text) for entry in spec.entries or ())


MENUS: Final = tuple(_BY_MENU)
ACTIONS: Final = tuple(_all_specs())
"""Every command, menu by menu; what a submenu holds stands behind what opens it."""


COMMANDS: Final = tuple(spec for spec in ACTIONS if spec.entries is None)
"""Everything that can have keys."""
_USUAL: Final = {spec.id: spec.keys for spec in COMMANDS}


def told(spec: Command) -> str:
    """A command with what it does."""
    if not spec.tip:
        return tr("{command}.", command=spec.name)
    return tr("{command}. {does}", command=spec.name, does=spec.does)


def keys_in_use(changed: Keys) -> dict[str, tuple[str, ...]]:
    """The keys of every command; where two claim one, whoever was given it by a person has it."""
    given = dict(changed)
    taken: set[str] = set()
    found = {}
    for command in sorted(_USUAL, key=lambda each: each not in given):
        keys = dict.fromkeys(given.get(command, _USUAL[command]))
        found[command] = tuple(key for key in keys if key not in taken)
        taken |= keys.keys()
    return {command: found[command] for command in _USUAL}


def owner(changed: Keys, key: str) -> Command | None:
    """The command that has this key."""
    in_use = keys_in_use(changed)
    return next((spec for spec in COMMANDS if key in in_use[spec.id]), None)


def with_keys(changed: Keys, new: Mapping[str, tuple[str, ...]]) -> Keys:
    """The same, but some commands have just these keys, and no other command has any of them."""
    wanted = {key for keys in new.values() for key in keys}
    now = {
        command: tuple(key for key in keys if key not in wanted)
        for command, keys in keys_in_use(changed).items()
    } | dict(new)
    return tuple(
        (command, now[command]) for command in sorted(now) if now[command] != _USUAL[command]
    )


def with_key(changed: Keys, command: str, key: str) -> Keys:
    """A command gets a further key, which another command loses that had it."""
    before = keys_in_use(changed)[command]
    return with_keys(changed, {command: (*(each for each in before if each != key), key)})


def swapped(changed: Keys, command: str, key: str) -> Keys:
    """A command gets a key, and who had it gets the first key of the command, if it has any."""
    other = owner(changed, key)
    if other is None or other.id == command:
        return with_keys(changed, {command: (key,)})
    in_use = keys_in_use(changed)
    own, *rest = in_use[command] or ("",)
    theirs = tuple(own if each == key else each for each in in_use[other.id])
    return with_keys(
        changed, {command: (key, *rest), other.id: tuple(each for each in theirs if each)}
    )


def with_usual(changed: Keys, command: str) -> Keys:
    """A command has its usual keys again; who has one of them loses it."""
    return with_keys(changed, {command: _USUAL[command]})
