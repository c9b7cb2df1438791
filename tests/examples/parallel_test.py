#!/usr/bin/env python3
"""Checks the forms of train_mnist for two devices: halves of batches give the results of whole ones but for rounding, and
it does not matter which two devices are used.

Usage: parallel_test.py TRAIN_MNIST DATA_PARALLEL MODEL_PARALLEL
"""

import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

single, data_parallel, model_parallel = map(os.path.abspath, sys.argv[1:])
RUN = ["--offline", "--train", "1000", "--test", "200", "--epochs", "3", "--batch", "75", "--seed", "2"]
TOLERANCE = 1e-4  # of float32, after 40 updates


def log(program, *devices):
    with tempfile.TemporaryDirectory() as folder:
        command = [program, *RUN, *devices]
        done = subprocess.run(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode:
            sys.exit("%s\nended with %d:\n%s" % (command, done.returncode, done.stdout))
        lines = pathlib.Path(folder, "result/log").read_text().splitlines()
    entries = [json.loads(line) for line in lines]
    return [
        {key: entry[key] for key in ("epoch", "iteration", "main/loss", "validation/main/loss")}
        for entry in entries
    ]


def compare(what, expected, found, tolerance=0.0):
    assert len(expected) == len(found) == 3, (expected, found)
    pairs = [(a[key], b[key]) for a, b in zip(expected, found) for key in a]
    print("%s: the largest relative difference is %.1e" % (what, max(abs(a - b) / a for a, b in pairs)))
    if not all(math.isclose(a, b, rel_tol=tolerance) for a, b in pairs):
        sys.exit("expected %s\ngot %s" % (expected, found))


compare("data-parallel and single", log(single), log(data_parallel), TOLERANCE)
for program in (data_parallel, model_parallel):
    expected = log(program, "--second-device", "cpu")
    compare(
        "cpu and test:0, %s" % os.path.basename(program), expected, log(program, "--second-device", "test:0")
    )
    compare(
        "test:0 and cpu, %s" % os.path.basename(program),
        expected,
        log(program, "--device", "test:0", "--second-device", "cpu"),
    )
