"""A computer player for real-time games: it is told what happens, and says what it will do when.

It lives in given time and reads no clock. Whoever runs the game tells it every new view with its
time, asks what it will do next, and does that when its time has come, unless something else happens
before. What happens on the table it notices later than it is told, and it acts by what it
remembers.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import dist, exp, log, log2
from typing import Any, Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.reaction_race import Reaction
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.speed.compiled import MOST_LAYOUTS, CompiledSpeed, Stacks, taken_off
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import (
    HandMove,
    Join,
    Layout,
    Put,
    SpeedMove,
    SpeedPhase,
    TurnUp,
    count_of,
    moved_at,
)
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.view import UNKNOWN, known_layout, turn_of
from hanafuda_desktop.players.levels import LEVEL_NAMES
from hanafuda_desktop.text.language import Text

# What a player of a real-time game has before his eyes, taken from his view.


class Scene(NamedTuple):
    """The table, or what somebody remembers of it.

    Attributes:
        asked: what goes on.
        lap: the round, and how often it was laid out again.
        mine: the player's own columns; unknown cards are below the open ones.
        stacks: the stacks in the middle.
        theirs: the open cards at the top of the opponent's columns.
        theirs_left: how many cards the opponent's columns have.
    """

    asked: SpeedPhase
    lap: tuple[int, int]
    mine: Layout
    stacks: Stacks
    theirs: tuple[int, ...]
    theirs_left: int

    @property
    def mine_left(self) -> int:
        """How many cards the player's columns have."""
        return count_of(self.mine)


def scene_of(compiled: CompiledSpeed, view: View) -> Scene:
    """What the view's seat has before its eyes.

    Raises:
        TypeError: this is no view of a real-time game.
    """
    turn = turn_of(view)
    theirs = known_layout(compiled, view, 1 - view.seat)
    return Scene(
        asked=turn.asked,
        lap=(turn.number, turn.again),
        mine=known_layout(compiled, view, view.seat),
        stacks=tuple(
            tuple(card for card in pile.cards if card is not None)
            for pile in view.piles
            if pile.kind is PileKind.MIDDLE
        ),
        theirs=tuple(column.cards[-1] for column in theirs if len(column.cards) > column.down),
        theirs_left=count_of(theirs),
    )


# Where things lie on a real-time table, as far as the way of a hand goes.

_COLUMN_STEP: Final = 1.25
_STACK_STEP: Final = 1.6
_TO_MIDDLE: Final = 2.2


Place = tuple[float, float]
"""Where a hand is, in widths of a card; the player's columns lie along the line ``y = 0``."""


def column_place(number: int, columns: int) -> Place:
    """Where a column lies."""
    return (number - (columns - 1) / 2) * _COLUMN_STEP, 0.0


def way_of(move: HandMove, columns: int, stacks: int) -> tuple[Place, ...]:
    """The places that the hand comes to for a move, in order.

    Args:
        move: the move.
        columns: how many columns the player has.
        stacks: how many stacks there are.
    """
    start = column_place(move.column, columns)
    match move:
        case Put(seat=seat, stack=stack):
            # Each stack lies before the seat that feeds it, so the two see them mirrored.
            across = stack if seat == 0 else stacks - 1 - stack
            return start, ((across - (stacks - 1) / 2) * _STACK_STEP, _TO_MIDDLE)
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

    def reaching_ms(self, *places: Place) -> float:
        """How long the hand takes from one place to the next and so on."""
        return sum(
            self.hand_ms + self.reach_ms * log2(1.0 + dist(here, there))
            for here, there in pairwise(places)
        )


# Keeping pace: how fast the opponent plays, and how fast to play oneself so that it stays close.
#
# What counts is the time between two cards that one player puts into the middle, without a count
# in between. It is learned from what has happened at the table, and weighs the latest cards most.

