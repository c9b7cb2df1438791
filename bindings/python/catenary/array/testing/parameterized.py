"""Test classes for several values of their attributes."""

import functools
import inspect
import itertools
import sys
import unittest

_SET_UPS = ("setup_class", "setup_method", "setup")  # what pytest or nose calls before fixtures
_LONGEST, _LONGEST_NAME = 100, 5000  # characters of a value, and of all values, in the name of a test


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


def _shortened(text, longest):
    if len(text) <= longest:
        return text
    return "%s...%s" % (text[: longest // 2 - 1], text[len(text) - (longest - longest // 2 - 2) :])


def _shown(value):
    """A value in the name of a test: classes, functions and modules by their names."""
    name = getattr(value, "__name__", None)
    return _shortened(name if isinstance(name, str) else repr(value), _LONGEST)


def _identity(number, values):
    text = ", ".join("%s=%s" % (key, _shown(value)) for key, value in sorted(values.items()))
    return "_param_%d_{%s}" % (number, _shortened(text, _LONGEST_NAME))


def _is_for_pytest(case):
    """Whether pytest alone can run the tests of a class, and need not know the values before each test."""
    return (
        "pytest" in sys.modules
        and not issubclass(case, unittest.TestCase)
        and not any(hasattr(case, name) for name in _SET_UPS)
    )


def _marked(case, choices, with_ids):
    """The class with a mark for pytest, which runs each test once for each dictionary, and a fixture that
    sets the values of the instance."""
    import pytest

    @pytest.fixture(autouse=True)
    def _set_parameters(self, _parameters):
        vars(self).update(_parameters)

    ids = [_identity(number, values) for number, values in enumerate(choices)] if with_ids else None
    marks = [mark for mark in vars(case).get("pytestmark", []) if mark.args[:1] != ("_parameters",)]
    case.pytestmark = marks  # a list of its own, without the mark of a decorator below
    case._set_parameters, case._choices = _set_parameters, choices
    return pytest.mark.parametrize("_parameters", choices, ids=ids)(case)


def _replaced(case, choices_of):
    """The class that takes the place of another one, which has one class below it for each dictionary."""
    module = sys.modules[case.__module__]
    case, standing, before, made = vars(case).get("_parameterized") or (case, _aside(case), [{}], [])
    for name in made:
        vars(module).pop(name, None)
    choices = choices_of(before)
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


def parameterize(*params, _ids=True):
    """Class decorator: runs the tests of a class once for each dictionary, with its entries as attributes.

    A class of unittest, or one with a set-up of its own (setup_class, setup_method), gets one class below it
    for each dictionary, which are numbered: NAME_param_0 and so on. Others have one test for each dictionary,
    as pytest.mark.parametrize makes them; with `_ids` their names hold the values. With several of these
    decorators on a class there is one for each combination.
    """

    def choices_of(before):
        return [dict(values, **others) for values in params for others in before]

    def decorator(case):
        if not inspect.isclass(case):
            raise TypeError("parameterize: expected a class, got %r" % (case,))
        if _is_for_pytest(case):
            return _marked(case, choices_of(vars(case).get("_choices", [{}])), _ids)
        return _replaced(case, choices_of)

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
