#!/usr/bin/env python3
"""Checks that a network trained by Caffe ($CATENARY_DATA/caffe) is as accurate on the digits of
$CATENARY_DATA/mnist as in Caffe, and that folders and lists of images count as the same digits.

Usage: caffe_test.py EVALUATE_CAFFE_NET [--device NAME] (a program, or a script in Python)
"""

import argparse
import gzip
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zlib

CORRECT, ROUNDING = 9908, 2  # of all 10000
FEW, LEAST_OF_FEW = 1000, 985  # on devices other than the CPU
FILES = 120  # images in a folder
SIDE = 28


def evaluate(arguments, *options, status=0):
    words = [sys.executable, arguments.program] if arguments.program.endswith(".py") else [arguments.program]
    command = words + ["--device", arguments.device, *map(str, options)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert done.returncode == status, (command, done)
    assert status == 0 or "error: " in done.stderr.lower(), (command, done)
    return done.stdout + done.stderr


def counts(text):
    pattern = r"^(\d+) of (\d+) images are right \(.*%\), (\d+) are among the best 5 \(.*%\)$"
    return tuple(map(int, re.search(pattern, text, re.MULTILINE).groups()))


def check_accuracy(arguments):
    whole = arguments.device == "cpu"
    text = evaluate(arguments, "--gradients", "--count", "0" if whole else FEW)
    print(text)
    gradients = dict(re.findall(r"^(/\S+) +largest gradient (\S+)$", text, re.MULTILINE))
    assert sorted(gradients) == [
        "/%s/%s" % (layer, name) for layer in ("conv1", "conv2", "ip1", "ip2") for name in "Wb"
    ]
    assert all(0 < float(gradient) < 10 for gradient in gradients.values()), gradients
    correct, count, among_best = counts(text)
    assert correct <= among_best <= count
    if whole:
        assert count == 10000 and abs(correct - CORRECT) <= ROUNDING
    else:
        assert count == FEW and correct >= LEAST_OF_FEW


def png(pixels, width, height, kind):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = len(pixels) // height
    lines = b"".join(b"\0" + pixels[i : i + row] for i in range(0, len(pixels), row))
    header = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def npy(value):
    header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1, %d, %d), }" % (SIDE, SIDE)
    header = header.ljust(117) + "\n"
    return (
        b"\x93NUMPY\x01\x00"
        + struct.pack("<H", len(header))
        + header.encode()
        + struct.pack("<f", value) * SIDE**2
    )


def check_files(arguments, mnist, folder):
    images = gzip.decompress((mnist / "t10k-images-idx3-ubyte.gz").read_bytes())[16:]
    labels = gzip.decompress((mnist / "t10k-labels-idx1-ubyte.gz").read_bytes())[8:]
    lines = []
    for i in range(FILES):
        name = "%d/%05d.png" % (labels[i], i)
        (folder / "images" / str(labels[i])).mkdir(parents=True, exist_ok=True)
        (folder / "images" / name).write_bytes(
            png(images[SIDE * SIDE * i : SIDE * SIDE * (i + 1)], SIDE, SIDE, 0)
        )
        lines.append("%s %d\n" % (name, labels[i]))
    (folder / "list").write_text("".join(lines))
    (folder / "mean.npy").write_bytes(npy(3))
    as_list = ("--list", folder / "list", "--root", folder / "images")

    expected = counts(evaluate(arguments, "--count", FILES))
    assert expected[1] == FILES
    assert counts(evaluate(arguments, "--images", folder / "images")) == expected
    assert counts(evaluate(arguments, *as_list, "--batch", 7)) == expected
    assert counts(evaluate(arguments, *as_list, "--resize", 40, "--crop", 28))[0] < expected[0]
    means = [counts(evaluate(arguments, *as_list, "--mean", mean)) for mean in (3, folder / "mean.npy")]
    assert means[0] == means[1]
    print("ok  %d images in folders and in a list" % FILES)

    (folder / "list").write_text("".join(lines) + lines[0].split()[0] + " 10\n")
    assert "label 10, but the network has 10 classes" in evaluate(arguments, *as_list, status=1)
    (folder / "images" / lines[0].split()[0]).write_bytes(b"no image")
    evaluate(arguments, *as_list, status=1)
    evaluate(arguments, "--model", folder / "list", status=1)
    assert "nothing" in evaluate(arguments, "--output", "nothing", status=1)
    assert "--mean" in evaluate(arguments, "--mean", "1,x", status=1)
    print("ok  wrong labels, damaged images, no model, no such blob, and no mean")


def field(number, value):
    """A field of a message of protocol buffers: a number, or bytes."""

    def varint(n):
        return bytes([n & 127 | 128]) + varint(n >> 7) if n > 127 else bytes([n])

    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def color_network():
    """A network for images of 2 by 2 pixels whose three scores are the sums of the channels."""
    weights = [float(output == channel) for output in range(3) for channel in range(3) for _ in range(4)]
    shape = field(7, field(1, 3) + field(1, 12))
    blob = shape + field(5, struct.pack("<36f", *weights))
    product = field(1, 3) + field(2, 0)  # three outputs, no bias
    layer = field(1, b"fc8") + field(2, b"InnerProduct") + field(3, b"data") + field(4, b"fc8")
    return field(1, b"colors") + field(100, layer + field(7, blob) + field(117, product))


def check_colors(arguments, folder):
    """Networks of Caffe take blue first: an image of class k has its light in channel k."""
    for label, name in enumerate(("0-blue", "1-green", "2-red")):
        (folder / "colors" / name).mkdir(parents=True)
        dark, light = bytes([90] * 3), bytes([200 if 2 - i == label else 100 for i in range(3)])
        inner = b"".join(light if 2 <= x < 4 and 2 <= y < 4 else dark for y in range(6) for x in range(6))
        (folder / "colors" / name / "image.png").write_bytes(png(inner, 6, 6, 2))
    (folder / "colors.caffemodel").write_bytes(color_network())
    options = ("--model", folder / "colors.caffemodel", "--images", folder / "colors", "--crop", 2)
    assert counts(evaluate(arguments, "--net", "alexnet", *options)) == (3, 3, 3)
    assert counts(evaluate(arguments, "--net", "alexnet", "--channels", "rgb", *options)) == (1, 3, 3)
    wrong = counts(evaluate(arguments, "--net", "vgg", "--mean", "0,0,500", *options))
    assert wrong == (2, 3, 3), wrong  # red never wins
    print("ok  the order of colors, the crop, and the mean of each channel")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--device", default="cpu")
    arguments = parser.parse_args()
    data = pathlib.Path(os.environ.get("CATENARY_DATA") or ".")
    if not (data / "caffe" / "lenet_iter_10000.caffemodel").exists() or not (data / "mnist").is_dir():
        print("skipped: $CATENARY_DATA has no caffe/lenet_iter_10000.caffemodel and mnist")
        sys.exit(77)
    check_accuracy(arguments)
    with tempfile.TemporaryDirectory() as folder:
        check_files(arguments, data / "mnist", pathlib.Path(folder))
        check_colors(arguments, pathlib.Path(folder))


if __name__ == "__main__":
    main()
