"""Arrays in other shapes."""

from ..cuda import get_array_module


def as_vec(x):
    """The elements as a vector."""
    return x.ravel()


def as_mat(x):
    """A matrix with a row for each element of the first axis."""
    return x if x.ndim == 2 else x.reshape(len(x), -1)


def empty_like(x):
    """An array of the shape and dtype of another."""
    return get_array_module(x).empty_like(x)


__all__ = ["as_mat", "as_vec", "empty_like"]


def __dir__():
    return __all__
