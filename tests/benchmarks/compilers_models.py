"""The models of train/*, written once for every system of compilers.py.

A model is a function of `o`, the operations of a system with its parameters, and of the data; it returns the loss.
Parameters have the names, shapes and initial values of catenary_workloads.
"""

import dataclasses

import numpy as np


@dataclasses.dataclass
class Case:
    loss: object
    rule: str  # sgd, momentum, adam, adamw, or clipped for SGD with gradient clipping
    shapes: dict = dataclasses.field(default_factory=dict)  # parameters: shape and kind of values
    averages: dict = dataclasses.field(default_factory=dict)  # batch normalizations: number of channels
    data: dict = dataclasses.field(default_factory=dict)  # shape and number of classes, or None for numbers
    images: tuple = ()  # the axes (C, H, W) that the first linear layer after convolutions flattens

    def linear(self, name, size, out, bias="zeros"):
        self.shapes[name + "/W"] = (out, size), "normal"
        if bias:
            self.shapes[name + "/b"] = (out,), bias

    def convolution(self, name, channels, out, k, bias=False):
        self.shapes[name + "/W"] = (out, channels, k, k), "normal"
        if bias:
            self.shapes[name + "/b"] = (out,), "zeros"

    def normalization(self, name, channels, averages=False):
        self.shapes[name + "/gamma"] = (channels,), "ones"
        self.shapes[name + "/beta"] = (channels,), "zeros"
        if averages:
            self.averages[name] = channels

    def arrays(self, seed=0):
        """Initial parameters and data."""
        draw = np.random.default_rng(seed)
        kinds = {
            "normal": lambda shape: draw.standard_normal(shape) / np.sqrt(np.prod(shape[1:])),
            "embedding": draw.standard_normal,
            "zeros": np.zeros,
            "ones": np.ones,
            "around one": lambda shape: draw.uniform(0.5, 1.5, shape),
        }
        values = {name: kinds[kind](shape).astype("f4") for name, (shape, kind) in self.shapes.items()}
        for name, (shape, classes) in self.data.items():
            values[name] = (
                draw.integers(0, classes, shape, "i4") if classes else draw.standard_normal(shape, "f4")
            )
        return values

    def saved(self, path):
        """Parameters and data that catenary_workloads saved, and its losses."""
        values = dict(np.load(path))
        losses = values.pop("losses")
        for name in ("words", "targets"):
            if name in self.data:
                steps = self.data[name][0][0]
                values[name] = np.stack([values.pop(name + str(step)) for step in range(steps)])
        expected = {name: array.shape for name, array in self.arrays().items()}
        found = {name: array.shape for name, array in values.items()}
        if found != expected:
            raise SystemExit("%s: %s instead of %s" % (path, found, expected))
        return values, losses

    def parameters(self, values):
        """The parameters in the form that both systems prefer: gates in blocks of i, f, g, o, and one product for
        query, key and value."""
        result = {name: values[name] for name in self.shapes}
        for name in result:
            if "/upward/" in name or "/lateral/" in name:
                gates = result[name].reshape(-1, 4, *result[name].shape[1:])  # a, i, f, o of each unit
                result[name] = np.concatenate([gates[:, gate] for gate in (1, 2, 0, 3)])
        for kind in ("W", "b"):
            parts = ["attention/%s/%s" % (part, kind) for part in ("query", "key", "value")]
            if parts[0] in result:
                result["attention/qkv/" + kind] = np.concatenate([result.pop(part) for part in parts])
        assert sum(a.size for a in result.values()) == sum(np.prod(s) for s, _ in self.shapes.values())
        return result


cases = {}


def mlp(batch, units, rule):
    def loss(o, d):
        h = o.relu(o.linear("l1", d["x"]))
        return o.cross_entropy(o.linear("l3", o.relu(o.linear("l2", h))), d["t"])

    case = Case(loss, rule, data={"x": ((batch, 784), None), "t": ((batch,), 10)})
    for i, (size, out) in enumerate(((784, units), (units, units), (units, 10))):
        case.linear("l%d" % (i + 1), size, out, "around one")
    cases["train/mlp_b%d_u%d_%s" % (batch, units, rule)] = case


def classifier(name, predict, batch, channels, size, classes, images=()):
    def loss(o, d):
        return o.cross_entropy(predict(o, d["x"]), d["t"])

    data = {"x": ((batch, channels, size, size), None), "t": ((batch,), classes)}
    cases[name] = Case(loss, "momentum", data=data, images=images)
    return cases[name]


