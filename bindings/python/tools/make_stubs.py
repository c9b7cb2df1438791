#!/usr/bin/env python3
"""Writes the type stubs of the package: `catenary/**/*.pyi` for its public modules, from the imported
modules.

Names, parameters and defaults come from signatures, types from annotations, from the description of the C
interface (capi/spec, read by capi/gen/model.py) if a function is one of C, and from defaults that are True or
False. With --check nothing is written: differences are listed, and the exit status is 1.
"""

import argparse
import ast
import importlib.util
import inspect
import os
import pathlib
import pkgutil
import re
import sys
import textwrap

os.environ["CATENARY_NATIVE"] = "0"  # functions of the extension module have no signatures
ROOT = pathlib.Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "bindings" / "python" / "catenary"
sys.path[:0] = [str(PACKAGE.parent), str(ROOT / "capi" / "gen")]
LEFT_OUT = (
    "catenary.raw",
    "catenary.compat",
    "catenary.testing",
    "catenary.array.testing",
)  # plain sources, or no API
_ARITHMETIC = "add sub mul matmul truediv floordiv mod divmod pow and or xor lshift rshift".split()
_SHOWN = (
    "new init call getitem setitem delitem len iter next contains enter exit eq ne lt le gt ge bool int "
    "float complex index hash neg pos abs invert array array_ufunc array_function array_interface "
    "array_finalize array_namespace array_priority array_wrap cupy_get_ndarray "
    "dlpack dlpack_device getattr copy deepcopy round rdiv del"
).split()
SHOWN = frozenset(
    "__%s__" % name for name in _SHOWN + [side + name for side in ("", "r", "i") for name in _ARITHMETIC]
)
ONLY_RAISE = {("ndarray", "__getattr__")}
FIXED = {
    "__len__": "int",
    "__bool__": "bool",
    "__int__": "int",
    "__float__": "float",
    "__complex__": "complex",
    "__index__": "int",
    "__hash__": "int",
    "__init__": "None",
    "__setitem__": "None",
    "__delitem__": "None",
}
SAME = frozenset(
    "__%s__" % name
    for name in ["neg", "abs", "getitem"]
    + [  # of Variable and ndarray: give one again
        side + name for side in ("", "r", "i") for name in _ARITHMETIC[:6] + ["pow"]
    ]
)
KNOWN = {
    "shape": "Tuple[int, ...]",
    "strides": "Tuple[int, ...]",
    "ndim": "int",
    "size": "int",
    "nbytes": "int",
    "itemsize": "int",
    "rank": "int",
    "t": "int",
    "epoch": "int",
    "name": "Optional[str]",
    "label": "str",
    "requires_grad": "bool",
    "gradients": "Tuple[Any, ...]",
    "parameters": "Tuple[Any, ...]",
}  # properties
KNOWN_OF = {
    "Variable": {
        "data": "ndarray",
        "grad": "Optional[ndarray]",
        "grad_variable": "Optional[Variable]",
        "T": "Variable",
    },
    "ndarray": {"T": "ndarray", "real": "ndarray"},
}
NOT_OF_C = (
    "get",
    "nonzero",
)  # methods of ndarray that do something else than the function of C with the same name
# Functions of Python's own that always give an array.
GIVE_ARRAYS = {
    "catenary.array": "amax amin append arange around array asanyarray cross delete diff einsum fliplr "
    "flipud frombuffer isclose kron logspace median nan_to_num nansum pad percentile ptp resize rot90 "
    "tri tril triu",
    "catenary.array.random": "exponential normal rand randint randn random_sample standard_normal uniform",
}
SCALARS = {"bool": "bool", "double": "float", "float": "float"}  # all others are integers
HEAD = '"""Types of %s."""\nfrom typing import Any, Iterator, Optional, Sequence, Tuple, Union\n'
UFUNC = """
class _OneResult(ufunc):
    def __call__(self, *args: Any, out: Any = ..., **keywords: Any) -> ndarray: ...
"""
# Names of the array API standard that dir() leaves out; `bool` hides Python's in the rest of the stub.
STANDARD = """
__array_api_version__: str

class __array_namespace_info__:
    def capabilities(self) -> Any: ...
    def default_device(self) -> Any: ...
    def default_dtypes(self, *, device: Any = ...) -> Any: ...
    def devices(self) -> Any: ...
    def dtypes(self, *, device: Any = ..., kind: Any = ...) -> Any: ...

bool: Any
"""
TYPES = """
class _SupportsArray(Protocol):
    @property
    def __array_interface__(self) -> Any: ...

_ArrayLike = Union[ndarray, _SupportsArray]
_VariableLike = Union[Variable, ndarray, _SupportsArray]
"""


