"""docs/reference.md: maps each name of the reference to the C API."""

import ast
import pathlib

from ctext import NOTICE, tidy
from spec import SpecError

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = ROOT / "capi/spec/reference-names.txt"
STUBS = ROOT / "bindings/python/catenary/array"

GUIDE = """\
# Reference: Chainer 1.7 and CuPy in C

<!-- %s -->

This page maps each documented name of Chainer 1.7.2 and its CuPy to the C API. The documentation of a
function is the comment in the header that its link leads to.

## How names map

- Array routines are `ctn_array_NAME`: `cupy.concatenate` is `ctn_array_concatenate`. Methods of an array
  are the same functions with the array as first argument: `a.reshape(shape)` is `ctn_array_reshape(a,
  shape, ndim, &out)`.
- Functions on variables, which record history, are `ctn_NAME`: `chainer.functions.sum` is `ctn_sum`,
  `cupy.sum` is `ctn_array_sum`. Functions of an object begin with its name: `ctn_variable_*`, `ctn_link_*`,
  `ctn_optimizer_*`; constructors end in `_new`.
- An argument `out` corresponds to a separate function: `ctn_array_add(a, b, &out)` makes a new array, and
  `ctn_array_add_into(a, b, out)` writes into an existing one and casts by NumPy's rule same_kind. `out` may
  be `a` itself, so this is also `a += b`.
- Operators correspond to functions: `a + b` is `ctn_array_add`, `a += b` is `ctn_array_add_into`, `a < b`
  is `ctn_array_less`, `a[...]` is `ctn_array_get`, `len(a)` is `ctn_array_shape(a)[0]`. If one operand is a
  Python number, they are `ctn_array_add_f64` and `ctn_array_add_i64`; if it is the left operand, for
  example `ctn_array_rsubtract_f64`.
- For `None` in the reference, the C API has a constant (`CTN_DTYPE_NONE`, `CTN_AXIS_NONE`, `CTN_OMITTED`)
  or NULL. No argument is optional; the headers name the defaults.
- `numpy` and `cupy` are one set of functions: an operation runs on the device where its arguments live, and
  the current device only places new arrays.

## Errors

Where the reference raises an exception, the C API returns a `ctn_status`: ValueError is
`CTN_ERROR_INVALID_ARGUMENT` or, if shapes do not match, `CTN_ERROR_SHAPE`; IndexError and an axis out of
range are `CTN_ERROR_INDEX`; TypeError of element types and casts is `CTN_ERROR_DTYPE`; `InvalidType` is
`CTN_ERROR_TYPE_CHECK`; AssertionError of `cupy.testing` is `CTN_ERROR_ASSERTION`; MemoryError is
`CTN_ERROR_OUT_OF_MEMORY`. `ctn_error_message()` says what was expected and what was received.
"""


DTYPES = {
    "float": "float16, bfloat16, float32, float64",
    "all": "all",
}


def module_of(name):
    parts = name.split(".")
    return parts[0] if len(parts) == 2 else ".".join(parts[:2])


def claims(api):
    """Name of the reference -> links to what claims it."""
    found = {}

    def add(item, module, text):
        names = item.get("reference") or [] if isinstance(item, dict) else item
        for name in names if isinstance(names, list) else [names]:
            link = "[`%s`](../include/catenary/%s.h)" % (text, module.name)
            links = found.setdefault(str(name), [])
            if link not in links:
                links.append(link)

    for module in api.modules.values():
        for function in module.functions:
            add(function.reference, module, function.symbol)
        for handle in module.handles:
            add(handle, module, "ctn_" + handle["name"])
        for item in module.structs + module.callbacks + module.enums:
            add(item, module, "ctn_" + item["name"])
        for enum in module.enums:
            for value in enum["values"]:
                add(value, module, enum["prefix"] + value["name"])
        for constant in module.constants:
            add(constant, module, "CTN_" + constant["name"])
    return found


def cell(text):
    return tidy(text).replace("|", "\\|")


