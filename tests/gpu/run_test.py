#!/usr/bin/env python3
"""Tests the scripts for machines with a GPU on the stand-in for the driver: they pass, report what fails and what is
missing, and their table holds the ratios and goals.

Usage: run_test.py BUILD
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import measure

FOLDER = pathlib.Path(__file__).resolve().parent
build = pathlib.Path(sys.argv[1])


def call(*command, environment=None):
    done = subprocess.run(
        [str(word) for word in command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    print(done.stdout)
    return done


def expect(good, what):
    if not good:
        sys.exit("FAIL: " + what)


def statuses(out):
    return {name: status for _, name, status, _ in json.loads((out / "results.json").read_text())["results"]}


def test_scripts(folder):
    pack, out = folder / "pack", folder / "out"
    expect(call(FOLDER / "pack", "--from", build, "--out", pack).returncode == 0, "pack")
    run = [FOLDER / "run", "--pack", pack, "--out", out, "--stand-in", build]
    expect(call(*run).returncode == 0, "run")
    found = statuses(out)
    expect(set(found.values()) == {"passed", "skipped"}, "all pass on the stand-in, but the sanitizers")
    expect("op/add_10" in (out / "table.md").read_text(), "the table has the workloads")

    (pack / "bin/cuda_agreement").write_text("#!/bin/sh\necho different\nexit 1\n")
    (pack / "bin/capi_creation_test").unlink()
    done = call(*run, "--only", "machine,agreement")
    found = statuses(out)
    expect(done.returncode == 1, "failures end the script with 1")
    expect(
        found["trainings"] == "failed" and found["capi_creation_test"] == "missing", "failures are reported"
    )

    (pack / "bin/cuda_agreement").write_text("#!/bin/sh\nsleep 100\n")
    done = call(*run, "--only", "agreement", "--limit", "1")
    expect(
        done.returncode == 1 and statuses(out)["trainings"] == "stopped",
        "a part whose time is over is stopped",
    )


WORKLOADS = """#!/bin/sh
seconds=$((1 + 0$CATENARY_CUDA_TF32))
echo '{"system": "ours", "results": {"op/add_10": 1, "gemm/nt_8x8x8": '$seconds'}, "failed": {"op/relu_10": "no kernel"}}'
exit 1
"""
TORCH = """import sys
print('{"system": "torch", "results": {"op/add_10": 1.25, "gemm/nt_8x8x8": %d}}' % (1 + ("high" in sys.argv)))
"""


def test_peers(folder):
    """The workloads beside programs that print numbers of this test, without a GPU."""
    pack, out = folder / "pack", folder / "peers"
    (pack / "bin/catenary_workloads").write_text(WORKLOADS)
    (pack / "torch_workloads.py").write_text(TORCH)
    (folder / "modules").mkdir()
    (folder / "modules/torch.py").write_text("")
    (folder / "modules/cupy.py").write_text("raise ImportError")
    environment = dict(os.environ, PYTHONPATH=str(folder / "modules"))
    done = call(FOLDER / "run", "--pack", pack, "--out", out, "--only", "workloads", environment=environment)
    found, table = statuses(out), (out / "table.md").read_text()
    expect(done.returncode == 1, "failures of workloads end the script with 1")
    expect(found["CuPy"] == "missing" and found["op/relu_10"] == "failed", "missing and failed workloads")
    expect(found["op/add_10"] == "failed", "a workload below its goal")
    expect("| gemm/nt_8x8x8, TF32 | 2000.0 ms | 2000.0 ms | 1.00 |" in table, "TF32 on both sides")
    expect("| gemm/nt_8x8x8 | 1000.0 ms | 1000.0 ms | 1.00 |" in table, "no TF32 on both sides")
    done = call(
        FOLDER / "run", "--pack", pack, "--out", out, "--only", "machine,memcheck", environment=environment
    )
    if not shutil.which("nvidia-smi"):
        expect(done.returncode == 1 and statuses(out)["GPU"] == "failed", "a machine without a GPU")


def test_table():
    measured = {
        "ours": {"op/add_10": 2e-6, "gemm/nt_8x8x8": 1e-3, "bandwidth/sum_10M": 2e-5, "small/add_3": 1e-6},
        "torch": {"op/add_10": 4e-6, "gemm/nt_8x8x8": 9e-4, "bandwidth/sum_10M": 4e-5},
        "cupy": {"op/add_10": 6e-6},
        "copies": {"bandwidth/sum_10M": 1.5e-5},
        "ours_tf32": {"gemm/nt_8x8x8": 5e-4, "op/add_10": 2e-6},
        "torch_tf32": {"gemm/nt_8x8x8": 5e-4},
    }
    expect(measure.below_goals(measured) == ["gemm/nt_8x8x8", "bandwidth/sum_10M"], "the goals")
    table = measure.table(measured)
    for row in (
        "| op/add_10 | 2.0 us | 4.0 us | 2.00 | 6.0 us | 3.00 | - | 1.5 | ok |",
        "| gemm/nt_8x8x8 | 1000.0 us | 900.0 us | 0.90 | - | - | - | 0.97 | below |",
        "| bandwidth/sum_10M | 20.0 us | 40.0 us | 2.00 | - | - | 75% | 90% | below |",
        "| gemm/nt_8x8x8, TF32 | 500.0 us | 500.0 us | 1.00 | - | - | - | 0.97 | ok |",
        "| small/add_3 | 1.0 us | - | - | - | - | - | - |  |",
    ):
        expect(row in table, row + "\n" + table)


test_table()
with tempfile.TemporaryDirectory() as name:
    test_scripts(pathlib.Path(name))
    test_peers(pathlib.Path(name))
