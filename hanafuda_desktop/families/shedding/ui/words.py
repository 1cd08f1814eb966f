"""A shedding game in words: its names, turns, effects and moves, and why a move is a good one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, assert_never

from hanafuda_desktop.engine.events import CardsMoved, Event, PileTurnedOver, RaceRun, RoundBegun
from hanafuda_desktop.engine.reaction_race import RaceResult
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.family import coming_effect, shed_by, wins
from hanafuda_desktop.families.shedding.moves import (
    BareMove,
    Combine,
    DirectionTurned,
    DiscardDrawn,
    EffectStruck,
    HandsSwapped,
    PalmLaid,
    Race,
    SheddingMove,
    Struggled,
    Swap,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.families.shedding.schema import Effect, SheddingRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import about, card_words, parts
from hanafuda_desktop.table.narration import MoveTold, RoundNames, TurnTold, begun_words
from hanafuda_desktop.text.language import Text, tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import listed, paragraph, sentence


def shedding_names(rules: SheddingRules, seats: Sequence[str]) -> RoundNames:
    """The names that a rule file of a shedding game gives.

    Args:
        rules: the rule file.
        seats: the players, from seat 0 on.
    """
    effects = {effect.id: plain(effect.name) for effect in rules.effects}
    again = frozenset(effect.id for effect in rules.effects if effect.again)
    return RoundNames(seats=tuple(seats), effects=effects, again=again, months=False)


# What was played of late in a shedding game: the events of a round as turns, told in sentences.
#
# Cards that somebody drew and kept are never named: whoever reads this may be one of the others.


_NOBODY: Final = tr_noop("nobody was in time"), tr_noop("Nobody was in time")
_YOU_PAY: Final = tr_noop("you pay nothing"), tr_noop("You pay nothing")
_YOUR_FORFEIT: Final = tr_noop("you play a forfeit"), tr_noop("You play a forfeit")
"""What is said within a sentence, and as the beginning of one."""


def race_words(result: RaceResult, names: RoundNames, *, begins: bool = True) -> str:
    """How a race ended, in a sentence without its full stop, or where it goes on with one."""
    if begins and result.by_lot:
        outcome = race_words(result, names, begins=False)
        return tr("Lots were drawn: {outcome}", outcome=outcome)
    first, last = result.exempt, result.forfeit
    paid = played = ""
    if first is not None:
        who = names.seats[first]
        is_you = names.is_you(first)
        paid = tr(_YOU_PAY[begins]) if is_you else tr("{name} pays nothing", name=who)
    if last is not None:
        who = names.seats[last]
        words = _YOUR_FORFEIT[begins and not paid]
        played = tr(words) if names.is_you(last) else tr("{name} plays a forfeit", name=who)
    return _both(paid, played) if paid and played else paid or played or tr(_NOBODY[begins])


def _both(one: str, two: str) -> str:
    """Two things that happened."""
    return tr("{first} and {last}", meaning="what happened", first=one, last=two)


_DREW: Final = tr_noop("drew a card")
"""Of a card about which its player is asked; others come into the hand and are counted."""
_PLAIN: Final[Mapping[type, str]] = {
    TurnPassed: tr_noop("passed"),
    DirectionTurned: tr_noop("turns go the other way round"),
    PileTurnedOver: tr_noop("the discard pile became the stock"),
    PalmLaid: tr_noop("shed the last card"),
}
"""What there is but one way to say."""


@dataclass(slots=True)
class _Turn:
    """A turn as it is being read from its events."""

    seat: int
    first: int
    names: RoundNames
    parts: list[tuple[str, str]] = field(default_factory=list)
    """What is told of it: an effect, or none, and what is said of that or by itself."""
    cards: list[int] = field(default_factory=list)
    _drawn: dict[int, int] = field(default_factory=dict)
    """How many cards seats have drawn that is not told yet."""
    _struck: int | None = None
    """Whom the last part of what was said speaks of, where more may happen to the same seat."""
    _again: bool = False
    """Whether an effect gives another turn."""
    _shed: list[int] = field(default_factory=list)
    """Hand cards, or the drawn one, that went straight to the discard pile."""
    _laid: list[int] = field(default_factory=list)
    """The same on the field, where they lie now."""
    _swept: list[int] = field(default_factory=list)
    """Cards that have left the field by themselves."""

    def read(self, events: Iterable[Event]) -> None:
        """Read what happened in one of its moves."""
        for event in events:
            match event:
                case CardsMoved(cards=cards, source=source, target=target):
                    known = [card for card in cards if card is not None]
                    self._moves(known, len(cards), source, target)
                case _:
                    self._tell_moves()
                    self._tell(event)
        self._tell_moves()

    def _moves(self, cards: list[int], count: int, source: str, target: str) -> None:
        own = source in (f"h{self.seat}", "x")
        if own and target in ("f", "d"):
            self.cards += cards
            (self._laid if target == "f" else self._shed).extend(cards)
        elif source == "f" and target == "d":
            self._sweep(cards)
        elif source == "x":
            self._keeps()
        elif (source, target) == ("s", "x"):
            self._say(tr(_DREW))
        elif source == "s" and target.startswith("h"):
            seat = int(target[1:])
            self._drawn[seat] = self._drawn.get(seat, 0) + count

    def _keeps(self) -> None:
        if self.parts and self.parts[-1][1] == tr(_DREW):
            self.parts[-1] = ("", tr("drew a card and kept it"))
        else:
            self._say(tr("kept the drawn card"))

    def _sweep(self, cards: list[int]) -> None:
        """Cards leave the field: those that lay there, with hand cards on them or by themselves."""
        laid = [card for card in cards if card in self._laid]
        under = [card for card in cards if card not in self._laid]
        if laid:
            on = card_words(under)
            self._say(tr("laid {cards} on {field}", cards=card_words(laid), field=on))
            self._laid = [card for card in self._laid if card not in laid]
        else:
            self._swept += under
            self.cards += under

    def _tell_moves(self) -> None:
        """Tell the cards that moved until now."""
        self._tell_drawn()
        if self._shed:
            self._say(tr("discarded {cards}", cards=card_words(self._shed)))
        if self._swept:
            cards = card_words(self._swept)
            self._say(tr("discarded {cards} from the field", cards=cards))
        if self._laid:
            self._say(tr("laid {cards} on the field", cards=card_words(self._laid)))
        for told in (self._shed, self._swept, self._laid):
            told.clear()

    def _tell_drawn(self) -> None:
        """Tell who drew cards until now; several who drew as many, as by one effect, together."""
        drawn, counts = self._drawn, set(self._drawn.values())
        if len(drawn) > 1 and len(counts) == 1:
            said = trn(
                "{names} drew one card each",
                "{names} drew {n} cards each",
                counts.pop(),
                names=listed([self.names.whom(seat) for seat in drawn]),
            )
            self._add(said)
        else:
            for seat, count in drawn.items():
                self._happens(seat, trn("drew one card", "drew {n} cards", count))
        drawn.clear()

    def _add(self, said: str) -> None:
        """Say something more: of an effect whose name was just said, or by itself."""
        if self._waits:
            self.parts[-1] = (self.parts[-1][0], said)
        else:
            self._say(said)

    def _say(self, said: str) -> None:
        """Say something by itself."""
        self.parts.append(("", said))

    @property
    def _waits(self) -> bool:
        """Whether the last thing is an effect of which nothing is said yet."""
        return bool(self.parts and not self.parts[-1][1])

    def _happens(self, seat: int, what: str) -> None:
        """Something happens to somebody, mostly by an effect; whom it struck is named but once."""
        if self.parts and self._struck == seat and not self._waits:
            effect, said = self.parts[-1]
            self.parts[-1] = (effect, _both(said, what))
        elif seat == self.seat:
            self._add(what)
        else:
            self._add(tr("{who} {did}", who=self.names.whom(seat), did=what))
        self._struck = seat

    def _tell(self, event: Event) -> None:
        match event:
            case EffectStruck(_, effect, _):
                self.parts.append((self.names.effects[effect], ""))
                self._again = effect in self.names.again
                self._struck = None
            case TurnLost(seat):
                is_you = self.names.is_you(seat)
                self._happens(seat, tr("lost your turn") if is_you else tr("lost the turn"))
            case HandsSwapped(_, other):
                self._happens(
                    self.seat, tr("swapped hands with {name}", name=self.names.whom(other))
                )
            case RaceRun(result):
                outcome = race_words(result, self.names, begins=False)
                if result.by_lot:
                    self._say(tr("lots were drawn: {outcome}", outcome=outcome))
                else:
                    self._say(tr("the race: {outcome}", outcome=outcome))
            case _ if type(event) in _PLAIN:
                self._add(tr(_PLAIN[type(event)]))
                self._struck = None
            case _:
                pass

    def told(self) -> TurnTold:
        """The turn, told."""
        if self._again:
            self._add(tr("another turn"))
        # Where an effect strikes nobody, there was nothing to draw.
        said = parts(
            about(effect, what or tr("nothing to draw")) if effect else what
            for effect, what in self.parts
        )
        return TurnTold(self.seat, self.first, said, tuple(self.cards))


def shedding_turns_told(
    moves: Sequence[tuple[int | None, Sequence[Event]]], names: RoundNames, first: int = 0
) -> tuple[TurnTold, ...]:
    """The turns of a shedding game, oldest first.

    Args:
        moves: for each move, whose it was and what happened.
        names: of seats and effects.
        first: the number of the first of these moves, from the beginning of the game.
    """
    told: list[TurnTold | _Turn] = []
    turn: _Turn | None = None
    for number, (seat, events) in enumerate(moves, start=first):
        begun = next((event for event in events if isinstance(event, RoundBegun)), None)
        if seat is None or begun is not None:
            turn = None
            if begun is not None:
                told.append(TurnTold(None, number, begun_words(begun, names)))
            continue
        if turn is None or turn.seat != seat or _begins(seat, events):
            turn = _Turn(seat, number, names)
            told.append(turn)
        turn.read(events)
    return tuple([each.told() if isinstance(each, _Turn) else each for each in told])


def _begins(seat: int, events: Sequence[Event]) -> bool:
    """Whether a move is the first of a turn: something from the hand, a draw, or nothing."""
    match events[0] if events else None:
        case Struggled() | TurnPassed():
            return True
        case CardsMoved(source=source, target=target):
            return source == f"h{seat}" or (source, target) == ("f", "d")
        case _:
            return False


NO_EFFECT: Final[Text] = "No effect."
"""What is said of a move of which nothing comes."""
_NUMBERS: Final[tuple[Annotated[Text, "so many cards"], ...]] = ("one", "two", "three", "four")


@dataclass(frozen=True, slots=True)
class Foretold:
    """What comes of a move.

    Attributes:
        said: in words.
        effect: the effect, for its sign.
        wins: whether the move wins the round.
    """

    said: str
    effect: Effect | None = None
    wins: bool = False


def foretell(rules: SheddingRules, view: View, move: SheddingMove) -> Foretold:
    """What comes of a move, before it is played."""
    if wins(view, move):
        return Foretold(tr("Your last card: you win the round!"), wins=True)
    coming = coming_effect(rules, view, move)
    if coming is None:
        return Foretold(tr(NO_EFFECT))
    return Foretold(effect_told(coming.effect), coming.effect)


def effect_told(effect: Effect) -> str:
    """All that an effect does, one sentence after the other."""
    said = []
    if effect.reverse:
        said.append(tr("Turns go the other way round"))
    if effect.swap == "next":
        said.append(tr("You swap hands with the next player"))
    elif effect.swap == "choose":
        said.append(tr("You swap hands with someone"))
    if effect.draw and effect.who == "others":
        said.append(_others_draw(effect.draw))
    said.append(_suffered(effect, at_seat=False))
    if effect.again:
        said.append(tr("You have another turn"))
    return paragraph(sentence(each) for each in said if each) or tr(NO_EFFECT)


def _cards(count: int) -> str:
    """So many cards as a word: ``two``."""
    if count <= len(_NUMBERS):
        return tr(_NUMBERS[count - 1], meaning="so many cards")
    return trn("{n}", "{n}", count, meaning="so many cards")


def _others_draw(count: int) -> str:
    return tr("All others draw {cards}", cards=_cards(count))


_SUFFERED: Final = {
    (True, True): (
        tr_noop("The next player draws {cards} and loses the turn"),
        tr_noop("draws {cards} and loses the turn"),
    ),
    (True, False): (tr_noop("The next player draws {cards}"), tr_noop("draws {cards}")),
    (False, True): (tr_noop("The next player loses the turn"), tr_noop("loses the turn")),
    (False, False): ("", ""),
}
"""What the next player suffers, who draws or loses the turn; and the same said at that seat."""


def _suffered(effect: Effect, *, at_seat: bool) -> str:
    draws = effect.draw > 0 and effect.who == "next"
    words = _SUFFERED[draws, effect.skip and not effect.again][at_seat]
    return tr(words, cards=_cards(effect.draw)) if words else ""


def struck_words(effect: Effect) -> tuple[str, str]:
    """An effect's name, and what it does to the seat at which it is called out."""
    does = _suffered(effect, at_seat=True)
    if not does and effect.draw:
        does = _others_draw(effect.draw)
    if not does and effect.again:
        does = tr("Another turn")
    if not does and effect.reverse:
        does = tr("Turns go the other way round")
    if not does and effect.swap != "nobody":
        does = tr("Hands swapped")
    return plain(effect.name), does


