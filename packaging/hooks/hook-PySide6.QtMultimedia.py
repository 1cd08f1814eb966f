"""PyInstaller's own hook for QtMultimedia, less FFmpeg and the plugin for it."""

from contents import wanted_binaries
from PyInstaller.utils.hooks.qt import add_qt6_dependencies

hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
binaries = wanted_binaries(binaries)
