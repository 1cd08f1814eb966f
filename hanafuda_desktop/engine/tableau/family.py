"""The tableau family: deal, legal moves, apply and outcome of any patience."""

from __future__ import annotations

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.errors import DealError, IllegalMove
from hanafuda_desktop.engine.events import (
    CardsMoved,
    CardTurnedUp,
    Event,
    GameEnded,
    PileShuffled,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.engine.family import Step
from hanafuda_desktop.engine.outcome import Outcome
from hanafuda_desktop.engine.tableau import notation, picture
from hanafuda_desktop.engine.tableau.collecting import collect_refusal, ready_ways
from hanafuda_desktop.engine.tableau.dealing import dealt
from hanafuda_desktop.engine.tableau.facts import PileFacts, TableFacts
from hanafuda_desktop.engine.tableau.moves import Collect, Redeal, Shift, TableauMove, Turn
from hanafuda_desktop.engine.tableau.placing import most_moved, shift_refusal, ways_between
from hanafuda_desktop.engine.tableau.program import STOCK, WASTE, compile_program
from hanafuda_desktop.engine.tableau.seeing import guessed_state, unseen, view_of
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.tableau.winning import is_won, points_of
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["Tableau"]

_TURN, _REDEAL = Turn(), Redeal()


class Tableau:
    """A patience's engine, compiled for one rule file; see :class:`~.engine.family.Family`."""

    seats = 1

    def __init__(self, rules: TableauRules) -> None:
        self.program = compile_program(rules)
        self._places = self.program.places
        self._yaku = {yaku.id: yaku for yaku in self.program.yaku}
        self._facts = TableFacts(self.program)
        self._every_place = range(len(self.program.piles))
        self._ways = ways_between(self.program)
        # Whether a game is lost is known from its legal moves, which are asked for right after.
        self._last: tuple[TableauState | None, tuple[TableauMove, ...]] = (None, ())

    @property
    def deck(self) -> tuple[int, ...]:
        """The deck's cards, lowest first."""
        return self.program.deck

    def deal(self, order: tuple[int, ...], seed: int) -> Step[TableauState]:
        """Deal the deck.

        Foundations that are dealt cards come first, with the first cards of ``order`` that they
        take; then columns from left to right, each from its lowest card up; then cells. What is
        left is the stock, the first card to be turned first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        if tuple(sorted(order)) != self.program.deck:
            raise DealError("These are not exactly the cards of the deck.")
        return dealt(self._facts, order, seed)

    def to_move(self, state: TableauState) -> int | None:
        """Seat 0 until the game is over."""
        return None if self.outcome(state) else 0

    def legal_moves(self, state: TableauState, seat: int = 0) -> tuple[TableauMove, ...]:
        """Every legal move: yaku first, then moves of cards, then the stock."""
        if seat != 0:
            return ()
        if self._last[0] is not state:
            moves = () if is_won(self._facts, state) else self._moves(state)
            self._last = (state, moves)
        return self._last[1]

    def _moves(self, state: TableauState) -> tuple[TableauMove, ...]:
        facts = list(map(self._facts.of, self._every_place, state.piles, state.face_down))
        return (
            *self._collects(state, facts),
            *self._shifts_of(state, facts),
            *self._stock_moves(state),
        )

    def _collects(self, state: TableauState, facts: list[PileFacts]) -> list[TableauMove]:
        reach = 0
        for pile in facts:
            reach |= pile.reach
        return [
            Collect(yaku.id, tuple(members(cards)))
            for yaku in (self._facts.promising(reach) if reach else ())
            for cards in ready_ways(self._facts, state, yaku)
        ]

    def _shifts_of(self, state: TableauState, facts: list[PileFacts]) -> list[TableauMove]:
        moves: list[TableauMove] = []
        takes = [pile.takes for pile in facts]
        for source, ways in self._ways:
            pile = facts[source]
            lift = pile.lift
            if not lift:
                continue
            lifted_mask = pile.lifted_mask
            for target, shifts, all_at_once in ways:
                hit = lifted_mask & takes[target]
                if not hit:
                    continue
                if lift == 1:
                    moves.append(shifts[0])
                    continue
                most = lift
                if not all_at_once:
                    most = most_moved(self.program, state, source, target, lift)
                if hit == lifted_mask:  # an empty column takes them all
                    moves += shifts[:most]
                    continue
                lifted = pile.lifted
                while hit:
                    low = hit & -hit
                    at = lifted.index(low.bit_length() - 1)
                    if at < most:
                        moves.append(shifts[at])
                    hit ^= low
        return moves

    def _stock_moves(self, state: TableauState) -> list[TableauMove]:
        if state.piles[STOCK]:
            if self.program.turns_over_gaps or self._turn_refusal(state) is None:
                return [_TURN]
            return []
        if state.piles[WASTE] and state.redeals_used < self.program.redeals:
            return [_REDEAL]
        return []

    def refusal(self, state: TableauState, seat: int, move: TableauMove) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if seat != 0 or is_won(self._facts, state):
            return "The game is over." if seat == 0 else "There is no such seat."
        match move:
            case Shift(source, target, count):
                if source not in self._places or target not in self._places:
                    return "There is no such pile."
                places = self._places
                return shift_refusal(self._facts, state, places[source], places[target], count)
            case Collect(name, cards):
                if name not in self._yaku:
                    return "There is no such yaku."
                return collect_refusal(self._facts, state, self._yaku[name], cards)
            case Turn():
                return self._turn_refusal(state)
            case Redeal():
                return self._redeal_refusal(state)

    def _turn_refusal(self, state: TableauState) -> str | None:
        if not state.piles[STOCK]:
            return "The stock is empty."
        if not self.program.turns_over_gaps and not all(
            state.piles[place] for place in self.program.columns
        ):
            return "While a column is empty the stock may not be turned."
        return None

    def _redeal_refusal(self, state: TableauState) -> str | None:
        if state.piles[STOCK]:
            return "The stock is not used up yet."
        if not state.piles[WASTE]:
            return "There is no card to turn over."
        if state.redeals_used >= self.program.redeals:
            return "The stock may not be turned over again."
        return None

    def apply(self, state: TableauState, move: TableauMove) -> Step[TableauState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        if not self._just_found(state, move):
            refusal = self.refusal(state, 0, move)
            if refusal is not None:
                raise IllegalMove(refusal)
        events: list[Event] = []
        match move:
            case Turn():
                after = self._turned(state, events)
            case Redeal():
                after = self._redealt(state, events)
            case Shift(source, target, count):
                after = self._shifted(state, source, target, count, events)
            case Collect(name, cards):
                after = self._collected(state, name, cards, events)
        outcome = self.outcome(after)
        if outcome is not None:
            events.append(GameEnded(outcome))
        return Step(after, tuple(events))

    def _just_found(self, state: TableauState, move: TableauMove) -> bool:
        """Whether the move is one of the very objects that were last found to be legal here."""
        last, moves = self._last
        if last is state:
            for legal in moves:
                if legal is move:
                    return True
        return False

    def _shifted(
        self, state: TableauState, source: str, target: str, count: int, events: list[Event]
    ) -> TableauState:
        piles = list(state.piles)
        from_place, to_place = self._places[source], self._places[target]
        cards = piles[from_place][-count:]
        piles[from_place] = piles[from_place][:-count]
        piles[to_place] += cards
        events.append(CardsMoved(cards, source, target))
        face_down = list(state.face_down)
        self._turned_up(piles, face_down, events)
        return TableauState(
            tuple(piles), tuple(face_down), state.collected, state.redeals_used, state.chance
        )

    def _turned_up(
        self, piles: list[tuple[int, ...]], face_down: list[int], events: list[Event]
    ) -> None:
        """Turn up bared top cards of columns (YA-5) and refill emptied columns, in place."""
        for place in self.program.refilled:
            if not piles[place]:
                self._refilled(place, piles, face_down, events)
        for place in self.program.columns:
            if face_down[place] and face_down[place] == len(piles[place]):
                face_down[place] -= 1
                events.append(CardTurnedUp(piles[place][-1], self.program.piles[place].id))

    def _refilled(
        self, place: int, piles: list[tuple[int, ...]], face_down: list[int], events: list[Event]
    ) -> None:
        for source in self.program.refills[place]:
            if piles[source] and source != place:
                card = piles[source][-1]
                piles[source] = piles[source][:-1]
                piles[place] = (card,)
                if source == STOCK:
                    face_down[STOCK] -= 1
                ids = (self.program.piles[source].id, self.program.piles[place].id)
                events.append(CardsMoved((card,), *ids))
                return

    def _turned(self, state: TableauState, events: list[Event]) -> TableauState:
        piles = list(state.piles)
        for place in self.program.turned_to:
            if piles[STOCK]:
                card = piles[STOCK][-1]
                piles[STOCK] = piles[STOCK][:-1]
                piles[place] += (card,)
                events.append(CardsMoved((card,), "s", self.program.piles[place].id))
        face_down = (len(piles[STOCK]), *state.face_down[1:])
        return TableauState(
            tuple(piles), face_down, state.collected, state.redeals_used, state.chance
        )

    def _redealt(self, state: TableauState, events: list[Event]) -> TableauState:
        rule = self.program.rules.stock
        waste = state.piles[WASTE]
        stock, chance = waste[::-1], state.chance
        events.append(PileTurnedOver("w", "s", len(waste)))
        if rule is not None and rule.shuffle:
            chance = SplitMix64(chance).next()
            stock = shuffled(sorted(waste), chance)
            events.append(PileShuffled("s"))
        return state._replace(
            piles=(stock, (), *state.piles[2:]),
            face_down=(len(stock), *state.face_down[1:]),
            redeals_used=state.redeals_used + 1,
            chance=chance,
        )

    def _collected(
        self, state: TableauState, name: str, cards: tuple[int, ...], events: list[Event]
    ) -> TableauState:
        wanted = mask_of(cards)
        piles = list(state.piles)
        for place, pile in enumerate(piles):
            taken = tuple(card for card in pile if wanted >> card & 1)
            if taken and place not in (STOCK, *self.program.foundations):
                piles[place] = pile[: -len(taken)]
                events.append(CardsMoved(taken, self.program.piles[place].id, f"y:{name}"))
        yaku = self._yaku[name]
        events.append(YakuMade(0, name, cards, yaku.points))
        face_down = list(state.face_down)
        self._turned_up(piles, face_down, events)
        return state._replace(
            piles=tuple(piles),
            face_down=tuple(face_down),
            collected=(*state.collected, (yaku.number, wanted)),
        )

    def outcome(self, state: TableauState) -> Outcome | None:
        """Won (YA-10), lost when no move is left, else ``None``."""
        won = is_won(self._facts, state)
        if not won and (self._stock_moves(state) or self.legal_moves(state)):
            return None
        return Outcome(winners=(0,) if won else (), scores=(points_of(self.program, state),))

    def view(self, state: TableauState, seat: int = 0) -> View:
        """What the player, in seat 0, sees: face-down cards are unknown."""
        assert seat == 0
        return view_of(self._facts, state, self.outcome(state))

    def unseen(self, view: View) -> tuple[int, ...]:
        """The cards whose place the player does not know, lowest first."""
        return unseen(self.program, view)

    def guessed(self, view: View, hidden: tuple[int, ...]) -> TableauState:
        """A state that looks like the view, its unknown places filled from ``hidden`` in order.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """
        return guessed_state(self.program, view, hidden)

    def write_move(self, move: TableauMove) -> str:
        """The move in notation: one word."""
        return notation.write_move(move)

    def read_move(self, text: str) -> TableauMove:
        """The move that a word of notation stands for.

        Raises:
            RecordError: it stands for none.
        """
        return notation.read_move(text)

    def picture(self, state: TableauState) -> str:
        """The whole state as text, one line a pile."""
        return picture.write_picture(self.program, state)

    def read_picture(self, text: str) -> TableauState:
        """The state that a picture shows.

        Raises:
            RecordError: the text is not a picture of a state of this game.
        """
        return picture.read_picture(self.program, text)
