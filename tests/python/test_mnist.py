"""The MNIST example: the same numbers as the C program for a seed, also after continuing from a snapshot."""

import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "bindings" / "python" / "examples" / "train_mnist.py"
DATA = os.environ.get("CATENARY_DATA")
PROGRAM = os.environ.get("CATENARY_TRAIN_MNIST")


@pytest.mark.skipif(not DATA or not pathlib.Path(DATA, "mnist").is_dir(), reason="needs $CATENARY_DATA/mnist")
@pytest.mark.skipif(not PROGRAM, reason="needs the C program: $CATENARY_TRAIN_MNIST")
def test_same_numbers_as_in_c():
    check = ROOT / "tests" / "examples" / "same_numbers_test.py"
    command = [sys.executable, str(check), PROGRAM, sys.executable, str(EXAMPLE)]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600)
    assert result.returncode == 0, result.stdout


def test_draws_digits_without_the_data(tmp_path):
    environment = {key: value for key, value in os.environ.items() if key != "CATENARY_DATA"}
    command = [sys.executable, str(EXAMPLE), "--epochs", "2", "--train", "2000"]
    result = subprocess.run(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True, timeout=600
    )
    assert result.returncode == 0
    assert float(result.stdout.split()[-1]) > 0.9
