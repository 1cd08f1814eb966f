"""The rules of a shedding game as sections: the aim, the deal, a turn, effects, what is paid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from hanafuda_desktop.engine.events import CardsMoved, RoundEnded
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.reaction_race import LEAST_REACTION, RaceResult
from hanafuda_desktop.engine.rounds import Payment, RoundEnding, RoundResult, SideResult
from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.moves import PalmLaid
from hanafuda_desktop.families.shedding.schema import (
    Combination,
    Effect,
    HandCount,
    PalmRace,
    SheddingDeal,
    SheddingRules,
    StruggleRules,
)
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Paragraph,
    Points,
    Section,
    SumRow,
    Sums,
)
from hanafuda_desktop.rulebook.card_words import (
    all_of,
    any_of,
    cards_named,
    deal_words,
    first_event,
    gained,
    name,
    names,
)
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks
from hanafuda_desktop.rulebook.sentences import (
    FACTS,
    FamilyRulebook,
    Sentences,
    Setting,
    clauses,
    needed_or_more,
    shown_of,
    summary,
    tell,
    told,
    values,
)
from hanafuda_desktop.rulebook.table_picture import table_rows
from hanafuda_desktop.rules.schema.game import points_of
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.text.language import Text, number, tr, trn, trn_noop
from hanafuda_desktop.text.vocabulary import capital, cards, listed, paragraph, points, sentence
from hanafuda_desktop.text.vocabulary import cards as counted

# Sentences for the turns of a shedding game: combinations, the struggle, effects.


def _match(rules: SheddingRules, setting: Setting) -> str:
    if not rules.match:
        return tr("No card fits on another")
    relation = compared(rules.match, setting.deck)
    words = tr("One card fits on another if it is {relation}", relation=relation)
    return paragraph([sentence(words), *fits_remarks(rules.match)])


# --- combinations ------------------------------------------------------------------------------


def _count(hand: HandCount) -> str:
    if hand.least == hand.most:
        return trn("{number} hand card", "{number} hand cards", hand.most)
    return tr("{least} to {most} hand cards", least=number(hand.least), most=number(hand.most))


_LAY_ONE: Final[dict[str, Text]] = {
    "field": "lay {cards} on a field card on which it fits, and discard both",
    "discard": "lay {cards} on the discard pile, on whose top card it fits",
    "nothing": "lay {cards} on the discard pile",
}
_LAY_SEVERAL: Final[dict[str, Text]] = {
    "field": "lay {cards} one by one, each of which fits on the one before, on a field card on "
    "which the first of them fits, and discard them all",
    "discard": "lay {cards} one by one, each of which fits on the one before, on the discard pile, "
    "on whose top card the first of them fits",
    "nothing": "lay {cards} one by one, each of which fits on the one before, on the discard pile",
}


def _lay(part: Combination, _: Setting) -> str:
    if not part.hand.most:
        return ""
    lay = _LAY_ONE if part.hand.most == 1 else _LAY_SEVERAL
    return tr(lay[part.onto], cards=_count(part.hand))


COMBINATION: Final[Sentences[Combination]] = {
    "field": trn_noop(
        "discard {number} field card",
        "discard {number} field cards, each of which fits on the one before",
    ),
    "hand": _lay,
    "lay": trn_noop("lay {number} hand card on the field", "lay {number} hand cards on the field"),
}
"""Its steps."""


def _steps(part: Combination, setting: Setting) -> str:
    steps = clauses(part, COMBINATION, setting) or [""]
    return reduce(lambda one, two: tr("{step}, then {next}", step=one, next=two), steps)


def _cards(part: Combination, setting: Setting) -> str:
    mask = selected(part.cards) & setting.deck
    if mask == setting.deck or not part.hand.most:
        return ""
    return tr("Only {cards} can be discarded so", cards=all_of(mask, setting.deck))


def _own_match(part: Combination, setting: Setting) -> str:
    if part.match is None:
        return ""
    if not part.match:
        return tr("No card fits on another here")
    relation = compared(part.match, setting.deck)
    return tr("Here one card fits on another if it is {relation}", relation=relation)


def _effect(part: Combination, setting: Setting) -> str:
    if part.effect or not setting.of(SheddingRules).effects:
        return ""
    return tr("It has no effect")


# --- the struggle ------------------------------------------------------------------------------


_DRAWS: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "If you can make no combination, you draw {cards} from the stock, which you keep",
    (True, False): "If you can make no combination, you draw {cards} from the stock",
    (False, True): "In place of a combination, you may draw {cards} from the stock, which you keep",
    (False, False): "In place of a combination, you may draw {cards} from the stock",
}
"""How a card is drawn: whether by those alone who must, and whether it is always kept."""


def _draws(part: StruggleRules, setting: Setting) -> str:
    keeps = not _discards(part, setting)
    return tr(_DRAWS[part.only_if_stuck, keeps], cards=cards(part.count))


_ON_FIELD: Final[Text] = "on a field card, together with it"
_PLACES: Final[dict[str, Text]] = {
    "field": _ON_FIELD,
    "discard": "on the discard pile, if it fits on the top card there",
    "nothing": "on the discard pile",
}


def _discards(part: StruggleRules, setting: Setting) -> list[str]:
    """Where a drawn card may be discarded at once, in English."""
    if not part.discard or part.count != 1:
        return []
    places = {
        each.onto
        for each in setting.of(SheddingRules).combinations
        if each.hand.least <= 1 <= each.hand.most and not (each.field or each.lay)
    }
    return [words for place, words in _PLACES.items() if place in places]


def _discard(part: StruggleRules, setting: Setting) -> str:
    places = _discards(part, setting)
    if not places:
        return ""
    said = listed([tr(place) for place in places], "or")
    if places == [_ON_FIELD]:
        return tr(
            "If it fits, you may discard it at once {places}; or you keep it, whatever it is",
            places=said,
        )
    return tr("You may discard it at once {places}; or you keep it, whatever it is", places=said)


def _struggle_effect(part: StruggleRules, setting: Setting) -> str:
    if not _discards(part, setting) or not setting.of(SheddingRules).effects:
        return ""
    if part.effect:
        return tr("If you discard it, it has its effect")
    return tr("Drawing has no effect, whether the card is discarded or kept")


# --- effects -----------------------------------------------------------------------------------


def _draw(part: Effect, _: Setting) -> str:
    """Who draws, and whether there is a turn after it."""
    if not part.draw:
        return ""
    if part.who == "others":
        return trn(
            "everybody else draws {number} card", "everybody else draws {number} cards", part.draw
        )
    if part.again:
        return trn(
            "the next player draws {number} card",
            "the next player draws {number} cards",
            part.draw,
        )
    if part.skip:
        return trn(
            "the next player draws {number} card and loses the turn",
            "the next player draws {number} cards and loses the turn",
            part.draw,
        )
    return trn(
        "the next player draws {number} card before playing",
        "the next player draws {number} cards before playing",
        part.draw,
    )


def _skip(part: Effect, _: Setting) -> str:
    is_told = part.draw and part.who == "next"
    loses = part.skip and not part.again and not is_told
    return tr("the next player loses the turn") if loses else ""


EFFECT: Final[Sentences[Effect]] = {
    "reverse": "turns go the other way round from now on",
    "swap": {
        "nobody": "",
        "next": "you swap hands with the next player",
        "choose": "you swap hands with a player of your choice",
    },
    "draw": _draw,
    "skip": _skip,
    "again": "you have another turn",
}


def _one_after_the_other(acts: Sequence[str]) -> str:
    """What an effect does: clauses, which not every language joins as it joins things."""
    *first, last = acts
    if not first:
        return last
    before = reduce(
        lambda one, two: tr("{act}, {next}", meaning="what happens", act=one, next=two), first
    )
    return tr("{act} and {next}", meaning="what happens", act=before, next=last)


def _named(part: Effect, setting: Setting) -> str:
    on = any_of(selected(part.cards), setting.deck)
    return tr("{effect}, on {cards}", effect=setting.say(part.name), cards=on)


def effect_words(part: Effect, setting: Setting) -> str:
    """An effect in one sentence: ``Bright, on a bright: the next player draws one card``."""
    acts = clauses(part, EFFECT, setting)
    said = _one_after_the_other(acts) if acts else tr("nothing happens")
    return tr("{effect}: {acts}.", effect=_named(part, setting), acts=said)


# Sentences for the rounds of a shedding game: deals, dealers, the race, what is paid.

_DUEL: Final = 2


# --- the deal ----------------------------------------------------------------------------------


DEAL: Final[Sentences[SheddingDeal]] = {
    "hand": "{cards} each",
    "field": trn_noop("{number} face up as the field", "{number} face up as the field"),
    "discard": trn_noop(
        "{number} face up as the discard pile", "{number} face up as the discard pile"
    ),
}


def deals(rules: SheddingRules, setting: Setting) -> tuple[str, ...]:
    """One line for each number of players, and what happens to the rest."""
    lines = []
    least, most = rules.players.least, rules.players.most
    for players in range(least, most + 1):
        hand = listed(clauses(rules.deal[str(players)], DEAL, setting))
        if least < most:
            said = {"number": capital(number(players)), "deal": hand}
            hand = tr("{number} players: {deal}", **said)
        lines.append(sentence(hand))
    if any(not deal.discard for deal in rules.deal.values()):
        rest = tr(
            "The other cards are the stock, face down; the discard pile beside it begins empty."
        )
    else:
        rest = tr("The other cards are the stock, face down.")
    return (*lines, rest)


def _redeal(rules: SheddingRules, setting: Setting) -> str:
    if not rules.redeal:
        return ""
    cases = listed([needed_or_more(need, setting) for need in rules.redeal], "or")
    return tr("The cards are dealt again if the field shows {cards}", cards=cases)


_NEXT_DEALER: Final[dict[str, Text]] = {
    "winner": "The winner of a round deals the next.",
    "loser": "Whoever lost most in a round deals the next; of equals, whoever comes first in turn "
    "after the winner.",
    "next": "The next player in turn deals the next round.",
    "same": "The same player deals every round.",
}


def _next_dealer(rules: SheddingRules, _: Setting) -> str:
    first = tr(
        "To find the first dealer, everybody draws a card, and whoever has the earliest month "
        "deals; if months tie, the card of higher value decides."
    )
    return paragraph([first, tr(_NEXT_DEALER[rules.next_dealer])])


DEALING: Final[Sentences[SheddingRules]] = {
    "redeal": _redeal,
    "direction": {
        "clockwise": "Turns go clockwise round the table; the dealer begins",
        ...: "Turns go counter-clockwise round the table; the dealer begins",
    },
    "next_dealer": _next_dealer,
    "drawn_dealer": {
        "same": "After a drawn round the same player deals again",
        ...: "After a drawn round the next player deals",
    },
}


# --- the game ----------------------------------------------------------------------------------


_LENGTH: Final[dict[bool, tuple[Text, Text]]] = {
    False: trn_noop(
        "A game has {number} round, or as many as you agree on. The highest total wins",
        "A game has {number} rounds, or as many as you agree on. The highest total wins",
    ),
    True: trn_noop(
        "The game ends as soon as somebody has {points} in all, and after {number} round at the "
        "latest. The highest total wins",
        "The game ends as soon as somebody has {points} in all, and after {number} rounds at the "
        "latest. The highest total wins",
    ),
}
"""Whether so many points end it."""
_DRAWN: Final = trn_noop(
    "A round is drawn, and nobody pays, when everybody in turn passes or when nobody has won after "
    "{number} turn of all players together",
    "A round is drawn, and nobody pays, when everybody in turn passes or when nobody has won after "
    "{number} turns of all players together",
)


# --- payments ----------------------------------------------------------------------------------


_PAYMENT: Final[Sentences[SheddingRules]] = {
    "losers_pay": {
        True: "Whoever has no card left wins the round, and the others pay for the cards left in "
        "their hands",
        False: "Whoever has no card left wins the round and gains what the cards left in the other "
        "hands are worth; nobody loses anything",
    },
    "limit": "No hand pays more than {points}",
}
_OTHER_PAYS: Final[Text] = (
    "Whoever has no card left wins the round, and the other pays for the cards left in their hand"
)
_GAIN_LIMIT: Final[Text] = "No hand counts more than {points}"


def _payment(rules: SheddingRules, setting: Setting) -> list[str]:
    told = dict(_PAYMENT)
    if not rules.losers_pay:
        told["limit"] = _GAIN_LIMIT
    elif rules.players.most == _DUEL:
        told["losers_pay"] = _OTHER_PAYS
    return tell(rules, told, setting)


def _settled_by(race: PalmRace, setting: Setting) -> str:
    least = number(race.least_players)
    always = race.least_players <= setting.rules.players.least
    if race.settled_by == "chance" and always:
        return tr("lots are drawn among the others")
    if race.settled_by == "chance":
        return tr("With {number} or more players, lots are drawn among the others", number=least)
    if always:
        who = tr("the others race for the winner's palm")
    else:
        who = tr(
            "With {number} or more players, the others race for the winner's palm", number=least
        )
    return tr(
        "{race}: at the signal, each presses a key of their own, or clicks. Whoever is early is "
        "out, and so is a hand that comes within {least} milliseconds of the signal, for nobody "
        "reacts so fast. Anyone who would rather not race can let lots decide",
        race=who,
        least=LEAST_REACTION,
    )


_FIRST: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "The first of them pays nothing",
    (True, False): "The hand of the first of them is worth nothing to the winner",
    (False, True): "The first of them pays as all others do",
    (False, False): "To be first changes nothing",
}
"""Whether the first is exempt, and whether losers pay."""


def _aim(rules: SheddingRules, setting: Setting) -> Section:
    texts, most = _LENGTH[rules.target is not None], points(rules.target or 0)
    length = sentence(trn(*texts, rules.rounds, points=most))
    return Section(tr("The aim"), (Paragraph(summary(rules, setting)), Paragraph(length)))


def _deal(rules: SheddingRules, setting: Setting) -> Section:
    facts = Paragraph(paragraph(tell(rules, FACTS, setting)))
    dealer = tuple(tell(rules, DEALING, setting))
    return Section(tr("The deal"), (facts, Points(deals(rules, setting)), Points(dealer)))


_FIRST_WINS: Final[Text] = (
    "Whoever has no card left has won the round at once, whatever was played last; an effect that "
    "was still to come is dropped."
)
_NEW_STOCK: Final[Text] = (
    "When the stock is used up, the discard pile is shuffled and becomes the new stock. Where "
    "there is nothing to draw at all, drawing is left out."
)
_NEW_STOCK_BUT_ONE: Final[Text] = (
    "When the stock is used up, the discard pile is shuffled and becomes the new stock; its top "
    "card stays. Where there is nothing to draw at all, drawing is left out."
)


def _turn(rules: SheddingRules, setting: Setting) -> Section:
    lines = []
    for each in rules.combinations:
        made = tr(
            "{combination}: {hand}", combination=setting.say(each.name), hand=_steps(each, setting)
        )
        others = (_cards(each, setting), _own_match(each, setting), _effect(each, setting))
        lines.append(paragraph(told(made, *others)))
    rest: list[str] = []
    if any(deal.field for deal in rules.deal.values()):
        rest.append(tr("At the end of your turn the field is filled up again from the stock."))
    keeps_top = any(each.onto == "discard" for each in rules.combinations)
    rest.append(tr(_NEW_STOCK_BUT_ONE if keeps_top else _NEW_STOCK))
    rest += [tr(_FIRST_WINS), sentence(trn(*_DRAWN, rules.most_turns))]
    part = rules.struggle
    struggle = told(_draws(part, setting), _discard(part, setting), _struggle_effect(part, setting))
    blocks: list[Block] = [
        Paragraph(tr("Your turn is one of these combinations, or a struggle.")),
        Points(told(_match(rules, setting))),
        Points(tuple(lines)),
        Heading(tr("The struggle")),
        Points(struggle),
        Heading(tr("Then")),
        Points(tuple(rest)),
    ]
    return Section(tr("A turn"), tuple(blocks))


def _effects(rules: SheddingRules, setting: Setting) -> list[Section]:
    if not rules.effects:
        return []
    words = tr(
        "The card on top of the discard pile takes effect once, at the end of the turn that laid "
        "it there. You choose that card by the order in which you lay your cards. If several of "
        "these apply, only the first counts."
    )
    rows = tuple(
        CardRow(effect_words(each, setting), shown_of(selected(each.cards) & setting.deck))
        for each in rules.effects
    )
    return [Section(tr("Effects"), (Paragraph(words), CardTable(rows)))]


def _paying(rules: SheddingRules, setting: Setting) -> Section:
    race = rules.race
    raced: list[str] = []
    if race.settled_by != "nobody" and race.least_players <= rules.players.most:
        first = tr(_FIRST[race.first == "exempt", rules.losers_pay])
        raced = [_settled_by(race, setting), first]
        if race.last != "nothing":
            raced.append(tr("The last of them plays a forfeit (batsu)"))
    blocks: list[Block] = [
        Points((*_payment(rules, setting), *told(*raced))),
        Heading(tr("What a card costs")),
        CardTable(values(rules.values, setting)),
    ]
    return Section(tr("Paying"), tuple(blocks))


def shedding_sections(rules: SheddingRules, setting: Setting) -> tuple[Section, ...]:
    """Everything a player has to know of a shedding game, in the order of reading."""
    return (
        _aim(rules, setting),
        _deal(rules, setting),
        _turn(rules, setting),
        *_effects(rules, setting),
        _paying(rules, setting),
    )


def shedding_example(game: Game, setting: Setting) -> tuple[Block, ...]:
    """The end of the round, and what everybody pays; nothing if it has not ended."""
    ended = first_event(game, RoundEnded)
    if ended is None:
        return ()
    result = ended.result
    blocks: list[Block] = [
        Paragraph(tr("{deal}, as computer players played its first round.", deal=deal_words(game)))
    ]
    if result.ending is RoundEnding.DRAWN:
        blocks.append(Paragraph(tr("Nobody has got rid of all cards, so nobody pays.")))
        return tuple(blocks)
    blocks += _last_move(game)
    if result.race is not None:
        head = tr("The lot") if result.race.by_lot else tr("The race")
        blocks += [Heading(head), Points(tuple(_raced(result.race)))]
    blocks.append(Heading(tr("What is paid")))
    for side in result.sides:
        if side.captured:
            blocks += _side(side, result, setting)
    blocks.append(Paragraph(tr("On the score sheet: {gains}.", gains=gained(result.gains))))
    return tuple(blocks)


def _last_move(game: Game) -> list[Block]:
    """How the winner got rid of the last cards."""
    seat, events = next(
        (each.seat, events)
        for _, events in game.history
        for each in events
        if isinstance(each, PalmLaid)
    )
    played, onto = (
        tuple(
            card
            for each in events
            if isinstance(each, CardsMoved) and each.source == source and each.target == target
            for card in each.cards
            if card is not None
        )
        for source, target in ((f"h{seat}", "d"), ("f", "d"))
    )
    if not played:
        words = tr("{player} has no card left and has won the round.", player=name(seat))
        return [Paragraph(words)]
    row = CardRow(_discarded(seat, played, onto), (*played, *onto))
    return [Heading(tr("The last move")), CardTable((row,))]


def _discarded(seat: int, played: tuple[int, ...], onto: tuple[int, ...]) -> str:
    """The winner's last cards, perhaps with some of the field."""
    said = {"player": name(seat), "cards": cards_named(played)}
    if not onto:
        return tr("{player} discards {cards}, has no card left and has won the round.", **said)
    return tr(
        "{player} discards {cards} with {others} of the field, has no card left and has won the "
        "round.",
        others=cards_named(onto),
        **said,
    )


