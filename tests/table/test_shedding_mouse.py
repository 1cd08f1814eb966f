"""Shedding games with the mouse: choosing several cards, dragging them, and a whole round."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.shedding.coming import coming_effect
from hanafuda_desktop.engine.shedding.moves import (
    Combine,
    DiscardDrawn,
    Keep,
    Pass,
    Struggle,
    Swap,
)
from hanafuda_desktop.engine.shedding.turn import SheddingTurn
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.table.shedding_groups import Completion, groups_of, top_of
from hanafuda_desktop.table.shedding_ornaments import SheddingOrnaments
from hanafuda_desktop.table.shedding_words import SheddingWords, foretell
from tests.table.playing import Playing, middle
from tests.table.shedding_games import game_where

Make = Callable[..., Playing]


def ornaments(table: Playing) -> SheddingOrnaments:
    found = table.scene.ornaments
    assert isinstance(found, SheddingOrnaments)
    return found


def rules_of(game: Game) -> SheddingRules:
    assert isinstance(game.rules, SheddingRules)
    return game.rules


def asked(game: Game) -> str:
    turn = game.view(0).turn
    assert isinstance(turn, SheddingTurn)
    return turn.asked


def combines(game: Game, combination: str = "") -> list[Combine]:
    moves = [move for move in game.legal_moves() if isinstance(move, Combine)]
    return [move for move in moves if combination in ("", move.combination)]


def spot(table: Playing, card: int) -> QPoint:
    """Where a card of the viewer's hand or of the field is seen."""
    view = table.board.view
    for pile in (f"h{view.seat}", "f", "x"):
        if card in view.pile(pile).cards:
            return table.card(pile, view.pile(pile).cards.index(card))
    raise AssertionError("no such card to be seen")


def slip(table: Playing, text: str) -> QPoint:
    return next(middle(each.rect) for each in table.scene.surface.offers if each.text == text)


def in_tray(table: Playing, card: int) -> QPoint:
    return QPointF(ornaments(table).tray.places()[card].center()).toPoint()


def press_slip(table: Playing, qtbot: QtBot, index: int) -> None:
    offer = table.scene.surface.offers[index]
    before = len(table.chosen), table.scene.surface.gatherer.ready
    table.click(middle(offer.rect))
    qtbot.waitUntil(
        lambda: (len(table.chosen), table.scene.surface.gatherer.ready) != before, timeout=1000
    )


def play_by_mouse(table: Playing, move: Any, qtbot: QtBot) -> None:
    """Play a move with nothing but clicks."""
    match move:
        case Combine():
            (wanted,) = (g for g in groups_of(combines(table.game)) if move in g.moves)
            for card in (*move.lay, *move.field, *move.hand):
                table.click(spot(table, card))
            if table.scene.surface.gatherer.ready not in wanted.moves:
                offers = [each.move for each in table.scene.surface.offers]
                press_slip(table, qtbot, offers.index(Completion(wanted)))
            if table.scene.surface.gatherer.ready != move:
                table.click(in_tray(table, top_of(move)))
            assert table.scene.surface.gatherer.ready == move
            press_slip(table, qtbot, 0)
        case Struggle() | Pass():
            table.click(
                table.card("s") if table.board.view.pile("s").cards else middle_of_stock(table)
            )
        case DiscardDrawn(int(onto)):
            table.click(spot(table, onto))
        case DiscardDrawn():
            table.click(table.card("d"))
        case Keep():
            table.click(slip(table, "Keep"))
            count = len(table.chosen)
            qtbot.waitUntil(lambda: len(table.chosen) > count, timeout=1000)
        case Swap(seat):
            table.click(table.card(f"h{seat}"))
        case _:
            table.scene.choose(move)  # It is asked by a panel, or by the race.


def middle_of_stock(table: Playing) -> QPoint:
    return middle(table.board.layout.slot("s"))


@pytest.fixture
def still(playing: Make) -> Callable[[Game], Playing]:
    """A table on which chosen moves are told and not played."""

    def make(game: Game) -> Playing:
        table = playing(game)
        table.follows = False
        return table

    return make


# --- choosing ------------------------------------------------------------------------------------


def pair(game: Game) -> Combine | None:
    """A Hand-Hand of a month of which nothing else can be made."""
    for move in combines(game, "hand-hand"):
        others = [m for m in combines(game) if set(m.hand) & set(move.hand) or set(m.lay)]
        if all(set(other.hand) == set(move.hand) for other in others):
            return move
    return None


def test_a_chosen_card_completes_itself_and_is_played(still: Any, qtbot: QtBot) -> None:
    table = still(game_where(lambda game: pair(game) is not None))
    move = pair(table.game)
    assert move is not None
    first, second = move.hand
    table.click(spot(table, first))
    assert table.chosen == []
    face = ornaments(table).tray.face
    assert face.cards == (second, first), "the chosen card lies on top"
    glowing = table.scene._marks.targets
    own = table.board.view.pile("h0").cards
    assert glowing == (f"h0:{own.index(second)}",)
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
    assert table.scene._marks.targets == ()
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
    said = []
    for move in (first, second):
        table.click(in_tray(table, move.hand[-1]))
        assert tray.face.cards[-1] == move.hand[-1]
        assert tray.face.said == foretell(rules, view, move, SheddingWords()).said
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
    wanted = {f"h0:{own.index(m.lay[0])}" for m in combines(table.game, "field-field")}
    assert wanted <= set(table.scene._marks.targets)
    table.click(spot(table, move.lay[0]))
    assert ornaments(table).tray.face.laid == move.lay
    table.click(slip(table, "Play"))
    qtbot.waitUntil(lambda: len(table.chosen) == 1)
    assert set(table.chosen[0].field) == set(move.field)
    assert table.chosen[0].lay == move.lay


