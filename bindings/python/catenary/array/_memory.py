"""Memory ranges of arrays, and views with arbitrary shapes and strides."""

from math import gcd

from .. import _calls
from .._handle import address
from ._arguments import array_like, normalized, shape_of
from ._device import device_name
from ._interop import host_address, on_host
from ._ndarray import ndarray
from ._order import reach


def byte_bounds(a):
    """The addresses of the first byte of an array on the CPU and of the byte after its last one."""
    a = array_like(a)
    low, high = reach(a.shape, a.strides, a.itemsize)
    return host_address(a) + low, host_address(a) + high


def _whole(a):
    base = a.base
    return address(a if base is None else base)


def may_share_memory(a, b, max_work=None):
    """Whether the address ranges of two arrays overlap; False if an array has no elements.

    For arrays on devices other than the CPU, whether they are views of the same array.
    """
    a, b = array_like(a), array_like(b)
    if not a.size or not b.size or device_name(a) != device_name(b):
        return False
    if not on_host(a):
        return _whole(a) == _whole(b)
    (start, stop), (first, behind) = byte_bounds(a), byte_bounds(b)
    return start < behind and first < stop


def _terms(a):
    """The terms of the addresses of an array: the lowest address, and pairs (step, largest number of
    steps)."""
    low, _ = reach(a.shape, a.strides, a.itemsize)
    steps = [(abs(stride), n - 1) for n, stride in zip(a.shape, a.strides) if n > 1 and stride]
    return host_address(a) + low, steps + [(1, a.itemsize - 1)]


def _reaches(terms, distance, max_work):
    """Whether a distance is a sum of steps, each taken up to its largest number of times."""
    counts = {}
    for step, count in terms:
        counts[step] = counts.get(step, 0) + count
    terms = sorted(counts.items(), reverse=True)
    most, common, behind = 0, 0, []
    for step, count in reversed(terms):
        behind.insert(0, (most, common))
        most, common = most + step * count, gcd(common, step)
    work, left = 0, [(0, distance)] if 0 <= distance <= most else []
    while left:
        place, distance = left.pop()
        work += 1
        if max_work is not None and work > max_work > 0:
            raise RuntimeError("shares_memory: max_work: %d steps do not settle it" % max_work)
        if not distance:
            return True
        (step, count), (most, common) = terms[place], behind[place]
        for n in range(max(0, -((most - distance) // step)), min(count, distance // step) + 1):
            rest = distance - n * step
            if not rest:
                return True
            if common and rest % common == 0:
                left.append((place + 1, rest))
    return False


def shares_memory(a, b, max_work=None):
    """Whether two arrays have a byte in common; the answer may take long.

    `max_work`: None or -1 for the exact answer, 0 for that of may_share_memory, otherwise the number of
    search steps after which a RuntimeError is raised.
    """
    a, b = array_like(a), array_like(b)
    if not may_share_memory(a, b) or max_work == 0:
        return may_share_memory(a, b)
    if not on_host(a):
        raise ValueError("shares_memory: expected arrays on the CPU, got %s" % device_name(a))
    (first, ours), (second, theirs) = _terms(a), _terms(b)
    # The steps of one array count backwards from its last byte, so that all terms add up.
    return _reaches(ours + theirs, second + sum(step * n for step, n in theirs) - first, max_work)


def as_strided(x, shape=None, strides=None, subok=False, writeable=True):
    """A view of the memory of an array on the CPU with another shape and other strides in bytes.

    Raises ValueError for a view that would reach beyond the memory of the array.
    """
    x = array_like(x)
    shape = x.shape if shape is None else tuple(shape_of(shape))
    strides = x.strides if strides is None else tuple(shape_of(strides, "strides"))
    if any(n < 0 for n in shape):
        raise ValueError("as_strided: shape: expected lengths of at least 0, got %s" % (shape,))
    made = ndarray(shape, x.dtype, x.data, strides)
    return made if writeable else _calls.array_broadcast_to(made, shape)


def sliding_window_view(x, window_shape, axis=None, *, subok=False, writeable=False):
    """A view, by default read-only, of all windows of a shape in an array; the axes within the windows come
    last.

    `axis` names the axes that the window slides along, by default all of them.
    """
    x, window = array_like(x), tuple(shape_of(window_shape, "window_shape"))
    axes = (
        tuple(range(x.ndim))
        if axis is None
        else tuple([normalized(n, x.ndim) for n in shape_of(axis, "axis")])
    )
    if len(axes) != len(window):
        raise ValueError("sliding_window_view: expected a window of %d axes, got %s" % (len(axes), window))
    shape = list(x.shape)
    for n, length in zip(axes, window):
        if length < 0 or length > shape[n]:
            raise ValueError(
                "sliding_window_view: window_shape: expected lengths from 0 to those of the array, got %s"
                % (window,)
            )
        shape[n] -= length - 1
    return as_strided(
        x, tuple(shape) + window, x.strides + tuple([x.strides[n] for n in axes]), writeable=writeable
    )


__all__ = ["byte_bounds", "may_share_memory", "shares_memory"]
