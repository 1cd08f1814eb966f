"""All checks of shedding games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import Any, Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rules.diagnostics import either
from hanafuda_desktop.rules.language import (
    Checks,
    Problem,
    needless_deal,
    no_deal_for,
    redeals_can_happen,
    repeated,
    too_few_play,
    too_large_deal,
    values_problems,
    warning,
)
from hanafuda_desktop.rules.schema.game import values_of
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected
from hanafuda_desktop.rules.schema.values import KeyPath
from hanafuda_desktop.text.language import tr, tr_noop

CHECKS: Final = Checks.of_cards("match", "redeal", "combinations", "effects", "values")
CHECKS.reads("deal", "redeal")(redeals_can_happen)
"""All checks of games of getting rid of cards."""

# Whether a shedding game can be dealt: players, hands, field, discard pile and stock.

_FEWEST: Final = 2


def _tables(rules: Any) -> range:
    return range(max(_FEWEST, rules.players.least), rules.players.most + 1)


@CHECKS.reads("players")
def enough_may_play(rules: Any) -> Iterator[Problem]:
    """Two or more."""
    return too_few_play(rules, tr("a shedding game is for two players or more"))


@CHECKS.reads("players", "deal")
def everybody_has_a_deal(rules: Any) -> Iterator[Problem]:
    """There is a deal for each number of players that may play, and for no other."""
    may_play = _tables(rules)
    missing = [str(players) for players in may_play if str(players) not in rules.deal]
    if missing:
        yield no_deal_for(missing[0], either(missing))
    for key in rules.deal if may_play else ():
        if int(key) not in may_play:
            least, most = rules.players.least, rules.players.most
            several = tr("{least} to {most} players", least=least, most=most)
            message = tr("this is dealt to nobody: {players} play", players=several)
            yield needless_deal(key, message)


@CHECKS.reads("deal", "deck")
def deal_fits_the_deck(rules: Any) -> Iterator[Problem]:
    """The deck has the cards that are dealt, and some are left to be drawn."""
    size = selected(rules.deck.cards).bit_count()
    for key, deal in rules.deal.items() if size else ():
        left = size - deal.hand * int(key) - deal.field - deal.discard
        if left < 0:
            yield too_large_deal(key, deal, left, size)
        elif left == 0:
            message = tr("the deal takes every card, so that none is left to draw")
            yield warning(("deal", key), message, tr("deal fewer cards"))


# Whether effects, values and the race of a shedding game mean anything.


@CHECKS.reads("effects", "deck")
def effects_make_sense(rules: Any) -> Iterator[Problem]:
    """Each does something, with cards that no earlier one has taken all of."""
    yield from repeated("effects", rules.effects)
    taken = 0
    for number, effect in enumerate(rules.effects):
        at: KeyPath = ("effects", number)
        cards = selected(effect.cards) & selected(rules.deck.cards)
        if cards and not cards & ~taken:
            message = tr("earlier effects name all of these cards, and the first one counts")
            yield warning(at, message, tr("move it up"))
        taken |= cards
        acts = effect.draw or effect.skip or effect.reverse or effect.again
        if not acts and effect.swap == "nobody":
            message = tr("this effect does nothing")
            yield warning(at, message, tr("write 'draw: 1', 'skip: true' or another"))
        if effect.who == "others" and not effect.draw:
            message = tr("nobody draws, so it does not matter who does")
            yield warning((*at, "who"), message, tr("write 'draw: 1'"), on_key=True)
        if effect.again and effect.skip:
            message = tr("nobody but the same player is next, so nobody can lose the turn")
            yield warning((*at, "skip"), message, tr("delete one of the two"))


@CHECKS.reads("effects", "combinations", "struggle")
def effects_can_strike(rules: Any) -> Iterator[Problem]:
    """Where there are effects, something has them."""
    strikes = any(each.effect for each in rules.combinations) or rules.struggle.effect
    if rules.effects and not strikes:
        hint = tr("write 'effect: true' for one of them")
        yield warning(("effects",), tr("no combination has an effect"), hint, on_key=True)


@CHECKS.reads("values", "deck")
def values_make_sense(rules: Any) -> Iterator[Problem]:
    """Each entry gives a value, each card has one, and no card pays its owner."""
    lacking = tr_noop("no value is given for {cards}, so that it costs nothing")
    yield from values_problems(rules, lacking)
    for number, entry in enumerate(rules.values):
        if entry.points < 0:
            message = tr("whoever is left with a card cannot be paid for it")
            yield Problem(("values", number, "points"), message, tr("write 0, or more"))


@CHECKS.reads("values", "deck")
def rounds_are_worth_something(rules: Any) -> Iterator[Problem]:
    """Somebody pays something."""
    values = values_of(rules.values)
    if not any(values[card] for card in members(selected(rules.deck.cards))):
        message = tr("nobody pays anything, so that every game is tied")
        yield Problem(("values",), message, tr("give some cards points"), on_key=True)


@CHECKS.reads("race", "players")
def race_makes_sense(rules: Any) -> Iterator[Problem]:
    """There can be one, it decides something, and not everybody is exempt."""
    race = rules.race
    if race.settled_by == "nobody":
        return
    if race.least_players > rules.players.most:
        message = tr("so many never play: {most} at the most", most=rules.players.most)
        yield warning(("race", "least_players"), message)
    if race.first == "nothing" and race.last == "nothing":
        hint = tr("write 'first: exempt' or 'last: forfeit', or 'settled_by: nobody'")
        yield warning(("race",), tr("the race decides nothing"), hint, on_key=True)
    if race.least_players == 2 and race.first == "exempt" and rules.players.least == 2:
        message = tr("of two players one wins and the other is exempt, so that nobody ever pays")
        hint = tr("write 'least_players: 3', or 'first: nothing'")
        yield warning(("race", "least_players"), message, hint)


@CHECKS.reads("target", "limit", "rounds", "players")
def target_can_be_reached(rules: Any) -> Iterator[Problem]:
    """A limit leaves room for the target in the rounds that are played."""
    if rules.target is None or rules.limit is None:
        return
    most = rules.rounds * rules.limit * (rules.players.most - 1)
    if most < rules.target:
        message = tr("{rounds} rounds bring at most {most} points", rounds=rules.rounds, most=most)
        yield warning(("target",), message, tr("play more 'rounds', or lower it"))


# In how many ways cards can be laid at most: what is too many for a rule file, and for a turn.

MOST_OFFERED: Final = 3_000
"""In so many ways a combination may be made in a turn. Nobody looks through more, and a list of
them would hold up the table and the computer players."""


def chain_ways(cards: int, least: int, most: int) -> int:
    """How many ways there are to lay so many of these cards, if any card fits on any other; of an
    order it matters which card comes to lie on top.
    """
    return sum(max(1, count) * comb(cards, count) for count in range(least, most + 1))


def ways_beside(onto_field: int, field: int, lying: int, lay: int, left: int) -> int:
    """How many ways there are to do the rest of a combination, if any card fits on any other.

    Args:
        onto_field: 1 if the hand cards are laid on a field card, else 0.
        field: how many field cards are discarded by themselves,
        lying: of so many.
        lay: how many hand cards are laid on the field,
        left: of so many.
    """
    taken = onto_field + field
    return max(1, taken) * comb(lying, taken) * comb(left, lay)


def orders_of(beneath: Sequence[int], cards: int, start: int, length: int) -> int:
    """About how many orders of so many of these cards there are, cards that meet again included.

    Args:
        beneath: for each card, the cards on which it fits.
        cards: the cards.
        start: those of them that may lie lowest.
        length: how many are laid.
    """
    count = {card: int(start >> card & 1) for card in members(cards)}
    for _ in range(length - 1):
        count = {
            card: sum([count[under] for under in members(beneath[card] & cards)]) for card in count
        }
    return sum(count.values())


# Whether the combinations of a shedding game can be made, and shed cards.


def _most_ways(each: Any, hand: int, field: int) -> int:
    """In how many ways a hand as it is dealt could make it, if any card fitted on any other."""
    left = max(0, hand - each.hand.least)
    beside = ways_beside(int(each.onto == "field"), each.field, field, each.lay, left)
    return chain_ways(hand, each.hand.least, each.hand.most) * beside


def _can_be_laid(beneath: list[int], next_cards: int, laid: int, length: int) -> bool:
    """Whether so many different cards can be laid one upon the other.

    Args:
        beneath: for each card, the cards on which it fits.
        next_cards: the cards of which the next one is.
        laid: the cards that are laid already.
        length: how many are to be laid.
    """
    for card in members(next_cards & ~laid):
        if length == 1:
            return True
        above = sum(1 << each for each in range(CARD_COUNT) if beneath[each] >> card & 1)
        if _can_be_laid(beneath, above, laid | 1 << card, length - 1):
            return True
    return False


@CHECKS.reads("combinations")
def combinations_make_sense(rules: Any) -> Iterator[Problem]:
    """Each takes cards, by one way, and some of them shed."""
    yield from repeated("combinations", rules.combinations)
    for number, each in enumerate(rules.combinations):
        at: KeyPath = ("combinations", number)
        if each.hand.least > each.hand.most:
            yield Problem((*at, "hand"), tr("the fewest cannot be more than the most"))
        elif each.hand.most == 0 and not (each.field or each.lay):
            message = tr("this combination takes no cards")
            yield Problem(at, message, tr("say how many in 'hand', or in 'field' and 'lay'"))
        elif each.onto != "nothing" and each.hand.least == 0:
            message = (
                tr("without a hand card nothing is laid onto the field")
                if each.onto == "field"
                else tr("without a hand card nothing is laid onto the discard pile")
            )
            yield Problem((*at, "onto"), message, tr("write 'hand: 1', or more"))
        if "cards" in each.model_fields_set and not each.hand.most:
            message = tr("no hand card is discarded, so this does not limit anything")
            hint = tr("delete 'cards', or say in 'hand' how many")
            yield warning((*at, "cards"), message, hint, on_key=True)
        if each.onto == "field" and each.field:
            message = tr("field cards go beneath the hand cards, or by themselves, but not both")
            hint = tr("delete 'field', or write 'onto: nothing'")
            yield Problem((*at, "field"), message, hint, on_key=True)
    if not any(each.hand.most or each.lay for each in rules.combinations):
        message = tr("no combination takes a card from the hand, so that nobody can win")
        yield Problem(("combinations",), message, tr("give one of them 'hand: 1'"), on_key=True)


@CHECKS.reads("combinations", "match", "deck", "deal")
def combinations_can_be_made(rules: Any) -> Iterator[Problem]:
    """The deck has cards that make each of them, and a hand not too many ways to do so."""
    deck = selected(rules.deck.cards)
    fields = max((deal.field for deal in rules.deal.values()), default=0)
    largest = max((deal.hand for deal in rules.deal.values()), default=0)
    lays = any(each.lay for each in rules.combinations)
    for number, each in enumerate(rules.combinations):
        at: KeyPath = ("combinations", number)
        fits = rules.match if each.match is None else each.match
        beneath = [fits_mask(fits, card) & deck for card in range(CARD_COUNT)]
        base = int(each.onto != "nothing")
        needs_field = each.onto == "field" or each.field
        if needs_field and each.field + base > fields and not lays:
            message = tr(
                "the field never has as many cards: {fields} are dealt to it", fields=fields
            )
            yield Problem(at, message, tr("deal more to the 'field'"))
            continue
        hand = selected(each.cards) & deck
        start = deck if base else hand
        of_hand = [mask & start if hand >> card & 1 else 0 for card, mask in enumerate(beneath)]
        least = max(each.hand.least, 1) + base
        if each.hand.most and not _can_be_laid(of_hand, start, 0, least):
            message = tr(
                "no {least} cards of this deck can be laid so, one upon the other", least=least
            )
            yield Problem(at, message, tr("change 'match', 'cards' or the number of cards"))
        elif (
            _most_ways(each, largest, fields) > MOST_OFFERED
            and (orders_of(of_hand, deck, start, each.hand.most + base) if each.hand.most else 1)
            * (orders_of(beneath, deck, deck, each.field) if each.field else 1)
            * comb(largest, each.lay)
            > MOST_OFFERED
        ):
            yield _too_many_ways(each, at)
        if each.field and not _can_be_laid(beneath, deck, 0, each.field):
            message = tr("no {field} field cards fit on one another", field=each.field)
            yield Problem((*at, "field"), message, tr("change 'match', or the number of cards"))


def _too_many_ways(each: Any, at: KeyPath) -> Problem:
    message = tr("there are too many ways to lay these cards")
    if each.match is None and each.hand.most + each.field > 1:
        fewer = tr("give it a 'match' of its own by which fewer cards fit, or let it take fewer")
    else:
        fewer = tr("let fewer cards fit on one another, or take fewer of them")
    return Problem(at, message, fewer)


@CHECKS.reads("combinations", "deal")
def last_cards_can_be_shed(rules: Any) -> Iterator[Problem]:
    """A hand of any size can come to its end."""
    fewest = min((each.hand.least + each.lay for each in rules.combinations), default=0)
    takes = [each.hand.least + each.lay for each in rules.combinations]
    largest = max((deal.hand for deal in rules.deal.values()), default=0)
    if fewest > 1 and all(number > largest for number in takes):
        message = tr(
            "every combination takes more cards than a hand of {largest} has", largest=largest
        )
        yield warning(("combinations",), message, on_key=True)


@CHECKS.reads("struggle", "combinations")
def struggles_make_sense(rules: Any) -> Iterator[Problem]:
    """What is said of the drawn card can happen."""
    struggle = rules.struggle
    alone = any(
        each.hand.least <= 1 <= each.hand.most and not (each.field or each.lay)
        for each in rules.combinations
    )
    written = struggle.model_fields_set
    if "discard" in written and struggle.discard and struggle.count > 1:
        message = tr("only a single card that was drawn can be discarded at once")
        yield warning(("struggle", "discard"), message, tr("write 'count: 1'"))
    elif "discard" in written and struggle.discard and not alone:
        message = tr("no combination takes a single hand card, as the drawn one would be")
        yield warning(("struggle", "discard"), message)
    if struggle.effect and not (struggle.discard and struggle.count == 1):
        message = tr("no drawn card is discarded, so none has an effect")
        yield warning(("struggle", "effect"), message)
