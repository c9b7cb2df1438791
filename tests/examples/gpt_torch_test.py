#!/usr/bin/env python3
"""Compares the scores of the GPT with those of PyTorch for random weights in the published layout.

PyTorch is imported by this interpreter or, if it lacks it, by the one in $CATENARY_TORCH_PYTHON.

Usage: gpt_torch_test.py TEST_EXAMPLES_GPT_MODEL
"""

import json
import os
import struct
import subprocess
import sys
import tempfile

try:
    import torch
    from torch.nn import functional as F
except ImportError:
    other = os.environ.pop("CATENARY_TORCH_PYTHON", None)
    if other:
        os.execv(other, [other, *sys.argv])
    print("skipped: there is no PyTorch; $CATENARY_TORCH_PYTHON names a Python that has it")
    sys.exit(77)

VOCABULARY, CONTEXT, WIDTH, LAYERS, COUNT = 300, 64, 192, 3, 50
HEADS = WIDTH // 64  # as in the published models, whose files do not say it
LIMIT = 1e-5


def random_weights(prefix):
    generator = torch.Generator().manual_seed(0)
    weights = {}

    def add(name, *shape, mean=0.0, deviation=0.02):
        weights[prefix + name] = mean + deviation * torch.randn(*shape, generator=generator)

    add("wte.weight", VOCABULARY, WIDTH, deviation=0.1)
    add("wpe.weight", CONTEXT, WIDTH, deviation=0.1)
    for i in range(LAYERS):
        block = "h.%d." % i
        for norm in ("ln_1", "ln_2"):
            add(block + norm + ".weight", WIDTH, mean=1, deviation=0.2)
            add(block + norm + ".bias", WIDTH, deviation=0.2)
        for layer, rows, columns in (
            ("attn.c_attn", WIDTH, 3 * WIDTH),
            ("attn.c_proj", WIDTH, WIDTH),
            ("mlp.c_fc", WIDTH, 4 * WIDTH),
            ("mlp.c_proj", 4 * WIDTH, WIDTH),
        ):
            add(block + layer + ".weight", rows, columns, deviation=0.1)
            add(block + layer + ".bias", columns, deviation=0.1)
        weights[prefix + block + "attn.bias"] = (
            torch.ones(CONTEXT, CONTEXT).tril().view(1, 1, CONTEXT, CONTEXT)
        )
    add("ln_f.weight", WIDTH, mean=1, deviation=0.2)
    add("ln_f.bias", WIDTH, deviation=0.2)
    return weights


def write(path, weights):
    """A file of safetensors: the length of a JSON text, the text, and the numbers."""
    header, end = {"__metadata__": {"format": "pt"}}, 0
    for name, values in weights.items():
        size = 4 * values.numel()
        header[name] = {"dtype": "F32", "shape": list(values.shape), "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for values in weights.values():
            file.write(values.contiguous().numpy().tobytes())


def forward(weights, prefix, tokens):
    def norm(x, name):
        return F.layer_norm(
            x, (WIDTH,), weights[prefix + name + ".weight"], weights[prefix + name + ".bias"], 1e-5
        )

    def layer(x, name):
        return x @ weights[prefix + name + ".weight"] + weights[prefix + name + ".bias"]

    x = weights[prefix + "wte.weight"][tokens] + weights[prefix + "wpe.weight"][: len(tokens)]
    for i in range(LAYERS):
        block = "h.%d." % i
        parts = layer(norm(x, block + "ln_1"), block + "attn.c_attn").split(WIDTH, dim=1)
        q, k, v = (part.view(-1, HEADS, WIDTH // HEADS).transpose(0, 1) for part in parts)
        hidden_keys = torch.ones(len(tokens), len(tokens), dtype=torch.bool).triu(1)
        scores = (q @ k.transpose(1, 2) / (WIDTH // HEADS) ** 0.5).masked_fill(hidden_keys, -float("inf"))
        attended = (scores.softmax(2) @ v).transpose(0, 1).reshape(-1, WIDTH)
        x = x + layer(attended, block + "attn.c_proj")
        hidden = F.gelu(layer(norm(x, block + "ln_2"), block + "mlp.c_fc"), approximate="tanh")
        x = x + layer(hidden, block + "mlp.c_proj")
    return norm(x, "ln_f") @ weights[prefix + "wte.weight"].T


def main():
    program = sys.argv[1]
    tokens = torch.randint(0, VOCABULARY, (COUNT,), generator=torch.Generator().manual_seed(1))
    for prefix in ("", "transformer."):
        weights = random_weights(prefix)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "model.safetensors")
            write(path, weights)
            command = [program, "scores", path, *(str(int(token)) for token in tokens)]
            text = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
        ours = torch.tensor([float(line) for line in text.split()], dtype=torch.float64).view(
            COUNT, VOCABULARY
        )
        single = forward(weights, prefix, tokens).double()
        double = forward({name: values.double() for name, values in weights.items()}, prefix, tokens)
        scale = double.abs().max()
        errors = [
            float((a - b).abs().max() / scale) for a, b in ((ours, single), (ours, double), (single, double))
        ]
        print(
            "prefix %r: relative to PyTorch %.2g, to its float64 %.2g; PyTorch's own %.2g" % (prefix, *errors)
        )
        assert errors[0] < LIMIT and errors[1] < LIMIT, errors


main()
