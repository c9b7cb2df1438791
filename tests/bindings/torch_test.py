#!/usr/bin/env python3
"""Checks that PyTorch and the library, loaded into one process in either order, both compute correctly.

Usage: torch_test.py LIBCATENARY [PYTHON...]   (interpreters to try; those without torch are skipped)
"""

import subprocess
import sys

PROGRAM = r"""
import ctypes, sys
library, order = sys.argv[1:3]

def load():
    lib = ctypes.CDLL(library)
    lib.ctn_error_message.restype = ctypes.c_char_p
    return lib

if order == "torch first":
    import torch
    lib = load()
else:
    lib = load()
    import torch

def check(status):
    assert status == 0, lib.ctn_error_message().decode()

n = 300
a = torch.rand(n, n)
b = torch.rand(n, n)
shape = (ctypes.c_int64 * 2)(n, n)
FLOAT32 = 11
for turn in range(3):
    handles = []
    for tensor in (a, b):
        handle = ctypes.c_void_p()
        check(lib.ctn_array_from_data(ctypes.c_void_p(tensor.data_ptr()), shape, ctypes.c_size_t(2), FLOAT32,
                                      ctypes.byref(handle)))
        handles.append(handle)
    product = ctypes.c_void_p()
    check(lib.ctn_array_matmul(handles[0], handles[1], ctypes.byref(product)))
    result = torch.empty(n, n)
    check(lib.ctn_array_to_data(product, ctypes.c_void_p(result.data_ptr()), ctypes.c_size_t(4 * n * n)))
    expected = (a.double() @ b.double()).float()
    assert torch.allclose(result, expected, rtol=1e-4), "the library's product"
    assert torch.allclose(a @ b, expected, rtol=1e-4), "PyTorch's product"
    x = torch.rand(1000, 1000, requires_grad=True)
    (x * x).sum().backward()
    assert torch.allclose(x.grad, 2 * x), "PyTorch's gradient"
    assert lib.ctn_array_matmul(handles[0], None, ctypes.byref(ctypes.c_void_p())) != 0
    for handle in handles + [product]:
        lib.ctn_array_release(handle)
print("ok: torch %s, %s" % (torch.__version__, order))
"""

passed = failed = skipped = 0
for python in sys.argv[2:] or [sys.executable]:
    if subprocess.run([python, "-c", "import torch"], stderr=subprocess.DEVNULL).returncode:
        print("skipped: %s has no torch" % python)
        skipped += 1
        continue
    for order in ("torch first", "library first"):
        done = subprocess.run([python, "-c", PROGRAM, sys.argv[1], order])
        passed += done.returncode == 0
        failed += done.returncode != 0
print("%d passed, %d failed, %d skipped" % (passed, failed, skipped))
sys.exit(1 if failed else 0 if passed else 77)