class Spec:
    """Types of the parameters and results of the functions of the C interface."""

    def __init__(self):
        import calls_python
        import model

        self.raw = calls_python.is_raw
        self.functions = {f.name: f for f in model.Api(ROOT / "capi" / "spec").functions}

    def parameter(self, function, name):
        for arg in function.args:
            if name.rstrip("_") == arg.name.rstrip("_") and not arg.out and not self.raw(arg):
                return self._in(arg)
        return None

    def _in(self, arg):
        if arg.kind == "handle":
            kind = {"array": "_ArrayLike", "variable": "_VariableLike"}.get(arg.base, "Any")
        elif arg.kind == "string":
            kind = "str"
        elif arg.kind == "enum":
            kind = "Any" if arg.base == "dtype" else "int"
        elif arg.kind == "scalar":
            kind = SCALARS.get(arg.base, "int")
        else:
            return "Any"
        if arg.listed:
            kind = "Sequence[%s]" % kind
        return "Optional[%s]" % kind if arg.has("nullable") and kind != "Any" else kind

    def result(self, function):
        if function.returns != "status":
            return {"void": "None", "string": "Optional[str]", "bool": "bool"}.get(function.returns, "Any")
        kinds = [self._out(arg) for arg in function.args if arg.out and not self.raw(arg)]
        if len(kinds) > 1:
            return "Tuple[%s]" % ", ".join(kinds)
        return kinds[0] if kinds else "None"

    def _out(self, arg):
        kind = (
            {"array": "ndarray", "variable": "Variable"}.get(arg.base, "Any")
            if arg.kind == "handle"
            else "Any"
        )
        if arg.kind == "scalar":
            kind = SCALARS.get(arg.base, "int")
        if arg.kind == "text":
            kind = "str"
        if arg.listed:
            return "Tuple[%s, ...]" % kind
        return "Optional[%s]" % kind if arg.has("nullable") and kind != "Any" else kind


