#!/usr/bin/env python3
"""Compiles and runs the programs of README.md, and compares what they print with the block after them, if there is one.

Usage: readme_test.py README CC CXX OUT FLAGS...
"""
import pathlib
import re
import subprocess
import sys

readme, cc, cxx, out, *flags = sys.argv[1:]
blocks = re.findall(r"^```(\w*)\n(.*?)^```$", pathlib.Path(readme).read_text(), re.M | re.S)
failures = count = 0
for i, (kind, code) in enumerate(blocks):
    if kind not in ("c", "cpp"):
        continue
    count += 1
    source = pathlib.Path(out) / ("readme_%d.%s" % (count, kind))
    source.write_text(code)
    program = source.with_suffix("")
    compiler = [cc, "-std=c99"] if kind == "c" else [cxx, "-std=c++17"]
    built = subprocess.run(compiler + ["-Wall", "-Wextra", "-pedantic", "-Werror", str(source), "-o", str(program)] + flags,
                           capture_output=True, text=True)
    ran = built if built.returncode else subprocess.run([str(program)], capture_output=True, text=True, cwd=out)
    expected = blocks[i + 1][1] if i + 1 < len(blocks) and blocks[i + 1][0] == "" else None
    if ran.returncode or not ran.stdout or expected not in (None, ran.stdout):
        print("program %d: exit status %d\n%s%s" % (count, ran.returncode, ran.stdout, ran.stderr))
        failures += 1
    else:
        print(ran.stdout, end="")
print("%d programs, %d failed" % (count, failures))
sys.exit(1 if failures or not count else 0)
