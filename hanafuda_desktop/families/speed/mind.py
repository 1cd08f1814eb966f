"""A person at a real-time table: sees, decides, reaches, and is sometimes wrong.

The mind lives in given time. What happens on the table it is told at once, but notices later, and
it acts by what it remembers. Everything random comes from seeded generators; a twin that lives on
from the same moment does the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import dist, log2
from typing import Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.race import Reaction
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.speed.compiled import CompiledSpeed
from hanafuda_desktop.families.speed.layout import (
    Layout,
    can_be_turned,
    count_of,
    fits_on_stack,
    joined,
    open_top,
    puts,
    shifts,
    taken_off,
)
from hanafuda_desktop.families.speed.moves import Join, Put, TurnUp
from hanafuda_desktop.families.speed.turn import Asked
from hanafuda_desktop.families.speed.view import UNKNOWN, known_layout, turn_of

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

    asked: Asked
    lap: tuple[int, int]
    mine: Layout
    stacks: tuple[Stack, ...]
    theirs: tuple[int, ...]
    mine_left: int
    theirs_left: int


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


def way_of(move: Put | Join | TurnUp, columns: int, stacks: int) -> tuple[HandPlace, ...]:
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


# What can be done on a real-time table as somebody sees it, and what it is worth.
#
# The unit of worth is a card put into the middle. Whoever plans ahead looks for the longest row of
# own cards that go one upon the other. What goes where is asked of the engine.

_TURN: Final = 0.7
"""What it is worth to turn up a card: it can be played later."""
_FREED: Final = 0.4
"""What it is worth that a card comes free to be turned up."""
_WILD: Final = 0.7
"""What a wild card is worth as long as it is kept."""
_NEXT: Final = 0.9
"""What a card of one's plan is worth beside the one before it: something may come between."""
_STACK: Final = 0.06
"""What it is worth to put a card onto the stack that the other will get."""
_LAST_CARDS: Final = 4
"""With so few cards left a wild card need not be kept."""
_MOST_LAYOUTS: Final = 300
"""So many ways of laying cards together are looked at."""

_Stacks = tuple[tuple[int, ...], ...]


class Option(NamedTuple):
    """Something that can be done.

    Attributes:
        move: the move, at time 0.
        worth: what it is worth, in cards.
        line: the cards that are meant to follow it, at time 0.
    """

    move: Put | Join | TurnUp
    worth: float
    line: tuple[Put, ...] = ()


def is_wild(compiled: CompiledSpeed, card: int) -> bool:
    """Whether a card goes on most others (HP-4)."""
    return 2 * compiled.lands[card].bit_count() > len(compiled.deck)


def put_fits(compiled: CompiledSpeed, scene: Scene, put: Put) -> bool:
    """Whether cards can be put so, as far as the scene shows."""
    return put.stack < len(scene.stacks) and any(
        found == (put.column, put.stack, put.count)
        for found in puts(compiled, scene.mine, _tops(scene))
    )


def options(compiled: CompiledSpeed, scene: Scene, seat: int, limits: Limits) -> tuple[Option, ...]:
    """All that makes sense, as far as the scene shows."""
    weighing = _Weighing(compiled, scene, seat, limits)
    return (*weighing.puts(), *weighing.turns(), *weighing.shifts())


def misfits(compiled: CompiledSpeed, scene: Scene, seat: int) -> tuple[Put, ...]:
    """Cards that somebody who misjudges might put where they do not fit."""
    stacks = _tops(scene)
    return tuple(
        Put(seat, 0, number, stack)
        for number in range(len(scene.mine))
        if (card := open_top(compiled, scene.mine, number)) is not None
        for stack, cards in enumerate(stacks)
        if not fits_on_stack(compiled, card, cards)
    )


