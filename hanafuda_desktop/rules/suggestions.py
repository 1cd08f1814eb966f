"""Did you mean...? The nearest known word to one that is not known, in one place for all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.rules.diagnostics import quoted
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import in_a_row

_LONGEST_WORD: Final = 60
_MOST_LISTED: Final = 16
_ALIKE: Final = 0.7
_ALIKE_FROM_THE_FIRST: Final = 0.6
"""How much of two words must agree, and of two with the same first letter: ``wide`` is meant to be
``width``, and ``field`` not ``wild``."""
_SHORT_FORMS: Final = {card.short: card.id for card in CARDS}


def _plain(word: str) -> str:
    return word.strip().lower().replace("_", "-").replace(" ", "-")


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was most likely meant, or ``None``.

    A difference in case, underscores or plural counts for little; a card's two-character form
    stands for its id, and so does a word of it that no other has.
    """
    if not word or len(word) > _LONGEST_WORD:
        return None
    by_plain = {_plain(each): each for each in known}
    plain = _plain(word)
    for guess in (plain, f"{plain}s", plain.removesuffix("s"), _SHORT_FORMS.get(plain, plain)):
        if guess in by_plain:
            return by_plain[guess]
    of_a_word = [each for each in by_plain if plain in each.split("-")]
    if len(of_a_word) == 1:
        return by_plain[of_a_word[0]]
    from difflib import get_close_matches  # noqa: PLC0415  # only a faulty file needs it

    same_first = [each for each in by_plain if each[:1] == plain[:1]]
    found = get_close_matches(plain, by_plain, n=1, cutoff=_ALIKE) or get_close_matches(
        plain, same_first, n=1, cutoff=_ALIKE_FROM_THE_FIRST
    )
    return by_plain[found[0]] if found else None


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """A hint that names the nearest known word; ``None`` when none is near."""
    found = nearest(word, known)
    return None if found is None else tr("did you mean {found}?", found=quoted(found))


def one_of(known: Iterable[str]) -> str | None:
    """The known words as a list, where it is short enough to help."""
    words = list(known)
    return in_a_row(words) if 0 < len(words) <= _MOST_LISTED else None
