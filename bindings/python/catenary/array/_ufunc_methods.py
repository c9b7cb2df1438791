"""The methods of universal functions: reduce, accumulate, reduceat, outer, at."""

from ctypes import byref, c_size_t
from operator import index

from .. import _calls, raw
from .._library import quick
from ._arguments import CASTINGS, array_like, destination, near, normalized, strong
from ._indexing import items_of
from ._ndarray import ndarray
from ._overrides import overridden
from ._quick import AXES, NO_DTYPE
from ._values import asarray

_MISSING = type("_NoValue", (), {"__repr__": lambda self: "<no value>"})()  # of `initial`

# Calls with arrays and few arguments go to C directly, see _quick.
_reduce, _accumulate = _calls.ctn_array_ufunc_reduce, _calls.ctn_array_ufunc_accumulate
_reduceat, _outer = _calls.ctn_array_ufunc_reduceat, _calls.ctn_array_ufunc_outer
_at = quick("array_ufunc_at")
_SAME_KIND = raw.CTN_CASTING_SAME_KIND
_ARRAY_ITEM, _ONE = byref(raw.ctn_index(kind=raw.CTN_INDEX_ARRAY)), c_size_t(1)


def mask_of(where, beside):
    """The mask of a call; None for all elements."""
    return None if where is True or where is None else near(strong(where), beside)