class Stub:
    """The stub of one module."""

    def __init__(self, package, module):
        self.package, self.module, self.name = package, module, module.__name__
        self.imports, self.body, self.aliases = [], [], []

    def text(self):
        for name in self.package.public(self.module):
            self.entry(name, getattr(self.module, name))
        lines = [HEAD % self.name]
        body = "\n".join(self.body + [""] * bool(self.aliases) + self.aliases)
        if self.name == "catenary":
            lines.append("from typing import Protocol\n")
            body = body + "\n" + TYPES
        if self.name == "catenary.array":
            body = re.sub(r"(?<=[ \[])bool\b(?!_)", "_bool", body)
            body = body + "\n" + UFUNC + STANDARD
            self.imports.append("from builtins import bool as _bool")
        wanted = {"ndarray": "catenary.array", "Variable": "catenary"}
        private = ("_ArrayLike", "_VariableLike")
        names = set(ast_names(body))
        for name, home in wanted.items():
            if name in names and not self.has(name, body):
                self.imports.append("from %s import %s" % (home, name))
        if self.name != "catenary":
            there = [name for name in private if name in names]
            if there:
                self.imports.append("from catenary import %s" % ", ".join(there))
        every = getattr(self.module, "__all__", None)
        if every is not None:
            shown = [name for name in every if not name.startswith("_")]
            body = "__all__ = %r\n%s" % (sorted(shown), body)
        imports = "".join(line + "\n" for line in sorted(set(self.imports)))
        if "import Iterator\n" in imports or "class Iterator" in body:  # Chainer's, not that of typing
            lines[0] = lines[0].replace(" Iterator,", "")
        text = "".join(lines) + imports + "\n" + body.strip("\n") + "\n"
        return "".join(wrapped(line) + "\n" for line in text.splitlines())

    def has(self, name, body):
        imported = any(line.endswith("import %s as %s" % (name, name)) for line in self.imports)
        return imported or "\nclass %s" % name in "\n" + body

    def entry(self, name, value):
        if inspect.ismodule(value):
            parent, _, last = value.__name__.rpartition(".")
            self.imports.append("from %s import %s as %s" % (parent, last, name))
            return
        home = self.package.home(value)
        if home == self.name and value.__name__ != name:
            self.aliases.append("%s = %s" % (name, value.__name__))
        elif home is not None and home != self.name:
            self.imports.append("from %s import %s as %s" % (home, value.__name__, name))
        elif inspect.isclass(value) and not value.__module__.startswith("catenary"):
            self.body.append("%s: Any" % name)
        elif inspect.isclass(value):
            self.body += ["", *self.class_lines(name, value)]
        elif inspect.isroutine(value):
            self.body += ["", *self.function_lines(name, value, "")]
        else:
            kind = self.type_name(type(value))
            if kind == "ufunc" and value.nout == 1:
                kind = "_OneResult"
                if self.name != "catenary.array":
                    self.imports.append("from catenary.array import _OneResult")
            self.body.append("%s: %s" % (name, kind))

    def type_name(self, kind):
        if kind.__module__ == "builtins":
            return kind.__name__ if kind in (bool, int, float, str, bytes) else "Any"
        for base in kind.__mro__:
            home = self.package.home(base)
            if home is not None:
                if home != self.name:
                    self.imports.append("from %s import %s" % (home, base.__name__))
                return base.__name__
        return "Any"

    def class_lines(self, name, cls):
        bases, flat = [], [cls]
        for base in cls.__bases__:
            self.split_bases(base, bases, flat)
        lines = ["class %s%s:" % (name, "(%s)" % ", ".join(bases) if bases else "")]
        members = {}
        for part in reversed(flat):
            members.update(vars(part))
        known = {n for base in cls.__mro__[1:] if self.package.home(base) is not None for n in vars(base)}
        body = []
        for member in sorted(instance_names(cls, flat) - set(members) - known):
            body.append("    %s: %s" % (member, "Variable" if parameter_of(cls, member) else "Any"))
        for member, value in sorted(members.items()):
            if (cls.__name__, member) in ONLY_RAISE:
                continue
            if member in SHOWN or not member.startswith("_"):
                body += self.member_lines(cls, member, value)
        return lines + (body or ["    ..."])

    def split_bases(self, base, bases, flat):
        if base is object or base.__module__ in ("ctypes", "_ctypes"):
            return
        if self.package.home(base) is not None:
            bases.append(base.__name__)
            if self.package.home(base) != self.name:
                self.imports.append("from %s import %s" % (self.package.home(base), base.__name__))
        elif base.__module__ == "builtins":
            bases.append("Tuple[Any, ...]" if base is tuple else base.__name__)
        elif base.__module__.startswith("catenary.") and base.__module__ != "catenary._handle":
            flat.append(base)
            for other in base.__bases__:
                self.split_bases(other, bases, flat)

    def member_lines(self, cls, name, value):
        if isinstance(value, property):
            known = {**KNOWN, **KNOWN_OF.get(cls.__name__, {})}
            result = annotation(value.fget, "return") or known.get(name, "Any")
            lines = ["    @property", "    def %s(self) -> %s: ..." % (name, result)]
            if value.fset is not None:
                lines += ["    @%s.setter" % name, "    def %s(self, value: Any) -> None: ..." % name]
            return lines
        if name == "__new__":
            function = value.__func__ if isinstance(value, staticmethod) else value
            return self.function_lines(name, function, "    ", cls)
        if isinstance(value, (staticmethod, classmethod)):
            decorator = type(value).__name__
            return ["    @" + decorator, *self.function_lines(name, value.__func__, "    ")]
        if name == "__hash__":
            return ["    __hash__: Any"] if value is None else ["    def __hash__(self) -> int: ..."]
        if inspect.isroutine(value) and callable(value):
            return self.function_lines(name, value, "    ", cls)
        return ["    %s: Any" % name]

    def function_lines(self, name, function, indent, cls=None):
        try:
            signature = inspect.signature(function)
        except (TypeError, ValueError):
            return [
                "%sdef %s(%s*args: Any, **kwargs: Any) -> Any: ..." % (indent, name, "self, " if cls else "")
            ]
        described = self.package.described(function, self.name, name, cls)
        direct = getattr(function, "__module__", None) == "catenary._calls"
        variadic = any(p.kind is p.VAR_POSITIONAL for p in signature.parameters.values())
        operator = (
            cls is not None and name.startswith("__") and name not in ("__init__", "__new__", "__call__")
        )
        parts, seen_star, positional_end = [], False, False
        for index, (key, parameter) in enumerate(signature.parameters.items()):
            kind = annotation(function, key)
            if kind is None and described is not None and not (cls and index == 0):
                kind = self.package.spec.parameter(described, key)
                kind = kind if direct or kind is None else wider(kind, parameter.default)
                if (
                    kind is not None
                    and parameter.default is None
                    and not kind.startswith("Optional")
                    and kind != "Any"
                ):
                    kind = "Optional[%s]" % kind
            if kind is None:
                mask = parameter.name == "where"  # an array or a bool
                kind = "bool" if isinstance(parameter.default, bool) and not mask else "Any"
            if positional_end and parameter.kind is not parameter.POSITIONAL_ONLY:
                parts.append("/")
            positional_end = parameter.kind is parameter.POSITIONAL_ONLY
            if parameter.kind is parameter.VAR_POSITIONAL:
                seen_star = True
                parts.append("*%s: Any" % key)
                continue
            if parameter.kind is parameter.VAR_KEYWORD:
                parts.append("**%s: Any" % key)
                continue
            if parameter.kind is parameter.KEYWORD_ONLY and not seen_star:
                seen_star = True
                parts.append("*")
            if cls is not None and index == 0:
                parts.append(key)
            else:
                default = " = ..." if parameter.default is not parameter.empty else ""
                parts.append("%s: %s%s" % (key, "Any" if operator else kind, default))
        if positional_end:
            parts.append("/")
        result = FIXED.get(name) if cls is not None else None
        result = result or annotation(function, "return")
        if result is None and described is not None:
            result = self.package.spec.result(described)
            if not direct and (variadic or result not in ("ndarray", "Variable")):
                result = None
        result = result or returned(function) or self.package.method_result(cls, name)
        if result is None and cls is None and name in GIVE_ARRAYS.get(self.name, "").split():
            result = "ndarray"
        same = operator and name in SAME and cls.__name__ in ("Variable", "ndarray")
        if name == "__new__" or result is None and same:
            result = cls.__name__
        return ["%sdef %s(%s) -> %s: ..." % (indent, name, ", ".join(parts), result or "Any")]


