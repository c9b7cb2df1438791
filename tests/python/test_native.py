"""The extension module: what it computes is what ctypes computes, and it fails as ctypes does."""

import gc
import inspect
import os
import subprocess
import sys
import threading
import weakref

import catenary.array as xp
import numpy as np
import pytest
from catenary import _calls, _extension
from catenary._library import library

native = _extension.native
needs_native = pytest.mark.skipif(native is None, reason="the extension module was not built")
DTYPES = "bool int8 int32 int64 uint8 uint64 float16 bfloat16 float32 float64".split()
OPERATORS = "+ - * / // % & | ^ << >> < <= == != > >=".split()
NUMBERS = ["0", "1", "7", "127", "128", "-1", "2**40", "0.5", "-3.0", "1e300", "float('nan')", "True"]

COMPARED = """
import warnings
warnings.simplefilter("ignore")
import catenary.array as xp, numpy as np
def show(run):
    try:
        made = run()
    except Exception as error:
        return "%%s: %%s" %% (type(error).__name__, str(error).replace("+=:", "+:"))
    if made is NotImplemented or not isinstance(made, xp.ndarray):
        return repr(made)
    return "%%s %%s %%s" %% (made.dtype, made.shape, made.tolist())
arrays = {d: [xp.asarray([3, 0, 1, 5]).astype(d), xp.asarray([2, 1, 0, 1]).astype(d).reshape(1, 4)] for d in %r}
for d, (a, b) in arrays.items():
    for other in arrays.values():
        for o in %r:
            print(show(lambda: eval("a %%s c" %% o, {"a": a, "c": other[1]})))
    for o in %r:
        for n in %r:
            for text in ("a %%s n", "n %%s a"):
                print(o, n, show(lambda: eval(text %% o, {"a": a, "n": eval(n)})))
        for c in ("np.ones(4)", "np.float32(2)", "[1, 2, 3, 4]", "(1, 2)", "None", "'x'", "object", "xp.ones(3)", "1j"):
            for text in ("a %%s c", "c %%s a"):
                print(o, c, show(lambda: eval(text %% o, {"a": a, "c": eval(c)})))
    for name in "add sin floor minimum divide less sign maximum logical_and bitwise_or isnan".split():
        f = getattr(xp, name)
        for args in ([a], [a, b], [a, 2], [2.5, a], [a, b, a], [a.tolist()], [a, a.get()], []):
            print(name, len(args), show(lambda: f(*args)))
    for o in "+ - * / // & << **".split():
        for other in (b.reshape(4), 2, 0.5, a[:1], [1, 2, 3, 4], "x"):
            c = a.copy()
            def change():
                scope = {"c": c, "other": other}
                exec("c %%s= other" %% o, scope)
                return scope["c"]
            print(o, show(change), c.tolist())
    for key in (0, -1, 4, 2**70, slice(None), slice(1, 3), slice(None, None, -1), slice(-1, -9, -2), slice(9, 2**80),
                slice(0, 4, 0), slice(1.5, 2), None, ..., (0, 0), [0, 1], a > 1, True, "x", np.int64(1), 1.5):
        print("item", show(lambda: a[key]), show(lambda: b[key]), show(lambda: xp.asarray(1)[key]))
    for key in (0, -1, 7, 2**70, slice(1, 3), slice(None, None, -2), slice(0, 4, 0), None, ..., (), (0, 2), (slice(1), 0),
                (None, 0), (..., 1), (0,) * 20, [0, 1], xp.array([1, 3]), xp.array([9]), xp.array([0.5]),
                xp.array([True, False, True, False]), True, "x", np.int64(1)):
        print("items", key, show(lambda: a[key]), show(lambda: b[key]))
        for value in (1, 0, 127, 128, -1, 2**31, 2**70, 0.5, -1e300, float("nan"), True, None, "x", 1j, [1, 2],
                      np.ones(4), xp.array(2), xp.ones(2), b, xp.zeros((3, 3))):
            for target in (a.copy(), b.copy()):
                def change():
                    target[key] = value
                print("set", show(change), target.tolist())
    def remove():
        del a[0]
    print(show(remove))
    for x in (a, a[:0], a[0], a[3], a[1:2], b, b[..., None], b[:0], xp.zeros((0, 2, 0)).astype(d), a[::2], a.reshape(2, 2).T):
        for kind in (len, float, int, bool, xp.ndarray.tolist, lambda x: x.dtype, lambda x: x.T, lambda x: x.ndim):
            print(x.shape, show(lambda: kind(x)))
    for name in "add sin divide less floor".split():
        for out in (a.copy(), b.copy(), xp.zeros(4), xp.zeros(3), xp.zeros(4, bool), None, (xp.zeros(4),), 1):
            f = getattr(xp, name)
            args = [a] * f.nin
            print(name, show(lambda: f(*args, out=out)), show(lambda: f(*args, out)))
    print(show(lambda: -a), show(lambda: abs(a)), show(lambda: ~a), show(lambda: +a), a[1:].base is a, a.T.base is a)
    for text in ("a.sum()", "a.max(axis=1)", "a.T", "a.reshape(2, 2)", "a.copy()", "a.shape", "a.strides", "a[1:]",
                 "xp.transpose(a, (0, 0))", "xp.arange(2**62, 2**62 + 2, dtype='uint64')", "xp.zeros((2**40, 2**40))",
                 "xp.linspace(0, 1, 5)", "xp.full((2,), 3)", "xp.diag(a)", "xp.swapaxes(a, 0, 5)", "a.item(9)"):
        print(text, show(lambda: eval(text, {"a": a, "xp": xp})))
for values in ([1], [1, 2.5], [0.5, 1], [True, 1], [1, None], [2**63, 1], [10**400], [10**400, 0.5], [-2**63], [[1], [2]],
               [1, [2]], [], ["1"], [np.float32(1), 1], [xp.array(1), 2], (1, 2), range(3)):
    print(show(lambda: xp.array(values)), show(lambda: xp.asarray(values)), show(lambda: xp.array(values, ndmin=2)))
for shape in (3, -1, (2, 3), (), [2, 2], (2, -1), 1.5, (1.5,), "x", (2**70,), True, np.int64(2), None):
    for make in (xp.zeros, xp.ones, lambda shape: xp.empty(shape).shape, xp.ones(6).reshape):
        print(show(lambda: make(shape)))
""" % (DTYPES, OPERATORS, OPERATORS, NUMBERS)


