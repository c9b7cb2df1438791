#!/usr/bin/env python3
"""Checks that two forms of train_mnist print the same losses and accuracies, also if the second one continues from a
snapshot of the first.

Usage: same_numbers_test.py TRAIN_MNIST OTHER
"""

import re
import subprocess
import sys
import tempfile

first, second = sys.argv[1:]
SIZES = ["--offline", "--train", "1000", "--test", "500"]
RUNS = [
    ["--epochs", "3"],
    ["--epochs", "2", "--seed", "7", "--optimizer", "sgd", "--units", "50", "--layers", "1", "--batch", "30"],
    ["--epochs", "1", "--optimizer", "momentum", "--layers", "0", "--seed", "4294967296"],
    ["--epochs", "1", "--model", "lenet", "--train", "300", "--device", "test:0"],
]


def numbers(folder, program, *arguments):
    """The rows of the table and the accuracy at the end."""
    command = [program, *SIZES, *arguments]
    done = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        sys.exit("%s\nended with %d:\n%s" % (" ".join(command), done.returncode, done.stdout))
    return [line.split() for line in re.findall(r"^(?:\d|test accuracy ).*", done.stdout, re.MULTILINE)]


def compare(what, expected, found):
    print("%s: %s" % (what, found))
    if not expected or expected != found:
        sys.exit("expected: %s" % expected)


with tempfile.TemporaryDirectory() as folder:
    for arguments in RUNS:
        compare(" ".join(arguments), *(numbers(folder, program, *arguments) for program in (first, second)))
    whole = numbers(folder, first, "--epochs", "3")
    numbers(folder, first, "--epochs", "2")
    rest = numbers(folder, second, "--epochs", "3", "--resume", "result/snapshot.safetensors")
    compare("the third epoch after two of the other program", whole[-2:], rest[-2:])
