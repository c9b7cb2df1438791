#!/usr/bin/env python3
"""Builds and tests the Rust crates against the library of a build.

Usage: rust_test.py LIBRARY_DIR WORK_DIR PART
PART is one of: tests (the crates' own tests), docs (the examples in the documentation, and `cargo doc` without
warnings). Exit status 77, with the reason, if there is no cargo.
"""

import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CRATES = ROOT / "bindings/rust"
OLDEST = (1, 63)


def skip(reason):
    print("skipped: " + reason)
    sys.exit(77)


def toolchain():
    """The path of cargo."""
    cargo = os.environ.get("CARGO") or shutil.which("cargo")
    if not cargo or not shutil.which(os.environ.get("RUSTC", "rustc")):
        skip("no cargo and rustc (Debian: apt-get install cargo rustc)")
    version = subprocess.run([cargo, "--version"], text=True, capture_output=True).stdout.split()
    if len(version) < 2 or tuple(int(n) for n in version[1].split(".")[:2]) < OLDEST:
        skip("cargo %s is older than %d.%d" % (" ".join(version[1:2]), *OLDEST))
    print("cargo " + version[1])
    return cargo


class Cargo:
    def __init__(self, library_dir, work):
        self.program = toolchain()
        self.env = dict(
            os.environ,
            CATENARY_LIB_DIR=str(library_dir),
            LD_LIBRARY_PATH=str(library_dir),
            CARGO_TARGET_DIR=str(work / "target"),
            CARGO_TERM_COLOR="never",
            RUST_BACKTRACE="0",
        )

    def __call__(self, *arguments, **env):
        command = [self.program, arguments[0], "--offline", "--locked", *arguments[1:]]
        print("$ cargo " + " ".join(command[1:]), flush=True)
        status = subprocess.run(command, cwd=CRATES, env=dict(self.env, **env)).returncode
        if status:
            sys.exit("cargo %s failed with status %d" % (arguments[0], status))


def tests(cargo):
    cargo("test", "--lib", "--tests", "--quiet")


def docs(cargo):
    cargo("test", "--doc", "--quiet")
    cargo("doc", "--no-deps", "--quiet", RUSTDOCFLAGS="-D warnings")


PARTS = {"tests": tests, "docs": docs}


def main():
    if len(sys.argv) != 4 or sys.argv[3] not in PARTS:
        sys.exit(__doc__)
    library_dir, work = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    PARTS[sys.argv[3]](Cargo(library_dir, work))


if __name__ == "__main__":
    main()
