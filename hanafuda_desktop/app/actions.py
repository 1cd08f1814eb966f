"""Every command of the window: its words, its menu and its keys, in one table.

The menus are built from this table, and the keyboard help shows it, so that neither can say
something else than the program does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from hanafuda_desktop.app.settings import SWITCHES, Cloth, DealWish, Settings, Speed
from hanafuda_desktop.table.cloth import CLOTHS

__all__ = ["ACTIONS", "MENUS", "ActionSpec", "Actions", "keys_text"]


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

_DEAL_WORDS: Final = {
    DealWish.ANY: "&Any deal",
    DealWish.WINNABLE: "&Can be won",
    DealWish.EASY: "Can be won, &easy",
    DealWish.MIDDLING: "Can be won, &middling",
    DealWish.HARD: "Can be won, &hard",
}
_SPEED_WORDS: Final = {Speed.SLOW: "&Slow", Speed.NORMAL: "&Normal", Speed.FAST: "&Fast"}


def keys_text(spec: ActionSpec) -> str:
    """The shortcuts as this system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return " or ".join(QKeySequence(keys).toString(native) for keys in spec.keys)


class Actions:
    """The menus of a window, and its actions by their ids.

    Args:
        window: the window whose menu bar is filled.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._actions: dict[str, QAction] = {}
        self.submenus: dict[str, QMenu] = {}
        menus = {name: window.menuBar().addMenu(name) for name in MENUS}
        for spec in ACTIONS:
            self._add(menus[spec.menu], spec)
            if spec.id in SUBMENUS:
                menus[SUBMENUS[spec.id]] = self.submenus[spec.id]
        self.speeds = self._choices("speed", _SPEED_WORDS)
        self.counts = self._choices("count", _SPEED_WORDS)
        self.deals = self._choices("deals", _DEAL_WORDS)
        self.cloths = self._choices("cloth", {cloth: f"&{CLOTHS[cloth].name}" for cloth in Cloth})

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def show_possible(self, possible: Mapping[str, bool]) -> None:
        """Enable what can be done now; of actions that are not named, nothing changes."""
        for action_id, can_be_done in possible.items():
            self[action_id].setEnabled(can_be_done)

    def show_words(self, words: Mapping[str, str]) -> None:
        """Call some actions by other words."""
        for action_id, text in words.items():
            self[action_id].setText(text)

    def show_reasons(self, reasons: Mapping[str, str]) -> None:
        """Say of some actions why they can never be used at this table."""
        move = self[next(iter(reasons), "undo")].associatedObjects()
        for spec in ACTIONS:
            if spec.id not in SUBMENUS:
                self[spec.id].setToolTip(reasons.get(spec.id, spec.tip))
        for menu in move:
            if isinstance(menu, QMenu):
                menu.setToolTipsVisible(bool(reasons))

    def show_settings(self, settings: Settings) -> None:
        """Tick what is set."""
        for action_id, setting in SWITCHES.items():
            self[action_id].setChecked(getattr(settings, setting))
        chosen = (
            (self.counts, settings.count),
            (self.deals, settings.deals),
            (self.speeds, settings.speed),
            (self.cloths, settings.cloth),
        )
        for choices, value in chosen:
            for action in choices.actions():
                action.setChecked(action.data() == value.value)

    def _add(self, menu: QMenu, spec: ActionSpec) -> None:
        if spec.ruled:
            menu.addSeparator()
        if spec.id in SUBMENUS:
            self.submenus[spec.id] = menu.addMenu(SUBMENUS[spec.id])
            return
        action = QAction(spec.text, self._window)
        action.setObjectName(spec.id)
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        action.setStatusTip(spec.tip)
        action.setCheckable(spec.checkable)
        menu.addAction(action)
        # Shortcuts must work while the menu bar is hidden, as it is in full screen.
        self._window.addAction(action)
        self._actions[spec.id] = action

    def _choices(self, submenu: str, words: Mapping[Any, str]) -> QActionGroup:
        group = QActionGroup(self._window)
        for value, text in words.items():
            action = self.submenus[submenu].addAction(text)
            action.setObjectName(f"{submenu}-{value}")
            action.setCheckable(True)
            action.setData(value.value)
            group.addAction(action)
        return group
