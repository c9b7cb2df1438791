"""The stubs match the package: every public name, with its parameters."""

import ast
import importlib
import inspect
import os
import pathlib
import subprocess
import sys

import pytest

os.environ["CATENARY_NATIVE"] = "0"  # functions of the extension module have no signatures
import catenary  # noqa: E402

PACKAGE = pathlib.Path(catenary.__file__).resolve().parent
TOOL = PACKAGE.parent / "tools" / "make_stubs.py"
STUBS = sorted(PACKAGE.rglob("*.pyi"))


def module_of(path):
    parts = list(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    return importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def entries(body):
    """Maps names to the nodes that declare them in a stub's body; the first one if there are several."""
    found = {}
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.setdefault(node.name, node)
        elif isinstance(node, ast.AnnAssign):
            found.setdefault(node.target.id, node)
        elif isinstance(node, ast.Assign):
            found.setdefault(node.targets[0].id, node)
        elif isinstance(node, ast.ImportFrom):
            found.update(
                (alias.asname, node) for alias in node.names if alias.asname
            )  # others are used in the stub itself
    return found


def parameters_of(node):
    """(kind, name, whether there is a default) of every parameter of a def."""
    given = node.args
    plain = given.posonlyargs + given.args
    first = len(plain) - len(given.defaults)
    out = [("positional", a.arg, i >= first) for i, a in enumerate(plain)]
    out += [("*", given.vararg.arg, False)] if given.vararg else []
    out += [
        ("keyword", a.arg, default is not None) for a, default in zip(given.kwonlyargs, given.kw_defaults)
    ]
    return out + ([("**", given.kwarg.arg, False)] if given.kwarg else [])


def parameters(function):
    given = inspect.signature(function).parameters.values()
    kinds = {
        inspect.Parameter.VAR_POSITIONAL: "*",
        inspect.Parameter.VAR_KEYWORD: "**",
        inspect.Parameter.KEYWORD_ONLY: "keyword",
    }
    return [
        (kinds.get(p.kind, "positional"), p.name, p.default is not p.empty)
        for p in given
        if p.name != "NotImplemented"
    ]  # of functools.total_ordering up to Python 3.10


def signature_or_none(function):
    try:
        return parameters(function)
    except (TypeError, ValueError):
        return None


def defined(cls, name):
    for part in cls.__mro__:
        if name in vars(part):
            return vars(part)[name]
    return None


def test_there_are_stubs():
    assert PACKAGE / "__init__.pyi" in STUBS and (PACKAGE / "py.typed").exists()


@pytest.mark.parametrize("path", STUBS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_stub(path):
    module = module_of(path)
    found = entries(ast.parse(path.read_text(encoding="utf-8")).body)
    public = [name for name in getattr(module, "__all__", None) or [] if not name.startswith("_")]
    missing = [name for name in public if name not in found]
    assert not missing, missing
    wrong = []
    for name, node in found.items():
        if name.startswith("_"):
            continue
        if isinstance(node, ast.ImportFrom) and not hasattr(module, name):
            importlib.import_module("%s.%s" % (node.module, name))
        value = getattr(module, name)  # the name must exist
        if isinstance(node, ast.FunctionDef):
            expected = signature_or_none(value)
            if expected is not None and parameters_of(node) != expected:
                wrong.append((name, parameters_of(node), expected))
        elif isinstance(node, ast.ClassDef):
            for member, inner in entries(node.body).items():
                if not isinstance(inner, ast.FunctionDef) or inner.decorator_list:
                    assert isinstance(inner, ast.AnnAssign) or defined(value, member) is not None
                    continue
                there = defined(value, member)
                there = there.__func__ if isinstance(there, staticmethod) else there
                assert there is not None, "%s.%s" % (name, member)
                expected = signature_or_none(there)
                if expected is not None and member != "__hash__" and parameters_of(inner) != expected:
                    wrong.append(("%s.%s" % (name, member), parameters_of(inner), expected))
            for member, there in vars(value).items():
                if not member.startswith("_") and there is not None and member not in entries(node.body):
                    assert not callable(there) and not isinstance(there, property), "%s.%s" % (name, member)
    assert not wrong, wrong


def test_stubs_are_those_that_the_tool_writes():
    pytest.importorskip("yaml")
    pytest.importorskip("numpy")
    result = subprocess.run(
        [sys.executable, str(TOOL), "--check"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    assert result.returncode == 0, "run bindings/python/tools/make_stubs.py:\n" + result.stdout