def lenet():
    def predict(o, x):
        x = o.max_pool(o.convolution("conv1", x, 1, 0), 2, 2, 0)
        x = o.max_pool(o.convolution("conv2", x, 1, 0), 2, 2, 0)
        return o.linear("fc4", o.relu(o.linear("fc3", o.flatten(x))))

    case = classifier("train/lenet_b100", predict, 100, 1, 28, 10, ("fc3/W", 50, 4, 4))
    case.convolution("conv1", 1, 20, 5, True)
    case.convolution("conv2", 20, 50, 5, True)
    case.linear("fc3", 800, 500)
    case.linear("fc4", 500, 10)


def vgg():
    widths = (64, 64, 128, 128, 256, 256)

    def predict(o, x):
        for i in range(6):
            x = o.relu(o.batch_norm("bn%d" % (i + 1), o.convolution("conv%d" % (i + 1), x, 1, 1)))
            if i % 2:
                x = o.max_pool(x, 2, 2, 0)
        return o.linear("fc", o.flatten(x))

    case = classifier("train/vgg_small_bn_b64_32x32", predict, 64, 3, 32, 10, ("fc/W", 256, 4, 4))
    for i, (channels, width) in enumerate(zip((3, *widths), widths)):
        case.convolution("conv%d" % (i + 1), channels, width, 3)
        case.normalization("bn%d" % (i + 1), width, averages=True)
    case.linear("fc", 4096, 10)


def resnet18():
    blocks = []  # name, channels, width, stride
    channels = 64
    for i in range(8):
        width = 64 << i // 2
        blocks.append(("block%d_" % (i + 1), channels, width, 2 if i and i % 2 == 0 else 1))
        channels = width

    def predict(o, x):
        x = o.relu(o.batch_norm("bn1", o.convolution("conv1", x, 2, 3)))
        x = o.max_pool(x, 3, 2, 1)
        for name, channels, width, stride in blocks:
            y = o.relu(o.batch_norm(name + "bn1", o.convolution(name + "conv1", x, stride, 1)))
            y = o.batch_norm(name + "bn2", o.convolution(name + "conv2", y, 1, 1))
            if channels != width:
                x = o.batch_norm(name + "bn3", o.convolution(name + "conv3", x, stride, 0))
            x = o.relu(x + y)
        return o.linear("fc", o.average(x))

    case = classifier("train/resnet18_b4_128x128", predict, 4, 3, 128, 1000)
    case.convolution("conv1", 3, 64, 7)
    case.normalization("bn1", 64, averages=True)
    for name, channels, width, stride in blocks:
        layers = [("1", channels, 3), ("2", width, 3)] + [("3", channels, 1)] * (channels != width)
        for number, size, k in layers:
            case.convolution(name + "conv" + number, size, width, k)
            case.normalization(name + "bn" + number, width, averages=True)
    case.linear("fc", 512, 1000)


def transformer(batch, length, units, heads=8):
    def loss(o, d):
        x = d["x"]
        x = x + o.attention("attention", o.layer_norm("norm1", x), heads)
        x = x + o.linear("l2", o.gelu(o.linear("l1", o.layer_norm("norm2", x))))
        return o.mean_squared_error(x, d["t"])

    shape = (batch, length, units)
    case = Case(loss, "adamw", data={"x": (shape, None), "t": (shape, None)})
    case.normalization("norm1", units)
    case.normalization("norm2", units)
    for name in ("query", "key", "value", "out"):
        case.linear("attention/" + name, units, units)
    case.linear("l1", units, 4 * units)
    case.linear("l2", 4 * units, units)
    cases["train/transformer_b%d_t%d_u%d_adamw" % shape] = case


def lstm(vocabulary, units, batch, steps):
    def loss(o, d):
        return o.language_model(d["words"], d["targets"])

    words = (steps, batch), vocabulary
    case = Case(loss, "clipped", data={"words": words, "targets": words})
    case.shapes["embed/W"] = (vocabulary, units), "embedding"
    for name in ("l1", "l2"):
        case.linear(name + "/upward", units, 4 * units, "around one")
        case.linear(name + "/lateral", units, 4 * units, None)
    case.linear("out", units, vocabulary)
    cases["train/lstm_v%d_u%d_b%d_t%d" % (vocabulary, units, batch, steps)] = case


for batch, units in ((1, 100), (10, 100), (100, 100), (100, 1000), (1000, 1000)):
    for rule in ("sgd", "adam"):
        mlp(batch, units, rule)
lenet()
vgg()
lstm(10_000, 650, 20, 35)
lstm(100, 128, 50, 50)
resnet18()
transformer(8, 256, 512)
