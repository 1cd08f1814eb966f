"""What differs from the game that a variant changes, in sentences, and the variants of a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook import page
from hanafuda_desktop.rulebook.blocks import Changes, Paragraph, Points, Section, YakuRow, YakuTable
from hanafuda_desktop.rulebook.comparison import changes
from hanafuda_desktop.rulebook.page import Around, rulebook_html
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rules.differences import differences
from tests.rulebook.changes import CHANGES
from tests.rulebook.games import changed, made_up, page_words, rules_of

CATALOGUE = our_games()
GAMES = [entry.id for entry in CATALOGUE.entries()]
VARIANTS = [game for game in GAMES if CATALOGUE.game(game).variant_of is not None]


def _rows(before: Section, after: Section) -> list[tuple[str, str, str]]:
    found = changes([before], [after], ("Old", "New"))
    return [(row.part, row.before, row.after) for row in found.rows]


def _told(*words: str) -> Section:
    return Section("A turn", (Points(words),))


def test_the_same_is_no_change() -> None:
    assert _rows(_told("Play a card.", "Draw."), _told("Draw.", "Play a card.")) == []


def test_a_sentence_in_the_place_of_another() -> None:
    old = _told("Nobody looks. You draw one card.", "The end.")
    new = _told("Nobody looks. You draw two cards.", "The end.")
    assert _rows(old, new) == [("A turn", "You draw one card.", "You draw two cards.")]


def test_what_is_new_and_what_has_gone() -> None:
    old, new = _told("Draw.", "Laugh."), _told("Draw.", "If the moon is full, howl.")
    assert _rows(old, new) == [
        ("A turn", "", "If the moon is full, howl."),
        ("A turn", "Laugh.", ""),
    ]


def test_a_named_line_is_compared_with_its_own() -> None:
    old = _told("Leaf: lay a card.", "Storm: draw a card.")
    new = _told("Storm: draw five.", "Leaf: lay a card.")
    assert _rows(old, new) == [("Storm", "Draw a card.", "Draw five.")]


def test_of_a_yaku_only_what_differs() -> None:
    def table(points: str, name: str = "Goko") -> Section:
        return Section("Yaku", (YakuTable((YakuRow(name, "", "All brights.", (points,), ()),)),))

    assert _rows(table("50 points."), table("5 points.")) == [("Goko", "50 points.", "5 points.")]
    gone_and_come = _rows(table("One.", "Old"), table("One.", "New"))
    assert gone_and_come == [("New", "", "All brights. One."), ("Old", "All brights. One.", "")]


def test_the_order_of_the_page_is_kept() -> None:
    old = [_told("One is here.", "Two is there."), Section("Yaku", (Paragraph("Ten."),))]
    new = [_told("One was here.", "Two is there."), Section("Yaku", (Paragraph("Eleven!"),))]
    found = changes(old, new, ("Old", "New"))
    assert [row.part for row in found.rows] == ["A turn", "Yaku", "Yaku"]


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("koi-koi-modern", "Goko Ten points. Fifteen points."),
        ("yatsuhashi-open-stock", "Yatsuhashi Solitaire Yatsuhashi, open stock Collecting yaku"),
        ("untitled-clockwise", "Turns go clockwise round the table; the dealer begins."),
        ("hana-awase-must-match", "If you hold a card that can capture, you must play such a"),
        ("go-stop-korean", "Boar, Deer, Butterflies The Boar, the Deer and the Butterflies."),
    ],
)
def test_a_variant_tells_what_is_different(game: str, said: str) -> None:
    rules = CATALOGUE.game(game)
    assert rules.variant_of is not None
    base = CATALOGUE.game(rules.variant_of)
    words = page_words(rules, around=Around(base))
    assert said in words.split("What is different from ")[1].split(" The deal For ")[0]


@pytest.mark.parametrize("game", VARIANTS)
def test_no_variant_differs_without_a_word(game: str) -> None:
    rules = CATALOGUE.game(game)
    assert rules.variant_of is not None
    base = CATALOGUE.game(rules.variant_of)
    assert differences(base, rules)
    found = page._changes(base, rules, Setting(rules), rulebook_of(rules))
    assert found.rows
    assert all(row.part and (row.before or row.after) for row in found.rows)


def _changed_keys() -> Iterator[tuple[str, str, str, object]]:
    about = {"name", "summary", "credits", "notes", "variant_of", "minutes"}
    for game, all_of_it in CHANGES.items():
        for part, key, path, value in all_of_it:
            if path.split(".")[0] not in about:
                yield game, f"{part}.{key}", path, value


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        pytest.param(game, path, value, id=name)
        for game, name, path, value in list(_changed_keys())[::7]
    ],
)
def test_a_changed_key_is_a_told_difference(game: str, path: str, value: object) -> None:
    old, new = rules_of(made_up(game)), rules_of(changed(made_up(game), path, value))
    assert page._changes(old, new, Setting(new), rulebook_of(new)).rows


def test_variants_stand_on_the_page_of_their_game() -> None:
    rules = CATALOGUE.game("koi-koi")
    children = [CATALOGUE.game(game) for game in ("koi-koi-additive", "koi-koi-modern")]
    words = page_words(rules, around=Around(variants=children))
    assert "Variants Koi-Koi, everything adds up" in words
    assert "Dearer brights, and seven points or more count double." in words
    assert "Variants" not in page_words(rules)


def test_a_base_of_another_family_is_not_compared() -> None:
    rules, other = CATALOGUE.game("koi-koi"), CATALOGUE.game("yatsuhashi")
    words = page_words(rules, around=Around(base=other, variants=[other]))
    assert "What is different" not in words
    assert "Variants Yatsuhashi Solitaire" in words


def test_words_of_both_games_are_never_markup() -> None:
    base = made_up()
    hostile = changed(changed(made_up(), "name", {"en": "<script>"}), "notes", [{"en": "<b>"}])
    hostile = changed(hostile, "yaku.0.name", {"en": "<script>"})
    html = rulebook_html(
        rules_of(hostile),
        rulebook_of(rules_of(hostile)),
        around=Around(rules_of(base), [rules_of(hostile)]),
    )
    assert "<script" not in html


def test_the_names_of_both_stand_over_the_columns() -> None:
    found = changes([_told("One.")], [_told("Two.")], ("Old", "New"))
    assert isinstance(found, Changes)
    assert (found.before, found.after) == ("Old", "New")
