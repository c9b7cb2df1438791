"""cupy.linalg._util: matrices that tests of decompositions compare with."""

from ..array import broadcast_to, copy, identity


def stacked_identity(batch_shape, n, dtype):
    """A stack of identity matrices."""
    return copy(broadcast_to(identity(n, dtype), tuple(batch_shape) + (n, n)))


def stacked_identity_like(x):
    """A stack of identity matrices, of the shape and dtype of another."""
    return stacked_identity(x.shape[:-2], x.shape[-1], x.dtype)
