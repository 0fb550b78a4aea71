"""How much memory this process has, by two measures.

Resident memory is what an operator sees. It moves by megabytes without anything being kept: the C library
goes on holding what was freed while something in use lies beside it, and so does Python with its blocks.
What is held has no such noise: every byte that was asked for and not given back, and no other.
"""

import ctypes
import sys
from pathlib import Path
from typing import Final

COUNTED: Final = {"PYTHONMALLOC": "malloc", "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"}
"""The environment in which a process must have begun for ``held`` to count every byte: Python's own blocks
come from the C library too, and no thread keeps freed ones for itself, which would count as held."""


class _Heap(ctypes.Structure):
    """``struct mallinfo2`` of <malloc.h>, of all heaps of the process."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def held() -> float:
    """Megabytes that this process has asked for and not freed: SQLite's and Pillow's as well as Python's.

    What is resident, where the C library does not count (glibc does since 2.33).
    """
    count = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
    if count is None:
        return resident()
    count.restype = _Heap
    heap = count()
    return float(heap.uordblks + heap.hblkhd) / 1e6


def resident() -> float:
    """Megabytes that this process has in memory now."""
    (line,) = [
        line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmRSS")
    ]
    return int(line.split()[1]) / 1000
