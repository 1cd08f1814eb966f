"""The same cards, laid and shed in several ways: every way can be reached by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.moves import Combine
from hanafuda_desktop.families.shedding.ui.table import CardCombination
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.table.playing import middle
from tests.table.shedding_hands import combines, spot

RULES = """extends: untitled
name: Lay two
combinations:
  - {id: hand-field, name: Hand-Field, hand: 1, onto: field, lay: 2, match: [{month: any}]}
"""


def test_each_way_to_lay_and_shed_the_same_cards_has_a_slip(
    still: Any, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "lay-two.yaml").write_text(RULES)
    game = new_game(
        Catalogue((rule_files(), tmp_path), LANGUAGE).game("lay-two"), seed=3, players=2
    )
    while game.to_move != 0:
        game.push(game.legal_moves()[-1])
    table = still(game)
    wanted = combines(game, "hand-field")
    first = wanted[0]
    taken = {*first.field, *first.hand, *first.lay}
    same = [m for m in wanted if {*m.field, *m.hand, *m.lay} == taken]
    assert len(same) == 3
    for card in sorted(taken):
        table.click(spot(table, card))
    reached: set[Combine] = set()
    for _ in same:
        interaction = table.scene.interaction
        assert interaction.choices.ready is not None
        reached.add(interaction.choices.ready)
        offers = [each for each in interaction.offers if isinstance(each.move, CardCombination)]
        assert len(offers) == 2
        assert all(each.text.startswith("Shed ") for each in offers)
        right = max(each.rect.right for each in offers)
        assert right <= table.board.layout.tray.right
        fresh = next((o for o in offers if not set(o.move.moves) & reached), None)
        if fresh is None:
            break
        before = interaction.choices.ready
        table.click(middle(fresh.rect))
        qtbot.waitUntil(lambda now=before: table.scene.interaction.choices.ready != now)  # type: ignore[misc]
    assert reached == set(same)
