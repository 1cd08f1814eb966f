"""The steps of the first game, in order: what is said, what is to be done, and what then."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.app.learn.lesson import (
    Aim,
    Group,
    Names,
    Offer,
    Part,
    PlayStep,
    PointStep,
    Position,
    SayStep,
    Step,
)
from hanafuda_desktop.language import tr_noop

__all__ = ["GAME", "OUTCOMES", "STEPS"]

GAME: Final = "koi-koi"
"""The id of the game that is learned."""

_ONE_OF_EACH: Final = ("11", "21", "31", "41", "51", "61", "71", "81", "91", "a1", "b1", "c1")

_MONTHS: Final = (
    SayStep(
        id="welcome",
        part=Part.MONTHS,
        title=tr_noop("Welcome"),
        said=(
            tr_noop("Hanafuda are the flower cards of Japan."),
            tr_noop("In about ten minutes you will know them, and play your first game."),
            tr_noop("You can leave at any time. Next time we go on where you were."),
            tr_noop("By keyboard: Page Down goes on, Page Up goes back, Escape leaves."),
        ),
        board=(Group("31"), Group("81"), Group("c1")),
    ),
    SayStep(
        id="months",
        part=Part.MONTHS,
        title=tr_noop("Every month has its flower"),
        said=(
            tr_noop("There are twelve months, and each has four cards: 48 in all."),
            tr_noop("You need not learn them by heart. The flowers will show you the way."),
        ),
        task=tr_noop("Have a look around, then go on."),
        board=tuple(Group(card, Names.MONTH) for card in _ONE_OF_EACH),
    ),
    PointStep(
        id="cherry",
        part=Part.MONTHS,
        title=tr_noop("Four of a family"),
        said=(
            tr_noop("These are the four cards of March: cherry blossoms on each of them."),
            tr_noop("But one more card has slipped in."),
        ),
        task=tr_noop("Choose the card that is no cherry."),
        board=tuple(Group(card) for card in ("33", "31", "63", "32", "34")),
        right="63",
        otherwise=tr_noop("That one is a cherry, too. Look at the flowers."),
        praise=tr_noop("Right: that is a peony, the flower of June."),
    ),
    PlayStep(
        id="match",
        part=Part.MONTHS,
        title=tr_noop("Flower to flower"),
        said=(
            tr_noop("Below are your cards. Above them is the field."),
            tr_noop("The small marks on the cards tell the month."),
        ),
        task=tr_noop("Play each of your cards onto the one of the same month."),
        position=Position(hand="13 33 a3", field="a1 64 12 c3 32 b2", bare=True),
        aim=Aim.CAPTURE,
        times=3,
        otherwise=tr_noop("Those two are not of one month. Look for the same flower."),
        praise=tr_noop("Well done! Two cards of one month: that is what it is all about."),
    ),
    PlayStep(
        id="match-flowers",
        part=Part.MONTHS,
        title=tr_noop("By the flowers alone"),
        said=(tr_noop("Once more, and now just look at the flowers."),),
        task=tr_noop("Match your three cards."),
        position=Position(hand="23 53 93", field="b2 51 73 92 21 c2", bare=True),
        aim=Aim.CAPTURE,
        times=3,
        marks=False,
        otherwise=tr_noop("Not the same flower. Compare the leaves, and try another."),
        praise=tr_noop("Plum, iris, chrysanthemum: you see the months now."),
    ),
)

_KINDS: Final = (
    SayStep(
        id="kinds",
        part=Part.KINDS,
        title=tr_noop("Every card is of a kind"),
        said=(
            tr_noop("Besides its month, every card is of one of four kinds."),
            tr_noop("Brights are rare and worth most. Chaff is common and worth least."),
        ),
        board=tuple(Group(card, Names.KIND) for card in ("81", "a1", "22", "53")),
    ),
    PointStep(
        id="brights",
        part=Part.KINDS,
        title=tr_noop("Brights"),
        said=(
            tr_noop("There are only five brights: grand pictures with something great in them."),
            tr_noop("The crane and the sun, the curtain, the moon, the rain man, the phoenix."),
        ),
        task=tr_noop("Choose the bright."),
        board=tuple(Group(card) for card in ("12", "71", "11", "13")),
        right="11",
        praise=tr_noop("Yes: the crane before the rising sun."),
    ),
    PointStep(
        id="animals",
        part=Part.KINDS,
        title=tr_noop("Animals"),
        said=(
            tr_noop("Birds, beasts and butterflies: nine cards are animals."),
            tr_noop("Two things are counted among them: the bridge and the sake cup."),
        ),
        task=tr_noop("Choose both animals."),
        board=tuple(Group(card) for card in ("64", "61", "62", "a1", "31")),
        right="61 a1",
        praise=tr_noop("The butterflies and the deer. Well seen."),
    ),
    PointStep(
        id="ribbons",
        part=Part.KINDS,
        title=tr_noop("Ribbons"),
        said=(
            tr_noop("A strip of paper hangs there, for a poem."),
            tr_noop("Some are red with writing, some are blue, and some are plain red."),
        ),
        task=tr_noop("Choose all three ribbons."),
        board=tuple(Group(card) for card in ("32", "82", "62", "42", "c1")),
        right="32 62 42",
        praise=tr_noop("A red one with writing, a blue one and a plain one."),
    ),
    PointStep(
        id="chaff",
        part=Part.KINDS,
        title=tr_noop("Chaff"),
        said=(
            tr_noop("All the others show only their flower. They are called chaff."),
            tr_noop("They are worth little alone, but there are many of them."),
        ),
        task=tr_noop("Choose both cards of chaff."),
        board=tuple(Group(card) for card in ("91", "93", "b1", "72", "c2")),
        right="93 c2",
        praise=tr_noop("That is all: bright, animal, ribbon, chaff."),
    ),
)

_CAPTURING: Final = (
    PlayStep(
        id="turn",
        part=Part.CAPTURING,
        title=tr_noop("A turn has two halves"),
        said=(
            tr_noop("First you play a card from your hand. If it meets its month, you take both."),
            tr_noop("Then the top card of the stock is turned, and it does the same."),
        ),
        task=tr_noop("Capture a card, and watch the stock."),
        position=Position(hand="33 52 74", field="31 64 b2 12 a3 c3", stock="62"),
        aim=Aim.CAPTURE,
        otherwise=tr_noop("That card meets nobody. Another one of yours does."),
        praise=tr_noop(
            "The stock turned up a peony, and took the other one for you. Your captured cards lie "
            "beside the table."
        ),
    ),
    PlayStep(
        id="lay",
        part=Part.CAPTURING,
        title=tr_noop("When nothing fits"),
        said=(
            tr_noop("Now none of your cards has a partner on the field."),
            tr_noop("One must be played all the same. It is laid down and stays there."),
        ),
        task=tr_noop("Lay down any card."),
        position=Position(hand="22 44 73", field="13 64 b2 93 52 34", stock="c2"),
        aim=Aim.LAY,
        otherwise=tr_noop("Just let a card go over the field."),
        praise=tr_noop(
            "It lies there now, for whoever brings its month. So does the card from the stock."
        ),
    ),
    PlayStep(
        id="two",
        part=Part.CAPTURING,
        title=tr_noop("Two that fit"),
        said=(
            tr_noop("Two cards of your month lie on the field."),
            tr_noop("You may take one of them, and you choose which."),
        ),
        task=tr_noop("Take the bright one: the full moon."),
        position=Position(hand="44 83", field="84 13 81 63 22 a4", stock="c3"),
        aim=Aim.CAPTURE,
        card="81",
        otherwise=tr_noop("The rules allow it. But the moon is worth far more: take that one."),
        praise=tr_noop("The moon is yours. The other one stays on the field."),
    ),
    PlayStep(
        id="three",
        part=Part.CAPTURING,
        title=tr_noop("Three that fit"),
        said=(tr_noop("And here three cards of one month lie on the field. You hold the fourth."),),
        task=tr_noop("Play the fourth pine."),
        position=Position(hand="14 52", field="12 64 13 11 33 c2", stock="73"),
        aim=Aim.CAPTURE,
        card="11",
        otherwise=tr_noop("That one has no partner here. Play the pine."),
        praise=tr_noop("All four are yours at once! That is how cards are captured."),
    ),
)

_YAKU: Final = (
    SayStep(
        id="yaku",
        part=Part.YAKU,
        title=tr_noop("Cards that belong together"),
        said=(
            tr_noop("Captured cards bring points when they make a yaku: a set with a name."),
            tr_noop("Here are three of them. The rules show all the others."),
        ),
        board=(
            Group("81 91", Names.YAKU, "tsukimi-zake"),
            Group("12 22 32", Names.YAKU, "aka-tan"),
            Group("71 a1 61", Names.YAKU, "ino-shika-cho"),
        ),
    ),
    PlayStep(
        id="cup",
        part=Part.YAKU,
        title=tr_noop("Sake under the moon"),
        said=(
            tr_noop("You have captured the moon already. It lies with your cards."),
            tr_noop("With the sake cup it makes a yaku. You hold a chrysanthemum."),
        ),
        task=tr_noop("Capture the sake cup."),
        position=Position(
            hand="33 72 93",
            field="43 91 63 b2 a4 c3",
            stock="22 31 12",
            taken="81 84 62 64",
            other_hand="53 73",
            other_taken="13 14 42 44",
            plates=True,
        ),
        aim=Aim.CAPTURE,
        card="91",
        otherwise=tr_noop("A fair move. But the sake cup is waiting for your chrysanthemum."),
    ),
    PlayStep(
        id="koi-koi",
        part=Part.YAKU,
        title=tr_noop("Enough, or more?"),
        said=(
            tr_noop("Your first yaku! Now you are asked something."),
            tr_noop("“{stop}” ends the round: you get the points of your yaku."),
            tr_noop(
                "“{go}” means that you play on for more. But if the other one ends the round "
                "first, you get nothing, and the other one gets double."
            ),
        ),
        task=tr_noop("This time be bold: say “{go}”."),
        aim=Aim.GO,
        otherwise=tr_noop("That is safe, and often wise. But just this once, dare it: “{go}”."),
    ),
    PlayStep(
        id="curtain",
        part=Part.YAKU,
        title=tr_noop("One more"),
        said=(
            tr_noop("The other one plays first. Then it is your turn again."),
            tr_noop("A cherry has come to the field. With your cup it makes another yaku."),
        ),
        task=tr_noop("Capture the curtain among the cherries."),
        aim=Aim.CAPTURE,
        card="31",
        otherwise=tr_noop("Not yet. Your cherry can take the curtain."),
    ),
    PlayStep(
        id="stop",
        part=Part.YAKU,
        title=tr_noop("Enough is enough"),
        said=(
            tr_noop("Sake under the moon, and sake under the cherries: ten points."),
            tr_noop("You were bold, and it went well. Now make sure of it."),
        ),
        task=tr_noop("Say “{stop}”."),
        aim=Aim.STOP,
        otherwise=tr_noop("Playing on could cost you all of it. Take your points this time."),
        praise=tr_noop("Ten points for you, and the round is over."),
    ),
)

_LAST: Final = (
    PlayStep(
        id="game",
        part=Part.GAME,
        title=tr_noop("Now you play"),
        said=(
            tr_noop("A round against an easy computer, from its middle to its end."),
            tr_noop("What glows is what I would do. You may do otherwise."),
            tr_noop("The butterflies are yours: boar and deer would make a yaku with them."),
        ),
        task=tr_noop("Play the round to its end."),
        position=Position(
            hand="34 73 a1 c3",
            field="a3 32 54 83 c4",
            stock="92 53 14 71 43 24 62 33",
            taken="61 64 12 13",
            other_hand="23 44 52 63",
            other_taken="41 42 b1 b3",
            plates=True,
        ),
        aim=Aim.PLAY_ON,
    ),
    SayStep(
        id="end",
        part=Part.GAME,
        title=tr_noop("You know how to play"),
        said=(
            tr_noop("Months, kinds, capturing, yaku, koi-koi: that is the whole game."),
            tr_noop(
                "A real game has several rounds. Ask for a hint whenever you like, and open the "
                "rules or the cards at any time."
            ),
            tr_noop("Have fun!"),
        ),
        board=(Group("11"), Group("31"), Group("81"), Group("b1"), Group("c1")),
        offers=(Offer.PLAY, Offer.RULES, Offer.CARDS),
    ),
)

STEPS: Final[tuple[Step, ...]] = (*_MONTHS, *_KINDS, *_CAPTURING, *_YAKU, *_LAST)

OUTCOMES: Final = (
    tr_noop("You have won the round! That was your first game."),
    tr_noop("The other one was faster this time. Now you have seen how it goes."),
    tr_noop("Nobody made a yaku. That happens; the next round decides."),
)
"""What is said of the round that was played: it was won, lost, or neither."""
