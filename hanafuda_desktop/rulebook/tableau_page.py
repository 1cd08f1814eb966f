"""The rules of a patience as sections: the aim, the deal, the stock, moves, yaku, the months."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.vocabulary import listed, number, paragraph, sentence
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rulebook.blocks import (
    Block,
    Heading,
    Paragraph,
    Points,
    Section,
    YakuRow,
    YakuTable,
)
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_building import (
    FOUNDATIONS,
    FOUNDATIONS_DEAL,
    WIN,
)
from hanafuda_desktop.rulebook.sentences_game import FACTS, summary
from hanafuda_desktop.rulebook.sentences_needs import shown_cards
from hanafuda_desktop.rulebook.sentences_stock import CELLS, CELLS_DEAL, STOCK, waste_moves
from hanafuda_desktop.rulebook.sentences_tableau import (
    COLUMNS_DEAL,
    COLUMNS_MOVES,
    column_noun,
    foundation_noun,
    pile_count,
)
from hanafuda_desktop.rulebook.sentences_yaku import COLLECTING, YAKU, YAKU_CARDS
from hanafuda_desktop.rules.schema.tableau import TableauRules, TableauYaku

__all__ = ["RULES", "tableau_sections"]


def _aim(rules: TableauRules, setting: Setting) -> Section:
    conditions = [
        words
        for each in WIN.values()
        if not isinstance(each, Untold) and (words := each(rules.win, setting))
    ]
    return Section(
        tr("The aim"),
        (
            Paragraph(summary(rules, setting)),
            Paragraph(
                paragraph(
                    [
                        sentence(tr("You win when {conditions}", conditions=listed(conditions))),
                        tr("When no move is left before that, the game is lost."),
                    ]
                )
            ),
        ),
    )


def _left_over(rules: TableauRules, setting: Setting) -> int:
    """How many cards the deal leaves for the stock."""
    dealt = sum(sum(group.sizes) for group in rules.columns)
    dealt += sum(group.dealt * pile_count(group, setting) for group in rules.foundations)
    dealt += rules.cells.dealt if rules.cells is not None else 0
    return setting.deck.bit_count() - dealt


def _deal(rules: TableauRules, setting: Setting) -> Section:
    told = tell(rules, FACTS, setting)
    told_deal: list[str] = []
    for foundation in rules.foundations:
        told_deal += tell(foundation, FOUNDATIONS_DEAL, setting)
    for group in rules.columns:
        told_deal.append(paragraph(tell(group, COLUMNS_DEAL, setting)))
    if rules.cells is not None:
        told_deal += tell(rules.cells, CELLS_DEAL, setting)
    left = _left_over(rules, setting)
    if rules.stock is not None and left > 0:
        told_deal.append(
            trn(
                "The other {number} card is the stock, face down.",
                "The other {number} cards are the stock, face down.",
                left,
                number=number(left),
            )
        )
    return Section(tr("The deal"), (Paragraph(paragraph(told)), Points(tuple(told_deal))))


def _stock(rules: TableauRules, setting: Setting) -> list[Section]:
    if rules.stock is None:
        return []
    return [Section(tr("The stock"), (Points(tuple(tell(rules.stock, STOCK, setting))),))]


def _moves(rules: TableauRules, setting: Setting) -> Section:
    blocks: list[Block] = []
    for group in rules.columns:
        if len(rules.columns) > 1:
            blocks.append(Heading(column_noun(group, setting).title))
        blocks.append(Points(tuple(tell(group, COLUMNS_MOVES, setting))))
    general: list[str] = []
    if _has_hidden(rules):
        general.append(tr("A face-down card that comes to the top is turned up at once."))
    if rules.stock is not None and rules.stock.to == "waste":
        if waste_moves(setting, to_columns=True):
            general.append(tr("The top one of the turned cards moves in the same way, by itself."))
        elif waste_moves(setting, to_columns=False):
            general.append(tr("The top one of the turned cards may be moved too, by itself."))
    if general:
        blocks.append(Paragraph(paragraph(general)))
    return Section(tr("Moving cards"), tuple(blocks))


def _has_hidden(rules: TableauRules) -> bool:
    return any(
        group.face_up != "all" and max(group.sizes) > max(1, group.face_up)
        for group in rules.columns
    )


def _cells(rules: TableauRules, setting: Setting) -> list[Section]:
    if rules.cells is None:
        return []
    return [Section(tr("Free places"), (Points(tuple(tell(rules.cells, CELLS, setting))),))]


def _foundations(rules: TableauRules, setting: Setting) -> list[Section]:
    if not rules.foundations:
        return []
    blocks: list[Block] = []
    for group in rules.foundations:
        if len(rules.foundations) > 1:
            blocks.append(Heading(foundation_noun(group, setting).title))
        blocks.append(Points(tuple(tell(group, FOUNDATIONS, setting))))
    return [Section(tr("Building up"), tuple(blocks))]


def _row(yaku: TableauYaku, setting: Setting) -> YakuRow:
    return YakuRow(
        name=setting.say(yaku.name),
        original=setting.original(yaku.name),
        needed=paragraph(tell(yaku, YAKU_CARDS, setting)),
        conditions=tuple(tell(yaku, YAKU, setting)),
        cards=shown_cards(yaku.needs, setting),
    )


_COLLECT: Final = tr_noop(
    "A yaku is collected all at once: its cards leave the table together. A card can be taken when "
    "it lies face up on top of its pile, or has only cards of the same yaku above it that are "
    "taken with it."
)


def _yaku(rules: TableauRules, setting: Setting) -> list[Section]:
    if not rules.yaku:
        return []
    return [
        Section(
            tr("Collecting yaku"),
            (
                Paragraph(tr(_COLLECT)),
                Points(tuple(tell(rules.collecting, COLLECTING, setting))),
                YakuTable(tuple(_row(yaku, setting) for yaku in rules.yaku)),
            ),
        )
    ]


def tableau_sections(rules: TableauRules, setting: Setting) -> tuple[Section, ...]:
    """Everything a player has to know of a patience, in the order of reading."""
    return (
        _aim(rules, setting),
        _deal(rules, setting),
        *_stock(rules, setting),
        _moves(rules, setting),
        *_cells(rules, setting),
        *_foundations(rules, setting),
        *_yaku(rules, setting),
    )


_OWN_SECTION: Final = Untold("told key by key, in a section of its own")

RULES: Final[Sentences[TableauRules]] = {
    "family": Untold("decides which page is written"),
    "columns": _OWN_SECTION,
    "stock": _OWN_SECTION,
    "cells": _OWN_SECTION,
    "foundations": _OWN_SECTION,
    "yaku": _OWN_SECTION,
    "collecting": _OWN_SECTION,
    "win": _OWN_SECTION,
}
