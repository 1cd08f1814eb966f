"""The decks there are: folders of card pictures that come with the program, are the user's own, or
lie elsewhere.

A deck that can be chosen has a key for the settings: the id of one that comes with the program, or
``own/`` and the name of the folder for one of the user's.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from hanafuda_desktop.app.storage.files import expanded
from hanafuda_desktop.cards.card import MONTH_COUNT
from hanafuda_desktop.play.settings import FIRST_DECK
from hanafuda_desktop.resources import assets
from hanafuda_desktop.rules.diagnostics import did_you_mean, quoted
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cards.deck import (
    BACK,
    DECK_FILE,
    NO_FILE,
    DeckArt,
    card_name,
    read_deck,
)
from hanafuda_desktop.text.language import tr

_OWN: Final = "own/"


class UnknownDeck(ValueError):
    """There is no such deck; the message says what there is."""


def shipped_decks() -> dict[str, Path]:
    """The folders of the decks that come with the program, by their id."""
    return {
        file.parent.name: file.parent for file in sorted(assets("cards").glob(f"*/{DECK_FILE}"))
    }


class DeckPlace(NamedTuple):
    """A deck that can be chosen.

    Attributes:
        key: its name in the settings.
        folder: where it lies.
        own: whether it is the user's own.
    """

    key: str
    folder: Path
    own: bool = False


def deck_places(own: Path) -> tuple[DeckPlace, ...]:
    """Every deck that can be chosen: ours, the first one first, and then the user's own.

    Args:
        own: the folder of the user's own decks; it need not exist.
    """
    ours = [DeckPlace(deck_id, folder) for deck_id, folder in shipped_decks().items()]
    ours.sort(key=lambda place: place.key != FIRST_DECK)
    try:
        folders = sorted(path for path in own.iterdir() if path.is_dir())
    except OSError:  # there are none, or they may not be listed
        folders = []
    theirs = [
        DeckPlace(f"{_OWN}{folder.name}", folder, own=True)
        for folder in folders
        if not folder.name.startswith(".")
    ]
    return (*ours, *theirs)


class DeckFacts(NamedTuple):
    """What can be said of a deck without looking at its pictures.

    Attributes:
        place: where it is.
        name: its name for people.
        credit: who drew it.
        licence: what others may do with it.
        faults: a line for each thing that is wrong with it.
    """

    place: DeckPlace
    name: str
    credit: str
    licence: str
    faults: tuple[str, ...]


def deck_facts(place: DeckPlace) -> DeckFacts:
    """Read what a deck says of itself, and see whether its files are there."""
    deck = read_deck(place.folder)
    document = deck.document
    faults = (*deck.fault_lines, *missing_pictures(deck))
    return DeckFacts(place, plain(document.name), document.credit, document.licence, faults)


def missing_pictures(deck: DeckArt) -> tuple[str, ...]:
    """A line for each picture, of a card or of a month, whose file is not there."""
    paths: dict[str, Path] = {}
    for card in range(BACK + 1):
        what = tr("no picture of {card}", card=card_name(card))
        paths[what] = deck.picture(card)
    for month in range(1, MONTH_COUNT + 1):
        wide = deck.panorama(month)
        if wide is not None:
            paths[tr("no wide picture of month {month}", month=month)] = wide
    return tuple(
        f"{what}: {path.relative_to(deck.folder)}: {tr(NO_FILE)}"
        for what, path in paths.items()
        if not path.is_file()
    )


def deck_named(text: str, own: Path) -> Path:
    """The folder of the deck that a person named.

    Args:
        text: the id of a deck of ours or of the user's own, the name of the folder of one of these,
            or the path of a folder.
        own: the folder of the user's own decks.

    Raises:
        UnknownDeck: there is none, or more than one.
    """
    places = deck_places(own)
    found = [place for place in places if text in {place.key, place.key.removeprefix(_OWN)}]
    if not found:
        found = [
            place for place in places if place.own and read_deck(place.folder).document.id == text
        ]
    if len(found) > 1 and found[0].own:
        raise UnknownDeck(
            f"more than one deck is called {quoted(text)}: "
            + ", ".join(place.key for place in found)
        )
    if found:
        return found[0].folder
    return _deck_elsewhere(text, [place.key.removeprefix(_OWN) for place in places])


def _deck_elsewhere(text: str, known: list[str]) -> Path:
    """The deck in a folder of this path."""
    separators = [os.sep, *([os.altsep] if os.altsep else [])]
    folder = expanded(text)
    if any(separator in text for separator in separators) or (folder / DECK_FILE).is_file():
        if (folder / DECK_FILE).is_file():
            return folder
        raise UnknownDeck(f"{text}: there is no {DECK_FILE}")
    hint = did_you_mean(text, known) or f"there are {', '.join(known)}"
    raise UnknownDeck(f"unknown deck {quoted(text)}; {hint}")
