#!/usr/bin/env python3
"""The learner of the cart-pole solves its task, with more than one seed.

Usage: cartpole_test.py TRAIN_CARTPOLE
"""

import pathlib
import subprocess
import sys
import tempfile


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        for seed in "0", "1":
            run = subprocess.run(
                [program, "--seed", seed], cwd=folder, capture_output=True, text=True, check=True
            )
            result = run.stdout.splitlines()[-2]
            print("seed %s: %s" % (seed, result))
            if not result.startswith("solved: "):
                sys.exit(run.stdout)


if __name__ == "__main__":
    main()
