"""How long everything on the table takes, in milliseconds, and the one factor that changes it all.

Every animation asks a :class:`Pace` for its time; no other module of the table holds a number of
milliseconds of its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

MOVE: Final = 230
"""A card that goes from pile to pile across the table; shorter ways take less."""
MOVE_SHORTEST: Final = 110
"""The least a move takes, such as a card let go right above its place."""
MOVE_STAGGER: Final = 14
"""What each further card of a run sets off later."""
FLIP: Final = 250
"""A card that is turned over."""
FLIP_AFTER: Final = 90
"""How long after its cover set off a bared card begins to turn."""
CAPTURE_GATHER: Final = 150
"""The cards of a yaku rise before they go."""
CAPTURE: Final = 300
"""They fly to their place on the shelf."""
CAPTURE_STAGGER: Final = 45
"""One after the other."""
DEAL: Final = 800
"""The whole deal, however many cards."""
DEAL_FLIGHT: Final = 240
"""One card's flight within it."""
GATHER: Final = 260
"""All cards go back to the deck before another deal."""
DISCARDED: Final = 900
"""A deal that does not count lies open for so long before it is gathered in."""
TURNED: Final = 350
"""The card turned from the stock is seen before it goes to the field."""
BOMB_STAGGER: Final = 150
"""The cards of a bomb land one after the other."""
STOLEN: Final = 450
"""A captured card that is taken from somebody is held up so long before it goes on."""
HOVER: Final = 110
"""A card rises gently under the pointer."""
LIFT: Final = 90
"""A card is picked up."""
SPRING_BACK: Final = 280
"""Held cards go home after a miss."""
NUDGE: Final = 260
"""A card shakes its head: it has nowhere to go."""
PULSE: Final = 1100
"""One breath of a glowing target."""
PULSES_AT_REST: Final = 3
"""How often targets of a selected card breathe before they glow steadily."""
HINT: Final = 2600
"""How long a hint glows."""
STAMP: Final = 220
"""The seal comes down on a collected yaku."""
SHED_STAGGER: Final = 190
"""Cards that are discarded one upon the other set off one after the other."""
EFFECT: Final = 1150
"""An effect is called out at the seat at which it is aimed."""
TURN_LOST: Final = 800
"""A seat is shown that does not get its turn; so is the arrow that turns round."""
RIFFLE: Final = 420
"""The discard pile becomes the stock."""
SWAP_HANDS: Final = 520
"""Two hands change places."""
PALM: Final = 1300
"""The winner's palm comes down and lies there."""
HANDS_RACE: Final = 2200
"""The hands of a race reach for it, and how long each took is seen."""
PAYING: Final = 1100
"""Counters fly to the winner."""
SPEED_FLIGHT: Final = 140
"""A card that is played in real time: fast, and yet one sees where it comes from."""
SET_OFF: Final = 8
"""What is played in real time is so far on its way in the first picture: half a frame, which is how
old a key is by then."""
SPEED_TURN: Final = 160
"""A card that is turned over in real time."""
LATE: Final = 380
"""A card that came too late: to the stack, back, and a shake of the head."""
MONTH_SAID: Final = 900
"""The month's name where a card has been played."""
REASON: Final = 1900
"""Why a move was not allowed stands beside it."""
BEAT_SEEN: Final = 420
"""One beat of *one, two, three* swells and comes to rest."""
STACK_RESTS: Final = 550
"""The winner's last card is seen before the stacks are taken."""
STACK_TAKEN: Final = 420
"""A stack goes to who takes it."""
BANNER: Final = 900
"""A yaku's name across the table."""
DEMO_FIRST: Final = 500
"""The table is seen before a line that wins is shown on it."""
DEMO_REST: Final = 950
"""From one move of such a line to the next, so that one sees what was done."""
DEMO_WON: Final = 2500
"""A table that was won so is seen before the game is back."""
COLLECT_REST: Final = 420
"""A move is seen before what it made ready is collected by itself."""
THINKING: Final = 550
"""How long a computer player seems to think, so that one sees what was played before."""
LONGEST_FRAME: Final = 64
"""A frame that took longer counts as this, so that nothing jumps after a stall."""

NORMAL: Final = 1.0
FAST: Final = 0.45


class Pace(NamedTuple):
    """The speed of the table.

    Attributes:
        factor: what every duration is multiplied by: ``NORMAL``, ``FAST`` or anything between.
        reduced: reduced motion: nothing flies, tilts, breathes or shakes; cards are where they
            belong at once, and glows are steady.
    """

    factor: float = NORMAL
    reduced: bool = False

    def time(self, duration: float) -> float:
        """The milliseconds that a movement of this duration takes at this pace."""
        return 0.0 if self.reduced else duration * self.factor

    def stay(self, duration: float) -> float:
        """The milliseconds that something stays to be read, which reduced motion does not cut."""
        return duration if self.reduced else duration * self.factor
