"""What the one-folder program keeps of Qt."""

from __future__ import annotations

from pathlib import Path

import pytest
from contents import DATA, ROOT, is_wanted, size_of, wanted_binaries


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


@pytest.mark.parametrize(
    "destination",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
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
        "libQt6Quick.so.6",
    ],
)
def test_what_it_does_not_need_is_left_out(destination: str) -> None:
    assert not is_wanted(destination)


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


def test_a_folders_size_is_that_of_all_files_below_it(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a").write_bytes(b"12")
    (tmp_path / "deep" / "b").write_bytes(b"345")
    assert size_of(tmp_path) == 5
