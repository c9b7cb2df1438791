"""Reductions that ignore NaN."""

from functools import lru_cache
from warnings import warn

from .. import _calls, raw
from ._arguments import array_like, axes_of, stored, strong
from ._creation import full_like
from ._fusing import fuse
from ._reduction import amax, amin, argmax, argmin, mean, prod, std, sum, var
from ._sorting import cumprod, cumsum
from ._statistics import (
    _checked_quantiles,
    _method_of,
    along,
    kept,
    median,
    partly_sorted,
    percentile,
    quantile,
    quantiles,
)
from ._types import finfo
from ._ufunc import fmax, fmin
from ._ufunc_methods import _MISSING

_NAN = float("nan")


def _replaced(a, value):
    """The array with a value in place of NaN."""
    a = strong(a)
    if a.dtype.kind not in "fV":
        return a
    return _calls.array_where(_calls.array_isnan(a), _calls.array_scalar_f64(value), a)


def _numbers(a, axis, keepdims, where=True):
    """How many elements along the axes are not NaN, and have a true `where`."""
    counts = _calls.array_logical_not(_calls.array_isnan(a))
    if where is not True:
        counts = counts & strong(where, a)
    return _calls.array_count_nonzero(counts, axes_of(axis), keepdims)


def _of(a, axis):
    """The axis of a reduction; None for axis 0 or -1 of an array without axes, as NumPy allows."""
    return None if axis.__class__ is int and axis in (0, -1) and not a.ndim else axis


_WHERE = "; `where` says which elements count at all"


def _ignoring(reduction, name, value, doc):
    def function(a, axis=None, dtype=None, out=None, keepdims=False, initial=_MISSING, where=True):
        return reduction(_replaced(a, value), axis, dtype, out, keepdims, initial, where)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = "%s along the axes and of `initial`, ignoring NaN%s." % (doc, _WHERE)
    return function


nansum = _ignoring(sum, "nansum", 0, "Sum")
nanprod = _ignoring(prod, "nanprod", 1, "Product")


def _running(reduction, name, value, doc):
    def function(a, axis=None, dtype=None, out=None):
        return reduction(_replaced(a, value), axis, dtype, out)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = "%s along an axis, or of the flattened array, ignoring NaN." % doc
    return function


nancumsum = _running(cumsum, "nancumsum", 0.0, "Running sums")
nancumprod = _running(cumprod, "nancumprod", 1.0, "Running products")


def nanmean(a, axis=None, dtype=None, out=None, keepdims=False, *, where=True):
    """Arithmetic mean along the axes of the elements that are not NaN; NaN if there are none.

    `where` says which elements count at all.
    """
    a = strong(a)
    axis = _of(a, axis)
    if a.dtype.kind not in "fV":
        return mean(a, axis, dtype, out, keepdims, where=where)
    total = nansum(a, axis, dtype, None, keepdims, where=where)
    made = total / _numbers(a, axis, keepdims, where).astype(total.dtype, copy=False)
    return stored(made, out, "same_kind", "nanmean")


def _spread(plain, name, doc):
    def function(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True):
        a = strong(a)
        axis = _of(a, axis)
        if a.dtype.kind not in "fV":
            return plain(a, axis, dtype, out, ddof, keepdims, where=where)
        away = a - nanmean(a, axis, dtype, None, True, where=where)
        away = _calls.array_where(_calls.array_isnan(a), _calls.array_scalar_f64(0.0), away)
        total = sum(away * away, axis, None, None, keepdims, where=where)  # NaN at infinities
        rest = _numbers(a, axis, keepdims, where) - ddof
        numbers = rest.astype(total.dtype, copy=False)
        rest = _calls.array_where(rest > 0, numbers, _calls.array_scalar_f64(_NAN))
        made = _calls.array_sqrt(total / rest) if plain is std else total / rest
        return stored(made if dtype is None else _calls.array_asarray(made, dtype), out, "same_kind", name)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = doc + (
        " along the axes of the elements that are not NaN; the divisor is their number less "
        "`ddof`, and the result NaN where it is not above 0" + _WHERE + "."
    )
    return function


nanvar, nanstd = _spread(var, "nanvar", "Variance"), _spread(std, "nanstd", "Standard deviation")


def _extremum(reduction, joined, name, doc):
    def function(a, axis=None, out=None, keepdims=False, initial=_MISSING, where=True):
        a = strong(a)
        if initial is not _MISSING or where is not True:
            return joined.reduce(a, axis, None, out, keepdims, initial, where)
        if a.dtype.kind in "fV":
            made = joined.reduce(a, axis, keepdims=keepdims)
            if bool(_calls.array_isnan(made).any()):
                warn("%s: nothing but NaN" % name, RuntimeWarning, stacklevel=2)
        else:
            made = reduction(a, axis, keepdims=keepdims)
        return stored(made, out, "same_kind", name)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = (
        "%s along the axes and `initial`, ignoring NaN; if all elements are NaN the result is NaN, with a "
        "warning%s." % (doc, _WHERE)
    )
    return function


nanmax = _extremum(amax, fmax, "nanmax", "Largest element")
nanmin = _extremum(amin, fmin, "nanmin", "Smallest element")


