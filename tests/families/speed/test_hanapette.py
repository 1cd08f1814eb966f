"""Hanapette in a round, statement by statement; positions are positions of a few lines."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import pytest

from hanafuda_desktop.cards.notation import parse_card
from hanafuda_desktop.engine.events import CardsDealt, CardsMoved, CardTurnedUp
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import (
    CardTurnedDown,
    Count,
    Counted,
    GameStoodStill,
    Put,
    RoundWon,
    SpeedMove,
    SpeedPhase,
    in_order,
)
from hanafuda_desktop.families.speed.view import turn_of
from tests.families.speed.tables import (
    family_of,
    one_of,
    rules_of,
    table,
)

# Short forms: month 1-9 a b c, then the place in the month: 11 is the Crane, b4 the Lightning.
QUIET = "c1-1: 81 84 | 82"
"""Something for the other side, that fits on none of the stacks below."""


# --- HP-1, HP-2: the layout and the count -------------------------------------------------------


@pytest.mark.rule("HP-1")
def test_the_layout() -> None:
    game = new_game(rules_of("hanapette"), seed=5)
    for seat in (0, 1):
        piles = [game.view(seat).pile(f"c{seat}-{number}") for number in range(1, 5)]
        assert [len(pile.cards) for pile in piles] == [5, 4, 3, 2]
        assert [pile.face_down for pile in piles] == [4, 3, 2, 1]
        assert all(pile.cards[-1] is not None for pile in piles)
        assert len(game.view(seat).pile(f"t{seat}").cards) == 10
    assert [len(pile.cards) for pile in game.view().piles if pile.id[0] == "m"] == [0, 0]
    told = [event for event in game.dealt.events if isinstance(event, CardsDealt)]
    assert sum(len(event.cards) for event in told) == 48
    assert sum(card is not None for event in told for card in event.cards) == 8


@pytest.mark.rule("HP-2")
def test_one_two_three() -> None:
    game = new_game(rules_of("hanapette"), seed=5)
    assert game.legal_moves(0) == game.legal_moves(1) == (Count(0),)
    assert game.refusal(Put(0, 0, 0, 0), 0) == "Wait for the count: one, two, three."
    tops = [deck[-1] for deck in game.state.decks]
    events = game.push(Count(3000))
    assert events[:3] == (
        Counted(),
        CardsMoved((tops[0],), "t0", "m0"),
        CardsMoved((tops[1],), "t1", "m1"),
    )
    assert game.state.stacks == ((tops[0],), (tops[1],))
    assert game.state.now == 3000


@pytest.mark.rule("HP-2", "HP-15")
def test_both_play_on_both_stacks_at_the_same_time() -> None:
    """In one millisecond, and in any order of arriving."""
    words = ("0@50:c1>m0", "1@50:c1>m1", "0@50:c2>m1", "1@50:c2>m0")
    position = (
        "c0-1: 91 | 21\nc0-2: | 61\nc0-3: | 14\nc1-1: 92 | 52\nc1-2: | 31\nc1-3: | 13\n"
        "m0: 12\nm1: 41"
    )
    moves = [family_of("hanapette").read_move(word) for word in words]
    ends = set()
    for some in permutations(moves):
        game = new_game(rules_of("hanapette"), laid=Deal(position=_text(position)))
        if all(_of(seat, some) == _of(seat, moves) for seat in (0, 1)):
            for move in in_order(some):
                game.push(move)
            ends.add(game.state)
    assert len(ends) == 1
    stacks = ends.pop().stacks
    assert [stack[-1] for stack in stacks] == [parse_card("31"), parse_card("61")]


def _of(seat: int, moves: Iterable[SpeedMove]) -> list[SpeedMove]:
    return [move for move in moves if move.seat == seat]


def _text(position: str) -> str:
    found = table("hanapette", position)
    return found.family.position(found.state)


# --- HP-3, HP-4: what fits ----------------------------------------------------------------------


@pytest.mark.rule("HP-3")
@pytest.mark.parametrize(
    ("top", "card", "fits"),
    [
        ("21", "11", True),
        ("21", "31", True),
        ("21", "22", False),
        ("21", "41", False),
        ("c1", "11", True),
        ("11", "c1", True),
        ("b1", "11", False),
        ("a1", "b1", True),
    ],
)
def test_months_beside_each_other(top: str, card: str, fits: bool) -> None:
    here = table("hanapette", f"c0-1: 92 | {card}\nc0-2: 93 |\n{QUIET}\nm0: {top}\nm1: 51")
    assert ("c1>m0" in here.moves(0)) == fits
    refusal = here.refusal("0@9:c1>m0")
    assert (refusal is None) == fits
    if top == "21" and card == "22":
        assert refusal == "Plum does not go on Plum."


@pytest.mark.rule("HP-3")
def test_an_option_lets_months_repeat() -> None:
    position = f"c0-1: 92 | 22\nc0-2: 93 |\n{QUIET}\nm0: 21\nm1: 51"
    assert "c1>m0" not in table("hanapette", position).moves(0)
    assert "c1>m0" in table("hanapette-relaxed", position).moves(0)


@pytest.mark.rule("HP-4")
def test_the_lightning() -> None:
    for card in ("11", "51", "b1"):
        here = table("hanapette", f"c0-1: 92 | {card}\nc0-2: 93 | 94\n{QUIET}\nm0: b4\nm1: 61")
        assert "c1>m0" in here.moves(0)
        here = table("hanapette", f"c0-1: 92 | b4\nc0-2: 93 | 94\n{QUIET}\nm0: {card}\nm1: 61")
        assert {"c1>m0", "c1>m1"} <= here.moves(0)


# --- HP-5, HP-6, HP-7: in the columns -----------------------------------------------------------


@pytest.mark.rule("HP-5")
def test_a_card_that_comes_free_is_turned_by_hand() -> None:
    here = table("hanapette", f"c0-1: 92 91 | 21\nc0-2: 93 |\n{QUIET}\nm0: 11\nm1: 51")
    after = here.play("0@10:c1>m0")
    assert after.pile("c0-1") == "?? ??"
    assert {"^c1", "^c2"} <= after.moves(0)
    assert after.refusal("0@11:c1>m0") == "Turn this card up first."
    assert after.refusal("0@11:c2>c1") == "Turn this card up first."
    turned = after.play("0@20:^c1")
    assert turned.pile("c0-1", 1) == "?? 91"
    assert one_of(turned.events, CardTurnedUp) == CardTurnedUp(parse_card("91"), "c0-1")
    assert turned.refusal("0@30:^c1") == "This card lies face up already."


@pytest.mark.rule("HP-5")
def test_an_option_turns_it_by_itself() -> None:
    here = table("hanapette-relaxed", f"c0-1: 92 91 | 21\nc0-2: | 93\n{QUIET}\nm0: 11\nm1: 51")
    after = here.play("0@10:c1>m0")
    assert after.events[1] == CardTurnedUp(parse_card("91"), "c0-1")
    assert after.pile("c0-1", 1) == "?? 91"


@pytest.mark.rule("HP-6")
def test_cards_of_a_month_are_laid_together() -> None:
    here = table(
        "hanapette",
        f"c0-1: 92 | 21\nc0-2: 93 | 22\nc0-3: 94 | 23\nc0-4: 91 |\n{QUIET}\nm0: 51\nm1: 71",
    )
    joins = {f"c{a}>c{b}" for a, b in permutations((1, 2, 3), 2)}
    assert here.moves(0) == joins | {"^c4"}
    two = here.play("0@5:c1>c2")
    assert two.events == (CardsMoved((parse_card("21"),), "c0-1", "c0-2"),)
    three = two.play("0@6:c2>c3")
    assert one_of(three.events, CardsMoved).cards == (parse_card("22"), parse_card("21"))
    assert three.pile("c0-3") == "?? 23 22 21"
    assert {"^c1", "^c2", "^c4"} <= three.moves(0)
    assert here.refusal("0@5:c1>c4") == "The card there lies face down."
    assert here.refusal("0@5:c1>c1") == "There is no such column."


@pytest.mark.rule("HP-6")
def test_the_lightning_is_laid_together_with_willow_alone() -> None:
    here = table(
        "hanapette", f"c0-1: 92 | b4\nc0-2: 93 | b1\nc0-3: 94 | 21\n{QUIET}\nm0: 51\nm1: 71"
    )
    assert {"c1>c2", "c2>c1"} <= here.moves(0)
    assert here.refusal("0@1:c1>c3") == "Willow cannot be laid together with Plum."


@pytest.mark.rule("HP-6")
def test_one_by_one_or_as_a_block() -> None:
    position = f"c0-1: 92 | 23 22 21\nc0-2: 93 | 94\n{QUIET}\nm0: 11\nm1: 51"
    one = table("hanapette", position)
    assert one.refusal("0@1:c1>m0*3") == "These cards do not go to the middle together."
    assert one.play("0@1:c1>m0").moves(0) == {"count"}  # the next Plum does not fit on the first
    block = table("hanapette-relaxed", position)
    assert {"c1>m0", "c1>m0*3"} <= block.moves(0)
    assert block.refusal("0@1:c1>m0*2") == "These cards do not go to the middle together."
    after = block.play("0@1:c1>m0*3")
    assert after.pile("m0") == "11 23 22 21"
    assert after.pile("c0-1") == "92"


@pytest.mark.rule("HP-7")
def test_empty_columns() -> None:
    position = f"c0-1: 92 | 21\nc0-2: 93 | 94\n{QUIET}\nm0: 51\nm1: 61"
    here = table("hanapette", f"asked: count 0\n{position}")
    assert here.moves(0) == {"count"}
    playing = table("hanapette", f"c0-4: 91 |\n{position}")
    said = "This card may not be moved into an empty column."
    assert playing.refusal("0@1:c1>c3") == said
    spit = table("hanapette-spit", position)
    assert {"c1>c3", "c1>c4", "c1>c5", "c2>c3"} <= spit.moves(0)
    after = spit.play("0@1:c1>c3")
    assert {"^c1"} <= after.moves(0)
    assert "c3>c4" not in after.moves(0)  # it would change nothing
    assert after.refusal("0@2:c3>c4") == said


# --- HP-8: when nothing goes on -----------------------------------------------------------------


@pytest.mark.rule("HP-8")
def test_it_stands_still_and_goes_on_with_the_count() -> None:
    here = table("hanapette", f"c0-1: 92 | 21\nc0-2: | 94\n{QUIET}\nt1: 62\nm0: 12\nm1: 61")
    stuck = here.play("0@100:c1>m0", "0@200:^c1")
    assert isinstance(stuck.events[-1], GameStoodStill)
    assert stuck.phase == SpeedPhase.COUNT
    assert turn_of(stuck.family.view(stuck.state, 1)).asked == "count"
    assert stuck.moves(0) == stuck.moves(1) == {"count"}
    after = stuck.play("@3000:count")
    moved = [event for event in after.events if isinstance(event, CardsMoved)]
    assert [(event.source, event.target) for event in moved] == [("t0", "m0"), ("t1", "m1")]
    assert here.refusal("@5:count") == "Somebody can still play."


@pytest.mark.rule("HP-8")
def test_whoever_can_uncover_can_go_on() -> None:
    """A card to be turned, a pair to be laid together, and only then a count."""
    turn = table("hanapette", f"c0-1: 92 |\nc0-2: | 94\n{QUIET}\nm0: 51\nm1: 61")
    assert turn.moves(0) == {"^c1"}
    assert turn.moves(1) == set()
    pair = table("hanapette", f"c0-1: 93 | 21\nc0-2: | 22\n{QUIET}\nm0: 51\nm1: 61")
    assert pair.moves(0) == {"c1>c2", "c2>c1"}
    bare = "c0-1: | 21\nc0-2: | 22"
    nothing_beneath = table("hanapette", f"asked: count 0\n{bare}\n{QUIET}\nm0: 51\nm1: 61")
    assert nothing_beneath.moves(0) == {"count"}


@pytest.mark.rule("HP-8")
def test_laying_together_for_its_own_sake_does_not_keep_the_game_going() -> None:
    """However many ways there are: eight open cards of two months have thousands."""
    cards = ("21", "22", "23", "24", "51", "52", "53", "54")
    open_cards = "\n".join(f"c0-{number}: | {card}" for number, card in enumerate(cards, start=1))
    position = f"asked: count 0\n{open_cards}\nc1-1: | 11\nc1-2: | 12\nm0: 81\nm1: 82"
    assert table("eight-columns", position).moves(0) == {"count"}


@pytest.mark.rule("HP-7", "HP-8")
def test_an_empty_column_can_be_made_to_uncover_a_card() -> None:
    """Two columns are laid together, and the third is moved into what was left empty."""
    rest = "c0-4: | 23\nc0-5: | b1\nc1-1: | 12\nm0: 81\nm1: 82"
    position = f"c0-1: | 21\nc0-2: | 22\nc0-3: 92 | 52\n{rest}\nc1-2: | a1"
    full = table("hanapette-spit", position)
    assert "c1>c2" in full.moves(0)
    after = full.play("0@5:c1>c2", "0@6:c3>c1", "0@7:^c3")
    assert after.pile("c0-3", 1) == "92"


@pytest.mark.rule("HP-8")
def test_with_one_deck_only_that_is_turned() -> None:
    layout = f"asked: count 0\nc0-1: 92 | 21\nc0-2: | 94\n{QUIET}\nm0: 51\nm1: 61\nrest: t1"
    after = table("hanapette", layout).play("@10:count")
    assert one_of(after.events, CardsMoved).source == "t1"
    assert len(after.state.stacks[0]) == 1
    assert len(after.state.stacks[1]) == 2


# --- HP-9: the last card ------------------------------------------------------------------------


@pytest.mark.rule("HP-9")
def test_the_last_card_is_turned_face_down() -> None:
    here = table("hanapette", f"c0-1: 92 | 21\n{QUIET}\nm0: 11\nm1: a1")
    after = here.play("0@10:c1>m0")
    event = one_of(after.events, CardTurnedDown)
    assert event == CardTurnedDown("c0-1", parse_card("92"))
    assert after.family.seen(after.events, 0) == after.events
    assert one_of(after.family.seen(after.events, 1), CardTurnedDown).card is None
    assert (after.pile("c0-1", 0), after.pile("c0-1", 1)) == ("92", "??")
    assert turn_of(after.family.view(after.state, 1)).secret == (True, False)
    assert after.refusal("0@11:^c1") == "Your last card stays face down."


@pytest.mark.rule("HP-9")
def test_an_open_card_is_hidden_when_it_is_the_last() -> None:
    after = table("hanapette", f"c0-1: | 21\nc0-3: | 92\n{QUIET}\nm0: 11\nm1: 51").play("0@1:c1>m0")
    assert (after.pile("c0-3", 0), after.pile("c0-3", 1)) == ("92", "??")
    assert parse_card("92") in after.family.unseen(after.family.view(after.state, 1))


@pytest.mark.rule("HP-9")
def test_it_is_played_at_any_time() -> None:
    here = table("hanapette", f"c0-1: 92 |\n{QUIET}\nm0: a1\nm1: 51")
    assert here.moves(0) == {"c1>m0"}
    after = here.play("0@10:c1>m0")
    assert one_of(after.events, RoundWon).spoils.winner == 0


@pytest.mark.rule("HP-9")
def test_it_may_lie_open_instead() -> None:
    after = table("eight-columns", "c0-1: | 21\nc0-2: | 92\nc1-1: | 81\nc1-2: | 82\nm0: 11\nm1: 51")
    assert after.play("0@1:c1>m0").pile("c0-2", 1) == "92"
