#!/usr/bin/env python3
"""Compares the Python API with vectors recorded from the reference implementations.

Usage: runner.py [--device NAME] [--only TEXT] [-v] DIRECTORY...
"""

import argparse
import importlib
import json
import pathlib
import sys
import traceback

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

# A key that every case of the format has and no case of a later format, and the module that runs it.
FORMATS = [
    ("group", "arrays"),
    ("grad_inputs", "functions"),
    ("steps", "optimizers"),
    ("object", "serializers"),
    ("dot", "graphs"),
    ("op", "links"),
]


class Skip(Exception):
    """A case that cannot run here, with the reason."""


class Failure(Exception):
    """A result that differs from the recorded one."""


def host(array):
    """The values of a Catenary array as a NumPy array."""
    return array if isinstance(array, (numpy.ndarray, numpy.generic)) else array.get()


def expect(what, got, expected, rtol=0.0, atol=0.0):
    """Fails unless dtype and shape are the same and every element is within atol + rtol * |expected|."""
    got = host(got)
    if got.dtype != expected.dtype or got.shape != expected.shape:
        raise Failure(
            "%s: got %s %s instead of %s %s" % (what, got.dtype, got.shape, expected.dtype, expected.shape)
        )
    if expected.dtype.kind != "f":
        wrong = got != expected
    else:
        g, e = got.astype(numpy.float64), expected.astype(numpy.float64)
        with numpy.errstate(invalid="ignore"):
            wrong = ~(
                (numpy.isnan(e) & numpy.isnan(g))
                | (g == e)
                | (numpy.isfinite(e) & numpy.isfinite(g) & (abs(g - e) <= atol + rtol * abs(e)))
            )
    if wrong.any():
        at = tuple(int(i) for i in numpy.argwhere(wrong)[0])
        raise Failure(
            "%s: %d of %d differ, first at %s: %r instead of %r"
            % (what, wrong.sum(), wrong.size, list(at), got[at], expected[at])
        )


class Runner:
    def __init__(self, device="cpu", only="", verbose=False):
        self.device, self.only, self.verbose = device, only, verbose
        self.passed = self.failed = self.skipped = 0

    def test(self, name, body, *arguments):
        """Runs one case; raises Failure or Skip, or another exception if the case is broken."""
        if self.only not in name:
            return
        try:
            body(*arguments)
        except Skip as reason:
            self.skipped += 1
            print("SKIP %s: %s" % (name, reason))
        except Failure as failure:
            self.failed += 1
            print("FAIL %s: %s" % (name, failure))
        except Exception as error:
            self.failed += 1
            print("FAIL %s: %s: %s" % (name, type(error).__name__, error))
            if self.verbose:
                traceback.print_exc(file=sys.stdout)
        else:
            self.passed += 1
            if self.verbose:
                print("ok   %s" % name)

    def run(self, directory):
        cases = json.loads((directory / "cases.json").read_text())
        for key, module in FORMATS:
            if cases and key in cases[0]:
                return importlib.import_module(module).run(self, directory, cases)
        raise SystemExit("%s: no known format" % directory)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--only", default="", help="run cases with this text in their name")
    parser.add_argument("-v", dest="verbose", action="store_true")
    parser.add_argument("directories", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    runner = Runner(options.device, options.only, options.verbose)
    for directory in options.directories:
        runner.run(directory)
    print("%d passed, %d failed, %d skipped" % (runner.passed, runner.failed, runner.skipped))
    return 1 if runner.failed or not runner.passed else 0


if __name__ == "__main__":
    sys.modules["runner"] = sys.modules["__main__"]
    sys.exit(main())
