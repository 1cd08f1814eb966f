"""A round that was really played, told and counted line by line as the engine scored it.

The round is a game in play, from its deal up to the end of its first round; a patience up to the
move that is to be shown. Who played it is no matter here: the players stand in a layer beside this
one, so that whoever wants an example has it played.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.engine.events import RoundEnded
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.speed.events import RoundWon
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rulebook.blocks import Section
from hanafuda_desktop.rulebook.example_fishing import fishing_example
from hanafuda_desktop.rulebook.example_patience import patience_example
from hanafuda_desktop.rulebook.example_shedding import shedding_example
from hanafuda_desktop.rulebook.example_speed import speed_example
from hanafuda_desktop.rulebook.sentences import Setting

__all__ = ["EXAMPLE_TITLE", "example_sections"]

EXAMPLE_TITLE: Final = tr_noop("An example")


def example_sections(game: Game, setting: Setting) -> list[Section]:
    """The example as a section; none if nothing of it is worth telling."""
    if setting.rules.family == "tableau":
        blocks = patience_example(game, setting)
        return [Section(tr(EXAMPLE_TITLE), blocks)] if blocks else []
    for _, events in game.told:
        for event in events:
            if isinstance(event, RoundEnded) and setting.rules.family == "fishing":
                return [Section(tr(EXAMPLE_TITLE), fishing_example(game, event.result, setting))]
            if isinstance(event, RoundEnded) and setting.rules.family == "shedding":
                return [Section(tr(EXAMPLE_TITLE), shedding_example(game, event.result, setting))]
            if isinstance(event, RoundWon):
                return [Section(tr(EXAMPLE_TITLE), speed_example(game, event.spoils, setting))]
    return []
