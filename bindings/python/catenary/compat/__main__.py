"""python -m catenary.compat FILE..."""

import argparse
import pathlib
import sys

from .. import _calls, cuda
from ..array._device import count_test_devices_as_gpus
from . import __doc__ as description, _passed_on, _stand_ins, install
from ._report import Report


def _files(paths, parser):
    """The files to run, each once; directories mean the test files below them."""
    files = []
    for path in paths:
        if path.is_dir():
            found = sorted(set(path.rglob("test_*.py")) | set(path.rglob("*_test.py")))
            if not found:
                parser.error("no test files below %s" % path)
            files.extend(found)
        elif path.is_file():
            files.append(path)
        else:
            parser.error("no such file: %s" % path)
    return list(dict.fromkeys(file.resolve() for file in files))


def main(arguments=None):
    """Runs the files that are named on the command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m catenary.compat",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--device", metavar="NAME", help="make new arrays on this device, for example test:0")
    parser.add_argument(
        "--only", metavar="TEXT", default="", help="run the tests with this text in their name"
    )
    parser.add_argument("--no-pytest", action="store_true", help="do not use pytest even if it is installed")
    parser.add_argument("-v", "--verbose", action="store_true", help="name each test as it ends")
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE")
    options = parser.parse_args(arguments)
    files = _files(options.files, parser)

    lines = install()
    lines.append(_passed_on.install())
    if not _calls.device_is_available("cuda:0"):
        count_test_devices_as_gpus()
        cuda.available = True
        lines.append("there is no CUDA device: test:0 and test:1 count as GPUs")
    if options.device:
        _use_device(options.device, parser)
    runner = _runner(options.no_pytest)
    report = Report(files, options.verbose)
    print(
        "running %d files with %s%s"
        % (len(files), runner.NAME, ", new arrays on %s" % options.device if options.device else "")
    )
    for line in lines:
        print(line)
    sys.stdout.flush()
    runner.run(files, options.only, report)
    for name in _stand_ins.used:
        print("stand-in for %s, which is not installed" % name)
    return report.end(options.only)


def _runner(without_pytest):
    if not without_pytest:
        try:
            import pytest  # noqa: F401
        except ImportError:
            pass
        else:
            from . import _with_pytest

            return _with_pytest
    from . import _plain

    return _plain


def _use_device(name, parser):
    if not _calls.device_is_available(name):
        parser.error("the device %s is not available" % name)
    _calls.device_set_current(name)


if __name__ == "__main__":
    sys.exit(main())
