"""Random functions."""
from .. import _calls
from .._calls import gaussian  # noqa: F401


def dropout(x, ratio=0.5, train=True):
    """Where train: elements zero with probability ratio, the others scaled by 1 / (1 - ratio); otherwise x itself."""
    return _calls.dropout(x, ratio, train)
