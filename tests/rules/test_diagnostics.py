"""The form of a diagnostic, to the last space."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.rules.diagnostics import (
    Diagnostic,
    Position,
    Severity,
    in_order,
    render,
)
from hanafuda_desktop.rules.source import SourceText

FILE = Path("mushi.yaml")


def at(
    text: str, line: int, column: int, width: int, message: str = "wrong", hint: str | None = None
) -> str:
    source = SourceText(FILE, text)
    span = source.span(Position(line, column), Position(line, column + width))
    return render([span.diagnostic(message, hint)], {FILE: text})


def test_the_form_of_the_design() -> None:
    text = "\n" * 12 + "  deal:\n    deck: mushi-41\n"
    assert at(text, 14, 11, 8, "unknown deck 'mushi-41'", "did you mean 'mushi-40'?") == (
        "mushi.yaml:14:11: error: unknown deck 'mushi-41'\n"
        "   13 |   deal:\n"
        "   14 |     deck: mushi-41\n"
        "      |           ^^^^^^^^\n"
        "   hint: did you mean 'mushi-40'?\n"
    )


def test_the_first_line_has_none_before_it() -> None:
    assert at("deck: x\n", 1, 7, 1) == (
        "mushi.yaml:1:7: error: wrong\n    1 | deck: x\n      |       ^\n"
    )


def test_nothing_to_underline_is_one_caret() -> None:
    assert at("deck:\n", 1, 6, 0).endswith("    1 | deck:\n      |      ^\n")


def test_a_file_without_text_shows_no_line() -> None:
    diagnostic = SourceText(FILE).span().diagnostic("there is no such file")
    assert render([diagnostic], {}) == "mushi.yaml:1:1: error: there is no such file\n"


def test_without_sources_the_underlined_line_is_still_there() -> None:
    source = SourceText(FILE, "a: b\ndeck: x\n")
    diagnostic = source.span(Position(2, 7), Position(2, 8)).diagnostic("wrong")
    assert render([diagnostic], {}) == (
        "mushi.yaml:2:7: error: wrong\n    2 | deck: x\n      |       ^\n"
    )


def test_several_lines_are_underlined_on_the_first() -> None:
    source = SourceText(FILE, "a: [b,   \n  c]\n")
    diagnostic = source.span(Position(1, 4), Position(2, 5)).diagnostic("wrong")
    assert render([diagnostic], {FILE: source.text}).endswith("    1 | a: [b,\n      |    ^^^\n")


@pytest.mark.parametrize(
    ("line", "column", "width", "underlined"),
    [
        pytest.param("a: 花札 x", 7, 1, "    1 | a: 花札 x\n      |         ^\n", id="before"),
        pytest.param("a: 花札 x", 4, 2, "    1 | a: 花札 x\n      |    ^^^^\n", id="beneath"),
        pytest.param(
            "a: \uff21\uff22 x",
            7,
            1,
            "    1 | a: \uff21\uff22 x\n      |         ^\n",
            id="full width",
        ),
        pytest.param(
            "a: e\u0301 x", 7, 1, "    1 | a: e\u0301 x\n      |      ^\n", id="combining"
        ),
        pytest.param("a: 한국 x", 7, 1, "    1 | a: 한국 x\n      |         ^\n", id="hangul"),
    ],
)
def test_carets_stand_beneath_wide_characters(
    line: str, column: int, width: int, underlined: str
) -> None:
    assert at(line, 1, column, width).endswith(underlined)


def test_tabs_are_shown_as_spaces() -> None:
    assert at("a:\tb\tc", 1, 6, 1).endswith("    1 | a:    b    c\n      |            ^\n")


def test_nothing_acts_on_the_terminal() -> None:
    shown = at("a: \x1b[31mred \u202e x\x85", 1, 4, 2, "un\x1bknown")
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "\x85" not in shown


def test_long_lines_are_cut_around_the_caret() -> None:
    text = "x" * 500 + " here " + "y" * 500
    head, line, carets = at(text, 1, 502, 4).splitlines()
    assert head == "mushi.yaml:1:502: error: wrong"
    assert len(line) < 130
    assert line.count("…") == 2
    assert line[carets.index("^") : carets.rindex("^") + 1] == "here"


def test_long_marks_are_cut_as_well() -> None:
    line, carets = at("a: " + "x" * 100_000, 1, 4, 100_000).splitlines()[1:]
    assert len(line) < 160
    assert line.endswith("…")
    assert len(carets) < len(line)


def test_sorted_by_place_and_each_said_once() -> None:
    other = Path("other.yaml")

    def problem(file: Path, line: int, column: int, message: str) -> Diagnostic:
        here = Position(line, column)
        return Diagnostic(file, here, here, Severity.ERROR, message)

    late, early = problem(FILE, 10, 2, "late"), problem(FILE, 9, 20, "early")
    first, again = problem(other, 1, 1, "first"), problem(FILE, 10, 2, "late")
    assert in_order([late, first, early, again]) == (early, late, first)
    assert in_order([late, first, early], files=[other]) == (first, early, late)


def test_a_warning_is_called_one() -> None:
    span = SourceText(FILE, "a").span()
    warning = span.diagnostic("hm", severity=Severity.WARNING)
    assert render([warning], {}).startswith("mushi.yaml:1:1: warning: hm\n")
