"""What a shedding game's effects do, in words, before and when they strike."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.engine.shedding.coming import coming_effect, wins
from hanafuda_desktop.engine.shedding.moves import SheddingMove
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.shedding import Effect, SheddingRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["Foretold", "SheddingWords", "effect_told", "foretell", "struck_words"]


@dataclass(frozen=True, slots=True)
class SheddingWords:
    """What the table says of moves and effects, in its language."""

    hint: str = "Choose cards that go together, or draw from the stock."
    hint_stuck: str = "Nothing goes together: draw from the stock."
    hint_nothing: str = "There is nothing to play and nothing to draw."
    hint_must: str = "Choose cards that go together."
    hint_swap: str = "With whom do you swap hands?"
    add: str = "Add a glowing card."
    more: str = "{name} …"
    laying: str = "Lay {cards}"
    shedding: str = "Shed {cards}"
    play: str = "Play"
    keep: str = "Keep"
    passing: str = "Pass"
    swap: str = "Swap"
    keep_or_discard: str = "Keep or discard?"
    keep_only: str = "Nothing to put it on"
    if_discarded: str = "If you discard it"
    if_kept: str = "If you keep it"
    on_top: str = "on top"
    choose_top: str = "Click a card to lay it on top."
    to_field: str = "to the field"
    wins: str = "Your last card: you win the round!"
    no_effect: str = "No effect."
    following: str = "The next player"
    others: str = "All others"
    draws: str = "draws {count}"
    draw: str = "draw {count}"
    numbers: tuple[str, ...] = ("none", "one", "two", "three", "four")
    loses_turn: str = "loses the turn"
    conjunction: str = " and "
    reversed: str = "Turns go the other way round"
    again: str = "You have another turn"
    again_other: str = "Another turn"
    swaps: str = "You swap hands with the next player"
    swaps_choosing: str = "You swap hands with someone"
    hands_swapped: str = "Hands swapped"
    turn_lost: str = "Turn lost"
    passes: str = "Passes"
    first: str = "First!"


@dataclass(frozen=True, slots=True)
class Foretold:
    """What comes of a move.

    Attributes:
        said: in words.
        effect: the effect, for its sign.
        wins: whether the move wins the round.
    """

    said: str
    effect: Effect | None = None
    wins: bool = False


def foretell(
    rules: SheddingRules, view: View, move: SheddingMove, words: SheddingWords
) -> Foretold:
    """What comes of a move, before it is played."""
    if wins(view, move):
        return Foretold(words.wins, wins=True)
    coming = coming_effect(rules, view, move)
    if coming is None:
        return Foretold(words.no_effect)
    return Foretold(effect_told(coming.effect, words), coming.effect)


def effect_told(effect: Effect, words: SheddingWords) -> str:
    """All that an effect does, one sentence after the other."""
    said = []
    if effect.reverse:
        said.append(words.reversed)
    if effect.swap == "next":
        said.append(words.swaps)
    elif effect.swap == "choose":
        said.append(words.swaps_choosing)
    if effect.draw and effect.who == "others":
        said.append(f"{words.others} {words.draw.format(count=_number(effect.draw, words))}")
    suffered = _suffered(effect, words)
    if suffered:
        said.append(f"{words.following} {suffered}")
    if effect.again:
        said.append(words.again)
    return f"{'. '.join(said)}." if said else words.no_effect


def _number(count: int, words: SheddingWords) -> str:
    return words.numbers[count] if count < len(words.numbers) else str(count)


def _suffered(effect: Effect, words: SheddingWords) -> str:
    """What the next player suffers: ``draws one and loses the turn``."""
    suffers = []
    if effect.draw and effect.who == "next":
        suffers.append(words.draws.format(count=_number(effect.draw, words)))
    if effect.skip and not effect.again:
        suffers.append(words.loses_turn)
    return words.conjunction.join(suffers)


def struck_words(effect: Effect, words: SheddingWords, language: str = "en") -> tuple[str, str]:
    """An effect's name, and what it does to the seat at which it is called out."""
    does = _suffered(effect, words)
    if not does and effect.draw:
        does = f"{words.others} {words.draw.format(count=_number(effect.draw, words))}"
    if not does and effect.again:
        does = words.again_other
    if not does and effect.reverse:
        does = words.reversed
    if not does and effect.swap != "nobody":
        does = words.hands_swapped
    return plain(effect.name, language), does
