"""Runs test files written against NumPy and CuPy, or Chainer, with this package in the place of CuPy and Chainer.

    python -m catenary.compat [--device NAME] [--only TEXT] [--no-pytest] [-v] FILE...

Each file may hold unittest classes, plain test functions and classes, fixtures and parametrized tests; a directory
stands for the files test_*.py and *_test.py below it. pytest runs them where it is installed, otherwise unittest and a
small stand-in for pytest (`_plain`). What is printed: failing tests with their tracebacks, the reason of each skip, how
many tests each file gave, and as the last line `N passed, N failed, N skipped`. The exit status is 0 only when a test
passed, none failed, and every file gave tests or said why it is skipped; 2 for wrong arguments.

While the files run
- `cupy` is catenary.array and `chainer` is catenary, with their submodules (and `cupyx` the little of it that fits);
  paths that only the originals have, such as cupy.core.core and chainer.functions.activation.relu, give the same names
  from here. What has no counterpart fails at the import, by name, and the file counts as failed; only the insides of
  the originals, such as cupy._core and cupy_backends, can be imported all the same, and then each test that uses them
  fails by itself. `numpy` stays NumPy.
  Where a program wants this without the tests: `catenary.compat.install()`.
- Where there is no CUDA device, tests in Chainer's style that need a GPU (`attr.gpu`) run on test:0, with that as the
  current device, and numbers of devices are those of test devices. Tests in CuPy's style run on the CPU, or on the
  device of `--device`, where all new arrays of the main thread are then made.
- Names that newer versions of unittest, NumPy, collections and inspect have dropped are supplied again, and so is the
  default mode that `h5py.File` had (`_names`); six, mock and nose have small stand-ins where they are not installed
  (`_stand_ins`). The output says which.
- An expected failure counts as skipped, with its reason; so does a test in CuPy's style that names complex dtypes,
  which are not here, and one that skips itself for all of its dtypes. Tests for all dtypes run without the complex
  ones, and the summary says how many these were.
- Tests in CuPy's style pass with an exception of both modules only if NumPy itself raised one of that kind, never for a
  name that is lacking, and results must be contiguous where NumPy's are.
"""

from . import _modules, _names, _stand_ins

__all__ = ["install"]


def install():
    """Makes `cupy` and `chainer` importable as names of this package, and supplies dropped names of Python and NumPy.

    Returns lines of text that say which names were supplied. A second call changes nothing.
    """
    lines = _names.supply()
    _modules.install()
    _stand_ins.install()
    return lines
