"""Sentences for the keys that every game has: deck, players, length, sources, advice."""

from __future__ import annotations

from typing import Any, Final

from hanafuda_desktop.cards.cardset import FULL_DECK
from hanafuda_desktop.cards.vocabulary import cards, listed, number, paragraph
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.card_words import all_of
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rules.schema.game import Credit, Deck, GameBase, Players

__all__ = ["CREDIT", "DECK", "FACTS", "PLAYERS", "SOURCES", "VARIANT", "WORDS", "summary"]


def _deck_name(deck: Deck, setting: Setting) -> str:
    return tr("Deck: {deck}", deck=setting.say(deck.name))


def _deck_cards(_: Deck, setting: Setting) -> str:
    left_out = FULL_DECK & ~setting.deck
    if not left_out:
        return ""
    count = cards(setting.deck.bit_count())
    others = all_of(left_out)
    return tr("It leaves out {others}: {cards} in all", cards=count, others=others)


def _least(part: Players, setting: Setting) -> str:
    if part.most == 1:
        return tr("For one player")
    counts = setting.rules.player_counts or (part.most,)
    if len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1:
        return tr("For {least} to {most} players", least=number(counts[0]), most=number(counts[-1]))
    words = listed([number(count) for count in counts], "or")
    return trn("For {counts} player", "For {counts} players", counts[-1], counts=words)


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
    return paragraph(tell(game.players, PLAYERS, setting))


def _deck(game: GameBase, setting: Setting) -> str:
    return paragraph(tell(game.deck, DECK, setting))


def _minutes(game: GameBase, _: Setting) -> str:
    return trn(
        "A game takes about {number} minute",
        "A game takes about {number} minutes",
        game.minutes,
        number=number(game.minutes),
    )


FACTS: Final[Sentences[GameBase]] = {
    "players": _players,
    "minutes": _minutes,
    "deck": _deck,
}
"""What one asks before the first game."""


def _author(credit: Credit, _: Setting) -> str:
    said: dict[str, Any] = {"author": credit.author, "work": credit.work, "year": credit.year}
    if credit.work and credit.year is not None:
        return tr("{author}: {work} ({year})", **said)
    if credit.work:
        return tr("{author}: {work}", **said)
    return credit.author if credit.year is None else tr("{author} ({year})", **said)


CREDIT: Final[Sentences[Credit]] = {
    "author": _author,
    "work": Untold("told with the author"),
    "year": Untold("told with the author"),
}


def _variant(game: GameBase, setting: Setting) -> str:
    if game.variant_of is None:
        return ""
    name = setting.base_name or game.variant_of.replace("-", " ").capitalize()
    return tr("This is a variant of {game}", game=name)


def _credits(game: GameBase, setting: Setting) -> str:
    return paragraph(words for credit in game.credits for words in tell(credit, CREDIT, setting))


VARIANT: Final[Sentences[GameBase]] = {"variant_of": _variant}
"""Which game these rules change."""

SOURCES: Final[Sentences[GameBase]] = {"credits": _credits}
"""Where the game comes from."""


def summary(game: GameBase, setting: Setting) -> str:
    """What a newcomer reads first: what kind of game this is, or which game it changes."""
    return paragraph([*tell(game, VARIANT, setting), setting.say(game.summary)])


WORDS: Final[Sentences[GameBase]] = {
    "id": Untold("a name for commands and records"),
    "name": lambda game, setting: setting.say(game.name),
    "summary": lambda game, setting: setting.say(game.summary),
    "notes": lambda game, setting: paragraph(setting.say(note) for note in game.notes),
}
"""The rule file's own words."""