def wider(kind, default):
    """The type of a parameter that a Python function converts and passes to C."""
    if "_ArrayLike" in kind or isinstance(default, str) and kind != "str":
        return "Any"
    return re.sub(r"Sequence\[(int|float)\]", r"Union[\1, Sequence[\1]]", kind)


def wrapped(line):
    """Splits a line that is too long after commas."""
    if len(line) <= 110:
        return line
    indent = len(line) - len(line.lstrip())
    whole = re.sub("(?<!,) ", "\0", line.lstrip())  # lines end after commas only
    return textwrap.fill(
        whole,
        110,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 8),
        break_long_words=False,
        break_on_hyphens=False,
    ).replace("\0", " ")


def returned(function):
    """ "None" for functions that do not return a value, Iterator[Any] for generators, None for all others."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    except (OSError, TypeError, SyntaxError, IndentationError):
        return None
    if not isinstance(tree, ast.FunctionDef) or len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr):
        return None
    if any("contextmanager" in ast.dump(decorator) for decorator in tree.decorator_list):
        return "Any"
    nodes = list(ast.walk(tree))
    if any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in nodes):
        return "Iterator[Any]"
    if any(isinstance(node, ast.Return) and node.value is not None for node in nodes):
        return None
    return (
        None
        if any(isinstance(node, ast.Name) and node.id == "NotImplementedError" for node in nodes)
        else "None"
    )


def ast_names(text):
    return [node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)]


def annotation(function, key):
    """An annotation of a function as text, if every stub can use it."""
    found = getattr(function, "__annotations__", {}).get(key)
    if found is None:
        return None
    text = found if isinstance(found, str) else getattr(found, "__name__", None)
    return text if text in ("int", "float", "bool", "str", "bytes") else None


def instance_names(cls, parts):
    """Attributes that the methods of a class set, and those that its docstring lists."""
    names = set()
    for part in parts:
        try:
            tree = ast.parse(textwrap.dedent(inspect.getsource(part)))
        except (OSError, TypeError, SyntaxError, IndentationError):
            continue
        names |= {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
        }
    document = cls.__doc__ or ""
    for word in document.partition("Attributes:")[2].replace("\n", " ").split(","):
        first = word.strip().split(" ")[0].strip(".:;")
        if first.isidentifier() and parameter_of(cls, first):
            names.add(first)
    return {name for name in names if not name.startswith("_")}


def parameter_of(cls, name):
    """Whether the docstring of a class lists an attribute with a shape, as for parameters."""
    return "%s (" % name in " ".join((cls.__doc__ or "").partition("Attributes:")[2].split())


class Package:
    def __init__(self):
        self.spec = Spec()
        names = ["catenary"] + [m.name for m in pkgutil.walk_packages([str(PACKAGE)], "catenary.")]
        names = [
            n
            for n in names
            if not any(part.startswith("_") for part in n.split("."))
            and not any(n == out or n.startswith(out + ".") for out in LEFT_OUT)
        ]
        self.modules = {name: importlib.import_module(name) for name in sorted(names)}
        self.homes = {}
        for name in sorted(self.modules, key=lambda n: (n.count("."), n)):
            module = self.modules[name]
            for key in self.public(module):
                value = getattr(module, key)
                named = getattr(value, "__name__", None) == key
                if named and (inspect.isclass(value) or inspect.isroutine(value)):
                    self.homes.setdefault(id(value), []).append(name)

    def public(self, module):
        """The names that a module offers: those in `__all__`, and public modules below a package."""
        shown = []
        for key in dir(module):
            value = getattr(module, key)
            known = not inspect.ismodule(value) or value.__name__ in self.modules
            if not key.startswith("_") and (known or value.__name__ == "catenary.array.testing"):
                shown.append(key)
        return shown

    def home(self, value):
        """The public module from which users import a class or function; None if there is none."""
        if not (inspect.isclass(value) or inspect.isroutine(value)):
            return None
        found = self.homes.get(id(value))
        if not found:
            return None
        origin = (getattr(value, "__module__", "") or "").split(".")

        def common(name):
            parts = name.split(".")
            return sum(1 for a, b in zip(parts, origin) if a == b) if parts == origin[: len(parts)] else 0

        return max(found, key=lambda name: (name == ".".join(origin), common(name), -name.count(".")))

    def described(self, function, module, name, cls):
        """The function of the C interface that a Python function calls."""
        functions = self.spec.functions
        own = getattr(function, "__name__", None)
        if getattr(function, "__module__", None) == "catenary._calls":
            return functions.get(own)
        if cls is not None:
            return None
        if module.startswith("catenary.functions"):
            found = functions.get(own)
            return found if found is not None and found.returns == "status" else None
        if module.startswith("catenary.array"):
            return functions.get("array_" + (own or name))
        return None

    def method_result(self, cls, name):
        """The type of what a method of ndarray returns that calls the function of C of the same name."""
        if cls is None or cls.__name__ != "ndarray" or name in NOT_OF_C:
            return None
        function = self.spec.functions.get("array_" + name)
        return "ndarray" if function is not None and self.spec.result(function) == "ndarray" else None

    def stubs(self):
        """Path -> text."""
        made = {}
        for module in self.modules.values():
            path = pathlib.Path(module.__file__)
            made[path.with_suffix(".pyi")] = Stub(self, module).text()
        return made


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the stubs differ")
    options = parser.parse_args()
    if importlib.util.find_spec("numpy") is None:
        sys.exit("make_stubs.py: expected NumPy, whose types appear in the stubs, got a Python without it")
    stubs = Package().stubs()
    different = [
        path for path, text in stubs.items() if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    gone = [path for path in PACKAGE.rglob("*.pyi") if path not in stubs]
    for path in different + gone:
        done = "differs:" if options.check else "written:" if path in stubs else "removed:"
        print(done, path.relative_to(ROOT))
        if not options.check:
            path.write_text(stubs[path], encoding="utf-8") if path in stubs else path.unlink()
    return 1 if options.check and (different or gone) else 0


if __name__ == "__main__":
    sys.exit(main())
