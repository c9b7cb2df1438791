"""Polynomials as vectors of coefficients, the highest power first, and the class poly1d."""

import re
from array import array as floats
from operator import index
from warnings import warn

from .. import _calls, raw
from .._dtype import NUMPY_ARRAY, numpy
from . import linalg
from ._arguments import near, strong
from ._creation import array, diag, vander, zeros
from ._forms import trim_zeros
from ._interop import asnumpy
from ._names import RankWarning
from ._ndarray import ndarray
from ._special import convolve
from ._types import can_cast, finfo, result_type


def _coefficients(p, beside=None):
    """The coefficients of a polynomial, given as poly1d of this package or of NumPy, as an array or as
    numbers."""
    if not isinstance(p, (poly1d, ndarray)) and hasattr(p, "coeffs"):
        p = p.coeffs
    made = p.coeffs if isinstance(p, poly1d) else _calls.array_atleast_1d(strong(p, beside))
    if made.ndim > 1:
        raise ValueError("polynomial: expected coefficients of one axis, got %d" % made.ndim)
    return made


def _routine(function):
    """A routine of two polynomials, whose results are poly1d if one of them is."""

    def routine(a1, a2):
        if a1.__class__ is a2.__class__ is ndarray and a1.ndim == a2.ndim == 1:
            return function(a1, a2)
        made = function(_coefficients(a1, a2), _coefficients(a2, a1))
        if not isinstance(a1, poly1d) and not isinstance(a2, poly1d):
            return made
        return tuple(map(poly1d, made)) if isinstance(made, tuple) else poly1d(made)

    routine.__name__ = routine.__qualname__ = function.__name__.lstrip("_")
    routine.__doc__ = function.__doc__
    return routine


def _padded(a, length):
    """Coefficients with zeros for higher powers."""
    if a.size >= length:
        return a
    return _calls.array_concatenate([near(zeros((length - a.size,), a.dtype), a), a], 0)


def _in_place(into, made, a):
    """The coefficients `made` combined with fewer ones of their dtype by an operation."""
    last = made[made.size - a.size :]
    into(last, a, last)
    return made


def _is_longer(a1, a2):
    """Whether coefficients are numbers of the dtype of others, and more of them."""
    code = _calls.ctn_array_dtype(a1)
    return code and code == _calls.ctn_array_dtype(a2) and a1.size > a2.size


def _polyadd(a1, a2):
    """The sum of two polynomials."""
    if _is_longer(a1, a2):
        return _in_place(_calls.array_add_into, a1 + 0, a2)
    length = max(a1.size, a2.size)
    return _padded(a1, length) + _padded(a2, length)


def _polysub(a1, a2):
    """The difference of two polynomials."""
    if _is_longer(a1, a2):
        return _in_place(_calls.array_subtract_into, _calls.array_copy(a1), a2)
    length = max(a1.size, a2.size)
    return _padded(a1, length) - _padded(a2, length)


def _polymul(a1, a2):
    """The product of two polynomials."""
    return convolve(_trimmed(a1), _trimmed(a2))


def _polydiv(u, v):
    """The quotient and the remainder of two polynomials."""
    dtype = result_type(*[float if a.dtype.kind in "biu" else a.dtype for a in (u, v)])
    rest, v = u.astype(dtype), v.astype(dtype, copy=False)
    steps, scale = rest.size - v.size + 1, 1.0 / v[0]
    quotient = near(zeros((max(steps, 1),), dtype), rest)
    divided = _DIVIDED.get(dtype.name)
    if divided is not None and v.size <= _FEW_NUMBERS and steps > 0:
        numbers, factors = divided(rest.tolist(), v.tolist(), steps, scale.item())
        rest, quotient = near(array(numbers, dtype), rest), near(array(factors, dtype), rest)
        steps = 0
    for n in range(steps):
        factor = scale * rest[n]
        quotient[n] = factor
        rest[n : n + v.size] -= factor * v
    other = _calls.array_flatnonzero(~(abs(rest) <= 1e-8))  # than zero for allclose, also NaN
    first = int(other[0]) if other.size else rest.size - 1
    return quotient, rest[first:]


_FEW_NUMBERS = 64


