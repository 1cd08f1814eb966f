"""What the systems are told of the program: its name, version and kind, in each one's own form."""

from __future__ import annotations

import platform
import sys
import tomllib
from typing import Any, Final

from contents import ROOT

import hanafuda_desktop

__all__ = [
    "COPYRIGHT",
    "IDENTIFIER",
    "NAME",
    "VERSION",
    "archive_name",
    "description",
    "info_plist",
    "version_resource",
]

NAME: Final = "Hanafuda Desktop"
IDENTIFIER: Final = "org.hanafudadesktop.hanafuda"
"""Of the program among all programs. AppStream dislikes hyphens and capitals in it."""
VERSION: Final = hanafuda_desktop.__version__
COPYRIGHT: Final = "The Hanafuda Desktop authors. Code: MIT; pictures: CC BY 4.0"

# Windows' numbers for American English, and for text in UTF-16.
_LANGUAGE, _CHARACTERS = 0x0409, 1200
_MACOS_BEFORE: Final = "13.0"
"""The oldest macOS that Qt's own libraries run on."""


def description() -> str:
    """One line on what the program is, as its package says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["description"])


def archive_name() -> str:
    """The name of what is handed out for this system, without its ending."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(machine, machine)
    return f"hanafuda-desktop-{VERSION}-{system}-{machine}"


def info_plist() -> dict[str, Any]:
    """What a macOS application says of itself, beside what PyInstaller says for it."""
    return {
        "CFBundleVersion": VERSION,
        "CFBundleShortVersionString": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": _languages(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": _MACOS_BEFORE,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        # A rule file is opened as "hanafuda FILE" opens it; whoever edits YAML has another program
        # for that, which stays the first.
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Rules of a card game",
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeExtensions": ["yaml", "yml"],
                "LSItemContentTypes": ["public.yaml"],
                "LSHandlerRank": "Alternate",
            }
        ],
    }


def _languages() -> list[str]:
    files = sorted((ROOT / "assets" / "translations").glob("hanafuda_*.qm"))
    return ["en", *(file.stem.removeprefix("hanafuda_") for file in files)]


def version_resource(program: str) -> str:
    """What Windows shows as the details of a program file, as PyInstaller reads it.

    Args:
        program: the file, such as ``hanafuda.exe``.
    """
    numbers = _four_numbers(VERSION)
    told = {
        "CompanyName": "The Hanafuda Desktop authors",
        "FileDescription": f"{NAME}: {description()}",
        "FileVersion": VERSION,
        "InternalName": program.removesuffix(".exe"),
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": program,
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }
    words = ",\n            ".join(f"StringStruct({key!r}, {text!r})" for key, text in told.items())
    return f"""\
# UTF-8
VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
        fileType=0x1, subtype=0x0, date=(0, 0),
    ),
    kids=[
        StringFileInfo([StringTable("{_LANGUAGE:04x}{_CHARACTERS:04x}", [
            {words},
        ])]),
        VarFileInfo([VarStruct("Translation", [{_LANGUAGE}, {_CHARACTERS}])]),
    ],
)
"""


def _four_numbers(version: str) -> tuple[int, ...]:
    """A version as Windows counts: ``1.2.3rc1`` is 1.2.3.0."""
    numbers: list[int] = []
    for part in version.split("."):
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        if not digits:
            break
        numbers.append(int(digits))
    return (*numbers, 0, 0, 0, 0)[:4]
