#!/usr/bin/env python3
"""Prints why tests were skipped, both whole programs and tests within them.

Usage: skipped.py JUNIT.xml, with the file that `ctest --output-junit` wrote
"""

import collections
import re
import sys
import xml.etree.ElementTree


def reason(output):
    """The line that says why a program skipped itself."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    stated = [line for line in lines if line.lower().startswith("skipped:")]
    return (stated or lines or ["gave no reason"])[0]


def inner(output):
    """Reasons of tests that a program of pytest, GoogleTest or cmocka skipped, with their numbers."""
    reasons = collections.Counter()
    for count, text in re.findall(r"^SKIPPED \[(\d+)\] \S+ (.*)$", output, re.M):
        reasons[text] += int(count)
    for text in re.findall(r"^\S+:\d+: Skipped\n(.*)$", output, re.M):
        reasons[text] += 1
    for text in re.findall(r"^\[  SKIPPED \] (\w+)$", output, re.M):
        reasons[text] += 1
    return reasons


root = xml.etree.ElementTree.parse(sys.argv[1]).getroot()
found = []
for case in root.iter("testcase"):
    output = case.findtext("system-out") or ""
    if case.find("skipped") is not None:
        found.append("%s: %s" % (case.get("name"), reason(output)))
    else:
        for text, count in sorted(inner(output).items()):
            found.append("%s: %d tests: %s" % (case.get("name"), count, text))
if found:
    print("Skipped:")
    print("".join("  %s\n" % line for line in sorted(found)), end="")
