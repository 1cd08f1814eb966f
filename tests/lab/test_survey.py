from __future__ import annotations

import pytest

from hanafuda_desktop.lab.statistics import SolvedDeal, Survey, share_of


def _survey(**counts: int) -> Survey:
    deals: list[SolvedDeal] = []
    for verdict, count in counts.items():
        for _ in range(count):
            number = len(deals)
            moves = 10 * number if verdict == "won" else 0
            deals.append(SolvedDeal(number, verdict, moves, number + 1, number / 4))
    return Survey("game", "abc", tuple(deals))


def test_verdicts_times_and_lines_are_counted() -> None:
    facts = _survey(won=60, lost=40).to_json()
    assert facts["verdicts"] == {"won": 60, "lost": 40, "unknown": 0}
    assert facts["nodes"] == {"median": 50, "p95": 95, "max": 100}
    assert facts["seconds"]["max"] == 99 / 4
    assert facts["seconds"]["sum"] == sum(range(100)) / 4
    assert facts["moves"] == {"median": 290, "p95": 560, "max": 590}
    assert facts["winnable"] == share_of(60, 100)


def test_what_is_not_known_widens_the_interval_on_one_side() -> None:
    winnable = _survey(won=60, lost=30, unknown=10).winnable()
    assert winnable["share"] == 0.6
    assert winnable["low"] == share_of(60, 100)["low"]
    assert winnable["high"] == share_of(70, 100)["high"]


@pytest.mark.parametrize("verdict", ["lost", "unknown"])
def test_without_a_won_deal_there_is_no_line(verdict: str) -> None:
    assert _survey(**{verdict: 1}).to_json()["moves"] is None
