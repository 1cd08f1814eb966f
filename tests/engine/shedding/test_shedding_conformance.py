"""What holds for every shedding rule file, ours and made-up ones, at every number of players."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.errors import DealError, IllegalMove, RecordError
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    Event,
    GameEnded,
    PileShuffled,
    PileTurnedOver,
    RoundEnded,
)
from hanafuda_desktop.engine.fishing.moves import STOP
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.race import EARLY, NEVER, RaceRun
from hanafuda_desktop.engine.record import read_record, replay, write_record
from hanafuda_desktop.engine.rounds import Ending
from hanafuda_desktop.engine.shedding.events import HandsSwapped
from hanafuda_desktop.engine.shedding.family import Shedding
from hanafuda_desktop.engine.shedding.moves import (
    DISCARDS,
    DRAW_LOTS,
    KEEP,
    NEXT_ROUND,
    PASS,
    STRUGGLE,
    SWAPS,
    Combine,
    Race,
)
from hanafuda_desktop.engine.shedding.state import NO_CARD, Phase, SheddingState
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.rules.diagnostics import render
from tests.engine.shedding.tables import (
    ALL_GAMES,
    CATALOGUE,
    MADE_UP,
    TABLES,
    dealt,
    family_of,
    random_game,
    rules_of,
)

GAMES_EACH = 50
"""Random games at each table; with all tables they are thousands."""

every_table = pytest.mark.parametrize(
    ("game_id", "players"), TABLES, ids=[f"{game_id}-{players}" for game_id, players in TABLES]
)


def _lying(state: SheddingState) -> list[int]:
    """All cards, wherever they lie."""
    lying = [*state.stock, *state.discard, *members(state.field)]
    for hand in state.hands:
        lying += members(hand)
    return lying + ([] if state.drawn == NO_CARD else [state.drawn])


@pytest.mark.rule("UN-2", "UN-10", "UN-11")
@every_table
def test_thousands_of_random_games(game_id: str, players: int) -> None:
    """Cards are conserved through all shuffles, rounds end, add up, and are zero-sum."""
    rules = rules_of(game_id)
    shuffles = 0
    for seed in range(GAMES_EACH):
        family = family_of(game_id, players, 1 + seed % 2)
        state = None
        for state, move in random_game(family, seed):
            assert sorted(_lying(state)) == list(family.deck)
            _check(family, state)
            last = family.apply(state, move)
        assert state is not None
        shuffles += last.state.shuffles
        assert isinstance(last.events[-1], GameEnded)
        outcome = family.outcome(last.state)
        assert outcome is not None
        sheet = [finished.result for finished in last.state.series.sheet]
        gains = [sum(result.gains[seat] for result in sheet) for seat in range(players)]
        assert gains == list(outcome.scores) == list(last.state.series.totals)
        for result in sheet:
            assert (result.ending is Ending.SHED) == bool(result.winners)
            if rules.losers_pay:
                assert sum(result.gains) == 0
            for winner in result.winners:
                assert result.sides[winner].captured == ()
    if game_id == "small-deck":
        assert shuffles


def test_they_are_thousands() -> None:
    assert len(TABLES) * GAMES_EACH > 1500


def _check(family: Shedding, state: SheddingState) -> None:
    """Both ways of keeping the field agree, and it is as full as it can be."""
    lying = [card for card in state.places if card != NO_CARD]
    assert mask_of(lying) == state.field
    size = family.program.deal.field
    if state.phase == Phase.PLAY and len(lying) < size:
        assert not state.stock
        assert len(state.discard) <= family.program.keeps_top
    if state.phase in (Phase.PLAY, Phase.DRAWN, Phase.SWAP):
        assert all(state.hands)
    if state.phase == Phase.RACE:
        assert not state.hands[state.seat]


def _conceivable(family: Shedding, state: SheddingState, chance: SplitMix64) -> list[Any]:
    """Moves that could be written down, legal and not."""
    moves: list[Any] = [STRUGGLE, KEEP, PASS, DRAW_LOTS, NEXT_ROUND, STOP, *SWAPS, *DISCARDS[::3]]
    racers = family.seats - 1
    moves += [
        Race(()),
        Race((100,) * racers),
        Race((EARLY,) * racers),
        Race((NEVER,) * racers),
        Race((100,) * (racers + 1)),
        Race((-3,) * racers),
        Race((700_000,) * racers),
    ]
    hand = list(members(state.hands[state.seat])) or [0]
    field = list(members(state.field)) or [0]
    deck = list(range(48))

    def some(cards: list[int], most: int) -> tuple[int, ...]:
        count = chance.below(most + 1)
        return tuple(cards[chance.below(len(cards))] for _ in range(count))

    for each in family.program.combinations:
        for _ in range(25):
            cards = hand if chance.below(5) else deck
            onto = field if chance.below(5) else deck
            moves.append(Combine(each.id, some(onto, 2), some(cards, 3), some(cards, 1)))
    moves += [Combine("none", (), (hand[0],)), Combine(family.program.combinations[0].id)]
    moves.append(Combine(family.program.combinations[0].id, (99,), (-5,)))
    return moves


@every_table
def test_what_is_not_legal_is_refused_with_a_sentence(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    chance = SplitMix64(players)
    for number, (state, _) in enumerate(random_game(family, 3)):
        legal = family.legal_moves(state, state.seat)
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert family.refusal(state, state.seat, move) is None
            assert family.read_move(family.write_move(move)) == move
            assert family.normal(state, move) == move
        other = (state.seat + 1) % players
        assert family.legal_moves(state, other) == ()
        assert family.refusal(state, other, legal[0]) == "It is not this player's turn."
        if number % 5:
            continue
        for move in _conceivable(family, state, chance):
            refusal = family.refusal(state, state.seat, move)
            if not (isinstance(move, Race) and refusal is None):
                assert (refusal is None) == (move in legal), (move, refusal)
            assert refusal is None or refusal.endswith(".")
            if refusal is not None and number % 20 == 0:
                with pytest.raises(IllegalMove, match=r"\."):
                    family.apply(state, move)


@every_table
def test_any_order_of_laying_finds_its_move(game_id: str, players: int) -> None:
    """A combination laid in another order is the legal one with the same card on top."""
    family = family_of(game_id, players, 1)
    for seed in range(4):
        for state, _ in random_game(family, seed):
            for move in family.legal_moves(state, state.seat):
                if isinstance(move, Combine) and len(move.hand) > 2:
                    mixed = (*move.hand[-2::-1], move.hand[-1])
                    other = replace(move, hand=mixed, lay=move.lay[::-1])
                    assert family.normal(state, other) == move


@every_table
def test_a_view_hides_what_it_must(game_id: str, players: int) -> None:
    """Two tables that differ only in what a seat cannot see look and sound the same to it."""
    family = family_of(game_id, players, 2)
    for seed in range(2):
        for number, (state, move) in enumerate(random_game(family, seed)):
            seat = (number + seed) % players
            view = family.view(state, seat)
            hidden = family.unseen(view)
            other = family.guessed(view, shuffled(hidden, number))
            assert family.view(other, seat) == view
            if state.seat == seat:
                assert family.legal_moves(other, seat) == family.legal_moves(state, seat)
            elif move not in family.legal_moves(other, state.seat):
                continue
            if state.phase == Phase.NEXT or number % 3:
                continue
            known = frozenset(family.deck) - frozenset(hidden)
            here = family.seen(family.apply(state, move).events, seat)
            there = family.seen(family.apply(other, move).events, seat)
            _same_until_something_new(here, there, known)


def _same_until_something_new(
    here: tuple[Event, ...], there: tuple[Event, ...], known: frozenset[int]
) -> None:
    """Events are equal up to the first card that comes to light and is another one there."""
    for one, two in zip(here, there, strict=False):
        if isinstance(one, PileShuffled):
            # How known cards lie in a new stock nobody knows.
            assert one == two
            return
        if one == two:
            continue
        if isinstance(one, CardTurnedUp):
            assert isinstance(two, CardTurnedUp)
            assert one.card not in known
            assert two.card not in known
            return
        if isinstance(one, CardsMoved):
            # One's own draw, or the card that another drew and discards.
            assert one.source in ("s", "x")
            assert not known & {*one.cards}
            return
        assert isinstance(one, RaceRun | RoundEnded | CardsDealt), (one, two)
        return
    assert len(here) == len(there)


@every_table
def test_the_events_move_every_card_to_where_it_lies(game_id: str, players: int) -> None:
    """A table that knows the events alone ends up with the piles of the state."""
    family = family_of(game_id, players, 2)
    piles: dict[str, list[int]] = {}
    _follow(piles, family.deal(shuffled(family.deck, 13), 13).events, family)
    for state, move in random_game(family, 13):
        step = family.apply(state, move)
        _follow(piles, step.events, family)
        after = step.state
        assert set(piles["f"]) == set(members(after.field))
        assert piles["d"] == list(after.discard)
        assert set(piles["x"]) == ({after.drawn} if after.drawn != NO_CARD else set())
        for seat, hand in enumerate(after.hands):
            assert set(piles[f"h{seat}"]) == set(members(hand))


def _follow(piles: dict[str, list[int]], events: tuple[Event, ...], family: Shedding) -> None:
    for event in events:
        match event:
            case CardsDealt("h0", _):
                piles.clear()
                piles |= {name: [] for name in ("f", "d", "x")}
            case _:
                pass
        match event:
            case CardsDealt(pile, cards):
                piles[pile] = [card for card in cards if card is not None]
            case CardsMoved(cards, source, target, places):
                moved = [card for card in cards if card is not None]
                assert len(moved) == len(cards)
                if source != "s":
                    for card in moved:
                        piles[source].remove(card)
                piles[target] += moved
                assert bool(places) == (target == "f")
            case PileTurnedOver("d", "s", count):
                kept = family.program.keeps_top
                assert count == len(piles["d"]) - kept
                piles["d"] = piles["d"][count:]
            case HandsSwapped(seat, other):
                one, two = f"h{seat}", f"h{other}"
                piles[one], piles[two] = piles[two], piles[one]
            case _:
                pass


@every_table
def test_views_name_each_pile_once_and_show_the_whole_deck(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 1)
    for state, _ in random_game(family, 21):
        for seat in range(players):
            view = family.view(state, seat)
            assert len({pile.id for pile in view.piles}) == len(view.piles)
            assert sum(len(pile.cards) for pile in view.piles) == len(family.deck)
            seen = Counter(card for pile in view.piles for card in pile.cards if card is not None)
            assert set(seen.values()) <= {1}
            for pile in view.piles:
                hidden = pile.kind is PileKind.STOCK or (
                    pile.kind in (PileKind.HAND, PileKind.DRAWN) and pile.owner != seat
                )
                assert all((card is None) == hidden for card in pile.cards)
                if pile.kind is PileKind.FIELD:
                    assert len(pile.slots) == len(pile.cards) == len(set(pile.slots))


@every_table
def test_pictures_are_read_back(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    for state, _ in random_game(family, 5):
        again = family.read_picture(family.picture(state))
        places = state.places
        while places and places[-1] == NO_CARD:
            places = places[:-1]
        assert again == state._replace(places=places, series=state.series._replace(sheet=()))
        assert family.picture(again) == family.picture(state)


@every_table
def test_a_game_goes_on_from_its_picture(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    states = list(random_game(family, 8))
    middle, _ = states[len(states) // 2]
    here, there = middle, family.read_picture(family.picture(middle))
    for _, move in states[len(states) // 2 :]:
        here, there = family.apply(here, move).state, family.apply(there, move).state
    assert here.series.totals == there.series.totals
    assert here.phase == there.phase == Phase.OVER


@every_table
def test_a_damaged_picture_never_surprises(game_id: str, players: int) -> None:
    """Whatever a person types, it is read as a state that can be played, or refused."""
    family = family_of(game_id, players, 2)
    chance = SplitMix64(players)
    pictures = [family.picture(state) for state, _ in random_game(family, 6)]
    read = refused = 0
    for number in range(300):
        text = _damaged(pictures[number % len(pictures)], chance)
        try:
            state = family.read_picture(text)
        except RecordError:
            refused += 1
            continue
        read += 1
        assert sorted(_lying(state)) == list(family.deck)
        again = family.read_picture(family.picture(state))
        assert family.picture(again) == family.picture(state)
        for seat in range(players):
            family.view(state, seat)
        moves = family.legal_moves(state, state.seat)
        assert bool(moves) == (state.phase != Phase.OVER)
        for move in moves[:5]:
            assert family.apply(state, move).events
    assert read
    assert refused


def _damaged(text: str, chance: SplitMix64) -> str:
    """A picture with two of its words, lines or letters changed."""
    lines = text.splitlines()
    for _ in range(1 + chance.below(2)):
        at = chance.below(len(lines))
        words = lines[at].split(" ")
        where = chance.below(len(words))
        match chance.below(6):
            case 0:
                del lines[at]
            case 1:
                lines.append(lines[at])
            case 2:
                words.pop(where)
                lines[at] = " ".join(words)
            case 3:
                other = lines[chance.below(len(lines))].split(" ")
                words[where] = other[chance.below(len(other))]
                lines[at] = " ".join(words)
            case 4:
                asked = ("play", "drawn", "swap", "race", "next", "over")[chance.below(6)]
                lines[0] = f"asked: {asked} {chance.below(4)}"
            case _:
                letters = "0123456789abc@-: xdhs"
                words[where] += letters[chance.below(len(letters))]
                lines[at] = " ".join(words)
        if not lines:
            break
    return "\n".join(lines)


@pytest.mark.rule("UN-13")
@every_table
def test_the_same_seed_and_moves_are_the_same_game(game_id: str, players: int) -> None:
    """So are a record's: also the times of its races, without any clock."""
    rules = rules_of(game_id)
    game = Game(rules, seed=11, players=players, rounds=2)
    chance = SplitMix64(4)
    states, told = [game.state], [game.dealt.events]
    while game.outcome is None:
        moves = game.legal_moves()
        told.append(game.push(moves[-1 - chance.below(len(moves))]))
        states.append(game.state)
    for state in reversed(states[:-1]):
        game.pop()
        assert game.state is state
    for state, events in zip(states[1:], told[1:], strict=True):
        assert game.redo() == events
        assert game.state is state
    again = replay(read_record(write_record(game)))
    assert again.dealt.events == told[0]
    assert again.state == game.state
    assert again.moves == game.moves


