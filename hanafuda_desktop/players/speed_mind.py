"""A person at a real-time table: sees, decides, reaches, and is sometimes wrong.

The mind lives in given time. What happens on the table it is told at once, but notices later, and it
acts by what it remembers. Everything random comes from one seeded generator; a twin that lives on
from the same moment does the same.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.speed.layout import open_top
from hanafuda_desktop.engine.speed.moves import Join, Put, TurnUp
from hanafuda_desktop.engine.speed.program import SpeedProgram
from hanafuda_desktop.players.speed_choice import (
    Option,
    freeing_shift,
    is_wild,
    misfits,
    options,
    put_fits,
)
from hanafuda_desktop.players.speed_limits import (
    LEAST_REACTION_MS,
    STOPPING_MS,
    Limits,
    Place,
    chance_of,
    column_place,
    stack_place,
)
from hanafuda_desktop.players.speed_scene import Scene

__all__ = ["Intent", "Mind"]

_THEIRS: Final = -1
"""The opponent's columns, as a place to look at; stacks are places by their numbers."""
_MOST_LOOKS: Final = 4
"""Whoever has looked so often in vain looks so carefully that nothing escapes him."""
_LEAST_NOTICE_MS: Final = 90


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


@dataclass(slots=True)
class Mind:
    """What a player sees, remembers and is about to do.

    Attributes:
        program: the game's rules.
        seat: where he sits.
        limits: what he can and cannot do.
        chance: where all that is random comes from.
        not_before: no card of his lands earlier, in milliseconds; for one who takes his time.
    """

    program: SpeedProgram
    seat: int
    limits: Limits
    chance: SplitMix64
    not_before: int = 0
    intent: Intent | None = None
    _world: Scene | None = None
    _memory: Scene | None = None
    _notices: dict[int, int] = field(default_factory=dict)
    """For each place that has changed, when that will be noticed."""
    _changed: dict[int, int] = field(default_factory=dict)
    """For each stack, when somebody else's card came onto it."""
    _shown: dict[int, int] = field(default_factory=dict)
    """For each stack, when the card came that is remembered as its top, if it is not one's own."""
    _opened: dict[int, int] = field(default_factory=dict)
    """For each column, when its open card appeared."""
    _focus: int = 0
    _hand: Place = column_place(0, 1)
    _line: tuple[Put, ...] = ()
    _wakes_at: int | None = None
    """When he thinks next; ``None`` if not before he notices something."""
    _ready_at: int = 0
    """Until then he is busy with a card that was refused."""
    _reads_until: int = 0
    """Until then he has not read the card that was turned up."""
    _looks: int = 0
    """How often he has looked for something to do and seen nothing."""
    _weighed: dict[Scene, tuple[Option, ...]] = field(default_factory=dict)

    def twin(self) -> Mind:
        """Another who lives on from this moment as this one would, without touching it."""
        twin = copy(self)
        twin.chance = copy(self.chance)
        twin._notices = dict(self._notices)
        twin._changed = dict(self._changed)
        twin._shown = dict(self._shown)
        twin._opened = dict(self._opened)
        return twin

    # --- what is told from outside ---------------------------------------------------------------

    def see(self, scene: Scene, at: int) -> None:
        """The table has changed; the change will be noticed later."""
        before = self._world
        if before is not None:
            self.live(at)
        self._world = scene
        memory = self._memory
        if before is None or memory is None or scene.lap != before.lap:
            self._sit_down(scene, at)
            return
        if scene.mine != before.mine:
            self._has_moved(memory, before, scene, at)
        for number, stack in enumerate(scene.stacks):
            if stack != before.stacks[number] and stack != self._remembered.stacks[number]:
                self._changed[number] = at
                self._attend(number, at)
        if scene.theirs != before.theirs and self.limits.denies:
            self._attend(_THEIRS, at)
        if scene.asked != "play":
            self.intent = self._wakes_at = None
            self._line = ()

    def refused(self, at: int) -> None:
        """The card that was just tried does not fit; now he sees it, and takes the card back."""
        self.live(at)
        intent, self.intent = self.intent, None
        self._line = ()
        if intent is not None and isinstance(intent.move, Put):
            self._hand = self._way(intent.move)[-1]
            self._learn(intent.move.stack)
        self._ready_at = self._wakes_at = at + self.limits.time(self.chance, self.limits.fumble_ms)

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
            place = min(self._notices, key=self._notices.__getitem__, default=None)
            intent = self.intent
            own = self._wakes_at if intent is None else intent.lands_at
            at = own
            if place is not None and (own is None or self._notices[place] <= own):
                at = self._notices[place]
            else:
                place = None
            if at is None or (until is not None and at >= until):
                return None
            if place is not None:
                self._notice(place, at)
            elif intent is None:
                self._think(at)
            elif until is None:
                return intent
            else:
                # Nobody has carried it out; it is still meant.
                self.intent = intent._replace(lands_at=until)

    @property
    def _remembered(self) -> Scene:
        assert self._memory is not None
        return self._memory

    @property
    def _real(self) -> Scene:
        assert self._world is not None
        return self._world

    # --- seeing ----------------------------------------------------------------------------------

    def _sit_down(self, scene: Scene, at: int) -> None:
        """A round has been laid out: there is time to look at the columns before the count."""
        self._memory = scene
        for times in (self._notices, self._changed, self._shown):
            times.clear()
        self._opened = dict.fromkeys(range(len(scene.mine)), at)
        self._focus = self.seat % len(scene.stacks)
        self._line = ()
        self._looks = 0
        self._ready_at = at
        self._reads_until = at + self.limits.time(self.chance, self.limits.scan_ms)
        self.intent = None
        self._wakes_at = self._reads_until if scene.asked == "play" else None

    def _has_moved(self, memory: Scene, before: Scene, scene: Scene, at: int) -> None:
        """His own hand has done something; he knows that without looking, but reads new cards."""
        intent, self.intent = self.intent, None
        stacks = list(memory.stacks)
        self._line = ()
        if intent is not None:
            move = intent.move
            self._line = intent.line
            self._hand = self._way(move)[-1]
            if isinstance(move, Put) and scene.stacks[move.stack] != before.stacks[move.stack]:
                stacks[move.stack] = scene.stacks[move.stack]
                self._shown.pop(move.stack, None)
                self._notices.pop(move.stack, None)
                self._focus = move.stack
        self._memory = memory._replace(
            mine=scene.mine, mine_left=scene.mine_left, stacks=tuple(stacks)
        )
        for number in self._newly_open(before, scene):
            self._opened[number] = at
            self._reads_until = at + self.limits.time(self.chance, self.limits.glance_ms)
        self._looks = 0
        self._ready_at = self._wakes_at = at

    def _newly_open(self, before: Scene, scene: Scene) -> list[int]:
        """The columns whose top card can be read now, and could not before."""
        return [
            number
            for number, (old, new) in enumerate(zip(before.mine, scene.mine, strict=True))
            if new.down < old.down
            or (
                open_top(self.program, before.mine, number) is None
                and open_top(self.program, scene.mine, number) is not None
            )
        ]

    def _attend(self, place: int, at: int) -> None:
        """A place has changed: the eyes will come to it, after the places they go to before."""
        limits = self.limits
        median = limits.glance_ms if place == self._focus else limits.scan_ms
        noticed = at + limits.time(self.chance, median)
        if place in self._notices:
            noticed = max(self._notices[place], at + _LEAST_NOTICE_MS)
        elif self._notices:
            noticed = max(noticed, max(self._notices.values()) + round(limits.glance_ms / 2))
        self._notices[place] = noticed

    def _notice(self, place: int, at: int) -> None:
        """The eyes have come to a place that has changed."""
        self._focus = place
        if place == _THEIRS:
            del self._notices[place]
            real = self._real
            self._memory = self._remembered._replace(
                theirs=real.theirs, theirs_left=real.theirs_left, decks=real.decks
            )
            return
        self._learn(place)
        intent = self.intent
        self._looks = 0
        if intent is None:
            self._wakes_at = max(at, self._ready_at)
            return
        move = intent.move
        if not isinstance(move, Put) or put_fits(self.program, self._remembered, move):
            return
        if at >= intent.decided_at:
            if at > intent.lands_at - STOPPING_MS or not chance_of(self.chance, self.limits.stops):
                return
            self._hand = column_place(move.column, len(self._real.mine))
        self.intent = None
        self._line = ()
        self._wakes_at = at

    def _learn(self, stack: int) -> None:
        """He knows what lies on a stack now."""
        self._notices.pop(stack, None)
        memory, now = self._remembered, self._real.stacks[stack]
        self._memory = memory._replace(
            stacks=(*memory.stacks[:stack], now, *memory.stacks[stack + 1 :])
        )
        if stack in self._changed:
            self._shown[stack] = self._changed[stack]

    # --- deciding --------------------------------------------------------------------------------

    def _think(self, at: int) -> None:
        """Decide what to do next, and set out."""
        self._wakes_at = None
        if self._real.asked != "play":
            return
        if self._line and put_fits(self.program, self._remembered, self._line[0]):
            self._set_out(Option(self._line[0], 0.0, self._line[1:]), at)
            return
        if at < self._reads_until:
            self._wakes_at = self._reads_until
            return
        known = self._options()
        seen = self._seen(known)
        wrong = self._misjudged()
        if wrong is not None:
            chosen = wrong
        elif seen:
            chosen = max(seen, key=self._liking)
        else:
            if known:
                self._looks += 1
                self._wakes_at = at + self.limits.time(self.chance, self.limits.scan_ms)
            return
        self._set_out(chosen, at + self._deciding(chosen, len(seen)))

    def _options(self) -> tuple[Option, ...]:
        """All that makes sense by what is remembered, seen or overlooked."""
        memory = self._remembered
        found = self._weighed.get(memory)
        if found is None:
            found = options(self.program, memory, self.seat, self.limits)
            if not found:
                shift = freeing_shift(self.program, memory, self.seat)
                found = () if shift is None else (Option(shift, 0.0),)
            self._weighed.clear()
            self._weighed[memory] = found
        return found

    def _seen(self, known: tuple[Option, ...]) -> list[Option]:
        """What of it does not escape him."""
        return [option for option in known if not self._escapes(option)]

    def _escapes(self, option: Option) -> bool:
        if self._looks >= _MOST_LOOKS:
            return False
        limits = self.limits
        match option.move:
            case Put():
                share = limits.overlooks
            case TurnUp():
                share = limits.forgets
            case Join():
                share = 1.0 - limits.joins
        return chance_of(self.chance, share / (1 + self._looks))

    def _misjudged(self) -> Option | None:
        """A card that he wrongly thinks to fit, now and then."""
        if not self.limits.misjudges or not chance_of(self.chance, self.limits.misjudges):
            return None
        wrong = misfits(self.program, self._remembered, self.seat)
        return Option(wrong[self.chance.below(len(wrong))], 0.0) if wrong else None

    def _liking(self, option: Option) -> float:
        """What an option seems to be worth to him, of equal ones this or that."""
        whim = (self.chance.next() >> 11) / (1 << 53)
        return option.worth + max(self.limits.whims, 1e-6) * whim

    def _deciding(self, chosen: Option, choices: int) -> int:
        """How long he takes to decide; to turn a card up is half a habit."""
        limits = self.limits
        move = chosen.move
        if isinstance(move, TurnUp):
            return limits.time(self.chance, limits.decide_ms / 2)
        card = open_top(self.program, self._remembered.mine, move.column)
        wild = isinstance(move, Put) and card is not None and is_wild(self.program, card)
        return limits.time(self.chance, limits.deciding_ms(max(1, choices), wild=wild))

    # --- reaching --------------------------------------------------------------------------------

    def _set_out(self, chosen: Option, decided_at: int) -> None:
        """The hand goes to the column, and from there to where the card shall lie."""
        move = chosen.move
        way = self.limits.time(self.chance, self.limits.reaching_ms(self._hand, *self._way(move)))
        least = self._opened.get(move.column, 0) + LEAST_REACTION_MS
        if isinstance(move, Put):
            decided_at = max(decided_at, self.not_before - way)
            if move.stack in self._shown:
                least = max(least, self._shown[move.stack] + LEAST_REACTION_MS)
        lands_at = max(decided_at + way, least)
        self.intent = Intent(move, decided_at, lands_at, chosen.line)

    def _way(self, move: Put | Join | TurnUp) -> tuple[Place, ...]:
        """The places that the hand comes to."""
        columns = len(self._real.mine)
        start = column_place(move.column, columns)
        match move:
            case Put(stack=stack):
                return start, stack_place(stack, len(self._real.stacks), self.seat)
            case Join(onto=onto):
                return start, column_place(onto, columns)
            case TurnUp():
                return (start,)
