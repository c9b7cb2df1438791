#!/usr/bin/env python3
"""Builds and tests the Rust crates against the library of a build.

Usage: rust_test.py LIBRARY_DIR WORK_DIR PART [PROGRAM...]
PART is one of:
  checks                       `cargo fmt` would change nothing, and clippy finds nothing; with Debian's tools
  tests                        the crates' own tests
  docs                         the examples in the documentation, and `cargo doc` without warnings
  static BUILD_DIR             the same build as a static library, found by pkg-config in an installation
  bundled BUILD_DIR            the feature `bundled`, with a stand-in for the sources
  examples TRAIN_MNIST CHARRNN the examples print the same numbers as those programs, which are written in C
Exit status 77, with the reason, if the tools are missing.
"""

import gzip
import os
import pathlib
import random
import shutil
import struct
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CRATES = ROOT / "bindings/rust"
OLDEST = (1, 63)
# Lints whose findings were all wrong: the first warns of `const` in thread_local!, which is no constant; the
# second of collecting threads before any is joined, without which they would run one after another.
WRONG = ("declare_interior_mutable_const", "needless_collect")


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
        self.target = work / "target"
        self.env = dict(
            os.environ,
            CATENARY_LIB_DIR=str(library_dir),
            LD_LIBRARY_PATH=str(library_dir),
            CARGO_TARGET_DIR=str(self.target),
            CARGO_TERM_COLOR="never",
            RUST_BACKTRACE="0",
        )

    def run(self, *arguments, **env):
        """Runs cargo; the status and the output. None takes a variable out of the environment."""
        command = [self.program, arguments[0], "--offline", "--locked", *arguments[1:]]
        print("$ cargo " + " ".join(command[1:]), flush=True)
        variables = {name: value for name, value in dict(self.env, **env).items() if value is not None}
        done = subprocess.run(
            command, cwd=CRATES, env=variables, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        return done.returncode, done.stdout

    def __call__(self, *arguments, **env):
        status, text = self.run(*arguments, **env)
        print(text, end="")
        if status:
            sys.exit("cargo %s failed with status %d" % (arguments[0], status))


def checks(cargo):
    # The layout and the lints differ from version to version; these are of the version that the crates need.
    for tool, package in (("cargo", "cargo"), ("rustfmt", "rustfmt"), ("cargo-clippy", "rust-clippy")):
        if not os.access("/usr/bin/" + tool, os.X_OK):
            skip("no /usr/bin/%s (Debian: apt-get install %s)" % (tool, package))
    cargo.program = "/usr/bin/cargo"
    cargo.env.update(
        PATH="/usr/bin:" + os.environ["PATH"],
        RUSTC="/usr/bin/rustc",
        CARGO_TARGET_DIR=str(cargo.target.parent / "checks"),
    )
    cargo.env.pop("CARGO", None)
    layout = subprocess.run([cargo.program, "fmt", "--check"], cwd=CRATES, env=cargo.env).returncode
    if layout:
        sys.exit("cargo fmt would change files")
    allowed = [word for lint in WRONG for word in ("-A", "clippy::" + lint)]
    cargo("clippy", "--all-targets", "--quiet", "--", "-D", "warnings", *allowed)


def tests(cargo):
    cargo("test", "--lib", "--tests", "--quiet")


def docs(cargo):
    cargo("test", "--doc", "--quiet")
    cargo("doc", "--no-deps", "--quiet", RUSTDOCFLAGS="-D warnings")


def installed(cargo, build):
    """The folder in which a build is installed."""
    prefix = cargo.target.parent / "prefix"
    install = ["cmake", "--install", build, "--prefix", prefix]
    subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
    return prefix


def expect_failure(cargo, expected, *arguments, **env):
    status, text = cargo.run("build", *arguments, **env)
    if status == 0 or expected not in text:
        sys.exit("expected %r, got status %d:\n%s" % (expected, status, text))


def static(cargo, build):
    prefix = installed(cargo, build)
    if not (prefix / "lib/libcatenary.a").exists():
        skip("the build has no libcatenary.a")
    env = dict(
        CATENARY_LIB_DIR=None,
        LD_LIBRARY_PATH=None,
        PKG_CONFIG_PATH=str(prefix / "lib/pkgconfig"),
        CARGO_TARGET_DIR=str(cargo.target.parent / "static"),
    )
    cargo("test", "--tests", "--quiet", "-p", "catenary-sys", CATENARY_STATIC="1", **env)
    # Only the folder, as in a package that bundles the library.
    cargo(
        "test",
        "--test",
        "callbacks",
        "--quiet",
        "-p",
        "catenary",
        **dict(env, CATENARY_STATIC="1", PKG_CONFIG_PATH=None, CATENARY_LIB_DIR=str(prefix / "lib")),
    )
    for name, value, expected in (
        ("CATENARY_LIB_DIR", "/nonexistent", "CATENARY_LIB_DIR is /nonexistent, which has no libcatenary.so"),
        ("PKG_CONFIG", "false", "Catenary's library was not found"),
        ("PKG_CONFIG", "/nonexistent/pkg-config", "does not run"),
    ):
        expect_failure(cargo, expected, **dict(env, **{name: value}))


def bundled(cargo, build):
    feature = ("-p", "catenary", "--features", "bundled")
    env = dict(
        CARGO_TARGET_DIR=str(cargo.target.parent / "bundled"),
        CATENARY_LIB_DIR=None,
        CATENARY_PREFIX=str(installed(cargo, build)),
        CATENARY_SOURCE=str(HERE / "rust/bundled"),
        LD_LIBRARY_PATH=None,
    )
    cargo("test", "--test", "callbacks", "--quiet", *feature, **env)
    for name, value, expected in (
        ("CATENARY_SOURCE", "/nonexistent", "/nonexistent has no CMakeLists.txt; set CATENARY_SOURCE"),
        ("CMAKE", "false", "exit status: 1"),
        ("CMAKE", "/nonexistent/cmake", "the feature `bundled` needs CMake: /nonexistent/cmake does not run"),
    ):
        expect_failure(cargo, expected, *feature, **dict(env, **{name: value}))


def write_digits(folder, count):
    """Files like those of MNIST: each digit is a block at a place of its own, with noise."""
    folder.mkdir(parents=True)
    numbers = random.Random(1)
    labels = bytes(numbers.randrange(10) for _ in range(count))
    images = bytearray()
    for label in labels:
        image = bytearray(numbers.choices(range(120), k=784))
        left, top = label % 5 * 5 + numbers.randrange(3), label // 5 * 12 + numbers.randrange(6)
        for y in range(top, top + 8):
            for x in range(left, left + 5):
                image[y * 28 + x] = numbers.randrange(80, 256)
        images += image
    with gzip.open(folder / "t10k-images-idx3-ubyte.gz", "wb", 1) as file:
        file.write(struct.pack(">IIII", 0x803, count, 28, 28) + images)
    (folder / "t10k-labels-idx1-ubyte").write_bytes(struct.pack(">II", 0x801, count) + labels)


def output(command, status=0, **env):
    ran = subprocess.run(
        [str(c) for c in command],
        env=dict(os.environ, **env),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if ran.returncode != status:
        sys.exit("%s: status %d\n%s" % (command[0], ran.returncode, ran.stdout.decode(errors="replace")))
    return ran.stdout


def examples(cargo, train_mnist, charrnn):
    cargo("build", "--examples", "--quiet")
    ours = cargo.target / "debug/examples"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_digits(folder / "mnist", 2000)
        same = [sys.executable, ROOT / "tests/examples/same_numbers_test.py", train_mnist, ours / "mnist"]
        print(output(same, CATENARY_DATA=name).decode(), end="")
        print(output([ours / "mnist", "--batch", "0"], status=1).decode(), end="")
        text = folder / "text"
        text.write_text("the quick brown fox jumps over the lazy dog\n" * 100)
        arguments = ["--device", "cpu", text, "100", "50"]
        expected, found = (
            output([program, *arguments], CATENARY_SEED="1") for program in (charrnn, ours / "charrnn")
        )
        print(found.decode())
        if expected != found or b"update 100: loss" not in found:
            sys.exit("charrnn: expected %r" % expected)
        output([ours / "charrnn"], status=2)


PARTS = {
    "checks": checks,
    "tests": tests,
    "docs": docs,
    "static": static,
    "bundled": bundled,
    "examples": examples,
}


def main():
    if len(sys.argv) < 4 or sys.argv[3] not in PARTS:
        sys.exit(__doc__)
    library_dir, work = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    PARTS[sys.argv[3]](Cargo(library_dir, work), *sys.argv[4:])


if __name__ == "__main__":
    main()
