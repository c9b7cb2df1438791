#!/usr/bin/env python3
"""The compiler vectorizes the elementwise loops for 64-bit Arm, whose baseline has NEON.

Usage: loops_test.py OBJDUMP DIRECTORY (with the objects of loops_*.simd.cc; exit status 77 if they are for another processor)
A loop that computes without vectors fails, unless SCALAR says why it must.
"""

import pathlib
import re
import subprocess
import sys

WIDE = "(unsigned )?long"
INTEGERS = r"(un)?signed char|(unsigned )?(short|int|long)"
UNSIGNED = "unsigned (char|short|int|long)"
# Functor: types, reason.
SCALAR = {
    "Multiply": (WIDE, "NEON does not multiply integers of 64 bits"),
    "MultiplyAdd": (WIDE, "NEON does not multiply integers of 64 bits"),
    "Square": (WIDE, "NEON does not multiply integers of 64 bits"),
    "Remainder": (INTEGERS, "NEON does not divide integers"),
    "FloorDivide": (INTEGERS, "NEON does not divide integers"),
    "Fmod": (INTEGERS, "NEON does not divide integers"),
    "Divmod": (".*", "NEON does not divide integers; two outputs"),
    "Power": (INTEGERS, "a loop for each element"),
    "Gcd": (INTEGERS, "a loop for each element"),
    "Lcm": (INTEGERS, "a loop for each element"),
    "Nextafter": (".*", "branches on the bits of a number"),
    "Absolute": (UNSIGNED, "a copy"),
    "Relu": (UNSIGNED, "a copy"),
    "Positive": (".*", "a copy"),
    "Isfinite": (INTEGERS + "|.*Bool", "the same value for all"),
    "Isnan": (INTEGERS + "|.*Bool", "the same value for all"),
    "Isinf": (INTEGERS + "|.*Bool", "the same value for all"),
}
VECTOR = re.compile(r"\bv\d+\.(16b|8h|4s|2d)\b")
MOVES = re.compile(r"\t(dup|movi|mvni|ld1r?|st1)\b")
LOOP = re.compile(r"::(loop[123]|pair[12]\w*)<(?:\w+::)*(\w+)(?:, (.*?))?>\(")

objdump, directory = sys.argv[1:]
objects = sorted(pathlib.Path(directory).rglob("loops_*.simd.cc.o"))
if not objects:
    sys.exit("no objects found")
if "aarch64" not in subprocess.run([objdump, "-f", objects[0]], stdout=subprocess.PIPE, text=True).stdout:
    print("skipped: these objects are not for 64-bit Arm")
    sys.exit(77)

vectors = {}  # vector instructions of each loop
for path in objects:
    listing = subprocess.run(
        [objdump, "-d", "-C", "--no-show-raw-insn", path], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    loop = None
    for line in listing.splitlines():
        heading = re.match(r"[0-9a-f]+ <(.*)>:$", line)
        if heading:
            found = LOOP.search(heading[1])
            loop = found and (found[1], found[2], found[3] or "")
            if loop:
                vectors.setdefault(loop, 0)
        elif loop and VECTOR.search(line) and not MOVES.search(line):
            vectors[loop] += 1

problems = []
for (kind, functor, types), count in vectors.items():
    allowed = SCALAR.get(functor)
    if count == 0 and not (allowed and re.fullmatch(allowed[0], types)):
        problems.append("%s<%s, %s> has no vector instruction" % (kind, functor, types))
for problem in problems:
    print("FAIL " + problem)
print(
    "%d loops, %d of them with vectors, %d problems"
    % (len(vectors), sum(count > 0 for count in vectors.values()), len(problems))
)
sys.exit(not vectors or bool(problems))
