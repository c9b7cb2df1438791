"""FunctionSet, the class for models in version 1.3 of the reference."""

from ctypes import byref, c_void_p

from . import _calls
from ._errors import UnmetError, check
from ._library import library
from .link import KINDS, Chain, Link


def _pairs(link, name, arrays):
    params, arrays = list(link.params()), list(arrays)
    if len(arrays) != len(params):
        raise UnmetError(
            "FunctionSet.%s: expected as many arrays as there are parameters, %d, got %d"
            % (name, len(params), len(arrays))
        )
    return zip(params, arrays)


class Collected(tuple):
    """A pair of parameters and gradients with its function set. Optimizers ask the set for gradients, because
    backward does not write into existing ones."""

    def __new__(cls, link):
        self = super().__new__(cls, (link.parameters, link.gradients))
        self.link = link
        return self


class FunctionSet(Chain):
    """A chain with children sorted by name; assigning a link to an attribute registers it.

    `functions` are links by their names. Attributes: parameters and gradients, tuples of the arrays of all
    parameters; sequences of as many arrays may be assigned to them.
    """

    @classmethod
    def _container(cls):
        made = c_void_p()
        check(library.ctn_functionset_new(byref(made)))
        return made.value

    def _attach(self, name, link):
        Chain._attach(self, name, link)
        links = self._links
        for other in sorted(name for name in links):
            links[other] = links.pop(other)

    def __setattr__(self, name, value):
        if isinstance(value, Link) and name not in self._special:
            self.add_link(name, value)
        else:
            Chain.__setattr__(self, name, value)

    @property
    def parameters(self):
        """The arrays of all parameters."""
        return tuple([param.data for param in self.params()])

    @parameters.setter
    def parameters(self, arrays):
        for param, data in _pairs(self, "parameters", arrays):
            param.data = data

    @property
    def gradients(self):
        """The gradients of all parameters, with None for missing ones."""
        return tuple([param.grad for param in self.params()])

    @gradients.setter
    def gradients(self, arrays):
        for param, grad in _pairs(self, "gradients", arrays):
            param.grad = grad

    def collect_parameters(self):
        """The pair of parameters and gradients, as Optimizer.setup takes it."""
        return Collected(self)

    def copy_parameters_from(self, params):
        """Copies as many arrays as there are parameters, in their order, into the existing arrays."""
        _calls.functionset_copy_parameters_from(self, list(params))


KINDS["a function set"] = FunctionSet
__all__ = ["FunctionSet"]


def __dir__():
    return __all__
