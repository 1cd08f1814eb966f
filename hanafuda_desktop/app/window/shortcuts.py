"""Which command has which keys: the usual ones, or those that a person gave it.

Keys are written as Qt writes them in every language (``Ctrl+Shift+Z``), so that equal keys are
equal texts. No two commands ever have the same one: Qt would then obey neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hanafuda_desktop.app.window.action_specs import ACTIONS, SUBMENUS, ActionSpec
from hanafuda_desktop.play.settings import Keys
from hanafuda_desktop.text.language import tr

COMMANDS: Final = tuple(spec for spec in ACTIONS if spec.id not in SUBMENUS)
"""Everything that can have keys."""
_USUAL: Final = {spec.id: spec.keys for spec in COMMANDS}


def told(spec: ActionSpec) -> str:
    """A command with what it does."""
    if not spec.tip:
        return tr("{command}.", command=spec.name)
    return tr("{command}. {does}", command=spec.name, does=spec.does)


def keys_in_use(changed: Keys) -> dict[str, tuple[str, ...]]:
    """The keys of every command; where two claim one, whoever was given it by a person has it."""
    given = dict(changed)
    taken: set[str] = set()
    found = {}
    for command in sorted(_USUAL, key=lambda each: each not in given):
        keys = dict.fromkeys(given.get(command, _USUAL[command]))
        found[command] = tuple(key for key in keys if key not in taken)
        taken |= keys.keys()
    return {command: found[command] for command in _USUAL}


def owner(changed: Keys, key: str) -> ActionSpec | None:
    """The command that has this key."""
    in_use = keys_in_use(changed)
    return next((spec for spec in COMMANDS if key in in_use[spec.id]), None)


def with_keys(changed: Keys, new: Mapping[str, tuple[str, ...]]) -> Keys:
    """The same, but some commands have just these keys, and no other command has any of them."""
    wanted = {key for keys in new.values() for key in keys}
    now = {
        command: tuple(key for key in keys if key not in wanted)
        for command, keys in keys_in_use(changed).items()
    } | dict(new)
    return tuple(
        (command, now[command]) for command in sorted(now) if now[command] != _USUAL[command]
    )


def with_key(changed: Keys, command: str, key: str, *, alone: bool) -> Keys:
    """A command gets a key, which another command loses that had it.

    Args:
        changed: the keys so far.
        command: the id of who gets it.
        key: the key.
        alone: whether its other keys go.
    """
    before = () if alone else keys_in_use(changed)[command]
    return with_keys(changed, {command: (*(each for each in before if each != key), key)})


def swapped(changed: Keys, command: str, key: str) -> Keys:
    """A command gets a key, and who had it gets the first key of the command, if it has any."""
    other = owner(changed, key)
    if other is None or other.id == command:
        return with_key(changed, command, key, alone=True)
    in_use = keys_in_use(changed)
    own, *rest = in_use[command] or ("",)
    theirs = tuple(own if each == key else each for each in in_use[other.id])
    return with_keys(
        changed, {command: (key, *rest), other.id: tuple(each for each in theirs if each)}
    )


def with_usual(changed: Keys, command: str) -> Keys:
    """A command has its usual keys again; who has one of them loses it."""
    return with_keys(changed, {command: _USUAL[command]})
