"""Universal functions: objects with a name, loops, and NumPy's keyword arguments."""

from ctypes import byref, c_double, c_int64, c_void_p

from .. import _calls
from .._dtype import dtype_code
from .._errors import failure
from .._library import library, quick
from . import _reduction, _sorting
from ._arguments import CASTINGS, array_like, chosen, destination, near, normalized, operand, stored
from ._indexing import items_of
from ._ndarray import ndarray

_new = c_void_p.__new__
_known = {}  # name -> ufunc


class ufunc:
    """An operation on arrays element by element, with broadcasting, promotion of dtypes, and casting of
    results.

    A call with nin arrays or numbers returns nout new arrays; results are written to arrays that follow the
    inputs or are given as `out`. `dtype` chooses the loop, `where` (bool, broadcast) the elements to compute,
    `casting` how results may be converted to `out`. Numbers widen arrays that cannot hold them, as in NumPy
    1.24. Sequences are a TypeError: make arrays of them first.
    """

    signature = identity = None

    def __new__(cls, name):
        nin, nout = _calls.ufunc_arity(name)
        kind = _Whole if name in _WHOLE else {(1, 1): _Unary, (2, 1): _Binary}.get((nin, nout), ufunc)
        self = object.__new__(kind)
        self.name = self.__name__ = name
        self.nin, self.nout, self.nargs = nin, nout, nin + nout
        self.__doc__ = getattr(_calls, "array_" + name).__doc__
        self._call = quick("array_" + name)
        self._into = quick("array_%s_into" % name)
        self._types = self._forms = None
        _known[name] = self
        return self

    def __call__(self, *args, out=None, dtype=None, where=True, casting="same_kind"):
        nin, nout = self.nin, self.nout
        if not nin <= len(args) <= nin + nout:
            raise TypeError(
                "%s: expected %d to %d positional arguments, got %d" % (self.name, nin, nin + nout, len(args))
            )
        outs = args[nin:]
        if outs:
            if out is not None:
                raise TypeError("%s: out is given by position and by name" % self.name)
            outs += (None,) * (nout - len(outs))
        elif out is None:
            outs = (None,) * nout
        else:
            outs = out if isinstance(out, tuple) else (out,)
            if len(outs) != nout:
                raise (ValueError if isinstance(out, tuple) else TypeError)(
                    "%s: out: expected a tuple of %d arrays, got %r" % (self.name, nout, out)
                )
        beside = next((value for value in args[:nin] if isinstance(value, ndarray)), None)
        return self._general([operand(value, beside) for value in args[:nin]], outs, dtype, where, casting)

    def _general(self, inputs, outs, dtype, where, casting):
        outs = [destination(out, self.name) for out in outs]
        casting = chosen(CASTINGS, casting, self.name, "casting")
        if where is True or where is None:
            where = None
        else:
            where = array_like(where)
        if self.nout == 1:
            made = _calls.array_ufunc(self.name, inputs, dtype, casting, where, outs[0])
            return made if outs[0] is None else outs[0]
        made = _calls.array_ufunc_outputs(self.name, inputs, dtype, casting, where, outs, self.nout)
        return tuple([new if out is None else out for new, out in zip(made, outs)])

    @property
    def types(self):
        """The loops in search order, such as 'ff->f' (E means bfloat16)."""
        if self._types is None:
            self._types = _calls.ufunc_types(self.name).split()
        return list(self._types)

    @property
    def ntypes(self):
        """Number of loops in `types`."""
        return len(self.types)

    def __repr__(self):
        return "<ufunc '%s'>" % self.name

    def __reduce__(self):
        return _by_name, (self.name,)

    def _absent(self, method):
        raise NotImplementedError("%s.%s: the library has no such operation" % (self.name, method))

    def reduce(self, array, axis=0, dtype=None, out=None, keepdims=False):
        """Combines the elements along axes; for add, multiply, maximum, minimum, logical_and and
        logical_or."""
        kind = {"add": _reduction.sum, "multiply": _reduction.prod}.get(self.name)
        if kind:
            return kind(array, axis, dtype, out, keepdims)
        kind = {"maximum": _reduction.amax, "minimum": _reduction.amin}.get(self.name)
        if kind:
            return kind(array, axis, out, keepdims, dtype)
        kind = {"logical_and": _reduction.all, "logical_or": _reduction.any}.get(self.name)
        if kind and dtype is None:
            return kind(array, axis, out, keepdims)
        self._absent("reduce")

    def accumulate(self, array, axis=0, dtype=None, out=None):
        """Running results along an axis; for add and multiply."""
        kind = {"add": _sorting.cumsum, "multiply": _sorting.cumprod}.get(self.name) or self._absent(
            "accumulate"
        )
        return kind(array, normalized(axis, operand(array).ndim), dtype, out)

    def reduceat(self, array, indices, axis=0, dtype=None, out=None):
        """Reductions along an axis from each position to the next one, or to the end from the last one. If
        the next position is not larger, the result is the element at the position."""
        array = operand(array)
        axis = normalized(axis, array.ndim)
        places = [int(n) for n in (indices.tolist() if hasattr(indices, "tolist") else indices)]
        length, inner, parts = array.shape[axis], (slice(None),) * axis, []
        for n, place in enumerate(places):
            if not 0 <= place < length:
                raise IndexError(
                    "%s.reduceat: index %d is out of bounds for axis %d of length %d"
                    % (self.name, place, axis, length)
                )
            end = places[n + 1] if n + 1 < len(places) else length
            part = array[inner + (slice(place, max(end, place + 1)),)]
            parts.append(self.reduce(part, axis, dtype, None, True))
        if not parts:
            parts = [
                self.reduce(array[inner + (slice(0, 1),)], axis, dtype, None, True)[inner + (slice(0, 0),)]
            ]
        return stored(_calls.array_concatenate(parts, axis), out, "same_kind", self.name)

    def outer(self, a, b, **keywords):
        """The operation on every pair of an element of `a` and one of `b`: shape a.shape + b.shape."""
        if self.nin != 2:
            raise ValueError("%s.outer: expected an operation of two inputs" % self.name)
        a, b = operand(a), operand(b)
        return self(a if b.ndim == 0 else _calls.array_reshape(a, a.shape + (1,) * b.ndim), b, **keywords)

    def at(self, a, indices, b=None):
        """Applies the operation to a[indices], and `b` if it takes two operands, in place and once for every
        occurrence of a position."""
        if not isinstance(a, ndarray):
            raise TypeError("%s.at: a: expected an array to write to, got %s" % (self.name, type(a).__name__))
        if (self.nin, self.nout) not in ((1, 1), (2, 1)):
            raise ValueError("%s.at: expected an operation with one or two inputs and one output" % self.name)
        if (b is None) != (self.nin == 1):
            raise (ValueError if b is None else TypeError)(
                "%s.at: b: expected %s" % (self.name, "an operand" if b is None else "none for one input")
            )
        value = None if b is None else near(array_like(b, a), a)
        none = [
            near(_calls.array_empty((0,), of.dtype), a) if of.ndim or of is a else of
            for of in (a, value)[: self.nin]
        ]
        made = self(*none).dtype
        if not _calls.dtype_can_cast(dtype_code(made), dtype_code(a.dtype), CASTINGS["same_kind"]):
            raise TypeError("%s.at: a: cannot cast results of %s to %s" % (self.name, made, a.dtype))
        items, count, arrays = items_of(indices)
        _calls.array_ufunc_at(self.name, a, items, count, [near(array, a) for array in arrays], value)


