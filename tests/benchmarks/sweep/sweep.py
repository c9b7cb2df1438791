#!/usr/bin/env python3
"""Times every function of the library beside NumPy and PyTorch; README.md in the folder above says how to use it.

Usage: sweep.py LOOP API.JSON --python PYTHON [--quick] [--only REGEX] [--sizes N,...] [--dtypes NAME,...]
       [--layouts NAME,...] [--threads N,...] [--sample N] [--seed N] [--list] [--output FILE] [--worst N]
       sweep.py --report FILE
"""

import argparse
import json
import os
import random
import re
import sys
import time

from measure import Bench
from plan import Planner, Recipes
from report import LOSER, row, tables
from spec import Spec

QUICK_SIZES = (100000, 1000, 10)  # the first that a function has


def listed(convert):
    return lambda text: [convert(part) for part in text.split(",")]


def options():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("loop", nargs="?")
    parser.add_argument("api", nargs="?")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", type=listed(int))
    parser.add_argument("--dtypes", type=listed(str))
    parser.add_argument("--layouts", type=listed(str))
    parser.add_argument("--threads", type=listed(int), default=[1, 2])
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--output", default="sweep.json")
    parser.add_argument("--worst", type=int, default=0)
    parser.add_argument("--report")
    return parser.parse_args()


def chosen(planner, given):
    """The cases of this run, in an order in which neighbors use the same inputs."""
    cases = []
    for name, entry in planner.names().items():
        ours = [
            case for case in planner.cases(name, entry, given.threads) if re.search(given.only, case["name"])
        ]
        cases += representative(ours, given.seed) if given.quick else ours
    if given.sample:
        cases = random.Random(given.seed).sample(cases, min(given.sample, len(cases)))
    return sorted(cases, key=lambda case: case["threads"])


def representative(cases, seed):
    """For each direction, the middle size of the first set, dtype and layout with the most threads, and one other case."""
    result = []
    for direction in ("forward", "backward"):
        group = [case for case in cases if case["direction"] == direction]
        if group:
            most = max(case["threads"] for case in group)
            sizes = [size for size in QUICK_SIZES if any(case["size"] == size for case in group)]
            size = sizes[0] if sizes else None
            usual = [case for case in group if case["threads"] == most and case["size"] == size]
            result.append(usual[0])
            small = [case for case in group if (case["size"] or 0) <= QUICK_SIZES[0]]
            result.append(random.Random("%d %s" % (seed, group[0]["name"])).choice(small))
    return result


def measured(bench, spec, cases):
    """Yields the records, and prints losers and disagreements as they come."""
    for number, case in enumerate(cases):
        record = bench.measure(case)
        record["family"] = spec.functions.get(case["function"], {"module": "programs"})["module"]
        if sys.stderr.isatty():
            print("\r%d of %d" % (number + 1, len(cases)), end="", file=sys.stderr)
        if (
            record["times"]
            and record.get("ratio", 1) < LOSER
            or record["differences"]
            or record["status"] == "failed"
        ):
            text = row(record) if record["times"] else "%s: %s" % (record["name"], record["refusals"]["ours"])
            print(text, *record["differences"], sep="\n        ", flush=True)
        yield record


def main():
    given = options()
    if given.report:
        with open(given.report) as file:
            kept = json.load(file)
        print("\n".join(tables(kept["cases"], lambda record: record["family"], given.worst)))
        return
    spec = Spec(given.api)
    planner = Planner(
        spec, Recipes(spec), {key: getattr(given, key) for key in ("sizes", "dtypes", "layouts")}
    )
    cases = chosen(planner, given)
    if given.list:
        print("\n".join(case["name"] for case in cases))
        return
    bench = Bench(given.loop, given.api, given.python)
    versions = bench.ask("peer", "hello")
    print("%d cases, NumPy %s, PyTorch %s" % (len(cases), versions["numpy"], versions["torch"]), flush=True)
    records, start = [], time.monotonic()
    try:
        for record in measured(bench, spec, cases):
            records.append(record)
    except KeyboardInterrupt:
        print("\ninterrupted after %d cases" % len(records))
    seconds = time.monotonic() - start
    bench.close()
    with open(given.output, "w") as file:
        load = os.getloadavg()
        json.dump({"versions": versions, "seconds": seconds, "load": load, "cases": records}, file, indent=1)
    print("\n%d cases in %.0f s; written to %s\n" % (len(records), seconds, given.output))
    print("\n".join(tables(records, lambda record: record["family"], given.worst)))


if __name__ == "__main__":
    main()
