"""Marks of tests. Tests that CuPy runs on a GPU run on the current device here, which may be the CPU."""

import unittest

from ... import _calls


def _marked(name):
    def mark(test):
        setattr(test, name, True)
        return test

    mark.__name__ = mark.__qualname__ = name
    return mark


gpu, slow = _marked("gpu"), _marked("slow")
gpu.__doc__ = "Marks a test of arrays: the test gets the attribute `gpu`."
slow.__doc__ = "Marks a test that takes long: the test gets the attribute `slow`."


def multi_gpu(gpu_num):
    """Marks a test that needs several CUDA devices; it is skipped if there are fewer."""

    def decorator(test):
        test.multi_gpu = gpu_num
        here = all(_calls.device_is_available("cuda:%d" % n) for n in range(gpu_num))
        return test if here else unittest.skip("needs %d CUDA devices" % gpu_num)(test)

    return decorator


__all__ = ["gpu", "multi_gpu", "slow"]


def __dir__():
    return __all__
