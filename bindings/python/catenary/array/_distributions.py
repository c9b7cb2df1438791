"""Distributions that are exact transforms of others, and arrays as parameters of distributions."""

import warnings
from math import prod
from operator import index

from .. import _calls, raw
from .._dtype import DTYPES, NUMPY_ARRAY, dtype_code
from .._errors import UnsupportedError
from . import _ufunc as u
from ._arguments import array_like, shape_of, strong
from ._creation import array, full, ones_like
from ._device import Device, device_name
from ._manipulation import broadcast_shapes, broadcast_to, stack
from ._math import dot
from ._ndarray import ndarray
from ._sorting import where
from ._types import iinfo
from .linalg import svd

_SEQUENCES = (ndarray, NUMPY_ARRAY, list, tuple)


def _shape(size):
    return () if size is None else shape_of(size, "size")


def _whole(value):
    """A whole number as an integer; ValueError for fractions."""
    try:
        return index(value)
    except TypeError:
        number = float(value)
        if not number.is_integer():
            raise ValueError from None
        return int(number)


def truncated(value):
    """A number as an integer, without its fraction."""
    if isinstance(value, str):
        raise TypeError
    return int(value)


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


def counts(dtype, draw, *arguments):
    """Counts, drawn as int32 or int64, as an array of any dtype."""
    code = raw.CTN_INT64 if dtype is int else dtype_code(dtype)
    drawn = code if code == raw.CTN_INT32 else raw.CTN_INT64
    made = draw(*arguments, drawn)
    return made if code == drawn else made.astype(dtype)


def random_words(handle, shape):
    """Random 64 bits for each element, as uint64."""
    drawn = _calls.random_integers_inclusive(handle, -(2**63), 2**63 - 1, shape, raw.CTN_INT64)
    return _calls.array_view(drawn, raw.CTN_UINT64)


def _limits(function, dtype):
    """The least and the largest integer of a dtype."""
    kind = DTYPES[dtype_code(dtype)]
    if kind.kind not in "biu":
        raise TypeError("%s: dtype: expected integers or booleans, got %s" % (function, kind))
    return (0, 1) if kind.kind == "b" else (int(iinfo(kind).min), int(iinfo(kind).max))


def _held(function, name, bounds, least, most):
    """Bounds as uint64, or as int64 if `most` fits, after a check that they are from `least` to `most`."""
    unsigned = bounds.dtype == "uint64"
    good = bounds <= most if unsigned or most < 2**63 - 1 else True
    if least > -(2**63) and not unsigned:
        good = (bounds >= least) & good
    require(good, function, name, "numbers from %d to %d" % (least, most))
    return bounds.astype("uint64" if most >= 2**63 else "int64")


def _law(call):
    """The name of the distribution that a call draws from."""
    return call.__name__[len("random_") :]


