#!/usr/bin/env python3
"""Checks and tests the Go package against the library of a build.

Usage: go_test.py LIBRARY_DIR WORK_DIR PART [TRAIN_MNIST CHARRNN]
PART is one of: checks (gofmt and go vet), tests (the tests and the examples in the documentation), examples (the
programs, which print what those in C print). Exit status 77, with the reason, if there is no go.
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

from rust_test import output, write_digits

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODULE = ROOT / "bindings/go"
OLDEST = (1, 19)
PKG_CONFIG = """Name: catenary
Description: the library of a build folder
Version: 0
Cflags: -I%s
Libs: -L%s -lcatenary
"""


def skip(reason):
    print("skipped: " + reason)
    sys.exit(77)


class Go:
    def __init__(self, library_dir, work):
        self.program = shutil.which("go")
        if not self.program or not shutil.which("gofmt"):
            skip("no go (Debian: apt-get install golang-go)")
        if not shutil.which("pkg-config"):
            skip("no pkg-config")
        self.work = work
        folder = work / "pkgconfig"
        folder.mkdir(parents=True, exist_ok=True)
        description = PKG_CONFIG % (ROOT / "include", library_dir)
        if not (folder / "catenary.pc").exists() or (folder / "catenary.pc").read_text() != description:
            (folder / "catenary.pc").write_text(description)
        self.env = dict(
            os.environ,
            PKG_CONFIG_PATH=str(folder),
            LD_LIBRARY_PATH=str(library_dir),
            GOPROXY="off",
            GOFLAGS="-mod=mod",
            GOTOOLCHAIN="local",
            GOCACHE=str(work / "cache"),
            GOPATH=str(work / "path"),
            CGO_ENABLED="1",
        )
        version = subprocess.run(
            [self.program, "version"], text=True, capture_output=True, env=self.env
        ).stdout
        found = re.search(r"go(\d+)\.(\d+)", version)
        if not found or tuple(map(int, found.groups())) < OLDEST:
            skip("%s is older than %d.%d" % (version.strip() or "go", *OLDEST))
        print(version.strip())

    def __call__(self, *arguments):
        print("$ go " + " ".join(arguments), flush=True)
        status = subprocess.run([self.program, *arguments], cwd=MODULE, env=self.env).returncode
        if status:
            sys.exit("go %s failed with status %d" % (arguments[0], status))


def checks(go):
    wrong = subprocess.run(["gofmt", "-l", "."], cwd=MODULE, text=True, capture_output=True)
    if wrong.returncode or wrong.stdout:
        sys.exit("gofmt would change:\n" + wrong.stdout + wrong.stderr)
    go("vet", "./...")


def tests(go):
    go("test", "-count=1", "./...")


def interrupted(command, **env):
    """The status and the last line of a training that is interrupted after its first epoch."""
    with subprocess.Popen(
        [str(c) for c in command],
        env=dict(os.environ, **env),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        next((line for line in running.stdout if line.startswith("1 ")), None)
        running.send_signal(signal.SIGINT)
        text, errors = running.communicate()
    return running.returncode, (text + errors).splitlines()[-1]


def examples(go, train_mnist, charrnn):
    go("build", "-o", str(go.work / "bin") + "/", "./examples/...")
    mnist, ours = go.work / "bin/mnist", go.work / "bin/charrnn"
    same = [sys.executable, ROOT / "tests/examples/same_numbers_test.py", train_mnist, mnist]
    library = {"LD_LIBRARY_PATH": go.env["LD_LIBRARY_PATH"]}
    first = output([go.work / "bin/first"], **library).decode()
    if not re.search(r"```\n%s```" % re.escape(first), (MODULE / "README.md").read_text()):
        sys.exit("the first program of the README printed %r" % first)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_digits(folder / "mnist", 2000)
        print(output([go.work / "bin/benchmark"], **library).decode(), end="")
        print(output(same, CATENARY_DATA=name, **library).decode(), end="")
        out = folder / "result"
        ended = interrupted([mnist, "--epochs", "100000", "--out", out], CATENARY_DATA=name, **library)
        if ended != (130, "stopped; continue with -resume %s" % (out / "snapshot.safetensors")):
            sys.exit("an interrupted training ended with %s: %s" % ended)
        print(output([mnist, "--batch", "0"], status=2, **library).decode(), end="")
        print(
            output([mnist, "--device", "nowhere"], status=1, CATENARY_DATA=name, **library).decode(), end=""
        )
        (folder / "text").write_text("the quick brown fox jumps over the lazy dog\n" * 100)
        arguments = ["--device", "cpu", folder / "text", "100", "50"]
        expected, found = (
            output([program, *arguments], CATENARY_SEED="1", **library) for program in (charrnn, ours)
        )
        print(found.decode())
        if expected != found or b"update 100: loss" not in found:
            sys.exit("charrnn: expected %r" % expected)
        output([ours], status=2, **library)


PARTS = {"checks": checks, "tests": tests, "examples": examples}


def main():
    if len(sys.argv) < 4 or sys.argv[3] not in PARTS:
        sys.exit(__doc__)
    library_dir, work = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    PARTS[sys.argv[3]](Go(library_dir, work), *sys.argv[4:])


if __name__ == "__main__":
    main()
