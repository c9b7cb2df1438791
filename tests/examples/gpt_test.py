#!/usr/bin/env python3
"""Runs the programs of the GPT as a user does: training, an interruption, resuming to the bit, generation with and
without the cache, byte pairs, fine-tuning, and wrong options.

Usage: gpt_test.py TRAIN_GPT GENERATE FINETUNE_LORA
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

TRAIN, GENERATE, FINETUNE = (os.path.abspath(program) for program in sys.argv[1:4])
TEXT = "the quick brown fox jumps over the lazy dog\n"
SMALL = [
    "--layers",
    "2",
    "--width",
    "32",
    "--heads",
    "2",
    "--context",
    "16",
    "--batch",
    "4",
    "--dropout",
    "0.1",
]
UPDATES = 400


def environment():
    return {key: value for key, value in os.environ.items() if key != "CATENARY_DATA"}


def run(folder, *command, status=0):
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",  # byte pairs need not be characters
    )
    if done.returncode != status:
        sys.exit("%s\nended with %d:\n%s%s" % (command, done.returncode, done.stdout, done.stderr))
    return done.stdout + done.stderr


def interrupted(folder, *command):
    """Interrupts a run after its first report; returns its output."""
    process = subprocess.Popen(
        [str(word) for word in command], cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True
    )
    lines = []
    for line in process.stdout:
        lines.append(line)
        if re.match(r"\d+ ", line):
            process.send_signal(signal.SIGINT)
            break
    lines.append(process.stdout.read())
    assert process.wait() == 130, (process.returncode, lines)
    return "".join(lines)


def texts_of(path):
    """The metadata of a file of safetensors."""
    data = path.read_bytes()
    return json.loads(data[8 : 8 + int.from_bytes(data[:8], "little")])["__metadata__"]


def check_training(folder):
    (folder / "text").write_text(TEXT * 60)
    options = [
        "--text",
        "text",
        *SMALL,
        "--warmup",
        "10",
        "--report",
        "20",
        "--sample",
        "60",
        "--lr",
        "0.005",
    ]
    options += ["--updates", str(UPDATES)]
    output = run(folder, TRAIN, *options, "--weights", "whole.safetensors")
    losses = [float(x) for x in re.findall(r"^\d+ +(\S+) ", output, re.M)]
    bits = float(re.search(r"^validation (\S+) bits per character$", output, re.M).group(1))
    sample = output.split("\n\n")[-1]
    print("losses %s ... %s, %s bits, writes %r" % (losses[0], losses[-1], bits, sample[:60]))
    assert len(losses) == UPDATES // 20 and losses[0] > 3.6 and losses[-1] < 1 and bits < 0.5, output
    assert len(sample) == 61 and set(sample) <= set(TEXT), output
    whole = (folder / "whole.safetensors").read_bytes()
    assert texts_of(folder / "whole.safetensors")["alphabet"] == "\n abcdefghijklmnopqrstuvwxyz"

    output = interrupted(folder, TRAIN, *options, "--weights", "w.safetensors", "--out", "out")
    stopped, command = re.search(
        r"^stopped after update (\d+); continue with\n  (.*)$", output, re.M
    ).groups()
    assert 20 <= int(stopped) < UPDATES and not (folder / "w.safetensors").exists(), output
    assert command == "train_gpt --resume out/snapshot.safetensors --out out", command
    output = run(folder, TRAIN, *command.split()[1:])
    assert "resumed out/snapshot.safetensors after update %s\n" % stopped in output, output
    assert (folder / "w.safetensors").read_bytes() == whole, "the resumed run has other weights"
    print("ok  stopped after update %s and resumed" % stopped)

    for what, expected, wrong in (
        (
            "another text",
            "it was trained on another text",
            ["--resume", "out/snapshot.safetensors", "--text", "other"],
        ),
        ("other sizes", "wte/W", ["--resume", "out/snapshot.safetensors", "--width", "16"]),
        ("no checkpoint", "NOT_FOUND|not find|missing|extra", ["--resume", "whole.safetensors"]),
        ("no such file", "No such file", ["--resume", "absent"]),
        ("no such text", "absent: No such file", ["--text", "absent"]),
        ("half a vocabulary", "belong together", ["--merges", "absent"]),
        ("sizes of a file", "its file determines", ["--start", "whole.safetensors", "--width", "16"]),
    ):
        (folder / "other").write_text(TEXT * 50)
        output = run(folder, TRAIN, *wrong, status=1)
        assert re.search("^error: .*(%s)" % expected, output.splitlines()[-1]), output
        print("ok  refused: %s: %s" % (what, output.splitlines()[-1][:140]))
    (folder / "bad").write_bytes(b"a\xff" * 50)
    assert "not UTF-8" in run(folder, TRAIN, "--text", "bad", status=1)
    (folder / "few").write_text("ab")
    assert "too few" in run(folder, TRAIN, "--text", "few", status=1)


def check_devices(folder):
    numbers = []
    for device in ("cpu", "test:0"):
        options = [
            "--text",
            "text",
            *SMALL,
            "--updates",
            "3",
            "--report",
            "1",
            "--sample",
            "20",
            "--device",
            device,
        ]
        output = run(folder, TRAIN, *options, "--weights", "d.safetensors")
        numbers.append(re.findall(r"^(?:\d+|validation) .*$", output, re.M) + output.split("\n\n")[1:])
    assert len(numbers[0]) == 5 and numbers[0] == numbers[1], numbers
    print("ok  the same on cpu and test:0: %s" % numbers[0][2])


def check_generation(folder):
    command = [GENERATE, "--weights", "whole.safetensors", "--length", "80", "--prompt", "the quick"]
    cached = run(folder, *command, "--seed", "3", "--top-k", "5")
    assert cached.startswith("the quick") and len(cached) == 90, cached
    assert cached == run(folder, *command, "--seed", "3", "--top-k", "5", "--uncached")
    assert cached != run(folder, *command, "--seed", "4", "--top-k", "5", "--temperature", "5")
    best = run(folder, *command, "--temperature", "0", "--samples", "2", "--device", "test:0")
    print("generates %r" % best[:90])
    assert best == 2 * best[: len(best) // 2] and "brown fox jumps" in best, best
    assert "U+0051 is not in the alphabet" in run(folder, *command[:-1], "Q", status=1)
    assert "No such file" in run(folder, GENERATE, "--weights", "absent", status=1)
    assert "merges.txt" not in os.listdir(folder)


def check_byte_pairs(folder):
    """A vocabulary of bytes and three merges; a model is trained with it and generates."""
    visible = [*range(33, 127), *range(161, 173), *range(174, 256)]
    hidden = [byte for byte in range(256) if byte not in visible]
    names = {byte: chr(byte) for byte in visible}
    names.update({byte: chr(256 + i) for i, byte in enumerate(hidden)})
    tokens = [names[byte] for byte in range(256)] + ["th", "the", "\u0120quick", "<|endoftext|>"]
    merges = ["t h", "th e"]
    (folder / "vocab.json").write_text(json.dumps({token: i for i, token in enumerate(tokens)}))
    (folder / "merges.txt").write_text("#version: 0.2\n" + "".join(line + "\n" for line in merges))
    files = ["--vocabulary", "vocab.json", "--merges", "merges.txt"]
    output = run(
        folder,
        TRAIN,
        "--text",
        "text",
        *SMALL,
        *files,
        "--updates",
        "3",
        "--sample",
        "5",
        "--weights",
        "b.safetensors",
    )
    assert "260 different" in output, output
    assert "alphabet" not in texts_of(folder / "b.safetensors")
    run(folder, GENERATE, "--weights", "b.safetensors", *files, "--prompt", "the Q", "--length", "5")
    assert "holds no alphabet" in run(folder, GENERATE, "--weights", "b.safetensors", status=1)
    start = [
        "--text",
        "text",
        "--start",
        "b.safetensors",
        "--updates",
        "1",
        "--sample",
        "0",
        "--weights",
        "c.safetensors",
    ]
    assert "2 layers, 2 heads, 32 wide, context 16" in run(folder, TRAIN, *start, *files)
    assert "expected 28 tokens as the text has, got 260" in run(folder, TRAIN, *start, status=1)
    print("ok  byte pairs")


def check_finetuning(folder):
    (folder / "new").write_text("the lazy fox jumps over the brown dog\n" * 60)
    base = [
        "--weights",
        "whole.safetensors",
        "--text",
        "new",
        "--batch",
        "4",
        "--updates",
        "150",
        "--report",
        "10",
    ]
    output = run(
        folder, FINETUNE, *base, "--adapters", "a.safetensors", "--merged", "m.safetensors", "--sample", "0"
    )
    before, after = (
        float(re.search(r"^validation (\S+) .* %s" % word, output, re.M).group(1))
        for word in ("before", "after")
    )
    print("fine-tuning: %g to %g bits" % (before, after))
    assert after < before / 2, output
    adapters = (folder / "a.safetensors").read_bytes()
    assert len(adapters) < len((folder / "whole.safetensors").read_bytes())

    output = interrupted(folder, FINETUNE, *base, "--adapters", "r.safetensors", "--sample", "0")
    command = re.search(r"continue with\n  finetune_lora (.*)$", output, re.M).group(1).split()
    run(folder, FINETUNE, *command)
    assert (folder / "r.safetensors").read_bytes() == adapters, "the resumed run has other adapters"
    refused = run(folder, FINETUNE, *command, "--weights", "m.safetensors", status=1)
    assert "it adapts other weights" in refused, refused

    best = ["--temperature", "0", "--prompt", "the lazy", "--length", "40"]
    adapted = run(folder, GENERATE, "--weights", "whole.safetensors", "--adapters", "a.safetensors", *best)
    assert adapted == run(folder, GENERATE, "--weights", "m.safetensors", *best), adapted
    assert "those of others" in run(
        folder, GENERATE, "--weights", "m.safetensors", "--adapters", "a.safetensors", status=1
    )
    print("ok  adapters, resumed and merged: %r" % adapted)


def main():
    for program in (TRAIN, GENERATE, FINETUNE):
        text = run("/", program, "--help")
        assert text.startswith("usage: %s [options]" % os.path.basename(program)), text
        assert "Try" in run("/", program, "--absent", status=2)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_training(folder)
        check_devices(folder)
        check_generation(folder)
        check_byte_pairs(folder)
        check_finetuning(folder)


main()
