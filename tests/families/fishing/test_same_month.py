"""A yaku of one month (or kind) is made of that month's cards, and of no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.notation import parse_cards, shorts
from hanafuda_desktop.engine.rounds import YakuScore
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.loader import LoadedGame
from tests.rulebook.games import page_words

_GAME = """\
extends: koi-koi
name: Mine
yaku:
  - id: whole
    name: Whole
    points: 4
    needs: {needs}
    extra: {extra}
"""


def _loaded(folder: Path, needs: str, extra: str) -> LoadedGame:
    path = folder / "mine.yaml"
    path.write_text(_GAME.replace("{needs}", needs).replace("{extra}", extra), encoding="utf-8")
    return our_games().load(path)


def _whole(folder: Path, captured: str, needs: str, extra: str) -> YakuScore | None:
    loaded = _loaded(folder, needs, extra)
    assert loaded.rules is not None, render(loaded.diagnostics, loaded.sources)
    assert isinstance(loaded.rules, FishingRules)
    compiled = Fishing(loaded.rules, 2).compiled
    held = mask_of(parse_cards(captured))
    scores = compiled.best_worth(1, held).scores(held)
    return next((score for score in scores if score.yaku == "whole"), None)


_FOUR = "[{cards: all, count: 4, same: month}]"
_TWO = "[{cards: all, count: 2, same: month}]"
_TWICE = "[{cards: all, count: 3, same: month}, {cards: all, count: 2, same: month}]"
_OWN = "{points: 2}"
_CHAFF = "{cards: {category: chaff}, points: 2}"


@pytest.mark.parametrize(
    ("needs", "extra", "captured", "cards", "beyond"),
    [
        # Loose cards of other months serve nothing and are worth nothing.
        (_FOUR, _OWN, "11 12 13 14 21 31 42", "11 12 13 14", 0),
        # A second whole month neither.
        (_FOUR, _OWN, "11 12 13 14 21 22 23 24", "11 12 13 14", 0),
        # Of several months that meet it, the one with the most cards is taken.
        (_TWO, _OWN, "11 12 21 22 23 31", "21 22 23", 2),
        # Two needs take a month each.
        (_TWICE, _OWN, "11 12 13 21 22 23 31", "11 12 13 21 22 23", 2),
        # Further cards that are named count of all months, but for those that are needed.
        (_FOUR, _CHAFF, "11 12 13 14 21 22 23 24", "11 12 13 14 23 24", 4),
        (_TWO, _CHAFF, "13 14 23 31", "13 14 23", 2),
        # One kind goes as one month does.
        ("[{cards: all, count: 5, same: category}]", _OWN, "13 14 23 24 33 34 11 21", "", 2),
    ],
)
def test_only_cards_of_the_month_that_makes_it_count(
    tmp_path: Path, needs: str, extra: str, captured: str, cards: str, beyond: int
) -> None:
    score = _whole(tmp_path, captured, needs, extra)
    assert score is not None
    assert shorts(score.cards) == (cards or "13 14 23 24 33 34")
    assert (score.points, score.extra) == (4 + beyond, beyond)


@pytest.mark.parametrize(
    ("needs", "words"),
    [
        (_TWO, "Two points more for each further card of that month."),
        (_TWICE, "Two points more for each further card of those months."),
        (
            "[{cards: {category: chaff}, count: 2, same: month}]",
            "Two points more for each further chaff card of that month.",
        ),
        (
            "[{cards: all, count: 5, same: category}]",
            "Two points more for each further card of that kind.",
        ),
        (
            "[pine-crane, {cards: all, count: 2, same: month}]",
            "Two points more for each further card of these.",
        ),
    ],
)
def test_the_rulebook_says_so(tmp_path: Path, needs: str, words: str) -> None:
    loaded = _loaded(tmp_path, needs, _OWN)
    assert loaded.rules is not None, render(loaded.diagnostics, loaded.sources)
    assert words in page_words(loaded.rules)


def test_a_yaku_of_a_whole_month_has_no_further_cards(tmp_path: Path) -> None:
    loaded = _loaded(tmp_path, _FOUR, _OWN)
    assert "there are no further cards" in render(loaded.diagnostics, loaded.sources)
