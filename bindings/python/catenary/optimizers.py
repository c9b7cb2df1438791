"""Optimizers of the library. Hyperparameters are attributes.

The classes are derived from the constructors of the library and have the library's names.
"""

from . import _calls, raw
from ._errors import NotFoundError
from ._handle import take
from ._rule import Rule
from ._signed import constructor


def _hyperparameter(name):
    return property(
        lambda self: _calls.optimizer_hyperparameter(self, name),
        lambda self, value: _calls.optimizer_set_hyperparameter(self, name, value),
        doc="The hyperparameter %s." % name,
    )


_RATE = property(
    lambda self: _calls.optimizer_hyperparameter(self, "lr"),
    doc="The effective learning rate of the last update.",
)


def _has_rate(optimizer):
    """Whether an unused optimizer has an effective learning rate."""
    try:
        _calls.optimizer_hyperparameter(optimizer, "lr")
    except NotFoundError:
        return False
    except RuntimeError:  # it has no value before the first update
        return True
    return True


def _rule(name, arguments):
    """Makes the class for a constructor with these arguments; other hyperparameters are set after it."""
    make = getattr(_calls, "optimizer_%s_new" % name)
    made = make(**arguments)
    title = _calls.optimizer_name(made)
    count = _calls.optimizer_hyperparameter_count(made)
    names = [_calls.optimizer_hyperparameter_name(made, index) for index in range(count)]
    others = {key: _calls.optimizer_hyperparameter(made, key) for key in names if key not in arguments}

    def fill(self, *values):
        take(self, make(*values[: len(arguments)]))
        for key, value in zip(others, values[len(arguments) :]):
            setattr(self, key, value)

    everything = {**arguments, **others}
    members = {"lr": _RATE} if _has_rate(made) else {}
    members.update({key: _hyperparameter(key) for key in everything})
    return type(
        title,
        (Rule,),
        {
            "__init__": constructor(title, [(key, float, value) for key, value in everything.items()], fill),
            "__doc__": make.__doc__,
            "__module__": __name__,
            **members,
        },
    )


_RULES = [_rule(name, arguments) for name, arguments in raw.OPTIMIZERS.items()]
globals().update({rule.__name__: rule for rule in _RULES})
__all__ = sorted(rule.__name__ for rule in _RULES)


def __dir__():
    return __all__
