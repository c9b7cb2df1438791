"""Imports something that has no counterpart."""

import cupy.no_such_module


def test_never():
    assert cupy.no_such_module
