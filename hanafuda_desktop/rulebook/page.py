"""The rules of any game as a page: what one reads in the window, or saves and prints."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.rulebook.blocks import Block, Changes, Heading, Paragraph, Section
from hanafuda_desktop.rulebook.comparison import changes, with_words_of
from hanafuda_desktop.rulebook.markup import PictureSource, document, sections_html
from hanafuda_desktop.rulebook.sentences import (
    FamilyRulebook,
    Setting,
    months_section,
    notes,
    sources,
)
from hanafuda_desktop.rulebook.table_picture import deal_picture
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import Text, language, tr

# A round that was really played, told and counted line by line as the engine scored it.
#
# The round is a game in play, from its deal up to the end of its first round; a patience up to the
# move that is to be shown. Who played it is no matter here: the players stand in a layer beside
# this one, so that whoever wants an example has it played.

EXAMPLE_TITLE: Final[Text] = "An example"


def example_sections(game: Game, setting: Setting, family: FamilyRulebook) -> list[Section]:
    """The example as a section; none if nothing of it is worth telling."""
    blocks = family.example(game, setting)
    return [Section(tr(EXAMPLE_TITLE), blocks)] if blocks else []


_STANDALONE_STYLE: Final = """
:root { color-scheme: light dark; }
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 16px/1.5 Georgia, serif; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 1.6em; }
h3 { margin-top: 1.1em; }
table { border-collapse: collapse; }
table.yaku tr, table.months tr, table.laid tr, table.changes tr
{ border-top: 1px solid rgba(128, 128, 128, 0.4); }
table.sums { min-width: 60%; margin: 0.3em 0; }
table.sums tr.sum { border-top: 1px solid currentColor; }
table.columns tr { border: 0; }
table.columns td, table.columns img { line-height: 0; }
img { border-radius: 3px; }
.original { color: #767676; }
@media (prefers-color-scheme: dark) {
  body { background: #1d1b19; color: #e9e3d8; }
  .original { color: #a39d93; }
}
@media print {
  body { max-width: none; margin: 0; font-size: 10.5pt; }
  tr, li, p { break-inside: avoid; }
  table.laid { break-inside: avoid; }
  h1, h2, h3 { break-after: avoid; }
}
"""

_SIGNATURES: Final = (
    (b"\x89PNG", "image/png"),
    (b"\xff\xd8", "image/jpeg"),
    (b"RIFF", "image/webp"),
    (b"<svg", "image/svg+xml"),
)


@dataclass(frozen=True, slots=True)
class Around:
    """What a page shows beside the rules themselves.

    Attributes:
        base: the game that this is a variant of.
        variants: games that are variants of this one.
        example: a game by these rules, played up to the end of its first round; a patience up to
            the move that is to be shown.
    """

    base: GameBase | None = None
    variants: Sequence[GameBase] = ()
    example: Game | None = None


_ALONE: Final = Around()


def _sections(setting: Setting, family: FamilyRulebook, around: Around) -> tuple[Section, ...]:
    rules = setting.rules
    aim, deal, *others = family.sections(rules, setting)
    return (
        aim,
        *_differing(setting, family, around.base),
        replace(deal, blocks=(*deal.blocks, *deal_picture(setting, family))),
        *others,
        *([] if around.example is None else example_sections(around.example, setting, family)),
        *notes(rules, setting),
        *_variants(setting, family, around.variants),
        months_section(setting),
        *sources(rules),
    )


# --- what differs ------------------------------------------------------------------------------


def _changes(
    before: GameBase, after: GameBase, setting: Setting, family: FamilyRulebook
) -> Changes:
    """What is told otherwise of one game than of another."""
    settings = (
        replace(setting, rules=with_words_of(each, after), base_name="") for each in (before, after)
    )
    old, new = (family.sections(each.rules, each) for each in settings)
    names = (setting.say(before.name), setting.say(after.name))
    return changes(old, new, names)


def _differing(setting: Setting, family: FamilyRulebook, base: GameBase | None) -> list[Section]:
    if base is None or base.family != setting.rules.family:
        return []
    found = _changes(base, setting.rules, setting, family)
    if not found.rows:
        return []
    return [Section(tr("What is different from {game}", game=found.before), (found,))]


def _variants(
    setting: Setting, family: FamilyRulebook, variants: Sequence[GameBase]
) -> list[Section]:
    blocks: list[Block] = []
    for variant in variants:
        blocks += [Heading(setting.say(variant.name)), Paragraph(setting.say(variant.summary))]
        if variant.family == setting.rules.family:
            found = _changes(setting.rules, variant, setting, family)
            blocks += [found] if found.rows else []
    return [Section(tr("Variants"), tuple(blocks))] if blocks else []


# --- pages -------------------------------------------------------------------------------------


def _page(
    rules: GameBase,
    family: FamilyRulebook,
    source: PictureSource,
    around: Around,
    can_show: Callable[[str], bool] = bool,
    style: str = "",
) -> str:
    base = around.base
    setting = Setting(rules, plain(base.name) if base is not None else "", can_show)
    return document(
        setting.say(rules.name),
        setting.original(rules.name),
        sections_html(_sections(setting, family, around), source),
        language=language(),
        style=style,
    )


def rulebook_html(
    rules: GameBase,
    family: FamilyRulebook,
    *,
    around: Around = _ALONE,
    can_show: Callable[[str], bool] = bool,
) -> str:
    """The whole rules of a game, told from its rule file in the language that is spoken, as HTML.

    The picture of a card has the address ``card:ID``; ``back`` is the back of all cards.

    Args:
        rules: the game.
        family: how games of its family are told.
        around: what else the page shows.
        can_show: whether the reader has letters for these words; Japanese names without are left
            out.
    """
    return _page(rules, family, "card:{}".format, around, can_show)


def _embedded(picture: bytes) -> str:
    kind = next((kind for start, kind in _SIGNATURES if picture.startswith(start)), None)
    if kind is None:
        raise ValueError("a picture is neither PNG, JPEG, WebP nor SVG")
    return f"data:{kind};base64,{b64encode(picture).decode('ascii')}"


def standalone_page(
    rules: GameBase,
    family: FamilyRulebook,
    picture_of: Callable[[str], bytes],
    *,
    around: Around = _ALONE,
) -> str:
    """The same page as a file of its own, with the pictures inside it.

    Args:
        rules: the game.
        family: as in :func:`rulebook_html`.
        picture_of: from a card's id, or ``back``, to its picture, as the bytes of a PNG, JPEG,
            WebP or SVG file.
        around: as in :func:`rulebook_html`.

    Raises:
        ValueError: a picture is of another kind.
    """
    addresses: dict[str, str] = {}

    def source(card: str) -> str:
        if card not in addresses:
            addresses[card] = _embedded(picture_of(card))
        return addresses[card]

    return _page(rules, family, source, around, style=_STANDALONE_STYLE)
