"""Fishing games on the table: what a gesture means, and how a turn is shown step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event, PairPending
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import (
    DRAW,
    Bomb,
    Draw,
    FishingMove,
    FishingTurn,
    Pick,
    Play,
    Show,
    Take,
)
from hanafuda_desktop.families.fishing.progress import compiled_for
from hanafuda_desktop.families.fishing.schema import FishingRules, When
from hanafuda_desktop.families.fishing.score import repeated
from hanafuda_desktop.families.fishing.ui.layout import USUAL_PLACES, FishingLayout, lay_out
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import Choices, MoveOffer, Target
from hanafuda_desktop.table.animation import Flight, Motion
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.layout import Rect, RestingCard, TableShape
from hanafuda_desktop.table.lettering import parts
from hanafuda_desktop.table.turn_script import TurnScript, TurnTable
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import CARD

# What a gesture means in a fishing game; see :class:`Choices`.

_FIELD: Final = "f"
_STOCK: Final = "s"
_PICKING: Final = "k"


class FishingChoices(Choices):
    """The choices of a seat in a fishing game.

    Args:
        view: what the seat sees.
        moves: the moves of the seat to move; they count only if it is this one.
        rules: the game's rules.
    """

    def __init__(self, view: View, moves: Iterable[FishingMove], rules: FishingRules) -> None:
        self._view = view
        self._rules = rules
        self._own = f"h{view.seat}"
        self._field = view.pile(_FIELD).known
        own = list(moves) if view.to_move == view.seat else []
        self._plays = [move for move in own if isinstance(move, Play)]
        self._takes = {move.card: move for move in own if isinstance(move, Take)}
        self._picks = {move.place: move for move in own if isinstance(move, Pick)}
        self._offered = [move for move in own if isinstance(move, Show | Bomb)]
        self._draws = DRAW in own  # all else is asked by a panel

    @property
    def standing(self) -> Hit | None:
        """The card turned from the stock, while it is open what it takes."""
        if not self._takes:
            return None
        return Hit(_STOCK, len(self._view.pile(_STOCK).cards) - 1)

    def _card(self, pile: str, index: int) -> int | None:
        cards = self._view.pile(pile).cards
        return cards[index] if 0 <= index < len(cards) else None

    def _on_field(self, card: int) -> Hit:
        return Hit(_FIELD, self._view.pile(_FIELD).cards.index(card))

    def targets(self, pile: str, index: int) -> tuple[Target, ...]:
        """The cards it can take; the bare field, where that is all or where it is clear."""
        if self.standing == Hit(pile, index):
            takes = [Target(self._on_field(card), take) for card, take in self._takes.items()]
            return (*takes, Target(Hit(_FIELD), None, quiet=True))
        card = self._card(pile, index) if pile == self._own else None
        plays = [play for play in self._plays if play.card == card]
        if card is None or not plays:
            return ()
        which = [Target(self._on_field(play.take), play) for play in plays if play.take is not None]
        if which:
            return (*which, Target(Hit(_FIELD), None, quiet=True))
        mates = members(compiled_for(self._rules, self._view).captures(card, self._field))
        together = [Target(self._on_field(mate), plays[0]) for mate in mates]
        return (*together, Target(Hit(_FIELD), plays[0], quiet=bool(together)))

    def related(self, pile: str, index: int) -> tuple[Hit, ...]:
        """What a card takes, and by what it is taken."""
        if pile == self._own or Hit(pile, index) == self.standing:
            stops = [target.place for target in self.targets(pile, index)]
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
            MoveOffer(
                move,
                tr("Shake") if isinstance(move, Show) else tr("Bomb"),
                rect,
                note=offer_note(self._rules, self._view, move),
            )
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

    def obvious(self, pile: str, index: int) -> FishingMove | None:
        """The only thing that a card can do."""
        pressed = self.press(pile, index)
        if pressed is not None:
            return pressed
        moves = {target.move for target in self.targets(pile, index)}
        only = next(iter(moves)) if len(moves) == 1 else None
        return only if isinstance(only, Play | Take) else None

    def attempt(self, pile: str, index: int, place: Stop) -> FishingMove | None:
        """The play that the hand meant."""
        card = self._card(pile, index)
        if card is None or not isinstance(place, Hit) or place.pile != _FIELD:
            return None
        onto = self._card(_FIELD, place.index)
        if pile == self._own:
            return Play(card, onto)
        return Take(onto) if onto is not None else None

    def marks(self, move: object) -> tuple[tuple[tuple[str, int], ...], Stop | None]:
        """The card of the move, and what it takes."""
        match move:
            case Play(card, take):
                cards = self._view.pile(self._own).cards
                if card not in cards:
                    return (), None
                index = cards.index(card)
                mates = members(compiled_for(self._rules, self._view).captures(card, self._field))
                onto = take if take is not None else next(iter(mates), None)
                where = Hit(_FIELD) if onto is None else self._on_field(onto)
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


# A turn, told one thing after the other, each to be seen: a hand card goes to the field and lies on
# what it takes; the stock's card is turned, looked at, and goes there too; then everything captured
# is taken aside.

_BESIDE: Final = 0.4
"""How far cards that are stolen in one turn are held up from one another, in card widths."""


class FishingScript(TurnScript):
    """A turn told as a script, event by event."""

    _layout: FishingLayout
    _stolen = 0

    def _tell(self, event: Event, following: Event | None) -> None:
        match event:
            case CardsMoved():
                self._move(event, following)
            case CardTurnedUp(card, _):
                self._turn_up(self._cast.follow(event), card)
            case PairPending():
                self._cast.follow(event)
                self.script.waits["f"] = self._now
            case _:
                self._cast.follow(event)

    def _move(self, event: CardsMoved, following: Event | None) -> None:
        moved = self._cast.follow(event)
        if event.target == "f":
            for item, card, place in zip(moved, event.cards, event.places, strict=False):
                if card is not None:
                    self._to_field(item, card, place)
            bomb = isinstance(following, CardsMoved) and following.source == event.source
            self._now += durations.BOMB_STAGGER if bomb else durations.MOVE
        elif event.source[0] == "p":
            self._steal(event, moved)
        else:
            self._take_aside(event, moved)

    def _turn_up(self, items: Sequence[CardItem], card: int) -> None:
        for item in items:
            goal = self._layout.stock.shown_large(card)
            self._fly(item, Flight(Motion.TURN, self._now, self._order, goal, durations.FLIP))
        self._now += durations.FLIP + durations.TURNED

    def _take_aside(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        self.script.waits.setdefault(event.target, self._now + durations.CAPTURE_GATHER)
        rise, time = durations.CAPTURE_GATHER, durations.CAPTURE
        for number, item in enumerate(moved):
            leave = self._now + rise + number * durations.MOVE_STAGGER
            self._fly(item, Flight(Motion.RISE, self._now, self._order, time=rise))
            self._fly(item, Flight(Motion.MOVE, leave, self._order, time=time))
        for card in event.cards:
            if card is not None:
                self._places.pop(card, None)
        self._now += rise + time + max(0, len(moved) - 1) * durations.MOVE_STAGGER

    def _steal(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        """A card taken from somebody is held up in the middle, so that it is noticed."""
        rise, time = durations.CAPTURE_GATHER, durations.CAPTURE
        shown = self._now + rise + time + durations.STOLEN
        for pile in (event.source, event.target):
            self.script.waits.setdefault(pile, self._now)
        for item, card in zip(moved, event.cards, strict=True):
            self._fly(item, Flight(Motion.RISE, self._now, self._order, time=rise))
            if card is not None:
                goal = self._held_up(card)
                self._fly(item, Flight(Motion.MOVE, self._now + rise, self._order, goal, time))
            self._fly(item, Flight(Motion.MOVE, shown, self._order, time=time))
            self._stolen += 1
        self._now += durations.BOMB_STAGGER
        self.script.ends = max(self.script.ends, shown + time)

    def _held_up(self, card: int) -> RestingCard:
        """Where a stolen card is shown: over the field, beside those stolen before it."""
        field, size = self._field.rect, self._layout.stock.shown_large(card)
        left = field.x + field.width / 2 - size.width / 2 + self._stolen * size.width * _BESIDE
        top = field.y + (field.height - size.height) / 2
        return size._replace(x=left, y=top)


_PLACES_MORE: Final = 4
"""The field gets room for so many more places at a time."""


class FishingTable(TurnTable):
    """The table of a fishing game.

    Args:
        rules: the game's rules.
    """

    _script = FishingScript
    lay_out = staticmethod(lay_out)
    """The layout in which the cards come out best."""

    def __init__(self, rules: FishingRules) -> None:
        self._rules = rules

    def shape(self, view: View) -> TableShape:
        """Seats, and room for the cards on the field."""
        players = len(view.points)
        assert view.round is not None
        used = max((place + 1 for pile in view.piles for place in pile.slots), default=0)
        more = max(0, -(-(used - USUAL_PLACES) // _PLACES_MORE))
        return TableShape(
            players=players,
            seat=view.seat,
            sides=view.round.sides,
            clockwise=self._rules.direction == "clockwise",
            hand=compiled_for(self._rules, view).deal.hand,
            places=USUAL_PLACES + more * _PLACES_MORE,
        )

    def choices(self, view: View, moves: Iterable[FishingMove]) -> FishingChoices:
        """What gestures mean now."""
        return FishingChoices(view, moves, self._rules)


_HEIGHT: Final = 0.5
_LEAST: Final = 46.0
_WIDTH: Final = 4.2
"""An offer's width, counted in its height."""
_CLEAR: Final = 12.0
"""Between an offer and the hand: the keyboard's frame round a card has room there."""
_BETWEEN: Final = 8.0


