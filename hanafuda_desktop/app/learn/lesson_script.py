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

GAME: Final = "koi-koi"
"""The id of the game that is learned."""


def _each(cards: str, names: Captions = Captions.NOTHING) -> tuple[CardGroup, ...]:
    """Cards in notation, each by itself."""
    return tuple(CardGroup(card, names) for card in cards.split())


_MONTHS: Final[tuple[Step, ...]] = (
    SayStep(
        "welcome",
        "Welcome",
        (
            "Hanafuda are the flower cards of Japan.",
            "In about ten minutes you will know them, and play your first game.",
            "Leave when you like: you can go on later.",
            "Without a mouse, use the arrow keys and Enter.",
        ),
        task="Press “Go on” to begin.",
        board=_each("31 81 c1"),
    ),
    SayStep(
        "months",
        "Every month has its flower",
        (
            "There are twelve months, and each has four cards: 48 in all.",
            "You need not learn them by heart. The flowers will show you the way.",
        ),
        task="Have a look around, then go on.",
        board=_each("11 21 31 41 51 61 71 81 91 a1 b1 c1", Captions.MONTH),
    ),
    PointStep(
        "cherry",
        "Four of a family",
        (
            "These are the four cards of March: cherry blossoms on each of them.",
            "But one more card has slipped in.",
        ),
        task="Choose the card that is no cherry.",
        board=_each("33 31 63 32 34"),
        right="63",
        otherwise="That one is a cherry, too. Look at the flowers.",
        praise="Right: that is a peony, the flower of June.",
    ),
    PlayStep(
        "match",
        "Flower to flower",
        (
            "Below are your cards. Above them is the field.",
            "The number on a card tells its month.",
            "Drag a card onto its partner of the same month, or click both.",
        ),
        task="Match your three cards.",
        position=LessonTable(hand="13 33 a3", field="a1 64 12 c3 32 b2", bare=True),
        times=3,
        otherwise="Those two are not of one month. Look for the same flower.",
        praise="Well done! Two cards of one month: that is what it is all about.",
    ),
    PlayStep(
        "match-flowers",
        "By the flowers alone",
        ("Once more, and now just look at the flowers.",),
        task="Match your three cards.",
        position=LessonTable(hand="23 53 93", field="b2 51 73 92 21 c2", bare=True),
        times=3,
        marks=False,
        otherwise="Not the same flower. Compare the leaves, and try another.",
        praise="Plum, iris, chrysanthemum: you see the months now.",
    ),
)

_KINDS: Final[tuple[Step, ...]] = (
    SayStep(
        "kinds",
        "Every card is of a kind",
        (
            "Besides its month, every card is of one of four kinds.",
            "Brights are rare and worth most. Chaff is common and worth least.",
        ),
        board=_each("81 a1 22 53", Captions.KIND),
    ),
    PointStep(
        "brights",
        "Brights",
        (
            "There are only five brights: grand pictures with something great in them.",
            "The crane and the sun, the curtain, the moon, the rain man, the phoenix.",
        ),
        task="Choose the bright.",
        board=_each("12 71 11 13"),
        right="11",
        praise="Yes: the crane before the rising sun.",
    ),
    PointStep(
        "animals",
        "Animals",
        (
            "Birds, beasts and butterflies: nine cards are animals.",
            "Two things are counted among them: the bridge and the sake cup.",
        ),
        task="Choose both animals.",
        board=_each("64 61 62 a1 31"),
        right="61 a1",
        praise="The butterflies and the deer. Well seen.",
    ),
    PointStep(
        "ribbons",
        "Ribbons",
        (
            "A strip of paper hangs there, for a poem.",
            "Some are red with writing, some are blue, and some are plain red.",
        ),
        task="Choose all three ribbons.",
        board=_each("32 82 62 42 c1"),
        right="32 62 42",
        praise="A red one with writing, a blue one and a plain one.",
    ),
    PointStep(
        "chaff",
        "Chaff",
        (
            "All the others show only their flower. They are called chaff.",
            "They are worth little alone, but there are many of them.",
        ),
        task="Choose both cards of chaff.",
        board=_each("91 93 b1 72 c2"),
        right="93 c2",
        praise="That is all: bright, animal, ribbon, chaff.",
    ),
)

