"""Padding of arrays."""

from itertools import product
from operator import index

from .. import _calls, raw
from ._arguments import array_like, chosen, near
from ._manipulation import moveaxis
from ._ndarray import ndarray
from ._reduction import amax, amin, mean
from ._statistics import median
from ._values import from_number


def _pairs(value, ndim, name):
    """Pairs (before, after) for all axes, given a number, a pair, or a pair for every axis."""
    if isinstance(value, ndarray) or hasattr(value, "tolist"):
        value = value.tolist()
    if not isinstance(value, (tuple, list)):
        return [(value, value)] * ndim
    rows = [tuple(row) if isinstance(row, (tuple, list)) else row for row in value]
    if all(isinstance(row, tuple) for row in rows) and rows:
        rows = rows * ndim if len(rows) == 1 else rows
        if len(rows) == ndim and all(len(row) in (1, 2) for row in rows):
            return [row * 2 if len(row) == 1 else row for row in rows]
    elif len(rows) in (1, 2) and not any(isinstance(row, tuple) for row in rows):
        return [(rows[0], rows[-1])] * ndim
    raise ValueError(
        "pad: %s: expected a number, a pair, or a pair for each of %d axes, got %r" % (name, ndim, value)
    )


def _widths(value, ndim):
    if isinstance(value, (tuple, list)) and not value:
        raise TypeError("pad: pad_width: expected integers, got %r" % (value,))
    pairs = _pairs(value, ndim, "pad_width")
    try:
        pairs = [(index(low), index(high)) for low, high in pairs]
    except TypeError:
        raise TypeError("pad: pad_width: expected integers, got %r" % (value,)) from None
    if any(low < 0 or high < 0 for low, high in pairs):
        raise ValueError("pad: pad_width: expected numbers of at least 0, got %r" % (value,))
    return pairs


def _part(axis, start, stop, step=None):
    part = slice(start, stop, step)
    return (slice(None),) * axis + (part,) if axis else part


# modes with computed borders: what fills the border of a width before (or after) an axis; it may broadcast --


def _constant(a, axis, width, value, last):
    return value


def _ramp(a, axis, width, value, last):
    """A ramp from the end value to the edge, which is excluded."""
    edge = a[_part(axis, a.shape[axis] - 1, None) if last else _part(axis, 0, 1)]
    dtype = a.dtype
    floating = dtype.kind in "fV"
    if not floating:
        edge, dtype = edge.astype(float), float
    bounds = (width - 1, -1, -1) if last else (0, width, 1)
    places = near(_calls.array_arange_i64(*bounds, dtype), a)
    if a.ndim > 1:
        places = _calls.array_reshape(places, [width if n == axis else 1 for n in range(a.ndim)])
    start = float(value)
    made = places * ((edge - start if start else edge) / width) + start
    return made if floating else _calls.array_floor(made)


def _statistic(function):
    def border(a, axis, width, length, last):
        if length is not None and length < a.shape[axis]:
            a = a[_part(axis, a.shape[axis] - length, None) if last else _part(axis, 0, length)]
        made = function(a, axis=axis, keepdims=True)
        return _calls.array_rint(made) if a.dtype.kind not in "fV" and made.dtype.kind == "f" else made

    return border


_BORDERS = {"constant": (_constant, "constant_values", 0), "linear_ramp": (_ramp, "end_values", 0)}
_BORDERS.update(
    {
        mode: (_statistic(function), "stat_length", None)
        for mode, function in (("maximum", amax), ("minimum", amin), ("mean", mean), ("median", median))
    }
)

_SHARED = [border for border, keyword, _ in _BORDERS.values() if keyword == "stat_length"]

# modes that repeat elements, as C does it ----------------------------------------------------------------

_REPEATING = {
    "edge": raw.CTN_PAD_EDGE,
    "wrap": raw.CTN_PAD_WRAP,
    "reflect": raw.CTN_PAD_REFLECT,
    "symmetric": raw.CTN_PAD_SYMMETRIC,
}


def _odd(a, axis, width, mode, last):
    """The border that continues the elements beyond the edge by odd reflection: 2 * edge - mirrored,
    repeatedly."""
    length = a.shape[axis]
    if length == 1:
        return _calls.array_repeat(a, (width,), axis)
    made, line = None, _calls.array_flip(a, (axis,)) if not last else a
    while made is None or made.shape[axis] < width:  # line ends at the border
        length = line.shape[axis]
        edge = line[_part(axis, length - 1, None)]
        steps = length - 1 if mode == "reflect" else length
        first = length - 2 if mode == "reflect" else length - 1
        mirrored = _calls.array_flip(line[_part(axis, first + 1 - steps, first + 1)], (axis,))
        more = (edge * 2 - mirrored).astype(a.dtype)
        made = more if made is None else _calls.array_concatenate([made, more], axis)
        line = _calls.array_concatenate([line, more], axis)
    made = made[_part(axis, 0, width)]
    return made if last else _calls.array_flip(made, (axis,))