def freeing_shift(compiled: CompiledSpeed, scene: Scene, seat: int) -> Join | None:
    """The first of the fewest shifts after which a card can be put or turned up, if there are any.

    Each way of laying the cards together is tried once. There are few; where there are very many,
    it is any shift.
    """
    stacks = _tops(scene)
    known = {scene.mine}
    waiting: list[tuple[Layout, Join | None]] = [(scene.mine, None)]
    for layout, first in waiting:
        if first is not None and (len(known) > _MOST_LAYOUTS or _goes_on(compiled, layout, stacks)):
            return first
        for source, target in shifts(compiled, layout):
            after = joined(compiled, layout, source, target)
            if after not in known:
                known.add(after)
                waiting.append((after, first or Join(seat, 0, source, target)))
    return None


def _tops(scene: Scene) -> _Stacks:
    return tuple(() if stack.top is None else (stack.top,) for stack in scene.stacks)


def _goes_on(compiled: CompiledSpeed, layout: Layout, stacks: _Stacks) -> bool:
    if any(can_be_turned(compiled, layout, number) for number in range(len(layout))):
        return True
    return any(True for _ in puts(compiled, layout, stacks))


class _Weighing:
    """One look at a scene."""

    def __init__(self, compiled: CompiledSpeed, scene: Scene, seat: int, limits: Limits) -> None:
        self._compiled = compiled
        self._scene = scene
        self._seat = seat
        self._limits = limits
        scarce = min(1.0, max(0, scene.mine_left - 1) / _LAST_CARDS)
        self._wild = _WILD * scarce if limits.saves else 0.0
        self._freed = _FREED if limits.saves else 0.0
        self._for_stack = self._worth_of_stacks()

    def _worth_of_stacks(self) -> tuple[float, ...]:
        """Whoever wins wants one stack to be small, whoever loses does not (HP-10)."""
        stacks = self._scene.stacks
        sizes = [stack.size for stack in stacks]
        rule = self._compiled.rules.spoils.winner
        lead = self._scene.theirs_left - self._scene.mine_left
        if not self._limits.saves or len(set(sizes)) < 2 or rule == "own" or not lead:
            return (0.0,) * len(stacks)
        wanted = max(sizes) if (lead > 0) == (rule == "smaller") else min(sizes)
        return tuple(_STACK if size == wanted else 0.0 for size in sizes)

    def puts(self) -> Iterator[Option]:
        """Cards that can be put, each with what may follow."""
        scene = self._scene
        stacks = _tops(scene)
        for put in self._known_puts(scene.mine, stacks):
            worth, line = self._put(scene.mine, stacks, put, self._limits.ahead)
            yield Option(put, worth, line)

    def _known_puts(self, layout: Layout, stacks: _Stacks) -> Iterator[Put]:
        """The cards that can be put; what the last one is may not be known beforehand (HP-9)."""
        for column, stack, count in puts(self._compiled, layout, stacks):
            if layout[column].cards[-1] != UNKNOWN:
                yield Put(self._seat, 0, column, stack, count)

    def _put(
        self, layout: Layout, stacks: _Stacks, put: Put, ahead: int
    ) -> tuple[float, tuple[Put, ...]]:
        """What it is worth to put a card, and how it goes on."""
        compiled = self._compiled
        card = layout[put.column].cards[-1]
        after = taken_off(layout, put.column, put.count)
        now = (*stacks[: put.stack], (card,), *stacks[put.stack + 1 :])
        worth = put.count + self._for_stack[put.stack]
        if is_wild(compiled, card):
            worth -= self._wild
        if can_be_turned(compiled, after, put.column):
            worth += self._freed
        rest, line = self._best(after, now, ahead - 1)
        return worth + _NEXT * rest, line

    def _best(self, layout: Layout, stacks: _Stacks, ahead: int) -> tuple[float, tuple[Put, ...]]:
        """The best that can follow, which may be nothing."""
        best = -self._limits.denies * sum(self._answers(stack) for stack in stacks)
        line: tuple[Put, ...] = ()
        if ahead > 0:
            for put in self._known_puts(layout, stacks):
                worth, rest = self._put(layout, stacks, put, ahead - 1)
                if worth > best:
                    best, line = worth, (put, *rest)
        return best, line

    def _answers(self, stack: tuple[int, ...]) -> int:
        """How many of the opponent's open cards go on a stack."""
        return sum(fits_on_stack(self._compiled, card, stack) for card in self._scene.theirs)

    def turns(self) -> Iterator[Option]:
        """Cards that can be turned up; of the taller column first."""
        for number, column in enumerate(self._scene.mine):
            if can_be_turned(self._compiled, self._scene.mine, number):
                worth = _TURN + 0.01 * len(column.cards)
                yield Option(TurnUp(self._seat, 0, number), worth)

    def shifts(self) -> Iterator[Option]:
        """Cards that can be laid together so that another comes free, or can be put."""
        compiled, mine = self._compiled, self._scene.mine
        stacks = _tops(self._scene)
        for source, target in shifts(compiled, mine):
            after = joined(compiled, mine, source, target)
            freed = can_be_turned(compiled, after, source)
            top = open_top(compiled, after, source)
            if freed or (top is not None and any(fits_on_stack(compiled, top, s) for s in stacks)):
                yield Option(Join(self._seat, 0, source, target), _TURN - 0.1)


