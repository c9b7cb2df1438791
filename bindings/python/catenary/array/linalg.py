"""Linear algebra: decompositions, solvers, norms. Matrices are the last two axes; axes before them form a
stack."""

from collections import namedtuple
from math import inf, nan, prod
from operator import index
from warnings import warn

from .. import _calls, raw
from .._dtype import numpy
from .._errors import DeviceError
from . import _compound, _indexing_routines, _math
from ._arguments import array_likes, axes_of, chosen, near, normalized, stored, strong
from ._standard import matrix_transpose, vecdot

EighResult = namedtuple("EighResult", "eigenvalues eigenvectors")
QRResult = namedtuple("QRResult", "Q R")
SlogdetResult = namedtuple("SlogdetResult", "sign logabsdet")
SVDResult = namedtuple("SVDResult", "U S Vh")
_NOT_GIVEN = object()


class LinAlgError(*(() if numpy is None else (numpy.linalg.LinAlgError,)), ValueError):
    """A matrix that is singular, not square, or not positive definite, or an iteration that does not
    converge."""


def _called(call, *arguments):
    try:
        return call(*arguments)
    except DeviceError:
        raise
    except ValueError as error:
        raise LinAlgError(*error.args) from None


def inv(a):
    """Inverses of square matrices; raises LinAlgError for a singular one."""
    return _called(_calls.array_inv, strong(a))


def det(a):
    """Determinants of square matrices."""
    return _called(_calls.array_det, strong(a))


def slogdet(a):
    """Signs of determinants and logarithms of their absolute values."""
    return SlogdetResult(*_called(_calls.array_slogdet, strong(a)))


def solve(a, b):
    """The solution x of a x = b for square matrices `a`; raises LinAlgError for a singular one, unless `b`
    has no elements.

    A `b` of one axis is a vector for every matrix, as in NumPy 2. One of one axis less than `a` is a stack of
    matrices if these fit, as in NumPy 2, and otherwise of vectors, as in NumPy 1.
    """
    a, b = strong(a), strong(b)
    if a.ndim > 2 and b.ndim == 1:
        return solve(a, b[:, None])[..., 0]
    if a.ndim > 2 and b.ndim == a.ndim - 1 and b.shape[-2] == a.shape[-1]:
        b = b[None]
    if not b.size and a.ndim > 1 and a.shape[-1] == a.shape[-2]:
        a = _calls.array_broadcast_to(near(_calls.array_identity(a.shape[-1], a.dtype), a), a.shape)
    return _called(_calls.array_solve, a, b)


def cholesky(a, *, upper=False):
    """Lower triangular matrices l with l l^T = a, for symmetric positive definite matrices a, of which one
    triangle is read; with `upper` upper triangular matrices u with u^T u = a."""
    if upper:
        return matrix_transpose(_called(_calls.array_cholesky, matrix_transpose(strong(a))))
    return _called(_calls.array_cholesky, strong(a))


def qr(a, mode="reduced"):
    """The decomposition a = q r with orthonormal columns of q and an upper triangular r; mode 'r' returns
    only r, 'complete' a square q.

    'raw' returns (h, tau) of LAPACK's geqrf, with h transposed: below the diagonal of a column of geqrf's
    result are the elements of v from the second on (the first is 1), and q is the product of all 1 - tau v
    v^T.
    """
    mode = chosen({"reduced": 0, "complete": 1, "r": 2, "raw": 3}, mode, "qr", "mode")
    if mode == 3:
        return _reflections(strong(a))
    if mode == 2:
        return _called(_calls.array_qr_r, strong(a))
    return QRResult(*_called(_calls.array_qr, strong(a), mode))


