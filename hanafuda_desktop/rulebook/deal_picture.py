"""A table as a picture, above all the deal: one that was really dealt, as a player sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hanafuda_desktop.engine.errors import DealError
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.rulebook.blocks import Block, Laid, Paragraph, PileRow
from hanafuda_desktop.rulebook.english import article, counted, listed, number
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rulebook.sentences_tableau import column_noun, foundation_noun

__all__ = ["deal_picture", "table_rows"]

_SEED: Final = 1
_PICKS: Final = 200
"""So often at most cards are picked for the first dealer; ties are picked again."""

_NAMES: Final = {
    PileKind.STOCK: "Stock",
    PileKind.WASTE: "Turned cards",
    PileKind.CELL: "Free places",
    PileKind.FIELD: "Field",
    PileKind.DISCARD: "Discard pile",
    PileKind.MIDDLE: "Stacks in the middle",
}
"""Piles that belong to nobody."""


def deal_picture(setting: Setting) -> tuple[Block, ...]:
    """The deal for the fewest players, from the far side of the table to the near one."""
    try:
        view = _dealt(setting)
    except DealError:  # a deck too small for so many, which the checks of a rule file tell
        return ()
    return (Paragraph(_caption(view, setting)), Laid(tuple(table_rows(view, setting))))


def table_rows(view: View, setting: Setting) -> Iterator[PileRow]:
    """All that lies on a table, from its far side to the near one."""
    if setting.rules.family == "speed":
        yield from _seat(view, 1, "The other's")
        yield from _middle(view, setting)
        yield from _seat(view, 0, "Your")
        return
    hands = [pile for pile in view.piles if pile.kind is PileKind.HAND]
    others = [pile for pile in hands if pile.owner]
    yield from (_hand(pile, len(others)) for pile in others)
    yield from _middle(view, setting)
    yield from (_hand(pile, 0) for pile in hands if not pile.owner)


def _dealt(setting: Setting) -> View:
    """A table just dealt.

    Raises:
        DealError: nothing can be dealt.
    """
    game = Game(setting.rules, seed=_SEED, players=next(iter(setting.rules.player_counts), None))
    for _ in range(_PICKS):
        if getattr(game.view(0).turn, "asked", "") != "pick":
            break
        game.push(game.legal_moves()[0])
    return game.view(0)


def _caption(view: View, setting: Setting) -> str:
    players = len({pile.owner for pile in view.piles if pile.kind is PileKind.HAND})
    if players:
        seen = f"A deal for {number(players)} players, as you see it."
    else:
        seen = "So the table may look when everything is dealt."
    empty = _empty(view, setting)
    return f"{seen} Still empty: {listed(empty)}." if empty else seen


def _empty(view: View, setting: Setting) -> list[str]:
    """What has a place on the table, but no card yet."""
    words = []
    if setting.rules.family == "tableau":
        cells = _of(view, PileKind.CELL)
        if cells and not any(pile.cards for pile in cells):
            words.append(_places(len(cells), "free place"))
        for group in setting.rules.foundations:
            if not group.dealt:
                noun = foundation_noun(group, setting)
                several = f"the {noun.counted}"
                words.append(f"the {noun.one}" if noun.count == 1 else several)
    if setting.rules.family == "speed":
        words.append("the two stacks in the middle")
    if any(pile.kind is PileKind.DISCARD and not pile.cards for pile in view.piles):
        words.append("the discard pile")
    return words


def _places(count: int, noun: str) -> str:
    return article(noun) if count == 1 else f"the {counted(count, noun)}"


def _of(view: View, kind: PileKind) -> list[PileView]:
    return [pile for pile in view.piles if pile.kind is kind and pile.owner is None]


def _hand(pile: PileView, others: int) -> PileRow:
    if not pile.owner:
        name = "Your hand"
    elif others == 1:
        name = "The other's hand"
    else:
        name = f"Hand of player {pile.owner + 1}"
    return PileRow(name, counted(len(pile.cards), "card"), (pile.shown,))


def _middle(view: View, setting: Setting) -> Iterator[PileRow]:
    """What belongs to nobody."""
    for kind in (PileKind.STOCK, PileKind.WASTE, PileKind.DISCARD, PileKind.FIELD, PileKind.CELL):
        piles = [pile for pile in _of(view, kind) if pile.cards]
        if piles:
            yield _row(_NAMES[kind], piles, upright=False)
    if setting.rules.family == "tableau":
        for foundation in setting.rules.foundations:
            piles = [p for p in view.piles if p.group == foundation.id and p.cards]
            if piles:
                yield _row(foundation_noun(foundation, setting).title, piles, upright=True)
        for group in setting.rules.columns:
            piles = [p for p in view.piles if p.group == group.id]
            if any(pile.cards for pile in piles):
                yield _row(column_noun(group, setting).title, piles, upright=True)


def _seat(view: View, seat: int, whose: str) -> Iterator[PileRow]:
    """What lies before a player of a real-time game."""
    columns = [p for p in view.piles if p.owner == seat and p.kind is PileKind.COLUMN]
    deck = [p for p in view.piles if p.owner == seat and p.kind is PileKind.STOCK and p.cards]
    rows = [_row(f"{whose} columns", columns, upright=True)]
    rows += [_row(f"{whose} deck", deck, upright=False)] if deck else []
    yield from reversed(rows) if seat else rows


def _row(name: str, piles: list[PileView], *, upright: bool) -> PileRow:
    """Piles of a kind; of a stock one back stands for all."""
    cards = sum(len(pile.cards) for pile in piles)
    shown = tuple(pile.shown for pile in piles)
    note = counted(cards, "card")
    if all(card is None for pile in shown for card in pile):
        shown, note = ((None,),), f"{note}, face down"
    return PileRow(name, note, shown, upright)
