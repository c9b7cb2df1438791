#!/usr/bin/env python3
"""Checks that the two character RNNs learn a periodic text and continue it, and that their sources stay
short.

Usage: charrnn_test.py EXAMPLE_DIR PROGRAM_OF_C PROGRAM_OF_CPP [UPDATES]: the default is 100. Fewer teach it nothing, and
no loss is printed
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

folder, *programs = sys.argv[1:4]
updates = int(sys.argv[4]) if len(sys.argv) > 4 else 100
lines_of_losses = updates // 100
TEXT = "the quick brown fox jumps over the lazy dog\n"
failures = []
for program, source, limit in zip(programs, ("charrnn.c", "charrnn.cpp"), (70, 55)):
    lines = len((pathlib.Path(folder) / source).read_text().splitlines())
    if lines > limit:
        failures.append("%s has %d lines, more than %d" % (source, lines, limit))
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as text:
        text.write(TEXT * 100)
        text.flush()
        ran = subprocess.run(
            [program, text.name, str(updates), "50"],
            env=dict(os.environ, CATENARY_SEED="1"),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    losses = [float(x) for x in re.findall(r"^update \d+: loss (\S+)$", ran.stdout, re.M)]
    written = ran.stdout.split("\n", lines_of_losses)[-1]
    print("%s: losses %s, writes %r" % (source, losses, written))
    if ran.returncode or len(losses) != lines_of_losses or any(not loss <= 0.1 for loss in losses):
        failures.append("%s: exit status %d\n%s" % (source, ran.returncode, ran.stdout))
    if len(written) != 50 or set(written) - set(TEXT):
        failures.append("%s wrote %r" % (source, written))
    wrong = subprocess.run([program], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if wrong.returncode != 2 or "usage" not in wrong.stdout:
        failures.append("%s without a text: %s" % (source, wrong.stdout))
for failure in failures:
    print(failure)
sys.exit(1 if failures else 0)
