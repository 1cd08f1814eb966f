"""What a shedding game's effects do, in words, before and when they strike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.cards.vocabulary import paragraph, sentence
from hanafuda_desktop.engine.shedding.coming import coming_effect, wins
from hanafuda_desktop.engine.shedding.moves import SheddingMove
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rules.schema.shedding import Effect, SheddingRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["Foretold", "effect_told", "foretell", "no_effect", "struck_words"]

_NUMBERS: Final = (
    tr_noop("one", meaning="so many cards"),
    tr_noop("two", meaning="so many cards"),
    tr_noop("three", meaning="so many cards"),
    tr_noop("four", meaning="so many cards"),
)


@dataclass(frozen=True, slots=True)
class Foretold:
    """What comes of a move.

    Attributes:
        said: in words.
        effect: the effect, for its sign.
        wins: whether the move wins the round.
    """

    said: str
    effect: Effect | None = None
    wins: bool = False


def no_effect() -> str:
    """What is said of a move of which nothing comes."""
    return tr("No effect.")


def foretell(rules: SheddingRules, view: View, move: SheddingMove) -> Foretold:
    """What comes of a move, before it is played."""
    if wins(view, move):
        return Foretold(tr("Your last card: you win the round!"), wins=True)
    coming = coming_effect(rules, view, move)
    if coming is None:
        return Foretold(no_effect())
    return Foretold(effect_told(coming.effect), coming.effect)


def effect_told(effect: Effect) -> str:
    """All that an effect does, one sentence after the other."""
    said = []
    if effect.reverse:
        said.append(tr("Turns go the other way round"))
    if effect.swap == "next":
        said.append(tr("You swap hands with the next player"))
    elif effect.swap == "choose":
        said.append(tr("You swap hands with someone"))
    if effect.draw and effect.who == "others":
        said.append(_others_draw(effect.draw))
    suffered = _suffered(effect)
    if suffered:
        said.append(suffered)
    if effect.again:
        said.append(tr("You have another turn"))
    return paragraph(sentence(each) for each in said) or no_effect()


def _cards(count: int) -> str:
    """So many cards as a word: ``two``."""
    if count <= len(_NUMBERS):
        return tr(_NUMBERS[count - 1], meaning="so many cards")
    return trn("{n}", "{n}", count, meaning="so many cards")


def _others_draw(count: int) -> str:
    return tr("All others draw {cards}", cards=_cards(count))


def _suffered(effect: Effect) -> str:
    """What the next player suffers: ``The next player draws one and loses the turn``."""
    loses = effect.skip and not effect.again
    if not (effect.draw and effect.who == "next"):
        return tr("The next player loses the turn") if loses else ""
    cards = _cards(effect.draw)
    if loses:
        return tr("The next player draws {cards} and loses the turn", cards=cards)
    return tr("The next player draws {cards}", cards=cards)


def _strikes(effect: Effect) -> str:
    """The same, said at the seat that suffers it: ``draws one and loses the turn``."""
    loses = effect.skip and not effect.again
    if not (effect.draw and effect.who == "next"):
        return tr("loses the turn") if loses else ""
    cards = _cards(effect.draw)
    if loses:
        return tr("draws {cards} and loses the turn", cards=cards)
    return tr("draws {cards}", cards=cards)


def struck_words(effect: Effect) -> tuple[str, str]:
    """An effect's name, and what it does to the seat at which it is called out."""
    does = _strikes(effect)
    if not does and effect.draw:
        does = _others_draw(effect.draw)
    if not does and effect.again:
        does = tr("Another turn")
    if not does and effect.reverse:
        does = tr("Turns go the other way round")
    if not does and effect.swap != "nobody":
        does = tr("Hands swapped")
    return plain(effect.name), does
