"""Functions that rearrange, join and select elements."""

from .. import _calls
from .._calls import broadcast_to, expand_dims, select_item, swapaxes, where  # noqa: F401
from .._variable import Variable
from ..array._ndarray import ndarray
from ..cuda import device_name
from ._forms import axes_of


def broadcast(*args):
    """The variables broadcast to their common shape, as a tuple; a single variable is returned itself."""
    ys = _calls.broadcast(args)
    return ys[0] if len(ys) == 1 else ys


def cast(x, typ):
    """The elements converted to another dtype; x itself if it already has the dtype."""
    return _calls.cast(x, typ)


def concat(xs, axis=1):
    """The variables joined along an axis; their other axes agree."""
    return _calls.concat(xs, axis)


def copy(x, dst):
    """A copy on another device, given as a name, the number of a GPU, or -1 for the CPU. The gradient is
    copied back."""
    return _calls.copy(x, device_name(dst))


def flip(x, axes=None):
    """The elements in reverse order along the axes (None: all)."""
    return _calls.flip(x, axes_of(axes))


def get_item(x, slices):
    """The elements selected by ints, slices, None and an ellipsis, as for arrays."""
    return x[slices] if isinstance(x, Variable) else _calls.as_variable(x, "get_item", "x")[slices]


def pad(x, pad_width, mode="constant", constant_values=0):
    """Pads x with a constant value. pad_width: a number, a pair (before, after), or a pair for each axis."""
    if mode != "constant":
        raise ValueError("pad: mode: expected 'constant', got %r" % (mode,))
    ndim = x.ndim
    if not hasattr(pad_width, "__len__"):
        pad_width = (pad_width, pad_width)
    if not hasattr(pad_width[0], "__len__"):
        pad_width = [pad_width if len(pad_width) == 2 else pad_width * 2] * ndim
    if len(pad_width) == 1:
        pad_width = list(pad_width) * ndim
    return _calls.pad(
        x, [before for before, _ in pad_width], [after for _, after in pad_width], constant_values
    )


def reshape(x, shape):
    """The elements in C order with a new shape, one length of which may be -1."""
    return _calls.reshape(x, shape if hasattr(shape, "__len__") else (shape,))


def split_axis(x, indices_or_sections, axis, force_tuple=False):
    """Splits an axis into a number of equal parts or at the given positions. Returns a tuple; a single part
    is returned itself unless force_tuple."""
    if isinstance(indices_or_sections, ndarray) or hasattr(indices_or_sections, "tolist"):
        indices_or_sections = indices_or_sections.tolist()
    if isinstance(indices_or_sections, (tuple, list)):
        ys = _calls.split_axis_at(x, indices_or_sections, axis, len(indices_or_sections) + 1)
    else:
        ys = _calls.split_axis(x, axis, indices_or_sections)
    return ys[0] if len(ys) == 1 and not force_tuple else ys


def squeeze(x, axis=None):
    """Removes axes of length one: all of them, or the given ones."""
    return _calls.squeeze(x, axes_of(axis))


def stack(xs, axis=0):
    """Variables of the same shape joined along a new axis."""
    return _calls.stack(xs, axis)


def tile(x, reps):
    """The variable repeated reps[i] times along axis i."""
    return _calls.tile(x, reps if hasattr(reps, "__len__") else (reps,))


def transpose(x, axes=None):
    """The axes in another order; None reverses them."""
    return _calls.transpose(x, axes)


__all__ = [
    "broadcast",
    "broadcast_to",
    "cast",
    "concat",
    "copy",
    "expand_dims",
    "flip",
    "get_item",
    "pad",
    "reshape",
    "select_item",
    "split_axis",
    "squeeze",
    "stack",
    "swapaxes",
    "tile",
    "transpose",
    "where",
]


def __dir__():
    return __all__
