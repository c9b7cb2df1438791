#!/usr/bin/env python3
"""Those of the standard workloads that CuPy has. Prints one JSON object with the seconds per call."""

import json
import statistics
import time

import cupy as cp

N = 10_000_000
workloads = {}


def add(name, function, *shapes):
    """`function` of arrays of these shapes."""

    def make():
        operands = [cp.abs(cp.random.standard_normal(shape, dtype=cp.float32)) + 0.5 for shape in shapes]
        return lambda: function(*operands)

    workloads[name] = make


add("op/add_10", cp.add, (10,), (10,))
add("op/relu_10", lambda a: cp.maximum(a, 0), (10,))
add("op/view_slice", lambda a: a[10:20, 5:50:3], (100, 100))
add("op/matmul_8", cp.matmul, (8, 8), (8, 8))
multiply_add = cp.ElementwiseKernel("T a, T b", "T y", "y = a * b + a")
for name, function in {
    "add": cp.add,
    "mul_add": multiply_add,
    "exp": lambda a, b: cp.exp(a),
    "tanh": lambda a, b: cp.tanh(a),
    "log": lambda a, b: cp.log(b),
    "sin": lambda a, b: cp.sin(a),
    "relu": lambda a, b: cp.maximum(a, 0),
    "sum": lambda a, b: a.sum(),
    "max": lambda a, b: a.max(),
    "greater": cp.greater,
}.items():
    add("bandwidth/%s_10M" % name, function, (N,), (N,))
add("bandwidth/transpose_copy_4096", lambda a: cp.ascontiguousarray(a.T), (4096, 4096))
add("bandwidth/broadcast_add_4096x1000", cp.add, (4096, 1000), (1000,))
add("bandwidth/sum_axis0_4096x1000", lambda a: a.sum(0), (4096, 1000))
add("bandwidth/sum_axis1_4096x1000", lambda a: a.sum(1), (4096, 1000))
workloads["random/normal_10M"] = lambda: lambda: cp.random.standard_normal(N, dtype=cp.float32)
workloads["random/uniform_10M"] = lambda: lambda: cp.random.random_sample(N, dtype=cp.float32)
for m, n, k in ((256, 256, 256), (1024, 1024, 1024), (2048, 2048, 2048), (100, 1000, 784), (20, 2600, 650)):
    add("gemm/nt_%dx%dx%d" % (m, n, k), lambda a, b: a @ b.T, (m, k), (n, k))
add("gemm/batch_64x128x128x128", cp.matmul, (64, 128, 128), (64, 128, 128))


def measure(run):
    """Median seconds of one call, after a warm-up; short calls are batched to at least 5 ms."""

    def batch_of(count):
        start = time.perf_counter()
        for _ in range(count):
            run()
        cp.cuda.Device().synchronize()
        return (time.perf_counter() - start) / count

    batch_of(1)
    batch = max(1, int(0.005 / max(batch_of(1), 1e-7)))
    batch_of(batch)
    return statistics.median(batch_of(batch) for _ in range(9))


results = {name: measure(make()) for name, make in workloads.items()}
print(json.dumps({"system": "cupy " + cp.__version__, "device": "cuda", "results": results}))
