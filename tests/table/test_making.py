"""The right kind of scene for every family of games."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("yatsuhashi", TableScene),
        ("koi-koi", TableScene),
        ("untitled", TableScene),
        ("hanapette", SpeedScene),
    ],
)
def test_a_game_in_real_time_has_a_table_of_its_own(
    name: str, kind: type, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    assert type(table_for(catalogue.game(name), plain_deck)) is kind
