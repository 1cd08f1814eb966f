"""Which yaku want a card."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import CARDS, card_by_id
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.catalogue import CatalogueEntry
from hanafuda_desktop.rules.schema.game import GameBase, in_game, points_of, wanting
from hanafuda_desktop.rules.schema.selectors import Selector
from tests.rulebook.games import changed, made_up, rules_of


@pytest.fixture(scope="module")
def rules() -> GameBase:
    return our_games().game("yatsuhashi")


@pytest.mark.parametrize(
    ("card", "yaku"),
    [
        ("clover-boar", ["ino-shika-cho"]),
        ("pine-ribbon", ["aka-tan"]),
        ("pine-chaff-2", ["early-chaff"]),
        ("iris-bridge", ["yatsuhashi"]),
    ],
)
def test_a_card_is_wanted_for_its_yaku(rules: GameBase, card: str, yaku: list[str]) -> None:
    assert [each.id for each in wanting(rules, card_by_id(card).index)] == yaku


def test_every_yaku_is_named_for_some_card(rules: GameBase) -> None:
    named = {yaku.id for card in CARDS for yaku in wanting(rules, card.index)}
    assert named == {yaku.id for yaku in rules.all_yaku}


def test_a_card_that_is_not_in_the_game_is_wanted_for_nothing(rules: GameBase) -> None:
    assert all(in_game(rules, card.index) for card in CARDS)
    few = rules.model_copy(
        update={"deck": rules.deck.model_copy(update={"cards": (Selector(id="pine-crane"),)})}
    )
    assert [card.id for card in CARDS if in_game(few, card.index)] == ["pine-crane"]
    assert wanting(few, card_by_id("clover-boar").index) == ()


def _wanted_for(game: str, card: str) -> list[str]:
    return [yaku.id for yaku in wanting(our_games().game(game), card_by_id(card).index)]


@pytest.mark.parametrize(
    ("game", "card", "yaku"),
    [
        ("koi-koi", "willow-rainman", ["goko", "ame-shiko"]),
        ("koi-koi", "chrysanthemum-cup", ["tane", "hanami-zake", "tsukimi-zake", "kasu"]),
        ("koi-koi", "plum-warbler", ["tane"]),
        ("go-stop", "chrysanthemum-cup", ["animals", "chaff"]),
        ("go-stop", "willow-lightning", ["chaff"]),
        ("hana-awase", "willow-ribbon", []),
        ("mushi", "wisteria-chaff-2", ["fuji-shima"]),
        ("mushi", "clover-boar", []),
    ],
)
def test_a_card_is_wanted_for_what_it_may_count_as(game: str, card: str, yaku: list[str]) -> None:
    assert _wanted_for(game, card) == yaku


def test_a_card_that_counts_instead_is_no_longer_its_own_kind() -> None:
    game = changed(made_up("bay"), "counts_as.0.when", "instead")
    cup = card_by_id("chrysanthemum-cup").index
    assert "beasts" in [yaku.id for yaku in wanting(rules_of(made_up("bay")), cup)]
    assert "beasts" not in [yaku.id for yaku in wanting(rules_of(game), cup)]


def test_every_card_is_wanted_for_the_month_set() -> None:
    bay = rules_of(made_up("bay"))
    assert all("month" in [yaku.id for yaku in wanting(bay, card.index)] for card in CARDS)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("entry", our_games().entries(), ids=lambda entry: entry.id)
def test_every_yaku_of_a_game_wants_some_card(entry: CatalogueEntry) -> None:
    rules = our_games().game(entry.id)
    named = {yaku.id for card in CARDS for yaku in wanting(rules, card.index)}
    assert named == {yaku.id for yaku in rules.all_yaku}


@pytest.mark.parametrize(
    ("game", "card", "points"),
    [
        pytest.param("hana-awase", "pine-crane", 20, marks=pytest.mark.rule("HA-3", "C-3")),
        pytest.param("higo-bana", "willow-rainman", 5, marks=pytest.mark.rule("HB-3")),
        pytest.param("higo-bana-hawaii", "pine-chaff-1", 0, marks=pytest.mark.rule("HB-10")),
        pytest.param("higo-bana-hawaii", "paulownia-chaff-1", 10, marks=pytest.mark.rule("HB-10")),
        ("koi-koi", "pine-crane", None),
        ("mushi", "clover-boar", None),
        ("yatsuhashi", "pine-crane", 20),
        ("hanapette", "pine-crane", None),
    ],
)
def test_what_a_card_is_worth_by_itself(game: str, card: str, points: int | None) -> None:
    assert points_of(our_games().game(game), card_by_id(card).index) == points
