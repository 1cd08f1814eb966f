"""What a game is said to differ in from another; whether it is all of it, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.differences import differences, readable
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import ENGLISH, speak

SHIPPED = our_games()
GAMES = [entry.id for entry in SHIPPED.entries()]
VARIANTS = [entry.id for entry in SHIPPED.entries() if SHIPPED.game(entry.id).variant_of]


def _house(folder: Path, text: str) -> LoadedGame:
    path = folder / "house.yaml"
    path.write_text(text, encoding="utf-8")
    loaded = SHIPPED.load(path)
    assert loaded.rules is not None, loaded.diagnostics
    return loaded


def _said(before: GameBase, after: LoadedGame) -> list[str]:
    assert after.rules is not None
    return [str(each) for each in differences(before, after.rules, after.tree)]


@pytest.mark.parametrize(
    ("base", "text", "said"),
    [
        (
            "koi-koi",
            "yaku: [{id: hanami-zake, points: 3}]",
            ["Hanami-zake: points 5 → 3"],
        ),
        ("koi-koi", "rounds: 6", ["rounds 12 → 6"]),
        ("koi-koi", "rounds: 12", []),
        ("hana-awase", "must_match: true", ["must match no → yes"]),
        ("hana-awase", "must_match: false", []),
        (
            "koi-koi",
            "remove: [yaku.kasu, yaku.tsukimi-zake]",
            ["Tsukimi-zake: taken out", "Kasu: taken out"],
        ),
        (
            "koi-koi",
            "remove: [yaku.sanko.group]",
            ["Sanko: group brights → nothing"],
        ),
        (
            "koi-koi",
            "yaku: [{id: garden, name: Garden, needs: [pine-crane, plum-warbler], points: 2}]",
            ["Garden: new, needs [pine-crane, plum-warbler], points 2"],
        ),
        ("koi-koi", "name: Ours\nsummary: The same again.", []),
        (
            "koi-koi",
            "yaku: [{id: shiko, needs: [{cards: {category: bright}, count: 4}]}]",
            ["Shiko: needs 4 of bright without willow-rainman → 4 of bright"],
        ),
        (
            "koi-koi",
            "yaku: [{id: kasu, needs: [{cards: {month: [1, 2], category: chaff}, count: 4}]}]",
            ["Kasu: needs 10 of chaff → 4 of month [1, 2] chaff"],
        ),
        (
            "koi-koi",
            "yaku: [{id: kasu, needs: [{cards: all, each: month, count: 1}]}]",
            ["Kasu: needs 10 of chaff → cards all, each month"],
        ),
        ("koi-koi", "match: {month: different}", ["match month same → month different"]),
        ("koi-koi", "match: {category: same}", ["match month same → category same"]),
        ("koi-koi", "match: {month: any}", ["match month same → month any"]),
        ("mushi", "remove: [wild]", ["Lightning: taken out"]),
        ("yatsuhashi", "stock: {redeals: 1}", ["stock redeals unlimited → 1"]),
    ],
)
def test_what_is_said(tmp_path: Path, base: str, text: str, said: list[str]) -> None:
    assert _said(SHIPPED.game(base), _house(tmp_path, f"extends: {base}\n{text}\n")) == said


def test_each_difference_knows_where_it_is_written(tmp_path: Path) -> None:
    house = _house(tmp_path, "extends: koi-koi\nyaku:\n  - {id: hanami-zake, points: 3}\n")
    assert house.rules is not None
    (only,) = differences(SHIPPED.game("koi-koi"), house.rules, house.tree)
    assert only.path == ("yaku", "hanami-zake", "points")
    assert only.span is not None
    assert (only.span.file.name, only.span.start.line) == ("house.yaml", 3)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_differs_in_nothing_from_itself(game: str) -> None:
    assert differences(SHIPPED.game(game), SHIPPED.game(game)) == ()


@pytest.mark.parametrize("game", VARIANTS)
def test_a_variant_differs_from_its_base_and_the_other_way_round(game: str) -> None:
    new = SHIPPED.game(game)
    assert new.variant_of is not None
    old = SHIPPED.game(new.variant_of)
    there, back = differences(old, new), differences(new, old)
    assert there
    assert {each.path for each in there} == {each.path for each in back}
    assert [(each.before, each.after) for each in there if each.before is None] == [
        (each.after, each.before) for each in back if each.after is None
    ]


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", GAMES)
def test_rules_without_a_difference_play_the_same(game: str) -> None:
    """No difference found between two games of a family means the same rules, but for words."""
    rules = SHIPPED.game(game)
    for other in GAMES:
        against = SHIPPED.game(other)
        if against.family == rules.family and other != game:
            same = not differences(rules, against)
            assert same == (_bare(rules) == _bare(against)), other


def _bare(rules: GameBase) -> str:
    about = {"id": "x", "name": {"en": "x"}, "summary": {"en": "x"}, "credits": (), "notes": None}
    return digest(rules.model_copy(update={**about, "variant_of": None, "minutes": None}))


def test_parts_in_another_order_are_said_only_if_all_else_is_the_same(tmp_path: Path) -> None:
    koi = SHIPPED.game("koi-koi")
    turned = koi.model_copy(update={"yaku": koi.yaku[::-1]})  # type: ignore[union-attr]
    (only,) = differences(koi, turned)
    assert only.place == "yaku"


def test_names_are_taken_in_the_language_that_is_spoken() -> None:
    koi, modern = SHIPPED.game("koi-koi"), SHIPPED.game("koi-koi-modern")
    try:
        speak("ja", None)
        assert str(differences(koi, modern)[0]) == "五光: points 10 → 15"
    finally:
        speak(ENGLISH, None)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"cards": "all", "count": "2"}, "2 of all"),
        ({"cards": ["pine-crane", {"month": "3"}]}, "pine-crane or month 3"),
        (
            [{"cards": {"ribbon": "poetry"}, "count": "3"}, "susuki-moon"],
            "[3 of poetry, susuki-moon]",
        ),
        ({"cards": {"without": {"role": "lightning"}}}, "all without lightning"),
        ({"month": "earlier", "category": "different"}, "month earlier, category different"),
    ],
)
def test_values_as_a_file_has_them_are_readable_too(value: object, said: str) -> None:
    assert readable(value) == said
