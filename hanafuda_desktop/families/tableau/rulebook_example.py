"""An example of a patience: the first moves of a deal, up to the first that gets nearer the aim."""

from __future__ import annotations

from typing import assert_never

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.tableau.moves import Collect, Redeal, Shift, TableauMove, TurnUp
from hanafuda_desktop.families.tableau.rulebook_piles import (
    column_noun,
    foundation_noun,
    patience_rows,
)
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.rulebook.blocks import Block, CardRow, CardTable, Laid, Paragraph
from hanafuda_desktop.rulebook.card_words import card, cards_named, deal_words
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import paragraph, sentence

_MOST_TOLD = 4
"""Moves; of a longer way only the last ones are told."""


def patience_example(game: Game, setting: Setting) -> tuple[Block, ...]:
    """The table, and the moves, each with its cards; nothing if none was made."""
    count = len(game.moves)
    if not count:
        return ()
    first = max(0, count - _MOST_TOLD)
    rows = [
        _row(game.view_before(place), game.view_before(place + 1), game.moves[place], setting)
        for place in range(first, count)
    ]
    return (
        Paragraph(paragraph([sentence(deal_words(game)), _looks(first)])),
        Laid(tuple(patience_rows(game.view_before(first), setting))),
        Paragraph(tr("From here it can go on like this:")),
        CardTable(tuple(rows)),
    )


def _looks(made: int) -> str:
    """What stands above the table, after so many moves."""
    if not made:
        return tr("At first the table looks like this:")
    return trn(
        "After {number} move the table looks like this:",
        "After {number} moves the table looks like this:",
        made,
    )


def _row(view: View, after: View, move: TableauMove, setting: Setting) -> CardRow:
    match move:
        case TurnUp():
            return _turned(view, after)
        case Redeal():
            return CardRow(tr("The stock is used up: turn the turned cards over again."), ())
        case Shift(source, target, count):
            moved = tuple(c for c in view.pile(source).cards[-count:] if c is not None)
            onto = view.pile(target)
            words = _moved(moved, view.pile(source), onto, setting)
            shown = (*moved, *([onto.top] if onto.top is not None else []))
            return CardRow(words, shown)
        case Collect(yaku, collected):
            name = next(setting.say(y.name) for y in setting.of(TableauRules).yaku if y.id == yaku)
            return CardRow(
                tr("Collect {yaku}: {cards}.", yaku=name, cards=cards_named(collected)), collected
            )
        case _:
            assert_never(move)


def _turned(view: View, after: View) -> CardRow:
    """The cards that a turn of the stock shows beside it, if it lays them there."""
    before = len(view.pile("w").cards)
    turned = tuple(card for card in after.pile("w").cards[before:] if card is not None)
    if not turned:
        return CardRow(tr("Turn cards of the stock."), ())
    return CardRow(tr("Turn up {cards} from the stock.", cards=cards_named(turned)), turned)


def _place(pile: PileView, setting: Setting) -> str:
    """A pile by name: ``bed 3``."""
    rules = setting.of(TableauRules)
    where = pile.id.lstrip("abcdefghijklmnopqrstuvwxyz")
    for column in rules.columns:
        if pile.group == column.id:
            return tr("{pile} {place}", pile=column_noun(column, setting).one, place=where)
    for foundation in rules.foundations:
        if pile.group == foundation.id:
            noun = foundation_noun(foundation, setting)
            return tr("{pile} {place}", pile=noun.one, place=where)
    return tr("a free place") if pile.kind is PileKind.CELL else tr("the turned cards")


def _moved(moved: tuple[int, ...], source: PileView, onto: PileView, setting: Setting) -> str:
    said = {
        "cards": cards_named(moved),
        "source": _place(source, setting),
        "target": _place(onto, setting),
    }
    if onto.top is not None:
        return tr("Move {cards} from {source} onto {top} in {target}.", top=card(onto.top), **said)
    if onto.kind is PileKind.CELL:
        return tr("Move {cards} from {source} to {target}.", **said)
    return tr("Move {cards} from {source} to {target}, which is empty.", **said)
