"""The GPT example: the same numbers and weights as the C program for a seed, also after an interruption."""

import os
import pathlib
import re
import signal
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "bindings" / "python" / "examples"
PROGRAM = os.environ.get("CATENARY_TRAIN_GPT")
COMMAND = [sys.executable, str(EXAMPLES / "train_gpt.py")]
SIZES = "--layers 2 --width 32 --heads 2 --context 16 --batch 4 --warmup 10 --dropout 0.1 --seed 3".split()


def environment():
    return {key: value for key, value in os.environ.items() if key != "CATENARY_DATA"}


def run(command, folder, status=0):
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=600,
    )
    assert done.returncode == status, done.stdout
    return done.stdout


def numbers(output):
    return re.findall(r"^(?:text|\d+|validation) .*$", output, re.M)


@pytest.mark.skipif(not PROGRAM, reason="needs the C program: $CATENARY_TRAIN_GPT")
def test_same_numbers(tmp_path):
    options = [*SIZES, "--updates", "20", "--report", "10", "--sample", "0", "--weights"]
    ours = run([*COMMAND, *options, "python.safetensors"], tmp_path)
    theirs = run([PROGRAM, *options, "c.safetensors"], tmp_path)
    assert numbers(ours) == numbers(theirs) and len(numbers(ours)) == 4
    assert (tmp_path / "python.safetensors").read_bytes() == (tmp_path / "c.safetensors").read_bytes()


def test_interruption(tmp_path):
    (tmp_path / "text").write_text("na\u00efve cats sat on the mat\n" * 50, encoding="utf-8")
    options = [*SIZES, "--text", "text", "--updates", "120", "--report", "10", "--sample", "20"]
    output = run([*COMMAND, *options, "--weights", "whole"], tmp_path)
    assert re.search(r"^weights  whole\n\n(.|\n){20}\n\Z", output, re.M), output
    process = subprocess.Popen(
        [*COMMAND, *options, "--weights", "resumed"],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    for line in process.stdout:
        if re.match(r"\d+ ", line):
            process.send_signal(signal.SIGINT)
            break
    rest = process.stdout.read()
    assert process.wait() == 130 and "--resume result/snapshot.safetensors" in rest, rest
    again = [*COMMAND, "--resume", "result/snapshot.safetensors"]
    (tmp_path / "other").write_text("na\u00efve cats sat on the mat\n" * 40, encoding="utf-8")
    assert "it was trained on another text" in run([*again, "--text", "other"], tmp_path, status=1)
    run(again, tmp_path)
    assert (tmp_path / "resumed").read_bytes() == (tmp_path / "whole").read_bytes()


def test_refused(tmp_path):
    assert "too few" in run([*COMMAND, "--text", os.devnull], tmp_path, status=1)
    assert "usage: train_gpt.py" in run([*COMMAND, "--help"], tmp_path)
