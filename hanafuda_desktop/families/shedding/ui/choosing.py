"""Choosing the cards of a combination in a shedding game, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.moves import (
    KEEP,
    Combine,
    DiscardDrawn,
    Keep,
    Pass,
    SheddingMove,
    Struggle,
    Swap,
)
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.layout import SheddingLayout, Tray, set_tray
from hanafuda_desktop.table.adapter import Choices, MoveOffer, stop_of
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import card_words
from hanafuda_desktop.text.language import tr

# The combinations that can be played, by the cards they take; and which of them is meant.
#
# Of a combination it is open in which order its cards are laid, and so which one lies on top and
# has its effect. Combinations that differ only in that are one :class:`CardCombination`. No Qt.


@dataclass(frozen=True, slots=True)
class CardCombination:
    """A combination of some cards, in any order.

    Attributes:
        id: the combination's id.
        field: the field cards that are discarded.
        hand: the hand cards that are discarded.
        lay: the hand cards that are laid on the field.
        moves: one move for each card that can lie on top.
    """

    id: str
    field: frozenset[int]
    hand: frozenset[int]
    lay: frozenset[int]
    moves: tuple[Combine, ...]

    @property
    def cards(self) -> frozenset[int]:
        """All its cards."""
        return self.field | self.hand | self.lay

    @property
    def tops(self) -> tuple[int, ...]:
        """The cards that can lie on top, in their order in the deck."""
        return tuple(sorted({top_of(move) for move in self.moves} - {-1}))

    def with_top(self, wanted: Sequence[int]) -> Combine:
        """The move that has the first of these cards on top that can lie there; else any."""
        for card in wanted:
            for move in self.moves:
                if top_of(move) == card:
                    return move
        return self.moves[0]


def top_of(move: Combine) -> int:
    """The card that comes to lie on top of the discard pile; -1 if none does."""
    cards = (*move.field, *move.hand)
    return cards[-1] if cards else -1


def groups_of(moves: Iterable[Combine]) -> tuple[CardCombination, ...]:
    """Combinations by their cards, in the order of the moves."""
    found: dict[tuple[object, ...], list[Combine]] = {}
    for move in moves:
        key = (move.combination, *map(frozenset, (move.field, move.hand, move.lay)))
        found.setdefault(key, []).append(move)
    return tuple(
        CardCombination(
            id=same[0].combination,
            field=frozenset(same[0].field),
            hand=frozenset(same[0].hand),
            lay=frozenset(same[0].lay),
            moves=tuple(same),
        )
        for same in found.values()
    )


def meant(
    groups: Sequence[CardCombination], chosen: frozenset[int], pinned: CardCombination | None
) -> CardCombination | None:
    """The combination that is meant by some chosen cards, if it is clear which.

    That is the one of exactly these cards; else the only one with them, where one in which cards
    are merely laid on the field does not count beside one that sheds them.

    Args:
        groups: the combinations that can be played.
        chosen: the cards.
        pinned: one that was asked for by name.
    """
    exact = [group for group in groups if group.cards == chosen]
    if pinned in exact:
        return pinned
    if exact:
        return exact[0]
    wider = [group for group in groups if chosen <= group.cards] if chosen else []
    strong = [group for group in wider if not chosen & group.lay]
    if len(strong) == 1:
        return strong[0]
    return wider[0] if len(wider) == 1 else None


@dataclass(frozen=True, slots=True)
class CombinationOffer:
    """An offer that plays nothing yet: all cards of a combination are to be chosen."""

    group: CardCombination


# The cards that somebody has chosen to play together, and what they may become. Free of Qt.


class Gathered:
    """Chosen cards among the combinations of a moment.

    Attributes:
        cards: the chosen cards, in the order in which they were chosen.
    """

    def __init__(self, groups: tuple[CardCombination, ...]) -> None:
        self._groups = groups
        self.cards: list[int] = []
        self._pinned: CardCombination | None = None
        self._top: int | None = None

    def _with(self, cards: frozenset[int]) -> list[CardCombination]:
        return [group for group in self._groups if cards <= group.cards]

    @property
    def group(self) -> CardCombination | None:
        """The combination that is meant, if it is clear which."""
        return meant(self._groups, frozenset(self.cards), self._pinned)

    @property
    def move(self) -> Combine | None:
        """It as a move, with the card on top that is wanted there: the one chosen last."""
        group = self.group
        if group is None:
            return None
        wanted = [] if self._top is None else [self._top]
        return group.with_top([*wanted, *reversed(self.cards)])

    @property
    def joining(self) -> frozenset[int]:
        """The cards that may be chosen besides."""
        chosen = frozenset(self.cards)
        return frozenset(c for group in self._with(chosen) for c in group.cards) - chosen

    @property
    def alternatives(self) -> tuple[CardCombination, ...]:
        """Other combinations with the chosen cards: those of which it is clear what they take.

        Of exactly these cards that are every one, as some may be laid or shed in several ways.
        """
        if not self.cards:
            return ()
        now, chosen = self.group, frozenset(self.cards)
        others: dict[str, list[CardCombination]] = {}
        for group in self._with(chosen):
            if group != now:
                others.setdefault(group.id, []).append(group)
        return tuple(
            group
            for same in others.values()
            for group in same
            if len(same) == 1 or group.cards == chosen
        )

    def splits(self, group: CardCombination) -> bool:
        """Whether a combination takes the same cards as another way to make it."""
        return any(
            each != group and each.id == group.id and each.cards == group.cards
            for each in self._groups
        )

    def takes(self, card: int) -> bool:
        """Whether a card is chosen, or may be chosen besides."""
        return card in self.cards or bool(self._with(frozenset({*self.cards, card})))

    def toggle(self, card: int, *, anew: bool) -> None:
        """Choose a card, or no longer.

        Args:
            card: the card.
            anew: whether it alone is chosen if it does not go with the others.
        """
        if card in self.cards:
            self.cards.remove(card)
            self._pinned = None
            self._top = None if self._top == card else self._top
        elif self.takes(card):
            self.add(card)
        elif anew and self._with(frozenset({card})):
            self.clear()
            self.add(card)

    def add(self, card: int) -> None:
        """Choose a card besides."""
        if card not in self.cards:
            self.cards.append(card)
        self._pinned = self._top = None

    def pin(self, group: CardCombination) -> None:
        """Choose exactly the cards of a combination; those that were chosen stay chosen last."""
        rest = sorted(group.cards - set(self.cards))
        self.cards = [*rest, *(card for card in self.cards if card in group.cards)]
        self._pinned = group

    def bring_up(self, step: int) -> bool:
        """Let the next card of those that can lie on top do so; returns whether there is one."""
        group, move = self.group, self.move
        if group is None or move is None or len(group.tops) < 2:
            return False
        tops = group.tops
        self._top = tops[(tops.index(top_of(move)) + step) % len(tops)]
        return True

    def bring(self, card: int) -> bool:
        """Let this card lie on top; returns whether it can."""
        group = self.group
        if group is None or card not in group.tops:
            return False
        self._top = card
        return True

    def clear(self) -> None:
        """Choose nothing."""
        self.cards = []
        self._pinned = self._top = None


_FIELD: Final = "f"
_DRAWN: Final = "x"


class SheddingChoosing(Choices):
    """What a seat can choose cards for; what else it can do stands on this.

    Attributes:
        own: the seat's hand.
        groups: the combinations that can be played.
        draws: drawing in place of playing, or passing, where that is allowed.
        discards: how the drawn card may be discarded.
        keeps_drawn: whether it may be kept.
        swaps: the seats with which hands may be swapped.
        gathered: the cards that are chosen.

    Args:
        rules: the game's rules.
        view: what the seat sees.
        moves: the moves of the seat to move; they count only if it is this one.
        names: the names of the combinations by their ids.
    """

    gathers = True

    def __init__(
        self,
        rules: SheddingRules,
        view: View,
        moves: Iterable[SheddingMove],
        names: dict[str, str],
    ) -> None:
        self.rules, self.view, self.names = rules, view, names
        self.own = f"h{view.seat}"
        own = tuple(moves) if view.to_move == view.seat else ()
        self.groups = groups_of(move for move in own if isinstance(move, Combine))
        self.draws = next((move for move in own if isinstance(move, Struggle | Pass)), None)
        self.discards = [move for move in own if isinstance(move, DiscardDrawn)]
        self.keeps_drawn = any(isinstance(move, Keep) for move in own)
        self.swaps = {move.seat: move for move in own if isinstance(move, Swap)}
        self.gathered = Gathered(self.groups)

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

    def to_choose(self, at: Hit) -> bool:
        """Whether this is a card among those that combinations are made of, in one's own turn."""
        return (
            (self.draws is not None or bool(self.groups))
            and at.index >= 0
            and at.pile in (self.own, _FIELD)
        )

    # --- choosing several cards ------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[Hit, ...]:
        """The chosen cards, in the order in which they were chosen."""
        return self.hits_of(self.gathered.cards)

    @property
    def joining(self) -> tuple[Hit, ...]:
        """The cards that may be chosen besides."""
        return self.hits_of(sorted(self.gathered.joining))

    @property
    def ready(self) -> Combine | None:
        """The combination that is played if nothing more is chosen."""
        return self.gathered.move

    @property
    def question(self) -> str:
        """What is asked about the drawn card."""
        return tr("Keep or discard?") if self.discards else tr("Nothing to put it on")

    def toggle(self, at: Hit) -> bool:
        """Choose a card, or no longer; a hand card that goes with none of those begins anew."""
        card = self.card_at(at)
        if card is None or not self.to_choose(at):
            return False
        self.gathered.toggle(card, anew=at.pile == self.own)
        return True

    def refused(self, at: Hit) -> Combine | None:
        """The combination that was tried by choosing a card that cannot be chosen."""
        card = self.card_at(at)
        return None if card is None else self.tried((*self.gathered.cards, card))

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

    def drop(self, at: Hit, place: str) -> None:
        """Choose a card together with the field card that it was let go over."""
        stop = stop_of(place)
        over = stop if isinstance(stop, Hit) and stop.pile == _FIELD else None
        for each in (over, at):
            card = self.card_at(each) if each is not None else None
            if card is not None:
                self.gathered.add(card)

    def complete(self, move: object) -> bool:
        """Choose all that an offer takes."""
        if not isinstance(move, CombinationOffer):
            return False
        self.gathered.pin(move.group)
        return True

    def usable(self, at: Hit) -> bool:
        """Whether a card can be chosen, alone or with those that are."""
        card = self.card_at(at)
        if card is None or not self.to_choose(at):
            return False
        return self.gathered.takes(card) or any(card in group.cards for group in self.groups)

    def keeps(self, at: Hit) -> bool:
        """Whether what is chosen stays chosen when a hand takes this card."""
        card = self.card_at(at)
        return card is not None and bool(self.gathered.cards) and self.gathered.takes(card)

    def bring_up(self, step: int) -> bool:
        """Let the next card of those that can lie on top do so."""
        return self.gathered.bring_up(step)

    def clear(self) -> None:
        """Choose nothing."""
        self.gathered.clear()


