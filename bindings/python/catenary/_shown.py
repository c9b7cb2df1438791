"""What objects show when they are printed: their class with what they hold."""

import functools
import inspect

from ._handle import address

_MOST = 5  # items of a list that are shown


def value_text(value, leaf=repr):
    """A value of an option or attribute in short form; `leaf` is the form of what is not made of parts."""
    if hasattr(value, "dtype") and hasattr(value, "shape"):
        return array_text(value)
    if isinstance(value, (list, tuple)):
        parts = [value_text(part, leaf) for part in value[:_MOST]] + ["..."] * (len(value) > _MOST)
        inner = ", ".join(parts)
        return "[%s]" % inner if isinstance(value, list) else "(%s%s)" % (inner, "," * (len(parts) == 1))
    if isinstance(value, dict):
        return "{%s}" % ", ".join("%r: %s" % (key, value_text(part, leaf)) for key, part in value.items())
    if callable(value) and hasattr(value, "__name__"):
        return value.__name__
    return leaf(value)


def array_text(value):
    """The dtype and the shape of an array, and its device unless that is the CPU."""
    device = str(getattr(value, "device", "cpu"))
    return "%s %s%s" % (value.dtype.name, value.shape, "" if device == "cpu" else " on " + device)


def indented(text):
    """Lines after the first one further to the right."""
    return text.replace("\n", "\n  ")


def text_of(self, **values):
    """The class of an object with named values."""
    inner = ", ".join("%s=%s" % (name, indented(value_text(value))) for name, value in values.items())
    return "%s(%s)" % (type(self).__name__, inner)


def shown(*names):
    """A __repr__ with attributes by their names."""

    def __repr__(self):
        if not address(self):
            return object.__repr__(self)
        return text_of(self, **{name: getattr(self, name) for name in names})

    return __repr__


def _argument_text(value):
    """What was made by a call is shown as that call, and another object, whose text may be long, by its
    class."""
    plain = value is None or isinstance(value, (str, bytes, bool, int, float))
    return repr(value) if plain else getattr(value, "_text", None) or type(value).__name__


def _call_text(name, signature, args, kwargs):
    """A call without `self` and without arguments that are the defaults."""
    given = signature.bind(*args, **kwargs).arguments
    texts = {key: value_text(value, _argument_text) for key, value in given.items() if key != "self"}
    defaults = {key: value_text(each.default, _argument_text) for key, each in signature.parameters.items()}
    return "%s(%s)" % (
        name,
        ", ".join("%s=%s" % (key, indented(text)) for key, text in texts.items() if text != defaults[key]),
    )


def made_by_call(make):
    """Decorates a class, or a function that returns a handle: objects are printed as the call that made
    them."""
    if not isinstance(make, type):
        signature = inspect.signature(make)

        @functools.wraps(make)
        def call(*args, **kwargs):
            made = make(*args, **kwargs)
            made._text = _call_text(make.__name__, signature, args, kwargs)
            return made

        return call

    construct, signature = make.__init__, inspect.signature(make.__init__)

    @functools.wraps(construct)
    def __init__(self, *args, **kwargs):
        construct(self, *args, **kwargs)
        # A subclass with a constructor of its own has other arguments.
        if type(self).__init__ is __init__:
            self._text = _call_text(type(self).__name__, signature, (self, *args), kwargs)

    def __repr__(self):
        return getattr(self, "_text", None) or object.__repr__(self)

    make.__init__, make.__repr__ = __init__, __repr__
    return make


def nested(title, lines):
    """A title with lines in parentheses below it."""
    return (
        "%s(\n%s\n)" % (title, "\n".join("  " + indented(line) for line in lines)) if lines else title + "()"
    )


def optimizer_text(optimizer, numbers):
    """An optimizer with its hyperparameters, its target and hooks."""
    values = dict(numbers)
    for name, schedule in optimizer._schedules.items():
        values[name + "_schedule"] = schedule
    if optimizer.target is not None:
        values.update(target=type(optimizer.target), t=optimizer.t, epoch=optimizer.epoch)
    if optimizer._hooks:
        values["hooks"] = list(optimizer._hooks.values())
    return text_of(optimizer, **values)
