"""Products of matrices as a universal function of matrices instead of elements."""

from operator import index

from .. import _calls
from .._dtype import DTYPES, dtype_code
from ._arguments import CASTINGS, chosen, destination, normalized, strong
from ._ndarray import ndarray
from ._overrides import overridden
from ._ufunc import _in_order, ufunc


class _Matmul(ufunc):
    """Products of the matrices in the last two axes, broadcast over the others.

    A vector counts as a matrix of one row on the left and of one column on the right, and the result then has
    no such axis. `axes` is a list with a tuple of the axes of the matrices for each operand and the result.
    The elements are converted to `dtype`, and results to that of `out`, under `casting`.
    """

    signature = "(n?,k),(k,m?)->(n?,m?)"
    identity = None

    def __new__(cls):
        self = object.__new__(cls)
        self.name = self.__name__ = "matmul"
        self.nin, self.nout, self.nargs = 2, 1, 3
        self.__doc__ = cls.__doc__
        self._types = ["%s%s->%s" % (code, code, code) for code in "?bBhHiIlLeEfd"]
        return self

    def __call__(self, x1, x2, out=None, **keywords):
        if out is not None or keywords or x1.__class__ is not ndarray or x2.__class__ is not ndarray:
            return self._general(x1, x2, out, **keywords)
        _require_axes(x1, x2)
        return _calls.array_matmul(x1, x2)

    def _general(
        self,
        x1,
        x2,
        out,
        casting="same_kind",
        order="K",
        dtype=None,
        subok=True,
        signature=None,
        sig=None,
        axes=None,
        axis=None,
    ):
        signature = signature if sig is None else sig
        keywords = {"out": out, "casting": casting, "order": order, "dtype": dtype, "subok": subok}
        keywords.update({"signature": signature}, **({} if axes is None else {"axes": axes}))
        made = overridden(self, "__call__", (x1, x2), keywords)
        if made is not NotImplemented:
            return made
        if axis is not None:
            raise TypeError("matmul: axis: the operands and the result have different axes; give axes")
        x1, x2, out = strong(x1, x2), strong(x2, x1), destination(out, "matmul")
        _require_axes(x1, x2)
        rule = chosen(CASTINGS, casting, "matmul", "casting")
        dtype = self._loop_dtype((x1, x2), dtype, signature)
        x1, x2 = self._converted(x1, x2, dtype, rule)
        last = out
        if axes is not None:
            places = _core_axes(axes, (x1.ndim, x2.ndim))
            x1, x2 = _moved(x1, places[0], True), _moved(x2, places[1], True)
            last = None if out is None else _moved(out, places[2], True)
        if out is None:
            made = _calls.array_matmul(x1, x2)
            return _in_order(made if axes is None else _moved(made, places[2], False), order, (x1, x2))
        if not _calls.dtype_can_cast(dtype_code(x1.dtype), dtype_code(out.dtype), rule):
            raise TypeError("matmul: out: cannot cast the result from %s to %s" % (x1.dtype, out.dtype))
        if out.dtype == x1.dtype:
            _calls.array_matmul_into(x1, x2, last)
        else:
            made = _calls.array_matmul(x1, x2)
            if made.shape != last.shape:
                raise ValueError("matmul: out: expected shape %s, got %s" % (made.shape, last.shape))
            _calls.array_copyto(last, made, rule, None)
        return out

    def _converted(self, x1, x2, dtype, rule):
        """The operands in the dtype of the loop."""
        given = [dtype_code(x.dtype) for x in (x1, x2)]
        code = _calls.dtype_result_type(given) if dtype is None else dtype_code(dtype)
        if dtype is None:  # at most cast safely, as in the search for a loop
            rule = min(rule, CASTINGS["safe"])
        for number, own in enumerate(given):
            if not _calls.dtype_can_cast(own, code, rule):
                raise TypeError(
                    "matmul: cannot cast operand %d from %s to %s" % (number + 1, DTYPES[own], DTYPES[code])
                )
        return [_calls.array_asarray(x, code) for x in (x1, x2)]


def _require_axes(x1, x2):
    if x1.ndim == 0 or x2.ndim == 0:
        raise ValueError("matmul: expected operands with at least one axis, got a 0-d one")


def _core_axes(axes, ndims):
    """The axes of the matrices of both operands and of the result, as tuples."""
    if not isinstance(axes, list):
        raise TypeError("matmul: axes: expected a list of tuples, got %s" % type(axes).__name__)
    counts = [min(ndim, 2) for ndim in ndims]
    counts.append(sum(counts) - 2)
    if len(axes) != 3:
        raise ValueError("matmul: axes: expected entries for both operands and the result, got %r" % (axes,))
    outer = max(ndim - count for ndim, count in zip(ndims, counts))
    places = []
    for entry, count, ndim in zip(axes, counts, (*ndims, outer + counts[2])):
        entry = entry if isinstance(entry, (tuple, list)) else (index(entry),)
        if len(entry) != count:
            raise ValueError("matmul: axes: expected %d axes, got %r" % (count, entry))
        entry = tuple([normalized(axis, ndim) for axis in entry])
        if len(set(entry)) != len(entry):
            raise ValueError("matmul: axes: an axis is repeated: %r" % (entry,))
        places.append(entry)
    return places


def _moved(a, axes, to_end):
    """The array with the axes moved to the end, or the last axes moved to their places."""
    order = [axis for axis in range(a.ndim) if axis not in axes] + list(axes)
    if not to_end:
        order = [order.index(axis) for axis in range(a.ndim)]
    return a if order == list(range(a.ndim)) else _calls.array_transpose(a, order)


matmul = _Matmul()
