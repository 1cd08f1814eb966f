"""The engine's scores agree with those of a scorer written from the digests alone."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.fishing import score
from hanafuda_desktop.families.fishing.score import Circumstances
from tests.families.fishing import by_hand
from tests.families.fishing.tables import family_of, worth

SETS = 2500
POINT_GAMES = ["mushi", "hana-awase", "higo-bana", "higo-bana-five", "higo-bana-hawaii"]


def _ids(cards: tuple[int, ...]) -> frozenset[str]:
    return frozenset(CARDS[card].id for card in cards)


@pytest.mark.deep_but(3)
@pytest.mark.rule("KK-8", "KK-9", "KK-10", "KK-12", "MU-10", "GS-11", "HB-8", "HA-4")
@pytest.mark.parametrize("game_id", by_hand.BY_HAND)
def test_random_captured_cards_are_worth_the_same(game_id: str) -> None:
    deck = family_of(game_id).deck
    chance = SplitMix64(len(game_id))
    kinds: set[str] = set()
    for number in range(SETS):
        # Half of the sets are large: small ones hold few yaku.
        count = 8 + chance.below(len(deck) - 8 if number % 2 else 20)
        cards = shuffled(deck, chance.next() >> 1)[:count]
        expected = by_hand.BY_HAND[game_id](_ids(cards))
        kinds |= expected.keys()
        assert worth(game_id, cards) == expected, sorted(_ids(cards))
    assert kinds == {yaku.id for yaku in family_of(game_id).compiled.rules.yaku}


@pytest.mark.rule("C-3", "HB-3", "MU-9", "HB-6", "HA-3")
@pytest.mark.parametrize("game_id", POINT_GAMES)
def test_rounds_shared_out_by_chance_are_counted_the_same(game_id: str) -> None:
    rules = family_of(game_id).compiled.rules
    for players in sorted(map(int, rules.deal)):
        compiled = family_of(game_id, players).compiled
        for seed in range(200):
            deck = shuffled(compiled.deck, seed)
            shares = [deck[seat::players] for seat in range(players)]
            captured = tuple(mask_of(share) for share in shares)
            result = score.counted(compiled, Circumstances(1, 0, captured))
            ids = [_ids(share) for share in shares]
            assert result.ending is RoundEnding.COUNTED
            assert [side.card_points for side in result.sides] == [
                by_hand.card_points(game_id, cards) for cards in ids
            ]
            assert [side.result for side in result.sides] == _results(game_id, ids)


def _results(game_id: str, sides: list[frozenset[str]]) -> list[int]:
    if game_id == "mushi":
        one, two = sides
        return [by_hand.mushi_result(one, two), by_hand.mushi_result(two, one)]
    if game_id.startswith("higo-bana"):
        return by_hand.higo_bana_results(game_id, list(sides))
    yaku = [sum(by_hand.hana_awase(cards).values()) for cards in sides]
    return [by_hand.card_points(game_id, cards) + yaku[n] for n, cards in enumerate(sides)]


@pytest.mark.rule("MU-9")
def test_a_round_of_mushi_is_zero_sum() -> None:
    compiled = family_of("mushi").compiled
    assert sum(compiled.values[card] for card in compiled.deck) == 230
    for seed in range(300):
        deck = shuffled(compiled.deck, seed)
        cut = seed % 41
        result = score.counted(
            compiled, Circumstances(1, 0, (mask_of(deck[:cut]), mask_of(deck[cut:])))
        )
        assert sum(result.gains) == 0
