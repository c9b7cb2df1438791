"""Derivatives and integrals of functions given by their values."""

from math import frexp

from .. import _calls, raw
from ._arguments import near, normalized, shape_of, strong
from ._creation import array, empty_like
from ._device import Device, device_name
from ._interop import as_operand, first_scalar, numbers
from ._ndarray import ndarray
from ._quick import joined
from ._special import diff
from ._types import can_cast


def _spacing(distance, length, beside, axis):
    """Distances between neighbors along an axis: a number, or a vector if they differ."""
    if not isinstance(distance, (bool, int, float)):
        places = strong(distance, beside)
        if places.ndim > 1:
            raise ValueError("gradient: varargs: expected numbers and vectors, got %d axes" % places.ndim)
        if not places.ndim:
            return float(places)
        if places.size != length:
            raise ValueError(
                "gradient: varargs: expected %d places along axis %d, got %d" % (length, axis, places.size)
            )
        steps = diff(places.astype(float) if places.dtype.kind in "biu" else places)
        return float(steps[0]) if steps.size and bool((steps == steps[0]).all()) else steps
    return float(distance)


def _end(f, step, last, edge_order):
    """The derivative at one end with different distances, for values in order from that end."""
    sign = -1.0 if last else 1.0
    if edge_order == 1:
        return (f[1] - f[0]) / step[-1 if last else 0] * sign
    near_step, far_step = (step[-1], step[-2]) if last else step[:2]
    both = near_step + far_step
    made = (
        f[0] * (-(near_step + both) / (near_step * both))
        + f[1] * (both / (near_step * far_step))
        - f[2] * (near_step / (far_step * both))
    )
    return made * sign


def _even(f, step, axis, edge_order):
    """The derivative along an axis with equal distances."""
    inner, made = (slice(None),) * axis, _calls.array_empty_like(f, None)

    def part(a, start, stop, stride=None):
        place = slice(start, stop, stride)
        return a[inner + (place,)] if inner else a[place]

    def quotients(high, low, distance, out):
        _calls.array_subtract_into(high, low, out)
        if 2**-8 <= abs(distance) <= 2**8 and abs(frexp(distance)[0]) == 0.5:  # then products are the same
            _calls.array_multiply_into(out, _calls.array_scalar_f64(1 / distance), out)
        else:
            _calls.array_true_divide_into(out, _calls.array_scalar_f64(distance), out)

    length = f.shape[axis]
    if length > 2:
        quotients(part(f, 2, None), part(f, None, -2), 2.0 * step, part(made, 1, -1))
    if edge_order == 1 and length > 2:  # both ends at once
        apart = length - 2
        ends = part(made, None, None, length - 1)
        quotients(part(f, 1, None, apart), part(f, None, -1, apart), step, ends)
        return made
    for last in (False, True):
        if edge_order == 1:
            quotients(part(f, 1, 2), part(f, 0, 1), step, part(made, -1, None) if last else part(made, 0, 1))
            continue
        values = [part(f, -n, None if n == 1 else 1 - n) if last else part(f, n - 1, n) for n in (1, 2, 3)]
        sign = 1 if last else -1
        terms = [value * (sign * factor / step) for value, factor in zip(values, (1.5, -2.0, 0.5))]
        slope = terms[2] + terms[1] + terms[0] if last else terms[0] + terms[1] + terms[2]
        _calls.array_copyto(
            part(made, -1, None) if last else part(made, 0, 1), slope, raw.CTN_CASTING_SAME_KIND, None
        )
    return made


def _quotient(dividend, divisor):
    """The quotient in the place of the dividend."""
    _calls.array_true_divide_into(dividend, divisor, dividend)
    return dividend


def _product(a, b, out):
    _calls.array_multiply_into(a, b, out)
    return out


