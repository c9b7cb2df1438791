"""Device modules under the names that later versions use."""

import importlib

import catenary
import catenary.array as cp
import pytest
from catenary import cuda


def test_backends():
    assert importlib.import_module("catenary.backends.cuda") is catenary.backends.cuda
    assert catenary.backends.cuda.cupy is cp
    from catenary.backends.cuda import to_cpu

    assert to_cpu is cuda.to_cpu
    assert catenary.backends.intel64.is_ideep_available() is False


def test_backend():
    a = cp.zeros(3)
    catenary.backend.copyto(a, cp.ones(3))
    assert a.tolist() == [1, 1, 1] and catenary.backend.get_array_module(a) is cp


def test_devices():
    there = cuda.to_gpu(cp.ones(2), "test:1")
    assert str(cuda.get_device_from_array(cp.ones(2), there)) == "test:1"
    assert cuda.get_device_from_array(cp.ones(2)) == cuda.DummyDevice
    assert cuda.get_device_from_id(-1) == cuda.DummyDevice == cuda.get_device_from_id(None)
    assert str(cuda.get_device_from_id("test:0")) == "test:0"
    with pytest.raises(TypeError):
        cuda.get_device_from_id(1.5)
