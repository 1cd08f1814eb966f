"""What the reference says in words of real-time games: an example of each part."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rules.language import ReferenceSection

SPEED_GAME: Final = """\
family: speed
name: Whirlwind
summary: Blow your petals onto the months beside them, before the other does.
players: {least: 2, most: 2}
deck: hanafuda-48

columns: [3, 3, 3, 3]
fits:
  - {month: adjacent}
  - {cards: {role: lightning}}
  - {onto: {role: lightning}}
turning: by-itself
"""

SPEED_PARTS: Final = (
    ReferenceSection(
        "SpeedRules",
        "A real-time game: `family: speed`",
        SPEED_GAME,
        "These keys stand at the top of the file. Each player has half the deck, lays out columns "
        "from it and keeps the rest as his own deck. On a count of three everybody turns a card of "
        "his deck into the middle, and plays from his columns until nobody can.",
        family="speed",
        chapter="Real-time games",
    ),
    ReferenceSection(
        "Joining",
        "`joining`",
        "joining: {fits: [{month: same}, {month: adjacent}], to_middle: block}\n",
        "`joining: {fits: nothing}` forbids it.",
        family="speed",
    ),
    ReferenceSection(
        "Spoils",
        "`spoils`",
        "spoils: {winner: larger}\n",
        "Everybody keeps his deck, and the loser what he has laid out besides.",
        family="speed",
    ),
    ReferenceSection(
        "TooFew",
        "`too_few`",
        "too_few: {stacks: one, decides: short}\n",
        "Such a player lays out his cards as far as they go. The rules apply as well where both "
        "are short of cards. A stack in the middle that no deck begins takes any first card.",
        family="speed",
    ),
    ReferenceSection(
        "CardsLeft",
        "`points` of a real-time game",
        "points: {counts: all}\n",
        family="speed",
    ),
)
