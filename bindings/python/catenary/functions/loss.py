"""Losses and evaluations."""

from .. import _calls, raw
from .._handle import WalkerAlias
from .._variable import Variable
from ._options import options
from ._samples import fixed_samples

_NORMS = {"L1": raw.CTN_HINGE_NORM_L1, "L2": raw.CTN_HINGE_NORM_L2}


def accuracy(y, t, ignore_label=None):
    return _calls.accuracy(y, t, options(ignore_label=ignore_label))


accuracy.__doc__ = _calls.accuracy.__doc__


def binary_accuracy(y, t, ignore_label=-1):
    return _calls.binary_accuracy(y, t, None if ignore_label == -1 else options(ignore_label=ignore_label))


binary_accuracy.__doc__ = _calls.binary_accuracy.__doc__


def cross_covariance(y, z, reduction=None):
    return _calls.cross_covariance(y, z, options(reduction=reduction))


cross_covariance.__doc__ = _calls.cross_covariance.__doc__


def bernoulli_nll(x, y, reduction=None):
    return _calls.bernoulli_nll(x, y, options(reduction=reduction))


bernoulli_nll.__doc__ = _calls.bernoulli_nll.__doc__


def gaussian_kl_divergence(mean, ln_var, reduction=None):
    return _calls.gaussian_kl_divergence(mean, ln_var, options(reduction=reduction))


gaussian_kl_divergence.__doc__ = _calls.gaussian_kl_divergence.__doc__


def gaussian_nll(x, mean, ln_var, reduction=None):
    return _calls.gaussian_nll(x, mean, ln_var, options(reduction=reduction))


gaussian_nll.__doc__ = _calls.gaussian_nll.__doc__


def mean_squared_error(x0, x1, reduction=None):
    return _calls.mean_squared_error(x0, x1, None if reduction is None else options(reduction=reduction))


mean_squared_error.__doc__ = _calls.mean_squared_error.__doc__


def connectionist_temporal_classification(
    x, t, blank_symbol, input_length=None, label_length=None, reduction=None
):
    return _calls.connectionist_temporal_classification(
        x, t, blank_symbol, input_length, label_length, options(reduction=reduction)
    )


connectionist_temporal_classification.__doc__ = _calls.connectionist_temporal_classification.__doc__


def contrastive(x0, x1, y, margin=1, reduction=None):
    return _calls.contrastive(x0, x1, y, margin, options(reduction=reduction))


contrastive.__doc__ = _calls.contrastive.__doc__


def hinge(x, t, norm="L1", reduction=None):
    if norm not in _NORMS:
        raise NotImplementedError("hinge: norm: expected 'L1' or 'L2', got %r" % (norm,))
    return _calls.hinge(x, t, _NORMS[norm], options(reduction=reduction))


hinge.__doc__ = _calls.hinge.__doc__


def negative_sampling(x, t, W, sampler, sample_size, samples=None):
    """Sum over the batch of -log sigmoid(x w) for the word t and of -log sigmoid(-x w) for sample_size words
    drawn.

    x (N, J), t (N) int32 or int64 rows of W (V, J). sampler: a WalkerAlias, its method sample, or a function
    from a shape to an int32 array. samples: an integer array (N, 1 + sample_size), t first, to use instead of
    drawing.
    """
    samples = fixed_samples() if samples is None else samples
    if samples is None:
        sampler = getattr(sampler, "__self__", sampler)
        if isinstance(sampler, WalkerAlias):
            return _calls.negative_sampling(x, t, W, sampler, sample_size, None)
        samples = _drawn(x, t, sampler, sample_size)
    return _calls.negative_sampling(x, t, W, None, sample_size, options(samples=samples))


def _drawn(x, t, sampler, sample_size):
    """The samples that a user's function draws, after the words themselves."""
    words = t.data if isinstance(t, Variable) else t
    words = _calls.array_reshape(words, (len(words), 1))
    drawn = sampler((words.shape[0], sample_size))
    return _calls.array_concatenate([words, drawn], 1)


def sigmoid_cross_entropy(x, t, use_cudnn=True, normalize=True, reduction=None):
    return _calls.sigmoid_cross_entropy(x, t, normalize, options(reduction=reduction))


sigmoid_cross_entropy.__doc__ = _calls.sigmoid_cross_entropy.__doc__


def softmax_cross_entropy(
    x,
    t,
    use_cudnn=True,
    normalize=True,
    cache_score=True,
    class_weight=None,
    ignore_label=-1,
    label_smoothing=0.0,
    reduction=None,
):
    if class_weight is None and ignore_label == -1 and not label_smoothing and reduction is None:
        return _calls.softmax_cross_entropy(x, t, normalize, None)
    return _calls.softmax_cross_entropy(
        x,
        t,
        normalize,
        options(
            class_weight=class_weight,
            ignore_label=ignore_label,
            label_smoothing=label_smoothing,
            reduction=reduction,
        ),
    )


softmax_cross_entropy.__doc__ = _calls.softmax_cross_entropy.__doc__


__all__ = [
    "accuracy",
    "bernoulli_nll",
    "binary_accuracy",
    "connectionist_temporal_classification",
    "contrastive",
    "cross_covariance",
    "gaussian_kl_divergence",
    "gaussian_nll",
    "hinge",
    "mean_squared_error",
    "negative_sampling",
    "sigmoid_cross_entropy",
    "softmax_cross_entropy",
]


def __dir__():
    return __all__
