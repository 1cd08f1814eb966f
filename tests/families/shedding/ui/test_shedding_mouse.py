"""Shedding games with the mouse: choosing several cards, and a whole round."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.family import coming_effect
from hanafuda_desktop.families.shedding.moves import BareMove, Combine, DiscardDrawn, Swap
from hanafuda_desktop.families.shedding.ui.table import groups_of
from hanafuda_desktop.families.shedding.ui.words import foretell
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.highlights import GlowItem
from tests.table.playing import Playing, middle
from tests.table.shedding_games import game_where
from tests.table.shedding_hands import (
    asked,
    combines,
    in_tray,
    ornaments,
    pair,
    play_by_mouse,
    rules_of,
    slip,
    spot,
)

Make = Callable[..., Playing]


def test_a_chosen_card_completes_itself_and_is_played(still: Any, qtbot: QtBot) -> None:
    table = still(game_where(lambda game: pair(game) is not None))
    move = pair(table.game)
    assert move is not None
    first, second = move.hand
    table.click(spot(table, first))
    assert table.chosen == []
    face = ornaments(table).tray.face
    assert face.cards == (second, first), "the chosen card lies on top"
    glowing = table.scene.interaction.lights.lit
    own = table.board.view.pile("h0").cards
    assert glowing == (Hit("h0", own.index(second)),)
    table.click(slip(table, "Play"))
    qtbot.waitUntil(lambda: len(table.chosen) == 1)
    assert table.chosen[0].hand == (second, first)


def test_cards_stand_out_while_they_are_chosen(still: Any) -> None:
    table = still(game_where(lambda game: pair(game) is not None))
    move = pair(table.game)
    assert move is not None
    index = table.board.view.pile("h0").cards.index(move.hand[0])
    at_rest = table.board.lying("h0")[index]
    table.click(spot(table, move.hand[0]))
    assert table.board.lying("h0")[index].y < at_rest.y
    table.click(spot(table, move.hand[0]))
    assert table.board.lying("h0")[index] == at_rest
    table.click(spot(table, move.hand[0]))
    table.click(QPoint(1278, 2))
    assert table.board.lying("h0")[index] == at_rest
    assert table.scene.interaction.lights.lit == ()
    table.scene.land()
    assert table.scene._presenter.cast.piles["h0"][index].y() == at_rest.y


def test_the_order_of_laying_and_its_effect_are_seen_and_changed(still: Any, qtbot: QtBot) -> None:
    def differs(game: Game) -> bool:
        return bool(two_effects(game))

    def two_effects(game: Game) -> list[Combine]:
        for group in groups_of(combines(game, "hand-hand")):
            rules = rules_of(game)
            coming = [coming_effect(rules, game.view(0), move) for move in group.moves]
            if any(coming) and not all(coming):
                return list(group.moves)
        return []

    table = still(game_where(differs))
    first, second = two_effects(table.game)[:2]
    for card in first.hand:
        table.click(spot(table, card))
    rules, view = rules_of(table.game), table.game.view(0)
    tray = ornaments(table).tray
    assert tray.toolTip().endswith("Click a card to lay it on top.")
    said = []
    for move in (first, second):
        table.click(in_tray(table, move.hand[-1]))
        assert tray.face.cards[-1] == move.hand[-1]
        assert tray.face.said == foretell(rules, view, move).said
        assert bool(tray.face.signs) is (coming_effect(rules, view, move) is not None)
        said.append(tray.face.said)
    assert said[0] != said[1]
    table.click(slip(table, "Play"))
    qtbot.waitUntil(lambda: len(table.chosen) == 1)
    assert table.chosen == [second]


def test_what_else_could_be_made_is_offered_and_completes_itself(still: Any, qtbot: QtBot) -> None:
    """With a hand card of a month on the field there is Hand-Field, and with more Field hiki."""

    def both(game: Game) -> bool:
        return bool(combines(game, "field-hiki"))

    table = still(game_where(both))
    hiki = combines(table.game, "field-hiki")[0]
    table.click(spot(table, hiki.field[0]))
    table.click(spot(table, hiki.hand[-1]))
    assert ornaments(table).tray.face.title == "Hand-Field"
    table.click(slip(table, "Field hiki …"))
    qtbot.waitUntil(lambda: ornaments(table).tray.face.title == "Field hiki")
    assert set(ornaments(table).tray.face.cards) == {*hiki.field, *hiki.hand}
    assert table.chosen == []
    table.click(slip(table, "Play"))
    qtbot.waitUntil(lambda: len(table.chosen) == 1)
    assert table.chosen[0].combination == "field-hiki"
    assert table.chosen[0].hand[-1] == hiki.hand[-1]


def test_a_card_that_goes_with_nothing_is_refused_in_words(still: Any) -> None:
    def lonely(game: Game) -> bool:
        used = {c for move in combines(game) for c in (*move.field, *move.hand, *move.lay)}
        return bool(set(game.view(0).pile("h0").cards) - used)

    table = still(game_where(lonely))
    used = {c for move in combines(table.game) for c in (*move.field, *move.hand, *move.lay)}
    card = next(iter(set(table.board.view.pile("h0").cards) - used))
    table.click(spot(table, card))
    assert ornaments(table).tray.face.cards == ()
    assert len(table.refused) == 1
    assert table.game.refusal(table.refused[0])


def test_field_field_asks_for_the_card_to_lay(still: Any, qtbot: QtBot) -> None:
    table = still(game_where(lambda game: bool(combines(game, "field-field"))))
    move = combines(table.game, "field-field")[0]
    for card in move.field:
        table.click(spot(table, card))
    own = table.board.view.pile("h0").cards
    wanted = {Hit("h0", own.index(m.lay[0])) for m in combines(table.game, "field-field")}
    assert wanted <= set(table.scene.interaction.lights.lit)
    table.click(spot(table, move.lay[0]))
    assert ornaments(table).tray.face.laid == move.lay
    table.click(slip(table, "Play"))
    qtbot.waitUntil(lambda: len(table.chosen) == 1)
    assert set(table.chosen[0].field) == set(move.field)
    assert table.chosen[0].lay == move.lay


def test_nothing_glows_any_more_where_a_drawn_card_lay(playing: Make) -> None:
    def answered(game: Game) -> bool:
        return any(isinstance(move, DiscardDrawn) and move.onto for move in game.legal_moves())

    table = playing(game_where(answered))
    move = next(move for move in table.game.legal_moves() if isinstance(move, DiscardDrawn))
    assert [item for item in table.scene.items() if isinstance(item, GlowItem)]
    table.click(spot(table, move.onto or 0))
    assert table.chosen == [move]
    assert [item for item in table.scene.items() if isinstance(item, GlowItem)] == []


def test_nothing_is_asked_before_the_cards_of_the_one_before_have_landed(playing: Make) -> None:
    """Else it would be said in the other's turn, which is still being seen."""

    def only_draws(game: Game) -> bool:
        return game.legal_moves() == (BareMove.STRUGGLE,)

    found = game_where(only_draws)
    before = new_game(found.rules, seed=found.seed, players=3)
    for move in found.moves[:-1]:
        before.push(move)
    table = playing(before)
    tray = ornaments(table).tray
    events = before.push(found.moves[-1])
    table.scene.play(before.seen(events, 0), before.view(0), before.legal_moves())
    assert not table.scene.has_arrived
    assert tray.face.said == ""
    assert not tray.isVisible()
    table.scene.land()
    assert "draw from the stock" in tray.face.said
    assert tray.isVisible()


