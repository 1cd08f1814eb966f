"""The pages that a newcomer reads keep what they promise."""

from __future__ import annotations

import re

import pytest

from tests.house.rule_ids import ROOT

PAGES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("*.md"))
README = (ROOT / "README.md").read_text("utf-8")

# Inline links and pictures: [text](target), without those that leave the repository.
LINK = re.compile(r"\]\((?!https?://|#)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    targets = LINK.findall((ROOT / page).read_text("utf-8"))
    assert [
        target for target in targets if not (ROOT / page).parent.joinpath(target).exists()
    ] == []


@pytest.mark.parametrize(
    ("name", "last"),
    [("play", ".venv/bin/hanafuda yatsuhashi"), ("test", ".venv/bin/pytest -n logical")],
)
def test_the_two_commands_stand_where_the_checks_look_for_them(name: str, last: str) -> None:
    """.ci/run cuts the second out of the page and runs its three parts."""
    [block] = re.findall(rf"<!-- command: {name} -->\n```sh\n(.*?)```", README, re.DOTALL)
    parts = block.strip().split(" && ")
    assert [part.partition(" ")[0] for part in parts[:2]] == ["python3", ".venv/bin/pip"]
    assert parts[2:] == [last]
    assert "\n" not in block.strip()
