"""Test files that are run as programs."""

import sys
import unittest


def run_module(name, file):
    """Runs the tests of the module that calls this, if it is the main program; `name` is its __name__."""
    if name != "__main__":
        return
    module = sys.modules[name]
    loader = unittest.defaultTestLoader
    suite = unittest.TestSuite(
        loader.loadTestsFromTestCase(kind)
        for kind in list(vars(module).values())
        if isinstance(kind, type) and issubclass(kind, unittest.TestCase) and getattr(kind, "__test__", True)
    )
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    sys.exit(0 if result.wasSuccessful() else 1)


__all__ = ["run_module"]


def __dir__():
    return __all__
