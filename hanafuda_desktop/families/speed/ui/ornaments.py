"""What a real-time game shows beside the cards: keys, plates, month wheel, months said, count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hanafuda_desktop.cards.card import CARDS, Role
from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event, GameEnded
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import (
    CardTurnedDown,
    Counted,
    GameStoodStill,
    RoundLaidOut,
    RoundUndecided,
    RoundWon,
    StackTaken,
    SuddenDeath,
)
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.hands import SpeedInteraction, SpeedKeys, block_of
from hanafuda_desktop.families.speed.ui.layout import SpeedLayout, stack_id
from hanafuda_desktop.families.speed.ui.signs import (
    RISE,
    CapItem,
    CountdownItem,
    SaidItem,
    SpeedPlate,
    SpeedPlateItem,
    WheelItem,
    said_height,
)
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.animation import Track, VisualEffect, linear
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import letters_for
from hanafuda_desktop.table.scene import Ornaments, TableScene
from hanafuda_desktop.table.sound_cues import Cue
from hanafuda_desktop.text.language import tr

# What is said on the table of a real-time game: the month that is played, and why a move was not
# allowed. Neither ever covers the other: months have a band of their own over the stacks, and
# reasons keep out of it.

_LARGE: Final = 1.25
"""The month that is said, counted in ordinary letters."""
_OVER: Final = 0.8
"""The middle of a month is so far above its stack, in its own letters."""
_APART: Final = 3.0
"""Sayings keep so far from one another's room, in pixels."""
_EDGE: Final = 4.0
"""They keep so far from the window's edge."""


class SpeedSayings:
    """The sayings of one scene; what is said has its place once the table is arranged.

    Attributes:
        months: a saying for each stack.
        reasons: a saying for each seat.

    Args:
        scene: the table.
    """

    _layout: SpeedLayout

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.months = (SaidItem(), SaidItem())
        self.reasons = (SaidItem(), SaidItem())
        for item in (*self.months, *self.reasons):
            scene.addItem(item)

    def arrange(self, layout: SpeedLayout) -> None:
        """The table is laid out like this from now on; what was said for another is taken away."""
        self._layout = layout
        for item in (*self.months, *self.reasons):
            self._scene.stage.drop(item)
            item.hide()

    @property
    def _room(self) -> QRectF:
        """All that sayings may cover."""
        wide, high = self._layout.width - 2 * _EDGE, self._layout.height - 2 * _EDGE
        return QRectF(_EDGE, _EDGE, wide, high)

    @property
    def _letters(self) -> int:
        return letters_for(QRectF(0, 0, self._layout.width, self._layout.height))

    # --- months ----------------------------------------------------------------------------------

    def say_month(self, card: int, stack: int) -> None:
        """Say the month of a card where it was played.

        Args:
            card: the card.
            stack: where it was played.
        """
        said = CARDS[card]
        text = tr("Lightning!") if said.role is Role.LIGHTNING else said.flower.name
        letters = round(self._letters * _LARGE)
        # Over the stack, not on it: what lies there now has to be seen.
        slot = self._layout.stacks[stack]
        middle = QPointF(slot.x + slot.width / 2, slot.y - letters * _OVER)
        item = self.months[stack]
        item.say(text, middle, letters, self._half(stack), still=self._scene.pace.reduced)
        self._show(item, durations.MONTH_SAID)

    def _show(self, item: SaidItem, time: float) -> None:
        track = Track(item.go, self._scene.pace.stay(time), ease=linear)
        self._scene.stage.play(item, track)

    def _half(self, stack: int) -> QRectF:
        """Where a stack's month may stand: two stacks lie so near that long names would meet."""
        layout, room = self._layout, self._room
        if len(layout.stacks) < 2:
            return room
        left, right = sorted(layout.stacks)
        middle = (left.right + right.x) / 2
        if layout.stacks[stack] == left:
            room.setRight(middle - _APART)
        else:
            room.setLeft(middle + _APART)
        return room

    @property
    def band(self) -> QRectF:
        """All that months may cover, from where they appear to where they have risen to."""
        layout, letters = self._layout, round(self._letters * _LARGE)
        middle = layout.stacks[0].y - letters * _OVER
        half = said_height(letters) / 2
        top, bottom = middle - half - RISE * letters - 1, middle + half + 1
        return QRectF(0, top, layout.width, bottom - top)

    # --- reasons ---------------------------------------------------------------------------------

    def explain(self, seat: int, reason: str, goal: Rect, *, below: bool) -> None:
        """Say kindly why a move was not allowed, near to where it was meant to go.

        Args:
            seat: whose move it was; each has one reason at a time.
            reason: the sentence.
            goal: what it was meant for.
            below: whether it stands below that, towards its player, or above it.
        """
        letters, item = self._letters, self.reasons[seat]
        y = goal.bottom + letters if below else goal.y - letters
        middle = QPointF(goal.x + goal.width / 2, y)
        item.say(reason, middle, letters, self._room, warns=True)
        band = self.band.adjusted(0, -_APART, 0, _APART)
        if item.sceneBoundingRect().intersects(band):
            item.stand_at(band.bottom() if below else band.top() - item.boundingRect().height())
        self._show(item, durations.REASON)


