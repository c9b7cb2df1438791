#!/usr/bin/env python3
"""Counts the instructions of single calls with callgrind and compares them with the limits in docs/performance.md.

Usage: cost_test.py [--hardened] CALL_COST PERFORMANCE.md
The limits are read from the table rows `| call | ... | limit | hardened |` whose first cell is `cost: NAME`. The last one is
for a library with the flags of Debian's packages, which check the stack and the sizes of buffers.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

if not shutil.which("valgrind"):
    print("valgrind is not installed: skipped")
    sys.exit(77)
hardened = sys.argv[1] == "--hardened"
program, document = sys.argv[-2:]
rows = re.findall(r"^\| cost: (\w+) \|.*\| *(\d+) *\| *(\d+) *\|$", pathlib.Path(document).read_text(), re.M)
limits = {name: numbers[hardened] for name, *numbers in rows}
if not limits:
    sys.exit("no limits in %s" % document)


def instructions(name, count):
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                "--callgrind-out-file=%s/out" % folder,
                program,
                name,
                str(count),
            ],
            env=dict(os.environ, CATENARY_SIMD="avx2", CATENARY_POOL_UNWATCHED="1"),
            stderr=subprocess.PIPE,
            text=True,
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        sys.exit(done.stderr)
    return int(found.group(1))


failed = 0
for name, limit in limits.items():
    cost = (instructions(name, 3000) - instructions(name, 1000)) / 2000
    passed = cost <= int(limit)
    failed += not passed
    print("%s %s: %.0f instructions, limit %s" % ("ok  " if passed else "FAIL", name, cost, limit))
print("%d passed, %d failed" % (len(limits) - failed, failed))
sys.exit(failed > 0)
