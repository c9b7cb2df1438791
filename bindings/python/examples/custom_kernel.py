#!/usr/bin/env python3
"""Draws a Julia set by kernels of its own, and trains a network that paints it, with the optimizer AdaBelief
(Zhuang et al., 2020) as a kernel: the Python form of the C example."""

import os
import struct
import zlib

import catenary
import catenary.array as cp
import catenary.functions as F
import catenary.links as L
import session
from catenary import datasets, iterators, optimizer, training

# The same source runs on CUDA devices, one thread for each pixel, and on the CPU, one block after another.
JULIA = cp.RawKernel(
    r"""
extern "C" __global__ void julia(float* steps, long long side, double re, double im, int limit) {
  const long long column = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  const long long row = (long long)blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= side || row >= side) return;
  double x = (column + 0.5) * 3.2 / side - 1.6, y = (row + 0.5) * 3.2 / side - 1.6;
  int step = 0;
  for (; step < limit && x * x + y * y <= 256; ++step) {
    const double next = x * x - y * y + re;
    y = 2 * x * y + im;
    x = next;
  }
  /* The logarithm makes bands of equal numbers into slopes. */
  steps[row * side + column] = step < limit ? step + 3 - log2(log2(x * x + y * y)) : limit;
}
""",
    "julia",
)

COLORS = cp.ElementwiseKernel(
    "float32 steps, float32 limit",
    "uint8 red, uint8 green, uint8 blue",
    """
    const float t = sqrtf(max(steps, 0.0f) / limit);
    red = steps < limit ? 255 * min(1.0f, 3 * t * t) : 0;
    green = steps < limit ? 255 * t * t * (1.6f - 0.6f * t) : 0;
    blue = steps < limit ? 255 * min(1.0f, 0.25f + 1.5f * t * (1 - 0.5f * t)) : 0;
    """,
    "colors",
)

INSIDE = cp.ReductionKernel(
    "float32 steps, float32 limit",
    "float64 share",
    "steps >= limit ? 1.0 : 0.0",
    "a + b",
    "share = a / _in_ind.size()",
    "0",
    "inside",
)

UPDATE = cp.ElementwiseKernel(
    "T g, T rate, T beta1, T beta2, T eps, T correction",
    "T p, T m, T s",
    """
    m = beta1 * m + (1 - beta1) * g;
    const T surprise = g - m;
    s = beta2 * s + (1 - beta2) * surprise * surprise + eps;
    p -= rate * m / (sqrt(s / correction) + eps);
    """,
    "adabelief",
)


def draw(side, re, im, limit=300):
    """Bytes (side, side, 3) of red, green and blue, and the share of the points that never escape."""
    steps = cp.empty((side, side), dtype=cp.float32)
    blocks = (side + 15) // 16
    JULIA((blocks, blocks), (16, 16), (steps, side, re, im, limit))
    return cp.stack(COLORS(steps, limit), axis=2), float(INSIDE(steps, limit))


class AdaBelief(optimizer.GradientMethod):
    """Adam, but steps are large where the gradient is as its running mean says."""

    def __init__(self, alpha=0.001, beta1=0.9, beta2=0.999, eps=1e-8):
        self.alpha, self.beta1, self.beta2, self.eps = alpha, beta1, beta2, eps

    def init_state(self, param, state):
        state["m"], state["s"] = cp.zeros_like(param.data), cp.zeros_like(param.data)

    def update_one(self, param, state):
        rate, correction = self.alpha / (1 - self.beta1**self.t), 1 - self.beta2**self.t
        numbers = rate, self.beta1, self.beta2, self.eps, correction
        UPDATE(param.grad, *numbers, param.data, state["m"], state["s"])


def waves(side, count, detail):
    """Sines and cosines of random waves at all pixels (pixels, 2 count); Tancik et al., 2020."""
    line = cp.linspace(-1, 1, side, dtype=cp.float32)
    x = cp.broadcast_to(line, (side, side))
    points = cp.stack((x, x.T), axis=2).reshape(-1, 2)
    angles = points.dot(cp.random.normal(0, detail, (2, count)).astype(cp.float32))
    return cp.concatenate((cp.sin(angles), cp.cos(angles)), axis=1)


def write_png(path, pixels):
    """Writes bytes (height, width, 3)."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    height, width, _ = pixels.shape
    contents = pixels.tobytes()
    lines = b"".join(b"\0" + contents[i : i + 3 * width] for i in range(0, len(contents), 3 * width))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + parts)
    print("wrote", path)


def main():
    options = session.parser(__doc__, batch=1024, epochs=60, report=6)
    options.add_argument(
        "--side", type=int, default=160, help="pixels along a side of the picture", metavar="N"
    )
    options.add_argument("--waves", type=int, default=128, help="waves that the network sees", metavar="N")
    options.add_argument(
        "--detail", type=float, default=20, help="deviation of their frequencies", metavar="X"
    )
    options.add_argument("--units", type=int, default=96, help="hidden units of each layer", metavar="N")
    options.add_argument("--alpha", type=float, default=0.003, help="learning rate", metavar="X")
    options.add_argument("--re", type=float, default=-0.79, help="real part of the constant", metavar="X")
    options.add_argument("--im", type=float, default=0.15, help="imaginary part of the constant", metavar="X")
    o = session.read(options)

    colors, inside = draw(o.side, o.re, o.im)
    print("%.2f%% of the points never escape" % (100 * inside))
    x = waves(o.side, o.waves, o.detail)
    data = datasets.TupleDataset(x, colors.reshape(-1, 3).astype(cp.float32) / 255)
    layers = (
        L.Linear(x.shape[1], o.units),
        F.relu,
        L.Linear(o.units, o.units),
        F.relu,
        L.Linear(o.units, 3),
        F.sigmoid,
    )
    network = L.Sequential(*layers)
    rule = AdaBelief(o.alpha)
    rule.setup(L.Classifier(network, lossfun=F.mean_squared_error, accfun=None))
    rule.target.compute_accuracy = False
    updater = training.StandardUpdater(iterators.SerialIterator(data, o.batch, seed=o.seed), rule)
    session.run(o, session.trainer(o, updater, ["main/loss", "elapsed_time"], ["main/loss"]))

    with catenary.no_backprop_mode():
        painted = cp.rint(network(catenary.Variable(x)).data * 255).astype(cp.uint8)
    both = cp.concatenate((colors, painted.reshape(colors.shape)), axis=1)
    write_png(os.path.join(o.out, "julia.png"), both)


if __name__ == "__main__":
    main()