def derivatives(api):
    """The derivatives and dtypes of each differentiable function."""
    lines = [
        "## Derivatives",
        "",
        "First derivatives come from a backward pass; second ones need `create_graph` in",
        "`ctn_variable_backward` or `ctn_grad`. A function without a rule fails with `CTN_ERROR_UNSUPPORTED`",
        "and its name. 16-bit floats are computed in float32.",
        "",
        "| function | first | second | dtypes | CPU | CUDA |",
        "|---|---|---|---|---|---|",
    ]
    for module in api.modules.values():
        for f in module.functions:
            if f.derivatives is not None:
                lines.append(
                    "| [`%s`](../include/catenary/%s.h) | %s | %s | %s | yes | no |"
                    % (
                        f.symbol,
                        module.name,
                        "yes" if f.derivatives > 0 else "no",
                        "yes" if f.derivatives > 1 else "no",
                        DTYPES[f.dtypes],
                    )
                )
    return lines + [""]


def exported(space):
    """The names that a module of catenary.array exports, by its type stub."""
    path = STUBS / (space.replace(".", "/") + ".pyi" if space else "__init__.pyi")
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.Assign) and [target.id for target in node.targets] == ["__all__"]:
            inner = {each.stem for each in path.parent.iterdir()} if not space else set()
            return set(ast.literal_eval(node.value)) | {name for name in inner if not name.startswith("_")}
    raise SpecError("%s: expected __all__" % path)


def array_names(api, found):
    """What stands here for the names of NumPy and CuPy."""
    lines = [
        "## Names of NumPy 1.24 and 2.4 and of CuPy 12.3",
        "",
        "The names of the main namespaces, of `linalg` and of `random`, with their counterparts in Python and C.",
        "Names without a link in C are composed of others, or belong to Python.",
        "",
    ]
    symbols = {f.symbol: module.name for module in api.modules.values() for f in module.functions}
    spaces = dict.fromkeys(space.partition(".")[2] for space in api.array_names)
    for space in spaces:
        members = {}
        for library, title in (("numpy", "NumPy"), ("numpy2", "NumPy 2"), ("cupy", "CuPy")):
            for name in api.array_names.get(library + ("." + space if space else ""), []):
                members.setdefault(name, []).append(title)
        here, prefix = exported(space), space + "." if space else ""
        lines += [
            "### %s" % (space or "Main namespace"),
            "",
            "| name | of | in Python | in C |",
            "|---|---|---|---|",
        ]
        for name in sorted(members, key=lambda name: (name.lower(), name)):
            if name in here:
                python = "`catenary.array.%s%s`" % (prefix, name)
            else:
                reason = api.no_array_names.get(prefix + name)
                python = "excluded: " + cell(reason) if reason else "not yet"
            symbol = "ctn_random_" + name if space == "random" else "ctn_array_" + name
            links = found.get("cupy.%s%s" % (prefix, name), [])
            if not links and symbol in symbols:
                links = ["[`%s`](../include/catenary/%s.h)" % (symbol, symbols[symbol])]
            lines.append(
                "| `%s` | %s | %s | %s |" % (name, " ".join(members[name]), python, ", ".join(links))
            )
        lines.append("")
    return lines


def document(api, names):
    found = claims(api)
    wrong = [n for n in api.outside if n not in names or n in found]
    if wrong:
        raise SpecError("outside: not a name of the reference, or claimed elsewhere: %s" % ", ".join(wrong))
    done = sum(n in found for n in names)
    lines = [
        GUIDE % NOTICE,
        "## Names",
        "",
        "Of %d names, %d are in the C API, %d are excluded for a reason, and %d are not there yet."
        % (len(names), done, len(api.outside), len(names) - done - len(api.outside)),
        "",
    ]
    groups = {}
    for name in names:
        groups.setdefault(module_of(name), []).append(name)
    for module, members in groups.items():
        lines += ["### %s" % module, "", "| name | in C |", "|---|---|"]
        for name in members:
            place = ", ".join(found.get(name, []))
            if name in api.outside:
                place = "excluded: " + cell(api.outside[name])
            lines.append("| `%s` | %s |" % (name, place or "not yet"))
        lines.append("")
    more = sorted(set(found) - set(names))
    if more:
        lines += ["### Names beyond the list", "", "| name | in C |", "|---|---|"]
        lines += ["| `%s` | %s |" % (name, ", ".join(found[name])) for name in more] + [""]
    lines += array_names(api, found)
    lines += derivatives(api)
    return "\n".join(lines[:-1]) + "\n"


def files(api):
    return {"docs/reference.md": document(api, NAMES.read_text().split())}
