"""MNIST's digits from the IDX files of a folder, plain or compressed, or drawn ones."""

import os
import pathlib

import catenary.array as cp
import digits
from catenary import datasets


def read_idx(folder, name):
    path = pathlib.Path(folder, name)
    return datasets.load_idx(str(path) if path.exists() else "%s.gz" % path)


def read_pair(folder, prefix):
    images = read_idx(folder, prefix + "-images-idx3-ubyte")
    labels = read_idx(folder, prefix + "-labels-idx1-ubyte")
    if images.shape != (len(labels), 28, 28):
        raise ValueError(
            "%s: images %s and labels %s of %s do not fit" % (folder, images.shape, labels.shape, prefix)
        )
    return images.reshape(len(images), 784).astype(cp.float32) / 255, labels.astype(cp.int32)


def split(pixels, labels):
    """The first four fifths, and the rest."""
    count = len(labels) // 5 * 4
    return (pixels[:count], labels[:count]), (pixels[count:], labels[count:])


def load(folder=None):
    """(pixels, labels) to train on and to test on; pixels float32 (N, 784) from 0 to 1, labels int32 (N,).

    Without a folder it is $CATENARY_DATA/mnist; if there is none, digits are drawn. A folder with the test
    files alone gives its first four fifths for training and the rest for testing.
    """
    if folder is None:
        folder = os.path.join(os.environ.get("CATENARY_DATA", "."), "mnist")
        if not os.path.isdir(folder):
            print("There is no MNIST in %s. Drawing digits instead." % folder)
            return split(*digits.draw(5000))
    if any(pathlib.Path(folder).glob("train-images-idx3-ubyte*")):
        return read_pair(folder, "train"), read_pair(folder, "t10k")
    return split(*read_pair(folder, "t10k"))
