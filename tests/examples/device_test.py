#!/usr/bin/env python3
"""Checks that the examples give the same numbers on a device as on the CPU: train_mnist's losses and accuracies as it
prints them, and the characters that charrnn draws after two updates.

Usage: device_test.py DEVICE TRAIN_MNIST CHARRNN_C CHARRNN_CPP
"""

import os
import re
import subprocess
import sys
import tempfile

device, train_mnist, *charrnn = sys.argv[1:]
TEXT = "the quick brown fox jumps over the lazy dog\n"
SIZES = {"mlp": (100, 20), "lenet": (20, 5)}
failures = 0


def output(command):
    environment = {key: value for key, value in os.environ.items() if key != "CATENARY_DATA"}
    environment["CATENARY_SEED"] = "1"
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit("%s\nended with %d:\n%s" % (" ".join(command), done.returncode, done.stdout))
    return done.stdout


def table(text):
    """The numbers of the table, to four decimals."""
    rows = re.findall(r"^\d.*", text, re.MULTILINE)
    return [["%.4f" % float(number) for number in row.split()] for row in rows]


def compare(name, run):
    global failures
    cpu, other = run("cpu"), run(device)
    print("%s on %s: %r" % (name, device, other))
    if not cpu or cpu != other:
        print("%s on the CPU: %r" % (name, cpu))
        failures += 1


with tempfile.TemporaryDirectory() as folder:
    for model, (train, batch) in SIZES.items():
        command = [train_mnist, "--offline", "--model", model, "--train", str(train), "--batch", str(batch)]
        command += ["--test", "10", "--epochs", "1", "--out", folder, "--device"]
        compare(model, lambda name: table(output([*command, name])))
    text = os.path.join(folder, "text")
    with open(text, "w") as file:
        file.write(TEXT * 10)
    for program in charrnn:
        compare("charrnn", lambda name: output([program, "--device", name, text, "2", "20"]))
sys.exit(failures != 0)
