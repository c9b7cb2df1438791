#!/usr/bin/env python3
"""Standard workloads through the Python API.

Prints one JSON object: {"system": ..., "threads": ..., "device": ..., "results": {name: seconds}}, the median
of several samples of at least 5 ms each after a warm-up.
"""

import argparse
import json
import statistics
import time

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
from catenary import Chain, ChainList, Variable, optimizers

WORKLOADS = {}


def workload(name):
    """Registers a function that prepares the data and returns the function to time."""

    def register(make):
        WORKLOADS[name] = make
        return make

    return register


def randn(*shape):
    return cp.random.normal(size=shape, dtype=cp.float32)


def labels(high, *shape):
    return cp.random.randint(0, high, size=shape).astype(cp.int32)


def measure(make, repeat):
    run = make()
    run()
    start = time.perf_counter()
    run()
    once = max(time.perf_counter() - start, 1e-7)
    batch = max(1, int(0.005 / once))
    for _ in range(batch if once < 0.5 else 0):
        run()
    samples = []
    for _ in range(repeat):
        start = time.perf_counter()
        for _ in range(batch):
            run()
        samples.append((time.perf_counter() - start) / batch)
    return statistics.median(samples)


@workload("op/add_10")
def _():
    a, b = randn(10), randn(10)
    return lambda: cp.add(a, b)


@workload("op/relu_10")
def _():
    a = Variable(randn(10), volatile="on")
    return lambda: F.relu(a)


@workload("op/view_slice")
def _():
    a = randn(100, 100)
    return lambda: a[10:20, 5:50:3]


@workload("op/matmul_8")
def _():
    a, b = randn(8, 8), randn(8, 8)
    return lambda: a @ b


@workload("autograd/mul_chain_1000")
def _():
    x = Variable(randn(10))

    def run():
        x.cleargrad()
        y = x
        for _ in range(1000):
            y = y * 1.0001
        F.sum(y).backward()

    return run


def elementwise(function):
    def make():
        a, b = randn(10_000_000), cp.random.uniform(0.5, 1.5, size=10_000_000, dtype=cp.float32)
        return lambda: function(a, b)

    return make


for _name, _function in {
    "add": lambda a, b: a + b,
    "exp": lambda a, b: cp.exp(a),
    "tanh": lambda a, b: cp.tanh(a),
    "log": lambda a, b: cp.log(b),
    "sin": lambda a, b: cp.sin(a),
    "sum": lambda a, b: a.sum(),
    "max": lambda a, b: a.max(),
    "greater": lambda a, b: a > b,
}.items():
    WORKLOADS["bandwidth/%s_10M" % _name] = elementwise(_function)


def step(model, optimizer, x, t):
    """One update."""
    optimizer.setup(model)

    def run():
        model.cleargrads()
        F.softmax_cross_entropy(model(x), t).backward()
        optimizer.update()

    return run


class MLP(ChainList):
    def __init__(self, units):
        super().__init__(L.Linear(784, units), L.Linear(units, units), L.Linear(units, 10))

    def __call__(self, x):
        return self[2](F.relu(self[1](F.relu(self[0](x)))))


def mlp(batch, units, rule):
    def make():
        optimizer = optimizers.Adam() if rule == "adam" else optimizers.SGD(0.01)
        return step(MLP(units), optimizer, randn(batch, 784), labels(10, batch))

    return make


for _batch, _units in ((1, 100), (10, 100), (100, 100), (100, 1000), (1000, 1000)):
    for _rule in ("sgd", "adam"):
        WORKLOADS["train/mlp_b%d_u%d_%s" % (_batch, _units, _rule)] = mlp(_batch, _units, _rule)


class LeNet(Chain):
    def __init__(self):
        super().__init__(
            conv1=L.Convolution2D(1, 20, 5),
            conv2=L.Convolution2D(20, 50, 5),
            ip1=L.Linear(800, 500),
            ip2=L.Linear(500, 10),
        )

    def __call__(self, x):
        h = F.max_pooling_2d(self.conv2(F.max_pooling_2d(self.conv1(x), 2, 2)), 2, 2)
        return self.ip2(F.relu(self.ip1(h)))


@workload("train/lenet_b100")
def _():
    return step(LeNet(), optimizers.MomentumSGD(0.01), randn(100, 1, 28, 28), labels(10, 100))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--only", default="", help="run workloads with this text in their name")
    parser.add_argument("--repeat", type=int, default=9)
    options = parser.parse_args()
    catenary.set_num_threads(options.threads)
    catenary.cuda.get_device(options.device).use()
    cp.random.seed(0)
    results = {
        name: measure(make, options.repeat) for name, make in WORKLOADS.items() if options.only in name
    }
    print(
        json.dumps(
            {
                "system": "catenary (Python)",
                "threads": options.threads,
                "device": options.device,
                "results": results,
            }
        )
    )


if __name__ == "__main__":
    main()
