"""A real-time game's rules, compiled: what goes on what, as sets of cards."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected
from hanafuda_desktop.text.language import tr, trn

SEATS = 2
"""Two play; a stack in the middle lies before each of them."""


@dataclass(frozen=True, slots=True)
class CompiledSpeed:
    """A real-time game, compiled.

    Attributes:
        rules: the rules it was compiled from.
        rounds: at most how many rounds the game has.
        deck: the deck's cards, lowest first.
        sizes: how many cards each column is dealt.
        layout: how many cards a full layout has.
        lands: for each card, the cards at the top of a stack on which it may be put.
        joins: for each card, the cards at the top of a column onto which it may be moved.
        fills: the cards that may be moved into an empty column.
        in_blocks: whether a run may go to the middle all at once.
        by_itself: whether a card that comes free turns up by itself.
        secret: whether the last card of a layout is turned face down.
    """

    rules: SpeedRules
    rounds: int
    deck: tuple[int, ...]
    sizes: tuple[int, ...]
    layout: int
    lands: tuple[int, ...]
    joins: tuple[int, ...]
    fills: int
    in_blocks: bool
    by_itself: bool
    secret: bool


def compile_speed(rules: SpeedRules, players: int, rounds: int | None) -> CompiledSpeed:
    """Compile rules for two players.

    Raises:
        DealError: the game is not for so many players, or the deck is too small for them.
    """
    if players != SEATS:
        raise DealError(
            trn("This game is not for {n} player.", "This game is not for {n} players.", players)
        )
    deck = selected(rules.deck.cards)
    if deck.bit_count() < SEATS:
        raise DealError(tr("The deck has too few cards for two players."))
    joining = rules.joining
    empty = rules.empty_columns
    return CompiledSpeed(
        rules=rules,
        rounds=rules.rounds if rounds is None else rounds,
        deck=tuple(members(deck)),
        sizes=rules.columns,
        layout=sum(rules.columns),
        lands=tuple(fits_mask(rules.fits, card) for card in range(CARD_COUNT)),
        joins=tuple(fits_mask(joining.fits, card) for card in range(CARD_COUNT)),
        fills=0 if isinstance(empty, str) else selected(empty),
        in_blocks=joining.to_middle == "block",
        by_itself=rules.turning == "by-itself",
        secret=rules.last_card == "face-down",
    )
