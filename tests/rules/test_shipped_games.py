"""What the rule files that ship say, where a statement of the rules is theirs alone to keep."""

from __future__ import annotations

import pytest

from hanafuda_desktop.app.library.library import in_families
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import FULL_DECK, members
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.differences import differences
from hanafuda_desktop.rules.schema.selectors import selected


def _patience(shipped: Catalogue, game_id: str) -> TableauRules:
    rules = shipped.game(game_id)
    assert isinstance(rules, TableauRules)
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
    assert all(open_stock.name[each] != base.name[each] for each in ("en", "ja", "fr"))


NAMED_VARIANTS = {
    # The variants that the rulings name, and each option that changes a whole game.
    "koi-koi-additive": "koi-koi",
    "koi-koi-modern": "koi-koi",
    "go-stop-korean": "go-stop",
    "higo-bana-teams": "higo-bana",
    "higo-bana-five": "higo-bana",
    "higo-bana-hawaii": "higo-bana",
    "hana-awase-must-match": "hana-awase",
    "yatsuhashi-open-stock": "yatsuhashi",
    "yatsuhashi-bridge-from-stock": "yatsuhashi",
    "hanapette-relaxed": "hanapette",
    "hanapette-spit": "hanapette",
    "hanapette-speed-winner": "hanapette",
    "untitled-clockwise": "untitled",
    "untitled-batsu": "untitled",
    "untitled-rotating": "untitled",
}


@pytest.mark.deep_but(5)
@pytest.mark.rule("KK-12", "GS-12", "HB-10", "HP-14", "UN-14")
@pytest.mark.parametrize(("variant", "base"), NAMED_VARIANTS.items(), ids=NAMED_VARIANTS)
def test_every_variant_that_is_named_ships_as_a_child_of_its_game(
    shipped: Catalogue, variant: str, base: str
) -> None:
    rules = shipped.game(variant)
    assert rules.variant_of == base
    assert differences(shipped.game(base), rules)
    in_order = [(entry.id, is_child) for entry, is_child in in_families(shipped.entries())]
    parents = [
        game for game, is_child in in_order[: in_order.index((variant, True))] if not is_child
    ]
    assert parents[-1] == base
