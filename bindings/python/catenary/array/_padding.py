"""Padding of arrays."""

from itertools import product
from operator import index

from .. import _calls, raw
from ._arguments import array_like, chosen, near
from ._creation import arange
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


def _copy(target, source):
    _calls.array_copyto(target, source, raw.CTN_CASTING_NO, None)


# modes with computed borders: what fills the border of a width before (or after) an axis; it may broadcast --


def _constant(a, axis, width, value, last):
    return value


def _ramp(a, axis, width, value, last):
    """A ramp from the end value to the edge, which is excluded."""
    edge = a[_part(axis, a.shape[axis] - 1, None) if last else _part(axis, 0, 1)]
    edge = edge if a.dtype.kind in "fV" else edge.astype(float)
    places = near(arange(width).reshape([width if n == axis else 1 for n in range(a.ndim)]), a)
    start = _calls.array_full_like(edge, _calls.array_scalar_f64(float(value)), None)
    made = places.astype(edge.dtype) * ((edge - start) / width) + start
    made = (made if a.dtype.kind in "fV" else _calls.array_floor(made)).astype(a.dtype)
    return _calls.array_flip(made, (axis,)) if last else made


def _statistic(function):
    def border(a, axis, width, length, last):
        length = a.shape[axis] if length is None else min(length, a.shape[axis])
        part = a[_part(axis, a.shape[axis] - length, None) if last else _part(axis, 0, length)]
        made = function(part, axis=axis, keepdims=True)
        if a.dtype.kind not in "fV" and made.dtype.kind == "f":
            made = _calls.array_rint(made)
        return made.astype(a.dtype)

    return border


_BORDERS = {"constant": (_constant, "constant_values", 0), "linear_ramp": (_ramp, "end_values", 0)}
_BORDERS.update(
    {
        mode: (_statistic(function), "stat_length", None)
        for mode, function in (("maximum", amax), ("minimum", amin), ("mean", mean), ("median", median))
    }
)

_SHARED = [border for border, keyword, _ in _BORDERS.values() if keyword == "stat_length"]

# modes that repeat elements: after how many elements a line repeats, and the mirrored part of that period --

_PERIODS = {
    "edge": lambda length: (1, None),
    "wrap": lambda length: (length, None),
    "reflect": lambda length: (2 * length - 2, (length - 2, 0, -1)),
    "symmetric": lambda length: (2 * length, (length - 1, None, -1)),
}


def _repeat(band, axis, begin, length, mode):
    """Continues the elements of a line, which are `length` from `begin` on, to its end."""
    period, mirrored = _PERIODS[mode](length)
    done, end = begin + length, band.shape[axis]
    if mirrored is not None:
        mirror = band[_part(axis, begin, done)][_part(axis, *mirrored)]
        count = min(mirror.shape[axis], end - done)
        _copy(band[_part(axis, done, done + count)], mirror[_part(axis, 0, count)])
        done += count
    while done < end:  # whole periods stand before
        count = min((done - begin) // period * period, end - done)
        _copy(band[_part(axis, done, done + count)], band[_part(axis, begin, begin + count)])
        done += count


def _near_ends(mode, length, low, high):
    """The elements that the borders repeat if they are narrow, otherwise None."""
    if mode == "edge" or length == 1:
        return (0, 1), (length - 1, length)
    if max(low, high) > length - (mode == "reflect"):
        return None
    if mode == "wrap":
        return (length - low, length), (0, high)
    skip = 1 if mode == "reflect" else 0
    first, last = low + skip - 1, length - 1 - skip
    end = last - high
    return (first, 0 if skip else None, -1), (last, end if end >= 0 else None, -1)


def _repeat_both(band, inner, axis, low, high, mode):
    length = inner.shape[axis]
    sources = _near_ends(mode, length, low, high)
    if sources is not None:
        if low:
            _copy(band[_part(axis, 0, low)], inner[_part(axis, *sources[0])])
        if high:
            _copy(band[_part(axis, low + length, None)], inner[_part(axis, *sources[1])])
        return
    if high:
        _repeat(band, axis, low, length, mode)
    if low:
        _repeat(_calls.array_flip(band, (axis,)), axis, high, length, mode)


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
    {mode: {"reflect_type": "even"} if mode in ("reflect", "symmetric") else {} for mode in _PERIODS}
)
_KEYWORDS["empty"] = {}
_SMALL = 2**19  # bytes, which are filled in less time than a call for one of the sides takes


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
    around = keywords["constant_values"] if mode == "constant" else None
    number = from_number(around) if a.ndim == 1 else None
    if number is not None:
        number = _calls.array_full((1,), near(number, a), a.dtype)
        return _joined(number, a, number, *widths[0])
    if around.__class__ in (int, float, bool) and a.nbytes <= _SMALL * (2 * a.ndim - 1):
        mode = "empty"
    else:
        around = None
    if mode in _BORDERS:
        border, name, _ = _BORDERS[mode]
        values = _pairs(keywords[name], a.ndim, name)
        if name == "stat_length":
            _check_lengths(values, mode)
    elif mode != "empty":
        border, values = None, None
        kind = chosen(
            {"even": "even", "odd": "odd"}, keywords.get("reflect_type", "even"), "pad", "reflect_type"
        )
        if kind == "odd":
            border, values = _odd, [(mode, mode)] * a.ndim
        elif a.ndim == 1:
            (low, high), sources = widths[0], _near_ends(mode, a.shape[0], *widths[0])
            if sources is not None:
                return _joined(low and a[slice(*sources[0])], a, high and a[slice(*sources[1])], low, high)
    out = near(_calls.array_empty([low + n + high for n, (low, high) in zip(a.shape, widths)], a.dtype), a)
    if around is not None:
        out[...] = around
    frame = [slice(low, low + n) for n, (low, high) in zip(a.shape, widths)]
    inner = out[tuple(frame) if a.ndim != 1 else frame[0]]
    _copy(inner, a)
    if mode == "empty":
        return out
    for axis, (low, high) in enumerate(widths):
        length, made = a.shape[axis], None
        if not low and not high:
            frame[axis] = slice(None)
            continue
        if a.ndim == 1:
            band = out
        else:  # everything along this axis, and along the later ones what has elements
            frame[axis] = slice(None)
            band = out[tuple(frame)]
            inner = band[_part(axis, low, low + length)]
        if border is None:
            _repeat_both(band, inner, axis, low, high, mode)
            continue
        shared = border in _SHARED and values[axis] == (None, None)
        for width, value, last in zip((low, high), values[axis], (False, True)):
            if not width:
                continue
            if made is None or not shared:
                made = border(inner, axis, width, value, last)
            band[_part(axis, length + low, None) if last else _part(axis, 0, low)] = made
    return out


def _joined(before, a, after, low, high):
    """A vector between borders, of which one element may stand for all."""
    parts = [a]
    if low:
        parts.insert(0, before if before.size == low else _calls.array_broadcast_to(before, (low,)))
    if high:
        parts.append(after if after.size == high else _calls.array_broadcast_to(after, (high,)))
    return _calls.array_concatenate(parts, 0)


def _check_lengths(values, mode):
    for pair in values:
        for length in pair:
            if length is not None and index(length) < (1 if mode in ("maximum", "minimum") else 0):
                raise ValueError("pad: stat_length: expected numbers above 0, got %r" % (length,))


__all__ = ["pad"]
