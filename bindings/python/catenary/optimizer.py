"""Optimizers: base classes, and hooks on gradients.

`GradientMethod` is made to be subclassed: its `update` calls `update_one(param, state)` for every parameter. The rules of
`catenary.optimizers` are computed by the library.
"""
from ctypes import byref, c_void_p
from weakref import WeakSet

from . import _calls, raw
from . import link as _link
from ._convert import as_handles
from ._errors import caught, failure
from ._handle import Link as LinkHandle, Optimizer as OptimizerHandle, Serializer as SerializerHandle
from ._handle import Variable as VariableHandle, address, known, own
from ._library import library
from .array._ndarray import ndarray
from .serializer import is_array, to_array

__all__ = ["GradientClipping", "GradientHardClipping", "GradientMethod", "GradientNoise", "Lasso", "Optimizer", "WeightDecay"]


def _quick(name):
    """A C function without conversions of its arguments: for handles, which need none."""
    return library._FuncPtr(("ctn_" + name, library))


_update, _cleargrads = _quick("optimizer_update"), _quick("link_cleargrads")
_release = library.ctn_array_release


def _arrays_of(target):
    """Parameters and gradients of the forms of version 1.3: a pair of lists, or an object that has both."""
    if isinstance(target, tuple) and len(target) == 2:
        return target
    try:
        return target.parameters, target.gradients
    except AttributeError:
        raise TypeError("optimization target must be a link, got %s" % type(target).__name__) from None


def _over_arrays(handle, target):
    params, grads = _arrays_of(target)
    _calls.optimizer_setup_params(handle, list(params), list(grads))


def _over(target, t):
    """An optimizer of the library for the gradients of a link."""
    handle = _calls.optimizer_sgd_new(0)
    _calls.optimizer_setup(handle, target)
    _calls.optimizer_set_t(handle, t)
    return handle


def _compute_gradients(target, lossfun, args, kwds):
    loss = lossfun(*args, **kwds)
    if not isinstance(loss, VariableHandle) or not _link._overridden.isdisjoint(("zerograds", "params")):
        target.zerograds()
        loss.backward()
        return
    # As zeros that backward adds to, but without passes over the memory.
    _cleargrads(target)
    loss.backward()
    count = library.ctn_link_param_count(target)
    gradients = (c_void_p * count)()
    status = library.ctn_function_set_gradients(target, gradients, count)
    if status:
        raise failure(status)
    for index, gradient in enumerate(gradients):
        if gradient:
            _release(gradient)
        else:
            _calls.variable_zerograd(_calls.link_param_at(target, index))


class _Current:
    """For methods of users: the device of a parameter is the current one, unless that is the CPU."""

    def __init__(self, param):
        self.device = _calls.array_device(param.data)

    def __enter__(self):
        self.before = _calls.device_current()
        if self.device != "cpu" and self.device != self.before:
            _calls.device_set_current(self.device)

    def __exit__(self, *_):
        if self.device != "cpu" and self.device != self.before:
            _calls.device_set_current(self.before)