def offer_note(rules: FishingRules, view: View, move: Show | Bomb) -> str:
    """What a shake or a bomb pays, and what it costs, by the rule file's own numbers."""
    told = [_pays(rules, view, move)]
    if isinstance(move, Show):
        told.append(tr("all see the three"))
        if rules.bombs.bomb:
            told.append(tr("no bomb with them later"))
    else:
        told += [tr("takes the whole month"), _steals(rules, len(view.points))]
        draws, passes = rules.bombs.draws, rules.bombs.passes
        told.append(trn("draws {n} card", "draws {n} cards", draws))
        if passes:
            said = trn(
                "{n} later turn without a hand card",
                "{n} later turns without a hand card",
                passes,
            )
            told.append(said)
    return parts(part for part in told if part)


def _pays(rules: FishingRules, view: View, move: Show | Bomb) -> str:
    """By how much a win would be multiplied for what was shown and bombed until then."""
    turn, now = view.turn, view.round
    assert isinstance(turn, FishingTurn)
    assert now is not None
    mine = next(side for side in now.sides if view.seat in side)
    shown = sum(len(turn.shown[seat]) // 3 for seat in mine)
    bombs = sum(turn.bombs[seat] for seat in mine)
    own, before = ("shown", shown) if isinstance(move, Show) else ("bombs", bombs)
    counts = {own: before + 1, "shown_or_bombs": shown + bombs + 1}
    product = 1
    for rule in rules.multipliers:
        for what, count in counts.items():
            least = getattr(rule.when, what)
            # One that hangs on something else besides promises nothing yet.
            if least is None or count < least or rule.payer is not None:
                continue
            if rule.when == When(**{what: least}):
                product *= repeated(rule, count - least)
    return tr("×{factor} if you win", factor=product) if product > 1 else ""


def _steals(rules: FishingRules, players: int) -> str:
    """What a captured month takes from the others."""
    stealing = rules.stealing
    if stealing is None or not stealing.whole_month:
        return ""
    kinds = stealing.cards[0].category if len(stealing.cards) == 1 else None
    kind = kinds[0] if kinds is not None and len(kinds) == 1 else None
    noun, count = kind.spoken if kind else tr(CARD.one), stealing.whole_month
    if players > 2:
        return tr("steals {n} {kind} from each", n=count, kind=noun)
    return tr("steals {n} {kind}", n=count, kind=noun)


def offer_rects(wanted: Sequence[Rect], card_width: float, width: float) -> tuple[Rect, ...]:
    """Where offers stand: over their cards, clear of them, in one row without covering another.

    Args:
        wanted: for each offer the cards that it is about.
        card_width: of a hand card.
        width: of the table.
    """
    if not wanted:
        return ()
    high = max(_LEAST, _HEIGHT * card_width)
    wide = min(high * _WIDTH, (width - _BETWEEN) / len(wanted) - _BETWEEN)
    step = wide + _BETWEEN
    order = sorted(range(len(wanted)), key=lambda number: wanted[number].x)
    lefts: dict[int, float] = {}
    least = _BETWEEN
    for place, number in enumerate(order):
        cards = wanted[number]
        same = [other for other in order if wanted[other] == cards]
        aside = same.index(number) - (len(same) - 1) / 2
        left = max(least, cards.x + cards.width / 2 - wide / 2 + aside * step)
        lefts[number] = min(left, width - step * (len(order) - place))
        least = lefts[number] + step
    return tuple(
        Rect(round(lefts[number]), round(cards.y - high - _CLEAR), wide, high)
        for number, cards in enumerate(wanted)
    )