class _Unary(ufunc):
    def __call__(self, x, out=None, *, dtype=None, where=True, casting="same_kind"):
        if dtype is None and where is True and casting == "same_kind":
            if not isinstance(x, ndarray):
                x = operand(x)
            if out is None:
                out = _new(ndarray)
                status = self._call(x, byref(out))
            else:
                out = destination(out, self.name)
                status = self._into(x, out)
            if status:
                raise failure(status)
            return out
        return self._general([operand(x)], (out,), dtype, where, casting)


_WHOLE = ("floor", "ceil", "trunc")


class _Whole(_Unary):
    """Rounding to integers, which leaves integers and booleans as they are, as in NumPy 2."""

    def __call__(self, x, out=None, *, dtype=None, where=True, casting="same_kind"):
        if dtype is None:
            x = operand(x)
            if x.dtype.kind in "biu":
                where = None if where is True or where is None else array_like(where)
                made = destination(out, self.name)
                if made is None and where is None:
                    return _calls.array_copy(x)
                if made is None:
                    made = _calls.array_empty_like(_calls.array_broadcast_arrays([x, where])[0], None)
                _calls.array_copyto(made, x, chosen(CASTINGS, casting, self.name, "casting"), where)
                return made
        return _Unary.__call__(self, x, out, dtype=dtype, where=where, casting=casting)


