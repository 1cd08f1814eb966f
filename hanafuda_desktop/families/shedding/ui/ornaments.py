"""What a shedding game shows beside the cards: tray, direction, race, effects, the palm."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from hanafuda_desktop.engine.events import RaceRun, RoundEnded
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.moves import (
    Combine,
    DirectionTurned,
    DiscardDrawn,
    EffectStruck,
    Keep,
    PalmLaid,
    Pass,
    Struggle,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.choosing import top_of
from hanafuda_desktop.families.shedding.ui.effects import (
    SightItem,
    call_of,
    counters_of,
    effect_signs,
    palm_of,
    stamp_of,
)
from hanafuda_desktop.families.shedding.ui.layout import SheddingLayout
from hanafuda_desktop.families.shedding.ui.race_item import RaceItem, race_zones
from hanafuda_desktop.families.shedding.ui.table import SheddingChoices
from hanafuda_desktop.families.shedding.ui.tray_item import TrayFace, TrayItem
from hanafuda_desktop.families.shedding.ui.words import foretell, no_effect, struck_words
from hanafuda_desktop.families.shedding.view import SheddingTurn
from hanafuda_desktop.table.animation import Stage, Track, VisualEffect, ease_in_out, linear
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import GOLD, PAPER, faded
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.interaction import Interaction
from hanafuda_desktop.table.keyboard import Pressed
from hanafuda_desktop.table.lettering import plain_text
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.text.language import tr

# A quiet arrow around the middle of the table: which way turns go.

_Z: Final = -8.0
_HEADS: Final = 6
"""Arrow heads along the ring."""


class RingItem(QGraphicsObject):
    """A thin line around the middle, with heads that point the way turns go."""

    def __init__(self) -> None:
        super().__init__()
        self._size = QRectF()
        self.clockwise = False
        self._turning = 0.0
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_geometry(self, rect: QRectF) -> None:
        """Run around this."""
        if QRectF(self.pos(), self._size.size()) != rect:
            self.prepareGeometryChange()
            self.setPos(rect.topLeft())
            self._size = QRectF(QPointF(), rect.size())

    def show_direction(self, *, clockwise: bool) -> None:
        """Point this way."""
        self.clockwise = clockwise
        self._turning = 0.0
        said = tr("Turns go clockwise") if clockwise else tr("Turns go counter-clockwise")
        self.setToolTip(plain_text(said))
        self.update()

    def turn(self, part: float) -> None:
        """Shine while the direction turns; 1 when that is over."""
        self._turning = 1 - part
        self.update()

    def boundingRect(self) -> QRectF:
        """The ring with its heads."""
        return self._size.adjusted(-12, -12, 12, 12)

    def shape(self) -> QPainterPath:
        """Nothing to point at."""
        return QPainterPath()

    def paint(self, painter: QPainter, *_: object) -> None:
        """Draw it."""
        if self._size.isEmpty():
            return
        corner = min(self._size.width(), self._size.height()) * 0.16
        path = QPainterPath()
        path.addRoundedRect(self._size, corner, corner)
        thick = max(1.6, self._size.height() * 0.009)
        shine = self._turning
        ink = GOLD if shine else PAPER
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(ink, 0.16 + 0.6 * shine), thick * (1 + 2 * shine)))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink, 0.42 + 0.5 * shine))
        # Qt draws a rounded rectangle clockwise.
        side = 1.0 if self.clockwise else -1.0
        head = thick * (4.2 + 3 * shine)
        for number in range(_HEADS):
            at = ((number + 0.5) / _HEADS + side * shine * 0.5) % 1.0
            painter.drawPolygon(_head(path, at, side, head))


def _head(path: QPainterPath, at: float, side: float, size: float) -> QPolygonF:
    """An arrow's head on the path."""
    spot = path.pointAtPercent(at)
    turn = -math.radians(path.angleAtPercent(at))
    run = QPointF(math.cos(turn), math.sin(turn)) * side
    across = QPointF(-run.y(), run.x())
    return QPolygonF(
        [
            spot + run * size,
            spot - run * size * 0.7 + across * size * 0.8,
            spot - run * size * 0.25,
            spot - run * size * 0.7 - across * size * 0.8,
        ]
    )


# What the tray of a shedding game shows: what is about to be played, and what comes of it.


