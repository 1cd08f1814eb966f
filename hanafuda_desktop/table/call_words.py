"""What is said of the choice to stop or to go on: what it pays, what it risks, who is near."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from hanafuda_desktop.engine.fishing.standing import Reach, StopOffer
from hanafuda_desktop.engine.rounds import Factor, Payment
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.tally import TallyWords

__all__ = ["CallWords", "Question"]


@dataclass(frozen=True, slots=True)
class CallWords:
    """What the question says, in the language of the table; the answers are the rule file's words.

    Attributes:
        title: the question.
        lost: what an opponent who ends the round takes away.
        multiplied: what you would then pay, compared with what it is worth.
        nobody_near: no opponent has or nearly has a yaku.
        has: an opponent's points.
        one_away: yaku for which an opponent lacks one card.
        go_points: what the call itself is worth.
        pays_for_all: who goes on and is overtaken pays for everybody.
        tally: words for points.
    """

    title: str = "{stop} or {go}?"
    lost: str = (
        "Whoever ends the round scores. "
        "If that is somebody else, you get nothing for your {points}."
    )
    multiplied: str = "You would then pay {factor} times as much:"
    nobody_near: str = "Nobody else is one card away from a yaku."
    has: str = "{name} has {points}."
    one_away: str = "{name} is one card away from {yaku}."
    go_points: str = "The call adds {points} if you win."
    pays_for_all: str = "If overtaken, you would pay for everybody."
    tally: TallyWords = field(default_factory=TallyWords)


@dataclass(frozen=True, slots=True)
class Question:
    """A seat's choice, and everything that is said about it.

    Attributes:
        offer: what the seat has, and how the others stand.
        names: of seats, yaku and multipliers, and what people say.
        words: what else is said.
    """

    offer: StopOffer
    names: RoundNames
    words: CallWords

    @property
    def gain(self) -> int:
        """What stopping brings now."""
        return sum(payment.amount for payment in self.offer.payments)

    def payment(self, payment: Payment) -> str:
        """Who would pay how much."""
        return self.words.tally.payment(payment, self.names, paid=self.offer.losers_pay)

    def reasons(self, factors: Sequence[Factor]) -> list[str]:
        """Multipliers by name."""
        return [f"×{one.factor}  {self.names.factors[one.id]}" for one in factors]

    @property
    def risks(self) -> list[tuple[str, bool]]:
        """What going on risks; whether a line is one of the reasons for that before it."""
        words, factors = self.words, self.offer.multiplied_if_overtaken
        lines = [(words.lost.format(points=words.tally.worth(self.offer.points)), False)]
        if factors:
            factor = math.prod(one.factor for one in factors)
            lines.append((words.multiplied.format(factor=factor), False))
            lines += [(reason, True) for reason in self.reasons(factors)]
        if self.offer.pays_for_all:
            lines.append((words.pays_for_all, False))
        if self.offer.call_adds:
            said = words.go_points.format(points=words.tally.worth(self.offer.call_adds))
            lines.append((said, False))
        return lines

    @property
    def threats(self) -> list[str]:
        """What opponents have, and what they lack one card for."""
        words, names, lines = self.words, self.names, []
        for side in self.offer.others:
            name = names.side(side.seats)
            if side.total:
                lines.append(words.has.format(name=name, points=words.tally.worth(side.total)))
            near = [each.yaku for each in side.yaku if each.reach is Reach.ONE_AWAY]
            if near:
                lines.append(words.one_away.format(name=name, yaku=names.listed(near)))
        return lines

    @property
    def said(self) -> list[str]:
        """All of it, line by line."""
        names, tally = self.names, self.words.tally
        lines = [f"{names.yaku[each.yaku]}: {tally.worth(each.points)}" for each in self.offer.yaku]
        lines.append(f"{names.stop}: {tally.worth(self.gain)}")
        for payment in self.offer.payments:
            lines += [self.payment(payment), *self.reasons(payment.factors)]
        lines.append(f"{names.go}:")
        lines += [line for line, _ in self.risks]
        return lines + (self.threats or [self.words.nobody_near])