def run(code, native):
    environment = dict(os.environ, CATENARY_NATIVE=native)
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout.decode()


def test_without_it():
    assert run("from catenary import _extension; print(_extension.native)", "0") == "None\n"


@needs_native
def test_same_results():
    by_ctypes, by_module = (run(COMPARED, n).splitlines() for n in "01")
    assert len(by_ctypes) > 20_000
    assert by_module == by_ctypes


@needs_native
def test_same_results_of_functions():
    code = """
import catenary, catenary.functions as F, numpy as np
x = catenary.Variable(np.arange(6, dtype="f").reshape(2, 3))
y = F.sum(F.sigmoid(x * 2 + 1) ** 2 - F.transpose(F.transpose(x)) / 3)
y.backward()
print(y.data.item(), x.grad.tolist(), F.concat((x, x)).data.shape, (x + 1).data.tolist())
"""
    assert run(code, "0") == run(code, "1")


@needs_native
def test_references():
    a, b = xp.ones(3), xp.ones(3)
    counts = [sys.getrefcount(a), a._use_count, sys.getrefcount(xp.ndarray)]
    for _ in range(1000):
        a + b, a + 1, 2 - a, xp.add(a, b), a.shape, a.T, a == b
        for wrong in (lambda: a + xp.ones(4), lambda: xp.add(a, xp.ones(4)), lambda: a + object()):
            with pytest.raises((ValueError, TypeError)):
                wrong()
    gc.collect()
    assert [sys.getrefcount(a), a._use_count, sys.getrefcount(xp.ndarray)] == counts


@needs_native
def test_results_are_released():
    a = xp.ones(1000)
    before = xp.get_default_memory_pool().used_bytes()
    for _ in range(100):
        b = a + a
        assert b._use_count == 1
        del b
    assert xp.get_default_memory_pool().used_bytes() == before