# How a person at a real-time table decides: what escapes him, what he likes, how long it takes.

_MOST_LOOKS: Final = 4
"""Whoever has looked so often in vain looks so carefully that nothing escapes him."""


class Intention(NamedTuple):
    """What was decided.

    Attributes:
        option: what to do; ``None`` for nothing.
        takes_ms: how long it took, or after how long he looks again.
    """

    option: Option | None
    takes_ms: int


@dataclass(slots=True)
class Judgement:
    """Decides from what is remembered of a table.

    Attributes:
        compiled: the game's rules.
        seat: where the player sits.
        limits: what he can and cannot do.
        chance: where all that is random comes from.
    """

    compiled: CompiledSpeed
    seat: int
    limits: Limits
    chance: SplitMix64
    _weighed: dict[Scene, tuple[Option, ...]] = field(default_factory=dict)
    """The options of the table that was looked at last: a plan is asked for again and again."""

    def twin(self) -> Judgement:
        """Another that decides from this moment on as this one would, without touching it."""
        return replace(self, chance=copy(self.chance))

    def decide(self, memory: Scene, looks: int) -> Intention | None:
        """What to do by what is remembered; ``None`` if there is nothing at all to be done.

        Args:
            memory: the table as the player knows it.
            looks: how often he has looked at it before and seen nothing.
        """
        known = self._options(memory)
        seen = [option for option in known if not self._escapes(option, looks)]
        chosen = self._misjudged(memory)
        if chosen is None and seen:
            chosen = max(seen, key=self._liking)
        if chosen is not None:
            return Intention(chosen, self._takes(memory, chosen, max(1, len(seen))))
        if not known:
            return None
        return Intention(None, self.limits.time(self.chance, self.limits.scan_ms))

    def _options(self, memory: Scene) -> tuple[Option, ...]:
        """All that makes sense by what is remembered, whether it is seen or escapes him."""
        found = self._weighed.get(memory)
        if found is None:
            found = options(self.compiled, memory, self.seat, self.limits)
            if not found:
                shift = freeing_shift(self.compiled, memory, self.seat)
                found = () if shift is None else (Option(shift, 0.0),)
            self._weighed.clear()
            self._weighed[memory] = found
        return found

    def _escapes(self, option: Option, looks: int) -> bool:
        limits = self.limits
        if looks >= _MOST_LOOKS:
            return False
        match option.move:
            case Put():
                share = limits.overlooks
            case TurnUp():
                share = limits.forgets
            case Join():
                share = 1.0 - limits.joins
        return chance_of(self.chance, share / (1 + looks))

    def _misjudged(self, memory: Scene) -> Option | None:
        """A card that he wrongly thinks to fit, now and then."""
        if not chance_of(self.chance, self.limits.misjudges):
            return None
        wrong = misfits(self.compiled, memory, self.seat)
        return Option(wrong[self.chance.below(len(wrong))], 0.0) if wrong else None

    def _liking(self, option: Option) -> float:
        """What an option seems to be worth to him, of equal ones this or that."""
        return option.worth + max(self.limits.whims, 1e-6) * part_of(self.chance)

    def _takes(self, memory: Scene, chosen: Option, choices: int) -> int:
        """How long he takes to decide; to turn a card up is half a habit."""
        limits = self.limits
        move = chosen.move
        if isinstance(move, TurnUp):
            return limits.time(self.chance, limits.decide_ms / 2)
        card = open_top(self.compiled, memory.mine, move.column)
        wild = isinstance(move, Put) and card is not None and is_wild(self.compiled, card)
        return limits.time(self.chance, limits.deciding_ms(choices, wild=wild))


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

    def table_changed(self, scene: Scene, at: int, own: Put | Join | TurnUp | None) -> None:
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
                open_top(self.compiled, before.mine, number) is None
                and open_top(self.compiled, scene.mine, number) is not None
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

    def least(self, move: Put | Join | TurnUp) -> int:
        """The earliest time at which anybody could do this, by what it answers to."""
        least = self._opened.get(move.column, 0) + LEAST_REACTION_MS
        if isinstance(move, Put) and move.stack in self._shown:
            least = max(least, self._shown[move.stack] + LEAST_REACTION_MS)
        return least


