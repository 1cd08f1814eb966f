"""What is said of the choice to stop or to go on: what it pays, what it risks, who is near."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from hanafuda_desktop.engine.fishing.standing import Reach, StopOffer
from hanafuda_desktop.engine.rounds import Factor, Payment
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.phrases import about, worth
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.tally import payment_words

__all__ = ["Question", "nobody_near"]


def nobody_near() -> str:
    """What is said where no opponent has a yaku or nearly has one."""
    return tr("Nobody else is one card away from a yaku.")


@dataclass(frozen=True, slots=True)
class Question:
    """A seat's choice, and everything that is said about it.

    Attributes:
        offer: what the seat has, and how the others stand.
        names: of seats, yaku and multipliers, and what people say.
    """

    offer: StopOffer
    names: RoundNames

    @property
    def gain(self) -> int:
        """What stopping brings now."""
        return sum(payment.amount for payment in self.offer.payments)

    def payment(self, payment: Payment) -> str:
        """Who would pay how much."""
        return payment_words(payment, self.names, paid=self.offer.losers_pay)

    def reasons(self, factors: Sequence[Factor]) -> list[str]:
        """Multipliers by name."""
        return [f"×{one.factor}  {self.names.factors[one.id]}" for one in factors]

    @property
    def risks(self) -> list[tuple[str, bool]]:
        """What going on risks; whether a line is one of the reasons for that before it."""
        factors = self.offer.multiplied_if_overtaken
        lost = tr(
            "Whoever ends the round scores. If that is somebody else, you get nothing for your "
            "{points}.",
            points=worth(self.offer.points),
        )
        lines = [(lost, False)]
        if factors:
            factor = math.prod(one.factor for one in factors)
            said = tr("You would then pay {factor} times as much:", factor=factor)
            lines.append((said, False))
            lines += [(reason, True) for reason in self.reasons(factors)]
        if self.offer.pays_for_all:
            lines.append((tr("If overtaken, you would pay for everybody."), False))
        if self.offer.call_adds:
            said = tr("The call adds {points} if you win.", points=worth(self.offer.call_adds))
            lines.append((said, False))
        return lines

    @property
    def threats(self) -> list[str]:
        """What opponents have, and what they lack one card for."""
        names, lines = self.names, []
        for side in self.offer.others:
            name = names.side(side.seats)
            if side.total:
                lines.append(tr("{name} has {points}.", name=name, points=worth(side.total)))
            near = [each.yaku for each in side.yaku if each.reach is Reach.ONE_AWAY]
            if near:
                yaku = names.listed(near)
                lines.append(tr("{name} is one card away from {yaku}.", name=name, yaku=yaku))
        return lines

    @property
    def said(self) -> list[str]:
        """All of it, line by line."""
        names = self.names
        lines = [about(names.yaku[each.yaku], worth(each.points)) for each in self.offer.yaku]
        lines.append(about(names.stop, worth(self.gain)))
        for payment in self.offer.payments:
            lines += [self.payment(payment), *self.reasons(payment.factors)]
        lines.append(tr("{call}:", call=names.go))
        lines += [line for line, _ in self.risks]
        return lines + (self.threats or [nobody_near()])