# Why a move of a shedding game is a good one, in a few words: what it sheds, and its effect.


def shedding_hint_words(
    rules: SheddingRules, view: View, move: SheddingMove, names: RoundNames
) -> str:
    """What a move does and why that is good, as a sentence.

    Args:
        rules: the game's rules.
        view: what the seat to move sees.
        move: the move.
        names: of the seats.
    """
    match move:
        case Combine():
            said, why = combination_words(move), _reasons(rules, view, move)
            return tr("{move}: {reasons}.", move=said, reasons=why)
        case DiscardDrawn(onto):
            why = _reasons(rules, view, move)
            if onto is None:
                return tr("Lay the drawn card on the discard pile: {reasons}.", reasons=why)
            card = card_words([onto])
            return tr("Lay the drawn card on {card}: {reasons}.", card=card, reasons=why)
        case BareMove.KEEP:
            return tr("Keep the drawn card.")
        case BareMove.STRUGGLE:
            return tr("Draw a card: nothing better goes together.")
        case BareMove.SIT_OUT:
            return tr("There is nothing to play and nothing to draw.")
        case Swap(seat):
            count = len(view.pile(f"h{seat}").cards)
            return trn(
                "Swap hands with {name}, who has one card.",
                "Swap hands with {name}, who has {n} cards.",
                count,
                name=names.whom(seat),
            )
        case _:
            return ""


