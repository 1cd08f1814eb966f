"""Needs that want some of the same cards: each card serves one, and that is told soon."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_desktop.cards.cardset import FULL_DECK, listed, mask_of, month_cards
from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.families.fishing import checks_yaku
from hanafuda_desktop.families.fishing import yaku as contests
from hanafuda_desktop.families.fishing.progress import Reach, side_progress
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.yaku import CardCount, NeedCount, TiedNeeds, contests_of
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game

MONTH = [month_cards(month) for month in range(1, 13)]


def any_of(cards: int, count: int) -> NeedCount:
    return NeedCount((CardCount(cards),), count)


def of_one_month(cards: int, count: int) -> NeedCount:
    return NeedCount(tuple(CardCount(cards & month) for month in MONTH if cards & month), count)


def by_trying(needs: list[NeedCount], captured: int) -> bool:
    """Whether they are met, by trying which need each card serves, and in which way."""
    for ways in product(*(need.ways for need in needs)):
        left = {tuple(need.count for need in needs)}
        for card in listed(captured):
            serving = [n for n, way in enumerate(ways) if way.cards >> card & 1]
            left |= {
                (*each[:n], max(0, each[n] - 1), *each[n + 1 :]) for each in left for n in serving
            }
        if (0,) * len(needs) in left:
            return True
    return False


def lacking_by_trying(needs: list[NeedCount], captured: int, reachable: int) -> int | None:
    """The fewest cards of these that make it, by trying ever more of them."""
    more = listed(reachable & ~captured)
    sets = sorted(product((0, 1), repeat=len(more)), key=sum)
    for chosen in sets:
        cards = captured | mask_of(card for card, taken in zip(more, chosen, strict=True) if taken)
        if by_trying(needs, cards):
            return sum(chosen)
    return None


# Few cards of few months, so that there is much to contend for.
_cards = st.sets(st.sampled_from([0, 1, 2, 4, 5, 6, 8, 9]), min_size=1).map(mask_of)
_needs = st.lists(
    st.builds(
        lambda make, cards, count: make(cards, count),
        st.sampled_from([any_of, of_one_month]),
        _cards,
        st.integers(1, 3),
    ),
    min_size=2,
    max_size=3,
)


@given(needs=_needs, captured=_cards)
@settings(max_examples=400)
def test_met_as_found_by_trying(needs: list[NeedCount], captured: int) -> None:
    contested = contests_of(tuple(needs))
    alone = [need for need in needs if not any(contest.cards & need.cards for contest in contested)]
    met = all(contest.met_by(captured) for contest in contested)
    assert (met and all(need.met_by(captured) for need in alone)) == by_trying(needs, captured)


@given(needs=_needs, captured=_cards, reachable=_cards)
@settings(max_examples=150)
def test_lacking_as_found_by_trying(needs: list[NeedCount], captured: int, reachable: int) -> None:
    expected = lacking_by_trying(needs, captured, reachable)
    if expected is not None:
        assert TiedNeeds(needs).lacking(captured, reachable) == expected


def test_ways_that_lie_across_one_another_are_told_too() -> None:
    kinds = NeedCount((CardCount(mask_of((0, 4, 8))), CardCount(mask_of((1, 5, 9)))), 2)
    month = of_one_month(mask_of((0, 1, 4, 5)), 2)
    for captured in range(1 << 10):
        assert TiedNeeds([kinds, month]).met_by(captured) == by_trying([kinds, month], captured)


def test_those_that_share_no_card_are_no_contest() -> None:
    assert contests_of((any_of(MONTH[0], 2), any_of(MONTH[1], 1))) == ()
    (contest,) = contests_of((any_of(MONTH[0], 2), any_of(MONTH[1], 1), any_of(MONTH[0], 1)))
    assert contest.cards == MONTH[0]


def test_ten_pairs_are_counted_at_once() -> None:
    contest = TiedNeeds([of_one_month(FULL_DECK, 2)] * 10)
    five_months = sum(MONTH[:5])
    assert contest.met_by(five_months)
    assert not contest.met_by(five_months & ~1)
    assert contest.lacking(five_months & ~1, FULL_DECK) == 1
    odd = mask_of(range(0, 48, 4))
    assert contest.lacking(odd, FULL_DECK) == 10
    assert contest.lacking(0, FULL_DECK) == 20


TEN_PAIRS = """
family: fishing
name: Pairs
summary: Ten pairs.
minutes: 5
players: {least: 2, most: 2}
deck: hanafuda-48
deal: {2: {hand: 8, field: 8}}
yaku:
  - id: pairs
    name: Pairs
    needs: [%s]
    points: 1
"""


@pytest.fixture
def pairs(tmp_path: Path) -> FishingRules:
    path = tmp_path / "pairs.yaml"
    need = "{cards: all, count: 2, same: month}"
    path.write_text(TEN_PAIRS % ", ".join([need] * 10), "utf-8")
    loaded = our_games().load(path)
    assert not loaded.diagnostics
    assert isinstance(loaded.rules, FishingRules)
    return loaded.rules


def test_a_table_of_ten_pairs_is_told_while_it_is_played(pairs: FishingRules) -> None:
    game = new_game(pairs, seed=1, rounds=1)
    while game.outcome is None:
        game.push(game.legal_moves()[0])
        for side in side_progress(pairs, game.view(0)):
            (progress,) = side.yaku
            twos = sum((mask_of(progress.have) & month).bit_count() // 2 for month in MONTH)
            assert (progress.reach is Reach.COMPLETE) == (twos >= 10)
            if progress.reach is Reach.ONE_AWAY:
                assert twos == 9
                assert all(
                    (mask_of(progress.have) & MONTH[card // 4]).bit_count() % 2
                    for card in progress.wanted
                )


def test_cards_of_a_whole_month_and_one_more_are_never_one_card(pairs: FishingRules) -> None:
    four = pairs.yaku[0].needs[0].model_copy(update={"count": 4})
    yaku = pairs.yaku[0].model_copy(update={"needs": (four, pairs.yaku[0].needs[0])})
    game = new_game(pairs.model_copy(update={"yaku": (yaku,)}), seed=1, rounds=1)
    (made,) = game.family.compiled.readings[1][0].yaku  # type: ignore[attr-defined]
    assert not made.made_of(mask_of(parse_cards("11 12 13 14 21 31")))
    assert made.made_of(mask_of(parse_cards("11 12 13 14 21 22")))


SORTS = [
    of_one_month(FULL_DECK, 2),
    of_one_month(FULL_DECK, 3),
    any_of(sum(MONTH[:3]), 2),
    any_of(MONTH[1] | MONTH[8], 3),
]


@pytest.mark.parametrize("times", [(10, 0, 0, 0), (3, 3, 0, 0), (2, 1, 2, 1), (1, 1, 0, 2)])
def test_it_takes_no_more_steps_than_the_checks_reckon_with(
    times: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    needs = [need for need, often in zip(SORTS, times, strict=True) for _ in range(often)]
    wanted = [
        checks_yaku._Wanted(need.cards, need.count, "month" if len(need.ways) > 3 else None)
        for need in needs
    ]
    taken = Counter[str]()

    def counted(one: int, other: int) -> int:
        taken["steps"] += 1
        return one - other

    monkeypatch.setattr(contests, "sub", counted)
    TiedNeeds(needs).lacking(0x0F0F_7777_3333, FULL_DECK)
    sorts = sum(number > 0 for number in times)
    assert 0 < taken["steps"] / sorts <= checks_yaku._steps(wanted)
