"""How computer players play fishing games: by a look one move ahead, and by rounds played out.

For the look ahead every move is weighed by what it brings at once and by what it changes in what
each side may expect: one's own yaku come nearer, the opponents' go, a card laid down may be
captured by another. All values come from the rule file; no game is known by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import cycle
from typing import Any, Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_of, members, month_cards
from hanafuda_desktop.cards.shuffle import SplitMix64, fractions, shuffled
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.compiled import triple_factor
from hanafuda_desktop.families.fishing.evaluation import CardSets, SeatEvaluation, better_to_go_on
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import (
    Bomb,
    Draw,
    FishingMove,
    FishingTurn,
    Go,
    Pick,
    Play,
    Show,
    Stop,
    Take,
)
from hanafuda_desktop.families.fishing.progress import compiled_for
from hanafuda_desktop.families.fishing.rollout import (
    FishingPolicy,
    compile_playouts,
    gains_if_over,
    gains_of,
    preferences,
)
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.view import guesses
from hanafuda_desktop.players.evaluation import (
    SURE,
    Determinizations,
    Endgame,
    match_scores,
    within_doubt,
)

# Imagines how the cards may lie that a seat does not see, as a person would who has watched.
#
# Where whoever can capture must, a card that was laid without capturing has told which cards are
# not in its player's hand. Every way in which the others may lie is about as likely as any other.

_ROUNDS: Final = 2
"""So often each card of the hands is offered in exchange, where they do not lack the same."""


def compile_determinizations(family: Fishing, view: View) -> Callable[[int], Any]:
    """What imagines a state behind a view, from a seed."""
    unseen, guess = family.unseen(view), guesses(family.compiled, view)
    turn = view.turn
    assert isinstance(turn, FishingTurn)
    # For each hidden card of a hand, those that it is not.
    lacks = [
        mask_of(cards) & mask_of(unseen)
        for seat, cards in enumerate(turn.lacks)
        for _ in range(view.pile(f"h{seat}").cards.count(None))
    ]
    if not any(lacks):
        return lambda seed: guess(shuffled(unseen, seed))
    rounds = _ROUNDS if len(set(lacks)) > 1 else 0

    def imagined(seed: int) -> Any:
        chance = SplitMix64(seed)
        order = shuffled(unseen, chance.next())
        held = _dealt(order, lacks)
        taken = set(held)
        every = [*held, *[card for card in order if card not in taken]]
        for _ in range(rounds):
            _exchange(every, lacks, chance)
        # What hands lack stands too far in front among the others, where they took what followed.
        stock = shuffled(every[len(lacks) :], chance.next())
        return guess((*stock, *every[: len(lacks)]))

    return imagined


def _dealt(order: Sequence[int], lacks: Sequence[int]) -> list[int]:
    """A card for each place of the hands, none that it lacks: the first ones of an order, and
    others where those do not fit.

    There always are such cards, as hands prove nothing of themselves that is not true.
    """
    first = order[: len(lacks)]
    held = {card: at for at, card in enumerate(first) if not lacks[at] >> card & 1}

    def fill(place: int, tried: set[int]) -> bool:
        """Find a card for a place, though another place may have to give it and find one, too."""
        fitting = [card for card in order if card not in tried and not lacks[place] >> card & 1]
        tried.update(fitting)
        # Those that are free come first.
        for card in sorted(fitting, key=held.__contains__):
            if card not in held or fill(held[card], tried):
                held[card] = place
                return True
        return False

    for place, card in enumerate(first):
        if lacks[place] >> card & 1:
            fill(place, set())
    return sorted(held, key=held.__getitem__)


def _exchange(every: list[int], lacks: Sequence[int], chance: SplitMix64) -> None:
    """Let each card of the hands change places with any other, where both fit: whatever hands took
    first, every way in which the cards may lie is then about as likely.
    """
    hands = len(lacks)
    for here in range(hands):
        there = chance.below(len(every))
        ours, theirs = every[here], every[there]
        lacked = lacks[there] >> ours & 1 if there < hands else 0
        if not lacked and not lacks[here] >> theirs & 1:
            every[here], every[there] = theirs, ours


# What players are taken to do in rounds that are only imagined: mostly what is sensible.

_LAY_WEIGHT: Final = 1.0
_TAKE_WEIGHT: Final = 3.0
_GO_WEIGHT: Final = 0.2
_YAKU_WEIGHT: Final = 20.0


def rollout_policy(evaluation: SeatEvaluation) -> FishingPolicy:
    """How likely each card is laid, or captured and used to capture, by what it is worth now.

    Args:
        evaluation: what the seat to move expects.
    """
    table = evaluation.table
    worth = [0.0] * CARD_COUNT
    for card in table.compiled.deck:
        if table.free >> card & 1:
            worth[card] = max(0.0, evaluation.captures(1 << card))
    most = max(worth) or 1.0
    share = [each / most for each in worth]
    lay = tuple([_LAY_WEIGHT / (1.0 + 4.0 * each) for each in share])
    take = tuple([_TAKE_WEIGHT * (0.5 + 4.0 * each) for each in share])
    return FishingPolicy(lay, take, _GO_WEIGHT, _YAKU_WEIGHT)


_LANDING: Final = 0.2
"""How much likelier a card is captured once a mate of it lies on the field."""


def worth(rules: FishingRules, view: View, moves: Sequence[FishingMove]) -> Sequence[float]:
    """What each move is worth at a first look, compared with the others."""
    if isinstance(moves[0], Pick):
        return [0.0] * len(moves)
    thinking = MoveJudgement(rules, view)
    if isinstance(moves[0], Stop | Go):
        wanted = Go if better_to_go_on(view, thinking.evaluation) else Stop
        return [float(isinstance(move, wanted)) for move in moves]
    return [thinking.worth(move) for move in moves]


class MoveJudgement:
    """One decision.

    Args:
        rules: the game's rules.
        view: what the seat to move sees.

    Attributes:
        evaluation: what the seat may expect.
    """

    def __init__(self, rules: FishingRules, view: View) -> None:
        self._view = view
        self._table = CardSets(rules, view)
        self.evaluation = SeatEvaluation(self._table)

    def worth(self, move: FishingMove) -> float:
        """What a move is worth, compared with others of the same decision."""
        table = self._table
        match move:
            case Play(card, take):
                return self._play(card, take)
            case Take(card):
                drawn = table.turn.turned
                return self._captures(card if drawn is None else drawn, 1 << card)
            case Bomb(month):
                return self._bomb(month)
            case Show(month):
                return self._show(month)
            case Draw() | NextRound() | Pick() | Stop() | Go():
                return 0.0

    # --- hand cards ------------------------------------------------------------------------------

    def _play(self, card: int, take: int | None) -> float:
        table = self._table
        mates = table.compiled.hand_takes[card] & table.field
        if not mates:
            return self._laid(card)
        worth = self._captures(card, mates if take is None else 1 << take)
        compiled = table.compiled
        if compiled.rules.pending_pair and mates & (mates - 1) == 0:
            # The fourth card, or rather the third, may come from the stock: then all stay.
            worth *= 1 - table.drawn(compiled.kin[card] & table.unseen)
        if compiled.rules.wild and compiled.wild >> card & 1:
            # It takes whatever comes later, too.
            later = members(compiled.hand_takes[card] & table.unseen)
            worth -= 0.2 * max([0.0, *(self.evaluation.captures(1 << each) for each in later)])
        return worth

    def _captures(self, card: int, mates: int) -> float:
        """What it is worth to capture field cards with a card."""
        gained = mates | 1 << card
        return self.evaluation.captures(gained | self._stolen(gained)) + self._odd_mate(card, mates)

    def _odd_mate(self, card: int, mates: int) -> float:
        """A wild card's user gets the odd card that it leaves, at the end."""
        compiled = self._table.compiled
        wild = compiled.wild & (mates | 1 << card)
        if not wild:
            return 0.0
        worth = 0.0
        for mate in members((mates | 1 << card) & ~wild):
            left = compiled.kin[mate] & self._table.free & ~mates & ~(1 << card)
            if left.bit_count() % 2 and not compiled.kin[mate] & wild:
                each = [self.evaluation.captures(1 << other) for other in members(left)]
                worth += 0.5 * sum(each) / len(each)
        return worth

    def _stolen(self, gained: int) -> int:
        """Cards that a capture takes from the opponents."""
        table = self._table
        steal = table.compiled.rules.stealing
        if steal is None:
            return 0
        times = 0
        if not table.field & ~gained:
            times += steal.empty_field
        first = (gained & -gained).bit_length() - 1
        month = table.compiled.kin[first]
        if month.bit_count() == 4 and (gained | self._view.pile("t").known) & month == month:
            times += steal.whole_month
        stolen = 0
        for side in table.opponents:
            theirs = [
                card for card in table.compiled.cheapest if table.of.captured[side] >> card & 1
            ]
            stolen |= mask_of(theirs[:times])
        return stolen

    def _laid(self, card: int) -> float:
        """What it is worth to lay a card down: mostly what it gives away."""
        table, evaluation = self._table, self.evaluation
        hand = table.hand & ~(1 << card)
        held = table.holds_taker(card)
        theirs = {side: evaluation.on_field_for(card, side, held=held) for side in table.opponents}
        worth = evaluation.shifts(card, evaluation.on_field(card, hand), theirs)
        for mate in members(table.takers(card)):
            # A card that could not be captured before finds a place to land on.
            own = evaluation.chance(mate, table.side) + (_LANDING if held else _LANDING / 2)
            likely = {
                side: evaluation.chance(mate, side) + _LANDING * table.held(1 << mate, seats)
                for side, seats in enumerate(table.compiled.sides)
                if side != table.side
            }
            worth += evaluation.shifts(mate, min(1.0, own), likely)
        return worth

    # --- three of a month ------------------------------------------------------------------------

    def _bomb(self, month: int) -> float:
        table = self._table
        gained = month_cards(month) & (table.hand | table.field)
        worth = self.evaluation.captures(gained | self._stolen(gained))
        return worth + self._doubled(bomb=True)

    def _show(self, month: int) -> float:
        """It comes before the turn, so it is done first, if it is worth more than the bomb that
        the three then cannot be.
        """
        gain = self._doubled(bomb=False) - self._bomb_given_up(month)
        return SURE + gain if gain > 0 else -SURE

    def _bomb_given_up(self, month: int) -> float:
        """What three of a month may still bring as a bomb, beyond what they bring one by one."""
        table = self._table
        fourth = month_cards(month) & table.free & ~table.hand
        if not table.compiled.rules.bombs.bomb or not fourth:
            return 0.0
        if fourth & table.field:
            likely = 1.0
        else:
            draws = table.turns_left * table.compiled.players
            likely = table.drawn(fourth & table.unseen, draws)
        three = month_cards(month) & table.hand
        singly = max(self.evaluation.captures(fourth | 1 << card) for card in members(three))
        together = self.evaluation.captures(fourth | three | self._stolen(fourth | three))
        # Four cards are never worth less than two of them; the estimates may say so.
        return likely * (self._doubled(bomb=True) + max(0.0, together - singly))

    def _doubled(self, *, bomb: bool) -> float:
        """What it may bring that a payment is multiplied for a triple."""
        table = self._table
        factor = triple_factor(table.compiled.factors, bomb=bomb)
        if factor is None:
            return 0.0
        own = self.evaluation.expected(table.side, table.captured, table.free)
        return 0.5 * self.evaluation.own_yaku * (own + 0.1) * (factor.rule.factor - 1)


