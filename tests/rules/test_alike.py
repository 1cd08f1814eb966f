"""Which cards rules do not tell from one another."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.cards.card import CARDS, Category, card_by_id
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.schema.game import GameBase, likes_of

SHIPPED = our_games()
FIRST, SECOND = (card_by_id(f"plum-chaff-{number}").index for number in (1, 2))
LONE = "{id: lone, name: {en: Lone Plum}, points: 9, needs: [plum-chaff-2]}"
NEXT = "{id: hand-hand, match: [{month: same, place: next, twins: false}]}"


def _house(folder: Path, text: str) -> GameBase:
    path = folder / "house.yaml"
    path.write_text(f"name: {{en: House}}\n{text}", encoding="utf-8")
    loaded = SHIPPED.load(path)
    assert loaded.rules is not None, loaded.diagnostics
    return loaded.rules


@pytest.mark.parametrize("game", ["koi-koi", "go-stop", "untitled"])
def test_a_months_chaff_is_alike_and_no_other_cards_are(game: str) -> None:
    likes = likes_of(SHIPPED.game(game))
    for card in CARDS:
        like = CARDS[likes[card.index]]
        assert (like.month, like.category) == (card.month, card.category)
        assert like is card or card.category is Category.CHAFF
    assert likes[FIRST] == likes[SECOND]


def test_chaff_that_counts_twice_is_like_no_other() -> None:
    """One paulownia chaff counts as two."""
    chaff = [card_by_id(f"paulownia-chaff-{number}").index for number in (1, 2, 3)]
    assert len({likes_of(SHIPPED.game("koi-koi"))[card] for card in chaff}) == 1
    assert len({likes_of(SHIPPED.game("go-stop"))[card] for card in chaff}) == 2


@pytest.mark.parametrize(
    "text",
    [
        f"extends: koi-koi\nyaku: [{LONE}]\n",
        "extends: mushi\nvalues: [{id: four, cards: {month: 2, place: 4}, points: 4}]\n",
        f"extends: untitled\ncombinations: [{NEXT}]\n",
    ],
    ids=["a yaku", "a value", "a place"],
)
def test_what_a_house_rule_sets_apart_is_unlike(tmp_path: Path, text: str) -> None:
    likes = likes_of(_house(tmp_path, text))
    assert likes[FIRST] != likes[SECOND]


@pytest.mark.parametrize(
    "text",
    [
        f"extends: untitled\ncombinations: [{NEXT.replace(', twins: false', '')}]\n",
        "extends: mushi\nvalues: [{id: two, cards: [plum-chaff-1, plum-chaff-2], points: 4}]\n",
    ],
    ids=["twins", "both"],
)
def test_what_a_house_rule_means_together_is_alike(tmp_path: Path, text: str) -> None:
    likes = likes_of(_house(tmp_path, text))
    assert likes[FIRST] == likes[SECOND]
