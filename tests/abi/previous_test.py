#!/usr/bin/env python3
"""scripts/test-previous runs tests of a revision with the library, and fails if the library does something else.

Usage: previous_test.py LIBRARY_DIR WORK_DIR   (exit status 77, skipped, without git's history)
"""

import os
import pathlib
import shlex
import subprocess
import sys

library, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
source = pathlib.Path(__file__).resolve().parents[2]
if subprocess.run(
    ["git", "-C", str(source), "rev-parse", "-q", "--verify", "HEAD"],
    stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL,
).returncode:
    print("skipped: no history of git")
    sys.exit(77)

CHANGED = """
#include <stddef.h>
#include <stdint.h>
size_t ctn_dtype_itemsize(int32_t dtype) { return dtype >= 0 ? 8 : 0; }
"""


def run(**variables):
    command = [str(source / "scripts/test-previous"), "--library", str(library), "HEAD", "base/types_test"]
    done = subprocess.run(
        command,
        env=dict(os.environ, CATENARY_PREVIOUS=str(work / "tests"), **variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    print(done.stdout, end="")
    return done


work.mkdir(parents=True, exist_ok=True)
(work / "changed.c").write_text(CHANGED)
changed = work / "libchanged.so"
compiler = shlex.split(os.environ.get("CC", "cc"))
subprocess.run([*compiler, "-shared", "-fPIC", str(work / "changed.c"), "-o", str(changed)], check=True)
good, bad = run(), run(LD_PRELOAD=str(changed))
passed = good.returncode == 0 and "1 passed, 0 failed" in good.stdout
found = bad.returncode == 1 and "0 passed, 1 failed" in bad.stdout
print("the tests pass: %s; a change is found: %s" % (passed, found))
sys.exit(0 if passed and found else 1)
