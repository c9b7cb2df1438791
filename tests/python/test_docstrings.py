"""Everything that users call has a description."""

import importlib
import inspect
import pkgutil

import catenary
import pytest

LEFT_OUT = ("catenary.raw",)  # declarations of the C interface, which its headers describe


def modules():
    names = ["catenary"] + [m.name for m in pkgutil.walk_packages(catenary.__path__, "catenary.")]
    return [n for n in names if not any(part.startswith("_") for part in n.split(".")) and n not in LEFT_OUT]


def is_offered(module, key, value):
    """Whether a name belongs to the package and is offered by the module."""
    origin = getattr(value, "__module__", None) or ""
    if not origin.startswith("catenary"):
        return False
    return key in getattr(module, "__all__", ()) or hasattr(module, "__path__") or origin == module.__name__


def described(value):
    return bool((inspect.getdoc(value) or "").strip())


def without_description(name, value):
    """The names without a description among a function, or a class and its public methods and properties."""
    found = [] if described(value) else [name]
    for member, there in vars(value).items() if inspect.isclass(value) else ():
        if member.startswith("_"):
            continue
        plain = there.__func__ if isinstance(there, (staticmethod, classmethod)) else there
        if not (inspect.isroutine(plain) or isinstance(plain, property)):
            continue
        inherited = [getattr(base, member, None) for base in value.__mro__[1:]]
        if not described(plain) and not any(other is not None and described(other) for other in inherited):
            found.append("%s.%s" % (name, member))
    return found


@pytest.mark.parametrize("name", modules())
def test_descriptions(name):
    module = importlib.import_module(name)
    assert described(module)
    missing = []
    for key in getattr(module, "__all__", None) or [key for key in dir(module) if not key.startswith("_")]:
        value = getattr(module, key)
        if (inspect.isclass(value) or inspect.isroutine(value)) and is_offered(module, key, value):
            missing += without_description(key, value)
    assert not missing, missing
