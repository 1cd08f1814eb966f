"""The rules of any game as a page: what one reads in the window, or saves and prints."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hanafuda_desktop.rulebook.blocks import Section
from hanafuda_desktop.rulebook.fishing_page import fishing_sections
from hanafuda_desktop.rulebook.markup import PictureSource, document, sections_html
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rulebook.shedding_page import shedding_sections
from hanafuda_desktop.rulebook.speed_page import speed_sections
from hanafuda_desktop.rulebook.tableau_page import tableau_sections
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["rulebook_html", "standalone_page"]

_STANDALONE_STYLE: Final = """
:root { color-scheme: light dark; }
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 16px/1.5 Georgia, serif; }
h1, h2 { line-height: 1.2; }
table { border-collapse: collapse; }
table.yaku tr, table.months tr { border-top: 1px solid rgba(128, 128, 128, 0.4); }
img { border-radius: 3px; }
@media print { tr { break-inside: avoid; } h2 { break-after: avoid; } }
"""

_SIGNATURES: Final = (
    (b"\x89PNG", "image/png"),
    (b"\xff\xd8", "image/jpeg"),
    (b"RIFF", "image/webp"),
    (b"<svg", "image/svg+xml"),
)


def _sections(rules: GameRules, setting: Setting) -> tuple[Section, ...]:
    match rules.family:
        case "tableau":
            return tableau_sections(rules, setting)
        case "fishing":
            return fishing_sections(rules, setting)
        case "shedding":
            return shedding_sections(rules, setting)
        case "speed":
            return speed_sections(rules, setting)


def _page(setting: Setting, source: PictureSource, style: str = "") -> str:
    rules = setting.rules
    return document(
        setting.say(rules.name),
        setting.original(rules.name),
        sections_html(_sections(rules, setting), source),
        language=setting.language if setting.language in rules.name else "en",
        style=style,
    )


def _setting(rules: GameRules, language: str, base: GameRules | None) -> Setting:
    return Setting(rules, language, plain(base.name, language) if base is not None else "")


def rulebook_html(
    rules: GameRules,
    language: str = "en",
    card_source: str = "card:{id}",
    *,
    base: GameRules | None = None,
    can_show: Callable[[str], bool] = bool,
) -> str:
    """The whole rules of a game, told from its rule file, as HTML for a text browser.

    Args:
        rules: the game.
        language: in which language the rule file's own words are taken; the sentences are English.
        card_source: the address of a card's picture, with ``{id}`` where the card's id goes.
        base: the game this is a variant of, so that it can be called by its name.
        can_show: whether the reader has letters for these words; Japanese names without are left
            out.
    """
    setting = replace(_setting(rules, language, base), can_show=can_show)
    return _page(setting, lambda card: card_source.replace("{id}", card))


def _embedded(picture: bytes) -> str:
    kind = next((kind for start, kind in _SIGNATURES if picture.startswith(start)), None)
    if kind is None:
        raise ValueError("a picture is neither PNG, JPEG, WebP nor SVG")
    return f"data:{kind};base64,{b64encode(picture).decode('ascii')}"


def standalone_page(
    rules: GameRules,
    picture_of: Callable[[str], bytes],
    *,
    language: str = "en",
    base: GameRules | None = None,
) -> str:
    """The same page as a file of its own, with the pictures inside it.

    Args:
        rules: the game.
        picture_of: from a card's id to its picture, as the bytes of a PNG, JPEG, WebP or SVG file.
        language: as in :func:`rulebook_html`.
        base: as in :func:`rulebook_html`.

    Raises:
        ValueError: a picture is of another kind.
    """
    addresses: dict[str, str] = {}

    def source(card: str) -> str:
        if card not in addresses:
            addresses[card] = _embedded(picture_of(card))
        return addresses[card]

    return _page(_setting(rules, language, base), source, _STANDALONE_STYLE)
