"""Public modules show the names in `__all__`, their submodules, and nothing that they only use themselves.

`_LATER` holds names that a module looks up elsewhere when somebody asks for them.
"""

import importlib
import inspect
import pkgutil

import catenary
import pytest
from catenary import _calls

NAMES = ["catenary"] + [
    module.name
    for module in pkgutil.walk_packages(catenary.__path__, "catenary.")
    if not any(part.startswith("_") for part in module.name.split("."))
    and module.name not in ("catenary.raw", "catenary.compat")  # all declarations of C; a program
]


def submodules(module):
    found = pkgutil.iter_modules(module.__path__) if hasattr(module, "__path__") else ()
    return {info.name for info in found if not info.name.startswith("_")}


@pytest.mark.parametrize("name", NAMES)
def test_names(name):
    module = importlib.import_module(name)
    shown = {key for key in dir(module) if not key.startswith("_")}
    assert len(set(module.__all__)) == len(module.__all__)
    assert not set(module.__all__) - shown
    assert not shown - set(module.__all__) - submodules(module) - set(getattr(module, "_LATER", ()))


@pytest.mark.parametrize("name", NAMES)
def test_names_are_there(name):
    module = importlib.import_module(name)
    for key in dir(module):
        value = getattr(module, key)
        if inspect.ismodule(value):
            assert value.__name__.startswith("catenary.") and key in submodules(module) | set(module.__all__)


def test_submodules_are_shown():
    for name in NAMES:
        module = importlib.import_module(name)
        hidden = submodules(module) - set(dir(module)) - {"raw", "compat"}
        assert not hidden, (name, hidden)


@pytest.mark.parametrize("prefix", ["initializer", "schedule"])
def test_constructors_have_classes(prefix):
    """A class for each initializer and schedule of the library; ``he_normal`` is ``HeNormal``."""
    module = importlib.import_module("catenary.%ss" % prefix)
    classes = {name.lower() for name in module.__all__}
    constructors = [
        name[len(prefix) : -len("_new")].replace("_", "")
        for name in vars(_calls)
        if name.startswith(prefix + "_") and name.endswith("_new") and name != prefix + "_new"
    ]
    assert len(constructors) > 5
    assert set(constructors) - classes <= {"callback"}, "no class for a constructor"  # functions are accepted
