"""Universal functions that several others compute, with NumPy's keywords and methods."""

from .. import _calls, raw
from .._dtype import DTYPES, dtype_code
from ._arguments import CASTINGS, array_like, chosen, destination, near, strong
from ._creation import arange
from ._manipulation import broadcast_shapes
from ._ndarray import ndarray
from ._overrides import has_override, overridden
from ._ufunc import _CODES, ORDERS, _fitted, _in_order, ufunc
from ._ufunc_methods import _MISSING, mask_of


class Composed(ufunc):
    """A universal function with one output that is a function of Python."""

    identity = None

    def __new__(cls, function, types, folds):
        self = object.__new__(cls)
        self.name = self.__name__ = function.__name__
        self.nin, self.nout = types[0].index("->"), 1
        self.nargs = self.nin + 1
        self.__doc__ = function.__doc__
        self._function, self._types, self._text = function, types, None
        self._folds = folds
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

    def reduce(self, array, axis=0, dtype=None, out=None, keepdims=False, initial=_MISSING, where=True):
        """Combines the elements along an axis, as ufunc.reduce does."""
        self._require_binary("reduce")
        keywords = {"axis": axis, "dtype": dtype, "out": out, "keepdims": keepdims}
        keywords.update(initial=initial, where=where)
        made = overridden(self, "reduce", (array,), keywords, _MISSING)
        if made is not NotImplemented:
            return made
        array = strong(array)
        return self._folds.reduce(array, axis, self._loop(array, dtype), out, keepdims, initial, where)

    def accumulate(self, array, axis=0, dtype=None, out=None):
        """The reductions of the first element along an axis, of the first two, and so on."""
        self._require_binary("accumulate")
        made = overridden(self, "accumulate", (array,), {"axis": axis, "dtype": dtype, "out": out})
        if made is not NotImplemented:
            return made
        array = strong(array)
        return self._folds.accumulate(array, axis, self._loop(array, dtype), out)

    def reduceat(self, array, indices, axis=0, dtype=None, out=None):
        """Reductions along an axis from each position to the next one, or to the end from the last one; the
        element at the position if the next one is not larger."""
        self._require_binary("reduceat")
        made = overridden(self, "reduceat", (array, indices), {"axis": axis, "dtype": dtype, "out": out})
        if made is not NotImplemented:
            return made
        array = strong(array)
        return self._folds.reduceat(array, indices, axis, self._loop(array, dtype), out)

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
        if b is not None and self._folds is not None and self._loop(a, None) == a.dtype:
            return self._folds.at(a, indices, b)
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


def _like(array, other):
    return _calls.array_broadcast_to(array, other.shape)


def composed(*types, folds=None):
    """Decorator: makes a function of arrays a universal one with loops such as 'ff->f'. Reductions of a
    function of two inputs are those of the universal function `folds` in the dtypes of these loops."""
    return lambda function: Composed(function, types, folds)
