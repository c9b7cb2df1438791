"""Test classes with parameters: one class for each set of values."""

import sys

from ..array.testing.parameterized import product as combinations, product_dict


def product(parameter):
    """All combinations: of a dictionary of lists, or of a list of lists of dictionaries, as a list of
    dictionaries."""
    return combinations(parameter) if isinstance(parameter, dict) else product_dict(*parameter)


def parameterize(*params):
    """Decorator of a test class: its tests are run once for each dictionary, whose values are attributes of
    instances.

    The classes that are run are subclasses NAME_param_0, NAME_param_1, ... in the same module. Decorators may
    be stacked: then all combinations are run.
    """

    def decorator(klass):
        cases = product_dict(params, klass.__dict__.get("_cases", [{}]))
        module = sys.modules[klass.__module__]
        for name in klass.__dict__.get("_made_classes", ()):
            vars(module).pop(name, None)
        made = []
        for number, case in enumerate(cases):
            name = "%s_param_%d" % (klass.__name__, number)
            made.append(name)
            setattr(module, name, _with_values(klass, name, case))
        klass.__test__ = False  # the class itself lacks the values
        klass._cases, klass._made_classes = cases, made
        return klass

    return decorator


def _with_values(klass, name, case):
    def described(self):
        return "%s  parameter: %s" % (super(made, self).__str__(), case)

    members = dict(case, __test__=True, __str__=described, __module__=klass.__module__, __doc__=klass.__doc__)
    members = {
        key: staticmethod(value) if _is_plain_function(value) and key in case else value
        for key, value in members.items()
    }
    made = type(name, (klass,), members)
    return made


def _is_plain_function(value):
    return type(value) is type(_is_plain_function)


def parameterize_pytest(names, values):
    """Like parameterize, in the form of pytest.mark.parametrize."""
    return parameterize(*from_pytest_parameterize(names, values))


def from_pytest_parameterize(names, values):
    """The dictionaries of parameterize for names (a text with commas, or a sequence) and a list of tuples of
    values."""
    if isinstance(names, str):
        names = [name.strip() for name in names.split(",") if name.strip()]
    if len(names) == 1:
        return [{names[0]: value} for value in values]
    return [dict(zip(names, row)) for row in values]


__all__ = ["from_pytest_parameterize", "parameterize", "parameterize_pytest", "product", "product_dict"]


def __dir__():
    return __all__
