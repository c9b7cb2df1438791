"""Links and functions in sequence."""

from . import _calls, functions, raw
from ._link_text import link_text
from ._shown import value_text
from .link import ChainList, Link

_PREFIX = "CTN_ACTIVATION_"
_ACTIVATIONS = [name[len(_PREFIX) :].lower() for name in vars(raw) if name.startswith(_PREFIX)]


class Sequential(ChainList):
    """Links and functions that run in sequence, each on the result of the one before.

    layers: links, which become numbered children, functions of one variable, and names of activations such as
    "relu". The first layer receives all arguments of a call; without layers the argument is returned.
    """

    def __init__(self, *layers):
        self._begin()
        self._layers = []
        for layer in layers:
            self.append(layer)

    def append(self, layer):
        """Appends a link, a function or the name of an activation."""
        if isinstance(layer, Link):
            self.add_link(layer)
        elif isinstance(layer, str):
            if layer not in _ACTIVATIONS:
                raise ValueError(
                    "Sequential: name: expected one of %s, got %r" % (", ".join(_ACTIVATIONS), layer)
                )
            self._layers.append(getattr(functions, layer))
        elif callable(layer):
            self._layers.append(layer)
        else:
            raise TypeError(
                "Sequential: layer: expected a Link, a function or a name, got %s" % type(layer).__name__
            )

    def add_link(self, link):
        """Appends a link."""
        ChainList.add_link(self, link)
        self._layers.append(None)

    def __call__(self, *inputs):
        layers = self._layers
        if not layers and len(inputs) != 1:
            raise TypeError("Sequential: expected one input if there are no layers, got %d" % len(inputs))
        links = iter(self._links.values())
        for i, layer in enumerate(list(layers)):
            layer = next(links) if layer is None else layer
            inputs = (layer(*inputs),)
            if not isinstance(inputs[0], _calls.Variable) and i + 1 < len(layers):
                raise TypeError(
                    "Sequential: layer %d: expected it to return a Variable, got %s"
                    % (i, type(inputs[0]).__name__)
                )
        return inputs[0]

    def __repr__(self):
        links, lines = iter(self._links.items()), []
        for layer in self._layers:
            lines.append("(%s): %r" % next(links) if layer is None else value_text(layer))
        return link_text(self, lines)

    def copy(self):
        """A copy of the links that shares the functions."""
        new = ChainList.copy(self)
        new._layers = list(self._layers)
        return new


__all__ = ["Sequential"]


def __dir__():
    return __all__