class Distributions:
    """Distributions of generators, which have a handle and a device.

    All parameters may be arrays, which are broadcast to `size`, or to one another if it is None.
    """

    def _shape_of(self, function, size, arrays):
        """The shape of the result for arrays of parameters."""
        shapes = [a.shape for a in arrays]
        shape = shapes[0] if shapes.count(shapes[0]) == len(shapes) else broadcast_shapes(*shapes)
        if size is None:
            return shape
        wanted = tuple(shape_of(size, "size"))
        if len(shape) > len(wanted) or any(n not in (1, m) for n, m in zip(shape[::-1], wanted[::-1])):
            raise ValueError(
                "%s: size: expected a shape to which parameters of the shape %s can be broadcast, got %s"
                % (function, shape, wanted)
            )
        return wanted

    def _parameters(self, function, size, **values):
        """The parameters as floating arrays on the device of the generator, and the shape of the result."""
        if all([value.__class__ is ndarray for value in values.values()]):
            arrays = [self._parameter(function, name, value) for name, value in values.items()]
        else:
            with Device(self.device):
                arrays = [self._parameter(function, name, value) for name, value in values.items()]
        return arrays + [self._shape_of(function, size, arrays)]

    def _parameter(self, function, name, value):
        made = self._placed(function, name, value)
        return made.astype(float) if made.dtype.kind in "biu" else made

    def _placed(self, function, name, value, number=float):
        """A parameter as an array on the device of the generator."""
        if not isinstance(value, _SEQUENCES):
            try:
                value = number(value)
            except (TypeError, ValueError):
                raise UnsupportedError(
                    "%s: %s: expected a number or an array, got %r" % (function, name, value)
                ) from None
        return self._here(value)

    def _here(self, value):
        """An array itself; other values as an array on the device of the generator."""
        made = strong(value)
        if not isinstance(value, ndarray) and device_name(made) != self.device:
            made = _calls.array_to_device(made, self.device)
        return made

    def _draw(self, call, size, dtype, number=float, **values):
        """call(handle, parameters..., shape, dtype), where numbers become weak scalars."""
        operands, arrays = [], []
        scalar = _calls.array_scalar_f64 if number is float else _calls.array_scalar_i64
        for name, value in values.items():
            if number is not float and isinstance(value, ndarray) and not value.ndim:
                value = value.item()
            if value.__class__ is ndarray:
                arrays.append(value)
            elif numbers(value):
                try:
                    operands.append(scalar(number(value)))
                except (TypeError, ValueError):
                    raise UnsupportedError(
                        "%s: %s: expected a number or an array, got %r" % (_law(call), name, value)
                    ) from None
                continue
            else:
                with Device(self.device):
                    arrays.append(self._placed(_law(call), name, value, number))
            operands.append(arrays[-1])
        shape = self._shape_of(_law(call), size, arrays) if arrays else _shape(size)
        return call(self._handle, *operands, shape, dtype)

    def _rounded(self, call, size, dtype, **values):
        """The same for any dtype; others than float32 and float64 get float64 numbers, converted."""
        code = dtype_code(dtype)
        if code in (raw.CTN_FLOAT32, raw.CTN_FLOAT64):
            return self._draw(call, size, code, **values)
        return self._draw(call, size, float, **values).astype(dtype)

    def _count(self, call, size, dtype, number=float, **values):
        """The same for counts."""
        return counts(dtype, lambda drawn: self._draw(call, size, drawn, number, **values))

    def uniform(self, low=0.0, high=1.0, size=None, dtype=float):
        """Uniform over [low, high)."""
        if numbers(low, high):
            return _calls.random_uniform(self._handle, low, high, _shape(size), dtype)
        return self._draw(_calls.random_uniform_of, size, dtype, low=low, high=high)

    def standard_normal(self, size=None, dtype=float):
        """Normal with mean 0 and standard deviation 1."""
        return _calls.random_standard_normal(self._handle, _shape(size), dtype)

    def normal(self, loc=0.0, scale=1.0, size=None, dtype=float):
        """Normal with mean `loc` and standard deviation `scale`."""
        if numbers(loc, scale):
            return _calls.random_normal(self._handle, loc, scale, _shape(size), dtype)
        return self._draw(_calls.random_normal_of, size, dtype, loc=loc, scale=scale)

    def lognormal(self, mean=0.0, sigma=1.0, size=None, dtype=float):
        """Exponentials of normals with mean `mean` and standard deviation `sigma`."""
        if numbers(mean, sigma):
            return _calls.random_lognormal(self._handle, mean, sigma, _shape(size), dtype)
        return self._draw(_calls.random_lognormal_of, size, dtype, mean=mean, sigma=sigma)

    def standard_exponential(self, size=None, dtype=float):
        """Exponential with mean 1."""
        return self.exponential(1.0, size, dtype)

    def exponential(self, scale=1.0, size=None, dtype=float):
        """Exponential with mean `scale`."""
        if numbers(scale):
            return _calls.random_exponential(self._handle, scale, _shape(size), dtype)
        return self._draw(_calls.random_exponential_of, size, dtype, scale=scale)

    def gumbel(self, loc=0.0, scale=1.0, size=None, dtype=float):
        """Gumbel's extreme values with mode `loc`."""
        if numbers(loc, scale):
            return _calls.random_gumbel(self._handle, loc, scale, _shape(size), dtype)
        return self._draw(_calls.random_gumbel_of, size, dtype, loc=loc, scale=scale)

    def poisson(self, lam=1.0, size=None, dtype=int):
        """Counts of rare events with mean `lam`."""
        if numbers(lam):
            return counts(dtype, _calls.random_poisson, self._handle, lam, _shape(size))
        lam, shape = self._parameters("poisson", size, lam=lam)
        return counts(dtype, _calls.random_poisson_of, self._handle, lam, shape)

    def binomial(self, n, p, size=None, dtype=int):
        """Numbers of successes in `n` trials with probability `p`."""
        if numbers(n, p):
            return counts(dtype, _calls.random_binomial, self._handle, n, p, _shape(size))
        with Device(self.device):
            trials = self._placed("binomial", "n", n, index)
        p, _, shape = self._parameters("binomial", size, p=p, n=n)
        return counts(dtype, _calls.random_binomial_of, self._handle, trials, p, shape)

    def laplace(self, loc=0.0, scale=1.0, size=None, dtype=float):
        """Laplace's double exponential with mean `loc`."""
        return self._draw(_calls.random_laplace, size, dtype, loc=loc, scale=scale)

    def logistic(self, loc=0.0, scale=1.0, size=None, dtype=float):
        """Logistic with mean `loc`."""
        return self._draw(_calls.random_logistic, size, dtype, loc=loc, scale=scale)

    def rayleigh(self, scale=1.0, size=None, dtype=float):
        """Lengths of vectors of two normals with standard deviation `scale`."""
        return self._draw(_calls.random_rayleigh, size, dtype, scale=scale)

    def standard_cauchy(self, size=None, dtype=float):
        """Cauchy with mode 0: the ratio of two standard normals."""
        return self._draw(_calls.random_standard_cauchy, size, dtype)

    def pareto(self, a, size=None, dtype=float):
        """Pareto's second distribution (Lomax) with shape `a`, starting at 0."""
        return self._draw(_calls.random_pareto, size, dtype, a=a)

    def weibull(self, a, size=None, dtype=float):
        """Weibull of shape `a`."""
        return self._draw(_calls.random_weibull, size, dtype, a=a)

    def power(self, a, size=None, dtype=float):
        """Distribution over [0, 1] with the density a * x^(a - 1)."""
        return self._draw(_calls.random_power, size, dtype, a=a)

    def triangular(self, left, mode, right, size=None, dtype=float):
        """Distribution over [left, right] with a density that rises up to `mode` and then falls."""
        return self._draw(_calls.random_triangular, size, dtype, left=left, mode=mode, right=right)

    def wald(self, mean, scale, size=None, dtype=float):
        """Wald's inverse Gaussian."""
        return self._draw(_calls.random_wald, size, dtype, mean=mean, scale=scale)

    def standard_gamma(self, shape, size=None, dtype=float):
        """Gamma of shape `shape` and scale 1."""
        return self._rounded(_calls.random_standard_gamma, size, dtype, alpha=shape)

    def gamma(self, shape, scale=1.0, size=None, dtype=float):
        """Gamma of shape `shape` and scale `scale`."""
        return self._rounded(_calls.random_gamma, size, dtype, alpha=shape, scale=scale)

    def chisquare(self, df, size=None, dtype=float):
        """Chi-square with `df` degrees of freedom."""
        return self._rounded(_calls.random_chisquare, size, dtype, df=df)

    def noncentral_chisquare(self, df, nonc, size=None, dtype=float):
        """Chi-square with `df` degrees of freedom and noncentrality `nonc`."""
        return self._rounded(_calls.random_noncentral_chisquare, size, dtype, df=df, nonc=nonc)

    def f(self, dfnum, dfden, size=None, dtype=float):
        """F with `dfnum` and `dfden` degrees of freedom."""
        return self._rounded(_calls.random_f, size, dtype, dfnum=dfnum, dfden=dfden)

    def noncentral_f(self, dfnum, dfden, nonc, size=None, dtype=float):
        """F with `dfnum` and `dfden` degrees of freedom and noncentrality `nonc`."""
        return self._rounded(_calls.random_noncentral_f, size, dtype, dfnum=dfnum, dfden=dfden, nonc=nonc)

    def standard_t(self, df, size=None, dtype=float):
        """Student's t with `df` degrees of freedom."""
        return self._rounded(_calls.random_standard_t, size, dtype, df=df)

    def beta(self, a, b, size=None, dtype=float):
        """Beta with shapes `a` and `b`."""
        return self._rounded(_calls.random_beta, size, dtype, a=a, b=b)

    def vonmises(self, mu, kappa, size=None, dtype=float):
        """Angles in [-pi, pi] around `mu` with concentration `kappa`."""
        return self._rounded(_calls.random_vonmises, size, dtype, mu=mu, kappa=kappa)

    def geometric(self, p, size=None, dtype=int):
        """The number of the first success among trials with probability `p`, counted from 1."""
        return self._count(_calls.random_geometric, size, dtype, p=p)

    def logseries(self, p, size=None, dtype=int):
        """The logarithmic series of `p`."""
        return self._count(_calls.random_logseries, size, dtype, p=p)

    def zipf(self, a, size=None, dtype=int):
        """Numbers from 1 with probabilities proportional to their power -a."""
        return self._count(_calls.random_zipf, size, dtype, a=a)

    def negative_binomial(self, n, p, size=None, dtype=int):
        """Failures before the `n`-th success among trials with probability `p`."""
        return self._count(_calls.random_negative_binomial, size, dtype, n=n, p=p)

    def hypergeometric(self, ngood, nbad, nsample, size=None, dtype=int):
        """Good elements in a sample of `nsample` out of `ngood` and `nbad`."""
        given = {"ngood": ngood, "nbad": nbad, "nsample": nsample}
        return self._count(_calls.random_hypergeometric, size, dtype, _whole, **given)

    def dirichlet(self, alpha, size=None, dtype=float):
        """Vectors with the sum 1 of the Dirichlet distribution with concentrations `alpha`."""
        with Device(self.device):
            alpha = self._parameter("dirichlet", "alpha", alpha)
        alpha = alpha.reshape(1) if not alpha.ndim else alpha
        code = dtype_code(dtype)
        drawn = code if code in (raw.CTN_FLOAT32, raw.CTN_FLOAT64) else raw.CTN_FLOAT64
        return _calls.random_dirichlet(self._handle, alpha, _shape(size), drawn).astype(dtype, copy=False)

    def tomaxint(self, size=None):
        """Integers uniform over [0, 2^63 - 1]."""
        shape = () if size is None else shape_of(size, "size")
        return _calls.random_integers_inclusive(self._handle, 0, 2**63 - 1, shape, "int64")

    def _integers(self, low, high, size, dtype, function="randint"):
        """Integers over [low, high]. C accepts bounds as int64, and not bool as dtype."""
        code, shape = dtype_code(dtype), _shape(size)
        if code == raw.CTN_BOOL:
            require(0 <= low <= high <= 1, function, "high", "bounds from False to True")
            made = _calls.random_integers_inclusive(self._handle, low, high, shape, raw.CTN_UINT8)
            made = _calls.array_view(made, raw.CTN_BOOL)
        elif code == raw.CTN_UINT64 and 0 <= low <= high and 2**63 <= high < 2**64:
            moved = low - 2**63, high - 2**63
            made = _calls.random_integers_inclusive(self._handle, *moved, shape, raw.CTN_INT64)
            with Device(self.device):
                made = u.bitwise_xor(_calls.array_view(made, raw.CTN_UINT64), array(2**63, raw.CTN_UINT64))
        else:
            made = _calls.random_integers_inclusive(self._handle, low, high, shape, code)
        return made

    def _bound(self, function, name, value, less):
        """A bound of integers, reduced by `less`, as int64 or uint64; fractions are truncated."""
        if not isinstance(value, _SEQUENCES):  # reduced first, because 2^64 is no uint64
            value, less = self._placed(function, name, value, lambda x: truncated(x) - less), 0
        made = self._placed(function, name, value)
        if made.dtype.kind == "f":
            require(u.absolute(made) < 2.0**63, function, name, "numbers from -2^63 to 2^63")
        if made.dtype != "uint64":
            made = made.astype("int64", copy=False)
        if less:
            least = 0 if made.dtype == "uint64" else -(2**63)
            require(made > least, function, name, "numbers above low")
            made = made - less
        return made

    def _integers_between(self, low, high, size, dtype, function="randint", endpoint=False):
        """Integers uniform over [low, high), or [low, high] with `endpoint`, for bounds that are arrays."""
        with Device(self.device):
            bounds = self._bound(function, "low", low, 0), self._bound(function, "high", high, not endpoint)
            shape, (least, most) = self._shape_of(function, size, bounds), _limits(function, dtype)
            low, high = [
                _held(function, name, bound, least, most) for name, bound in zip(("low", "high"), bounds)
            ]
            require(low <= high, function, "high", "numbers above low")
            start, count = low.astype("uint64"), high.astype("uint64") - low.astype("uint64") + 1
            every = count == 0  # 2^64 numbers
            some = bool(every.any())
            count = where(every, ones_like(count), count) if some else count
            words = random_words(self._handle, shape)
            if bool((words < count).any()):
                # Of 2^64; as many words are not used, so that no number is more likely.
                rest = (~count + 1) % count
                while bool((words < rest).any()):
                    words = where(words < rest, random_words(self._handle, shape), words)
            made = start + (where(every, words, words % count) if some else words % count)
            return _calls.array_view(made, low.dtype).astype(dtype, copy=False)

    def multinomial(self, n, pvals, size=None):
        """How often each outcome with probabilities `pvals`, along the last axis, occurs in `n` trials; the
        last one gets the remaining probability."""
        with Device(self.device):
            left = self._placed("multinomial", "n", n, index)
            p = self._parameter("multinomial", "pvals", pvals).astype(float)
        if left.dtype.kind not in "iu":
            raise TypeError("multinomial: n: expected integers, got %s" % left.dtype)
        if not p.ndim or not p.shape[-1]:
            raise ValueError(
                "multinomial: pvals: expected probabilities along an axis, got the shape %s" % (p.shape,)
            )
        require(left >= 0, "multinomial", "n", "at least 0")
        require((p >= 0) & (p <= 1), "multinomial", "pvals", "probabilities")
        before = p[..., :-1].sum(axis=-1)
        expected = "probabilities whose sum without the last is at most 1"
        require(before <= 1 + 1e-12, "multinomial", "pvals", expected)
        shape = broadcast_shapes(left.shape, p.shape[:-1])
        if size is not None:
            shape = self._shape_of("multinomial", size, [left, p[..., 0]])
        left, rest, columns = broadcast_to(left.astype("int64"), shape), ones_like(before), []
        for k in range(p.shape[-1] - 1):
            chance = u.minimum(where(rest > 0, p[..., k] / where(rest > 0, rest, 1), 0), 1)
            columns.append(_calls.random_binomial_of(self._handle, left, chance, shape, "int64"))
            left, rest = left - columns[-1], rest - p[..., k]
        return stack(columns + [left], axis=-1)

    def multivariate_hypergeometric(self, colors, nsample, size=None, method="marginals"):
        """How many elements of each color are in a sample of `nsample` out of `colors` elements each.

        `method` is accepted as in NumPy; both methods have the same distribution.
        """
        if method not in ("count", "marginals"):
            raise ValueError(
                "multivariate_hypergeometric: method: expected 'count' or 'marginals', got %r" % (method,)
            )
        colors, left = [index(c) for c in array_like(colors).tolist()], index(nsample)
        shape, rest, columns = _shape(size), sum(colors), []
        if any(c < 0 for c in colors):
            raise ValueError("multivariate_hypergeometric: colors: expected at least 0, got %r" % (colors,))
        if not 0 <= left <= rest:
            raise ValueError(
                "multivariate_hypergeometric: nsample: expected 0 to %d, the sum of colors, got %d"
                % (rest, left)
            )
        if not colors:
            return self._filled(tuple(shape) + (0,), 0)
        left = self._filled(shape, left)
        for color in colors[:-1]:
            rest -= color
            columns.append(self.hypergeometric(color, rest, left, shape))
            left = left - columns[-1]
        return stack(columns + [left], axis=-1)

    def _filled(self, shape, value):
        with Device(self.device):
            return full(tuple(shape), value, "int64")

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
        _calls.random_sample(self._handle, (0,), dtype)  # fails for a wrong dtype
        drawn = self.standard_normal((prod(shape), mean.size))
        made = dot(drawn, u.sqrt(values).reshape(-1, 1) * vectors) + mean
        return made.reshape(shape + mean.shape).astype(dtype, copy=False)


NAMES = tuple(name for name in vars(Distributions) if not name.startswith("_"))
