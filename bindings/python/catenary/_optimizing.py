"""Code that optimizers and their hooks share."""

from ctypes import c_void_p

from . import _calls
from ._errors import failure
from ._handle import Variable as VariableHandle
from ._library import library, quick
from ._link_walks import overridden

_cleargrads = quick("link_cleargrads")
_release = library.ctn_array_release


def arrays_of(target):
    """Parameters and gradients in the forms of version 1.3: a pair of lists, or an object that has both."""
    if (
        isinstance(target, tuple)
        and len(target) == 2
        and not any(isinstance(each, (int, float)) for each in target)
    ):
        return target
    try:
        return target.parameters, target.gradients
    except AttributeError:
        raise TypeError("optimization target must be a link, got %s" % type(target).__name__) from None


def over_arrays(handle, target):
    """Sets an optimizer of the library up for arrays, which it then changes in place."""
    params, grads = arrays_of(target)
    _calls.optimizer_setup_params(handle, list(params), list(grads))


def over(opt):
    """An optimizer of the library for the target of another optimizer."""
    handle = getattr(opt, "_holder", None)
    if handle is None:
        handle = _calls.optimizer_sgd_new(0)
        _calls.optimizer_setup(handle, opt.target)
    _calls.optimizer_set_t(handle, getattr(opt, "t", 0))
    return handle


def compute_gradients(opt, lossfun, args, kwds):
    target = opt._set_up()
    if opt._holder is not None:
        raise RuntimeError(
            "%s: expected an optimizer that was set up for a link, which a loss is computed with"
            % type(opt).__name__
        )
    loss = lossfun(*args, **kwds)
    if not isinstance(loss, VariableHandle) or not overridden.isdisjoint(("zerograds", "params")):
        target.zerograds()
        loss.backward()
        return
    # Equivalent to zeros to which backward adds, but without writing them.
    _cleargrads(target)
    loss.backward()
    count = library.ctn_link_param_count(target)
    gradients = (c_void_p * count)()
    status = library.ctn_functionset_gradients(target, gradients, count)
    if status:
        raise failure(status)
    for index, gradient in enumerate(gradients):
        if gradient:
            _release(gradient)
            continue
        param = _calls.link_param_at(target, index)
        if param.requires_grad:
            param.zerograd()


class Current:
    """Context for users' methods: makes the device of a parameter current unless it is the CPU."""

    def __init__(self, param):
        self.device = _calls.array_device(param.data)

    def __enter__(self):
        self.before = _calls.device_current()
        if self.device != "cpu" and self.device != self.before:
            _calls.device_set_current(self.device)

    def __exit__(self, *_):
        if self.device != "cpu" and self.device != self.before:
            _calls.device_set_current(self.before)
