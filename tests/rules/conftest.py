"""What the tests of rule files share: a folder to write in, and the games that ship."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.loader import LoadedGame

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a file in a folder of its own, which is the working folder meanwhile."""
    monkeypatch.chdir(tmp_path)

    def write_file(name: str, text: str | bytes) -> Path:
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8") if isinstance(text, str) else text)
        return path

    return write_file


@pytest.fixture(scope="session")
def shipped() -> Catalogue:
    """The games that come with the program."""
    return our_games()


@pytest.fixture
def load(shipped: Catalogue) -> Callable[[Path], LoadedGame]:
    """Loads a file with our games as bases."""
    return shipped.load