_FIRST_MS: Final = 2000.0
"""What is supposed of somebody who has not played yet."""
_LEAST_MS: Final = 300.0
_MOST_MS: Final = 12_000.0
_LEARNS: Final = 0.12
"""How much of what is supposed each new card replaces."""
_CORRECTS: Final = 0.06
"""How much of a deviation from the pace that was meant is made up for at each card."""
_SPREAD: Final = 0.25
_A_CARD_AHEAD: Final = 0.04
"""For each card by which it leads in a round it plays slower by this share, and faster when it is
behind."""
_MOST_LEAD: Final = 10


class KeptPace:
    """Watches both players' cards and says when the next own one should land.

    Args:
        chance: what it draws from.
    """

    def __init__(self, chance: SplitMix64) -> None:
        self._chance = chance
        self._scene: Scene | None = None
        self._last: list[int | None] = [None, None]
        self._theirs = log(_FIRST_MS)
        self._offset = 0.0
        self._not_before = 0

    def seen(self, scene: Scene, at: int) -> int:
        """A new scene, and when it came; returns before when no own card should land."""
        before, self._scene = self._scene, scene
        if before is None or before.asked is not SpeedPhase.PLAY or scene.lap != before.lap:
            self._last = [None, None]
            if scene.asked is SpeedPhase.PLAY:
                self._not_before = at + self._beat(scene)
            return self._not_before
        if scene.theirs_left < before.theirs_left:
            interval = self._interval(1, at)
            if interval is not None:
                self._theirs += _LEARNS * (interval - self._theirs)
        if scene.mine_left < before.mine_left:
            interval = self._interval(0, at)
            if interval is not None:
                strayed = self._meant(scene) - interval
                self._offset = min(1.0, max(-2.0, self._offset + _CORRECTS * strayed))
            self._not_before = at + self._beat(scene)
        return self._not_before

    def _interval(self, who: int, at: int) -> float | None:
        """The logarithm of the time since somebody's last card, if that can be said."""
        last, self._last[who] = self._last[who], at
        return None if last is None else log(min(_MOST_MS, max(_LEAST_MS, float(at - last))))

    def _meant(self, scene: Scene) -> float:
        """The logarithm of the pace that it wants to keep."""
        # The lead in this round alone: were the decks counted, too, whoever had won rounds would
        # lose the next ones, and a game would come back to its middle again and again.
        lead = min(_MOST_LEAD, max(-_MOST_LEAD, scene.theirs_left - scene.mine_left))
        return self._theirs + log(1.0 + _A_CARD_AHEAD * lead)

    def _beat(self, scene: Scene) -> int:
        """How long to wait between two cards, this once."""
        median = min(_MOST_MS, max(_LEAST_MS, exp(self._meant(scene) + self._offset)))
        return Reaction(median, _SPREAD).time(self._chance.next())


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


class Option(NamedTuple):
    """Something that can be done.

    Attributes:
        move: the move, at time 0.
        worth: what it is worth, in cards.
        line: the cards that are meant to follow it, at time 0.
    """

    move: HandMove
    worth: float
    line: tuple[Put, ...] = ()


def is_wild(compiled: CompiledSpeed, card: int) -> bool:
    """Whether a card goes on most others (HP-4)."""
    return 2 * compiled.lands[card].bit_count() > len(compiled.deck)


def put_fits(compiled: CompiledSpeed, scene: Scene, put: Put) -> bool:
    """Whether cards can be put so, as far as the scene shows."""
    return put.stack < len(scene.stacks) and any(
        found == (put.column, put.stack, put.count)
        for found in compiled.puts(scene.mine, scene.stacks)
    )


