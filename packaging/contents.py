"""What goes into the one-folder program, and what of Qt stays out of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path, PurePath, PurePosixPath
from typing import Final

__all__ = ["DATA", "EXCLUDED_MODULES", "ROOT", "is_wanted", "size_of", "wanted_binaries"]

ROOT: Final = Path(__file__).resolve().parent.parent

DATA: Final = (
    (str(ROOT / "rules"), "hanafuda_desktop/_data/rules"),
    (str(ROOT / "assets"), "hanafuda_desktop/_data/assets"),
)
"""Folders and where resources.py looks for them."""

EXCLUDED_MODULES: Final = (
    # Of Pillow: what it can do with letters, colour profiles, and kinds of picture that are rare.
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._imagingft",
    "PIL._imagingtk",
    "PIL.ImageQt",
    "PIL.ImageShow",
    "PIL.ImageTk",
    # pydantic brings plugins for tools of developers.
    "hypothesis",
    "mypy",
    "psutil",
    "pytest",
    "rich",
    # Parts of Qt that the program does not use.
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtPdf",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSvg",
    "PySide6.QtWebEngineCore",
    "PySide6.scripts",
    "pydoc",
    "tkinter",
)
"""Python modules that a hook or a library would draw in, and that the program does not use."""

# Qt libraries that come only as dependencies of plugins which are left out below, by their name
# without "lib", "Qt6" and what follows: libQt6Quick.so.6, Qt6Quick.dll, QtQuick.framework.
_UNUSED_LIBRARIES: Final = re.compile(
    r"(lib)?Qt6?(Network|Pdf|Qml\w*|Quick\w*|Svg\w*|VirtualKeyboard\w*|WebEngine\w*|ShaderTools|Labs\w*)"
    r"(\.|$)",
)

# Of Qt's plugins: the window systems and what lets people type; and of those for pictures the ones
# that a deck is made of. PNG needs none.
_PLUGIN_KINDS: Final = frozenset(
    {
        "egldeviceintegrations",
        "generic",
        "iconengines",
        "imageformats",
        "multimedia",
        "networkinformation",
        "platforminputcontexts",
        "platforms",
        "platformthemes",
        "styles",
        "tls",
        "wayland-decoration-client",
        "wayland-graphics-integration-client",
        "wayland-shell-integration",
        "xcbglintegrations",
    }
)
_WANTED_PLUGIN_KINDS: Final = frozenset(
    {
        "imageformats",
        "platforminputcontexts",
        "platforms",
        "platformthemes",
        "styles",
        "wayland-decoration-client",
        "wayland-graphics-integration-client",
        "wayland-shell-integration",
    }
)
# Inside a wanted kind: these need half of Qt, a framebuffer, a network, or a toolkit of their own,
# or read pictures that no deck is made of.
_UNWANTED_PLUGINS: Final = re.compile(
    r"(lib)?q(tvirtualkeyboardplugin|gtk3|eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc|direct2d"
    r"|gif|icns|ico|pdf|svg|tga|tiff|wbmp)\b",
)
_UNUSED_FILES: Final = frozenset({"opengl32sw.dll", "d3dcompiler_47.dll"})

_SPOKEN: Final = frozenset(
    file.name.replace("hanafuda_", "qtbase_")
    for file in (ROOT / "assets" / "translations").glob("hanafuda_*.qm")
)
"""What Qt says by itself, such as on buttons, in the languages that the program speaks."""


def is_wanted(destination: str) -> bool:
    """Whether a collected file, by its path in the program's folder, is kept.

    Only files of Qt are ever left out.
    """
    path = PurePosixPath(destination.replace("\\", "/"))
    if "PySide6" not in path.parts:
        # PyInstaller also links Qt's libraries beside the program.
        return not any(_UNUSED_LIBRARIES.match(part) for part in path.parts)
    if "translations" in path.parts:
        return path.name in _SPOKEN
    if path.name in _UNUSED_FILES:
        return False
    if "plugins" in path.parts:
        kind = path.parts[path.parts.index("plugins") + 1]
        if kind in _PLUGIN_KINDS - _WANTED_PLUGIN_KINDS or _UNWANTED_PLUGINS.match(path.name):
            return False
    return not any(_UNUSED_LIBRARIES.match(part) for part in path.parts)


def wanted_binaries(binaries: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """What a hook collected, less what is not wanted.

    Done in the hooks, so that the libraries that an unwanted plugin needs are not looked for.
    Each is a file and the folder it goes to.
    """
    return [
        (source, folder)
        for source, folder in binaries
        if is_wanted(f"{folder}/{PurePath(source).name}")
    ]


def size_of(folder: Path) -> int:
    """Bytes of all files below a folder; a link counts nothing."""
    return sum(
        found.stat().st_size
        for found in folder.rglob("*")
        if found.is_file() and not found.is_symlink()
    )
