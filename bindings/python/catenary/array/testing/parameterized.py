"""Test classes for several values of their attributes."""

import functools
import inspect
import itertools
import sys


def _explained(test, values):
    """A test whose failures show the values."""

    @functools.wraps(test)
    def explained(self, *args, **kwargs):
        try:
            return test(self, *args, **kwargs)
        except AssertionError as error:
            text = "%s\n\nParameters: %s" % (
                error,
                ", ".join("%s=%r" % pair for pair in sorted(values.items())),
            )
            raise AssertionError(text) from error

    return explained


def _aside(case):
    """Puts an empty class below a test class, which takes its name: its tests then belong to the made classes
    alone.

    The name still works in super(), since the classes that are made derive from both.
    """
    below = type(
        case.__name__,
        case.__bases__,
        {"__module__": case.__module__, "__doc__": case.__doc__, "__test__": False},
    )
    try:
        case.__bases__ = (below,)
    except TypeError:  # a class that derives from object alone
        case.__test__ = False
        return case
    return below


def _held(value):
    """A value as a class holds it, so that its instances return it unchanged instead of as a method."""
    return staticmethod(value) if hasattr(type(value), "__get__") else value


def parameterize(*params, _ids=True):
    """Class decorator: adds one class for each dictionary to the module, with its entries as attributes.

    With several of these decorators on a class there is one for each combination. The classes are numbered;
    `_ids` has no effect.
    """

    def decorator(case):
        if not inspect.isclass(case):
            raise TypeError("parameterize: expected a class, got %r" % (case,))
        module = sys.modules[case.__module__]
        case, standing, before, made = vars(case).get("_parameterized") or (case, _aside(case), [{}], [])
        for name in made:
            vars(module).pop(name, None)
        choices = [dict(values, **others) for values in params for others in before]
        names = ["%s_param_%d" % (case.__name__, number) for number in range(len(choices))]
        standing._parameterized = (case, standing, choices, names)
        for name, values in zip(names, choices):
            members = {key: _held(value) for key, value in values.items()}
            members.update(__module__=case.__module__, __test__=True)
            for test, member in inspect.getmembers(case, inspect.isfunction):
                if test.startswith("test"):
                    members[test] = _explained(member, values)
            setattr(module, name, type(name, (case,), members))
        return standing

    return decorator


def product(parameter):
    """All combinations: of a dictionary of lists as dictionaries, of lists of dictionaries as tuples of
    them."""
    if isinstance(parameter, dict):
        keys = sorted(parameter)
        return [dict(zip(keys, values)) for values in itertools.product(*[parameter[key] for key in keys])]
    if isinstance(parameter, list):
        return list(itertools.product(*parameter))
    raise TypeError("product: expected a dictionary or a list, got %s" % type(parameter).__name__)


def product_dict(*parameters):
    """All combinations of dictionaries from several lists, each joined into one dictionary."""
    return [
        {key: value for part in parts for key, value in part.items()}
        for parts in itertools.product(*parameters)
    ]


__all__ = ["parameterize", "product", "product_dict"]


def __dir__():
    return __all__
