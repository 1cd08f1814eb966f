"""The lesson's words in the language that is spoken; what is worth what, the rules say."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.app.learn.lesson import Group, Names
from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.vocabulary import capital, month_name
from hanafuda_desktop.engine.families import compile_fishing
from hanafuda_desktop.engine.fishing.scoring import best_reading
from hanafuda_desktop.engine.rounds import YakuScore
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["captions", "not_that", "told", "yaku_of"]

_NOT_THAT: Final = {
    Category.BRIGHT: tr_noop("That one is a bright. Keep looking."),
    Category.ANIMAL: tr_noop("That one is an animal. Keep looking."),
    Category.RIBBON: tr_noop("That one is a ribbon. Keep looking."),
    Category.CHAFF: tr_noop("That one is chaff: only its flower is on it. Keep looking."),
}


def told(text: str, rules: FishingRules) -> str:
    """A text of a step; what players say is called as it stands on the table's buttons."""
    stopping = rules.stopping
    if not text or stopping is None:
        return text and tr(text)
    return tr(text, stop=plain(stopping.stop), go=plain(stopping.go))


def not_that(card: int) -> str:
    """What is said of a card that was not meant where kinds are learned: which kind it is."""
    return tr(_NOT_THAT[CARDS[card].category])


def yaku_of(cards: tuple[int, ...], rules: FishingRules) -> tuple[YakuScore, ...]:
    """The yaku that captured cards make, and what they are worth."""
    captured = mask_of(cards)
    program = compile_fishing(rules).program
    return best_reading(program, 1, captured)[1].scores(captured)


def captions(group: Group, rules: FishingRules) -> tuple[str, ...]:
    """What stands under a group of cards, a line each."""
    card = CARDS[group.numbers[0]]
    match group.names:
        case Names.NOTHING:
            return ()
        case Names.MONTH:
            return (month_name(card.month), card.flower.name)
        case Names.KIND:
            return (capital(card.category.spoken),)
        case Names.YAKU:
            names = {yaku.id: plain(yaku.name) for yaku in rules.yaku}
            made = yaku_of(group.numbers, rules)
            worth = sum(each.points for each in made)
            return (
                *(names[each.yaku] for each in made),
                trn("{n} point", "{n} points", worth),
            )
