"""Universal functions: objects with a name, loops, and NumPy's keyword arguments."""

import sys
from ctypes import byref, c_double, c_int64, c_void_p

from .. import _calls, raw
from .._dtype import DTYPES, NUMPY_SCALAR, dtype_code, numpy
from .._errors import failure
from .._extension import native
from .._library import library, pointer, quick
from ._arguments import CASTINGS, chosen, destination, operand
from ._interop import as_operand
from ._ndarray import ndarray
from ._order import fortran_copy, is_vector
from ._overrides import has_override, overridden
from ._ufunc_methods import Methods, mask_of

_new = c_void_p.__new__
_known = {}  # name -> ufunc

ORDERS = ("C", "F", "A", "K", "c", "f", "a", "k", None)


_BASES = (Methods,) if native is None else (native.Universal, Methods)


class ufunc(*_BASES):
    """An operation on arrays element by element, with broadcasting, promotion of dtypes, and casting of
    results.

    A call with nin arrays or numbers returns nout new arrays; results are written to arrays that follow the
    inputs or are given as `out`. `dtype` chooses the loop, or `signature` (also named `sig`), such as
    "ff->f"; `where` (bool, broadcast) the elements to compute, `casting` how results may be converted to
    `out`, and `order` the memory order of new results. `subok` makes no difference. Numbers widen arrays that
    cannot hold them, as in NumPy 1.24. Lists and tuples of numbers become arrays.
    """

    signature = None

    def __new__(cls, name):
        nin, nout = _calls.ufunc_arity(name)
        kinds = {(1, 1): _Unary, (2, 1): _Binary, (1, 2): _Pair, (2, 2): _Pair}
        kind = _Whole if name in _WHOLE else kinds.get((nin, nout), ufunc)
        self = object.__new__(kind)
        self.name = self.__name__ = name
        self.nin, self.nout, self.nargs = nin, nout, nin + nout
        self.__doc__ = getattr(_calls, "array_" + name).__doc__
        self._call = quick("array_" + name)
        self._into = quick("array_%s_into" % name)
        self._types = self._forms = None
        self._text = name.encode() if (nin, nout) == (2, 1) else None
        if native is not None and nout <= 2:
            into = pointer("array_%s_into" % name)
            self._bind(pointer("array_" + name), into, nin, nout, kind is _Whole)
        _known[name] = self
        return self

    def _called(self, *args, out=None, **keywords):
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
        return self._general(args[:nin], outs, **keywords)

    def _general(
        self,
        inputs,
        outs,
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
        keywords.update(signature=signature, out=None if all([out is None for out in outs]) else outs)
        made = overridden(self, "__call__", inputs, keywords)
        if made is not NotImplemented:
            return made
        if dtype is not None:
            inputs = [_fitted(value, dtype, casting) for value in inputs]
        beside = next((value for value in inputs if isinstance(value, ndarray)), None)
        if self.nin == 2:
            inputs = [operand(inputs[0], inputs[1]), operand(inputs[1], inputs[0])]
        else:
            inputs = [operand(value, beside) for value in inputs]
        outs = [destination(out, self.name) for out in outs]
        if order not in ORDERS:
            raise ValueError("%s: order: expected 'C', 'F', 'A' or 'K', got %r" % (self.name, order))
        rule = chosen(CASTINGS, casting, self.name, "casting")
        dtype = self._loop_dtype(inputs, dtype, signature)
        mask = mask_of(where, beside)
        if self.nout == 1:
            made = [_calls.array_ufunc(self.name, inputs, dtype, rule, mask, outs[0])]
        else:
            made = _calls.array_ufunc_outputs(self.name, inputs, dtype, rule, mask, outs, self.nout)
        made = [_in_order(new, order, inputs) if out is None else out for new, out in zip(made, outs)]
        return made[0] if self.nout == 1 else tuple(made)

    def _loop_dtype(self, inputs, dtype, signature):
        """The dtype that chooses the loop in C; None if the inputs choose it."""
        if signature is None:
            if dtype is None or not self.types[-1].endswith("->?"):
                return dtype
            if dtype_code(dtype) != raw.CTN_BOOL:  # that of the results
                raise TypeError("%s: dtype: the results are booleans, got %s" % (self.name, dtype))
            return None
        if dtype is not None:
            raise TypeError("%s: dtype and signature cannot both be given" % self.name)
        wanted = _wanted(signature, self.nargs, self.nin)
        if wanted is None:
            raise ValueError(
                "%s: signature: expected a text such as %r or a tuple of %d dtypes, got %r"
                % (self.name, self.types[-1], self.nargs, signature)
            )
        found = None
        for loop in self.types:
            codes = [_CODES[character] for character in loop.replace("->", "")]
            if any(code is not None and code != own for code, own in zip(wanted, codes)):
                continue
            found = found or loop
            given = [dtype_code(x.dtype) for x in inputs]
            if all([_calls.dtype_can_cast(a, b, CASTINGS["safe"]) for a, b in zip(given, codes)]):
                found = loop
                break
        if found is None:
            raise TypeError("%s: signature: there is no loop %r" % (self.name, signature))
        return DTYPES[_CODES[found[0]]]

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


def _fitted(value, dtype, casting):
    """An input for the loop of a dtype: a number, also one of NumPy, is converted if its value fits."""
    if isinstance(value, ndarray) or dtype_code(dtype) == raw.CTN_BFLOAT16:
        return value
    wanted = DTYPES[dtype_code(dtype)]
    if isinstance(value, (bool, int, float)) and not isinstance(value, NUMPY_SCALAR):
        whole = "u" if value >= 0 else "i"
        kind = "b" if isinstance(value, bool) else "f" if isinstance(value, float) else whole
        fits = "buif".index(kind) <= "buif".index(wanted.kind)
        return as_operand(value).astype(wanted) if fits and casting in ("same_kind", "unsafe") else value
    if not isinstance(value, NUMPY_SCALAR):
        return value
    return value.astype(wanted) if numpy.can_cast(value, wanted, casting) else value


class _Unary(ufunc):
    def _called(self, x, out=None, *, dtype=None, where=True, **keywords):
        if dtype is None and where is True and not keywords and (out is None or x.__class__ is ndarray):
            if x.__class__ is not ndarray:
                made = overridden(self, "__call__", (x,), {})
                if made is not NotImplemented:
                    return made
                x = operand(x)
            if out is None:
                out = _new(ndarray)
                status = self._call(x, byref(out))
                if status:
                    raise failure(status)
                return out
            if out.__class__ is ndarray:
                status = self._into(x, out)
                if status:
                    raise failure(status)
                return out
        outs = out if isinstance(out, tuple) and len(out) == 1 else (out,)
        return self._general((x,), outs, where, dtype=dtype, **keywords)


_WHOLE = ("floor", "ceil", "trunc")


class _Whole(_Unary):
    """Rounding to integers, which leaves integers and booleans as they are, as in NumPy 2."""

    def _called(self, x, out=None, *, dtype=None, where=True, **keywords):
        floating = x.__class__ is ndarray and library.ctn_array_dtype(x) > raw.CTN_UINT64
        if not floating and dtype is None and keywords.keys() <= {"casting"} and not has_override(x):
            x = operand(x)
            if library.ctn_array_dtype(x) <= raw.CTN_UINT64:  # booleans and integers
                return self._kept(x, destination(out, self.name), mask_of(where, x), **keywords)
        return _Unary._called(self, x, out, dtype=dtype, where=where, **keywords)

    def _kept(self, x, out, where, casting="same_kind"):
        rule = chosen(CASTINGS, casting, self.name, "casting")
        if out is None and where is None:
            return _calls.array_copy(x)
        if out is None:
            out = _calls.array_empty_like(_calls.array_broadcast_arrays([x, where])[0], None)
        _calls.array_copyto(out, x, rule, where)
        return out


class _Binary(ufunc):
    def _called(self, x1, x2, out=None, *, dtype=None, where=True, **keywords):
        if dtype is None and where is True and not keywords:
            if x1.__class__ is not ndarray or x2.__class__ is not ndarray:
                if out is None:
                    made = self._beside_number(x1, x2)
                    if made is not None:
                        return made
                made = overridden(self, "__call__", (x1, x2), {"out": out})
                if made is not NotImplemented:
                    return made
                x1, x2 = operand(x1, x2), operand(x2, x1)
            if out is None:
                out = _new(ndarray)
                status = self._call(x1, x2, byref(out))
                if status:
                    raise failure(status)
                return out
            if out.__class__ is ndarray:
                status = self._into(x1, x2, out)
                if status:
                    raise failure(status)
                return out
        outs = out if isinstance(out, tuple) and len(out) == 1 else (out,)
        return self._general((x1, x2), outs, where, dtype=dtype, **keywords)

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


class _Pair(ufunc):
    def _called(self, *args, **keywords):
        if keywords or len(args) != self.nin or any([x.__class__ is not ndarray for x in args]):
            return ufunc._called(self, *args, **keywords)
        first, second = _new(ndarray), _new(ndarray)
        status = self._call(*args, byref(first), byref(second))
        if status:
            raise failure(status)
        return first, second


if native is None:
    for _kind in (ufunc, _Unary, _Whole, _Binary, _Pair):
        _kind.__call__ = _kind._called

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


_CODES = {dtype.char: code for code, dtype in enumerate(DTYPES) if dtype.kind != "V"}
_CODES["E"] = raw.CTN_BFLOAT16
_CODES.update(q=_CODES["l"], Q=_CODES["L"])


def _wanted(signature, count, inputs):
    """The dtype codes of a signature, with None for what it leaves open; None if it has another form."""
    if isinstance(signature, str):
        parts = signature.split("->")
        if len(parts) != 2 or len(parts[0]) != inputs or len("".join(parts)) != count:
            return None
        codes = [_CODES.get(character) for character in "".join(parts)]
        return None if None in codes else codes
    if not isinstance(signature, tuple) or len(signature) not in (1, count):
        return None
    codes = [None if part is None else dtype_code(part) for part in signature]
    return codes if len(codes) == count else [None] * inputs + codes * (count - inputs)


def _in_order(made, order, inputs):
    """A new result in the memory order of the call."""
    if order in ("K", "k", None) or made.ndim < 2:
        return made
    fortran = order in ("F", "f")
    if order in ("A", "a"):
        layouts = [x.flags for x in inputs if x.ndim]
        fortran = all([flags.f_contiguous for flags in layouts]) and not all(
            [flags.c_contiguous for flags in layouts]
        )
    flags = made.flags
    if flags.f_contiguous and not is_vector(made.shape) if fortran else flags.c_contiguous:
        return made
    return fortran_copy(made) if fortran else _calls.array_ascontiguousarray(made, None)


def _by_name(name):
    """The function of a name, for pickle."""
    return getattr(sys.modules[__package__], name)


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
