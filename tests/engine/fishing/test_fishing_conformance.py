"""What holds for every fishing rule file, ours and made-up ones, at every number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import members, month_cards
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.errors import DealError, IllegalMove, RecordError
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMatched,
    CardsMoved,
    Event,
    GameEnded,
    PairPending,
)
from hanafuda_desktop.engine.fishing.family import Fishing
from hanafuda_desktop.engine.fishing.lying import NOWHERE
from hanafuda_desktop.engine.fishing.moves import (
    BOMBS,
    DRAW,
    GO,
    NEXT_ROUND,
    PICKS,
    PLAYS,
    SHOWS,
    STOP,
    TAKES,
    Bomb,
    Show,
)
from hanafuda_desktop.engine.fishing.state import FishingState, Phase
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.tableau.moves import Turn as TableauTurn
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.schema.fishing import FishingRules
from tests.engine.fishing.tables import ALL_GAMES, CATALOGUE, MADE_UP, rules_of

GAMES_EACH = 36
"""Random games at each table; with all tables they are thousands."""


def _tables() -> Iterator[tuple[str, int]]:
    for game_id in ALL_GAMES:
        rules = rules_of(game_id)
        for players in sorted(map(int, rules.deal)):
            if rules.players.least <= players <= rules.players.most:
                yield game_id, players


TABLES = list(_tables())
every_table = pytest.mark.parametrize(
    ("game_id", "players"), TABLES, ids=[f"{game_id}-{players}" for game_id, players in TABLES]
)


def _is_zero_sum(rules: FishingRules, players: int) -> bool:
    """Whether nobody can gain what nobody loses: losers pay; or what is counted is shared out
    evenly, with the yaku of one taken from the others.
    """
    if rules.stopping is not None:
        return rules.losers_pay
    pays = rules.losers_pay or not any(hand.ends == "win" for hand in rules.dealt_hands)
    score = rules.round_score
    program = Fishing(rules, players).program
    sides = len(program.sides)
    worth = sum(program.values[card] for card in program.deck) if score.cards else 0
    shared = worth == program.par * sides
    even = score.own_yaku == score.others_yaku and (sides == _TWO or not score.own_yaku)
    return pays and shared and even and not rules.best_earns


_TWO = 2


def _family(game_id: str, players: int, rounds: int | None = None) -> Fishing:
    return Fishing(rules_of(game_id), players, rounds)


def _dealt(family: Fishing, seed: int) -> FishingState:
    return family.deal(shuffled(family.deck, seed), seed).state


def _random_game(family: Fishing, seed: int) -> Iterator[tuple[FishingState, Any]]:
    """Every state but the last of a game played by chance, with the move made there."""
    chance = SplitMix64(seed + 77)
    state = _dealt(family, seed)
    while state.phase != Phase.OVER:
        moves = family.legal_moves(state, state.seat)
        assert moves
        move = moves[chance.below(len(moves))]
        yield state, move
        state = family.apply(state, move).state


def _lying(state: FishingState) -> list[int]:
    """All cards, wherever they lie."""
    lying = [*state.series.stock[state.drawn :], *members(state.field), *state.running.taking]
    for pile in (*state.hands, *state.captured):
        lying += members(pile)
    return lying + ([] if state.running.turned < 0 else [state.running.turned])


@every_table
def test_thousands_of_random_games(game_id: str, players: int) -> None:
    """Cards are conserved, the game ends, rounds add up, and zero-sum games are."""
    for seed in range(GAMES_EACH):
        family = _family(game_id, players, 2 + seed % 2)
        chance = SplitMix64(seed)
        state = _dealt(family, seed)
        for _ in range(2000):
            if state.phase == Phase.OVER:
                break
            moves = family.legal_moves(state, state.seat)
            step = family.apply(state, moves[chance.below(len(moves))])
            assert step.events
            state = step.state
            assert sorted(_lying(state)) == list(family.deck)
            _check_places(state)
        outcome = family.outcome(state)
        assert outcome is not None
        assert isinstance(step.events[-1], GameEnded)
        sheet = [finished.result for finished in state.series.sheet]
        gains = [sum(result.gains[seat] for result in sheet) for seat in range(players)]
        assert gains == list(outcome.scores) == list(state.series.totals)
        assert [result.number for result in sheet] == list(range(1, len(sheet) + 1))
        if _is_zero_sum(rules_of(game_id), players):
            assert all(sum(result.gains) == 0 for result in sheet)


def test_the_games_that_are_zero_sum_are_known_by_their_rules() -> None:
    found = {game_id for game_id, players in TABLES if _is_zero_sum(rules_of(game_id), players)}
    assert {"koi-koi", "koi-koi-additive", "go-stop", "go-stop-korean", "mushi"} <= found
    assert not found & {"koi-koi-winner-adds", "mushi-fifteen", "hana-awase", "higo-bana"}


def test_they_are_thousands() -> None:
    assert len(TABLES) * GAMES_EACH > 2000


def _check_places(state: FishingState) -> None:
    lying = {*members(state.field), *state.running.taking}
    placed = {card for card, place in enumerate(state.places) if place != NOWHERE}
    assert placed == lying


CONCEIVABLE: list[Any] = (
    [plays[0] for plays in PLAYS]
    + [PLAYS[card][mate + 1] for card in range(0, 48, 5) for mate in range(48)]
    + [*TAKES, *SHOWS[1:], *BOMBS[1:], *PICKS, DRAW, GO, STOP, NEXT_ROUND, TableauTurn()]
)


@every_table
def test_what_is_not_legal_is_refused_with_a_sentence(game_id: str, players: int) -> None:
    family = _family(game_id, players, 2)
    for number, (state, _) in enumerate(_random_game(family, 3)):
        legal = family.legal_moves(state, state.seat)
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert family.refusal(state, state.seat, move) is None
            assert family.read_move(family.write_move(move)) is move
        other = (state.seat + 1) % players
        assert family.legal_moves(state, other) == ()
        assert family.refusal(state, other, legal[0]) == "It is not this player's turn."
        if number % 4:
            continue
        for move in CONCEIVABLE:
            refusal = family.refusal(state, state.seat, move)
            assert (refusal is None) == (move in legal), (move, refusal)
            assert refusal is None or refusal.endswith(".")
            if refusal is not None and number % 40 == 0:
                with pytest.raises(IllegalMove, match=r"\."):
                    family.apply(state, move)


@every_table
def test_a_view_hides_what_it_must(game_id: str, players: int) -> None:
    """Two tables that differ only in what a seat cannot see look the same to it."""
    family = _family(game_id, players, 2)
    for seed in range(2):
        for number, (state, _) in enumerate(_random_game(family, seed)):
            seat = (number + seed) % players
            view = family.view(state, seat)
            other = family.guessed(view, shuffled(family.unseen(view), number))
            assert family.view(other, seat) == view
            if state.seat == seat:
                assert family.legal_moves(other, seat) == family.legal_moves(state, seat)


@every_table
def test_a_finished_game_is_seen_as_it_was(game_id: str, players: int) -> None:
    """Also by whoever had not the last turn, nor deals next."""
    family = _family(game_id, players, 1)
    for seed in range(3):
        *_, (state, move) = _random_game(family, seed)
        over = family.apply(state, move).state
        for seat in range(players):
            view = family.view(over, seat)
            guessed = family.guessed(view, family.unseen(view))
            assert family.view(guessed, seat) == view


@every_table
def test_a_turn_tells_a_seat_no_more_than_it_shows(game_id: str, players: int) -> None:
    """Where the same cards are played and drawn, two such tables sound the same to the end of the
    turn, and look the same after it: whoever holds what else, and in whatever order the stock lies.
    """
    family = _family(game_id, players, 2)
    compared = 0
    for number, (state, move) in enumerate(_random_game(family, 1)):
        if state.phase in (Phase.PICK, Phase.NEXT):
            continue
        for seat in range(players):
            other = _behind(family, state, move, seat, number)
            if move not in family.legal_moves(other, state.seat):
                continue  # another card must be played there
            here, there = family.apply(state, move), family.apply(other, move)
            assert family.seen(here.events, seat) == family.seen(there.events, seat)
            assert family.view(here.state, seat) == family.view(there.state, seat)
            compared += other != state
    assert compared > 5 * players


_MOST_DRAWN = 3
"""So many cards are drawn in a turn at the most."""


def _behind(
    family: Fishing, state: FishingState, move: Any, seat: int, number: int
) -> FishingState:
    """Another state behind a seat's view, in which this turn can be played with the same cards."""
    stock = state.series.stock[state.drawn :]
    named = {getattr(move, "card", None)}
    if isinstance(move, Bomb | Show):
        named = set(members(state.hands[state.seat] & month_cards(move.month)))
    hidden = list(reversed(stock))
    for other, hand in enumerate(state.hands):
        hidden += members(hand & ~state.facts.shown[other]) if other != seat else ()
    places = range(len(hidden))
    drawn = range(max(0, len(stock) - _MOST_DRAWN), len(stock))
    free = [place for place in places if place not in drawn and hidden[place] not in named]
    moved = shuffled(tuple(hidden[place] for place in free), number)
    for place, card in zip(free, moved, strict=True):
        hidden[place] = card
    return family.guessed(family.view(state, seat), tuple(hidden))


