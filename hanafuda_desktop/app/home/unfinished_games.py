"""The games that were begun and are not over: the one on the table, and what is saved."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from hanafuda_desktop.app.home.game_picture import fine_pixmap
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import SeatedGame, as_recorded
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cloth import Cloth, paint_cloth
from hanafuda_desktop.table.lettering import number_text
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import in_a_row

if TYPE_CHECKING:
    from hanafuda_desktop.table.cards.pictures import CardPictures
    from hanafuda_desktop.table.scene import TableScene

# The game to go on with: which it is, how it stands, and a picture of its table.

_TABLE: Final = (1120, 700)
"""The size of the table of which a small picture is taken."""
_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that was begun and is not over.

    Attributes:
        ref: which game.
        seated: the game with those who sit around it.
        moves: what was played of it when it was found.
    """

    ref: GameRef
    seated: SeatedGame
    moves: tuple[Any, ...]

    def looks_as(self, other: Unfinished | None) -> bool:
        """Whether there is nothing else to be seen of this game than of another."""
        if other is None or (self.ref, self.moves) != (other.ref, other.moves):
            return False
        mine, theirs = self.seated.game, other.seated.game
        return mine is theirs or (mine.seed == theirs.seed and mine.rules == theirs.rules)

    @property
    def name(self) -> str:
        """What people call the game."""
        return plain(self.seated.game.rules.name)

    def lines(self) -> list[str]:
        """How it stands, in a few words each."""
        seated = self.seated
        view = seated.view
        if view.round is not None:
            number = max(1, view.round.number)
            rounds = tr("Round {number} of {rounds}", number=number, rounds=view.round.rounds)
            return [rounds, _points(seated, view.round.totals)]
        if view.turn is not None:
            return [tr("Round {number}", number=getattr(view.turn, "number", 1))]
        moves = trn("{n} move", "{n} moves", len(seated.game.moves))
        if not view.yaku:
            return [moves]
        collected = sum(1 for place in view.yaku if place.collected)
        return [moves, tr("Yaku {collected}/{all}", collected=collected, all=len(view.yaku))]


def _points(seated: SeatedGame, totals: tuple[int, ...]) -> str:
    """The points of everybody, one's own first where two play."""
    seating = seated.seating
    if len(totals) == _PAIR and len(seating.persons) == 1:
        own = seating.first_person
        points = [number_text(total) for total in (totals[own], totals[1 - own])]
        return tr("{own} to {other} points", own=points[0], other=points[1])
    return in_a_row(
        [f"{seating.name(seat)} {number_text(total)}" for seat, total in enumerate(totals)]
    )


def picture_of(
    seated: SeatedGame, pictures: CardPictures, cloth: Cloth, size: QSize, ratio: float
) -> QPixmap:
    """A small picture of a game's table as it stands, laid for this alone.

    Args:
        seated: the game.
        pictures: the deck.
        cloth: of the table.
        size: of the picture, in logical pixels.
        ratio: device pixels for each of these.
    """
    from hanafuda_desktop.families.ui_registry import table_for
    from hanafuda_desktop.play.words import seat_names

    scene = table_for(seated.game.rules, pictures)
    scene.set_cloth(cloth.id)
    scene.set_names(seat_names(seated.seating))
    scene.resize(*_TABLE, ratio)
    scene.present(seated.view, ())
    picture = scene_picture(scene, cloth, size, ratio)
    scene.cancel()
    scene.land()
    scene.stage.clear()
    scene.deleteLater()
    return picture


def scene_picture(scene: TableScene, cloth: Cloth, size: QSize, ratio: float) -> QPixmap:
    """A small picture of all of a table that lies there; of one that is moving, as it will lie."""
    scene.land()

    def paint(painter: QPainter, _fine: float) -> None:
        whole, table = QRectF(painter.viewport()), scene.sceneRect()
        paint_cloth(painter, whole, cloth)
        scale = min(whole.width() / table.width(), whole.height() / table.height())
        seen = QRectF(0, 0, table.width() * scale, table.height() * scale)
        seen.moveCenter(whole.center())
        scene.render(painter, seen, table, Qt.AspectRatioMode.IgnoreAspectRatio)

    return fine_pixmap(size, ratio, paint)


# Work that can wait until the screen is painted, a piece at a time.


class Chores(QObject):
    """Does one thing after the other, and lets the window breathe in between.

    Args:
        parent: the object it belongs to.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._next)

    def do(self, *chores: Callable[[], object]) -> None:
        """Do these soon, after what waits already."""
        self._waiting.extend(chores)
        if self._waiting:
            self._soon.start(0)

    def stop(self) -> None:
        """Do nothing of what waits."""
        self._waiting.clear()
        self._soon.stop()

    def _next(self) -> None:
        chore = self._waiting.popleft()
        try:
            chore()
        finally:  # a fault of one is told, and keeps no other from being done
            if self._waiting:
                self._soon.start(0)


class GamesInProgress(QObject):
    """Finds them, one after the other, since each has to be replayed for that.

    Args:
        session: the game on the table.
        saves: what is saved.
        chores: does what can wait.
        parent: the object it belongs to.

    Attributes:
        games: those that are known, the one that was played last before the others.
    """

    changed = Signal()
    """Others are known now."""

    def __init__(self, session: Session, saves: Saves, chores: Chores, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._saves = saves
        self._chores = chores
        self.games: dict[GameRef, Unfinished] = {}

    @property
    def newest(self) -> Unfinished | None:
        """The one that was played last."""
        return next(iter(self.games.values()), None)

    @property
    def ids(self) -> frozenset[str]:
        """Of which games of the catalogue they are."""
        return frozenset(ref.id for ref in self.games if ref.file is None)

    @property
    def may_be_any(self) -> bool:
        """Whether there are any, or something is saved that may turn out to be one."""
        return bool(self.games) or bool(self._saves.saved())

    def note_open(self) -> None:
        """Note the game on the table, which is known without a look at what is saved.

        If it is over, what was known of it while it was not is forgotten.
        """
        session = self._session
        if session.is_open:
            others = {ref: game for ref, game in self.games.items() if ref != session.ref}
            self._know(self._open_game() | others)

    def look(self) -> None:
        """Look through what is saved; until that is done, what was known stays."""
        session, found = self._session, self._open_game()
        others = [ref for ref in self._saves.saved() if not session.is_open or ref != session.ref]
        self._chores.do(
            *(partial(self._glance, ref, found) for ref in others),
            lambda: self._know(found),
        )

    def _open_game(self) -> dict[GameRef, Unfinished]:
        session = self._session
        if not session.is_open or session.ref is None or session.is_over:
            return {}
        return {session.ref: Unfinished(session.ref, session.seated, session.game.moves)}

    def _glance(self, ref: GameRef, found: dict[GameRef, Unfinished]) -> None:
        slot = self._saves.glance(ref)
        if slot.game is None or slot.game.outcome is not None:
            return
        found[ref] = Unfinished(ref, as_recorded(slot.game, slot.record), slot.game.moves)
        if not self.games:  # it is the one that was played last
            self._know({ref: found[ref]})

    def _know(self, games: dict[GameRef, Unfinished]) -> None:
        self.games = games
        self.changed.emit()