def _divided(rest, v, steps, scale):
    """The remainder and the quotient of polynomials given as lists of numbers, which are float64."""
    factors = []
    for n in range(steps):
        factor = scale * rest[n]
        factors.append(factor)
        for k, number in enumerate(v, n):
            rest[k] -= factor * number
    return rest, factors


def _divided_in_float32(rest, v, steps, scale):
    """The same where each result is rounded to float32, because it is stored as such."""
    rest, factors, product = floats("f", rest), floats("f", [0.0]) * steps, floats("f", [0.0])
    for n in range(steps):
        factors[n] = scale * rest[n]
        factor = factors[n]
        for k, number in enumerate(v, n):
            product[0] = factor * number
            rest[k] -= product[0]
    return rest.tolist(), factors.tolist()


_DIVIDED = {"float64": _divided, "float32": _divided_in_float32}

polyadd, polysub, polymul, polydiv = map(_routine, (_polyadd, _polysub, _polymul, _polydiv))


def _trimmed(a):
    """Coefficients without leading zeros; [0] if there are no others."""
    made = trim_zeros(a, "f")
    return made if made.size else near(zeros((1,), a.dtype), a)


def polyder(p, m=1):
    """The m-th derivative of a polynomial."""
    m, made = index(m), _coefficients(p)
    if m < 0:
        raise ValueError("polyder: m: expected a number of at least 0, got %d" % m)
    for _ in range(m):
        made = made[:-1] * near(_calls.array_arange_i64(made.size - 1, 0, -1, None), made)
    return poly1d(made) if isinstance(p, poly1d) else made


def polyint(p, m=1, k=None):
    """The m-th integral of a polynomial, with integration constants `k`: one number for all, or one for each
    integration, by default 0."""
    m, made = index(m), _coefficients(p)
    if m < 0:
        raise ValueError("polyint: m: expected a number of at least 0, got %d" % m)
    k = [0.0] if k is None else _calls.array_atleast_1d(strong(k, made)).tolist()
    if len(k) not in (1, m) and m:
        raise ValueError("polyint: k: expected 1 or %d constants, got %d" % (m, len(k)))
    for n in range(m):
        orders = near(_calls.array_arange_i64(made.size, 0, -1, None), made)
        more = near(_calls.array_full_f64((1,), k[n % len(k)], raw.CTN_FLOAT64), made)
        made = _calls.array_concatenate([made / orders, more], 0)
    return poly1d(made) if isinstance(p, poly1d) else made


def _dtype_of_values(p, x):
    """The dtype of values at `x`: next to an array the coefficients count with their values, as in NumPy."""
    kinds = {"b": 0, "i": 1, "u": 1}
    if x.ndim and p.dtype.kind in "iu" and x.dtype.kind in "iu" and can_cast(p.dtype, x.dtype):
        return x.dtype  # which holds all values
    if not x.ndim or kinds.get(p.dtype.kind, 2) > kinds.get(x.dtype.kind, 2):
        return result_type(p.dtype, x.dtype)
    return result_type(x, p.min().item(), p.max().item())


def polyval(p, x):
    """The values of a polynomial at `x`: numbers, or another polynomial that is inserted."""
    p = p.coeffs if isinstance(p, poly1d) else strong(p, x)
    if p.ndim != 1:
        raise (ValueError if p.ndim else TypeError)(
            "polyval: p: expected coefficients of one axis, got %d axes" % p.ndim
        )
    if isinstance(x, poly1d):
        made = 0
        for value in p:
            made = made * x + value
        return made
    x = near(strong(x), p)
    if not p.size:
        return _calls.array_zeros_like(x, None)
    if p.dtype == x.dtype and (x.dtype.kind == "f" or x.ndim and x.dtype.kind in "iu"):
        return _horner(x, p)
    dtype = _dtype_of_values(p, x)
    if dtype.kind == "b":
        return p.any() & x | p[-1]
    return _horner(near(x, p).astype(dtype, copy=False), p.astype(dtype, copy=False))


