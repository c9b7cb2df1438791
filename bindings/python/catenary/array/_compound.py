"""Routines that are put together from others: NaNs left out, sets, bits, joined slices, moments."""
from math import pi

from .. import _calls, raw
from ._arguments import array_like, axes_of, near, normalized, strong
from ._creation import arange, array, linspace
from ._ndarray import ndarray
from ._reduction import amax, amin, argmax, argmin, mean, prod, sum
from ._types import finfo, result_type

# without NaNs --------------------------------------------------------------------------------------------------------


def _replaced(a, value):
    """The array with a value in the place of NaN."""
    a = strong(a)
    return _calls.array_where(_calls.array_isnan(a), _calls.array_scalar_f64(value), a) if a.dtype.kind in "fV" else a


def _ignoring(reduction, name, value, doc):
    def function(a, axis=None, dtype=None, out=None, keepdims=False):
        return reduction(_replaced(a, value), axis, dtype, out, keepdims)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = "%s along the axes, as if NaN were not there." % doc
    return function


nansum, nanprod = _ignoring(sum, "nansum", 0.0, "Sum"), _ignoring(prod, "nanprod", 1.0, "Product")


def nanmean(a, axis=None, dtype=None, out=None, keepdims=False):
    """Arithmetic mean along the axes of the elements that are not NaN."""
    a = strong(a)
    if a.dtype.kind not in "fV":
        return mean(a, axis, dtype, out, keepdims)
    count = _calls.array_count_nonzero(_calls.array_logical_not(_calls.array_isnan(a)), axes_of(axis), keepdims)
    total = nansum(a, axis, dtype, None, keepdims)
    made = total / count.astype(total.dtype)
    if out is None:
        return made
    out[...] = made
    return out


def _extremum(reduction, name, value, doc):
    def function(a, axis=None, out=None, keepdims=False):
        a = strong(a)
        made = reduction(_replaced(a, value), axis, keepdims=keepdims)
        if a.dtype.kind in "fV":
            none = _calls.array_all(_calls.array_isnan(a), axes_of(axis), keepdims)
            made = _calls.array_where(none, _calls.array_scalar_f64(float("nan")), made)
        if out is None:
            return made
        out[...] = made
        return out

    function.__name__ = function.__qualname__ = name
    function.__doc__ = "%s along the axes, as if NaN were not there." % doc
    return function


nanmax = _extremum(amax, "nanmax", float("-inf"), "Largest element")
nanmin = _extremum(amin, "nanmin", float("inf"), "Smallest element")


def nanargmax(a, axis=None):
    """First position of the largest element that is not NaN; nothing but NaN is a ValueError."""
    return _nanarg(argmax, float("-inf"), a, axis)


def nanargmin(a, axis=None):
    """First position of the smallest element that is not NaN; nothing but NaN is a ValueError."""
    return _nanarg(argmin, float("inf"), a, axis)


def _nanarg(reduction, value, a, axis):
    a = strong(a)
    if _calls.array_all(_calls.array_isnan(a), axes_of(axis), False).any():
        raise ValueError("%s: expected an element that is not NaN" % reduction.__name__)
    return reduction(_replaced(a, value), axis)


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    """A copy with finite numbers in the place of NaN and infinities, by default zero and the largest of the dtype."""
    x = strong(x)
    if x.dtype.kind not in "fV":
        return x.copy() if copy else x
    limit = float(finfo(x.dtype).max)
    made = _replaced(x, nan)
    for bound, value in ((float("inf"), limit if posinf is None else posinf),
                         (float("-inf"), -limit if neginf is None else neginf)):
        made = _calls.array_where(_calls.array_equal(x, _calls.array_scalar_f64(bound)),
                                  _calls.array_scalar_f64(value), made)
    if copy:
        return made
    x[...] = made
    return x


# sets ----------------------------------------------------------------------------------------------------------------


def isin(element, test_elements, assume_unique=False, invert=False):
    """Whether each element is among others."""
    element, known = strong(element), _calls.array_unique(strong(test_elements))[0]
    if not known.size:
        return _calls.array_full_like(element, _calls.array_scalar_bool(invert), raw.CTN_BOOL)
    place = _calls.array_searchsorted(known, element, raw.CTN_SIDE_LEFT, None)
    last = _calls.array_scalar_i64(known.size - 1)
    made = _calls.array_equal(_calls.array_take(known, _calls.array_clip(place, None, last), raw.CTN_AXIS_NONE),
                              element)
    return _calls.array_logical_not(made) if invert else made