# What is played where there is no time to think.

_STOPS: Final = 1000
_BOMBS: Final = 100
"""More than any card is worth."""


def quick_move(rules: FishingRules, view: View, moves: Sequence[FishingMove]) -> FishingMove:
    """Stop rather than go on, capture rather than lay down; of equals, the first.

    Raises:
        ValueError: there is no move.
    """
    # The game itself has had these rules compiled before.
    takes = compiled_for(rules, view).hand_takes
    field = view.pile("f").known
    return max(moves, key=lambda move: _sense(move, takes, field))


def _sense(move: FishingMove, takes: Sequence[int], field: int) -> int:
    """How much sense a move makes.

    Args:
        move: the move.
        takes: for each hand card the cards that it can capture, as the rules have it.
        field: the cards on the field.
    """
    match move:
        case Stop():
            return _STOPS
        case Bomb():
            return _BOMBS
        case Play(card, None):
            mates = members(takes[card] & field)
            return max((_value(card) + _value(mate) for mate in mates), default=-_value(card))
        case Play(card, int(mate)):
            return _value(card) + _value(mate)
        case Take(card):
            return _value(card)
        case Go():
            return -1
    return 0


def _value(card: int) -> int:
    return CARDS[card].category.usual_value


# How a round of a fishing game may go on from a view, played out by the game's own engine.

