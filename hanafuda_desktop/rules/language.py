"""What the language of rule files consists of, and what its checks find.

Whoever reads files is handed the language. A family's part of it is fetched when a file of that
family is first read: a program that opens a patience does not wait for the words of all other games
to be understood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, NamedTuple

from pydantic import BaseModel
from typing_extensions import TypeVar

from hanafuda_desktop.cards.assignment import filled
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import FULL_DECK, members
from hanafuda_desktop.rules.diagnostics import Severity, and_more, quoted
from hanafuda_desktop.rules.schema.game import GameBase, Need, Yaku
from hanafuda_desktop.rules.schema.selectors import Fit, Selector, fits_mask, selected
from hanafuda_desktop.rules.schema.values import KeyPath, Named, walked
from hanafuda_desktop.text.language import tr, tr_noop, trn

DELETE: Final = "\N{ERASE TO THE LEFT}"
"""Stands in a hint where it tells to delete the value: a file whose base wrote it does that in
another way."""


class Problem(NamedTuple):
    """One thing that makes no sense.

    Attributes:
        at: the value that is to be changed.
        message: what is wrong with it.
        hint: what to do; :data:`DELETE` stands for "delete it".
        severity: an error, or a warning where the game can be played all the same.
        on_key: show the key and not the value.
        inherited_hint: what to do in a file whose base wrote the value, where that differs.
        names: the id of a part that is not there: a file that removes it causes the problem.
        leftover: it is never used, which is no mistake where a base wrote it that uses it.
    """

    at: KeyPath
    message: str
    hint: str | None = None
    severity: Severity = Severity.ERROR
    on_key: bool = False
    inherited_hint: str | None = None
    leftover: bool = False
    names: str | None = None

    def hint_by(self, delete: str) -> str | None:
        """What to do, where a value is deleted in this way: in the file that wrote it, it is."""
        return None if self.hint is None else self.hint.replace(DELETE, delete, 1)


def warning(
    at: KeyPath,
    message: str,
    hint: str | None = None,
    *,
    on_key: bool = False,
    leftover: bool = False,
) -> Problem:
    """A problem with which the game can be played all the same."""
    return Problem(at, message, hint, Severity.WARNING, on_key, leftover=leftover)


class Check(NamedTuple):
    """A check, and the keys at the top of the rules that must be sound for it to run."""

    keys: frozenset[str]
    run: Callable[[Any], Iterator[Problem]]


class Checks(list[Check]):
    """The checks of a family; a function becomes one of them by ``@CHECKS.reads("columns")``."""

    @classmethod
    def of_cards(cls, *keys: str) -> Checks:
        """Those of the deck, and of the cards that these keys at the top speak of."""
        named = (Check(frozenset(("deck", key)), partial(_cards_named, key)) for key in keys)
        return cls((Check(frozenset(("deck",)), _deck_has_cards), *named))

    def reads(self, *keys: str) -> Callable[[Callable[[Any], Iterator[Problem]]], Check]:
        """Add a check that looks at these keys of the rules alone.

        A file with an error in its columns still has its yaku checked.
        """

        def decorate(run: Callable[[Any], Iterator[Problem]]) -> Check:
            self.append(Check(frozenset(keys), run))
            return self[-1]

        return decorate


RulesT_co = TypeVar("RulesT_co", bound=GameBase, default=GameBase, covariant=True)


class Piles(NamedTuple):
    """Which piles can be named under a key.

    Attributes:
        kinds: kinds of pile.
        groups: lists whose parts can be named there, too.
    """

    kinds: tuple[str, ...]
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dialect(Generic[RulesT_co]):
    """What the rule files of a family say.

    Attributes:
        model: what reads them.
        checks: what makes no sense in them.
    """

    model: type[RulesT_co]
    checks: Sequence[Check]


@dataclass(frozen=True)
class Language(Generic[RulesT_co]):
    """The families of games by name; to know the names, nothing of a family is imported.

    Attributes:
        dialects: where each family's part comes from.
        piles: where the keys that name piles come from.
    """

    dialects: Mapping[str, Callable[[], Dialect[RulesT_co]]]
    piles: Callable[[], Mapping[str, Piles]]

    def __getitem__(self, family: str) -> Dialect[RulesT_co]:
        """A family's part."""
        return self.dialects[family]()

    def model(self, family: str | None) -> type[RulesT_co] | None:
        """What reads the files of a family, if there is such a one."""
        return self[family].model if family is not None and family in self.dialects else None


# Cards that are wanted: sets of which so many are needed, and whether all can be had.


def can_fill(wanted: list[tuple[int, int]]) -> bool:
    """Whether there is a card of its own for each that is wanted."""
    slots = tuple(mask for mask, count in wanted for _ in range(count))
    return len(slots) <= len(CARDS) and filled(slots, FULL_DECK)


