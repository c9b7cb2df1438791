#!/usr/bin/env python3
"""Runs a program of the Julia package. Exits with 77 if there is no Julia that can run it.

Usage: julia_test.py LIBRARY WORK_DIR PROGRAM [ARGUMENT]...
PROGRAM is a file below bindings/julia; WORK_DIR keeps the compiled package for other programs.
"""

import os
import pathlib
import subprocess
import sys

import julia_runtime

PACKAGE = pathlib.Path(__file__).resolve().parents[2] / "bindings/julia"


def skip(reason):
    print("skipped: " + reason)
    sys.exit(77)


def launcher(library, work):
    """The beginning of a command that runs a file of Julia with the package, and its environment."""
    work.mkdir(parents=True, exist_ok=True)
    env = dict(os.environ, CATENARY_LIBRARY=str(library))
    julia, missing = julia_runtime.find(env)
    if not julia:
        skip(missing)
    env, missing = julia_runtime.environment(julia, env, work)
    if not env:
        skip(missing)
    env["JULIA_DEPOT_PATH"] = "%s:" % (work / "depot")
    env["JULIA_LOAD_PATH"] = "%s:@stdlib" % PACKAGE
    env["JULIA_PROJECT"] = ""
    env.setdefault("CATENARY_CACHE_DIR", str(work / "kernels"))
    return [julia, "--startup-file=no", "--history-file=no", "-O1"], env


def main():
    library, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    program, *arguments = sys.argv[3:]
    command, env = launcher(library, work)
    return subprocess.run([*command, PACKAGE / program, *arguments], env=env, cwd=work).returncode


if __name__ == "__main__":
    sys.exit(main())
