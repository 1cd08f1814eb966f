"""Shedding games on the table: what a gesture means, and how a turn is shown step by step.

The cards of a combination are chosen one by one. Hand cards are laid one upon the other, then the
effect is called out at the seat at which it is aimed, then come the cards that are drawn; at the
end of a round the winner's palm comes down, the others' hands race for it, and counters fly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.engine.events import (
    CardsMoved,
    Event,
    PileTurnedOver,
    RaceRun,
    RoundEnded,
)
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.moves import (
    DISCARDS,
    BareMove,
    Combine,
    DirectionTurned,
    DiscardDrawn,
    EffectStruck,
    HandsSwapped,
    PalmLaid,
    SheddingMove,
    Swap,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.state import NO_CARD
from hanafuda_desktop.families.shedding.ui.layout import SheddingLayout, Tray, lay_out, set_tray
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import Choices, MoveOffer, Target
from hanafuda_desktop.table.animation import Flight, Motion, VisualEffect
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.layout import Z_OF_PILE, Rect, TableShape
from hanafuda_desktop.table.lettering import card_words
from hanafuda_desktop.table.turn_script import TurnScript, TurnTable
from hanafuda_desktop.text.language import tr

_Cards = frozenset[int]
_FIELD: Final = "f"
_STOCK: Final = "s"
_DISCARD: Final = "d"
_DRAWN: Final = "x"
_LEAST: Final = 27.0
_HIGH: Final = 0.05
"""The height of a slip among cards, as a share of the table's."""
_WIDE: Final = 3.0
"""Its width, counted in its height."""

# The combinations that can be played, by the cards they take; and which of them is meant.
#
# Of a combination it is open in which order its cards are laid, and so which one lies on top and
# has its effect. Combinations that differ only in that are one :class:`CardCombination`.


@dataclass(frozen=True, slots=True)
class CardCombination:
    """A combination of some cards, in any order. As an offer it plays nothing yet: all its cards
    are to be chosen.

    Attributes:
        id: the combination's id.
        field: the field cards that are discarded.
        hand: the hand cards that are discarded.
        lay: the hand cards that are laid on the field.
        moves: one move for each card that can lie on top.
    """

    id: str
    field: _Cards
    hand: _Cards
    lay: _Cards
    moves: tuple[Combine, ...]

    @property
    def cards(self) -> frozenset[int]:
        """All its cards."""
        return self.field | self.hand | self.lay

    @property
    def tops(self) -> tuple[int, ...]:
        """The cards that can lie on top, in their order in the deck."""
        return tuple(sorted({move.top for move in self.moves} - {NO_CARD}))

    def with_top(self, wanted: Sequence[int]) -> Combine:
        """The move that has the first of these cards on top that can lie there; else any."""
        by_top = {move.top: move for move in reversed(self.moves)}
        return next((by_top[card] for card in wanted if card in by_top), self.moves[0])


def groups_of(moves: Iterable[Combine]) -> tuple[CardCombination, ...]:
    """Combinations by their cards, in the order of the moves."""
    found: dict[tuple[str, _Cards, _Cards, _Cards], list[Combine]] = {}
    for move in moves:
        key = move.combination, frozenset(move.field), frozenset(move.hand), frozenset(move.lay)
        found.setdefault(key, []).append(move)
    return tuple(CardCombination(*key, tuple(same)) for key, same in found.items())


