"""Every command of the window: its words, its menu and its keys, in one table.

The menus are built from this table, and the keyboard help shows it, so that neither can say
something else than the program does.
"""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["ACTIONS", "MENUS", "SUBMENUS", "ActionSpec"]


class ActionSpec(NamedTuple):
    """One command.

    Attributes:
        id: its name in code.
        menu: the menu it stands in.
        text: what the menu says.
        keys: its shortcuts.
        tip: one sentence that says what it does.
        checkable: whether it is switched on and off.
        ruled: whether a line is drawn above it.
    """

    id: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    tip: str = ""
    checkable: bool = False
    ruled: bool = False


GAME: Final = "&Game"
MOVE: Final = "&Move"
LOOK: Final = "&View"
HELP: Final = "&Help"
CHOOSE: Final = "&Choose a game"
SPEED: Final = "Animation &speed"
CLOTH: Final = "Table &cloth"
VOLUME: Final = "Vol&ume"
COUNT: Final = "Speed of the c&ount"
DEALS: Final = "&Deals of a patience"
HOUSE: Final = "&House rules"

MENUS: Final = (GAME, MOVE, LOOK, HELP)
SUBMENUS: Final = {
    "choose": CHOOSE,
    "house": HOUSE,
    "deals": DEALS,
    "speed": SPEED,
    "cloth": CLOTH,
    "volume": VOLUME,
    "count": COUNT,
}

