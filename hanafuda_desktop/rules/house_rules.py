"""House rules as files: how one begins, what it is called, and all of it in one file to be sent."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from typing import Any, Final

from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.rules.source import content
from hanafuda_desktop.rules.text_edits import entry_text, flow
from hanafuda_desktop.text.language import ENGLISH, tr

SCHEMA_LINE: Final = "# yaml-language-server: $schema=schema.json"
"""The first line of a rule file: editors that know it complete and explain what is written."""

_LONGEST: Final = 60
_LETTERS: Final = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"}


class NoName(ValueError):
    """A name that no file can be called by; the message is one sentence."""


def file_stem(name: str, taken: Collection[str]) -> str:
    """What the file of a game of this name is called, less its ending: letters and hyphens.

    Args:
        name: the name, in any script; of one that has no Latin letters, nothing is left but
            ``house-rule``.
        taken: names that are in use; a number is put behind the name until it is new.

    Raises:
        NoName: the name is empty.
    """
    if not name.strip():
        raise NoName(tr("a house rule needs a name"))
    spelled = "".join(_LETTERS.get(letter, letter) for letter in name.lower())
    bare = unicodedata.normalize("NFKD", spelled).encode("ascii", "ignore").decode()
    stem = re.sub(r"[^a-z0-9]+", "-", bare).strip("-")[:_LONGEST].strip("-") or "house-rule"
    found, number = stem, 2
    while found in taken:
        end = f"-{number}"
        found = stem[: _LONGEST - len(end)].strip("-") + end
        number += 1
    return found


def beginning(base: GameBase, name: str) -> str:
    """The text of a new house rule that changes nothing yet.

    Args:
        base: the game it is a variant of.
        name: what it is called.

    Raises:
        NoName: the name is empty.
    """
    if not name.strip():
        raise NoName(tr("a house rule needs a name"))
    english = plain(base.name, ENGLISH)
    return (
        f"{SCHEMA_LINE}\n"
        f"# Only what differs from {english} stands here. 'remove: [yaku.kasu]' takes\n"
        "# something out; a part that is written here with its id changes the one of the base.\n"
        f"extends: {base.id}\n"
        f"name: {flow(' '.join(name.split()))}\n"
    )


def in_one_file(loaded: LoadedGame, listed_under: str | None = None) -> str:
    """A game with its bases and its deck written out, so that it needs no other file of rules.

    Comments stay behind in the files they stand in.

    Args:
        loaded: a sound rule file.
        listed_under: the game whose variant it is called, one that whoever reads it has too.

    Raises:
        ValueError: the file has errors.
    """
    tree = loaded.tree
    if loaded.rules is None or tree is None:
        raise ValueError("a file with errors cannot be written out")
    # Less what follows from the file's own name and from what it extended.
    data: dict[str, Any] = content(tree)
    for key in ("id", "variant_of"):
        data.pop(key, None)
    named = {} if listed_under is None else {"variant_of": listed_under}
    first = {key: data.pop(key) for key in ("family", "name", "summary") if key in data}
    entries = (entry_text(key, value, 0) for key, value in (named | first | data).items())
    return f"{SCHEMA_LINE}\n{''.join(entries)}"
