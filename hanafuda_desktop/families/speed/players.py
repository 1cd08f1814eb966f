"""A computer player for real-time games: it is told what happens, and says what it will do when.

It reads no clock. Whoever runs the game tells it every new view with its time, asks what it will do
next, and does that when its time has come, unless something else happens before.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from math import exp, log
from typing import Any, Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.reaction_race import Reaction
from hanafuda_desktop.engine.view import View
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
    moved_at,
)
from hanafuda_desktop.families.speed.perception import (
    STOPPING_MS,
    HandPlace,
    Limits,
    Perception,
    Scene,
    chance_of,
    column_place,
    part_of,
    scene_of,
    way_of,
)
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.view import UNKNOWN
from hanafuda_desktop.players.levels import LEVEL_NAMES
from hanafuda_desktop.text.language import Text

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
        for found in compiled.puts(scene.mine, scene.tops)
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
        sizes = [stack.size for stack in stacks]
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
        compiled, seat, mine, stacks = (
            self._compiled,
            self._seat,
            self._scene.mine,
            self._scene.tops,
        )
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
            for stack, cards in enumerate(self._scene.tops)
            if not compiled.fits_on_stack(card, cards)
        )

    def freeing_shift(self) -> Join | None:
        """The first of the fewest shifts after which a card can be put or turned up, if there are
        any.

        Each way of laying the cards together is tried once. There are few; where there are very
        many, it is any shift.
        """
        compiled, mine, stacks = self._compiled, self._scene.mine, self._scene.tops
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


# How a person at a real-time table decides: what escapes him, what he likes, how long it takes.

_MOST_LOOKS: Final = 4
"""Whoever has looked so often in vain looks so carefully that nothing escapes him."""


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

    def decide(self, memory: Scene, looks: int) -> tuple[Option | None, int] | None:
        """What to do by what is remembered; ``None`` if there is nothing at all to be done.

        Args:
            memory: the table as the player knows it.
            looks: how often he has looked at it before and seen nothing.

        Returns:
            what to do, and how many milliseconds it took to decide; or nothing, and after how many
            he looks again.
        """
        known = self._options(memory)
        seen = [option for option in known if not self._escapes(option, looks)]
        chosen = self._misjudged(memory)
        if chosen is None and seen:
            chosen = max(seen, key=self._liking)
        if chosen is not None:
            return chosen, self._takes(memory, chosen, max(1, len(seen)))
        if not known:
            return None
        return None, self.limits.time(self.chance, self.limits.scan_ms)

    def _options(self, memory: Scene) -> tuple[Option, ...]:
        """All that makes sense by what is remembered, whether it is seen or escapes him."""
        found = self._weighed.get(memory)
        if found is None:
            look = _Look(self.compiled, memory, self.seat, self.limits)
            found = tuple(look.options())
            if not found and (shift := look.freeing_shift()) is not None:
                found = (Option(shift, 0.0),)
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
        wrong = _Look(self.compiled, memory, self.seat, self.limits).misfits()
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
        card = self.compiled.open_top(memory.mine, move.column)
        wild = isinstance(move, Put) and card is not None and is_wild(self.compiled, card)
        return limits.time(self.chance, limits.deciding_ms(choices, wild=wild))


# What a player is about to do.


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
        self.wakes_at = self.sight.reads_until if scene.asked is SpeedPhase.PLAY else None

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
        if scene.asked is not SpeedPhase.PLAY:
            self.intent = self.wakes_at = None
            self.line = ()

    def _has_moved(self, at: int) -> HandMove | None:
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
        if sight.real.asked is not SpeedPhase.PLAY:
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
        option, takes_ms = decision
        if option is None:
            self.looks += 1
            self.wakes_at = at + takes_ms
        else:
            self._set_out(option, at + takes_ms)

    def _set_out(self, chosen: Option, decided_at: int) -> None:
        """The hand goes to the column, and from there to where the card shall lie."""
        move = chosen.move
        takes = self.limits.time(self.chance, self.limits.reaching_ms(self.hand, *self._way(move)))
        if isinstance(move, Put):
            decided_at = max(decided_at, self.not_before - takes)
        lands_at = max(decided_at + takes, self.sight.least(move))
        self.intent = Intent(move, decided_at, lands_at, chosen.line)

    def _way(self, move: HandMove) -> tuple[HandPlace, ...]:
        real = self.sight.real
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
            mind = new_mind(self._compiled, self.seat, self._limits, self._chance, scene, at)
            self._mind = mind
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


def speed_level(level_id: str) -> SpeedLevel:
    """The kind of this id.

    Raises:
        KeyError: there is none.
    """
    for each in (*SPEED_LEVELS, KEEPS_PACE):
        if each.id == level_id:
            return each
    raise KeyError(level_id)


def new_speed_player(rules: SpeedRules, seat: int, level_id: str, seed: int) -> SpeedPlayer:
    """A player of this kind.

    Raises:
        KeyError: there is no such kind.
    """
    return speed_level(level_id).make(rules, seat, seed)
