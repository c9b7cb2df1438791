#!/usr/bin/env python3
"""Checks that a training that was killed and resumed ends with exactly the same bytes as an uninterrupted one, with every
optimizer, and which snapshots are refused.

Usage: resume_test.py TRAIN_MNIST [--device NAME]
"""

import argparse
import os
import pathlib
import signal
import subprocess
import sys
import tempfile

from smoke_test import SNAPSHOT, environment, numbers

EPOCHS = 4
SIZES = ["--offline", "--train", "350", "--test", "100", "--units", "20", "--batch", "100"]


class Trainer:
    def __init__(self, program, device, folder):
        self.program, self.device, self.folder = program, device, folder

    def start(self, name, *options):
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        command = [self.program, *SIZES, "--device", self.device, "--epochs", str(EPOCHS), *options]
        return subprocess.Popen(
            command,
            cwd=folder,
            env=environment(self.folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, name, *options, status=0):
        """Runs a training; returns its last line, or that of its errors."""
        process = self.start(name, *options)
        out, error = process.communicate()
        if process.returncode != status:
            sys.exit(
                "%s\nended with %d instead of %d:\n%s%s"
                % (process.args, process.returncode, status, out, error)
            )
        return (error if status else out).splitlines()[-1]

    def kill_after(self, name, epoch):
        """Kills a run as soon as it has reported an epoch: while it saves, or in the next epoch."""
        process = self.start(name)
        for line in process.stdout:
            if line.startswith("%d " % epoch):
                break
        process.send_signal(signal.SIGKILL)
        process.communicate()

    def snapshot(self, name):
        return self.folder / name / SNAPSHOT

    def compare(self, name, straight, what):
        found, expected = numbers(self.snapshot(name)), numbers(self.snapshot(straight))
        differing = [key for key in {**found, **expected} if found.get(key) != expected.get(key)]
        if differing:
            sys.exit("%s: differs from the unbroken run in %s" % (what, differing))
        print("ok  %s" % what)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--device", default="cpu")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trainer = Trainer(os.path.abspath(arguments.program), arguments.device, pathlib.Path(folder))
        for optimizer in ("adam", "momentum", "sgd"):
            trainer.run(optimizer, "--optimizer", optimizer)
            stopped = optimizer + "-2"
            trainer.run(stopped, "--optimizer", optimizer, "--epochs", "2")
            trainer.run(stopped, "--resume", str(SNAPSHOT), "--epochs", str(EPOCHS))
            trainer.compare(stopped, optimizer, "%s resumed after epoch 2" % optimizer)
        for epoch in range(1, EPOCHS):
            name = "killed-%d" % epoch
            trainer.kill_after(name, epoch)
            there = trainer.snapshot(name).exists()  # not before the first save
            trainer.run(name, *(["--resume", str(SNAPSHOT)] if there else []))
            trainer.compare(name, "adam", "killed after epoch %d" % epoch)

        snapshot = str(trainer.snapshot("adam"))
        last = trainer.run("again", "--resume", snapshot)
        assert last.startswith("test accuracy "), last
        print("ok  nothing left to train")
        for what, options in {
            "another network": ["--units", "21", "--resume", snapshot],
            "another optimizer": ["--optimizer", "momentum", "--resume", snapshot],
            "no such file": ["--resume", snapshot + ".missing"],
        }.items():
            error = trainer.run("refused", *options, status=1)
            assert error.startswith("error: "), error
            print("ok  refused: %s: %s" % (what, error[:150]))


if __name__ == "__main__":
    main()
