"""The translations that come with the program, and how one of them comes to be spoken.

A language is a file ``assets/translations/hanafuda_<code>.qm``, made by
``packaging/translations.py``; what stands on Qt's own buttons comes from Qt's file of the same
language. English needs neither, and a start in English loads nothing.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from hanafuda_desktop.resources import assets
from hanafuda_desktop.text.language import ENGLISH, Lookup, speak

# A locale with the letters of all languages, where the environment names one without.

_ORDER: Final = ("LC_ALL", "LC_CTYPE", "LANG")
_WITHOUT: Final = ("C", "POSIX")


def use_utf8() -> None:
    """Choose UTF-8 instead of plain C, for this process and those it starts.

    Qt would do so itself, but with a warning that looks like a fault of the program.
    """
    named = next((os.environ[name] for name in _ORDER if os.environ.get(name)), _WITHOUT[0])
    if os.name == "posix" and named in _WITHOUT:
        os.environ["LC_ALL" if os.environ.get("LC_ALL") else "LC_CTYPE"] = "C.UTF-8"


_LOG: Final = logging.getLogger(__name__)

SYSTEM: Final = "system"
"""Stands for the language of the system, where a language is chosen."""
_CONTEXT: Final = "hanafuda"
_NAME: Final = "hanafuda_"
_OF_QT: Final[list[QTranslator]] = []
"""What Qt says in the language that is spoken: nothing, or one translator that is installed."""


def languages() -> dict[str, str]:
    """The languages that the program speaks, by their codes, as each calls itself."""
    return {ENGLISH: "English"} | {code: _own_name(code) for code in _codes()}


def _codes() -> list[str]:
    found = assets("translations").glob(f"{_NAME}*.qm")
    return sorted(file.stem.removeprefix(_NAME) for file in found)


def _own_name(code: str) -> str:
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] or code


def system_languages() -> list[str]:
    """The languages that the user has told the system, as ``fr-CA``, the best liked first."""
    return QLocale.system().uiLanguages()


def use_language(code: str) -> None:
    """Speak a language from now on; windows that are open have to be laid anew.

    A language whose file is missing or damaged is noted in the log, and English is spoken.

    Args:
        code: a key of :func:`languages`, or :data:`SYSTEM`.
    """
    wanted = _best(system_languages()) if code == SYSTEM else code
    lookup = None if wanted == ENGLISH else _lookup(wanted)
    spoken = ENGLISH if lookup is None else wanted
    speak(spoken, lookup)
    _tell_qt(spoken)


def _best(liked: Iterable[str]) -> str:
    """The first of these languages that the program speaks, or English."""
    known = {ENGLISH, *_codes()}
    for each in liked:
        name = each.replace("-", "_")
        for code in (name, name.partition("_")[0]):
            if code in known:
                return code
    return ENGLISH


def _lookup(code: str) -> Lookup | None:
    """What translates into a language; ``None`` if its file is of no use."""
    translator = _loaded(assets("translations", f"{_NAME}{code}.qm"))
    if translator is None:
        return None
    return lambda source, meaning, count: (
        translator.translate(_CONTEXT, source, meaning, count) or ""
    )


def _loaded(file: Path) -> QTranslator | None:
    translator = QTranslator()
    if translator.load(str(file)):
        return translator
    _LOG.warning("the translation %s is missing or damaged", file)
    return None


def qt_file(code: str) -> Path:
    """The file in which Qt has its own words in a language."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return folder / f"qtbase_{code}.qm"


def _tell_qt(code: str) -> None:
    """Let Qt say in this language what it says by itself, such as on a button to close a window."""
    while _OF_QT:
        QCoreApplication.removeTranslator(_OF_QT.pop())
    if code == ENGLISH or QCoreApplication.instance() is None:
        return
    translator = _loaded(qt_file(code))
    if translator is not None:
        QCoreApplication.installTranslator(translator)
        _OF_QT.append(translator)
