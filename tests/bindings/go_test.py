#!/usr/bin/env python3
"""Checks and tests the Go package against the library of a build.

Usage: go_test.py LIBRARY_DIR WORK_DIR PART
PART is one of: checks (gofmt and go vet), tests (the tests and the examples in the documentation). Exit status 77,
with the reason, if there is no go.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

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


def main():
    library_dir, work = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    {"checks": checks, "tests": tests}[sys.argv[3]](Go(library_dir, work))


if __name__ == "__main__":
    main()
