"""Base class of the optimizers that the library computes."""

from . import _calls, raw
from ._errors import NotFoundError, callback, failure
from ._handle import (
    Link as LinkHandle,
    Optimizer as OptimizerHandle,
    Serializer as SerializerHandle,
    address,
    known,
)
from ._library import quick
from ._optimizing import Current, compute_gradients, over_arrays
from ._shown import optimizer_text
from .optimizer import GradientMethod, Optimizer
from .optimizer_hooks import BUILT_IN
from .schedules import as_schedule
from .serializer import is_array

_update = quick("optimizer_update")


class States(dict):
    """The states of a parameter in an optimizer of the library; arrays that are assigned are copied into
    them."""

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

    def update(self, *others, **more):
        for name, value in dict(*others, **more).items():
            self[name] = value


@callback(raw.ctn_optimizer_hook_fn)
def _call_hook(number, optimizer, link):
    self = known(optimizer)
    hook = self._numbered.get(number)  # None if an earlier hook has removed it
    if hook is not None:
        hook[1](self)


class Group:
    """A group of parameters of an optimizer: its own hyperparameters are attributes, or follow schedules."""

    def __init__(self, optimizer, name):
        self.__dict__.update(optimizer=optimizer, name=name)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return _calls.optimizer_group_hyperparameter(self.optimizer, self.name, name)
        except NotFoundError as error:
            raise AttributeError(str(error)) from None

    def __setattr__(self, name, value):
        _calls.optimizer_group_set_hyperparameter(self.optimizer, self.name, name, value)

    def set_schedule(self, name, schedule, by_epoch=False):
        """Sets a schedule for a hyperparameter of the group; None removes it."""
        schedule = None if schedule is None else as_schedule(schedule)
        _calls.optimizer_group_set_schedule(self.optimizer, self.name, name, schedule, by_epoch)

    def enable_hook(self, name):
        """Makes a hook be for the group again."""
        _calls.optimizer_group_set_hook(self.optimizer, self.name, name, True)

    def disable_hook(self, name):
        """Leaves the group out of a hook of the library, such as "WeightDecay"."""
        _calls.optimizer_group_set_hook(self.optimizer, self.name, name, False)

    def __repr__(self):
        return "<group %r of %s>" % (self.name, type(self.optimizer).__name__)


_METHODS = (
    "update_one",
    "update_one_cpu",
    "update_one_gpu",
    "init_state",
    "init_state_cpu",
    "init_state_gpu",
    "prepare",
    "call_hooks",
)