def _position(reduction, name, value, doc):
    def function(a, axis=None, dtype=None, out=None, keepdims=False):
        a = strong(a)
        axis = _of(a, axis)
        if a.dtype.kind not in "fV" and a.size:
            return reduction(a, axis, dtype, out, keepdims)
        if _calls.array_all(_calls.array_isnan(a), axes_of(axis), False).any():
            raise ValueError("%s: expected an element that is not NaN" % name)
        return reduction(_replaced(a, value), axis, dtype, out, keepdims)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = (
        "First position of the %s element that is not NaN; ValueError if all elements are NaN." % doc
    )
    return function


nanargmax = _position(argmax, "nanargmax", float("-inf"), "largest")
nanargmin = _position(argmin, "nanargmin", float("inf"), "smallest")


def _lines(a, axis):
    """The elements along the axes as one last axis, the axes, and the numbers of elements that are not
    NaN."""
    lines, axes = along(a, axis)
    if not lines.shape[-1]:
        lines = full_like(a, _NAN, shape=lines.shape[:-1] + (1,))
    return lines, axes, _numbers(lines, -1, False)


def _nan_quantile_like(name, plain, scale):
    def function(
        a,
        q,
        axis=None,
        out=None,
        overwrite_input=False,
        method="linear",
        keepdims=False,
        *,
        interpolation=None,
    ):
        a, method = strong(a), _method_of(method, interpolation, name)
        if a.dtype.kind not in "fV" and a.size:
            return plain(a, q, axis, out, overwrite_input, method, keepdims)
        a = a if a.dtype.kind in "fV" else a.astype(float)
        q, shape = _checked_quantiles(q, scale, name, a)
        lines, axes, counts = _lines(a, axis)
        made, _ = quantiles(lines, q, method, counts)
        made = made.reshape(shape + made.shape[1:])
        return stored(kept(made, a, axes) if keepdims else made, out, "same_kind", name)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = "Like %s, for the elements that are not NaN; NaN if there are none." % name[3:]
    return function


nanpercentile = _nan_quantile_like("nanpercentile", percentile, 100)
nanquantile = _nan_quantile_like("nanquantile", quantile, 1)


def nanmedian(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    """The median along the axes of the elements that are not NaN; NaN if there are none."""
    a = strong(a)
    if a.dtype.kind not in "fV":
        return median(a, axis, out, overwrite_input, keepdims)
    lines, axes, counts = _lines(a, axis)
    low = _calls.array_maximum(counts - 1, _calls.array_scalar_i64(0)) // 2
    high = _calls.array_minimum(counts // 2, _calls.array_scalar_i64(lines.shape[-1] - 1))
    if lines.size:
        lines = partly_sorted(lines, range(low.min().item(), high.max().item() + 1))
    made = mean(_calls.array_take_along_axis(lines, _calls.array_stack([low, high], -1), -1), -1)
    return stored(kept(made, a, axes) if keepdims else made, out, "same_kind", "nanmedian")


def _finite(x, nan, high, low):
    """Numbers with others in the places of NaN and infinities."""
    made = _calls.array_where(x != x, _calls.array_scalar_f64(nan), x)
    for infinity, value in ((float("inf"), high), (-float("inf"), low)):
        where = _calls.array_equal(x, _calls.array_scalar_f64(infinity))
        made = _calls.array_where(where, _calls.array_scalar_f64(value), made)
    return made


_finite_at_once = fuse(_finite)
_MANY = 30000  # elements of which one pass takes less than several


@lru_cache(None)
def _largest(dtype):
    return float(finfo(dtype).max)


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    """A copy with finite numbers instead of NaN and infinities, by default zero and the largest numbers of
    the dtype.

    The numbers may be arrays that broadcast to the array.
    """
    x = strong(x)
    if x.dtype.kind not in "fV":
        return x.copy() if copy else x
    limit = _largest(x.dtype)
    posinf, neginf = limit if posinf is None else posinf, -limit if neginf is None else neginf
    if all([isinstance(value, (int, float)) for value in (nan, posinf, neginf)]):
        finite = _finite_at_once if x.size > _MANY else _finite
        made = finite(x, float(nan), float(posinf), float(neginf))
        if not copy:
            _calls.array_copyto(x, made, raw.CTN_CASTING_NO, None)
        return made if copy else x
    made = _calls.array_copy(x) if copy else x
    inf = float("inf")
    for where, value in (
        (_calls.array_isnan(x), nan),
        (_calls.array_equal(x, _calls.array_scalar_f64(inf)), posinf),
        (_calls.array_equal(x, _calls.array_scalar_f64(-inf)), neginf),
    ):
        _calls.array_copyto(made, array_like(value, x), raw.CTN_CASTING_UNSAFE, where)
    return made


__all__ = [
    "nan_to_num",
    "nanargmax",
    "nanargmin",
    "nancumprod",
    "nancumsum",
    "nanmax",
    "nanmean",
    "nanmedian",
    "nanmin",
    "nanpercentile",
    "nanprod",
    "nanquantile",
    "nanstd",
    "nansum",
    "nanvar",
]
