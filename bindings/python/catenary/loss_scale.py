"""Scaling of losses, so that small gradients do not underflow in 16-bit floats."""

from . import _calls
from ._handle import LossScale as LossScaleHandle, take
from ._shown import shown
from .dictionary import through_dictionary

__all__ = ["LossScale"]


def __dir__():
    return __all__


class LossScale(LossScaleHandle):
    """A scale for losses that shrinks if a gradient is not finite and grows after many finite steps.

    One step: ``cleargrads``, ``scaler(loss).backward()``, ``scaler.step(optimizer)``, which does not wait for
    the device. Or, to decide in the program: ``finite = scaler.unscale(link)``, the optimizer's update if
    `finite`, and ``scaler.update(finite)``.

    Args:
        scale (float): The initial scale, above 0; a scaled float16 loss must stay below 65504.
        growth (float): Factor after `interval` finite steps in a row, at least 1.
        backoff (float): Factor after a step that is not finite, above 0 and at most 1.
        interval (int): The number of steps, at least 1.
    """

    def __init__(
        self, scale: float = 32768.0, growth: float = 2.0, backoff: float = 0.5, interval: int = 2000
    ):
        take(self, _calls.loss_scale_new(scale, growth, backoff, interval))

    __repr__ = shown("value", "steps")
    value = property(_calls.loss_scale_value, doc="The current scale.")
    steps = property(_calls.loss_scale_steps, doc="Finite steps since the last change of the scale.")
    restore, unscale, update = _calls.loss_scale_restore, _calls.loss_scale_unscale, _calls.loss_scale_update
    step = _calls.loss_scale_step
    __call__ = _calls.loss_scale_apply

    def serialize(self, serializer):
        """Saves to or loads from a serializer: value and steps."""
        through_dictionary(_calls.loss_scale_serialize, self, serializer)
