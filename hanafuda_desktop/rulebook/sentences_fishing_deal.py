"""Sentences for the deal of a fishing game: who deals, how many cards, what counts for nothing."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.rulebook.english import counted, listed, number
from hanafuda_desktop.rulebook.fishing_words import each_opponent, tables
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_needs import needed
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_play import DealtHand, FishingDeal

__all__ = ["DEAL", "DEALING", "DEALT_HAND", "SEVERAL_HANDS", "deals", "stock_left"]

_PAIR: Final = 2


def _hand(deal: FishingDeal, _: Setting) -> str:
    each = f"{counted(deal.hand, 'card')} each"
    field = f"{number(deal.field)} on the field" if deal.field else "none on the field"
    return f"{each} and {field}"


def _packet(deal: FishingDeal, _: Setting) -> str:
    if not deal.packet:
        return ""
    return (
        f"They are dealt {number(deal.packet)} at a time, to the others, to the field and to the "
        "dealer in turn, until all have theirs"
    )


DEAL: Final[Sentences[FishingDeal]] = {
    "hand": _hand,
    "field": Untold("told with the hand"),
    "packet": _packet,
}


def deals(rules: FishingRules, setting: Setting) -> tuple[str, ...]:
    """One line for each number of players."""
    lines = []
    counts = tables(rules)
    for players in counts:
        deal = rules.deal[str(players)]
        left = stock_left(rules, players, setting)
        told = " ".join(tell(deal, DEAL, setting))
        stock = f"The other {number(left)} are the stock." if left > 0 else "There is no stock."
        if left == 1:
            stock = "The last card is the stock."
        only = f"{number(players).capitalize()} players: "
        several = f"{only}{told[:1].lower()}{told[1:]}"
        lines.append(f"{several if len(counts) > 1 else told} {stock}")
    return tuple(lines)


def stock_left(rules: FishingRules, players: int, setting: Setting) -> int:
    """How many cards are left when all are dealt."""
    deal = rules.deal[str(players)]
    return setting.deck.bit_count() - deal.hand * players - deal.field


def _direction(rules: FishingRules, _: Setting) -> str:
    return f"Turns go {rules.direction} round the table; the dealer (oya) begins"


def _teams(rules: FishingRules, _: Setting) -> str:
    if rules.team_size == 1:
        return ""
    where = "opposite each other" if rules.team_size == _PAIR else "evenly spread round the table"
    return (
        f"Players are in teams of {number(rules.team_size)}: partners sit {where} and share what "
        "they capture and what they score"
    )


def _first_dealer(rules: FishingRules, _: Setting) -> str:
    cards = {"draw": "draws a card", "pick": "picks one of eight cards that lie face down"}
    return (
        f"To find the first dealer, everybody {cards[rules.first_dealer]}. Whoever has the "
        "earliest month deals; of equal months, the card of higher value decides, and if these "
        "are equal too, everybody tries again"
    )


_FIRST_OF_EQUALS: Final = "; of equals, whoever comes first in turn order"


def _can_be_drawn(rules: FishingRules) -> bool:
    """Whether a round can end without anybody scoring."""
    hands = any(hand.ends == "win" for hand in rules.dealt_hands)
    if hands and rules.dealt_hands_of_several == "drawn":
        return True
    return rules.stopping is not None and rules.exhausted.scores != "dealer"


def _next_dealer(rules: FishingRules, _: Setting) -> str:
    match rules.next_dealer:
        case "best":
            return f"Whoever scored best in a round deals the next{_FIRST_OF_EQUALS}"
        case "worst":
            return f"Whoever scored worst in a round deals the next{_FIRST_OF_EQUALS}"
        case "next":
            return "The next player in turn deals the next round"
        case "same":
            return "The same player deals every round"
        case _:
            assert_never(rules.next_dealer)


def _drawn_dealer(rules: FishingRules, _: Setting) -> str:
    if not _can_be_drawn(rules):
        return ""
    if rules.next_dealer in ("same", "next") and rules.drawn_dealer == rules.next_dealer:
        return ""
    who = {"same": "the same player deals again", "next": "the next player deals"}
    return f"After a drawn round {who[rules.drawn_dealer]}"


def _four_on_field(rules: FishingRules, _: Setting) -> str:
    match rules.four_on_field:
        case "redeal":
            return (
                "If all four cards of a month lie on the field after the deal, the cards are dealt "
                "again"
            )
        case "dealer":
            return (
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
    cases = [needed([need], setting) for need in rules.redeal]
    also = "also " if rules.four_on_field == "redeal" else ""
    return f"The cards are {also}dealt again if the field shows {listed(cases, 'or')}"


def _dealt_hands_of_several(rules: FishingRules, _: Setting) -> str:
    if not any(hand.ends == "win" for hand in rules.dealt_hands):
        return ""
    many = "both" if tables(rules) == (_PAIR,) else "several"
    winning = "winning " if any(hand.ends != "win" for hand in rules.dealt_hands) else ""
    if rules.dealt_hands_of_several == "drawn":
        return f"If {many} players hold such a {winning}hand, the round is drawn"
    return (
        f"If {many} players hold such a {winning}hand, the one who comes first in turn order wins"
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
        cards = "all four cards" if size == CARDS_PER_MONTH else counted(size, "card")
        if size != CARDS_PER_MONTH:
            cards = f"{'exactly' if hand.exact else 'at least'} {cards}"
        if months == 1:
            which = "of another month" if parts else "of one month"
        else:
            which = f"of each of {number(months)} {'other ' if parts else ''}months"
        parts.append(f"{cards} {which}")
    return listed(parts)


def _ends(hand: DealtHand, setting: Setting) -> str:
    if hand.ends == "redeal":
        return "The cards are dealt again"
    points, others = counted(hand.points, "point"), each_opponent(setting)
    if setting.fishing.losers_pay:
        return f"It wins the round at once, and {others} pays {points}"
    return f"It wins the round at once, and gains {points} for {others}"


DEALT_HAND: Final[Sentences[DealtHand]] = {
    "id": Untold("a name for other keys and records"),
    "name": Untold("stands before the hand's cards"),
    "months": _months_of,
    "exact": Untold("told with the months"),
    "ends": _ends,
    "points": Untold("told with what it ends"),
}

SEVERAL_HANDS: Final[Sentences[FishingRules]] = {"dealt_hands_of_several": _dealt_hands_of_several}
