"""Hooks that change the gradients of an optimizer's target before the parameters are updated."""

from weakref import WeakSet

from . import _calls
from ._optimizing import Current, over
from .cuda import get_array_module

__all__ = ["GradientClipping", "GradientHardClipping", "GradientNoise", "Lasso", "WeightDecay"]


def __dir__():
    return __all__


class _Hook:
    """A hook of the library with one number."""

    def __init__(self, value):
        self._optimizers = WeakSet()
        self._change(value)

    def _change(self, value):
        value = float(value)
        self._add(_calls.optimizer_sgd_new(0), value)  # raises if the hook does not accept the number
        self._value = value
        for optimizer in list(self._optimizers):
            optimizer._hooks_changed()

    def __call__(self, opt):
        """Changes the gradients of an optimizer's target once."""
        handle = over(opt)
        self._add(handle, self._value)
        try:
            _calls.optimizer_call_hooks(handle)
        finally:
            _calls.optimizer_remove_hook(handle, self.name)

    def __reduce__(self):
        others = {k: v for k, v in vars(self).items() if k not in ("_value", "_optimizers")}
        return type(self), (self._value,), others or None

    def __repr__(self):
        return "%s(%r)" % (self.name, self._value)


def _number(doc):
    return property(lambda self: self._value, _Hook._change, doc=doc)


class WeightDecay(_Hook):
    """Hook that adds rate * parameter to every gradient."""

    name = "WeightDecay"
    _add = staticmethod(_calls.optimizer_add_weight_decay)
    rate = _number("Coefficient of the parameters.")

    def __init__(self, rate):
        super().__init__(rate)


class Lasso(_Hook):
    """Hook that adds rate * sign(parameter) to every gradient."""

    name = "Lasso"
    _add = staticmethod(_calls.optimizer_add_lasso)
    rate = _number("Coefficient of the signs.")

    def __init__(self, rate):
        super().__init__(rate)


class GradientClipping(_Hook):
    """Hook that scales all gradients by threshold / norm if their common L2 norm is larger than the
    threshold."""

    name = "GradientClipping"
    _add = staticmethod(_calls.optimizer_add_gradient_clipping)
    threshold = _number("Largest L2 norm.")

    def __init__(self, threshold):
        super().__init__(threshold)


class GradientNoise(_Hook):
    """Hook that adds normal noise of variance eta / (1 + t) ** 0.55 to every gradient.

    noise_func: a function for other noise, called as noise_func(xp, shape, dtype, hook, optimizer).
    """

    name = "GradientNoise"
    noise_func = None
    _add = staticmethod(_calls.optimizer_add_gradient_noise)
    eta = _number("Variance of the first noise.")

    def __init__(self, eta, noise_func=None):
        super().__init__(eta)
        if noise_func is not None:
            self.noise_func = noise_func

    def __call__(self, opt):
        """Adds noise to the gradients of an optimizer's target once."""
        if self.noise_func is None:
            return super().__call__(opt)
        for param in opt.target.params():
            grad = param.grad
            if grad is not None:
                with Current(param):
                    grad += self.noise_func(get_array_module(grad), grad.shape, grad.dtype, self, opt)


class GradientHardClipping:
    """Hook that limits every element of the gradients to between two bounds."""

    name = "GradientHardClipping"

    def __init__(self, lower_bound, upper_bound):
        self.lower_bound, self.upper_bound = lower_bound, upper_bound

    def __call__(self, opt):
        """Limits the gradients of an optimizer's target once."""
        for param in opt.target.params():
            grad = param.grad
            if grad is not None:
                grad[...] = grad.clip(self.lower_bound, self.upper_bound)


BUILT_IN = frozenset((WeightDecay, Lasso, GradientClipping, GradientNoise))
