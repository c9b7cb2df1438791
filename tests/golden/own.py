#!/usr/bin/env python3
"""Makes further cases in the documented format: other attributes, omitted attributes, other dtypes.

Usage: own.py VECTORS COMMAND... -- makes directories of cases from definitions in NumPy and runs COMMAND on
each. Exits with 77 if NumPy is missing.
"""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile

try:
    import numpy
except ImportError:
    sys.exit(77)

DTYPES = "? i1 i2 i4 i8 u1 u2 u4 u8 f2 f4 f8 int bool int16 uint64 float32 <i4 |u1".split()
LABELS = {
    "relu": "ReLU",
    "sin": "sin",
    "exp": "exp",
    "leaky_relu": "LeakyReLU",
    "elu": "ELU",
    "softplus": "Softplus",
    "clipped_relu": "ClippedReLU",
    "sigmoid": "Sigmoid",
    "tanh": "Tanh",
    "cos": "cos",
}
random = numpy.random.RandomState(0)


def draw(*shape, dtype="f4"):
    return random.uniform(-2, 2, shape).astype(dtype)


def write(folder, name, cases, arrays):
    folder = folder / name
    folder.mkdir()
    (folder / "cases.json").write_text("[" + ",\n".join(map(json.dumps, cases)) + "]")
    for file, content in arrays.items():
        numpy.savez(folder / file, **content)
    return folder


def relabeled(case, changes):
    """A recorded graph with other function labels; changes maps old labels to new ones."""
    case = copy.deepcopy(case)
    for node in case["nodes"]:
        node["label"] = changes.get(node["label"], node["label"])
    return case


def graphs(folder, vectors):
    recorded = {case["id"]: case for case in json.loads((vectors / "graphs/cases.json").read_text())}
    base, made = recorded["diamond"], []
    for number, names in enumerate(
        (("leaky_relu", "elu", "softplus"), ("sigmoid", "clipped_relu", "tanh"), ("relu", "cos", "exp"))
    ):
        before = [LABELS[base["attrs"][key]] for key in ("first", "left", "right")]
        case = relabeled(base, dict(zip(before, (LABELS[name] for name in names))))
        case["id"] = "diamond_%d" % number
        case["attrs"].update(zip(("first", "left", "right"), names))
        made.append(case)
    for number, (factor, text) in enumerate(((2, "2"), (-3, "(-3)"), (0.5, "0.5"), (4.0, "4.0"))):
        case = relabeled(recorded["shared_input"], {"_ * 2.5": "_ * " + text})
        case["id"] = "shared_input_%d" % number
        case["attrs"]["factor"] = factor
        made.append(case)
    return write(folder, "graphs", made, {})


def serializers(folder, _):
    made, files = [], {}

    def add(name, link, values, **more):
        values = {"/" + path: numpy.asarray(value) for path, value in values.items()}
        made.append(
            dict(
                {
                    "id": name,
                    "object": "link",
                    "link": link,
                    "files": {"npz": name + ".npz"},
                    "expected": name + "_expected.npz",
                    "values": [{"key": "value" + path, "path": path, "npz_key": path[1:]} for path in values],
                },
                **more,
            )
        )
        files[name + ".npz"] = {path[1:]: value for path, value in values.items()}
        files[name + "_expected.npz"] = {"value" + path: value for path, value in values.items()}

    names = {"d%d" % number: dtype for number, dtype in enumerate(DTYPES)}
    add(
        "persistents",
        {"type": "Link", "persistents": {name: [dtype, [2, 3]] for name, dtype in names.items()}},
        {
            name: (draw(2, 3) * 9).astype(numpy.dtype(dtype).newbyteorder("="))
            for name, dtype in names.items()
        },
    )
    add(
        "params",
        {"type": "Link", "params": {"half": ["float16", [2]], "double": ["<f8", [1, 2]]}},
        {"half": draw(2, dtype="f2"), "double": draw(1, 2, dtype="f8")},
    )
    kinds = {
        "conv": (
            {
                "type": "Convolution2D",
                "attrs": {"in_channels": 2, "out_channels": 3, "ksize": 3, "pad": 1, "nobias": True},
            },
            {"W": (3, 2, 3, 3)},
        ),
        "deconv": (
            {"type": "Deconvolution2D", "attrs": {"in_channels": 2, "out_channels": 3, "ksize": [2, 3]}},
            {"W": (2, 3, 2, 3), "b": (3,)},
        ),
        "mlpconv": (
            {
                "type": "MLPConvolution2D",
                "attrs": {"in_channels": 2, "out_channels": [3, 2], "ksize": 1, "activation": "leaky_relu"},
            },
            {"0/W": (3, 2, 1, 1), "0/b": (3,), "1/W": (2, 3, 1, 1), "1/b": (2,)},
        ),
        "prelu": ({"type": "PReLU"}, {"W": ()}),
        "maxout": (
            {"type": "Maxout", "attrs": {"in_size": 2, "out_size": 3, "pool_size": 2}},
            {"linear/W": (6, 2), "linear/b": (6,)},
        ),
    }
    for name, (link, params) in kinds.items():
        add(
            name,
            {"type": "Chain", "children": {"inner": link}},
            {"inner/" + path: draw(*shape) for path, shape in params.items()},
        )
    add("empty", {"type": "Chain"}, {})
    return write(folder, "serializers", made, files)


