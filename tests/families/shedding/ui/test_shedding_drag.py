"""Shedding games with the mouse: dragging cards, letting them go again, double-clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.shedding.moves import Combine
from tests.table.playing import Playing
from tests.table.shedding_games import game_where
from tests.table.shedding_hands import (
    combines,
    ornaments,
    pair,
    spot,
)

Make = Callable[..., Playing]


def only_mate(game: Game) -> Combine | None:
    for move in combines(game, "hand-field"):
        if sum(move.hand[0] in other.hand for other in combines(game)) == 1:
            return move
    return None


def test_a_hand_card_dragged_onto_its_mate_is_played(still: Any) -> None:
    table = still(game_where(lambda game: only_mate(game) is not None))
    move = only_mate(table.game)
    assert move is not None
    start, end = spot(table, move.hand[0]), spot(table, move.field[0])
    table.hold(start, end)
    assert ornaments(table).tray.face.title == "Hand-Field", "what is about to happen is said"
    table.release(end)
    assert table.chosen == [move]


def test_with_more_of_the_month_in_hand_the_drop_asks(still: Any) -> None:
    table = still(game_where(lambda game: bool(combines(game, "field-hiki"))))
    hiki = combines(table.game, "field-hiki")[0]
    table.drag(spot(table, hiki.hand[-1]), spot(table, hiki.field[0]))
    assert table.chosen == []
    assert ornaments(table).tray.face.title == "Hand-Field"
    assert "Field hiki …" in [offer.text for offer in table.scene.interaction.offers]


def test_a_card_dragged_onto_the_discard_pile_takes_its_mate_along(still: Any) -> None:
    table = still(
        game_where(lambda game: pair(game) is not None and bool(game.view(0).pile("d").cards))
    )
    move = pair(table.game)
    assert move is not None
    for card in move.hand:
        table.chosen.clear()
        table.drag(spot(table, card), table.card("d"))
        assert [(m.combination, set(m.hand), m.hand[-1]) for m in table.chosen] == [
            ("hand-hand", set(move.hand), card)
        ]


def test_a_double_click_plays_the_obvious(still: Any) -> None:
    table = still(game_where(lambda game: only_mate(game) is not None))
    move = only_mate(table.game)
    assert move is not None
    table.double_click(spot(table, move.hand[0]))
    assert table.chosen == [move]


def test_a_wrong_drop_springs_back_and_says_why(still: Any) -> None:
    def wrong(game: Game) -> bool:
        return bool(misfit(game))

    def misfit(game: Game) -> tuple[int, int] | None:
        view = game.view(0)
        for card in view.pile("h0").cards:
            for onto in view.pile("f").cards:
                if card is not None and onto is not None and card // 4 != onto // 4:
                    return card, onto
        return None

    table = still(game_where(wrong))
    found = misfit(table.game)
    assert found is not None
    table.drag(spot(table, found[0]), spot(table, found[1]))
    assert table.chosen == []
    assert [table.game.refusal(move) for move in table.refused] != [None]
    assert len(table.refused) == 1


def test_a_card_that_is_let_go_again_leaves_the_choice_as_it_was(still: Any) -> None:
    table = still(game_where(lambda game: pair(game) is not None))
    move = pair(table.game)
    assert move is not None
    for card in move.hand:
        table.click(spot(table, card))
    ready = table.scene.interaction.choices.ready
    start = spot(table, move.hand[0])
    table.drag(start, start + QPoint(0, -60))
    table.scene.land()
    assert table.chosen == []
    assert table.scene.interaction.choices.ready == ready
    assert len(table.board.standing_out) == 2
    table.hold(start, start + QPoint(0, -60))
    table.scene.cancel()
    assert table.scene.interaction.choices.ready == ready


def test_a_leaf_is_dragged_onto_the_discard_pile(still: Any) -> None:
    """In a game in which single cards go there, though two of a month would go as well."""

    def twins(game: Game) -> bool:
        return bool(combines(game, "twin-leaves"))

    table = still(game_where(twins, "kaze", 3))
    card = combines(table.game, "twin-leaves")[0].hand[0]
    table.drag(spot(table, card), table.card("d"))
    assert table.chosen == [Combine("leaf", (), (card,))]
