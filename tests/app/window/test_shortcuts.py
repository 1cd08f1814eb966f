"""Which command has which keys, when a person has changed some."""

from __future__ import annotations

import pytest

from hanafuda_desktop.app.window.actions import (
    ACTIONS,
    COMMANDS,
    keys_in_use,
    owner,
    swapped,
    with_key,
    with_keys,
    with_usual,
)
from hanafuda_desktop.app.window.keyboard import table_use
from hanafuda_desktop.play.settings import Keys


def _of(changed: Keys, command: str) -> tuple[str, ...]:
    keys = keys_in_use(changed)
    every = [key for each in keys.values() for key in each]
    assert len(every) == len(set(every)), "two commands have one key"
    return keys[command]


def test_without_a_change_all_keys_are_the_usual_ones() -> None:
    assert keys_in_use(()) == {spec.id: spec.keys for spec in COMMANDS}


def test_a_command_gets_a_key_alone_or_besides_its_others() -> None:
    assert _of(with_keys((), {"undo": ("F9",)}), "undo") == ("F9",)
    assert _of(with_key((), "undo", "F9"), "undo") == ("Ctrl+Z", "U", "F9")


def test_who_had_the_key_loses_it_and_only_it() -> None:
    changed = with_keys((), {"hint": ("U",)})
    assert _of(changed, "hint") == ("U",)
    assert _of(changed, "undo") == ("Ctrl+Z",)
    found = owner(changed, "U")
    assert found is not None
    assert found.id == "hint"


def test_two_commands_can_swap() -> None:
    changed = swapped((), "hint", "U")
    assert (_of(changed, "hint"), _of(changed, "undo")) == (("U",), ("Ctrl+Z", "H"))
    assert _of(swapped((), "outlook", "U"), "undo") == ("Ctrl+Z",)
    assert _of(swapped((), "hint", "F9"), "hint") == ("F9",)


def test_what_is_as_usual_again_is_not_kept_as_a_change() -> None:
    changed = with_usual(with_keys((), {"hint": ("U",)}), "hint")
    assert _of(changed, "hint") == ("H",)
    assert dict(changed) == {"undo": ("Ctrl+Z",)}
    assert with_usual(changed, "undo") == ()
    assert _of(with_keys((), {"hint": ()}), "hint") == ()


@pytest.mark.parametrize(
    ("changed", "command", "keys"),
    [
        ((("hint", ("U",)),), "undo", ("Ctrl+Z",)),
        ((("hint", ("F9", "F9")),), "hint", ("F9",)),
        ((("hint", ("F9",)), ("undo", ("F9",))), "hint", ()),
        ((("gone", ("F9",)),), "hint", ("H",)),
    ],
    ids=["a usual key", "twice", "two claim it", "no such command"],
)
def test_a_file_that_was_edited_by_hand_gives_no_key_to_two(
    changed: Keys, command: str, keys: tuple[str, ...]
) -> None:
    assert _of(changed, command) == keys


def test_keys_of_the_table_are_known() -> None:
    use = table_use("Left")
    assert use is not None
    assert use.needed
    for key, part in (("X", "obvious move"), ("J", "In real time"), ("G", "In a race")):
        use = table_use(key)
        assert use is not None
        assert part in use.told
        assert not use.needed
    assert table_use("Ctrl+Z") is None


def test_no_usual_key_is_one_that_the_table_cannot_do_without() -> None:
    taken = [key for spec in ACTIONS for key in spec.keys]
    assert [key for key in taken if (use := table_use(key)) is not None and use.needed] == []
