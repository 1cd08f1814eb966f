"""Whether the combinations of a shedding game can be made, and shed cards."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.names import repeated
from hanafuda_desktop.rules.checks.problem import Path, Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.laying_ways import MOST_OFFERED, chain_ways, ways_beside
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected

__all__ = ["CHECKS"]


def _ways(beneath: list[int], start: int, deck: int, length: int) -> int:
    """About how many orders of so many cards there are, cards that meet again included."""
    count = {card: int(start >> card & 1) for card in members(deck)}
    for _ in range(length - 1):
        count = {
            card: sum(count[under] for under in members(beneath[card] & deck)) for card in count
        }
    return sum(count.values())


def _hand_ways(beneath: list[int], start: int, deck: int, most: int, base: int) -> int:
    """About how many orders of so many hand cards there are, and of the card beneath them."""
    return _ways(beneath, start, deck, most + base) if most else 1


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


def _beneath(rules: Any, combination: Any, deck: int) -> list[int]:
    fits = rules.match if combination.match is None else combination.match
    return [fits_mask(fits, card) & deck for card in range(CARD_COUNT)]


@reads("combinations")
def combinations_make_sense(rules: Any) -> Iterator[Problem]:
    """Each takes cards, by one way, and some of them shed."""
    yield from repeated("combinations", rules.combinations)
    for number, each in enumerate(rules.combinations):
        at: Path = ("combinations", number)
        if each.hand.least > each.hand.most:
            message = tr("the fewest cannot be more than the most")
            yield Problem((*at, "hand"), message)
        elif each.hand.most == 0 and not (each.field or each.lay):
            message = tr("this combination takes no cards")
            hint = tr("say how many in 'hand', or in 'field' and 'lay'")
            yield Problem(at, message, hint)
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
            yield Problem((*at, "cards"), message, hint, Severity.WARNING, on_key=True)
        if each.onto == "field" and each.field:
            message = tr("field cards go beneath the hand cards, or by themselves, but not both")
            hint = tr("delete 'field', or write 'onto: nothing'")
            yield Problem((*at, "field"), message, hint, on_key=True)
    if not any(each.hand.most or each.lay for each in rules.combinations):
        message = tr("no combination takes a card from the hand, so that nobody can win")
        yield Problem(("combinations",), message, tr("give one of them 'hand: 1'"), on_key=True)


@reads("combinations", "match", "deck", "deal")
def combinations_can_be_made(rules: Any) -> Iterator[Problem]:
    """The deck has cards that make each of them, and a hand not too many ways to do so."""
    deck = selected(rules.deck.cards)
    fields = max((deal.field for deal in rules.deal.values()), default=0)
    largest = max((deal.hand for deal in rules.deal.values()), default=0)
    lays = any(each.lay for each in rules.combinations)
    for number, each in enumerate(rules.combinations):
        at: Path = ("combinations", number)
        beneath = _beneath(rules, each, deck)
        base = int(each.onto != "nothing")
        needs_field = each.onto == "field" or each.field
        if needs_field and each.field + base > fields and not lays:
            message = tr(
                "the field never has as many cards: {fields} are dealt to it", fields=fields
            )
            yield Problem(at, message, tr("deal more to the 'field'"))
            continue
        of_hand, start = _from_hand(each, beneath, deck)
        least = max(each.hand.least, 1) + base
        if each.hand.most and not _can_be_laid(of_hand, start, 0, least):
            message = tr(
                "no {least} cards of this deck can be laid so, one upon the other", least=least
            )
            yield Problem(at, message, tr("change 'match', 'cards' or the number of cards"))
        elif (
            _most_ways(each, largest, fields) > MOST_OFFERED
            and _hand_ways(of_hand, start, deck, each.hand.most, base)
            * (_ways(beneath, deck, deck, each.field) if each.field else 1)
            * comb(largest, each.lay)
            > MOST_OFFERED
        ):
            yield _too_many_ways(each, at)
        if each.field and not _can_be_laid(beneath, deck, 0, each.field):
            message = tr("no {field} field cards fit on one another", field=each.field)
            yield Problem((*at, "field"), message, tr("change 'match', or the number of cards"))


def _from_hand(each: Any, beneath: list[int], deck: int) -> tuple[list[int], int]:
    """For each hand card of a combination the cards on which it fits; and which lies lowest."""
    hand = selected(each.cards) & deck
    lies_on_another = each.onto != "nothing"
    within = deck if lies_on_another else hand
    fits = [mask & within if hand >> card & 1 else 0 for card, mask in enumerate(beneath)]
    return fits, within


def _too_many_ways(each: Any, at: Path) -> Problem:
    message = tr("there are too many ways to lay these cards")
    if each.match is None and each.hand.most + each.field > 1:
        fewer = tr("give it a 'match' of its own by which fewer cards fit, or let it take fewer")
    else:
        fewer = tr("let fewer cards fit on one another, or take fewer of them")
    return Problem(at, message, fewer)


@reads("combinations", "deal")
def last_cards_can_be_shed(rules: Any) -> Iterator[Problem]:
    """A hand of any size can come to its end."""
    fewest = min((each.hand.least + each.lay for each in rules.combinations), default=0)
    takes = [each.hand.least + each.lay for each in rules.combinations]
    largest = max((deal.hand for deal in rules.deal.values()), default=0)
    if fewest > 1 and all(number > largest for number in takes):
        message = tr(
            "every combination takes more cards than a hand of {largest} has", largest=largest
        )
        yield Problem(("combinations",), message, None, Severity.WARNING, on_key=True)


@reads("struggle", "combinations")
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
        yield Problem(("struggle", "discard"), message, tr("write 'count: 1'"), Severity.WARNING)
    elif "discard" in written and struggle.discard and not alone:
        message = tr("no combination takes a single hand card, as the drawn one would be")
        yield Problem(("struggle", "discard"), message, None, Severity.WARNING)
    if struggle.effect and not (struggle.discard and struggle.count == 1):
        message = tr("no drawn card is discarded, so none has an effect")
        yield Problem(("struggle", "effect"), message, None, Severity.WARNING)


CHECKS = (
    combinations_make_sense,
    combinations_can_be_made,
    last_cards_can_be_shed,
    struggles_make_sense,
)
