"""Marks of tests for their requirements. A test whose requirements are not met is skipped with the reason."""

import functools
import inspect
import unittest

from .. import _calls
from ..array import _device


def device_count(name=lambda number: "cuda:%d" % number):
    """Number of CUDA devices that can be used."""
    count = 0
    while _calls.device_is_available(name(count)):
        count += 1
    return count


def gpu_count():
    """The number of usable GPUs: CUDA devices, or test devices if these count as GPUs."""
    return device_count(_device.gpu)


def _needs(there, reason, **marks):
    def decorator(test):
        if not there:
            test = unittest.skip(reason)(test)
        for name, value in marks.items():
            setattr(test, name, value)
        return test

    return decorator


def multi_gpu(gpu_num):
    """Decorator: the test needs that many CUDA devices, or test devices if these count as GPUs."""
    if gpu_num <= 1:
        return gpu
    return _needs(gpu_count() >= gpu_num, "needs %d CUDA devices" % gpu_num, gpu=gpu_num)


def gpu(test):
    """Decorator: the test needs a CUDA device, or a test device if these count as GPUs. A function runs with
    the first GPU as the current device, as in the reference, in which all new arrays of cupy are on it."""
    if inspect.isfunction(test) and gpu_count():
        test = _on_gpu(test)
    return _needs(gpu_count() > 0, "needs a CUDA device", gpu=1)(test)


def _on_gpu(test):
    @functools.wraps(test)
    def run(*arguments, **keywords):
        with _device.Device(_device.gpu(0)):
            return test(*arguments, **keywords)

    return run


def cudnn(test):
    """Decorator: the test compares with cuDNN, so that it needs a CUDA device."""
    return _needs(device_count() > 0, "needs a CUDA device with cuDNN", gpu=1, cudnn=True)(test)


def slow(test):
    """Decorator: the test takes long. It is run all the same."""
    return _needs(True, "", slow=True)(test)


def ideep(test):
    """Decorator: the test needs iDeep, which this package does not use."""
    return _needs(False, "needs iDeep", ideep=True)(test)


def chainerx(test):
    """Decorator: the test needs ChainerX, which this package does not use."""
    return _needs(False, "needs ChainerX", chainerx=True)(test)


__all__ = ["chainerx", "cudnn", "device_count", "gpu", "gpu_count", "ideep", "multi_gpu", "slow"]


def __dir__():
    return __all__
