"""What the fishing games share between turns: rounds, and who deals (F-1 to F-4)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsDealt, CardTurnedUp, DealerFound
from hanafuda_desktop.engine.rounds import FinishedRound
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.rounds import next_dealer
from hanafuda_desktop.families.fishing.score import counted
from hanafuda_desktop.families.fishing.state import FishingPhase
from hanafuda_desktop.families.registry import new_game
from tests.families.fishing.tables import circumstances, family_of, rules_of, table


def _dealt(family: Fishing, seed: int) -> tuple[object, ...]:
    return family.deal(shuffled(family.deck, seed), seed).events


@pytest.mark.rule("F-1")
@pytest.mark.parametrize("game_id", ["koi-koi", "mushi", "go-stop", "higo-bana", "hana-awase"])
def test_twelve_rounds_one_a_month(game_id: str) -> None:
    family = family_of(game_id)
    assert family.compiled.rounds == 12
    state = family.deal(shuffled(family.deck, 1), 1).state
    months = [family.view(state, 0).round.month]  # type: ignore[union-attr]
    while state.phase != FishingPhase.OVER:
        moves = family.legal_moves(state, state.seat)
        begins = state.phase == FishingPhase.NEXT
        state = family.apply(state, moves[-1]).state
        if begins:
            months.append(family.view(state, 0).round.month)  # type: ignore[union-attr]
    assert months == list(range(1, 13))


@pytest.mark.rule("F-1")
@pytest.mark.parametrize("rounds", [1, 3, 13])
def test_any_number_of_rounds_may_be_agreed(rounds: int) -> None:
    game = new_game(rules_of("koi-koi"), seed=2, rounds=rounds)
    while game.outcome is None:
        game.push(game.legal_moves()[0])
    sheet = [finished.result for finished in game.state.series.sheet]
    assert len(sheet) == rounds
    assert sheet[-1].month == (rounds - 1) % 12 + 1


@pytest.mark.rule("F-2", "HA-6")
@pytest.mark.parametrize("players", [3, 4])
def test_the_earliest_month_deals_first(players: int) -> None:
    family = family_of("hana-awase", players)
    ties = 0
    for seed in range(600):
        found = _dealt(family, seed)[0]
        assert isinstance(found, DealerFound)
        *again, cards = found.cards
        ranks = [(CARDS[card].month, -CARDS[card].value) for card in cards]
        assert min(ranks) == ranks[found.dealer]
        assert ranks.count(min(ranks)) == 1
        ties += len(again)
        for tie in again:  # the same month and worth twice: cards are drawn again
            ranks = [(CARDS[card].month, -CARDS[card].value) for card in tie]
            assert ranks.count(min(ranks)) > 1
    assert ties > 1


@pytest.mark.rule("F-2", "HA-6")
def test_of_one_month_the_higher_card_deals() -> None:
    family = family_of("hana-awase", 3)
    same_month = 0
    for seed in range(600):
        found = _dealt(family, seed)[0]
        assert isinstance(found, DealerFound)
        cards = found.cards[-1]
        first = min(CARDS[card].month for card in cards)
        of_month = [card for card in cards if CARDS[card].month == first]
        if len(of_month) > 1:
            same_month += 1
            assert max(of_month, key=lambda card: CARDS[card].value) == cards[found.dealer]
    assert same_month > 20


@pytest.mark.rule("F-2")
def test_option_pick_one_of_eight() -> None:
    family = family_of("koi-koi-pick")
    dealt = family.deal(shuffled(family.deck, 4), 4)
    assert dealt.state.phase == FishingPhase.PICK
    assert dealt.events == (CardsDealt("k", (None,) * 8),)
    first = family.apply(dealt.state, family.read_move("pick3"))
    one = dealt.state.series.stock[2]
    assert first.events == (CardTurnedUp(one, "k"),)
    view = family.view(first.state, 1)
    assert view.pile("k").cards == (None, None, one, None, None, None, None, None)
    assert view.pile("k").kind is PileKind.PICKING
    assert family.refusal(first.state, 1, family.read_move("pick3")) == (
        "This card is already picked."
    )
    second = family.apply(first.state, family.read_move("pick1"))
    two = dealt.state.series.stock[0]
    found = next(event for event in second.events if isinstance(event, DealerFound))
    assert found.cards == ((one, two),)
    assert CARDS[(one, two)[found.dealer]].month == min(CARDS[one].month, CARDS[two].month)
    assert second.state.series.dealer == found.dealer == second.state.seat
    # The first round is dealt from the deck that the seed means, whoever picked what.
    order = shuffled(family.deck, 4)
    assert second.state.series.stock == order[24:]


@pytest.mark.rule("F-2")
def test_a_tie_of_picked_cards_is_picked_again() -> None:
    family = family_of("koi-koi-pick")
    for seed in range(200):
        state = family.deal(shuffled(family.deck, seed), seed).state
        shown = [CARDS[card] for card in state.series.stock[:8]]
        pairs = [
            (one, two)
            for one in range(8)
            for two in range(8)
            if one != two
            and (shown[one].month, shown[one].value) == (shown[two].month, shown[two].value)
        ]
        if not pairs:
            continue
        one, two = pairs[0]
        state = family.apply(state, family.read_move(f"pick{one + 1}")).state
        step = family.apply(state, family.read_move(f"pick{two + 1}"))
        assert step.events[-1] == CardsDealt("k", (None,) * 8)
        assert step.state.phase == FishingPhase.PICK
        assert step.state.facts.picks == ()
        assert step.state.series.stock != state.series.stock
        return
    pytest.fail("no seed laid out two equal cards")


def _next_dealer(game_id: str, players: int, shares: tuple[str, ...], dealer: int) -> int:
    """Who deals after a counted round in which the sides captured these cards."""
    seats = " ".join(f"\np{seat}: {share}" for seat, share in enumerate(shares[:-1]))
    position = table(
        game_id,
        f"asked: play {dealer}\nround: 2 dealer {dealer}\nh{dealer}: c4\nrest: p{players - 1}"
        f"{seats}\nf: 13",
        players=players,
    )
    return position.play("c4").state.seat


@pytest.mark.rule("F-3")
def test_the_best_score_deals_next() -> None:
    # The last seat captured nearly everything.
    assert _next_dealer("hana-awase", 3, ("11", "12", ""), 0) == 2
    assert (
        table(
            "hana-awase",
            "round: 4 dealer 1\nh0: 14\nf: 13\np0: 11 31 81 c1\np1: 21 22\np2: 41\nrest: p0",
            players=3,
        )
        .play("14")
        .state.seat
        == 0
    )


@pytest.mark.rule("F-3")
def test_of_tied_best_the_first_in_turn_order_deals() -> None:
    cards = ("11 12 13 14 21 22", "31 32 33 34 41 42", "51 52")
    for dealer, expected in ((0, 0), (1, 1), (2, 0)):
        compiled = family_of("higo-bana-five", 3).compiled
        of = circumstances(*cards, dealer=dealer)
        result = counted(compiled, of)
        assert [side.result for side in result.sides][:2] == [47, 47]
        assert next_dealer(compiled, FinishedRound.of(result)) == expected


@pytest.mark.rule("F-3")
def test_after_a_drawn_round_the_same_dealer() -> None:
    position = table("koi-koi", "asked: play 1\nround: 3 dealer 1\nh1: 14\nf: 24\nnext: 34")
    after = position.play("14")
    assert after.result.winners == ()
    assert after.state.seat == 1
    assert after.play("next").state.series.dealer == 1


@pytest.mark.rule("F-4")
@pytest.mark.parametrize("players", [2, 5, 7])
def test_turns_go_round_from_the_dealer(players: int) -> None:
    family = family_of("higo-bana", players)
    assert family.compiled.rules.direction == "counter-clockwise"
    state = family.deal(shuffled(family.deck, 6), 6).state
    seat = state.series.dealer
    turns = 0
    while state.phase != FishingPhase.NEXT:
        if state.phase == FishingPhase.PLAY:
            assert state.seat == seat
            seat = (seat + 1) % players
            turns += 1
        state = family.apply(state, family.legal_moves(state, state.seat)[0]).state
    assert turns > players
