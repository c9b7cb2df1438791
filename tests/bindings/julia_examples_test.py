#!/usr/bin/env python3
"""Checks that the examples of the Julia package print the numbers of the programs in C. Exits with 77 if there is no
Julia that can run them.

Usage: julia_examples_test.py LIBRARY WORK_DIR TRAIN_MNIST CHARRNN
"""

import pathlib
import random
import subprocess
import sys
import tempfile

from julia_test import PACKAGE, launcher
from rust_test import write_digits

SAME_NUMBERS = pathlib.Path(__file__).resolve().parents[1] / "examples/same_numbers_test.py"


def output(command, env):
    done = subprocess.run(
        [str(part) for part in command],
        env=env,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=420,
    )
    if done.returncode:
        sys.exit("%s\nended with %d:\n%s" % (" ".join(map(str, command)), done.returncode, done.stdout))
    return done.stdout


def same(what, expected, found):
    print("%s: %s" % (what, found))
    if not expected or expected != found:
        sys.exit("the program in C prints: %s" % expected)


def main():
    library, work, train_mnist, charrnn = (pathlib.Path(path).resolve() for path in sys.argv[1:])
    command, env = launcher(library, work)
    env["CATENARY_SEED"] = "1"  # of the character RNN
    examples = PACKAGE / "examples"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        write_digits(folder / "mnist", 1000)
        check = [sys.executable, SAME_NUMBERS, train_mnist, *command, examples / "train_mnist.jl"]
        print(output(check, dict(env, CATENARY_DATA=str(folder))), end="")

        words = random.Random(1).choices(["sonnet", "king", "and", "the", "night", "of"], k=600)
        (folder / "text").write_text(" ".join(words))
        arguments = [folder / "text", "100", "50"]
        expected = output([charrnn, *arguments], env)
        found = output([*command, examples / "charrnn.jl", *arguments], env)
        same("character RNN", expected.splitlines(), found.splitlines())
    return 0


if __name__ == "__main__":
    sys.exit(main())
