"""Sentences for the keys that every game has: deck, players, length, sources, advice."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.cardset import FULL_DECK
from hanafuda_desktop.rulebook.card_words import all_of
from hanafuda_desktop.rulebook.english import counted, listed, number
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rules.schema.game import Credit, Deck, GameBase, Players

__all__ = ["CREDIT", "DECK", "FACTS", "PLAYERS", "SOURCES", "VARIANT", "WORDS", "summary"]


def _deck_name(deck: Deck, setting: Setting) -> str:
    return f"Deck: {setting.say(deck.name)}"


def _deck_cards(_: Deck, setting: Setting) -> str:
    left_out = FULL_DECK & ~setting.deck
    if not left_out:
        return ""
    return f"It has {counted(setting.deck.bit_count(), 'card')}; left out are {all_of(left_out)}"


def _least(players: Players, setting: Setting) -> str:
    if players.most == 1:
        return "For one player"
    *fewer, most = setting.rules.player_counts or (players.most,)
    if len(fewer) > 1 and most - fewer[0] == len(fewer):
        return f"For {number(fewer[0])} to {counted(most, 'player')}"
    return f"For {listed([*map(number, fewer), counted(most, 'player')], 'or')}"


DECK: Final[Sentences[Deck]] = {
    "id": Untold("a name for rule files"),
    "name": _deck_name,
    "cards": _deck_cards,
}
PLAYERS: Final[Sentences[Players]] = {
    "least": _least,
    "most": Untold("told with the fewest"),
}


def _players(game: GameBase, setting: Setting) -> str:
    return " ".join(tell(game.players, PLAYERS, setting))


def _deck(game: GameBase, setting: Setting) -> str:
    return " ".join(tell(game.deck, DECK, setting))


def _minutes(game: GameBase, _: Setting) -> str:
    return f"A game takes about {counted(game.minutes, 'minute')}"


FACTS: Final[Sentences[GameBase]] = {
    "players": _players,
    "minutes": _minutes,
    "deck": _deck,
}
"""What one asks before the first game."""


def _author(credit: Credit, _: Setting) -> str:
    work = f": {credit.work}" if credit.work else ""
    year = f" ({credit.year})" if credit.year is not None else ""
    return f"{credit.author}{work}{year}"


CREDIT: Final[Sentences[Credit]] = {
    "author": _author,
    "work": Untold("told with the author"),
    "year": Untold("told with the author"),
}


def _variant(game: GameBase, setting: Setting) -> str:
    if game.variant_of is None:
        return ""
    name = setting.base_name or game.variant_of.replace("-", " ").capitalize()
    return f"This is a variant of {name}"


def _credits(game: GameBase, setting: Setting) -> str:
    return " ".join(words for credit in game.credits for words in tell(credit, CREDIT, setting))


VARIANT: Final[Sentences[GameBase]] = {"variant_of": _variant}
"""Which game these rules change."""

SOURCES: Final[Sentences[GameBase]] = {"credits": _credits}
"""Where the game comes from."""


def summary(game: GameBase, setting: Setting) -> str:
    """What a newcomer reads first: what kind of game this is, or which game it changes."""
    return " ".join([*tell(game, VARIANT, setting), setting.say(game.summary)])


WORDS: Final[Sentences[GameBase]] = {
    "id": Untold("a name for commands and records"),
    "name": lambda game, setting: setting.say(game.name),
    "summary": lambda game, setting: setting.say(game.summary),
    "notes": lambda game, setting: " ".join(setting.say(note) for note in game.notes),
}
"""The rule file's own words."""