def _derivative(f, step, axis, edge_order):
    if isinstance(step, float):
        return _even(f, step, axis, edge_order)
    f = _calls.array_swapaxes(f, axis, 0)
    made = empty_like(f)
    first, middle, last = f[:-2], f[1:-1], f[2:]
    shape = (-1,) + (1,) * (f.ndim - 1)
    before, after = step[:-1].reshape(shape), step[1:].reshape(shape)
    both = before + after
    divisor = before * both
    total = first * _quotient(-after, divisor)
    divisor = _product(before, after, divisor)
    term = middle * _quotient(after - before, divisor)
    _calls.array_add_into(total, term, total)
    _calls.array_multiply_into(both, after, both)
    _calls.array_true_divide_into(before, both, both)
    _calls.array_multiply_into(last, both, term)
    _calls.array_add_into(total, term, made[1:-1])
    made[0], made[-1] = _end(f, step, False, edge_order), _end(f[::-1], step, True, edge_order)
    return _calls.array_ascontiguousarray(_calls.array_swapaxes(made, axis, 0), None)


def gradient(f, *varargs, axis=None, edge_order=1):
    """The derivatives of a function along axes (by default all), from its values: central differences, second
    order.

    `varargs` are distances between neighbors, by default 1: one number for all axes, or for each axis a
    number or the places of its values. At the ends the differences are of order `edge_order`, 1 or 2. Along
    several axes a list.
    """
    f = strong(f)
    axes = range(f.ndim) if axis is None else [normalized(n, f.ndim) for n in shape_of(axis, "axis")]
    if len(varargs) > 1 and len(varargs) != len(axes):
        raise TypeError(
            "gradient: varargs: expected none, one, or one for each of %d axes, got %d"
            % (len(axes), len(varargs))
        )
    if edge_order not in (1, 2):
        raise ValueError("gradient: edge_order: expected 1 or 2, got %r" % (edge_order,))
    if len(set(axes)) < len(axes):
        raise ValueError("gradient: axis: expected different axes, got %r" % (axis,))
    if f.dtype.kind == "b":
        raise TypeError("gradient: f: expected numbers, got bool")
    if f.dtype.kind in "iu":
        f = f.astype(float)
    if (
        len(varargs) == 1
        and len(axes) > 1
        and not isinstance(varargs[0], (int, float))
        and strong(varargs[0]).ndim
    ):
        raise TypeError("gradient: varargs: expected one for each of %d axes, got one" % len(axes))
    given = varargs * len(axes) if len(varargs) == 1 else varargs or (1.0,) * len(axes)
    made = []
    for n, distance in zip(axes, given):
        if f.shape[n] < edge_order + 1:
            raise ValueError(
                "gradient: f: expected at least %d values along axis %d, got %d"
                % (edge_order + 1, n, f.shape[n])
            )
        made.append(_derivative(f, _spacing(distance, f.shape[n], f, n), n, edge_order))
    return made[0] if len(made) == 1 else made


def _are_plain(begin, end, beside):
    """Whether both are numbers that elements of an array, which has some, surely hold."""
    dtype = beside.dtype
    kinds = {"f": {int, float}, "i": {int}}.get(dtype.kind, ())
    if begin.__class__ not in kinds or end.__class__ not in kinds or dtype.itemsize < 4:
        return False
    return beside.size > 0 and abs(begin) < 2**31 and abs(end) < 2**31


def _steps(a):
    """The differences of neighbors in a vector; for booleans whether they differ."""
    return a[1:] - a[:-1] if _calls.ctn_array_dtype(a) else a[1:] != a[:-1]


