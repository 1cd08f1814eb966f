"""What a shedding game shows beside the cards: all the time, or only for a moment."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from hanafuda_desktop.engine.events import RaceRun, RoundEnded
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.moves import (
    DirectionTurned,
    EffectStruck,
    PalmLaid,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.families.shedding.schema import Effect, SheddingRules
from hanafuda_desktop.families.shedding.ui.layout import SheddingLayout
from hanafuda_desktop.families.shedding.ui.race import RaceItem, paint_slip, race_zones
from hanafuda_desktop.families.shedding.ui.table import SheddingChoices
from hanafuda_desktop.families.shedding.ui.tray import TrayFace, TrayItem, effect_signs, tray_face
from hanafuda_desktop.families.shedding.ui.words import struck_words
from hanafuda_desktop.families.shedding.view import SheddingTurn
from hanafuda_desktop.table.animation import (
    Track,
    VisualEffect,
    ease_in_out,
    linear,
    presence,
    wait,
)
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import (
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    PaintedItem,
    faded,
    fill,
    inks,
    remove,
    seat_colour,
    turned,
)
from hanafuda_desktop.table.lettering import LEAST, advance, fitted
from hanafuda_desktop.table.panels.typeset import Sheet
from hanafuda_desktop.table.scene import Ornaments, TableScene
from hanafuda_desktop.table.signs.emblems import paint_hand, paint_slap
from hanafuda_desktop.text.language import tr

# A quiet arrow around the middle of the table: which way turns go.

_Z_RING: Final = -8.0
_HEADS: Final = 6
"""Arrow heads along the ring."""


class RingItem(PaintedItem):
    """A thin line around the middle, with heads that point the way turns go."""

    def __init__(self) -> None:
        super().__init__(_Z_RING)
        self._size = QRectF()
        self.clockwise: bool | None = None
        self._turning = 0.0

    def set_geometry(self, rect: QRectF) -> None:
        """Run around this."""
        if QRectF(self.pos(), self._size.size()) != rect:
            self.prepareGeometryChange()
            self.setPos(rect.topLeft())
            self._size = QRectF(QPointF(), rect.size())

    def show_direction(self, *, clockwise: bool) -> None:
        """Point this way."""
        if clockwise is not self.clockwise:
            self.clockwise = clockwise
            self._turning = 0.0
            self.update()

    def turn(self, part: float) -> None:
        """Shine while the direction turns; 1 when that is over."""
        self._turning = 1 - part
        self.update()

    def boundingRect(self) -> QRectF:
        """The ring with its heads."""
        return self._size.adjusted(-12, -12, 12, 12)

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
        inks(painter, None, faded(ink, 0.16 + 0.6 * shine), thick * (1 + 2 * shine))
        painter.drawPath(path)
        inks(painter, faded(ink, 0.42 + 0.5 * shine))
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


# What is seen for a moment beside the cards: effects, lost turns, the palm, counters that fly.


def paint_counter(painter: QPainter, middle: QPointF, size: float) -> None:
    """A counter that is paid with: a coin with a square hole."""
    coin = QPainterPath()
    coin.addEllipse(QPointF(), 46, 46)
    coin.addRect(QRectF(-14, -14, 28, 28))
    with turned(painter, middle, 0):
        painter.scale(size / 100, size / 100)
        fill(painter, INK, coin.translated(3, 7))
        inks(painter, GOLD, INK, 6)
        painter.drawPath(coin)
        inks(painter, None, PAPER_SHADE.darker(140), 4)
        painter.drawEllipse(QPointF(), 36, 36)


_Z_SIGHT: Final = 800_000.0
_PALM: Final = 0.62
"""The size of the palm, as a share of the middle's height."""
_DOWN: Final = 0.22
"""When it is down, as a part of its time."""
_EDGE: Final = 6.0
"""What is called out keeps so far from the window's edge."""
_MOST_COUNTERS: Final = 6
"""More counters than that do not fly for one payment."""


