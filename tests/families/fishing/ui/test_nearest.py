"""The yaku that a side is nearest to, and why a hint is a good move."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.fishing.moves import GO, STOP, Bomb, Play, Show, Take
from hanafuda_desktop.families.fishing.progress import Reach, side_progress
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.layout import lay_out
from hanafuda_desktop.families.fishing.ui.progress import (
    NearestItem,
    NearestYaku,
    cards_shown,
    nearest_of,
)
from hanafuda_desktop.families.fishing.ui.words import hint_words, round_names
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.layout import TableShape
from hanafuda_desktop.table.lettering import advance
from hanafuda_desktop.table.narration import RoundNames
from tests.families.fishing.tables import table
from tests.table.fishing_games import GAMES
from tests.table.staging import faults_of

BOAR, DEER, BUTTERFLIES = 24, 36, 20
CRANE, PINE_RIBBON, PINE = 0, 1, 2
PLUM_RIBBON, CHERRY_RIBBON = 5, 9


def koi_koi() -> tuple[FishingRules, RoundNames]:
    rules = our_games().game("koi-koi")
    assert isinstance(rules, FishingRules)
    return rules, round_names(rules, ["You", "Haru"])


def moment(
    hand: tuple[int, ...], field: tuple[int, ...], own: tuple[int, ...], other: tuple[int, ...] = ()
) -> View:
    """A view of the first seat in which the cards lie so."""
    view = new_game(koi_koi()[0], seed=1).view(0)
    lies = {"h0": hand, "f": field, "p0": own, "p1": other}
    piles = tuple(
        replace(
            pile,
            cards=lies[pile.id],
            slots=tuple(range(len(lies[pile.id]))) if pile.kind is PileKind.FIELD else (),
        )
        if pile.id in lies
        else pile
        for pile in view.piles
    )
    return replace(view, piles=piles, to_move=0)


def said(view: View) -> list[str]:
    rules, names = koi_koi()
    return [each.said for each in nearest_of(side_progress(rules, view)[0], view, names)]


@pytest.mark.deep
def test_the_nearest_comes_first_with_where_its_card_is() -> None:
    view = moment((26,), (BOAR, 4), (DEER, BUTTERFLIES))
    assert said(view)[0] == "Ino-Shika-Cho: 2 of 3, Boar on the field"
    view = moment((BOAR,), (4,), (DEER, BUTTERFLIES))
    assert said(view)[0] == "Ino-Shika-Cho: 2 of 3, Boar in hand"


def test_what_cards_have_in_common_is_said_once() -> None:
    view = moment((4, 10), (PLUM_RIBBON, CHERRY_RIBBON), (PINE_RIBBON,))
    lines = said(view)
    assert "Aka-tan: 1 of 3, Plum and Cherry poetry ribbon on the field" in lines


@pytest.mark.usefixtures("qapp")
def test_where_cards_are_ends_with_a_whole_place_or_word() -> None:
    places = "Plum and Iris chaff in hand", "Pine and Cherry chaff on the field"
    near, where = NearestYaku("Kasu", Reach.OPEN.value, 3, 10, places), ", ".join(places)
    assert near.where_in(1000, 14) == (14, [where])
    assert near.where_in(advance(where, 14) - 1, 14) == (11, [where]), "a little smaller"
    size, lines = near.where_in(advance(where, 11) - 1, 14)
    assert (size, len(lines), " ".join(lines)) == (14, 2, where)
    narrow = advance(where, 14) * 0.4
    assert " ".join(near.where_in(narrow, 14)[1]) == places[0], "whole places only"
    item = NearestItem()
    item.set_geometry(QRectF(0, 0, 110, 60))
    item.present([near])
    assert [text.text for text in item.sheet.texts][-2:] == ["Plum and Iris chaff", "in hand"]
    item.set_geometry(QRectF(0, 0, 66, 80))
    shown = item.sheet.texts[-1]
    assert shown.text.endswith("…")
    assert shown.whole[len(shown.text) - 1] == " "


def test_what_nobody_has_begun_or_cannot_be_made_is_not_said() -> None:
    assert said(moment((26,), (4,), ())) == []
    lost = said(moment((26,), (4,), (DEER, BUTTERFLIES), (BOAR,)))
    assert not any("Ino-Shika-Cho" in line for line in lost)


def test_cards_that_would_only_be_further_ones_do_not_count() -> None:
    """Two plain ribbons are nothing towards the three with poems."""
    rules, names = koi_koi()
    view = moment((26,), (4,), (13, 17, PINE_RIBBON))
    lines = said(view)
    assert any(line.startswith("Aka-tan: 1 of 3") for line in lines)
    yaku = side_progress(rules, view)[0].yaku
    ribbons = next(each for each in yaku if names.yaku[each.yaku] == "Aka-tan")
    assert {card for card, _ in cards_shown(ribbons)} == {PINE_RIBBON, PLUM_RIBBON, CHERRY_RIBBON}


@pytest.mark.deep_but(2)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("size", [(900, 560), (1280, 760), (1920, 1040)], ids=str)
def test_the_sign_has_room_at_every_table(
    name: str, players: int, size: tuple[int, int], catalogue: Catalogue
) -> None:
    rules = catalogue.game(name)
    assert isinstance(rules, FishingRules)
    sides = tuple((seat,) for seat in range(players))
    rooms = lay_out(TableShape(players, 0, False, 5, 12, sides), *size).rooms
    assert rooms is not None
    game, chance, item = new_game(rules, seed=2, players=players), random.Random(2), NearestItem()
    item.set_geometry(QRectF(0, 0, rooms.nearest.width, rooms.nearest.height))
    names = round_names(rules, ["Aki"] * players)
    told = 0
    for _ in range(50):
        if not game.legal_moves():
            break
        game.push(chance.choice(game.legal_moves()))
        view = game.view(0)
        if view.round is None or not view.round.number:
            continue
        own = next(side for side in side_progress(rules, view) if 0 in side.seats)
        nearest = nearest_of(own, view, names)
        item.present(nearest)
        soft = [words for each in nearest for words in (each.name, *each.where)]
        assert not faults_of(item.sheet, item.rect, may_be_cut=soft)
        told += bool(item.sheet.texts)
        assert bool(item.sheet.texts) == bool(nearest)
    assert told or not rules.yaku


# --- why -----------------------------------------------------------------------------------------


def why(view: View, move: Play | Take) -> str:
    rules, names = koi_koi()
    return hint_words(rules, view, move, names)


def test_a_hint_says_what_a_move_makes() -> None:
    view = moment((26,), (BOAR, 4), (DEER, BUTTERFLIES))
    assert why(view, Play(26)) == "Bush clover chaff takes Bush clover Boar: makes Ino-Shika-Cho."


def test_a_hint_says_what_a_move_comes_near_to() -> None:
    view = moment((PINE,), (PINE_RIBBON, 4), (PLUM_RIBBON,))
    assert "one short of Aka-tan" in why(view, Play(PINE))


def test_a_hint_says_what_a_move_denies() -> None:
    view = moment((26,), (BOAR, 4), (), (DEER, BUTTERFLIES))
    assert "keeps Haru from Ino-Shika-Cho" in why(view, Play(26))


def test_a_hint_says_that_nothing_can_be_taken() -> None:
    assert why(moment((26,), (4,), ()), Play(26)).startswith("Lay Bush clover chaff")


def test_a_hint_to_stop_or_go_says_what_it_pays_and_who_is_near() -> None:
    rules, names = koi_koi()
    chance = random.Random(4)
    for seed in range(60):
        game = new_game(rules, seed=seed)
        while game.outcome is None and len(game.moves) < 40:
            moves = game.legal_moves()
            if STOP in moves:
                view = game.view(game.to_move or 0)
                assert "points are yours now" in hint_words(rules, view, STOP, names)
                assert hint_words(rules, view, GO, names).startswith("Koi-koi: ")
                return
            game.push(chance.choice(moves))
    raise AssertionError("nobody was asked")


@pytest.mark.rule("GS-3")
@pytest.mark.parametrize(
    ("captured", "says"),
    [
        ("", "Shake: it multiplies what you win, but these cards cannot be a bomb any more."),
        ("14", "Shake: it multiplies what you win, and costs only a secret."),
    ],
)
def test_a_hint_to_shake_says_what_it_costs(captured: str, says: str) -> None:
    picture = f"h0: 11 12 13 21\nf: 31 41\np1: {captured}"
    assert _said("go-stop", picture, Show(1)) == says


@pytest.mark.rule("GS-3")
def test_a_hint_to_bomb_says_what_it_brings() -> None:
    said = _said("go-stop", "h0: 11 12 13 21\nf: 14 31", Bomb(1))
    assert (
        said == "Bomb: it takes all four of the month, draws 2 cards and multiplies what you win."
    )


def _said(game_id: str, picture: str, move: Show | Bomb) -> str:
    at = table(game_id, picture, players=2)
    view = at.family.view(at.state, 0)
    rules = at.family.compiled.rules
    return hint_words(rules, view, move, round_names(rules, ["You", "Haru"]))
