"""Details of routines beside NumPy: numbers in the place of arrays, axes of arrays without axes, dtypes, limits."""

import warnings

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402

inf, nan = float("inf"), float("nan")
CALLS = [
    lambda m: m.interp(2.5, [1, 2, 3], [3, 2, 0]),
    lambda m: m.interp(m.array(2.5), [1, 2, 3], [3, 2, 0]),
    lambda m: m.interp(m.array([0, 2.5, 9]), [1, 2, 3], [3, 2, 0]),
    lambda m: m.interp([[0, 2.5, 9, 3]], [1, 2, 3], [3, 2, 0], left=7, right=8),
    lambda m: m.interp(9, m.array([1, 2, 3]), [3, 2, 0], left=7, right=8),
    lambda m: m.interp(3, [1, 2, 3], [3, 2, 0]),
    lambda m: m.interp(-1, [1, 2, 3], [3, 2, 0], period=4),
    lambda m: m.interp(nan, [1, 2, 3], [3, 2, 0]),
    lambda m: m.interp(2, [1], [3]),
    lambda m: m.isclose(m.arange(3.0), [0, 1.1, 2], rtol=[0, 1, 0]),
    lambda m: m.isclose(m.arange(3.0), m.array([0, 1.1, 2]), atol=m.array([0, 0.2, -1])),
    lambda m: m.isclose(1.0, 1.0, atol=-1.0),
    lambda m: m.isclose([inf, -inf, nan, 1], [inf, inf, nan, inf], atol=-1, equal_nan=True),
    lambda m: m.allclose(m.ones(3), 1, rtol=m.zeros(3)),
    lambda m: m.nanvar(m.array([1.0, 2, nan]), dtype="f"),
    lambda m: m.nanstd(m.array([1.0, 2, nan], "e"), dtype="d"),
    lambda m: m.nanstd(m.array([[1.0, 2], [nan, 3]]), axis=0, dtype="f", keepdims=True),
    lambda m: m.nanmean(m.array(3.0), axis=-1),
    lambda m: m.nanvar(m.array(3.0), axis=0),
    lambda m: m.nanargmax(m.array(3.0), axis=0),
    lambda m: m.nanargmin(m.array(3), axis=-1),
    lambda m: m.nansum(m.array(3.0), axis=-1),
    lambda m: m.nanmax(m.array(3.0), axis=0),
    lambda m: m.nanargmax(m.array(3.0), axis=1),
    lambda m: m.around(m.array([True, False])),
    lambda m: m.histogramdd([1, 2, 2, 5], 4)[0],
    lambda m: m.histogramdd([1, 2, 2, 5], 4)[1][0],
    lambda m: m.histogramdd([[1, 2, 2], [5, 1, 0]], 3)[0],
    lambda m: m.tri(-2),
    lambda m: m.tri(2, -1),
    lambda m: m.tri(3, 4, 1, "b"),
    lambda m: m.tri(0, 3),
    lambda m: m.kron(m.ones(2, "f"), 2),
    lambda m: m.kron(m.ones(2, "e"), 2.5),
    lambda m: m.kron(2.5, m.ones(2, "l")),
    lambda m: m.kron(3, 4),
    lambda m: m.kron([1, 2], 3),
    lambda m: m.kron([1, 2], [3, 4.5]),
    lambda m: m.kron(m.ones((2, 1), "b"), m.array([3], "b")),
]


@pytest.mark.parametrize("number", range(len(CALLS)))
def test_call(number):
    def outcome(module):
        with warnings.catch_warnings(), numpy.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            try:
                return CALLS[number](module)
            except (TypeError, ValueError, IndexError) as error:
                return error

    ours, theirs = outcome(xp), outcome(numpy)
    if isinstance(theirs, Exception):
        assert isinstance(
            ours, tuple(k for k in (TypeError, ValueError, IndexError) if isinstance(theirs, k))
        )
        return
    ours, theirs = (
        (xp.asnumpy(ours) if isinstance(ours, xp.ndarray) else numpy.asarray(ours)),
        numpy.asarray(theirs),
    )
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    numpy.testing.assert_allclose(ours, theirs, rtol=1e-6)


def test_booleans_rounded_to_tens():
    """NumPy refuses them."""
    assert xp.around(xp.array([True, False]), -1).tolist() == [0, 0]
