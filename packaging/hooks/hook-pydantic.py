"""pydantic's parts, which it imports by name when they are asked for, less those left out."""

from contents import EXCLUDED_MODULES
from PyInstaller.utils.hooks import collect_submodules


def _is_used(name: str) -> bool:
    return not any(f"{name}.".startswith(f"{excluded}.") for excluded in EXCLUDED_MODULES)


hiddenimports = collect_submodules("pydantic", filter=_is_used)
