"""A shedding game's rules, compiled for a number of players: masks, tables and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.families.shedding.moves import combine
from hanafuda_desktop.families.shedding.schema import (
    Combination,
    Effect,
    SheddingDeal,
    SheddingRules,
    StruggleRules,
)
from hanafuda_desktop.families.shedding.state import NO_EFFECT
from hanafuda_desktop.rules.schema.game import FieldNeed, values_of
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected
from hanafuda_desktop.text.language import tr, trn


class CompiledCombination:
    """A combination, compiled.

    Args:
        rules: the game's rules.
        written: the combination as they have it.
        deck: the deck.
        keeps_top: whether the discard pile's top card stays when it becomes the stock.

    Attributes:
        id: its id.
        least: the fewest hand cards it discards.
        most: the most.
        onto_field: whether they are laid on a field card.
        onto_discard: whether they are laid on the discard pile's top card.
        field: how many field cards are discarded by themselves.
        lay: how many hand cards are laid on the field.
        cards: the hand cards that may be discarded by it.
        beneath: for each card, the cards on which it fits.
        above: for each card, the cards that fit on it.
        reached: for each card, the hand cards that may come to lie above it, on it or on others.
        effect: whether the top card has its effect.
        tops: whether it matters which card comes to lie on top.
        singles: for each card, the move that discards it and nothing else.
    """

    def __init__(
        self, rules: SheddingRules, written: Combination, deck: int, *, keeps_top: bool
    ) -> None:
        self.id = written.id
        self.least, self.most = written.hand.least, written.hand.most
        self.onto_field, self.onto_discard = written.onto == "field", written.onto == "discard"
        self.field, self.lay = written.field, written.lay
        self.cards = selected(written.cards) & deck
        fits = rules.match if written.match is None else written.match
        self.beneath = [fits_mask(fits, card) & deck for card in range(CARD_COUNT)]
        self.above = [
            mask_of(card for card in range(CARD_COUNT) if self.beneath[card] >> under & 1)
            for under in range(CARD_COUNT)
        ]
        self.reached = self._reached()
        self.effect = written.effect and bool(rules.effects)
        self.tops = self.effect or keeps_top
        self.singles = [combine(written.id, (), (card,)) for card in range(CARD_COUNT)]

    def _reached(self) -> list[int]:
        follow = [each & self.cards for each in self.above]
        reached = follow
        for _ in range(self.most - 1):
            reached = [
                mask_of(card for on in members(mask) for card in members(follow[on])) | mask
                for mask in reached
            ]
        return reached

    @property
    def is_sweep(self) -> bool:
        """Whether it discards field cards by themselves and lays one hand card there."""
        return self.field > 0 and self.lay == 1 and not self.most and not self.onto_discard


@dataclass(frozen=True, slots=True)
class CompiledEffect:
    """An effect as the rule file has it, without its name and its cards: a model's fields take ten
    times as long to read, and every move that has an effect reads them all.
    """

    id: str
    draw: int
    who: Literal["next", "others"]
    skip: bool
    reverse: bool
    again: bool
    swap: Literal["nobody", "next", "choose"]


class CompiledShedding:
    """A shedding game, compiled for a number of players and of rounds.

    Attributes:
        rules: the rules it was compiled from.
        players: how many play.
        sides: the seats of each side: one alone.
        rounds: how many rounds the game has.
        deal: how many cards are dealt.
        field_size: how many of these lie on the field.
        deck: the deck's cards, lowest first.
        combinations: the combinations, in the rule file's order.
        by_id: the same by their ids.
        cluster_of: for each card, the smallest set with it of which none fits on a card outside, in
            plain combinations and sweeps.
        plain: combinations that only hand cards and one field card take part in.
        sweeps: combinations that discard field cards by themselves and lay one hand card there.
        mixed: all other combinations that discard field cards, or lay cards on the field.
        on_discard: combinations that are laid on the discard pile's top card.
        keeps_top: whether the top card stays when the discard pile becomes the stock.
        effects: the effects, in the rule file's order.
        effect_of: for each card, the number of its effect, or NO_EFFECT; the last is for NO_CARD.
        values: what each card left in a hand costs.
        races: whether there is a race for the winner's palm.
        redeals: what means dealing again when it lies on the opening field.
        next_seats: for each direction and each seat, the seat whose turn comes after it.
        most_turns: after how many turns a round is drawn.
        asks_about_drawn: whether the player is asked about a drawn card.
        drawn_acts: whether such a card has its effect when it is discarded.
        drawn_onto: for each card, the field cards on which it may be discarded when just drawn.
        drawn_after: for each card on top of the discard pile, the cards that may go there when
            just drawn.
        drawn_freely: the cards that may go on the discard pile when just drawn, whatever lies
            there.

    Raises:
        DealError: the rules have no deal for so many players.
    """

    def __init__(self, rules: SheddingRules, players: int, rounds: int | None) -> None:
        self.rules, self.players = rules, players
        self.sides = tuple((seat,) for seat in range(players))
        self.rounds = rules.rounds if rounds is None else rounds
        deck = selected(rules.deck.cards)
        self.deck = tuple(members(deck))
        self.deal = _deal_for(rules, players, len(self.deck))
        self.field_size = self.deal.field
        self._compile_combinations(deck)
        self.effects = tuple(
            CompiledEffect(**each.model_dump(exclude={"name", "cards"})) for each in rules.effects
        )
        self.effect_of = _effects(rules)
        self.values = values_of(rules.values)
        race = rules.race
        self.races = race.settled_by != "nobody" and players >= race.least_players
        self.redeals = tuple(FieldNeed.of(need, deck) for need in rules.redeal)
        seats = range(players)
        self.next_seats = {way: [(seat + way) % players for seat in seats] for way in (1, -1)}
        self.most_turns = rules.most_turns
        self._compile_drawn(rules.struggle)

    def _compile_combinations(self, deck: int) -> None:
        rules = self.rules
        keeps_top = any(each.onto == "discard" for each in rules.combinations)
        self.keeps_top = keeps_top
        self.combinations = tuple(
            CompiledCombination(rules, each, deck, keeps_top=keeps_top)
            for each in rules.combinations
        )
        self.by_id = {each.id: each for each in self.combinations}
        beside = [each for each in self.combinations if not each.onto_discard]
        self.plain = tuple(each for each in beside if not (each.field or each.lay))
        self.sweeps = tuple(each for each in beside if each.is_sweep)
        self.mixed = tuple(
            each for each in beside if (each.field or each.lay) and not each.is_sweep
        )
        self.on_discard = tuple(each for each in self.combinations if each.onto_discard)
        # What fits on the discard pile by rules of its own must not tie together all the others.
        self.cluster_of = _clusters([each.beneath for each in (*self.plain, *self.sweeps)], deck)

    def _compile_drawn(self, struggle: StruggleRules) -> None:
        """The drawn card may be discarded as the single hand card of a combination."""
        self.asks_about_drawn = struggle.discard and struggle.count == 1
        self.drawn_acts = struggle.effect
        onto, after, freely = [0] * CARD_COUNT, [0] * CARD_COUNT, 0
        for each in self.combinations:
            if each.field or each.lay or not each.least <= 1 <= each.most:
                continue
            if each.onto_field:
                for card in members(each.cards):
                    onto[card] |= each.beneath[card]
            elif each.onto_discard:
                for top in range(CARD_COUNT):
                    after[top] |= each.above[top] & each.cards
            else:
                freely |= each.cards
        self.drawn_onto, self.drawn_after, self.drawn_freely = tuple(onto), tuple(after), freely

    def effect_by(self, top: int) -> Effect | None:
        """The effect of a card on top of the discard pile, if it has one; NO_CARD has none."""
        number = self.effect_of[top]
        return None if number == NO_EFFECT else self.rules.effects[number]

    def worth(self, hand: int) -> int:
        """What the cards of a hand cost whoever is left with them."""
        return sum([self.values[card] for card in members(hand)])

    def aimed_at(self, effect: Effect | CompiledEffect, seat: int, direction: int) -> int:
        """The seat at which an effect is aimed that comes of a seat's turn."""
        if effect.again and not (effect.draw or effect.swap == "next"):
            return seat
        return self.next_seats[-direction if effect.reverse else direction][seat]

    def others(self, seat: int, direction: int) -> tuple[int, ...]:
        """All other seats, in turn order from one; so they race for a winner's palm."""
        return tuple((seat + direction * step) % self.players for step in range(1, self.players))


