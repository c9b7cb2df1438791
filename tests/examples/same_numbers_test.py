#!/usr/bin/env python3
"""Checks that a form of train_mnist prints the same losses and accuracies as the program in C, also after it continues
from a snapshot of its own, and with --exchange, from one of the program in C.

Usage: same_numbers_test.py [--exchange] TRAIN_MNIST COMMAND...
"""

import os
import re
import subprocess
import sys
import tempfile

arguments = sys.argv[1:]
exchange = arguments[0] == "--exchange"
program, *other = [os.path.abspath(word) if os.path.exists(word) else word for word in arguments[exchange:]]
SIZES = ["--train", "1000", "--test", "500"]
SNAPSHOT = "result/snapshot.safetensors"
RUNS = [
    ["--epochs", "3"],
    ["--epochs", "2", "--seed", "7", "--optimizer", "sgd", "--units", "50", "--layers", "1", "--batch", "30"],
    ["--epochs", "1", "--optimizer", "momentum", "--layers", "0", "--seed", "4294967296"],
    ["--epochs", "1", "--model", "lenet", "--train", "300", "--device", "test:0"],
]


def numbers(folder, command, *options):
    """The rows of the table and the accuracy at the end."""
    command = [*command, *SIZES, *options]
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
    first, second = [program, "--offline"], [*other, *(["--offline"] if exchange else [])]
    for options in RUNS:
        compare(" ".join(options), *(numbers(folder, command, *options) for command in (first, second)))
    whole = numbers(folder, first, "--epochs", "3")
    for command, whose in [(second, "its own"), (first, "the other program's")][: 1 + exchange]:
        numbers(folder, command, "--epochs", "2")
        rest = numbers(folder, second, "--epochs", "3", "--resume", SNAPSHOT)
        compare("the third epoch after two of %s" % whose, whole[-2:], rest[-2:])
