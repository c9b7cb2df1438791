"""The example with LSTM layers: the same numbers as the C program for a seed."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "bindings" / "python" / "examples"
PROGRAM = os.environ.get("CATENARY_TRAIN_PTB")
SIZES = (
    "--units 16 --batch 100 --bprop-len 20 --dropout 0.1 --sample 5 --seed 3 --updates 6 --report 2".split()
)


def run(command, folder, *options):
    """The log of a short training."""
    environment = {key: value for key, value in os.environ.items() if key != "CATENARY_DATA"}
    subprocess.run([*command, *SIZES, *options], cwd=folder, env=environment, check=True, timeout=600)
    lines = [json.loads(line) for line in (folder / "result" / "log").read_text().splitlines()]
    for line in lines:
        line.pop("elapsed_time")
    return lines


@pytest.mark.skipif(not PROGRAM, reason="needs the C program: $CATENARY_TRAIN_PTB")
@pytest.mark.parametrize("options", ["--unit character", "--unit word --layers 1 --optimizer sgd --lr 1"])
def test_same_numbers(tmp_path, options):
    (tmp_path / "c").mkdir()
    (tmp_path / "python").mkdir()
    theirs = run([PROGRAM], tmp_path / "c", *options.split())
    ours = run([sys.executable, str(EXAMPLES / "train_ptb.py")], tmp_path / "python", *options.split())
    assert ours == theirs and len(ours) == 3