class _Look:
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
        sizes = [len(stack) for stack in stacks]
        rule = self._compiled.rules.spoils.winner
        lead = self._scene.theirs_left - self._scene.mine_left
        if not self._limits.saves or len(set(sizes)) < 2 or rule == "own" or not lead:
            return (0.0,) * len(stacks)
        wanted = max(sizes) if (lead > 0) == (rule == "smaller") else min(sizes)
        return tuple(_STACK if size == wanted else 0.0 for size in sizes)

    def options(self) -> Iterator[Option]:
        """All that makes sense: cards that can be put, each with what may follow, cards that can be
        turned up, of the taller column first, and cards that can be laid together so that another
        comes free, or can be put.
        """
        compiled, seat = self._compiled, self._seat
        mine, stacks = self._scene.mine, self._scene.stacks
        for put in self._known_puts(mine, stacks):
            worth, line = self._put(mine, stacks, put, self._limits.ahead)
            yield Option(put, worth, line)
        for number, column in enumerate(mine):
            if compiled.can_be_turned(mine, number):
                yield Option(TurnUp(seat, 0, number), _TURN + 0.01 * len(column.cards))
        for source, target in compiled.shifts(mine):
            after = compiled.joined(mine, source, target)
            freed = compiled.can_be_turned(after, source)
            top = compiled.open_top(after, source)
            if freed or (top is not None and any(compiled.fits_on_stack(top, s) for s in stacks)):
                yield Option(Join(seat, 0, source, target), _TURN - 0.1)

    def misfits(self) -> tuple[Put, ...]:
        """Cards that somebody who misjudges might put where they do not fit."""
        compiled, mine = self._compiled, self._scene.mine
        return tuple(
            Put(self._seat, 0, number, stack)
            for number in range(len(mine))
            if (card := compiled.open_top(mine, number)) is not None
            for stack, cards in enumerate(self._scene.stacks)
            if not compiled.fits_on_stack(card, cards)
        )

    def freeing_shift(self) -> Join | None:
        """The first of the fewest shifts after which a card can be put or turned up, if there are
        any.

        Each way of laying the cards together is tried once. There are few; where there are very
        many, it is any shift.
        """
        compiled, mine, stacks = self._compiled, self._scene.mine, self._scene.stacks
        known = {mine}
        waiting: list[tuple[Layout, Join | None]] = [(mine, None)]
        for layout, first in waiting:
            if first is not None and (
                len(known) > MOST_LAYOUTS or compiled.can_play(layout, stacks)
            ):
                return first
            for source, target in compiled.shifts(layout):
                after = compiled.joined(layout, source, target)
                if after not in known:
                    known.add(after)
                    waiting.append((after, first or Join(self._seat, 0, source, target)))
        return None

    def _known_puts(self, layout: Layout, stacks: Stacks) -> Iterator[Put]:
        """The cards that can be put; what the last one is may not be known beforehand (HP-9)."""
        for column, stack, count in self._compiled.puts(layout, stacks):
            if layout[column].cards[-1] != UNKNOWN:
                yield Put(self._seat, 0, column, stack, count)

    def _put(
        self, layout: Layout, stacks: Stacks, put: Put, ahead: int
    ) -> tuple[float, tuple[Put, ...]]:
        """What it is worth to put a card, and how it goes on."""
        compiled = self._compiled
        card = layout[put.column].cards[-1]
        after = taken_off(layout, put.column, put.count)
        now = (*stacks[: put.stack], (card,), *stacks[put.stack + 1 :])
        worth = put.count + self._for_stack[put.stack]
        if is_wild(compiled, card):
            worth -= self._wild
        if compiled.can_be_turned(after, put.column):
            worth += self._freed
        rest, line = self._best(after, now, ahead - 1)
        return worth + _NEXT * rest, line

    def _best(self, layout: Layout, stacks: Stacks, ahead: int) -> tuple[float, tuple[Put, ...]]:
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
        return sum(self._compiled.fits_on_stack(card, stack) for card in self._scene.theirs)


# What a player is about to do.

_MOST_LOOKS: Final = 4
"""Whoever has looked so often in vain looks so carefully that nothing escapes him."""


class Intent(NamedTuple):
    """What the mind is about to do.

    Attributes:
        move: the move, at time 0.
        decided_at: from then on the hand is on its way.
        lands_at: when it is done.
        line: the cards that are meant to follow.
    """

    move: HandMove
    decided_at: int
    lands_at: int
    line: tuple[Put, ...]


