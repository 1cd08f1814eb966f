"""A table as a picture, above all the deal: one that was really dealt, as a player sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from hanafuda_desktop.engine.family import DealError, engine_for
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.rulebook.blocks import Block, Laid, Paragraph, PileRow
from hanafuda_desktop.rulebook.sentences import FamilyRulebook, Setting
from hanafuda_desktop.text.language import Text, tr, trn
from hanafuda_desktop.text.vocabulary import cards, listed, paragraph

_SEED: Final = 1
_PICKS: Final = 200
"""So often at most cards are picked for the first dealer; ties are picked again."""

_NAMES: Final[dict[PileKind, Text]] = {
    PileKind.STOCK: "Stock",
    PileKind.WASTE: "Turned cards",
    PileKind.CELL: "Free places",
    PileKind.FIELD: "Field",
    PileKind.DISCARD: "Discard pile",
    PileKind.MIDDLE: "Stacks in the middle",
}
"""Piles that belong to nobody."""


def deal_picture(setting: Setting, family: FamilyRulebook) -> tuple[Block, ...]:
    """The deal for the fewest players, from the far side of the table to the near one."""
    try:
        view = _dealt(setting, family)
    except DealError:  # a deck too small for so many, which the checks of a rule file tell
        return ()
    return (Paragraph(_caption(view, setting, family)), Laid(tuple(family.rows(view, setting))))


def table_rows(view: View, built: Iterable[PileRow] = ()) -> Iterator[PileRow]:
    """All that lies on a table, from its far side to the near one.

    Args:
        view: the table.
        built: further rows of what belongs to nobody.
    """
    hands = [pile for pile in view.piles if pile.kind is PileKind.HAND]
    others = [pile for pile in hands if pile.owner]
    yield from (_hand(pile, len(others)) for pile in others)
    yield from middle_rows(view)
    yield from built
    yield from (_hand(pile, 0) for pile in hands if not pile.owner)


def _dealt(setting: Setting, family: FamilyRulebook) -> View:
    """A table just dealt.

    Raises:
        DealError: nothing can be dealt.
    """
    players = next(iter(setting.rules.player_counts), None)
    game = Game(engine_for(family.engine, setting.rules, players), seed=_SEED)
    for _ in range(_PICKS):
        if getattr(game.view(0).turn, "asked", "") != "pick":
            break
        game.push(game.legal_moves()[0])
    return game.view(0)


def _caption(view: View, setting: Setting, family: FamilyRulebook) -> str:
    players = len({pile.owner for pile in view.piles if pile.kind is PileKind.HAND})
    if players:
        seen = trn(
            "A deal for {number} player, as you see it.",
            "A deal for {number} players, as you see it.",
            players,
        )
    else:
        seen = tr("The table after a deal.")
    empty = family.empty(view, setting)
    if any(pile.kind is PileKind.DISCARD and not pile.cards for pile in view.piles):
        empty.append(tr("the discard pile"))
    return paragraph([seen, tr("Still empty: {piles}.", piles=listed(empty))]) if empty else seen


def _hand(pile: PileView, others: int) -> PileRow:
    if not pile.owner:
        name = tr("Your hand")
    elif others == 1:
        name = tr("The other's hand")
    else:
        name = tr("Hand of player {number}", number=pile.owner + 1)
    return PileRow(name, cards(len(pile.cards)), (pile.shown,))


def middle_rows(view: View) -> Iterator[PileRow]:
    """What belongs to nobody."""
    for kind in (PileKind.STOCK, PileKind.WASTE, PileKind.DISCARD, PileKind.FIELD, PileKind.CELL):
        piles = [p for p in view.piles if p.kind is kind and p.owner is None and p.cards]
        if piles:
            yield row_of(tr(_NAMES[kind]), piles, upright=False)


def row_of(name: str, piles: list[PileView], *, upright: bool) -> PileRow:
    """Piles of a kind; of a stock one back stands for all."""
    shown = tuple(pile.shown for pile in piles)
    note = cards(sum(len(pile.cards) for pile in piles))
    if all(card is None for pile in shown for card in pile):
        shown, note = ((None,),), tr("{cards}, face down", cards=note)
    return PileRow(name, note, shown, upright)
