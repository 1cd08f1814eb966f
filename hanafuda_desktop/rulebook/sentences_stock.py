"""Sentences for a patience's stock and free places."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.vocabulary import number, paragraph, sentence, times
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.card_words import several
from hanafuda_desktop.rulebook.fit_words import fits_remarks, fits_told
from hanafuda_desktop.rulebook.nouns import column_nouns, each_of, one_of
from hanafuda_desktop.rulebook.sentences import Sentences, Setting
from hanafuda_desktop.rulebook.sentences_tableau import piles_named
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import Cells, Stock

__all__ = ["CELLS", "CELLS_DEAL", "STOCK", "waste_moves"]


# Stock


def _turn(stock: Stock, setting: Setting) -> str:
    if stock.to == "columns":
        every = each_of(column_nouns(setting))
        return tr(
            "Turning the stock lays one card face up on {piles}, from left to right", piles=every
        )
    if stock.turn == 1:
        return tr("The stock's cards are turned up one by one and laid beside it, each on the last")
    return tr(
        "The stock's cards are turned up {number} at a time and laid beside it, one on the other",
        number=number(stock.turn),
    )


def waste_moves(setting: Setting, *, to_columns: bool) -> bool:
    """Whether any column, or any free place or pile to build up, may take a turned card."""
    rules = setting.patience

    def fed(sources: tuple[str, ...]) -> bool:
        return not sources or "waste" in sources

    if to_columns:
        return any(
            fed(group.takes_from) and (bool(group.build) or group.empty != "nothing")
            for group in rules.columns
        )
    places = [group.takes_from for group in rules.foundations]
    places += [rules.cells.takes_from] if rules.cells is not None else []
    return any(fed(sources) for sources in places)


def _waste_is_used(setting: Setting) -> bool:
    """Whether a turned card can ever leave: by a move, with a yaku, or to fill a column."""
    rules = setting.patience
    common = rules.collecting.waste_at_most
    return (
        waste_moves(setting, to_columns=True)
        or waste_moves(setting, to_columns=False)
        or any("waste" in group.refill for group in rules.columns)
        or any((common if y.waste_at_most is None else y.waste_at_most) != 0 for y in rules.yaku)
    )


def _to(stock: Stock, setting: Setting) -> str:
    if stock.to == "columns" or not _waste_is_used(setting):
        return ""
    return tr("The top one of the turned cards is in play; once it has gone, the one under it is")


def _with_empty_columns(stock: Stock, setting: Setting) -> str:
    if stock.with_empty_columns:
        return ""
    piles = one_of(column_nouns(setting))
    return tr("The stock may not be turned while {piles} is empty", piles=piles)


def _redeals(stock: Stock, _: Setting) -> str:
    if stock.to == "columns":
        return ""
    if stock.redeals == 0:
        return tr("The stock is gone through only once")
    if stock.redeals == "unlimited":
        return tr(
            "When the stock is used up, the turned cards become the stock again, as often as you "
            "like"
        )
    return tr(
        "When the stock is used up, the turned cards become the stock again, {times}",
        times=times(stock.redeals),
    )


def _shuffle(stock: Stock, _: Setting) -> str:
    if stock.to == "columns" or stock.redeals == 0:
        return ""
    if stock.shuffle:
        return tr("They are shuffled for it")
    return tr("They are turned over as they lie, so they come in the same order")


def _onto_waste(stock: Stock, setting: Setting) -> str:
    if stock.to == "columns":
        return tr("No card is put back into the stock")
    if not stock.build:
        return tr("No card is put back into the stock or on the turned cards")
    told = fits_told(stock.build, setting.deck)
    words = tr("On the turned cards you may lay {cards}", cards=told)
    return paragraph([sentence(words), *fits_remarks(stock.build)])


STOCK: Final[Sentences[Stock]] = {
    "turn": _turn,
    "to": _to,
    "with_empty_columns": _with_empty_columns,
    "redeals": _redeals,
    "shuffle": _shuffle,
    "build": _onto_waste,
}


# Free places


def _cells_dealt(cells: Cells, _: Setting) -> str:
    if not cells.dealt:
        return ""
    return trn(
        "{number} free place is dealt a card, face up",
        "{number} free places are dealt a card, face up",
        cells.dealt,
        number=number(cells.dealt),
    )


CELLS_DEAL: Final[Sentences[Cells]] = {"dealt": _cells_dealt}


def _cells_count(cells: Cells, _: Setting) -> str:
    return trn(
        "{number} free place holds a single card, which may be moved on at any time",
        "{number} free places hold a single card each, which may be moved on at any time",
        cells.count,
        number=number(cells.count),
    )


def _cells_cards(cells: Cells, setting: Setting) -> str:
    wanted = selected(cells.cards) & setting.deck
    if wanted == setting.deck:
        return tr("Any card may be put there")
    return tr("Only {cards} may be put there", cards=several(wanted, setting.deck))


def _cells_from(cells: Cells, setting: Setting) -> str:
    if not cells.takes_from:
        return ""
    return tr(
        "Cards come there only from {sources}", sources=piles_named(cells.takes_from, setting)
    )


CELLS: Final[Sentences[Cells]] = {
    "count": _cells_count,
    "cards": _cells_cards,
    "takes_from": _cells_from,
}