def optimizers(folder, _):
    x, g = draw(2, 3), draw(2, 3)
    v = -0.01 * g
    states = {
        "SGD": (x - 0.01 * g, {}),
        "MomentumSGD": (x + v, {"v": v}),
        "AdaGrad": (x - 0.001 * g / (numpy.sqrt(g * g) + 1e-8), {"h": g * g}),
    }
    made, files = [], {}
    for name, (after, kept) in states.items():
        case = {
            "id": name,
            "op": name,
            "attrs": {},
            "rtol": 1e-5,
            "atol": 1e-6,
            "steps": [
                {
                    "t": 1,
                    "lr": None,
                    "grads": [{"path": "/x", "key": "g"}],
                    "grads_after_hooks": [],
                    "params": [{"path": "/x", "key": "after"}],
                    "states": [{"path": "/x", "name": state, "key": state} for state in kept],
                }
            ],
            "hooks": [],
            "params": [{"path": "/x", "key": "x", "dtype": "float32", "shape": [2, 3]}],
        }
        made.append(case)
        files[name + ".npz"] = dict({"x": x, "g": g, "after": after}, **kept)
    return write(folder, "optimizers", made, files)


def links(folder, _):
    """Convolutions with single-element windows, without stride and padding, and activations between two of them."""
    x, first, second, gy = draw(2, 3, 2, 2), draw(4, 3, 1, 1), draw(2, 4, 1, 1), draw(2, 2, 2, 2)
    activations = {
        "leaky_relu": (lambda h: numpy.where(h < 0, 0.2 * h, h), lambda h: numpy.where(h < 0, 0.2, 1)),
        "sigmoid": (lambda h: 1 / (1 + numpy.exp(-h)), lambda h: numpy.exp(-h) / (1 + numpy.exp(-h)) ** 2),
        "sin": (numpy.sin, numpy.cos),
    }
    made, files = [], {}
    for name, (f, slope) in activations.items():
        h = numpy.einsum("oc,nchw->nohw", first[:, :, 0, 0], x)
        y = numpy.einsum("oc,nchw->nohw", second[:, :, 0, 0], f(h))
        gh = numpy.einsum("oc,nohw->nchw", second[:, :, 0, 0], gy) * slope(h)
        arrays = {
            "x": x,
            "y": y,
            "gy": gy,
            "W0": first,
            "W1": second,
            "b0": numpy.zeros(4),
            "b1": numpy.zeros(2),
            "gW0": numpy.einsum("nohw,nchw->oc", gh, x).reshape(first.shape),
            "gW1": numpy.einsum("nohw,nchw->oc", gy, f(h)).reshape(second.shape),
            "gb0": gh.sum((0, 2, 3)),
            "gb1": gy.sum((0, 2, 3)),
            "gx": numpy.einsum("oc,nohw->nchw", first[:, :, 0, 0], gh),
        }
        made.append(
            {
                "id": "mlp_" + name,
                "op": "MLPConvolution2D",
                "rtol": 1e-4,
                "atol": 1e-5,
                "attrs": {"in_channels": 3, "out_channels": [4, 2], "ksize": 1, "activation": name},
                "params": [
                    {"path": "/" + path, "key": key, "grad_key": "g" + key}
                    for path, key in (("0/W", "W0"), ("0/b", "b0"), ("1/W", "W1"), ("1/b", "b1"))
                ],
                "calls": [
                    {
                        "inputs": [{"key": "x", "role": "x", "grad_key": "gx"}],
                        "outputs": [{"key": "y", "name": "out0"}],
                        "grad_outputs": ["gy"],
                    }
                ],
            }
        )
        files["mlp_%s.npz" % name] = {key: value.astype("f4") for key, value in arrays.items()}
    return write(folder, "links", made, files)


def main():
    vectors, command = pathlib.Path(sys.argv[1]), sys.argv[2:]
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        for make in (graphs, serializers, optimizers, links):
            failed += subprocess.call(command + [str(make(pathlib.Path(scratch), vectors))]) != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
