"""Base classes of optimizers, and hooks on gradients.

Subclasses of `GradientMethod` define `update_one(param, state)`, which its `update` calls for every
parameter. The library computes the rules of `catenary.optimizers`.
"""

from . import _calls
from ._errors import NotFoundError
from ._handle import Link as LinkHandle
from ._optimizing import Current, compute_gradients, over, over_arrays
from ._shown import optimizer_text
from .optimizer_hooks import GradientClipping, GradientHardClipping, GradientNoise, Lasso, WeightDecay
from .serializer import is_array, to_array

__all__ = [
    "GradientClipping",
    "GradientHardClipping",
    "GradientMethod",
    "GradientNoise",
    "Lasso",
    "Optimizer",
    "WeightDecay",
]


def __dir__():
    return __all__


def _is_shown(name, value):
    return (
        not name.startswith("_") and name not in ("t", "epoch") and isinstance(value, (bool, int, float, str))
    )


class Optimizer:
    """Base of all optimizers, which update the parameters of a target link.

    Attributes:
        target: The link passed to `setup`.
        t (int): Number of updates.
        epoch (int): Number of epochs, which `new_epoch` counts.

    Each parameter has a dict of states, which `init_state` fills; they are saved with t and epoch.
    """

    target = None
    t = 0
    epoch = 0
    _hooks = None
    _states = {}
    _schedules = {}
    _holder = None  # for a target of arrays: an optimizer of the library that changes them in place

    def __repr__(self):
        return optimizer_text(
            self, {name: value for name, value in vars(self).items() if _is_shown(name, value)}
        )

    def setup(self, link) -> None:
        """Sets the target link and makes new states for its parameters.

        A pair of lists of parameters and gradients (arrays), as in version 1.3, is updated in place. Raises
        TypeError for anything else.
        """
        link, holder = getattr(link, "link", link) if isinstance(link, tuple) else link, None
        if not isinstance(link, LinkHandle):
            holder = _calls.optimizer_sgd_new(0)
            over_arrays(holder, link)
            link = _calls.optimizer_target(holder)
        before = dict(self.__dict__)
        self._holder = holder
        self.target, self.t, self.epoch, self._hooks, self._states = link, 0, 0, {}, {}
        try:
            self.prepare()
        except BaseException:
            self.__dict__.clear()
            self.__dict__.update(before)
            raise

    def _set_up(self):
        if self.target is None:
            raise RuntimeError(
                "%s: expected an optimizer that was set up; see setup(link)" % type(self).__name__
            )
        return self.target

    def _handle(self):
        self._set_up()
        return over(self)

    def prepare(self) -> None:
        """Makes missing states of parameters, and moves states to the devices of their parameters."""
        states = self._states
        for path, param in self._set_up().namedparams():
            state = states.get(path)
            if state is None:
                state = {}
                with Current(param):
                    self.init_state(param, state)
                states[path] = state
                continue
            for name, value in state.items():
                if is_array(value):
                    device = _calls.array_device(param.data)
                    value = to_array(value, name)
                    if _calls.array_device(value) != device:
                        state[name] = _calls.array_to_device(value, device)

    def init_state(self, param, state):
        """Stores the initial states of a parameter in a dict: calls `init_state_cpu` or `init_state_gpu`."""
        on_cpu = _calls.array_device(param.data) == "cpu"
        (self.init_state_cpu if on_cpu else self.init_state_gpu)(param, state)

    def init_state_cpu(self, param, state):
        """Stores initial states of a parameter on the CPU; does nothing unless a subclass overrides it."""

    def init_state_gpu(self, param, state):
        """Stores initial states of a parameter on another device; does nothing unless a subclass overrides
        it."""

    def update(self, lossfun=None, *args, **kwds):
        """Moves the parameters once; subclasses define it.

        With `lossfun`, gradients are those of lossfun(*args, **kwds), a Variable; without it, those that are
        there.
        """
        raise NotImplementedError("%s: update is not defined" % type(self).__name__)

    def new_epoch(self) -> None:
        """Counts an epoch."""
        self.epoch += 1

    # Hooks.

    def add_hook(self, hook, name=None):
        """Registers a function that is called with the optimizer before each update of the parameters, in the
        order of addition.

        name: by default ``hook.name``. Raises TypeError if it is not callable, KeyError if the name exists,
        and RuntimeError before setup.
        """
        if not callable(hook):
            raise TypeError("hook function is not callable: %r" % (hook,))
        if self._hooks is None:
            raise RuntimeError("call `setup` method before `add_hook` method")
        name = hook.name if name is None else name
        if name in self._hooks:
            raise KeyError("hook %s already exists" % name)
        self._hook_added(name, hook)
        self._hooks[name] = hook

    def remove_hook(self, name: str) -> None:
        """Removes a hook by its name; KeyError if there is none."""
        if self._hooks is None or name not in self._hooks:
            raise KeyError("there is no hook %r" % (name,))
        self._hook_removed(name)
        del self._hooks[name]

    def _hook_added(self, name, hook):
        pass

    def _hook_removed(self, name):
        pass

    def call_hooks(self) -> None:
        """Calls all hooks, as an update does."""
        for hook in list((self._hooks or {}).values()):
            hook(self)

    # Schedules.

    def set_schedule(self, name, schedule, by_epoch=False):
        """Sets a schedule for a hyperparameter: one of `catenary.schedules`, or any function of the number of
        completed updates (epochs if by_epoch). None removes it."""
        if not hasattr(self, name):
            raise NotFoundError("set_schedule: %s has no hyperparameter %r" % (type(self).__name__, name))
        if schedule is not None and not callable(schedule):
            raise TypeError(
                "set_schedule: schedule: expected a function of t, got %s" % type(schedule).__name__
            )
        rest = {key: value for key, value in self._schedules.items() if key != name}
        if schedule is not None:
            rest[name] = schedule, by_epoch
        self._schedules = rest

    def _follow_schedules(self):
        for name, (schedule, by_epoch) in self._schedules.items():
            setattr(self, name, schedule(self.epoch if by_epoch else self.t))

    # Files.

    def serialize(self, serializer):
        """Saves to or loads from a serializer: t, epoch and the states, not the target nor
        hyperparameters."""
        self.t = serializer("t", self.t)
        self.epoch = serializer("epoch", self.epoch)
        for path, state in self._states.items():
            child = serializer[path[1:]]
            for name, value in list(state.items()):
                state[name] = child(name, value)

    # Methods that version 1.5 of the reference replaced.

    def zero_grads(self) -> None:
        """Sets all gradients to zeros. Deprecated: use `Link.zerograds`."""
        _calls.optimizer_zero_grads(self._handle())

    def compute_grads_norm(self) -> float:
        """The L2 norm of all gradients together. Deprecated."""
        return _calls.optimizer_compute_grads_norm(self._handle())

    def clip_grads(self, maxnorm: float) -> None:
        """Scales all gradients to at most this L2 norm. Deprecated: use the hook `GradientClipping`."""
        _calls.optimizer_clip_grads(self._handle(), maxnorm)

    def weight_decay(self, decay: float) -> None:
        """Adds decay * parameter to every gradient. Deprecated: use the hook `WeightDecay`."""
        _calls.optimizer_weight_decay(self._handle(), decay)

    def accumulate_grads(self, grads) -> None:
        """Adds an array to the gradient of each parameter. Deprecated: use `Link.addgrads`."""
        handle, grads = self._handle(), [to_array(grad, "grads") for grad in grads]
        for index, param in enumerate(self.target.params()):
            if index < len(grads) and grads[index].dtype != param.data.dtype:
                grads[index] = grads[index].astype(param.data.dtype)
        _calls.optimizer_accumulate_grads(handle, grads)


