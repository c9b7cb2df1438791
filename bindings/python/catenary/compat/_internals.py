"""Stand-ins for internals of the originals that test files import; only tests that use one fail."""

import functools
import inspect
import sys
import types

# Paths that the originals do not document, in addition to all with a part that begins with an underscore.
PATHS = {
    "cupy": (
        "cublas",
        "cudnn",
        "cusolver",
        "cusparse",
        "cutensor",
        "cuda.compiler",
        "cuda.cublas",
        "cuda.cudnn",
        "cuda.cufft",
        "cuda.cusolver",
        "cuda.driver",
        "cuda.function",
        "cuda.graph",
        "cuda.jitify",
        "cuda.nvrtc",
        "cuda.runtime",
        "cuda.texture",
        "linalg._util",
        "_environment",
    ),
    "cupyx": ("cublas", "cusolver", "cusparse", "cutensor"),
    "cupy_backends": ("cuda", "hip"),
    "chainer": (),
}


class NoCounterpart(AttributeError):
    """A name of the originals that does not exist here."""

    def __init__(self, name):
        super().__init__("catenary has no counterpart of %s" % name)


class Collecting:
    """Context in which test files are imported."""

    depth = 0

    def __enter__(self):
        Collecting.depth += 1

    def __exit__(self, *exception):
        Collecting.depth -= 1


def is_internal(fullname):
    """Whether a name of the originals is internal."""
    root, _, rest = fullname.partition(".")
    parts = rest.split(".")
    private = any([part.startswith("_") and not part.startswith("__") for part in parts])
    return (
        root == "cupy_backends"
        or private
        or any([rest == path or rest.startswith(path + ".") for path in PATHS.get(root, ())])
    )


def looked_up(fullname):
    """The value for a missing name: a stand-in, if it is internal and test files are being imported."""
    if Collecting.depth and is_internal(fullname):
        return Absent(fullname)
    raise NoCounterpart(fullname)


class Absent:
    """A stand-in for an internal name. While files are imported it is false and returns further stand-ins;
    afterward it fails."""

    def __init__(self, name):
        self.__dict__["_name"] = name

    def _used(self):
        if not Collecting.depth:
            raise NoCounterpart(self._name)

    def __getattr__(self, name):
        if name.startswith(("__", "_pytest", "pytest")):
            raise AttributeError(name)
        self._used()
        return Absent("%s.%s" % (self._name, name))

    def __call__(self, *arguments, **keywords):
        self._used()
        if len(arguments) == 1 and inspect.isfunction(arguments[0]):  # a decorator

            @functools.wraps(arguments[0])
            def test(*args, **kwargs):
                raise NoCounterpart(self._name)

            return test
        return Absent(self._name + "()")

    def __bool__(self):
        self._used()
        return False

    def _compared(self, other):
        self._used()
        return False

    __lt__ = __le__ = __gt__ = __ge__ = _compared

    def __iter__(self):
        raise NoCounterpart(self._name)

    def __mro_entries__(self, bases):
        return ()

    def __repr__(self):
        return "<no counterpart of %s>" % self._name


class Missing(types.ModuleType):
    """A stand-in for an internal module."""

    def __init__(self, name):
        super().__init__(name, "Stand-in for %s, which does not exist here." % name)
        self.__path__ = []

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        child = "%s.%s" % (self.__name__, name)
        return sys.modules[child] if child in sys.modules else looked_up(child)
