"""``python -m hanafuda_desktop`` is the same as ``hanafuda``."""

from __future__ import annotations

import sys

from hanafuda_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
