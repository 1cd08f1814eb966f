"""Who is to sit at the tables that one looks at, one after the other, on the page for a new one."""

from __future__ import annotations

import pytest

from hanafuda_desktop.app.home.new_table import TableChoice, TableSeatings
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating, usual_seating
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.app.home.on_the_screen import OnTheScreen

EXPERT = Seating(("person", "expert"), 5)
BEGINNER = Seating(("person", "beginner"), 3)
THREE = Seating(("person", "expert", "expert"))
FOUR = Seating(("person", "expert", "expert", "expert"), 2)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return our_games()


def _seatings(catalogue: Catalogue, **kept: Seating | None) -> TableSeatings:
    names = [name.replace("_", "-") for name in kept]
    tables = [
        TableChoice(GameRef(name), catalogue.game(name), seating)
        for name, seating in zip(names, kept.values(), strict=True)
    ]
    return TableSeatings(tables, 0)


def test_a_table_is_as_it_was_left(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, higo_bana=None, higo_bana_teams=None)
    usual = seatings.first
    assert usual == usual_seating(catalogue.game("higo-bana"))
    teams = seatings.turn(1, EXPERT)
    assert teams == usual_seating(catalogue.game("higo-bana-teams")), "two are too few for it"
    assert seatings.turn(0, FOUR) == EXPERT
    assert seatings.turn(1, EXPERT) == FOUR


def test_whoever_was_chosen_comes_along_to_a_table_that_has_nobody_yet(
    catalogue: Catalogue,
) -> None:
    seatings = _seatings(catalogue, koi_koi=None, koi_koi_modern=None, koi_koi_additive=BEGINNER)
    assert seatings.turn(1, EXPERT) == EXPERT
    assert seatings.turn(2, EXPERT) == BEGINNER, "those who sat there last"
    assert seatings.turn(1, BEGINNER) == BEGINNER, "nobody was chosen there, but at this one"
    assert seatings.turn(0, EXPERT) == EXPERT
    assert seatings.turn(1, BEGINNER) == EXPERT, "now somebody was"


def test_who_only_sat_there_as_usual_was_not_chosen(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, higo_bana=None, higo_bana_teams=None, higo_bana_five=None)
    usual = seatings.turn(1, THREE)
    assert usual == usual_seating(catalogue.game("higo-bana-teams")), "three are no teams"
    assert seatings.turn(2, usual) == THREE, "those who were chosen, past a table not for them"
    assert seatings.turn(0, THREE) == THREE
    assert seatings.turn(1, FOUR) == FOUR, "nobody was chosen for it so far"


def test_who_sits_at_the_first_as_usual_gives_way_to_who_was_chosen(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, koi_koi=None, koi_koi_modern=None)
    usual = seatings.first
    assert seatings.turn(1, usual) == usual_seating(catalogue.game("koi-koi-modern"))
    assert seatings.turn(0, EXPERT) == EXPERT


def test_rounds_come_along_past_a_game_that_has_one(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, koi_koi=None, hanapette=None, koi_koi_modern=None)
    assert seatings.turn(2, seatings.turn(1, EXPERT)) == EXPERT


def test_a_table_left_as_it_was_is_not_changed_by_a_look_at_others(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, higo_bana=None, higo_bana_teams=None)
    usual = seatings.first
    assert seatings.turn(0, seatings.turn(1, usual)) == usual


def test_rounds_do_not_come_along_to_a_game_that_has_one(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, koi_koi=None, hanapette=None)
    assert seatings.turn(1, EXPERT) == Seating(EXPERT.seats)


def test_who_may_not_sit_there_any_more_is_not_offered(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, koi_koi=FOUR, koi_koi_modern=FOUR)
    assert seatings.first == usual_seating(catalogue.game("koi-koi"))
    assert seatings.turn(1, EXPERT) == EXPERT


def test_a_look_at_a_variant_forgets_nothing(first: OnTheScreen) -> None:
    first.click(first.tile("koi-koi"))
    form = first.page.form
    form.seats.who[1].setCurrentIndex(form.seats.who[1].findData("expert"))
    form.rounds.setValue(5)
    form.games.setCurrentIndex(1)
    assert first.page.form.seating == EXPERT
    form.rounds.setValue(7)
    form.games.setCurrentIndex(0)
    assert first.page.form.seating == EXPERT
    form.games.setCurrentIndex(1)
    assert first.page.form.seating == Seating(EXPERT.seats, 7)


def _seats(first: OnTheScreen, game: str) -> tuple[str, ...]:
    """Who is to sit at the table of a game, once one looks at that."""
    page = first.page
    for number in range(page.form.games.count()):
        page.form.games.setCurrentIndex(number)
        if page.form.table.rules.id == game:
            return page.form.seating.seats
    raise AssertionError(game)


def _choose_experts(first: OnTheScreen, players: int) -> None:
    form = first.page.form
    form.players.group.button(players).click()
    for combo in form.seats.who[1:players]:
        combo.setCurrentIndex(combo.findData("expert"))


def test_a_look_at_a_table_for_others_drives_nobody_out(first: OnTheScreen) -> None:
    first.click(first.tile("higo-bana"))
    _choose_experts(first, 3)
    assert _seats(first, "higo-bana-teams") == ("person", "casual", "casual", "casual")
    assert _seats(first, "higo-bana-five") == THREE.seats
    assert _seats(first, "higo-bana") == THREE.seats
    _choose_experts(first, 4)
    assert _seats(first, "higo-bana-teams") == FOUR.seats, "nobody was chosen for it"
    assert _seats(first, "higo-bana-five") == FOUR.seats
