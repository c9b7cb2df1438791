"""Averages, quantiles, histograms and covariances."""

import builtins
from math import inf, nan, prod
from operator import index
from warnings import warn

from .. import _calls, raw
from ._arguments import array_like, chosen, near, normalized, shape_of, stored, strong
from ._creation import array, linspace
from ._reduction import any, mean, sum
from ._special import diff
from ._types import result_type

# averages --------------------------------------------------------------------------------------------------


def average(a, axis=None, weights=None, returned=False, keepdims=False):
    """The weighted mean along the axes (a number or a tuple; None: all); with `returned` also the sums of the
    weights.

    Weights have the shape of `a`, or one axis, along `axis`. Raises ZeroDivisionError if a sum of weights is
    zero.
    """
    a = strong(a)
    if weights is None:
        made = mean(a, axis, keepdims=keepdims)
        total = _calls.array_full_like(made, _calls.array_scalar_f64(a.size / (made.size or 1)), None)
        return (made, total) if returned else made
    weights = strong(weights, a)
    dtype = a.dtype
    if dtype.kind in "biu" or weights.dtype != dtype:
        dtype = result_type(*[v.dtype for v in (a, weights)] + ([float] if dtype.kind in "biu" else []))
    if weights.shape != a.shape:
        if axis is None:
            raise TypeError("average: axis must be given if the shapes of a and weights differ")
        if weights.ndim != 1:
            raise TypeError("average: weights: expected one axis, got %d" % weights.ndim)
        axis = normalized(axis, a.ndim)
        if weights.size != a.shape[axis]:
            raise ValueError("average: weights: expected %d, got %d" % (a.shape[axis], weights.size))
        weights = _calls.array_broadcast_to(weights.reshape((-1,) + (1,) * (a.ndim - axis - 1)), a.shape)
    total = sum(weights, axis, dtype, keepdims=keepdims)
    if any(total == 0):
        raise ZeroDivisionError("average: the weights sum up to zero")
    values, weights = a.astype(dtype, copy=False), weights.astype(dtype, copy=False)
    products = None if values is a or values.shape != weights.shape else values
    if products is None:
        products = values * weights
    else:
        _calls.array_multiply_into(values, weights, products)
    made = sum(products, axis, keepdims=keepdims) / total
    return (made, total) if returned else made


# quantiles ------------------------------------------------------------------------------------------------


def along(a, axis):
    """A view or copy with the axes merged into one at the end, and the positions of the axes."""
    if axis is None:
        return _calls.array_ravel(a), tuple(range(a.ndim))
    axes = tuple(sorted(normalized(n, a.ndim) for n in shape_of(axis, "axis")))
    if len(set(axes)) < len(axes):
        raise ValueError("axis: an axis is given twice: %r" % (axis,))
    rest = [n for n in range(a.ndim) if n not in axes]
    length = 1
    for n in axes:
        length *= a.shape[n]
    moved = _calls.array_transpose(a, rest + list(axes))
    return _calls.array_reshape(moved, [a.shape[n] for n in rest] + [length]), axes


def kept(made, a, axes):
    """The result with axes of length one in place of the reduced ones; new leading axes stay first."""
    more = made.shape[: made.ndim + len(axes) - a.ndim]
    return made.reshape(more + tuple([1 if n in axes else length for n, length in enumerate(a.shape)]))


def _spaced(alpha, beta):
    return lambda n, q: n * q + (alpha + q * (1 - alpha - beta)) - 1


def _from_below(n, q):
    """The position itself if it is an integer, otherwise the next one."""
    place = n * q - 1
    return _calls.array_clip(_calls.array_ceil(place), _calls.array_scalar_i64(0), None)


def _closest(n, q):
    place = n * q - 1.5
    low = _calls.array_floor(place)
    even = (place == low) & (_calls.array_remainder(low, _calls.array_scalar_i64(2)) == 0)
    return _calls.array_clip(_calls.array_where(even, low, low + 1), _calls.array_scalar_i64(0), None)


def _middle(n, q):
    place = (n - 1) * q
    return (_calls.array_floor(place) + _calls.array_ceil(place)) * 0.5


