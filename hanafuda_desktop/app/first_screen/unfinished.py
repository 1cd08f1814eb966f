"""The game to go on with: which it is, how it stands, and a picture of its table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from hanafuda_desktop.app.saves import GameRef, Saves
from hanafuda_desktop.app.sitting import Sitting, as_recorded
from hanafuda_desktop.app.status_facts import plain_number
from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cloth import Cloth, paint_cloth

if TYPE_CHECKING:
    from hanafuda_desktop.table.pictures import CardPictures
    from hanafuda_desktop.table.scene import TableScene

__all__ = ["Unfinished", "picture_of", "saved_unfinished", "scene_picture"]

_TABLE: Final = (1120, 700)
"""The size of the table of which a small picture is taken."""
_FINER: Final = 2
_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that was begun and is not over.

    Attributes:
        ref: which game.
        sitting: the game with those who sit around it.
        moves: what was played of it when it was found.
    """

    ref: GameRef
    sitting: Sitting
    moves: tuple[Any, ...]

    @classmethod
    def found(cls, ref: GameRef, sitting: Sitting) -> Unfinished:
        """A game as it stands now."""
        return cls(ref, sitting, sitting.game.moves)

    def looks_as(self, other: Unfinished | None) -> bool:
        """Whether there is nothing else to be seen of this game than of another."""
        if other is None or (self.ref, self.moves) != (other.ref, other.moves):
            return False
        mine, theirs = self.sitting.game, other.sitting.game
        return mine is theirs or (mine.seed == theirs.seed and mine.rules == theirs.rules)

    @property
    def name(self) -> str:
        """What people call the game."""
        return plain(self.sitting.game.rules.name)

    def lines(self) -> list[str]:
        """How it stands, in a few words each."""
        sitting = self.sitting
        view = sitting.view
        if view.round is not None:
            number = max(1, view.round.number)
            rounds = tr("Round {number} of {rounds}", number=number, rounds=view.round.rounds)
            return [rounds, _points(sitting, view.round.totals)]
        if view.turn is not None:
            return [tr("Round {number}", number=getattr(view.turn, "number", 1))]
        moves = trn("{n} move", "{n} moves", len(sitting.game.moves))
        if not view.yaku:
            return [moves]
        collected = sum(1 for place in view.yaku if place.collected)
        return [moves, tr("Yaku {collected}/{all}", collected=collected, all=len(view.yaku))]


def _points(sitting: Sitting, totals: tuple[int, ...]) -> str:
    """The points of everybody, one's own first where two play."""
    seating = sitting.seating
    if len(totals) == _PAIR and len(seating.persons) == 1:
        own = seating.first_person
        points = [plain_number(total) for total in (totals[own], totals[1 - own])]
        return tr("{own} to {other} points", own=points[0], other=points[1])
    return in_a_row(
        [f"{seating.name(seat)} {plain_number(total)}" for seat, total in enumerate(totals)]
    )


def saved_unfinished(saves: Saves, ref: GameRef) -> Unfinished | None:
    """The saved game of this kind, if there is one that is not over."""
    found = saves.glance(ref)
    if found.game is None or found.game.outcome is not None:
        return None
    return Unfinished.found(ref, as_recorded(found.game, found.record))


def picture_of(
    sitting: Sitting, pictures: CardPictures, cloth: Cloth, size: QSize, ratio: float
) -> QPixmap:
    """A small picture of a game's table as it stands, laid for this alone.

    Args:
        sitting: the game.
        pictures: the deck.
        cloth: of the table.
        size: of the picture, in logical pixels.
        ratio: device pixels for each of these.
    """
    from hanafuda_desktop.app.attending import table_for
    from hanafuda_desktop.app.round_words import seat_names

    scene = table_for(sitting.game.rules, pictures)
    scene.set_cloth(cloth.id)
    scene.set_names(seat_names(sitting.seating))
    scene.resize(*_TABLE, ratio)
    scene.present(sitting.view, ())
    picture = scene_picture(scene, cloth, size, ratio)
    scene.cancel()
    scene.land()
    scene.stage.clear()
    scene.deleteLater()
    return picture


def scene_picture(scene: TableScene, cloth: Cloth, size: QSize, ratio: float) -> QPixmap:
    """A small picture of all of a table that lies there; of one that is moving, as it will lie."""
    scene.land()
    fine = ratio * _FINER
    wide, high = max(1, round(size.width() * fine)), max(1, round(size.height() * fine))
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint_cloth(painter, QRectF(image.rect()), cloth)
    table = scene.sceneRect()
    scale = min(wide / table.width(), high / table.height())
    seen = QRectF(0, 0, table.width() * scale, table.height() * scale)
    seen.moveCenter(QRectF(image.rect()).center())
    scene.render(painter, seen, table, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    whole = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    smooth = Qt.TransformationMode.SmoothTransformation
    small = QPixmap.fromImage(image.scaled(whole, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    small.setDevicePixelRatio(ratio)
    return small