class Rule(GradientMethod, OptimizerHandle):
    """A gradient method of the library. If a subclass or an attribute replaces one of its steps, the others
    are called one by one."""

    _stepwise = False
    _last_number = 0

    def __init_subclass__(cls, **keywords):
        super().__init_subclass__(**keywords)
        cls._stepwise = cls._stepwise or not vars(cls).keys().isdisjoint(_METHODS)

    def __setattr__(self, name, value):
        if name in _METHODS:  # the library would not call it
            object.__setattr__(self, "_stepwise", True)
        object.__setattr__(self, name, value)

    t = property(
        _calls.optimizer_t, lambda self, t: _calls.optimizer_set_t(self, t), doc="Number of updates so far."
    )
    epoch = property(
        _calls.optimizer_epoch,
        lambda self, epoch: _calls.optimizer_set_epoch(self, epoch),
        doc="Number of epochs so far.",
    )

    def setup(self, link):
        link, holder = getattr(link, "link", link) if isinstance(link, tuple) else link, None
        if isinstance(link, LinkHandle):
            _calls.optimizer_setup(self, link)
        else:
            holder = _calls.optimizer_sgd_new(0)
            over_arrays(holder, link)
            over_arrays(self, link)
            link = _calls.optimizer_target(self)
        for name in list(self._hooks or ()):
            self.remove_hook(name)
        self.target, self._holder, self._hooks, self._numbered, self._kept = link, holder, {}, {}, {}
        if self._stepwise:
            self.prepare()

    setup.__doc__ = Optimizer.setup.__doc__

    def __repr__(self):
        if not address(self):
            return object.__repr__(self)
        names = [
            _calls.optimizer_hyperparameter_name(self, n)
            for n in range(_calls.optimizer_hyperparameter_count(self))
        ]
        return optimizer_text(self, {name: _calls.optimizer_hyperparameter(self, name) for name in names})

    def _handle(self):
        self._set_up()
        return self

    def update(self, lossfun=None, *args, **kwds):
        if lossfun is not None:
            compute_gradients(self, lossfun, args, kwds)
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
                    with Current(param):
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
        """Stores the initial states of a parameter of the target in a dict."""
        path = self._path(param)
        _calls.optimizer_init_state(self, path)
        made = States(self, path)
        for name, value in made.items():
            dict.__setitem__(state, name, value)

    init_state_gpu = init_state_cpu

    def update_one_cpu(self, param, state):
        """Updates one parameter of the target by its gradient and states."""
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
        if type(hook) in BUILT_IN and name == hook.name and vars(hook).get("noise_func") is None:
            hook._add(self, hook._value)
            hook._optimizers.add(self)
            return
        object.__setattr__(self, "_last_number", self._last_number + 1)
        self._numbered[self._last_number] = name, hook
        try:
            _calls.optimizer_add_hook(self, name, _call_hook, self._last_number, None)
        except BaseException:
            del self._numbered[self._last_number]
            raise

    def _hook_removed(self, name):
        _calls.optimizer_remove_hook(self, name)
        hook = self._hooks[name]
        if type(hook) in BUILT_IN:
            hook._optimizers.discard(self)
        for number, (numbered, _) in list(self._numbered.items()):
            if numbered == name:
                del self._numbered[number]

    def _hooks_changed(self):
        """Registers all hooks again, in the same order, because the number of a built-in hook has changed."""
        numbers = {name: number for number, (name, _) in self._numbered.items()}
        for name in self._hooks:
            _calls.optimizer_remove_hook(self, name)
        for name, hook in self._hooks.items():
            if name in numbers:
                _calls.optimizer_add_hook(self, name, _call_hook, numbers[name], None)
            else:
                hook._add(self, hook._value)

    def call_hooks(self):
        if self._hooks is not None:
            _calls.optimizer_call_hooks(self)

    call_hooks.__doc__ = Optimizer.call_hooks.__doc__

    def set_schedule(self, name, schedule, by_epoch=False):
        schedule = None if schedule is None else as_schedule(schedule)
        _calls.optimizer_set_schedule(self, name, schedule, by_epoch)
        self._schedules = {**self._schedules, name: schedule}

    set_schedule.__doc__ = Optimizer.set_schedule.__doc__

    def _follow_schedules(self):
        pass

    def add_group(self, name, patterns):
        """Adds a group: the parameters whose paths match one of the patterns, such as "encoder" (all below
        it) or "*/b". They keep the hyperparameters and hooks of the optimizer but for those that the group
        changes; a parameter that several groups match is in the last one. Returns the `Group`."""
        patterns = [patterns] if isinstance(patterns, str) else list(patterns)
        _calls.optimizer_add_group(self, name, patterns)
        return Group(self, name)

    def remove_group(self, name):
        """Removes a group by its name."""
        _calls.optimizer_remove_group(self, name)

    @property
    def groups(self):
        """The groups by name, in the order of addition."""
        count = _calls.optimizer_group_count(self)
        names = [_calls.optimizer_group_name(self, index) for index in range(count)]
        return {name: Group(self, name) for name in names}

    def serialize(self, serializer):
        if isinstance(serializer, SerializerHandle) and not self._stepwise:
            _calls.optimizer_serialize(self, serializer)
        else:
            self._set_up()
            Optimizer.serialize(self, serializer)

    serialize.__doc__ = Optimizer.serialize.__doc__

    def __reduce_ex__(self, protocol):
        others = {
            k: v
            for k, v in vars(self).items()
            if k not in ("target", "_holder", "_hooks", "_numbered", "_kept", "_last_number", "_schedules")
        }
        if any(schedule is not None for schedule in self._schedules.values()):
            raise TypeError("%s: optimizers with schedules cannot be copied" % type(self).__name__)
        if self.groups:
            raise TypeError("%s: optimizers with groups cannot be copied" % type(self).__name__)
        if self._holder is not None:
            raise TypeError("%s: optimizers over lists of arrays cannot be copied" % type(self).__name__)
        states = {path: dict(state) for path, state in self._states.items()}
        progress = self.t, self.epoch
        return _remade, (type(self), self.hyperparameters, others, progress, self.target, states, self._hooks)

    @property
    def hyperparameters(self):
        """The hyperparameters by name."""
        count = _calls.optimizer_hyperparameter_count(self)
        names = [_calls.optimizer_hyperparameter_name(self, i) for i in range(count)]
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