class Methods:
    """What NumPy's ufuncs have beside their calls. Only functions of two inputs and one output have all."""

    _text = None  # the name for C, if there are two inputs and one output

    @property
    def identity(self):
        """The number that changes no other, which is the reduction of no elements; None if there is none."""
        if (self.nin, self.nout) != (2, 1):
            return None
        found = _calls.ufunc_reduction(self.name)[1]
        return None if found is None else found.item()

    def _require_binary(self, method):
        if self.signature is not None:
            raise RuntimeError("%s.%s: not defined for functions with a signature" % (self.name, method))
        if self.nin != 2:
            raise ValueError("%s.%s: only supported for binary functions" % (self.name, method))
        if self.nout != 1:
            raise ValueError(
                "%s.%s: only supported for functions returning a single value" % (self.name, method)
            )

    def reduce(self, array, axis=0, dtype=None, out=None, keepdims=False, initial=_MISSING, where=True):
        """Combines the elements along an axis, several (a tuple) or all axes (None).

        Several axes need a function whose order does not matter. `initial` comes before the elements, and
        elements where `where` is false are left out.
        """
        if (
            array.__class__ is ndarray
            and dtype is None
            and out is None
            and where is True
            and initial is _MISSING
            and (axis is None or axis.__class__ is int and axis in AXES)
            and self._text is not None
        ):
            at, count, kept = AXES.get(axis), 0 if axis is None else 1, 1 if keepdims else 0
            try:
                return _reduce(self._text, array, at, count, kept, NO_DTYPE, None, None, None)
            except Exception:
                pass
        self._require_binary("reduce")
        if array.__class__ is not ndarray or out is not None:
            keywords = {"axis": axis, "dtype": dtype, "out": out, "keepdims": keepdims}
            keywords.update(initial=initial, where=where)
            made = overridden(self, "reduce", (array,), keywords, _MISSING)
            if made is not NotImplemented:
                return made
        array, out = strong(array), destination(out, self.name)
        if isinstance(axis, (tuple, list)):
            axis = tuple(axis)
        elif axis is not None:
            axis = () if array.ndim == 0 and axis in (0, -1) else (index(axis),)
        if initial is None:
            self._require_elements(array, axis, where)
        start = None if initial is None or initial is _MISSING else near(strong(initial), array)
        made = _calls.array_ufunc_reduce(
            self.name, array, axis, keepdims, dtype, mask_of(where, array), start, out
        )
        if initial is None and array.size == made.size:  # not even the identity comes before single elements
            _calls.array_copyto(made, array.reshape(made.shape), CASTINGS["unsafe"], None)
        return made if out is None else out

    def _require_elements(self, array, axis, where):
        """Without an initial value there must be an element for each result."""
        lengths = array.shape if axis is None else [array.shape[normalized(n, array.ndim)] for n in axis]
        if where is not True or 0 in lengths:
            raise ValueError("%s.reduce: initial=None needs elements, and no mask" % self.name)

    def accumulate(self, array, axis=0, dtype=None, out=None):
        """The reductions of the first element along an axis, of the first two, and so on."""
        if array.__class__ is ndarray and dtype is None and out is None and self._text is not None:
            try:
                if axis.__class__ is int and axis in AXES:
                    return _accumulate(self._text, array, axis, NO_DTYPE, None)
            except Exception:
                pass
        self._require_binary("accumulate")
        made = overridden(self, "accumulate", (array,), {"axis": axis, "dtype": dtype, "out": out})
        if made is not NotImplemented:
            return made
        array, out = strong(array), destination(out, self.name)
        axis = self._one_axis(array, axis, "accumulate")
        made = _calls.array_ufunc_accumulate(self.name, array, axis, dtype, out)
        return made if out is None else out

    def _one_axis(self, array, axis, method):
        if array.ndim == 0:
            raise TypeError("%s.%s: array: expected at least one axis, got a number" % (self.name, method))
        if axis is None and array.ndim == 1:
            return 0
        if isinstance(axis, (tuple, list)) and len(axis) == 1:
            axis = axis[0]
        if axis is None or isinstance(axis, (tuple, list)):
            raise ValueError("%s.%s: axis: expected one axis, got %r" % (self.name, method, axis))
        return index(axis)

    def reduceat(self, array, indices, axis=0, dtype=None, out=None):
        """Reductions along an axis from each position to the next one, or to the end from the last one.

        If the next position is not larger, the result is the element at the position.
        """
        plain = array.__class__ is indices.__class__ is ndarray and dtype is None and out is None
        if plain and self._text is not None:
            try:
                if axis.__class__ is int and axis in AXES:
                    return _reduceat(self._text, array, indices, axis, NO_DTYPE, None)
            except Exception:
                pass
        self._require_binary("reduceat")
        keywords = {"axis": axis, "dtype": dtype, "out": out}
        made = overridden(self, "reduceat", (array, indices), keywords)
        if made is not NotImplemented:
            return made
        array, out = strong(array), destination(out, self.name)
        axis = self._one_axis(array, axis, "reduceat")
        places = near(array_like(indices, array), array)
        if places.size == 0:
            places = _calls.array_asarray(places, "int64")
        made = _calls.array_ufunc_reduceat(self.name, array, places, axis, dtype, out)
        return made if out is None else out

    def outer(self, A, B, **keywords):  # noqa: N803  (NumPy's names)
        """The function of every pair of an element of `A` and one of `B`: shape A.shape + B.shape."""
        if A.__class__ is B.__class__ is ndarray and not keywords and self._text is not None:
            try:
                return _outer(self._text, A, B, NO_DTYPE, _SAME_KIND, None, None)
            except Exception:
                pass
        if self.signature is not None:
            raise TypeError("%s.outer: not defined for functions with a signature" % self.name)
        if self.nin != 2:
            raise ValueError("%s.outer: only supported for binary functions" % self.name)
        made = overridden(self, "outer", (A, B), keywords)
        if made is not NotImplemented:
            return made
        b = array_like(B, A)
        a = near(asarray(A), b) if b.ndim else array_like(A, b)
        if a.ndim and b.ndim:
            a = _calls.array_reshape(a, a.shape + (1,) * b.ndim)
        return self(a, b, **keywords)

    def at(self, a, indices, b=None, /):
        """Applies the function to a[indices], and `b` if it takes two operands, in place and once for every
        occurrence of a position. Results are converted to the dtype of `a` whatever they are.
        """
        plain = a.__class__ is indices.__class__ is b.__class__ is ndarray and self._text is not None
        if plain and not _at(self._text, a, _ARRAY_ITEM, _ONE, byref(indices), _ONE, b):
            return
        made = overridden(self, "at", (a, indices) if b is None else (a, indices, b), {})
        if made is not NotImplemented:
            return
        if not isinstance(a, ndarray):
            raise TypeError("%s.at: a: expected an array to write to, got %s" % (self.name, type(a).__name__))
        if self.signature is not None:
            raise TypeError("%s.at: not defined for functions with a signature" % self.name)
        if (self.nin, self.nout) not in ((1, 1), (2, 1)):
            raise ValueError("%s.at: expected a function with one or two inputs and one output" % self.name)
        if (b is None) != (self.nin == 1):
            raise (ValueError if b is None else TypeError)(
                "%s.at: b: expected %s" % (self.name, "an operand" if b is None else "none for one input")
            )
        value = None if b is None else near(array_like(b, a), a)
        items, count, arrays = items_of(indices)
        _calls.array_ufunc_at(self.name, a, items, count, [near(array, a) for array in arrays], value)