def _raced(race: RaceResult) -> list[str]:
    """How everybody did, and what comes of it."""
    lines = []
    times = {each.seat: each for each in race.times}
    for place, seat in enumerate(race.order):
        time = times.get(seat)
        if time is None:
            how = tr("first by lot") if not place else tr("later by lot")
        elif time.early:
            how = tr("too early, before the signal")
        elif time.ms is None:
            how = tr("did not press")
        else:
            seconds = f"{time.ms / 1000:.2f}".replace(".", tr(".", meaning="decimal point"))
            how = trn(  # French has "0,44 seconde", English "1.20 seconds"
                "{seconds} seconds after the signal",
                "{seconds} seconds after the signal",
                time.ms // 1000,
                seconds=seconds,
            )
        if seat == race.exempt:
            how = tr("{result}, and so pays nothing", result=how)
        if seat == race.forfeit:
            how = tr("{result}, and so plays a forfeit", result=how)
        lines.append(tr("{player}: {result}.", player=name(seat), result=how))
    return lines


def left_rows(side: SideResult, setting: Setting) -> list[SumRow]:
    """The cards left in a hand by what they cost, the dearest first; they add up to the last."""
    by_worth: dict[int, list[int]] = {}
    for card in side.captured:
        by_worth.setdefault(points_of(setting.rules, card) or 0, []).append(card)
    rows = []
    for worth, left in sorted(by_worth.items(), reverse=True):
        said = {"cards": capital(counted(len(left))), "points": points(worth)}
        if len(left) > 1:
            words = tr("{cards} at {points} each", **said)
        else:
            words = tr("{cards} at {points}", **said)
        rows.append(SumRow(words, str(worth * len(left)), tuple(left)))
    return [*rows, SumRow(tr("Together"), str(side.card_points), is_sum=True)]


