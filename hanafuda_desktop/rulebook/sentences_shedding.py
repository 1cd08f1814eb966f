"""Sentences for the turns of a shedding game: combinations, the struggle, effects."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.rulebook.card_words import all_of, any_of
from hanafuda_desktop.rulebook.english import counted, listed, number
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
        return "No card fits on another"
    told = f"One card fits on another if it is {compared(rules.match, setting.deck)}"
    return ". ".join([told, *(remark.rstrip(".") for remark in fits_remarks(rules.match))])


MATCHING: Final[Sentences[SheddingRules]] = {"match": _match}
"""What fits on what."""


# --- combinations ------------------------------------------------------------------------------


def _count(hand: HandCount) -> str:
    if hand.least == hand.most:
        return counted(hand.most, "hand card")
    return f"{number(hand.least)} to {counted(hand.most, 'hand card')}"


HAND_COUNT: Final[Sentences[HandCount]] = {
    "least": lambda hand, _: _count(hand),
    "most": Untold("told with the fewest"),
}


def _onto(part: Combination) -> str:
    alone = part.hand.most == 1
    first, all_of_them = ("it", "both") if alone else ("the first of them", "them all")
    match part.onto:
        case "field":
            return f" on a field card on which {first} fits, and discard {all_of_them}"
        case "discard":
            return f" on the discard pile, on whose top card {first} fits"
        case "nothing":
            return " on the discard pile"
        case _:
            assert_never(part.onto)


def _hand(part: Combination, _: Setting) -> str:
    steps: list[str] = []
    if part.field:
        several = ", each of which fits on the one before" if part.field > 1 else ""
        steps.append(f"discard {counted(part.field, 'field card')}{several}")
    if part.hand.most:
        words = f"lay {_count(part.hand)}"
        if part.hand.most > 1:
            words += " one by one, each of which fits on the one before,"
        steps.append(f"{words}{_onto(part)}")
    if part.lay:
        steps.append(f"lay {counted(part.lay, 'hand card')} on the field")
    return ", then ".join(steps)


def _cards(part: Combination, setting: Setting) -> str:
    mask = selected(part.cards) & setting.deck
    if mask == setting.deck or not part.hand.most:
        return ""
    return f"Only {all_of(mask, setting.deck)} can be discarded so"


def _own_match(part: Combination, setting: Setting) -> str:
    if part.match is None:
        return ""
    if not part.match:
        return "No card fits on another here"
    return f"Here one card fits on another if it is {compared(part.match, setting.deck)}"


def _effect(part: Combination, setting: Setting) -> str:
    if part.effect or not setting.shedding.effects:
        return ""
    return "It has no effect"


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
    when = "If you can make no combination" if part.only_if_stuck else "In place of a combination"
    may = "" if part.only_if_stuck else "you may "
    you = "draw" if may else "you draw"
    pile = f"{counted(part.count, 'card')} from the stock"
    keep = "" if _discards(part, setting) else ", which you keep"
    return f"{when}, {may}{you} {pile}{keep}"


def _discards(part: Struggle, setting: Setting) -> list[str]:
    """Where a drawn card may be discarded at once."""
    if not part.discard or part.count != 1:
        return []
    places = {
        each.onto
        for each in setting.shedding.combinations
        if each.hand.least <= 1 <= each.hand.most and not (each.field or each.lay)
    }
    words = {
        "field": "on a field card, together with it",
        "discard": "on the discard pile, if it fits on the top card there",
        "nothing": "on the discard pile",
    }
    return [words[place] for place in words if place in places]


def _discard(part: Struggle, setting: Setting) -> str:
    places = _discards(part, setting)
    if not places:
        return ""
    fits = "If it fits, you may" if places == ["on a field card, together with it"] else "You may"
    return f"{fits} discard it at once {listed(places, 'or')}; or you keep it, whatever it is"


def _struggle_effect(part: Struggle, setting: Setting) -> str:
    if not _discards(part, setting) or not setting.shedding.effects:
        return ""
    if part.effect:
        return "If you discard it, it has its effect"
    return "Drawing has no effect, whether the card is discarded or kept"


STRUGGLE: Final[Sentences[Struggle]] = {
    "count": _draws,
    "only_if_stuck": Untold("told with the number of cards"),
    "discard": _discard,
    "effect": _struggle_effect,
}


# --- effects -----------------------------------------------------------------------------------


def _acts(part: Effect, _: Setting) -> str:
    acts: list[str] = []
    if part.reverse:
        acts.append("turns go the other way round from now on")
    swapped = {
        "nobody": "",
        "next": "you swap hands with the next player",
        "choose": "you swap hands with a player of your choice",
    }[part.swap]
    if swapped:
        acts.append(swapped)
    draws = f"draws {counted(part.draw, 'card')}" if part.draw else ""
    if draws and part.who == "others":
        acts.append(f"everybody else {draws}")
        draws = ""
    elif draws and not (part.skip or part.again):
        draws += " before playing"
    loses = "loses the turn" if part.skip and not part.again else ""
    if draws or loses:
        acts.append(f"the next player {' and '.join(filter(None, (draws, loses)))}")
    if part.again:
        acts.append("you have another turn")
    return listed(acts) if acts else "nothing happens"


def _named(part: Effect, setting: Setting) -> str:
    cards = any_of(selected(part.cards), setting.deck)
    return f"{setting.say(part.name)}, on {cards}"


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
    return f"{_named(part, setting)}: {_acts(part, setting)}."
