"""Sentences for how a fishing game is played: captures, wild cards, bombs, the end of a round."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.vocabulary import number, paragraph, sentence
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.card_words import all_of, any_of, several, told_as
from hanafuda_desktop.rulebook.fishing_words import is_duel, tables
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
        return tr("Play a card from your hand to the field, where it stays: it captures nothing")
    if rules.match == _BY_MONTH:
        what = tr("If a card of its month lies there, your card captures it")
    else:
        what = tr(
            "It captures a card there if, compared with that card, it is {fit}",
            fit=compared(rules.match, setting.deck),
        )
    return paragraph(
        [
            tr("Play a card from your hand to the field."),
            *map(sentence, [what, *fits_remarks(rules.match)]),
            tr(
                "If there are two such cards, choose one of them; if there are three or more, your "
                "card captures them all. If there is none, your card stays on the field."
            ),
        ]
    )


def _must_match(rules: FishingRules, _: Setting) -> str:
    if rules.must_match:
        return tr("If you hold a card that can capture, you must play such a card")
    return tr("You may play any card of your hand, but if it can capture, it must")


def _pending(rules: FishingRules, _: Setting) -> str:
    if not rules.pending_pair:
        return ""
    return tr(
        "Ppeok: if your hand card captured the only card of its month on the field, and the stock "
        "card that you then turn up is of that month too, all three stay on the field. Whoever "
        "plays or turns up the fourth captures them all"
    )


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
        return tr("Hands and stock are used up at the same time, and then the round is over")
    match rules.round_ends:
        case "hands":
            end = tr("The round is over when all hands are used up.")
            return paragraph([end, _no_stock() if hands else ""])
        case "stock" if hands:
            end = tr(
                "The round is over when the stock is used up, even if there are cards left in hand."
            )
            return paragraph([end, _no_hand() if stock else ""])
        case "stock":
            end = tr("The round is over when the stock is used up.")
            return paragraph([end, _no_hand() if stock else ""])
        case "both":
            end = tr("The round is over when all hands and the stock are used up.")
            return paragraph([end, _no_hand() if stock else "", _no_stock() if hands else ""])
        case _:
            assert_never(rules.round_ends)


def _no_hand() -> str:
    return tr("If you have no hand cards left, you only turn up a stock card.")


def _no_stock() -> str:
    return tr("If the stock is used up, you only play a hand card.")


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
    if mask == setting.deck:
        return tr(
            "Played from the hand or turned up from the stock, it captures one field card of your "
            "choice. It must capture if it can; otherwise it stays on the field"
        )
    return tr(
        "Played from the hand or turned up from the stock, it captures one field card of your "
        "choice: {cards}. It must capture if it can; otherwise it stays on the field",
        cards=any_of(mask, setting.deck),
    )


def _takers(cards: CardsOrNothing, setting: Setting) -> str:
    return "" if isinstance(cards, str) else _some(cards, setting)


def _leaves_some(cards: CardsOrNothing, setting: Setting) -> bool:
    return not isinstance(cards, str) and setting.deck & ~selected(cards) != 0


def _hand_takes(wild: Wild, setting: Setting) -> str:
    who, is_only = _takers(wild.hand_takes, setting), _leaves_some(wild.hand_takes, setting)
    is_both = wild.hand_takes == wild.drawn_takes and not wild.drawn_must
    match bool(who), is_both, is_only:
        case False, True, _:
            return tr("While it lies on the field, nothing captures it")
        case False, False, _:
            return tr("While it lies on the field, no hand card captures it")
        case True, True, True:
            return tr(
                "While it lies on the field, it can be captured by {cards} and by no other card, "
                "from hand or stock",
                cards=who,
            )
        case True, True, False:
            return tr(
                "While it lies on the field, it can be captured by {cards}, from hand or stock",
                cards=who,
            )
        case True, False, True:
            return tr(
                "While it lies on the field, it can be captured from the hand by {cards} and by no "
                "other card",
                cards=who,
            )
        case _:
            return tr(
                "While it lies on the field, it can be captured from the hand by {cards}", cards=who
            )


def _drawn_takes(wild: Wild, setting: Setting) -> str:
    who, is_only = _takers(wild.drawn_takes, setting), _leaves_some(wild.drawn_takes, setting)
    if wild.hand_takes == wild.drawn_takes and not wild.drawn_must:
        return ""
    if not who:
        return tr("No card turned up from the stock captures it")
    match wild.drawn_must, is_only:
        case True, True:
            return tr(
                "If you turn up {cards} from the stock, that card must capture it, even if a card "
                "of its own month lies there too; no other stock card captures it",
                cards=who,
            )
        case True, False:
            return tr(
                "If you turn up {cards} from the stock, that card must capture it, even if a card "
                "of its own month lies there too",
                cards=who,
            )
        case False, True:
            return tr(
                "It can be captured from the stock by {cards} and by no other card", cards=who
            )
        case _:
            return tr("It can be captured from the stock by {cards}", cards=who)


def _last_takes_all(wild: Wild, _: Setting) -> str:
    if not wild.last_takes_all:
        return ""
    return tr(
        "Turned up as the very last card of the stock, it captures everything that is left on the "
        "field"
    )


def _odd_mates(wild: Wild, _: Setting) -> str:
    if wild.odd_mates == "nobody":
        return ""
    if wild.odd_own == "user":
        return tr(
            "If it was matched with a card of another month, the odd cards left of that month and "
            "of its own go to the player who made that capture when the round ends"
        )
    return tr(
        "If it was matched with a card of another month, the odd card left of that month goes to "
        "the player who made that capture when the round ends"
    )


def _odd_own(wild: Wild, _: Setting) -> str:
    match wild.odd_own, wild.odd_mates:
        case "pair", "user":
            return tr(
                "The odd card left of its own month then goes to whoever captured the others of "
                "that month"
            )
        case "pair", _:
            return tr(
                "The odd card left of its own month goes to whoever captured the others of that "
                "month when the round ends"
            )
        case "user", "nobody":
            return tr(
                "The odd card left of its own month goes to the player who captured with it when "
                "the round ends"
            )
        case _:  # nobody gets it, or it was told with the other month's
            return ""


def _wild(mask: int, setting: Setting) -> str:
    words = all_of(mask, setting.deck)
    return trn("{cards} is wild", "{cards} are wild", told_as(mask), cards=words)


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
    match bombs.show:
        case "never":
            return ""
        case "first-turn":
            return tr(
                "Shake: if you hold three cards of a month, you may show them to all before you "
                "play your first card"
            )
        case "any-turn":
            return tr(
                "Shake: if you hold three cards of a month, you may show them to all whenever it "
                "is your turn"
            )
        case _:
            assert_never(bombs.show)


def _bomb(bombs: Bombs, _: Setting) -> str:
    if not bombs.bomb:
        return ""
    if bombs.show == "never":
        rule = tr(
            "Bomb: if you hold three cards of a month and the fourth lies on the field, you may "
            "play all three at once."
        )
    else:
        rule = tr(
            "Bomb: if you hold three cards of a month that you have not shown and the fourth lies "
            "on the field, you may play all three at once."
        )
    if bombs.draws > 1:
        then = tr(
            "You capture all four, and then turn up {number} stock cards, one after the other.",
            number=number(bombs.draws),
        )
    else:
        then = trn(
            "You capture all four, and then turn up {number} stock card as usual.",
            "You capture all four, and then turn up {number} stock cards as usual.",
            bombs.draws,
            number=number(bombs.draws),
        )
    return paragraph([rule, then])


def _passes(bombs: Bombs, _: Setting) -> str:
    if not (bombs.bomb and bombs.passes):
        return ""
    return trn(
        "After a bomb you may take {number} later turn without playing a hand card: you only draw",
        "After a bomb you may take {number} later turns without playing a hand card: you only draw",
        bombs.passes,
        number=number(bombs.passes),
    )


BOMBS: Final[Sentences[Bombs]] = {
    "show": _show,
    "bomb": _bomb,
    "draws": Untold("told with the bomb"),
    "passes": _passes,
}


def _stolen(rule: Stealing, setting: Setting) -> str:
    what = several(selected(rule.cards) & setting.deck, setting.deck)
    if is_duel(setting):
        return tr(
            "In these cases you take captured {cards} from the opponent, if there is any; what "
            "counts least goes first",
            cards=what,
        )
    return tr(
        "In these cases you take captured {cards} from each opponent who has any; what counts "
        "least goes first",
        cards=what,
    )


def _empty_field(rule: Stealing, _: Setting) -> str:
    if not rule.empty_field:
        return ""
    return trn(
        "{number} card if your turn leaves the field empty",
        "{number} cards if your turn leaves the field empty",
        rule.empty_field,
        number=number(rule.empty_field),
    )


def _whole_month(rule: Stealing, _: Setting) -> str:
    if not rule.whole_month:
        return ""
    return trn(
        "{number} card for each month that you captured whole in this turn",
        "{number} cards for each month that you captured whole in this turn",
        rule.whole_month,
        number=number(rule.whole_month),
    )


def _own_pair(rule: Stealing, _: Setting) -> str:
    if not rule.own_pair:
        return ""
    return trn(
        "{number} card if your stock card captured the hand card that you had just played without "
        "a match",
        "{number} cards if your stock card captured the hand card that you had just played without "
        "a match",
        rule.own_pair,
        number=number(rule.own_pair),
    )


def _last_turn(rule: Stealing, _: Setting) -> str:
    return "" if rule.last_turn else tr("The last turn of a round takes nothing")


STEALING: Final[Sentences[Stealing]] = {
    "cards": _stolen,
    "empty_field": _empty_field,
    "whole_month": _whole_month,
    "own_pair": _own_pair,
    "last_turn": _last_turn,
}