class Optimizer:
    """Base of all optimizers, which move the parameters of a target link.

    Attributes:
        target: The link that `setup` was given.
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

    def setup(self, link):
        """Takes a link as the target and makes states for its parameters, in place of those that there were.

        The form of version 1.3, with a pair of lists of parameters and gradients (arrays), works on these arrays.
        Raises TypeError for anything else.
        """
        link = getattr(link, "link", link) if isinstance(link, tuple) else link
        if not isinstance(link, LinkHandle):
            holder = _calls.optimizer_sgd_new(0)
            _over_arrays(holder, link)
            link = _calls.optimizer_target(holder)
        before = dict(self.__dict__)
        self.target, self.t, self.epoch, self._hooks, self._states = link, 0, 0, {}, {}
        try:
            self.prepare()
        except BaseException:
            self.__dict__.clear()
            self.__dict__.update(before)
            raise

    def _set_up(self):
        if self.target is None:
            raise RuntimeError("%s: expected an optimizer that was set up: call setup(link) first" % type(self).__name__)
        return self.target

    def _handle(self):
        return _over(self._set_up(), self.t)

    def prepare(self):
        """Makes the states of parameters that have none yet, and moves states to the devices of their parameters."""
        states = self._states
        for path, param in self._set_up().namedparams():
            state = states.get(path)
            if state is None:
                state = {}
                with _Current(param):
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
        """Puts the initial states of a parameter (a Variable) into a dict: calls `init_state_cpu` or `init_state_gpu`."""
        on_cpu = _calls.array_device(param.data) == "cpu"
        (self.init_state_cpu if on_cpu else self.init_state_gpu)(param, state)

    def init_state_cpu(self, param, state):
        """Initial states of a parameter on the CPU; none unless a subclass says so."""

    def init_state_gpu(self, param, state):
        """Initial states of a parameter on another device; none unless a subclass says so."""

    def update(self, lossfun=None, *args, **kwds):
        """Moves the parameters once; subclasses define it.

        With `lossfun`, gradients are those of lossfun(*args, **kwds), a Variable; without it, those that are there.
        """
        raise NotImplementedError("%s: update is not defined" % type(self).__name__)

    def new_epoch(self):
        """Counts an epoch."""
        self.epoch += 1

    # Hooks.

    def add_hook(self, hook, name=None):
        """Registers a function that every update calls with the optimizer before parameters move, in the order of addition.

        name: by default ``hook.name``. TypeError for what cannot be called, KeyError for a name that is there already,
        RuntimeError before setup.
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

    def remove_hook(self, name):
        """Removes a hook by its name; KeyError where there is none."""
        if self._hooks is None or name not in self._hooks:
            raise KeyError("there is no hook %r" % (name,))
        self._hook_removed(name)
        del self._hooks[name]

    def _hook_added(self, name, hook):
        pass

    def _hook_removed(self, name):
        pass

    def call_hooks(self):
        """Calls all hooks, as an update does."""
        for hook in list((self._hooks or {}).values()):
            hook(self)

    # Schedules.

    def set_schedule(self, name, schedule, by_epoch=False):
        """Lets a hyperparameter follow a schedule of `catenary.schedules`, or any function of the number of updates (epochs
        on by_epoch) that are over; None ends that."""
        if name not in vars(self):
            raise NotImplementedError("set_schedule: %s has no hyperparameter %r" % (type(self).__name__, name))
        if schedule is not None and not callable(schedule):
            raise TypeError("set_schedule: schedule: expected a function of t, got %s" % type(schedule).__name__)
        rest = {key: value for key, value in self._schedules.items() if key != name}
        if schedule is not None:
            rest[name] = schedule, by_epoch
        self._schedules = rest

    def _follow_schedules(self):
        for name, (schedule, by_epoch) in self._schedules.items():
            setattr(self, name, schedule(self.epoch if by_epoch else self.t))

    # Files.

    def serialize(self, serializer):
        """Saves to or loads from a serializer: t, epoch and the states, not the target nor hyperparameters."""
        self.t = serializer("t", self.t)
        self.epoch = serializer("epoch", self.epoch)
        for path, state in self._states.items():
            child = serializer[path[1:]]
            for name, value in list(state.items()):
                state[name] = child(name, value)

    # What version 1.5 of the reference replaced.

    def zero_grads(self):
        """Sets all gradients to zeros. Deprecated: use `Link.zerograds`."""
        _calls.optimizer_zero_grads(self._handle())

    def compute_grads_norm(self):
        """The L2 norm of all gradients together. Deprecated."""
        return _calls.optimizer_compute_grads_norm(self._handle())

    def clip_grads(self, maxnorm):
        """Scales all gradients to at most this L2 norm. Deprecated: use the hook `GradientClipping`."""
        _calls.optimizer_clip_grads(self._handle(), maxnorm)

    def weight_decay(self, decay):
        """Adds decay * parameter to every gradient. Deprecated: use the hook `WeightDecay`."""
        _calls.optimizer_weight_decay(self._handle(), decay)

    def accumulate_grads(self, grads):
        """Adds an array to the gradient of each parameter. Deprecated: use `Link.addgrads`."""
        handle, grads = self._handle(), [to_array(grad, "grads") for grad in grads]
        for index, param in enumerate(self.target.params()):
            if index < len(grads) and grads[index].dtype != param.data.dtype:
                grads[index] = grads[index].astype(param.data.dtype)
        _calls.optimizer_accumulate_grads(handle, grads)


class GradientMethod(Optimizer):
    """Base of optimizers that move each parameter by its gradient.

    Subclasses define `update_one(param, state)`, or `update_one_cpu` and `update_one_gpu`, and `init_state` (or its two
    forms) where they have states.
    """

    def update(self, lossfun=None, *args, **kwds):
        """Calls the hooks, counts t, and moves every parameter that has a gradient.

        With `lossfun`, gradients are first set to those of lossfun(*args, **kwds).
        """
        target = self._set_up()
        if lossfun is not None:
            _compute_gradients(target, lossfun, args, kwds)
        self._follow_schedules()
        self.call_hooks()
        self.prepare()
        self.t += 1
        try:
            states = self._states
            for path, param in target.namedparams():
                if param.grad is not None:
                    with _Current(param):
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


class States(dict):
    """The states of a parameter as a rule of the library has them; arrays that are put in are copied into these."""

    def __init__(self, optimizer, path):
        super().__init__()
        self.path = path
        self._read(optimizer)

    def _read(self, optimizer):
        for index in range(_calls.optimizer_state_count(optimizer, self.path)):
            name = _calls.optimizer_state_name(optimizer, self.path, index)
            super().__setitem__(name, _calls.optimizer_state(optimizer, self.path, name))

    def __setitem__(self, name, value):
        there = self.get(name)
        if not is_array(value) or there is None:
            super().__setitem__(name, value)
        elif value is not there:
            _calls.array_copyto(there, value, raw.CTN_CASTING_SAME_KIND, None)