class TrayFaces:
    """The tray's faces in one game.

    Args:
        rules: the game's rules.
    """

    def __init__(self, rules: SheddingRules) -> None:
        self._rules = rules

    def face(self, choices: SheddingChoices, move: object) -> TrayFace:
        """What the tray shows while this move is the one that would be played."""
        match move:
            case Combine(combination, field, hand, lay):
                told = foretell(self._rules, choices.view, move)
                group = next(each for each in choices.groups if move in each.moves)
                return TrayFace(
                    cards=(*field, *hand),
                    laid=lay,
                    tops=group.tops if top_of(move) in group.tops else (),
                    title=choices.names[combination],
                    said=told.said,
                    signs=effect_signs(told.effect) if told.effect is not None else (),
                    strong=told.effect is not None or told.wins,
                    on_top=tr("on top") if self._acts(combination) else "",
                    help=tr("Click a card to lay it on top.") if len(group.tops) > 1 else "",
                )
            case DiscardDrawn():
                return self._face_of_drawn(choices, move)
            case Keep():
                return TrayFace(title=tr("If you keep it"), said=no_effect())
        if choices.discards:  # with which mate makes no difference to what comes of it
            return self._face_of_drawn(choices, choices.discards[0], with_mate=False)
        if choices.keeps_drawn:
            return TrayFace(title=tr("If you keep it"), said=no_effect())
        if choices.gathered.cards:
            return TrayFace(title=tr("Add a glowing card."))
        return TrayFace(said=self._hint(choices))

    def _face_of_drawn(
        self, choices: SheddingChoices, move: DiscardDrawn, *, with_mate: bool = True
    ) -> TrayFace:
        """What comes of discarding the drawn card."""
        told = foretell(self._rules, choices.view, move)
        mate = (move.onto,) if with_mate and move.onto is not None else ()
        drawn = tuple(card for card in choices.view.pile("x").cards if card is not None)
        return TrayFace(
            cards=(*mate, *drawn),
            title=tr("If you discard it"),
            said=told.said,
            signs=effect_signs(told.effect) if told.effect is not None else (),
            strong=told.effect is not None,
            on_top=tr("on top") if self._rules.struggle.effect else "",
        )

    def _acts(self, combination: str) -> bool:
        """Whether the top card of a combination has an effect, or may have one."""
        return any(each.id == combination and each.effect for each in self._rules.combinations)

    def _hint(self, choices: SheddingChoices) -> str:
        """What can be done, where nothing is chosen yet."""
        view = choices.view
        if choices.swaps:
            return tr("With whom do you swap hands?")
        if choices.groups and isinstance(choices.draws, Struggle):
            return tr("Choose cards that go together, or draw from the stock.")
        if choices.groups:
            return tr("Choose cards that go together.")
        if isinstance(choices.draws, Pass):
            return tr("There is nothing to play and nothing to draw.")
        if choices.draws is not None and view.to_move == view.seat:
            return tr("Nothing goes together: draw from the stock.")
        return ""


_RACE: Final = "race over"


