#!/usr/bin/env python3
"""Runs an example as a user does: help, wrong options, a short run, another device, an interruption, and a
continued run that ends with the same bits.

Usage: smoke_test.py PROGRAM [--brief] (an executable, or a script in Python; --brief ends after the short run)
"""

import json
import os
import pathlib
import re
import signal
import struct
import subprocess
import sys
import tempfile

from smoke_programs import PROGRAMS

SKIPPED = 77
SNAPSHOT = pathlib.Path("result/snapshot.safetensors")
ATTEMPTS = 3  # a run may end before the signal arrives


def environment(folder):
    result = {key: value for key, value in os.environ.items() if key != "CATENARY_DATA"}
    result["XDG_CACHE_HOME"] = str(folder / "cache")
    return result


class Program:
    def __init__(self, path, folder):
        self.words = [sys.executable, path] if path.endswith(".py") else [path]
        self.folder = folder

    def start(self, name, options):
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        return subprocess.Popen(
            self.words + list(options),
            cwd=folder,
            env=environment(self.folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
        )

    def finish(self, process, expected, before=""):
        """Waits for the end, and returns the output, or None if the program has succeeded unexpectedly."""
        out, error = process.communicate()
        if process.returncode not in (0, expected):
            message = "%s\nended with %d instead of %d:\n%s%s"
            sys.exit(message % (process.args, process.returncode, expected, before + out, error))
        return before + out + error if process.returncode == expected else None

    def run(self, name, *options, status=0):
        output = self.finish(self.start(name, options), status)
        if output is None:
            sys.exit("%s has succeeded with %s" % (self.words, options))
        return output

    def interrupt(self, name, options):
        """Stops a run after its first line of numbers; returns its output, or None if it has ended before."""
        process = self.start(name, options)
        before = ""
        for line in process.stdout:
            before += line
            if re.match(r"\d+ ", line):
                break
        process.send_signal(signal.SIGINT)
        return self.finish(process, 130, before)


def numbers(path):
    """The tensors of a file of safetensors, without those that hold times."""
    contents = path.read_bytes()
    (size,) = struct.unpack("<Q", contents[:8])
    header = json.loads(contents[8 : 8 + size])
    header.pop("__metadata__", None)
    values = memoryview(contents)[8 + size :]
    return {
        name: (tensor["dtype"], tensor["shape"], values[slice(*tensor["data_offsets"])])
        for name, tensor in header.items()
        if "elapsed_time" not in name
    }


def check_training(program, row, place):
    stop = [option.format(**place) for option in row["stop"]]
    program.run("straight", *stop)
    for attempt in range(ATTEMPTS):
        name = "stopped-%d" % attempt
        output = program.interrupt(name, stop)
        if output is not None:
            break
    else:
        sys.exit("the program has ended before it could be interrupted: 'stop' is too short")
    found = re.search(r"stopped after update (\d+); continue with\n  (.*)\n", output)
    if not found:
        sys.exit("the interrupted program does not say how to continue:\n" + output)
    words = found.group(2).split()
    if words[0] != pathlib.Path(program.words[-1]).name:
        sys.exit("the command that continues begins with %s" % words[0])
    program.run(name, *words[1:])
    straight, continued = (numbers(program.folder / run / SNAPSHOT) for run in ("straight", name))
    differing = [key for key in {**straight, **continued} if straight.get(key) != continued.get(key)]
    if differing:
        sys.exit("stopped after update %s, the continued run differs in %s" % (found.group(1), differing))
    print("ok  stopped after update %s and continued to the bit" % found.group(1))


def main():
    path = os.path.abspath(sys.argv[1])
    brief = "--brief" in sys.argv[2:]
    row = PROGRAMS[pathlib.Path(path).name]
    data = os.environ.get("CATENARY_DATA", "")
    if row.get("data") and not (data and os.path.exists(os.path.join(data, row["data"]))):
        print("skipped: CATENARY_DATA has no %s" % row["data"])
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, pathlib.Path(folder))
        (pathlib.Path(folder) / "empty").mkdir()
        tests = str(pathlib.Path(__file__).resolve().parent.parent)
        place = {"data": data, "folder": os.path.join(folder, "empty"), "tests": tests}
        quick = [option.format(**place) for option in row["quick"]]

        if "before" in row:
            name, *options = [word.format(**place) for word in row["before"]]
            Program(os.path.join(os.path.dirname(path), name), pathlib.Path(folder)).run("before", *options)
        text = program.run("help", "--help")
        assert "usage: " in text and ("--device" in text) == row.get("device", True), text
        wrong = program.run("wrong", "--nonsense", status=2)
        assert "nonsense" in wrong, wrong
        output = program.run("quick", *quick)
        for pattern in row.get("prints", []):
            if not re.search(pattern, output):
                sys.exit("the output lacks %s:\n%s" % (pattern, output))
        for name in row.get("files", []):
            assert (program.folder / "quick" / name).stat().st_size, name
        print("ok  --help, a wrong option, and a short run")
        if brief:
            return
        if row.get("device", True):
            program.run("device", *quick, "--device", "test:0")
            missing = program.run("missing", *quick, "--device", "nowhere:0", status=1)
            assert "nowhere" in missing, missing
            print("ok  the device test:0, and a missing device")
        if "stop" in row:
            check_training(program, row, place)


if __name__ == "__main__":
    main()