def _side(side: SideResult, result: RoundResult, setting: Setting) -> list[Block]:
    """What a hand costs, and whether it is paid."""
    seat = side.seats[0]
    payment = next((each for each in result.payments if each.payer == seat), None)
    had = trn(
        "{player} still has {number} card:",
        "{player} still has {number} cards:",
        len(side.captured),
        player=name(seat),
    )
    words = _paid(side, payment, setting)
    return [Paragraph(had), Sums(tuple(left_rows(side, setting))), Paragraph(words)]


_PAID: Final[dict[tuple[bool, bool], Text]] = {
    (True, False): "{payer} pays {payee} {points}.",
    (True, True): "{payer} pays {payee} {points}; no hand pays more.",
    (False, False): "{payee} gains {points} on account of {payer}.",
    (False, True): "{payee} gains {points} on account of {payer}; no hand pays more.",
}
"""What is paid: whether losers pay, and whether it is limited."""


def _paid(side: SideResult, payment: Payment | None, setting: Setting) -> str:
    if payment is None:
        return tr("{player} pays nothing.", player=names(side.seats))
    said = {
        "payer": name(payment.payer),
        "payee": name(payment.payee),
        "points": str(payment.amount),
    }
    return tr(_PAID[setting.of(SheddingRules).losers_pay, payment.limited], **said)


RULEBOOK: Final = FamilyRulebook(
    engine=Shedding,
    sections=shedding_sections,
    example=shedding_example,
    rows=lambda view, _: table_rows(view),
    empty=lambda *_: [],
)
