from __future__ import annotations

import pytest

from hanafuda_desktop.engine.record import read_record, write_record
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.registry import new_game, round_facts
from hanafuda_desktop.play.seats import Seating, as_recorded, usual_seating
from hanafuda_desktop.rules.catalogue import Catalogue


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return our_games()


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("yatsuhashi", (1,)),
        ("koi-koi", (2,)),
        ("go-stop", (2, 3)),
        ("higo-bana", (2, 3, 4, 5, 6, 7)),
        ("higo-bana-teams", (4, 6)),
    ],
)
def test_how_many_may_play(catalogue: Catalogue, game: str, counts: tuple[int, ...]) -> None:
    assert catalogue.game(game).player_counts == counts


def test_the_usual_company_is_one_person_and_as_few_computers_as_will_do(
    catalogue: Catalogue,
) -> None:
    assert usual_seating(catalogue.game("yatsuhashi")) == Seating(("person",))
    assert usual_seating(catalogue.game("koi-koi")) == Seating(("person", "casual"))
    assert usual_seating(catalogue.game("higo-bana-teams")).seats == ("person", *["casual"] * 3)


def test_a_seating_fits_where_so_many_may_play(catalogue: Catalogue) -> None:
    three = Seating(("person", "random", "casual"))
    assert three.fits(catalogue.game("go-stop"))
    assert not three.fits(catalogue.game("koi-koi"))


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (("person", "casual"), ["You", "Computer"]),
        (("casual", "person", "random"), ["Computer 1", "You", "Computer 2"]),
        (("person", "person"), ["Player 1", "Player 2"]),
        (("person", "casual", "person"), ["Player 1", "Computer", "Player 2"]),
        (("casual", "random"), ["Computer 1", "Computer 2"]),
    ],
)
def test_everybody_has_a_name(seats: tuple[str, ...], names: list[str]) -> None:
    seating = Seating(seats)
    assert [seating.name(seat) for seat in range(len(seats))] == names


def test_a_record_that_seats_too_few_has_the_usual_company(catalogue: Catalogue) -> None:
    game = new_game(catalogue.game("untitled"), players=3, rounds=6)
    for seats, found in (
        (("person", "random"), ("person", "casual", "casual")),
        (("random", "person", "person"), ("random", "person", "person")),
    ):
        record = read_record(write_record(game, seats=seats), LANGUAGE)
        assert as_recorded(game, record).seating == Seating(found, 6)


@pytest.mark.parametrize(
    ("game", "players", "rounds", "sides"),
    [
        ("yatsuhashi", 1, 1, ((0,),)),
        ("koi-koi", 2, 12, ((0,), (1,))),
        ("higo-bana-teams", 4, 12, ((0, 2), (1, 3))),
    ],
)
def test_how_so_many_play(
    catalogue: Catalogue, game: str, players: int, rounds: int, sides: tuple[tuple[int, ...], ...]
) -> None:
    facts = round_facts(catalogue.game(game), players)
    assert (facts.rounds, facts.sides) == (rounds, sides)
