"""What the links of the library have in common."""

from functools import wraps
from inspect import signature

from .. import _calls, raw
from .._convert import double
from ..initializers import as_initializer
from ..link import KINDS, PARAM, Chain, Link

FROM_INPUT = raw.CTN_SIZE_FROM_INPUT
_OPTIONS = {
    name: getattr(_calls, "link_options_set_" + name)
    for name in (
        "wscale",
        "bias",
        "nobias",
        "dilation",
        "groups",
        "outsize",
        "init",
        "decay",
        "eps",
        "power",
        "ignore_label",
        "causal",
        "dropout",
    )
}
_NUMBERS = frozenset("wscale bias init decay eps power dropout".split())


def options(dtype=None, initial=None, **named):
    """The options of a constructor; None stands for what is not given. `initial`: values by the paths of parameters."""
    made = _calls.link_options_new()
    if dtype is not None:
        _calls.link_options_set_dtype(made, dtype)
    for name, value in named.items():
        if value is not None:
            _OPTIONS[name](made, double(value, name) if name in _NUMBERS else value)
    for path, value in (initial or {}).items():
        if value is not None:
            _calls.link_options_set_initializer(made, path, as_initializer(value))
    return made


def bias_values(initial, nobias, bias, initial_bias, path="b"):
    """`bias` as the option takes it; an array goes to the initial values, as `initial_bias` does."""
    if nobias:
        return None
    if initial_bias is not None:
        initial[path] = initial_bias
        return None
    if isinstance(bias, (bool, int, float)):
        return float(bias)
    initial[path] = bias
    return None


def size(value):
    """A size that may be left to the first input."""
    return FROM_INPUT if value is None else value


def pair(value, name):
    """A number, or one for each of two axes."""
    if hasattr(value, "__index__"):
        return (value, value)
    try:
        first, second = value
    except (TypeError, ValueError):
        raise TypeError("%s: expected an integer or a pair of integers, got %r" % (name, value)) from None
    return (first, second)


def shape_of(value):
    return (value,) if hasattr(value, "__index__") else tuple(value)


class _Lists:
    """The lists of parameters that functions with parameters had in version 1.3."""

    parameters = property(
        lambda self: tuple([param.data for param in self.params()]), doc="Arrays of all parameters."
    )
    gradients = property(
        lambda self: tuple([param.grad for param in self.params()]), doc="Gradients of all parameters."
    )
    parameter_names = property(
        lambda self: tuple([path[1:] for path, _ in self.namedparams()]), doc="Names of the parameters."
    )
    gradient_names = property(
        lambda self: tuple(["g" + name for name in self.parameter_names]), doc="Names of the gradients."
    )

    def __getattr__(self, name):
        if (
            name[:1] == "g" and self._special.get(name[1:]) is PARAM
        ):  # gW, as gradients were read in version 1.3
            return getattr(self, name[1:]).grad
        return super().__getattr__(name)


class NativeLink(_Lists, Link):
    """A link that the library computes."""

    __call__ = _calls.link_call1


class NativeChain(_Lists, Chain):
    """A link with children that the library computes."""

    __call__ = _calls.link_call1


def call2(link, first, second):
    """A call with two inputs."""
    return _calls.link_call(link, (first, second), 1)[0]


def registered(cls):
    """Class decorator: links of this name in the library are of this class. What they are made with is kept for
    pickling."""
    KINDS[cls.__name__] = cls
    made, signed = cls.__init__, signature(cls.__init__)

    @wraps(made)
    def __init__(self, *args, **kwargs):
        made(self, *args, **kwargs)
        given = dict(signed.bind(self, *args, **kwargs).arguments)
        if given.get("initial_bias") is not None:
            del given["initial_bias"]
        for name in ("self", "initialW", "initial"):
            given.pop(name, None)
        self.__dict__["_recipe"] = (cls, given)

    cls.__init__ = __init__
    return cls


__all__ = [
    "FROM_INPUT",
    "NativeChain",
    "NativeLink",
    "bias_values",
    "call2",
    "options",
    "pair",
    "registered",
    "shape_of",
    "size",
]
