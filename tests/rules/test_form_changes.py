"""Changes of a form as changes of the text: small, where a person would make them."""

from __future__ import annotations

from difflib import ndiff

import pytest

from hanafuda_desktop.rules.form import FormChanges, FormPath, first_value
from hanafuda_desktop.rules.schema_places import ValueKind
from hanafuda_desktop.rules.text_edits import CannotEdit, Plain
from tests.rules.of_forms import FILES, form_of, text_of, with_value

OURS = """\
# ours
extends: koi-koi  # of old
name: {en: Ours, ja: 我}
yaku:
  # cheap
  - {id: hanami-zake, points: 3}  # on Sundays
  - id: moon
    name: Moon
    needs:
      - susuki-moon  # the moon itself
      - pine-crane  # and its bird
    points: 2
  # the last
  - id: cup
    name: Cup
    needs: [chrysanthemum-cup]
stopping: {least: 2}
"""


def _lines(after: str, before: str = OURS) -> list[str]:
    lines = ndiff(before.split("\n"), after.split("\n"))
    return [line for line in lines if line[0] in "+-"]


def _changes(text: str = OURS) -> FormChanges:
    return FormChanges(form_of(text))


@pytest.mark.parametrize(
    ("path", "value", "lines"),
    [
        (("rounds",), 6, ["+ rounds: 6"]),
        (("yaku", "goko", "points"), 15, ["+   - {id: goko, points: 15}"]),
        (("bombs", "bomb"), True, ["+ bombs: {bomb: true}"]),
        (
            ("yaku", "kasu", "needs", "0", "count"),
            2,
            [
                "+   - {id: kasu, needs: [{cards: {category: chaff}, count: 2}]}",
            ],
        ),
        (("match", "0", "category"), "same", ["+ match:", "+   - {month: same, category: same}"]),
        (
            ("values", "bright", "points"),
            25,
            [
                "+ values:",
                "+   - {id: bright, cards: {category: bright}, points: 25}",
                "+   - {id: animal, cards: {category: animal}, points: 10}",
                "+   - {id: ribbon, cards: {category: ribbon}, points: 5}",
                "+   - {id: chaff, cards: {category: chaff}, points: 1}",
            ],
        ),
        (
            ("yaku", "cup", "needs", "0", "count"),
            1,
            [
                "-     needs: [chrysanthemum-cup]",
                "+     needs: [{cards: chrysanthemum-cup, count: 1}]",
            ],
        ),
        (
            ("stopping", "least"),
            {"2": 3, "any": 1},
            ["- stopping: {least: 2}", "+ stopping: {least: {2: 3, any: 1}}"],
        ),
        (
            ("yaku", "moon", "needs"),
            ["pine-crane", "willow-rainman"],
            [
                "-       - susuki-moon  # the moon itself",
                "+       - willow-rainman",
            ],
        ),
    ],
)
def test_a_value_is_written_where_it_belongs(
    path: FormPath, value: Plain, lines: list[str]
) -> None:
    assert _lines(_changes().set(path, value)) == lines


def test_of_words_in_several_languages_only_the_one_that_is_shown_changes() -> None:
    assert _lines(_changes().set_words(("name",), "Mine")) == [
        "- name: {en: Ours, ja: 我}",
        "+ name: {en: Mine, ja: 我}",
    ]
    five = _changes().set_words(("yaku", "goko", "name"), "Five")
    assert _lines(five) == ["+   - {id: goko, name: Five}"]


@pytest.mark.parametrize(
    ("path", "lines"),
    [
        (("yaku", "hanami-zake", "points"), ["-   - {id: hanami-zake, points: 3}  # on Sundays"]),
        (("stopping", "least"), ["- stopping: {least: 2}"]),
        (("yaku", "moon", "points"), ["-     points: 2"]),
    ],
)
def test_going_back_leaves_nothing_behind(path: FormPath, lines: list[str]) -> None:
    assert _lines(_changes().go_back(path)) == lines


def test_going_back_leaves_what_would_not_be_there_without_it() -> None:
    text = "family: tableau\nname: Ours\nstock: {turn: 3}\n"
    after = FormChanges(form_of(text)).go_back(("stock", "turn"))
    assert after == "family: tableau\nname: Ours\nstock: {}\n"


def test_what_may_be_left_out_goes_and_comes_back() -> None:
    off = _changes().turn_off(("stopping",))
    assert _lines(off) == ["- stopping: {least: 2}", "+ stopping: ~"]
    assert _lines(_changes(off).turn_on(("stopping",)), off) == ["- stopping: ~"]
    on = _changes().turn_on(("stealing",))
    assert _lines(on) == ["+ stealing: {cards: pine-crane}"]
    assert _changes(on).turn_off(("stealing",)) == OURS


