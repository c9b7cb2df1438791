#!/usr/bin/env python3
"""Compares the networks of train_imagenet with their papers: the number of parameters for 1000 classes, and a run forward
and backward with images of the published size in at most 8 GB.

Usage: imagenet_test.py PROGRAM
"""

import os
import re
import subprocess
import sys
import tempfile

MOST_MEMORY = 8e9


def convolution(inputs, outputs, size, groups=1):
    return inputs // groups * outputs * size * size + outputs


def normalized(inputs, outputs, size):
    """Of a convolution without biases, and the gamma and beta of its normalization."""
    return inputs * outputs * size * size + 2 * outputs


def linear(inputs, outputs):
    return inputs * outputs + outputs


def alex():
    """Conv2, conv4 and conv5 are on two GPUs, each of which sees half of the channels."""
    convolutions = [(3, 96, 11, 1), (96, 256, 5, 2), (256, 384, 3, 1), (384, 384, 3, 2), (384, 256, 3, 2)]
    return (
        sum(convolution(*shape) for shape in convolutions)
        + linear(9216, 4096)
        + linear(4096, 4096)
        + linear(4096, 1000)
    )


def nin():
    blocks = [(3, 96, 11, 96), (96, 256, 5, 256), (256, 384, 3, 384), (384, 1024, 3, 1000)]
    return sum(convolution(i, m, k) + convolution(m, m, 1) + convolution(m, o, 1) for i, m, k, o in blocks)


def googlenet():
    """Table 1 of the paper: input, 1x1, 3x3 reduce, 3x3, 5x5 reduce, 5x5, pool proj."""
    count = convolution(3, 64, 7) + convolution(64, 64, 1) + convolution(64, 192, 3) + linear(1024, 1000)
    for i, one, reduce3, three, reduce5, five, proj in [
        (192, 64, 96, 128, 16, 32, 32),
        (256, 128, 128, 192, 32, 96, 64),
        (480, 192, 96, 208, 16, 48, 64),
        (512, 160, 112, 224, 24, 64, 64),
        (512, 128, 128, 256, 24, 64, 64),
        (512, 112, 144, 288, 32, 64, 64),
        (528, 256, 160, 320, 32, 128, 128),
        (832, 256, 160, 320, 32, 128, 128),
        (832, 384, 192, 384, 48, 128, 128),
    ]:
        count += convolution(i, one, 1) + convolution(i, proj, 1)
        count += convolution(i, reduce3, 1) + convolution(reduce3, three, 3)
        count += convolution(i, reduce5, 1) + convolution(reduce5, five, 5)
    for i in (512, 528):
        count += convolution(i, 128, 1) + linear(128 * 4 * 4, 1024) + linear(1024, 1000)
    return count


def googlenetbn():
    """The figure with the modules in the paper: input, 1x1, 3x3 reduce, 3x3, double 3x3 reduce, double 3x3, pool proj. The
    outputs of 4c and 4d have the 576 channels that it names. The auxiliary classifiers are those of GoogLeNet, with
    normalizations."""
    count = normalized(3, 64, 7) + normalized(64, 192, 3) + linear(1024, 1000)
    for i, one, reduce3, three, reduce33, double, proj in [
        (192, 64, 64, 64, 64, 96, 32),
        (256, 64, 64, 96, 64, 96, 64),
        (320, 0, 128, 160, 64, 96, 0),
        (576, 224, 64, 96, 96, 128, 128),
        (576, 192, 96, 128, 96, 128, 128),
        (576, 128, 128, 160, 128, 160, 128),
        (576, 64, 128, 192, 160, 192, 128),
        (576, 0, 128, 192, 192, 256, 0),
        (1024, 352, 192, 320, 160, 224, 128),
        (1024, 352, 192, 320, 192, 224, 128),
    ]:
        count += normalized(i, one, 1) + normalized(i, proj, 1)
        count += normalized(i, reduce3, 1) + normalized(reduce3, three, 3)
        count += normalized(i, reduce33, 1) + normalized(reduce33, double, 3) + normalized(double, double, 3)
    return count + 2 * (normalized(576, 128, 1) + normalized(128, 1024, 4) + linear(1024, 1000))


def resnet(blocks, bottleneck):
    count, i = normalized(3, 64, 7), 64
    for stage, number in enumerate(blocks):
        width = 64 << stage
        o = 4 * width if bottleneck else width
        for _ in range(number):
            if bottleneck:
                count += normalized(i, width, 1) + normalized(width, width, 3) + normalized(width, o, 1)
            else:
                count += normalized(i, width, 3) + normalized(width, width, 3)
            count += normalized(i, o, 1) if i != o else 0
            i = o
    return count + linear(i, 1000)


# The size of the images and the number of parameters: as published, and as the layers of the paper add up.
NETWORKS = {
    "alex": (227, 60965224, alex()),
    "nin": (224, 7595176, nin()),
    "googlenet": (224, 13378280, googlenet()),
    "googlenetbn": (224, 17587128, googlenetbn()),
    "resnet18": (224, 11689512, resnet([2, 2, 2, 2], False)),
    "resnet50": (224, 25557032, resnet([3, 4, 6, 3], True)),
}


def run(program, *options, folder=None):
    """What the program prints, and the most memory that it had."""
    process = subprocess.Popen([program, *options], stdout=subprocess.PIPE, text=True, cwd=folder)
    with process.stdout:
        output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, (options, process.returncode, output)
    return output, usage.ru_maxrss * 1024


def check_network(program, name, size, published, added):
    assert published == added, (name, published, added)
    output, memory = run(program, "--arch", name, "--describe", "--batch", "2")
    count, height, width = re.search(
        r"with (\d+) parameters, 1000 classes, images of (\d+) x (\d+)", output
    ).groups()
    assert (int(count), int(height), int(width)) == (published, size, size), output
    loss, norm = map(float, re.search(r"loss (\S+), norm of the gradients (\S+)", output).groups())
    assert 1 < loss < 50 and 0 < norm < 1e4, output
    assert memory < MOST_MEMORY, (name, memory)
    print("ok  %s: %d parameters, %.2f GB" % (name, published, memory / 1e9))


def check_initial(program):
    """Trained weights begin another training: all of them, or all but the last layer for other classes."""
    with tempfile.TemporaryDirectory() as folder:
        usual = ["--arch", "nin", "--size", "48", "--batch", "4"]
        run(program, *usual, "--pictures", "1", "--epochs", "1", folder=folder)
        initial = ["--describe", "--initial", "result/model.safetensors"]
        same, _ = run(program, *usual, *initial, "--classes", "6", folder=folder)
        other, _ = run(program, *usual, *initial, "--classes", "7", folder=folder)
    assert "not loaded" not in same, same
    assert sorted(re.findall("not loaded: ([^,]*), expected float32", other)) == [
        "block4/cccp2/W",
        "block4/cccp2/b",
    ], other
    print("ok  --initial")


def main():
    program = os.path.abspath(sys.argv[1])
    for name, facts in NETWORKS.items():
        check_network(program, name, *facts)
    check_initial(program)


if __name__ == "__main__":
    main()