def _reflections(a):
    """The Householder reflections of matrices that qr(a, 'raw') returns."""
    if a.ndim < 2:
        raise LinAlgError("qr: a: expected matrices, got %d axes" % a.ndim)
    made = a.astype(a.dtype if a.dtype.kind == "f" and a.dtype.itemsize > 2 else float)
    rows, columns = made.shape[-2:]
    scales = near(_calls.array_zeros(made.shape[:-2] + (min(rows, columns),), made.dtype), made)
    for n in range(min(rows, columns)):
        first, rest = made[..., n, n], made[..., n + 1 :, n]
        below = (rest * rest).sum(axis=-1)
        target = -_calls.array_copysign(_calls.array_sqrt(first * first + below), first)
        target = _calls.array_where(below == 0, first, target)  # nothing to reflect
        none = target == 0
        scale = _calls.array_where(
            none, target, (target - first) / _calls.array_where(none, target + 1, target)
        )
        apart = _calls.array_where(below == 0, target * 0 + 1, first - target)
        rest /= apart.reshape(apart.shape + (1,))
        made[..., n, n], scales[..., n] = target, scale
        right, vector = made[..., n + 1 :], rest.reshape(rest.shape + (1,))
        along = right[..., n : n + 1, :] + (vector * right[..., n + 1 :, :]).sum(axis=-2, keepdims=True)
        along = along * scale.reshape(scale.shape + (1, 1))
        right[..., n : n + 1, :] -= along
        right[..., n + 1 :, :] -= vector * along
    return _calls.array_ascontiguousarray(_calls.array_swapaxes(made, -1, -2), None), scales


def svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    """The decomposition a = u diag(s) vh with singular values s in descending order; only s without
    `compute_uv`.

    With `hermitian` the matrices are symmetric, and the decomposition is that of their eigenvalues.
    """
    if hermitian:
        return _symmetric_svd(strong(a), compute_uv)
    if not compute_uv:
        return svdvals(a)
    return SVDResult(*_called(_calls.array_svd, strong(a), full_matrices))


def svdvals(x, /):
    """Singular values of matrices, in descending order."""
    return _called(_calls.array_svdvals, strong(x))


def _symmetric_svd(a, vectors):
    """The singular values of symmetric matrices, and with `vectors` u and vh."""
    if not vectors:
        return _calls.array_flip(_calls.array_sort(abs(eigvalsh(a)), -1), (-1,))
    w, v = eigh(a)
    order = _calls.array_flip(_calls.array_argsort(abs(w), -1), (-1,))
    w = _calls.array_take_along_axis(w, order, -1)
    v = _calls.array_take_along_axis(v, _calls.array_expand_dims(order, -2), -1)
    signs = _calls.array_where(w < 0, w * 0 - 1, w * 0 + 1)
    return SVDResult(v, abs(w), _calls.array_swapaxes(v * _calls.array_expand_dims(signs, -2), -1, -2))


_TRIANGLES = {"L": 0, "U": 1, "l": 0, "u": 1}


def eigh(a, UPLO="L"):
    """Ascending eigenvalues and eigenvectors (columns) of symmetric matrices, of which one triangle is
    read.

    The results for float16 are computed in float32, as in CuPy.
    """
    a, half = _single(a)
    w, v = _called(_calls.array_eigh, a, chosen(_TRIANGLES, UPLO, "eigh", "UPLO"))
    return EighResult(*((w.astype("e"), v.astype("e")) if half else (w, v)))


def eigvalsh(a, UPLO="L"):
    """Ascending eigenvalues of symmetric matrices; those for float16 are computed in float32, as in CuPy."""
    a, half = _single(a)
    w = _called(_calls.array_eigvalsh, a, chosen(_TRIANGLES, UPLO, "eigvalsh", "UPLO"))
    return w.astype("e") if half else w


def _single(a):
    """The array, in float32 instead of float16, and whether it was in float16."""
    a = strong(a)
    half = a.dtype == "float16"
    return (a.astype("f") if half else a), half


def eig(a):
    """Eigenvalues and eigenvectors (columns) of square matrices, if all eigenvalues are real numbers.

    Otherwise NotImplementedError, because there are no complex numbers.
    """
    return _called(_calls.array_eig, strong(a))


def eigvals(a):
    """Eigenvalues of square matrices, if all are real numbers; otherwise NotImplementedError."""
    return _called(_calls.array_eigvals, strong(a))


