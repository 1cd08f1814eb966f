"""What the table must know of patiences: what to lay out, and which move a gesture means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    Event,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.tableau.schema import FoundationGroup, TableauRules
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TableauMove, TurnStock
from hanafuda_desktop.families.tableau.ui.layout import PatienceShape, eased, lay_out
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import Choices, Target
from hanafuda_desktop.table.animation import Flight, Motion, Script
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.text.language import tr, tr_noop

if TYPE_CHECKING:
    from hanafuda_desktop.table.card_items import CardItems
    from hanafuda_desktop.table.cards.card_item import CardItem

_FANNED: Final = 3
_LABELS: Final = {PileKind.CELL: tr_noop("free place"), PileKind.WASTE: tr_noop("turned cards")}
_ORDINALS: Final = (tr_noop("1st"), tr_noop("2nd"), tr_noop("3rd"), tr_noop("4th"))


def shape_of(rules: TableauRules, view: View) -> PatienceShape:
    """What has to be laid out for these rules, with columns as long as they are now."""
    stock = rules.stock
    waste = stock is not None and stock.to == "waste"
    shows = {PileKind.STOCK: stock is not None, PileKind.WASTE: waste, PileKind.CELL: True}
    left = [pile.id for pile in view.piles if shows.get(pile.kind)]
    right = [pile.id for pile in view.piles if pile.kind is PileKind.FOUNDATION]
    limits = [rules.collecting.waste_at_most, *(yaku.waste_at_most for yaku in rules.yaku)]
    fanned = any(limit == "all" or (limit is not None and limit > 1) for limit in limits)
    several = stock is not None and stock.turn > 1
    starts = [
        sum(len(each.sizes) for each in rules.columns[:number])
        for number in range(len(rules.columns))
    ]
    return PatienceShape(
        columns=tuple(
            (pile.face_down, len(pile.cards) - pile.face_down)
            for pile in view.piles
            if pile.kind is PileKind.COLUMN
        ),
        upper=(*left, *([""] if left and right else []), *right),
        groups=tuple(starts[1:]),
        places=len(view.yaku),
        members=max((len(place.wanted) for place in view.yaku), default=1),
        waste_shown=_FANNED if waste and (fanned or several) else 1,
        dealt_down=max(
            max(0, max(group.sizes) - group.face_up) if group.face_up != "all" else 0
            for group in rules.columns
        ),
    )


def _names_of(group: FoundationGroup, deck: int) -> list[str]:
    """What each pile of a group takes or begins with; none when that is no single thing."""
    taken = selected(group.cards) & deck
    cards = [CARDS[card] for card in members(taken)]
    match group.each:
        case "month":
            return [str(month) for month in sorted({card.month for card in cards})]
        case "category":
            kinds = {card.category for card in cards}
            return [kind.spoken for kind in Category if kind in kinds]
        case "place":
            return [tr(_ORDINALS[place - 1]) for place in sorted({card.place for card in cards})]
        case None:
            first = members(selected(group.start) & taken)
            months = {CARDS[card].month for card in first}
            return [str(month) for month in months] * group.count if len(months) == 1 else []


class TableauChoices(Choices):
    """The choices of a patience; see :class:`Choices`."""

    def __init__(self, view: View, moves: Iterable[TableauMove]) -> None:
        self._view = view
        self._shifts: dict[tuple[str, int], list[Shift]] = {}
        self._collects: list[Collect] = []
        self._stock: TableauMove | None = None
        for move in moves:
            match move:
                case Shift():
                    self._shifts.setdefault((move.source, move.count), []).append(move)
                case Collect():
                    self._collects.append(move)
                case TurnStock() | Redeal():
                    self._stock = move

    def targets(self, pile: str, index: int) -> tuple[Target, ...]:
        """Moves of these cards, and yaku that take them."""
        cards = self._view.pile(pile).cards
        if index < 0 or index >= len(cards):
            return ()
        shifts = self._shifts.get((pile, len(cards) - index), [])
        found = [Target(Hit(shift.target), shift) for shift in shifts]
        for number, place in enumerate(self._view.yaku):
            move = self._collect_with(place.yaku, cards[index:]) if place.ready else None
            if move is not None:
                found.append(Target(number, move))
        return tuple(found)

    def _collect_with(self, yaku: str, held: tuple[int | None, ...]) -> Collect | None:
        """The way to collect a yaku that takes the most of the held cards, the gripped one too."""
        fitting = [move for move in self._collects if move.yaku == yaku and held[0] in move.cards]
        return max(fitting, key=lambda move: len(set(move.cards) & set(held)), default=None)

    def press(self, pile: str, index: int) -> TableauMove | None:
        """Turn or redeal, on the stock."""
        return self._stock if self._view.pile(pile).kind is PileKind.STOCK else None

    def press_attempt(self, pile: str) -> TableauMove:
        """What the stock will not do now."""
        return TurnStock() if self._view.pile(pile).cards else Redeal()

    def collect_attempt(self, number: int) -> Collect:
        """Collecting a whole yaku, so that it can be told which of its cards are not free.

        Where several cards would serve, it is the one in reach, else the first that is still there.
        """
        place = self._view.yaku[number]
        gone = {card for other in self._view.yaku for card in other.collected}
        chosen = {card for card in place.reachable if card is not None}
        for wanted, reached in zip(place.wanted, place.reachable, strict=True):
            if reached is None:
                others = [card for card in wanted if card not in chosen]
                left = [card for card in others if card not in gone]
                chosen.update((left or others)[:1])
        return Collect(place.yaku, tuple(sorted(chosen)))

    def collect(self, number: int) -> Collect | None:
        """The way of collecting that the place shows."""
        place = next(iter(self._view.yaku[number:]), None)
        if place is None or not place.ready:
            return None
        ways = [move for move in self._collects if move.yaku == place.yaku]
        shown = {card for card in place.reachable if card is not None}
        return max(ways, key=lambda move: len(shown & set(move.cards)), default=None)

    def obvious(self, pile: str, index: int) -> TableauMove | None:
        """Collect; else to a foundation; else onto a card; else into an empty column or a cell."""
        targets = self.targets(pile, index)
        ranked = [(self._rank(pile, index, target), target.move) for target in targets]
        useful = [(rank, move) for rank, move in ranked if rank is not None]
        best = min(useful, key=lambda pair: pair[0], default=(0, None))[1]
        return best if isinstance(best, Shift | Collect) else None

    def _rank(self, pile: str, index: int, target: Target) -> int | None:
        if isinstance(target.place, int):
            return 0
        there = self._view.pile(target.place.pile)
        match there.kind:
            case PileKind.FOUNDATION:
                return 1
            case PileKind.COLUMN if there.cards:
                return 2
            case PileKind.COLUMN:
                # A whole column that only changes places is no move that anybody means.
                here = self._view.pile(pile)
                return None if here.kind is PileKind.COLUMN and index == 0 else 3
            case PileKind.CELL:
                return None if self._view.pile(pile).kind is PileKind.CELL else 4
            case _:
                return 5

    def attempt(self, pile: str, index: int, place: Stop) -> TableauMove | None:
        """The shift or collecting that the hand meant."""
        cards = self._view.pile(pile).cards
        if isinstance(place, Hit):
            return Shift(pile, place.pile, len(cards) - index)
        held = tuple(sorted(card for card in cards[index:] if card is not None))
        return Collect(self._view.yaku[place].yaku, held)

    def marks(self, move: object) -> tuple[tuple[tuple[str, int], ...], Stop | None]:
        """The cards of the move, and its pile or its place on the shelf."""
        match move:
            case Shift(source, target, count):
                first = len(self._view.pile(source).cards) - count
                return ((source, first),), Hit(target)
            case Collect(yaku, cards):
                places = enumerate(self._view.yaku)
                ready = [number for number, at in places if at.yaku == yaku and at.ready]
                lying = tuple(
                    (pile.id, index)
                    for pile in self._view.piles
                    for index, card in enumerate(pile.shown)
                    if card in cards
                )
                return lying, ready[0] if ready else None
            case TurnStock() | Redeal():
                stock = [pile for pile in self._view.piles if pile.kind is PileKind.STOCK]
                return tuple((pile.id, len(pile.cards) - 1) for pile in stock), None
        return (), None


# Patiences on the table: see :class:`Kind`.


class Patience:
    """The table of a patience.

    Args:
        rules: the game's rules.
    """

    lay_out = staticmethod(lay_out)
    """The layout in which cards and shelf come out largest."""

    def __init__(self, rules: TableauRules) -> None:
        self._rules = rules

    def shape(self, view: View) -> PatienceShape:
        """Columns, upper piles and shelf."""
        return eased(shape_of(self._rules, view))

    def labels(self, view: View) -> dict[str, str]:
        """What empty places say: what they take, or else what they are called."""
        deck = selected(self._rules.deck.cards)
        labels = {pile.id: tr(_LABELS[pile.kind]) for pile in view.piles if pile.kind in _LABELS}
        for group in self._rules.foundations:
            piles = [pile.id for pile in view.piles if pile.group == group.id]
            names = _names_of(group, deck) or [plain(group.name)] * len(piles)
            labels |= zip(piles, names, strict=False)
        return labels

    def choices(self, view: View, moves: Iterable[TableauMove]) -> TableauChoices:
        """What gestures mean now."""
        return TableauChoices(view, moves)

    def follow(
        self, events: Sequence[Event], cast: CardItems, before: Board, board: Board
    ) -> Script:
        """Every move at once, each further card a little later than the one before."""
        script = Script()
        if any(isinstance(event, CardsDealt) for event in events):
            script.dealt = _dealing_order(events, board)
            return script
        kinds = {pile.id: pile.kind for pile in board.view.piles}
        for event in events:
            _tell(event, cast.follow(event), kinds, script)
        return script


def _tell(
    event: Event, moved: tuple[CardItem, ...], kinds: dict[str, PileKind], script: Script
) -> None:
    """Add to the script how one event looks; ``moved`` are the items that it moves."""
    match event:
        case CardsMoved(_, _, target) if target not in kinds:
            script.captures += moved
        case YakuMade(yaku=yaku):
            script.yaku = yaku
        case CardsMoved(_, source, _):
            way = Motion.TURN if kinds[source] is PileKind.STOCK else Motion.MOVE
            for order, item in enumerate(moved, start=len(script.flights)):
                script.flights[item] = [Flight(way, order * durations.MOVE_STAGGER, order)]
        case PileTurnedOver():
            for number, item in enumerate(moved):
                script.flights[item] = [Flight(Motion.OVER, 0.0, number)]
        case CardTurnedUp():
            for item in moved:
                script.flights.setdefault(item, [Flight(Motion.SLIDE, durations.FLIP_AFTER)])
        case _:
            pass


def _dealing_order(events: Sequence[Event], board: Board) -> list[tuple[str, int]]:
    """Across the piles, and then up."""
    dealt = {event.pile for event in events if isinstance(event, CardsDealt)}
    places = [
        (pile.id, index)
        for pile in board.piles
        if pile.id in dealt and pile.kind is not PileKind.STOCK
        for index in range(len(pile.cards))
    ]
    return sorted(places, key=lambda place: place[1])
