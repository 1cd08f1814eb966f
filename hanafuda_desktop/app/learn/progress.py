"""The file that says how far somebody came in the first game, and whether ever to its end."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.storage.files import read_document, write_atomic

_LOG: Final = logging.getLogger(__name__)
_VERSION: Final = 1


def kept_step(file: Path) -> str:
    """The id of the step that one came to; empty at the beginning, or if nothing can be read."""
    step = _read(file).get("step")
    return step if isinstance(step, str) else ""


def is_lesson_over(file: Path) -> bool:
    """Whether somebody came to the last step, however often the lesson was begun since."""
    data = _read(file)
    # Before this was said in words of its own, the end was where one begins anew.
    return data.get("finished") is True or data.get("step") == ""


def keep_step(file: Path, step: str, *, is_last: bool) -> None:
    """Keep how far one has come; after the last step one begins anew.

    Raises:
        OSError: it cannot be kept.
    """
    finished = is_last or is_lesson_over(file)
    data = {"version": _VERSION, "step": "" if is_last else step, "finished": finished}
    write_atomic(file, json.dumps(data) + "\n")


def _read(file: Path) -> dict[str, Any]:
    """What is in the file; what cannot be read is no more than a beginning."""
    try:
        data = read_document(file, _VERSION) or {}
    except (OSError, ValueError) as error:
        _LOG.info("the lesson begins at its first step: %s", error)
        return {}
    return data if data.get("version") == _VERSION else {}