def pinv(a, rcond=None, hermitian=False, *, rtol=_NOT_GIVEN):
    """Moore-Penrose pseudo-inverses; singular values up to `rcond` or `rtol` times the largest count as zero.

    It may be an array with a number for each matrix of a stack. The default is 1e-15; `rtol=None` means the
    array API standard's default, which is max(M, N) * eps. With `hermitian` the matrices are symmetric.
    """
    a = strong(a)
    if rcond is not None and rtol is not _NOT_GIVEN:
        raise ValueError("pinv: rcond and rtol must not be given together")
    if rcond is None:
        rcond = 1e-15 if rtol is _NOT_GIVEN else _tolerance(a) if rtol is None else rtol
    if not a.size and a.ndim > 1:  # the result keeps integer dtypes, too
        return near(_calls.array_empty(a.shape[:-2] + a.shape[:-3:-1], a.dtype), a)
    if not hermitian and not isinstance(rcond, (list, tuple)) and not getattr(rcond, "ndim", 0):
        return _called(_calls.array_pinv, a, float(rcond))
    u, s, vh = svd(a, False, hermitian=hermitian)
    rcond = strong(rcond, a)
    counts = s > rcond.reshape(rcond.shape + (1,)) * s.max(axis=-1, keepdims=True)
    inverse = _calls.array_where(counts, 1 / _calls.array_where(counts, s, s * 0 + 1), s * 0)
    right = inverse.reshape(inverse.shape + (1,)) * _calls.array_swapaxes(u, -1, -2)
    return _calls.array_matmul(_calls.array_swapaxes(vh, -1, -2), right).astype(s.dtype, copy=False)


def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    """Norms of vectors along an axis, or of the elements of several axes (by default all) as one vector;
    `ord` is any number."""
    x = strong(x)
    axes = tuple(range(x.ndim)) if axis is None else axes_of(axis)
    axes = [normalized(n, x.ndim) for n in axes]
    if not axes:  # each element is a vector
        return (x != 0).astype(x.dtype) if ord == 0 else _calls.array_absolute(x)
    others = [n for n in range(x.ndim) if n not in axes]
    shape = tuple([x.shape[n] for n in others])
    flat = _calls.array_transpose(x, others + axes).reshape(shape + (prod([x.shape[n] for n in axes]),))
    made = norm(flat, ord, -1)
    return made.reshape([1 if n in axes else x.shape[n] for n in range(x.ndim)]) if keepdims else made


def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    """Norms of matrices: `ord` is 'fro', 'nuc', 1, -1, 2, -2 or an infinity."""
    return norm(x, ord, (-2, -1), keepdims)


def norm(x, ord=None, axis=None, keepdims=False):
    """Norms over one axis (of vectors) or two (of matrices), by default that of all elements as one vector.

    `ord`: for vectors any number, infinities and zero included; for matrices 1, -1, 2, -2, infinities, 'fro'
    and 'nuc'.
    """
    kind, order = raw.CTN_NORM_DEFAULT, 0.0
    if isinstance(ord, str):
        kind = chosen(
            {"fro": raw.CTN_NORM_FROBENIUS, "f": raw.CTN_NORM_FROBENIUS, "nuc": raw.CTN_NORM_NUCLEAR},
            ord,
            "norm",
            "ord",
        )
    elif ord is not None:
        kind, order = raw.CTN_NORM_ORDER, float(ord)
    return _calls.array_norm(strong(x), kind, order, axes_of(axis), keepdims)


def cond(x, p=None):
    """The condition numbers of matrices: by default, and for `p` 2 and -2, from the largest and smallest
    singular values, otherwise norm(x, p) * norm(inv(x), p), infinite for singular matrices."""
    x = strong(x)
    if not x.size and 0 in x.shape[-2:]:
        raise LinAlgError("cond: x: expected matrices with elements, got shape %s" % (x.shape,))
    if p in (None, 2, -2):
        s = svd(x, compute_uv=False)
        made = s[..., -1] / s[..., 0] if p == -2 else s[..., 0] / s[..., -1]
    else:
        if x.ndim < 2 or x.shape[-1] != x.shape[-2]:
            raise LinAlgError("cond: x: expected square matrices, got shape %s" % (x.shape,))
        made = norm(x, p, (-2, -1)) * norm(_inverses(x), p, (-2, -1))
    holes = _calls.array_isnan(x).any(axis=(-2, -1))
    return _calls.array_where(
        _calls.array_isnan(made) & ~holes,
        _calls.array_full_like(made, _calls.array_scalar_f64(inf), None),
        made,
    )


def _inverses(x):
    """Inverses, with NaN for singular matrices."""
    try:
        return inv(x)
    except LinAlgError:
        if x.ndim == 2:
            x = x.astype(x.dtype if x.dtype == "float32" else float)
            return _calls.array_full_like(x, _calls.array_scalar_f64(nan), None)
    return _calls.array_stack([_inverses(part) for part in x], 0)