ACTIONS: Final = (
    ActionSpec("new-deal", GAME, "&New deal", ("Ctrl+N",), "Shuffle and deal again."),
    ActionSpec(
        "new-table",
        GAME,
        "New &game...",
        ("Ctrl+Shift+N",),
        "Choose who plays and how many rounds, and begin.",
    ),
    ActionSpec("deals", GAME, DEALS),
    ActionSpec(
        "deal-number", GAME, "Deal by n&umber...", ("Ctrl+D",), "Deal the cards of a number."
    ),
    ActionSpec(
        "restart", GAME, "&Restart this deal", ("Ctrl+R",), "Back to the beginning of this deal."
    ),
    ActionSpec(
        "previous",
        GAME,
        "&Back to the game before",
        ("Ctrl+B",),
        "Undo a new deal: the game before it returns.",
    ),
    ActionSpec("choose", GAME, CHOOSE, (), "Another game.", ruled=True),
    ActionSpec("open-file", GAME, "&Open a rule file...", ("Ctrl+O",), "Play any rule file."),
    ActionSpec("house", GAME, HOUSE),
    ActionSpec(
        "new-house-rule",
        HOUSE,
        "&New house rule from this game...",
        (),
        "Begin rules of your own that change this game.",
    ),
    ActionSpec(
        "edit-rules",
        HOUSE,
        "&Edit the rules...",
        ("Ctrl+E",),
        "The rule file of this game as text, with a table to try it at.",
    ),
    ActionSpec(
        "take-in",
        HOUSE,
        "&Take in a rule file...",
        (),
        "Look at a rule file from elsewhere, and add it to your games.",
        ruled=True,
    ),
    ActionSpec(
        "export-rules", HOUSE, "E&xport...", (), "Write this game into one file that can be sent."
    ),
    ActionSpec(
        "copy-text",
        GAME,
        "Copy game as &text",
        ("Ctrl+Shift+C",),
        "Put the deal and all moves on the clipboard.",
        ruled=True,
    ),
    ActionSpec(
        "paste-text",
        GAME,
        "&Paste game from text",
        ("Ctrl+Shift+V",),
        "Play a game that was copied as text.",
    ),
    ActionSpec(
        "statistics",
        GAME,
        "&Statistics...",
        ("F6",),
        "What came of all your games: figures, drawings, and a table to take away.",
        ruled=True,
    ),
    ActionSpec(
        "past-games",
        GAME,
        "&Earlier games...",
        ("F7",),
        "Go through a game that was played, or go on from any point of it.",
    ),
    ActionSpec(
        "settings",
        GAME,
        "Sett&ings...",
        ("Ctrl+,",),
        "Everything that can be set, and the keys.",
        ruled=True,
    ),
    ActionSpec("quit", GAME, "&Quit", ("Ctrl+Q",), "Leave; the game is saved.", ruled=True),
    ActionSpec("undo", MOVE, "&Undo", ("Ctrl+Z", "U"), "Take back the last move."),
    ActionSpec("redo", MOVE, "&Redo", ("Ctrl+Y", "Ctrl+Shift+Z", "R"), "Play it again."),
    ActionSpec("hint", MOVE, "&Hint", ("H",), "Show a good move; again for the next.", ruled=True),
    ActionSpec(
        "why",
        MOVE,
        "Wh&y?",
        ("Q",),
        "What the moves of your last choice were worth; after the round, those of everybody.",
    ),
    ActionSpec(
        "review",
        MOVE,
        "Re&view of the round",
        ("V",),
        "Go through a finished round, and mark the choices that were costly.",
    ),
    ActionSpec(
        "outlook",
        MOVE,
        "Say if it can be &won",
        (),
        "Whether a patience can still be won, below; whoever knows that knows more than the table.",
        checkable=True,
    ),
    ActionSpec(
        "back-to-won",
        MOVE,
        "&Back to where it could be won",
        ("W",),
        "Take back the move that lost a patience, and all after it.",
    ),
    ActionSpec(
        "demo",
        MOVE,
        "&Show how it can be won",
        ("G",),
        "Watch a patience being won from here; whatever you do at the table, you go on instead.",
    ),
    ActionSpec(
        "take-back",
        MOVE,
        "&Allow taking back",
        (),
        "Against others too; the result says how often it was done.",
        checkable=True,
        ruled=True,
    ),
    ActionSpec(
        "races-by-lot",
        MOVE,
        "Races by &lot",
        (),
        "Draw lots where a game asks who is the fastest.",
        checkable=True,
    ),
    ActionSpec(
        "pause",
        MOVE,
        "&Pause",
        ("Esc", "Pause"),
        "Hide the table and stop the time, in games that wait for nobody.",
        ruled=True,
    ),
    ActionSpec(
        "turns-up",
        MOVE,
        "Cards &turn up by themselves",
        (),
        "Your own, in games that wait for nobody.",
        checkable=True,
    ),
    ActionSpec(
        "right-hand",
        MOVE,
        "&Keys on the right",
        (),
        "Play alone with the keys on the right, in games that wait for nobody.",
        checkable=True,
    ),
    ActionSpec("count", MOVE, COUNT),
    ActionSpec("sheet", LOOK, "Scor&e sheet", ("F4",), "Every round so far, and who is ahead."),
    ActionSpec(
        "yaku",
        LOOK,
        "&Yaku on the way",
        ("Y",),
        "How near one side is to every yaku; again for the next side.",
    ),
    ActionSpec(
        "nearest",
        LOOK,
        "&Nearest yaku on the table",
        (),
        "Always show the yaku that you are nearest to.",
        checkable=True,
    ),
    ActionSpec("history", LOOK, "What was p&layed", ("L",), "The turns of this round, in words."),
    ActionSpec("again", LOOK, "Last turns &again", ("A",), "See once more what others played."),
    ActionSpec(
        "month-names",
        LOOK,
        "Say the &months",
        (),
        "Show each month's name as it is played, in games that wait for nobody.",
        checkable=True,
    ),
    ActionSpec(
        "month-wheel",
        LOOK,
        "Month &wheel",
        (),
        "The ring of the months on the table, in games that wait for nobody.",
        checkable=True,
    ),
    ActionSpec(
        "key-caps",
        LOOK,
        "Keys &on the table",
        (),
        "Show which key plays what, in games that wait for nobody.",
        checkable=True,
    ),
    ActionSpec("speed", LOOK, SPEED, ruled=True),
    ActionSpec(
        "reduced-motion",
        LOOK,
        "&Reduced motion",
        (),
        "Cards change place at once; nothing sways.",
        checkable=True,
    ),
    ActionSpec(
        "hover",
        LOOK,
        "Cards rise under the &pointer",
        (),
        "Lift what can be taken.",
        checkable=True,
    ),
    ActionSpec("deck", LOOK, "&Deck...", ("Ctrl+K",), "Play with other cards.", ruled=True),
    ActionSpec(
        "marks",
        LOOK,
        "Month and &kind on the cards",
        ("Ctrl+M",),
        "Lay small marks over a deck that has none.",
        checkable=True,
    ),
    ActionSpec("cloth", LOOK, CLOTH),
    ActionSpec(
        "sound",
        LOOK,
        "&Hear the table",
        ("Ctrl+Shift+S",),
        "Sounds of cards, yaku and clappers.",
        checkable=True,
        ruled=True,
    ),
    ActionSpec("volume", LOOK, VOLUME),
    ActionSpec("clock", LOOK, "Show the &time", (), "Time played, below.", checkable=True),
    ActionSpec(
        "full-screen",
        LOOK,
        "&Full screen",
        ("F11",),
        "The table alone.",
        checkable=True,
        ruled=True,
    ),
    ActionSpec("rules", HELP, "&Rules of this game", ("F1",), "How this game is played."),
    ActionSpec("keyboard", HELP, "&Keyboard", ("F2",), "Every key and what it does."),
    ActionSpec("cards", HELP, "&Cards", ("F3",), "Every card and what it is good for."),
    ActionSpec(
        "about", HELP, "&About Hanafuda Desktop", (), "Version, authors, sources.", ruled=True
    ),
)
