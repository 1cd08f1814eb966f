"""The rules of a fishing game as sections: the aim, the deal, a turn, yaku, what a round pays."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.rulebook_example import fishing_example
from hanafuda_desktop.families.fishing.rulebook_scores import (
    FISHING_YAKU,
    GOING_ON,
    LENGTH,
    PAYMENT,
    ROUND_SCORE,
    STOPPING,
    YAKU_SCORE,
    best_earns,
    calls,
    counts_as,
    each_opponent,
    exhausted,
    groups,
    is_duel,
    multiplier,
)
from hanafuda_desktop.families.fishing.schema import (
    Bombs,
    DealtHand,
    FishingDeal,
    FishingRules,
    Stealing,
    Wild,
)
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Paragraph,
    Points,
    Section,
    YakuTable,
)
from hanafuda_desktop.rulebook.card_words import all_of, any_of, several, told_as
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks
from hanafuda_desktop.rulebook.sentences import (
    FACTS,
    FamilyRulebook,
    Sentences,
    Setting,
    clauses,
    needed_or_more,
    said_of,
    shown_of,
    summary,
    tell,
    values,
    yaku_row,
)
from hanafuda_desktop.rulebook.table_picture import table_rows
from hanafuda_desktop.rules.schema.selectors import CardsOrNothing, Fit, selected
from hanafuda_desktop.text.language import Text, number, tr, trn, trn_noop
from hanafuda_desktop.text.vocabulary import capital, cards, listed, paragraph, points, sentence

# Sentences for the deal of a fishing game: who deals, how many cards, what counts for nothing.

_PAIR: Final = 2


def _hand(deal: FishingDeal, _: Setting) -> str:
    said = {"cards": cards(deal.hand), "number": number(deal.field)}
    if deal.field:
        return tr("{cards} each and {number} on the field", **said)
    return tr("{cards} each and none on the field", **said)


DEAL: Final[Sentences[FishingDeal]] = {
    "hand": _hand,
    "packet": "They are dealt {number} at a time, to the others, to the field and to the dealer in "
    "turn, until all have theirs",
}


def deals(rules: FishingRules, setting: Setting) -> tuple[str, ...]:
    """One line for each number of players."""
    counts = rules.player_counts
    lines = []
    for players in counts:
        hand, *others = clauses(rules.deal[str(players)], DEAL, setting)
        if len(counts) > 1:
            said = {"number": capital(number(players)), "deal": hand}
            hand = tr("{number} players: {deal}", **said)
        left = stock_left(rules, players, setting)
        others.append(said_of(left, _STOCKS.get(max(left, 0), _OTHERS)))
        lines.append(paragraph(map(sentence, [hand, *others])))
    return tuple(lines)


_STOCKS: Final[dict[int, Text]] = {0: "There is no stock.", 1: "The last card is the stock."}
_OTHERS: Final[Text] = "The other {number} are the stock."


def stock_left(rules: FishingRules, players: int, setting: Setting) -> int:
    """How many cards are left when all are dealt."""
    deal = rules.deal[str(players)]
    return setting.deck.bit_count() - deal.hand * players - deal.field


def _drawn_dealer(rules: FishingRules, _: Setting) -> str:
    hands = any(hand.ends == "win" for hand in rules.dealt_hands)
    can_be_drawn = (hands and rules.dealt_hands_of_several == "drawn") or (
        rules.stopping is not None and rules.exhausted.scores != "dealer"
    )
    if not can_be_drawn or rules.drawn_dealer == rules.next_dealer:
        return ""
    if rules.drawn_dealer == "same":
        return tr("After a drawn round the same player deals again")
    return tr("After a drawn round the next player deals")


def _redeal(rules: FishingRules, setting: Setting) -> str:
    if not rules.redeal:
        return ""
    cases = listed([needed_or_more(need, setting) for need in rules.redeal], "or")
    if rules.four_on_field == "redeal":
        return tr("The cards are also dealt again if the field shows {cards}", cards=cases)
    return tr("The cards are dealt again if the field shows {cards}", cards=cases)


DEALING: Final[Sentences[FishingRules]] = {
    "first_dealer": {
        "draw": "To find the first dealer, everybody draws a card. Whoever has the earliest month "
        "deals; of equal months, the card of higher value decides, and if these are equal too, "
        "everybody tries again",
        "pick": "To find the first dealer, everybody picks one of eight cards that lie face down. "
        "Whoever has the earliest month deals; of equal months, the card of higher value decides, "
        "and if these are equal too, everybody tries again",
    },
    "direction": {
        "clockwise": "Turns go clockwise round the table; the dealer (oya) begins",
        "counter-clockwise": "Turns go counter-clockwise round the table; the dealer (oya) begins",
    },
    "team_size": {
        1: "",
        _PAIR: "Players are in teams of two: partners sit opposite each other and share what they "
        "capture and what they score",
        ...: "Players are in teams of {number}: partners sit evenly spread round the table and "
        "share what they capture and what they score",
    },
    "four_on_field": {
        "redeal": "If all four cards of a month lie on the field after the deal, the cards are "
        "dealt again",
        "dealer": "If all four cards of a month lie on the field after the deal, the dealer "
        "captures them",
        "stay": "",
    },
    "redeal": _redeal,
    "next_dealer": {
        "best": "Whoever scored best in a round deals the next; if several tie, whoever comes "
        "first in turn order",
        "worst": "Whoever scored worst in a round deals the next; if several tie, whoever comes "
        "first in turn order",
        "next": "The next player in turn deals the next round",
        "same": "The same player deals every round",
    },
    "drawn_dealer": _drawn_dealer,
}
"""Who deals, and when the cards are dealt again."""


def _months_of(hand: DealtHand) -> str:
    parts: list[str] = []
    for size, months in sorted(Counter(hand.months).items(), reverse=True):
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
    said = {"opponent": each_opponent(setting), "points": points(hand.points)}
    if setting.of(FishingRules).losers_pay:
        return tr("It wins the round at once, and {opponent} pays {points}", **said)
    if is_duel(setting):
        return tr("It wins the round at once, and gains {points} for the opponent", **said)
    return tr("It wins the round at once, and gains {points} for each opponent", **said)


_SEVERAL_HANDS: Final[dict[tuple[str, bool, bool], Text]] = {
    ("drawn", True, True): "If both players hold such a hand, the round is drawn",
    ("drawn", True, False): "If both players hold such a winning hand, the round is drawn",
    ("drawn", False, True): "If several players hold such a hand, the round is drawn",
    ("drawn", False, False): "If several players hold such a winning hand, the round is drawn",
    ("first", True, True): "If both players hold such a hand, the one who comes first in turn "
    "order wins",
    ("first", True, False): "If both players hold such a winning hand, the one who comes first in "
    "turn order wins",
    ("first", False, True): "If several players hold such a hand, the one who comes first in turn "
    "order wins",
    ("first", False, False): "If several players hold such a winning hand, the one who comes first "
    "in turn order wins",
}
"""What is done then, whether two play, and whether every dealt hand wins."""


# Sentences for how a fishing game is played: captures, wild cards, bombs, the end of a round.

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


def _left(rules: FishingRules, setting: Setting) -> tuple[bool, bool]:
    """Whether there can be stock left without hand cards, and hand cards without stock."""
    if rules.bombs.bomb:
        return True, True
    over = [
        stock_left(rules, players, setting) - rules.deal[str(players)].hand * players
        for players in rules.player_counts
    ]
    return any(cards > 0 for cards in over), any(cards < 0 for cards in over)


_ROUND_ENDS: Final[dict[str, Text]] = {
    "hands": "The round is over when all hands are used up.",
    "stock": "The round is over when the stock is used up.",
    "both": "The round is over when all hands and the stock are used up.",
}


def _round_ends(rules: FishingRules, setting: Setting) -> str:
    stock, hands = _left(rules, setting)
    ends = rules.round_ends
    if not stock and not hands:
        return tr("Hands and stock are used up at the same time, and then the round is over")
    told = [tr(_ROUND_ENDS[ends])]
    if ends == "stock" and hands:
        told = [
            tr("The round is over when the stock is used up, even if there are cards left in hand.")
        ]
    if stock and ends != "hands":
        told.append(tr("If you have no hand cards left, you only turn up a stock card."))
    if hands and ends != "stock":
        told.append(tr("If the stock is used up, you only play a hand card."))
    return paragraph(told)


CAPTURING: Final[Sentences[FishingRules]] = {
    "match": _match,
    "must_match": {
        True: "If you hold a card that can capture, you must play such a card",
        False: "You may play any card of your hand, but if it can capture, it must",
    },
    "pending_pair": "Ppeok: if your hand card captured the only card of its month on the field, "
    "and the stock card that you then turn up is of that month too, all three stay on the field. "
    "Whoever plays or turns up the fourth captures them all",
    "round_ends": _round_ends,
}


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


def _takers(cards: CardsOrNothing, setting: Setting) -> tuple[str, bool]:
    """The cards that capture a wild card, if any do, and whether there are others."""
    if isinstance(cards, str):
        return "", False
    mask = selected(cards) & setting.deck
    return any_of(mask, setting.deck), mask != setting.deck


_HAND_TAKES: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "While it lies on the field, it can be captured by {cards} and by no other card, "
    "from hand or stock",
    (True, False): "While it lies on the field, it can be captured by {cards}, from hand or stock",
    (False, True): "While it lies on the field, it can be captured from the hand by {cards} and by "
    "no other card",
    (False, False): "While it lies on the field, it can be captured from the hand by {cards}",
}
"""Whether the same goes for drawn cards, and whether there are others."""


def _hand_takes(wild: Wild, setting: Setting) -> str:
    who, is_only = _takers(wild.hand_takes, setting)
    is_both = wild.hand_takes == wild.drawn_takes and not wild.drawn_must
    if who:
        return tr(_HAND_TAKES[is_both, is_only], cards=who)
    if is_both:
        return tr("While it lies on the field, nothing captures it")
    return tr("While it lies on the field, no hand card captures it")


_DRAWN_TAKES: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "If you turn up {cards} from the stock, that card must capture it, even if a "
    "card of its own month lies there too; no other stock card captures it",
    (True, False): "If you turn up {cards} from the stock, that card must capture it, even if a "
    "card of its own month lies there too",
    (False, True): "It can be captured from the stock by {cards} and by no other card",
    (False, False): "It can be captured from the stock by {cards}",
}
"""Whether it must be captured, and whether there are others."""


def _drawn_takes(wild: Wild, setting: Setting) -> str:
    who, is_only = _takers(wild.drawn_takes, setting)
    if wild.hand_takes == wild.drawn_takes and not wild.drawn_must:
        return ""
    if not who:
        return tr("No card turned up from the stock captures it")
    return tr(_DRAWN_TAKES[wild.drawn_must, is_only], cards=who)


_ODD_OWN: Final[dict[tuple[str, bool], Text]] = {
    ("pair", True): "The odd card left of its own month then goes to whoever captured the others "
    "of that month",
    ("pair", False): "The odd card left of its own month goes to whoever captured the others of "
    "that month when the round ends",
    ("user", False): "The odd card left of its own month goes to the player who captured with it "
    "when the round ends",
}
"""Who gets it, and whether the other month's goes to the player; nobody, or told with that one."""


