"""What the rule files that ship say, where a statement of the rules is theirs alone to keep."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import FULL_DECK, members
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import TableauRules


def _patience(shipped: Catalogue, game_id: str) -> TableauRules:
    rules = shipped.game(game_id)
    assert rules.family == "tableau"
    return rules


@pytest.mark.rule("YA-1")
def test_six_columns_of_six_and_a_stock_of_twelve(shipped: Catalogue) -> None:
    rules = _patience(shipped, "yatsuhashi")
    (columns,) = rules.columns
    assert columns.sizes == (6, 6, 6, 6, 6, 6)
    assert columns.face_up == 1
    assert selected(rules.deck.cards) == FULL_DECK


@pytest.mark.rule("YA-9")
def test_the_fourteen_yaku_take_each_card_once(shipped: Catalogue) -> None:
    yaku = _patience(shipped, "yatsuhashi").yaku
    assert sum(each.times for each in yaku) == 14
    taken: list[int] = []
    for each in yaku:
        for need in each.needs:
            cards = list(members(selected(need.cards)))
            months = {CARDS[card].month for card in cards}
            wanted = need.count * (len(months) if need.each == "month" else 1) * each.times
            assert wanted == len(cards)
            taken += cards
    assert sorted(taken) == list(range(48))


@pytest.mark.rule("YA-7", "YA-8")
def test_the_options_are_variants_of_yaml_alone(shipped: Catalogue) -> None:
    base = _patience(shipped, "yatsuhashi")
    open_stock = _patience(shipped, "yatsuhashi-open-stock")
    assert (base.collecting.waste_at_most, open_stock.collecting.waste_at_most) == (1, "all")
    from_stock = _patience(shipped, "yatsuhashi-bridge-from-stock")
    bridge = {rules.id: rules.yaku[-1] for rules in (base, open_stock, from_stock)}
    assert {yaku.id for yaku in bridge.values()} == {"yatsuhashi"}
    assert {yaku.after for yaku in bridge.values()} == {5}
    assert bridge["yatsuhashi-open-stock"].waste_at_most == 0
    assert bridge["yatsuhashi-bridge-from-stock"].waste_at_most == 1
    assert bridge["yatsuhashi-bridge-from-stock"].columns_at_least == 0
    assert {open_stock.variant_of, from_stock.variant_of} == {"yatsuhashi"}
    assert "ja" not in open_stock.name
