"""Games as text: what was dealt and what was played, enough to play it all again.

A record is lines of a key and a value. It carries the game's rules as they were when it was dealt,
so that an edited rule file never breaks an old game::

    hanafuda-record 1
    game yatsuhashi
    digest 9f2c...
    seed 12345
    elapsed-ms 83211
    played 3
    moves t c1-c4:2 t y:aka-tan:12,22,32
    rules {"columns":[...
    end 5d41402a

``moves`` lists the moves that were played and then those that redo would play; ``played`` says how
many are of the first kind. A deal that was written out has ``order`` lines, a position that was
set up has ``picture`` lines. A game for several also says how many ``players`` there are, who has
which of the ``seats``, and how many ``rounds`` they agreed on, if not as the rules say. ``chance``
is the number from which the chance of computer players comes, and by which two games of one deal
are told apart; ``taken-back`` and ``helped`` say how often moves were taken back and help was asked
for.

The number after ``end`` tells damage from intent: a person who edits a record takes it away. Blank
lines and lines that begin with ``#`` say nothing.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from hanafuda_desktop.cards.notation import NotationError, parse_card, short
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import EngineError, Family, NewerRecord, RecordError
from hanafuda_desktop.engine.game import Deal, Game
from hanafuda_desktop.rules.fingerprint import digest, digest_of, from_json, to_json
from hanafuda_desktop.rules.language import Language
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import tr, tr_noop

MAX_TEXT: Final = 2_000_000
"""Longest record that is read, in characters."""
MAX_MOVES: Final = 50_000
"""Most moves that a record holds, so that replaying one is a matter of a second or two."""
MAX_CHANCE: Final = 2**63 - 1
"""Largest number for the chance of computer players."""
MAX_ELAPSED: Final = 10 * 365 * 24 * 3600 * 1000
"""Longest time that a record may say was played, in milliseconds: ten years."""

_HEAD: Final = "hanafuda-record"
_VERSION: Final = 1
_LONGEST_VERSION: Final = 9
_WIDTH: Final = 78
_MANY: Final = frozenset({"moves", "order", "picture", "rules", "cut-short"})
_NEEDED: Final = ("game", "digest", "seed", "played", "rules")
_ONCE: Final = frozenset(
    {*_NEEDED, "players", "rounds", "seats", "chance", "taken-back", "helped", "elapsed-ms"} - _MANY
)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was written down.

    Attributes:
        rules: the rules it was dealt by.
        digest: their digest.
        seed: the deal's number.
        laid: the deal that was written out, or the position that was set up, if it was.
        moves: all moves in notation, the ones that redo would play last.
        played: how many of ``moves`` count as played.
        elapsed_ms: how long it was played, in milliseconds, if that was written down.
        players: how many played, where the rules leave it open.
        rounds: how many rounds they agreed on, if not as the rules say.
        seats: a word for whoever sat in each seat, if that was written down.
        chance: a number by chance, if one was written down; it tells two games of one deal apart.
        taken_back: how often moves were taken back.
        helped: how often a hint or a way to win was shown.
        cut_short: which moves, the first being 1, a computer player chose before it had thought of
            all that players of its level think of, for that took too long; without them, the deal
            and the people's moves say what the computers play.
        move_lines: the line on which each move stands, for messages.
    """

    rules: GameBase
    digest: str
    seed: int
    laid: Deal | None
    moves: tuple[str, ...]
    played: int
    elapsed_ms: int | None = None
    players: int | None = None
    rounds: int | None = None
    seats: tuple[str, ...] = ()
    chance: int | None = None
    taken_back: int = 0
    helped: int = 0
    cut_short: tuple[int, ...] = ()
    move_lines: tuple[int, ...] = field(default=(), compare=False, repr=False)


