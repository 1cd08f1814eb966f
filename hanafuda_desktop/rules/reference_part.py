"""One section of the reference of rule files."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """A section of the reference.

    Attributes:
        model: the name of the part in the JSON Schema.
        title: its heading.
        example: some lines of a rule file; the test reads them as part of a whole game.
        more: what the table cannot say.
        family: the family of the game that the example is a part of.
        chapter: the heading of the chapter that begins with it.
    """

    model: str
    title: str
    example: str
    more: str = ""
    family: str = "tableau"
    chapter: str = ""
