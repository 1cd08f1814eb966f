"""The steps of the first game, in order: what is said, what is to be done, and what then."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.app.learn.lesson import (
    Captions,
    CardGroup,
    LessonExit,
    LessonPart,
    LessonTable,
    LessonTask,
    PlayStep,
    PointStep,
    SayStep,
    Step,
)
from hanafuda_desktop.text.language import tr_noop

GAME: Final = "koi-koi"
"""The id of the game that is learned."""


def _each(cards: str, names: Captions = Captions.NOTHING) -> tuple[CardGroup, ...]:
    """Cards in notation, each by itself."""
    return tuple(CardGroup(card, names) for card in cards.split())


_MONTHS: Final[tuple[Step, ...]] = (
    SayStep(
        "welcome",
        tr_noop("Welcome"),
        (
            tr_noop("Hanafuda are the flower cards of Japan."),
            tr_noop("In about ten minutes you will know them, and play your first game."),
            tr_noop("Leave when you like: you can go on later."),
            tr_noop("Without a mouse, use the arrow keys and Enter."),
        ),
        task=tr_noop("Press “Go on” to begin."),
        board=_each("31 81 c1"),
    ),
    SayStep(
        "months",
        tr_noop("Every month has its flower"),
        (
            tr_noop("There are twelve months, and each has four cards: 48 in all."),
            tr_noop("You need not learn them by heart. The flowers will show you the way."),
        ),
        task=tr_noop("Have a look around, then go on."),
        board=_each("11 21 31 41 51 61 71 81 91 a1 b1 c1", Captions.MONTH),
    ),
    PointStep(
        "cherry",
        tr_noop("Four of a family"),
        (
            tr_noop("These are the four cards of March: cherry blossoms on each of them."),
            tr_noop("But one more card has slipped in."),
        ),
        task=tr_noop("Choose the card that is no cherry."),
        board=_each("33 31 63 32 34"),
        right="63",
        otherwise=tr_noop("That one is a cherry, too. Look at the flowers."),
        praise=tr_noop("Right: that is a peony, the flower of June."),
    ),
    PlayStep(
        "match",
        tr_noop("Flower to flower"),
        (
            tr_noop("Below are your cards. Above them is the field."),
            tr_noop("The number on a card tells its month."),
            tr_noop("Drag a card onto its partner of the same month, or click both."),
        ),
        task=tr_noop("Match your three cards."),
        position=LessonTable(hand="13 33 a3", field="a1 64 12 c3 32 b2", bare=True),
        times=3,
        otherwise=tr_noop("Those two are not of one month. Look for the same flower."),
        praise=tr_noop("Well done! Two cards of one month: that is what it is all about."),
    ),
    PlayStep(
        "match-flowers",
        tr_noop("By the flowers alone"),
        (tr_noop("Once more, and now just look at the flowers."),),
        task=tr_noop("Match your three cards."),
        position=LessonTable(hand="23 53 93", field="b2 51 73 92 21 c2", bare=True),
        times=3,
        marks=False,
        otherwise=tr_noop("Not the same flower. Compare the leaves, and try another."),
        praise=tr_noop("Plum, iris, chrysanthemum: you see the months now."),
    ),
)

_KINDS: Final[tuple[Step, ...]] = (
    SayStep(
        "kinds",
        tr_noop("Every card is of a kind"),
        (
            tr_noop("Besides its month, every card is of one of four kinds."),
            tr_noop("Brights are rare and worth most. Chaff is common and worth least."),
        ),
        board=_each("81 a1 22 53", Captions.KIND),
    ),
    PointStep(
        "brights",
        tr_noop("Brights"),
        (
            tr_noop("There are only five brights: grand pictures with something great in them."),
            tr_noop("The crane and the sun, the curtain, the moon, the rain man, the phoenix."),
        ),
        task=tr_noop("Choose the bright."),
        board=_each("12 71 11 13"),
        right="11",
        praise=tr_noop("Yes: the crane before the rising sun."),
    ),
    PointStep(
        "animals",
        tr_noop("Animals"),
        (
            tr_noop("Birds, beasts and butterflies: nine cards are animals."),
            tr_noop("Two things are counted among them: the bridge and the sake cup."),
        ),
        task=tr_noop("Choose both animals."),
        board=_each("64 61 62 a1 31"),
        right="61 a1",
        praise=tr_noop("The butterflies and the deer. Well seen."),
    ),
    PointStep(
        "ribbons",
        tr_noop("Ribbons"),
        (
            tr_noop("A strip of paper hangs there, for a poem."),
            tr_noop("Some are red with writing, some are blue, and some are plain red."),
        ),
        task=tr_noop("Choose all three ribbons."),
        board=_each("32 82 62 42 c1"),
        right="32 62 42",
        praise=tr_noop("A red one with writing, a blue one and a plain one."),
    ),
    PointStep(
        "chaff",
        tr_noop("Chaff"),
        (
            tr_noop("All the others show only their flower. They are called chaff."),
            tr_noop("They are worth little alone, but there are many of them."),
        ),
        task=tr_noop("Choose both cards of chaff."),
        board=_each("91 93 b1 72 c2"),
        right="93 c2",
        praise=tr_noop("That is all: bright, animal, ribbon, chaff."),
    ),
)

_CAPTURING: Final[tuple[Step, ...]] = (
    PlayStep(
        "turn",
        tr_noop("A turn has two halves"),
        (
            tr_noop("First you play a card from your hand. If it meets its month, you take both."),
            tr_noop("Then the top card of the stock, the pile, is turned and does the same."),
        ),
        task=tr_noop("Capture a card, and watch the stock."),
        position=LessonTable(hand="33 52 74", field="31 64 b2 12 a3 c3", stock="62"),
        otherwise=tr_noop("That card meets nobody. Another one of yours does."),
        praise=tr_noop(
            "The stock turned up a peony, and took the other one for you. Your captured cards lie "
            "beside the table."
        ),
    ),
    PlayStep(
        "lay",
        tr_noop("When nothing fits"),
        (
            tr_noop("Now none of your cards has a partner on the field."),
            tr_noop("One must be played all the same. It is laid down and stays there."),
        ),
        task=tr_noop("Lay down any card."),
        position=LessonTable(hand="22 44 73", field="13 64 b2 93 52 34", stock="c2"),
        aim=LessonTask.LAY,
        otherwise=tr_noop("Just let a card go over the field."),
        praise=tr_noop(
            "It lies there now, for whoever brings its month. So does the card from the stock."
        ),
    ),
    PlayStep(
        "two",
        tr_noop("Two that fit"),
        (
            tr_noop("Two cards of your month lie on the field."),
            tr_noop("You may take one of them, and you choose which."),
        ),
        task=tr_noop("Take the bright one: the full moon."),
        position=LessonTable(hand="44 83", field="84 13 81 63 22 a4", stock="c3"),
        card="81",
        otherwise=tr_noop("The rules allow it. But the moon is worth far more: take that one."),
        praise=tr_noop("The moon is yours. The other one stays on the field."),
    ),
    PlayStep(
        "three",
        tr_noop("Three that fit"),
        (tr_noop("And here three cards of one month lie on the field. You hold the fourth."),),
        task=tr_noop("Play the fourth pine."),
        position=LessonTable(hand="14 52", field="12 64 13 11 33 c2", stock="73"),
        card="11",
        otherwise=tr_noop("That one has no partner here. Play the pine."),
        praise=tr_noop("All four are yours at once! That is how cards are captured."),
    ),
)

_YAKU: Final[tuple[Step, ...]] = (
    SayStep(
        "yaku",
        tr_noop("Cards that belong together"),
        (
            tr_noop("Captured cards bring points when they make a yaku: a set with a name."),
            tr_noop("Here are three of them. The rules show all the others."),
        ),
        board=(
            CardGroup("81 91", Captions.YAKU),
            CardGroup("12 22 32", Captions.YAKU),
            CardGroup("71 a1 61", Captions.YAKU),
        ),
    ),
    PlayStep(
        "cup",
        tr_noop("Sake under the moon"),
        (
            tr_noop("You have captured the moon already. It lies with your cards."),
            tr_noop("With the sake cup it makes a yaku. You hold a chrysanthemum."),
        ),
        task=tr_noop("Capture the sake cup."),
        position=LessonTable(
            hand="33 72 93",
            field="43 91 63 b2 a4 c3",
            stock="22 31 12",
            taken="81 84 62 64",
            other_hand="53 73",
            other_taken="13 14 42 44",
            plates=True,
        ),
        card="91",
        otherwise=tr_noop("A fair move. But the sake cup is waiting for your chrysanthemum."),
    ),
    PlayStep(
        "koi-koi",
        tr_noop("Enough, or more?"),
        (
            tr_noop("Your first yaku! “{stop}” ends the round: you get its points."),
            tr_noop("“{go}” means that you play on for more."),
            tr_noop("But if the other one ends the round first, you get nothing and pay double."),
        ),
        task=tr_noop("This time be bold: choose “{go}”."),
        aim=LessonTask.GO,
        otherwise=tr_noop("That is safe, and often wise. But just this once, dare it: “{go}”."),
    ),
    PlayStep(
        "curtain",
        tr_noop("One more"),
        (
            tr_noop("The other one plays first. Then it is your turn again."),
            tr_noop("A cherry has come to the field. With your cup it makes another yaku."),
        ),
        task=tr_noop("Capture the curtain among the cherries."),
        card="31",
        otherwise=tr_noop("Not yet. Your cherry can take the curtain."),
    ),
    PlayStep(
        "stop",
        tr_noop("Enough is enough"),
        (
            tr_noop("Sake under the moon, and sake under the cherries: ten points."),
            tr_noop("You were bold, and it went well. Now make sure of it."),
        ),
        task=tr_noop("Choose “{stop}”."),
        aim=LessonTask.STOP,
        otherwise=tr_noop("Playing on could cost you all of it. Take your points this time."),
        praise=tr_noop("Ten points for you, and the round is over."),
    ),
)

_LAST: Final[tuple[Step, ...]] = (
    PlayStep(
        "game",
        tr_noop("Now you play"),
        (
            tr_noop("Half a round, against an easy computer."),
            tr_noop("What glows is what I would do. You may do otherwise."),
            tr_noop("With boar and deer, your butterflies make a yaku."),
        ),
        task=tr_noop("Play the round to its end."),
        position=LessonTable(
            hand="34 73 a1 c3",
            field="a3 32 54 83 c4",
            stock="92 53 14 71 43 24 62 33",
            taken="61 64 12 13",
            other_hand="23 44 52 63",
            other_taken="41 42 b1 b3",
            plates=True,
        ),
        aim=LessonTask.PLAY_ON,
    ),
    SayStep(
        "end",
        tr_noop("You know how to play"),
        (
            tr_noop("Months, kinds, capturing, yaku, koi-koi: that is the whole game."),
            tr_noop("A real game has several rounds. Hints, rules and cards are always at hand."),
            tr_noop("Have fun!"),
        ),
        board=_each("11 31 81 b1 c1"),
        offers=(LessonExit.PLAY, LessonExit.RULES, LessonExit.CARDS),
    ),
)

PARTS: Final = (
    LessonPart(tr_noop("The twelve months"), _MONTHS),
    LessonPart(tr_noop("The four kinds"), _KINDS),
    LessonPart(tr_noop("Capturing"), _CAPTURING),
    LessonPart(tr_noop("Yaku and koi-koi"), _YAKU),
    LessonPart(tr_noop("A short game"), _LAST),
)
"""The whole lesson."""