_LUCK: Final = 512
"""Among so many likings samples choose; the cards of each lie as in no other."""
_Luck = tuple[tuple[float, ...], tuple[float, ...]]


def determinize(
    rules: FishingRules, view: View, moves: Sequence[FishingMove], chance_seed: int
) -> Determinizations:
    """Rounds of a fishing game as they may go on from a view."""
    now = view.round
    assert now is not None
    family = engine_for(Fishing, rules, len(now.totals), now.rounds)
    playout = compile_playouts(family)
    judgement = MoveJudgement(rules, view)
    policy = rollout_policy(judgement.evaluation)

    def play_out(state: Any, luck: _Luck, move: FishingMove) -> Sequence[float]:
        liked, chances = luck
        after = family.after(state, move)
        return gains_of(playout(after, policy, liked, cycle(chances).__next__))

    says_little = isinstance(moves[0], Stop | Go)
    return Determinizations(
        view,
        moves,
        chance_seed,
        guess=compile_determinizations(family, view),
        luck=lambda chance: _luck(chance.below(_LUCK)),
        play_out=play_out,
        ending=Endgame(
            family.to_move, family.legal_moves, family.after, gains_if_over, match_scores(now)
        ),
        prior=None if says_little else within_doubt(map(judgement.worth, moves)),
    )


@lru_cache(maxsize=_LUCK)
def _luck(number: int) -> _Luck:
    """What all but the cards depends on: the likings of the players, and other chance."""
    chances = fractions(number)
    return preferences(chances), chances
