#!/usr/bin/env python3
"""Reads the files of format_files with the programs to which the formats belong: NumPy, h5py and, if its Python is
given, Chainer.

Usage: layout_test.py FORMAT_FILES [PYTHON-WITH-CHAINER]
"""

import json
import struct
import subprocess
import sys
import tempfile

try:
    import h5py
    import numpy
except ImportError as missing:
    print("needs NumPy and h5py: %s" % missing)
    sys.exit(77)

PARAMS = [
    ("l1/W", (3, 4)),
    ("l1/b", (3,)),
    ("inner/0/W", (3, 2, 3, 2)),
    ("inner/0/b", (3,)),
    ("inner/1/gamma", (3,)),
    ("inner/1/beta", (3,)),
    ("embed/W", (5, 2)),
]
PERSISTENTS = [
    ("inner/1/avg_mean", (3,), "float32"),
    ("inner/1/avg_var", (3,), "float32"),
    ("inner/1/N", (), "int64"),
]
FLOATS = ["float16", "float32", "float64"]
DTYPES = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"] + FLOATS
STATES = {
    "sgd": [],
    "momentum_sgd": ["v"],
    "nesterov_ag": ["v"],
    "adagrad": ["h"],
    "adadelta": ["msg", "msdx"],
    "adam": ["m", "v"],
    "rmsprop": ["ms"],
    "rmsprop_graves": ["n", "g", "delta"],
}

CHAINER = r"""
import sys
import numpy
import chainer
import chainer.links as L

def model():
    return chainer.Chain(l1=L.Linear(4, 3), inner=chainer.ChainList(L.Convolution2D(2, 3, (3, 2)), L.BatchNormalization(3)),
                         embed=L.EmbedID(5, 2))

folder, *names = sys.argv[1:]
for name in names:
    link = model()
    load = chainer.serializers.load_hdf5 if name.endswith('.h5') else chainer.serializers.load_npz
    load(folder + '/' + name, link)
    order = ['/l1/W', '/l1/b', '/inner/0/W', '/inner/0/b', '/inner/1/gamma', '/inner/1/beta', '/embed/W']
    values = dict(link.namedparams())
    for i, path in enumerate(order):
        data = values[path].data
        expected = ((numpy.arange(data.size) * 7 + i * 13) % 31).reshape(data.shape)
        assert (data == expected).all(), (name, path)
    norm = link.inner[1]
    for i, value in ((20, norm.avg_mean), (21, norm.avg_var), (22, numpy.asarray(norm.N))):
        assert (value == ((numpy.arange(value.size) * 7 + i * 13) % 31).reshape(value.shape)).all(), (name, i)
    print(name, 'loaded by Chainer', chainer.__version__)
"""


def formula(i, shape, dtype):
    count = int(numpy.prod(shape))
    return ((numpy.arange(count) * 7 + i * 13) % 31).reshape(shape).astype(dtype)


def expected_model():
    values = {path: formula(i, shape, "float32") for i, (path, shape) in enumerate(PARAMS)}
    values.update({path: formula(20 + i, shape, dtype) for i, (path, shape, dtype) in enumerate(PERSISTENTS)})
    return values


def expected_dtypes():
    values = {name: formula(i, (2, 3), name) for i, name in enumerate(FLOATS)}
    for i, name in enumerate(DTYPES):
        values["some_" + name] = formula(30 + i, (2, 3), name)
        values["one_" + name] = formula(60 + i, (), name)
    values["none"] = numpy.zeros((0, 2), "float32")
    return values


def expected_optimizer(states):
    values = {"t": numpy.int64(2), "epoch": numpy.int64(1)}
    for p, (name, shape) in enumerate((("W", (3, 4)), ("b", (3,)))):
        for s, state in enumerate(states):
            values["%s/%s" % (name, state)] = formula(40 + 3 * p + s, shape, "float32")
    return values


def read_npz(path):
    with numpy.load(path) as file:
        return {name: file[name] for name in file.files}


def read_hdf5(path):
    values = {}
    with h5py.File(path, "r") as file:
        file.visititems(
            lambda name, item: values.update({name: item[()]}) if isinstance(item, h5py.Dataset) else None
        )
        for name, value in values.items():
            item = file[name]
            if numpy.asarray(value).ndim == 0 and (item.compression or item.chunks):
                sys.exit("%s: %s is a scalar, which is not compressed" % (path, name))
            if numpy.asarray(value).size and numpy.asarray(value).ndim and item.compression != "gzip":
                sys.exit("%s: %s is not compressed" % (path, name))
    return values


def read_safetensors(path):
    """Reads the file by the description of the format, without a library."""
    types = {
        "BOOL": "?",
        "I8": "i1",
        "I16": "<i2",
        "I32": "<i4",
        "I64": "<i8",
        "U8": "u1",
        "U16": "<u2",
        "U32": "<u4",
        "U64": "<u8",
        "F16": "<f2",
        "F32": "<f4",
        "F64": "<f8",
    }
    with open(path, "rb") as file:
        (size,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(size))
        data = file.read()
    values = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] == "BF16":
            continue
        begin, end = entry["data_offsets"]
        values[name] = numpy.frombuffer(data[begin:end], types[entry["dtype"]]).reshape(entry["shape"])
    return values


READERS = {"npz": read_npz, "stored.npz": read_npz, "h5": read_hdf5, "safetensors": read_safetensors}


def compare(path, values, expected):
    if set(values) != set(expected):
        sys.exit("%s: entries %s instead of %s" % (path, sorted(values), sorted(expected)))
    for name, want in expected.items():
        got = numpy.asarray(values[name])
        want = numpy.asarray(want)
        if got.dtype != want.dtype or got.shape != want.shape or not (got == want).all():
            sys.exit(
                "%s: %s is %s %s %s instead of %s %s %s"
                % (
                    path,
                    name,
                    got.dtype,
                    got.shape,
                    got.ravel()[:8],
                    want.dtype,
                    want.shape,
                    want.ravel()[:8],
                )
            )


def main():
    program, *chainer = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "write", folder], check=True)
        subprocess.run([program, "check", folder], check=True)
        for ending, read in READERS.items():
            compare("model." + ending, read("%s/model.%s" % (folder, ending)), expected_model())
            compare("dtypes." + ending, read("%s/dtypes.%s" % (folder, ending)), expected_dtypes())
            for rule, states in STATES.items():
                name = "%s.%s" % (rule, ending)
                compare(name, read(folder + "/" + name), expected_optimizer(states))
            run = read("%s/run.%s" % (folder, ending))
            if int(run["step"]) != 123456789012345 or float(run["best"]) != 0.1:
                sys.exit("run.%s: step and best are %s and %s" % (ending, run["step"], run["best"]))
        if chainer:
            subprocess.run(
                [
                    chainer[0],
                    "-W",
                    "ignore",
                    "-c",
                    CHAINER,
                    folder,
                    "model.npz",
                    "model.stored.npz",
                    "model.h5",
                ],
                check=True,
            )
    print("%d formats" % len(READERS))


main()
