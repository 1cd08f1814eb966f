"""A person at a real-time table: sees, decides, reaches, and is sometimes wrong.

The mind lives in given time. What happens on the table it is told at once, but notices later, and
it acts by what it remembers. Everything random comes from seeded generators; a twin that lives on
from the same moment does the same.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.speed.moves import Join, Put, TurnUp
from hanafuda_desktop.engine.speed.program import SpeedProgram
from hanafuda_desktop.players.speed.choice import Option, put_fits
from hanafuda_desktop.players.speed.judgement import Judgement
from hanafuda_desktop.players.speed.limits import STOPPING_MS, Limits, chance_of
from hanafuda_desktop.players.speed.places import Place, column_place, way_of
from hanafuda_desktop.players.speed.scene import Scene
from hanafuda_desktop.players.speed.sight import Sight

__all__ = ["Intent", "Mind", "new_mind"]


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
    program: SpeedProgram, seat: int, limits: Limits, chance: SplitMix64, scene: Scene, at: int
) -> Mind:
    """A mind that has just sat down at a table."""
    sight = Sight(program, limits, SplitMix64(chance.next()), scene, scene)
    judgement = Judgement(program, seat, limits, SplitMix64(chance.next()))
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
    sight: Sight
    judgement: Judgement
    hand: Place
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
        if not isinstance(move, Put) or put_fits(self.sight.program, self.sight.memory, move):
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
        if self.line and put_fits(sight.program, sight.memory, self.line[0]):
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

    def _way(self, move: Put | Join | TurnUp) -> tuple[Place, ...]:
        real = self.sight.real
        return way_of(move, len(real.mine), len(real.stacks))