def ediff1d(ary, to_end=None, to_begin=None):
    """Differences of neighbors in the flattened array, optionally with values before and after them."""
    ary = strong(ary)
    ary = ary if ary.ndim == 1 else _calls.array_ravel(ary)
    if to_begin is to_end is None:
        return _steps(ary)
    if _are_plain(to_begin, to_end, ary):
        made = near(_calls.array_empty((ary.size + 1,), ary.dtype), ary)
        _calls.array_subtract_into(ary[1:], ary[:-1], made[1:-1])
        made[0], made[-1] = to_begin, to_end
        return made
    ends = []
    for name, value in (("to_begin", to_begin), ("to_end", to_end)):
        if value is None:
            ends.append(ary[:0])
            continue
        value = strong(value, ary)
        if value.ndim == 1 and _calls.ctn_array_dtype(value) == _calls.ctn_array_dtype(ary):
            ends.append(near(value, ary))
            continue
        if not can_cast(value.dtype if value.ndim else value, ary.dtype, "same_kind"):
            raise TypeError(
                "ediff1d: %s: expected a dtype that can be cast to %s, got %s"
                % (name, ary.dtype, value.dtype)
            )
        ends.append(near(_calls.array_ravel(value), ary).astype(ary.dtype, copy=False))
    if ary.size <= _FEW:
        parts = (ends[0], _steps(ary), ends[1])
        made = _concatenate(parts, 0)
        return _calls.array_concatenate(parts, 0) if made is None else made
    first, count = ends[0].size, ary.size - 1
    made = near(_calls.array_empty((first + count + ends[1].size,), ary.dtype), ary)
    into = _calls.array_not_equal_into if ary.dtype.kind == "b" else _calls.array_subtract_into
    into(ary[1:], ary[:-1], made[first : first + count])
    made[:first], made[first + count :] = ends
    return made


_concatenate, _FEW = joined("concatenate"), 4096  # elements, which are copied once more at little cost


def trapz(y, x=None, dx=1.0, axis=-1):
    """The integral along an axis by the trapezoidal rule, for values at places `x`, or at distances of
    `dx`."""
    y = strong(y, x)
    axis = normalized(axis, y.ndim)
    if x is not None:
        x = strong(x, y)
        dx = diff(x) if x.ndim == 1 else diff(x, axis=axis)
        if x.ndim == 1:
            dx = dx.reshape((-1,) + (1,) * (y.ndim - axis - 1))
    inner = (slice(None),) * axis
    pairs = y[inner + (slice(1, None),)] + y[inner + (slice(None, -1),)]
    if pairs.dtype.kind != "f" or pairs.dtype.itemsize == 2:
        return (dx * pairs / 2.0).sum(axis=axis)
    if dx.__class__ in (int, float):  # 32-bit and 64-bit sums have room for twice the numbers
        return pairs.sum(axis=axis) * (dx / 2.0)
    return (dx * pairs).sum(axis=axis) * 0.5


def mask_indices(n, mask_func, k=0):
    """Positions of the elements of an n x n matrix that `mask_func`, such as triu, leaves with the offset
    `k`."""
    return tuple(_calls.array_nonzero(mask_func(_calls.array_ones((n, n), raw.CTN_INT64), k)))


def _mask(condition, x):
    """A condition as booleans for all elements; one with fewer axes is for the first axes, like an index."""
    ndim = condition.ndim
    if condition.shape == x.shape:
        return condition
    if condition.shape != x.shape[:ndim]:
        raise IndexError(
            "piecewise: condlist: expected shapes that begin like %s, got %s" % (x.shape, condition.shape)
        )
    return _calls.array_broadcast_to(condition.reshape(condition.shape + (1,) * (x.ndim - ndim)), x.shape)


