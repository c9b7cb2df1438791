"""Reductions over axes, statistics, and running sums of differences."""
from .. import _calls
from ._arguments import axes_of, axis_of, destination, near, shape_of, strong
from ._ndarray import ndarray


def _sum_like(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, dtype=None, out=None, keepdims=False):
        if not isinstance(a, ndarray):
            a = strong(a)
        if axis is not None:
            axis = shape_of(axis, "axis")
        if out is None:
            return call(a, axis, keepdims, dtype)
        out = destination(out, name)
        into(a, axis, keepdims, dtype, out)
        return out

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = doc
    return reduction


_AXES = (" along the axes (a number or a tuple; None: all), computed in `dtype` and written to `out` where these are "
         "given; with `keepdims` the axes stay with length one.")

sum = _sum_like("sum", "Sum" + _AXES + " Small integers and booleans are summed as int64 or uint64.")
prod = _sum_like("prod", "Product" + _AXES + " Small integers and booleans are multiplied as int64 or uint64.")
mean = _sum_like("mean", "Arithmetic mean" + _AXES + " Integers give float64.")


def _spread(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
        a, axis = strong(a), axes_of(axis)
        if out is None:
            return call(a, axis, ddof, keepdims, dtype)
        into(a, axis, ddof, keepdims, dtype, destination(out, name))
        return out

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = doc + _AXES + " The divisor is the number of elements less `ddof`."
    return reduction


var, std = _spread("var", "Variance"), _spread("std", "Standard deviation")


def _extremum(name, title, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, out=None, keepdims=False, dtype=None):
        a, axis = strong(a), axes_of(axis)
        if dtype is not None:
            a = _calls.array_asarray(a, dtype)
        if out is None:
            return call(a, axis, keepdims)
        into(a, axis, keepdims, destination(out, title))
        return out

    reduction.__name__ = reduction.__qualname__ = title
    reduction.__doc__ = doc + _AXES + " NaN where there is one; an empty axis is a ValueError."
    return reduction


amax, amin = _extremum("max", "amax", "Largest element"), _extremum("min", "amin", "Smallest element")


def _position(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, dtype=None, out=None, keepdims=False):
        a, axis = strong(a), axis_of(axis)
        if isinstance(dtype, ndarray) and out is None:  # where NumPy has out
            dtype, out = None, dtype
        if out is None:
            made = call(a, axis, keepdims)
            return made if dtype is None else _calls.array_asarray(made, dtype)
        into(a, axis, keepdims, destination(out, name))
        return out

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = doc + " along an axis, or of the flattened array, as int64 (or `dtype`); the first NaN wins."
    return reduction


argmax = _position("argmax", "First position of the largest element")
argmin = _position("argmin", "First position of the smallest element")


def count_nonzero(a, axis=None, keepdims=False):
    """How many elements are not zero: a Python int of the whole array, an int64 array along axes."""
    made = _calls.array_count_nonzero(strong(a), axes_of(axis), keepdims)
    return int(made) if axis is None and not keepdims else made


def _truth(name, doc):
    call = getattr(_calls, "array_" + name)

    def reduction(a, axis=None, out=None, keepdims=False):
        made = call(strong(a), axes_of(axis), keepdims)
        if out is None:
            return made
        from ._manipulation import _placed
        return _placed(made, destination(out, name), None, "unsafe", name)

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = doc + " along the axes (bool)."
    return reduction


all = _truth("all", "Whether no element is zero")
any = _truth("any", "Whether an element is not zero")


def ptp(a, axis=None, out=None, keepdims=False):
    """The distance between the largest and the smallest element along the axes."""
    from ._ufunc import subtract
    return subtract(amax(a, axis, keepdims=keepdims), amin(a, axis, keepdims=keepdims), out)


def average(a, axis=None, weights=None, returned=False):
    """The mean along the axes, weighted; with `returned` also the sums of the weights."""
    a = strong(a)
    if weights is None:
        made = mean(a, axis)
        total = made * 0 + a.size / (made.size or 1)
    else:
        weights = strong(weights, a)
        if weights.shape != a.shape:
            if axis is None:
                raise TypeError("average: axis must be given where the shapes of a and weights differ")
            if weights.ndim != 1:
                raise TypeError("average: weights: expected one axis, got %d" % weights.ndim)
            from ._arguments import normalized
            axis = normalized(axis, a.ndim)
            if weights.size != a.shape[axis]:
                raise ValueError("average: weights: expected %d, got %d" % (a.shape[axis], weights.size))
            weights = weights.reshape((-1,) + (1,) * (a.ndim - axis - 1))
            weights = _calls.array_broadcast_to(weights, a.shape)
        total = sum(weights * 1.0, axis)
        if any(total == 0):
            raise ZeroDivisionError("average: the weights sum up to zero")
        made = sum(a * weights, axis) / total
    return (made, total) if returned else made


def _along(a, axis):
    """The axes brought to the end as one, and the number of them."""
    from ._arguments import normalized
    if axis is None:
        return _calls.array_ravel(a), a.ndim, tuple(range(a.ndim))
    axes = tuple(sorted(normalized(n, a.ndim) for n in shape_of(axis, "axis")))
    rest = [n for n in range(a.ndim) if n not in axes]
    moved = _calls.array_transpose(a, rest + list(axes))
    return _calls.array_reshape(moved, [a.shape[n] for n in rest] + [-1 if a.size else 0]), len(axes), axes


def percentile(a, q, axis=None, out=None, keepdims=False):
    """The q-th percentiles (0 to 100) along the axes, between elements by linear interpolation, as float64."""
    from ._creation import array
    a, q = strong(a), array(q, dtype=float)
    if any((q < 0) | (q > 100)):
        raise ValueError("percentile: q: expected numbers from 0 to 100, got %s" % q)
    shape = a.shape
    lines, _, axes = _along(a, axis)
    if not lines.shape[-1]:
        raise ValueError("percentile: an axis is empty")
    lines = _calls.array_sort(lines if a.dtype.kind == "f" else lines.astype(float), -1)
    last = lines.shape[-1] - 1
    place = near(q.ravel() * (last / 100.0), lines)
    low = place.astype(int)
    high = _calls.array_clip(low + 1, None, _calls.array_scalar_i64(last))
    part = (place - low).astype(lines.dtype)
    first, second = _calls.array_take(lines, low, -1), _calls.array_take(lines, high, -1)
    made = first + (second - first) * part
    nan = lines[..., -1:] != lines[..., -1:]  # NaN, which is last, spoils its line
    made = _calls.array_where(nan, lines[..., -1:], made)
    made = _calls.array_rollaxis(made, made.ndim - 1, 0)
    rest = tuple(1 if n in axes else length for n, length in enumerate(shape)) if keepdims else made.shape[1:]
    made = made.reshape(q.shape + tuple(rest))
    if out is None:
        return made
    out[...] = made
    return out


def median(a, axis=None, out=None, keepdims=False):
    """The median along the axes."""
    return percentile(a, 50.0, axis, out, keepdims)


def diff(a, n=1, axis=-1):
    """Differences of neighbours along an axis, n times."""
    from ._arguments import normalized
    from ._ufunc import not_equal, subtract
    a = strong(a)
    if n < 0:
        raise ValueError("diff: n: expected a number of at least 0, got %d" % n)
    inner = (slice(None),) * normalized(axis, a.ndim)
    for _ in range(n):
        call = not_equal if a.dtype.kind == "b" else subtract
        a = call(a[inner + (slice(1, None),)], a[inner + (slice(None, -1),)])
    return a


max, min = amax, amin
__all__ = ["all", "amax", "amin", "any", "argmax", "argmin", "average", "count_nonzero", "diff", "max", "mean",
           "median", "min", "percentile", "prod", "ptp", "std", "sum", "var"]
