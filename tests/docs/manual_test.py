#!/usr/bin/env python3
"""Builds the manual without a warning, and checks its links and, in a browser, its pages.

Usage: manual_test.py LIBRARY OUT (exit status 77, skipped, without Doxygen, Sphinx, MyST, Furo or Chromium)
The screenshots are in OUT/screenshots.
"""

import importlib.util
import pathlib
import shutil
import subprocess
import sys

MANUAL = pathlib.Path(__file__).resolve().parents[2] / "docs/manual"
sys.path.insert(0, str(MANUAL))
sys.dont_write_bytecode = True
import browser

library, out = sys.argv[1:]
missing = [name for name in ("sphinx", "myst_parser", "furo") if not importlib.util.find_spec(name)]
missing += [] if shutil.which("doxygen") else ["doxygen"]
missing += [] if browser.program() else [browser.PROGRAMS[0]]
if missing:
    print("skipped: the manual needs " + ", ".join(missing))
    sys.exit(77)
# A build of its own: pages that were read earlier would not be read again, and their warnings would be lost.
for part in ("doctrees", "html", "source"):
    shutil.rmtree(pathlib.Path(out) / part, ignore_errors=True)
for command in (["build.py", "--library", library, out], ["check.py", out]):
    done = subprocess.run([sys.executable, str(MANUAL / command[0]), *command[1:]])
    if done.returncode:
        sys.exit(1)
