"""Every statement of a finished game is named by a test, and every named statement exists."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tests.house.rule_ids import (
    ROOT,
    family,
    marks_in,
    open_ids,
    stated_in,
    statements,
)

# The families of statements whose game is done; a game adds its own when it ships.
FINISHED = ("C", "YA", "F", "KK", "MU", "GS", "HB", "HA", "UN", "HP")


def test_a_finished_family_is_stated() -> None:
    assert set(FINISHED) <= {family(id_) for id_ in statements()}


def test_every_statement_of_a_finished_game_is_named_by_a_test() -> None:
    unnamed = [id_ for id_ in open_ids() if family(id_) in FINISHED]
    assert unnamed == [], "no test names: " + " ".join(unnamed)


def test_every_named_statement_exists() -> None:
    stated = statements()
    unknown = [
        f"{mark.file.relative_to(ROOT)}:{mark.line}: {mark.id}"
        for mark in marks_in()
        if mark.id not in stated
    ]
    assert unknown == []


def _page(tmp_path: Path, code: str) -> Path:
    path = tmp_path / "test_page.py"
    path.write_text(dedent(code), encoding="utf-8")
    return path


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    _page(
        tmp_path,
        """
        import pytest
        pytestmark = pytest.mark.rule("C-1")
        @pytest.mark.rule("YA-1", "YA-2")
        def test_a(): ...
        @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("YA-3"))])
        def test_b(n): ...
        class TestC:
            @pytest.mark.rule("YA-4")
            def test_c(self): ...
        """,
    )
    assert sorted(mark.id for mark in marks_in(tmp_path)) == ["C-1", "YA-1", "YA-2", "YA-3", "YA-4"]


@pytest.mark.parametrize("mark", ["rule()", "rule(*IDS)", "rule(f'YA-{6}')", "rule(id='YA-6')"])
def test_an_id_that_cannot_be_looked_up_is_refused(tmp_path: Path, mark: str) -> None:
    _page(tmp_path, f"import pytest\npytestmark = pytest.mark.{mark}\n")
    with pytest.raises(ValueError, match=r"test_page\.py:2"):
        list(marks_in(tmp_path))


def test_only_the_head_of_a_line_states() -> None:
    page = "- **YA-6** It takes\n  any card, see **YA-4**.\n\n- see **YA-5**\n- **YA-10** Won.\n"
    assert stated_in(page) == ["YA-6", "YA-10"]
