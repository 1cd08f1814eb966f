"""Fishing games on the table: see :class:`Kind`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.events import CardsDealt, Event
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import (
    DRAW,
    Bomb,
    Draw,
    FishingMove,
    Pick,
    Play,
    Show,
    Take,
)
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.layout import (
    USUAL_PLACES,
    FishingLayout,
    FishingShape,
    lay_out,
)
from hanafuda_desktop.families.fishing.ui.offers import offer_name, offer_note, offer_rects
from hanafuda_desktop.families.fishing.ui.script import Telling, deal_script
from hanafuda_desktop.table.adapter import MoveOffer, Target, card_target, stop_of
from hanafuda_desktop.table.animation import Script
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.card_items import CardItems
from hanafuda_desktop.table.layout import Insets, Rect

# What a gesture means in a fishing game; see :class:`Choices`.

_FIELD: Final = "f"
_STOCK: Final = "s"
_PICKING: Final = "k"


class FishingChoices:
    """The choices of a seat in a fishing game.

    Args:
        view: what the seat sees.
        moves: the moves of the seat to move; they count only if it is this one.
        captures: what a hand card captures of a field without asking, as card sets.
        note: what a shake or a bomb pays and risks, in words.
    """

    def __init__(
        self,
        view: View,
        moves: Iterable[FishingMove],
        captures: Callable[[int, int], int],
        note: Callable[[Show | Bomb], str],
    ) -> None:
        self._view = view
        self._own = f"h{view.seat}"
        self._field = mask_of(card for card in view.pile(_FIELD).cards if card is not None)
        self._captures = captures
        self._note = note
        self._plays: dict[int, list[Play]] = {}
        self._takes: dict[int, Take] = {}
        self._picks: dict[int, Pick] = {}
        self._offered: list[Show | Bomb] = []
        self._draws = False
        for move in moves if view.to_move == view.seat else ():
            self._sort(move)

    def _sort(self, move: FishingMove) -> None:
        match move:
            case Play():
                self._plays.setdefault(move.card, []).append(move)
            case Take():
                self._takes[move.card] = move
            case Pick():
                self._picks[move.place] = move
            case Show() | Bomb():
                self._offered.append(move)
            case Draw():
                self._draws = True
            case _:
                pass  # It is asked by a panel.

    @property
    def standing(self) -> Hit | None:
        """The card turned from the stock, while it is open what it takes."""
        if not self._takes:
            return None
        return Hit(_STOCK, len(self._view.pile(_STOCK).cards) - 1)

    def _card(self, pile: str, index: int) -> int | None:
        cards = self._view.pile(pile).cards
        return cards[index] if 0 <= index < len(cards) else None

    def _on_field(self, card: int) -> str:
        return card_target(_FIELD, self._view.pile(_FIELD).cards.index(card))

    def targets(self, pile: str, index: int) -> tuple[Target, ...]:
        """The cards it can take; the bare field, where that is all or where it is clear."""
        if self.standing == Hit(pile, index):
            takes = [Target(self._on_field(card), take) for card, take in self._takes.items()]
            return (*takes, Target(_FIELD, None, quiet=True))
        card = self._card(pile, index) if pile == self._own else None
        plays = self._plays.get(card, []) if card is not None else []
        if card is None or not plays:
            return ()
        chosen = [play for play in plays if play.take is not None]
        if chosen:
            which = [
                Target(self._on_field(play.take), play) for play in chosen if play.take is not None
            ]
            return (*which, Target(_FIELD, None, quiet=True))
        mates = members(self._captures(card, self._field))
        together = [Target(self._on_field(mate), plays[0]) for mate in mates]
        return (*together, Target(_FIELD, plays[0], quiet=bool(together)))

    def place(self, at: Hit) -> str:
        """On the field each card by itself, and what is bare of it."""
        if at.pile == _FIELD and at.index >= 0:
            return card_target(at.pile, at.index)
        return at.pile

    def related(self, pile: str, index: int) -> tuple[Hit, ...]:
        """What a card takes, and by what it is taken."""
        if pile == self._own or Hit(pile, index) == self.standing:
            stops = [stop_of(target.place) for target in self.targets(pile, index)]
            return tuple(stop for stop in stops if isinstance(stop, Hit) and stop.index >= 0)
        if pile != _FIELD or index < 0:
            return ()
        sources = [Hit(self._own, own) for own in range(len(self._view.pile(self._own).cards))]
        if self.standing is not None:
            sources.append(self.standing)
        here = Hit(pile, index)
        return tuple(at for at in sources if here in self.related(at.pile, at.index))

    def press(self, pile: str, index: int) -> FishingMove | None:
        """Draw, take with the turned card, or pick."""
        if pile == _STOCK:
            return DRAW if self._draws else None
        if pile == _PICKING:
            return self._picks.get(index)
        card = self._card(pile, index) if pile == _FIELD else None
        return self._takes.get(card) if card is not None else None

    def press_attempt(self, pile: str) -> FishingMove:
        """A turn without a hand card."""
        return DRAW

    def offers(self, board: Board) -> tuple[MoveOffer, ...]:
        """Showing a triple, or playing it as a bomb: a slip over its cards."""
        layout = board.layout
        wanted = [self._whole(board, move.month) for move in self._offered]
        rects = offer_rects(wanted, layout.card_width, layout.width)
        return tuple(
            MoveOffer(move, offer_name(move), rect, note=self._note(move))
            for move, rect in zip(self._offered, rects, strict=True)
        )

    def _whole(self, board: Board, month: int) -> Rect:
        rects = [board.card_rect(self._own, index) for index in self._triple(month)]
        return rects[0].with_all(rects[1:])

    def _triple(self, month: int) -> list[int]:
        cards = enumerate(self._view.pile(self._own).cards)
        return [i for i, card in cards if card is not None and CARDS[card].month == month]

    def collect(self, number: int) -> FishingMove | None:
        """The offer of this number."""
        return self._offered[number] if number < len(self._offered) else None

    def collect_attempt(self, number: int) -> None:
        """Nothing: an offer that is there can be taken."""

    def obvious(self, pile: str, index: int) -> FishingMove | None:
        """The only thing that a card can do."""
        pressed = self.press(pile, index)
        if pressed is not None:
            return pressed
        moves = {target.move for target in self.targets(pile, index)}
        only = next(iter(moves)) if len(moves) == 1 else None
        return only if isinstance(only, Play | Take) else None

    def attempt(self, pile: str, index: int, place: str) -> FishingMove | None:
        """The play that the hand meant."""
        card, stop = self._card(pile, index), stop_of(place)
        if card is None or not isinstance(stop, Hit) or stop.pile != _FIELD:
            return None
        onto = self._card(_FIELD, stop.index)
        if pile == self._own:
            return Play(card, onto)
        return Take(onto) if onto is not None else None

    def marks(self, move: object) -> tuple[tuple[tuple[str, int], ...], str | None]:
        """The card of the move, and what it takes."""
        match move:
            case Play(card, take):
                cards = self._view.pile(self._own).cards
                if card not in cards:
                    return (), None
                index = cards.index(card)
                mates = members(self._captures(card, self._field))
                onto = take if take is not None else next(iter(mates), None)
                where = _FIELD if onto is None else self._on_field(onto)
                return ((self._own, index),), where
            case Take(card):
                turned = self.standing
                lit = ((turned.pile, turned.index),) if turned is not None else ()
                return lit, self._on_field(card)
            case Draw():
                return ((_STOCK, len(self._view.pile(_STOCK).cards) - 1),), None
            case Show(month) | Bomb(month):
                return tuple((self._own, index) for index in self._triple(month)), None
            case Pick(number):
                return ((_PICKING, number),), None
        return (), None


_PLACES_MORE: Final = 4
"""The field gets room for so many more places at a time."""


class FishingTable:
    """The table of a fishing game.

    Args:
        rules: the game's rules.
    """

    def __init__(self, rules: FishingRules) -> None:
        self._rules = rules
        self._compiled_by_players: dict[int, CompiledFishing] = {}
        self._layout: FishingLayout | None = None

    def _compiled(self, players: int) -> CompiledFishing:
        if players not in self._compiled_by_players:
            self._compiled_by_players[players] = engine_for(Fishing, self._rules, players).compiled
        return self._compiled_by_players[players]

    def shape(self, view: View) -> FishingShape:
        """Seats, and room for the cards on the field."""
        players = len(view.points)
        assert view.round is not None
        used = max((place + 1 for pile in view.piles for place in pile.slots), default=0)
        more = max(0, -(-(used - USUAL_PLACES) // _PLACES_MORE))
        return FishingShape(
            players=players,
            seat=view.seat,
            sides=view.round.sides,
            clockwise=self._rules.direction == "clockwise",
            hand=self._compiled(players).deal.hand,
            places=USUAL_PLACES + more * _PLACES_MORE,
        )

    def lay_out(
        self, shape: FishingShape, width: float, height: float, aspect: float, insets: Insets
    ) -> FishingLayout:
        """The layout in which the cards come out best."""
        self._layout = lay_out(shape, width, height, aspect=aspect, insets=insets)
        return self._layout

    def labels(self, view: View) -> dict[str, str]:
        """None: an empty stock needs no word."""
        return {}

    def choices(self, view: View, moves: Iterable[FishingMove]) -> FishingChoices:
        """What gestures mean now."""
        captures = self._compiled(len(view.points)).captures
        return FishingChoices(view, moves, captures, partial(offer_note, self._rules, view))

    def follow(
        self, events: Sequence[Event], cast: CardItems, before: Board | None, board: Board
    ) -> Script:
        """A deal, or a turn told step by step."""
        layout = self._layout
        assert layout is not None
        if any(isinstance(event, CardsDealt) for event in events):
            return deal_script(events, board, layout)
        return Telling(cast, before, layout).tell(events)
