"""Sentences for the deal of a fishing game: who deals, how many cards, what counts for nothing."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.cards.vocabulary import (
    capital,
    cards,
    listed,
    number,
    paragraph,
    points,
    sentence,
)
from hanafuda_desktop.language import tr
from hanafuda_desktop.rulebook.fishing_words import each_opponent, is_duel, tables
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, clauses
from hanafuda_desktop.rulebook.sentences_needs import needed_or_more
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_play import DealtHand, FishingDeal

__all__ = ["DEAL", "DEALING", "DEALT_HAND", "SEVERAL_HANDS", "deals", "stock_left"]

_PAIR: Final = 2


def _hand(deal: FishingDeal, _: Setting) -> str:
    if not deal.field:
        return tr("{cards} each and none on the field", cards=cards(deal.hand))
    return tr(
        "{cards} each and {number} on the field",
        cards=cards(deal.hand),
        number=number(deal.field),
    )


def _packet(deal: FishingDeal, _: Setting) -> str:
    if not deal.packet:
        return ""
    return tr(
        "They are dealt {number} at a time, to the others, to the field and to the dealer in turn, "
        "until all have theirs",
        number=number(deal.packet),
    )


DEAL: Final[Sentences[FishingDeal]] = {
    "hand": _hand,
    "field": Untold("told with the hand"),
    "packet": _packet,
}


def deals(rules: FishingRules, setting: Setting) -> tuple[str, ...]:
    """One line for each number of players."""
    counts = tables(rules)
    lines = []
    for players in counts:
        deal = rules.deal[str(players)]
        hand, *others = clauses(deal, DEAL, setting)
        if len(counts) > 1:
            said = {"number": capital(number(players)), "deal": hand}
            hand = tr("{number} players: {deal}", **said)
        others.append(_stock(stock_left(rules, players, setting)))
        lines.append(paragraph(map(sentence, [hand, *others])))
    return tuple(lines)


def _stock(left: int) -> str:
    if left <= 0:
        return tr("There is no stock.")
    if left == 1:
        return tr("The last card is the stock.")
    return tr("The other {number} are the stock.", number=number(left))


def stock_left(rules: FishingRules, players: int, setting: Setting) -> int:
    """How many cards are left when all are dealt."""
    deal = rules.deal[str(players)]
    return setting.deck.bit_count() - deal.hand * players - deal.field


def _direction(rules: FishingRules, _: Setting) -> str:
    if rules.direction == "clockwise":
        return tr("Turns go clockwise round the table; the dealer (oya) begins")
    return tr("Turns go counter-clockwise round the table; the dealer (oya) begins")


def _teams(rules: FishingRules, _: Setting) -> str:
    if rules.team_size == 1:
        return ""
    if rules.team_size == _PAIR:
        return tr(
            "Players are in teams of two: partners sit opposite each other and share what they "
            "capture and what they score"
        )
    return tr(
        "Players are in teams of {number}: partners sit evenly spread round the table and share "
        "what they capture and what they score",
        number=number(rules.team_size),
    )


def _first_dealer(rules: FishingRules, _: Setting) -> str:
    if rules.first_dealer == "draw":
        return tr(
            "To find the first dealer, everybody draws a card. Whoever has the earliest month "
            "deals; of equal months, the card of higher value decides, and if these are equal too, "
            "everybody tries again"
        )
    return tr(
        "To find the first dealer, everybody picks one of eight cards that lie face down. Whoever "
        "has the earliest month deals; of equal months, the card of higher value decides, and if "
        "these are equal too, everybody tries again"
    )


def _can_be_drawn(rules: FishingRules) -> bool:
    """Whether a round can end without anybody scoring."""
    hands = any(hand.ends == "win" for hand in rules.dealt_hands)
    if hands and rules.dealt_hands_of_several == "drawn":
        return True
    return rules.stopping is not None and rules.exhausted.scores != "dealer"


def _next_dealer(rules: FishingRules, _: Setting) -> str:
    match rules.next_dealer:
        case "best":
            return tr(
                "Whoever scored best in a round deals the next; if several tie, whoever comes "
                "first in turn order"
            )
        case "worst":
            return tr(
                "Whoever scored worst in a round deals the next; if several tie, whoever comes "
                "first in turn order"
            )
        case "next":
            return tr("The next player in turn deals the next round")
        case "same":
            return tr("The same player deals every round")
        case _:
            assert_never(rules.next_dealer)


def _drawn_dealer(rules: FishingRules, _: Setting) -> str:
    if not _can_be_drawn(rules):
        return ""
    if rules.next_dealer in ("same", "next") and rules.drawn_dealer == rules.next_dealer:
        return ""
    if rules.drawn_dealer == "same":
        return tr("After a drawn round the same player deals again")
    return tr("After a drawn round the next player deals")


def _four_on_field(rules: FishingRules, _: Setting) -> str:
    match rules.four_on_field:
        case "redeal":
            return tr(
                "If all four cards of a month lie on the field after the deal, the cards are dealt "
                "again"
            )
        case "dealer":
            return tr(
                "If all four cards of a month lie on the field after the deal, the dealer captures "
                "them"
            )
        case "stay":
            return ""
        case _:
            assert_never(rules.four_on_field)


def _redeal(rules: FishingRules, setting: Setting) -> str:
    if not rules.redeal:
        return ""
    cases = listed([needed_or_more(need, setting) for need in rules.redeal], "or")
    if rules.four_on_field == "redeal":
        return tr("The cards are also dealt again if the field shows {cards}", cards=cases)
    return tr("The cards are dealt again if the field shows {cards}", cards=cases)


def _dealt_hands_of_several(rules: FishingRules, _: Setting) -> str:
    if not any(hand.ends == "win" for hand in rules.dealt_hands):
        return ""
    for_two = tables(rules) == (_PAIR,)
    all_win = all(hand.ends == "win" for hand in rules.dealt_hands)
    if rules.dealt_hands_of_several == "drawn":
        return _drawn_by_several(for_two=for_two, all_win=all_win)
    return _won_by_the_first(for_two=for_two, all_win=all_win)


def _drawn_by_several(*, for_two: bool, all_win: bool) -> str:
    match for_two, all_win:
        case True, True:
            return tr("If both players hold such a hand, the round is drawn")
        case True, False:
            return tr("If both players hold such a winning hand, the round is drawn")
        case False, True:
            return tr("If several players hold such a hand, the round is drawn")
        case _:
            return tr("If several players hold such a winning hand, the round is drawn")


def _won_by_the_first(*, for_two: bool, all_win: bool) -> str:
    match for_two, all_win:
        case True, True:
            return tr(
                "If both players hold such a hand, the one who comes first in turn order wins"
            )
        case True, False:
            return tr(
                "If both players hold such a winning hand, the one who comes first in turn order "
                "wins"
            )
        case False, True:
            return tr(
                "If several players hold such a hand, the one who comes first in turn order wins"
            )
        case _:
            return tr(
                "If several players hold such a winning hand, the one who comes first in turn "
                "order wins"
            )


DEALING: Final[Sentences[FishingRules]] = {
    "first_dealer": _first_dealer,
    "direction": _direction,
    "team_size": _teams,
    "four_on_field": _four_on_field,
    "redeal": _redeal,
    "next_dealer": _next_dealer,
    "drawn_dealer": _drawn_dealer,
}
"""Who deals, and when the cards are dealt again."""


def _months_of(hand: DealtHand, _: Setting) -> str:
    counts: dict[int, int] = {}
    for size in hand.months:
        counts[size] = counts.get(size, 0) + 1
    parts: list[str] = []
    for size, months in sorted(counts.items(), reverse=True):
        if size == CARDS_PER_MONTH:
            held = tr("all four cards")
        elif hand.exact:
            held = tr("exactly {cards}", cards=cards(size))
        else:
            held = tr("at least {cards}", cards=cards(size))
        parts.append(_of_so_many_months(held, months, is_first=not parts))
    return listed(parts)


def _of_so_many_months(held: str, months: int, *, is_first: bool) -> str:
    """The cards, and of how many months they are held, beside those told before."""
    match months == 1, is_first:
        case True, True:
            return tr("{cards} of one month", meaning="a dealt hand", cards=held)
        case True, False:
            return tr("{cards} of another month", meaning="a dealt hand", cards=held)
        case False, True:
            return tr("{cards} of each of {number} months", cards=held, number=number(months))
        case _:
            return tr("{cards} of each of {number} other months", cards=held, number=number(months))


def _ends(hand: DealtHand, setting: Setting) -> str:
    if hand.ends == "redeal":
        return tr("The cards are dealt again")
    worth = points(hand.points)
    if setting.fishing.losers_pay:
        return tr(
            "It wins the round at once, and {opponent} pays {points}",
            opponent=each_opponent(setting),
            points=worth,
        )
    if is_duel(setting):
        return tr("It wins the round at once, and gains {points} for the opponent", points=worth)
    return tr("It wins the round at once, and gains {points} for each opponent", points=worth)


DEALT_HAND: Final[Sentences[DealtHand]] = {
    "id": Untold("a name for other keys and records"),
    "name": Untold("stands before the hand's cards"),
    "months": _months_of,
    "exact": Untold("told with the months"),
    "ends": _ends,
    "points": Untold("told with what it ends"),
}

SEVERAL_HANDS: Final[Sentences[FishingRules]] = {"dealt_hands_of_several": _dealt_hands_of_several}
