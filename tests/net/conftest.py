"""The program's windows for the net, as the tests of the program have them."""

from __future__ import annotations

from tests.app.conftest import (  # noqa: F401 - fixtures are asked for by name
    _computers_at_hand,
    _in_english,
    clock,
    folders,
    hand_alarms,
    heard,
    lay,
    lay_live,
    lay_shedding,
    make,
    open_cards,
    open_table,
)
from tests.app.editor.conftest import library, open_editor  # noqa: F401
from tests.app.editor.test_editor_pages import few_games  # noqa: F401
from tests.app.home.conftest import show_first, told_of_games  # noqa: F401
from tests.app.learn.conftest import learn  # noqa: F401
