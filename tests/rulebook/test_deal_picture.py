"""The picture of the deal shows what the rule file deals."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game, rulebook_of
from hanafuda_desktop.families.tableau.rulebook_piles import patience_rows
from hanafuda_desktop.families.tableau.state import TurnStock
from hanafuda_desktop.rulebook.blocks import Laid, Paragraph, PileRow
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rulebook.table_picture import deal_picture
from tests.rulebook.games import changed, made_up, rules_of

CATALOGUE = our_games()


def _shown(game: str) -> tuple[str, dict[str, PileRow]]:
    caption, laid = deal_picture(Setting(CATALOGUE.game(game)), rulebook_of(CATALOGUE.game(game)))
    assert isinstance(caption, Paragraph)
    assert isinstance(laid, Laid)
    return caption.words, {row.name: row for row in laid.rows}


def test_hands_field_and_stock() -> None:
    caption, rows = _shown("koi-koi")
    assert caption == "A deal for two players, as you see it."
    assert list(rows) == ["The other's hand", "Stock", "Field", "Your hand"]
    assert rows["The other's hand"].piles == ((None,) * 8,)
    assert rows["Stock"] == PileRow("Stock", "24 cards, face down", ((None,),))
    assert len(rows["Field"].piles[0]) == len(rows["Your hand"].piles[0]) == 8
    assert None not in rows["Field"].piles[0] + rows["Your hand"].piles[0]


def test_several_others() -> None:
    caption, rows = _shown("higo-bana-teams")
    assert "four players" in caption
    assert list(rows)[:3] == ["Hand of player 2", "Hand of player 3", "Hand of player 4"]


def test_columns_stand_upright() -> None:
    caption, rows = _shown("yatsuhashi")
    assert rows["Foundations"].is_upright
    assert [pile[:-1] for pile in rows["Foundations"].piles] == [(None,) * 5] * 6
    assert all(pile[-1] is not None for pile in rows["Foundations"].piles)
    assert "empty" not in caption


@pytest.mark.parametrize(
    ("game", "empty"),
    [
        ("shiki", "Still empty: the four piles."),
        ("tsukinami", "Still empty: a free place and the twelve months."),
        ("untitled", "Still empty: the discard pile."),
        ("hanapette", "Still empty: the two stacks in the middle."),
    ],
)
def test_what_is_still_empty(game: str, empty: str) -> None:
    caption, _ = _shown(game)
    assert caption.endswith(empty)


def test_both_sides_of_a_real_time_game() -> None:
    _, rows = _shown("hanapette-spit")
    assert list(rows) == ["The other's deck", "The other's columns", "Your columns", "Your deck"]
    assert [len(pile) for pile in rows["Your columns"].piles] == [1, 2, 3, 4, 5]


def test_an_open_discard_pile() -> None:
    _, rows = _shown("kaze")
    assert rows["Discard pile"].piles[0][0] is not None


def test_a_table_under_way() -> None:
    rules = CATALOGUE.game("yatsuhashi")
    game = new_game(rules, seed=1)
    before = {row.name: row.note for row in patience_rows(game.view(), Setting(rules))}
    game.push(next(move for move in game.legal_moves() if isinstance(move, TurnStock)))
    after = {row.name: row.note for row in patience_rows(game.view(), Setting(rules))}
    assert "Turned cards" not in before
    assert (after["Stock"], after["Turned cards"]) == ("eleven cards, face down", "one card")


def test_a_deck_too_small_for_the_deal_has_no_picture() -> None:
    game = changed(made_up("bay"), "deck.cards", {"month": [1, 2]})
    assert deal_picture(Setting(rules_of(game)), rulebook_of(rules_of(game))) == ()
