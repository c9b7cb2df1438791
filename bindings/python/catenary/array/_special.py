"""Functions composed of elementwise ones: differences, phases, roots, Bessel functions, windows."""

from math import inf, pi

from .. import _calls, raw
from ._arguments import chosen, near, normalized, strong
from ._composed import composed
from ._creation import arange, empty, ones
from ._fusing import fuse
from ._ndarray import ndarray
from ._quick import joined
from ._sorting import cumsum
from ._types import result_type
from ._ufunc import absolute, not_equal, power, subtract

_UNARY = ("e->e", "E->E", "f->f", "d->d")


def _floating(x):
    x = strong(x)
    return x if x.dtype.kind in "fV" else x.astype(float)


def small_floating(x):
    """Converts integers like floating ufuncs: to the smallest floating dtype that holds them."""
    x = strong(x)
    return (
        x
        if _calls.ctn_array_dtype(x) > raw.CTN_UINT64
        else x.astype({1: "float16", 2: "float32"}.get(x.dtype.itemsize, "float64"))
    )


def diff(a, n=1, axis=-1, prepend=None, append=None):
    """Differences of neighbors along an axis, n times; for booleans whether they differ.

    `prepend` and `append` are first joined to the array: arrays, or values for one more position at the end
    of each line.
    """
    a = strong(a)
    if n < 0:
        raise ValueError("diff: n: expected a number of at least 0, got %d" % n)
    if not a.ndim:
        raise ValueError("diff: a: expected at least one axis, got a 0-d array")
    axis = normalized(axis, a.ndim)
    if n and (prepend is not None or append is not None):

        def beside(value):
            value = strong(value, a)
            return (
                value
                if value.ndim
                else _calls.array_broadcast_to(value, a.shape[:axis] + (1,) + a.shape[axis + 1 :])
            )

        parts = [] if prepend is None else [beside(prepend)]
        a = _calls.array_concatenate(parts + [a] + ([] if append is None else [beside(append)]), axis)
    inner = (slice(None),) * axis
    later, earlier = inner + (slice(1, None),), inner + (slice(None, -1),)
    if not axis:
        later, earlier = slice(1, None), slice(None, -1)
    for _ in range(n):
        call = not_equal if a.dtype.kind == "b" else subtract
        a = call(a[later], a[earlier])
    return a


def unwrap(p, discont=None, axis=-1, *, period=2 * pi):
    """Phases along an axis with multiples of the period added, so that steps are at most half a period.

    Only steps of at least `discont` are changed, by default those of more than half a period.
    """
    p = strong(p)
    axis = normalized(axis, p.ndim)
    steps = diff(p, 1, axis)
    dtype = result_type(steps, period)
    if dtype.kind in "iu":
        half, rest = divmod(period, 2)
        either = not rest
    else:
        half, either = period / 2, True
    low = -half
    wanted = (steps - low) % period + low
    if either:  # a step of half a period keeps its sign
        wanted = _calls.array_where((wanted == low) & (steps > 0), -wanted, wanted)
    added = wanted - steps
    added = _calls.array_where(abs(steps) < (period / 2 if discont is None else discont), added * 0, added)
    made = p.astype(dtype)
    behind = (slice(None),) * axis + (slice(1, None),)
    made[behind] = p[behind] + cumsum(added, axis)
    return made


@composed(*_UNARY)
def fabs(x):
    """Absolute values as floats."""
    return absolute(small_floating(x))


@composed("dd->d", folds=power)
def float_power(x1, x2):
    """Powers in float64."""
    return power(strong(x1, x2).astype(float, copy=False), strong(x2, x1).astype(float, copy=False))


