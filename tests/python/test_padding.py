"""Borders that repeat elements, also several times, compared with positions that a loop finds."""

import catenary.array as xp
import pytest

np = pytest.importorskip("numpy")


def same(ours, theirs):
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    np.testing.assert_array_equal(xp.asnumpy(ours), theirs)


def position(mode, n, length):
    """The position of the element that a mode repeats at position n of a line."""
    if length == 1 or mode == "edge":
        return min(max(n, 0), length - 1)
    if mode == "wrap":
        return n % length
    skip = 1 if mode == "symmetric" else 0  # the edge is repeated, too
    while not 0 <= n < length:
        n = -n - skip if n < 0 else 2 * (length - 1) - n + skip
    return n


@pytest.mark.parametrize("length", [1, 2, 3, 5])
@pytest.mark.parametrize("mode", ["edge", "wrap", "reflect", "symmetric"])
def test_repeated_elements(mode, length):
    line = np.arange(length) + 7
    for low in (0, 1, length - 1, length, 2 * length + 1, 23):
        for high in (0, 1, length - 1, length, 2 * length + 1, 23):
            places = [position(mode, n, length) for n in range(-low, length + high)]
            for dtype in ("int32", "float64", "bool", "float16"):
                values = (line % 2 == 0) if dtype == "bool" else line.astype(dtype)
                made = xp.pad(xp.array(values), (low, high), mode)
                assert made.dtype == dtype
                np.testing.assert_array_equal(xp.asnumpy(made), values[places])
            reverse = xp.pad(xp.array(line[::-1].copy())[::-1], (low, high), mode)
            np.testing.assert_array_equal(xp.asnumpy(reverse), line[places])


@pytest.mark.parametrize("mode", ["edge", "wrap", "reflect", "symmetric"])
def test_repeated_rows_and_columns(mode):
    cube = np.arange(3 * 2 * 4).reshape(3, 2, 4)
    widths = ((1, 9), (0, 5), (7, 0))
    want = cube
    for axis, (low, high) in enumerate(widths):
        length = cube.shape[axis]
        want = want.take([position(mode, n, length) for n in range(-low, length + high)], axis)
    for order in ("C", "F"):
        made = xp.pad(xp.array(cube, order=order), widths, mode)
        np.testing.assert_array_equal(xp.asnumpy(made), want)


@pytest.mark.parametrize("mode", ["maximum", "minimum", "mean"])
def test_statistics_at_both_ends(mode):
    line = xp.array([4.0, 1.0, 5.0, 9.0, 2.0])
    made = xp.pad(line, (2, 1), mode, stat_length=((2, 3),)).tolist()
    function = {"maximum": np.max, "minimum": np.min, "mean": np.mean}[mode]
    assert made[:2] == [function([4.0, 1.0])] * 2
    assert made[-1:] == [function([5.0, 9.0, 2.0])]
    whole = xp.pad(line, (2, 1), mode).tolist()
    assert whole[:2] + whole[-1:] == [function([4.0, 1.0, 5.0, 9.0, 2.0])] * 3


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int32", "int64", "float16", "float32", "float64"])
def test_constants_around_arrays_of_any_size(dtype):
    rng = np.random.default_rng(8)
    shapes = [(), (0,), (5,), (70000,), (300000,), (3, 0), (4, 6), (700, 800), (2, 3, 4)]
    for shape in shapes:
        values = rng.integers(0, 2, shape).astype(dtype)
        for number in (0, 1, True, 1.0, 3.75, (2, 1)):
            widths = [tuple(map(int, rng.integers(0, 4, 2))) for _ in shape] or 0
            if shape or isinstance(number, int):
                made = xp.pad(xp.array(values), widths, constant_values=number)
                same(made, np.pad(values, widths, constant_values=number))
    line = np.arange(10.0).astype(dtype)[::-2]
    same(xp.pad(xp.array(line), 2, constant_values=1), np.pad(line, 2, constant_values=1))
