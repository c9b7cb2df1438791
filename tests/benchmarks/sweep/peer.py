"""The other side: the same computation by NumPy and PyTorch, called from Python as programs do. Usage: peer.py"""

import ast
import os
import textwrap
from itertools import repeat
from time import perf_counter

import inputs
import numpy as np
from worker import Refused, serve

try:
    import torch
except ImportError:  # NumPy alone
    torch = None


class Peers:
    def __init__(self):
        self.timed = {}

    def hello(self):
        return {"numpy": np.__version__, "torch": torch.__version__ if torch else None}

    def threads(self, count):
        if torch:
            torch.set_num_threads(count)

    def prepare(self, case, folder, library):
        """`candidates` are programs; the first whose functions exist is taken."""
        candidates = [c for c in case[library] if exists(c["needs"])]
        self.timed.pop(library, None)
        if not candidates or library == "torch" and torch is None:
            raise Refused("no such function")
        chosen = candidates[0]
        names = {
            "np": np,
            "torch": torch,
            "math": __import__("math"),
            **constants(case["constants"], library),
        }
        names.update({name: make(library, name, given) for name, given in case["inputs"].items()})
        try:
            run("\n".join(chosen["setup"]), names)
            before = perf_counter()
            run("\n".join(chosen["body"]), names)
            seconds = perf_counter() - before
        except NotImplementedError as error:
            raise Refused(str(error).split("\n")[0]) from error
        except (RuntimeError, TypeError, ValueError) as error:
            if any(words in str(error) for words in UNSUITABLE):
                raise Refused(str(error).split("\n")[0]) from error
            raise
        results = [plain(part) for name in chosen["results"] for part in parts(names[name])]
        results += [plain(names[name].grad) for name in case["gradients"]]
        run("\n".join(chosen["reset"]), names)
        self.timed[library] = timed(chosen["body"] + chosen["reset"], names)
        paths = [os.path.join(folder, "%s%d.npy" % (library, k)) for k in range(len(results))]
        for path, (array, _) in zip(paths, results):
            np.save(path, array)
        return {
            "results": paths,
            "dtypes": [dtype for _, dtype in results],
            "seconds": seconds,
            "text": chosen["body"],
        }

    def time(self, library, iterations):
        return {"seconds": self.timed[library](iterations)}


# What both say of dtypes that a function does not take.
UNSUITABLE = [
    "not implemented for", "not supported for", "Unsupported dtype", "no loop", "not supported on", "Expected a floating",
    "expected a dtype", "only defined for floating", "floating point or complex", "unsupported ScalarType", "can't be cast",
    "Could not infer", "only Tensors of floating point", "must be floating", "does not support", "Low precision",
    "array type float16 is unsupported", "boolean subtract", "numpy boolean", "the `-` operator", "Subtraction, the",
    "Negation, the", "Cannot cast ufunc", "could not find a matching type", "no type-matching", "floating or complex",
    "same dtype", "Input dtype must be", "Half", "BFloat16", "result type", "isn't supported", "Got unsupported",
]  # fmt: skip


def exists(needs):
    for path in needs:
        value = {"np": np, "torch": torch}[path.split(".")[0]]
        for part in path.split(".")[1:]:
            value = getattr(value, part, None)
        if value is None:
            return False
    return True


def constants(given, library):
    """Dtypes are those of the library; lists of axes are tuples."""
    result = {}
    for name, value in given.items():
        if isinstance(value, str) and value in DTYPES:
            value = getattr(torch if library == "torch" else np, value, None)
        elif isinstance(value, list):
            value = tuple(value)
        result[name] = value
    return result


DTYPES = {"bool", "int8", "int16", "int32", "int64", "uint8", "float16", "bfloat16", "float32", "float64"}


def make(library, name, given):
    shape, dtype = given["shape"], given["dtype"]
    count, offset, strides = inputs.place(shape, given["layout"])
    if library == "numpy" and dtype == "bfloat16":
        raise Refused("NumPy has no bfloat16")
    base = inputs.numbers(given["values"], dtype, shape, count, name)
    if library == "numpy":
        distances = [base.itemsize * stride for stride in strides]
        return np.lib.stride_tricks.as_strided(base[offset:], shape, distances)
    if min(strides, default=0) < 0:
        raise Refused("PyTorch has no negative strides")
    # A copy, because PyTorch aligns its memory better than NumPy.
    elements = torch.from_numpy(base).to(getattr(torch, dtype)).clone()
    result = elements.as_strided(shape, strides, offset)
    return result.detach().requires_grad_(True) if given["grad"] else result


def run(text, names):
    exec(compile(text, "recipe", "exec"), names)


def timed(statements, names):
    """A function that runs the statements many times. The results are dropped at once, as ours are."""
    body = ast.parse("\n".join(statements))
    last = body.body[-1]
    if (
        len(body.body) == 1
        and isinstance(last, ast.Assign)
        and not isinstance(last.targets[0], ast.Subscript)
    ):
        body.body[-1] = ast.Expr(last.value)
    used = sorted({node.id for node in ast.walk(body) if isinstance(node, ast.Name) and node.id in names})
    text = (
        "def loop(runs_, clock_, repeat_, {0}):\n  start_ = clock_()\n  for _ in repeat_(None, runs_):\n{1}\n"
    )
    text += "  return clock_() - start_\n"
    assigned = {
        node.id for node in ast.walk(body) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    used = [name for name in used if name not in assigned]
    run(text.format(", ".join(used), textwrap.indent(ast.unparse(body), "    ")), names)
    return lambda n: names["loop"](n, perf_counter, repeat, *[names[name] for name in used])


def parts(value):
    return [part for item in value for part in parts(item)] if isinstance(value, (tuple, list)) else [value]


def plain(value):
    """As an array of NumPy, with the name of its dtype."""
    if torch and isinstance(value, torch.Tensor):
        dtype = str(value.dtype).replace("torch.", "")
        return (value.detach().float() if dtype == "bfloat16" else value.detach()).cpu().numpy(), dtype
    value = np.asarray(value)
    return value, str(value.dtype)


if __name__ == "__main__":
    side = Peers()
    serve({name: getattr(side, name) for name in ("hello", "threads", "prepare", "time")})
