"""Einstein summation."""

from functools import lru_cache
from operator import index

from .. import _calls
from .._convert import int64s, utf8
from .._dtype import numpy
from .._handle import keep
from ._arguments import CASTINGS, array_like, chosen, destination, strong
from ._ndarray import ndarray
from ._types import can_cast

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def _letters(labels):
    """The letters for a list of numbers and Ellipsis."""
    if isinstance(labels, (str, bytes)):
        raise TypeError("einsum: expected a list of numbers for the axes, got %r" % (labels,))
    text = ""
    for label in labels:
        if label is Ellipsis:
            text += "..."
            continue
        try:
            label = index(label)
        except TypeError:
            raise TypeError("einsum: axes: expected numbers or Ellipsis, got %r" % (label,)) from None
        if not 0 <= label < len(_LETTERS):
            raise ValueError(
                "einsum: axes: expected numbers from 0 to %d, got %d" % (len(_LETTERS) - 1, label)
            )
        text += _LETTERS[label]
    return text


def _split(operands):
    """The subscripts and the operands, given (subscripts, a, b, ...) or (a, axes, b, axes, ..., axes of the
    result)."""
    if not operands or isinstance(operands[0], str):
        if len(operands) < 2:
            raise ValueError("einsum: expected subscripts and at least one operand")
        return operands[0], operands[1:]
    if len(operands) < 2:
        raise ValueError(
            "einsum: expected subscripts and at least one operand, or operands and lists of their axes"
        )
    count = len(operands) // 2
    subscripts = ",".join([_letters(labels) for labels in operands[1 : 2 * count : 2]])
    if len(operands) % 2:
        subscripts += "->" + _letters(operands[-1])
    return subscripts, operands[: 2 * count : 2]


def _labels(term, ndim):
    """One label for each axis, numbers for those of the ellipsis; None if their number does not match."""
    before, dots, after = term.partition("...")
    more = ndim - len(before) - len(after)
    if more < 0 or more and not dots or "." in before or "." in after:
        return None
    return list(before) + list(range(more)) + list(after)


@lru_cache(256)
def _view_steps(subscripts, ndim):
    """How the view of one operand is made of which nothing is summed: the pairs of axes whose diagonals are
    taken, one after the other, and the order of the axes then. None otherwise, and for wrong subscripts."""
    term, arrow, result = subscripts.replace(" ", "").partition("->")
    labels = _labels(term, ndim)
    if labels is None or not all(label.isalpha() for label in term.replace("...", "")):
        return None
    if arrow:
        hidden = sum(isinstance(label, int) for label in labels)
        letters = len(result.replace("...", ""))
        wanted = _labels(result, letters + (hidden if "..." in result else 0))
    else:
        wanted = sorted([n for n in labels if isinstance(n, int)])
        wanted += sorted([label for label in set(labels) - set(wanted) if labels.count(label) == 1])
    if wanted is None or len(set(wanted)) < len(wanted) or set(wanted) != set(labels):
        return None
    pairs = []
    while len(set(labels)) < len(labels):
        label = next(label for label in labels if labels.count(label) > 1)
        first = labels.index(label)
        second = labels.index(label, first + 1)
        pairs.append((first, second))
        labels = labels[:first] + labels[first + 1 : second] + labels[second + 1 :] + [label]
    axes = [labels.index(label) for label in wanted]
    return pairs, int64s(axes, "axes"), len(axes)


def _as_view(subscripts, a):
    """The view that results from one operand if nothing is summed; None otherwise, and for wrong
    subscripts."""
    steps = _view_steps(subscripts, a.ndim)
    if steps is None:
        return None
    pairs, axes, count = steps
    keep(a)
    for first, second in pairs:
        if a.shape[first] != a.shape[second]:
            return None
        a = _calls.array_diagonal(a, 0, first, second)
    return _calls.ctn_array_transpose(a, axes, count)


@lru_cache(256)
def _encoded(subscripts):
    return utf8(subscripts, "subscripts")


def _sums(subscripts, arrays):
    try:
        return _calls.ctn_array_einsum(_encoded(subscripts), _calls.addresses(arrays), len(arrays))
    except Exception:  # the general call has the message
        return _calls.array_einsum(subscripts, arrays)


def einsum(*operands, out=None, dtype=None, order="K", casting="safe", optimize=False):
    """Einstein summation: comma-separated letters name the axes of the operands, those after '->' of the
    result.

    Called as einsum(subscripts, a, b, ...) or einsum(a, axes, b, axes, ..., axes of the result), axes being
    lists of numbers. If there is one operand and nothing is summed, the result is a view, and `dtype` and
    `order` have no effect. Otherwise `dtype` is the dtype of the result, to which the operands are converted
    as `casting` allows. The library chooses the order of the products, so that `optimize` has no effect.
    """
    usual = out is None and dtype is None and order == "K" and casting == "safe"
    if usual and len(operands) == 2 and operands[1].__class__ is ndarray and operands[0].__class__ is str:
        subscripts, a = operands
        made = _as_view(subscripts, a)
        return _sums(subscripts, [a]) if made is None else made
    subscripts, arrays = _split(operands)
    if usual and all([a.__class__ is ndarray for a in arrays]):
        made = _as_view(subscripts, arrays[0]) if len(arrays) == 1 else None
        return _sums(subscripts, arrays) if made is None else made
    if order not in ("K", "A", "C", "F"):
        raise ValueError("einsum: order: expected 'C', 'F', 'A' or 'K', got %r" % (order,))
    beside = next((a for a in arrays if isinstance(a, ndarray) and a.ndim), None)
    arrays = [strong(a) if beside is None else array_like(a, beside) for a in arrays]
    chosen(CASTINGS, casting, "einsum", "casting")
    if len(arrays) == 1 and out is None:
        made = _as_view(subscripts, arrays[0])
        if made is not None:
            return made
    if dtype is not None:
        for a in arrays:
            if not can_cast(a.dtype, dtype, casting):
                raise TypeError(
                    "einsum: cannot cast an operand from %s to %s by the rule %r" % (a.dtype, dtype, casting)
                )
        arrays = [_calls.array_asarray(a, dtype) for a in arrays]
    if out is None:
        made = _calls.array_einsum(subscripts, arrays)
        return made.copy("F") if order == "F" else made
    _calls.array_einsum_into(subscripts, arrays, destination(out, "einsum"))
    return out


def einsum_path(*operands, optimize="greedy", einsum_call=False):
    """The order of products that numpy.einsum_path chooses for operands of these shapes, and a text about it.

    einsum chooses its own order. NumPy must be installed.
    """
    if numpy is None:
        raise RuntimeError("einsum_path: NumPy is not installed")
    subscripts, arrays = _split(operands)
    shapes = [numpy.broadcast_to(numpy.empty((), "b"), strong(a).shape) for a in arrays]
    return numpy.einsum_path(subscripts, *shapes, optimize=optimize, einsum_call=einsum_call)


__all__ = ["einsum", "einsum_path"]
