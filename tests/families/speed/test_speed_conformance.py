"""What holds for every real-time rule file, ours and made-up ones."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import CardsDealt, CardsMoved, CardTurnedUp, Event, GameEnded
from hanafuda_desktop.engine.family import DealError, IllegalMove
from hanafuda_desktop.engine.record import read_record, replay, write_record
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules, new_game
from hanafuda_desktop.families.speed.compiled import SEATS
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import (
    CardTurnedDown,
    Count,
    Counted,
    Join,
    Put,
    RoundLaidOut,
    SpeedMove,
    SpeedPhase,
    TurnUp,
    count_of,
    moved_at,
)
from hanafuda_desktop.families.speed.rounds import MOST_AGAIN
from hanafuda_desktop.families.speed.state import SpeedState
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.rules.diagnostics import Severity, render
from tests.engine.positions import dealt
from tests.families.speed.tables import (
    ALL_GAMES,
    CATALOGUE,
    MADE_UP,
    family_of,
    lying,
    random_game,
    rules_of,
    seat_that_can,
)

GAMES_EACH = 160
"""Games played by chance for each rule file; with all files they are thousands."""

every_game = pytest.mark.parametrize("game_id", ALL_GAMES)


@pytest.mark.deep_but(1)
@pytest.mark.rule("HP-10", "HP-12")
@every_game
def test_thousands_of_random_games(game_id: str) -> None:
    """Cards are conserved, times never go back, and every game ends."""
    most = min(12, rules_of(game_id).rounds)
    for seed in range(GAMES_EACH):
        # A long game is six short ones, and shows little that these do not.
        family = family_of(game_id, min(2, most) if seed % 4 else most)
        state = None
        for number, (state, move) in enumerate(random_game(family, seed)):
            assert move.at >= state.now
            if number % 7 == 0:
                assert tuple(sorted(lying(state))) == family.deck
                _check(family, state)
        assert state is not None
        last = family.apply(state, move)
        assert tuple(sorted(lying(last.state))) == family.deck
        assert isinstance(last.events[-1], GameEnded)
        _check_ending(family, last.state)


def test_they_are_thousands() -> None:
    assert len(ALL_GAMES) * GAMES_EACH > 2000


def _check(family: Speed, state: SpeedState) -> None:
    """What goes on goes with the cards."""
    blocked = family.compiled.stands_still(state.layouts, state.stacks)
    if state.phase == SpeedPhase.PLAY:
        assert not blocked
        assert all(map(count_of, state.layouts))
    if state.phase == SpeedPhase.COUNT:
        assert any(state.decks)
        assert blocked or not any(state.stacks)
    for layout in state.layouts:
        if family.compiled.is_secret(layout):
            assert sum(column.down for column in layout) == 1
        assert all(0 <= column.down <= len(column.cards) for column in layout)


def _check_ending(family: Speed, state: SpeedState) -> None:
    """The finished rounds add up to the outcome."""
    series, outcome = state.series, family.outcome(state)
    assert outcome is not None
    for number, spoils in enumerate(series.spoils, start=1):
        assert spoils.number == number
        assert sum(spoils.held) == len(family.deck)
        assert spoils.blocked == bool(spoils.left[spoils.winner])
        assert spoils.gains[spoils.winner] == 0
    assert series.won == tuple(
        sum(spoils.winner == seat for spoils in series.spoils) for seat in range(SEATS)
    )
    assert series.totals == tuple(
        sum(spoils.gains[seat] for spoils in series.spoils) for seat in range(SEATS)
    )
    if series.again > MOST_AGAIN:
        assert not outcome.winners or family.compiled.rules.points
    else:
        assert outcome.winners


@pytest.mark.deep_but(5)
@every_game
def test_what_is_not_legal_is_refused_with_a_sentence(game_id: str) -> None:
    family = family_of(game_id)
    chance = SplitMix64(5)
    for number, (state, _) in enumerate(random_game(family, 3)):
        if number % 6 and state.phase == SpeedPhase.PLAY:
            continue
        legal = [family.legal_moves(state, seat) for seat in range(SEATS)]
        for seat in range(SEATS):
            assert len(set(legal[seat])) == len(legal[seat])
            for move in legal[seat]:
                assert family.refusal(state, seat, move) is None
                assert family.refusal(state, seat, moved_at(move, state.now + 999)) is None
                refusal = family.refusal(state, seat, moved_at(move, state.now - 1))
                assert refusal == "Too late: something else came first."
                if not isinstance(move, Count | NextRound):
                    assert family.refusal(state, 1 - seat, move) == "These are not your cards."
        for move in _conceivable(family, state, chance):
            seat = 0 if move.seat is None else move.seat
            refusal = family.refusal(state, seat, move)
            known = legal[seat] if seat in range(SEATS) else ()
            assert (refusal is None) == (move in known), (move, refusal)
            assert refusal is None or refusal.endswith(".")
            if refusal is not None and number % 30 == 0:
                with pytest.raises(IllegalMove):
                    family.apply(state, move)


def _conceivable(family: Speed, state: SpeedState, chance: SplitMix64) -> list[SpeedMove]:
    """Moves that could be written down, legal and not."""
    now, columns = state.now, len(family.compiled.sizes)
    moves: list[SpeedMove] = [Count(now), NextRound(now), Put(7, now, 0, 0), Put(0, now, 99, 0)]
    for seat in range(SEATS):
        for column in range(-1, columns + 1):
            moves.append(TurnUp(seat, now, column))
            moves += [Join(seat, now, column, onto) for onto in range(-1, columns + 1)]
            moves += [
                Put(seat, now, column, stack, count)
                for stack in (-1, 0, 1, 2)
                for count in (0, 1, 1 + chance.below(6))
            ]
    return list(dict.fromkeys(moves))


@pytest.mark.deep_but(5)
@pytest.mark.rule("HP-9")
@every_game
def test_a_view_hides_what_it_must(game_id: str) -> None:
    """Two tables that differ only in what a seat cannot see look and sound the same to it."""
    family = family_of(game_id, min(4, rules_of(game_id).rounds))
    for seed in range(3):
        for number, (state, move) in enumerate(random_game(family, seed)):
            if number % 4:
                continue
            for seat in range(SEATS):
                view = family.view(state, seat)
                hidden = family.unseen(view)
                other = family.guessed(view, shuffled(hidden, number))
                assert family.view(other, seat) == view
                assert family.legal_moves(other, seat) == family.legal_moves(state, seat)
                _compare_refusals(family, seat, state, other)
                _compare(family, seat, state, other, move, hidden)


def _compare_refusals(family: Speed, seat: int, state: SpeedState, other: SpeedState) -> None:
    """Why the other's card does not fit says no more than that it does not."""
    for column in range(len(family.compiled.sizes)):
        for stack in range(len(state.stacks)):
            move = Put(1 - seat, state.now, column, stack)
            here, there = (family.refusal(each, 1 - seat, move) for each in (state, other))
            if here is not None and there is not None:
                assert here == there


