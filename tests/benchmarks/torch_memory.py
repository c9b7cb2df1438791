#!/usr/bin/env python3
"""Measures the peak memory of three calls of a standard workload on PyTorch, beyond that of model and data.

Usage: torch_memory.py TORCH_WORKLOADS.PY NAME [--threads N]
"""

import pathlib
import re
import sys


def status_bytes(name):
    return 1024 * int(re.search(name + r":\s+(\d+)", pathlib.Path("/proc/self/status").read_text()).group(1))


path, name = sys.argv[1:3]
sys.argv[1:] = sys.argv[3:]
source = pathlib.Path(path).read_text()
names = {"__name__": "workloads"}
exec(compile(source[: source.index("\nresults = {}")], path, "exec"), names)
run = names["workloads"][name]()
before = status_bytes("VmRSS")
pathlib.Path("/proc/self/clear_refs").write_text("5")
for _ in range(3):
    run()
print(
    "%s: %.1f MB in addition to %.1f MB of model and data"
    % (name, (status_bytes("VmHWM") - before) / 1e6, before / 1e6)
)
