"""Activations with parameters."""

from .. import _calls
from ..array._ndarray import as_operand, ndarray
from ._base import NativeChain, NativeLink, options, registered, shape_of, size


@registered
class PReLU(NativeLink):
    """Parametric rectifier, see functions.prelu, with the parameter W of the given shape; () means one slope
    for all. `init` is its initial value."""

    def __init__(self, shape=(), init=0.25, dtype=None, initial=None):
        self._built(_calls.link_prelu_new(shape_of(shape), options(dtype, initial, init=init)))


def _flat(value, axes, name):
    """An initial value with its first two axes merged."""
    array = as_operand(value)
    if not isinstance(array, ndarray) or not array.ndim:
        return value
    if array.ndim != axes:
        raise ValueError("Maxout: %s: expected an array of %d axes, got %r" % (name, axes, array.shape))
    return _calls.array_reshape(array, (-1,) + array.shape[2:])


@registered
class Maxout(NativeChain):
    """Maxout layer: the largest of pool_size linear units, for each of out_size outputs.

    in_size: length of an input vector, or None. wscale: as for Linear. initialW: an array (out_size,
    pool_size, in_size) or an initializer. initial_bias: an array (out_size, pool_size), a number, or None for
    no bias. Attribute: linear, the Linear child.
    """

    def __init__(self, in_size, out_size, pool_size, wscale=1, initialW=None, initial_bias=0, dtype=None):
        initial = {"linear/W": None if initialW is None else _flat(initialW, 3, "initialW")}
        if initial_bias is not None:
            initial["linear/b"] = _flat(initial_bias, 2, "initial_bias")
        self._built(
            _calls.link_maxout_new(
                size(in_size),
                out_size,
                pool_size,
                options(dtype, initial, wscale=wscale, nobias=initial_bias is None),
            )
        )
        self.__dict__.update(out_size=out_size, pool_size=pool_size)


__all__ = ["Maxout", "PReLU"]


def __dir__():
    return __all__
