"""What a form shows of a rule file: fields, where their values come from, parts, problems."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.rules.diagnostics import Position
from hanafuda_desktop.rules.form import Form, Origin
from hanafuda_desktop.rules.schema.selectors import cards_changed, cards_in, cards_written
from hanafuda_desktop.rules.schema_places import ANY_ENTRY, SchemaPlace, ValueKind, place_at
from tests.rules.of_forms import FILES, form_of, leaves, text_of

OURS = """\
extends: koi-koi
name: Ours
rounds: 6
yaku:
  - {id: hanami-zake, points: 3}
  - {id: moon, name: Moon, needs: [susuki-moon]}
remove: [yaku.kasu]
stopping: ~
"""


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("name", FILES)
def test_every_key_of_the_language_has_its_field(name: str) -> None:
    form = form_of(text_of(name), name)
    shown = {field.path[0] for _, fields in form.groups() for field in fields}
    hidden = {"id", "family", *(["variant_of"] if form.is_variant else ["extends"])}
    assert shown | hidden == {*form.keys(()), "family", "extends", "id", "variant_of"}


@pytest.mark.parametrize("family", LANGUAGE.dialects)
def test_the_form_has_a_place_for_every_value_of_the_language(family: str) -> None:
    seen = 0
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        way = waiting.pop()
        sort = place_at(family, way).sort
        assert sort.kind is not ValueKind.OTHER, way
        seen += 1
        inner: list[str] = []
        if sort.kind is ValueKind.PARTS:
            inner = [ANY_ENTRY]
        elif sort.kind is ValueKind.KEYED:
            inner = ["2"]
        elif sort.kind is ValueKind.GROUP:
            inner = list(place_at(family, way).keys)
        waiting += [(*way, key) for key in inner]
    assert seen > 40


def test_a_new_key_of_the_schema_is_a_field_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    form = Form(form_of(OURS).own.span.file, OURS, None, form_of(OURS).names)
    place = SchemaPlace(({"type": "integer", "minimum": 2, "maximum": 5},), "A `new` key.", 3)
    monkeypatch.setattr(form, "keys", lambda path: ("brand_new",))
    monkeypatch.setattr(form, "place", lambda path: place)
    monkeypatch.setattr(form, "sort", lambda path: place_at("fishing", ("minutes",)).sort)
    field = form.field(("brand_new",))
    assert (field.label, field.about, field.value) == ("Brand new", "A new key.", 3)
    assert field.origin is Origin.USUAL


def test_a_field_says_where_its_value_comes_from() -> None:
    form = form_of(OURS)
    rounds, minutes = form.field(("rounds",)), form.field(("minutes",))
    assert (rounds.value, rounds.origin, rounds.behind) == ("6", Origin.WRITTEN, "12")
    assert rounds.can_go_back
    assert form.base_name == "Koi-Koi"
    assert (minutes.value, minutes.origin, minutes.can_go_back) == ("30", Origin.BASE, False)
    assert form.field(("must_match",)).origin is Origin.USUAL
    assert form.field(("target",)).origin is Origin.NOWHERE
    assert form.field(("deck",)).value == "hanafuda-48"
    assert form.field(("extends",)).value == "koi-koi"
    assert not form.field(("extends",)).can_go_back
    points = form.field(("yaku", "hanami-zake", "points"))
    assert (points.value, points.behind) == ("3", "5")


def test_what_the_text_leaves_out_is_not_there() -> None:
    stopping = form_of(OURS).field(("stopping",))
    assert stopping.value is None
    assert stopping.origin is Origin.WRITTEN
    assert stopping.behind is not None


def test_parts_are_those_of_the_base_and_the_texts_own() -> None:
    parts = {part.path[-1]: part for part in form_of(OURS).parts(("yaku",))}
    assert parts["hanami-zake"].is_changed
    assert parts["hanami-zake"].title == "Hanami-zake"
    assert parts["moon"].origin is Origin.WRITTEN
    assert not parts["moon"].is_changed
    assert parts["goko"].origin is Origin.BASE
    assert parts["kasu"].is_removed
    assert list(parts)[-2:] == ["moon", "kasu"]
    assert not parts["moon"].can_move_up  # before it stands one of the base


def test_what_is_written_short_is_shown_in_full() -> None:
    form = form_of(OURS)
    assert form.field(("yaku", "moon", "needs", "0", "cards")).value == "susuki-moon"
    assert form.field(("yaku", "moon", "needs", "0", "count")).value == 1
    shed = form_of(text_of("untitled"), "untitled")
    hand = ("combinations", "hand-hiki", "hand")
    assert [shed.value((*hand, key)) for key in ("least", "most")] == ["4", "4"]


def test_a_usual_value_within_a_usual_whole_is_that_of_the_whole() -> None:
    form = form_of("family: shedding\nname: Ours\n")
    assert form.value(("race", "settled_by")) == "nobody"
    assert form.value(("match", "0", "month")) == "same"
    assert form.keys_of(("values",)) == ["other", "bright"]


def test_names_can_be_chosen_that_there_are() -> None:
    form = form_of(OURS)
    assert "moon" in form.known(("yaku", "hanami-zake", "over"))
    assert "koi-koi" in form.known(("extends",))
    assert form.known(("deck",)) == {"hanafuda-40": "", "hanafuda-48": ""}
    assert list(form.known(("yaku", "moon", "group"))) == ["brights"]
    patience = form_of(text_of("yatsuhashi"), "yatsuhashi")
    assert "foundations" in patience.known(("columns", "foundations", "takes_from"))
    assert form.known(("yaku", "moon", "id")) == {}


def test_a_field_reaches_from_its_key_to_the_end_of_its_value() -> None:
    form = form_of(OURS)
    here = Position(3, 9)
    for key, is_here in (("rounds", True), ("name", False)):
        span = form.field((key,)).span
        assert span is not None
        assert (span.start <= here <= span.end) == is_here
    assert form.field(("minutes",)).span is None


def test_a_text_without_a_family_asks_for_one() -> None:
    form = form_of("")
    assert [field.path for _, fields in form.groups() for field in fields] == [
        ("extends",),
        ("family",),
    ]
    assert form.field(("family",)).sort.words == tuple(sorted(LANGUAGE.dialects))
    assert form.can_be_read


def test_a_broken_text_has_no_form() -> None:
    assert not form_of("name: [").can_be_read
    assert not form_of("name: a\nname: b\n").can_be_read


def test_all_values_of_all_games_are_found() -> None:
    assert sum(1 for name in FILES for _ in leaves(form_of(text_of(name), name))) > 4000


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("all", "all"),
        ("nothing", "nothing"),
        ("pine-crane", "pine-crane"),
        ({"category": "bright"}, None),
        ({"category": ["bright", "animal"]}, None),
        ({"category": "bright", "without": "willow-rainman"}, None),
        ({"ribbon": ["poetry", "blue"]}, None),
        ({"month": [1, 2]}, None),
        ({"category": "chaff", "month": [1, 2, 3]}, None),
        ({"without": {"month": 11}}, None),
        ({"without": {"role": "lightning"}}, {"without": "willow-lightning"}),
        (["clover-boar", "maple-deer"], None),
        ({"role": "sake-cup"}, "chrysanthemum-cup"),
    ],
)
def test_cards_are_written_in_the_shortest_way(value: object, written: object) -> None:
    mask = cards_in(value)
    assert mask is not None
    assert cards_written(mask) == (value if written is None else written)


def test_what_is_no_set_of_cards_is_none() -> None:
    assert cards_in({"colour": "red"}) is None
    assert cards_in("no-such-card") is None


def test_a_list_of_cards_goes_on_as_it_was() -> None:
    before = ["maple-deer", "clover-boar"]
    mask = cards_in(["clover-boar", "peony-butterflies", "maple-deer"])
    assert mask is not None
    assert cards_changed(before, mask) == ["maple-deer", "clover-boar", "peony-butterflies"]
    assert cards_changed({"category": "bright"}, mask) == cards_written(mask)
