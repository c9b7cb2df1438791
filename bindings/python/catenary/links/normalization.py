"""Links that normalize."""

from .. import _calls, raw
from .._training import training
from ._base import FROM_INPUT, NativeLink, options, registered, shape_of


@registered
class BatchNormalization(NativeLink):
    """Batch normalization with the parameters gamma and beta and the averages avg_mean and avg_var.

    size: shape of the channels, usually one number; None means that of the first input. decay: the decay rate
    of the averages. eps: a number that is added to variances. dtype: dtype of the parameters and averages.
    Attributes: gamma, beta, avg_mean, avg_var, N (the number of batches of fine-tuning); decay and eps, which
    are fixed.
    """

    def __init__(self, size, decay=0.9, eps=1e-5, dtype="float32", initial=None):
        self._built(
            _calls.link_batch_normalization_new(
                (FROM_INPUT,) if size is None else shape_of(size),
                options(dtype, initial, decay=decay, eps=eps),
            )
        )
        self.__dict__.update(_decay=decay, _eps=eps)

    _decay, _eps = 0.9, 1e-5
    # A number, as users and their serializers expect; the library stores a 0-d array.
    N = property(
        lambda self: int(_calls.link_persistent(self, "N")), doc="The number of batches of fine-tuning."
    )
    decay = property(lambda self: self._decay, doc="The decay rate of the averages.")
    eps = property(lambda self: self._eps, doc="The number that is added to variances.")

    def __call__(self, x, test=False, finetune=False):
        """The normalized x (N, channels, ...).

        Normally the statistics of the batch are used and enter the averages. With `test` the averages are
        used. With `finetune` the statistics of the batch are used, and the averages become those of all
        batches since start_finetuning.
        """
        if finetune and not test:
            _calls.link_set_normalization_mode(self, raw.CTN_NORMALIZATION_FINETUNE)
        try:
            with training(not test):
                return _calls.link_call1(self, x)
        finally:
            if finetune and not test:
                _calls.link_set_normalization_mode(self, raw.CTN_NORMALIZATION_AUTO)

    def start_finetuning(self):
        """Sets the count N of batches to zero."""
        _calls.link_start_finetuning(self)


@registered
class LayerNormalization(NativeLink):
    """Layer normalization over the last axes, with the parameters gamma and beta of their shape.

    size: lengths of these axes; None means that of the last axis of the first input. eps: a number that is
    added to variances.
    """

    def __init__(self, size=None, eps=1e-6, initial=None, dtype=None):
        self._built(
            _calls.link_layer_normalization_new(
                (FROM_INPUT,) if size is None else shape_of(size), options(dtype, initial, eps=eps)
            )
        )


__all__ = ["BatchNormalization", "LayerNormalization"]


def __dir__():
    return __all__
