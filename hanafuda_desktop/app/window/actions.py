"""Every command of the window: its words, its menu and its keys, in one table.

The menus are built from this table, and the keyboard help shows it, so that neither can say
something else than the program does. The words are marked here, and said where they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from hanafuda_desktop.play.settings import Keys
from hanafuda_desktop.text.language import tr, tr_noop

# What a command of the window is, in which menus they stand, and what these are called.

GAME: Final = tr_noop("&Game")
MOVE: Final = tr_noop("&Move")
LOOK: Final = tr_noop("&View")
HELP: Final = tr_noop("&Help")
CHOOSE: Final = tr_noop("&Choose a game")
SPEED: Final = tr_noop("Animation &speed")
CLOTH: Final = tr_noop("Table &cloth")
VOLUME: Final = tr_noop("Vol&ume")
COUNT: Final = tr_noop("Speed of the c&ount")
DEALS: Final = tr_noop("&Deals of a patience")
HOUSE: Final = tr_noop("&House rules")

SUBMENUS: Final = {
    "choose": CHOOSE,
    "house": HOUSE,
    "deals": DEALS,
    "speed": SPEED,
    "cloth": CLOTH,
    "volume": VOLUME,
    "count": COUNT,
}
"""The submenus, by the ids of the commands that open them."""

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
        entries: what stands in the submenu that it opens, if commands do.
        ruled: whether a line is drawn above it.
    """

    id: str
    text: str
    keys: tuple[str, ...] = ()
    tip: str = ""
    menu: str = ""
    entries: tuple[ActionSpec, ...] = ()
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
    GAME: (
        ActionSpec(
            "all-games",
            tr_noop("&All games"),
            ("Ctrl+Home", "Ctrl+W"),
            tr_noop("Leave the table for the first screen; the game is saved."),
        ),
        ActionSpec(
            "new-deal", tr_noop("&New deal"), ("Ctrl+N",), tr_noop("Shuffle and deal again.")
        ),
        ActionSpec(
            "new-table",
            tr_noop("Ne&w table..."),
            ("Ctrl+Shift+N",),
            tr_noop("Choose the variant, who plays and how long, and begin."),
        ),
        ActionSpec("deals", DEALS),
        ActionSpec(
            "deal-number",
            tr_noop("Deal by n&umber..."),
            ("Ctrl+D",),
            tr_noop("Deal the cards of a number."),
        ),
        ActionSpec(
            "restart",
            tr_noop("&Restart this deal"),
            ("Ctrl+R",),
            tr_noop("Back to the beginning of this deal."),
        ),
        ActionSpec(
            "previous",
            tr_noop("&Back to the game before"),
            ("Ctrl+B",),
            tr_noop("Undo a new deal: the game before it returns."),
        ),
        ActionSpec("choose", CHOOSE, tip=tr_noop("Another game."), ruled=True),
        ActionSpec(
            "open-file",
            tr_noop("&Open a rule file..."),
            ("Ctrl+O",),
            tr_noop("Play any rule file."),
        ),
        ActionSpec(
            "house",
            HOUSE,
            entries=(
                ActionSpec(
                    "new-house-rule",
                    tr_noop("&New house rule from this game..."),
                    tip=tr_noop("Begin rules of your own that change this game."),
                ),
                ActionSpec(
                    "edit-rules",
                    tr_noop("&Edit the rules..."),
                    ("Ctrl+E",),
                    tr_noop("The rule file of this game as text, with a table to try it at."),
                ),
                ActionSpec(
                    "take-in",
                    tr_noop("&Take in a rule file..."),
                    tip=tr_noop("Look at a rule file from elsewhere, and add it to your games."),
                    ruled=True,
                ),
                ActionSpec(
                    "export-rules",
                    tr_noop("E&xport..."),
                    tip=tr_noop("Write this game into one file that can be sent."),
                ),
            ),
        ),
        ActionSpec(
            "copy-text",
            tr_noop("Copy game as &text"),
            ("Ctrl+Shift+C",),
            tr_noop("Put the deal and all moves on the clipboard."),
            ruled=True,
        ),
        ActionSpec(
            "paste-text",
            tr_noop("&Paste game from text"),
            ("Ctrl+Shift+V",),
            tr_noop("Play a game that was copied as text."),
        ),
        ActionSpec(
            "statistics",
            tr_noop("&Statistics..."),
            ("F6",),
            tr_noop("What came of all your games: figures, drawings, and a table to take away."),
            ruled=True,
        ),
        ActionSpec(
            "past-games",
            tr_noop("&Earlier games..."),
            ("F7",),
            tr_noop("Go through a game that was played, or go on from any point of it."),
        ),
        ActionSpec(
            "settings",
            tr_noop("Sett&ings..."),
            ("Ctrl+,",),
            tr_noop("Everything that can be set, and the keys."),
            ruled=True,
        ),
        ActionSpec(
            "quit",
            tr_noop("&Quit"),
            ("Ctrl+Q",),
            tr_noop("Leave; the game is saved."),
            ruled=True,
        ),
    ),
    MOVE: (
        ActionSpec("undo", tr_noop("&Undo"), ("Ctrl+Z", "U"), tr_noop("Take back the last move.")),
        ActionSpec(
            "redo", tr_noop("&Redo"), ("Ctrl+Y", "Ctrl+Shift+Z", "R"), tr_noop("Play it again.")
        ),
        ActionSpec(
            "hint",
            tr_noop("&Hint"),
            ("H",),
            tr_noop("Show a good move; again for the next."),
            ruled=True,
        ),
        ActionSpec(
            "why",
            tr_noop("Wh&y?"),
            ("Q",),
            tr_noop(
                "What the moves of your last choice were worth; after the round, those of "
                "everybody."
            ),
        ),
        ActionSpec(
            "review",
            tr_noop("Re&view of the round"),
            ("V",),
            tr_noop("Go through a finished round, and mark the choices that were costly."),
        ),
        ActionSpec(
            "outlook",
            tr_noop("Say if it can be &won"),
            tip=tr_noop(
                "Whether a patience can still be won, below; whoever knows that knows more than "
                "the table."
            ),
        ),
        ActionSpec(
            "back-to-won",
            tr_noop("&Back to where it could be won"),
            ("W",),
            tr_noop("Take back the move that lost a patience, and all after it."),
        ),
        ActionSpec(
            "demo",
            tr_noop("&Show how it can be won"),
            ("G",),
            tr_noop("Watch a patience being won from here. Your game stays as it is."),
        ),
        ActionSpec(
            "take-back",
            tr_noop("&Allow taking back"),
            tip=tr_noop("Against others too; the result says how often it was done."),
            ruled=True,
        ),
        ActionSpec(
            "races-by-lot",
            tr_noop("Races by &lot"),
            tip=tr_noop("Draw lots where a game asks who is the fastest."),
        ),
        ActionSpec(
            "pause",
            tr_noop("&Pause"),
            ("Esc", "Pause"),
            tr_noop("Hide the table and stop the time, in games that wait for nobody."),
            ruled=True,
        ),
        ActionSpec(
            "turns-up",
            tr_noop("Cards &turn up by themselves"),
            tip=tr_noop("Your own, in games that wait for nobody."),
        ),
        ActionSpec(
            "right-hand",
            tr_noop("&Keys on the right"),
            tip=tr_noop("Play alone with the keys on the right, in games that wait for nobody."),
        ),
        ActionSpec("count", COUNT),
    ),
    LOOK: (
        ActionSpec(
            "sheet",
            tr_noop("Scor&e sheet"),
            ("F4",),
            tr_noop("Every round so far, and who is ahead."),
        ),
        ActionSpec(
            "yaku",
            tr_noop("&Yaku on the way"),
            ("Y",),
            tr_noop("How near one side is to every yaku; again for the next side."),
        ),
        ActionSpec(
            "nearest",
            tr_noop("&Nearest yaku on the table"),
            tip=tr_noop("Always show the yaku that you are nearest to."),
        ),
        ActionSpec(
            "history",
            tr_noop("What was p&layed"),
            ("L",),
            tr_noop("The turns of this round, in words."),
        ),
        ActionSpec(
            "again",
            tr_noop("Last turns &again"),
            ("A",),
            tr_noop("See once more what others played."),
        ),
        ActionSpec(
            "month-names",
            tr_noop("Say the &months"),
            tip=tr_noop("Show each month's name as it is played, in games that wait for nobody."),
        ),
        ActionSpec(
            "month-wheel",
            tr_noop("Month &wheel"),
            tip=tr_noop("The ring of the months on the table, in games that wait for nobody."),
        ),
        ActionSpec(
            "key-caps",
            tr_noop("Keys &on the table"),
            tip=tr_noop("Show which key plays what, in games that wait for nobody."),
        ),
        ActionSpec("speed", SPEED, ruled=True),
        ActionSpec(
            "reduced-motion",
            tr_noop("&Reduced motion"),
            tip=tr_noop("Cards change place at once; nothing sways."),
        ),
        ActionSpec(
            "hover",
            tr_noop("Cards rise under the &pointer"),
            tip=tr_noop("Lift what can be taken."),
        ),
        ActionSpec(
            "deck",
            tr_noop("&Deck..."),
            ("Ctrl+K",),
            tr_noop("Play with other cards."),
            ruled=True,
        ),
        ActionSpec(
            "marks",
            tr_noop("Month and &kind on the cards"),
            ("Ctrl+M",),
            tr_noop("Lay small marks over a deck that has none."),
        ),
        ActionSpec("cloth", CLOTH),
        ActionSpec(
            "sound",
            tr_noop("&Hear the table"),
            ("Ctrl+Shift+S",),
            tr_noop("Sounds of cards, yaku and clappers."),
            ruled=True,
        ),
        ActionSpec("volume", VOLUME),
        ActionSpec("clock", tr_noop("Show the &time"), tip=tr_noop("Time played, below.")),
        ActionSpec(
            "full-screen",
            tr_noop("&Full screen"),
            ("F11",),
            tr_noop("The table alone."),
            ruled=True,
        ),
    ),
    HELP: (
        ActionSpec(
            "learn",
            tr_noop("&Learn to play"),
            ("F5",),
            tr_noop("A first game of ten minutes that teaches the cards by playing."),
        ),
        ActionSpec(
            "rules", tr_noop("&Rules of this game"), ("F1",), tr_noop("How this game is played.")
        ),
        ActionSpec(
            "keyboard", tr_noop("&Keyboard"), ("F2",), tr_noop("Every key and what it does.")
        ),
        ActionSpec(
            "cards", tr_noop("&Cards"), ("F3",), tr_noop("Every card and what it is good for.")
        ),
        ActionSpec(
            "about",
            tr_noop("&About Hanafuda Desktop"),
            tip=tr_noop("Version, authors, sources."),
            ruled=True,
        ),
    ),
}


def _all_specs() -> Iterator[ActionSpec]:
    for menu, specs in _BY_MENU.items():
        for spec in specs:
            yield spec._replace(menu=menu)
            yield from (entry._replace(menu=spec.text) for entry in spec.entries)


MENUS: Final = tuple(_BY_MENU)
ACTIONS: Final = tuple(_all_specs())
"""Every command, menu by menu; what a submenu holds stands behind what opens it."""


COMMANDS: Final = tuple(spec for spec in ACTIONS if spec.id not in SUBMENUS)
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
