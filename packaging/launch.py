"""What the frozen program starts with."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    # In a frozen program a worker process starts here too, and must go no further than this line.
    freeze_support()

    from hanafuda_desktop.cli import main

    sys.exit(main())
