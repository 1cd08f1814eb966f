"""Two cards for one stack (HP-13): a millisecond apart, both orders, and at the same time."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hanafuda_desktop.engine.family import IllegalMove
from hanafuda_desktop.families.speed.moves import (
    Count,
    Join,
    Put,
    SpeedMove,
    TurnUp,
    in_order,
    moved_at,
)
from hanafuda_desktop.families.speed.state import LATE_MS
from tests.families.speed.tables import (
    table,
)

# --- HP-13: two cards for one stack -------------------------------------------------------------

_TWO = "c0-1: 92 | 11\nc0-2: | 94\nc1-1: 93 | 31\nc1-2: | 91\nm0: 21\nm1: 61"


@pytest.mark.rule("HP-13")
@pytest.mark.parametrize(
    ("times", "first", "said"),
    [
        ((1000, 1001), 0, "Too late: Pine came first."),
        ((1001, 1000), 1, "Too late: Cherry came first."),
        ((1000, 1000), 0, "Too late: Pine came first."),  # the stack is fed by seat 0
    ],
)
def test_the_earlier_card_counts(times: tuple[int, int], first: int, said: str) -> None:
    here = table("hanapette", _TWO)
    moves = (Put(0, times[0], 0, 0), Put(1, times[1], 0, 0))
    for given in (moves, moves[::-1]):
        earlier, later = in_order(given)
        assert earlier.seat == first
        after = here.family.apply(here.state, earlier).state
        assert here.family.refusal(after, 1 - first, later) == said
        with pytest.raises(IllegalMove, match="Too late"):
            here.family.apply(after, later)


@pytest.mark.rule("HP-13")
def test_whoever_feeds_the_stack_is_first_at_the_same_time() -> None:
    mine, other = Put(1, 7, 0, 1), Put(0, 7, 0, 1)
    assert in_order([other, mine]) == in_order([mine, other]) == (mine, other)


@pytest.mark.rule("HP-13")
def test_the_later_card_stays_if_it_still_fits() -> None:
    here = table(
        "hanapette",
        _TWO.replace("| 31", "| 22").replace("m0: 21", "m0: 12").replace("| 11", "| 23"),
    )
    assert {"c1>m0"} <= here.moves(0) & here.moves(1)
    onto = table("hanapette", _TWO.replace("| 31", "| b4"))
    after = onto.play("0@1000:c1>m0", "1@1001:c1>m0")
    assert after.pile("m0").endswith("21 11 b4")


@pytest.mark.rule("HP-13")
def test_later_on_it_is_a_mistake_and_not_too_late() -> None:
    after = table("hanapette", _TWO).play("0@1000:c1>m0")
    assert after.refusal(f"1@{1000 + LATE_MS}:c1>m0") == "Too late: Pine came first."
    assert after.refusal(f"1@{1001 + LATE_MS}:c1>m0") == "Cherry does not go on Pine."
    assert after.refusal("1@999:c1>m1") == "Too late: something else came first."
    own = table("hanapette", _TWO.replace("c0-2: | 94", "c0-2: | 33")).play("0@5:c1>m0")
    assert own.refusal("0@6:c2>m0") == "Cherry does not go on Pine."  # he covered it himself


@pytest.mark.rule("HP-13")
def test_one_seat_keeps_its_order_within_a_millisecond() -> None:
    moves: tuple[SpeedMove, ...] = (
        Put(0, 5, 0, 1),
        TurnUp(0, 5, 0),
        Put(0, 5, 0, 0),
        Join(1, 5, 0, 1),
        Count(4),
    )
    ordered = in_order(moves)
    assert ordered[0] == Count(4)
    assert [move for move in ordered if move.seat == 0] == list(moves[:3])
    later = [moved_at(move, move.at + number) for number, move in enumerate(moves)]
    for first, second in pairwise(in_order(later)):
        assert first.at <= second.at


@pytest.mark.rule("HP-13")
def test_too_late_by_two_cards_is_still_too_late() -> None:
    """The card fitted Plum; Pine covered that, and by now Chrysanthemum lies on Pine."""
    position = "c0-1: 92 | 11\nc0-2: 94 | c1\nc1-1: 93 | 31\nc1-2: | 91\nm0: 21\nm1: 61"
    here = table("hanapette", position).play("0@1000:c1>m0", "0@1300:c2>m0")
    assert here.refusal("1@1400:c1>m0") == "Too late: Pine came first."
    assert here.refusal(f"1@{1000 + LATE_MS}:c1>m0") == "Too late: Pine came first."
    assert here.refusal(f"1@{1001 + LATE_MS}:c1>m0") == "Cherry does not go on Paulownia."
    # A card that never fitted was a mistake all along.
    assert here.refusal("1@1400:c2>m0") == "Chrysanthemum does not go on Paulownia."
    # A state written as a position, and the one a player guesses from his view, tell the same.
    read = here.family.read_position(here.family.position(here.state))
    assert read == here.state
    view = here.family.view(here.state, 1)
    guessed = here.family.guessed(view, here.family.unseen(view))
    assert guessed.covered == here.state.covered


@pytest.mark.rule("HP-9")
@pytest.mark.parametrize("at", [1400, 1001 + LATE_MS])
def test_no_refusal_names_a_last_card_or_what_it_fitted(at: int) -> None:
    """Cherry would have fitted until Pine came, Peony never: both are told the same."""
    said = set()
    for card in ("31", "62"):
        position = f"c0-1: 92 | 11\nc0-2: | 94\nc1-1: {card} |\nm0: 21\nm1: 91"
        here = table("hanapette", position).play("0@1000:c1>m0")
        said.add(here.refusal(f"1@{at}:c1>m0"))
    assert said == {"Your last card does not go on Pine."}
