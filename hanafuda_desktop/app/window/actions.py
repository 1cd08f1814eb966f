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


class ActionSpec(NamedTuple):
    """One command.

    Attributes:
        id: its name in code.
        text: what the menu says.
        keys: its shortcuts.
        tip: one sentence that says what it does.
        menu: the menu it stands in.
        entries: what stands in the submenu that it opens, if it opens one; nothing where others
            fill it.
        ruled: whether a line is drawn above it.
    """

    id: str
    text: Text
    keys: tuple[str, ...] = ()
    tip: Text = ""
    menu: str = ""
    entries: tuple[ActionSpec, ...] | None = None
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
        ActionSpec(
            "all-games",
            "&All games",
            ("Ctrl+Home", "Ctrl+W"),
            "Leave the table for the first screen; the game is saved.",
        ),
        ActionSpec("new-deal", "&New deal", ("Ctrl+N",), "Shuffle and deal again."),
        ActionSpec(
            "new-table",
            "Ne&w table...",
            ("Ctrl+Shift+N",),
            "Choose the variant, who plays and how long, and begin.",
        ),
        ActionSpec("deals", "&Deals of a patience", entries=()),
        ActionSpec("deal-number", "Deal by n&umber...", ("Ctrl+D",), "Deal the cards of a number."),
        ActionSpec(
            "restart", "&Restart this deal", ("Ctrl+R",), "Back to the beginning of this deal."
        ),
        ActionSpec(
            "previous",
            "&Back to the game before",
            ("Ctrl+B",),
            "Undo a new deal: the game before it returns.",
        ),
        ActionSpec("choose", "&Choose a game", tip="Another game.", entries=(), ruled=True),
        ActionSpec("open-file", "&Open a rule file...", ("Ctrl+O",), "Play any rule file."),
        ActionSpec(
            "house",
            "&House rules",
            entries=(
                ActionSpec(
                    "new-house-rule",
                    "&New house rule from this game...",
                    tip="Begin rules of your own that change this game.",
                ),
                ActionSpec(
                    "edit-rules",
                    "&Edit the rules...",
                    ("Ctrl+E",),
                    "The rule file of this game as text, with a table to try it at.",
                ),
                ActionSpec(
                    "take-in",
                    "&Take in a rule file...",
                    tip="Look at a rule file from elsewhere, and add it to your games.",
                    ruled=True,
                ),
                ActionSpec(
                    "export-rules",
                    "E&xport...",
                    tip="Write this game into one file that can be sent.",
                ),
            ),
        ),
        ActionSpec(
            "copy-text",
            "Copy game as &text",
            ("Ctrl+Shift+C",),
            "Put the deal and all moves on the clipboard.",
            ruled=True,
        ),
        ActionSpec(
            "paste-text",
            "&Paste game from text",
            ("Ctrl+Shift+V",),
            "Play a game that was copied as text.",
        ),
        ActionSpec(
            "statistics",
            "&Statistics...",
            ("F6",),
            "What came of all your games: figures, drawings, and a table to take away.",
            ruled=True,
        ),
        ActionSpec(
            "past-games",
            "&Earlier games...",
            ("F7",),
            "Go through a game that was played, or go on from any point of it.",
        ),
        ActionSpec(
            "settings",
            "Sett&ings...",
            ("Ctrl+,",),
            "Everything that can be set, and the keys.",
            ruled=True,
        ),
        ActionSpec("quit", "&Quit", ("Ctrl+Q",), "Leave; the game is saved.", ruled=True),
    ),
    tr_noop("&Move"): (
        ActionSpec("undo", "&Undo", ("Ctrl+Z", "U"), "Take back the last move."),
        ActionSpec("redo", "&Redo", ("Ctrl+Y", "Ctrl+Shift+Z", "R"), "Play it again."),
        ActionSpec("hint", "&Hint", ("H",), "Show a good move; again for the next.", ruled=True),
        ActionSpec(
            "why",
            "Wh&y?",
            ("Q",),
            "What the moves of your last choice were worth; after the round, those of everybody.",
        ),
        ActionSpec(
            "review",
            "Re&view of the round",
            ("V",),
            "Go through a finished round, and mark the choices that were costly.",
        ),
        ActionSpec(
            "outlook",
            "Say if it can be &won",
            tip="Whether a patience can still be won, below; whoever knows that knows more than "
            "the table.",
        ),
        ActionSpec(
            "back-to-won",
            "&Back to where it could be won",
            ("W",),
            "Take back the move that lost a patience, and all after it.",
        ),
        ActionSpec(
            "demo",
            "&Show how it can be won",
            ("G",),
            "Watch a patience being won from here. Your game stays as it is.",
        ),
        ActionSpec(
            "take-back",
            "&Allow taking back",
            tip="Against others too; the result says how often it was done.",
            ruled=True,
        ),
        ActionSpec(
            "races-by-lot", "Races by &lot", tip="Draw lots where a game asks who is the fastest."
        ),
        ActionSpec(
            "pause",
            "&Pause",
            ("Esc", "Pause"),
            "Hide the table and stop the time, in games that wait for nobody.",
            ruled=True,
        ),
        ActionSpec(
            "turns-up",
            "Cards &turn up by themselves",
            tip="Your own, in games that wait for nobody.",
        ),
        ActionSpec(
            "right-hand",
            "&Keys on the right",
            tip="Play alone with the keys on the right, in games that wait for nobody.",
        ),
        ActionSpec("count", "Speed of the c&ount", entries=()),
    ),
    tr_noop("&View"): (
        ActionSpec("sheet", "Scor&e sheet", ("F4",), "Every round so far, and who is ahead."),
        ActionSpec(
            "yaku",
            "&Yaku on the way",
            ("Y",),
            "How near one side is to every yaku; again for the next side.",
        ),
        ActionSpec(
            "nearest",
            "&Nearest yaku on the table",
            tip="Always show the yaku that you are nearest to.",
        ),
        ActionSpec("history", "What was p&layed", ("L",), "The turns of this round, in words."),
        ActionSpec("again", "Last turns &again", ("A",), "See once more what others played."),
        ActionSpec(
            "month-names",
            "Say the &months",
            tip="Show each month's name as it is played, in games that wait for nobody.",
        ),
        ActionSpec(
            "month-wheel",
            "Month &wheel",
            tip="The ring of the months on the table, in games that wait for nobody.",
        ),
        ActionSpec(
            "key-caps",
            "Keys &on the table",
            tip="Show which key plays what, in games that wait for nobody.",
        ),
        ActionSpec("speed", "Animation &speed", entries=(), ruled=True),
        ActionSpec(
            "reduced-motion", "&Reduced motion", tip="Cards change place at once; nothing sways."
        ),
        ActionSpec("hover", "Cards rise under the &pointer", tip="Lift what can be taken."),
        ActionSpec("deck", "&Deck...", ("Ctrl+K",), "Play with other cards.", ruled=True),
        ActionSpec(
            "marks",
            "Month and &kind on the cards",
            ("Ctrl+M",),
            "Lay small marks over a deck that has none.",
        ),
        ActionSpec("cloth", "Table &cloth", entries=()),
        ActionSpec(
            "sound",
            "&Hear the table",
            ("Ctrl+Shift+S",),
            "Sounds of cards, yaku and clappers.",
            ruled=True,
        ),
        ActionSpec("volume", "Vol&ume", entries=()),
        ActionSpec("clock", "Show the &time", tip="Time played, below."),
        ActionSpec("full-screen", "&Full screen", ("F11",), "The table alone.", ruled=True),
    ),
    tr_noop("&Help"): (
        ActionSpec(
            "learn",
            "&Learn to play",
            ("F5",),
            "A first game of ten minutes that teaches the cards by playing.",
        ),
        ActionSpec("rules", "&Rules of this game", ("F1",), "How this game is played."),
        ActionSpec("keyboard", "&Keyboard", ("F2",), "Every key and what it does."),
        ActionSpec("cards", "&Cards", ("F3",), "Every card and what it is good for."),
        ActionSpec(
            "about", "&About Hanafuda Desktop", tip="Version, authors, sources.", ruled=True
        ),
    ),
}


def _all_specs() -> Iterator[ActionSpec]:
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


def told(spec: ActionSpec) -> str:
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


def owner(changed: Keys, key: str) -> ActionSpec | None:
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


def with_key(changed: Keys, command: str, key: str, *, alone: bool) -> Keys:
    """A command gets a key, which another command loses that had it.

    Args:
        changed: the keys so far.
        command: the id of who gets it.
        key: the key.
        alone: whether its other keys go.
    """
    before = () if alone else keys_in_use(changed)[command]
    return with_keys(changed, {command: (*(each for each in before if each != key), key)})


def swapped(changed: Keys, command: str, key: str) -> Keys:
    """A command gets a key, and who had it gets the first key of the command, if it has any."""
    other = owner(changed, key)
    if other is None or other.id == command:
        return with_key(changed, command, key, alone=True)
    in_use = keys_in_use(changed)
    own, *rest = in_use[command] or ("",)
    theirs = tuple(own if each == key else each for each in in_use[other.id])
    return with_keys(
        changed, {command: (key, *rest), other.id: tuple(each for each in theirs if each)}
    )


def with_usual(changed: Keys, command: str) -> Keys:
    """A command has its usual keys again; who has one of them loses it."""
    return with_keys(changed, {command: _USUAL[command]})
