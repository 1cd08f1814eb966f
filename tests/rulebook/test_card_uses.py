"""Which yaku want a card."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import CARDS, card_by_id
from hanafuda_desktop.rulebook.card_uses import in_game, wanting
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.selectors import Selector


@pytest.fixture(scope="module")
def rules() -> GameRules:
    return Catalogue.shipped().game("yatsuhashi")


@pytest.mark.parametrize(
    ("card", "yaku"),
    [
        ("clover-boar", ["ino-shika-cho"]),
        ("pine-ribbon", ["aka-tan"]),
        ("pine-chaff-2", ["early-chaff"]),
        ("iris-bridge", ["yatsuhashi"]),
    ],
)
def test_a_card_is_wanted_for_its_yaku(rules: GameRules, card: str, yaku: list[str]) -> None:
    assert [each.id for each in wanting(rules, card_by_id(card).index)] == yaku


def test_every_yaku_is_named_for_some_card(rules: GameRules) -> None:
    named = {yaku.id for card in CARDS for yaku in wanting(rules, card.index)}
    assert named == {yaku.id for yaku in rules.yaku}


def test_a_card_that_is_not_in_the_game_is_wanted_for_nothing(rules: GameRules) -> None:
    assert all(in_game(rules, card.index) for card in CARDS)
    few = rules.model_copy(
        update={"deck": rules.deck.model_copy(update={"cards": (Selector(id="pine-crane"),)})}
    )
    assert [card.id for card in CARDS if in_game(few, card.index)] == ["pine-crane"]
    assert wanting(few, card_by_id("clover-boar").index) == ()