_CAPTURING: Final[tuple[Step, ...]] = (
    PlayStep(
        "turn",
        "A turn has two halves",
        (
            "First you play a card from your hand. If it meets its month, you take both.",
            "Then the top card of the stock, the pile, is turned and does the same.",
        ),
        task="Capture a card, and watch the stock.",
        position=LessonTable(hand="33 52 74", field="31 64 b2 12 a3 c3", stock="62"),
        otherwise="That card meets nobody. Another one of yours does.",
        praise=(
            "The stock turned up a peony, and took the other one for you. Your captured cards lie "
            "beside the table."
        ),
    ),
    PlayStep(
        "lay",
        "When nothing fits",
        (
            "Now none of your cards has a partner on the field.",
            "One must be played all the same. It is laid down and stays there.",
        ),
        task="Lay down any card.",
        position=LessonTable(hand="22 44 73", field="13 64 b2 93 52 34", stock="c2"),
        aim=LessonTask.LAY,
        otherwise="Just let a card go over the field.",
        praise="It lies there now, for whoever brings its month. So does the card from the stock.",
    ),
    PlayStep(
        "two",
        "Two that fit",
        (
            "Two cards of your month lie on the field.",
            "You may take one of them, and you choose which.",
        ),
        task="Take the bright one: the full moon.",
        position=LessonTable(hand="44 83", field="84 13 81 63 22 a4", stock="c3"),
        card="81",
        otherwise="The rules allow it. But the moon is worth far more: take that one.",
        praise="The moon is yours. The other one stays on the field.",
    ),
    PlayStep(
        "three",
        "Three that fit",
        ("And here three cards of one month lie on the field. You hold the fourth.",),
        task="Play the fourth pine.",
        position=LessonTable(hand="14 52", field="12 64 13 11 33 c2", stock="73"),
        card="11",
        otherwise="That one has no partner here. Play the pine.",
        praise="All four are yours at once! That is how cards are captured.",
    ),
)

_YAKU: Final[tuple[Step, ...]] = (
    SayStep(
        "yaku",
        "Cards that belong together",
        (
            "Captured cards bring points when they make a yaku: a set with a name.",
            "Here are three of them. The rules show all the others.",
        ),
        board=(
            CardGroup("81 91", Captions.YAKU),
            CardGroup("12 22 32", Captions.YAKU),
            CardGroup("71 a1 61", Captions.YAKU),
        ),
    ),
    PlayStep(
        "cup",
        "Sake under the moon",
        (
            "You have captured the moon already. It lies with your cards.",
            "With the sake cup it makes a yaku. You hold a chrysanthemum.",
        ),
        task="Capture the sake cup.",
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
        otherwise="A fair move. But the sake cup is waiting for your chrysanthemum.",
    ),
    PlayStep(
        "koi-koi",
        "Enough, or more?",
        (
            "Your first yaku! “{stop}” ends the round: you get its points.",
            "“{go}” means that you play on for more.",
            "But if the other one ends the round first, you get nothing and pay double.",
        ),
        task="This time be bold: choose “{go}”.",
        aim=LessonTask.GO,
        otherwise="That is safe, and often wise. But just this once, dare it: “{go}”.",
    ),
    PlayStep(
        "curtain",
        "One more",
        (
            "The other one plays first. Then it is your turn again.",
            "A cherry has come to the field. With your cup it makes another yaku.",
        ),
        task="Capture the curtain among the cherries.",
        card="31",
        otherwise="Not yet. Your cherry can take the curtain.",
    ),
    PlayStep(
        "stop",
        "Enough is enough",
        (
            "Sake under the moon, and sake under the cherries: ten points.",
            "You were bold, and it went well. Now make sure of it.",
        ),
        task="Choose “{stop}”.",
        aim=LessonTask.STOP,
        otherwise="Playing on could cost you all of it. Take your points this time.",
        praise="Ten points for you, and the round is over.",
    ),
)

_LAST: Final[tuple[Step, ...]] = (
    PlayStep(
        "game",
        "Now you play",
        (
            "Half a round, against an easy computer.",
            "What glows is what I would do. You may do otherwise.",
            "With boar and deer, your butterflies make a yaku.",
        ),
        task="Play the round to its end.",
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
        "You know how to play",
        (
            "Months, kinds, capturing, yaku, koi-koi: that is the whole game.",
            "A real game has several rounds. Hints, rules and cards are always at hand.",
            "Have fun!",
        ),
        board=_each("11 31 81 b1 c1"),
        offers=(LessonExit.PLAY, LessonExit.RULES, LessonExit.CARDS),
    ),
)

PARTS: Final = (
    LessonPart("The twelve months", _MONTHS),
    LessonPart("The four kinds", _KINDS),
    LessonPart("Capturing", _CAPTURING),
    LessonPart("Yaku and koi-koi", _YAKU),
    LessonPart("A short game", _LAST),
)
"""The whole lesson."""