def _by_function(a, widths, function, keywords):
    """Adds borders of zeros, which the function fills in place, line by line."""
    out = pad(a, widths)
    for axis, width in enumerate(widths):
        lines = moveaxis(out, axis, -1)
        for place in product(*map(range, lines.shape[:-1])):
            function(lines[place], width, axis, keywords)
    return out


_KEYWORDS = {mode: {keyword: default} for mode, (_, keyword, default) in _BORDERS.items()}
_KEYWORDS.update(
    {mode: {"reflect_type": "even"} if mode in ("reflect", "symmetric") else {} for mode in _REPEATING}
)
_KEYWORDS["empty"] = {}


def pad(array, pad_width, mode="constant", **kwargs):
    """A copy with elements added before and after those along every axis.

    `pad_width` is a number, a pair (before, after), or a pair for every axis. The modes and their keywords,
    which have the form of `pad_width`, are 'constant' (constant_values=0), 'linear_ramp' to end_values=0,
    'maximum', 'mean', 'median' and 'minimum' of stat_length=None elements at the edge (None: all), 'edge',
    'wrap', 'reflect' and 'symmetric' (reflect_type='even' or 'odd'), 'empty', whose border is undefined; or a
    function of a padded line, its widths, the axis and the keywords that fills the border of the line.
    """
    a = array_like(array)
    widths = _widths(pad_width, a.ndim)
    if callable(mode):
        return _by_function(a, widths, mode, kwargs)
    keywords = dict(chosen(_KEYWORDS, mode, "pad", "mode"))
    for name in kwargs:
        if name not in keywords:
            raise ValueError("pad: mode %r takes no keyword %s" % (mode, name))
    keywords.update(kwargs)
    if mode not in ("constant", "empty"):
        for axis, (low, high) in enumerate(widths):
            if not a.shape[axis] and (low or high):
                raise ValueError("pad: cannot extend the empty axis %d by mode %r" % (axis, mode))
    numbers = [n for pair in widths for n in pair]
    if mode == "constant":
        value = from_number(keywords["constant_values"])
        if value is not None:
            return _calls.array_pad(a, numbers, raw.CTN_PAD_CONSTANT, near(value, a))
    border, values = None, None
    if mode in _BORDERS:
        border, name, _ = _BORDERS[mode]
        values = _pairs(keywords[name], a.ndim, name)
        if name == "stat_length":
            _check_lengths(values, mode)
    elif mode != "empty":
        kinds = {"even": "even", "odd": "odd"}
        if chosen(kinds, keywords.get("reflect_type", "even"), "pad", "reflect_type") == "even":
            return _calls.array_pad(a, numbers, _REPEATING[mode], None)
        border, values = _odd, [(mode, mode)] * a.ndim
    out = _calls.array_pad(a, numbers, raw.CTN_PAD_EMPTY, None)
    return out if border is None else _bordered(out, a, widths, border, values)


def _bordered(out, a, widths, border, values):
    """Sets what is around the elements of `a`, one axis after the other."""
    frame = [slice(low, low + n) for n, (low, high) in zip(a.shape, widths)]
    for axis, (low, high) in enumerate(widths):
        length, made = a.shape[axis], None
        frame[axis] = slice(None)  # everything along this axis, and along the later ones what has elements
        if not low and not high:
            continue
        band = out[tuple(frame)] if a.ndim > 1 else out
        inner = a if a.ndim == 1 else band[_part(axis, low, low + length)]
        shared = border in _SHARED and values[axis] == (None, None)
        for width, value, last in zip((low, high), values[axis], (False, True)):
            if not width:
                continue
            if made is None or not shared:
                made = border(inner, axis, width, value, last)
            band[_part(axis, length + low, None) if last else _part(axis, 0, low)] = made
    return out


def _check_lengths(values, mode):
    for pair in values:
        for length in pair:
            if length is not None and index(length) < (1 if mode in ("maximum", "minimum") else 0):
                raise ValueError("pad: stat_length: expected numbers above 0, got %r" % (length,))


__all__ = ["pad"]
