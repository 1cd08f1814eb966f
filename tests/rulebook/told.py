"""What the page of a game must tell, each fact beside the statement of the rules that it shows."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.language import our_games
from tests.rulebook.games import page_words

__all__ = ["assert_told", "facts"]

_SHIPPED = our_games()


def facts(*told: tuple[str, pytest.MarkDecorator, str]) -> pytest.MarkDecorator:
    """Parametrizes a test by ``game`` and ``fact``.

    Args:
        told: a game's id, the mark of the statement, and words of the game's page.
    """
    return pytest.mark.parametrize(
        ("game", "fact"),
        [
            pytest.param(game, fact, marks=rule, id=f"{game}-{rule.args[0]}")
            for game, rule, fact in told
        ],
    )


def assert_told(game: str, fact: str) -> None:
    """These words stand on the page of a game that ships."""
    assert fact in page_words(_SHIPPED.game(game))
