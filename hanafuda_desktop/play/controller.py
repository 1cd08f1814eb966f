"""What goes on around a table besides its moves: one controller for each family of games.

The driver shows the game; its controller does what this family has besides: searches and hints,
panels and curtains, the turns of computer players. The rest of the program asks no game for its
family.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr, tr_noop

# Commands that only some games have, and what is said of them where a game has them not.
#
# Each kind of controller knows which of these its games have; nobody asks a game for its family
# here.

_IN_REAL_TIME: Final = ("turns-up", "right-hand", "count", "month-names", "month-wheel", "key-caps")
_OF_COMPANY: Final = ("take-back", "sheet", "history", "again", "why", "review")


class Only(Enum):
    """What only some games have: its commands, by their ids, and why others have them not."""

    PATIENCES = (
        ("deals", "outlook", "back-to-won", "demo"),
        tr_noop("Only patiences have this."),
    )
    COMPANY = _OF_COMPANY, tr_noop("Only games against others have this.")
    TURNS = (
        _OF_COMPANY,
        tr_noop("Only games in which one plays after the other have this."),
    )
    REAL_TIME = ("pause", *_IN_REAL_TIME), tr_noop("Only games that wait for nobody have this.")
    YAKU = ("yaku", "nearest"), tr_noop("Only games with yaku against others have this.")
    RACES = ("races-by-lot",), tr_noop("Only games that ask who is the fastest have this.")

    def __init__(self, commands: tuple[str, ...], why: str) -> None:
        self.commands = commands
        self.why = why


SETTINGS_OF_SOME: Final = frozenset(
    {"deals", "outlook", "take-back", "races-by-lot", "nearest", *_IN_REAL_TIME}
)
"""What can be set at any time where no game is on the table; the others need one anyway."""


def lacking(*kinds: Only) -> dict[str, str]:
    """Why a game that has none of these can never be given some commands, by their ids."""
    return {command: tr(kind.why) for kind in kinds for command in kind.commands}


class TableController(QObject):
    """Controls one table for as long as that stands.

    Args:
        scene: the table.
        session: the game on it.
        parent: the object it belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""
    unsaid = Signal(str)
    """A sentence that is no longer true."""
    asked = Signal(str)
    """A button on the table was pressed: the id of the menu entry that does the same."""
    altered = Signal()
    """What can be done, or is said of the game, is another, though nothing was played."""

    asks_computers = False
    """Whether computer players are asked that think in a process of their own."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.session = session
        self.settings = Settings()
        self._said_for_now = self._refusal = ""
        self.retold = ""
        """The sentence that was said last, if it tells once more what :meth:`told` has told."""

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self.settings = settings

    def show_pictures(self, pictures: CardPictures) -> None:
        """Another deck is on the table, or more of it has arrived."""

    def possible(self) -> dict[str, bool]:
        """Which commands can be given now or cannot, by their ids, if that is a question.

        The others can be, but for those that :meth:`reasons` names.
        """
        raise NotImplementedError

    def narration(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """What has just happened, in sentences, for whoever does not see it: each thing once."""
        from hanafuda_desktop.table.narration import events_told

        view, yaku = self.session.view, self.scene.words.yaku_name
        return events_told(events, view, self._named(), yaku, self._tell_own)

    def _tell_own(self, _event: Event) -> str:
        """What is said of an event that only this family has."""
        return ""

    def _named(self) -> tuple[str, ...]:
        """What everybody at the table is called, where several play."""
        return ()

    def words(self) -> dict[str, str]:
        """What the menu calls some commands at this table, by their ids."""
        raise NotImplementedError

    def reasons(self) -> dict[str, str]:
        """Why some commands can never be given at this table, by their ids.

        :func:`lacking` says it of what only other games have.
        """
        raise NotImplementedError

    def played_last(self) -> str:
        """What was played last, in words, or the empty string."""
        return ""

    def facts(self) -> dict[str, str]:
        """What the status line says of the game, by the names of its places.

        :data:`STATUS_FACTS` names them.
        """
        raise NotImplementedError

    @property
    def can_tell(self) -> bool:
        """Whether the facts are those of what the table shows: not before the cards lie there."""
        return self.scene.has_arrived

    def choose(self, move: Any) -> None:
        """A person made a legal move on the table: play it."""
        self.session.play(move)

    def refuse(self, move: Any) -> None:
        """A person tried what is not legal: say why."""
        why = self.session.game.refusal(move)
        if why is not None:
            self._say_refused(why)

    def _say_refused(self, why: str) -> None:
        """Say why a move was not played; something else that is done makes that stale."""
        self._say_for_now(why)
        self._refusal = why

    def take_up(self) -> None:
        """A person has begun something else on the table."""
        if self._refusal:
            self._unsay()

    def _say_for_now(self, sentence: str) -> None:
        """Say what is no longer true once the table goes on."""
        self._said_for_now, self._refusal = sentence, ""
        self.said.emit(sentence)

    def look_away(self) -> None:
        """Nobody looks at the table any more."""
        self.session.pause()

    def look_back(self) -> None:
        """Somebody looks at it again."""
        self.session.go_on()

    def menu_opened(self) -> None:
        """A menu was opened over the table."""

    def pause(self) -> None:
        """Let a game stand still that does not wait for anybody, or go on."""

    def new_deal(self) -> None:
        """Shuffle and deal again."""
        self.session.deal()

    def show_demo(self) -> None:
        """Show how the game can be won, where that can be known, or stop doing so."""

    def back_to_won(self) -> None:
        """Take back the moves since which a game cannot be won, where that is known."""

    def show_sheet(self) -> None:
        """Show how the game stands, round by round, where there are rounds."""

    def show_yaku(self) -> None:
        """Show how near a side is to every yaku, where sides make them; again for the next."""

    def show_history(self) -> None:
        """Show in words what was played of late, where others play, too."""

    def show_again(self) -> None:
        """Let be seen again what was played of late."""

    def show_why(self) -> None:
        """Show what a coach thinks of what was chosen, where others play, too."""

    def show_review(self) -> None:
        """Go through a finished round with a coach."""

    def hurry(self) -> bool:
        """Let whoever else plays do so at once; returns whether there is anybody."""
        return False

    def forget(self) -> None:
        """The table is about to change: what was said or searched about it is stale."""
        self._unsay()

    def _unsay(self) -> None:
        """Take back what was said for now."""
        said, self._said_for_now, self._refusal = self._said_for_now, "", ""
        if said:
            self.unsaid.emit(said)

    def changed(self, events: tuple[Event, ...]) -> None:
        """The table has been given a new moment, to which these events led, if it is known."""
        raise NotImplementedError

    def hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        raise NotImplementedError

    def stop(self) -> None:
        """The table goes away: let nothing run any more."""
        raise NotImplementedError


class TableFactory(Protocol):
    """Makes what the family of a game has of its own."""

    def table(self, rules: GameBase, pictures: CardPictures) -> TableScene:
        """An empty table for a game of these rules."""

    def controller(
        self,
        scene: TableScene,
        session: Session,
        thinking: Callable[[], Thinker],
        parent: QObject,
    ) -> TableController:
        """The controller of a table.

        Args:
            scene: the table.
            session: the game on it.
            thinking: where computer players think, for families that have them.
            parent: the object it belongs to.
        """
