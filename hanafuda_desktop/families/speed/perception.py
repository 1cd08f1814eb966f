"""What a person at a real-time table sees, how fast he is, and what he has noticed.

A player lives in given time. What happens on the table he is told at once, but notices later, and
he acts by what he remembers.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import dist, log2
from typing import Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.reaction_race import Reaction
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.speed.compiled import CompiledSpeed, Stacks
from hanafuda_desktop.families.speed.moves import (
    HandMove,
    Join,
    Layout,
    Put,
    SpeedPhase,
    TurnUp,
    count_of,
)
from hanafuda_desktop.families.speed.view import known_layout, turn_of

# What a player of a real-time game has before his eyes, taken from his view.


class Stack(NamedTuple):
    """A stack in the middle.

    Attributes:
        top: its top card, or ``None`` if it has none.
        size: how many cards it has.
    """

    top: int | None
    size: int


class Scene(NamedTuple):
    """The table, or what somebody remembers of it.

    Attributes:
        asked: what goes on.
        lap: the round, and how often it was laid out again.
        mine: the player's own columns; unknown cards are below the open ones.
        stacks: the stacks in the middle.
        theirs: the open cards at the top of the opponent's columns.
        mine_left: how many cards the player's columns have.
        theirs_left: how many the opponent's have.
    """

    asked: SpeedPhase
    lap: tuple[int, int]
    mine: Layout
    stacks: tuple[Stack, ...]
    theirs: tuple[int, ...]
    mine_left: int
    theirs_left: int

    @property
    def tops(self) -> Stacks:
        """The stacks as far as it matters what goes on them."""
        return tuple(() if stack.top is None else (stack.top,) for stack in self.stacks)


def scene_of(compiled: CompiledSpeed, view: View) -> Scene:
    """What the view's seat has before its eyes.

    Raises:
        TypeError: this is no view of a real-time game.
    """
    turn = turn_of(view)
    mine = known_layout(compiled, view, view.seat)
    theirs = known_layout(compiled, view, 1 - view.seat)
    return Scene(
        asked=turn.asked,
        lap=(turn.number, turn.again),
        mine=mine,
        stacks=tuple(
            Stack(pile.top, len(pile.cards)) for pile in view.piles if pile.kind is PileKind.MIDDLE
        ),
        theirs=tuple(column.cards[-1] for column in theirs if len(column.cards) > column.down),
        mine_left=count_of(mine),
        theirs_left=count_of(theirs),
    )


# Where things lie on a real-time table, as far as the way of a hand goes.

_COLUMN_STEP: Final = 1.25
_STACK_STEP: Final = 1.6
_TO_MIDDLE: Final = 2.2


class HandPlace(NamedTuple):
    """Where a hand is, in widths of a card; the player's columns lie along the line ``y = 0``."""

    x: float
    y: float


def column_place(number: int, columns: int) -> HandPlace:
    """Where a column lies."""
    return HandPlace((number - (columns - 1) / 2) * _COLUMN_STEP, 0.0)


def _stack_place(number: int, stacks: int, seat: int) -> HandPlace:
    """Where a stack lies: each before the seat that feeds it, so the two see them mirrored."""
    across = number if seat == 0 else stacks - 1 - number
    return HandPlace((across - (stacks - 1) / 2) * _STACK_STEP, _TO_MIDDLE)


def way_of(move: HandMove, columns: int, stacks: int) -> tuple[HandPlace, ...]:
    """The places that the hand comes to for a move, in order.

    Args:
        move: the move.
        columns: how many columns the player has.
        stacks: how many stacks there are.
    """
    start = column_place(move.column, columns)
    match move:
        case Put(seat=seat, stack=stack):
            return start, _stack_place(stack, stacks, seat)
        case Join(onto=onto):
            return start, column_place(onto, columns)
        case TurnUp():
            return (start,)


# What a person can and cannot do in a real-time game, in numbers.
#
# Four things take time: to notice what has changed (attention rests on one place at a time), to
# decide (Hick 1952: longer, the more there is to choose from), to reach (Fitts 1954: longer, the
# farther away), and to get over a mistake. All times are log-normal, as people's are.