def multi_dot(arrays, *, out=None):
    """The product of two or more matrices, in the order that needs the fewest multiplications.

    The first and the last may be vectors.
    """
    arrays = array_likes(arrays, "multi_dot", "arrays")
    if len(arrays) < 2:
        raise ValueError("multi_dot: arrays: expected at least two, got %d" % len(arrays))
    first, last = arrays[0].ndim, arrays[-1].ndim
    if first == 1:
        arrays[0] = arrays[0].reshape(1, -1)
    if last == 1:
        arrays[-1] = arrays[-1].reshape(-1, 1)
    for n, a in enumerate(arrays):
        if a.ndim != 2:
            raise LinAlgError("multi_dot: arrays[%d]: expected a matrix, got %d axes" % (n, a.ndim))
    lengths = [a.shape[0] for a in arrays] + [arrays[-1].shape[1]]
    made = _product_of_three(arrays, *lengths) if len(arrays) == 3 else _product(arrays, lengths)
    made = (
        made.reshape(made.shape[:1] * (first > 1) + made.shape[1:] * (last > 1)) if first * last < 4 else made
    )
    return stored(made, out, "same_kind", "multi_dot")


def _product_of_three(arrays, rows, second, third, columns):
    """The product of three matrices with these lengths."""
    a, b, c = arrays
    if rows * third * (second + columns) < second * columns * (third + rows):
        return _calls.array_dot(_calls.array_dot(a, b), c)
    return _calls.array_dot(a, _calls.array_dot(b, c))


def _product(arrays, lengths):
    """The product of matrices with these lengths, in the best order."""
    count = len(arrays)
    cost, split = {(n, n): 0 for n in range(count)}, {}
    for width in range(1, count):
        for low in range(count - width):
            high = low + width
            choices = {
                cut: cost[low, cut]
                + cost[cut + 1, high]
                + lengths[low] * lengths[cut + 1] * lengths[high + 1]
                for cut in range(low, high)
            }
            split[low, high] = min(choices, key=choices.get)
            cost[low, high] = choices[split[low, high]]

    def product(low, high):
        if low == high:
            return arrays[low]
        cut = split[low, high]
        return _calls.array_dot(product(low, cut), product(cut + 1, high))

    return product(0, count - 1)


def matrix_rank(M, tol=None, hermitian=False, *, rtol=None):
    """The number of singular values above a threshold, as int64: `tol`, or `rtol` times the largest one; by
    default max(M, N) * eps times the largest one.

    With `hermitian` the matrices are symmetric, and the values those of their eigenvalues.
    """
    M = strong(M)
    if tol is not None and rtol is not None:
        raise ValueError("matrix_rank: tol and rtol must not be given together")
    if M.ndim < 2:
        return M.any().astype(int)
    s = svd(M, compute_uv=False, hermitian=hermitian)
    if tol is None:
        if getattr(rtol, "ndim", 0):
            rtol = strong(rtol, M)[..., None]
        rtol = _tolerance(M) if rtol is None else rtol
        tol = s.max(axis=-1, keepdims=True) * rtol if s.shape[-1] else 0
    else:
        tol = _calls.array_expand_dims(strong(tol, s), -1)
    return _calls.array_count_nonzero(s > tol, (s.ndim - 1,), False)


def _tolerance(a):
    """The standard's default for the relative size of singular values that count as zero."""
    return max(a.shape[-2:], default=0) * (2.0**-23 if a.dtype.name == "float32" else 2.0**-52)


def matrix_power(M, n):
    """The n-th power of square matrices; for n < 0 the power -n of their inverses."""
    M, n = strong(M), index(n)
    if M.ndim < 2 or M.shape[-1] != M.shape[-2]:
        raise LinAlgError("matrix_power: M: expected square matrices, got shape %s" % (M.shape,))
    if n < 0:
        M, n = inv(M), -n
    if n < 2:
        made = M if n else _calls.array_broadcast_to(_calls.array_identity(M.shape[-1], M.dtype), M.shape)
        return _calls.array_copy(made)
    made = None
    while n:
        if n & 1:
            made = M if made is None else _calls.array_matmul(made, M)
        M, n = _calls.array_matmul(M, M) if n > 1 else M, n >> 1
    return made


