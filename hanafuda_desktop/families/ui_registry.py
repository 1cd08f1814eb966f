"""A move in a few words and with its little cards, for lists of moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.cards.cardset import members, month_cards
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing import moves as fishing
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.hint_words import cards_met
from hanafuda_desktop.families.shedding import moves as shedding
from hanafuda_desktop.families.shedding.ui.words import combination_words
from hanafuda_desktop.table.lettering import card_words
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.text.language import tr


@dataclass(frozen=True, slots=True)
class MoveTold:
    """A move.

    Attributes:
        said: what it does, without a full stop.
        cards: the cards that it is about, the one that is played first.
    """

    said: str
    cards: tuple[int, ...] = ()


def fishing_move_told(
    rules: FishingRules, view: View, move: fishing.FishingMove, names: RoundNames
) -> MoveTold:
    """A move of a fishing game.

    Args:
        rules: the game's rules.
        view: what the seat saw that could make it.
        move: the move.
        names: what people say to stop and to go on.
    """
    match move:
        case fishing.Play() | fishing.Take():
            card, mates = cards_met(rules, view, move)
            return MoveTold(_lays_or_takes(card, mates), (card, *mates))
        case fishing.Draw():
            return MoveTold(tr("Draw without a hand card"))
        case fishing.Show(month):
            said = tr("Show three of {month}", month=MONTHS[month - 1].name)
            return MoveTold(said, _own(view, month))
        case fishing.Bomb(month):
            said = tr("Bomb: three of {month}", month=MONTHS[month - 1].name)
            return MoveTold(said, _own(view, month))
        case fishing.Stop():
            return MoveTold(names.stop)
        case fishing.Go():
            return MoveTold(names.go)
        case fishing.Pick():
            return MoveTold(tr("Pick a card"))
        case fishing.NextRound():
            return MoveTold(tr("Begin the next round"))
        case _:
            assert_never(move)


def _lays_or_takes(card: int, mates: Sequence[int]) -> str:
    said = card_words([card])
    if not mates:
        return tr("Lay {card}", card=said)
    return tr("{card} takes {taken}", card=said, taken=card_words(mates))


def _own(view: View, month: int) -> tuple[int, ...]:
    held = view.pile(f"h{view.seat}").cards
    return tuple(card for card in members(month_cards(month)) if card in held)


def shedding_move_told(move: shedding.SheddingMove, names: RoundNames) -> MoveTold:
    """A move of a shedding game.

    Args:
        move: the move.
        names: of the seats.
    """
    match move:
        case shedding.Combine():
            return MoveTold(combination_words(move), (*move.hand, *move.lay, *move.field))
        case shedding.DiscardDrawn(onto):
            if onto is None:
                return MoveTold(tr("Lay the drawn card on the discard pile"))
            return MoveTold(tr("Lay the drawn card on {card}", card=card_words([onto])), (onto,))
        case shedding.Keep():
            return MoveTold(tr("Keep the drawn card"))
        case shedding.Struggle():
            return MoveTold(tr("Draw a card"))
        case shedding.Pass():
            return MoveTold(tr("Do nothing"))
        case shedding.Swap(seat):
            return MoveTold(tr("Swap hands with {name}", name=names.whom(seat)))
        case shedding.Race() | shedding.DrawLots():
            return MoveTold(tr("Race"))
        case shedding.NextRound():
            return MoveTold(tr("Begin the next round"))
        case _:
            assert_never(move)