@raw.ctn_optimizer_hook_fn
def _call_hook(number, optimizer, link):
    try:
        self = known(optimizer)
        self._numbered[number][1](self)
        return 0
    except BaseException as error:
        return caught(error)


_NO_DESTROY = raw.ctn_destroy_fn()
_METHODS = ("update_one", "update_one_cpu", "update_one_gpu", "init_state", "init_state_cpu", "init_state_gpu", "prepare",
            "call_hooks")


class Rule(GradientMethod, OptimizerHandle):
    """A gradient method of the library. Where a subclass, or an attribute, replaces one of its steps, the others are called
    one by one."""

    __hash__ = object.__hash__
    _stepwise = False
    _last_number = 0

    def __init_subclass__(cls, **keywords):
        super().__init_subclass__(**keywords)
        cls._stepwise = cls._stepwise or not vars(cls).keys().isdisjoint(_METHODS)

    def __setattr__(self, name, value):
        if name in _METHODS:  # the library would not call it
            object.__setattr__(self, "_stepwise", True)
        object.__setattr__(self, name, value)

    def _make(self, constructor, *arguments):
        status = constructor(*arguments, byref(self))
        if status:
            raise failure(status)
        own(self, address(self))

    t = property(_calls.optimizer_t, lambda self, t: _calls.optimizer_set_t(self, t), doc="Number of updates so far.")
    epoch = property(_calls.optimizer_epoch, lambda self, epoch: _calls.optimizer_set_epoch(self, epoch),
                     doc="Number of epochs so far.")

    def setup(self, link):
        link = getattr(link, "link", link) if isinstance(link, tuple) else link
        if isinstance(link, LinkHandle):
            _calls.optimizer_setup(self, link)
        else:
            _over_arrays(self, link)
            link = _calls.optimizer_target(self)
        for name in list(self._hooks or ()):
            self.remove_hook(name)
        self.target, self._hooks, self._numbered, self._kept = link, {}, {}, {}
        if self._stepwise:
            self.prepare()

    setup.__doc__ = Optimizer.setup.__doc__

    def _handle(self):
        self._set_up()
        return self

    def update(self, lossfun=None, *args, **kwds):
        if lossfun is not None:
            _compute_gradients(self._set_up(), lossfun, args, kwds)
        if self._stepwise:
            GradientMethod.update(self)
            return
        status = _update(self)
        if status:
            raise failure(status)

    update.__doc__ = GradientMethod.update.__doc__

    @property
    def _states(self):
        if self._stepwise:
            return self._kept
        if self.target is None:
            return {}
        return {path: States(self, path) for path, _ in self.target.namedparams()}

    def prepare(self):
        _calls.optimizer_prepare(self)
        if self._stepwise:
            for path, param in self.target.namedparams():
                state = self._kept.get(path)
                if state is None:
                    self._kept[path] = state = States(self, path)
                    with _Current(param):
                        self.init_state(param, state)
                else:
                    state._read(self)

    prepare.__doc__ = Optimizer.prepare.__doc__

    def _path(self, param):
        for path, known_param in self._set_up().namedparams():
            if known_param is param:
                return path
        raise ValueError("param: expected a parameter of the target, got %r" % (param,))

    def init_state_cpu(self, param, state):
        """Puts the initial states of a parameter of the target into a dict."""
        path = self._path(param)
        _calls.optimizer_init_state(self, path)
        made = States(self, path)
        for name, value in made.items():
            dict.__setitem__(state, name, value)

    init_state_gpu = init_state_cpu

    def update_one_cpu(self, param, state):
        """Moves one parameter of the target by its gradient and states."""
        path = self._path(param)
        own_states = States(self, path)
        if state is not None:
            for name, value in own_states.items():
                if state.get(name) is not value and name in state:
                    own_states[name] = state[name]
        _calls.optimizer_update_one(self, path)
        if state is not None and not isinstance(state, States):
            state.update(own_states)

    update_one_gpu = update_one_cpu

    def new_epoch(self):
        _calls.optimizer_new_epoch(self)

    new_epoch.__doc__ = Optimizer.new_epoch.__doc__

    def _hook_added(self, name, hook):
        if type(hook) in _BUILT_IN and name == hook.name and vars(hook).get("noise_func") is None:
            hook._add(self, hook._value)
            hook._optimizers.add(self)
            return
        object.__setattr__(self, "_last_number", self._last_number + 1)
        self._numbered[self._last_number] = name, hook
        try:
            _calls.optimizer_add_hook(self, name, _call_hook, self._last_number, _NO_DESTROY)
        except BaseException:
            del self._numbered[self._last_number]
            raise

    def _hook_removed(self, name):
        _calls.optimizer_remove_hook(self, name)
        hook = self._hooks[name]
        if type(hook) in _BUILT_IN:
            hook._optimizers.discard(self)
        for number, (numbered, _) in list(self._numbered.items()):
            if numbered == name:
                del self._numbered[number]

    def _hooks_changed(self):
        hooks = dict(self._hooks)
        for name in hooks:
            self.remove_hook(name)
        for name, hook in hooks.items():
            self.add_hook(hook, name)

    def call_hooks(self):
        if self._hooks is not None:
            _calls.optimizer_call_hooks(self)

    call_hooks.__doc__ = Optimizer.call_hooks.__doc__

    def set_schedule(self, name, schedule, by_epoch=False):
        from .schedules import as_schedule
        schedule = None if schedule is None else as_schedule(schedule)
        _calls.optimizer_set_schedule(self, name, schedule, by_epoch)
        self._schedules = {**self._schedules, name: schedule}

    set_schedule.__doc__ = Optimizer.set_schedule.__doc__

    def _follow_schedules(self):
        pass

    def serialize(self, serializer):
        if isinstance(serializer, SerializerHandle) and not self._stepwise:
            _calls.optimizer_serialize(self, serializer)
        else:
            self._set_up()
            Optimizer.serialize(self, serializer)

    serialize.__doc__ = Optimizer.serialize.__doc__

    def __reduce_ex__(self, protocol):
        others = {k: v for k, v in vars(self).items()
                  if k not in ("target", "_hooks", "_numbered", "_kept", "_last_number", "_schedules")}
        if any(schedule is not None for schedule in self._schedules.values()):
            raise TypeError("%s: optimizers with schedules cannot be copied" % type(self).__name__)
        states = {path: dict(state) for path, state in self._states.items()}
        return _remade, (type(self), self.hyperparameters, others, (self.t, self.epoch), self.target, states, self._hooks)

    @property
    def hyperparameters(self):
        """The hyperparameters by name."""
        names = [_calls.optimizer_hyperparameter_name(self, i) for i in range(_calls.optimizer_hyperparameter_count(self))]
        return {name: _calls.optimizer_hyperparameter(self, name) for name in names}


