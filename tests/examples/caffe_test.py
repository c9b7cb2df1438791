#!/usr/bin/env python3
"""Checks that a network trained by Caffe ($CATENARY_DATA/caffe) is as accurate on the digits of
$CATENARY_DATA/mnist as in Caffe.

Usage: caffe_test.py CLASSIFY_MNIST [--device NAME]
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

CORRECT, ROUNDING = 9908, 2  # of all 10000
FEW, LEAST_OF_FEW = 1000, 985  # on devices other than the CPU


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--device", default="cpu")
    arguments = parser.parse_args()
    data = pathlib.Path(os.environ.get("CATENARY_DATA") or ".")
    if not (data / "caffe" / "lenet_iter_10000.caffemodel").exists() or not (data / "mnist").is_dir():
        print("skipped: $CATENARY_DATA has no caffe/lenet_iter_10000.caffemodel and mnist")
        sys.exit(77)
    whole = arguments.device == "cpu"
    command = [arguments.program, "--device", arguments.device, "--count", "0" if whole else str(FEW)]
    text = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
    print(text)
    gradients = dict(re.findall(r"^(/\S+) +largest gradient (\S+)$", text, re.MULTILINE))
    assert sorted(gradients) == [
        "/%s/%s" % (layer, name) for layer in ("conv1", "conv2", "ip1", "ip2") for name in "Wb"
    ]
    assert all(0 < float(gradient) < 10 for gradient in gradients.values()), gradients
    correct, count = map(int, re.search(r"^(\d+) of (\d+) digits are correct$", text, re.MULTILINE).groups())
    if whole:
        assert count == 10000 and abs(correct - CORRECT) <= ROUNDING
    else:
        assert count == FEW and correct >= LEAST_OF_FEW


if __name__ == "__main__":
    main()
