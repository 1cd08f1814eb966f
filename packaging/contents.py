"""What goes into the one-folder program, and what stays out of it and why."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path, PurePath, PurePosixPath
from typing import Final

__all__ = ["DATA", "EXCLUDED_MODULES", "ROOT", "SPOKEN_LANGUAGES", "is_wanted", "wanted_binaries"]

ROOT: Final = Path(__file__).resolve().parent.parent

DATA: Final = (
    (str(ROOT / "rules"), "hanafuda_desktop/_data/rules"),
    (str(ROOT / "assets"), "hanafuda_desktop/_data/assets"),
)
"""Folders and where resources.py looks for them."""

_TRANSLATED: Final = tuple(
    file.stem.removeprefix("hanafuda_")
    for file in sorted((ROOT / "assets" / "translations").glob("hanafuda_*.qm"))
)
SPOKEN_LANGUAGES: Final = frozenset({"en", *_TRANSLATED})
"""The codes of the languages that the program speaks."""

EXCLUDED_MODULES: Final = (
    # Of Pillow: what it can do with letters, colour profiles, and kinds of picture that are rare.
    "PIL.ImageCms",
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._imagingft",
    "PIL._imagingtk",
    "PIL.ImageQt",
    "PIL.ImageShow",
    "PIL.ImageTk",
    # pydantic brings plugins for tools of developers, and all of its first version.
    "hypothesis",
    "mypy",
    "psutil",
    "pydantic.mypy",
    "pydantic.v1",
    "pytest",
    "rich",
    # Parts of Qt that the program does not use, and that the used ones do without. Not QtNetwork:
    # without it QtMultimedia cannot be imported.
    "PySide6.QtConcurrent",
    "PySide6.QtDBus",
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtPdf",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSvg",
    "PySide6.QtWebEngineCore",
    "PySide6.scripts",
    # Of Python: everything about networks, with the 6 MB of OpenSSL that come with it. Checksums
    # are made without OpenSSL where that is missing.
    "_hashlib",
    "_ssl",
    "asyncio",
    "ftplib",
    "http",
    "pydoc",
    "ssl",
    "tkinter",
    "xmlrpc",
)
"""Python modules that a hook or a library would draw in, and that the program does not use."""

# --- of Qt ----------------------------------------------------------------------------------------

# Qt libraries that come only as dependencies of plugins which are left out below, by their name
# without "lib", "Qt6" and what follows: libQt6Quick.so.6, Qt6Quick.dll, QtQuick.framework.
# Network stays: Multimedia is linked with it, and without it nothing is heard.
_UNUSED_QT: Final = re.compile(
    r"(lib)?Qt6?(FFmpeg\w*|MultimediaWidgets|OpenGL\w*|Pdf|Qml\w*|Quick\w*|Svg\w*"
    r"|VirtualKeyboard\w*|WebEngine\w*|WlShellIntegration|ShaderTools|Labs\w*)"
    r"([.-]|$)",
)
# FFmpeg plays films. The sounds are WAV files, and Qt plays these by itself.
_FFMPEG: Final = re.compile(r"(lib)?(av(codec|format|util)|sw(resample|scale))\b")

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
# The table is painted by the processor, so that nothing that lends windows to OpenGL is needed.
_WANTED_PLUGIN_KINDS: Final = frozenset(
    {
        "imageformats",
        "multimedia",
        "platforminputcontexts",
        "platforms",
        "platformthemes",
        "styles",
        "wayland-decoration-client",
        "wayland-shell-integration",
    }
)
# Inside a wanted kind: these need FFmpeg, half of Qt, a framebuffer, a network, or a toolkit of
# their own, are for windows in cars and telephones, or read pictures that no deck is made of.
_UNWANTED_PLUGINS: Final = re.compile(
    r"(lib)?(q(tvirtualkeyboardplugin|gtk3|eglfs|linuxfb|minimal(egl)?|vkkhrdisplay|vnc|direct2d"
    r"|gif|icns|ico|pdf|svg|tga|tiff|wbmp)"
    r"|ffmpegmediaplugin|adwaita|fullscreen-shell-v1|ivi-shell|qt-shell|wl-shell-plugin)(d?\.)",
)
_UNUSED_FILES: Final = frozenset({"opengl32sw.dll", "d3dcompiler_47.dll"})

_QT_WORDS: Final = frozenset(f"qtbase_{code}.qm" for code in _TRANSLATED)
"""What Qt says by itself, such as on buttons, in the languages that the program speaks."""

# --- of the system --------------------------------------------------------------------------------

# On Linux these speak with something that the machine has or has not: its screen, its fonts, its
# sound, its message bus. They must fit that, are there where it is, and would fit no better for
# being older; libX11 is there wherever libGL is, which PyInstaller never packs.
_OF_THE_SYSTEM: Final = re.compile(
    r"lib(X11|X11-xcb|Xau|Xdmcp|Xext|Xrandr|Xrender|bsd|md"
    r"|fontconfig|freetype|expat|png16|uuid"
    r"|pulse|pulsecommon-[\d.]+|sndfile|FLAC|vorbis|vorbisenc|ogg|opus|mpg123|mp3lame|asyncns"
    r"|dbus-1|systemd|gcrypt|gpg-error|lz4|cap)\.so\.[\d.]+|libpulsecommon-[\d.]+\.so"
)

# --- of our own -----------------------------------------------------------------------------------

# Pictures for the README, and translations in the form in which they are written.
_FOR_DEVELOPERS: Final = re.compile(r"_data/assets/(screenshots/|translations/.*\.ts$)")


def is_wanted(destination: str) -> bool:
    """Whether a collected file, by its path in the program's folder, is kept."""
    path = PurePosixPath(destination.replace("\\", "/"))
    if _FOR_DEVELOPERS.search(str(path)):
        return False
    if any(_UNUSED_QT.match(part) for part in path.parts) or _FFMPEG.match(path.name):
        # PyInstaller also links Qt's libraries beside the program.
        return False
    if "PySide6" not in path.parts:
        # Those that a wheel or Python brings lie in folders of their own.
        return len(path.parts) > 1 or not (_is_linux() and _OF_THE_SYSTEM.fullmatch(path.name))
    if "translations" in path.parts:
        return path.name in _QT_WORDS
    if "plugins" in path.parts:
        kind = path.parts[path.parts.index("plugins") + 1]
        if kind in _PLUGIN_KINDS - _WANTED_PLUGIN_KINDS or _UNWANTED_PLUGINS.match(path.name):
            return False
    return path.name not in _UNUSED_FILES


def _is_linux() -> bool:
    return sys.platform == "linux"


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