# method -> the positions, from 0, of quantiles q in n sorted elements; those of the first group are integers
_DISCRETE = {
    "inverted_cdf": _from_below,
    "closest_observation": _closest,
    "lower": lambda n, q: _calls.array_floor((n - 1) * q),
    "higher": lambda n, q: _calls.array_ceil((n - 1) * q),
    "nearest": lambda n, q: _calls.array_rint((n - 1) * q),
}
_BETWEEN = {
    "linear": lambda n, q: (n - 1) * q,
    "midpoint": _middle,
    "averaged_inverted_cdf": lambda n, q: n * q - 1,
    "interpolated_inverted_cdf": _spaced(0, 1),
    "hazen": _spaced(0.5, 0.5),
    "weibull": _spaced(0, 0),
    "median_unbiased": _spaced(1 / 3.0, 1 / 3.0),
    "normal_unbiased": _spaced(3 / 8.0, 3 / 8.0),
}
_METHODS = {**_DISCRETE, **_BETWEEN}


def partly_sorted(lines, places):
    """A copy of lines with the elements at places where sorting puts them; NaN is last."""
    length = lines.shape[-1]
    places = sorted({min(max(int(place), 0), length - 1) for place in places})
    if 4 * len(places) > length:
        return _calls.array_sort(lines, -1)
    return _calls.array_partition(lines, places, -1)


def quantiles(lines, q, method, counts=None):
    """Quantiles of lines along their last axis; the first axis of the result is that of `q`.

    `counts`: the number of elements of each line that count, by default all.
    """
    n = lines.shape[-1] if counts is None else _calls.array_expand_dims(counts, -1)
    place = _METHODS[method](n, q)
    low = _calls.array_floor(place)
    if counts is None:
        ends = [float(each) for each in low.tolist()]
    elif low.size:
        ends = range(int(low.min()), int(low.max()) + 1)
    else:
        ends = []
    lines = partly_sorted(lines, [*ends, *[end + 1 for end in ends]])
    return _quantiles(lines, place, low, method, counts), lines


def _quantiles(lines, place, low, method, counts):
    """The quantiles at places, of which `low` are the integral parts."""
    last = _calls.array_scalar_i64(lines.shape[-1] - 1)
    if counts is not None:
        last = _calls.array_expand_dims(counts - 1, -1)
    zero = _calls.array_scalar_i64(0)

    def taken(at):
        at = _calls.array_maximum(_calls.array_minimum(at.astype(int), last), zero)
        if counts is None:
            return _calls.array_take(lines, at, -1, raw.CTN_INDEX_MODE_RAISE)
        return _calls.array_take_along_axis(lines, at, -1)

    if method in _DISCRETE:
        made = taken(place)
    else:
        part = place - low
        if method == "averaged_inverted_cdf":
            part = _calls.array_where(part == 0, _calls.array_scalar_f64(0.5), _calls.array_scalar_f64(1.0))
        first, second = taken(low), taken(low + 1)
        if lines.dtype.kind not in "fV":
            first, second = first.astype(float), second.astype(float)
        step = second - first
        made = _calls.array_where(part < 0.5, first + step * part, second - step * (1 - part))
    return _calls.array_rollaxis(made, made.ndim - 1, 0)


def _checked_quantiles(q, scale, function, beside):
    q = near(array(q, dtype=float), beside)
    if q.ndim > 2:
        raise ValueError("%s: q: expected at most two axes, got %d" % (function, q.ndim))
    if not bool(_calls.array_all((q >= 0) & (q <= scale), None, False)):  # nor NaN
        raise ValueError("%s: q: expected numbers from 0 to %d, got %s" % (function, scale, q))
    return _calls.array_ravel(q / float(scale)), q.shape


def _method_of(method, interpolation, function):
    if interpolation is not None:
        if method != "linear":
            raise TypeError(
                "%s: method and interpolation, its old name, must not be given together" % function
            )
        method = interpolation
    chosen(_METHODS, method, function, "method")
    return method


