"""Plain functions and classes with marks and fixtures."""

import cupy as cp
import numpy as np
import pytest


@pytest.fixture
def numbers():
    return cp.arange(6).reshape(2, 3)


@pytest.fixture(params=["float32", "float64"])
def dtype(request):
    return request.param


@pytest.fixture
def log():
    lines = ["open"]
    yield lines
    assert lines == ["open", "used"]


@pytest.fixture(scope="module")
def once():
    return []


@pytest.mark.parametrize("shape, size", [((2, 3), 6), ((0,), 0), pytest.param((), 1, id="scalar")])
@pytest.mark.parametrize("order", ["C", "F"])
def test_zeros(shape, size, order):
    a = cp.zeros(shape)
    assert a.size == size and a.shape == shape


def test_sum(numbers):
    assert int(numbers.sum()) == 15
    np.testing.assert_array_equal(cp.asnumpy(numbers.sum(axis=0)), [3, 5, 7])


def test_dtype(numbers, dtype):
    assert numbers.astype(dtype).dtype == np.dtype(dtype)


def test_yield(log):
    log.append("used")


def test_once_first(once):
    once.append(1)


def test_once_again(once):
    assert once == [1]


def test_raises():
    with pytest.raises(ValueError):
        cp.zeros((2, 3)) + cp.zeros((4, 5))
    with pytest.raises(TypeError, match="dict"):
        cp.add(cp.zeros(2), {})


def test_approx():
    assert float(cp.array(0.1) + cp.array(0.2)) == pytest.approx(0.3)
    assert [1.0, 2.0] == pytest.approx([1.0 + 1e-9, 2.0])
    assert 1.0 != pytest.approx(1.1)


def test_built_in(tmp_path, monkeypatch):
    cp.save(str(tmp_path / "a.npy"), cp.arange(3))
    monkeypatch.setattr(cp, "three", 3, raising=False)
    np.testing.assert_array_equal(np.load(str(tmp_path / "a.npy")), np.arange(cp.three))


@pytest.mark.skip(reason="said so")
def test_skipped():
    assert False


@pytest.mark.skipif(cp is not None, reason="it is there")
def test_skipped_by_condition():
    assert False


@pytest.mark.xfail(reason="known")
def test_expected_failure():
    assert False


class TestMethods:
    def setup_method(self, method):
        self.a = cp.ones(3)

    def teardown_method(self):
        del self.a

    @pytest.mark.parametrize("factor", [1, 2])
    def test_scaled(self, factor):
        assert float((self.a * factor).sum()) == 3 * factor

    def test_shape(self, numbers):
        assert numbers.shape == (2, 3) and self.a.shape == (3,)


class TestNoseMethods:
    def setup(self):
        self.ready = True

    def teardown(self):
        assert self.ready

    def test_ready(self):
        assert self.ready
