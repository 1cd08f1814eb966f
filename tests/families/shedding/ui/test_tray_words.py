"""What the tray says of a coming effect never loses its end, as there the worst may stand."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF

from hanafuda_desktop.families.shedding.schema import Effect
from hanafuda_desktop.families.shedding.ui.layout import lay_out, set_tray
from hanafuda_desktop.families.shedding.ui.tray import TrayFace, TrayItem, effect_signs
from hanafuda_desktop.families.shedding.ui.words import effect_told
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.layout import TableShape

SIZES = [(900, 600), (1024, 768), (1280, 800), (1920, 1080)]
SLIPS = [("Play",), ("Play", "Field hiki …"), ("Play", "Field hiki …", "Field-Field …")]
ASPECT = 54 / 33


def every_effect() -> list[Effect]:
    """All that an effect can do, and all of it at once."""
    cards = {"category": "bright"}
    kinds = product(
        (0, 1, 4), ("next", "others"), (False, True), (False, True), ("nobody", "next", "choose")
    )
    return [
        Effect.model_validate(
            {
                "id": "wind",
                "name": "Wind",
                "cards": cards,
                "draw": draw,
                "who": who,
                "reverse": reverse,
                "skip": not again,
                "again": again,
                "swap": swap,
            }
        )
        for draw, who, reverse, again, swap in kinds
    ]


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 5, 7])
def test_no_sentence_of_an_effect_is_cut(
    size: tuple[int, int], players: int, plain_deck: CardPictures
) -> None:
    item = TrayItem(plain_deck)
    layout = lay_out(TableShape(players, 0, False, 4, 4), *size)
    for slips, effect in product(SLIPS, every_effect()):
        said = effect_told(effect)
        signs = tuple((str(n), lambda *_: None) for n, _ in enumerate(effect_signs(effect)))
        face = TrayFace((0, 1), (), (0, 1), "Hand-Field", said, signs, strong=True)
        tray = set_tray(layout.tray, ASPECT, 2, 0, slips)
        item.present(tray, face)
        texts = [text for text in item.sheet.texts if text.text != "Hand-Field"]
        assert " ".join(text.text for text in texts) == said
        room = QRectF(0, 0, layout.tray.width, layout.tray.height)
        assert all(room.contains(text.rect) for text in texts)
        heights = [text.rect.height() for text in texts]
        assert min(heights) >= max(text.pixels for text in texts)
