"""What the systems are told of the program."""

from __future__ import annotations

import plistlib
import re
import xml.etree.ElementTree as ET
from typing import Any

import facts
import pytest
from contents import ROOT

import hanafuda_desktop

LINUX = ROOT / "packaging" / "linux"


class Told:
    """Stands in for what PyInstaller reads a version resource with; it needs Windows' own."""

    def __init__(self, *words: Any, **named: Any) -> None:
        self.words, self.named = words, named


@pytest.fixture
def resource() -> Told:
    text = facts.version_resource("hanafuda.exe")
    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    known = dict.fromkeys((*names, "VarFileInfo", "VarStruct"), Told)
    found = eval(text, {"__builtins__": {}}, known)  # noqa: S307 - as PyInstaller does
    assert isinstance(found, Told)
    return found


def test_windows_is_told_the_version_of_the_package(resource: Told) -> None:
    numbers = tuple(int(part) for part in hanafuda_desktop.__version__.split(".")[:3])
    fixed = resource.named["ffi"].named
    assert fixed["filevers"] == fixed["prodvers"] == (*numbers, 0)
    strings, languages = resource.named["kids"]
    [table] = strings.words[0]
    told = dict(struct.words for struct in table.words[1])
    assert told["ProductVersion"] == told["FileVersion"] == hanafuda_desktop.__version__
    assert told["OriginalFilename"] == "hanafuda.exe"
    assert told["ProductName"] == "Hanafuda Desktop"
    # The table's name and the translation say the same language and characters.
    language, characters = languages.words[0][0].words[1]
    assert table.words[0] == f"{language:04x}{characters:04x}"


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("1.2.3", (1, 2, 3, 0)),
        ("1.2", (1, 2, 0, 0)),
        ("1.2.3rc1", (1, 2, 3, 0)),
        ("1.2.3.dev4", (1, 2, 3, 0)),
    ],
)
def test_a_version_has_four_numbers_on_windows(
    monkeypatch: pytest.MonkeyPatch, version: str, numbers: tuple[int, ...]
) -> None:
    monkeypatch.setattr(facts, "VERSION", version)
    assert f"filevers={numbers}" in facts.version_resource("hanafuda.exe")


def test_macos_is_told_what_the_application_is() -> None:
    # As it is written and read again, so that nothing in it is of a kind that macOS lacks.
    told = plistlib.loads(plistlib.dumps(facts.info_plist()))
    assert told["CFBundleVersion"] == hanafuda_desktop.__version__
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert told["NSHighResolutionCapable"] is True
    assert set(told["CFBundleLocalizations"]) == {"en", "fr", "ja"}
    [rules] = told["CFBundleDocumentTypes"]
    assert "yaml" in rules["CFBundleTypeExtensions"]


def test_an_archives_name_says_version_system_and_machine() -> None:
    assert re.fullmatch(
        rf"hanafuda-desktop-{re.escape(hanafuda_desktop.__version__)}"
        r"-(linux|windows|macos)-(x86_64|arm64|\w+)",
        facts.archive_name(),
    )


@pytest.fixture
def metainfo() -> ET.Element:
    return ET.parse(LINUX / f"{facts.IDENTIFIER}.metainfo.xml").getroot()  # noqa: S314 - our own


def test_linux_is_told_the_version_of_the_package(metainfo: ET.Element) -> None:
    newest = next(metainfo.iter("release"))
    assert newest.get("version") == hanafuda_desktop.__version__


def test_what_linux_is_told_fits_together(metainfo: ET.Element) -> None:
    assert metainfo.findtext("id") == facts.IDENTIFIER
    assert (LINUX / (metainfo.findtext("launchable") or "")).is_file()
    entry = (LINUX / "hanafuda-desktop.desktop").read_text("utf-8").splitlines()
    assert f"Exec={metainfo.findtext('provides/binary')}" in entry
    assert f"Icon={metainfo.findtext('icon')}" in entry
    # The name by which the window is known: program.py gives it.
    program = (ROOT / "hanafuda_desktop" / "app" / "window" / "program.py").read_text("utf-8")
    assert "StartupWMClass=hanafuda-desktop" in entry
    assert 'setApplicationName("hanafuda-desktop")' in program
    assert 'setDesktopFileName("hanafuda-desktop")' in program


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_desktops_are_told_in_every_language(metainfo: ET.Element, language: str) -> None:
    xml_language = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "description/p"):
        assert [found for found in metainfo.findall(tag) if found.get(xml_language) == language]
    items = metainfo.findall("description/ul/li")
    ours = [item for item in items if item.get(xml_language) == language]
    assert len(ours) == len([item for item in items if item.get(xml_language) is None])
    entry = (LINUX / "hanafuda-desktop.desktop").read_text("utf-8")
    assert f"\nComment[{language}]=" in entry
    assert f"\nGenericName[{language}]=" in entry