class SightItem(PaintedItem):
    """Something that is painted for a part of its time, from 0 to 1."""

    def __init__(
        self, rect: QRectF, draw: Callable[[QPainter, float], None], said: str = ""
    ) -> None:
        """Something that has not begun.

        Args:
            rect: the part of the scene that it may fill.
            draw: paints it, for a part of its time.
            said: what it says in words.
        """
        super().__init__(_Z_SIGHT)
        self.said = said
        self._rect = rect
        self._draw = draw
        self._part = 0.0
        self.hide()

    def go(self, part: float) -> None:
        """Be so far on."""
        self._part = part
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """All that it may fill."""
        return self._rect

    def paint(self, painter: QPainter, *_: object) -> None:
        """Paint it where its time has brought it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, self._part)


def _inside(slip: QRectF, table: QRectF) -> QRectF:
    inner = table.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    slip.moveLeft(max(inner.left(), min(slip.left(), inner.right() - slip.width())))
    slip.moveTop(max(inner.top(), min(slip.top(), inner.bottom() - slip.height())))
    return slip


def call_of(
    layout: SheddingLayout, seat: int, title: str, does: str, effect: Effect | None = None
) -> SightItem:
    """What something is called, on a slip of paper at the seat at which it is aimed; what it does,
    if anything; and the signs of an effect.
    """
    signs = effect_signs(effect)
    large = round(max(15, min(40, layout.height * 0.03)))
    small, high = round(large * 0.78), large * (2.9 if does else 1.9)
    icon, apart = high * 0.72, large * 0.25
    wide = max(advance(title, large, bold=True), advance(does, small)) + large * 1.7
    slip = QRectF(0, 0, wide + len(signs) * (icon + apart), high)
    corner = QRectF(*layout.corners[seat])
    # beneath the plates of others, over one's own hand
    own = seat == layout.shape.seat
    y = corner.top() - high * 0.1 if own else corner.bottom() - high * 0.35
    slip.moveCenter(QPointF(corner.center().x(), y))
    slip = _inside(slip, QRectF(0, 0, layout.width, layout.height))
    sheet = _paper(slip, seat)
    left = slip.left() + large * 0.75
    for name, sign in signs:
        sheet.draw(QRectF(left, slip.center().y() - icon / 2, icon, icon), sign, name)
        left += icon + apart
    room = QRectF(left, slip.top(), slip.right() - left, high)
    if does:
        room = QRectF(left, slip.top() + high * 0.1, room.width(), high * 0.45)
        sheet.write(room.translated(0, high * 0.38), does, small)
    sheet.write(room, title, large, bold=True)

    def draw(painter: QPainter, part: float) -> None:
        """It pops up, stays and fades."""
        shown = presence(part)
        painter.setOpacity(shown)
        painter.translate(slip.center())
        painter.scale(0.8 + 0.2 * shown, 0.8 + 0.2 * shown)
        painter.translate(-slip.center())
        sheet.paint(painter, None, slip)

    said = f"{title}: {does}" if does else title
    return SightItem(slip.adjusted(-30, -30, 30, 30), draw, said)


def _paper(slip: QRectF, seat: int) -> Sheet:
    """A slip of paper with its shadow, and an edge in the colour of the seat."""
    sheet = Sheet()
    for step in range(4):
        sheet.fill(slip.adjusted(-step, 1, step, 3 + 2 * step), faded(NIGHT, 0.12), corner=8)
    sheet.fill(slip, PAPER, line=INK, thick=1.8, corner=8)
    sheet.fill(slip.adjusted(4, 4, -4, -4), line=VERMILION, thick=1.6, corner=5)
    edge = QRectF(slip.left() + 7, slip.top() + 9, 4, slip.height() - 18)
    sheet.fill(edge, seat_colour(seat), corner=2)
    return sheet


def stamp_of(layout: SheddingLayout, seat: int, said: str) -> SightItem:
    """A word that is stamped across a seat's plate."""
    rooms = layout.rooms
    assert rooms is not None
    plate = QRectF(*rooms.plates[seat])
    letters = round(plate.height() * 0.46)
    # It may reach beyond the plate, but not out of the window, aslant as it is.
    middle = plate.center()
    most = 2 * min(middle.x(), layout.width - middle.x()) - 2 * _EDGE - letters * 1.3
    letters, said = fitted(said, most, letters, bold=True, least=LEAST)

    def draw(painter: QPainter, part: float) -> None:
        shown = presence(part)
        painter.setOpacity(shown)
        painter.translate(middle)
        painter.rotate(-5)
        painter.scale(1.5 - 0.5 * shown, 1.5 - 0.5 * shown)
        inks(painter, VERMILION, PAPER, 2.2)
        paint_slip(painter, QPointF(), said, letters, (1.3, 1.75), 6, PAPER)

    return SightItem(plate.adjusted(-40, -40, 40, 40), draw, said)


