"""Bodies by rule: a spine, and the flesh on both sides of it.

Necks, arms, fingers and trunks are easier to pose by their spine than by their outline: bend the
spine and the outline follows, with no joint to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_desktop.studio.brush import pressure_at
from hanafuda_desktop.studio.curves import Path, Points, flow, normals, resample

__all__ = ["fleshed"]


def fleshed(spine: Points, left: Sequence[float], right: Sequence[float]) -> Path:
    """The closed outline round a spine.

    Args:
        spine: the points the middle flows through, first to last.
        left: millimetres of flesh to the left of the way, evenly spaced from first to last.
        right: the same to the right of it.
    """
    path = flow(spine)
    path = resample(path, max(24, min(160, len(path))))
    near: Path = []
    far: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        share = i / (len(path) - 1)
        over, under = pressure_at(left, share), pressure_at(right, share)
        near.append((x - nx * over, y - ny * over))
        far.append((x + nx * under, y + ny * under))
    return near + far[::-1]
