#!/usr/bin/env python3
"""Checks that a run that was stopped and resumed ends with exactly the same bytes as an uninterrupted one.

Usage: resume_test.py TRAIN_MNIST [--device NAME]
"""

import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import zipfile

EPOCHS = 4
SIZES = ["--offline", "--train", "350", "--test", "100", "--units", "20", "--batch", "100"]


def environment(folder):
    result = {key: value for key, value in os.environ.items() if key != "CATENARY_DATA"}
    result["XDG_CACHE_HOME"] = str(folder / "cache")
    return result


class Trainer:
    def __init__(self, program, device, folder):
        self.program, self.device, self.folder = program, device, folder

    def command(self, name, *options):
        out = self.folder / name
        return [
            self.program,
            *SIZES,
            "--device",
            self.device,
            "--out",
            str(out),
            "--save",
            str(out / "model.npz"),
            *options,
        ]

    def run(self, name, *options, status=0):
        (self.folder / name).mkdir(exist_ok=True)
        done = subprocess.run(
            self.command(name, *options),
            env=environment(self.folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        if done.returncode != status:
            sys.exit(
                "%s\nended with %d instead of %d:\n%s%s"
                % (done.args, done.returncode, status, done.stdout, done.stderr)
            )
        return done

    def kill_after(self, name, epoch, *options):
        """Kills a run as soon as it has reported an epoch: while it saves, or in the next epoch."""
        (self.folder / name).mkdir()
        process = subprocess.Popen(
            self.command(name, *options),
            env=environment(self.folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        for line in process.stdout:
            if line.startswith("epoch %2d/" % epoch):
                break
        process.send_signal(signal.SIGKILL)
        process.communicate()

    def contents(self, name):
        """Everything that must be equal: all arrays of all saved files, and the log except for the times."""
        folder = self.folder / name
        result = {}
        for path in sorted(folder.glob("*.npz")):
            with zipfile.ZipFile(path) as archive:
                for entry in archive.namelist():
                    result[path.name, entry] = archive.read(entry)
        log = json.loads((folder / "train_log.json").read_text())
        for epoch in log["epochs"]:
            del epoch["seconds"]
        result["log"] = log
        return result

    def compare(self, name, expected, what):
        found = self.contents(name)
        if found != expected:
            differing = [key for key in {**found, **expected} if found.get(key) != expected.get(key)]
            sys.exit("%s: differs from the unbroken run in %s" % (what, differing))
        print("ok  %s" % what)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--device", default="cpu")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trainer = Trainer(os.path.abspath(arguments.program), arguments.device, pathlib.Path(folder))
        all_epochs = ["--epochs", str(EPOCHS)]

        for optimizer in ("adam", "momentum", "sgd"):
            settings = ["--optimizer", optimizer]
            straight = "straight-" + optimizer
            trainer.run(straight, *settings, *all_epochs)
            expected = trainer.contents(straight)
            names = {key[0] for key in expected if key != "log"}
            assert names == {"model.npz"}, names
            assert ("model.npz", "model/l1/W.npy") in expected and (
                "model.npz",
                "optimizer/t.npy",
            ) in expected, sorted(expected)
            assert len(expected["log"]["epochs"]) == EPOCHS

            for stop in range(1, EPOCHS) if optimizer == "adam" else [2]:
                name = "%s-%d" % (optimizer, stop)
                model = str(trainer.folder / name / "model.npz")
                trainer.run(name, *settings, "--epochs", str(stop))
                trainer.run(name, *settings, *all_epochs, "--resume", model)
                trainer.compare(name, expected, "%s stopped after epoch %d" % (optimizer, stop))

        expected = trainer.contents("straight-adam")
        for kill in range(1, EPOCHS):
            name = "kill-%d" % kill
            model = trainer.folder / name / "model.npz"
            trainer.kill_after(name, kill, *all_epochs)
            resumed = ["--resume", str(model)] if model.exists() else []  # none before the first save
            trainer.run(name, *all_epochs, *resumed)
            trainer.compare(name, expected, "killed after epoch %d" % kill)

        model = str(trainer.folder / "straight-adam" / "model.npz")
        again = trainer.run("again", *all_epochs, "--resume", model).stdout.splitlines()
        assert again[-1].startswith("test accuracy 0."), again
        print("ok  nothing left to train")
        for what, options in {
            "more epochs than asked for": ["--epochs", "2", "--resume", model],
            "another network": [*all_epochs, "--units", "21", "--resume", model],
            "another optimizer": [*all_epochs, "--optimizer", "momentum", "--resume", model],
            "no such file": [*all_epochs, "--resume", model + ".missing"],
        }.items():
            failed = trainer.run("refused", *options, status=1)
            assert failed.stderr.splitlines()[-1].startswith("error: "), failed.stderr
            print("ok  refused: %s: %s" % (what, failed.stderr.splitlines()[-1][:150]))


if __name__ == "__main__":
    main()