def _compare(
    family: Speed,
    seat: int,
    state: SpeedState,
    other: SpeedState,
    move: SpeedMove,
    hidden: tuple[int, ...],
) -> None:
    """What the move does sounds the same, but for cards that it brings to light.

    The last card of the other is the one thing that tells: whether it goes somewhere decides
    whether the game stands still, and it cannot be played in one world alone.
    """
    if family.compiled.is_secret(state.layouts[1 - seat]):
        return
    assert family.compiled.stands_still(
        other.layouts, other.stacks
    ) == family.compiled.stands_still(state.layouts, state.stacks)
    if isinstance(move, NextRound):
        return  # the cards that are dealt come from the deal's seed, which nobody sees
    here = family.seen(family.apply(state, move).events, seat)
    there = family.seen(family.apply(other, move).events, seat)
    assert _told(here, hidden) == _told(there, hidden)


def _told(events: tuple[Event, ...], hidden: tuple[int, ...]) -> list[object]:
    """What the move itself does; what follows may hang on the cards that it brought to light."""
    told: list[object] = []
    for event in events:
        match event:
            case CardTurnedUp(_, pile):
                told.append(("up", pile))
            case CardTurnedDown(pile, card):
                told.append(("down", pile, None if card in hidden else card))
            case CardsMoved(cards, source, target):
                kept = [card for card in cards if card not in hidden]
                told.append((kept, len(cards), source, target))
            case Counted():
                told.append(event)
            case _:
                break
    return told


@pytest.mark.deep_but(2)
@pytest.mark.rule("HP-1", "HP-9", "HP-11")
@every_game
def test_what_is_hidden_is_never_told(game_id: str) -> None:
    """In no event and in no view, for either seat, in whole games."""
    family = family_of(game_id, min(6, rules_of(game_id).rounds))
    for seed in range(4):
        before = family.deal(shuffled(family.deck, seed), seed)
        chance = SplitMix64(seed)
        while before.state.phase != SpeedPhase.OVER:
            for seat in range(SEATS):
                _check_view(family, before.state, seat)
                shown = _shown(family.seen(before.events, seat))
                assert not shown & set(family.unseen(family.view(before.state, seat)))
            legal = family.legal_moves(before.state, seat_that_can(family, before.state, chance))
            before = family.apply(before.state, legal[chance.below(len(legal))])


def _shown(events: tuple[Event, ...]) -> set[int]:
    """The cards that are shown since cards were last dealt."""
    shown: set[int] = set()
    for event in events:
        match event:
            case RoundLaidOut():
                shown.clear()
            case CardsDealt(_, cards):
                shown |= {card for card in cards if card is not None}
            case CardTurnedUp(card, _) | CardTurnedDown(_, int(card)):
                shown.add(card)
            case CardsMoved(cards, _, _):
                shown.update(card for card in cards if card is not None)
    return shown