# What a person at a real-time table has noticed: attention rests on one place at a time.
#
# What changes elsewhere is noticed when the eyes come to it; until then the player remembers what
# he saw there last. His own columns he knows, for nobody else touches them, but a card that has
# come free must be read first.

_THEIRS: Final = -1
"""The opponent's columns, as a place to look at; stacks are places by their numbers."""


@dataclass(slots=True)
class Mind:
    """What a player has noticed, how he decides, and what he is about to do.

    Attributes:
        compiled: the game's rules.
        seat: where he sits.
        limits: what he can and cannot do.
        eyes: where what is random about his looking comes from,
        judges_by: about his decisions,
        chance: and about his hand.
        real: the table as it is.
        memory: the table as he knows it.
        focus: the place at which he looks.
        reads_until: until then he has not read a card that has come free, in milliseconds.
        hand: where his hand is.
        not_before: no card of his lands earlier, in milliseconds; for one who takes his time.
        intent: what he is about to do.
        line: the cards that are meant to follow what he has just done.
        wakes_at: when he thinks next; ``None`` if not before he notices something.
        ready_at: until then he is busy with a card that was refused.
        looks: how often he has looked for something to do and seen nothing.
    """

    compiled: CompiledSpeed
    seat: int
    limits: Limits
    eyes: SplitMix64
    judges_by: SplitMix64
    chance: SplitMix64
    real: Scene
    memory: Scene
    focus: int = 0
    reads_until: int = 0
    hand: Place = (0.0, 0.0)
    not_before: int = 0
    intent: Intent | None = None
    line: tuple[Put, ...] = ()
    wakes_at: int | None = None
    ready_at: int = 0
    looks: int = 0
    _notices: dict[int, int] = field(default_factory=dict)
    """For each place that has changed, when that will be noticed."""
    _changed: dict[int, int] = field(default_factory=dict)
    """For each stack, when somebody else's card came onto it."""
    _shown: dict[int, int] = field(default_factory=dict)
    """For each stack, when the card came that is remembered as its top, if it is not his own."""
    _opened: dict[int, int] = field(default_factory=dict)
    """For each column, when its open card appeared."""
    _weighed: dict[Scene, tuple[Option, ...]] = field(default_factory=dict)
    """The options of the table that was looked at last, for twins too: a plan is asked for again
    and again."""

    def twin(self) -> Mind:
        """Another who lives on from this moment as this one would, without touching it."""
        return replace(
            self,
            eyes=copy(self.eyes),
            judges_by=copy(self.judges_by),
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
        self.reads_until = at + self.limits.time(self.eyes, self.limits.scan_ms)
        self._drop_plan()
        self.looks = 0
        self.ready_at = at
        self.wakes_at = self.reads_until if scene.asked is SpeedPhase.PLAY else None

    def see(self, scene: Scene, at: int) -> None:
        """The table has changed; the change will be noticed later."""
        self.live(at)
        before = self.real
        if scene.lap != before.lap:
            self.sit_down(scene, at)
            return
        own = None
        if scene.mine != before.mine:
            # His own hand has done what it was about to do.
            intent = self._drop_plan()
            self.looks = 0
            self.ready_at = self.wakes_at = at
            if intent is not None:
                own, self.line = intent.move, intent.line
                self.hand = self._way(own)[-1]
        self._table_changed(scene, at, own)
        if scene.asked is not SpeedPhase.PLAY:
            self._drop_plan()
            self.wakes_at = None

    def refused(self, at: int, free_at: int) -> None:
        """The card that was just tried does not fit; now he sees it, and takes the card back.

        Args:
            at: when it was tried, in milliseconds.
            free_at: until then the rules keep the hand busy.
        """
        self.live(at)
        intent = self._drop_plan()
        if intent is not None and isinstance(intent.move, Put):
            self.hand = self._way(intent.move)[-1]
            self._learn(intent.move.stack)
        fumbles_until = at + self.limits.time(self.chance, self.limits.fumble_ms)
        self.ready_at = self.wakes_at = max(fumbles_until, free_at)

    def _table_changed(self, scene: Scene, at: int, own: HandMove | None) -> None:
        """The table has changed, by the player's own hand or not."""
        before, self.real = self.real, scene
        if scene.mine != before.mine:
            self.memory = self.memory._replace(mine=scene.mine)
            for number in self._newly_open(before, scene):
                self._opened[number] = at
                self.reads_until = at + self.limits.time(self.eyes, self.limits.glance_ms)
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
            self.eyes, limits.glance_ms if place == self.focus else limits.scan_ms
        )
        if self._notices:
            noticed = max(noticed, max(self._notices.values()) + round(limits.glance_ms / 2))
        self._notices[place] = noticed

    def _drop_plan(self) -> Intent | None:
        """Mean to do nothing more; returns what was just meant."""
        intent, self.intent = self.intent, None
        self.line = ()
        return intent

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
            noticed = min(self._notices.values(), default=None)
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
        place = min(self._notices, key=self._notices.__getitem__)
        self.focus = place
        if place == _THEIRS:
            del self._notices[place]
            real = self.real
            self.memory = self.memory._replace(theirs=real.theirs, theirs_left=real.theirs_left)
            return
        self._learn(place)
        self.looks = 0
        intent = self.intent
        if intent is None:
            self.wakes_at = max(at, self.ready_at)
            return
        move = intent.move
        if not isinstance(move, Put) or put_fits(self.compiled, self.memory, move):
            return
        if at >= intent.decided_at:
            if at > intent.lands_at - STOPPING_MS or not chance_of(self.chance, self.limits.stops):
                return
            self.hand = self._way(move)[0]
        self._drop_plan()
        self.wakes_at = at

    def _learn(self, stack: int) -> None:
        """He sees what lies on a stack now."""
        self._remember(stack)
        if stack in self._changed:
            self._shown[stack] = self._changed[stack]

    def _remember(self, stack: int) -> None:
        self._notices.pop(stack, None)
        stacks = self.memory.stacks
        after = (*stacks[:stack], self.real.stacks[stack], *stacks[stack + 1 :])
        self.memory = self.memory._replace(stacks=after)

    def _least(self, move: HandMove) -> int:
        """The earliest time at which anybody could do this, by what it answers to."""
        least = self._opened.get(move.column, 0) + LEAST_REACTION_MS
        if isinstance(move, Put) and move.stack in self._shown:
            least = max(least, self._shown[move.stack] + LEAST_REACTION_MS)
        return least

    def _think(self, at: int) -> None:
        """Decide what to do next and set out, or look again after a while."""
        self.wakes_at = None
        limits = self.limits
        if self.real.asked is not SpeedPhase.PLAY:
            return
        if self.line and put_fits(self.compiled, self.memory, self.line[0]):
            self._set_out(Option(self.line[0], 0.0, self.line[1:]), at)
            return
        if at < self.reads_until:
            self.wakes_at = self.reads_until
            return
        known = self._options()
        seen = [option for option in known if not self._escapes(option)]
        chosen = self._misjudged()
        if chosen is None and seen:
            # Of equal ones this or that.
            chosen = max(
                seen,
                key=lambda each: each.worth + max(limits.whims, 1e-6) * part_of(self.judges_by),
            )
        if chosen is not None:
            self._set_out(chosen, at + self._deciding(chosen.move, max(1, len(seen))))
        elif known:
            self.looks += 1
            self.wakes_at = at + limits.time(self.judges_by, limits.scan_ms)

    def _options(self) -> tuple[Option, ...]:
        """All that makes sense by what is remembered, whether it is seen or escapes him."""
        memory = self.memory
        found = self._weighed.get(memory)
        if found is None:
            look = _Look(self.compiled, memory, self.seat, self.limits)
            found = tuple(look.options())
            if not found and (shift := look.freeing_shift()) is not None:
                found = (Option(shift, 0.0),)
            self._weighed.clear()
            self._weighed[memory] = found
        return found

    def _escapes(self, option: Option) -> bool:
        limits = self.limits
        if self.looks >= _MOST_LOOKS:
            return False
        match option.move:
            case Put():
                share = limits.overlooks
            case TurnUp():
                share = limits.forgets
            case Join():
                share = 1.0 - limits.joins
        return chance_of(self.judges_by, share / (1 + self.looks))

    def _misjudged(self) -> Option | None:
        """A card that he wrongly thinks to fit, now and then."""
        if not chance_of(self.judges_by, self.limits.misjudges):
            return None
        wrong = _Look(self.compiled, self.memory, self.seat, self.limits).misfits()
        return Option(wrong[self.judges_by.below(len(wrong))], 0.0) if wrong else None

    def _deciding(self, move: HandMove, choices: int) -> int:
        """How many milliseconds he takes to decide; to turn a card up is half a habit."""
        limits = self.limits
        if isinstance(move, TurnUp):
            return limits.time(self.judges_by, limits.decide_ms / 2)
        card = self.compiled.open_top(self.memory.mine, move.column)
        wild = isinstance(move, Put) and card is not None and is_wild(self.compiled, card)
        return limits.time(self.judges_by, limits.deciding_ms(choices, wild=wild))

    def _set_out(self, chosen: Option, decided_at: int) -> None:
        """The hand goes to the column, and from there to where the card shall lie."""
        move = chosen.move
        takes = self.limits.time(self.chance, self.limits.reaching_ms(self.hand, *self._way(move)))
        if isinstance(move, Put):
            decided_at = max(decided_at, self.not_before - takes)
        lands_at = max(decided_at + takes, self._least(move))
        self.intent = Intent(move, decided_at, lands_at, chosen.line)

    def _way(self, move: HandMove) -> tuple[Place, ...]:
        real = self.real
        return way_of(move, len(real.mine), len(real.stacks))


