"""Sentences for how a fishing game is played: captures, wild cards, bombs, the end of a round."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.rulebook.card_words import all_of, any_of, several
from hanafuda_desktop.rulebook.english import counted
from hanafuda_desktop.rulebook.fishing_words import each_opponent, is_duel, tables
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rulebook.sentences_fishing_deal import stock_left
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_play import Bombs, Stealing, Wild
from hanafuda_desktop.rules.schema.selectors import CardsOrNothing, CardsWanted, Fit, selected

__all__ = ["BOMBS", "CAPTURING", "STEALING", "WILD"]

_BY_MONTH: Final = (Fit(month="same"),)


def _match(rules: FishingRules, setting: Setting) -> str:
    if not rules.match:
        return "Play a card from your hand to the field, where it stays: it captures nothing"
    if rules.match == _BY_MONTH:
        what = "If a card of its month lies there, your card captures it"
    else:
        what = (
            "It captures a card there if, compared with that card, it is "
            f"{compared(rules.match, setting.deck)}"
        )
    remarks = [each.removesuffix(".") for each in fits_remarks(rules.match)]
    several = (
        "If there are two such cards, choose one of them; if there are three or more, your card "
        "captures them all. If there is none, your card stays on the field"
    )
    return ". ".join(["Play a card from your hand to the field", what, *remarks, several])


def _must_match(rules: FishingRules, _: Setting) -> str:
    if rules.must_match:
        return "If you hold a card that can capture, you must play such a card"
    return "You may play any card of your hand, but if it can capture, it must"


def _pending(rules: FishingRules, _: Setting) -> str:
    if not rules.pending_pair:
        return ""
    return (
        "Ppeok: if your hand card captured the only card of its month on the field, and the stock "
        "card that you then turn up is of that month too, all three stay on the field. Whoever "
        "plays or turns up the fourth captures them all"
    )


_NO_HAND: Final = "If you have no hand cards left, you only turn up a stock card"
_NO_STOCK: Final = "If the stock is used up, you only play a hand card"


def _left(rules: FishingRules, setting: Setting) -> tuple[bool, bool]:
    """Whether there can be stock left without hand cards, and hand cards without stock."""
    if rules.bombs.bomb:
        return True, True
    over = [
        stock_left(rules, players, setting) - rules.deal[str(players)].hand * players
        for players in tables(rules)
    ]
    return any(cards > 0 for cards in over), any(cards < 0 for cards in over)


def _round_ends(rules: FishingRules, setting: Setting) -> str:
    stock, hands = _left(rules, setting)
    if not stock and not hands:
        return "Hands and stock are used up at the same time, and then the round is over"
    match rules.round_ends:
        case "hands":
            words = ["The round is over when all hands are used up", _NO_STOCK if hands else ""]
        case "stock":
            even_if = ", even if there are cards left in hand" if hands else ""
            words = [
                f"The round is over when the stock is used up{even_if}",
                _NO_HAND if stock else "",
            ]
        case "both":
            words = [
                "The round is over when all hands and the stock are used up",
                _NO_HAND if stock else "",
                _NO_STOCK if hands else "",
            ]
        case _:
            assert_never(rules.round_ends)
    return ". ".join(filter(None, words))


CAPTURING: Final[Sentences[FishingRules]] = {
    "match": _match,
    "must_match": _must_match,
    "pending_pair": _pending,
    "round_ends": _round_ends,
}


def _some(cards: CardsWanted, setting: Setting) -> str:
    return any_of(selected(cards) & setting.deck, setting.deck)


def _takes(wild: Wild, setting: Setting) -> str:
    mask = selected(wild.takes) & setting.deck
    which = "" if mask == setting.deck else f": {any_of(mask, setting.deck)}"
    return (
        "Played from the hand or turned up from the stock, it captures one field card of your "
        f"choice{which}. It must capture if it can; otherwise it stays on the field"
    )


def _takers(cards: CardsOrNothing, setting: Setting) -> str:
    return "" if isinstance(cards, str) else _some(cards, setting)


def _leaves_some(cards: CardsOrNothing, setting: Setting) -> bool:
    return not isinstance(cards, str) and setting.deck & ~selected(cards) != 0


def _and_no_other(cards: CardsOrNothing, setting: Setting) -> str:
    return " and by no other card" if _leaves_some(cards, setting) else ""


def _no_other_does(cards: CardsOrNothing, setting: Setting) -> str:
    return "; no other stock card captures it" if _leaves_some(cards, setting) else ""


def _hand_takes(wild: Wild, setting: Setting) -> str:
    who = _takers(wild.hand_takes, setting)
    if wild.hand_takes == wild.drawn_takes and not wild.drawn_must:
        if not who:
            return "While it lies on the field, nothing captures it"
        only = _and_no_other(wild.hand_takes, setting)
        return f"While it lies on the field, it can be captured by {who}{only}, from hand or stock"
    if not who:
        return "While it lies on the field, no hand card captures it"
    only = _and_no_other(wild.hand_takes, setting)
    return f"While it lies on the field, it can be captured from the hand by {who}{only}"


def _drawn_takes(wild: Wild, setting: Setting) -> str:
    who = _takers(wild.drawn_takes, setting)
    if wild.hand_takes == wild.drawn_takes and not wild.drawn_must:
        return ""
    if not who:
        return "No card turned up from the stock captures it"
    if wild.drawn_must:
        return (
            f"If {who} is turned up from the stock, that card must capture it, even if a card of "
            f"its own month lies there too{_no_other_does(wild.drawn_takes, setting)}"
        )
    return f"It can be captured from the stock by {who}{_and_no_other(wild.drawn_takes, setting)}"


def _last_takes_all(wild: Wild, _: Setting) -> str:
    if not wild.last_takes_all:
        return ""
    return (
        "Turned up as the very last card of the stock, it captures everything that is left on the "
        "field"
    )


def _odd_mates(wild: Wild, _: Setting) -> str:
    if wild.odd_mates == "nobody":
        return ""
    cards = "odd card left of that month goes"
    if wild.odd_own == "user":
        cards = "odd cards left of that month and of its own go"
    return (
        f"If it was matched with a card of another month, the {cards} to the player who made that "
        "capture when the round ends"
    )


def _odd_own(wild: Wild, _: Setting) -> str:
    match wild.odd_own:
        case "pair":
            when, then = ("", "then ") if wild.odd_mates == "user" else (" when the round ends", "")
            return (
                f"The odd card left of its own month {then}goes to whoever captured the others of "
                f"that month{when}"
            )
        case "user":
            if wild.odd_mates == "user":
                return ""
            return (
                "The odd card left of its own month goes to the player who captured with it when "
                "the round ends"
            )
        case "nobody":
            return ""
        case _:
            assert_never(wild.odd_own)


def _wild(mask: int, setting: Setting) -> str:
    verb = "is" if mask.bit_count() == 1 else "are"
    return f"{all_of(mask, setting.deck)} {verb} wild"


WILD: Final[Sentences[Wild]] = {
    "id": Untold("a name for other keys"),
    "name": Untold("stands before the sentences"),
    "cards": lambda wild, setting: _wild(selected(wild.cards) & setting.deck, setting),
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
        "first-turn": "before you play your first card",
        "any-turn": "whenever it is your turn",
    }[bombs.show]
    if not when:
        return ""
    return f"Shake: if you hold three cards of a month, you may show them to all {when}"


def _bomb(bombs: Bombs, _: Setting) -> str:
    if not bombs.bomb:
        return ""
    unshown = " that you have not shown" if bombs.show != "never" else ""
    after = ", one after the other" if bombs.draws > 1 else " as usual"
    return (
        f"Bomb: if you hold three cards of a month{unshown} and the fourth lies on the field, you "
        "may play all three at once. You capture all four, and then turn up "
        f"{counted(bombs.draws, 'stock card')}{after}"
    )


def _passes(bombs: Bombs, _: Setting) -> str:
    if not (bombs.bomb and bombs.passes):
        return ""
    turns = counted(bombs.passes, "later turn")
    return f"After a bomb you may take {turns} without playing a hand card: you only draw"


BOMBS: Final[Sentences[Bombs]] = {
    "show": _show,
    "bomb": _bomb,
    "draws": Untold("told with the bomb"),
    "passes": _passes,
}


def _stolen(rule: Stealing, setting: Setting) -> str:
    mask = selected(rule.cards) & setting.deck
    what = several(mask, setting.deck)
    who = each_opponent(setting)
    has_any = f"{who}, if there is any" if is_duel(setting) else f"{who} who has any"
    return f"In these cases you take captured {what} from {has_any}; what counts least goes first"


def _occasion(count: int, words: str) -> str:
    return f"{counted(count, 'card')} {words}" if count else ""


STEALING: Final[Sentences[Stealing]] = {
    "cards": _stolen,
    "empty_field": lambda rule, _: _occasion(
        rule.empty_field, "if your turn leaves the field empty"
    ),
    "whole_month": lambda rule, _: _occasion(
        rule.whole_month, "for each month that you captured whole in this turn"
    ),
    "own_pair": lambda rule, _: _occasion(
        rule.own_pair,
        "if your stock card captured the hand card that you had just played without a match",
    ),
    "last_turn": lambda rule, _: "" if rule.last_turn else "The last turn of a round takes nothing",
}