def _check_view(family: Speed, state: SpeedState, seat: int) -> None:
    view = family.view(state, seat)
    turn = turn_of(view)
    assert len({pile.id for pile in view.piles}) == len(view.piles)
    for pile in view.piles:
        own = pile.owner == seat
        secret = pile.owner is not None and turn.secret[pile.owner]
        match pile.kind:
            case PileKind.STOCK:
                assert set(pile.cards) <= {None}
            case PileKind.COLUMN if secret:
                assert all((card is not None) == own for card in pile.cards)
            case PileKind.COLUMN:
                down = pile.face_down
                assert set(pile.cards[:down]) <= {None}
                assert None not in pile.cards[down:]
            case _:
                assert pile.kind is PileKind.MIDDLE
                assert None not in pile.cards


@every_game
def test_the_same_seed_and_moves_are_the_same_game(game_id: str) -> None:
    """So are a record's: every time stands in it, and no clock is needed."""
    rules = rules_of(game_id)
    game = new_game(rules, seed=11, rounds=min(2, rules.rounds))
    chance = SplitMix64(4)
    states, told = [game.state], [game.dealt.events]
    while game.outcome is None:
        seat = seat_that_can(family_of(game_id, min(2, rules.rounds)), game.state, chance)
        moves = game.legal_moves(seat)
        move = moved_at(moves[chance.below(len(moves))], game.state.now + chance.below(700))
        told.append(game.push(move))
        states.append(game.state)
    for state in reversed(states[:-1]):
        game.pop()
        assert game.state is state
    for state, events in zip(states[1:], told[1:], strict=True):
        assert game.redo() == events
        assert game.state is state
    again = replay(read_record(write_record(game), LANGUAGE), compile_rules)
    assert again.dealt.events == told[0]
    assert again.state == game.state
    assert again.moves == game.moves


@every_game
def test_the_seat_to_move_is_the_first_that_can(game_id: str) -> None:
    """For whoever plays a game out without a clock; a view says that it is always one's own."""
    family = family_of(game_id, 1)
    for state, _ in random_game(family, 2):
        able = [seat for seat in range(SEATS) if family.legal_moves(state, seat)]
        assert family.to_move(state) == able[0]
        assert [family.view(state, seat).to_move for seat in range(SEATS)] == [0, 1]


@every_game
def test_every_rule_file_is_sound(game_id: str) -> None:
    entry = next(entry for entry in CATALOGUE.entries() if entry.id == game_id)
    found = {each.severity for each in entry.loaded.diagnostics}
    told = {Severity.WARNING} if game_id in ("no-decks", "hard-going") else set()
    assert found == told, render(entry.loaded.diagnostics, entry.loaded.sources)


def test_whole_games_nobody_named_need_yaml_alone() -> None:
    whole = [path for path in MADE_UP.glob("*.yaml") if "family: speed" in path.read_text("utf-8")]
    assert len(whole) >= 6


def test_made_up_games_reach_every_corner() -> None:
    """Otherwise what is tested above may never have happened."""
    seen: set[str] = set()
    for game_id in ALL_GAMES:
        family = family_of(game_id)
        for state, move in random_game(family, 1):
            seen.add(f"{type(move).__name__} {len(state.stacks)}")
            seen |= {f"again {state.series.again > 0}", f"short {state.series.short}"}
            if isinstance(move, Put) and move.count > 1:
                seen.add("block")
            if isinstance(move, Join) and not state.layouts[move.seat][move.onto].cards:
                seen.add("filled")
            if not all(state.stacks) and any(state.stacks):
                seen.add("one stack begun")
            seen |= {
                f"secret {seat}"
                for seat in range(SEATS)
                if family.compiled.is_secret(state.layouts[seat])
            }
            seen |= {f"blocked {spoils.blocked}" for spoils in state.series.spoils[-1:]}
    wanted = {"Put 2", "Put 1", "Join 2", "TurnUp 2", "Count 2", "Count 1", "NextRound 2", "block"}
    wanted |= {"filled", "again True", "short (0,)", "short (1,)", "short (0, 1)", "secret 0"}
    assert seen >= wanted | {"secret 1", "blocked True", "blocked False", "one stack begun"}


def test_tables_that_do_not_come_out_are_refused() -> None:
    rules = rules_of("hanapette")
    with pytest.raises(DealError, match="not for 3 players"):
        Speed(rules, 3)
    with pytest.raises(DealError, match="not exactly the cards"):
        family_of("hanapette").deal((1, 2, 3), 0)
    one = rules.deck.model_copy(update={"cards": ()})
    with pytest.raises(DealError, match="too few cards"):
        Speed(rules.model_copy(update={"deck": one}), 2)


def test_guessed_cards_fill_the_places_exactly() -> None:
    family = family_of("hanapette")
    view = family.view(dealt(family, 1), 0)
    hidden = family.unseen(view)
    assert len(hidden) == sum(pile.cards.count(None) for pile in view.piles)
    with pytest.raises(ValueError, match="more cards than unknown places"):
        family.guessed(view, (*hidden, 1))
    with pytest.raises(ValueError, match="fewer cards than unknown places"):
        family.guessed(view, hidden[1:])