def tensorsolve(a, b, axes=None):
    """The solution x of tensordot(a, x, x.ndim) = b; `axes` of `a` are first moved to its end."""
    a, b = strong(a, b), strong(b, a)
    if axes is not None:
        axes = [normalized(n, a.ndim) for n in axes]
        a = _calls.array_transpose(a, [n for n in range(a.ndim) if n not in axes] + axes)
    shape = a.shape[b.ndim :]
    count = prod(shape)
    if a.size != count**2:
        raise LinAlgError(
            "tensorsolve: a: expected the first %d axes to have as many elements as the others, got "
            "shape %s" % (b.ndim, a.shape)
        )
    return solve(a.reshape(count, count), b.ravel()).reshape(shape)


def tensorinv(a, ind=2):
    """The inverse for tensordot: tensordot(tensorinv(a, ind), a, ind) is the identity; `ind` is the number of
    leading axes of `a`."""
    a = strong(a)
    if ind <= 0:
        raise ValueError("tensorinv: ind: expected a number above 0, got %d" % ind)
    first, last = a.shape[:ind], a.shape[ind:]
    if prod(first) != prod(last):
        raise LinAlgError(
            "tensorinv: a: expected the first %d axes to have as many elements as the others, got "
            "shape %s" % (ind, a.shape)
        )
    return inv(a.reshape(prod(first), prod(last))).reshape(last + first)


def lstsq(a, b, rcond="warn"):
    """The x that minimizes |a x - b|, the remaining sums of squares, the rank of `a` and its singular values.

    Singular values up to `rcond` times the largest count as zero; None means eps * max(a.shape), a negative
    value eps. Without `rcond` it is eps, with a FutureWarning, as in NumPy 1.24. The sums are computed if the
    rank is full and there are more rows than columns; otherwise the array is empty.
    """
    if isinstance(rcond, str) and rcond == "warn":
        warn("lstsq: rcond: the default will be None one day; pass None or -1", FutureWarning, stacklevel=2)
        rcond = -1
    a, b = strong(a, b), strong(b, a)
    if a.ndim != 2 or b.ndim not in (1, 2) or a.shape[0] != b.shape[0]:
        raise LinAlgError(
            "lstsq: expected a matrix and a vector or matrix of as many rows, got shapes %s and %s"
            % (a.shape, b.shape)
        )
    if rcond is None:
        rcond = -1.0
    elif rcond < 0:
        rcond = 2.0**-23 if a.dtype == b.dtype == "float32" else 2.0**-52
    x, sums, rank, s = _called(_calls.array_lstsq, a, b, rcond)
    return x, sums, near(_calls.array_full_i64((), rank, "int32"), s), s


# What the array API standard has here, too, for matrices in the last two axes.


def cross(x1, x2, /, *, axis=-1):
    """Cross products of vectors of three elements along an axis, with the other axes broadcast."""
    x1, x2 = strong(x1, x2), strong(x2, x1)
    for x in (x1, x2):
        if x.shape[normalized(axis, x.ndim)] != 3:
            raise ValueError("cross: expected vectors of three elements, got shape %s" % (x.shape,))
    return _compound.cross(x1, x2, axis=axis)


def diagonal(x, /, *, offset=0):
    """Views of the diagonals of matrices."""
    return _indexing_routines.diagonal(x, offset, -2, -1)


def trace(x, /, *, offset=0, dtype=None):
    """Sums of the diagonals of matrices."""
    return _math.trace(x, offset, -2, -1, dtype)


def outer(x1, x2, /):
    """Products of every element of a vector with every element of another."""
    x1, x2 = strong(x1, x2), strong(x2, x1)
    if x1.ndim != 1 or x2.ndim != 1:
        raise ValueError("outer: expected two vectors, got shapes %s and %s" % (x1.shape, x2.shape))
    return _math.outer(x1, x2)


def matmul(x1, x2, /):
    """Products of matrices, as catenary.array.matmul."""
    return _math.matmul(x1, x2)


def tensordot(x1, x2, /, *, axes=2):
    """Sums of products over several axes, as catenary.array.tensordot."""
    return _math.tensordot(x1, x2, axes)


__all__ = [
    "LinAlgError",
    "cholesky",
    "cond",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "inv",
    "lstsq",
    "matmul",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "multi_dot",
    "matrix_transpose",
    "norm",
    "outer",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "svd",
    "svdvals",
    "tensordot",
    "tensorinv",
    "tensorsolve",
    "trace",
    "vecdot",
    "vector_norm",
]


def __dir__():
    return __all__