def write_record(
    game: Game,
    *,
    elapsed_ms: int | None = None,
    seats: tuple[str, ...] = (),
    chance: int | None = None,
    taken_back: int = 0,
    helped: int = 0,
    cut_short: Iterable[int] = (),
) -> str:
    """The game as text.

    Args:
        game: the game, with what can be redone.
        elapsed_ms: how long it was played, in milliseconds.
        seats: a word for whoever sits in each seat.
        chance: a number by chance that tells two games of one deal apart.
        taken_back: how often moves were taken back.
        helped: how often a hint or a way to win was shown.
        cut_short: which moves, the first being 1, computer players had to choose too early.

    Raises:
        RecordError: more moves were made than a record holds.
    """
    moves = (*game.moves, *game.undone)
    if len(moves) > MAX_MOVES:
        raise RecordError(
            tr("the game has {n} moves; a record holds {most}", n=len(moves), most=MAX_MOVES)
        )
    rules_json = to_json(game.rules)
    lines = [f"{_HEAD} {_VERSION}", f"game {game.rules.id}", f"digest {digest_of(rules_json)}"]
    said = {
        "seed": game.seed,
        "players": game.family.seats if game.family.seats > 1 else None,
        "rounds": game.rounds,
        "seats": " ".join(seats) if len(seats) > 1 else None,
        "chance": chance,
        "taken-back": taken_back or None,
        "helped": helped or None,
    }
    lines += [f"{key} {value}" for key, value in said.items() if value is not None]
    order, position = game.laid or Deal()
    lines += _wrapped("order", map(short, order or ()))
    lines += [f"picture {line}".rstrip() for line in (position or "").splitlines()]
    if elapsed_ms is not None:
        lines.append(f"elapsed-ms {min(max(elapsed_ms, 0), MAX_ELAPSED)}")
    lines.append(f"played {len(game.moves)}")
    lines += _wrapped("moves", map(game.family.write_move, moves))
    lines += _wrapped("cut-short", map(str, sorted(n for n in cut_short if n <= len(moves))))
    lines += [f"rules {piece}" for piece in _pieces(rules_json)]
    lines.append(f"end {_checksum(lines)}")
    return "\n".join(lines) + "\n"


def read_record(text: str, language: Language[Any]) -> Record:
    """The record that a text holds; whether its moves can be played is for :func:`replay` to say.

    Raises:
        NewerRecord: it was written by a newer version of the program.
        RecordError: the text is no record, or a damaged one; the message names the line.
    """
    if len(text) > MAX_TEXT:
        raise RecordError(tr("the text is too long for a record ({n} characters)", n=len(text)))
    entries = _entries(text)
    missing = [key for key in _NEEDED if key not in entries]
    if missing:
        raise RecordError(tr("the record does not say '{key}'", key=missing[0]))
    moves, move_lines = _words(entries.get("moves", []))
    if len(moves) > MAX_MOVES:
        raise RecordError(
            tr("the record has {n} moves; at most {most} are read", n=len(moves), most=MAX_MOVES)
        )
    rules = _rules(entries, language)
    return Record(
        rules=rules,
        digest=digest(rules),
        seed=_number(entries, "seed", MAX_SEED),
        laid=_laid(entries),
        moves=moves,
        played=_number(entries, "played", len(moves)),
        elapsed_ms=_number(entries, "elapsed-ms", MAX_ELAPSED) if "elapsed-ms" in entries else None,
        players=_number(entries, "players", 7, least=1) if "players" in entries else None,
        rounds=_number(entries, "rounds", 99, least=1) if "rounds" in entries else None,
        seats=tuple(_words(entries.get("seats", []))[0]),
        chance=_number(entries, "chance", MAX_CHANCE) if "chance" in entries else None,
        taken_back=_number(entries, "taken-back", MAX_MOVES) if "taken-back" in entries else 0,
        helped=_number(entries, "helped", MAX_MOVES) if "helped" in entries else 0,
        cut_short=tuple(
            _read_number("cut-short", line, word, len(moves), least=1)
            for word, line in zip(*_words(entries.get("cut-short", [])), strict=True)
        ),
        move_lines=move_lines,
    )


def is_newer(text: str) -> bool:
    """Whether a text is a record that a newer version of the program wrote."""
    head, _, version = next((line for _, line in _lines(text)), "").partition(" ")
    is_number = version.isascii() and version.isdecimal() and len(version) < _LONGEST_VERSION
    return head == _HEAD and is_number and int(version) > _VERSION


Compile = Callable[[GameBase, int | None, int | None], Family[Any, Any]]
"""Gives the engine of some rules, for so many players and rounds."""


def replay(record: Record, compile_rules: Compile) -> Game:
    """The game, with every move played again and the last ones taken back for redo.

    Raises:
        RecordError: the deal or a move is not possible by the record's rules.
    """
    try:
        game = Game(
            compile_rules(record.rules, record.players, record.rounds),
            seed=record.seed,
            laid=record.laid,
            rounds=record.rounds,
        )
    except EngineError as error:
        raise RecordError(tr("the record's deal is not possible: {why}", why=error)) from error
    for number, word in enumerate(record.moves, start=1):
        try:
            game.push(game.family.read_move(word))
        except EngineError as error:
            why = tr("move {number}, '{move}': {why}", number=number, move=_cut(word), why=error)
            if record.move_lines:
                why = _on_line(record.move_lines[number - 1], why)
            raise RecordError(why) from error
    for _ in range(len(record.moves) - record.played):
        game.pop()
    return game


# --- writing -----------------------------------------------------------------------------------


def _wrapped(key: str, words: Iterable[str]) -> list[str]:
    lines: list[str] = []
    line = key
    for word in words:
        if len(line) + 1 + len(word) > _WIDTH and line != key:
            lines.append(line)
            line = key
        line += f" {word}"
    return lines if line == key else [*lines, line]


