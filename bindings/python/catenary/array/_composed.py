"""Universal functions that several others compute, with NumPy's keywords and methods."""

from math import prod
from operator import index

from .. import _calls, raw
from .._dtype import DTYPES, dtype_code
from ._arguments import CASTINGS, array_like, chosen, destination, near, normalized, strong
from ._creation import arange, array as array_of
from ._manipulation import broadcast_shapes, moveaxis
from ._ndarray import ndarray
from ._overrides import has_override, overridden
from ._ufunc import _CODES, ORDERS, _fitted, _in_order, ufunc
from ._ufunc_methods import _MISSING, mask_of


class Composed(ufunc):
    """A universal function with one output that is a function of Python. Its reductions combine one position
    along the axis after the other.
    """

    identity = None

    def __new__(cls, function, types):
        self = object.__new__(cls)
        self.name = self.__name__ = function.__name__
        self.nin, self.nout = types[0].index("->"), 1
        self.nargs = self.nin + 1
        self.__doc__ = function.__doc__
        self._function, self._types, self._text = function, types, None
        self._one_dtype = all(len(set(loop.replace("->", ""))) == 1 for loop in types)
        return self

    def __call__(self, *args, out=None, **keywords):
        if len(args) == self.nin and out is None and not keywords and not any(map(has_override, args)):
            return self._function(*args)
        if not self.nin <= len(args) <= self.nargs:
            raise TypeError(
                "%s: expected %d to %d positional arguments, got %d"
                % (self.name, self.nin, self.nargs, len(args))
            )
        if len(args) == self.nargs:
            if out is not None:
                raise TypeError("%s: out is given by position and by name" % self.name)
            out = args[-1]
        if isinstance(out, tuple):
            if len(out) != 1:
                raise ValueError("%s: out: expected a tuple of 1 arrays, got %r" % (self.name, out))
            (out,) = out
        return self._general(args[: self.nin], out, **keywords)

    def _general(
        self,
        inputs,
        out,
        where=True,
        casting="same_kind",
        order="K",
        dtype=None,
        subok=True,
        signature=None,
        sig=None,
    ):
        signature = signature if sig is None else sig
        keywords = {"where": where, "casting": casting, "order": order, "dtype": dtype, "subok": subok}
        made = overridden(self, "__call__", inputs, dict(keywords, signature=signature, out=out))
        if made is not NotImplemented:
            return made
        out = destination(out, self.name)
        if order not in ORDERS:
            raise ValueError("%s: order: expected 'C', 'F', 'A' or 'K', got %r" % (self.name, order))
        rule = chosen(CASTINGS, casting, self.name, "casting")
        if dtype is not None:
            dtype = self._loop(None, dtype)
            inputs = [_fitted(value, dtype, casting) for value in inputs]
        beside = next((value for value in inputs if isinstance(value, ndarray)), None)
        arrays = [array_like(value, beside) for value in inputs]
        loop = dtype if signature is None else self._loop_dtype(arrays, dtype, signature)
        made = self._function(*(inputs if loop is None else [self._cast(a, loop, rule) for a in arrays]))
        if loop is None and self._one_dtype:  # that of the results is that of the loop
            for array in arrays:
                self._cast(array, made.dtype, rule)
        mask = mask_of(where, made)
        if out is None and mask is None:
            return _in_order(made, order, arrays)
        if out is None:
            out = near(_calls.array_zeros(broadcast_shapes(made.shape, mask.shape), made.dtype), made)
        _calls.array_copyto(out, made, rule, mask)
        return out

    def _cast(self, array, dtype, rule):
        """An operand in the dtype of a loop."""
        if not _calls.dtype_can_cast(array.dtype, dtype, rule):
            raise TypeError("%s: cannot cast %s to %s" % (self.name, array.dtype, dtype))
        return array.astype(dtype, copy=False)

    def _loop(self, array, dtype):
        """The dtype of the loop for a dtype, or, if that is None, of the first one for the elements of an
        array."""
        loops = [_CODES[loop[0]] for loop in self._types]
        if dtype is not None:
            if dtype_code(dtype) not in loops:
                raise TypeError("%s: dtype: there is no loop for %s" % (self.name, dtype))
            return DTYPES[dtype_code(dtype)]
        for code in loops:
            if _calls.dtype_can_cast(array.dtype, code, CASTINGS["safe"]):
                return DTYPES[code]
        raise TypeError("%s: there is no loop for %s" % (self.name, array.dtype))

    def _elements(self, array, dtype):
        """The elements in the dtype of the loop."""
        return _calls.array_asarray(array, self._loop(array, dtype))

    def _folded(self, lines):
        """The function of all elements along the first axis, of which there is one at least."""
        made = _calls.array_copy(lines[0])
        for number in range(1, lines.shape[0]):
            made = self._function(made, lines[number])
        return made

    def reduce(self, array, axis=0, dtype=None, out=None, keepdims=False, initial=_MISSING, where=True):
        """Combines the elements along an axis, several (a tuple) or all axes (None), as ufunc.reduce does."""
        self._require_binary("reduce")
        keywords = {"axis": axis, "dtype": dtype, "out": out, "keepdims": keepdims}
        keywords.update(initial=initial, where=where)
        made = overridden(self, "reduce", (array,), keywords, _MISSING)
        if made is not NotImplemented:
            return made
        array, out = strong(array), destination(out, self.name)
        axes, elements = _axes_of(axis, array.ndim), self._elements(array, dtype)
        if len(axes) > 1:
            raise ValueError(
                "%s.reduce: axis: expected at most one axis, because the order matters" % self.name
            )
        mask = mask_of(where, array)
        start = None if initial is _MISSING else initial
        lines = _in_lines(elements, axes)
        made = self._reduced(lines, start, mask if mask is None else _in_lines(_like(mask, array), axes))
        if keepdims:
            made = made.reshape([1 if n in axes else length for n, length in enumerate(array.shape)])
        return _stored(made, out)

    def _reduced(self, lines, start, mask):
        """The reduction along the first axis, with a value before the elements, or None."""
        if start is None:
            if mask is not None:
                raise ValueError("%s.reduce: where: expected a number as initial" % self.name)
            if not lines.shape[0]:
                raise ValueError("%s.reduce: array: expected elements, or a number as initial" % self.name)
            return self._folded(lines)
        first = _calls.array_asarray(near(strong(start), lines), lines.dtype)
        first = _calls.array_broadcast_to(first, (1,) + lines.shape[1:])
        if mask is None:
            return self._folded(_calls.array_concatenate([first, lines], 0))
        made = first[0]
        for number in range(lines.shape[0]):
            made = _calls.array_where(mask[number], self._function(made, lines[number]), made)
        return _calls.array_copy(made)

    def accumulate(self, array, axis=0, dtype=None, out=None):
        """The reductions of the first element along an axis, of the first two, and so on."""
        self._require_binary("accumulate")
        keywords = {"axis": axis, "dtype": dtype, "out": out}
        made = overridden(self, "accumulate", (array,), keywords)
        if made is not NotImplemented:
            return made
        array, out = strong(array), destination(out, self.name)
        axis = normalized(self._one_axis(array, axis, "accumulate"), array.ndim)
        lines = moveaxis(_calls.array_copy(self._elements(array, dtype)), axis, 0)
        for number in range(1, lines.shape[0]):
            lines[number] = self._function(lines[number - 1], lines[number])
        return _stored(moveaxis(lines, 0, axis), out)

    def reduceat(self, array, indices, axis=0, dtype=None, out=None):
        """Reductions along an axis from each position to the next one, or to the end from the last one; the
        element at the position if the next one is not larger."""
        self._require_binary("reduceat")
        keywords = {"axis": axis, "dtype": dtype, "out": out}
        made = overridden(self, "reduceat", (array, indices), keywords)
        if made is not NotImplemented:
            return made
        array, out = strong(array), destination(out, self.name)
        axis = normalized(self._one_axis(array, axis, "reduceat"), array.ndim)
        places, count = [index(place) for place in strong(indices).tolist()], array.shape[axis]
        for place in places:
            if not 0 <= place < count:
                raise IndexError(
                    "%s.reduceat: indices: expected positions below %d, got %d" % (self.name, count, place)
                )
        lines, ends = moveaxis(self._elements(array, dtype), axis, 0), places[1:] + [count]
        lengths = [max(end - place, 1) for place, end in zip(places, ends)]
        made = self._folded_together(lines, places, lengths) if places else _calls.array_copy(lines[:0])
        return _stored(moveaxis(made, 0, axis), out)

    def _folded_together(self, lines, places, lengths):
        """The function of all elements of each segment; the longest ones come first, so that those that have
        a further element are neighbors."""
        order = sorted(range(len(places)), key=lengths.__getitem__, reverse=True)
        starts = near(array_of([places[n] for n in order], "int64"), lines)
        made, active = _calls.array_take(lines, starts, 0, raw.CTN_INDEX_MODE_RAISE), len(order)
        for number in range(1, lengths[order[0]]):
            while lengths[order[active - 1]] <= number:
                active -= 1
            more = _calls.array_take(lines, starts[:active] + number, 0, raw.CTN_INDEX_MODE_RAISE)
            made[:active] = self._function(made[:active], more)
        back = sorted(range(len(order)), key=order.__getitem__)
        return _calls.array_take(made, near(array_of(back, "int64"), lines), 0, raw.CTN_INDEX_MODE_RAISE)

    def at(self, a, indices, b=None, /):
        """Applies the function to a[indices], and `b` if it takes two operands, in place and once for every
        occurrence of a position, as ufunc.at does."""
        made = overridden(self, "at", (a, indices) if b is None else (a, indices, b), {})
        if made is not NotImplemented:
            return
        if not isinstance(a, ndarray):
            raise TypeError("%s.at: a: expected an array to write to, got %s" % (self.name, type(a).__name__))
        if (b is None) != (self.nin == 1):
            raise (ValueError if b is None else TypeError)(
                "%s.at: b: expected %s" % (self.name, "an operand" if b is None else "none for one input")
            )
        places = near(arange(a.size), a).reshape(a.shape)[indices]
        others = [] if b is None else [_like(near(array_like(b, a), a), places).ravel()]
        places, values = places.ravel(), _calls.array_ravel(a)
        order = _calls.array_argsort(places, -1)
        while order.size:  # a round for the first occurrences, one for the second ones, and so on
            sorted_places = places[order]
            first = sorted_places[1:] != sorted_places[:-1]
            first = _calls.array_concatenate([near(_calls.array_ones((1,), raw.CTN_BOOL), a), first], 0)
            now, order = order[first], order[~first]
            made = self._function(values[places[now]], *[other[now] for other in others])
            values[places[now]] = _calls.array_astype(made, a.dtype)
        _calls.array_copyto(a, values.reshape(a.shape), CASTINGS["no"], None)


def _axes_of(axis, ndim):
    """The axes of a reduction."""
    if axis is None:
        return tuple(range(ndim))
    if not ndim and axis in (0, -1):
        return ()
    axes = tuple(axis) if isinstance(axis, (tuple, list)) else (index(axis),)
    axes = tuple([normalized(n, ndim) for n in axes])
    if len(set(axes)) < len(axes):
        raise ValueError("reduce: axis: expected each axis once, got %r" % (axis,))
    return axes


def _in_lines(array, axes):
    """The array with its axes that are reduced as the first one."""
    moved = moveaxis(array, axes, tuple(range(len(axes))))
    lengths = moved.shape[: len(axes)]
    return moved.reshape((prod(lengths),) + moved.shape[len(axes) :])


def _like(array, other):
    return _calls.array_broadcast_to(array, other.shape)


def _stored(made, out):
    if out is None:
        return _calls.array_ascontiguousarray(made, None) if made.ndim else made
    _calls.array_copyto(out, made, CASTINGS["same_kind"], None)
    return out


def composed(*types):
    """Decorator: makes a function of arrays a universal one with loops such as 'ff->f'."""
    return lambda function: Composed(function, types)
