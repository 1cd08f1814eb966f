"""The board of yaku at every size of words: all of them have a row, with its cards if possible."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from hanafuda_desktop.families.fishing.ui.progress import ProgressItem, ProgressRow, fit_rows
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.panels.typeset import CardLook

pytestmark = pytest.mark.usefixtures("qapp")

ASPECT = 1.63
KOI_KOI = tuple(
    ProgressRow(f"Yaku {number}", 5, "open", ((number, CardLook.MISSING),)) for number in range(13)
)


@pytest.mark.parametrize("letters", [22, 26, 28])
def test_large_letters_give_way_before_the_cards_do(letters: int) -> None:
    board = fit_rows(QSizeF(1186, 7 * 62), letters, KOI_KOI, ASPECT)
    assert len(board.placed) == len(KOI_KOI)
    assert all(placed.cards for placed in board.placed)
    assert board.sizes.letters >= 0.75 * letters


def test_what_stands_at_the_upper_edge_is_not_covered_in_part(plain_deck: CardPictures) -> None:
    board = ProgressItem(plain_deck)
    area = QRectF(0, 0, 1280, 560)
    for high in (30, 45, 400):
        board.place_near(QRectF(900, area.bottom() - high, 300, 60), area)
        assert area.contains(board.rect)
        assert board.rect.top() <= 10 or board.rect.top() > 60
