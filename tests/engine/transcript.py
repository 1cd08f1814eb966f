"""A whole game as text, move by move with what happened: the golden playthroughs.

``python -m tests.engine.transcript "GAME SEED" MOVES... > tests/engine/golden/GAME.txt`` writes
one; games of several seats and rounds begin with ``"GAME SEED players 3 rounds 2"``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from hanafuda_desktop.cards.notation import short
from hanafuda_desktop.engine.events import (
    Called,
    CardsDealt,
    CardsMatched,
    CardsMoved,
    CardsStolen,
    CardTurnedUp,
    DealerFound,
    DealtAgain,
    Event,
    GameEnded,
    PairPending,
    PileShuffled,
    PileTurnedOver,
    RaceRun,
    RoundBegun,
    RoundEnded,
    TripleShown,
    YakuMade,
)
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.reaction_race import RaceResult
from hanafuda_desktop.engine.rounds import Payment, RoundResult, SideResult
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.moves import (
    DirectionTurned,
    EffectStruck,
    HandsSwapped,
    PalmLaid,
    Struggled,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.families.speed.moves import (
    CardRefused,
    CardTurnedDown,
    Counted,
    GameStoodStill,
    RoundLaidOut,
    RoundUndecided,
    RoundWon,
    StackTaken,
    SuddenDeath,
)

__all__ = ["game_of", "transcript"]


def _cards(cards: Iterable[int | None]) -> str:
    return ",".join("??" if card is None else short(card) for card in cards)


def _line(event: Event) -> str:
    match event:
        case CardsDealt(pile, cards):
            return f"dealt {pile} {_cards(cards)}"
        case CardsMoved(cards, source, target):
            return f"moved {_cards(cards)} {source} > {target}"
        case CardTurnedUp(card, pile):
            return f"turned up {short(card)} on {pile}"
        case PileTurnedOver(source, target, count):
            return f"turned over {count} {source} > {target}"
        case PileShuffled(pile):
            return f"shuffled {pile}"
        case YakuMade(seat, yaku, cards, points):
            return f"yaku {yaku} {_cards(cards)} by {seat} for {points}"
        case GameEnded(outcome):
            return f"ended, won by {list(outcome.winners)}, points {list(outcome.scores)}"
        case (
            DealerFound()
            | RoundBegun()
            | DealtAgain()
            | CardsMatched()
            | PairPending()
            | CardsStolen()
            | TripleShown()
            | Called()
            | RoundEnded()
        ):
            return _round_line(event)
        case (
            Counted()
            | GameStoodStill()
            | CardRefused()
            | CardTurnedDown()
            | RoundLaidOut()
            | RoundUndecided()
            | RoundWon()
            | StackTaken()
            | SuddenDeath()
        ):
            return _speed_line(event)
        case _:
            return _shedding_line(event)


def _speed_line(event: Event) -> str:
    """An event of real-time games."""
    match event:
        case Counted():
            return "one, two, three"
        case GameStoodStill():
            return "stands still"
        case CardRefused(pile, target):
            return f"from {pile} refused on {target}"
        case CardTurnedDown(pile, card):
            return f"turned down {'??' if card is None else short(card)} on {pile}"
        case RoundLaidOut(number, again):
            return f"round {number} laid out, {again} times again"
        case RoundWon(spoils):
            why = "blocked" if spoils.blocked else "out of cards"
            return (
                f"round {spoils.number} won by {spoils.winner}, {why}, at {spoils.at}: "
                f"left {list(spoils.left)}, held {list(spoils.held)}, gains {list(spoils.gains)}"
            )
        case StackTaken(seat, stack, count, why):
            return f"{stack} of {count} taken by {seat}: {why}"
        case RoundUndecided(left):
            return f"won by nobody, left {list(left)}"
        case SuddenDeath(seats, stacks, decides, points):
            told = f"short of cards {list(seats)}, stacks {stacks}, decides {decides}"
            return f"{told}, points {points}"
        case _:
            raise TypeError(event)


def _shedding_line(event: Event) -> str:
    """An event of shedding games."""
    match event:
        case Struggled(seat):
            return f"struggle by {seat}"
        case TurnPassed(seat):
            return f"passed by {seat}"
        case EffectStruck(seat, effect, card):
            return f"effect {effect} of {short(card)} on {seat}"
        case TurnLost(seat):
            return f"turn lost by {seat}"
        case DirectionTurned(direction):
            return f"direction {direction}"
        case HandsSwapped(seat, other):
            return f"hands swapped by {seat} with {other}"
        case PalmLaid(seat):
            return f"palm laid by {seat}"
        case RaceRun(result):
            return f"race {_race(result)}"
        case _:
            raise TypeError(event)


def _race(race: RaceResult) -> str:
    times = ", ".join(
        f"{time.seat} {'early' if time.early else 'never' if time.ms is None else time.ms}"
        for time in race.times
    )
    by = f"by times {times}" if times else "by lot"
    return f"{by}: order {list(race.order)}, exempt {race.exempt}, forfeit {race.forfeit}"


def _round_line(event: Event) -> str:
    """An event of games of several rounds."""
    match event:
        case DealerFound(dealer, tries):
            return f"dealer {dealer} by {' / '.join(map(_cards, tries))}"
        case RoundBegun(number, month, dealer):
            return f"round {number} of month {month}, dealt by {dealer}"
        case DealtAgain(field, why):
            return f"dealt again for {why}: {_cards(field)}"
        case CardsMatched(card, mates, seat):
            return f"matched {short(card)} with {_cards(mates) or 'nothing'} by {seat}"
        case PairPending(cards, seat):
            return f"pending {_cards(cards)} by {seat}"
        case CardsStolen(cards, giver, taker, why):
            return f"stolen {_cards(cards)} from {giver} by {taker} for {why}"
        case TripleShown(seat, cards, bomb):
            return f"{'bomb' if bomb else 'shown'} {_cards(cards)} by {seat}"
        case Called(seat, go, points):
            return f"called {'go' if go else 'stop'} by {seat} with {points}"
        case RoundEnded(result):
            return "\n      ".join(_round(result))
        case _:
            raise TypeError(event)


def _round(result: RoundResult) -> Iterator[str]:
    yield f"round over, {result.ending}, won by {list(result.winners)}"
    yield from (_side(side) for side in result.sides)
    yield from (_payment(payment) for payment in result.payments)
    yield f"gains {list(result.gains)}"


def _side(side: SideResult) -> str:
    yaku = ", ".join(f"{each.yaku} {each.points} {_cards(each.cards)}" for each in side.yaku)
    return (
        f"side {list(side.seats)}: {_cards(side.captured)} cards {side.card_points} "
        f"par {side.par} yaku {side.yaku_points} ({yaku}) calls {side.call_points} "
        f"others {side.others_yaku} result {side.result}"
    )


def _payment(payment: Payment) -> str:
    factors = "".join(f" x{factor.factor} {factor.id}" for factor in payment.factors)
    instead = f" instead of {list(payment.instead_of)}" if payment.instead_of else ""
    limited = " (limited)" if payment.limited else ""
    amount = f"{payment.base}{factors} = {payment.amount}{instead}{limited}"
    return f"{payment.payer} pays {payment.payee} {amount}"


def game_of(head: str) -> Game:
    """The game that the first line of a transcript names."""
    game_id, seed, *more = head.split()
    numbers = {key: int(value) for key, value in zip(more[::2], more[1::2], strict=True)}
    rules = our_games().game(game_id)
    return new_game(
        rules, seed=int(seed), players=numbers.get("players"), rounds=numbers.get("rounds")
    )


def transcript(head: str, moves: Iterable[str]) -> str:
    """The game that the first line names, played by these moves in notation."""
    game = game_of(head)
    lines = [head, *(f"    {_line(event)}" for event in game.dealt.events)]
    for word in moves:
        events = game.push(game.family.read_move(word))
        lines += [f"{word}", *(f"    {_line(event)}" for event in events)]
    return "\n".join([*lines, "", game.family.position(game.state)])


if __name__ == "__main__":
    sys.stdout.write(transcript(sys.argv[1], sys.argv[2:]))