@every_table
def test_what_a_seat_is_dealt_is_all_it_learns(game_id: str, players: int) -> None:
    family = _family(game_id, players, 1)
    step = family.deal(shuffled(family.deck, 5), 5)
    if step.state.phase == Phase.PICK:
        return
    for seat in range(players):
        for event in family.seen(step.events, seat):
            if isinstance(event, CardsDealt):
                hidden = event.pile.startswith("h") and event.pile != f"h{seat}"
                assert all((card is None) == hidden for card in event.cards)
        view = family.view(step.state, seat)
        for pile in view.piles:
            if pile.kind is PileKind.STOCK or (pile.kind is PileKind.HAND and pile.owner != seat):
                assert set(pile.cards) <= {None}
            else:
                assert None not in pile.cards


@every_table
def test_pictures_are_read_back(game_id: str, players: int) -> None:
    family = _family(game_id, players, 3)
    for state, _ in _random_game(family, 5):
        again = family.read_picture(family.picture(state))
        stock = () if state.phase == Phase.PICK else state.series.stock[state.drawn :]
        series = state.series._replace(sheet=(), stock=stock or again.series.stock)
        assert again == state._replace(drawn=0, series=series)
        assert family.picture(again) == family.picture(state)


@every_table
def test_a_game_goes_on_from_its_picture(game_id: str, players: int) -> None:
    family = _family(game_id, players, 2)
    states = list(_random_game(family, 8))
    middle, _ = states[len(states) // 2]
    if middle.phase == Phase.PICK:
        return
    here, there = middle, family.read_picture(family.picture(middle))
    for _, move in states[len(states) // 2 :]:
        here, there = family.apply(here, move).state, family.apply(there, move).state
    assert here.series.totals == there.series.totals
    assert here.phase == there.phase == Phase.OVER


@every_table
def test_the_same_seed_and_moves_are_the_same_game(game_id: str, players: int) -> None:
    rules = rules_of(game_id)
    game = Game(rules, seed=11, players=players, rounds=2)
    chance = SplitMix64(4)
    states, told = [game.state], [game.dealt.events]
    while game.outcome is None:
        moves = game.legal_moves()
        told.append(game.push(moves[chance.below(len(moves))]))
        states.append(game.state)
    words = [game.family.write_move(move) for move in game.moves]
    for state in reversed(states[:-1]):
        game.pop()
        assert game.state is state
    for word, state, events in zip(words, states[1:], told[1:], strict=True):
        assert game.redo() == events
        assert game.state is state
        assert word
    again = Game(rules, seed=11, players=players, rounds=2)
    assert again.dealt.events == told[0]
    for word, events in zip(words, told[1:], strict=True):
        assert again.push(again.family.read_move(word)) == events
    assert again.state == game.state


@every_table
def test_the_events_move_every_card_to_where_it_lies(game_id: str, players: int) -> None:
    """A table that knows the events alone ends up with the piles of the state."""
    family = _family(game_id, players, 2)
    dealt = family.deal(shuffled(family.deck, 13), 13)
    piles: dict[str, set[int]] = {}
    _follow(piles, dealt.events)
    for state, move in _random_game(family, 13):
        step = family.apply(state, move)
        _follow(piles, step.events)
        if step.state.phase == Phase.PICK:
            continue
        after = step.state
        _lie_where_the_events_say(state, step.events, after)
        assert piles["f"] == {*members(after.field), *after.running.taking}
        for seat, hand in enumerate(after.hands):
            assert piles[f"h{seat}"] == set(members(hand))
        for side, captured in enumerate(after.captured):
            assert piles.get(f"p{side}", set()) == set(members(captured))


def _lie_where_the_events_say(
    before: FishingState, events: tuple[Event, ...], after: FishingState
) -> None:
    """A card comes to lie on what it captures, on a pair that waits, or on a place of its own."""
    if any(isinstance(event, CardsDealt) for event in events):
        return
    places = {card: place for card, place in enumerate(before.places) if place != NOWHERE}
    for event in events:
        match event:
            case CardsMoved((card,), _, "f", (place,)):
                assert card is not None
                places[card] = place
            case CardsMoved(cards, "f" | "t", _, ()):
                for card in cards:
                    del places[card]  # type: ignore[arg-type]
            case CardsMatched(card, mates, _) if mates:
                assert places[card] == places[mates[0]]
            case PairPending(cards, _):
                assert len({places[card] for card in cards}) == 1
            case _:
                pass
    if after.phase not in (Phase.NEXT, Phase.OVER):
        assert places == {c: place for c, place in enumerate(after.places) if place != NOWHERE}


def _follow(piles: dict[str, set[int]], events: tuple[Event, ...]) -> None:
    for event in events:
        match event:
            case CardsDealt(pile, cards):
                if pile == "h0":
                    piles.clear()
                piles[pile] = {card for card in cards if card is not None}
            case CardsMoved(cards, source, target):
                # Cards of the running turn lie on the field until they are taken aside.
                moved = {card for card in cards if card is not None}
                origin = "f" if source == "t" else source
                if origin != "s":
                    assert moved <= piles[origin]
                    piles[origin] -= moved
                piles.setdefault(target, set()).update(moved)
            case CardsMatched(card, mates, _):
                assert {card, *mates} <= piles["f"]
            case _:
                pass


@every_table
def test_views_name_each_pile_once_and_show_the_whole_deck(game_id: str, players: int) -> None:
    family = _family(game_id, players, 1)
    for state, _ in _random_game(family, 21):
        for seat in range(players):
            view = family.view(state, seat)
            assert len({pile.id for pile in view.piles}) == len(view.piles)
            if state.phase != Phase.PICK:
                assert sum(len(pile.cards) for pile in view.piles) == len(family.deck)
            seen = Counter(card for pile in view.piles for card in pile.cards if card is not None)
            assert set(seen.values()) <= {1}
            for pile in view.piles:
                if pile.kind in (PileKind.FIELD, PileKind.TAKING):
                    assert len(pile.slots) == len(pile.cards)


@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_every_rule_file_is_sound(game_id: str) -> None:
    entry = next(entry for entry in CATALOGUE.entries() if entry.id == game_id)
    assert render(entry.loaded.diagnostics, entry.loaded.sources) == ""


def test_whole_games_nobody_named_need_yaml_alone() -> None:
    whole = [
        path for path in MADE_UP.glob("*.yaml") if "family: fishing" in path.read_text("utf-8")
    ]
    assert len(whole) >= 6


def test_tables_that_do_not_come_out_are_refused() -> None:
    with pytest.raises(DealError, match="not for 3 players"):
        _family("koi-koi", 3)
    with pytest.raises(DealError, match="not for 5 players"):
        _family("higo-bana-teams", 5)
    teams = rules_of("higo-bana").model_copy(update={"team_size": 2})
    with pytest.raises(DealError, match="do not make teams of 2"):
        Fishing(teams, 5)
    koi_koi = rules_of("koi-koi")
    deal = koi_koi.deal["2"].model_copy(update={"hand": 16, "field": 24})
    with pytest.raises(DealError, match="too few cards"):
        Fishing(koi_koi.model_copy(update={"deal": {"2": deal}}), 2)
    with pytest.raises(DealError, match="not exactly the cards"):
        _family("koi-koi", 2).deal((1, 2, 3), 0)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("s", "a line is a name, a colon"),
        ("asked: dance 0", "nothing that is asked"),
        ("asked: play 2", "not a number from 0 to 1"),
        ("asked: take 0", "a card is 'turned' where one is to be taken"),
        ("asked: pick 0", "hold the whole deck"),
        ("round: 3 dealer -1", "'-1' is not a number"),
        ("round: 3 weather 1", "a round has no 'weather'"),
        ("f: 11@-2", "'-2' is not a number"),
        ("f: 11", "'' is not a number"),
        ("f: zz@1", "unknown card 'zz'"),
        ("h7: 11", "has no 'h7'"),
        ("totals: 1", "'totals' needs 2 numbers"),
        ("callers: 4", "names a seat that there is not"),
        ("picks: 9", "there are 8 cards to pick from"),
        ("turned: 11 12", "'turned' is one card"),
        ("wild: 0 b4", "followed by a side, a card and a month"),
        ("wild: 0 11 3", "11 is no wild card of this game"),
        ("h0: 11 11", "twice: 11"),
    ],
)
def test_a_faulty_picture_says_what_is_wrong(line: str, message: str) -> None:
    family = _family("koi-koi", 2)
    good = family.picture(_dealt(family, 1)).splitlines()
    name = line.partition(":")[0]
    lines = [each for each in good if each.partition(":")[0] != name]
    with pytest.raises(RecordError, match=message):
        family.read_picture("\n".join([*lines, line]))


def test_a_picture_may_name_nothing_twice() -> None:
    family = _family("koi-koi", 2)
    text = family.picture(_dealt(family, 1))
    with pytest.raises(RecordError, match="'h0' stands twice"):
        family.read_picture(f"{text}\nh0: 11\n")
    with pytest.raises(RecordError, match="does not say what is asked"):
        family.read_picture(text.replace("asked", "# asked"))


@pytest.mark.parametrize(
    "word", ["", "x", "zz", "11x", "pick9", "show0", "bomb13", "11x12x13", "D"]
)
def test_a_word_that_is_no_move(word: str) -> None:
    with pytest.raises(RecordError):
        _family("koi-koi", 2).read_move(word)


def test_too_many_guessed_cards_are_an_error() -> None:
    family = _family("koi-koi", 2)
    view = family.view(_dealt(family, 1), 0)
    hidden = family.unseen(view)
    with pytest.raises(ValueError, match="more cards than unknown places"):
        family.guessed(view, (*hidden, 1))


def test_a_view_is_a_value() -> None:
    family = _family("go-stop", 3)
    view = family.view(_dealt(family, 1), 1)
    assert replace(view, seat=1) == view
