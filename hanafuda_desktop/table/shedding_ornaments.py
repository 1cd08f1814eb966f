"""What a shedding game shows beside the cards: tray, direction, race, effects, the palm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.engine.events import RoundEnded
from hanafuda_desktop.engine.race import RaceRun
from hanafuda_desktop.engine.shedding.events import (
    DirectionTurned,
    EffectStruck,
    PalmLaid,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.engine.shedding.turn import SheddingTurn
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.key_places import Pressed
from hanafuda_desktop.table.looks import Looks
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.motion import Stage, Track, ease_in_out, linear
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.race_item import RaceItem
from hanafuda_desktop.table.race_zones import race_zones
from hanafuda_desktop.table.ring_item import RingItem
from hanafuda_desktop.table.script import Sight
from hanafuda_desktop.table.shedding_choices import SheddingChoices
from hanafuda_desktop.table.shedding_faces import TrayFaces
from hanafuda_desktop.table.shedding_layout import SheddingLayout
from hanafuda_desktop.table.shedding_sights import (
    SightItem,
    call_of,
    counters_of,
    palm_of,
    stamp_of,
)
from hanafuda_desktop.table.shedding_words import struck_words
from hanafuda_desktop.table.surface import Surface
from hanafuda_desktop.table.tray_item import TrayFace, TrayItem

__all__ = ["SheddingOrnaments"]

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
        surface: what hands do on it.
        looks: how its cards look.
    """

    def __init__(
        self, scene: QGraphicsScene, rules: SheddingRules, surface: Surface, looks: Looks
    ) -> None:
        super().__init__(scene)
        self._scene, self._rules, self._surface = scene, rules, surface
        self._stage: Stage = surface.stage
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
        surface.gatherer.changed.connect(self._show_tray)
        surface.gatherer.foreseen.connect(self._foresee)
        surface.pointed_elsewhere.connect(self._show_tray)
        surface.arrived.connect(self._arrived)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        self.tray.set_pictures(pictures)

    def key(self, pressed: Pressed) -> bool:
        """A key went down; returns whether a race takes it."""
        return self.race.is_open and self.race.key(pressed)

    # --- what stands there -----------------------------------------------------------------------

    def follow(self) -> None:
        """The table has changed: stand where it says, and say what can be done."""
        board = self._surface.board
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
        choices = self._surface.choices
        if isinstance(choices, SheddingChoices) and choices.gathered.bring(card):
            self._surface.gatherer.changed.emit()

    def _foresee(self, move: object) -> None:
        self._foreseen = move
        self._show_tray()

    def _show_tray(self) -> None:
        choices, layout = self._surface.choices, self._layout
        if not isinstance(choices, SheddingChoices) or layout is None:
            return
        face = self._faces.face(choices, self._coming(choices)) if self._lies else TrayFace()
        self.tray.present(choices.slips.tray(layout, len(face.cards), len(face.laid)), face)

    def _coming(self, choices: SheddingChoices) -> object | None:
        """What would be played: by letting go, by asking for it, by the key under the cursor."""
        if self._foreseen is not None:
            return self._foreseen
        return choices.pointed(self._surface.pointed) if not choices.chosen else choices.ready

    # --- what happens in a flash -----------------------------------------------------------------

    def show(self, sights: Sequence[Sight], pace: Pace) -> None:
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

    def _item(self, sight: Sight) -> SightItem | None:
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