class _Binary(ufunc):
    def __call__(self, x1, x2, out=None, *, dtype=None, where=True, casting="same_kind"):
        if dtype is None and where is True and casting == "same_kind":
            if x1.__class__ is not ndarray or x2.__class__ is not ndarray:
                if out is None:
                    made = self._beside_number(x1, x2)
                    if made is not None:
                        return made
                x1, x2 = operand(x1, x2), operand(x2, x1)
            if out is None:
                out = _new(ndarray)
                status = self._call(x1, x2, byref(out))
            else:
                out = destination(out, self.name)
                status = self._into(x1, x2, out)
            if status:
                raise failure(status)
            return out
        return self._general([operand(x1, x2), operand(x2, x1)], (out,), dtype, where, casting)

    def _beside_number(self, x1, x2):
        """The result for an array and a number by the C functions for numbers; None if there is no such
        function."""
        left = x2.__class__ is ndarray
        array, value = (x2, x1) if left else (x1, x2)
        kind = value.__class__
        if (
            array.__class__ is not ndarray
            or kind not in _NUMBERS
            or not _LIMITS[kind][0] <= value < _LIMITS[kind][1]
        ):
            return None  # other numbers may widen the dtype
        if not self._forms:
            self._forms = {
                (kind, left): _number_form(self.name, kind, left)
                for kind in _NUMBERS
                for left in (False, True)
            }
        call = self._forms[kind, left]
        if call is None:
            return None
        out = _new(ndarray)
        status = call(array, _NUMBERS[kind](value), byref(out))
        if status:
            raise failure(status)
        return out


_NUMBERS = {float: c_double, int: c_int64}
_LIMITS = {float: (-65000, 65000), int: (0, 128)}


def _number_form(name, kind, left):
    """f(array, number, byref(out)), or None."""
    suffix = {float: "f64", int: "i64"}[kind]
    plain, first = "array_%s_%s" % (name, suffix), "array_r%s_%s" % (name, suffix)
    has_plain, has_first = (hasattr(library, "ctn_" + form) for form in (plain, first))
    if not left:
        return quick(plain) if has_plain else None
    if not has_first:
        return None
    call = quick(first)
    return lambda array, number, out: call(number, array, out)


def _by_name(name):
    return _known[name]


_ALIASES = {
    "divide": "true_divide",
    "mod": "remainder",
    "abs": "absolute",
    "degrees": "rad2deg",
    "radians": "deg2rad",
    "bitwise_not": "invert",
}


def _declare():
    for number in range(_calls.ufunc_count()):
        name = _calls.ufunc_name(number)
        globals()[name] = ufunc(name)
    for alias, name in _ALIASES.items():
        globals()[alias] = globals()[name]


_declare()
__all__ = ["ufunc", *_ALIASES, *_known]
