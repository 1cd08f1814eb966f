"""Packs the built program into the one file that people fetch, and writes its checksum beside it.

The same program gives the same archive to the byte: names in order, one time for all, no owner.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import sys
import tarfile
import time
import zipfile
from pathlib import Path
from typing import Final

from contents import ROOT
from facts import IDENTIFIER, NAME, archive_name

__all__ = ["SUMS", "pack", "stage", "write_sums"]

SUMS: Final = "SHA256SUMS"
_LINUX: Final = ROOT / "packaging" / "linux"
_LICENCES: Final = ("LICENSE", "LICENSE-ART")
_EARLIEST: Final = 315_532_800
"""The beginning of 1980, in seconds since 1970: a zip file knows no time before."""


def stage(into: Path, folder: Path) -> Path:
    """Lay beside each other what an archive holds, below its own name; returns that folder.

    Args:
        into: where PyInstaller has made the program.
        folder: where to lay it; what was there is gone.
    """
    top = folder / archive_name()
    shutil.rmtree(folder, ignore_errors=True)
    top.mkdir(parents=True)
    name = f"{NAME}.app" if sys.platform == "darwin" else "hanafuda"
    shutil.copytree(into / name, top / name, symlinks=True)
    for licence in _LICENCES:
        shutil.copy(ROOT / licence, top)
    if sys.platform == "linux":
        _stage_desktop(top)
    return top


def _stage_desktop(top: Path) -> None:
    """What a desktop of Linux wants to know, laid out as below /usr, and the installing script."""
    shutil.copy(_LINUX / "install.sh", top)
    files = {
        _LINUX / "hanafuda-desktop.desktop": "share/applications/hanafuda-desktop.desktop",
        _LINUX / f"{IDENTIFIER}.metainfo.xml": f"share/metainfo/{IDENTIFIER}.metainfo.xml",
    }
    for icon in (ROOT / "assets" / "icon").glob("icon-*.png"):
        side = icon.stem.removeprefix("icon-")
        files[icon] = f"share/icons/hicolor/{side}x{side}/apps/hanafuda-desktop.png"
    for source, target in files.items():
        (top / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, top / target)


def pack(top: Path, into: Path) -> Path:
    """The archive of a folder, in the form that its system opens without help; returns it."""
    if sys.platform == "win32":
        return _zip(top, into / f"{top.name}.zip")
    return _tar(top, into / f"{top.name}.tar.gz")


def _time() -> int:
    return max(int(os.environ.get("SOURCE_DATE_EPOCH", _EARLIEST)), _EARLIEST)


def _tar(top: Path, archive: Path) -> Path:
    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = _time()
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    # tarfile would write the archive's name and the time of day into gzip's head.
    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for found in [top, *sorted(top.rglob("*"))]:
            tar.add(found, found.relative_to(top.parent), recursive=False, filter=plain)
    return archive


def _zip(top: Path, archive: Path) -> Path:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for found in sorted(top.rglob("*")):
            if found.is_file():
                name = found.relative_to(top.parent).as_posix()
                member = zipfile.ZipInfo(name, time.gmtime(_time())[:6])
                member.compress_type = zipfile.ZIP_DEFLATED
                member.external_attr = 0o644 << 16
                packed.writestr(member, found.read_bytes())
    return archive


def write_sums(folder: Path) -> Path:
    """List the SHA-256 of each archive in a folder, as ``sha256sum --check`` reads it."""
    archives = sorted(
        found for found in folder.glob("hanafuda-desktop-*") if found.suffix in {".gz", ".zip"}
    )
    lines = [f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in archives]
    sums = folder / SUMS
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums
