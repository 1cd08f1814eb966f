"""Sentences for the turns of a shedding game: combinations, the struggle, effects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final, assert_never

from hanafuda_desktop.cards.vocabulary import cards, listed, number, paragraph, sentence
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rulebook.card_words import all_of, any_of
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.shedding import (
    Combination,
    Effect,
    HandCount,
    SheddingRules,
    Struggle,
)

__all__ = ["COMBINATION", "EFFECT", "HAND_COUNT", "MATCHING", "STRUGGLE", "effect_words"]


def _match(rules: SheddingRules, setting: Setting) -> str:
    if not rules.match:
        return tr("No card fits on another")
    relation = compared(rules.match, setting.deck)
    told = tr("One card fits on another if it is {relation}", relation=relation)
    return paragraph([sentence(told), *fits_remarks(rules.match)])


MATCHING: Final[Sentences[SheddingRules]] = {"match": _match}
"""What fits on what."""


# --- combinations ------------------------------------------------------------------------------


def _count(hand: HandCount) -> str:
    if hand.least == hand.most:
        return trn("{number} hand card", "{number} hand cards", hand.most, number=number(hand.most))
    return tr("{least} to {most} hand cards", least=number(hand.least), most=number(hand.most))


HAND_COUNT: Final[Sentences[HandCount]] = {
    "least": lambda hand, _: _count(hand),
    "most": Untold("told with the fewest"),
}


def _lay_one(part: Combination, hand: str) -> str:
    match part.onto:
        case "field":
            return tr("lay {cards} on a field card on which it fits, and discard both", cards=hand)
        case "discard":
            return tr("lay {cards} on the discard pile, on whose top card it fits", cards=hand)
        case "nothing":
            return tr("lay {cards} on the discard pile", cards=hand)
        case _:
            assert_never(part.onto)


def _lay_several(part: Combination, hand: str) -> str:
    match part.onto:
        case "field":
            return tr(
                "lay {cards} one by one, each of which fits on the one before, on a field card on "
                "which the first of them fits, and discard them all",
                cards=hand,
            )
        case "discard":
            return tr(
                "lay {cards} one by one, each of which fits on the one before, on the discard "
                "pile, on whose top card the first of them fits",
                cards=hand,
            )
        case "nothing":
            return tr(
                "lay {cards} one by one, each of which fits on the one before, on the discard pile",
                cards=hand,
            )
        case _:
            assert_never(part.onto)


def _hand(part: Combination, _: Setting) -> str:
    steps: list[str] = []
    if part.field:
        steps.append(
            trn(
                "discard {number} field card",
                "discard {number} field cards, each of which fits on the one before",
                part.field,
                number=number(part.field),
            )
        )
    if part.hand.most:
        lay = _lay_one if part.hand.most == 1 else _lay_several
        steps.append(lay(part, _count(part.hand)))
    if part.lay:
        steps.append(
            trn(
                "lay {number} hand card on the field",
                "lay {number} hand cards on the field",
                part.lay,
                number=number(part.lay),
            )
        )
    return reduce(lambda one, two: tr("{step}, then {next}", step=one, next=two), steps or [""])


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
    if part.effect or not setting.shedding.effects:
        return ""
    return tr("It has no effect")


COMBINATION: Final[Sentences[Combination]] = {
    "id": Untold("a name for records"),
    "name": Untold("stands before the cards"),
    "hand": _hand,
    "onto": Untold("told with the hand cards"),
    "field": Untold("told with the hand cards"),
    "lay": Untold("told with the hand cards"),
    "cards": _cards,
    "match": _own_match,
    "effect": _effect,
}


# --- the struggle ------------------------------------------------------------------------------


def _draws(part: Struggle, setting: Setting) -> str:
    drawn, keeps = cards(part.count), not _discards(part, setting)
    if part.only_if_stuck and keeps:
        return tr(
            "If you can make no combination, you draw {cards} from the stock, which you keep",
            cards=drawn,
        )
    if part.only_if_stuck:
        return tr("If you can make no combination, you draw {cards} from the stock", cards=drawn)
    if keeps:
        return tr(
            "In place of a combination, you may draw {cards} from the stock, which you keep",
            cards=drawn,
        )
    return tr("In place of a combination, you may draw {cards} from the stock", cards=drawn)


_ON_FIELD: Final = tr_noop("on a field card, together with it")
_PLACES: Final = {
    "field": _ON_FIELD,
    "discard": tr_noop("on the discard pile, if it fits on the top card there"),
    "nothing": tr_noop("on the discard pile"),
}


def _discards(part: Struggle, setting: Setting) -> list[str]:
    """Where a drawn card may be discarded at once, in English."""
    if not part.discard or part.count != 1:
        return []
    places = {
        each.onto
        for each in setting.shedding.combinations
        if each.hand.least <= 1 <= each.hand.most and not (each.field or each.lay)
    }
    return [words for place, words in _PLACES.items() if place in places]


def _discard(part: Struggle, setting: Setting) -> str:
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


def _struggle_effect(part: Struggle, setting: Setting) -> str:
    if not _discards(part, setting) or not setting.shedding.effects:
        return ""
    if part.effect:
        return tr("If you discard it, it has its effect")
    return tr("Drawing has no effect, whether the card is discarded or kept")


STRUGGLE: Final[Sentences[Struggle]] = {
    "count": _draws,
    "only_if_stuck": Untold("told with the number of cards"),
    "discard": _discard,
    "effect": _struggle_effect,
}


# --- effects -----------------------------------------------------------------------------------


_SWAPPED: Final = {
    "nobody": "",
    "next": tr_noop("you swap hands with the next player"),
    "choose": tr_noop("you swap hands with a player of your choice"),
}


def _others_draw(count: int) -> str:
    return trn(
        "everybody else draws {number} card",
        "everybody else draws {number} cards",
        count,
        number=number(count),
    )


def _next_draws(part: Effect) -> str:
    """What the next player draws, and whether there is a turn after it."""
    count, said = part.draw, number(part.draw)
    if part.again:
        return trn(
            "the next player draws {number} card",
            "the next player draws {number} cards",
            count,
            number=said,
        )
    if part.skip:
        return trn(
            "the next player draws {number} card and loses the turn",
            "the next player draws {number} cards and loses the turn",
            count,
            number=said,
        )
    return trn(
        "the next player draws {number} card before playing",
        "the next player draws {number} cards before playing",
        count,
        number=said,
    )


def _acts(part: Effect, _: Setting) -> str:
    acts: list[str] = []
    if part.reverse:
        acts.append(tr("turns go the other way round from now on"))
    if _SWAPPED[part.swap]:
        acts.append(tr(_SWAPPED[part.swap]))
    loses = part.skip and not part.again
    if part.draw and part.who == "others":
        acts.append(_others_draw(part.draw))
    elif part.draw:
        acts.append(_next_draws(part))
        loses = False
    if loses:
        acts.append(tr("the next player loses the turn"))
    if part.again:
        acts.append(tr("you have another turn"))
    return _one_after_the_other(acts) if acts else tr("nothing happens")


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


EFFECT: Final[Sentences[Effect]] = {
    "id": Untold("a name for records"),
    "name": _named,
    "cards": Untold("told with the name"),
    "draw": _acts,
    "who": Untold("told with what is drawn"),
    "skip": Untold("told with what is drawn"),
    "reverse": Untold("told with what is drawn"),
    "again": Untold("told with what is drawn"),
    "swap": Untold("told with what is drawn"),
}


def effect_words(part: Effect, setting: Setting) -> str:
    """An effect in one sentence: ``Bright, on a bright: the next player draws one card``."""
    return tr("{effect}: {acts}.", effect=_named(part, setting), acts=_acts(part, setting))