def _deal_for(rules: SheddingRules, players: int, deck: int) -> SheddingDeal:
    deal = rules.deal.get(str(players))
    if deal is None or not rules.players.least <= players <= rules.players.most:
        raise DealError(
            trn("This game is not for {n} player.", "This game is not for {n} players.", players)
        )
    if deal.hand * players + deal.field + deal.discard > deck:
        raise DealError(tr("The deck has too few cards for {n} players.", n=players))
    return deal


def _clusters(beneath: Sequence[Sequence[int]], deck: int) -> tuple[int, ...]:
    """For each card, the smallest set with it of cards that fit only on cards of the set.

    Args:
        beneath: for each combination, and for each card, the set of cards on which it fits.
        deck: the deck.
    """
    found = [0] * CARD_COUNT
    for card in members(deck):
        linked = 1 << card
        for each in beneath:
            linked |= each[card] & deck
        for other in members(linked):
            linked |= found[other]
        for other in members(linked):
            found[other] = linked
    return tuple(found)


def _effects(rules: SheddingRules) -> tuple[int, ...]:
    numbers = [NO_EFFECT] * (CARD_COUNT + 1)
    for number, effect in reversed(tuple(enumerate(rules.effects))):
        for card in members(selected(effect.cards)):
            numbers[card] = number
    return tuple(numbers)
