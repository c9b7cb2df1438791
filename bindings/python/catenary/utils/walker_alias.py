"""Walker's alias method."""

from .. import _calls
from .._handle import WalkerAlias as WalkerAliasHandle, made_by, take
from ..array import asarray
from ..cuda import gpu_name


@made_by
class WalkerAlias(WalkerAliasHandle):
    """Draws integers i with probabilities probs[i] / sum(probs) in constant time."""

    def __init__(self, probs):
        take(self, _calls.walker_alias_new(asarray(probs)))

    def sample(self, shape):
        """An int32 array of samples, on the device of the sampler."""
        return _calls.walker_alias_sample(self, None, shape if hasattr(shape, "__len__") else (shape,))

    sample_cpu = sample_gpu = sample

    def sample_from(self, uniform):
        """The samples for numbers drawn uniformly from [0, 1)."""
        return _calls.walker_alias_sample_from(self, uniform)

    def to_gpu(self, device=None):
        """Moves the sampler to a device."""
        _calls.walker_alias_to_device(self, gpu_name(device))
        return self

    def to_cpu(self):
        """Moves the sampler to the CPU."""
        _calls.walker_alias_to_device(self, "cpu")
        return self

    @property
    def use_gpu(self):
        """Whether the sampler is on a device other than the CPU."""
        return _calls.array_device(_calls.walker_alias_threshold(self)) != "cpu"

    threshold = property(
        lambda self: _calls.walker_alias_threshold(self),
        doc="The thresholds at which the second number of each column begins.",
    )
    values = property(lambda self: _calls.walker_alias_values(self), doc="The two numbers of each column.")


__all__ = ["WalkerAlias"]


def __dir__():
    return __all__
