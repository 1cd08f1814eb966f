"""What a family of games gives the rest of the program, and what all engines share."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import tr

# What the engine says when it cannot do what is asked.


class EngineError(ValueError):
    """Base of the engine's refusals; the message is one sentence for people."""


class IllegalMove(EngineError):
    """A move that the rules do not allow here; the message says why not."""


class DealError(EngineError):
    """A written-out deal that does not hold exactly the deck's cards."""


class RecordError(EngineError):
    """A record or the text of a position that cannot be read or does not replay."""


class NewerRecord(RecordError):
    """A record that a newer version of the program wrote."""


StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class _Compiled(Protocol):
    @property
    def rules(self) -> GameBase: ...
    @property
    def deck(self) -> tuple[int, ...]: ...


CompiledT = TypeVar("CompiledT", bound=_Compiled)
CompiledT_contra = TypeVar("CompiledT_contra", bound=_Compiled, contravariant=True)


class _Notation(Protocol[CompiledT_contra, StateT, MoveT]):
    """The module in which a family writes its moves and states, and reads them."""

    def write_move(self, move: MoveT, /) -> str: ...
    def read_move(self, text: str, /) -> MoveT: ...
    def write_position(self, compiled: CompiledT_contra, state: StateT, /) -> str: ...
    def read_position(self, compiled: CompiledT_contra, text: str, /) -> StateT: ...


class _TellsEvents(Protocol):
    def events(self, before: Any, record: Any, after: Any, /) -> tuple[Event, ...]: ...


@dataclass(slots=True, eq=False)
class Step(Generic[StateT]):
    """A state, and the events that led to it.

    Searches and simulations ask for no events, so that a step may keep a record instead, from which
    its family derives them: :meth:`events` of the family, of the states before and after.

    Attributes:
        state: the state.
        _events: the events, or
        _record: the family, the state before, and what it wants to know besides, such as the move.
    """

    state: StateT
    _events: tuple[Event, ...] = ()
    _record: tuple[_TellsEvents, Any, Any] | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, in order."""
        if self._record is not None:
            family, before, record = self._record
            self._events = family.events(before, record, self.state)
            self._record = None
        return self._events

    def __iter__(self) -> Iterator[Any]:
        """The two of them, to be unpacked."""
        yield self.state
        yield self.events


class Family(Protocol[StateT, MoveT]):
    """A family's rules, compiled for one rule file. All methods are pure."""

    @property
    def rules(self) -> GameBase:
        """The rules that were compiled."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def deck(self) -> tuple[int, ...]:
        """The deck's cards, lowest first."""

    def deal(self, order: tuple[int, ...], seed: int) -> Step[StateT]:
        """Deal the deck in this order; ``seed`` feeds any chance that comes later.

        Raises:
            DealError: ``order`` is not the deck.
        """

    def to_move(self, state: StateT) -> int | None:
        """The seat whose turn it is, or ``None`` when the game is over."""

    def legal_moves(self, state: StateT, seat: int) -> tuple[MoveT, ...]:
        """Every move that the seat may make now, in a fixed order."""

    def refusal(self, state: StateT, seat: int, move: MoveT) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""

    def apply(self, state: StateT, move: MoveT) -> Step[StateT]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """

    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""

    def view(self, state: StateT, seat: int) -> View:
        """What the seat sees."""

    def seen(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: cards that are hidden from it stand as ``None``."""

    def unseen(self, view: View) -> tuple[int, ...]:
        """The cards whose place the view's seat does not know, lowest first."""

    def guessed(self, view: View, hidden: tuple[int, ...]) -> StateT:
        """A state that looks like the view, its unknown places filled from ``hidden`` in order.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """

    def write_move(self, move: MoveT) -> str:
        """The move in notation: one word."""

    def read_move(self, text: str) -> MoveT:
        """The move that a word of notation stands for.

        Raises:
            RecordError: it stands for none.
        """

    def position(self, state: StateT) -> str:
        """The whole state as text, one line a pile."""

    def read_position(self, text: str) -> StateT:
        """The state that a text stands for.

        Raises:
            RecordError: the text is no position of this game.
        """


@dataclass(eq=False, repr=False)
class CompiledFamily(Generic[CompiledT, StateT, MoveT]):
    """What the engines of all families have alike: the game's compiled rules, and its notation.

    Attributes:
        compiled: these rules.
        _notation: what writes and reads moves and states.
        rules: the rules that were compiled.
        deck: the deck's cards, lowest first.
    """

    compiled: CompiledT
    _notation: _Notation[CompiledT, StateT, MoveT]

    def __post_init__(self) -> None:
        self.rules: GameBase = self.compiled.rules
        self.deck: tuple[int, ...] = self.compiled.deck

    def _check_deck(self, order: tuple[int, ...]) -> None:
        if tuple(sorted(order)) != self.deck:
            raise DealError(tr("These are not exactly the cards of the deck."))

    def unseen(self, view: View) -> tuple[int, ...]:
        """The cards whose place the view's seat does not know, lowest first."""
        return view.unseen(self.deck)

    def write_move(self, move: MoveT) -> str:
        """The move in notation: one word."""
        return self._notation.write_move(move)

    def read_move(self, text: str) -> MoveT:
        """The move that a word of notation stands for.

        Raises:
            RecordError: it stands for none.
        """
        return self._notation.read_move(text)

    def position(self, state: StateT) -> str:
        """The whole state as text."""
        return self._notation.write_position(self.compiled, state)

    def read_position(self, text: str) -> StateT:
        """The state that a text stands for.

        Raises:
            RecordError: the text is no position of this game.
        """
        return self._notation.read_position(self.compiled, text)


_MOST_KEPT: Final = 16
"""So many engines are kept: those of a table, and of what is looked at beside it."""

RulesT = TypeVar("RulesT", bound=GameBase)
FamilyT = TypeVar("FamilyT")

# The game, its hints and its searches ask for the engine of the very same rules again and again.
# The rules are kept with it, so that no others can come to have their identity.
_kept: OrderedDict[tuple[int, int, int | None], tuple[GameBase, Any]] = OrderedDict()


def engine_for(
    family: Callable[[RulesT, int, int | None], FamilyT],
    rules: RulesT,
    players: int | None = None,
    rounds: int | None = None,
) -> FamilyT:
    """The engine of some rules; for the same rules object and table, the same engine.

    Args:
        family: the class of the engines of the rules' family.
        rules: the game's rules.
        players: how many play; the fewest that the rules allow if left out.
        rounds: how many rounds they agreed on, in games of several rounds; as many as the rules
            say if left out.

    Raises:
        DealError: the game is not for so many players.
    """
    players = rules.players.least if players is None else players
    rounds = getattr(rules, "rounds", None) if rounds is None else rounds
    key = (id(rules), players, rounds)
    kept = _kept.get(key)
    if kept is None:
        kept = _kept[key] = (rules, family(rules, players, rounds))
        if len(_kept) > _MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    engine: FamilyT = kept[1]
    return engine
