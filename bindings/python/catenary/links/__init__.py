"""Links with parameters: layers, losses and models to build from."""

from importlib import import_module as _import_module

from ..sequential import Sequential
from . import _base, activation, classifier, connection, convolution, loss, normalization, recurrent

_FAMILIES = (activation, classifier, connection, convolution, loss, normalization, recurrent)

__all__ = ["Sequential"]
for _module in _FAMILIES:
    for _name in _module.__all__:
        globals()[_name] = getattr(_module, _name)
        __all__.append(_name)

# Links of the library that have no class above.
_known = {_name.lower() for _name in __all__}
for _class in [_base.derived(_make) for _name, _make in _base.constructors() if _name not in _known]:
    globals()[_class.__name__] = _class
    __all__.append(_class.__name__)


def __getattr__(name):
    if name == "caffe":
        return _import_module(".caffe", __name__)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))


def __dir__():
    return sorted(__all__ + [module.__name__.rpartition(".")[2] for module in _FAMILIES] + ["caffe"])
