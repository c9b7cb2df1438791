"""Runs test files written against NumPy and CuPy, or Chainer, with this package in the place of CuPy or
Chainer.

    python -m catenary.compat [--device NAME] [--only TEXT] [--no-pytest] [-v] FILE...

A file may hold unittest classes, plain test functions and classes, fixtures and parametrized tests; a
directory means the files test_*.py and *_test.py below it. pytest runs them if it is installed, otherwise
unittest and a small replacement of pytest (`_plain`). The output contains the failing tests with their
tracebacks, the reason for each skip, the number of tests of each file, and as the last line `N passed, N
failed, N skipped`. The exit status is 0 only if a test passed, none failed, and every file contained tests or
said why it is skipped; it is 2 for wrong arguments. While the files run, the following holds:

- `cupy` is catenary.array and `chainer` is catenary, with their submodules (and `cupyx` is the little of it
  that makes sense here). Paths that only the originals have, such as cupy.core.core and
  chainer.functions.activation.relu, give the same names from here. Importing a name without a counterpart
  fails, and the file counts as failed. Only internals of the originals, such as cupy._core and cupy_backends,
  can be imported all the same; only tests that use them fail. `numpy` stays NumPy. A program that
  wants this without the tests calls `catenary.compat.install()`.
- Without a CUDA device, tests in Chainer's style that need a GPU (`attr.gpu`) run on test:0 as the current
  device, and device numbers mean test devices. Tests in CuPy's style run on the CPU, or on the device of
  `--device`, on which the main thread then makes all new arrays.
- Names that newer versions of unittest, NumPy, collections and inspect have dropped are provided again, and
  so is the old default mode of `h5py.File` (`_names`). CUPY_SEED or CHAINER_SEED in the environment is the
  seed of generators, as CATENARY_SEED is (`_random`). six, mock and nose have small replacements if they are
  not installed (`_stand_ins`). The output lists them.
- An expected failure counts as skipped, with its reason. So does a test in CuPy's style that names complex
  dtypes, which do not exist here, and one that skips itself for all of its dtypes. Tests for all dtypes run
  without the complex ones, and the summary says how many tests that concerns.
- `sum` and `prod` of an array of NumPy give NumPy's results, as CuPy's do, which call the array's method.
- A test in CuPy's style that expects both modules to raise an exception passes only if NumPy itself raised
  one of that kind, never because a name is missing, and results must be contiguous if NumPy's are.
"""

from . import _modules, _names, _random, _stand_ins

__all__ = ["install"]


def install():
    """Makes `cupy` and `chainer` importable as names of this package, and provides names dropped by Python
    and NumPy.

    Returns lines of text that list the provided names. A second call has no effect.
    """
    lines = _names.supply() + _random.supply_seed()
    _modules.install()
    _stand_ins.install()
    return lines