def shedding_move_told(move: SheddingMove, names: RoundNames) -> MoveTold:
    """A move of a shedding game.

    Args:
        move: the move.
        names: of the seats.
    """
    match move:
        case Combine():
            return MoveTold(combination_words(move), (*move.hand, *move.lay, *move.field))
        case DiscardDrawn(onto):
            if onto is None:
                return MoveTold(tr("Lay the drawn card on the discard pile"))
            return MoveTold(tr("Lay the drawn card on {card}", card=card_words([onto])), (onto,))
        case BareMove.KEEP:
            return MoveTold(tr("Keep the drawn card"))
        case BareMove.STRUGGLE:
            return MoveTold(tr("Draw a card"))
        case BareMove.SIT_OUT:
            return MoveTold(tr("Do nothing"))
        case Swap(seat):
            return MoveTold(tr("Swap hands with {name}", name=names.whom(seat)))
        case Race() | BareMove.DRAW_LOTS:
            return MoveTold(tr("Race"))
        case NextRound():
            return MoveTold(tr("Begin the next round"))
        case _:
            assert_never(move)


def combination_words(move: Combine) -> str:
    """What playing a combination does, without a full stop."""
    hand, field = card_words(move.hand), card_words(move.field)
    if hand and field:
        return tr("Lay {cards} on {field}", cards=hand, field=field)
    if hand:
        return tr("Discard {cards}", cards=hand)
    if not move.lay:
        return tr("Discard {cards} from the field", cards=field)
    return tr(
        "Discard {cards} from the field and lay {laid} there",
        cards=field,
        laid=card_words(move.lay),
    )


def _reasons(rules: SheddingRules, view: View, move: SheddingMove) -> str:
    if wins(view, move):
        return tr("your last card, and the round is yours")
    shed = shed_by(move)
    reason = tr("no more cards in your hand")
    if shed:
        reason = trn("one card fewer in your hand", "{n} cards fewer in your hand", shed)
    if coming_effect(rules, view, move) is None:
        return reason
    effect = _within(foretell(rules, view, move).said)
    return tr("{reason}, and {effect}", reason=reason, effect=effect)


def _within(said: str) -> str:
    """A sentence that goes on with another one: small at first, and without its full stop."""
    return f"{said[:1].lower()}{said[1:].rstrip('.。')}"
