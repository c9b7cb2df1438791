#!/usr/bin/env python3
"""The workloads small/, strided/, pick/ and train/nstep_lstm of catenary_workloads on PyTorch, with its arguments
and output.

Usage: torch_layouts.py [--threads N] [--only SUBSTRING] [--repeat N]
"""

import argparse
import json
import statistics
import time

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--only", default="")
parser.add_argument("--repeat", type=int, default=9)
args = parser.parse_args()
torch.set_num_threads(args.threads)
torch.manual_seed(0)
MILLION = 1000000


def add(a, b):
    return lambda: a + b


def masked(a):
    return lambda: a[a > 0]


class LanguageModel(torch.nn.Module):
    """Embedding, two LSTM layers over whole sequences, an output layer for the words of all steps at once."""

    def __init__(self, vocabulary, units):
        super().__init__()
        self.embed = torch.nn.Embedding(vocabulary, units)
        self.lstm = torch.nn.LSTM(units, units, 2)
        self.out = torch.nn.Linear(units, vocabulary)

    def forward(self, words, targets):
        scores = self.out(self.lstm(self.embed(words))[0]).flatten(0, 1)
        return torch.nn.functional.cross_entropy(scores, targets.flatten()) * len(words)


def language_model(vocabulary, units, batch, steps):
    model = LanguageModel(vocabulary, units)
    optimizer = torch.optim.SGD(model.parameters(), 1.0)
    words, targets = (torch.randint(0, vocabulary, (steps, batch)) for _ in range(2))

    def run():
        optimizer.zero_grad()
        model(words, targets).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimizer.step()

    return run


randn = torch.randn
# PyTorch has no views with negative steps, so every call makes a reversed copy.
workloads = {
    **{"small/add_%d" % n: (lambda n=n: add(randn(n), randn(n))) for n in (3, 30, 100)},
    "small/add_row_of_100x100": lambda: add(randn(100, 100)[3:4], randn(100, 100)[7:8]),
    "small/add_column_of_100x100": lambda: add(randn(100, 100)[:, 3:4], randn(100, 1)),
    "small/add_broadcast_10x10": lambda: add(randn(10, 10), randn(10)),
    "small/exp_100": lambda: randn(100).exp,
    "small/sum_100": lambda: randn(100).sum,
    "strided/add_every_second_1M": lambda: add(randn(2 * MILLION)[::2], randn(2 * MILLION)[1::2]),
    "strided/add_reversed_1M": lambda: (lambda a, b: lambda: a.flip(0) + b)(randn(MILLION), randn(MILLION)),
    "strided/add_transposed_1000": lambda: add(randn(1000, 1000).t(), randn(1000, 1000)),
    "strided/add_inner_columns_1000x1000": lambda: add(randn(1000, 2000)[:, 500:1500], randn(1000, 1000)),
    "strided/sum_transposed_1000": lambda: randn(1000, 1000).t().sum,
    "strided/copy_every_third_1M": lambda: randn(3 * MILLION)[::3].contiguous,
    "pick/sort_1M": lambda: (lambda a: lambda: torch.sort(a))(randn(MILLION)),
    "pick/cumsum_1M": lambda: (lambda a: lambda: torch.cumsum(a, 0))(torch.rand(MILLION) + 0.5),
    "pick/mask_1M": lambda: masked(randn(MILLION)),
    "train/nstep_lstm_v10000_u650_b20_t35": lambda: language_model(10000, 650, 20, 35),
    "train/nstep_lstm_v100_u128_b50_t50": lambda: language_model(100, 128, 50, 50),
}


def measure(run):
    run()
    start = time.perf_counter()
    run()
    batch = max(1, int(0.005 / max(time.perf_counter() - start, 1e-7)))
    samples = []
    for _ in range(args.repeat + 1):
        start = time.perf_counter()
        for _ in range(batch):
            run()
        samples.append((time.perf_counter() - start) / batch)
    return statistics.median(samples[1:])


results = {name: measure(make()) for name, make in workloads.items() if args.only in name}
print(
    json.dumps(
        {"system": "torch " + torch.__version__, "threads": args.threads, "device": "cpu", "results": results}
    )
)
