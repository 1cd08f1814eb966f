"""What a lesson is made of: steps on which something is said, pointed at or played. Free of Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from enum import Enum, auto
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.notation import parse_card, parse_cards, short
from hanafuda_desktop.engine.events import CardsMatched
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import YakuScore
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import Go, Play, Stop, Take
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.score import best_reading
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import capital, month_name

_ROUND: Final = "round: 1 dealer 0 drawn 0 seed 0\ntotals: 0 0\n"


class Captions(Enum):
    """What stands under cards that are shown."""

    NOTHING = auto()
    MONTH = auto()
    """The month and its flower."""
    KIND = auto()
    """Which of the four kinds it is."""
    YAKU = auto()
    """The yaku that they make, and what it is worth."""


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that are shown side by side.

    Attributes:
        cards: in notation.
        names: what stands under them.
    """

    cards: str
    names: Captions = Captions.NOTHING

    @property
    def numbers(self) -> tuple[int, ...]:
        """The cards by their numbers."""
        return parse_cards(self.cards)


@dataclass(frozen=True, slots=True)
class LessonTable:
    """A table that was laid for a step; every pile is written in the cards' notation.

    Attributes:
        hand: the learner's hand.
        field: the cards on the field.
        stock: the cards that are drawn next, the first one first.
        taken: what the learner has captured.
        other_hand: the other player's hand.
        other_taken: what that one has captured.
        bare: whether there is only hand and field: all other cards are put away, nothing is drawn,
            and nobody else plays.
        plates: whether it is seen who plays, how the round stands, and which yaku are near.
    """

    hand: str
    field: str
    stock: str = ""
    taken: str = ""
    other_hand: str = ""
    other_taken: str = ""
    bare: bool = False
    plates: bool = False

    def picture(self, deck: Sequence[int]) -> str:
        """The position as the engine reads it.

        Args:
            deck: all cards of the game. Those that the position does not name lie deep in the
                stock; at a bare table they count as captured by the other one, and are not shown.
        """
        piles = (self.hand, self.field, self.stock, self.taken, self.other_hand, self.other_taken)
        named = {card for pile in piles for card in parse_cards(pile)}
        rest = [short(card) for card in deck if card not in named]
        drawn = list(reversed(self.stock.split()))
        field = [f"{card}@{place}" for place, card in enumerate(self.field.split())]
        lines = {
            "s": drawn if self.bare else rest + drawn,
            "f": field,
            "h0": self.hand.split(),
            "h1": self.other_hand.split(),
            "p0": self.taken.split(),
            "p1": [*self.other_taken.split(), *(rest if self.bare else ())],
            "opening": [],
        }
        told = "".join(f"{name}: {' '.join(cards)}\n" for name, cards in lines.items())
        return f"asked: play 0\n{_ROUND}{told}"


class LessonTask(Enum):
    """What is to be done on the table."""

    CAPTURE = auto()
    """Capture with a hand card; a certain card, if one is named."""
    LAY = auto()
    """Lay a hand card down."""
    GO = auto()
    """Say koi-koi."""
    STOP = auto()
    """Stop the round."""
    PLAY_ON = auto()
    """Play to the end of the round, as one likes."""


class LessonExit(Enum):
    """Where the last step leads."""

    PLAY = "play"
    RULES = "rules"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class SayStep:
    """Something is said and shown; one goes on when one has seen it.

    Attributes:
        id: its name in the file that keeps how far one has come.
        title: its large line.
        said: what is said, a paragraph each.
        task: what is to be done.
        board: cards to look at.
        offers: where one can go from here.
    """

    id: str
    title: str
    said: tuple[str, ...]
    _: KW_ONLY
    task: str = ""
    board: tuple[CardGroup, ...] = ()
    offers: tuple[LessonExit, ...] = ()


@dataclass(frozen=True, slots=True)
class PointStep(SayStep):
    """Certain cards of the board are to be found.

    Attributes:
        right: these cards, in notation.
        otherwise: what is said of another one; left out, what kind that is.
        praise: what is said when all were found.
    """

    _: KW_ONLY
    right: str
    otherwise: str = ""
    praise: str

    @property
    def wanted(self) -> frozenset[int]:
        """The cards to find, by their numbers."""
        return frozenset(parse_cards(self.right))


