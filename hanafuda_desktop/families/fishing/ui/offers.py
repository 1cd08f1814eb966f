"""The offers at a triple, a shake or a bomb: what each pays and risks, and where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import Bomb, FishingTurn, Show
from hanafuda_desktop.families.fishing.schema import FishingRules, Multiplier, When
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import parts
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import CARD

_HEIGHT: Final = 0.5
_LEAST: Final = 46.0
_WIDTH: Final = 4.2
"""An offer's width, counted in its height."""
_CLEAR: Final = 12.0
"""Between an offer and the hand: the keyboard's frame round a card has room there."""
_BETWEEN: Final = 8.0


def offer_name(move: Show | Bomb) -> str:
    """The word that the rulebook has for it."""
    return tr("Shake") if isinstance(move, Show) else tr("Bomb")


def offer_note(rules: FishingRules, view: View, move: Show | Bomb) -> str:
    """What a shake or a bomb pays, and what it costs, by the rule file's own numbers."""
    told = [_pays(rules, view, move)]
    if isinstance(move, Show):
        told.append(tr("all see the three"))
        if rules.bombs.bomb:
            told.append(tr("no bomb with them later"))
    else:
        told += [tr("takes the whole month"), _steals(rules, len(view.points))]
        draws, passes = rules.bombs.draws, rules.bombs.passes
        told.append(trn("draws {n} card", "draws {n} cards", draws))
        if passes:
            said = trn(
                "{n} later turn without a hand card",
                "{n} later turns without a hand card",
                passes,
            )
            told.append(said)
    return parts(part for part in told if part)


def _pays(rules: FishingRules, view: View, move: Show | Bomb) -> str:
    """By how much a win would be multiplied for what was shown and bombed until then."""
    turn, now = view.turn, view.round
    assert isinstance(turn, FishingTurn)
    assert now is not None
    mine = next(side for side in now.sides if view.seat in side)
    shown = sum(len(turn.shown[seat]) // 3 for seat in mine)
    bombs = sum(turn.bombs[seat] for seat in mine)
    if isinstance(move, Show):
        own, counts = "shown", {"shown": shown + 1, "shown_or_bombs": shown + bombs + 1}
    else:
        own, counts = "bombs", {"bombs": bombs + 1, "shown_or_bombs": shown + bombs + 1}
    product = 1
    for rule in rules.multipliers:
        for what in (own, "shown_or_bombs"):
            least = getattr(rule.when, what)
            # One that hangs on something else besides promises nothing yet.
            if least is not None and rule.when == When(**{what: least}) and rule.payer is None:
                product *= _times(rule, counts[what] - least)
    return tr("×{factor} if you win", factor=product) if product > 1 else ""


def _times(rule: Multiplier, beyond: int) -> int:
    if beyond < 0:
        return 1
    match rule.repeat:
        case "once":
            return rule.factor
        case "each":
            return int(rule.factor ** (beyond + 1))
        case "sum":
            return 1 + (rule.factor - 1) * (beyond + 1)


def _steals(rules: FishingRules, players: int) -> str:
    """What a captured month takes from the others."""
    stealing = rules.stealing
    if stealing is None or not stealing.whole_month:
        return ""
    kinds = stealing.cards[0].category if len(stealing.cards) == 1 else None
    kind = kinds[0] if kinds is not None and len(kinds) == 1 else None
    noun, count = kind.spoken if kind else tr(CARD.one), stealing.whole_month
    if players > 2:
        return tr("steals {n} {kind} from each", n=count, kind=noun)
    return tr("steals {n} {kind}", n=count, kind=noun)


def offer_rects(wanted: Sequence[Rect], card_width: float, width: float) -> tuple[Rect, ...]:
    """Where offers stand: over their cards, clear of them, in one row without covering another.

    Args:
        wanted: for each offer the cards that it is about.
        card_width: of a hand card.
        width: of the table.
    """
    if not wanted:
        return ()
    high = max(_LEAST, _HEIGHT * card_width)
    wide = min(high * _WIDTH, (width - _BETWEEN) / len(wanted) - _BETWEEN)
    step = wide + _BETWEEN
    order = sorted(range(len(wanted)), key=lambda number: wanted[number].x)
    lefts: dict[int, float] = {}
    least = _BETWEEN
    for place, number in enumerate(order):
        cards = wanted[number]
        same = [other for other in order if wanted[other] == cards]
        aside = same.index(number) - (len(same) - 1) / 2
        left = max(least, cards.x + cards.width / 2 - wide / 2 + aside * step)
        lefts[number] = min(left, width - step * (len(order) - place))
        least = lefts[number] + step
    return tuple(
        Rect(round(lefts[number]), round(cards.y - high - _CLEAR), wide, high)
        for number, cards in enumerate(wanted)
    )
