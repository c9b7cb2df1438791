#!/usr/bin/env python3
"""Runs the probe program of every language against an installed package.

Usage: run.py WORK_DIR [--prefix PREFIX | --build BUILD_DIR] [--only LANGUAGE]... [--require LANGUAGE]...
--build installs that build tree below WORK_DIR first. A language without its toolchain is skipped, unless
required.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys

import julia_runtime

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LIMIT = 420  # seconds for one command


def run(command, env, cwd=None):
    """Output and exit status of a command; a missing program or a timeout counts as a failure with a message."""
    try:
        result = subprocess.run(
            [str(c) for c in command],
            cwd=cwd,
            env=env,
            timeout=LIMIT,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        return result.stdout, result.returncode
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error), 1


def tool(*names):
    return next((path for path in map(shutil.which, names) if path), None)


def c(work, env):
    compiler = tool(os.environ.get("CC", "cc"), "gcc", "clang")
    if not compiler:
        return None, "no C compiler"
    flags, status = run(["pkg-config", "--cflags", "--libs", "catenary"], env)
    if status:
        return [(["pkg-config", "--cflags", "--libs", "catenary"], None)], None
    program = work / "probe_c"
    return [
        (
            [
                compiler,
                "-std=c99",
                "-Wall",
                "-Wextra",
                "-pedantic",
                "-Werror",
                HERE / "c/probe.c",
                "-o",
                program,
            ]
            + flags.split(),
            None,
        ),
        ([program], None),
    ], None


def rust(work, env):
    cargo = tool("cargo")
    if not cargo or not tool("rustc"):
        return None, "no cargo"
    build = [
        cargo,
        "build",
        "--quiet",
        "--offline",
        "--locked",
        "--manifest-path",
        HERE / "rust/Cargo.toml",
        "--target-dir",
        work / "rust",
    ]
    return [(build, None), ([work / "rust/debug/catenary-probe"], None)], None


def go(work, env):
    compiler = tool("go")
    if not compiler:
        return None, "no go"
    env.update(
        GOPROXY="off",
        GOFLAGS="-mod=mod",
        GOTOOLCHAIN="local",
        CGO_ENABLED="1",
        GOCACHE=str(work / "go-cache"),
        GOPATH=str(work / "go-path"),
    )
    return [
        ([compiler, "build", "-o", work / "probe_go", "."], HERE / "go"),
        ([work / "probe_go"], None),
    ], None


def julia(work, env):
    program, missing = julia_runtime.find(env)
    if not program:
        return None, missing
    mended, missing = julia_runtime.environment(program, env, work)
    if not mended:
        return None, missing
    env.update(mended)
    return [
        ([program, "--startup-file=no", "-O0", HERE / "julia/probe.jl", ROOT / "bindings/julia/raw"], None)
    ], None


def python(work, env):
    return [([sys.executable, "-B", HERE / "python/probe.py", ROOT / "bindings/python/catenary"], None)], None


LANGUAGES = {"c": c, "rust": rust, "go": go, "julia": julia, "python": python}


def probe(name, work, env, required):
    commands, missing = LANGUAGES[name](work, env)
    if commands is None:
        print("%s: skipped (%s)" % (name, missing))
        return "failed" if required else "skipped"
    output, status = "", 0
    for command, cwd in commands:
        output, status = run(command, env, cwd)
        if status:
            break
    summary = re.search(r"^(\d+) passed, (\d+) failed$", output, re.M)
    if status == 0 and summary and int(summary.group(1)) > 0 and summary.group(2) == "0":
        print("%s: %s" % (name, summary.group(0)))
        return "passed"
    print("%s: failed with status %d\n%s" % (name, status, output))
    return "failed"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--prefix", type=pathlib.Path)
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--only", action="append", choices=sorted(LANGUAGES))
    parser.add_argument("--require", action="append", default=[], choices=sorted(LANGUAGES))
    options = parser.parse_args()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    prefix = options.prefix.resolve() if options.prefix else work / "prefix"
    if options.build:
        output, status = run(
            ["cmake", "--install", options.build.resolve(), "--prefix", prefix], dict(os.environ)
        )
        if status:
            sys.exit("cmake --install failed:\n" + output)
    library = next(iter(sorted(prefix.glob("lib*/**/libcatenary.so"))), None)
    if not library:
        sys.exit("no libcatenary.so below %s" % prefix)
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for name in options.only or LANGUAGES:
        env = dict(
            os.environ,
            CATENARY_LIBRARY=str(library),
            LD_LIBRARY_PATH=str(library.parent),
            PKG_CONFIG_PATH=str(library.parent / "pkgconfig"),
        )
        counts[probe(name, work, env, name in options.require)] += 1
    print("%(passed)d passed, %(failed)d failed, %(skipped)d skipped" % counts)
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