_CUES: Final[dict[type[Event], Cue]] = {
    CardTurnedUp: "turned",
    CardTurnedDown: "hidden",
    GameStoodStill: "standing",
    RoundLaidOut: "laid-out",
    RoundUndecided: "undecided",
    RoundWon: "won",
    StackTaken: "taken",
    SuddenDeath: "sudden-death",
    GameEnded: "over",
}


class SpeedOrnaments(Ornaments):
    """The ornaments of one scene.

    Attributes:
        keys: the hands on the keyboard.
        wheel: the month wheel.
        plates: a plate for each seat.
        count: *one, two, three*.
        months: whether the month is said that is played.
        sayings: the months that are said, and why moves were not allowed.

    Args:
        scene: the table.
        rules: the game's rules.
        interaction: what hands do on it.
    """

    def __init__(self, scene: TableScene, rules: SpeedRules, interaction: SpeedInteraction) -> None:
        self._scene, self._rules, self._interaction = scene, rules, interaction
        self._lands = engine_for(Speed, rules).compiled.lands
        self._layout: SpeedLayout | None = None
        self.keys = SpeedKeys(interaction, len(rules.columns), scene)
        self.keys.changed.connect(self._show_caps)
        self._wheel_wanted = self._keys_wanted = True
        self.wheel = WheelItem(scene.looks.pictures)
        self.plates = SpeedPlateItem(0), SpeedPlateItem(1)
        self._caps: dict[tuple[int, str], CapItem] = {}
        for item in (self.wheel, *self.plates):
            scene.addItem(item)
        self.months = True
        self.sayings = SpeedSayings(scene)
        self.count = CountdownItem()
        scene.addItem(self.count)

    # --- what is set -----------------------------------------------------------------------------

    def set_aids(self, *, wheel: bool, keys: bool) -> None:
        """Show the month wheel, and keys beside what they play, or hide them."""
        self._wheel_wanted, self._keys_wanted = wheel, keys
        self.follow()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        self.wheel.set_pictures(pictures)

    # --- what stands there -----------------------------------------------------------------------

    def follow(self) -> None:
        """The table has changed: stand where it says, and say what there is."""
        board = self._interaction.board
        if not isinstance(board.layout, SpeedLayout):
            return
        if board.layout is not self._layout:
            self._layout = board.layout
            self._arrange(board.layout)
        self.keys.settle()
        self._show_plates(board.view)
        self._show_caps()
        self._light(board.layout, board.view)

    def _arrange(self, layout: SpeedLayout) -> None:
        assert layout.rooms is not None
        for seat, plate in enumerate(self.plates):
            plate.set_geometry(QRectF(*layout.rooms.plates[seat]))
        if layout.wheel is not None:
            self.wheel.set_geometry(QRectF(*layout.wheel))
        self.sayings.arrange(layout)
        whole = layout.stacks[0].with_all(layout.stacks)
        middle = QRectF(*whole).center()
        if len(layout.stacks) == 1:
            # Beside it: what is turned there has to be seen.
            middle += QPointF(layout.card_width, 0)
        self.count.stand(middle, float(round(layout.card_height * 1.35)))

    def _show_plates(self, view: View) -> None:
        turn, names = turn_of(view), self._scene.players or ("", "")
        for seat, plate in enumerate(self.plates):
            columns = (pile for pile in view.piles if pile.kind is PileKind.COLUMN)
            plate.present(
                SpeedPlate(
                    name=names[seat],
                    layout=sum(len(pile.cards) for pile in columns if pile.owner == seat),
                    deck=len(view.pile(f"t{seat}").cards),
                    won=turn.won[seat],
                    points=view.points[seat] if self._rules.points is not None else None,
                )
            )

    def _light(self, layout: SpeedLayout, view: View) -> None:
        """Light the months that fit the stacks."""
        wanted = self._wheel_wanted and layout.wheel is not None
        self.wheel.setVisible(wanted)
        if not wanted:
            return
        playing, order = turn_of(view).asked == "play", self._interaction.stack_order
        tops = [view.pile(stack_id(stack)).top if playing else None for stack in order]
        self.wheel.light(tuple(frozenset() if top is None else self._fitting(top) for top in tops))

    def _fitting(self, top: int) -> frozenset[int]:
        """The months of which a card fits on this one, lightning aside, which fits always."""
        return frozenset(
            card.month
            for card in CARDS
            if card.role is not Role.LIGHTNING and self._lands[card.index] >> top & 1
        )

    def _wanted_caps(self, layout: SpeedLayout) -> Iterator[tuple[int, str, str, Rect, bool]]:
        """The keys that play something now: whose each is, its name, what it does, where it stands,
        and whether it is waited for.
        """
        keys = self.keys
        for seat, hand in self._interaction.hands.items() if self._keys_wanted else ():
            block, aim = block_of(hand, layout.shape.columns), keys.aim(seat)
            for number, name in enumerate(block.columns):
                waits = aim.column == number or (aim.joining and aim.column is None)
                yield seat, name, "", layout.column_caps[seat][number], waits
            for name, stack in zip(block.stacks, self._interaction.stack_order, strict=False):
                chooses = stack in keys.stacks_for(seat)
                yield seat, name, "", layout.stack_caps[seat][stack], chooses
            yield seat, block.join, tr("join"), layout.join_cap(seat), aim.joining
            secret = self._interaction.live.secret(seat)
            if secret is not None:
                yield seat, block.peek, tr("peek"), layout.peek_cap(seat, secret), False

    def _show_caps(self) -> None:
        """Let every key stand beside what it plays, and look as it is."""
        keys, unwanted = self.keys, set(self._caps)
        wanted = () if self._layout is None else self._wanted_caps(self._layout)
        for seat, name, does, rect, waits in wanted:
            item = self._caps.get((seat, name))
            if item is None:
                item = self._caps[seat, name] = CapItem()
                self._scene.addItem(item)
            unwanted.discard((seat, name))
            item.set_geometry(QRectF(*rect))
            item.present((f"{keys.legend(name)} {does}".strip(), name in keys.down, waits))
        for gone in unwanted:
            self._scene.removeItem(self._caps.pop(gone))

    # --- what happens ---------------------------------------------------------------------------

    def show(self, sights: Sequence[VisualEffect]) -> None:
        """Say the months that are played, and tell what may be heard."""
        for sight in sights:
            match sight.event:
                case CardsMoved(cards, source, target):
                    self._moved(cards, source, target)
                case Counted():
                    self._scene.cue.emit("counted")
                    self.end_count()
                case event if type(event) in _CUES:
                    self._scene.cue.emit(_CUES[type(event)])
                case _:
                    pass

    def _moved(self, cards: Sequence[int | None], source: str, target: str) -> None:
        if not target.startswith("m"):
            self._scene.cue.emit("joined")
            return
        if source.startswith("c"):
            self._scene.cue.emit("put")
        card = cards[-1] if cards else None
        if card is not None and self.months:
            self.sayings.say_month(card, int(target[1:]))

    def count_in(self, beat: int) -> None:
        """Show a beat of *one, two, three*; 0 takes the count away.

        Whoever counts plays the count right after the third beat; that takes it away as well.
        """
        self._scene.stage.drop("count")
        self.count.setOpacity(1.0)
        self.count.setScale(1.0)
        self.count.show_beat(beat)
        if beat:
            self._scene.cue.emit(f"beat-{beat}")
            time = self._scene.pace.time(durations.BEAT_SEEN)
            self._scene.stage.play(self.count, Track(self.count.swell, time, ease=linear))

    def end_count(self) -> None:
        """The last beat was said: let it be seen, and then go."""
        if self.count.beat:
            self._scene.stage.drop(self.count)
            leave = partial(self.count.leave, still=self._scene.pace.reduced)
            time = self._scene.pace.stay(durations.BEAT_SEEN)
            self._scene.stage.play("count", Track(leave, time, ease=linear))