def interp(x, xp, fp, left=None, right=None, period=None):
    """Linear interpolation at `x` between the points (xp, fp), as float64; xp must be ascending.

    The value is `left` below the first point and `right` above the last, by default that of the point; with
    `period` neither applies.
    """
    if not x.__class__ is xp.__class__ is fp.__class__ is ndarray:
        beside = next((value for value in (x, xp, fp) if isinstance(value, ndarray)), None)
        x, xp, fp = [strong(value, beside) for value in (x, xp, fp)]
    x, xp, fp = [_calls.array_asarray(value, raw.CTN_FLOAT64) for value in (x, xp, fp)]
    if xp.ndim != 1 or xp.shape != fp.shape or not xp.size:
        raise ValueError(
            "interp: xp, fp: expected two vectors of one length, got shapes %s and %s" % (xp.shape, fp.shape)
        )
    if period is not None:
        if not period:
            raise ValueError("interp: period: expected a number that is not 0")
        period, left, right = abs(period), None, None
        x, xp = x % period, xp % period
        order = _calls.array_argsort(xp, -1)
        xp, fp = (_calls.array_take(v, order, -1, raw.CTN_INDEX_MODE_RAISE) for v in (xp, fp))
        xp = _calls.array_concatenate([xp[-1:] - period, xp, xp[:1] + period], 0)
        fp = _calls.array_concatenate([fp[-1:], fp, fp[:1]], 0)
    if xp.size == 1:
        made = near(_calls.array_full(x.shape, fp[0], raw.CTN_FLOAT64), x)
        return _with_ends(made, x, xp, left, right)
    made = _between_distinct(x, xp, fp, left, right)
    if made is not None:
        return made
    if bool((_calls.array_isfinite(xp) & _calls.array_isfinite(fp)).all()):
        return _between(x, xp, fp, left, right)
    last = _calls.array_scalar_i64(xp.size - 1)
    place = _calls.array_searchsorted(xp, x, raw.CTN_SIDE_RIGHT, None) - 1
    low = _calls.array_minimum(_calls.array_maximum(place, _calls.array_scalar_i64(0)), last)
    high = _calls.array_minimum(low + 1, last)
    x0, x1, y0, y1 = (
        _calls.array_take(v, n, raw.CTN_AXIS_NONE, raw.CTN_INDEX_MODE_RAISE)
        for v in (xp, fp)
        for n in (low, high)
    )
    slope = (y1 - y0) / _calls.array_where(x1 == x0, x1 * 0 + 1, x1 - x0)
    made = slope * (x - x0) + y0
    again = slope * (x - x1) + y1  # if the first point is at infinity
    made = _calls.array_where(
        made == made, made, _calls.array_where((again == again) | (y0 != y1), again, y0)
    )
    made = _calls.array_where(x == x0, y0, made)
    made = _calls.array_where(x < xp[0], fp[0] if left is None else _calls.array_scalar_f64(left), made)
    made = _calls.array_where(x > xp[-1], fp[-1] if right is None else _calls.array_scalar_f64(right), made)
    made = _calls.array_where(x == xp[-1], fp[-1], made)
    return _calls.array_where(x == x, made, x)


def _with_ends(made, x, xp, left, right):
    """Values with the given ones below the first point and above the last."""
    for value, beyond, end in ((left, _calls.array_less, 0), (right, _calls.array_greater, -1)):
        if value is not None:
            outside = beyond(x, xp[end])
            _calls.array_copyto(made, _calls.array_scalar_f64(value), raw.CTN_CASTING_SAME_KIND, outside)
    return made


def _between_distinct(x, xp, fp, left, right):
    """interp for two or more finite points at different places; None for others."""
    width = xp[1:] - xp[:-1]
    slope = (fp[1:] - fp[:-1]) / width
    total = float(_calls.array_vdot(slope, width))
    if total - total:  # infinite or NaN
        return None
    inside = _calls.array_maximum(x, xp[0])
    _calls.array_minimum_into(inside, xp[-1], inside)
    place = _calls.array_searchsorted(xp[1:], inside, raw.CTN_SIDE_RIGHT, None)
    slope = _concatenate((slope, _calls.array_zeros_like(slope[:1], None)), 0)
    slope, start, value = [
        _calls.ctn_array_take(v, place, raw.CTN_AXIS_NONE, raw.CTN_INDEX_MODE_RAISE) for v in (slope, xp, fp)
    ]
    _calls.array_subtract_into(inside, start, inside)
    _calls.array_multiply_into(inside, slope, inside)
    _calls.array_add_into(inside, value, inside)
    return inside if left is right is None else _with_ends(inside, x, xp, left, right)


