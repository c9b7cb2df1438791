"""Distributions that are exact transforms of others, and arrays as parameters of distributions."""

import warnings
from math import prod
from operator import index

from .. import _calls
from .._dtype import NUMPY_ARRAY
from . import _ufunc as u
from ._arguments import shape_of, strong
from ._creation import arange
from ._device import Device, device_name
from ._manipulation import broadcast_shapes
from ._math import dot
from ._ndarray import ndarray
from ._sorting import bincount, where
from .linalg import svd

_SEQUENCES = (ndarray, NUMPY_ARRAY, list, tuple)


def numbers(*values):
    """Whether the parameters are single numbers, as the library's distributions require."""
    for value in values:
        if isinstance(value, _SEQUENCES) and getattr(value, "ndim", 1):
            return False
    return True


def require(good, function, name, expected):
    """Raises ValueError unless a bool, or every element of a bool array, is true."""
    if not (good if good.__class__ is bool else bool(good.all())):
        raise ValueError("%s: %s: expected %s" % (function, name, expected))


def only_numbers(function, **values):
    """Raises TypeError if a parameter is an array, for distributions that take one set of parameters."""
    for name, value in values.items():
        if not numbers(value):
            raise TypeError(
                "%s: %s: expected a number, got an array; all elements share one set of parameters"
                % (function, name)
            )


def _counted(values, dtype):
    """Whole float64 numbers as counts."""
    return u.minimum(values, 2.0**63 - 1024).astype(int).astype(dtype, copy=False)


