"""What the command line says, in words and as JSON: what must stay when the code is rebuilt.

Each call stands behind a ``$``, followed by what came of it: text that is short as it is, longer
text as its first line and a checksum, JSON key by key. How long something took is left out.
``python -m tests.net.commands`` records them anew.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import wrap
from typing import Any, Final

from hanafuda_desktop.families.language import our_games
from tests.net.canonical import checksum
from tests.net.command_line import said

__all__ = ["CALLS", "FOLDER", "LONG", "lines_of", "recorded"]

FOLDER: Final = Path(__file__).parent / "data" / "commands"
_RULES: Final = [our_games().game(entry.id) for entry in our_games().entries()]
_SHORT: Final = 1200
"""So many characters are kept as they are."""
_SHORT_VALUE: Final = 80
_TIMES: Final = ("seconds", "decision_ms")
"""The keys of what is never the same twice."""


def _calls() -> Iterator[str]:
    yield "--help"
    for command in (
        *("play", "list", "check", "simulate", "arena", "solve", "survey", "score", "diff", "new"),
        *("export", "rulebook", "statistics", "draw-cards", "print-cards"),
    ):
        yield f"{command} --help"
    yield "list"
    yield "list --json"
    yield "check mushi --play"
    yield "statistics"
    yield "statistics --json"
    yield "new koi-koi Ours"
    yield "rulebook koi-koi"
    yield "rulebook untitled-batsu --language fr"
    yield "rulebook shiki --language ja -o -"
    yield "diff koi-koi go-stop"
    yield "diff kaze untitled --json"
    for rules in _RULES:
        yield from _calls_of(rules)
    yield from _that_cannot_be()


def _calls_of(rules: Any) -> Iterator[str]:
    yield f"check {rules.id}"
    yield f"export {rules.id} -o -"
    yield f"simulate {rules.id} --games 3 --seed 5 --json"
    if rules.variant_of is None:
        yield f"simulate {rules.id} --games 2 --seed 6"
    else:
        yield f"diff {rules.id}"
        yield f"diff {rules.id} --json"
    match rules.family:
        case "tableau":
            yield f"solve {rules.id} --seed 3"
            yield f"solve {rules.id} --seed 3 --json"
            yield f"solve {rules.id} --seed 4 --nodes 1"
            yield f"survey {rules.id} --deals 3 --processes 1 --json"
        case "speed":
            yield f"arena {rules.id} --players strong,casual --pairs 1 --processes 1 --json"
        case _:
            most, pairs = rules.players.most, 2 if rules.players.most < 5 else 1
            table = f"arena {rules.id} --pairs {pairs} --rounds 1 --processes 1 --json"
            yield f"simulate {rules.id} --games 2 --seats greedy --players {most} --json"
            yield f"{table} --players greedy,random"
            if rules.variant_of is None:
                yield f"{table} --players casual,beginner --seats {most}"


def _that_cannot_be() -> Iterator[str]:
    yield "nothing"
    yield "play nothing"
    yield "check nothing"
    yield "check no-such-file.yaml"
    yield "solve koi-koi"
    yield "survey koi-koi"
    yield "score yatsuhashi --cards 11"
    yield "score kaze --cards 11"
    yield "score koi-koi"
    yield "arena yatsuhashi --players greedy,random"
    yield "arena koi-koi --players greedy,nobody"
    yield "diff koi-koi"
    yield "statistics nothing"
    yield "export nothing -o -"
    yield "simulate koi-koi --players 9"
    yield "simulate koi-koi --seats nobody"
    yield "koi-koi --players 9"
    yield "koi-koi --seats you,nobody"
    yield "yatsuhashi --rounds 3"
    yield "yatsuhashi --deal no-such-file.txt"
    yield "print-cards --deck nothing"


CALLS: Final = tuple(_calls())
_VARIANTS: Final = {rules.id for rules in _RULES if rules.variant_of is not None}
LONG: Final = frozenset(
    call
    for call in CALLS
    if call.startswith(("simulate ", "arena ", "export "))
    and not _VARIANTS.isdisjoint(call.split())
)
"""What is left to a long run: variants, where they are played many times."""


def _without_times(facts: Any) -> Any:
    if isinstance(facts, dict):
        return {key: _without_times(each) for key, each in facts.items() if key not in _TIMES}
    return [*map(_without_times, facts)] if isinstance(facts, list) else facts


def _of_json(facts: Any) -> Iterator[str]:
    """Key by key, or entry by entry."""
    if isinstance(facts, list):
        facts = {each["id"]: each for each in facts}
    for key, value in facts.items():
        if key in _TIMES:
            continue
        written = json.dumps(_without_times(value), ensure_ascii=False)
        short = len(written) <= _SHORT_VALUE
        yield f"{key}: {written if short else checksum(_without_times(value))}"


def _of_text(text: str) -> Iterator[str]:
    lines = text.splitlines()
    if text.startswith("usage:"):  # each Python lays it out in its own way
        yield from wrap(" ".join(re.sub(r"-\n +", "-", text).split()), 96)
    elif len(text) <= _SHORT:
        yield from lines
    else:
        yield f"{lines[0][:_SHORT_VALUE]} ... {len(lines)} lines {checksum(text)}"


def lines_of(call: str) -> list[str]:
    """What comes of a call now."""
    found = said(*call.split())
    lines = [] if found.code == 0 else [f"exit code {found.code}"]
    lines += [*_of_json(json.loads(found.out))] if "--json" in call else [*_of_text(found.out)]
    return lines + [f"error: {line}" for line in found.err.splitlines()]


def _file(call: str) -> Path:
    first = call.split(maxsplit=1)[0]
    return FOLDER / ("usage.txt" if "--help" in call or call.count(" ") == 0 else f"{first}.txt")


def recorded(call: str) -> list[str]:
    """What came of it when it was recorded."""
    entries = _file(call).read_text("utf-8").split("$ ")
    (entry,) = (entry for entry in entries if entry.partition("\n")[0] == call)
    return entry.splitlines()[1:]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    written: dict[Path, str] = {}
    for each in CALLS:
        with TemporaryDirectory() as home:
            os.environ["HANAFUDA_HOME"] = home
            heard = "\n".join([f"$ {each}", *lines_of(each)])
        written[_file(each)] = f"{written.get(_file(each), '')}{heard}\n"
    for file, text in written.items():
        file.write_text(text, "utf-8", newline="\n")