LEAST_REACTION_MS: Final = 220
"""Nobody answers a card that has just appeared with one of his own in less, in milliseconds."""
STOPPING_MS: Final = 120
"""A hand that is about to arrive cannot be stopped any more, in milliseconds."""

_UNIT: Final = float(1 << 53)


def part_of(chance: SplitMix64) -> float:
    """Any number from 0 to 1."""
    return (chance.next() >> 11) / _UNIT


def chance_of(chance: SplitMix64, share: float) -> bool:
    """Whether something happens that happens in this share of cases."""
    return part_of(chance) < share


@dataclass(frozen=True, slots=True)
class Limits:
    """How fast a player is, and what escapes him. Times are medians, in milliseconds.

    Attributes:
        glance_ms: until a change is noticed where he is looking.
        scan_ms: until one is noticed elsewhere: the eyes must go there first.
        decide_ms: to decide when there is nothing to choose.
        choice_ms: what each doubling of the choices adds to it (Hick).
        wild_ms: what it adds if a card is played that goes on anything.
        hand_ms: to set out with the hand.
        reach_ms: what each bit of the way's difficulty adds to it (Fitts).
        fumble_ms: to get over a card that was refused.
        spread: the standard deviation of the times' logarithm.
        overlooks: in which share of looks a card that fits is not seen.
        forgets: in which share of looks it does not occur to him to turn up a card.
        joins: in which share of looks he thinks of laying cards together.
        misjudges: in which share of decisions he tries a card that does not fit.
        stops: in which share of cases he stops his hand in time when the card no longer fits.
        ahead: how many cards ahead he plans; the next of them follow without another decision.
        whims: how far his judgement of what is best strays, in cards.
        denies: how much he minds what the opponent can put on his card, in cards; 0 does not look.
        saves: whether he keeps wild cards, uncovers, and looks which stack will be his.
    """

    glance_ms: float
    scan_ms: float
    decide_ms: float
    choice_ms: float
    wild_ms: float
    hand_ms: float
    reach_ms: float
    fumble_ms: float
    spread: float = 0.25
    overlooks: float = 0.0
    forgets: float = 0.0
    joins: float = 1.0
    misjudges: float = 0.0
    stops: float = 1.0
    ahead: int = 1
    whims: float = 0.0
    denies: float = 0.0
    saves: bool = False

    def time(self, chance: SplitMix64, median_ms: float) -> int:
        """How long something takes this once, in milliseconds."""
        return Reaction(median_ms, self.spread).time(chance.next())

    def deciding_ms(self, choices: int, *, wild: bool) -> float:
        """How long a decision takes."""
        return self.decide_ms + self.choice_ms * log2(choices) + (self.wild_ms if wild else 0.0)

    def reaching_ms(self, *places: HandPlace) -> float:
        """How long the hand takes from one place to the next and so on."""
        return sum(
            self.hand_ms + self.reach_ms * log2(1.0 + dist(here, there))
            for here, there in pairwise(places)
        )


# What a person at a real-time table has noticed: attention rests on one place at a time.
#
# What changes elsewhere is noticed when the eyes come to it; until then the player remembers what
# he saw there last. His own columns he knows, for nobody else touches them, but a card that has
# come free must be read first.

_THEIRS: Final = -1
"""The opponent's columns, as a place to look at; stacks are places by their numbers."""


