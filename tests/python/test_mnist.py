"""The MNIST example: the same numbers as the C program for a seed, also after continuing from files."""

import os
import pathlib
import re
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "bindings" / "python" / "examples"
DATA = os.environ.get("CATENARY_DATA")
PROGRAM = os.environ.get("CATENARY_TRAIN_MNIST")
SIZES = ["--train", "2000", "--test", "1000"]

pytestmark = pytest.mark.skipif(
    not DATA or not pathlib.Path(DATA, "mnist").is_dir(), reason="needs $CATENARY_DATA/mnist"
)


def numbers(command, folder):
    """The output of a training run without the seconds: lines of epoch, losses and accuracy, and the last
    line."""
    result = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        timeout=600,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    lines = re.findall(r"^(epoch .*?)  [0-9.]+ s$|^(test accuracy .*)$", result.stdout, re.MULTILINE)
    return [first or last for first, last in lines]


def python(folder, *arguments):
    return numbers([sys.executable, EXAMPLES / "train_mnist.py", *SIZES, *arguments], folder)


@pytest.mark.skipif(not PROGRAM, reason="needs the C program: $CATENARY_TRAIN_MNIST")
@pytest.mark.parametrize(
    "arguments",
    [
        ["--epochs", "3"],
        [
            "--epochs",
            "2",
            "--seed",
            "7",
            "--optimizer",
            "sgd",
            "--units",
            "50",
            "--layers",
            "1",
            "--batch",
            "30",
        ],
        ["--epochs", "1", "--optimizer", "momentum", "--device", "test:0", "--seed", "4294967296"],
        ["--epochs", "1", "--model", "lenet", "--seed", "2"],
    ],
    ids=lambda arguments: " ".join(arguments),
)
def test_same_numbers_as_in_c(arguments, tmp_path):
    expected = numbers([PROGRAM, *SIZES, "--out", tmp_path, *arguments], tmp_path)
    assert len(expected) == int(arguments[1]) + 1
    assert python(tmp_path, *arguments) == expected


def test_going_on_from_files(tmp_path):
    whole = python(tmp_path, "--epochs", "3")
    python(tmp_path, "--epochs", "1", "--save", "there")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["there.model.npz", "there.state.npz"]
    rest = python(tmp_path, "--epochs", "3", "--resume", "there")
    assert [line.split("/")[0] for line in whole] == ["epoch  1", "epoch  2", "epoch  3", whole[-1]]
    assert rest == whole[1:]
    assert float(whole[-1].split()[-1]) > 0.85
