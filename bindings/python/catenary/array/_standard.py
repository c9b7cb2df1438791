"""Names of the array API standard that NumPy 1 lacks, and the inspection of this namespace."""

import sys
from collections import namedtuple

from .. import _calls, raw
from .._dtype import DTYPES, dtype_code
from . import _ufunc
from ._arguments import array_like, destination, near, normalized, strong
from ._device import Device, named
from ._manipulation import concatenate, moveaxis, transpose
from ._ndarray import ndarray
from ._sorting import cumprod, cumsum, unique

__array_api_version__ = "2024.12"
_VERSIONS = ("2021.12", "2022.12", "2023.12", "2024.12")

# The dtypes of the standard, by its kinds.
_KINDS = {
    "bool": ("bool",),
    "signed integer": ("int8", "int16", "int32", "int64"),
    "unsigned integer": ("uint8", "uint16", "uint32", "uint64"),
    "real floating": ("float32", "float64"),
    "complex floating": (),
}
_KINDS["integral"] = _KINDS["signed integer"] + _KINDS["unsigned integer"]
_KINDS["numeric"] = _KINDS["integral"] + _KINDS["real floating"]
# This library has two more floating dtypes, which `dtypes` does not list, because the standard lacks them.
_FLOATING = _KINDS["real floating"] + ("float16", "bfloat16")
_MEMBERS = {**_KINDS, "real floating": _FLOATING, "numeric": _KINDS["integral"] + _FLOATING}


class __array_namespace_info__:  # noqa: N801  (the standard's name)
    """What this namespace can do, as functions of the array API standard."""

    def capabilities(self):
        """Whether masks are indices, whether shapes of results may depend on values, and the largest number
        of axes."""
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": raw.CTN_MAX_NDIM}

    def default_device(self):
        """The device of new arrays of the thread."""
        return Device()

    def devices(self):
        """The CPU, the GPUs, and the current device if it is a test device."""
        found, following = [Device("cpu")], Device("cuda:0")
        while following.available:
            found.append(following)
            following = Device("cuda:%d" % (following.id + 1))
        return found if Device() in found else [*found, Device()]

    def default_dtypes(self, *, device=None):
        """The dtypes that numbers get; there is none for complex numbers."""
        named(device)
        return {
            "real floating": DTYPES[raw.CTN_FLOAT64],
            "integral": DTYPES[raw.CTN_INT64],
            "indexing": DTYPES[raw.CTN_INT64],
        }

    def dtypes(self, *, device=None, kind=None):
        """The dtypes of the standard by name, all or those of a kind, as in isdtype, or of several kinds."""
        named(device)
        kinds = ("bool", "numeric") if kind is None else kind if isinstance(kind, tuple) else (kind,)
        return {name: DTYPES[dtype_code(name)] for one in kinds for name in _members(_KINDS, one, "dtypes")}


def _members(table, kind, function):
    try:
        return table[kind]
    except (KeyError, TypeError):
        raise ValueError(
            "%s: kind: expected one of %s, got %r" % (function, ", ".join(map(repr, table)), kind)
        ) from None


def _namespace(self, *, api_version=None):
    """The module catenary.array, which follows the array API standard up to version 2024.12."""
    if api_version is not None and api_version not in _VERSIONS:
        raise ValueError(
            "__array_namespace__: api_version: expected one of %s, got %r"
            % (", ".join(_VERSIONS), api_version)
        )
    return sys.modules[__package__]


# dtypes and devices ---------------------------------------------------------------------------------------


def isdtype(dtype, kind):
    """Whether a dtype is another one, or of a kind: 'bool', 'signed integer', 'unsigned integer', 'integral',
    'real floating', 'complex floating', 'numeric'; or one of several in a tuple."""
    name = DTYPES[dtype_code(dtype)].name
    for one in kind if isinstance(kind, tuple) else (kind,):
        if isinstance(one, str):
            if name in _members(_MEMBERS, one, "isdtype"):
                return True
        elif name == DTYPES[dtype_code(one)].name:
            return True
    return False


def astype(x, dtype, /, *, copy=True, device=None):
    """The array converted to a dtype, and on a device if one is given; the array itself if nothing changes
    and copy is false."""
    if not isinstance(x, ndarray):
        raise TypeError("astype: x: expected an array, got %s" % type(x).__name__)
    made = x.astype(dtype, copy=copy)
    return made if device is None else made.to_device(device)


# shapes ---------------------------------------------------------------------------------------------------


def matrix_transpose(x, /):
    """A view with the last two axes exchanged."""
    x = array_like(x)
    if x.ndim < 2:
        raise ValueError("matrix_transpose: x: expected at least two axes, got %d" % x.ndim)
    return _calls.array_swapaxes(x, -1, -2)


def permute_dims(x, /, axes):
    """A view with permuted axes."""
    return transpose(x, axes)


def concat(arrays, /, *, axis=0, out=None, dtype=None, casting="same_kind"):
    """Joins arrays along an existing axis, or the flattened arrays if the axis is None."""
    return concatenate(arrays, axis, out, dtype, casting)