class SpeedPlayer:
    """Plays a seat of a real-time game within a person's limits.

    The same seed, told the same views at the same times, does the same. It knows what its views
    show and nothing else, and that only after it has had time to look.

    Args:
        rules: the game.
        seat: where it sits.
        limits: what it can and cannot do.
        seed: what its chance comes from.
        keeps_pace: whether it plays about as fast as its opponent.
    """

    def __init__(
        self, rules: SpeedRules, seat: int, limits: Limits, seed: int, *, keeps_pace: bool = False
    ) -> None:
        self.seat = seat
        self._compiled = engine_for(Speed, rules).compiled
        self._limits = limits
        self._chance = SplitMix64(seed)
        self._pace = KeptPace(SplitMix64(self._chance.next())) if keeps_pace else None
        self._mind: Mind | None = None
        self._now = 0
        self._next: SpeedMove | None = None
        self._knows_next = False

    def see(self, view: View, at: int) -> None:
        """The table looks like this from now on.

        Args:
            view: what the player's seat sees.
            at: since when, in milliseconds since the game began; never earlier than before.

        Raises:
            TypeError: this is no view of a real-time game.
        """
        scene = scene_of(self._compiled, view)
        mind = self._mind
        if mind is None:
            eyes, head, hand = (SplitMix64(self._chance.next()) for _ in range(3))
            mind = Mind(self._compiled, self.seat, self._limits, eyes, head, hand, scene, scene)
            self._mind = mind
            mind.sit_down(scene, at)
        else:
            mind.see(scene, at)
        if self._pace is not None:
            mind.not_before = self._pace.seen(scene, at)
        self._has_happened(at)

    def refused(self, at: int, free_at: int) -> None:
        """What the player did at this time was against the rules, or too late.

        Args:
            at: when, in milliseconds since the game began.
            free_at: from then on the hand that tried it is free again.
        """
        if self._mind is not None:
            self._mind.refused(at, free_at)
        self._has_happened(at)

    def _has_happened(self, at: int) -> None:
        self._now = at
        self._knows_next = False

    def next_act(self) -> SpeedMove | None:
        """What it will do next, at its time, if nothing happens before; ``None`` if it waits."""
        if not self._knows_next:
            intent = None if self._mind is None else self._mind.twin().live(None)
            self._knows_next = True
            self._next = None
            if intent is not None:
                self._next = moved_at(intent.move, max(intent.lands_at, self._now))
        return self._next


