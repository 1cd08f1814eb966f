"""What the engine says when it cannot do what is asked."""

from __future__ import annotations

__all__ = ["DealError", "EngineError", "IllegalMove", "NewerRecord", "RecordError"]


class EngineError(ValueError):
    """Base of the engine's refusals; the message is one sentence for people."""


class IllegalMove(EngineError):
    """A move that the rules do not allow here; the message says why not."""


class DealError(EngineError):
    """A written-out deal that does not hold exactly the deck's cards."""


class RecordError(EngineError):
    """A record or a text picture that cannot be read or does not replay."""


class NewerRecord(RecordError):
    """A record that a newer version of the program wrote."""
