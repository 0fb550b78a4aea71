"""The memory of this process, by two measures.

Resident memory is what an operator sees. It changes by megabytes without anything being kept: the C library
holds freed memory while something beside it is in use, and so does Python with its blocks. Held memory has
no such noise: it is every byte that was allocated and not freed, and no other.
"""

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

COUNTED: Final = {"PYTHONMALLOC": "malloc", "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"}
"""The environment in which a process must start for ``memory_in_use`` to count every byte.

Python's own blocks then come from the C library too, and no thread keeps freed ones for itself, which would
count as in use."""


class _Heap(ctypes.Structure):
    """``struct mallinfo2`` of <malloc.h>, of all heaps of the process."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def memory_in_use() -> float:
    """The megabytes that this process has allocated and not freed: SQLite's and Pillow's as well as Python's.

    If the C library does not count them (glibc does since 2.33), the resident ones.
    """
    count = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
    if count is None:
        return resident()
    count.restype = _Heap
    heap = count()
    return float(heap.uordblks + heap.hblkhd) / 1e6


def resident() -> float:
    """The resident megabytes of this process."""
    (line,) = [
        line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmRSS")
    ]
    return int(line.split()[1]) / 1000


def of_all_processes() -> float:
    """The resident megabytes of this process and of all that it has started. Shared pages count once."""
    parents = {
        int(status.parent.name): int(_field(status, "PPid:"))
        for status in Path("/proc").glob("[0-9]*/status")
        if status.parent.joinpath("smaps_rollup").exists()
    }
    family = {os.getpid()}
    while more := {one for one, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(int(_field(Path(f"/proc/{one}/smaps_rollup"), "Pss:")) for one in family) / 1000


def _field(file: Path, name: str) -> str:
    return next(line.split()[1] for line in file.read_text().splitlines() if line.startswith(name))