def piecewise(x, condlist, funclist, *args, **kw):
    """The values of functions, or numbers, where their conditions are true; the last true condition counts.

    If there is one function more than conditions, it applies where no condition is true; otherwise the result
    is 0 there.
    """
    x = strong(x)
    if isinstance(condlist, ndarray) or not isinstance(condlist, (list, tuple)):
        condlist = strong(condlist, x)
        conditions = [condlist] if condlist.ndim < 2 and x.ndim or not condlist.ndim else list(condlist)
    elif (
        not x.ndim or condlist and (isinstance(condlist[0], (list, tuple)) or getattr(condlist[0], "ndim", 0))
    ):
        conditions = [strong(condition, x) for condition in condlist]
    else:  # one condition given as a list of booleans
        conditions = [strong(list(condlist), x)]
    functions = list(funclist) if isinstance(funclist, (list, tuple)) else list(strong(funclist))
    conditions = [_mask(near(c, x).astype(bool, copy=False), x) for c in conditions]
    if len(functions) == len(conditions) + 1:
        rest = _calls.array_zeros_like(x, raw.CTN_BOOL)
        for condition in conditions:
            rest = rest | condition
        conditions.append(~rest)
    if len(functions) != len(conditions):
        raise ValueError(
            "piecewise: funclist: expected %d or %d functions, got %d"
            % (len(conditions), len(conditions) + 1, len(functions))
        )
    made = _calls.array_zeros_like(x, None)
    for condition, function in zip(conditions, functions):
        if callable(function) and not isinstance(function, ndarray):
            if bool(condition.any()):
                made[condition] = function(x[condition], *args, **kw)
        elif function.__class__ in (int, float):
            _calls.array_copyto(made, as_operand(function, made), raw.CTN_CASTING_UNSAFE, condition)
        else:
            made[condition] = function
    return made


class vectorize:
    """Applies a function of numbers to arrays, which are broadcast: it is called in Python for every element.

    The dtypes are `otypes`, or those that the function returns for scalars of the dtypes of the arrays.
    `excluded` are positions and names of arguments that are passed unchanged.
    """

    def __init__(self, pyfunc, otypes=None, doc=None, excluded=None, cache=False, signature=None):
        if signature is not None:
            raise NotImplementedError("vectorize: signature: functions of arrays are not supported")
        self.pyfunc, self.excluded, self.cache, self.signature = pyfunc, set(excluded or ()), cache, None
        self.otypes = None if otypes is None else list(otypes)
        self.__name__ = getattr(pyfunc, "__name__", "vectorize")
        self.__doc__ = pyfunc.__doc__ if doc is None else doc

    def __call__(self, *args, **kwargs):
        args, kwargs = list(args), dict(kwargs)
        places = [(args, n) for n in range(len(args)) if n not in self.excluded]
        places += [(kwargs, name) for name in kwargs if name not in self.excluded]
        arrays = [strong(owner[key]) for owner, key in places]
        if not arrays:
            return self.pyfunc(*args, **kwargs)
        beside = next((owner[key] for owner, key in places if isinstance(owner[key], ndarray)), None)
        views = _calls.array_broadcast_arrays([near(a, beside) for a in arrays])
        shape = views[0].shape

        def call(values):
            for (owner, key), value in zip(places, values):
                owner[key] = value
            return self.pyfunc(*args, **kwargs)

        results, dtypes = [call(values) for values in zip(*map(numbers, views))], self.otypes
        if dtypes is None:
            if not results:
                raise ValueError(
                    "vectorize: otypes: must be given, because without elements the dtype is unknown"
                )
            first = call([first_scalar(view) for view in views])  # with the dtypes of the arrays
            several = isinstance(first, tuple)
            dtypes = [strong(value).dtype for value in (first if several else (first,))]
        else:
            several = len(dtypes) > 1
        for result in results:
            if isinstance(result, tuple) != several or several and len(result) != len(dtypes):
                raise ValueError(
                    "vectorize: pyfunc: expected %s for each call, got %r"
                    % ("a tuple of %d values" % len(dtypes) if several else "one value", result)
                )
        columns = list(zip(*results)) if several and results else [results] * len(dtypes)
        with Device(device_name(views[0])):
            made = [
                array([value.item() if hasattr(value, "item") else value for value in column], dtype).reshape(
                    shape
                )
                for column, dtype in zip(columns, dtypes)
            ]
        return tuple(made) if several else made[0]


__all__ = ["ediff1d", "gradient", "mask_indices", "piecewise", "trapz", "vectorize"]