@dataclass(slots=True)
class Perception:
    """What there is to see, and what is remembered.

    Attributes:
        compiled: the game's rules.
        limits: what the player can and cannot do.
        chance: where all that is random comes from.
        real: the table as it is.
        memory: the table as the player knows it.
        focus: the place at which he looks.
        reads_until: until then he has not read a card that has come free, in milliseconds.
    """

    compiled: CompiledSpeed
    limits: Limits
    chance: SplitMix64
    real: Scene
    memory: Scene
    focus: int = 0
    reads_until: int = 0
    _notices: dict[int, int] = field(default_factory=dict)
    """For each place that has changed, when that will be noticed."""
    _changed: dict[int, int] = field(default_factory=dict)
    """For each stack, when somebody else's card came onto it."""
    _shown: dict[int, int] = field(default_factory=dict)
    """For each stack, when the card came that is remembered as its top, if it is not his own."""
    _opened: dict[int, int] = field(default_factory=dict)
    """For each column, when its open card appeared."""

    def twin(self) -> Perception:
        """Another that sees from this moment on what this one would, without touching it."""
        return replace(
            self,
            chance=copy(self.chance),
            _notices=dict(self._notices),
            _changed=dict(self._changed),
            _shown=dict(self._shown),
            _opened=dict(self._opened),
        )

    # --- what is told from outside ---------------------------------------------------------------

    def sit_down(self, scene: Scene, at: int) -> None:
        """A round has been laid out: there is time to look at the columns before the count."""
        self.real = self.memory = scene
        for times in (self._notices, self._changed, self._shown):
            times.clear()
        self._opened = dict.fromkeys(range(len(scene.mine)), at)
        self.focus = 0
        self.reads_until = at + self.limits.time(self.chance, self.limits.scan_ms)

    def table_changed(self, scene: Scene, at: int, own: HandMove | None) -> None:
        """The table has changed, by the player's own hand or not."""
        before, self.real = self.real, scene
        if scene.mine != before.mine:
            self.memory = self.memory._replace(mine=scene.mine, mine_left=scene.mine_left)
            for number in self._newly_open(before, scene):
                self._opened[number] = at
                self.reads_until = at + self.limits.time(self.chance, self.limits.glance_ms)
        for number, stack in enumerate(scene.stacks):
            if stack == before.stacks[number]:
                continue
            if isinstance(own, Put) and own.stack == number:
                self._remember(number)
                self._shown.pop(number, None)
                self.focus = number
            else:
                self._changed[number] = at
                self._attend(number, at)
        if scene.theirs != before.theirs and self.limits.denies:
            self._attend(_THEIRS, at)

    def _newly_open(self, before: Scene, scene: Scene) -> Iterator[int]:
        """The columns whose top card can be read now, and could not before."""
        for number, (old, new) in enumerate(zip(before.mine, scene.mine, strict=True)):
            if new.down < old.down or (
                self.compiled.open_top(before.mine, number) is None
                and self.compiled.open_top(scene.mine, number) is not None
            ):
                yield number

    def _attend(self, place: int, at: int) -> None:
        """A place has changed: the eyes will come to it, after the places they go to before."""
        if place in self._notices:
            return  # the eyes are on their way there already
        limits = self.limits
        noticed = at + limits.time(
            self.chance, limits.glance_ms if place == self.focus else limits.scan_ms
        )
        if self._notices:
            noticed = max(noticed, max(self._notices.values()) + round(limits.glance_ms / 2))
        self._notices[place] = noticed

    # --- looking ---------------------------------------------------------------------------------

    @property
    def notices_at(self) -> int | None:
        """When he will notice something next; ``None`` if there is nothing new."""
        return min(self._notices.values(), default=None)

    def notice(self) -> bool:
        """The eyes come to the next place that has changed; returns whether that is a stack."""
        place = min(self._notices, key=self._notices.__getitem__)
        self.focus = place
        if place != _THEIRS:
            self.learn(place)
            return True
        del self._notices[place]
        real = self.real
        self.memory = self.memory._replace(theirs=real.theirs, theirs_left=real.theirs_left)
        return False

    def learn(self, stack: int) -> None:
        """He sees what lies on a stack now."""
        self._remember(stack)
        if stack in self._changed:
            self._shown[stack] = self._changed[stack]

    def _remember(self, stack: int) -> None:
        self._notices.pop(stack, None)
        stacks = self.memory.stacks
        after = (*stacks[:stack], self.real.stacks[stack], *stacks[stack + 1 :])
        self.memory = self.memory._replace(stacks=after)

    def least(self, move: HandMove) -> int:
        """The earliest time at which anybody could do this, by what it answers to."""
        least = self._opened.get(move.column, 0) + LEAST_REACTION_MS
        if isinstance(move, Put) and move.stack in self._shown:
            least = max(least, self._shown[move.stack] + LEAST_REACTION_MS)
        return least