def _remade(cls, hyperparameters, others, progress, target, states, hooks):
    new = cls.__new__(cls)
    rule = next(base for base in cls.__mro__ if base.__module__ == __package__ + ".optimizers")
    rule.__init__(new, **hyperparameters)
    new.__dict__.update(others)
    if target is None:
        return new
    new.setup(target)
    new.t, new.epoch = progress
    for path, values in states.items():
        state = new._kept[path] if new._stepwise else States(new, path)
        for name, value in values.items():
            state[name] = value
    for name, hook in hooks.items():
        new.add_hook(hook, name)
    return new


class _Hook:
    """A hook of the library with one number."""

    def __init__(self, value):
        self._optimizers = WeakSet()
        self._change(value)

    def _change(self, value):
        value = float(value)
        self._add(_calls.optimizer_sgd_new(0), value)  # raises where the number is none for this hook
        self._value = value
        for optimizer in list(self._optimizers):
            optimizer._hooks_changed()

    def __call__(self, opt):
        """Changes the gradients of an optimizer's target once."""
        handle = _over(opt.target, getattr(opt, "t", 0))
        self._add(handle, self._value)
        _calls.optimizer_call_hooks(handle)

    def __reduce__(self):
        return type(self), (self._value,), {k: v for k, v in vars(self).items() if k not in ("_value", "_optimizers")} or None

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
    """Hook that scales all gradients by threshold / norm where their common L2 norm is larger than the threshold."""

    name = "GradientClipping"
    _add = staticmethod(_calls.optimizer_add_gradient_clipping)
    threshold = _number("Largest L2 norm.")

    def __init__(self, threshold):
        super().__init__(threshold)


class GradientNoise(_Hook):
    """Hook that adds normal noise of variance eta / (1 + t) ** 0.55 to every gradient.

    noise_func: what makes other noise instead, called as noise_func(xp, shape, dtype, hook, optimizer).
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
        from .cuda import get_array_module
        for param in opt.target.params():
            grad = param.grad
            if grad is not None:
                with _Current(param):
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


_BUILT_IN = frozenset((WeightDecay, Lasso, GradientClipping, GradientNoise))


def _sum_sqnorm(arrays):
    """The squares of all elements of the arrays, summed up."""
    arrays = as_handles([to_array(a, "arrays") for a in arrays], ndarray, None, "_sum_sqnorm", "arrays")
    return sum(_calls.array_item_f64(_calls.array_vdot(a, a), ()) for a in arrays)
