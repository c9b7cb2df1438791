#!/usr/bin/env python3
"""Compares the generated dtype tables with NumPy's.

Usage: promotion_test.py GENERATED_DIR PROMOTION_JSON
"""

import json
import pathlib
import re
import sys

DTYPES = [
    "bool",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "bfloat16",
    "float32",
    "float64",
]
source = pathlib.Path(sys.argv[1])
numpy = json.loads(pathlib.Path(sys.argv[2]).read_text())
text = (source / "impl/dtype/generated/promotion.inc").read_text()
rows = re.findall(
    r"^CTN_OP\d\((\w+), \w+, (\w+?)_?, (\w+), (\w+)\)",
    (source / "impl/dtype/generated/ops.inc").read_text(),
    re.M,
)
ops = {op: loops for op, loops, result, fixed in rows if fixed == "none"}
results = {op: result for op, loops, result, fixed in rows}
failures, passed = [], 0


def table(name):
    """A braced C initializer as nested lists."""
    body = re.search(r"%s(?:\[\d+\])+ = (\{.*?\});" % name, text, re.S).group(1)
    body = re.sub(r"//[^\n]*", "", body).replace("{", "[").replace("}", "]")
    return json.loads(re.sub(r",(\s*\])", r"\1", body))


def expect(what, got, want):
    global passed
    if got == want:
        passed += 1
    else:
        failures.append("%s: got %s, want %s" % (what, got, want))


def name(number):
    return None if number < 0 else DTYPES[number]


promote, casts, loop1, loop2 = (
    table("promote_types"),
    table("can_cast_table"),
    table("loop1"),
    table("loop_for"),
)
classes = re.findall(r"^    \{[-\d, ]+\},  // (\w+)", re.search(r"loop1.*?\};", text, re.S).group(0), re.M)
index = {d: DTYPES.index(d) for d in numpy["dtypes"]}
for i, a in enumerate(numpy["dtypes"]):
    for j, b in enumerate(numpy["dtypes"]):
        expect("promote_types %s %s" % (a, b), name(promote[index[a]][index[b]]), numpy["result_type"][i][j])
        for k, rule in enumerate(["no", "equiv", "safe", "same_kind", "unsafe"]):
            expect(
                "can_cast %s %s %s" % (rule, a, b),
                bool(casts[k][index[a]][index[b]]),
                numpy["can_cast"][rule][i][j],
            )

for function, loops in sorted(ops.items()):
    if function not in numpy["unary"] and function not in numpy["binary"]:
        continue
    if loops not in classes:
        failures.append("%s: no class of loops `%s`" % (function, loops))
        continue
    row, square = loop1[classes.index(loops)], loop2[classes.index(loops)]
    outputs = {
        "same": lambda loop: [loop],
        "boolean": lambda loop: ["bool"],
        "same_same": lambda loop: [loop, loop],
        "same_int32": lambda loop: [loop, "int32"],
    }[results[function]]
    if function in numpy["unary"]:
        for a in numpy["dtypes"]:
            want, got = numpy["unary"][function][a], name(row[index[a]])
            expect("%s %s" % (function, a), got and outputs(got), want)
    else:
        for i, a in enumerate(numpy["dtypes"]):
            for j, b in enumerate(numpy["dtypes"]):
                want, got = numpy["binary"][function][i][j], name(square[index[a]][index[b]])
                expect("%s %s %s" % (function, a, b), got and outputs(got), want)

# bfloat16: as float16, and float32 together with it.
half, brain = DTYPES.index("float16"), DTYPES.index("bfloat16")
for a in DTYPES:
    if a in ("float16", "bfloat16"):
        continue
    i = DTYPES.index(a)
    as_half = name(promote[half][i])
    expect(
        "promote_types bfloat16 %s" % a,
        name(promote[brain][i]),
        "bfloat16" if as_half == "float16" else as_half,
    )
expect("promote_types bfloat16 float16", name(promote[brain][half]), "float32")
expect("promote_types bfloat16 bfloat16", name(promote[brain][brain]), "bfloat16")
for i in range(13):
    for j in range(13):
        expect("symmetric %s %s" % (DTYPES[i], DTYPES[j]), promote[i][j], promote[j][i])

for failure in failures:
    print(failure)
print("%d passed, %d failed, 0 skipped" % (passed, len(failures)))
sys.exit(1 if failures else 0)
