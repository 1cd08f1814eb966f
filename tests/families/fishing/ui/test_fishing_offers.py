"""Shake and bomb are asked with what each pays and risks, clear of the cards they are about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.fishing.moves import Bomb, FishingTurn, Show
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.table import offer_note, offer_rects
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.signs.sign import OfferItem
from tests.table.playing import Playing
from tests.table.staging import faults_of

Make = Callable[..., Playing]


def rules_of(catalogue: Catalogue, name: str) -> FishingRules:
    rules = catalogue.game(name)
    assert isinstance(rules, FishingRules)
    return rules


def dealt(catalogue: Catalogue, name: str = "go-stop") -> Game:
    """A deal whose first player may bomb or shake with three plums."""
    return new_game(catalogue.game(name), seed=6, players=2)


@pytest.mark.rule("GS-3", "GS-9")
@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("go-stop", "draws 2 cards"),
        ("go-stop-korean", "draws 1 card; 2 later turns without a hand card"),
    ],
)
def test_an_offer_says_what_it_pays_and_risks(catalogue: Catalogue, name: str, after: str) -> None:
    game = dealt(catalogue, name)
    rules, view = rules_of(catalogue, name), game.view(0)
    assert isinstance(view.turn, FishingTurn)
    bomb = "×2 if you win; takes the whole month; steals 1 chaff"
    assert offer_note(rules, view, Bomb(2)) == f"{bomb}; {after}"
    shake = "×2 if you win; all see the three; no bomb with them later"
    assert offer_note(rules, view, Show(2)) == shake
    again = replace(view, turn=replace(view.turn, bombs=(1, 0)))
    assert offer_note(rules, again, Show(2)).startswith("×4 if you win")


def test_what_the_rules_leave_out_is_not_said(catalogue: Catalogue) -> None:
    game, rules = dealt(catalogue), rules_of(catalogue, "go-stop")
    bare = rules.model_copy(
        update={
            "multipliers": (),
            "stealing": None,
            "bombs": rules.bombs.model_copy(update={"bomb": False}),
        }
    )
    assert offer_note(bare, game.view(0), Show(2)) == "all see the three"
    assert offer_note(bare, game.view(0), Bomb(2)) == "takes the whole month; draws 2 cards"


@pytest.mark.parametrize("size", [(900, 560), (1280, 760), (1920, 1040)], ids=str)
def test_the_slips_are_clear_of_the_hand_and_can_be_read(
    playing: Make, catalogue: Catalogue, size: tuple[int, int]
) -> None:
    table = playing(dealt(catalogue), size=size)
    offers = table.scene.interaction.offers
    assert [offer.text for offer in offers] == ["Bomb", "Shake"]
    hand = table.board.card_rect("h0", 0).y
    assert all(offer.rect.bottom + 9 <= hand for offer in offers)
    assert not offers[0].rect.shared(offers[1].rect)
    items = [item for item in table.scene.items() if isinstance(item, OfferItem)]
    assert len(items) == 2
    for item in items:
        rect = item.offer.rect
        assert not faults_of(item.sheet, QRectF(0, 0, rect.width, rect.height))
        assert " ".join(text.text for text in item.sheet.texts[1:]) == item.offer.note
    assert table.scene.describe(0).startswith("Bomb: ×2 if you win")


def test_many_slips_stand_side_by_side() -> None:
    first, second = Rect(0, 400, 200, 120), Rect(620, 400, 200, 120)
    rects = offer_rects([second, first, second, first], 70, 900)
    assert all(rect.x >= 0 and rect.right <= 900 for rect in rects)
    for number, rect in enumerate(rects):
        assert not any(rect.shared(other) for other in rects[number + 1 :])
    assert max(rects[1].x, rects[3].x) < min(rects[0].x, rects[2].x)
