"""A small replacement of pytest: raises, approx, marks, fixtures. `_plain` runs the marked tests."""

import contextlib
import inspect
import re
import types
import unittest
import warnings as _warnings

__version__ = "0"


class Failed(AssertionError):
    """pytest.fail, and exceptions that were not raised."""


class XFailed(Exception):
    """pytest.xfail."""


class Skipped(unittest.SkipTest):
    """pytest.skip."""


def skip(reason="", allow_module_level=False, msg=None):
    """Ends the test (or, if allowed, the module) as skipped."""
    raise Skipped(msg or reason)


def fail(reason="", pytrace=True, msg=None):
    """Ends the test as failed."""
    raise Failed(msg or reason)


def xfail(reason=""):
    """Ends the test as an expected failure."""
    raise XFailed(reason)


skip.Exception, fail.Exception, xfail.Exception = Skipped, Failed, XFailed


def importorskip(modname, minversion=None, reason=None):
    """The module; skips the test if it is missing or too old."""
    import importlib

    try:
        module = importlib.import_module(modname)
    except ImportError as error:
        raise Skipped(reason or "could not import %r: %s" % (modname, error)) from None
    if minversion is not None:
        have, need = (
            [int(n) for n in re.findall(r"\d+", text)[:3]] for text in (str(module.__version__), minversion)
        )
        if have < need:
            raise Skipped(
                reason
                or "module %r has version %s, required is %s" % (modname, module.__version__, minversion)
            )
    return module


class ExceptionInfo:
    """The result of pytest.raises: type, value, tb, match(pattern)."""

    value = type = tb = None

    def match(self, pattern):
        if not re.search(pattern, str(self.value)):
            raise Failed("%r does not match %r" % (pattern, str(self.value)))
        return True

    def __str__(self):
        return repr(self.value)

    typename = property(lambda self: self.type.__name__)


class _Raises:
    def __init__(self, expected, match):
        self.expected, self.pattern = expected, match
        self.info = ExceptionInfo()

    def __enter__(self):
        return self.info

    def __exit__(self, kind, value, tb):
        if kind is None:
            raise Failed("DID NOT RAISE %r" % (self.expected,))
        if not issubclass(kind, self.expected):
            return False
        self.info.type, self.info.value, self.info.tb = kind, value, tb
        if self.pattern is not None:
            self.info.match(self.pattern)
        return True


def raises(expected_exception, *arguments, match=None, **keywords):
    """Context (or call: raises(E, function, ...)) that must raise the exception."""
    if not arguments:
        return _Raises(expected_exception, match)
    with _Raises(expected_exception, match) as info:
        arguments[0](*arguments[1:], **keywords)
    return info


@contextlib.contextmanager
def warns(expected_warning=Warning, match=None):
    """Context that must give the warning."""
    with _warnings.catch_warnings(record=True) as given:
        _warnings.simplefilter("always")
        yield given
    if not any(
        issubclass(w.category, expected_warning) and (match is None or re.search(match, str(w.message)))
        for w in given
    ):
        raise Failed("DID NOT WARN %r" % (expected_warning,))


def deprecated_call(match=None):
    """Context that must give a deprecation warning."""
    return warns((DeprecationWarning, PendingDeprecationWarning, FutureWarning), match)


class approx:
    """Equal within rel * |expected| or abs, also element by element of sequences, dictionaries and arrays."""

    __array_ufunc__ = None
    __array_priority__ = 1000
    __hash__ = None

    def __init__(self, expected, rel=None, abs=None, nan_ok=False):
        self.expected, self.rel, self.abs, self.nan_ok = expected, rel, abs, nan_ok

    def _near(self, actual, expected):
        if isinstance(expected, dict):
            return set(actual) == set(expected) and all(self._near(actual[k], v) for k, v in expected.items())
        if hasattr(expected, "tolist"):
            expected = expected.tolist()
        if hasattr(actual, "tolist"):
            actual = actual.tolist()
        if isinstance(expected, (list, tuple)):
            return (
                isinstance(actual, (list, tuple))
                and len(actual) == len(expected)
                and all(self._near(a, e) for a, e in zip(actual, expected))
            )
        if expected is None or isinstance(expected, (str, bytes, bool)):
            return actual == expected
        if actual == expected:
            return True
        if actual != actual or expected != expected:
            return self.nan_ok and actual != actual and expected != expected
        if abs(expected) == float("inf"):
            return False
        absolute = 1e-12 if self.abs is None else self.abs
        relative = (1e-6 if self.abs is None else 0) if self.rel is None else self.rel
        return abs(actual - expected) <= max(absolute, relative * abs(expected))

    def __eq__(self, actual):
        return bool(self._near(actual, self.expected))

    def __ne__(self, actual):
        return not self == actual

    def __repr__(self):
        return "approx(%r)" % (self.expected,)


