#!/usr/bin/env python3
"""Looks up the functions and headers that the table of tasks in README.md names.

Usage: readme_test.py README INCLUDE_DIR
"""

import pathlib
import re
import sys

readme, include = map(pathlib.Path, sys.argv[1:])
headers = {path.name: path.read_text() for path in (include / "catenary").glob("*.h")}
rows = re.search(r"^\| task \|.*?\n\n", readme.read_text(), re.M | re.S).group(0)
names = re.findall(r"`([\w*]+(?:\.h)?)`", rows)
failures = 0
for name in names:
    if name.endswith(".h"):
        found = any(pathlib.PurePath(header).match(name) for header in headers)
    else:
        found = any(re.search(r"[ *]ctn_%s\(" % name, header) for header in headers.values())
    if not found:
        print("there is no %s" % name)
        failures += 1
print("%d names, %d missing" % (len(names), failures))
sys.exit(1 if failures or not names else 0)
