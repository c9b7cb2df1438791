"""Losses and evaluations."""
from .. import _calls
from .._handle import WalkerAlias
from .._variable import Variable
from .._calls import (accuracy, bernoulli_nll, binary_accuracy, cross_covariance,  # noqa: F401
                      gaussian_kl_divergence, gaussian_nll, mean_squared_error)


def connectionist_temporal_classification(x, t, blank_symbol, input_length=None, label_length=None):
    return _calls.connectionist_temporal_classification(x, t, blank_symbol, input_length, label_length)


connectionist_temporal_classification.__doc__ = _calls.connectionist_temporal_classification.__doc__


def contrastive(x0, x1, y, margin=1):
    return _calls.contrastive(x0, x1, y, margin)


contrastive.__doc__ = _calls.contrastive.__doc__


def hinge(x, t, norm="L1"):
    if norm not in ("L1", "L2"):
        raise NotImplementedError("hinge: norm: expected 'L1' or 'L2', got %r" % (norm,))
    return _calls.hinge(x, t, norm)


hinge.__doc__ = _calls.hinge.__doc__


def negative_sampling(x, t, W, sampler, sample_size, samples=None):
    """Sum over the batch of -log sigmoid(x w) for the word t and of -log sigmoid(-x w) for sample_size words drawn.

    x (N, J), t (N) int32 rows of W (V, J). sampler: a WalkerAlias, its method sample, or a function from a shape to an
    int32 array. samples: an int32 array (N, 1 + sample_size), t first, in place of drawing.
    """
    samples = fixed_samples() if samples is None else samples
    if samples is None:
        sampler = getattr(sampler, "__self__", sampler)
        if isinstance(sampler, WalkerAlias):
            return _calls.negative_sampling(x, t, W, sampler, sample_size)
        samples = _drawn(x, t, sampler, sample_size)
    return _calls.negative_sampling_with_samples(x, t, W, samples)


def fixed_samples():
    """What is set as NegativeSamplingFunction.samples: samples for every draw, until it is deleted; else None."""
    from .classes import NegativeSamplingFunction
    return vars(NegativeSamplingFunction).get("samples")


def _drawn(x, t, sampler, sample_size):
    """What a function of the user draws, with the words themselves in front."""
    words = t.data if isinstance(t, Variable) else t
    words = _calls.array_reshape(words, (len(words), 1))
    drawn = sampler((words.shape[0], sample_size))
    return _calls.array_concatenate([words, drawn], 1)


def sigmoid_cross_entropy(x, t, use_cudnn=True, normalize=True):
    return _calls.sigmoid_cross_entropy(x, t, normalize)


sigmoid_cross_entropy.__doc__ = _calls.sigmoid_cross_entropy.__doc__


def softmax_cross_entropy(x, t, use_cudnn=True, normalize=True, cache_score=True, class_weight=None, ignore_label=-1):
    if class_weight is None and ignore_label == -1:
        return _calls.softmax_cross_entropy(x, t, normalize)
    return _calls.softmax_cross_entropy_weighted(x, t, class_weight, ignore_label, normalize)


softmax_cross_entropy.__doc__ = _calls.softmax_cross_entropy.__doc__
