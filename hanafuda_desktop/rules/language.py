"""What the language of rule files consists of: what all files say, and what those of each family.

Whoever reads files is handed the language. A family's part of it is fetched when a file of that
family is first read: a program that opens a patience does not wait for the words of all other games
to be understood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic

from typing_extensions import TypeVar

from hanafuda_desktop.rules.checks import Check
from hanafuda_desktop.rules.schema.game import GameBase

RulesT_co = TypeVar("RulesT_co", bound=GameBase, default=GameBase, covariant=True)


@dataclass(frozen=True, slots=True)
class ReferenceSection:
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


@dataclass(frozen=True, slots=True)
class Piles:
    """Which piles can be named under a key.

    Attributes:
        kinds: kinds of pile.
        groups: lists whose parts can be named there, too.
    """

    kinds: tuple[str, ...]
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dialect(Generic[RulesT_co]):
    """What the rule files of a family say.

    Attributes:
        model: what reads them.
        checks: what makes no sense in them.
    """

    model: type[RulesT_co]
    checks: tuple[Check, ...]


class Language(Mapping[str, Dialect[RulesT_co]]):
    """The families of games by name; to know the names, nothing of a family is imported.

    Args:
        dialects: where each family's part comes from.
        parts: where the sections of their reference come from.
        piles: where the keys that name piles come from.

    Attributes:
        parts: the same.
        piles: the same.
    """

    def __init__(
        self,
        dialects: Mapping[str, Callable[[], Dialect[RulesT_co]]],
        parts: Callable[[], tuple[ReferenceSection, ...]],
        piles: Callable[[], Mapping[str, Piles]],
    ) -> None:
        self._dialects = dialects
        self.parts = parts
        self.piles = piles

    def __getitem__(self, family: str) -> Dialect[RulesT_co]:
        return self._dialects[family]()

    def __contains__(self, family: object) -> bool:
        return family in self._dialects

    def __iter__(self) -> Iterator[str]:
        return iter(self._dialects)

    def __len__(self) -> int:
        return len(self._dialects)

    def model(self, family: str | None) -> type[RulesT_co] | None:
        """What reads the files of a family, if there is such a one."""
        return self[family].model if family in self and family is not None else None