def _odd_own(wild: Wild, _: Setting) -> str:
    text = _ODD_OWN.get((wild.odd_own, wild.odd_mates == "user"))
    return tr(text) if text else ""


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


def _wild(wild: Wild, setting: Setting) -> str:
    mask = selected(wild.cards) & setting.deck
    words = all_of(mask, setting.deck)
    return trn("{cards} is wild", "{cards} are wild", told_as(mask), cards=words)


WILD: Final[Sentences[Wild]] = {
    "cards": _wild,
    "takes": _takes,
    "hand_takes": _hand_takes,
    "drawn_takes": _drawn_takes,
    "last_takes_all": "Turned up as the very last card of the stock, it captures everything that "
    "is left on the field",
    "odd_mates": _odd_mates,
    "odd_own": _odd_own,
}


# Triples and stealing


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
        )
    return paragraph([rule, then])


BOMBS: Final[Sentences[Bombs]] = {
    "show": {
        "never": "",
        "first-turn": "Shake: if you hold three cards of a month, you may show them to all before "
        "you play your first card",
        "any-turn": "Shake: if you hold three cards of a month, you may show them to all whenever "
        "it is your turn",
    },
    "bomb": _bomb,
}
AFTER_BOMBS: Final[Sentences[Bombs]] = {
    "passes": trn_noop(
        "After a bomb you may take {number} later turn without playing a hand card: you only draw",
        "After a bomb you may take {number} later turns without playing a hand card: you only draw",
    ),
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


STEALING: Final[Sentences[Stealing]] = {
    "cards": _stolen,
    "empty_field": trn_noop(
        "{number} card if your turn leaves the field empty",
        "{number} cards if your turn leaves the field empty",
    ),
    "whole_month": trn_noop(
        "{number} card for each month that you captured whole in this turn",
        "{number} cards for each month that you captured whole in this turn",
    ),
    "own_pair": trn_noop(
        "{number} card if your stock card captured the hand card that you had just played without "
        "a match",
        "{number} cards if your stock card captured the hand card that you had just played without "
        "a match",
    ),
    "last_turn": {True: "", False: "The last turn of a round takes nothing"},
}


def _aim(rules: FishingRules, setting: Setting) -> Section:
    told = paragraph(tell(rules, LENGTH, setting))
    return Section(tr("The aim"), (Paragraph(summary(rules, setting)), Paragraph(told)))


def _deal(rules: FishingRules, setting: Setting) -> Section:
    facts = Paragraph(paragraph(tell(rules, FACTS, setting)))
    return Section(
        tr("The deal"),
        (facts, Points(deals(rules, setting)), Points(tuple(tell(rules, DEALING, setting)))),
    )


def _dealt_hands(rules: FishingRules, setting: Setting) -> list[Section]:
    if not rules.dealt_hands:
        return []
    lines = []
    for hand in rules.dealt_hands:
        named = tr("{name}: {words}", name=setting.say(hand.name), words=_months_of(hand))
        lines.append(paragraph(map(sentence, [named, _ends(hand, setting)])))
    wins = [hand.ends == "win" for hand in rules.dealt_hands]
    if any(wins):
        case = (rules.dealt_hands_of_several, rules.player_counts == (_PAIR,), all(wins))
        lines.append(sentence(tr(_SEVERAL_HANDS[case])))
    words = tr("Before the first turn, look whether a hand was dealt that ends the round at once.")
    return [Section(tr("Dealt hands"), (Paragraph(words), Points(tuple(lines))))]


def _turn(rules: FishingRules, setting: Setting) -> Section:
    capture, may_play, *others = tell(rules, CAPTURING, setting)
    stock = tr("Then turn up the top card of the stock and play it in the same way.")
    aside = tr(
        "At the end of your turn, take aside the captured cards together with those that captured "
        "them. Captured cards lie face up for all to see; hands and stock stay secret."
    )
    blocks: list[Block] = [Points((capture, may_play, stock, aside, *others))]
    for wild in rules.wild:
        blocks.append(Heading(setting.say(wild.name)))
        cards = shown_of(selected(wild.cards) & setting.deck)
        blocks.append(CardTable((CardRow("", cards),)))
        blocks.append(Points(tuple(tell(wild, WILD, setting))))
    sentences = {**BOMBS, **(AFTER_BOMBS if rules.bombs.bomb else {})}
    bombs = tell(rules.bombs, sentences, setting)
    if bombs:
        blocks += [Heading(tr("Three of a month")), Points(tuple(bombs))]
    if rules.stealing is not None:
        told = tuple(tell(rules.stealing, STEALING, setting))
        blocks += [Heading(tr("Taking from the others")), Points(told)]
    return Section(tr("A turn"), tuple(blocks))


def _yaku(rules: FishingRules, setting: Setting) -> list[Section]:
    if not rules.yaku:
        return []
    if any(yaku.group or yaku.over or yaku.spoiled_by for yaku in rules.yaku):
        words = tr(
            "A yaku is a set of captured cards that is worth points. A card may serve several "
            "yaku, and each of them counts, unless it says otherwise here."
        )
    else:
        words = tr(
            "A yaku is a set of captured cards that is worth points. A card may serve several "
            "yaku, and each of them counts."
        )
    blocks: list[Block] = [Paragraph(words)]
    if rules.counts_as:
        kinds = [
            CardRow(sentence(counts_as(entry, setting)), shown_of(selected(entry.cards)))
            for entry in rules.counts_as
        ]
        blocks.append(CardTable(tuple(kinds)))
    if told := groups(rules, setting):
        blocks.append(Points(tuple(told)))
    rows = [yaku_row(each, tell(each, FISHING_YAKU, setting), setting) for each in rules.yaku]
    blocks.append(YakuTable(tuple(rows)))
    return [Section(tr("Yaku"), tuple(blocks))]


def _scoring(rules: FishingRules, setting: Setting) -> Section:
    stopping = rules.stopping
    if stopping is None:
        return Section(tr("What a round is worth"), _counted(rules, setting))
    said = calls(stopping, setting)
    sentences = STOPPING if stopping.most_calls == 0 else {**STOPPING, **GOING_ON}
    told = tell(stopping, sentences, setting, **said) + tell(rules, PAYMENT, setting)
    told.append(sentence(exhausted(rules.exhausted, setting)))
    blocks: list[Block] = [Points(tuple(told))]
    if rules.multipliers:
        lines = tuple(sentence(multiplier(rule, setting)) for rule in rules.multipliers)
        blocks.append(Heading(tr("What multiplies a payment")))
        if len(lines) > 1:
            blocks.append(Paragraph(tr("If several of these hold, they multiply one another.")))
        blocks.append(Points(lines))
    return Section(tr("Stopping and paying"), tuple(blocks))


def _counted(rules: FishingRules, setting: Setting) -> tuple[Block, ...]:
    sentences = {**ROUND_SCORE, **(YAKU_SCORE if rules.yaku else {})}
    blocks: list[Block] = [Points(tuple(tell(rules.round_score, sentences, setting)))]
    if rules.best_earns:
        best = [sentence(best_earns(rule)) for rule in rules.best_earns]
        best.append(tr("If several are tied for best, nobody earns anything."))
        best.append(tr("Only what the best results earn is added up over the rounds."))
        blocks.append(Points(tuple(best)))
    else:
        blocks.append(Paragraph(tr("The results of all rounds are added up.")))
    return tuple(blocks)


def _values(rules: FishingRules, setting: Setting) -> list[Section]:
    if rules.stopping is not None or not rules.round_score.cards:
        return []
    return [Section(tr("What cards are worth"), (CardTable(values(rules.values, setting)),))]


def fishing_sections(rules: FishingRules, setting: Setting) -> tuple[Section, ...]:
    """Everything a player has to know of a fishing game, in the order of reading."""
    return (
        _aim(rules, setting),
        _deal(rules, setting),
        *_dealt_hands(rules, setting),
        _turn(rules, setting),
        *_yaku(rules, setting),
        *_values(rules, setting),
        _scoring(rules, setting),
    )


RULEBOOK: Final = FamilyRulebook(
    engine=Fishing,
    sections=fishing_sections,
    example=fishing_example,
    rows=lambda view, _: table_rows(view),
    empty=lambda *_: [],
)
