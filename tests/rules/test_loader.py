"""From a path to rules: bases, decks, ids, places; and never an exception."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rule_examples import FIRST_GAME, VARIANT

from hanafuda_desktop.cards.cardset import FULL_DECK, mask_where
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.fingerprint import to_json
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.source import Span, find

Write = Callable[[str, str], Path]
Load = Callable[[Path], LoadedGame]


def sound(loaded: LoadedGame) -> TableauRules:
    assert render(loaded.diagnostics, loaded.sources) == ""
    return patience(loaded.rules)


def patience(rules: GameBase | None) -> TableauRules:
    assert rules is not None
    assert isinstance(rules, TableauRules)
    return rules


def test_a_game_of_its_own(write: Write, load: Load) -> None:
    rules = sound(load(write("fans.yaml", FIRST_GAME)))
    assert rules.id == "fans"
    assert rules.name == {"en": "Fans"}
    assert rules.deck.id == "hanafuda-48"
    assert rules.columns[0].sizes == (3,) * 16
    assert rules.variant_of is None


def test_the_id_may_be_written_if_it_is_the_files_name(write: Write, load: Load) -> None:
    assert sound(load(write("fans.yaml", "id: fans\n" + FIRST_GAME))).id == "fans"
    assert load(write("other.yaml", "id: fans\n" + FIRST_GAME)).rules is None


def test_a_block_of_text_does_not_end_its_line(write: Write, load: Load) -> None:
    text = FIRST_GAME.replace("name: Fans\n", "name:\n  en: |\n    Fans\n\n")
    assert sound(load(write("fans.yaml", text))).name == {"en": "Fans"}


def test_a_variant(write: Write, load: Load, shipped: Catalogue) -> None:
    rules, base = sound(load(write("mine.yaml", VARIANT))), patience(shipped.game("yatsuhashi"))
    assert rules.id == "mine"
    assert rules.variant_of == "yatsuhashi"
    assert rules.name == {"en": "Yatsuhashi, two rounds"}
    assert rules.stock is not None
    assert (rules.stock.turn, rules.stock.redeals) == (1, 1)
    assert [yaku.id for yaku in rules.yaku] == [
        yaku.id for yaku in base.yaku if yaku.id != "kiri-kasu"
    ]
    assert (rules.yaku[0].points, rules.yaku[0].times) == (3, 2)
    assert rules.yaku[0].needs == base.yaku[0].needs
    assert (rules.win.yaku, rules.win.cards_left) == ("all", 3)
    assert rules.columns == base.columns


def test_a_variant_of_a_variant(write: Write, load: Load) -> None:
    write(
        "one.yaml", "extends: yatsuhashi\nname: One\nsummary: One.\nminutes: 5\nstock: {turn: 2}\n"
    )
    two = sound(
        load(write("two.yaml", "extends: one\nname: Two\nsummary: Two.\nstock: {turn: 3}\n"))
    )
    assert two.variant_of == "one"
    assert two.minutes == 5
    assert two.stock is not None
    assert two.stock.turn == 3


def test_what_is_removed_can_be_written_anew(write: Write, load: Load) -> None:
    text = (
        "extends: yatsuhashi\nname: Mine\nsummary: Mine.\nremove: yaku.kiri-kasu\n"
        "yaku:\n  - id: kiri-kasu\n    name: Kiri\n    needs:\n"
        "      - {cards: {month: 12, category: chaff}, count: 3}\n"
    )
    rules = sound(load(write("mine.yaml", text)))
    assert rules.yaku[-1].id == "kiri-kasu"
    assert rules.yaku[-1].name == {"en": "Kiri"}


def test_a_base_beside_the_file_comes_first(write: Write, load: Load) -> None:
    write("tsukinami.yaml", FIRST_GAME)
    rules = sound(load(write("mine.yaml", "extends: tsukinami\nname: Mine\nsummary: Mine.\n")))
    assert rules.columns[0].id == "fans"


def test_a_file_may_extend_ours_of_its_own_name(write: Write, load: Load) -> None:
    text = "extends: yatsuhashi\nname: Mine\nsummary: Mine.\nminutes: 99\n"
    assert sound(load(write("yatsuhashi.yaml", text))).minutes == 99


def test_decks_beside_the_file(write: Write, load: Load) -> None:
    write("decks/short.yaml", "name: Short\ncards: {without: {month: [11, 12]}}\n")
    text = FIRST_GAME.replace("hanafuda-48", "short").replace("[3, 3, 3, ", "[1, 0, 0, ")
    rules = sound(load(write("fans.yaml", text)))
    assert rules.deck.id == "short"
    assert selected(rules.deck.cards) == mask_where(lambda card: card.month < 11)


def test_a_deck_in_the_game_itself(write: Write, load: Load) -> None:
    deck = "{name: Short, cards: {without: {month: 12}}}"
    text = FIRST_GAME.replace("hanafuda-48", deck).replace("[3, 3, 3, ", "[3, 2, 0, ")
    rules = sound(load(write("fans.yaml", text)))
    assert rules.deck.id == "fans"
    assert selected(rules.deck.cards).bit_count() == 44


def test_another_deck_replaces_the_bases_wholly(write: Write, load: Load) -> None:
    write("decks/short.yaml", "name: Short\n")
    text = "extends: yatsuhashi\nname: Mine\nsummary: Mine.\ndeck: short\n"
    rules = sound(load(write("mine.yaml", text)))
    assert rules.deck.name == {"en": "Short"}
    assert selected(rules.deck.cards) == FULL_DECK


def test_part_of_the_bases_deck_can_be_changed(write: Write, load: Load) -> None:
    text = "extends: tsukinami\nname: M\nsummary: M.\ndeck: {cards: {without: willow-lightning}}\n"
    text += "columns:\n  - id: beds\n    sizes: [6, 6, 6, 6, 6, 6, 6, 5]\n"
    rules = sound(load(write("mine.yaml", text)))
    assert rules.deck.id == "mine"
    assert selected(rules.deck.cards).bit_count() == 47


def where(loaded: LoadedGame, path: str) -> Span:
    """Where a value was written."""
    assert loaded.tree is not None
    found = find(loaded.tree, tuple(path.split(".")))
    assert found is not None
    return found.span


def test_where_each_value_was_written(write: Write, load: Load) -> None:
    loaded = load(write("mine.yaml", VARIANT))
    assert str(where(loaded, "stock.redeals").file) == "mine.yaml"
    assert where(loaded, "stock.redeals").start == (5, 12)
    base = where(loaded, "stock.turn")
    assert base.file.name == "yatsuhashi.yaml"
    line = base.source.lines[base.start.line - 1]
    assert line[base.start.column - 1 :].startswith("1")
    assert where(loaded, "yaku.early-chaff.points").file.name == "mine.yaml"
    assert where(loaded, "yaku.early-chaff.times").file.name == "yatsuhashi.yaml"
    assert where(loaded, "columns.0.sizes").file.name == "yatsuhashi.yaml"
    assert where(loaded, "deck.name").file.name == "hanafuda-48.yaml"
    assert where(loaded, "variant_of").start == (1, 10)
    assert loaded.tree is not None
    for path in (("cells",), ("yaku", "kiri-kasu"), ("yaku", "no-such")):
        assert find(loaded.tree, path) is None


def test_nothing_was_written_where_nothing_can_be_read(load: Load) -> None:
    assert load(Path("missing.yaml")).tree is None


def test_the_texts_of_all_files_are_there(write: Write, load: Load) -> None:
    loaded = load(write("mine.yaml", VARIANT))
    assert [path.name for path in loaded.sources] == [
        "mine.yaml",
        "yatsuhashi.yaml",
        "hanafuda-48.yaml",
    ]
    assert loaded.sources[Path("mine.yaml")] == VARIANT


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(("family", "# a comment\nfamily"), id="comment"),
        pytest.param(("turn: 1\n", "turn: 1   # by one\n"), id="comment at the end"),
        pytest.param(("minutes: 15", "minutes: '15'"), id="quotes"),
        pytest.param(("  turn: 1\n", ""), id="default left out"),
        pytest.param(("win:", "cells: null\nwin:"), id="nothing said"),
        pytest.param(("\n", "\r\n"), id="line ends"),
        pytest.param(("empty: all", "empty: {}"), id="all cards"),
    ],
)
def test_how_it_is_written_does_not_matter(
    change: tuple[str, str], write: Write, load: Load, shipped: Catalogue
) -> None:
    text = Path(__file__).parents[2].joinpath("rules/yatsuhashi.yaml").read_text("utf-8")
    assert change[0] in text
    written = sound(load(write("yatsuhashi.yaml", text.replace(*change))))
    assert to_json(written) == to_json(shipped.game("yatsuhashi"))


def test_a_file_is_read_anew_when_it_has_changed(write: Write, shipped: Catalogue) -> None:
    path = write("fans.yaml", FIRST_GAME)
    assert sound(shipped.load(path)).minutes == 10
    write("fans.yaml", FIRST_GAME + "minutes: 33\n")
    assert sound(shipped.load(path)).minutes == 33


def test_a_hundred_problems_are_enough(write: Write, load: Load) -> None:
    text = FIRST_GAME + "".join(f"key-{number}: x\n" for number in range(150))
    diagnostics = load(write("fans.yaml", text)).diagnostics
    assert len(diagnostics) == 101
    assert diagnostics[-1].message == "there are 50 further problems from here on"