def _horner(x, p):
    """The values at x of a polynomial with coefficients of its dtype."""
    made = _calls.array_multiply_i64(x, 0)  # as in NumPy, so that values at NaN are NaN
    _calls.array_add_into(made, p[0], made)
    for n in range(1, p.size):
        _calls.array_multiply_into(made, x, made)
        _calls.array_add_into(made, p[n], made)
    return made


def poly(seq_of_zeros):
    """The coefficients of the polynomial with these roots, or the characteristic polynomial of a square
    matrix.

    The eigenvalues of a matrix must be real numbers.
    """
    x = _calls.array_atleast_1d(strong(seq_of_zeros))
    if x.ndim == 2 and x.shape[0] == x.shape[1] and x.size:
        x = linalg.eigvals(x)
    elif x.ndim != 1:
        raise ValueError(
            "poly: seq_of_zeros: expected a vector or a square matrix, got shape %s" % (x.shape,)
        )
    if not x.size:
        return 1.0
    x = x.astype("float32" if x.dtype == "float32" else "float64", copy=False)
    if x.size <= _FEW_ROOTS:
        numbers = [1.0]
        for root in x.tolist():
            later = [b - root * a for a, b in zip(numbers, numbers[1:])]
            numbers = [1.0, *later, -root * numbers[-1]]
        return near(array(numbers, x.dtype), x)
    rows = _calls.array_stack([_calls.array_ones_like(x, None), -x], 1)
    factors = []
    while rows.shape[0] > _FEW_FACTORS and rows.shape[1] <= _LOW_DEGREE:  # products of neighbors, all at once
        if rows.shape[0] % 2:
            factors.append(_calls.array_copy(rows[-1]))
        rows = _products(rows[: rows.shape[0] // 2 * 2 : 2], rows[1::2])
    factors = list(rows) + factors[::-1]
    while len(factors) > 1:  # products of factors of similar degrees
        pairs = [convolve(a, b) for a, b in zip(factors[::2], factors[1::2])]
        factors = pairs + factors[len(factors) - len(factors) % 2 :]
    return factors[0]


_FEW_FACTORS, _LOW_DEGREE, _FEW_ROOTS = 4, 32, 16


def _products(a, b):
    """The products of the polynomials in the rows of two matrices."""
    count, width = a.shape
    made = near(zeros((count, 2 * width - 1), a.dtype), a)
    for n in range(width):
        part = made[:, n : n + width]
        _calls.array_add_into(part, _calls.array_multiply(a[:, n : n + 1], b), part)
    return made


def roots(p):
    """The roots of a polynomial, if all are real numbers; otherwise NotImplementedError, because there are no
    complex numbers."""
    if getattr(p, "ndim", 1) == 0:
        raise TypeError("roots: p: expected coefficients, got a 0-d array")
    p = _coefficients(p)
    if p.dtype.kind == "b":
        raise NotImplementedError("roots: p: expected numbers, got booleans")
    p = p if p.dtype.kind == "f" and p.dtype.itemsize > 2 else p.astype(float)
    places, made = _calls.array_flatnonzero(p), near(zeros((0,)), p)
    if not places.size:
        return made
    last = int(places[-1]) + 1
    p, at_zero = p[int(places[0]) : last], p.size - last
    if p.size > 1:
        companion = near(diag(_calls.array_ones((p.size - 2,), p.dtype), -1), p)
        companion[0, :] = -p[1:] / p[0]
        made = linalg.eigvals(companion)
    return _calls.array_concatenate([made, near(zeros((at_zero,), made.dtype), p)], 0)


def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    """The coefficients of the polynomial of degree `deg` that fits points best in the sense of least squares.

    `y` may have a column for each of several fits. `w` are weights of the points. With `full` also the sums
    of squares, the rank, the singular values and `rcond`, as from lstsq. With `cov` also the covariances of
    the coefficients, scaled by the sums of squares over the degrees of freedom unless it is 'unscaled'.
    """
    x, y, order = strong(x, y), strong(y, x), int(deg) + 1
    if y.dtype == "float16":
        raise TypeError("polyfit: y: expected float32, float64 or integers, got float16")
    eps = float(finfo(x.dtype if x.dtype.kind == "f" else float).eps)
    x, y = x.astype(float, copy=False), y.astype(float, copy=False)
    if order < 1:
        raise ValueError("polyfit: deg: expected a number of at least 0, got %d" % (order - 1))
    if x.ndim != 1 or not x.size:
        raise TypeError("polyfit: x: expected a vector with elements, got shape %s" % (x.shape,))
    if y.ndim not in (1, 2) or y.shape[0] != x.size:
        raise TypeError(
            "polyfit: y: expected one or two axes, the first of length %d, got shape %s" % (x.size, y.shape)
        )
    if rcond is None:
        rcond = x.size * eps
    powers, values = vander(x, order), y
    if w is not None:
        w = strong(w, x).astype(float, copy=False)
        if w.ndim != 1 or w.size != x.size:
            raise TypeError("polyfit: w: expected a vector of %d weights, got shape %s" % (x.size, w.shape))
        column = w.reshape(-1, 1)
        powers, values = powers * column, y * (column if y.ndim == 2 else w)
    scale = _calls.array_sqrt((powers * powers).sum(axis=0))
    powers = powers / scale
    made, rest, rank, singular = linalg.lstsq(powers, values, rcond)
    made = made / (scale.reshape(-1, 1) if y.ndim == 2 else scale)
    if full:
        return made, rest, rank, singular, rcond
    if int(rank) != order:
        warn("polyfit: the points do not determine the coefficients well", RankWarning, stacklevel=2)
    if not cov:
        return made
    base = linalg.inv(_calls.array_dot(powers.T, powers)) / _calls.array_outer(scale, scale)
    factor = 1.0
    if cov != "unscaled":
        if x.size <= order:
            raise ValueError(
                "polyfit: cov: expected more than %d points to scale the covariances, got %d"
                % (order, x.size)
            )
        factor = rest / (x.size - order)
    return made, base.reshape(base.shape + (1,)) * factor if y.ndim == 2 else base * factor


def _number_text(value):
    text = "%.4g" % value
    return text[:-5] if text.endswith(".0000") else text


def _terms(numbers, variable):
    """The polynomial as text with powers after `**`."""
    text, order = "0", len(numbers) - 1
    for n, value in enumerate(numbers):
        number, power = _number_text(abs(value)), order - n
        if power == 0:
            term = number if number != "0" or order == 0 else ""
        elif number == "0":
            term = ""
        else:
            term = "%s %s" % (number, variable) + ("**%d" % power if power > 1 else "")
        if n == 0:
            text = ("-" if value < 0 and term else "") + term
        elif term:
            text = "%s %s %s" % (text, "-" if value < 0 else "+", term)
    return text


def _raised(text, width=70):
    """The text with powers in a line above."""
    made, above, line, place = " ", "", "", 0
    for power in re.finditer(r"\*\*(\d+)", text):
        part, digits = text[place : power.start()], power.group(1)
        place = power.end()
        lower, upper = part + " " * (len(digits) - 1), " " * (len(part) - 1) + digits
        if len(line) + len(lower) > width or len(above) + len(upper) > width:
            made, above, line = made + above + "\n" + line + "\n ", upper, lower
        else:
            above, line = above + upper, line + lower
    return made + above + "\n" + line + text[place:]


class poly1d:
    """A polynomial of one variable: `poly1d([1, 2, 3])` is x**2 + 2 x + 3.

    With `r` the first argument are the roots. It can be called, added, multiplied, divided and raised to a
    power; p[n] is the coefficient of the n-th power.
    """

    __hash__ = None

    def __init__(self, c_or_r, r=False, variable=None):
        self.variable = variable or getattr(c_or_r, "variable", None) or "x"
        made = poly(c_or_r) if r else _coefficients(c_or_r)
        self._coeffs = _trimmed(_calls.array_atleast_1d(strong(made)))

    @property
    def coeffs(self):
        """The coefficients, the highest power first."""
        return self._coeffs

    @coeffs.setter
    def coeffs(self, value):
        if value is not self._coeffs:
            raise AttributeError("poly1d: coeffs: the coefficients cannot be replaced")

    c = coef = coefficients = coeffs

    @property
    def order(self):
        """The degree."""
        return self._coeffs.size - 1

    o = order

    @property
    def roots(self):
        """The roots, see roots()."""
        return roots(self._coeffs)

    r = roots

    def get(self, stream=None, order="C", out=None):
        """This polynomial as NumPy's poly1d, or in `out`, which is one."""
        values = asnumpy(self._coeffs)
        if out is None:
            return numpy.poly1d(values, variable=self.variable)
        if not isinstance(out, numpy.poly1d):
            raise TypeError("poly1d.get: out: expected numpy.poly1d, got %s" % type(out).__name__)
        out.coeffs[...], out.variable = values, self.variable
        return out

    def set(self, polyin, stream=None):
        """Takes the coefficients and the variable of NumPy's poly1d."""
        if not isinstance(getattr(polyin, "coeffs", None), NUMPY_ARRAY or ()):
            raise TypeError("poly1d.set: polyin: expected numpy.poly1d, got %s" % type(polyin).__name__)
        self.variable, self._coeffs = polyin.variable, array(polyin.coeffs)

    def __array__(self, dtype=None):
        return asnumpy(self._coeffs, dtype)

    def __cupy_get_ndarray__(self):
        return self._coeffs

    def __repr__(self):
        return "poly1d(%s)" % repr(self._coeffs)[len("array(") : -1]

    def __str__(self):
        return _raised(_terms(self._coeffs.tolist(), self.variable))

    def __len__(self):
        return self.order

    def __iter__(self):
        return iter(self._coeffs)

    def __call__(self, val):
        return polyval(self, val)

    def __neg__(self):
        return poly1d(-self._coeffs)

    def __pos__(self):
        return self

    def __add__(self, other):
        return polyadd(self, other)

    __radd__ = __add__

    def __sub__(self, other):
        return polysub(self, other)

    def __rsub__(self, other):
        return polysub(other, self)

    def __mul__(self, other):
        if _is_number(other):
            return poly1d(self._coeffs * other)
        return polymul(self, other)

    __rmul__ = __mul__

    def __truediv__(self, other):
        if _is_number(other):
            return poly1d(self._coeffs / other)
        return polydiv(self, poly1d(other))

    def __rtruediv__(self, other):
        if _is_number(other):
            return poly1d(other / self._coeffs)
        return polydiv(poly1d(other), self)

    def __pow__(self, val):
        if getattr(val, "ndim", 0) or not hasattr(val, "__int__") or int(val) != val or val < 0:
            raise ValueError("poly1d: power: expected an integer of at least 0, got %r" % (val,))
        if isinstance(val, float):
            raise TypeError("poly1d: power: expected an integer, got the float %r" % (val,))
        rest = index(val)
        made = near(array([1]), self._coeffs)
        factor = polymul(self._coeffs, made)  # in a dtype of at least 64 bits, as in NumPy
        while rest:
            made = polymul(factor, made) if rest & 1 else made
            rest >>= 1
            factor = polymul(factor, factor) if rest else factor
        return poly1d(made)

    def __eq__(self, other):
        if not isinstance(other, poly1d):
            return NotImplemented
        return self._coeffs.shape == other._coeffs.shape and bool((self._coeffs == other._coeffs).all())

    def __getitem__(self, val):
        place = self.order - index(val)
        return self._coeffs[place] if 0 <= place <= self.order else self._coeffs.dtype.type(0)

    def __setitem__(self, key, val):
        power = index(key)
        if power < 0:
            raise ValueError("poly1d: expected a power of at least 0, got %d" % power)
        self._coeffs = _calls.array_copy(_padded(self._coeffs, power + 1))
        self._coeffs[self.order - power] = val

    def integ(self, m=1, k=0):
        """The m-th integral, see polyint."""
        return poly1d(polyint(self._coeffs, m, k))

    def deriv(self, m=1):
        """The m-th derivative, see polyder."""
        return poly1d(polyder(self._coeffs, m))


def _is_number(value):
    return isinstance(value, (bool, int, float)) or getattr(value, "ndim", None) == 0


__all__ = [
    "poly",
    "poly1d",
    "polyadd",
    "polyder",
    "polydiv",
    "polyfit",
    "polyint",
    "polymul",
    "polysub",
    "polyval",
    "roots",
]
