"""Sentences for how a fishing game is played: the deal, captures, wild cards, bombs, the end."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.rulebook.card_words import all_of, any_of
from hanafuda_desktop.rulebook.english import counted, listed, number
from hanafuda_desktop.rulebook.fit_words import compared
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_needs import needed
from hanafuda_desktop.rules.schema.fishing import (
    Bombs,
    DealtHand,
    FishingDeal,
    FishingRules,
    Stealing,
    Wild,
)
from hanafuda_desktop.rules.schema.selectors import CardsOrNothing, CardsWanted, Fit, selected

__all__ = [
    "BOMBS",
    "CAPTURING",
    "DEAL",
    "DEALING",
    "DEALT_HAND",
    "SEVERAL_HANDS",
    "STEALING",
    "WILD",
    "deals",
]


# The deal


def _hand(deal: FishingDeal, _: Setting) -> str:
    each = f"{counted(deal.hand, 'card')} each"
    field = f"{number(deal.field)} on the field" if deal.field else "none on the field"
    return f"{each} and {field}"


def _packet(deal: FishingDeal, _: Setting) -> str:
    if not deal.packet:
        return ""
    return (
        f"They are dealt {number(deal.packet)} at a time, to the others, the field and the dealer "
        "in turn, until everybody has theirs"
    )


DEAL: Final[Sentences[FishingDeal]] = {
    "hand": _hand,
    "field": Untold("told with the hand"),
    "packet": _packet,
}


def deals(rules: FishingRules, setting: Setting) -> tuple[str, ...]:
    """One line for each number of players."""
    lines = []
    for players, deal in sorted(rules.deal.items()):
        left = setting.deck.bit_count() - deal.hand * int(players) - deal.field
        told = " ".join(tell(deal, DEAL, setting))
        stock = f"The other {number(left)} are the stock." if left > 0 else "There is no stock."
        only = f"{number(int(players)).capitalize()} players: "
        lines.append(f"{only}{told[:1].lower()}{told[1:]} {stock}")
    return tuple(lines)


def _direction(rules: FishingRules, _: Setting) -> str:
    return f"Turns go {rules.direction} round the table; the dealer (oya) begins"


def _teams(rules: FishingRules, _: Setting) -> str:
    if rules.team_size == 1:
        return ""
    return (
        f"{number(rules.team_size).capitalize()} players are a team: partners sit opposite each "
        "other and share what they capture"
    )


def _first_dealer(rules: FishingRules, _: Setting) -> str:
    cards = {"draw": "draws a card", "pick": "picks one of eight cards that lie face down"}
    return (
        f"To find the first dealer, everybody {cards[rules.first_dealer]}: the earliest month "
        "deals, of equal months the card of higher value"
    )


def _next_dealer(rules: FishingRules, _: Setting) -> str:
    match rules.next_dealer:
        case "best":
            return "Whoever scored best deals the next round"
        case "worst":
            return "Whoever scored worst deals the next round"
        case "next":
            return "The next player in turn deals the next round"
        case "same":
            return "The same player deals every round"
        case _:
            assert_never(rules.next_dealer)


def _drawn_dealer(rules: FishingRules, _: Setting) -> str:
    if rules.next_dealer in ("same", "next") and rules.drawn_dealer == rules.next_dealer:
        return ""
    who = {"same": "the same player deals again", "next": "the next player deals"}
    return f"After a drawn round {who[rules.drawn_dealer]}"


def _four_on_field(rules: FishingRules, _: Setting) -> str:
    match rules.four_on_field:
        case "redeal":
            return "If a whole month lies on the field after the deal, the cards are dealt again"
        case "dealer":
            return "A whole month that lies on the field after the deal is captured by the dealer"
        case "stay":
            return ""
        case _:
            assert_never(rules.four_on_field)


def _redeal(rules: FishingRules, setting: Setting) -> str:
    if not rules.redeal:
        return ""
    cases = [needed([need], setting) for need in rules.redeal]
    return f"The cards are dealt again too if the field shows {listed(cases, 'or')}"


def _dealt_hands_of_several(rules: FishingRules, _: Setting) -> str:
    if not rules.dealt_hands:
        return ""
    if rules.dealt_hands_of_several == "drawn":
        return "If several players hold such a hand, the round is drawn"
    return "If several players hold such a hand, the first in turn wins"


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
    parts = []
    for size, months in sorted(counts.items(), reverse=True):
        cards = "all four cards" if size == 4 else counted(size, "card")
        exactly = "exactly " if hand.exact and size != 4 else ""
        which = "of one month" if months == 1 else f"of each of {number(months)} months"
        parts.append(f"{exactly}{cards} {which}")
    return f"A hand with {listed(parts)}"


def _ends(hand: DealtHand, _: Setting) -> str:
    if hand.ends == "redeal":
        return "The cards are dealt again"
    return f"It wins the round at once: each opponent pays {counted(hand.points, 'point')}"


DEALT_HAND: Final[Sentences[DealtHand]] = {
    "id": Untold("a name for other keys and records"),
    "name": Untold("stands before the hand's cards"),
    "months": _months_of,
    "exact": Untold("told with the months"),
    "ends": _ends,
    "points": Untold("told with what it ends"),
}

SEVERAL_HANDS: Final[Sentences[FishingRules]] = {"dealt_hands_of_several": _dealt_hands_of_several}


# Capturing

_BY_MONTH: Final = (Fit(month="same"),)


def _match(rules: FishingRules, setting: Setting) -> str:
    if not rules.match:
        return "Play one card from the hand to the field, where it stays: cards capture nothing"
    if rules.match == _BY_MONTH:
        what = "a card of its month"
    else:
        what = f"a card beside which it is {compared(rules.match, setting.deck)}"
    return (
        f"Play one card from the hand to the field. If {what} lies there, both are captured; if "
        "there are two such cards, choose one of them; if three or more, all are captured. "
        "Otherwise the card stays on the field. Then turn up the top card of the stock and treat "
        "it in the same way. What was captured is taken aside when the turn ends and lies face up"
    )


def _must_match(rules: FishingRules, _: Setting) -> str:
    if rules.must_match:
        return "Whoever holds a card that captures must play such a card"
    return "Any hand card may be played; one that can capture does"


def _pending(rules: FishingRules, _: Setting) -> str:
    if not rules.pending_pair:
        return ""
    return (
        "Ppeok: if a hand card captured the only field card of its month and the drawn card is of "
        "that month too, all three stay on the field, and whoever brings the fourth takes them all"
    )


def _round_ends(rules: FishingRules, _: Setting) -> str:
    match rules.round_ends:
        case "hands":
            return "The round is over when the hands are used up"
        case "stock":
            return (
                "The round is over when the stock is used up, even if cards are left in the hands; "
                "without hand cards one only draws"
            )
        case "both":
            return (
                "The round is over when hands and stock are used up; without hand cards one only "
                "draws"
            )
        case _:
            assert_never(rules.round_ends)


CAPTURING: Final[Sentences[FishingRules]] = {
    "match": _match,
    "must_match": _must_match,
    "pending_pair": _pending,
    "round_ends": _round_ends,
}


def _some(cards: CardsWanted, setting: Setting) -> str:
    return any_of(selected(cards) & setting.deck, setting.deck)


def _takes(wild: Wild, setting: Setting) -> str:
    return (
        f"Played or drawn, it captures one card of the player's choice: "
        f"{_some(wild.takes, setting)}. It must if it can, else it stays on the field"
    )


def _takers(cards: CardsOrNothing, setting: Setting) -> str:
    return "" if isinstance(cards, str) else _some(cards, setting)


def _hand_takes(wild: Wild, setting: Setting) -> str:
    who = _takers(wild.hand_takes, setting)
    if not who:
        return "Lying on the field, no hand card captures it"
    return f"Lying on the field, it is captured from the hand by {who}"


def _drawn_takes(wild: Wild, setting: Setting) -> str:
    who = _takers(wild.drawn_takes, setting)
    if not who:
        return "No drawn card captures it"
    must = ", which must do so even beside a card of its own month" if wild.drawn_must else ""
    return f"Of the drawn cards it is captured by {who}{must}"


def _last_takes_all(wild: Wild, _: Setting) -> str:
    if not wild.last_takes_all:
        return ""
    return "Drawn as the very last card, it captures everything that is left on the field"


def _odd_mates(wild: Wild, _: Setting) -> str:
    if wild.odd_mates == "nobody":
        return ""
    return (
        "Cards that are left over at the end because it captured one of their month go to whoever "
        "captured with it"
    )


def _odd_own(wild: Wild, _: Setting) -> str:
    match wild.odd_own:
        case "pair":
            return (
                "The odd card of its own month that is left then goes to whoever captured the "
                "others of that month"
            )
        case "user":
            return (
                "The odd card of its own month that is left then goes to whoever captured with it"
            )
        case "nobody":
            return ""
        case _:
            assert_never(wild.odd_own)


WILD: Final[Sentences[Wild]] = {
    "id": Untold("a name for other keys"),
    "name": Untold("stands before the sentences"),
    "cards": lambda wild, setting: (
        f"Wild: {all_of(selected(wild.cards) & setting.deck, setting.deck)}"
    ),
    "takes": _takes,
    "hand_takes": _hand_takes,
    "drawn_takes": _drawn_takes,
    "drawn_must": Untold("told with the drawn cards"),
    "last_takes_all": _last_takes_all,
    "odd_mates": _odd_mates,
    "odd_own": _odd_own,
}


# Triples and stealing


def _show(bombs: Bombs, _: Setting) -> str:
    when = {
        "never": "",
        "first-turn": "before one's first card is played",
        "any-turn": "at any turn",
    }[bombs.show]
    return f"Three cards of a month in hand may be shown to all {when}" if when else ""


def _bomb(bombs: Bombs, _: Setting) -> str:
    if not bombs.bomb:
        return ""
    unshown = " that were not shown" if bombs.show != "never" else ""
    draws = counted(bombs.draws, "stock card")
    are = "is" if bombs.draws == 1 else "are"
    return (
        f"Bomb: three cards of a month{unshown} may be played at once onto the fourth on the "
        f"field; all four are captured, and then {draws} {are} drawn and played"
    )


def _passes(bombs: Bombs, _: Setting) -> str:
    if not (bombs.bomb and bombs.passes):
        return ""
    return f"After a bomb its player may take {counted(bombs.passes, 'turn')} without a hand card"


BOMBS: Final[Sentences[Bombs]] = {
    "show": _show,
    "bomb": _bomb,
    "draws": Untold("told with the bomb"),
    "passes": _passes,
}


def _stolen(rule: Stealing, setting: Setting) -> str:
    what = _some(rule.cards, setting)
    return f"A turn can take captured cards from each opponent who has any: {what}"


def _occasion(count: int, words: str) -> str:
    return f"{number(count).capitalize()} {words}" if count else ""


STEALING: Final[Sentences[Stealing]] = {
    "cards": _stolen,
    "empty_field": lambda rule, _: _occasion(rule.empty_field, "when it ends with an empty field"),
    "whole_month": lambda rule, _: _occasion(
        rule.whole_month, "for each month that it captured whole"
    ),
    "own_pair": lambda rule, _: _occasion(
        rule.own_pair,
        "when the drawn card captured the hand card that was just laid without a match",
    ),
    "last_turn": lambda rule, _: "" if rule.last_turn else "The last turn of a round takes nothing",
}
