"""What the one-folder program keeps of Qt."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from contents import DATA, EXCLUDED_MODULES, ROOT, is_wanted, wanted_binaries


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    "destination",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6DBus.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland-generic.so",
        "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/wayland-decoration-client/libbradient.so",
        "PySide6\\plugins\\multimedia\\windowsmediaplugin.dll",
        # Without it nothing is heard.
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/libQt6Multimedia.so.6",
        "PySide6\\plugins\\imageformats\\qwebp.dll",
        "PySide6\\Qt6Core.dll",
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6\\translations\\qtbase_ja.qm",
        "hanafuda_desktop/_data/assets/translations/hanafuda_ja.qm",
        "hanafuda_desktop/_data/rules/yatsuhashi.yaml",
        "hanafuda_desktop/_data/assets/icon/hanafuda-256.png",
        "pydantic_core/_pydantic_core.cpython-311-x86_64-linux-gnu.so",
        "libQt6Core.so.6",
    ],
)
def test_what_the_program_needs_is_kept(destination: str) -> None:
    assert is_wanted(destination)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    "destination",
    [
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/lib/libQt6QmlModels.so.6",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libQt6Pdf.so.6",
        "PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
        "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
        "PySide6\\Qt6Pdf.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_fr.qm",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6\\plugins\\imageformats\\qico.dll",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/Qt/plugins/wayland-decoration-client/libadwaita.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libivi-shell.so",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6\\avcodec-61.dll",
        "PySide6/Qt/lib/libQt6FFmpegStub-ssl.so.3",
        "PySide6/Qt/lib/libQt6OpenGL.so.6",
        "libQt6Quick.so.6",
        "libavutil.so.59",
        "hanafuda_desktop/_data/assets/screenshots/koi-koi.jpg",
        "hanafuda_desktop/_data/assets/translations/hanafuda_ja.ts",
    ],
)
def test_what_it_does_not_need_is_left_out(destination: str) -> None:
    assert not is_wanted(destination)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they are the program's own")
@pytest.mark.parametrize(
    ("library", "kept"),
    [
        ("libX11.so.6", False),
        ("libfontconfig.so.1", False),
        ("libpulse.so.0", False),
        ("libpulsecommon-16.1.so", False),
        ("libdbus-1.so.3", False),
        ("libxcb-cursor.so.0", True),
        ("libglib-2.0.so.0", True),
        ("libstdc++.so.6", True),
        ("libsqlite3.so.0", True),
        ("pillow.libs/libXau-154567c4.so.6.0.0", True),
        ("libXau-154567c4.so.6.0.0", True),
    ],
)
def test_what_speaks_with_the_machine_is_the_machines_own(library: str, *, kept: bool) -> None:
    assert is_wanted(library) is kept


def test_no_module_of_the_program_is_left_out() -> None:
    """What is excluded would only be missed when it is asked for, which may be late."""
    used = {
        f"{parent}.{name}" if parent else name
        for file in (ROOT / "hanafuda_desktop").rglob("*.py")
        for parent, name in _imports(ast.parse(file.read_text("utf-8")))
    }
    assert "PySide6.QtMultimedia" in used
    assert not used & set(EXCLUDED_MODULES)


def _imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What is imported, each as the module itself and as a name from where it is taken."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (("", alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield "", node.module
            yield from ((node.module, alias.name) for alias in node.names)


def test_a_hooks_binaries_are_sifted_by_where_they_go(tmp_path: Path) -> None:
    kept = (str(tmp_path / "libqxcb.so"), "PySide6/Qt/plugins/platforms")
    left = (str(tmp_path / "libqgtk3.so"), "PySide6/Qt/plugins/platformthemes")
    assert wanted_binaries([kept, left]) == [kept]


def test_the_data_folders_are_there_and_go_where_they_are_looked_for() -> None:
    assert [Path(source).name for source, _ in DATA] == ["rules", "assets"]
    assert all(Path(source).is_dir() and Path(source).parent == ROOT for source, _ in DATA)
    assert [target for _, target in DATA] == [
        "hanafuda_desktop/_data/rules",
        "hanafuda_desktop/_data/assets",
    ]
