"""The tableau family: deal, legal moves, apply and outcome of any patience."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from operator import is_

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.events import CardsDealt, Event, GameEnded
from hanafuda_desktop.engine.family import CompiledFamily, IllegalMove, Step
from hanafuda_desktop.engine.view import Outcome, PileView, View, YakuPlace
from hanafuda_desktop.families.tableau import state as notation
from hanafuda_desktop.families.tableau.compiled import (
    STOCK,
    UNLIMITED,
    Alternative,
    CompiledTableau,
    CompiledYaku,
    compile_tableau,
)
from hanafuda_desktop.families.tableau.facts import TableFacts
from hanafuda_desktop.families.tableau.legal_moves import (
    MoveFinder,
    collect_refusal,
    reachable,
    ready_ways,
    redeal_refusal,
    shift_refusal,
    turn_refusal,
)
from hanafuda_desktop.families.tableau.play import is_won, play
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.state import (
    Collect,
    Redeal,
    Shift,
    TableauMove,
    TableauState,
    TurnStock,
)
from hanafuda_desktop.text.language import tr


def _pile_views(compiled: CompiledTableau, state: TableauState) -> tuple[PileView, ...]:
    rule = compiled.rules.stock
    # A stock that went through once unshuffled lies in an order that the player has seen.
    stock_known = state.redeals_used > 0 and not (rule is not None and rule.shuffle)
    views = []
    for place, (pile, cards) in enumerate(zip(compiled.piles, state.piles, strict=True)):
        hidden = state.face_down[place]
        known: tuple[int | None, ...] = cards
        if hidden and not (place == STOCK and stock_known):
            known = (None,) * hidden + cards[hidden:]
        views.append(PileView(pile.id, pile.kind, known, hidden, pile.group))
    return tuple(views)


def _wanted(
    yaku: CompiledYaku, way: Alternative, slots: tuple[int | None, ...]
) -> tuple[tuple[int, ...], ...]:
    """The cards each of which would serve; no card at all while several ways are still open."""
    if len(yaku.ways) > 1 and not any(card is not None for card in slots):
        return ((),) * way.size
    return tuple(tuple(members(mask)) for mask in way.slots)


def _places_of(facts: TableFacts, state: TableauState, yaku: CompiledYaku) -> Iterator[YakuPlace]:
    """The places of a yaku: those that were collected, and those still to come."""
    done = [cards for number, cards in state.collected if number == yaku.number]
    for copy, cards in enumerate(done):
        taken = tuple(members(cards))
        only = tuple((card,) for card in taken)
        yield YakuPlace(yaku.id, copy, only, taken, ready=False, collected=taken, waits_for=0)
    waits = yaku.waits_for(facts.compiled.counts(state.collected))
    ready = list(ready_ways(facts, state, yaku))
    spent = sum(done)
    for copy in range(len(done), yaku.times):
        # Each further place shows what would be left for it once the one before has its cards.
        now = next((cards for cards in ready if not cards & spent), None)
        if now is not None:
            way = next(way for way in yaku.ways if way.admits(now))
            slots = way.fill(now)
        else:  # the way of which most cards are in reach
            free = [(way, reachable(facts, state, yaku, way) & ~spent) for way in yaku.ways]
            filled = [(way, way.fill(cards)) for way, cards in free]
            way, slots = max(filled, key=lambda pair: sum(card is not None for card in pair[1]))
        spent |= mask_of(card for card in slots if card is not None)
        wanted = _wanted(yaku, way, slots)
        yield YakuPlace(
            yaku.id, copy, wanted, slots, ready=now is not None, collected=(), waits_for=waits
        )


class Tableau(CompiledFamily[CompiledTableau, TableauState, TableauMove]):
    """A patience's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Args:
        rules: the game's rules; how many play it, and how many rounds, says nothing.
    """

    seats = 1

    def __init__(self, rules: TableauRules, *_: int | None) -> None:
        super().__init__(compile_tableau(rules), notation)
        self._facts = TableFacts(self.compiled)
        self._finder = MoveFinder(self._facts)
        # Whether a game is lost is known from its legal moves, which are asked for right after.
        self._last: tuple[TableauState | None, tuple[TableauMove, ...]] = (None, ())

    def deal(self, order: tuple[int, ...], seed: int) -> Step[TableauState]:
        """Deal the deck.

        Foundations that are dealt cards come first, with the first cards of ``order`` that they
        take; then columns from left to right, each from its lowest card up; then cells. What is
        left is the stock, the first card to be turned first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)
        compiled = self.compiled
        left = list(order)
        piles: list[tuple[int, ...]] = [()] * len(compiled.piles)
        for place in compiled.foundations:
            piles[place] = self._fitting(place, left)
        for place in (*compiled.columns, *compiled.cells):
            size = compiled.piles[place].size
            piles[place], left = tuple(left[:size]), left[size:]
        piles[STOCK] = tuple(reversed(left))
        face_down = [
            len(cards) if place == STOCK else max(0, len(cards) - pile.face_up)
            for place, (pile, cards) in enumerate(zip(compiled.piles, piles, strict=True))
        ]
        events = tuple(
            CardsDealt(pile.id, (None,) * hidden + cards[hidden:])
            for pile, cards, hidden in zip(compiled.piles, piles, face_down, strict=True)
            if cards
        )
        rule = compiled.rules.stock
        # Only a shuffle to come needs chance; without it equal tables are equal states.
        chance = seed if rule is not None and rule.shuffle else 0
        return Step(TableauState(tuple(piles), tuple(face_down), chance=chance), events)

    def _fitting(self, place: int, left: list[int]) -> tuple[int, ...]:
        """The first cards, one after the other, that a foundation takes; they leave ``left``."""
        cards: tuple[int, ...] = ()
        for _ in range(self.compiled.piles[place].size):
            takes = self._facts.of(place, cards, 0).takes
            card = next((card for card in left if takes >> card & 1), None)
            if card is None:
                break
            left.remove(card)
            cards += (card,)
        return cards

    def to_move(self, state: TableauState) -> int | None:
        """Seat 0 until the game is over."""
        return None if self.outcome(state) else 0

    def legal_moves(self, state: TableauState, seat: int = 0) -> tuple[TableauMove, ...]:
        """Every legal move: yaku first, then moves of cards, then the stock."""
        if seat != 0:
            return ()
        if self._last[0] is not state:
            if is_won(self._facts, state):
                return ()
            self._last = (state, self._finder.moves(state))
        return self._last[1]

    def refusal(self, state: TableauState, seat: int, move: TableauMove) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if seat != 0 or is_won(self._facts, state):
            return tr("The game is over.") if seat == 0 else tr("There is no such seat.")
        match move:
            case Shift(source, target, count):
                places = self.compiled.places
                if source not in places or target not in places:
                    return tr("There is no such pile.")
                return shift_refusal(self._facts, state, places[source], places[target], count)
            case Collect(name, cards):
                yaku = self.compiled.yaku_by_id.get(name)
                if yaku is None:
                    return tr("There is no such yaku.")
                return collect_refusal(self._facts, state, yaku, cards)
            case TurnStock() | Redeal():
                refused = turn_refusal if isinstance(move, TurnStock) else redeal_refusal
                why = refused(self.compiled, state)
                return None if why is None else tr(why)

    def apply(self, state: TableauState, move: TableauMove) -> Step[TableauState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        last, moves = self._last
        # A move that was just found to be legal here is known by being the very same object.
        if last is not state or not any(map(is_, moves, repeat(move))):
            refusal = self.refusal(state, 0, move)
            if refusal is not None:
                raise IllegalMove(refusal)
        after, events = play(self.compiled, state, move)
        outcome = self.outcome(after)
        if outcome is not None:
            events.append(GameEnded(outcome))
        return Step(after, tuple(events))

    def outcome(self, state: TableauState) -> Outcome | None:
        """Won (YA-10), lost when no move is left, else ``None``."""
        won = is_won(self._facts, state)
        if not won:
            if self._finder.stock_moves(state):
                return None
            if self._last[0] is not state:
                self._last = (state, self._finder.moves(state))
            if self._last[1]:
                return None
        points = self.compiled.points(self.compiled.counts(state.collected))
        return Outcome(winners=(0,) if won else (), scores=(points,))

    def view(self, state: TableauState, seat: int = 0) -> View:
        """What the player, in seat 0, sees: face-down cards are unknown."""
        assert seat == 0
        compiled, outcome = self.compiled, self.outcome(state)
        unlimited = compiled.redeals == UNLIMITED
        yaku = (_places_of(self._facts, state, yaku) for yaku in compiled.yaku)
        return View(
            game=compiled.rules.id,
            seat=0,
            to_move=None if outcome else 0,
            piles=_pile_views(compiled, state),
            yaku=tuple(chain.from_iterable(yaku)),
            redeals_left=None if unlimited else compiled.redeals - state.redeals_used,
            points=(compiled.points(compiled.counts(state.collected)),),
            outcome=outcome,
        )

    def seen(self, events: tuple[Event, ...], seat: int = 0) -> tuple[Event, ...]:
        """The events as they are: they never name a card that lies face down."""
        assert seat == 0
        return events

    def guessed(self, view: View, hidden: tuple[int, ...]) -> TableauState:
        """A state that looks like the view, its unknown places filled from ``hidden`` in order.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """
        piles = tuple(view.filled(hidden).values())
        if view.redeals_left is not None:
            used = self.compiled.redeals - view.redeals_left
        else:  # what is left to tell is only whether the stock's order is known
            stock = view.piles[STOCK].cards
            used = int(bool(stock) and None not in stock)
        return TableauState(
            piles=piles,
            face_down=tuple(pile.face_down for pile in view.piles),
            collected=tuple(
                (self.compiled.yaku_by_id[place.yaku].number, mask_of(place.collected))
                for place in view.yaku
                if place.collected
            ),
            redeals_used=used,
        )