_concatenate = joined("concatenate")


def _between(x, xp, fp, left, right):
    """interp for finite points."""
    place = _calls.array_searchsorted(xp, x, raw.CTN_SIDE_RIGHT, None)
    low, high = _calls.array_scalar_i64(1), _calls.array_scalar_i64(xp.size - 1)
    place = _calls.array_maximum(_calls.array_minimum(place, high), low) - 1
    width = xp[1:] - xp[:-1]
    slope = (fp[1:] - fp[:-1]) / _calls.array_where(width > 0, width, _calls.array_scalar_f64(1.0))
    slope, start, value = [
        _calls.array_take(v, place, raw.CTN_AXIS_NONE, raw.CTN_INDEX_MODE_RAISE) for v in (slope, xp, fp)
    ]
    made = _calls.array_subtract(x, start)
    _calls.array_multiply_into(made, slope, made)
    _calls.array_add_into(made, value, made)
    left, right = [float(fp[n]) if given is None else given for n, given in ((0, left), (-1, right))]
    last = _calls.array_equal(x, xp[-1])
    _calls.array_copyto(made, fp[-1], raw.CTN_CASTING_SAME_KIND, last)
    return _with_ends(made, x, xp, left, right)


@composed(*_UNARY)
def spacing(x):
    """The distance from each number to the next one away from zero, with its sign; for float16 to the next
    larger one, as in NumPy."""
    x = small_floating(x)
    return _spacings_at_once(x) if x.size > _MANY else _spacings(x)


def _spacings(x):
    x = x + 0.0  # -0.0 counts as 0.0
    away = _calls.array_scalar_f64(inf)
    if _calls.ctn_array_dtype(x) == raw.CTN_FLOAT16:
        return _calls.array_nextafter(x, away) - x + (x - x)  # NaN for infinities
    return _calls.array_nextafter(x, _calls.array_copysign(away, x)) - x


_spacings_at_once = fuse(_spacings)
_MANY = 30000  # elements of which one pass takes less than several


@composed(*["%s->%s" % (code, code) for code in "bBhHiIlLeEfd"])
def conjugate(x):
    """The elements themselves, which are real; int8 for booleans."""
    x = strong(x)
    return x.astype("int8") if x.dtype.kind == "b" else _calls.array_copy(x)


conj = conjugate


def real_if_close(a, tol=100):
    """The array itself, because its elements are real."""
    return strong(a)


def real(val):
    """The elements themselves, because they are real."""
    return strong(val).real


def imag(val):
    """Zeros."""
    return strong(val).imag


def sinc(x):
    """sin(pi x) / (pi x), and 1 at zero."""
    x = _floating(x)
    y = pi * _calls.array_where(x == 0, _calls.array_scalar_f64(1e-20 if x.dtype.itemsize > 2 else 1e-4), x)
    return _calls.array_sin(y) / y


def i0(x):
    """The modified Bessel function of the first kind of order 0."""
    x = _floating(x)
    size = abs(x.astype(float, copy=False))
    try:
        large = bool((size > 20.0).any())
    except NotImplementedError:  # in a fused function, the values are not known
        large = True
    near_zero = _calls.array_minimum(size, _calls.array_scalar_f64(20.0)) if large else size
    low = _series(near_zero * near_zero * 0.25, _SMALL)
    if not large:
        return low.astype(x.dtype, copy=False)
    far = _calls.array_maximum(size, _calls.array_scalar_f64(20.0))
    high = _series(1.0 / far, _LARGE)
    high = _calls.array_exp(far) / _calls.array_sqrt(far * (2 * pi)) * high
    return _calls.array_where(size <= 20.0, low, high).astype(x.dtype, copy=False)


def _factors(factor, count):
    """1, f(1), f(1) f(2), ..."""
    made = [1.0]
    for n in range(1, count + 1):
        made.append(made[-1] * factor(n))
    return made


