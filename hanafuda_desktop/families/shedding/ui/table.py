"""Shedding games on the table: see :class:`Kind`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from hanafuda_desktop.engine.events import CardsDealt, Event
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.ui.script import deal_script
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.moves import (
    DISCARDS,
    KEEP,
    STRUGGLE,
    Combine,
    DiscardDrawn,
    Keep,
    Pass,
    SheddingMove,
    Struggle,
    Swap,
)
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.choosing import (
    CardCombination,
    SheddingChoosing,
    SheddingSlips,
)
from hanafuda_desktop.families.shedding.ui.layout import SheddingLayout, lay_out
from hanafuda_desktop.families.shedding.ui.script import SheddingTelling
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.adapter import MoveOffer, Target, card_target, place_target, stop_of
from hanafuda_desktop.table.animation import Script
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.card_items import CardItems
from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.seats import TableShape

# What a gesture means in a shedding game; see :class:`Choices`.

_FIELD: Final = "f"
_STOCK: Final = "s"
_DISCARD: Final = "d"
_DRAWN: Final = "x"


class SheddingChoices(SheddingChoosing):
    """The choices of a seat in a shedding game."""

    # --- one card --------------------------------------------------------------------------------

    @property
    def standing(self) -> Hit | None:
        """The drawn card, while it is open what becomes of it."""
        return Hit(_DRAWN, 0) if self.keeps_drawn or self.discards else None

    def targets(self, pile: str, index: int) -> tuple[Target, ...]:
        """Where a card can be let go: on its mate, on the discard pile, on the field."""
        at = Hit(pile, index)
        if at == self.standing:
            return tuple(self._targets_of_drawn())
        card = self.card_at(at) if pile == self.own else None
        return tuple(self._targets_of(card)) if card is not None else ()

    def _targets_of_drawn(self) -> Iterator[Target]:
        for move in self.discards:
            hit = self.hit_of(move.onto) if move.onto is not None else None
            place = card_target(_FIELD, hit.index) if hit is not None else _DISCARD
            yield Target(place, move)
        if self.keeps_drawn:
            yield Target(place_target(len(self.slips.of_tray()) - 1), KEEP)
            yield Target(self.own, KEEP, quiet=True)

    def _targets_of(self, card: int) -> Iterator[Target]:
        """The places of a hand card; together with what is chosen, if it goes with that."""
        gathered = self.gathered
        with_chosen = bool(gathered.cards) and gathered.takes(card)
        cards = frozenset({*gathered.cards, card}) if with_chosen else frozenset({card})
        groups = [group for group in self.groups if cards <= group.cards]
        shed = [group for group in groups if card in group.hand]
        fields = {mate for group in shed for mate in group.field if group.hand}
        for mate in sorted(fields):
            onto = [group for group in shed if mate in group.field]
            hit = self.hit_of(mate)
            if hit is not None:
                yield Target(card_target(_FIELD, hit.index), self._only(onto, card))
        bare = [group for group in shed if not group.field or with_chosen]
        if bare:
            yield Target(_DISCARD, self._only(bare, card, cards))
        laid = [group for group in groups if card in group.lay and cards >= group.field]
        if laid and with_chosen:
            yield Target(_FIELD, self._only(laid, card), quiet=bool(fields))

    def _only(
        self, groups: list[CardCombination], card: int, cards: frozenset[int] = frozenset()
    ) -> Combine | None:
        """The move, where there is but one, or one of exactly these cards; the card on top."""
        exact = [group for group in groups if group.cards == cards]
        found = exact[0] if len(exact) == 1 else None
        if found is None and len(groups) == 1:
            found = groups[0]
        return found.with_top((card, *reversed(self.gathered.cards))) if found else None

    def related(self, pile: str, index: int) -> tuple[Hit, ...]:
        """What goes with a card, where it is shed."""
        at = Hit(pile, index)
        if at == self.standing:
            return self.hits_of(move.onto for move in self.discards if move.onto is not None)
        card = self.card_at(at)
        if card is None or not self.to_choose(at):
            return ()
        shed = {c for group in self.groups if card in group.field | group.hand for c in group.cards}
        laid = {c for group in self.groups if card in group.field | group.hand for c in group.lay}
        return self.hits_of(sorted(shed - laid - {card}))

    def press(self, pile: str, index: int) -> SheddingMove | None:
        """Draw, play what is chosen, answer about the drawn card, or swap hands."""
        if self.standing is not None:
            return self._answer(pile, index)
        if pile == _STOCK:
            return self.draws
        if pile == _DISCARD:
            return self.ready
        owner = self.view.pile(pile).owner
        return self.swaps.get(owner) if owner is not None else None

    def _answer(self, pile: str, index: int) -> SheddingMove | None:
        """What becomes of the drawn card when this is clicked."""
        if pile == self.own:
            return KEEP if self.keeps_drawn else None
        onto = self.card_at(Hit(pile, index)) if pile == _FIELD else None
        if pile not in (_FIELD, _DISCARD) or (pile == _FIELD and onto is None):
            return None
        return next((move for move in self.discards if move.onto == onto), None)

    def press_attempt(self, pile: str) -> SheddingMove:
        """To draw."""
        return STRUGGLE

    def obvious(self, pile: str, index: int) -> SheddingMove | None:
        """What is ready; else the only thing that a card can do."""
        if self.ready is not None:
            return self.ready
        moves = [target.move for target in self.targets(pile, index) if not target.quiet]
        only = moves[0] if len(moves) == 1 else None
        return only if isinstance(only, Combine | DiscardDrawn | Keep) else None

    def attempt(self, pile: str, index: int, place: str) -> SheddingMove | None:
        """The move that a hand meant."""
        card, stop = self.card_at(Hit(pile, index)), stop_of(place)
        if card is None or not isinstance(stop, Hit):
            return None
        onto = self.card_at(stop) if stop.pile == _FIELD else None
        if pile == _DRAWN:
            if onto is not None:
                return DISCARDS[onto + 1]
            return DISCARDS[0] if stop.pile == _DISCARD else None
        if pile == self.own and self.draws is not None and stop.pile in (_FIELD, _DISCARD):
            return self.tried((card,) if onto is None else (onto, card))
        return None

    def pointed(self, at: Hit | int | None) -> object | None:
        """What a key would play that is pressed there, while no cards are chosen yet.

        Where nothing is pointed at, it is the only way to discard a drawn card.
        """
        standing = self.standing is not None
        match at:
            case None:
                only = self.discards if standing else ()
                return only[0] if len(only) == 1 else None
            case int():
                return self.collect(at)
            case _:
                press = self.press if standing else self.obvious
                return press(at.pile, at.index) or (self.pointed(None) if standing else None)

    # --- slips -----------------------------------------------------------------------------------

    @property
    def slips(self) -> SheddingSlips:
        """What can be played besides."""
        return SheddingSlips(self)

    def offers(self, board: Board) -> tuple[MoveOffer, ...]:
        """The slips of the tray, and at the hands that could be had."""
        assert isinstance(board.layout, SheddingLayout)
        return self.slips.offers(board.layout)

    def collect(self, number: int) -> object | None:
        """The offer of this number."""
        moves = self.slips.moves()
        return moves[number] if number < len(moves) else None

    def marks(self, move: object) -> tuple[tuple[tuple[str, int], ...], str | None]:
        """The cards of the move."""
        match move:
            case Combine(_, field, hand, lay):
                hits = self.hits_of((*field, *hand, *lay))
                return tuple((hit.pile, hit.index) for hit in hits), None
            case Struggle() | Pass():
                return ((_STOCK, len(self.view.pile(_STOCK).cards) - 1),), None
            case DiscardDrawn(onto):
                hit = self.hit_of(onto) if onto is not None else None
                place = card_target(_FIELD, hit.index) if hit is not None else _DISCARD
                return ((_DRAWN, 0),), place
            case Keep():
                return ((_DRAWN, 0),), self.own
            case Swap(seat):
                count = len(self.view.pile(f"h{seat}").cards)
                return tuple((f"h{seat}", index) for index in range(count)), None
        return (), None


class SheddingTable:
    """The table of a shedding game.

    Args:
        rules: the game's rules.
    """

    def __init__(self, rules: SheddingRules) -> None:
        self._rules = rules
        self._names = {each.id: plain(each.name) for each in rules.combinations}
        self._compiled_by_players: dict[int, CompiledShedding] = {}

    def _compiled(self, players: int) -> CompiledShedding:
        if players not in self._compiled_by_players:
            self._compiled_by_players[players] = engine_for(Shedding, self._rules, players).compiled
        return self._compiled_by_players[players]

    def shape(self, view: View) -> TableShape:
        """Seats, and room for the cards on the field."""
        players = len(view.points)
        deal = self._compiled(players).deal
        used = max((place + 1 for place in view.pile("f").slots), default=0)
        return TableShape(
            players=players,
            seat=view.seat,
            clockwise=self._rules.direction == "clockwise",
            hand=deal.hand,
            places=max(deal.field, used),
        )

    def lay_out(
        self, shape: TableShape, width: float, height: float, aspect: float, insets: Insets
    ) -> SheddingLayout:
        """The layout in which the cards come out best."""
        return lay_out(shape, width, height, aspect=aspect, insets=insets)

    def labels(self, view: View) -> dict[str, str]:
        """None: the empty places of stock and discard pile need no word."""
        return {}

    def choices(self, view: View, moves: Iterable[SheddingMove]) -> SheddingChoices:
        """What gestures mean now."""
        return SheddingChoices(self._rules, view, moves, self._names)

    def follow(
        self, events: Sequence[Event], cast: CardItems, before: Board | None, board: Board
    ) -> Script:
        """A deal, or a turn told step by step."""
        layout = board.layout
        assert isinstance(layout, SheddingLayout)
        if any(isinstance(event, CardsDealt) for event in events):
            return deal_script(events, board)
        return SheddingTelling(cast, before, layout).tell(events)