def unstack(x, /, *, axis=0):
    """The sub-arrays along an axis, as a tuple of views."""
    x = array_like(x)
    if not x.ndim:
        raise ValueError("unstack: x: expected at least one axis, got a 0-d array")
    return tuple(moveaxis(x, normalized(axis, x.ndim), 0))


# sums and products -----------------------------------------------------------------------------------------


def vecdot(x1, x2, /, *, axis=-1):
    """Sums of products along an axis, with the other axes broadcast."""
    x1, x2 = strong(x1, x2), strong(x2, x1)
    if not x1.ndim or not x2.ndim:
        raise ValueError("vecdot: expected operands with at least one axis, got a 0-d one")
    if axis != -1:
        x1, x2 = (moveaxis(x, normalized(axis, x.ndim), -1) for x in (x1, x2))
    if x1.shape[-1] != x2.shape[-1]:
        raise ValueError(
            "vecdot: expected equal lengths along the axis, got shapes %s and %s" % (x1.shape, x2.shape)
        )
    rows, columns = _calls.array_expand_dims(x1, -2), _calls.array_expand_dims(x2, -1)
    return _calls.array_squeeze(_calls.array_matmul(rows, columns), (-2, -1))


def _cumulative(name, running, start):
    def cumulative(x, /, *, axis=None, dtype=None, include_initial=False, out=None):
        x = strong(x)
        x = x if x.ndim else x.reshape(1)
        if axis is None and x.ndim > 1:
            raise ValueError("%s: axis: expected an axis for an array of %d axes" % (name, x.ndim))
        axis = 0 if axis is None else normalized(axis, x.ndim)
        if not include_initial:
            return running(x, axis, dtype, out)
        made = running(x, axis, dtype)
        edge = made.shape[:axis] + (1,) + made.shape[axis + 1 :]
        edge = near(_calls.array_full(edge, _calls.array_scalar_i64(start), made.dtype), made)
        made = _calls.array_concatenate([edge, made], axis)
        if out is None:
            return made
        destination(out, name)[...] = made
        return out

    cumulative.__name__ = cumulative.__qualname__ = name
    return cumulative


cumulative_sum = _cumulative("cumulative_sum", cumsum, 0)
cumulative_sum.__doc__ = """Running sums along an axis, which may be omitted for a vector; after a zero with
    `include_initial`."""
cumulative_prod = _cumulative("cumulative_prod", cumprod, 1)
cumulative_prod.__doc__ = """Running products along an axis, which may be omitted for a vector; after a one
    with `include_initial`."""

# sets -----------------------------------------------------------------------------------------------------

UniqueAllResult = namedtuple("UniqueAllResult", "values indices inverse_indices counts")
UniqueCountsResult = namedtuple("UniqueCountsResult", "values counts")
UniqueInverseResult = namedtuple("UniqueInverseResult", "values inverse_indices")


def _distinct(x):
    x = array_like(x)
    values, indices, inverse, counts = unique(x, True, True, True, equal_nan=False)
    return UniqueAllResult(values, indices, inverse.reshape(x.shape), counts)


def unique_all(x, /):
    """The sorted distinct elements, their first positions, the number of the value of each element, and
    counts; each NaN is a value of its own."""
    return _distinct(x)


def unique_counts(x, /):
    """The sorted distinct elements and how often they occur; each NaN is a value of its own."""
    made = _distinct(x)
    return UniqueCountsResult(made.values, made.counts)


def unique_inverse(x, /):
    """The sorted distinct elements and the number of the value of each element; each NaN is a value of its
    own."""
    made = _distinct(x)
    return UniqueInverseResult(made.values, made.inverse_indices)


def unique_values(x, /):
    """The sorted distinct elements; each NaN is a value of its own."""
    return unique(x, equal_nan=False)


_ALIASES = {
    "acos": "arccos",
    "acosh": "arccosh",
    "asin": "arcsin",
    "asinh": "arcsinh",
    "atan": "arctan",
    "atan2": "arctan2",
    "atanh": "arctanh",
    "bitwise_invert": "invert",
    "bitwise_left_shift": "left_shift",
    "bitwise_right_shift": "right_shift",
    "pow": "power",
}
for _alias, _name in _ALIASES.items():
    globals()[_alias] = getattr(_ufunc, _name)

_namespace.__name__, _namespace.__qualname__ = "__array_namespace__", "ndarray.__array_namespace__"
ndarray.__array_namespace__ = _namespace
ndarray.mT = property(matrix_transpose, doc="A view with the last two axes exchanged.")

__all__ = [
    "astype",
    "concat",
    "cumulative_prod",
    "cumulative_sum",
    "isdtype",
    "matrix_transpose",
    "permute_dims",
    "unique_all",
    "unique_counts",
    "unique_inverse",
    "unique_values",
    "unstack",
    "vecdot",
    *_ALIASES,
]
