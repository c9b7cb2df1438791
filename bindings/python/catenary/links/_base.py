"""Code shared by the classes for links of the library."""

from functools import wraps
from inspect import Parameter, Signature, signature

from .. import _calls, raw
from .._convert import double
from .._link_walks import PARAM
from ..initializers import as_initializer
from ..link import KINDS, Chain, ChainList, Link

FROM_INPUT = raw.CTN_SIZE_FROM_INPUT
_SETTER = "link_options_set_"
_OPTIONS = {
    name[len(_SETTER) :]: function
    for name, function in vars(_calls).items()
    if name.startswith(_SETTER) and name not in (_SETTER + "dtype", _SETTER + "initializer")
}
_NUMBERS = frozenset("wscale bias init decay eps power dropout".split())


def _check_bias(bias):
    if isinstance(bias, bool):
        raise TypeError(
            "bias: expected a number or an array, the initial value, got %r; nobias=True leaves it out" % bias
        )


def options(dtype=None, initial=None, **named):
    """The options of a constructor; None means the default. `initial`: initial values by paths of
    parameters."""
    made = _calls.link_options_new()
    if dtype is not None:
        _calls.link_options_set_dtype(made, dtype)
    _check_bias(named.get("bias"))
    for name, value in named.items():
        if value is not None:
            _OPTIONS[name](made, double(value, name) if name in _NUMBERS else value)
    for path, value in (initial or {}).items():
        if value is not None:
            _calls.link_options_set_initializer(made, path, as_initializer(value))
    return made


def bias_values(initial, nobias, bias, initial_bias, path="b"):
    """The option for `bias`; an array becomes an initial value, like `initial_bias`."""
    if nobias:
        return None
    if initial_bias is not None:
        initial[path] = initial_bias
        return None
    _check_bias(bias)
    if isinstance(bias, (int, float)):
        return float(bias)
    initial[path] = bias
    return None


def size(value):
    """A size, or None for that of the first input."""
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
    """Lists of parameters, as functions with parameters had them in version 1.3."""

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
        if name[:1] == "g" and self._special.get(name[1:]) is PARAM:  # gW, the gradient of W in version 1.3
            return getattr(self, name[1:]).grad
        return super().__getattr__(name)


class NativeLink(_Lists, Link):
    """A link that the library computes."""

    __call__ = _calls.link_call1


class NativeChain(_Lists, Chain):
    """A link with children that the library computes."""

    __call__ = _calls.link_call1


class NativeList(_Lists, ChainList):
    """A link with a list of children that the library computes."""


def call2(link, first, second):
    """A call with two inputs."""
    return _calls.link_call(link, (first, second), 1)[0]


def registered(cls):
    """Class decorator: links whose kind is the name of the class get this class. The arguments of the
    constructor are stored for pickling."""
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


def derived(make):
    """Makes the class for a constructor of the library, with its arguments and the options by name."""
    count = make.__code__.co_argcount
    positional = [name for name in make.__code__.co_varnames[:count] if name != "options"]
    named = ["initial", "dtype", *_OPTIONS]
    parameters = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in ["self", *positional]]
    parameters += [Parameter(name, Parameter.KEYWORD_ONLY, default=None) for name in named]
    title = "".join(word.capitalize() for word in make.__name__.split("_")[1:-1])

    def __init__(self, *args, **kwargs):
        given = __init__.__signature__.bind(self, *args, **kwargs).arguments
        sizes = [size(given.pop(name)) for name in positional]
        del given["self"]
        self._built(make(*sizes, options(**given)))
        KINDS.setdefault(_calls.link_kind(self), type(self))

    def __call__(self, *inputs):
        """The output for one or more inputs."""
        return _calls.link_call(self, inputs, 1)[0]

    __init__.__signature__ = Signature(parameters)
    members = {"__init__": __init__, "__call__": __call__, "__doc__": make.__doc__}
    return registered(type(title, (NativeLink,), {**members, "__module__": "catenary.links"}))


def constructors():
    """The constructors of links with options, by the names of their classes in lower case."""
    for name, make in vars(_calls).items():
        if name.startswith("link_") and name.endswith("_new") and "options" in make.__code__.co_varnames:
            yield "".join(name.split("_")[1:-1]), make


__all__ = [
    "FROM_INPUT",
    "NativeChain",
    "NativeLink",
    "NativeList",
    "bias_values",
    "call2",
    "constructors",
    "derived",
    "options",
    "pair",
    "registered",
    "shape_of",
    "size",
]
