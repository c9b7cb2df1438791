"""Rules that move parameters by their gradients. Hyperparameters are attributes."""
from . import _calls
from ._convert import double
from ._library import library
from ._rule import Rule

_ADAM = {"alpha": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8}
# Class, constructor of the library, its hyperparameters with their defaults, those that are set afterwards, whether lr
# is computed.
_RULES = [
    ("SGD", "sgd", {"lr": 0.01}, {}, False),
    ("MomentumSGD", "momentum_sgd", {"lr": 0.01, "momentum": 0.9}, {}, False),
    ("NesterovAG", "nesterov_ag", {"lr": 0.01, "momentum": 0.9}, {}, False),
    ("AdaGrad", "adagrad", {"lr": 0.001, "eps": 1e-8}, {}, False),
    ("AdaDelta", "adadelta", {"rho": 0.95, "eps": 1e-6}, {}, False),
    ("Adam", "adam", _ADAM, {"eta": 1.0, "weight_decay_rate": 0.0}, True),
    ("AdamW", "adamw", {**_ADAM, "weight_decay_rate": 0.01}, {}, True),
    ("AMSGrad", "amsgrad", _ADAM, {"weight_decay_rate": 0.0}, True),
    ("RAdam", "radam", _ADAM, {"weight_decay_rate": 0.0}, True),
    ("RMSprop", "rmsprop", {"lr": 0.01, "alpha": 0.99, "eps": 1e-8}, {}, False),
    ("RMSpropGraves", "rmsprop_graves", {"lr": 0.0001, "alpha": 0.95, "momentum": 0.9, "eps": 0.0001}, {}, False),
    ("SMORMS3", "smorms3", {"lr": 0.001, "eps": 1e-16}, {}, False),
    ("Lion", "lion", {"lr": 0.0001, "beta1": 0.9, "beta2": 0.99, "weight_decay_rate": 0.0}, {}, False),
    ("LAMB", "lamb", {"lr": 0.001, "beta1": 0.9, "beta2": 0.999, "eps": 1e-6, "weight_decay_rate": 0.0}, {}, False),
]


def _hyperparameter(name):
    return property(lambda self: _calls.optimizer_hyperparameter(self, name),
                    lambda self, value: _calls.optimizer_set_hyperparameter(self, name, value),
                    doc="The hyperparameter %s." % name)


def _define(name, constructor, arguments, others, computes_rate):
    make = getattr(library, "ctn_optimizer_%s_new" % constructor)
    everything = {**arguments, **others}
    scope = {"Rule": Rule, "make": make, "double": double}
    # A signature of its own, so that arguments are checked and shown as those of any function.
    exec("def __init__(self, %s):\n    Rule._make(self, make, %s)\n%s" % (
        ", ".join("%s: float = %r" % pair for pair in everything.items()),
        ", ".join("double(%s, %r)" % (key, key) for key in arguments),
        "".join("    self.%s = %s\n" % (key, key) for key in others)), scope)
    scope["__init__"].__qualname__ = name + ".__init__"
    members = {key: _hyperparameter(key) for key in everything}
    if computes_rate:
        members["lr"] = property(lambda self: _calls.optimizer_hyperparameter(self, "lr"),
                                 doc="The effective rate of the last update.")
    document = getattr(_calls, "optimizer_%s_new" % constructor).__doc__
    return type(name, (Rule,), {"__init__": scope["__init__"], "__doc__": document, "__module__": __name__, **members})


globals().update({row[0]: _define(*row) for row in _RULES})
__all__ = [row[0] for row in _RULES]