class Mark:
    """One mark with its arguments."""

    def __init__(self, name, args=(), kwargs=None):
        self.name, self.args, self.kwargs = name, args, kwargs or {}

    def __call__(self, *args, **kwargs):
        if len(args) == 1 and not kwargs and (inspect.isfunction(args[0]) or inspect.isclass(args[0])):
            test = args[0]
            test.pytestmark = list(vars(test).get("pytestmark", [])) + [self]
            return test
        return Mark(self.name, self.args + args, dict(self.kwargs, **kwargs))


class _Marks:
    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return Mark(name)


mark = _Marks()


class ParameterSet:
    """Values of one parametrized test, with marks and a name."""

    def __init__(self, values, marks, id):
        self.values, self.id = values, id
        self.marks = [marks] if isinstance(marks, Mark) else list(marks)


def param(*values, marks=(), id=None):
    """One set of values for parametrize or the params of a fixture."""
    return ParameterSet(values, marks, id)


class Fixture:
    """A function whose result tests take by its name as an argument."""

    def __init__(self, function, scope, params, autouse, name, ids):
        self.function, self.scope, self.autouse = function, scope, autouse
        self.params = None if params is None else list(params)
        self.name, self.ids = name or function.__name__, ids
        self.__name__, self.__doc__ = function.__name__, function.__doc__

    def __call__(self, *arguments, **keywords):
        raise Failed("fixture %s is called directly: name it as an argument of the test" % self.name)


def fixture(function=None, *, scope="function", params=None, autouse=False, ids=None, name=None):
    """Decorator: makes the function a fixture; the code after a yield runs at the end of the scope."""

    def decorator(function):
        return Fixture(function, scope, params, autouse, name, ids)

    return decorator if function is None else decorator(function)


yield_fixture = fixture


class MonkeyPatch:
    """The fixture monkeypatch: changes that are taken back at the end of the test."""

    _MISSING = object()

    def __init__(self):
        self._undo = []

    def setattr(self, target, name, value=_MISSING, raising=True):
        if value is self._MISSING:
            import importlib

            path, _, last = target.rpartition(".")
            target, name, value = importlib.import_module(path), last, name
        old = getattr(target, name, self._MISSING)
        if old is self._MISSING and raising:
            raise AttributeError("%r has no attribute %r" % (target, name))
        if inspect.isclass(target):
            old = vars(target).get(name, self._MISSING)
        self._undo.append((setattr, delattr, target, name, old))
        setattr(target, name, value)

    def delattr(self, target, name, raising=True):
        if hasattr(target, name):
            self._undo.append((setattr, delattr, target, name, getattr(target, name)))
            delattr(target, name)
        elif raising:
            raise AttributeError(name)

    def setitem(self, mapping, name, value):
        self._undo.append((_set, _delete, mapping, name, mapping.get(name, self._MISSING)))
        mapping[name] = value

    def delitem(self, mapping, name, raising=True):
        if name in mapping:
            self._undo.append((_set, _delete, mapping, name, mapping[name]))
            del mapping[name]
        elif raising:
            raise KeyError(name)

    def setenv(self, name, value, prepend=None):
        import os

        if prepend and name in os.environ:
            value = value + prepend + os.environ[name]
        self.setitem(os.environ, name, str(value))

    def delenv(self, name, raising=True):
        import os

        self.delitem(os.environ, name, raising)

    def syspath_prepend(self, path):
        import sys

        self._undo.append(
            (lambda o, n, v: o.__setitem__(slice(None), v), None, sys.path, None, list(sys.path))
        )
        sys.path.insert(0, str(path))

    def chdir(self, path):
        import os

        self._undo.append((lambda o, n, v: os.chdir(v), None, None, None, os.getcwd()))
        os.chdir(path)

    def undo(self):
        while self._undo:
            put, remove, target, name, old = self._undo.pop()
            if old is self._MISSING:
                remove(target, name)
            else:
                put(target, name, old)

    @classmethod
    @contextlib.contextmanager
    def context(cls):
        patch = cls()
        try:
            yield patch
        finally:
            patch.undo()


def _set(mapping, name, value):
    mapping[name] = value


def _delete(mapping, name):
    del mapping[name]


def main(*arguments, **keywords):
    """Test files that are programs call this; here they are run already."""
    raise Failed("pytest.main: the file is run by catenary.compat")


def module():
    """This as a module named pytest."""
    made = types.ModuleType("pytest", "A small replacement of pytest, which is not installed.")
    for name in (
        "skip",
        "fail",
        "xfail",
        "importorskip",
        "raises",
        "warns",
        "deprecated_call",
        "approx",
        "mark",
        "param",
        "fixture",
        "yield_fixture",
        "MonkeyPatch",
        "ExceptionInfo",
        "main",
        "__version__",
    ):
        setattr(made, name, globals()[name])
    return made
