"""Fused functions: results and gradients of the plain computation, and clear errors."""

import gc
import threading
from itertools import count

import catenary as ctn
import catenary.functions as F
import pytest
from catenary import Variable, array as xp


def bits(a):
    return a.dtype, a.shape, a.tobytes()


def terms(x, y):
    return (x - y) ** 2 * 0.5 + abs(x)


def loss(x, y):
    return F.mean(terms(x, y))


seeds = count(1)


def draw(*shape, dtype="float32"):
    xp.random.seed(next(seeds))
    return xp.random.uniform(-2, 2, shape).astype(dtype)


def counting(function):
    def counted(*args, **kwargs):
        counted.calls += 1
        return function(*args, **kwargs)

    counted.calls = 0
    return counted


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("shape", [(40, 30), (30,), (1, 30), ()])
def test_variables(dtype, shape):
    body = counting(loss)
    fused = ctn.fuse(body)
    for _ in range(3):
        x, y = Variable(draw(40, 30, dtype=dtype)), Variable(draw(*shape, dtype=dtype))
        results = []
        for f in loss, fused:
            z = f(x, y)
            z.backward()
            results.append([bits(a) for a in (z.data, x.grad, y.grad)])
            x.cleargrad()
            y.cleargrad()
        assert results[0] == results[1]
    # Once for the result, once for the gradients, and once for both together.
    assert body.calls == 3


def test_arrays():
    def f(x, y):
        return xp.where(x > y, terms(x, y), x), terms(x, y).sum(axis=1), x.max()

    fused = ctn.fuse(f)
    for dtype in "int32", "float32", "float16", "int8":
        for x, y in (draw(5, 7), draw(7)), (draw(7, 5).T, draw(5, 1)), (draw(5, 14)[:, ::2], draw(1, 1)):
            x, y = (x * 8).astype(dtype), (y * 8).astype(dtype)
            assert [bits(a) for a in fused(x, y)] == [bits(xp.asarray(a)) for a in f(x, y)]


def test_several_results_and_nesting():
    inner = ctn.fuse(terms)

    @ctn.fuse
    def outer(x, y):
        return F.sum(F.exp(-inner(x, y)), axis=1), inner(y, x)

    def plain(x, y):
        return F.sum(F.exp(-terms(x, y)), axis=1), terms(y, x)

    x, y = Variable(draw(6, 4)), Variable(draw(6, 4))
    got, expected = outer(x, y), plain(x, y)
    assert isinstance(got, tuple)
    assert [bits(a.data) for a in got] == [bits(a.data) for a in expected]


def test_other_arguments_are_constants():
    body = counting(lambda x, scale, shift=0.0: x * scale + shift)
    fused = ctn.fuse(body)
    x = draw(4)
    for scale, shift in (2, 1.0), (2.0, 1.0), (3, 1.0), (2, 1.0), (2, -0.0), (2, 0.0):
        assert bits(fused(x, scale, shift=shift)) == bits(x * scale + shift)
    assert body.calls == 5
    with pytest.raises(TypeError, match="unhashable"):
        fused(x, [1])
    with pytest.raises(TypeError, match="expected an array"):
        fused(1, 2)


def test_methods():
    class Scaled:
        def __init__(self, scale):
            self.scale = scale

        @ctn.fuse
        def apply(self, x):
            """Doubles."""
            return x * self.scale

    x = draw(4)
    assert bits(Scaled(2).apply(x)) == bits(x * 2)
    assert bits(Scaled(3).apply(x)) == bits(x * 3)
    assert Scaled.apply.__doc__ == "Doubles."


def test_second_derivatives():
    x, y = Variable(draw(5)), Variable(draw(5))
    results = []
    for f in loss, ctn.fuse(loss):
        (gx,) = ctn.grad([f(x, y)], [x], create_graph=True)
        (gxy,) = ctn.grad([F.sum(gx**3)], [y])
        results.append(bits(gxy.data))
    assert results[0] == results[1]


def test_failures():
    x, w = Variable(draw(4, 4)), Variable(draw(4, 4))

    def raises(error, match, body, *args):
        with pytest.raises(error, match=match):
            ctn.fuse(body)(*(args or (x,)))

    raises(NotImplementedError, "got matmul", lambda x: F.matmul(x, x))
    raises(NotImplementedError, "got softmax", F.softmax)
    raises(NotImplementedError, "values of an array", lambda x: x * float(F.sum(x).data))
    raises(ctn.DeviceError, "fused function", lambda x: x + w)
    raises(TypeError, "expected arrays or variables as results, got int", lambda x: 3)
    raises(RuntimeError, "computed from the inputs", lambda x: w)
    raises(ZeroDivisionError, "division", lambda x: x * (1 / 0))
    raises(NotImplementedError, "part of an array", lambda x: (xp.exp(x).__setitem__(0, 1), x)[1], x.data)
    kept = []
    ctn.fuse(lambda x: kept.append(x) or x * 2)(x)
    with pytest.raises(RuntimeError, match="outside"):
        kept[0] * 2


def test_nothing_is_left():
    from catenary.fusion import _bodies

    gc.collect()
    before = len(_bodies)
    x = Variable(draw(3))
    y = ctn.fuse(lambda x: F.exp(x) * x)(x)
    gc.collect()
    assert len(_bodies) == before + 1  # kept by the graph
    y.grad = xp.ones_like(y.data)
    y.backward()
    assert x.grad is not None
    del y
    gc.collect()
    assert len(_bodies) == before


def test_threads():
    fused = ctn.fuse(loss)
    failed = []

    def work(seed):
        xp.random.seed(seed)
        for n in range(1, 60):
            x, y = (Variable(xp.random.uniform(-1, 1, (n,)).astype("float32")) for _ in range(2))
            if bits(fused(x, y).data) != bits(loss(x, y).data):
                failed.append(n)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


def test_debug_mode_runs_operations():
    calls = counting(loss)
    x, y = Variable(draw(3)), Variable(draw(3))
    fused = ctn.fuse(calls)
    with ctn.DebugMode(True):
        z = fused(x, y)
        z.backward()
    assert z.creator.label == "Mean" and calls.calls == 1
