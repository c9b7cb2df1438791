#!/usr/bin/env python3
"""Compiles and runs the programs of README.md, and compares what they print with the block after them, if
there is one; looks up the functions and headers that its table of tasks names.

Usage: readme_test.py README CC CXX OUT INCLUDE_DIR FLAGS...
"""

import pathlib
import re
import subprocess
import sys

readme, cc, cxx, out, include, *flags = sys.argv[1:]
flags.insert(0, "-I" + include)
text = pathlib.Path(readme).read_text()
blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.M | re.S)
failures = count = 0
for i, (kind, code) in enumerate(blocks):
    if kind not in ("c", "cpp"):
        continue
    count += 1
    source = pathlib.Path(out) / ("readme_%d.%s" % (count, kind))
    source.write_text(code)
    program = source.with_suffix("")
    compiler = [cc, "-std=c99"] if kind == "c" else [cxx, "-std=c++17"]
    built = subprocess.run(
        compiler + ["-Wall", "-Wextra", "-pedantic", "-Werror", str(source), "-o", str(program)] + flags,
        capture_output=True,
        text=True,
    )
    ran = (
        built if built.returncode else subprocess.run([str(program)], capture_output=True, text=True, cwd=out)
    )
    expected = blocks[i + 1][1] if i + 1 < len(blocks) and blocks[i + 1][0] == "" else None
    if ran.returncode or not ran.stdout or expected not in (None, ran.stdout):
        print("program %d: exit status %d\n%s%s" % (count, ran.returncode, ran.stdout, ran.stderr))
        failures += 1
    else:
        print(ran.stdout, end="")
headers = {path.name: path.read_text() for path in (pathlib.Path(include) / "catenary").glob("*.h")}
rows = re.search(r"^\| task \|.*?\n\n", text, re.M | re.S).group(0)
for name in re.findall(r"`([\w*]+(?:\.h)?)`", rows):
    if name.endswith(".h"):
        found = any(pathlib.PurePath(header).match(name) for header in headers)
    else:
        found = any(re.search(r"[ *]ctn_%s\(" % name, header) for header in headers.values())
    if not found:
        print("there is no %s" % name)
        failures += 1
print("%d programs, %d failed" % (count, failures))
sys.exit(1 if failures or not count else 0)
