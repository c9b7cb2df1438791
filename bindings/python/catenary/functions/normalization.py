"""Normalizations."""

from .. import _calls


def batch_normalization(x, gamma, beta, eps=1e-5):
    return _calls.batch_normalization(x, gamma, beta, eps)


def fixed_batch_normalization(x, gamma, beta, mean, var, eps=1e-5):
    """gamma (x - mean) / sqrt(var) + beta with statistics of gamma's shape. The variance is used as given:
    eps, an argument of the reference, has no effect."""
    return _calls.fixed_batch_normalization(x, gamma, beta, mean, var)


def layer_normalization(x, gamma, beta, eps=1e-5):
    return _calls.layer_normalization(x, gamma, beta, eps)


def local_response_normalization(x, n=5, k=2, alpha=1e-4, beta=0.75):
    return _calls.local_response_normalization(x, n, k, alpha, beta)


def rms_normalization(x, gamma, eps=1e-5):
    return _calls.rms_normalization(x, gamma, eps)


for _name in [name for name in list(globals()) if name.endswith("normalization")]:
    globals()[_name].__doc__ = globals()[_name].__doc__ or getattr(_calls, _name).__doc__


__all__ = [
    "batch_normalization",
    "fixed_batch_normalization",
    "layer_normalization",
    "local_response_normalization",
    "rms_normalization",
]


def __dir__():
    return __all__
