#!/usr/bin/env python3
"""Checks the accuracy of the network with its defaults on real digits ($CATENARY_DATA/mnist) or generated
ones.

Usage: accuracy_test.py TRAIN_MNIST
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.dom.minidom

SEEDS, REQUIRED = (0, 1, 2), 0.95


def train(program, seed):
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder)
        command = [program, "--offline", "--seed", str(seed), "--out", folder]
        text = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
        accuracy = float(re.fullmatch(r"test accuracy (0\.\d{4}|1\.0000)", text.splitlines()[-1])[1])
        epochs = [json.loads(line) for line in (out / "log").read_text().splitlines()]
        assert [epoch["epoch"] for epoch in epochs] == list(range(1, 21))
        assert abs(epochs[-1]["validation/main/accuracy"] - accuracy) < 1e-4
        assert xml.dom.minidom.parse(str(out / "curves.svg")).documentElement.tagName == "svg"
    print("seed %d: %s\n  test accuracy %.4f" % (seed, text.splitlines()[0], accuracy))
    return accuracy


def main():
    mean = sum(train(sys.argv[1], seed) for seed in SEEDS) / len(SEEDS)
    print("mean test accuracy %.4f" % mean)
    if mean < REQUIRED:
        sys.exit("below %.2f" % REQUIRED)


if __name__ == "__main__":
    main()