@dataclass(frozen=True, slots=True)
class PlayStep(SayStep):
    """Something is to be played at the table.

    Attributes:
        position: how the table is laid; left out, the game of the step before goes on.
        aim: what is to be played.
        card: the card that is to be captured; left out, any.
        times: how often.
        marks: whether months and kinds are marked on the cards, and it glows where one fits.
        otherwise: what is said when something else is played, which is then not done.
        praise: what is said when it was played; left out, the next step follows at once.
    """

    _: KW_ONLY
    position: LessonTable | None = None
    aim: LessonTask
    card: str = ""
    times: int = 1
    marks: bool = True
    otherwise: str = ""
    praise: str = ""


Step = SayStep | PointStep | PlayStep


@dataclass(frozen=True, slots=True)
class LessonPart:
    """A part of the lesson: what it is called, and its steps in order."""

    title: str
    steps: tuple[Step, ...]


def captured_by(game: Game, move: Any) -> tuple[int, ...]:
    """The field cards that a hand card would capture by a legal move; none if it is laid down."""
    if not isinstance(move, Play):
        return ()
    for event in game.family.apply(game.state, move).events:
        if isinstance(event, CardsMatched) and event.card == move.card:
            return event.mates
    return ()


def is_wanted(step: PlayStep, game: Game, move: Any) -> bool:
    """Whether a legal move is what a step asks for.

    Args:
        step: the step.
        game: the game on the table.
        move: the move.
    """
    match step.aim:
        case LessonTask.CAPTURE if isinstance(move, Play):
            taken = captured_by(game, move)
            return bool(taken) if not step.card else parse_card(step.card) in taken
        case LessonTask.LAY if isinstance(move, Play):
            return not captured_by(game, move)
        case LessonTask.GO:
            return isinstance(move, Go)
        case LessonTask.STOP:
            return isinstance(move, Stop)
        case LessonTask.PLAY_ON:
            return True
    # What the card from the stock takes is no part of the task, and up to whoever plays.
    return isinstance(move, Take)


# The lesson's words in the language that is spoken; what is worth what, the rules say.

_NOT_THAT: Final = {
    Category.BRIGHT: tr_noop("That one is a bright. Keep looking."),
    Category.ANIMAL: tr_noop("That one is an animal. Keep looking."),
    Category.RIBBON: tr_noop("That one is a ribbon. Keep looking."),
    Category.CHAFF: tr_noop("That one is chaff: only its flower is on it. Keep looking."),
}


def told(text: str, rules: FishingRules) -> str:
    """A text of a step; what players say is called as it stands on the table's buttons."""
    stopping = rules.stopping
    if not text or stopping is None:
        return text and tr(text)
    return tr(text, stop=plain(stopping.stop), go=plain(stopping.go))


def not_that(card: int) -> str:
    """What is said of a card that was not meant where kinds are learned: which kind it is."""
    return tr(_NOT_THAT[CARDS[card].category])


def yaku_of(cards: tuple[int, ...], rules: FishingRules) -> tuple[YakuScore, ...]:
    """The yaku that captured cards make, and what they are worth."""
    captured = mask_of(cards)
    compiled = engine_for(Fishing, rules).compiled
    return best_reading(compiled, 1, captured)[1].scores(captured)


def captions(group: CardGroup, rules: FishingRules) -> tuple[str, ...]:
    """What stands under a group of cards, a line each."""
    card = CARDS[group.numbers[0]]
    match group.names:
        case Captions.NOTHING:
            return ()
        case Captions.MONTH:
            return (month_name(card.month), card.flower.name)
        case Captions.KIND:
            return (capital(card.category.spoken),)
        case Captions.YAKU:
            names = {yaku.id: plain(yaku.name) for yaku in rules.yaku}
            made = yaku_of(group.numbers, rules)
            worth = sum(each.points for each in made)
            return (
                *(names[each.yaku] for each in made),
                trn("{n} point", "{n} points", worth),
            )