class SheddingOrnaments(QObject):
    """The ornaments of one scene.

    Attributes:
        ring: which way turns go.
        tray: what is about to be played.
        race: the race for the winner's palm.

    Args:
        scene: the table.
        rules: the game's rules.
        interaction: what hands do on it.
        looks: how its cards look.
    """

    def __init__(
        self, scene: QGraphicsScene, rules: SheddingRules, interaction: Interaction, looks: Looks
    ) -> None:
        super().__init__(scene)
        self._scene, self._rules, self._interaction = scene, rules, interaction
        self._stage: Stage = interaction.stage
        self._faces = TrayFaces(rules)
        self._effects = {effect.id: effect for effect in rules.effects}
        self._layout: SheddingLayout | None = None
        self._foreseen: object | None = None
        self._view: View | None = None
        self._lies = False
        self.ring, self.tray = RingItem(), TrayItem(looks.pictures)
        self.race = RaceItem(self._stage)
        for item in (self.ring, self.tray, self.race):
            scene.addItem(item)
        self.tray.card_pressed.connect(self._bring)
        interaction.gatherer.changed.connect(self._show_tray)
        interaction.gatherer.foreseen.connect(self._foresee)
        interaction.pointed_elsewhere.connect(self._show_tray)
        interaction.arrived.connect(self._arrived)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        self.tray.set_pictures(pictures)

    def key(self, pressed: Pressed) -> bool:
        """A key went down; returns whether a race takes it."""
        return self.race.is_open and self.race.key(pressed)

    # --- what stands there -----------------------------------------------------------------------

    def follow(self) -> None:
        """The table has changed: stand where it says, and say what can be done."""
        board = self._interaction.board
        if board is None or not isinstance(board.layout, SheddingLayout):
            return
        layout, turn = board.layout, board.view.turn
        self._foreseen = None
        if board.view is not self._view:  # nothing is asked while others' cards still fly
            self._view, self._lies = board.view, False
        if layout is not self._layout:
            self._layout = layout
            self._arrange(layout)
        usual = layout.shape.clockwise
        turned = isinstance(turn, SheddingTurn) and turn.direction < 0
        if self.ring.clockwise != (usual != turned) or not self.ring.toolTip():
            self.ring.show_direction(clockwise=usual != turned)
        self._show_tray()

    def _arrived(self) -> None:
        self._lies = True
        self._show_tray()

    def _arrange(self, layout: SheddingLayout) -> None:
        self.ring.set_geometry(to_qrect(layout.ring))
        shape = layout.shape
        around = (shape.seat, *shape.others)
        self.race.set_zones(race_zones(layout.width, layout.height, around))

    # --- the tray --------------------------------------------------------------------------------

    def _bring(self, card: int) -> None:
        choices = self._interaction.choices
        if isinstance(choices, SheddingChoices) and choices.gathered.bring(card):
            self._interaction.gatherer.changed.emit()

    def _foresee(self, move: object) -> None:
        self._foreseen = move
        self._show_tray()

    def _show_tray(self) -> None:
        choices, layout = self._interaction.choices, self._layout
        if not isinstance(choices, SheddingChoices) or layout is None:
            return
        face = self._faces.face(choices, self._coming(choices)) if self._lies else TrayFace()
        self.tray.present(choices.slips.tray(layout, len(face.cards), len(face.laid)), face)

    def _coming(self, choices: SheddingChoices) -> object | None:
        """What would be played: by letting go, by asking for it, by the key under the cursor."""
        if self._foreseen is not None:
            return self._foreseen
        return choices.pointed(self._interaction.pointed) if not choices.chosen else choices.ready

    # --- what happens in a flash -----------------------------------------------------------------

    def show(self, sights: Sequence[VisualEffect], pace: Pace) -> None:
        """Let be seen what is to be seen beside the cards."""
        self.race.pace = pace
        for sight in sights:
            # Reduced motion moves no card, but what is called out is still read in its order.
            begin, time = pace.stay(sight.begin), pace.stay(sight.time)
            match sight.event:
                case RaceRun():
                    self._show_race(sight.event, begin, time)
                case DirectionTurned():
                    track = Track(self.ring.turn, time, delay=begin, ease=ease_in_out)
                    self._stage.play(self.ring, track)
                case _:
                    item = self._item(sight)
                    if item is not None:
                        self._play(item, begin, time)

    def _play(self, item: SightItem, begin: float, time: float) -> None:
        self._scene.addItem(item)

        def gone() -> None:
            self._scene.removeItem(item)
            item.deleteLater()

        self._stage.play(item, Track(item.go, time, delay=begin, ease=linear, then=gone))

    def _show_race(self, run: RaceRun, begin: float, time: float) -> None:
        """How a race went that was run here; or, where nobody saw it, the race again."""
        race, result = self.race, run.result
        if race.is_live:
            race.finished(result)
            self._stage.play(_RACE, Track(lambda _: None, time, delay=begin, then=race.close))
            return
        seats = self._layout.corners if self._layout is not None else {}
        winner = next((seat for seat in seats if seat not in result.order), 0)

        def start() -> None:
            race.replay(winner, result, time)

        self._stage.play(_RACE, Track(lambda _: None, 0.0, delay=begin, then=start))

    def _item(self, sight: VisualEffect) -> SightItem | None:
        layout = self._layout
        assert layout is not None
        match sight.event:
            case EffectStruck(seat, effect_id, _):
                effect = self._effects[effect_id]
                title, does = struck_words(effect)
                return call_of(layout, seat, title, does, effect)
            case TurnLost(seat):
                return stamp_of(layout, seat, tr("Turn lost"))
            case TurnPassed(seat):
                return call_of(layout, seat, tr("Passes"), "")
            case PalmLaid(seat):
                return palm_of(layout, seat, tr("First!"))
            case RoundEnded(result):
                return counters_of(layout, result)
            case _:
                return None