def palm_of(layout: SheddingLayout, seat: int, said: str) -> SightItem:
    """The winner's palm comes down in the middle (*"First!"*)."""
    ring, corner = QRectF(*layout.ring), QRectF(*layout.corners[seat])
    middle, size = ring.center(), ring.height() * _PALM
    away = corner.center() - middle
    length = math.hypot(away.x(), away.y()) or 1.0
    towards = away / length
    turn = math.degrees(math.atan2(towards.x(), -towards.y())) + 180
    letters = round(max(22, layout.height * 0.05))

    def draw(painter: QPainter, part: float) -> None:
        down = min(1.0, part / _DOWN)
        high = 1 - down * down
        painter.setOpacity(min(1.0, 4 * part, max(0.0, (1 - part) / 0.12)))
        if down == 1.0:
            paint_slap(painter, middle, size, max(0.0, 1 - (part - _DOWN) * 3))
        spot = middle + towards * size * 1.4 * high
        paint_hand(painter, spot, size, seat_colour(seat), degrees=turn, lift=high)
        if down == 1.0:
            over = QPointF(middle.x(), max(letters * 1.1, ring.top() + letters * 0.2))
            inks(painter, GOLD, INK, 2)
            paint_slip(painter, over, said, letters, (1.6, 1.7), 8)

    table = QRectF(0, 0, layout.width, layout.height)
    return SightItem(table, draw, said)


def counters_of(layout: SheddingLayout, result: RoundResult) -> SightItem:
    """Counters fly from those who pay to the winner, with how much it is."""
    rooms = layout.rooms
    assert rooms is not None
    plates = {seat: QRectF(*rect) for seat, rect in rooms.plates.items()}
    size = max(16.0, layout.card_width * 0.26)
    letters = round(size * 0.72)
    paid = [each for each in result.payments if each.amount]

    def draw(painter: QPainter, part: float) -> None:
        painter.setOpacity(min(1.0, 8 * part, max(0.0, (1 - part) / 0.1)))
        for payment in paid:
            start, end = plates[payment.payer].center(), plates[payment.payee].center()
            count = min(payment.amount, _MOST_COUNTERS)
            for number in range(count):
                begin = 0.05 + 0.3 * number / _MOST_COUNTERS
                way = min(1.0, max(0.0, (part - begin) / 0.5))
                way = way * way * (3 - 2 * way)
                bow = math.sin(way * math.pi) * layout.height * 0.06
                spot = start + (end - start) * way + QPointF(0, -bow)
                paint_counter(painter, spot, size)
            spot = start + (end - start) * min(1.0, max(0.0, part - 0.05) * 0.3)
            _paint_amount(painter, spot, f"\N{MINUS SIGN}{payment.amount}", letters)
        if part > 0.55 and paid:
            total = sum(each.amount for each in paid)
            spot = plates[paid[0].payee].center() - QPointF(0, size)
            _paint_amount(painter, spot, f"+{total}", round(letters * 1.5))

    said = ", ".join(f"{each.payer} → {each.payee}: {each.amount}" for each in paid)
    return SightItem(QRectF(0, 0, layout.width, layout.height), draw, said)


def _paint_amount(painter: QPainter, middle: QPointF, text: str, letters: int) -> None:
    inks(painter, PAPER if text[0] != "+" else GOLD, INK, 1.4)
    paint_slip(painter, middle, text, letters, (1, 1.5), letters * 0.75)


_RACE: Final = "race over"