def needed(need: Need, count: int, times: int = 1) -> str:
    """What a need asks for, in words.

    Args:
        need: the need.
        count: how many cards it takes in all that time.
        times: how often its yaku is collected.
    """
    match need.each, need.same:
        case "month", _:
            said = trn("{n} of each month is needed", "{n} of each month are needed", count)
        case "category", _:
            said = trn("{n} of each kind is needed", "{n} of each kind are needed", count)
        case _, "month":
            said = trn("{n} of one month is needed", "{n} of one month are needed", count)
        case _, "category":
            said = trn("{n} of one kind is needed", "{n} of one kind are needed", count)
        case _:
            said = trn("{n} of these cards is needed", "{n} of these cards are needed", count)
    return (
        said if times == 1 else tr("{needed} to collect it {times} times", needed=said, times=times)
    )


def but_one_has(needs: str, by: str, part: object, number: int) -> str:
    """That is needed, but a month, or a kind, has not so many.

    Args:
        needs: what is needed, in words.
        by: whether it is a month or a kind.
        part: which.
        number: how many it has.
    """
    if by == "month":
        return tr(
            "{needed}, but month {month} has only {number} of these cards",
            needed=needs,
            month=part,
            number=number,
        )
    return tr(
        "{needed}, but {kind} has only {number} of these cards",
        needed=needs,
        kind=part,
        number=number,
    )


def but_none_has(needs: str, by: str) -> str:
    """That is needed, but no month, or no kind, has so many."""
    if by == "month":
        return tr("{needed}, but no month has so many of these cards", needed=needs)
    return tr("{needed}, but no kind has so many of these cards", needed=needs)


# What things are called: names stand in menus, on plates and buttons, so they are a short line.

_NAMES: Final = frozenset({"name", "plural", "stop", "go"})
"""Keys that hold names; texts may also stand elsewhere, and be long there."""
LONGEST_NAME: Final = 80
"""The most characters of a name."""


def labels(rules: BaseModel) -> Iterator[Problem]:
    """Names of a game and of its parts that no menu can show."""
    for at, value in walked(rules):
        if at and at[-1] in _NAMES and isinstance(value, dict):
            yield from _label(value, at)


def _label(words: dict[str, str], at: KeyPath) -> Iterator[Problem]:
    if any("\n" in text.strip() for text in words.values()):
        yield Problem(at, tr("a name stands on one line"), tr("write what is more into 'notes'"))
    elif any(len(text) > LONGEST_NAME for text in words.values()):
        message = tr(
            "this name is too long: at most {most} characters are allowed",
            most=LONGEST_NAME,
        )
        yield Problem(at, message, tr("write what is more into 'notes'"))


# Names of parts: each part of a list needs one of its own.

LACKING: Final[Mapping[str, str]] = {
    "stock": tr_noop("this game has no stock"),
    "waste": tr_noop("this game has no waste"),
    "cells": tr_noop("this game has no cells"),
    "foundations": tr_noop("this game has no foundations"),
}
"""What to say where a file speaks of piles that its game has not."""


def repeated(key: str, parts: Sequence[Named], taken: Iterable[str] = ()) -> Iterator[Problem]:
    """Parts whose id was used before."""
    seen = set(taken)
    for number, part in enumerate(parts):
        if part.id in seen:
            message = tr("the id {name} is used twice", name=quoted(part.id))
            yield Problem((key, number, "id"), message, tr("each part needs a name of its own"))
        seen.add(part.id)


# Cards that a game speaks of: whether the deck has them, and whether anything ever fits.


def _deck_has_cards(rules: Any) -> Iterator[Problem]:
    """There is a card in the deck."""
    if not selected(rules.deck.cards):
        yield Problem(("deck", "cards"), tr("no card is in this deck"))


def _empty_parts(part: Any, at: KeyPath, deck: int) -> Iterator[Problem]:
    """Selectors and fits below a part that name no card of the deck."""
    match part:
        case Selector():
            if not selected((part,)):
                yield Problem(at, tr("no card is like this"))
            elif not selected((part,)) & deck:
                yield Problem(at, tr("none of these cards is in the deck"))
        case BaseModel():
            found = False
            for name in part.model_fields_set:
                for problem in _empty_parts(getattr(part, name), (*at, name), deck):
                    found = True
                    yield problem
            if isinstance(part, Fit) and not (
                found or any(fits_mask((part,), card) & deck for card in members(deck))
            ):
                hint = tr("look at what each key of it leaves over")
                yield Problem(at, tr("no card ever fits on another by this rule"), hint)
        case tuple():
            for number, inner in enumerate(part):
                yield from _empty_parts(inner, (*at, number), deck)


def _cards_named(key: str, rules: Any) -> Iterator[Problem]:
    """What one key at the top says of cards."""
    deck = selected(rules.deck.cards)
    part = getattr(rules, key)
    # What a file leaves out says nothing of its deck.
    if deck and part is not None and key in rules.model_fields_set:
        yield from _empty_parts(part, (key,), deck)