class GradientMethod(Optimizer):
    """Base of optimizers that update each parameter by its gradient.

    Subclasses define `update_one(param, state)`, or `update_one_cpu` and `update_one_gpu`, and `init_state`
    (or its two forms) if they have states.
    """

    def update(self, lossfun=None, *args, **kwds):
        """Calls the hooks, increments t, and updates every parameter that has a gradient.

        With `lossfun`, gradients are first set to those of lossfun(*args, **kwds). Raises RuntimeError and
        does not change t if no parameter has a gradient after the hooks: backward has not been called, or all
        parameters are frozen.
        """
        target = self._set_up()
        if lossfun is not None:
            compute_gradients(self, lossfun, args, kwds)
        self._follow_schedules()
        self.call_hooks()
        self.prepare()
        params = list(target.namedparams())
        moved = [(path, param) for path, param in params if param.grad is not None and param.requires_grad]
        if not moved:
            raise RuntimeError(
                "%s: expected %s"
                % (
                    type(self).__name__,
                    "a gradient of at least one parameter, got none; call backward before the update"
                    if params
                    else "a link with parameters, got one without; children have to be added to it",
                )
            )
        self.t += 1
        try:
            states = self._states
            for path, param in moved:
                with Current(param):
                    self.update_one(param, states[path])
        except BaseException:
            self.t -= 1
            raise

    def update_one(self, param, state):
        """Moves one parameter (a Variable) by its gradient and its dict of states."""
        on_cpu = _calls.array_device(param.data) == "cpu"
        (self.update_one_cpu if on_cpu else self.update_one_gpu)(param, state)

    def update_one_cpu(self, param, state):
        """Moves one parameter on the CPU."""
        raise NotImplementedError("%s: update_one is not defined" % type(self).__name__)

    def update_one_gpu(self, param, state):
        """Moves one parameter on another device."""
        raise NotImplementedError("%s: update_one is not defined" % type(self).__name__)


def _sum_sqnorm(arrays):
    """The squares of all elements of the arrays, summed up."""
    arrays = [to_array(a, "arrays") for a in arrays]
    return sum(_calls.array_item_f64(_calls.array_vdot(a, a), ()) for a in arrays)
