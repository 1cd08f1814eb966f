"""The pages of the fishing games that ship say nothing too much."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.page import rulebook_html
from hanafuda_desktop.rules.schema.values import plain
from tests.rulebook.games import page_words

CATALOGUE = our_games()


@pytest.mark.parametrize(
    ("game", "untold"),
    [
        ("koi-koi", ("Bomb", "Ppeok", "wild", "each opponent", "What cards are worth", "Shake")),
        ("mushi", ("drawn round", "Ppeok", "multiplies", "ends the round", "each opponent")),
        ("higo-bana", ("drawn round", "wild", "Dealt hands", "left in hand")),
        ("hana-awase", ("If the stock is used up", "multiplies")),
        ("higo-bana-hawaii", ("Ppeok", "Add your own yaku")),
        ("koi-koi-additive", ("only your best", "in place of", "unless it says otherwise")),
        ("hana-awase", ("yaku of", "'s yaku")),
        ("higo-bana-teams", ("Five players", "Two players:")),
    ],
)
def test_nothing_is_said_of_what_a_game_has_not(game: str, untold: tuple[str, ...]) -> None:
    words = page_words(CATALOGUE.game(game))
    assert [each for each in untold if each in words] == []


def test_a_group_of_yaku_is_told_once() -> None:
    assert page_words(CATALOGUE.game("koi-koi")).count("only your best") == 1


def test_every_yaku_of_a_page_has_its_points_beside_it() -> None:
    rules = CATALOGUE.game("higo-bana")
    assert isinstance(rules, FishingRules)
    table = (
        rulebook_html(rules, rulebook_of(rules))
        .split("<table class='yaku'")[1]
        .split("</table>")[0]
    )
    rows = table.split("</tr>")
    for yaku, row in zip(rules.yaku, rows, strict=False):
        assert plain(yaku.name) in row
        assert "50 points" in row