def some_of(cards: Sequence[int]) -> str:
    """The first of some cards, and how many more there are."""
    return and_more(CARDS[cards[0]].id, len(cards) - 1)


# What games of several families say in the same way.


def too_few_play(rules: Any, needed: str) -> Iterator[Problem]:
    """Fewer than two may play, or the most are fewer than the fewest."""
    least = rules.players.least
    if least > rules.players.most:
        yield Problem(("players", "least"), tr("the fewest players cannot be more than the most"))
    elif least < 2:
        at: KeyPath = ("players", "least") if "players" in rules.model_fields_set else ("players",)
        yield Problem(at, needed, tr("write 'players: {least: 2, most: 4}', or how many may play"))


def no_deal_for(first: object, numbers: str) -> Problem:
    """For some numbers of players there is no deal."""
    message = tr("there is no deal for {numbers} players", numbers=numbers)
    hint = tr("add '{number}: {{hand: ..., field: ...}}', or change 'players'", number=first)
    here = tr("give a deal for {numbers} players in this file", numbers=numbers)
    return Problem(("deal",), message, hint, on_key=True, inherited_hint=here)


def too_large_deal(key: str, deal: Any, left: int, size: int) -> Problem:
    """A deal takes more cards than the deck has.

    Args:
        key: for how many players it is.
        deal: the deal.
        left: how many cards are left after it: less than none.
        size: how many the deck has.
    """
    said = deal.model_dump() | {"players": key, "cards": size - left, "size": size}
    message = tr(
        "{players} hands of {hand} and a field of {field} take {cards} cards, and the deck has "
        "{size}",
        **said,
    )
    if said.get("discard"):
        message = tr(
            "{players} hands of {hand} and a field of {field} and a discard pile of {discard} take "
            "{cards} cards, and the deck has {size}",
            **said,
        )
    hint = trn("deal {n} card less", "deal {n} cards less", -left)
    return Problem(("deal", key), message, hint)


def needless_deal(key: str, message: str) -> Problem:
    """A deal is for a number of players that never play."""
    hint = tr("{delete}, or change 'players'", delete=DELETE)
    return Problem(("deal", key), message, hint, Severity.WARNING, on_key=True, leftover=True)


def redeals_can_happen(rules: Any) -> Iterator[Problem]:
    """What means dealing again has room on the field."""
    largest = max((deal.field for deal in rules.deal.values()), default=0)
    for number, need in enumerate(rules.redeal):
        if need.each is None and need.count > largest:
            message = tr(
                "the field never has {count} cards: at most {largest} are dealt to it",
                count=need.count,
                largest=largest,
            )
            yield Problem(("redeal", number), message)


def values_problems(rules: Any, lacking: str | None) -> Iterator[Problem]:
    """Entries of ``values`` of which later ones name all cards, and cards that none names.

    Args:
        rules: the rules.
        lacking: what is wrong with such cards, to be said with ``tr``; ``None`` if nothing is.
    """
    yield from repeated("values", rules.values)
    deck, given = selected(rules.deck.cards), 0
    for number in reversed(range(len(rules.values))):
        cards = selected(rules.values[number].cards) & deck
        if cards and not cards & ~given:
            message = tr("later entries name all of these cards, and the last one counts")
            yield warning(("values", number), message, tr("move it down"))
        given |= cards
    missing = list(members(deck & ~given))
    if missing and lacking is not None:
        hint = tr("add an entry with 'points: 0' if it is meant so")
        yield warning(("values",), tr(lacking, cards=some_of(missing)), hint, on_key=True)


def yaku_problems(
    number: int,
    yaku: Yaku,
    cards_of: Callable[[Need], int],
    lack: Callable[[Need], str | None],
    wanted: Callable[[], list[tuple[int, int]]],
) -> Iterator[Problem]:
    """Why a yaku cannot be made.

    Args:
        number: where it stands.
        yaku: the yaku.
        cards_of: the cards of the deck that a need speaks of.
        lack: why the deck has not enough cards for a need by itself.
        wanted: sets of cards, and how many of each it takes.
    """
    told = False
    for place, need in enumerate(yaku.needs):
        at: KeyPath = ("yaku", number, "needs", place)
        if need.each is not None and need.same is not None:
            yield Problem((*at, "same"), tr("'each' and 'same' exclude each other"), on_key=True)
        elif not cards_of(need):
            pass  # said of the cards themselves
        elif (message := lack(need)) is not None:
            yield Problem(at, message)
        else:
            continue
        told = True
    if not told and not can_fill(wanted()):
        message = tr("the needs of this yaku want the same cards: they cannot be met together")
        yield Problem(("yaku", number, "needs"), message, tr("a card serves one need"), on_key=True)