# The slips of a shedding game: what can be played that is no card, written on paper.

_LEAST: Final = 27.0
_HIGH: Final = 0.05
"""A slip's height, as a share of the table's."""
_WIDE: Final = 3.0
"""Its width where it lies among cards, counted in its height."""


class SheddingSlips:
    """The slips of one moment: those of the tray first, then those at hands.

    Args:
        choosing: what is chosen, and what could be played of it.
    """

    def __init__(self, choosing: SheddingChoosing) -> None:
        self._choosing = choosing

    def of_tray(self) -> list[tuple[object, str]]:
        """What is ready, what else could be made of what is chosen, Pass, Keep."""
        choosing, move = self._choosing, self._choosing.ready
        slips: list[tuple[object, str]] = [] if move is None else [(move, tr("Play"))]
        for group in choosing.gathered.alternatives:
            slips.append((CombinationOffer(group), self._named(group)))
        if isinstance(choosing.draws, Pass) and not choosing.gathered.cards:
            slips.append((choosing.draws, tr("Pass")))
        if choosing.keeps_drawn:
            slips.append((KEEP, tr("Keep")))
        return slips

    def _named(self, group: CardCombination) -> str:
        """A combination on a slip; where the same cards make it in several ways, by what is shed,
        or by what is laid on the field where that is said in fewer words.
        """
        if not self._choosing.gathered.splits(group):
            return tr("{name} …", name=self._choosing.names[group.id])
        if len(group.lay) < len(group.hand):
            return tr("Lay {cards}", cards=card_words(sorted(group.lay)))
        return tr("Shed {cards}", cards=card_words(sorted(group.hand)))

    def tray(self, layout: SheddingLayout, cards: int, laid: int) -> Tray:
        """The tray with so many cards that are discarded, and so many laid on the field."""
        texts = [text for _, text in self.of_tray()]
        aspect = layout.card_height / layout.card_width
        return set_tray(layout.tray, aspect, cards, laid, texts)

    def offers(self, layout: SheddingLayout) -> tuple[MoveOffer, ...]:
        """All of them, where they lie."""
        slips = zip(self.of_tray(), self.tray(layout, 0, 0).slips, strict=True)
        ready = self._choosing.ready
        offers = [MoveOffer(move, text, rect, move == ready) for (move, text), rect in slips]
        high = round(max(_LEAST, _HIGH * layout.height))
        wide = round(high * _WIDE)
        for seat, move in self._choosing.swaps.items():
            hand = layout.slot(f"h{seat}")
            x, y = hand.x + (hand.width - wide) / 2, hand.y + (hand.height - high) / 2
            offers.append(MoveOffer(move, tr("Swap"), Rect(round(x), round(y), wide, high)))
        return tuple(offers)

    def moves(self) -> tuple[object, ...]:
        """What each of them plays, in the same order."""
        return (*(move for move, _ in self.of_tray()), *self._choosing.swaps.values())
