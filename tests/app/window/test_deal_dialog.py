"""A deal's number can be typed as people write numbers, and what is none is said to be none."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.dialogs import DealDialog
from hanafuda_desktop.cards.shuffle import MAX_SEED


@pytest.fixture
def dialog(qtbot: QtBot) -> DealDialog:
    made = DealDialog(7)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("12345", 12345),
        ("  12345\t", 12345),
        ("12,345", 12345),
        ("12 345", 12345),
        ("12\N{NARROW NO-BREAK SPACE}345", 12345),
        ("12’345", 12345),  # noqa: RUF001 - as in Switzerland
        ("１２３４５", 12345),  # noqa: RUF001 - as a Japanese keyboard writes
        ("　１２，３４５、", 12345),  # noqa: RUF001
        ("٣", 3),
        ("007", 7),
        ("0", 0),
        (str(MAX_SEED), MAX_SEED),
    ],
)
def test_a_number_is_read_as_people_write_it(dialog: DealDialog, typed: str, seed: int) -> None:
    dialog.number.setText(typed)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog.seed == seed
    assert ok.isEnabled()
    assert not dialog.why.text().strip()
    assert not ok.toolTip()
    assert not dialog.number.accessibleDescription()


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "Type a number."),
        (" , ", "Type a number."),
        ("abc", "The number of a deal has digits only."),
        ("-1", "The number of a deal has digits only."),
        ("1e9", "The number of a deal has digits only."),
        ("²x", "The number of a deal has digits only."),
        (str(MAX_SEED + 1), f"The highest number of a deal is {MAX_SEED}."),
        ("9" * 100, f"The highest number of a deal is {MAX_SEED}."),
    ],
)
def test_what_is_no_number_of_a_deal_is_said(dialog: DealDialog, typed: str, why: str) -> None:
    dialog.number.setText(typed)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog.seed is None
    assert not ok.isEnabled()
    assert dialog.why.text() == ok.toolTip() == dialog.number.accessibleDescription() == why


def test_nothing_jumps_while_a_number_is_typed(dialog: DealDialog) -> None:
    dialog.show()
    before = dialog.sizeHint().height()
    dialog.number.setText("abc")
    assert dialog.sizeHint().height() == before