def _quantile_like(name, scale):
    def quantile(
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
        q, shape = _checked_quantiles(q, scale, name, a)
        lines, axes = along(a, axis)
        if not lines.shape[-1]:
            raise IndexError("%s: an axis is empty" % name)
        made, parted = quantiles(lines, q, method)
        if overwrite_input:
            _calls.array_copyto(lines, parted, raw.CTN_CASTING_NO, None)
        lines = parted
        if a.dtype.kind in "fV":  # NaN, which is last, makes the result NaN
            largest = lines[..., -1]
            made = _calls.array_where(_calls.array_isnan(largest), largest, made)
        made = _calls.array_ascontiguousarray(made, None).reshape(shape + made.shape[1:])
        return stored(kept(made, a, axes) if keepdims else made, out, "same_kind", name)

    quantile.__name__ = quantile.__qualname__ = name
    quantile.__doc__ = """The q-th %ss (0 to %d) along the axes; the axes of `q` come first in the result.

    `method` (`interpolation` before NumPy 1.22) determines quantiles between two elements: 'linear' and other
    ways of interpolating give float64, 'lower', 'higher', 'nearest', 'inverted_cdf' and 'closest_observation'
    give elements.
    """ % (name, scale)
    return quantile


percentile, quantile = _quantile_like("percentile", 100), _quantile_like("quantile", 1)


def median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    """The median along the axes: the middle element or the mean of the middle two; NaN if there is a NaN or
    no element."""
    a = strong(a)
    lines, axes = along(a, axis)
    count = lines.shape[-1]
    if count:
        lines = partly_sorted(lines, ((count - 1) // 2, count // 2))
    made = mean(lines[..., (count - 1) // 2 : count // 2 + 1] if count else lines, -1)
    if count and a.dtype.kind in "fV":
        largest = lines[..., -1]
        made = _calls.array_where(_calls.array_isnan(largest), largest, made)
    return stored(kept(made, a, axes) if keepdims else made, out, "unsafe", "median")


# counts ---------------------------------------------------------------------------------------------------


def _edges(a, bins, range):
    """The edges of bins, given as their number or as edges."""
    if range is not None:
        _, _ = map(float, range)
    if isinstance(bins, str):
        raise ValueError("histogram: bins: expected a number or edges, got %r" % bins)
    if not isinstance(bins, (list, tuple)) and getattr(bins, "ndim", 0) == 0:
        count = index(bins)
        if count < 1:
            raise ValueError("histogram: bins: expected a number of at least 1, got %d" % count)
        low, high = _outer_edges(a, range, "histogram")
        return linspace(low, high, count + 1, dtype=a.dtype if a.dtype.kind in "fV" else float)
    edges = array_like(bins, a)
    if edges.ndim != 1 or bool(any(edges[1:] < edges[:-1])):
        raise ValueError("histogram: bins: expected edges of one axis that rise")
    return edges


def histogram_bin_edges(a, bins=10, range=None, weights=None):
    """The edges of the bins of `histogram`: equally wide bins over the range, by default that of the
    elements."""
    a = _calls.array_ravel(array_like(a))
    return near(_edges(a, bins, range), a)


_FEW = 4000  # elements, which are found by searching faster


def _even_places(a, edges):
    """The number of edges that are at most as large as each element (0 for NaN), for edges at nearly equal
    distances; None if roundings of the edges could matter."""
    if a.dtype.kind != "f" or a.dtype.itemsize == 2:
        return None
    count = edges.size - 1
    low, high = edges[0].item(), edges[-1].item()
    width = (high - low) / count
    eps = 2.0**-52 if a.dtype.itemsize == 8 else 2.0**-23
    if not 16 * eps * max(abs(low), abs(high)) < width < inf or count > 2**20:
        return None
    scalar = _calls.array_scalar_f64
    place = _calls.array_multiply_add(a.astype(float, copy=False), scalar(1 / width), scalar(1 - low / width))
    _calls.array_fmax_into(place, scalar(0.0), place)
    _calls.array_minimum_into(place, scalar(count + 1.0), place)
    place = _calls.array_astype(place, raw.CTN_INT64)  # off by at most one
    ends = [near(array([end], dtype=edges.dtype), edges) for end in (-inf, nan)]
    edges = _calls.array_concatenate([ends[0], edges, ends[1]], 0)
    mode = raw.CTN_INDEX_MODE_RAISE
    before = _calls.array_less(a, _calls.array_take(edges, place, -1, mode))
    _calls.array_subtract_into(place, before, place)
    behind = _calls.array_greater_equal(a, _calls.array_take(edges[1:], place, -1, mode))
    _calls.array_add_into(place, behind, place)
    return place


def histogram(a, bins=10, range=None, density=None, weights=None):
    """The number of elements, or the sum of weights, in each bin, and the edges of the bins.

    Bins include their lower edge, the last one its upper edge, too. With `density` the integral over all bins
    is one.
    """
    a = array_like(a)
    if a.dtype.kind == "b":
        a = a.astype("uint8")
    if weights is not None:
        weights = array_like(weights, a)
        if weights.shape != a.shape:
            raise ValueError("histogram: weights: expected shape %s, got %s" % (a.shape, weights.shape))
        weights = _calls.array_ravel(weights)
    a = _calls.array_ravel(a)
    edges = near(_edges(a, bins, range), a)
    if edges.dtype == "float64":  # in which elements and edges are compared
        a = a.astype(edges.dtype, copy=False)
    count = edges.size - 1
    if range is not None and a.size > _FEW:
        inside = (a >= edges[0]) & (a <= edges[-1])
        if 2 * int(_calls.array_count_nonzero(inside, None, False)) < a.size:  # the others count nowhere
            a = _calls.array_get_mask(a, inside)
            weights = None if weights is None else _calls.array_get_mask(weights, inside)
    place = _even_places(a, edges) if bins.__class__ is int and a.size > _FEW else None
    if place is None:
        place = _calls.array_searchsorted(edges, a, raw.CTN_SIDE_RIGHT, None)
    if count >= 1:
        last = _calls.array_equal(a, edges[-1:])
        _calls.array_copyto(place, _calls.array_scalar_i64(count), raw.CTN_CASTING_SAME_KIND, last)
    made = _calls.array_bincount(place, weights, max(count, 0) + 2)[1 : max(count, 0) + 1]
    if weights is not None:
        made = made.astype(weights.dtype)
    if density:
        made = made / diff(edges).astype(float) / made.sum()
    return made, edges


def _outer_edges(a, range, function):
    """The range of equally wide bins: that of the elements, or the given one."""
    if range is not None:
        low, high = map(float, range)
    else:
        low, high = (float(a.min()), float(a.max())) if a.size else (0.0, 1.0)
    if not -inf < low <= high < inf:
        raise ValueError(
            "%s: range: expected two finite numbers in order, got %r, %r" % (function, low, high)
        )
    return (low - 0.5, high + 0.5) if low == high else (low, high)


def histogramdd(sample, bins=10, range=None, density=None, weights=None):
    """The number of rows of a matrix (or items of a list of vectors, one for each axis) in each bin, and the
    edges.

    `bins` is a number of bins, or a number or edges for each axis; `range` has a pair or None for each axis.
    Returns counts as float64 with as many axes as there are columns, and the list of the edges for each axis.
    """
    if not isinstance(sample, (list, tuple)) and array_like(sample).ndim == 2:
        sample = array_like(sample)
        columns = [sample[:, n] for n in builtins.range(sample.shape[1])]
    elif isinstance(sample, (list, tuple)):
        columns = [strong(column) for column in sample]
        if not any([column.ndim for column in columns]):  # one vector
            columns = [strong(sample)]
        columns = [_calls.array_ravel(column) for column in columns]
    else:
        columns = [array_like(sample)]
    count = len(columns)
    try:
        if len(bins) != count:
            raise ValueError("histogramdd: bins: expected a number or %d items, got %d" % (count, len(bins)))
        bins = list(bins)
    except TypeError:
        bins = [bins] * count
    if range is None:
        range = [None] * count
    elif len(range) != count:
        raise ValueError("histogramdd: range: expected %d items, got %d" % (count, len(range)))
    edges, place, lengths = [], None, []
    for column, number, limits in zip(columns, bins, range):
        if not isinstance(number, (list, tuple)) and getattr(number, "ndim", 0) == 0:
            low, high = _outer_edges(column, limits, "histogramdd")
            if index(number) < 1:
                raise ValueError("histogramdd: bins: expected numbers of at least 1, got %d" % number)
            edges.append(near(linspace(low, high, index(number) + 1), column))
        else:
            edges.append(_edges(column, number, None))
        at = _calls.array_searchsorted(edges[-1], column, raw.CTN_SIDE_RIGHT, None)
        at = at - _calls.array_equal(column, edges[-1][-1:])  # the last bin includes its upper edge
        lengths.append(edges[-1].size + 1)
        place = at if place is None else place * lengths[-1] + at
    weights = None if weights is None else near(array_like(weights), place)
    made = _calls.array_bincount(place, weights, prod(lengths))
    made = made.astype(float).reshape(lengths)[(slice(1, -1),) * count]
    if density:
        total = made.sum()
        for axis, each in enumerate(edges):
            made = made / diff(each).reshape([-1 if n == axis else 1 for n in builtins.range(count)])
        made = made / total
    return made, edges


def histogram2d(x, y, bins=10, range=None, density=None, weights=None):
    """The number of points in each bin of a plane, and the edges along x and along y; see histogramdd.

    `bins` may also be the edges for both axes.
    """
    x, y = array_like(x), array_like(y)
    if x.size != y.size:
        raise ValueError("histogram2d: expected as many y as x, got %d and %d" % (y.size, x.size))
    if hasattr(bins, "__len__") and getattr(bins, "ndim", 1) and len(bins) not in (1, 2):
        bins = [bins, bins]
    made, edges = histogramdd([x, y], bins, range, density, weights)
    return made, edges[0], edges[1]


# covariances ----------------------------------------------------------------------------------------------


def _variables(m, rowvar, dtype, name):
    if m.ndim > 2:
        raise ValueError("cov: %s: expected at most two axes, got %d" % (name, m.ndim))
    rows = _calls.array_atleast_2d(m.astype(dtype, copy=False))
    return rows if rowvar or rows.shape[0] == 1 else rows.T


def _observation_weights(values, rows, name, whole):
    values, count = strong(values, rows), rows.shape[1]
    if values.ndim != 1 or values.size != count:
        raise RuntimeError(
            "cov: %s: expected one number for each of %d observations, got shape %s"
            % (name, count, values.shape)
        )
    if whole and bool(any(values != _calls.array_rint(values))):
        raise TypeError("cov: %s: expected integers" % name)
    if bool(any(values < 0)):
        raise ValueError("cov: %s: expected numbers of at least 0" % name)
    return values.astype(float, copy=False)


def cov(m, y=None, rowvar=True, bias=False, ddof=None, fweights=None, aweights=None, *, dtype=None):
    """Covariances of variables in the rows (or columns) of a matrix, as float64; the variance for a single
    variable.

    `ddof` (1, with `bias` 0) is subtracted from the number of observations. `fweights` are the numbers of
    times that each observation counts, `aweights` their relative weights.
    """
    if ddof is not None and ddof != int(ddof):
        raise ValueError("cov: ddof: expected an integer, got %r" % (ddof,))
    m, y = strong(m, y), None if y is None else strong(y, m)
    if dtype is None:
        dtype = result_type(m.dtype, float) if y is None else result_type(m.dtype, y.dtype, float)
    rows = _variables(m, rowvar, dtype, "m")
    if y is not None:
        more = _variables(y, rowvar, dtype, "y")
    if not rows.shape[0]:
        return near(_calls.array_empty((0, 0), raw.CTN_FLOAT64), m)
    if rows.dtype.kind not in "fV":
        raise TypeError("cov: dtype: expected a floating dtype, got %s" % rows.dtype)
    if y is not None:
        rows = _calls.array_concatenate([rows, more], 0)
    if ddof is None:
        ddof = 0 if bias else 1
    count, weights = rows.shape[1], None
    if fweights is not None:
        weights = _observation_weights(fweights, rows, "fweights", True)
    if aweights is not None:
        aweights = _observation_weights(aweights, rows, "aweights", False)
        weights = aweights if weights is None else weights * aweights
    center = average(rows, 1, weights, keepdims=True)
    total = float(count if weights is None else sum(weights))
    less = ddof if aweights is None or not ddof else ddof * float(sum(weights * aweights)) / total
    rest = total - less
    if rest <= 0:
        warn("cov: there are no degrees of freedom left", RuntimeWarning, stacklevel=2)
        rest = 0.0
    if (y is not None or m.dtype != rows.dtype) and center.dtype == rows.dtype:
        _calls.array_subtract_into(rows, center, rows)  # which are copies of the elements
    else:
        rows = rows - center
    made = _calls.array_dot(rows, (rows if weights is None else rows * weights).T)
    return (made * (1.0 / rest if rest else float("inf"))).squeeze()


def corrcoef(x, y=None, rowvar=True, bias=None, ddof=None, *, dtype=None):
    """Correlation coefficients of variables in the rows (or columns) of a matrix; `bias` and `ddof` have no
    effect."""
    made = cov(x, y, rowvar, dtype=dtype)
    if not made.ndim:
        return made / made
    deviations = _calls.array_sqrt(_calls.array_diagonal(made, 0, 0, 1))
    return _calls.array_clip(
        made / deviations.reshape(-1, 1) / deviations,
        _calls.array_scalar_f64(-1.0),
        _calls.array_scalar_f64(1.0),
    )


__all__ = [
    "average",
    "corrcoef",
    "cov",
    "histogram",
    "histogram2d",
    "histogram_bin_edges",
    "histogramdd",
    "median",
    "percentile",
    "quantile",
]
