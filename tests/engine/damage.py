"""Pictures as somebody might mistype them: words, lines and letters changed by chance."""

from __future__ import annotations

from collections.abc import Callable

from hanafuda_desktop.cards.shuffle import SplitMix64

__all__ = ["Change", "damaged"]

Change = Callable[[list[str], int, SplitMix64], None]
"""Changes the line of this number, or another, in place."""


def _leave_out(lines: list[str], at: int, _chance: SplitMix64) -> None:
    del lines[at]


def _repeat(lines: list[str], at: int, _chance: SplitMix64) -> None:
    lines.append(lines[at])


def _drop_a_word(lines: list[str], at: int, chance: SplitMix64) -> None:
    words = lines[at].split(" ")
    words.pop(chance.below(len(words)))
    lines[at] = " ".join(words)


def _mistake_a_word(lines: list[str], at: int, chance: SplitMix64) -> None:
    words = lines[at].split(" ")
    other = lines[chance.below(len(lines))].split(" ")
    words[chance.below(len(words))] = other[chance.below(len(other))]
    lines[at] = " ".join(words)


def damaged(text: str, chance: SplitMix64, letters: str, *others: Change) -> str:
    """A position with one or two mistakes in it.

    Args:
        text: the position.
        chance: what is changed.
        letters: what may be added to a word.
        others: mistakes that this game's positions invite besides.
    """

    def add_a_letter(lines: list[str], at: int, chance: SplitMix64) -> None:
        words = lines[at].split(" ")
        words[chance.below(len(words))] += letters[chance.below(len(letters))]
        lines[at] = " ".join(words)

    changes = (_leave_out, _repeat, _drop_a_word, _mistake_a_word, add_a_letter, *others)
    lines = text.splitlines()
    for _ in range(1 + chance.below(2)):
        changes[chance.below(len(changes))](lines, chance.below(len(lines)), chance)
        if not lines:
            break
    return "\n".join(lines)
