"""Ears and hands for tests of a session."""

from __future__ import annotations

from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.play.session import Session

__all__ = ["Heard", "play", "read_text"]


class Heard:
    """What a session told."""

    def __init__(self, session: Session) -> None:
        self.said: list[str] = []
        self.order: list[str] = []
        session.said.connect(self.said.append)
        session.began.connect(lambda: self.order.append("began"))
        session.happened.connect(lambda events: self.order.append("happened"))
        session.stepped.connect(lambda: self.order.append("stepped"))


def play(session: Session, moves: int) -> None:
    for _ in range(moves):
        session.play(session.moves[0])


def read_text(session: Session, text: str) -> None:
    """Put the game of a text on the table."""
    record = read_record(text, LANGUAGE)
    session.read(record, replay(record, compile_rules))