# The computer players of real-time games, by the ids that settings and records know them by.
#
# The limits were tuned by playing whole games of each against the one below; the share of games
# that each wins is measured in the tests.

_EDITION: Final = "1"
"""Raised whenever players with the same limits play otherwise than before."""


@dataclass(frozen=True, slots=True)
class SpeedLevel:
    """A kind of computer player for real-time games.

    Attributes:
        id: the word for it in settings, records and on the command line.
        name: what people call it, in English.
        limits: what it can and cannot do.
        keeps_pace: whether it plays about as fast as its opponent.
    """

    id: str
    name: Text
    limits: Limits
    keeps_pace: bool = False

    @property
    def skill(self) -> str:
        """All that its strength depends on, as a word for measurements."""
        return f"{self.limits}, edition {_EDITION}"

    def make(self, rules: SpeedRules, seat: int, seed: int) -> SpeedPlayer:
        """One of them, for a seat."""
        return SpeedPlayer(rules, seat, self.limits, seed, keeps_pace=self.keeps_pace)


_LIMITS: Final[dict[str, tuple[Any, ...]]] = {
    # beginner, casual, standard, strong, expert, and who keeps pace
    "glance_ms": (360, 310, 270, 240, 205, 200),
    "scan_ms": (900, 720, 560, 450, 330, 320),
    "decide_ms": (680, 520, 425, 310, 210, 180),
    "choice_ms": (300, 220, 160, 120, 75, 70),
    "wild_ms": (400, 250, 150, 60, 0, 0),
    "hand_ms": (190, 155, 134, 110, 85, 80),
    "reach_ms": (175, 145, 125, 105, 80, 75),
    "fumble_ms": (900, 750, 600, 450, 350, 350),
    "spread": (0.3, 0.28, 0.25, 0.22, 0.2, 0.22),
    "overlooks": (0.35, 0.25, 0.15, 0.06, 0.0, 0.03),
    "forgets": (0.3, 0.2, 0.1, 0.03, 0.0, 0.0),
    "joins": (0.4, 0.6, 0.8, 0.95, 1.0, 1.0),
    "misjudges": (0.05, 0.03, 0.015, 0.004, 0.0, 0.005),
    "stops": (0.4, 0.55, 0.7, 0.85, 0.95, 0.9),
    "ahead": (1, 1, 2, 2, 4, 4),
    "whims": (5.0, 2.0, 0.8, 0.4, 0.0, 0.5),
    "denies": (0.0, 0.0, 0.0, 0.0, 0.04, 0.0),
    "saves": (False, False, False, True, True, False),
}


def _limits(level: int) -> Limits:
    return Limits(**{name: levels[level] for name, levels in _LIMITS.items()})


SPEED_LEVELS: Final = tuple(
    SpeedLevel(*names, _limits(level)) for level, names in enumerate(LEVEL_NAMES)
)
"""The weakest first."""

KEEPS_PACE: Final = SpeedLevel("keeps-pace", "Keeps pace", _limits(-1), keeps_pace=True)
"""Plays about as fast as its opponent, a little slower when it leads, faster when it is behind."""


_BY_ID: Final = {level.id: level for level in (*SPEED_LEVELS, KEEPS_PACE)}


def speed_level(level_id: str) -> SpeedLevel:
    """The kind of this id.

    Raises:
        KeyError: there is none.
    """
    return _BY_ID[level_id]
