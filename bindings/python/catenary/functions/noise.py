"""Random functions. The random values are attributes of the creator, and may be given instead of being
drawn."""

from .. import _calls
from .._training import training
from ._options import options


def dropout(x, ratio=0.5, train=True, mask=None):
    """If train, sets elements to zero with probability ratio and scales the others by 1 / (1 - ratio);
    otherwise returns x itself.

    mask: an array to multiply by instead of a new one; y.creator.attribute("mask") is the one in use.
    """
    given = None if mask is None else options(mask=mask)
    with training(train):
        return _calls.dropout(x, ratio, given)


def gaussian(mean, ln_var, eps=None):
    """Normally distributed numbers with the given means and logarithms of variances; eps: standard normal
    numbers to use instead of new ones."""
    return _calls.gaussian(mean, ln_var, None if eps is None else options(noise=eps))


__all__ = ["dropout", "gaussian"]


def __dir__():
    return __all__