@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_every_rule_file_is_sound(game_id: str) -> None:
    entry = next(entry for entry in CATALOGUE.entries() if entry.id == game_id)
    assert render(entry.loaded.diagnostics, entry.loaded.sources) == ""


def test_whole_games_nobody_named_need_yaml_alone() -> None:
    whole = [
        path for path in MADE_UP.glob("*.yaml") if "family: shedding" in path.read_text("utf-8")
    ]
    assert len(whole) >= 8


def test_tables_that_do_not_come_out_are_refused() -> None:
    with pytest.raises(DealError, match="not for 6 players"):
        Shedding(rules_of("untitled"), 6)
    untitled = rules_of("untitled")
    deal = untitled.deal["2"].model_copy(update={"hand": 24, "field": 4})
    with pytest.raises(DealError, match="too few cards"):
        Shedding(untitled.model_copy(update={"deal": {"2": deal}}), 2)
    with pytest.raises(DealError, match="not exactly the cards"):
        family_of("untitled", 2).deal((1, 2, 3), 0)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("s", "a line is a name, a colon"),
        ("asked: dance 0", "nothing that is asked"),
        ("asked: play 3", "not a number from 0 to 2"),
        ("asked: drawn 0", "a card is drawn as 'x' where it may be discarded"),
        ("asked: swap 0", "lets its player choose"),
        ("asked: race 0", "a race is for the palm of a winner"),
        ("round: 3 dealer -1", "'-1' is not a number"),
        ("round: 3 weather 1", "a round has no 'weather'"),
        ("round: 3 dealer", "stands without its number"),
        ("round: 0", "counted from 1"),
        ("turn: direction 2", "direction 1 or -1"),
        ("f: 11@-2", "'-2' is not a number"),
        ("f: 11@1 12@1", "two cards lie on place 1"),
        ("f: zz@1", "unknown card 'zz'"),
        ("h7: 11", "has no 'h7'"),
        ("totals: 1", "'totals' needs 3 numbers"),
        ("effect: dance 1", "no effect of this game"),
        ("x: 11 12", "twice: 11"),
        ("h0:", "these are not the deck's cards"),
    ],
)
def test_a_faulty_picture_says_what_is_wrong(line: str, message: str) -> None:
    family = family_of("untitled", 3)
    good = family.picture(dealt(family, 1)).splitlines()
    name = line.partition(":")[0]
    lines = [each for each in good if each.partition(":")[0] != name]
    with pytest.raises(RecordError, match=message):
        family.read_picture("\n".join([*lines, line]))