@needs_native
def test_cycles_and_finalizers():
    class Mine(xp.ndarray):
        pass

    made = xp.ones(3).view(Mine)
    made.itself = made
    gone = weakref.ref(made)
    del made
    gc.collect()
    assert gone() is None
    a = xp.ones(3)
    a.__del__()
    a.__del__()  # has nothing left to release
    with pytest.raises(ValueError, match="finalized"):
        a + a


@needs_native
def test_pending_exceptions_survive_releases():
    def fails():
        array = xp.asarray(np.ones(3))  # borrows memory, which a callback gives back
        raise KeyError("mine", array.shape)

    with pytest.raises(KeyError, match="mine"):
        fails()


@needs_native
def test_wrong_arguments():
    for call, kind in (
        (lambda: library.ctn_array_ndim(), TypeError),
        (lambda: native.maker(1, 2, "w", "s"), TypeError),
        (lambda: native.function(print, print, "w", "s"), TypeError),
        (lambda: native.shape(1), TypeError),
        (lambda: native.set_operator(99, 0, (None,) * 6, (None,) * 3), IndexError),
        (lambda: native.keep(1), TypeError),
        (lambda: native.addresses([1]), TypeError),
    ):
        with pytest.raises(kind):
            call()


@needs_native
def test_direct_calls():
    assert str(inspect.signature(_calls.array_reshape)) == "(a, shape)"
    assert _calls.array_reshape.__module__ == "catenary._calls" and "view" in _calls.array_reshape.__doc__
    a = xp.arange(6)
    assert _calls.array_reshape(shape=[2, 3], a=a).tolist() == _calls.array_reshape(a, (2, 3)).tolist()
    assert _calls.array_reshape(np.arange(6), np.array([3, 2])).shape == (3, 2)  # Python converts both
    assert (
        _calls.array_concatenate([a, a], 0).shape == _calls.array_concatenate(iter([a, a]), 0).shape == (12,)
    )
    long = [a] * 100  # more than fit
    assert _calls.array_concatenate(long, 0).shape == (600,)
    for dtype in ("int16", np.int16, np.dtype("int16"), a.astype("int16").dtype):
        assert _calls.array_zeros((2,), dtype).dtype == "int16"
    for call, kind, message in (
        (lambda: _calls.array_reshape(a), TypeError, "missing 1 required positional argument: 'shape'"),
        (lambda: _calls.array_reshape(a, (4,)), ValueError, "shape"),
        (lambda: _calls.array_reshape(a, (2**70,)), OverflowError, "array_reshape: shape"),
        (lambda: _calls.array_reshape(a, (2.0, 3)), TypeError, "array_reshape: shape"),
        (lambda: _calls.array_zeros((2,), []), TypeError, "dtype"),
        (lambda: _calls.array_concatenate([a, None], 0), ValueError, "arrays"),
        (lambda: _calls.array_linspace("1", 2, 3, True, None), TypeError, "array_linspace: start"),
        (lambda: _calls.array_ufunc("a\0b", [a], None, 0, None, None), ValueError, "null character"),
    ):
        with pytest.raises(kind, match=message):
            call()


@needs_native
def test_numbers_for_floats():
    # An integer is passed as a float to a function of floats, and no float for an integer.
    assert xp.full((2,), 3, "float64").tolist() == [3, 3]
    assert xp.arange(0, 3, 1.0).tolist() == [0, 1, 2]
    with pytest.raises(TypeError):
        xp.zeros(2.5)


@needs_native
def test_threads():
    results = []

    def work(seed):
        a = xp.full((100,), seed)
        for _ in range(300):
            a = a + 1 - 1
        results.append(float(a.sum()) == 100 * seed)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 4


@needs_native
def test_subclasses_keep_their_class():
    class Mine(xp.ndarray):
        def __radd__(self, other):
            return "mine"

    a = xp.ones(2)
    b = a.view(Mine)
    assert type(b * b) is type(a * b) is type(xp.sin(b)) is Mine
    assert a + b == "mine"
    assert type(a + a) is xp.ndarray