_SMALL = _factors(lambda n: 1.0 / (n * n), 40)  # of (x^2 / 4)^n / n!^2
_LARGE = _factors(lambda n: (2 * n - 1) ** 2 / (8.0 * n), 36)  # of the expansion in 1 / x


def _series(x, factors):
    """The sum of factors[n] x^n."""
    made = _calls.array_full_like(x, _calls.array_scalar_f64(factors[-1]), None)
    for factor in factors[-2::-1]:
        _calls.array_multiply_into(made, x, made)
        _calls.array_add_into(made, _calls.array_scalar_f64(factor), made)
    return made


# sums of products of shifted arrays -----------------------------------------------------------------------

_MODES = {
    "full": raw.CTN_CONVOLUTION_FULL,
    "same": raw.CTN_CONVOLUTION_SAME,
    "valid": raw.CTN_CONVOLUTION_VALID,
}
_NUMBERED = {0: "valid", 1: "same", 2: "full"}  # by NumPy's numbers


def _shifted(name, call, a, v, mode):
    if a.__class__ is v.__class__ is ndarray and a.ndim == v.ndim == 1 and a.size and v.size:
        return call(a, v, chosen(_MODES, _NUMBERED.get(mode, mode), name, "mode"))
    a, v = [_calls.array_atleast_1d(strong(x, beside)) for x, beside in ((a, v), (v, a))]
    if a.ndim > 1 or v.ndim > 1 or not a.size or not v.size:
        raise ValueError(
            "%s: expected vectors with elements, got shapes %s and %s" % (name, a.shape, v.shape)
        )
    return call(a, v, chosen(_MODES, _NUMBERED.get(mode, mode), name, "mode"))


def convolve(a, v, mode="full"):
    """Sums of products of one vector with the other one reversed, at all shifts at which they overlap.

    With `mode` 'same' the result has the length of the longer vector, with 'valid' only the shifts of
    complete overlap.
    """
    return _shifted("convolve", _calls.array_convolve, a, v, mode)


def correlate(a, v, mode="valid"):
    """Sums of products of two vectors at shifts at which they overlap, by default completely."""
    if not getattr(a, "ndim", 1) or not getattr(v, "ndim", 1):
        raise ValueError("correlate: expected vectors, got a 0-d array")
    return _shifted("correlate", _calls.array_correlate, a, v, mode)


# windows ---------------------------------------------------------------------------------------------------


def _window(name, doc, values):
    def window(M):
        if M < 1:
            return empty((0,))
        if M == 1:
            return ones(1)
        return values(arange(1 - M, M, 2) / (M - 1.0))

    window.__name__ = window.__qualname__ = name
    window.__doc__ = "The %s window of M points, as float64." % doc
    return window


def _cosines(constant, first, second=0.0):
    def values(x):
        made = _calls.array_cos(x * pi) * first + constant
        return made + _calls.array_cos(x * (2 * pi)) * second if second else made

    return values


hanning = _window("hanning", "Hann", _cosines(0.5, 0.5))
hamming = _window("hamming", "Hamming", _cosines(0.54, 0.46))
blackman = _window("blackman", "Blackman", _cosines(0.42, 0.5, 0.08))
bartlett = _window("bartlett", "triangular (Bartlett)", lambda x: 1 - abs(x))


def kaiser(M, beta):
    """The Kaiser window of M points, as float64; a larger beta makes it narrower."""
    if M == 1:
        return ones(1)
    half = (M - 1) / 2.0
    x = (arange(0, M) - half) / half
    return i0(_calls.array_sqrt(1 - x * x) * beta) / i0(float(beta))


__all__ = [
    "bartlett",
    "blackman",
    "conj",
    "conjugate",
    "convolve",
    "correlate",
    "diff",
    "fabs",
    "float_power",
    "hamming",
    "hanning",
    "i0",
    "imag",
    "interp",
    "kaiser",
    "real",
    "real_if_close",
    "sinc",
    "spacing",
    "unwrap",
]