class Distributions:
    """Distributions that generators draw through other distributions.

    All parameters may be arrays, which are broadcast to `size`, or to one another if it is None.
    """

    def _parameters(self, function, size, **values):
        """The parameters as floating arrays on the device of the generator, and the shape of the result."""
        with Device(self.device):
            arrays = [self._parameter(function, name, value) for name, value in values.items()]
        shape = broadcast_shapes(*[a.shape for a in arrays])
        if size is None:
            return arrays + [shape]
        wanted = tuple(shape_of(size, "size"))
        if len(shape) > len(wanted) or any(n not in (1, m) for n, m in zip(shape[::-1], wanted[::-1])):
            raise ValueError(
                "%s: size: expected a shape to which parameters of the shape %s can be broadcast, got %s"
                % (function, shape, wanted)
            )
        return arrays + [wanted]

    def _parameter(self, function, name, value):
        made = self._placed(function, name, value)
        return made.astype(float) if made.dtype.kind in "biu" else made

    def _placed(self, function, name, value, number=float):
        """A parameter as an array on the device of the generator."""
        if not isinstance(value, _SEQUENCES):
            try:
                value = number(value)
            except (TypeError, ValueError):
                raise TypeError(
                    "%s: %s: expected a number or an array, got %r" % (function, name, value)
                ) from None
        made = strong(value)
        if not isinstance(value, ndarray) and device_name(made) != self.device:
            made = _calls.array_to_device(made, self.device)
        return made

    def _moved(self, function, size, dtype, draw, loc, scale, names=("loc", "scale")):
        """loc + scale * draw(shape, dtype)."""
        loc, scale, shape = self._parameters(function, size, **dict(zip(names, (loc, scale))))
        require(scale >= 0, function, names[1], "numbers of at least 0")
        return loc + scale * draw(shape, dtype)

    def _between(self, low, high, size, dtype):
        low, high, shape = self._parameters("uniform", size, low=low, high=high)
        low, high = low.astype(dtype, copy=False), high.astype(dtype, copy=False)
        require(u.isfinite(high - low), "uniform", "high", "finite numbers at a finite distance from low")
        made = low + (high - low) * self.random_sample(shape, dtype)
        return where(made == high, u.nextafter(high, low), made)  # if rounding has reached the upper bound

    def standard_exponential(self, size=None, dtype=float):
        """Exponential with mean 1."""
        return self.exponential(1.0, size, dtype)

    def laplace(self, loc=0.0, scale=1.0, size=None, dtype=float):
        """Laplace's double exponential with mean `loc`."""

        def draw(shape, dtype):
            return self.standard_exponential(shape, dtype) - self.standard_exponential(shape, dtype)

        return self._moved("laplace", size, dtype, draw, loc, scale).astype(dtype, copy=False)

    def logistic(self, loc=0.0, scale=1.0, size=None, dtype=float):
        """Logistic with mean `loc`."""

        def draw(shape, dtype):
            return self.gumbel(0.0, 1.0, shape, dtype) - self.gumbel(0.0, 1.0, shape, dtype)

        return self._moved("logistic", size, dtype, draw, loc, scale).astype(dtype, copy=False)

    def rayleigh(self, scale=1.0, size=None, dtype=float):
        """Lengths of vectors of two normals with standard deviation `scale`."""

        def draw(shape, dtype):
            return u.sqrt(2 * self.standard_exponential(shape, dtype))

        return self._moved("rayleigh", size, dtype, draw, 0.0, scale).astype(dtype, copy=False)

    def standard_cauchy(self, size=None, dtype=float):
        """Cauchy with mode 0: the ratio of two standard normals."""
        shape = () if size is None else shape_of(size, "size")
        self.random_sample((0,), dtype)  # checks that random numbers can have the dtype
        return (self.standard_normal(shape) / self.standard_normal(shape)).astype(dtype, copy=False)

    def pareto(self, a, size=None, dtype=float):
        """Pareto's second distribution (Lomax) with shape `a`, starting at 0."""
        a, shape = self._parameters("pareto", size, a=a)
        require(a > 0, "pareto", "a", "numbers above 0")
        return u.expm1(self.standard_exponential(shape, dtype) / a).astype(dtype, copy=False)

    def weibull(self, a, size=None, dtype=float):
        """Weibull of shape `a`."""
        a, shape = self._parameters("weibull", size, a=a)
        require(a >= 0, "weibull", "a", "numbers of at least 0")
        made = self.standard_exponential(shape, dtype) ** (1 / where(a == 0, 1, a))
        return where(a == 0, 0, made).astype(dtype, copy=False)

    def power(self, a, size=None, dtype=float):
        """Distribution over [0, 1] with the density a * x^(a - 1)."""
        a, shape = self._parameters("power", size, a=a)
        require(a > 0, "power", "a", "numbers above 0")
        return u.exp(-self.standard_exponential(shape, dtype) / a).astype(dtype, copy=False)

    def triangular(self, left, mode, right, size=None, dtype=float):
        """Distribution over [left, right] with a density that rises up to `mode` and then falls."""
        left, mode, right, shape = self._parameters("triangular", size, left=left, mode=mode, right=right)
        require(left <= mode, "triangular", "mode", "numbers of at least left")
        require(mode <= right, "triangular", "mode", "numbers of at most right")
        require(left < right, "triangular", "right", "numbers above left")
        part, width = self.random_sample(shape, dtype), right - left
        made = where(
            part * width <= mode - left,
            left + u.sqrt(part * width * (mode - left)),
            right - u.sqrt((1 - part) * width * (right - mode)),
        )
        return made.astype(dtype, copy=False)

    def wald(self, mean, scale, size=None, dtype=float):
        """Wald's inverse Gaussian."""
        mean, scale, shape = self._parameters("wald", size, mean=mean, scale=scale)
        require(mean > 0, "wald", "mean", "numbers above 0")
        require(scale > 0, "wald", "scale", "numbers above 0")
        self.random_sample((0,), dtype)
        y = mean * self.standard_normal(shape) ** 2
        x = mean + mean / (2 * scale) * (y - u.sqrt(4 * scale * y + y * y))
        first = self.random_sample(shape) <= mean / (mean + x)
        return where(first, x, mean * mean / x).astype(dtype, copy=False)

    def geometric(self, p, size=None, dtype=int):
        """The number of the first success among trials with probability `p`, counted from 1."""
        p, shape = self._parameters("geometric", size, p=p)
        require((p > 0) & (p <= 1), "geometric", "p", "numbers above 0 and at most 1")
        trial = u.ceil(self.standard_exponential(shape) / -u.log1p(-p.astype(float)))
        return _counted(u.maximum(trial, 1), dtype)

    def logseries(self, p, size=None, dtype=int):
        """The logarithmic series of `p`."""
        p, shape = self._parameters("logseries", size, p=p)
        require((p >= 0) & (p < 1), "logseries", "p", "numbers from 0 to below 1")
        base = -u.expm1(u.log1p(-p.astype(float)) * self.random_sample(shape))
        count = where(
            base > 0, u.floor(self.standard_exponential(shape) / -u.log(where(base > 0, base, 0.5))), 0
        )
        return _counted(count + 1, dtype)

    def tomaxint(self, size=None):
        """Integers uniform over [0, 2^63 - 1]."""
        shape = () if size is None else shape_of(size, "size")
        return _calls.random_integers_inclusive(self._handle, 0, 2**63 - 1, shape, "int64")

    def _integers_between(self, low, high, size, dtype):
        """Integers uniform over [low, high) for bounds that are arrays."""
        low, high, shape = self._parameters("randint", size, low=low, high=high)
        low, high = low.astype(int), high.astype(int)
        require(low < high, "randint", "high", "numbers above low")
        return (low + self.tomaxint(shape) % (high - low)).astype(dtype, copy=False)

    def multinomial(self, n, pvals, size=None):
        """How often each outcome with probabilities `pvals` occurs in `n` trials; the last one gets the
        remaining probability."""
        n, shape = index(n), () if size is None else tuple(shape_of(size, "size"))
        p = self._parameters("multinomial", None, pvals=pvals)[0].astype(float)
        if p.ndim != 1 or not p.size:
            raise ValueError(
                "multinomial: pvals: expected probabilities along one axis, got the shape %s" % (p.shape,)
            )
        require(n >= 0, "multinomial", "n", "at least 0, got %d" % n)
        require((p >= 0) & (p <= 1), "multinomial", "pvals", "probabilities")
        rest = 1 - float(p[:-1].sum())
        require(
            rest >= -1e-12, "multinomial", "pvals", "probabilities whose sum without the last is at most 1"
        )
        p[-1] = max(rest, 0.0)
        rows, count = prod(shape), p.size
        with Device(self.device):
            first = arange(0, rows * count, count).reshape(rows, 1)
        drawn = self.choice(count, (rows, n), True, p) + first
        return bincount(drawn.ravel(), minlength=rows * count).reshape(shape + (count,))

    def multivariate_normal(self, mean, cov, size=None, check_valid="warn", tol=1e-8, dtype=float):
        """Normally distributed vectors with means `mean` and covariances `cov`, along the last axis.

        A `cov` that is not symmetric and positive semi-definite causes a RuntimeWarning, a ValueError with
        check_valid="raise", and nothing with "ignore".
        """
        if check_valid not in ("warn", "raise", "ignore"):
            raise ValueError(
                "multivariate_normal: check_valid: expected 'warn', 'raise' or 'ignore', got %r"
                % (check_valid,)
            )
        mean = self._parameters("multivariate_normal", None, mean=mean)[0].astype(float)
        cov = self._parameters("multivariate_normal", None, cov=cov)[0].astype(float)
        if mean.ndim != 1 or cov.shape != mean.shape * 2:
            raise ValueError(
                "multivariate_normal: cov: expected a square matrix for a vector of means, got %s and %s"
                % (cov.shape, mean.shape)
            )
        _, values, vectors = svd(cov)
        if check_valid != "ignore":
            away = u.absolute(dot(vectors.T * values, vectors) - cov)
            if not bool((away <= tol + tol * u.absolute(cov)).all()):
                text = "multivariate_normal: cov: expected a symmetric positive semi-definite matrix"
                if check_valid == "raise":
                    raise ValueError(text)
                warnings.warn(text, RuntimeWarning, stacklevel=3)
        shape = () if size is None else tuple(shape_of(size, "size"))
        self.random_sample((0,), dtype)
        drawn = self.standard_normal((prod(shape), mean.size))
        made = dot(drawn, u.sqrt(values).reshape(-1, 1) * vectors) + mean
        return made.reshape(shape + mean.shape).astype(dtype, copy=False)


NAMES = tuple(name for name in vars(Distributions) if not name.startswith("_"))
