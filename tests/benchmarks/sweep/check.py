#!/usr/bin/env python3
"""Checks that the sweep covers the library: each function runs once in each of its sets, or is left out with a reason.

Usage: check.py LOOP API.JSON [REGEX]
"""

import itertools
import re
import sys
import tempfile

try:
    import numpy  # noqa: F401
except ImportError:
    print("NumPy is missing (Debian's python3-numpy)")
    sys.exit(77)

from ours import Ours
from plan import Planner, Recipes
from worker import Refused


def smallest(cases):
    """One case of each set and direction."""
    result = {}
    for case in cases:
        result.setdefault((case["set"], case["direction"]), case)
    return result.values()


def problems(side, planner, wanted):
    """Yields what is wrong, by function."""
    spec, recipes = side.spec, planner.recipes
    names = planner.names()
    with tempfile.TemporaryDirectory() as folder:
        for name, entry in names.items():
            if not re.search(wanted, name):
                continue
            cases = list(smallest(planner.cases(name, entry, [1], brief=True)))
            if not cases:
                yield "%s: no case is possible" % name
            for case in cases:
                missing = case.get("missing")
                try:
                    if not missing:
                        side.prepare(case, folder)
                        side.time(2)
                except (
                    Refused,
                    RuntimeError,
                    ValueError,
                    KeyError,
                    TypeError,
                    AttributeError,
                    SyntaxError,
                ) as error:
                    missing = "%s: %s" % (type(error).__name__, error)
                if missing:
                    yield "%s: %s" % (case["name"], missing)
    for pattern in itertools.chain(*(row.get("match", []) for row in recipes.left_out)):
        if not any(re.fullmatch(pattern, f) for f in spec.functions if f not in names):
            yield "recipes: left_out: %s matches nothing that is not timed" % pattern
    for row in recipes.functions:
        if not any(re.fullmatch(row["match"], f) for f in names):
            yield "recipes: functions: %s matches no function that is timed" % row["match"]


def main():
    side = Ours(sys.argv[1], sys.argv[2])
    planner = Planner(side.spec, Recipes(side.spec))
    found = list(problems(side, planner, sys.argv[3] if len(sys.argv) > 3 else ""))
    print("\n".join(found))
    names = planner.names()
    print("%d functions and %d programs, %d problems" % (
        sum(not entry.get("program") for entry in names.values()),
        sum(bool(entry.get("program")) for entry in names.values()),
        len(found),
    ))  # fmt: skip
    if found:
        print("Say in recipes/*.yml what the arguments are, or under left_out why nothing is timed.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