class SheddingChoices(Choices):
    """What a seat can do and choose cards for: what a gesture means in a shedding game.

    Attributes:
        names: the names of the combinations by their ids.
        own: the seat's hand.
        groups: the combinations that can be played.
        draws: drawing in place of playing, or passing, where that is allowed.
        discards: how the drawn card may be discarded.
        keeps_drawn: whether it may be kept.
        swaps: the seats with which hands may be swapped.
        cards: the chosen cards, in the order in which they were chosen.

    Args:
        rules: the game's rules.
        view: what the seat sees.
        moves: the moves of the seat to move; they count only if it is this one.
    """

    gathers = True

    def __init__(self, rules: SheddingRules, view: View, moves: Iterable[SheddingMove]) -> None:
        self.rules, self.view = rules, view
        self.names = {each.id: plain(each.name) for each in rules.combinations}
        self.own = f"h{view.seat}"
        own = tuple(moves) if view.to_move == view.seat else ()
        self.groups = groups_of(move for move in own if isinstance(move, Combine))
        draws = (BareMove.STRUGGLE, BareMove.SIT_OUT)
        self.draws = next((move for move in draws if move in own), None)
        self.discards = [move for move in own if isinstance(move, DiscardDrawn)]
        self.keeps_drawn = BareMove.KEEP in own
        self.swaps = {move.seat: move for move in own if isinstance(move, Swap)}
        self.cards: list[int] = []
        self._asked_for: CardCombination | None = None
        self._top: int | None = None

    # --- where cards are -------------------------------------------------------------------------

    def card_at(self, at: Hit) -> int | None:
        """The card there, if there is one that is known."""
        cards = self.view.pile(at.pile).cards
        return cards[at.index] if 0 <= at.index < len(cards) else None

    def hit_of(self, card: int) -> Hit | None:
        """Where a card lies that can be played."""
        for pile in (self.own, _FIELD, _DRAWN):
            cards = self.view.pile(pile).cards
            if card in cards:
                return Hit(pile, cards.index(card))
        return None

    def hits_of(self, cards: Iterable[int]) -> tuple[Hit, ...]:
        """Where cards lie."""
        return tuple(hit for hit in map(self.hit_of, cards) if hit is not None)

    def _choosable(self, at: Hit) -> int | None:
        """The card there, if it is among those that combinations are made of, in one's own turn."""
        is_turn = self.draws is not None or bool(self.groups)
        return self.card_at(at) if is_turn and at.pile in (self.own, _FIELD) else None

    # --- choosing several cards ------------------------------------------------------------------

    def _with(self, cards: Iterable[int]) -> list[CardCombination]:
        """The combinations that take all these cards."""
        wanted = frozenset(cards)
        return [group for group in self.groups if wanted <= group.cards]

    @property
    def chosen(self) -> tuple[Hit, ...]:
        """The chosen cards, in the order in which they were chosen."""
        return self.hits_of(self.cards)

    @property
    def joining(self) -> tuple[Hit, ...]:
        """The cards that may be chosen besides."""
        besides = {card for group in self._with(self.cards) for card in group.cards}
        return self.hits_of(sorted(besides - set(self.cards)))

    @property
    def group(self) -> CardCombination | None:
        """The combination that is meant by the chosen cards, if it is clear which.

        That is the one of exactly these cards; else the only one with them, where one in which
        cards are merely laid on the field does not count beside one that sheds them.
        """
        wider = self._with(self.cards) if self.cards else []
        exact = [group for group in wider if group.cards == set(self.cards)]
        if self._asked_for in exact:
            return self._asked_for
        strong = [group for group in wider if not group.lay & set(self.cards)]
        for found in (exact[:1], strong, wider):
            if len(found) == 1:
                return found[0]
        return None

    @property
    def ready(self) -> Combine | None:
        """The combination that is played if nothing more is chosen, with the card on top that is
        wanted there: the one chosen last.
        """
        group = self.group
        wanted = [] if self._top is None else [self._top]
        return group.with_top([*wanted, *reversed(self.cards)]) if group is not None else None

    @property
    def alternatives(self) -> tuple[CardCombination, ...]:
        """Other combinations with the chosen cards: those of which it is clear what they take.

        Of exactly these cards that are every one, as some may be laid or shed in several ways.
        """
        now = self.group
        others = [group for group in self._with(self.cards) if group != now] if self.cards else []
        ids = [group.id for group in others]
        return tuple(
            group for group in others if ids.count(group.id) == 1 or group.cards == set(self.cards)
        )

    @property
    def question(self) -> str:
        """What is asked about the drawn card."""
        return tr("Keep or discard?") if self.discards else tr("Nothing to put it on")

    def _goes_with(self, card: int) -> bool:
        """Whether a card is chosen, or may be chosen besides."""
        return card in self.cards or bool(self._with((*self.cards, card)))

    def toggle(self, at: Hit) -> bool:
        """Choose a card, or no longer; a hand card that goes with none of those begins anew."""
        card = self._choosable(at)
        if card is None:
            return False
        if card in self.cards:
            self.cards.remove(card)
            self._asked_for = None
            self._top = None if self._top == card else self._top
        elif self._goes_with(card):
            self._add(card)
        elif at.pile == self.own and self._with((card,)):
            self.clear()
            self._add(card)
        return True

    def _add(self, card: int) -> None:
        if card not in self.cards:
            self.cards.append(card)
        self._asked_for = self._top = None

    def refused(self, at: Hit) -> Combine | None:
        """The combination that was tried by choosing a card that cannot be chosen."""
        card = self.card_at(at)
        return None if card is None else self.tried((*self.cards, card))

    def tried(self, cards: Iterable[int]) -> Combine:
        """A combination that somebody may have meant with these cards, whom it is refused."""
        own = self.view.pile(self.own).cards
        hand = tuple(card for card in cards if card in own)
        field = tuple(card for card in cards if card not in own)
        onto = "field" if field and hand else "nothing"
        fitting = [
            each
            for each in self.rules.combinations
            if (each.onto == onto or (not field and each.onto == "discard"))
            and bool(each.field) == bool(field and not hand)
        ]
        close = sorted(fitting, key=lambda each: abs(each.hand.most - len(hand)))
        id_ = (close or list(self.rules.combinations))[0].id
        return Combine(id_, field, hand)

    def drop(self, at: Hit, place: Stop) -> None:
        """Choose a card together with the field card that it was let go over."""
        over = place if isinstance(place, Hit) and place.pile == _FIELD else None
        for each in (over, at):
            card = self.card_at(each) if each is not None else None
            if card is not None:
                self._add(card)

    def complete(self, move: object) -> bool:
        """Choose all that a combination takes; those that were chosen stay chosen last."""
        if not isinstance(move, CardCombination):
            return False
        rest = sorted(move.cards - set(self.cards))
        self.cards = [*rest, *(card for card in self.cards if card in move.cards)]
        self._asked_for = move
        return True

    def usable(self, at: Hit) -> bool:
        """Whether a card can be chosen, alone or with those that are."""
        card = self._choosable(at)
        return card is not None and (self._goes_with(card) or bool(self._with((card,))))

    def keeps(self, at: Hit) -> bool:
        """Whether what is chosen stays chosen when a hand takes this card."""
        card = self.card_at(at)
        return card is not None and bool(self.cards) and self._goes_with(card)

    def bring_up(self, step: int) -> bool:
        """Let the next card of those that can lie on top do so."""
        group, move = self.group, self.ready
        if group is None or move is None or len(group.tops) < 2:
            return False
        self._top = group.tops[(group.tops.index(move.top) + step) % len(group.tops)]
        return True

    def bring(self, card: int) -> bool:
        """Let this card lie on top; returns whether it can."""
        can = self.group is not None and card in self.group.tops
        self._top = card if can else self._top
        return can

    def clear(self) -> None:
        """Choose nothing."""
        self.cards = []
        self._asked_for = self._top = None

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
            yield Target(self._place_of(move), move)
        if self.keeps_drawn:
            yield Target(len(self._of_tray()) - 1, BareMove.KEEP)
            yield Target(Hit(self.own), BareMove.KEEP, quiet=True)

    def _place_of(self, move: DiscardDrawn) -> Hit:
        """Where the drawn card goes by a move."""
        hit = self.hit_of(move.onto) if move.onto is not None else None
        return Hit(_FIELD, hit.index) if hit is not None else Hit(_DISCARD)

    def _targets_of(self, card: int) -> Iterator[Target]:
        """The places of a hand card; together with what is chosen, if it goes with that."""
        with_chosen = bool(self.cards) and self._goes_with(card)
        cards = frozenset({*self.cards, card}) if with_chosen else frozenset({card})
        groups = self._with(cards)
        shed = [group for group in groups if card in group.hand]
        fields = {mate for group in shed for mate in group.field if group.hand}
        for mate in sorted(fields):
            onto = [group for group in shed if mate in group.field]
            hit = self.hit_of(mate)
            if hit is not None:
                yield Target(Hit(_FIELD, hit.index), self._only(onto, card))
        bare = [group for group in shed if not group.field or with_chosen]
        if bare:
            yield Target(Hit(_DISCARD), self._only(bare, card, cards))
        laid = [group for group in groups if card in group.lay and cards >= group.field]
        if laid and with_chosen:
            yield Target(Hit(_FIELD), self._only(laid, card), quiet=bool(fields))

    def _only(
        self, groups: list[CardCombination], card: int, cards: frozenset[int] = frozenset()
    ) -> Combine | None:
        """The move, where there is but one, or one of exactly these cards; the card on top."""
        exact = [group for group in groups if group.cards == cards]
        found = exact[0] if len(exact) == 1 else None
        if found is None and len(groups) == 1:
            found = groups[0]
        return found.with_top((card, *reversed(self.cards))) if found else None

    def related(self, pile: str, index: int) -> tuple[Hit, ...]:
        """What goes with a card, where it is shed."""
        at = Hit(pile, index)
        if at == self.standing:
            return self.hits_of(move.onto for move in self.discards if move.onto is not None)
        card = self._choosable(at)
        if card is None:
            return ()
        groups = [group for group in self.groups if card in group.field | group.hand]
        shed = {c for group in groups for c in group.cards}
        laid = {c for group in groups for c in group.lay}
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
            return BareMove.KEEP if self.keeps_drawn else None
        onto = self.card_at(Hit(pile, index)) if pile == _FIELD else None
        if pile not in (_FIELD, _DISCARD) or (pile == _FIELD and onto is None):
            return None
        return next((move for move in self.discards if move.onto == onto), None)

    def press_attempt(self, pile: str) -> SheddingMove:
        """To draw."""
        return BareMove.STRUGGLE

    def obvious(self, pile: str, index: int) -> SheddingMove | None:
        """What is ready; else the only thing that a card can do."""
        if self.ready is not None:
            return self.ready
        moves = [target.move for target in self.targets(pile, index) if not target.quiet]
        only = moves[0] if len(moves) == 1 else None
        return only if isinstance(only, Combine | DiscardDrawn | BareMove) else None

    def attempt(self, pile: str, index: int, stop: Stop) -> SheddingMove | None:
        """The move that a hand meant."""
        card = self.card_at(Hit(pile, index))
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

    # --- slips: what can be played that is no card, first in the tray, then at hands ------------

    def _of_tray(self) -> list[tuple[object, str]]:
        """What is ready, what else could be made of what is chosen, Pass, Keep."""
        slips: list[tuple[object, str]] = [] if self.ready is None else [(self.ready, tr("Play"))]
        slips += [(group, self._named(group)) for group in self.alternatives]
        if self.draws is BareMove.SIT_OUT and not self.cards:
            slips.append((self.draws, tr("Pass")))
        if self.keeps_drawn:
            slips.append((BareMove.KEEP, tr("Keep")))
        return slips

    def _named(self, group: CardCombination) -> str:
        """A combination on a slip; where the same cards make it in several ways, by what is shed,
        or by what is laid on the field where that is said in fewer words.
        """
        same = [each for each in self.groups if (each.id, each.cards) == (group.id, group.cards)]
        if len(same) == 1:
            return tr("{name} …", name=self.names[group.id])
        if len(group.lay) < len(group.hand):
            return tr("Lay {cards}", cards=card_words(sorted(group.lay)))
        return tr("Shed {cards}", cards=card_words(sorted(group.hand)))

    def tray(self, layout: SheddingLayout, cards: int, laid: int) -> Tray:
        """The tray with so many cards that are discarded, and so many laid on the field."""
        texts = [text for _, text in self._of_tray()]
        aspect = layout.card_height / layout.card_width
        return set_tray(layout.tray, aspect, cards, laid, texts)

    def offers(self, board: Board) -> tuple[MoveOffer, ...]:
        """The slips of the tray, and at the hands that could be had."""
        layout = board.layout
        assert isinstance(layout, SheddingLayout)
        slips = zip(self._of_tray(), self.tray(layout, 0, 0).slips, strict=True)
        offers = [MoveOffer(move, text, rect, move == self.ready) for (move, text), rect in slips]
        high = round(max(_LEAST, _HIGH * layout.height))
        wide = round(high * _WIDE)
        for seat, move in self.swaps.items():
            hand = layout.slot(f"h{seat}")
            x, y = hand.x + (hand.width - wide) / 2, hand.y + (hand.height - high) / 2
            offers.append(MoveOffer(move, tr("Swap"), Rect(round(x), round(y), wide, high)))
        return tuple(offers)

    def collect(self, number: int) -> object | None:
        """The offer of this number."""
        moves = (*(move for move, _ in self._of_tray()), *self.swaps.values())
        return moves[number] if number < len(moves) else None

    def marks(self, move: object) -> tuple[tuple[tuple[str, int], ...], Stop | None]:
        """The cards of the move."""
        match move:
            case Combine(_, field, hand, lay):
                hits = self.hits_of((*field, *hand, *lay))
                return tuple((hit.pile, hit.index) for hit in hits), None
            case BareMove.STRUGGLE | BareMove.SIT_OUT:
                return ((_STOCK, len(self.view.pile(_STOCK).cards) - 1),), None
            case DiscardDrawn():
                return ((_DRAWN, 0),), self._place_of(move)
            case BareMove.KEEP:
                return ((_DRAWN, 0),), Hit(self.own)
            case Swap(seat):
                count = len(self.view.pile(f"h{seat}").cards)
                return tuple((f"h{seat}", index) for index in range(count)), None
        return (), None


