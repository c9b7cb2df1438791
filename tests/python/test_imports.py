"""Imports within the package lead down through its layers and never in circles, those inside functions
included.

Importing a module also runs the packages above it; only the imports that a module itself names are looked at
here. Names that a package finds in a layer above when somebody asks for them, by its `__getattr__`, are not
imports either.
"""

import ast
import fnmatch
import pathlib

import catenary
import pytest

PACKAGE = pathlib.Path(catenary.__file__).resolve().parent

# From the bottom up: the name of a layer, and its modules without "catenary.". A module may import modules of
# its own layer and of lower ones. A name without a wildcard precedes a pattern, a longer pattern a shorter
# one.
LAYERS = (
    ("declarations", "raw"),
    (
        "core",
        "_library _extension _type_slots _handle _dtype _errors _convert _calls _cycles _signed _training _formats _shown",
    ),
    (
        "arrays",
        "array._device array._order array._interop array._buffer array._printing array._elements array._indexing array._operators "
        "array._protocols array._attributes array._layout array._pickling array._subclass array._ndarray",
    ),
    ("protocol of serializers", "serializer dictionary _mappings _files _h5py"),
    ("array routines", "array array.*"),
    ("variables", "cuda backend backends backends.* flag _variable _operators variable"),
    (
        "functions",
        "_application function_hook function_hooks function configuration fusion _array_fusion settings "
        "computational_graph gradient_check utils utils.* functions functions.*",
    ),
    (
        "links",
        "initializers _copying _user_link _link_walks _link_text link sequential function_set links links.* caffe functions.caffe",
    ),
    ("datasets", "dataset _datasets datasets iterators transforms"),
    ("optimizers", "schedules loss_scale _optimizing optimizer_hooks optimizer _rule optimizers"),
    ("serializers", "serializers"),
    ("training", "reporter training training.*"),
    ("testing", "testing testing.* array.testing array.testing.*"),
    ("compat", "compat compat.*"),
    ("package", ""),
)
# Imports inside functions: modules that most programs do not need and that take time to import.
LATE = {
    ("array.random", "dictionary"),
    ("function", "utils.type_check"),
    ("compat.__main__", "compat._plain"),
    ("compat.__main__", "compat._with_pytest"),
}


def name_of(path):
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def layer_of(module):
    found = [
        ("*" not in pattern, len(pattern), number)
        for number, (_, patterns) in enumerate(LAYERS)
        for pattern in patterns.split() or [""]
        if fnmatch.fnmatchcase(module, pattern)
    ]
    assert found, "%s: expected it in LAYERS" % (module or "catenary")
    return max(found)[2]


def targets(module, node):
    """The modules of the package that an import statement names."""
    if isinstance(node, ast.Import):
        whole = [alias.name for alias in node.names]
    else:
        package = module.split(".") if FILES[module].name == "__init__.py" else module.split(".")[:-1]
        package = ["catenary"] + [part for part in package if part]
        start = package[: len(package) + 1 - node.level] if node.level else []
        base = ".".join(start + ([node.module] if node.module else []))
        names = ["%s.%s" % (base, alias.name) for alias in node.names]
        whole = [name if name.partition(".")[2] in FILES else base for name in names]
    return {name.partition(".")[2] for name in whole if name.partition(".")[0] == "catenary"} - {module}


def imports(module):
    """Pairs of an imported module and whether the import is inside a function."""

    def walk(node, inside):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.Import, ast.ImportFrom)):
                yield from ((target, inside) for target in targets(module, child))
            else:
                function = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
                yield from walk(child, inside or function)

    return set(walk(ast.parse(FILES[module].read_text(encoding="utf-8")), False))


IMPORTS = {module: imports(module) for module in FILES}


def circle(graph):
    """The modules of a circle in order, or None."""
    done, path = set(), []

    def visit(module):
        if module in path:
            return path[path.index(module) :] + [module]
        if module in done:
            return None
        path.append(module)
        found = next(filter(None, map(visit, sorted(graph[module]))), None)
        path.pop()
        done.add(module)
        return found

    return next(filter(None, map(visit, sorted(graph))), None)


def test_circles_are_found():
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) is None


def test_there_are_no_circles():
    found = circle({module: {target for target, _ in there} for module, there in IMPORTS.items()})
    assert found is None, " -> ".join(found)


@pytest.mark.parametrize("module", sorted(FILES), ids=lambda name: name or "catenary")
def test_layers(module):
    upward = [
        "%s (%s)" % (target, LAYERS[layer_of(target)][0])
        for target, _ in sorted(IMPORTS[module])
        if layer_of(target) > layer_of(module)
    ]
    assert not upward, "%s (%s) imports %s" % (module, LAYERS[layer_of(module)][0], ", ".join(upward))


def test_imports_inside_functions():
    late = {(module, target) for module, there in IMPORTS.items() for target, inside in there if inside}
    assert late == LATE


def test_layers_name_what_is_there():
    for _, patterns in LAYERS:
        for pattern in patterns.split():
            assert fnmatch.filter(FILES, pattern), "%s: there is no such module" % pattern
