"""Random functions. What was drawn is an attribute of the creator, and may be given instead of being drawn."""
from .. import _calls
from .._training import training


def dropout(x, ratio=0.5, train=True, mask=None):
    """Where train: elements zero with probability ratio, the others scaled by 1 / (1 - ratio); otherwise x itself.

    mask: an array to multiply with in place of a new one; y.creator.attribute("mask") is the one in use.
    """
    if mask is not None and train:
        return _calls.dropout_with_mask(x, mask)
    with training(train):
        return _calls.dropout(x, ratio)


def gaussian(mean, ln_var, eps=None):
    """Normal numbers of these means and logarithms of variances; eps: standard normal numbers in place of new ones."""
    return _calls.gaussian(mean, ln_var) if eps is None else _calls.gaussian_with_eps(mean, ln_var, eps)
