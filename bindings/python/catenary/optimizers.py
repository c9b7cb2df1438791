"""Rules that move parameters by their gradients. Hyperparameters are attributes."""

from . import _calls
from ._handle import take
from ._rule import Rule
from ._signed import constructor

__all__ = [
    "AMSGrad",
    "AdaDelta",
    "AdaGrad",
    "Adam",
    "AdamW",
    "LAMB",
    "Lion",
    "MomentumSGD",
    "NesterovAG",
    "RAdam",
    "RMSprop",
    "RMSpropGraves",
    "SGD",
    "SMORMS3",
]


def __dir__():
    return __all__


def _hyperparameter(name):
    return property(
        lambda self: _calls.optimizer_hyperparameter(self, name),
        lambda self, value: _calls.optimizer_set_hyperparameter(self, name, value),
        doc="The hyperparameter %s." % name,
    )


_RATE = property(
    lambda self: _calls.optimizer_hyperparameter(self, "lr"), doc="The effective rate of the last update."
)


def _rule(title, name, arguments, others=None, **members):
    """A class. arguments: what the constructor of the library takes, with defaults; others: what is set afterwards."""
    make, others = getattr(_calls, "optimizer_%s_new" % name), others or {}

    def fill(self, *values):
        take(self, make(*values[: len(arguments)]))
        for key, value in zip(others, values[len(arguments) :]):
            setattr(self, key, value)

    everything = {**arguments, **others}
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


_ADAM = {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8}
_DECAY = {"weight_decay_rate": 0.0}

SGD = _rule("SGD", "sgd", {"lr": 0.01})
MomentumSGD = _rule("MomentumSGD", "momentum_sgd", {"lr": 0.01, "momentum": 0.9})
NesterovAG = _rule("NesterovAG", "nesterov_ag", {"lr": 0.01, "momentum": 0.9})
AdaGrad = _rule("AdaGrad", "adagrad", {"lr": 0.001, "eps": 1e-8})
AdaDelta = _rule("AdaDelta", "adadelta", {"rho": 0.95, "eps": 1e-6})
Adam = _rule("Adam", "adam", _ADAM, {"eta": 1.0, **_DECAY}, lr=_RATE)
AdamW = _rule("AdamW", "adamw", {**_ADAM, "weight_decay_rate": 0.01}, lr=_RATE)
AMSGrad = _rule("AMSGrad", "amsgrad", _ADAM, _DECAY, lr=_RATE)
RAdam = _rule("RAdam", "radam", _ADAM, _DECAY, lr=_RATE)
RMSprop = _rule("RMSprop", "rmsprop", {"lr": 0.01, "alpha": 0.99, "eps": 1e-8})
RMSpropGraves = _rule(
    "RMSpropGraves", "rmsprop_graves", {"lr": 0.0001, "alpha": 0.95, "momentum": 0.9, "eps": 0.0001}
)
SMORMS3 = _rule("SMORMS3", "smorms3", {"lr": 0.001, "eps": 1e-16})
Lion = _rule("Lion", "lion", {"lr": 0.0001, "beta1": 0.9, "beta2": 0.99, **_DECAY})
LAMB = _rule("LAMB", "lamb", {"lr": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-6, **_DECAY})
