"""A file that imports a name without a counterpart."""

import cupy.no_such_module


def test_never():
    assert cupy.no_such_module