# --- another game, from its rule file alone ------------------------------------------------------


def test_a_seat_to_swap_hands_with_is_clicked(still: Any, qtbot: QtBot) -> None:
    def swaps(game: Game) -> bool:
        return any(isinstance(move, Swap) for move in game.legal_moves())

    table = still(game_where(swaps, "kaze", 4))
    for move in table.game.legal_moves():
        table.chosen.clear()
        # the very edge of the backs; in their middle lies the slip
        backs = table.board.whole(f"h{move.seat}")
        table.click(QPoint(round(backs.x + backs.width / 2), round(backs.y + 4)))
        assert table.chosen == [move]
    for move, offer in zip(table.game.legal_moves(), table.scene.interaction.offers, strict=True):
        table.chosen.clear()
        table.click(middle(offer.rect))
        qtbot.waitUntil(lambda: len(table.chosen) == 1)
        assert table.chosen == [move]


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    ("name", "players", "seed"), [("untitled", 2, 3), ("untitled", 5, 4), ("kaze", 4, 2)]
)
def test_a_whole_round_by_mouse(
    playing: Make, qtbot: QtBot, catalogue: Any, name: str, players: int, seed: int
) -> None:
    game = new_game(catalogue.game(name), seed=seed, players=players)
    table, chance = playing(game), random.Random(seed)
    own = 0
    while asked(game) not in ("race", "next"):
        moves = game.legal_moves()
        move = moves[0] if chance.random() < 0.7 else chance.choice(moves)
        count = len(table.chosen)
        if game.to_move == 0:
            play_by_mouse(table, move, qtbot)
            own += 1
        else:
            table.scene.interaction.choose(move)
        assert table.chosen[count:] == [move]
        QTest.keyRelease(table.view, Qt.Key.Key_P)  # a key in between does no harm
    assert own > 1
