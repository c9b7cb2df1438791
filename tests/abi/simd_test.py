#!/usr/bin/env python3
"""Objects that are compiled for a wide instruction set must define no symbol that another object could share.

Usage: simd_test.py DIRECTORY... (directories with the *.simd.cc.o files of one level each, named
..simd_LEVEL.dir)
Weak symbols outside the namespace of the level could be picked by the linker for all levels, and would then
run on processors that lack the instructions. Nor is a lambda left as a function of its own, which keeps the
compiler from making vectors of the loop that calls it; random numbers have such lambdas for whole tiles.
"""

import pathlib
import re
import subprocess
import sys

LAMBDA = re.compile(r"Ul\w*E\d*_cl")  # operator() of a lambda

problems = objects = 0
for directory in sys.argv[1:]:
    level = re.search(r"simd_(\w+)\.dir", directory).group(1)
    for path in sorted(pathlib.Path(directory).rglob("*.o")):
        objects += 1
        listing = subprocess.run(
            ["nm", "--defined-only", str(path)], check=True, stdout=subprocess.PIPE, text=True
        )
        for line in listing.stdout.splitlines():
            kind, name = line.split()[-2:]
            if LAMBDA.search(name) and level != "baseline" and not path.name.startswith("random"):
                print("FAIL %s has the function %s, which should be inlined" % (path.name, name))
                problems += 1
            if kind.islower() and kind not in "uvw":
                continue  # local
            if "simd_%s" % level not in name and not name.startswith("DW.ref."):
                print("FAIL %s defines %s %s" % (path.name, kind, name))
                problems += 1
if not objects:
    sys.exit("no objects found")
print("%d passed, %d failed" % (objects, problems))
sys.exit(problems > 0)