# A turn, told step by step.

_SEEN_BEFORE: Final = 0.45
"""So much of the time for which something is called out passes before the next thing begins."""
_OVER_ALL: Final = 12 * Z_OF_PILE
_RIFFLED: Final = 5
"""A pile is riffled in so many steps."""


class SheddingScript(TurnScript):
    """A turn told as a script, event by event."""

    _layout: SheddingLayout

    def _tell(self, event: Event, following: Event | None) -> None:
        match event:
            case CardsMoved():
                self._move(event, following)
            case PileTurnedOver():
                self._riffle(event)
            case HandsSwapped(seat, other):
                self._swap(seat, other)
            case EffectStruck():
                self._see(event, durations.EFFECT, _SEEN_BEFORE)
            case TurnLost() | DirectionTurned() | TurnPassed():
                self._see(event, durations.TURN_LOST, _SEEN_BEFORE)
            case PalmLaid():
                self._see(event, durations.PALM, 0.6)
            case RaceRun():
                self._see(event, durations.HANDS_RACE, 1.0)
            case RoundEnded(result) if result.payments:
                self._see(event, durations.PAYING, 1.0)
            case _:
                self._cast.follow(event)

    def _see(self, event: Event, time: int, before_next: float) -> None:
        self._cast.follow(event)
        self.script.show(VisualEffect(event, self._now, time))
        self._now += time * before_next

    def _move(self, event: CardsMoved, following: Event | None) -> None:
        moved = self._cast.follow(event)
        for pile in (event.source, event.target):
            self.script.waits.setdefault(pile, self._now)
        match event.target:
            case "f":
                self._lay(event, moved)
            case "d":
                self._discard(event, moved)
            case _:
                self._draw(event, moved)
        again = isinstance(following, CardsMoved) and following.target == event.target
        step = durations.SHED_STAGGER if again else durations.MOVE
        self._now += step + durations.MOVE_STAGGER * (len(moved) - 1)

    def _lay(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        """A hand card on its mate, one that is laid down, or one that fills the field up."""
        way, time = Motion.MOVE, durations.MOVE
        if event.source == "s":
            way, time = Motion.TURN, durations.FLIP
        for item, card, place in zip(moved, event.cards, event.places, strict=True):
            if card is not None:
                self._to_field(item, card, place, way, time)

    def _discard(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        for number, (item, card) in enumerate(zip(moved, event.cards, strict=True)):
            if card is not None:
                begin = self._now + number * durations.MOVE_STAGGER
                goal = self._layout.discard.discarded(card, _OVER_ALL + self._order)
                self._fly(item, Flight(Motion.MOVE, begin, self._order, goal, durations.MOVE))
                self._places.pop(card, None)

    def _draw(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        """Into a hand, or beside the stock to be asked about."""
        self.script.waits[event.target] = self._now
        for item in moved:
            self._fly(item, Flight(Motion.MOVE, self._now, self._order, time=durations.FLIP))

    def _riffle(self, event: PileTurnedOver) -> None:
        """The discard pile becomes the stock, in packets that fall into one another."""
        moved = self._cast.follow(event)
        for number, item in enumerate(moved):
            begin = self._now + number % _RIFFLED * durations.RIFFLE / (2 * _RIFFLED)
            time = durations.RIFFLE / 2
            self._fly(item, Flight(Motion.OVER, begin, self._order, time=time))
        self._now += durations.RIFFLE

    def _swap(self, seat: int, other: int) -> None:
        for item in self._cast.swap(f"h{seat}", f"h{other}"):
            flight = Flight(Motion.MOVE, self._now, self._order, time=durations.SWAP_HANDS)
            self._fly(item, flight)
        self._now += durations.SWAP_HANDS


class SheddingTable(TurnTable):
    """The table of a shedding game.

    Args:
        rules: the game's rules.
    """

    _script = SheddingScript
    lay_out = staticmethod(lay_out)
    """The layout in which the cards come out best."""

    def __init__(self, rules: SheddingRules) -> None:
        self._rules = rules

    def shape(self, view: View) -> TableShape:
        """Seats, and room for the cards on the field."""
        players = len(view.points)
        deal = self._rules.deal[str(players)]
        used = max((place + 1 for place in view.pile("f").slots), default=0)
        return TableShape(
            players=players,
            seat=view.seat,
            clockwise=self._rules.direction == "clockwise",
            hand=deal.hand,
            places=max(deal.field, used),
        )

    def choices(self, view: View, moves: Iterable[SheddingMove]) -> SheddingChoices:
        """What gestures mean now."""
        return SheddingChoices(self._rules, view, moves)
