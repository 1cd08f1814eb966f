"""A budget of playouts finds the best of several candidates."""

from __future__ import annotations

from collections import Counter

import pytest

from hanafuda_desktop.cards.shuffle import fractions
from hanafuda_desktop.players.search import MoveValues, halve


def _noise(sample: int, candidate: int) -> float:
    return fractions(1000 * sample + candidate)[0] - 0.5


class _Asked:
    """Candidates that are worth more the higher their number, and by how much luck each time."""

    def __init__(
        self, worth: tuple[float, ...], *, shared: float = 0.0, own: float = 0.0, seed: int = 0
    ) -> None:
        self.seed = 99 * seed
        self.worth = worth
        self.shared = shared
        self.own = own
        self.asked: list[tuple[int, int]] = []

    def __call__(self, sample: int, candidate: int) -> float:
        self.asked.append((sample, candidate))
        sample += self.seed
        luck = self.shared * _noise(sample, -1) + self.own * _noise(sample, candidate)
        return self.worth[candidate] + luck


@pytest.mark.parametrize("candidates", [1, 2, 3, 7, 8, 30])
def test_the_best_is_found_within_the_budget(candidates: int) -> None:
    asked = _Asked(tuple(range(candidates)), own=2.0)
    found = halve(candidates, asked, 40 * candidates)
    assert found.best == candidates - 1
    assert sum(found.playouts) == len(asked.asked) <= 40 * candidates
    assert found.means[found.best] == pytest.approx(candidates - 1, abs=0.5)


def test_every_candidate_is_tried_even_without_a_budget() -> None:
    asked = _Asked((0.0, 1.0, 2.0))
    found = halve(3, asked, 0)
    assert found == MoveValues((0.0, 1.0, 2.0), (1, 1, 1), 2)


def test_candidates_are_compared_on_the_same_samples() -> None:
    """Luck that they share, ten times as great as what sets them apart, deceives nobody."""
    for seed in range(20):
        asked = _Asked((0.0, 0.1, 0.05, 0.02), shared=1.0, seed=seed)
        assert halve(4, asked, 16).best == 1
    samples: dict[int, set[int]] = {}
    for sample, candidate in asked.asked:
        samples.setdefault(candidate, set()).add(sample)
    assert all(tried == set(range(len(tried))) for tried in samples.values())


def test_those_that_are_clearly_worse_get_little() -> None:
    worst, *others = halve(4, _Asked((0.0, 5.0, 4.9, 4.8), own=3.0), 400).playouts
    assert worst < 30
    assert sum(others) > 6 * worst


def test_all_are_tried_a_few_times_before_any_is_given_up() -> None:
    """As long as there are playouts for it: one sample says nothing of what was thought before."""
    assert min(halve(8, _Asked(tuple(range(8)), own=9.0), 40).playouts) == 3
    assert min(halve(8, _Asked(tuple(range(8)), own=9.0), 16).playouts) == 2


def test_a_search_ends_when_its_winner_is_clear() -> None:
    asked = _Asked((0.0, 5.0), own=1.0)
    assert halve(2, asked, 10_000).best == 1
    assert len(asked.asked) < 100


def test_what_is_thought_beforehand_decides_where_playouts_cannot() -> None:
    def share(prior: tuple[float, ...] | None) -> float:
        best: Counter[int] = Counter()
        for seed in range(200):
            asked = _Asked((0.0, 0.0, 0.3), own=6.0, seed=seed)
            best[halve(3, asked, 30, prior).best] += 1
        return best[2] / 200

    blind = share(None)
    assert share((10.0, 10.0, 70.0)) > blind + 0.2
    assert share((7.0, 7.0, 1.0)) < blind - 0.15
    assert share((4.0, 4.0, 4.0)) == blind


def test_many_playouts_outweigh_what_was_thought() -> None:
    assert halve(3, _Asked((0.0, 0.2, 1.0), own=2.0), 900, (9.0, 5.0, 1.0)).best == 2


def test_nothing_can_be_chosen_from_nothing() -> None:
    with pytest.raises(ValueError):
        halve(0, _Asked(()), 10)
