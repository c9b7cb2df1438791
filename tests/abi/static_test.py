#!/usr/bin/env python3
"""The static library defines no name that a program or another library could define, too.

Usage: static_test.py ARCHIVE [NM]
Names are ctn_*, or C++ names in the namespace catenary or of the classes behind the handles. Templates of other
libraries are weak, so that one definition of each remains.
"""

import re
import subprocess
import sys

OWN = re.compile(r"ctn_\w+$|_Z\w*(8catenary|\d+ctn_)")
SHARED = re.compile(r"_Z\w*(St|Ss|N9__gnu_cxx|NK?8nlohmann|NK?St)|DW\.ref\.")

archive, nm = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "nm"
listing = subprocess.run(
    [nm, "--defined-only", "-g", archive], check=True, stdout=subprocess.PIPE, text=True
).stdout
symbols = {tuple(line.split()[-2:]) for line in listing.splitlines() if len(line.split()) == 3}
problems = []
for kind, name in sorted(symbols):
    if not OWN.match(name) and not (kind in "VWu" and SHARED.match(name)):
        problems.append("%s %s" % (kind, name))
for problem in problems:
    print("FAIL " + problem)
print("%d symbols, %d problems" % (len(symbols), len(problems)))
sys.exit(not symbols or bool(problems))
