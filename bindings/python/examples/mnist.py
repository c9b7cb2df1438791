"""MNIST's digits from the IDX files of a folder, plain or compressed."""

import gzip
import os
import pathlib

import catenary.array as cp


def read_idx(folder, name):
    """The bytes of an IDX file, as an array of its shape."""
    path = pathlib.Path(folder, name)
    if path.exists():
        content = path.read_bytes()
    else:
        with gzip.open(str(path) + ".gz") as file:
            content = file.read()
    if len(content) < 4 or content[:3] != b"\0\0\x08":
        raise ValueError("%s: expected an IDX file of bytes" % path)
    ndim = content[3]
    shape = [int.from_bytes(content[4 + 4 * i : 8 + 4 * i], "big") for i in range(ndim)]
    return cp.frombuffer(content, dtype=cp.uint8, offset=4 + 4 * ndim).reshape(shape)


def read_pair(folder, prefix):
    images, labels = (
        read_idx(folder, prefix + "-images-idx3-ubyte"),
        read_idx(folder, prefix + "-labels-idx1-ubyte"),
    )
    if len(images) != len(labels) or images.shape[1:] != (28, 28):
        raise ValueError(
            "%s: images %s and labels %s of %s do not fit" % (folder, images.shape, labels.shape, prefix)
        )
    return images.reshape(len(images), 784).astype(cp.float32) / 255, labels.astype(cp.int32)


def load(folder=None):
    """(pixels, labels) to train on and to test on; pixels float32 (N, 784) from 0 to 1, labels int32 (N,).

    Without a folder it is $CATENARY_DATA/mnist. A folder with the test files alone gives its first four
    fifths for training and the rest for testing.
    """
    folder = folder or os.path.join(os.environ.get("CATENARY_DATA", "."), "mnist")
    if any(pathlib.Path(folder).glob("train-images-idx3-ubyte*")):
        return read_pair(folder, "train"), read_pair(folder, "t10k")
    pixels, labels = read_pair(folder, "t10k")
    count = len(labels) // 5 * 4
    return (pixels[:count], labels[:count]), (pixels[count:], labels[count:])
