"""The digests in ``seeds/`` hold every statement of the rules once, and credit their authors."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SEEDS = ROOT / "seeds"
RULINGS = ROOT.parent / "shared" / "RULES.md"
STATEMENT = re.compile(r"^- \*\*([A-Z]{1,2}-[0-9]+)\*\* (.*(?:\n(?:  |\n?\|).*)*)", re.MULTILINE)
CHAPTERS = {
    "C": ("deck.md", 6),
    "F": ("fishing.md", 11),
    "KK": ("booklet.md", 12),
    "MU": ("booklet.md", 11),
    "GS": ("booklet.md", 12),
    "HB": ("booklet.md", 10),
    "HA": ("hana-awase.md", 6),
    "YA": ("yatsuhashi.md", 10),
    "HP": ("hanapette.md", 15),
    "UN": ("untitled.md", 15),
}
AUTHORS = {
    "booklet.md": "Kelsey Cretcher",
    "hana-awase.md": "Angel Playing Cards",
    "yatsuhashi.md": "Ryan Sartor",
    "hanapette.md": "Sem",
    "untitled.md": "Suryong",
}


def statements(file: Path) -> list[tuple[str, str]]:
    return STATEMENT.findall(file.read_text(encoding="utf-8"))


def all_ids() -> list[str]:
    return [rule for file in sorted(SEEDS.glob("*.md")) for rule, _ in statements(file)]


def test_no_id_stands_twice() -> None:
    assert [rule for rule, times in Counter(all_ids()).items() if times > 1] == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_whole_and_in_its_file(chapter: str) -> None:
    name, count = CHAPTERS[chapter]
    found = [rule for rule, _ in statements(SEEDS / name) if rule.split("-")[0] == chapter]
    assert found == [f"{chapter}-{number}" for number in range(1, count + 1)]


def test_every_statement_says_whether_it_is_rule_or_option() -> None:
    unclear = [
        rule
        for file in SEEDS.glob("*.md")
        for rule, text in statements(file)
        if not re.match(r"(Rule|Options?)\b", text)
    ]
    assert unclear == []


def test_ids_are_those_of_the_rulings() -> None:
    """Where the page that settles the rules lies beside the checkout, the ids are the same."""
    if not RULINGS.is_file():
        pytest.skip("the page of rulings is not beside this checkout")
    assert sorted(all_ids()) == sorted(
        rule for rule, _ in STATEMENT.findall(RULINGS.read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize("name", AUTHORS)
def test_a_digest_credits_its_author(name: str) -> None:
    readme = (SEEDS / "README.md").read_text(encoding="utf-8")
    assert AUTHORS[name] in (SEEDS / name).read_text(encoding="utf-8")
    assert AUTHORS[name] in readme
    assert f"({name})" in readme


def test_hanapettes_licence_is_named() -> None:
    assert "CC BY-NC" in (SEEDS / "hanapette.md").read_text(encoding="utf-8")