def test_a_part_of_the_base_is_taken_out_and_put_back() -> None:
    out = _changes().remove(("yaku", "goko"))
    assert _lines(out) == ["+ remove: [yaku.goko]"]
    both = _changes(out).remove(("yaku", "hanami-zake"))
    assert "remove: [yaku.goko, yaku.hanami-zake]" in both
    assert "id: hanami-zake" not in both
    assert _changes(out).put_back(("yaku", "goko")) == OURS
    single = OURS + "remove: yaku.goko\n"
    assert _changes(single).put_back(("yaku", "goko")) == OURS
    assert "remove: [yaku.goko, yaku.tan]" in _changes(single).remove(("yaku", "tan"))


def test_a_part_of_the_texts_own_is_taken_out_of_it() -> None:
    assert _lines(_changes().remove(("yaku", "moon", "needs", "0"))) == [
        "-       - susuki-moon  # the moon itself"
    ]
    removed = _changes().remove(("yaku", "cup"))
    assert "remove" not in removed
    assert "Cup" not in removed


def test_a_part_is_added_as_its_neighbours_are_written() -> None:
    after = _changes().add(("yaku",))
    assert _lines(after) == ["+   - {id: yaku-16, name: New, needs: [pine-crane]}"]
    after = _changes().add(("yaku", "moon", "needs"))
    assert _lines(after) == ["+       - pine-crane"]
    after = _changes().add(("deal",))
    assert _lines(after) == ["+ deal: {3: {hand: 1, field: 1}}"]


def test_neighbours_change_places_with_the_comments_above_them() -> None:
    after = _changes().move(("yaku", "moon"), 1)
    assert after.index("  # the last\n  - id: cup") < after.index("  - id: moon\n    name: Moon")
    assert sorted(after.split("\n")) == sorted(OURS.split("\n"))
    assert _changes(after).move(("yaku", "moon"), -1) == OURS
    inherited = _changes().move(("yaku", "tsukimi-zake", "needs", "0"), 1)
    assert "needs: [chrysanthemum-cup, susuki-moon]" in inherited


def test_in_braces_they_change_places_on_their_line() -> None:
    swapped = with_value("a: [1, {b: 2},   3] # x\n", ("a",), [1, 3, {"b": 2}])
    assert swapped == "a: [1, 3,   {b: 2}] # x\n"


def test_a_text_that_cannot_be_read_is_not_changed() -> None:
    with pytest.raises(CannotEdit, match="errors"):
        _changes("name: [").set(("rounds",), 1)


@pytest.mark.parametrize(
    ("text", "path", "needed"),
    [
        ("extends: koi-koi\nyaku: {goko: {points: 3}}\n", ("yaku",), "list"),
        ("extends: koi-koi\ndeal: [8, 8]\n", ("deal",), "map"),
        ("extends: koi-koi\ndeal: 8\n", ("deal",), "map"),
        ("extends: koi-koi\nstopping: [2, 3]\n", ("stopping",), "map"),
    ],
)
def test_nothing_is_written_into_what_cannot_hold_it(
    text: str, path: FormPath, needed: str
) -> None:
    changes = _changes(text)
    assert changes.form.parts(path) == ()
    says = f"'{path[-1]}' must be a {needed}"
    with pytest.raises(CannotEdit, match=says):
        changes.set((*path, "0"), 3)
    with pytest.raises(CannotEdit, match=says):
        changes.set((*path, "least", "count"), 3)
    if needed == "list" or path == ("deal",):
        with pytest.raises(CannotEdit, match=says):
            changes.add(path)


def test_a_list_in_the_place_of_what_cannot_hold_it_mends_it() -> None:
    after = _changes("extends: koi-koi\nyaku: {goko: {points: 3}}\n").set(("yaku",), [])
    assert after == "extends: koi-koi\nyaku: []\n"


def test_no_more_than_all_numbers_of_players_are_dealt_to() -> None:
    deals = ", ".join(f"{count}: {{hand: 2, field: 8}}" for count in range(2, 8))
    with pytest.raises(CannotEdit, match="every number"):
        _changes(f"extends: koi-koi\ndeal: {{{deals}}}\n").add(("deal",))


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("name", FILES)
def test_what_may_be_there_can_be_begun_in_every_game(name: str) -> None:
    text = text_of(name)
    form = form_of(text, name)
    begun = 0
    for field in form.fields(()):
        if (
            field.sort.kind is ValueKind.GROUP
            and field.sort.may_be_left_out
            and field.value is None
        ):
            after = FormChanges(form).turn_on(field.path)
            assert form_of(after, name).field(field.path).value is not None
            begun += 1
        elif field.sort.is_large:
            assert first_value(form, field.path) is not None
            begun += 1
    assert begun
