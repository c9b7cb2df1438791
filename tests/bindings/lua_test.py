#!/usr/bin/env python3
"""Runs the tests of the Lua binding against the library and the api.json of a build: tests/bindings/lua/*_test.lua, the
examples of its README.md, luacheck, and the MNIST example, which must print the numbers of the C program
CATENARY_TRAIN_MNIST.

Usage: lua_test.py LIBRARY API_JSON [NAME]... (exit status 77, skipped, without luajit or its module cjson)
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests/bindings/lua"
LIMIT = 600  # seconds for one file


def environment(library, api):
    folders = [ROOT / "bindings/lua", TESTS]
    path = "".join("%s/?.lua;%s/?/init.lua;" % (folder, folder) for folder in folders)
    return dict(os.environ, CATENARY_LIBRARY=library, CATENARY_API=api, LUA_PATH=path + ";")


def run(arguments, env):
    return subprocess.run(
        arguments, env=env, timeout=LIMIT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def tests(luajit, env, names):
    """The files of tests: whether each passed, and its output."""
    for test in sorted(TESTS.glob("*_test.lua")):
        name = test.name[: -len("_test.lua")]
        if not names or name in names:
            result = run([luajit, test], env)
            counted = re.search(r"^(\d+) passed, 0 failed$", result.stdout, re.M)
            right = result.returncode == 0 and counted and int(counted[1]) > 0
            yield name, right, result.stdout


def examples(luajit, env):
    """The programs in README.md: whether each runs, and prints what stands in the block after it."""
    text = (ROOT / "bindings/lua/README.md").read_text()
    found = re.findall(r"^```lua\n(.*?)^```\n(?:```\n(.*?)^```\n)?", text, re.M | re.S)
    for number, (program, expected) in enumerate(found, 1):
        result = run([luajit, "-e", program], env)
        right = result.returncode == 0 and (not expected or result.stdout == expected)
        yield "example %d of README.md" % number, right, result.stdout


def lint(env):
    """What luacheck finds, if it is installed."""
    luacheck = shutil.which("luacheck")
    if luacheck:
        folder = ROOT / "bindings/lua"
        result = run(
            [luacheck, "--no-color", "--quiet", "--config", folder / ".luacheckrc", folder, TESTS], env
        )
        yield "luacheck", result.returncode == 0, result.stdout
    else:
        print("luacheck: skipped (Debian: lua-check)")


def mnist(luajit, env, program):
    """Whether the MNIST example prints the numbers of the C program, also after it continues from a snapshot."""
    check = ROOT / "tests/examples/same_numbers_test.py"
    result = run(
        [sys.executable, check, program, luajit, ROOT / "bindings/lua/examples/train_mnist.lua"], env
    )
    yield "MNIST", result.returncode == 0, result.stdout


def main():
    library, api, *names = sys.argv[1:]
    luajit = shutil.which("luajit")
    if not luajit or subprocess.run([luajit, "-e", 'require "cjson"'], capture_output=True).returncode:
        print("skipped: no luajit with cjson (Debian: luajit lua-cjson)")
        return 77
    env = environment(library, api)
    found = list(tests(luajit, env, names))
    if not names or "examples" in names:
        found += examples(luajit, env)
    if not names or "luacheck" in names:
        found += lint(env)
    program, data = os.environ.get("CATENARY_TRAIN_MNIST"), os.environ.get("CATENARY_DATA", "")
    if not program or not pathlib.Path(data, "mnist").is_dir():
        print("MNIST: skipped (needs $CATENARY_DATA/mnist and the C program, $CATENARY_TRAIN_MNIST)")
    elif not names or "mnist" in names:
        found += mnist(luajit, env, program)
    for name, right, output in found:
        print("%s: %s" % (name, output.strip().splitlines()[-1] if right else "FAILED\n" + output))
    failed = sum(not right for _, right, _ in found)
    print("%d of %d failed" % (failed, len(found)))
    return 1 if failed or not found else 0


if __name__ == "__main__":
    sys.exit(main())
