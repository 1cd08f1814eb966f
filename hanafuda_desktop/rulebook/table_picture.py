"""A table as a picture, above all the deal: one that was really dealt, as a player sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.rulebook_piles import column_noun, foundation_noun, the
from hanafuda_desktop.rulebook.blocks import Block, Laid, Paragraph, PileRow
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.text.language import tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import cards, listed, number, paragraph

_SEED: Final = 1
_PICKS: Final = 200
"""So often at most cards are picked for the first dealer; ties are picked again."""

_NAMES: Final = {
    PileKind.STOCK: tr_noop("Stock"),
    PileKind.WASTE: tr_noop("Turned cards"),
    PileKind.CELL: tr_noop("Free places"),
    PileKind.FIELD: tr_noop("Field"),
    PileKind.DISCARD: tr_noop("Discard pile"),
    PileKind.MIDDLE: tr_noop("Stacks in the middle"),
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
        yield from reversed(_seat(view, 1, tr("The other's columns"), tr("The other's deck")))
        yield from _middle(view, setting)
        yield from _seat(view, 0, tr("Your columns"), tr("Your deck"))
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
    game = new_game(
        setting.rules, seed=_SEED, players=next(iter(setting.rules.player_counts), None)
    )
    for _ in range(_PICKS):
        if getattr(game.view(0).turn, "asked", "") != "pick":
            break
        game.push(game.legal_moves()[0])
    return game.view(0)


def _caption(view: View, setting: Setting) -> str:
    players = len({pile.owner for pile in view.piles if pile.kind is PileKind.HAND})
    if players:
        seen = trn(
            "A deal for {number} player, as you see it.",
            "A deal for {number} players, as you see it.",
            players,
            number=number(players),
        )
    else:
        seen = tr("The table after a deal.")
    empty = _empty(view, setting)
    return paragraph([seen, tr("Still empty: {piles}.", piles=listed(empty))]) if empty else seen


def _empty(view: View, setting: Setting) -> list[str]:
    """What has a place on the table, but no card yet."""
    words = []
    if setting.rules.family == "tableau":
        cells = _of(view, PileKind.CELL)
        if cells and not any(pile.cards for pile in cells):
            words.append(_free_places(len(cells)))
        for group in setting.rules.foundations:
            if not group.dealt:
                noun = foundation_noun(group, setting)
                several = tr("the {piles}", meaning="with their number", piles=noun.counted)
                words.append(the(noun) if noun.count == 1 else several)
    if setting.rules.family == "speed":
        words.append(tr("the two stacks in the middle"))
    if any(pile.kind is PileKind.DISCARD and not pile.cards for pile in view.piles):
        words.append(tr("the discard pile"))
    return words


def _free_places(count: int) -> str:
    if count == 1:
        return tr("a free place")
    return trn("the {number} free place", "the {number} free places", count, number=number(count))


def _of(view: View, kind: PileKind) -> list[PileView]:
    return [pile for pile in view.piles if pile.kind is kind and pile.owner is None]


def _hand(pile: PileView, others: int) -> PileRow:
    if not pile.owner:
        name = tr("Your hand")
    elif others == 1:
        name = tr("The other's hand")
    else:
        name = tr("Hand of player {number}", number=pile.owner + 1)
    return PileRow(name, cards(len(pile.cards)), (pile.shown,))


def _middle(view: View, setting: Setting) -> Iterator[PileRow]:
    """What belongs to nobody."""
    for kind in (PileKind.STOCK, PileKind.WASTE, PileKind.DISCARD, PileKind.FIELD, PileKind.CELL):
        piles = [pile for pile in _of(view, kind) if pile.cards]
        if piles:
            yield _row(tr(_NAMES[kind]), piles, upright=False)
    if setting.rules.family == "tableau":
        for foundation in setting.rules.foundations:
            piles = [p for p in view.piles if p.group == foundation.id and p.cards]
            if piles:
                yield _row(foundation_noun(foundation, setting).title, piles, upright=True)
        for group in setting.rules.columns:
            piles = [p for p in view.piles if p.group == group.id]
            if any(pile.cards for pile in piles):
                yield _row(column_noun(group, setting).title, piles, upright=True)


def _seat(view: View, seat: int, columns_name: str, deck_name: str) -> list[PileRow]:
    """What lies before a player of a real-time game, from the middle to this player."""
    columns = [p for p in view.piles if p.owner == seat and p.kind is PileKind.COLUMN]
    deck = [p for p in view.piles if p.owner == seat and p.kind is PileKind.STOCK and p.cards]
    rows = [_row(columns_name, columns, upright=True)]
    return [*rows, _row(deck_name, deck, upright=False)] if deck else rows


def _row(name: str, piles: list[PileView], *, upright: bool) -> PileRow:
    """Piles of a kind; of a stock one back stands for all."""
    shown = tuple(pile.shown for pile in piles)
    note = cards(sum(len(pile.cards) for pile in piles))
    if all(card is None for pile in shown for card in pile):
        shown, note = ((None,),), tr("{cards}, face down", cards=note)
    return PileRow(name, note, shown, upright)
