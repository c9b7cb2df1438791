"""Matrices with given singular values, and functions whose calls are counted."""

from unittest import mock

from ..._dtype import DTYPES, dtype_code, numpy
from ._shaped import NO_COMPLEX, is_complex, this_module


def generate_matrix(shape, xp=None, dtype=None, *, singular_values):
    """Random matrices of a module (by default this library) in a floating dtype (by default float32), with
    these singular values, which are broadcast."""
    xp, shape = this_module() if xp is None else xp, tuple(shape)
    if len(shape) < 2:
        raise ValueError("generate_matrix: shape: expected at least two axes, got %s" % (shape,))
    if is_complex(dtype):
        raise TypeError("generate_matrix: dtype: %s" % NO_COMPLEX)
    dtype = DTYPES[dtype_code("float32" if dtype is None else dtype)]
    if dtype.kind != "f":
        raise TypeError("generate_matrix: dtype: expected a floating dtype, got %s" % dtype)
    values = numpy.asarray(singular_values.get() if hasattr(singular_values, "get") else singular_values)
    if values.dtype.kind not in "biuf":
        raise TypeError("generate_matrix: singular_values: expected real numbers, got %s" % values.dtype)
    if (values < 0).any():
        raise ValueError("generate_matrix: singular_values: expected numbers of at least 0")
    count = min(shape[-2:])
    wanted = shape[:-2] + (count,)
    values = numpy.broadcast_to(values.astype(float), wanted)
    if 0 in shape:
        return xp.empty(shape, dtype)
    draw = numpy.random.standard_normal
    left = numpy.linalg.qr(draw(shape[:-2] + (shape[-2], count)))[0]
    right = numpy.linalg.qr(draw(shape[:-2] + (shape[-1], count)))[0]
    made = (left * values[..., None, :]) @ numpy.swapaxes(right, -1, -2)
    return xp.array(made.astype(dtype))


class AssertFunctionIsCalled:
    """Context manager that replaces a function, given by its path, and fails unless it is called as often as
    `times_called` says.

    Further arguments are those of unittest.mock.patch.
    """

    def __init__(self, mock_mod, times_called=1, **kwargs):
        self.times_called = times_called
        self._patch = mock.patch(mock_mod, **kwargs)

    def __enter__(self):
        self._handle = self._patch.__enter__()
        return self._handle

    def __exit__(self, kind, value, traceback):
        self._patch.__exit__(kind, value, traceback)
        if kind is None and self._handle.call_count != self.times_called:
            raise AssertionError("expected %d calls, got %d" % (self.times_called, self._handle.call_count))
