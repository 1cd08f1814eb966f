"""Every rule file's rulebook in every language: what must stay when the code is rebuilt.

A line holds the language, a section's heading, and two checksums: of the words that are read there,
with what pictures show, and of the section's HTML. ``python -m tests.net.rulebooks`` records them
anew.
"""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.library.printed_rules import all_around
from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.page import rulebook_html
from tests.net.canonical import checksum

__all__ = ["FOLDER", "GAMES", "LANGUAGES", "lines_of", "recorded"]

FOLDER: Final = Path(__file__).parent / "data" / "rulebooks"
_LIBRARY: Final = Library(FOLDER / "no rules of one's own")
GAMES: Final = tuple(sorted(entry.id for entry in _LIBRARY.catalogue.entries()))
LANGUAGES: Final = ("en", "ja", "fr")


def _words(html: str) -> str:
    """What is read there, in one line: text, and in brackets what pictures show."""
    shown = re.sub(r'<img [^>]*alt="([^"]*)"[^>]*>', r" [\1] ", html)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", shown)).split())


def lines_of(game_id: str, language: str) -> list[str]:
    """The sections of a rulebook as it is written now."""
    _, rules = _LIBRARY.find(game_id)
    use_language(language)
    around = all_around(_LIBRARY, rules, _LIBRARY.file(game_id))
    head, *sections = rulebook_html(rules, rulebook_of(rules), around=around).split("<h2")
    title = _words(head.partition("<body")[2].partition(">")[2])
    lines = [f"{language} {title}: {checksum(title)} {checksum(head)}"]
    for each in sections:
        html = f"<h2{each}"
        heading = _words(html.partition("</h2>")[0])
        lines.append(f"{language} {heading}: {checksum(_words(html))} {checksum(html)}")
    return lines


def recorded(game_id: str, language: str) -> list[str]:
    """The same as it was recorded."""
    lines = (FOLDER / f"{game_id}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{language} ")]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in GAMES:
        found = [line for language in LANGUAGES for line in lines_of(each, language)]
        (FOLDER / f"{each}.txt").write_text("\n".join(found) + "\n", "utf-8", newline="\n")
