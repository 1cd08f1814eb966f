"""What ``hanafuda check`` prints, and its exit code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rule_examples import FIRST_GAME

from hanafuda_desktop.app.commands.rule_files import check_files
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue

Write = Callable[[str, str], Path]


def test_all_that_we_ship_is_sound(shipped: Catalogue) -> None:
    files = sorted((*rule_files().glob("*.yaml"), *rule_files().glob("decks/*.yaml")))
    report = check_files(files, shipped)
    assert report.text() == "".join(f"{file}: sound\n" for file in files)
    assert report.exit_code == 0
    assert len(files) >= 6


def test_several_files_at_once(write: Write, shipped: Catalogue) -> None:
    good = write("fans.yaml", FIRST_GAME)
    odd = write("odd.yaml", FIRST_GAME + "collecting: {}\n")
    bad = write("bad.yaml", FIRST_GAME + "minuets: 5\n")
    report = check_files([bad, good, odd, Path("none.yaml"), good], shipped)
    assert report.exit_code == 1
    assert report.broken == {bad, Path("none.yaml")}
    assert report.text() == (
        "bad.yaml:21:1: error: unknown key 'minuets'\n"
        "   20 |   foundations: full\n"
        "   21 | minuets: 5\n"
        "      | ^^^^^^^\n"
        "   hint: did you mean 'minutes'?\n"
        "odd.yaml:21:1: warning: this game has no yaku to collect\n"
        "   20 |   foundations: full\n"
        "   21 | collecting: {}\n"
        "      | ^^^^^^^^^^\n"
        "none.yaml:1:1: error: there is no such file\n"
        "fans.yaml: sound\n"
        "odd.yaml: sound\n"
        "2 errors, 1 warning\n"
    )


def test_warnings_alone_are_sound(write: Write, shipped: Catalogue) -> None:
    report = check_files([write("fans.yaml", FIRST_GAME + "collecting: {}\n")], shipped)
    assert report.exit_code == 0
    assert report.text().endswith("fans.yaml: sound\n1 warning\n")


def test_a_base_that_several_extend_is_told_once(write: Write, shipped: Catalogue) -> None:
    write("base.yaml", FIRST_GAME.replace("single", "singel"))
    files = [write(f"{name}.yaml", "extends: base\nname: X\nsummary: X.\n") for name in "ab"]
    report = check_files([*files, Path("base.yaml")], shipped)
    assert len(report.diagnostics) == 1
    assert report.broken == {*files, Path("base.yaml")}
    assert report.text().count("base.yaml:11:11: error: 'singel' is not allowed here") == 1


@pytest.mark.parametrize(
    "text",
    [
        "extends: go-stop\nname: X\nplayers: {least: 4, most: 4}\ndeal: {4: {hand: 5, field: 8}}",
        "extends: higo-bana\nname: Threes\nplayers: {least: 6, most: 6}\nteam_size: 3",
        "extends: go-stop-korean\nname: Two\nplayers: {least: 2, most: 2}",
        "extends: hanapette\nname: Two\nplayers: {least: 2, most: 2}",
    ],
)
def test_what_a_base_says_for_other_players_is_no_mistake(
    text: str, write: Write, shipped: Catalogue
) -> None:
    report = check_files([write("other.yaml", f"{text}\n")], shipped)
    assert report.text() == "other.yaml: sound\n"


def test_a_base_with_the_same_mistake_is_told_itself(write: Write, shipped: Catalogue) -> None:
    """A file that extends it did not cause it."""
    alone = "extends: koi-koi\nname: A\nmultipliers: [{id: a, name: A, factor: 3}]\n"
    base = write("base.yaml", alone)
    variant = write("variant.yaml", "extends: base\nname: B\nplayers: {least: 2, most: 2}\n")
    told = check_files([variant], shipped).diagnostics
    assert told == check_files([base], shipped).diagnostics
    assert [each.file.name for each in told] == ["base.yaml"]


def test_the_same_mistake_in_another_part_is_a_new_one(write: Write, shipped: Catalogue) -> None:
    need = "needs: [willow-lightning], points: 1"
    base = (
        "extends: koi-koi\nname: A\ndeck: {name: A, cards: {without: {role: lightning}}}\n"
        f"yaku: [{{id: flash, name: Flash, {need}}}]\n"
    )
    write("base.yaml", base)
    deck = "deck: {name: B, cards: {without: [{role: lightning}, {role: sake-cup}]}}\n"
    variant = write("variant.yaml", f"extends: base\nname: B\n{deck}")
    told = check_files([variant], shipped).diagnostics
    cup = [each for each in told if each.message.startswith("Hanami-zake: none of these cards")]
    assert [each.file.name for each in cup] == ["variant.yaml"]


@pytest.mark.parametrize(
    "mended",
    ["remove: [dealt_hands.kuttsuki]", "dealt_hands: [{id: kuttsuki, months: [2, 2]}]"],
)
def test_a_part_of_the_base_that_does_not_go_with_a_file_is_mended_as_it_is_said(
    write: Write, shipped: Catalogue, mended: str
) -> None:
    text = "extends: koi-koi\nname: A\ndeal: {2: {hand: 7, field: 8}}\n"
    (only,) = check_files([write("a.yaml", text)], shipped).diagnostics
    assert only.message.startswith("Kuttsuki: it takes 8 cards")
    assert only.hint is not None
    assert mended.partition(" [2")[0] in only.hint
    assert check_files([write("b.yaml", f"{text}{mended}\n")], shipped).exit_code == 0


def test_a_file_in_a_folder_called_decks_is_a_deck(write: Write, shipped: Catalogue) -> None:
    good = write("decks/short.yaml", "name: Short\ncards: {month: [1, 2]}\n")
    assert check_files([good], shipped).exit_code == 0
    bad = write("decks/empty.yaml", "family: tableau\n")
    report = check_files([bad], shipped)
    assert [each.message for each in report.diagnostics] == [
        "'name' is missing",
        "unknown key 'family'",
    ]