class Intent(NamedTuple):
    """What the mind is about to do.

    Attributes:
        move: the move, at time 0.
        decided_at: from then on the hand is on its way.
        lands_at: when it is done.
        line: the cards that are meant to follow.
    """

    move: Put | Join | TurnUp
    decided_at: int
    lands_at: int
    line: tuple[Put, ...]


def new_mind(
    compiled: CompiledSpeed, seat: int, limits: Limits, chance: SplitMix64, scene: Scene, at: int
) -> Mind:
    """A mind that has just sat down at a table."""
    sight = Perception(compiled, limits, SplitMix64(chance.next()), scene, scene)
    judgement = Judgement(compiled, seat, limits, SplitMix64(chance.next()))
    mind = Mind(limits, SplitMix64(chance.next()), sight, judgement, column_place(0, 1))
    mind.sit_down(scene, at)
    return mind


@dataclass(slots=True)
class Mind:
    """What a player sees, remembers and is about to do.

    Attributes:
        limits: what he can and cannot do.
        chance: where what is random about his hand comes from.
        sight: what he has noticed.
        judgement: how he decides.
        hand: where his hand is.
        not_before: no card of his lands earlier, in milliseconds; for one who takes his time.
        intent: what he is about to do.
        line: the cards that are meant to follow what he has just done.
        wakes_at: when he thinks next; ``None`` if not before he notices something.
        ready_at: until then he is busy with a card that was refused.
        looks: how often he has looked for something to do and seen nothing.
    """

    limits: Limits
    chance: SplitMix64
    sight: Perception
    judgement: Judgement
    hand: HandPlace
    not_before: int = 0
    intent: Intent | None = None
    line: tuple[Put, ...] = ()
    wakes_at: int | None = None
    ready_at: int = 0
    looks: int = 0

    def twin(self) -> Mind:
        """Another who lives on from this moment as this one would, without touching it."""
        return replace(
            self,
            chance=copy(self.chance),
            sight=self.sight.twin(),
            judgement=self.judgement.twin(),
        )

    # --- what is told from outside ---------------------------------------------------------------

    def sit_down(self, scene: Scene, at: int) -> None:
        """A round has been laid out."""
        self.sight.sit_down(scene, at)
        self.intent = None
        self.line = ()
        self.looks = 0
        self.ready_at = at
        self.wakes_at = self.sight.reads_until if scene.asked == "play" else None

    def see(self, scene: Scene, at: int) -> None:
        """The table has changed; the change will be noticed later."""
        self.live(at)
        before = self.sight.real
        if scene.lap != before.lap:
            self.sit_down(scene, at)
            return
        own = None
        if scene.mine != before.mine:
            own = self._has_moved(at)
        self.sight.table_changed(scene, at, own)
        if scene.asked != "play":
            self.intent = self.wakes_at = None
            self.line = ()

    def _has_moved(self, at: int) -> Put | Join | TurnUp | None:
        """His own hand has done what it was about to do; returns what that was."""
        intent, self.intent = self.intent, None
        self.line = ()
        self.looks = 0
        self.ready_at = self.wakes_at = at
        if intent is None:
            return None
        self.line = intent.line
        self.hand = self._way(intent.move)[-1]
        return intent.move

    def refused(self, at: int, free_at: int) -> None:
        """The card that was just tried does not fit; now he sees it, and takes the card back.

        Args:
            at: when it was tried, in milliseconds.
            free_at: until then the rules keep the hand busy.
        """
        self.live(at)
        intent, self.intent = self.intent, None
        self.line = ()
        if intent is not None and isinstance(intent.move, Put):
            self.hand = self._way(intent.move)[-1]
            self.sight.learn(intent.move.stack)
        fumbles_until = at + self.limits.time(self.chance, self.limits.fumble_ms)
        self.ready_at = self.wakes_at = max(fumbles_until, free_at)

    # --- living on -------------------------------------------------------------------------------

    def live(self, until: int | None) -> Intent | None:
        """Live on, if nothing happens meanwhile.

        Args:
            until: the time up to which to live, in milliseconds; ``None`` to live until something
                is done.

        Returns:
            What is done next, where ``until`` is ``None`` and there is anything.
        """
        while True:
            intent = self.intent
            own = self.wakes_at if intent is None else intent.lands_at
            noticed = self.sight.notices_at
            notices = noticed is not None and (own is None or noticed <= own)
            at = noticed if notices else own
            if at is None or (until is not None and at >= until):
                return None
            if notices:
                self._notice(at)
            elif intent is None:
                self._think(at)
            elif until is None:
                return intent
            else:
                # Nobody has carried it out; it is still meant.
                self.intent = intent._replace(lands_at=until)

    def _notice(self, at: int) -> None:
        """The eyes come to something new; if that spoils what he was about to do, he thinks."""
        if not self.sight.notice():
            return
        self.looks = 0
        intent = self.intent
        if intent is None:
            self.wakes_at = max(at, self.ready_at)
            return
        move = intent.move
        if not isinstance(move, Put) or put_fits(self.sight.compiled, self.sight.memory, move):
            return
        if at >= intent.decided_at:
            if at > intent.lands_at - STOPPING_MS or not chance_of(self.chance, self.limits.stops):
                return
            self.hand = self._way(move)[0]
        self.intent = None
        self.line = ()
        self.wakes_at = at

    def _think(self, at: int) -> None:
        """Decide what to do next, and set out."""
        self.wakes_at = None
        sight = self.sight
        if sight.real.asked != "play":
            return
        if self.line and put_fits(sight.compiled, sight.memory, self.line[0]):
            self._set_out(Option(self.line[0], 0.0, self.line[1:]), at)
            return
        if at < sight.reads_until:
            self.wakes_at = sight.reads_until
            return
        decision = self.judgement.decide(sight.memory, self.looks)
        if decision is None:
            return
        if decision.option is None:
            self.looks += 1
            self.wakes_at = at + decision.takes_ms
        else:
            self._set_out(decision.option, at + decision.takes_ms)

    def _set_out(self, chosen: Option, decided_at: int) -> None:
        """The hand goes to the column, and from there to where the card shall lie."""
        move = chosen.move
        takes = self.limits.time(self.chance, self.limits.reaching_ms(self.hand, *self._way(move)))
        if isinstance(move, Put):
            decided_at = max(decided_at, self.not_before - takes)
        lands_at = max(decided_at + takes, self.sight.least(move))
        self.intent = Intent(move, decided_at, lands_at, chosen.line)

    def _way(self, move: Put | Join | TurnUp) -> tuple[HandPlace, ...]:
        real = self.sight.real
        return way_of(move, len(real.mine), len(real.stacks))