def _pieces(text: str) -> Iterator[str]:
    """Cut into lines; mail and chat programs drop spaces at a line's ends, so spell those out.

    In JSON on one line a space stands within a string only, where it can be spelled out.
    """
    room = _WIDTH - len("rules ") - 2 * len("u0020")
    start = 0
    while start < len(text):
        stop = start + room
        if stop < len(text):
            stop = text.rfind(",", start + room // 2, stop) + 1 or stop
        piece = text[start:stop]
        if piece.endswith(" "):
            piece = f"{piece[:-1]}\\u0020"
        yield f"\\u0020{piece[1:]}" if piece.startswith(" ") else piece
        start = stop


def _checksum(lines: Iterable[str]) -> str:
    return f"{crc32(chr(10).join(lines).encode()):08x}"


# --- reading -----------------------------------------------------------------------------------

_Entries = dict[str, list[tuple[int, str]]]


def _entries(text: str) -> _Entries:
    """Every key's values with their lines, once the head, the end and the checksum are right."""
    lines = _lines(text)
    if not lines or lines[0][1].split(" ")[0] != _HEAD:
        raise RecordError(
            tr("this is no record: its first line does not begin with '{head}'", head=_HEAD)
        )
    if lines[0][1] != f"{_HEAD} {_VERSION}":
        why = tr("this version of the program reads records of version {version}", version=_VERSION)
        kind = NewerRecord if is_newer(text) else RecordError
        raise kind(_on_line(lines[0][0], why))
    last_line, last = lines[-1]
    if last.split(" ")[0] != "end":
        raise _fault(last_line, tr("the record is cut off; its last line should be 'end'"))
    sums = last.split()[1:]
    if sums and sums != [_checksum(line for _, line in lines[:-1])]:
        raise _fault(last_line, tr("the record is damaged: its check number is wrong"))
    entries: _Entries = {}
    for number, line in lines[1:-1]:
        key, _, value = line.partition(" ")
        if key not in _MANY and key not in _ONCE:
            raise _fault(number, tr("a record has no '{key}'", key=_cut(key)))
        if key in _ONCE and key in entries:
            raise _fault(number, tr("'{key}' is said twice", key=key))
        entries.setdefault(key, []).append((number, value))
    return entries


def _lines(text: str) -> list[tuple[int, str]]:
    # Split at line feeds alone: splitlines() would also cut at separators inside JSON strings.
    plain = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    numbered = enumerate(plain.split("\n"), start=1)
    stripped = ((number, line.strip(" \t")) for number, line in numbered)
    return [(number, line) for number, line in stripped if line and not line.startswith("#")]


def _words(values: list[tuple[int, str]]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    pairs = [(word, number) for number, value in values for word in value.split()]
    return tuple(word for word, _ in pairs), tuple(number for _, number in pairs)


def _number(entries: _Entries, key: str, most: int, *, least: int = 0) -> int:
    line, value = entries[key][0]
    return _read_number(key, line, value, most, least=least)


def _read_number(key: str, line: int, value: str, most: int, *, least: int) -> int:
    # Twenty digits are enough for any number here, and keep int() quick.
    plain = value.isascii() and value.isdigit() and len(value) <= 20
    if not (plain and least <= int(value) <= most):
        said = tr_noop("'{key}' must be a number from {least} to {most}, not '{value}'")
        raise _fault(line, tr(said, key=key, least=least, most=most, value=_cut(value)))
    return int(value)


def _laid(entries: _Entries) -> Deal | None:
    if "picture" in entries:
        if "order" in entries:
            raise _fault(entries["picture"][0][0], tr("a record has a deal or a picture"))
        return Deal(position="".join(f"{value}\n" for _, value in entries["picture"]))
    if "order" not in entries:
        return None
    cards: list[int] = []
    for word, line in zip(*_words(entries["order"]), strict=True):
        try:
            cards.append(parse_card(word))
        except NotationError as error:
            raise _fault(line, str(error)) from error
    return Deal(order=tuple(cards))


def _rules(entries: _Entries, language: Language[Any]) -> GameBase:
    line = entries["rules"][0][0]
    try:
        rules: Any = from_json("".join(value for _, value in entries["rules"]), language)
        written = digest(rules)
    except (ValueError, RecursionError) as error:
        raise _fault(line, tr("the record's rules cannot be read")) from error
    for key, found in (("game", rules.id), ("digest", written)):
        number, value = entries[key][0]
        if value != found:
            why = tr(
                "'{said}' does not fit the rules on line {line}",
                said=f"{key} {_cut(value)}",
                line=line,
            )
            raise _fault(number, why)
    checked: GameBase = rules
    return checked


def _on_line(number: int, why: str) -> str:
    return tr("line {number}: {error}", number=number, error=why)


def _fault(number: int, why: str) -> RecordError:
    return RecordError(_on_line(number, why))


def _cut(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}..."