def in1d(ar1, ar2, assume_unique=False, invert=False):
    """isin of the flattened array."""
    return isin(strong(ar1).ravel(), ar2, assume_unique, invert)


def union1d(ar1, ar2):
    """The sorted distinct elements of both arrays."""
    return _calls.array_unique(_calls.array_concatenate([strong(ar1), strong(ar2)], raw.CTN_AXIS_NONE))[0]


def intersect1d(ar1, ar2):
    """The sorted distinct elements that both arrays have."""
    first = _calls.array_unique(strong(ar1))[0]
    return _calls.array_get_mask(first, isin(first, ar2))


def setdiff1d(ar1, ar2):
    """The sorted distinct elements of the first array that the second has not."""
    first = _calls.array_unique(strong(ar1))[0]
    return _calls.array_get_mask(first, isin(first, ar2, invert=True))


# bits ----------------------------------------------------------------------------------------------------------------


def packbits(a, axis=None):
    """Eight elements each as the bits of one uint8, the first as the highest; zeros fill the last one up."""
    from ._manipulation import moveaxis, pad
    a = strong(a)
    if a.dtype.kind not in "biu":
        raise TypeError("packbits: a: expected integers or booleans, got %s" % a.dtype)
    a = a.ravel() if axis is None else moveaxis(a, axis, -1)
    bits = pad((a != 0).astype("uint8"), ((0, 0),) * (a.ndim - 1) + ((0, -a.shape[-1] % 8),))
    weights = array([128, 64, 32, 16, 8, 4, 2, 1], dtype="uint8")
    made = sum(bits.reshape(a.shape[:-1] + (bits.shape[-1] // 8, 8)) * weights, -1, "uint8")
    return made if axis is None else moveaxis(made, -1, axis)


def unpackbits(a, axis=None):
    """The bits of uint8 elements as zeros and ones, the highest first."""
    from ._manipulation import moveaxis
    a = strong(a)
    if a.dtype != "uint8":
        raise TypeError("unpackbits: a: expected uint8, got %s" % a.dtype)
    a = a.ravel() if axis is None else moveaxis(a, axis, -1)
    made = (a.reshape(a.shape + (1,)) >> arange(7, -1, -1).astype("uint8")) & 1
    made = made.reshape(a.shape[:-1] + (8 * a.shape[-1],))
    return made if axis is None else moveaxis(made, -1, axis)


# joined slices -------------------------------------------------------------------------------------------------------


def _rank(dtype):
    return "buifV".index(dtype.kind)


class _Joined:
    """Arrays, numbers and ranges (as slices) joined along an axis: r_[1:4, 0, a]."""

    def __init__(self, columns):
        self._columns = columns

    def _part(self, item):
        if isinstance(item, slice):
            start, step = item.start or 0, 1 if item.step is None else item.step
            if isinstance(step, complex):
                made = linspace(start, item.stop, int(abs(step)))
            else:
                made = arange(start, item.stop, step)
        elif isinstance(item, str):
            raise NotImplementedError("texts among the items are not supported, got %r" % item)
        else:
            made = strong(item)
        if self._columns and made.ndim < 2:
            return made.reshape(-1, 1)
        return made if made.ndim else made.reshape(1)

    def __getitem__(self, key):
        items = key if isinstance(key, tuple) else (key,)
        parts = [self._part(item) for item in items]
        made = _calls.array_concatenate(parts, -1 if self._columns else 0)
        numbers = [part.dtype for item, part in zip(items, parts) if isinstance(item, (bool, int, float))]
        arrays = [part.dtype for item, part in zip(items, parts) if not isinstance(item, (bool, int, float))]
        if not arrays or max(map(_rank, numbers), default=-1) > max(map(_rank, arrays)):
            return made
        return _calls.array_asarray(made, result_type(*arrays))  # numbers do not widen arrays of their kind


r_, c_ = _Joined(False), _Joined(True)

# others --------------------------------------------------------------------------------------------------------------


def angle(z, deg=False):
    """The angles of real numbers: 0 of positive ones, pi (or 180) of negative ones."""
    z = strong(z)
    z = z if z.dtype.kind in "fV" else z.astype(float)
    half = 180.0 if deg else pi
    return _calls.array_where(_calls.array_signbit(z), _calls.array_full_like(z, _calls.array_scalar_f64(half), None),
                              z * 0.0)


def sinc(x):
    """sin(pi x) / (pi x), and 1 at zero."""
    x = strong(x)
    x = x if x.dtype.kind in "fV" else x.astype(float)
    y = pi * _calls.array_where(x == 0, _calls.array_scalar_f64(1e-20 if x.dtype.itemsize > 2 else 1e-4), x)
    return _calls.array_sin(y) / y


def cov(m, y=None, rowvar=True, bias=False, ddof=None):
    """Covariances of variables in the rows (or columns) of a matrix; of one variable its variance as a 0-d array."""
    m = strong(m)
    if m.ndim > 2:
        raise ValueError("cov: m: expected at most two axes, got %d" % m.ndim)
    rows = _calls.array_atleast_2d(m.astype(float) if m.dtype.kind not in "fV" else m)
    if not rowvar and m.ndim == 2 and rows.shape[0] != 1:
        rows = rows.T
    if y is not None:
        y = strong(y)
        other = _calls.array_atleast_2d(y.astype(float) if y.dtype.kind not in "fV" else y)
        rows = _calls.array_concatenate([rows, other.T if not rowvar and other.shape[0] != 1 else other], 0)
    count = rows.shape[1] - ((0 if bias else 1) if ddof is None else ddof)
    rows = rows - mean(rows, 1, keepdims=True)
    return (_calls.array_dot(rows, rows.T) / float(count)).squeeze()


def corrcoef(x, y=None, rowvar=True):
    """Correlation coefficients of variables in the rows (or columns) of a matrix."""
    made = cov(x, y, rowvar)
    if not made.ndim:
        return made / made
    deviations = _calls.array_sqrt(_calls.array_diagonal(made, 0, 0, 1))
    return _calls.array_clip(made / deviations.reshape(-1, 1) / deviations, _calls.array_scalar_f64(-1.0),
                             _calls.array_scalar_f64(1.0))


def fromfunction(function, shape, dtype=float, **kwargs):
    """What a function makes of the positions of all elements of a shape, one array for each axis."""
    from ._indexing_routines import indices
    return function(*indices(shape, dtype), **kwargs)


def cross(a, b, axis=-1):
    """Cross products of vectors of three elements along an axis."""
    from ._manipulation import moveaxis
    a, b = strong(a), strong(b)
    a, b = moveaxis(a, normalized(axis, a.ndim), 0), moveaxis(b, normalized(axis, b.ndim), 0)
    if a.shape[0] != 3 or b.shape[0] != 3:
        raise ValueError("cross: expected vectors of three elements, got %d and %d" % (a.shape[0], b.shape[0]))
    parts = [a[(n + 1) % 3] * b[(n + 2) % 3] - a[(n + 2) % 3] * b[(n + 1) % 3] for n in range(3)]
    return _calls.array_stack(parts, axis if axis < 0 else min(axis, parts[0].ndim))


def shape(a):
    """The lengths of the axes."""
    return array_like(a).shape


def ndim(a):
    """The number of axes."""
    return array_like(a).ndim


def size(a, axis=None):
    """The number of elements, or the length of an axis."""
    a = array_like(a)
    return a.size if axis is None else a.shape[normalized(axis, a.ndim)]


def delete(arr, obj, axis=None):
    """A copy without the elements or sub-arrays at positions along an axis."""
    arr = array_like(arr)
    if axis is None:
        arr, axis = arr.ravel(), 0
    axis = normalized(axis, arr.ndim)
    kept = near(_calls.array_ones((arr.shape[axis],), raw.CTN_BOOL), arr)
    kept[obj if isinstance(obj, (slice, int, ndarray)) else array(obj, dtype=int)] = False
    return _calls.array_compress(kept, arr, axis)


__all__ = ["angle", "c_", "corrcoef", "cov", "cross", "delete", "fromfunction", "in1d", "intersect1d", "isin",
           "nan_to_num", "nanargmax", "nanargmin", "nanmax", "nanmean", "nanmin", "nanprod", "nansum", "ndim",
           "packbits", "r_", "setdiff1d", "shape", "sinc", "size", "union1d", "unpackbits"]
