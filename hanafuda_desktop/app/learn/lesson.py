"""What a lesson is made of: steps on which something is said, pointed at or played. Free of Qt.

Where in the lesson one is, and how much of a step is done, stands here as well.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.learn.progress import keep_step, kept_step
from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.notation import parse_card, parse_cards, short
from hanafuda_desktop.engine.events import CardsMatched
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import YakuScore
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import Go, Play, Stop, Take
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import Text, tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import capital, month_name

_LOG: Final = logging.getLogger(__name__)
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

    def text(self, deck: Sequence[int]) -> str:
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
    title: Text
    said: tuple[Text, ...]
    _: KW_ONLY
    task: Text = ""
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
    otherwise: Text = ""
    praise: Text

    @property
    def wanted(self) -> frozenset[int]:
        """The cards to find, by their numbers."""
        return frozenset(parse_cards(self.right))


@dataclass(frozen=True, slots=True)
class PlayStep(SayStep):
    """Something is to be played at the table.

    Attributes:
        position: how the table is laid; left out, the game of the step before goes on.
        aim: what is to be played; left out, something is to be captured.
        card: the card that is to be captured; left out, any.
        times: how often.
        marks: whether months and kinds are marked on the cards, and it glows where one fits.
        otherwise: what is said when something else is played, which is then not done.
        praise: what is said when it was played; left out, the next step follows at once.
    """

    _: KW_ONLY
    position: LessonTable | None = None
    aim: LessonTask = LessonTask.CAPTURE
    card: str = ""
    times: int = 1
    marks: bool = True
    otherwise: Text = ""
    praise: Text = ""


Step = SayStep | PointStep | PlayStep


@dataclass(frozen=True, slots=True)
class LessonPart:
    """A part of the lesson: what it is called, and its steps in order."""

    title: Text
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


def yaku_of(cards: tuple[int, ...], rules: FishingRules) -> tuple[YakuScore, ...]:
    """The yaku that captured cards make, and what they are worth."""
    captured = mask_of(cards)
    compiled = engine_for(Fishing, rules).compiled
    return compiled.best_worth(1, captured).scores(captured)


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


# What is to be done on a step, how much of it was done, and what is said to it.

_LEARNER: Final = 0
OUTCOMES: Final = (
    tr_noop("You have won the round! That was your first game."),
    tr_noop("The other one was faster this time. Now you have seen how it goes."),
    tr_noop("Nobody made a yaku. That happens; the next round decides."),
)
"""What is said of the round that was played: it was won, lost, or neither."""


class Exercise:
    """One step, while it is done.

    Args:
        step: the step.
        tell: says a text of the step in the language that is spoken.

    Attributes:
        is_done: whether one can go on.
        found: the cards that were found so far, where some are to be pointed out.
    """

    def __init__(self, step: Step, tell: Callable[[str], str]) -> None:
        self._step = step
        self._tell = tell
        self._times = 0
        self.found: frozenset[int] = frozenset()
        self.is_done = not isinstance(step, PlayStep | PointStep)

    @property
    def task(self) -> str:
        """What is to be done now; nothing once it is done."""
        step = self._step
        if self.is_done and isinstance(step, PlayStep | PointStep):
            return ""
        task = self._tell(step.task)
        if isinstance(step, PlayStep) and step.times > 1:
            return tr("{task}\n{done} of {count}", task=task, done=self._times, count=step.times)
        return task

    # --- pointing --------------------------------------------------------------------------------

    @property
    def missing(self) -> frozenset[int]:
        """The cards that are still to be found."""
        return self._step.wanted - self.found if isinstance(self._step, PointStep) else frozenset()

    def point(self, card: int) -> str:
        """A card was pointed at; returns what is said to that."""
        step = self._step
        if self.is_done or not isinstance(step, PointStep):
            return ""
        if card not in step.wanted:
            # Where kinds are learned, it is said which kind this is.
            return self._tell(step.otherwise) or tr(_NOT_THAT[CARDS[card].category])
        self.found |= {card}
        self.is_done = not self.missing
        if self.is_done:
            return self._tell(step.praise)
        return tr("Yes, that is one. There is another.")

    # --- playing ---------------------------------------------------------------------------------

    @property
    def is_played(self) -> bool:
        """Whether what is asked for was played as often as it is asked for."""
        return isinstance(self._step, PlayStep) and self._times >= self._step.times

    def play(self) -> str:
        """What is asked for was played; returns what is said to that before the last time."""
        self._times += 1
        return "" if self.is_played else tr("Yes, those two belong together.")

    def stray(self) -> str:
        """Something else was tried; returns what is said to that."""
        return self._tell(self._step.otherwise) if isinstance(self._step, PlayStep) else ""

    def settle(self, outcome: Outcome | None) -> str | None:
        """The cards lie still.

        Args:
            outcome: how the game on the table ended, if it did.

        Returns:
            What is said if the step is done by that; without words, the next one follows at once.
            ``None`` if it is not.
        """
        step = self._step
        if self.is_done or not isinstance(step, PlayStep):
            return None
        if step.aim is LessonTask.PLAY_ON:
            if outcome is None:
                return None
            self.is_done = True
            won, lost, drawn = OUTCOMES
            if len(outcome.winners) != 1:
                return tr(drawn)
            return tr(won if outcome.winners[0] == _LEARNER else lost)
        self.is_done = self.is_played
        return self._tell(step.praise) if self.is_done else None


class LessonCourse:
    """The way through the steps; how far one has come is kept in a file.

    Args:
        parts: all of them, in order.
        file: where it is kept how far one has come.

    Attributes:
        parts: all parts, in order.
        steps: the steps of them all, in order.
        at: the number of the step that one is at.
    """

    def __init__(self, parts: Sequence[LessonPart], file: Path) -> None:
        self.parts = tuple(parts)
        self.steps = tuple(step for part in parts for step in part.steps)
        self._file = file
        self.at = self._read()

    @property
    def step(self) -> Step:
        """The step that one is at."""
        return self.steps[self.at]

    @property
    def part(self) -> int:
        """The number of the part that it belongs to, 0 for the first."""
        return next(n for n, part in enumerate(self.parts) if self.step in part.steps)

    @property
    def is_first(self) -> bool:
        """Whether nothing comes before it."""
        return self.at == 0

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return self.at == len(self.steps) - 1

    @property
    def goes_on(self) -> bool:
        """Whether the step is played at the table of the step before, as that left it."""
        return isinstance(self.step, PlayStep) and self.step.position is None

    def next(self) -> None:
        """Go to the next step; at the last one, stay."""
        self.at = min(self.at + 1, len(self.steps) - 1)

    def skip(self) -> None:
        """Go to the next step that does not need what was to be done here."""
        self.next()
        while self.goes_on:
            self.next()

    def back(self) -> None:
        """Go to the step before; into the middle of a game one comes at its beginning."""
        self.at = max(0, self.at - 1)
        self.to_beginning()

    def to_beginning(self) -> None:
        """Go to the step in which the table of this one was laid."""
        while self.goes_on:
            self.at -= 1

    def keep(self) -> str:
        """Keep how far one has come; after the last step one begins anew.

        Returns:
            Why it cannot be kept, or the empty string.
        """
        try:
            keep_step(self._file, self.step.id, is_last=self.is_last)
        except OSError as error:
            _LOG.warning("how far the lesson went cannot be kept: %s", error)
            return error.strerror or str(error)
        return ""

    def _read(self) -> int:
        """The step that was kept, from the beginning of its table on."""
        found = kept_step(self._file)
        ids = [step.id for step in self.steps]
        self.at = ids.index(found) if found in ids else 0
        self.to_beginning()
        return self.at