def test_a_picture_may_name_nothing_twice() -> None:
    family = family_of("untitled", 2)
    text = family.picture(dealt(family, 1))
    with pytest.raises(RecordError, match="'h0' stands twice"):
        family.read_picture(f"{text}\nh0: 11\n")
    with pytest.raises(RecordError, match="does not say what is asked"):
        family.read_picture(text.replace("asked", "# asked"))


@pytest.mark.parametrize(
    "word",
    ["", "x1", "xzz", "11", "swap9", "race:", "race:1.2.3.4.5.6.7", "race:700000", "Hand:h11", "S"],
)
def test_a_word_that_is_no_move(word: str) -> None:
    with pytest.raises(RecordError):
        family_of("untitled", 2).read_move(word)


def test_words_with_a_mistake_are_refused_or_are_moves() -> None:
    """Mutation fuzz: a changed letter is another move's word, or is refused."""
    family = family_of("untitled", 4)
    chance = SplitMix64(1)
    letters = "0123456789abcdefhlskx:.-"
    for state, move in random_game(family, 2):
        word = family.write_move(move)
        for _ in range(20):
            at = chance.below(len(word) + 1)
            other = word[:at] + letters[chance.below(len(letters))] + word[at + chance.below(2) :]
            try:
                read = family.read_move(other)
            except RecordError:
                continue
            assert family.read_move(family.write_move(read)) == read
            refusal = family.refusal(state, state.seat, read)
            legal = read in family.legal_moves(state, state.seat)
            assert legal == (refusal is None) or isinstance(read, Race)


def test_guessed_cards_fill_the_places_exactly() -> None:
    family = family_of("untitled", 2)
    view = family.view(dealt(family, 1), 0)
    hidden = family.unseen(view)
    with pytest.raises(ValueError, match="more cards than unknown places"):
        family.guessed(view, (*hidden, 1))
    with pytest.raises(ValueError, match="fewer cards than unknown places"):
        family.guessed(view, hidden[1:])
    with pytest.raises(ValueError, match="no view of a shedding game"):
        family.guessed(replace(view, turn=None), hidden)
