#!/usr/bin/env python3
"""Every file of impl/ and capi/ includes only what its layer may know.

Usage: includes_test.py SOURCE_DIR
LAYERS is the architecture as data, from the bottom up: each layer may include itself and the layers named in its row, which
stand above it in the table, so that there are no cycles. EXCEPTIONS lists the files that may know more, with the reason. A
folder without a row fails, and so does a layer whose README.md does not state its row.
"""

import fnmatch
import pathlib
import re
import sys

ARRAYS = "impl/base impl/dtype impl/backend impl/array impl/random"
VALUES = ARRAYS + " impl/autograd impl/functions"

LAYERS = {
    "impl/base": "",
    "impl/kernels": "",
    "impl/dtype": "impl/base",
    "impl/backend": "impl/base impl/kernels impl/dtype",
    "impl/backend/cpu": "impl/base impl/kernels impl/dtype impl/backend",
    "impl/backend/test": "impl/base impl/backend",
    "impl/backend/cuda/kernels": "impl/kernels impl/dtype impl/backend",
    "impl/backend/cuda": "impl/base impl/kernels impl/dtype impl/backend impl/backend/cuda/kernels",
    "impl/array": "impl/base impl/dtype impl/backend",
    "impl/random": "impl/base impl/dtype impl/backend impl/array",
    "impl/jit": "impl/base impl/dtype impl/backend impl/array",
    "impl/jit/cuda": "impl/base impl/dtype impl/backend impl/backend/cuda impl/jit",
    "impl/autograd": ARRAYS,
    "impl/functions": ARRAYS + " impl/kernels impl/autograd",
    "impl/serializer": "impl/base impl/dtype impl/array",
    "impl/links": VALUES + " impl/serializer",
    "impl/optimizers": VALUES + " impl/kernels impl/links",
    "impl/serializers": VALUES + " impl/serializer impl/links impl/optimizers",
    "impl/caffe": VALUES + " impl/links",
    "impl/dataset": ARRAYS + " impl/kernels impl/serializer",
    "impl/training": VALUES + " impl/serializer impl/links impl/optimizers impl/serializers impl/dataset",
    "impl/testing": ARRAYS + " impl/autograd",
    "capi": VALUES
    + " impl/jit impl/serializer impl/links impl/optimizers impl/serializers impl/caffe impl/dataset impl/training"
    + " impl/testing",
}

# (file pattern, what it includes, why)
EXCEPTIONS = [
    ("impl/backend/devices.cc", "impl/backend/test/*", "it is the table of all backends"),
    (
        "impl/jit/cpu_*",
        "impl/backend/cpu/user_*",
        "the CPU's kernels and their callers share one calling convention",
    ),
    (
        "impl/backend/cuda/cuda_backend.cc",
        "impl/jit/cuda/cuda_target.h",
        "the devices of the plugin bring what compiles kernels for them",
    ),
]

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+"([^"]+)"', re.M)
SOURCES = {".h", ".hpp", ".cc", ".c", ".inc", ".def"}


def layer_of(path):
    """The row of a file: the longest one that its path begins with."""
    rows = [row for row in LAYERS if path.startswith(row + "/")]
    return max(rows, key=len, default=None)


def row_line(layer):
    allowed = LAYERS[layer].split()
    return "May include: %s." % (", ".join("`%s`" % name for name in allowed) if allowed else "nothing else")


def problem_of(path, included):
    """Why a file may not include another one, or nothing."""
    layer, target = layer_of(path), layer_of(included)
    if target is None:
        return "no layer of LAYERS has this file"
    if target == layer or target in LAYERS[layer].split():
        return None
    if any(fnmatch.fnmatch(path, by) and fnmatch.fnmatch(included, what) for by, what, _ in EXCEPTIONS):
        return None
    return "%s may include only itself%s" % (layer, "".join(", " + name for name in LAYERS[layer].split()))


def main():
    root = pathlib.Path(sys.argv[1])
    problems, files, seen = [], 0, set()
    names = list(LAYERS)
    for index, layer in enumerate(names):
        for name in LAYERS[layer].split():
            if name not in names[:index]:
                problems.append(
                    "LAYERS: %s may include %s, which is not above it in the table" % (layer, name)
                )
        readme = root / layer / "README.md"
        if not readme.is_file():
            problems.append(
                "%s/README.md: missing; it says what the folder holds and has the line: %s"
                % (layer, row_line(layer))
            )
        elif row_line(layer) not in " ".join(readme.read_text().split()):
            problems.append("%s/README.md: expected the line: %s" % (layer, row_line(layer)))
    for path in sorted(p for top in ("impl", "capi") for p in (root / top).rglob("*") if p.suffix in SOURCES):
        name = path.relative_to(root).as_posix()
        layer = layer_of(name)
        seen.add(layer)
        files += 1
        if layer is None:
            problems.append("%s: its folder has no row in LAYERS (tests/abi/includes_test.py)" % name)
            continue
        text = path.read_text()
        for match in INCLUDE.finditer(text):
            why = problem_of(name, match.group(1))
            if why:
                line = text.count("\n", 0, match.start()) + 1
                problems.append('%s:%d: includes "%s": %s' % (name, line, match.group(1), why))
    for layer in sorted(set(LAYERS) - seen):
        problems.append("LAYERS: %s has no files" % layer)
    for problem in problems:
        print(problem)
    print("%d files, %d problems" % (files, len(problems)))
    return 1 if problems or not files else 0


if __name__ == "__main__":
    sys.exit(main())
