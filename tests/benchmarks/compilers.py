#!/usr/bin/env python3
"""The workloads train/* of catenary_workloads on compilers of whole steps, with its arguments and output.

Usage: compilers.py --system jax|torch|torch-eager [--threads N] [--only SUBSTRING] [--repeat N] [--processor-time]
       compilers.py --system SYSTEM --losses FOLDER [--only SUBSTRING]

`--losses` repeats the steps that `catenary_workloads --save FOLDER` saved, from the same parameters and data, and
compares the losses.
"""

import argparse
import importlib
import json
import math
import os
import pathlib
import statistics
import sys
import time

from compilers_models import cases

parser = argparse.ArgumentParser()
parser.add_argument("--system", choices=("jax", "torch", "torch-eager"), required=True)
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--only", default="")
parser.add_argument("--repeat", type=int, default=9)
parser.add_argument("--processor-time", action="store_true")
parser.add_argument("--losses", type=pathlib.Path)
args = parser.parse_args()
now = time.process_time if args.processor_time else time.perf_counter


def measure(step):
    """Median seconds of one step, after warm-up; short steps are batched to at least 5 ms."""
    step.run(2)  # the first compiles
    start = now()
    step.run(1)
    once = max(now() - start, 1e-7)
    batch = max(1, int(0.005 / once))
    if once < 0.5:
        step.run(batch)
    samples = []
    for _ in range(args.repeat):
        start = now()
        loss = step.run(batch)
        samples.append((now() - start) / batch)
    if not math.isfinite(loss):
        raise SystemExit("the loss is %s" % loss)
    return statistics.median(samples)


def losses_differ(system, name, case):
    values, expected = case.saved(args.losses / (name[len("train/") :] + ".npz"))
    step = system.Step(case, values, args)
    losses = [step.run(1) for _ in expected]
    difference = max(abs(got - want) for got, want in zip(losses, expected)) / expected[0]
    count = sum(values[each].size for each in case.shapes)
    text = " ".join("%.5g" % loss for loss in losses)
    print(
        "%s: %d parameters, losses %s, largest difference %.1e" % (name, count, text, difference), flush=True
    )
    return not difference <= 1e-3  # rounding errors grow from step to step: 2e-4 was observed


def main():
    module = "compilers_jax" if args.system == "jax" else "compilers_torch"
    if args.system == "jax":
        os.environ["PJRT_NPROC"] = str(args.threads)
    system = importlib.import_module(module)
    chosen = {name: case for name, case in cases.items() if args.only in name}
    if args.losses:
        differ = [name for name, case in chosen.items() if losses_differ(system, name, case)]
        sys.exit(1 if differ else 0)
    results = {name: measure(system.Step(case, case.arrays(), args)) for name, case in chosen.items()}
    report = {"system": system.version, "threads": args.threads, "device": "cpu", "results": results}
    print(json.dumps(report))


main()