# --- dragging and double-clicks ------------------------------------------------------------------


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
    assert "Field hiki …" in [offer.text for offer in table.scene.surface.offers]


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


# --- struggle ------------------------------------------------------------------------------------


def test_struggle_then_discard_with_its_mate_or_keep(still: Any, qtbot: QtBot) -> None:
    def drawn_one(game: Game) -> bool:
        return any(isinstance(move, DiscardDrawn) for move in game.legal_moves())

    table = still(game_where(drawn_one))
    moves = [move for move in table.game.legal_moves() if isinstance(move, DiscardDrawn)]
    drawn = table.board.view.pile("x").cards[0]
    assert drawn is not None
    for move in moves:
        table.chosen.clear()
        assert move.onto is not None
        table.click(spot(table, move.onto))
        assert table.chosen == [move]
        table.chosen.clear()
        table.drag(spot(table, drawn), spot(table, move.onto))
        assert table.chosen == [move]
    table.chosen.clear()
    table.drag(spot(table, drawn), table.card("h0", 0))
    assert table.chosen == [Keep()]
    table.chosen.clear()
    table.click(slip(table, "Keep"))
    qtbot.waitUntil(lambda: table.chosen == [Keep()])


def test_the_stock_is_clicked_to_draw(still: Any) -> None:
    table = still(game_where(lambda game: Struggle() in game.legal_moves()))
    table.click(table.card("s"))
    assert table.chosen == [Struggle()]


def test_nothing_can_be_done_in_the_turn_of_another(still: Any) -> None:
    game = game_where(lambda game: bool(combines(game)), seat=1)
    table = still(game)
    for index in range(len(game.view(0).pile("h0").cards)):
        table.double_click(table.card("h0", index))
    table.click(table.card("s"))
    assert table.chosen == []
    assert ornaments(table).tray.face.said == ""


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
    for move, offer in zip(table.game.legal_moves(), table.scene.surface.offers, strict=True):
        table.chosen.clear()
        table.click(middle(offer.rect))
        qtbot.waitUntil(lambda: len(table.chosen) == 1)
        assert table.chosen == [move]


@pytest.mark.parametrize(
    ("name", "players", "seed"), [("untitled", 2, 3), ("untitled", 5, 4), ("kaze", 4, 2)]
)
def test_a_whole_round_by_mouse(
    playing: Make, qtbot: QtBot, catalogue: Any, name: str, players: int, seed: int
) -> None:
    game = Game(catalogue.game(name), seed=seed, players=players)
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
            table.scene.choose(move)
        assert table.chosen[count:] == [move]
        QTest.keyRelease(table.view, Qt.Key.Key_P)  # a key in between does no harm
    assert own > 1


def test_a_card_that_is_let_go_again_leaves_the_choice_as_it_was(still: Any) -> None:
    table = still(game_where(lambda game: pair(game) is not None))
    move = pair(table.game)
    assert move is not None
    for card in move.hand:
        table.click(spot(table, card))
    ready = table.scene.surface.gatherer.ready
    start = spot(table, move.hand[0])
    table.drag(start, start + QPoint(0, -60))
    table.scene.land()
    assert table.chosen == []
    assert table.scene.surface.gatherer.ready == ready
    assert len(table.board.standing_out) == 2
    table.hold(start, start + QPoint(0, -60))
    table.scene.cancel()
    assert table.scene.surface.gatherer.ready == ready


def test_a_drawn_card_that_is_let_go_again_still_asks(still: Any) -> None:
    def drawn_one(game: Game) -> bool:
        return any(isinstance(move, DiscardDrawn) for move in game.legal_moves())

    table = still(game_where(drawn_one))
    table.scene.land()
    glowing = table.scene._marks.targets
    start = table.card("x", 0)
    table.drag(start, start + QPoint(10, -30))
    table.scene.land()
    assert table.chosen == []
    assert table.scene._marks.targets == glowing != ()
    move = next(m for m in table.game.legal_moves() if isinstance(m, DiscardDrawn))
    assert move.onto is not None
    table.click(spot(table, move.onto))
    assert table.chosen == [move]


def test_a_leaf_is_dragged_onto_the_discard_pile(still: Any) -> None:
    """In a game in which single cards go there, though two of a month would go as well."""

    def twins(game: Game) -> bool:
        return bool(combines(game, "twin-leaves"))

    table = still(game_where(twins, "kaze", 3))
    card = combines(table.game, "twin-leaves")[0].hand[0]
    table.drag(spot(table, card), table.card("d"))
    assert table.chosen == [Combine("leaf", (), (card,))]
