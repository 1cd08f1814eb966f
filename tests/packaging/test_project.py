"""What pyproject.toml promises."""

from __future__ import annotations

import tomllib
from importlib import import_module
from typing import Any

import pytest
from contents import ROOT
from packaging.requirements import Requirement

import hanafuda_desktop


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.mark.parametrize(
    ("python", "version", "taken"),
    [
        ("3.11", "6.11.3", True),
        ("3.11", "6.12.0", False),
        ("3.12", "6.12.0", True),
        ("3.13", "6.12.0", True),
    ],
)
def test_the_qt_that_loses_references_is_not_taken(
    project: dict[str, Any], python: str, version: str, *, taken: bool
) -> None:
    lines = [Requirement(line) for line in project["project"]["dependencies"]]
    environment = {"python_version": python}
    [line] = [
        line
        for line in lines
        if line.name == "PySide6" and line.marker and line.marker.evaluate(environment)
    ]
    assert (version in line.specifier) is taken


def test_data_is_forced_into_the_wheel_only(project: dict[str, Any]) -> None:
    """In the sdist these folders lie where a checkout has them; else it could build no wheel."""
    build = project["tool"]["hatch"]["build"]
    assert set(build) == {"targets"}
    assert "force-include" not in build["targets"]["sdist"]
    assert build["targets"]["wheel"]["force-include"] == {
        "rules": "hanafuda_desktop/_data/rules",
        "assets": "hanafuda_desktop/_data/assets",
    }


def test_the_command_exists(project: dict[str, Any]) -> None:
    module, _, function = project["project"]["scripts"]["hanafuda"].partition(":")
    assert callable(getattr(import_module(module), function))


def test_the_change_log_knows_this_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## [{hanafuda_desktop.__version__}]" in log
    assert "### Rules changed" in log