class SheddingOrnaments(QObject, Ornaments):
    """The ornaments of one scene.

    Attributes:
        ring: which way turns go.
        tray: what is about to be played.
        race: the race for the winner's palm.

    Args:
        scene: the table.
        rules: the game's rules.
    """

    def __init__(self, scene: TableScene, rules: SheddingRules) -> None:
        super().__init__(scene)
        self._scene, self._stage = scene, scene.stage
        self._interaction = interaction = scene.interaction
        self._effects = {effect.id: effect for effect in rules.effects}
        self._foreseen: object | None = None
        self._lying: View | None = None
        self.ring, self.tray = RingItem(), TrayItem(scene.looks.pictures)
        self.race = RaceItem(scene)
        for item in (self.ring, self.tray, self.race):
            scene.addItem(item)
        self.tray.card_pressed.connect(self._bring)
        interaction.rechosen.connect(self._show_tray)
        interaction.foreseen.connect(self._foresee)
        interaction.pointed_elsewhere.connect(self._show_tray)
        interaction.arrived.connect(self._arrived)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        self.tray.set_pictures(pictures)

    # --- what stands there -----------------------------------------------------------------------

    def follow(self) -> None:
        """The table has changed: stand where it says, and say what can be done."""
        board = self._interaction.board
        if not isinstance(board.layout, SheddingLayout):
            return
        layout, turn = board.layout, board.view.turn
        self._foreseen = None
        self.ring.set_geometry(QRectF(*layout.ring))
        around = (layout.shape.seat, *layout.shape.others)
        self.race.set_zones(race_zones(layout.width, layout.height, around))
        turned = isinstance(turn, SheddingTurn) and turn.direction < 0
        self.ring.show_direction(clockwise=layout.shape.clockwise != turned)
        self._show_tray()

    def _arrived(self) -> None:
        self._lying = self._interaction.board.view
        self._show_tray()

    # --- the tray --------------------------------------------------------------------------------

    def _bring(self, card: int) -> None:
        choices = self._interaction.choices
        if isinstance(choices, SheddingChoices) and choices.bring(card):
            self._interaction.rechosen.emit()

    def _foresee(self, move: object) -> None:
        self._foreseen = move
        self._show_tray()

    def _show_tray(self) -> None:
        choices, board = self._interaction.choices, self._interaction.board
        if not isinstance(choices, SheddingChoices):
            return
        assert isinstance(board.layout, SheddingLayout)
        # Nothing is asked while others' cards still fly.
        lies = board.view is self._lying
        face = tray_face(choices, self._coming(choices)) if lies else TrayFace()
        self.tray.present(choices.tray(board.layout, len(face.cards), len(face.laid)), face)

    def _coming(self, choices: SheddingChoices) -> object | None:
        """What would be played: by letting go, by asking for it, by the key under the cursor."""
        if self._foreseen is not None:
            return self._foreseen
        return choices.pointed(self._interaction.pointed) if not choices.chosen else choices.ready

    # --- what happens in a flash -----------------------------------------------------------------

    def show(self, sights: Sequence[VisualEffect]) -> None:
        """Let be seen what is to be seen beside the cards."""
        pace = self._scene.pace
        for sight in sights:
            # Reduced motion moves no card, but what is called out is still read in its order.
            begin, time = pace.stay(sight.begin), pace.stay(sight.time)
            match sight.event:
                case RaceRun():
                    self._show_race(sight.event, begin, time)
                case DirectionTurned():
                    track = Track(self.ring.turn, time, delay=begin, ease=ease_in_out)
                    self._stage.play(self.ring, track)
                case _ if (item := self._item(sight)) is not None:
                    self._scene.addItem(item)
                    gone = partial(remove, (item,))
                    track = Track(item.go, time, delay=begin, ease=linear, then=gone)
                    self._stage.play(item, track)

    def _show_race(self, run: RaceRun, begin: float, time: float) -> None:
        """How a race went that was run here; or, where nobody saw it, the race again."""
        race, result = self.race, run.result
        if race.is_open and not race.replayed:
            race.finish(result)
            self._stage.play(_RACE, wait(begin + time, race.close))
        else:
            self._stage.play(_RACE, wait(begin, partial(race.replay, result, time)))

    def _item(self, sight: VisualEffect) -> SightItem | None:
        layout = self._interaction.board.layout
        assert isinstance(layout, SheddingLayout)
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
