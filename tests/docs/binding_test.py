#!/usr/bin/env python3
"""Every rule of docs/binding.md names tests, and these exist.

Usage: binding_test.py ROOT
A rule is a row of a table with the columns `rule` and `test`. A test is `NAME` of ctest or `NAME PART`, where PART is a
function of the test's file, or, for the bindings of languages, the name of one of its files.
"""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1]).resolve()
FILES = {  # family of ctest -> the files of a test
    "abi": "tests/abi/{}_test.py",
    "bindings": "tests/bindings/{}_test.py",
    "capi": "tests/capi/*/{}.c*",
    "python": "tests/python/test_{}.py",
}
DEFINITION = r"^(?:static void|def) %s\("


def file_of(name):
    family, _, rest = name.partition(".")
    if not rest:
        return next(root.glob("tests/%s/%s.c" % (family, family)), None)
    pattern = FILES.get(family)
    return next(root.glob(pattern.format(rest)), None) if pattern else None


def problem(reference):
    """What is wrong with the name of a test, or None."""
    name, _, part = reference.partition(" ")
    path = file_of(name)
    if path is None:
        return "there is no test %s" % name
    if not part:
        return None
    if name.startswith("bindings."):
        folder = path.parent / name.split(".")[1]
        return None if any(folder.glob(part + "_test.*")) else "%s has no file %s" % (name, part)
    found = re.search(DEFINITION % re.escape(part), path.read_text(), re.M)
    return None if found else "%s has no function %s" % (name, part)


rules = tests = failures = 0
inside = False
for number, line in enumerate((root / "docs/binding.md").read_text().splitlines(), 1):
    if not line.startswith("|"):
        inside = False
    elif line == "| rule | test |":
        inside = True
    elif inside and not line.startswith("|---"):
        rules += 1
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        named = re.findall(r"`([^`]+)`", cells[-1]) if len(cells) == 2 else []
        if not named or re.sub(r"`[^`]+`|[; ]", "", cells[-1]):
            print("docs/binding.md:%d: expected a rule, and tests in backquotes between semicolons" % number)
            failures += 1
        for reference in named:
            tests += 1
            wrong = problem(reference)
            if wrong:
                print("docs/binding.md:%d: %s" % (number, wrong))
                failures += 1
print("%d rules, %d tests, %d problems" % (rules, tests, failures))
sys.exit(1 if failures or rules < 40 else 0)
