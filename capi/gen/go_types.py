"""Names and types of the safe Go layer, bindings/go."""

import re

from ctext import camel, paragraphs, tidy, wrap
from spec import SpecError

# What the layer does not have, and why: whole modules, and single functions.
LEFT_OUT_MODULES = {
    "binding": "support for collectors that see references; Go's does not",
    "compat": "what the reference had already deprecated",
    "dlpack": "exchange with other libraries in one process",
    "testing": "assertions for tests in C",
}
KEPT = ("gradient_check_",)  # of the modules above
LEFT_OUT = {
    "array_print": "Array.String has the text",
    "array_set_data_async": "the memory of Go would have to be pinned until the copy is done",
    "array_to_data_async": "the memory of Go would have to be pinned until the copy is done",
    "error_code": "an Error has the code",
    "function_hook_remove": "a scope removes its hooks",
    "link_user_data": "the closures of a link have their variables",
    "memory_set_allocator": "an allocator cannot be written in Go: its functions run on any thread and must not fail",
    "op_count": "Go has the functions as declarations",
    "op_name": "Go has the functions as declarations",
    "op_schema": "Go has the functions as declarations",
    "version_number": "Version has the text",
}
BY_HAND = {  # what the layer offers in another form
    "array_base",
    "array_broadcast",
    "array_data",
    "array_from_data",
    "array_from_memory",
    "array_save_to_memory",
    "array_set_data",
    "array_shape",
    "array_strides",
    "array_to_data",
    "context_apply",
    "context_capture",
    "device_set_current",
    "dtype_itemsize",
    "dtype_name",
    "error_message",
    "error_set",
    "function_hook_add",
    "link_call",
    "link_call1",
    "memory_set_limit",
    "memory_set_pressure_callback",
    "serializer_find",
    "set_backprop_enabled",
    "set_train",
    "status_name",
    "stream_set_current",
    "variable_shape",
}
NAMES = {  # exceptions, most of them functions of arrays that programs use as often as methods
    "array_arange_f64": "ArangeF64",
    "array_arange_i64": "Arange",
    "array_empty": "Empty",
    "array_eye": "Eye",
    "array_full": "Full",
    "array_full_f64": "FullF64",
    "array_full_i64": "FullI64",
    "array_linspace": "Linspace",
    "array_ones": "Ones",
    "array_zeros": "Zeros",
    "array_scalar_bool": "ScalarBool",
    "array_scalar_f64": "ScalarF64",
    "array_scalar_i64": "ScalarI64",
    "link_new": "NewLink",
    "train": "TrainEnabled",
    "link_user_new": "NewUserLink",
}
OPTION_STRUCTS = {  # names of option structs that several functions share, by their fields
    ("axes", "keepdims", "dtype"): "ReduceOptions",
    ("axes", "keepdims"): "AxesOptions",
    ("keepdims", "dtype"): "KeepOptions",
    ("transa", "transb"): "MatmulOptions",
}
PREFIXED = ("link", "optimizer")  # their constructors lose the prefix: NewLinear, NewAdam
SCALARS = {
    "bool": "bool",
    "int32": "int32",
    "int64": "int",
    "uint64": "uint64",
    "size": "int",
    "float": "float32",
    "double": "float64",
}
WORDS = set(
    """break case chan const continue default defer else fallthrough for func go goto if import interface map package
range return select struct switch type var string len cap copy new make append error nil true false raw runtime
unsafe int bool byte any out err text texts words word dtypes first count optional option options truth fail made""".split()
)


def options_handle(name):
    return name.endswith("_options")


def option(handle):
    """The type of one option, such as LinkOption."""
    return camel(handle[: -len("s")])


# For parameters with names that Go reserves.
OTHER_WORDS = {"count": "n", "out": "dst", "var": "variance", "text": "source"}


def local(name):
    """A parameter: lowerCamelCase; single letters such as W stay."""
    name = OTHER_WORDS.get(name, name)
    first, *rest = name.split("_")
    result = first + "".join(part.capitalize() for part in rest)
    return result + "_" if result in WORDS else result


def error_name(value):
    return "Err" + camel(value[len("ERROR_") :].lower()) if value.startswith("ERROR_") else value


def value_name(enum, value):
    if enum["name"] == "dtype":
        return "DtypeNone" if value == "DTYPE_NONE" else camel(value.lower())
    if enum["name"] == "status":
        return error_name(value)
    return camel(enum["prefix"][len("CTN_") :].lower().strip("_")) + camel(value.lower())


def left_out(function):
    if function.name.startswith(KEPT):
        return False
    return (
        function.origin == "handle"
        or function.module.name in LEFT_OUT_MODULES
        or function.name in BY_HAND
        or function.name in LEFT_OUT
        or (function.returns == "status" and not function.fails)
    )


def owner(api, function):
    """The handle whose type has the function as a method, or None."""
    if not function.args:
        return None
    first = function.args[0]
    if first.kind != "handle" or first.listed or first.out or options_handle(first.base):
        return None
    return first.base if function.name.startswith(first.base + "_") else None


def name_of(api, function):
    """The Go name: of a method without that of its type."""
    name = function.name
    if name in NAMES:
        return NAMES[name]
    handle = owner(api, function)
    if handle and not name.endswith("_new"):
        method = camel(name[len(handle) + 1 :])
        return "CallMany" if name == "function_call" else method
    setter = options_setter(api, function)
    if setter:
        return setter
    if name.endswith("_new"):
        plain = name[: -len("_new")]
        for handle in sorted(api.handles, key=len, reverse=True):
            if plain == handle:
                return "New" + camel(plain)
            if plain.startswith(handle + "_"):
                rest = camel(plain[len(handle) + 1 :])
                return "New" + rest + ("" if handle in PREFIXED else camel(handle))
        return "New" + camel(plain)
    return camel(name)


def options_setter(api, function):
    """The function that makes one option, such as LinkNobias; None for others."""
    match = re.match(r"^(\w+?)_options_(?:set|add)_(\w+)$", function.name)
    return camel(match.group(1)) + camel(match.group(2)) if match else None


class Texts:
    """Documentation in Go's words: names of C become names of Go."""

    def __init__(self, api):
        self.names = {}
        for function in api.functions:
            if left_out(function):
                continue
            handle = owner(api, function)
            name = name_of(api, function)
            self.names[function.symbol] = (
                "%s.%s" % (camel(handle), name) if handle and not function.name.endswith("_new") else name
            )
        for handle in api.handles:
            self.names["ctn_" + handle] = option(handle) if options_handle(handle) else camel(handle)
        for enum in api.enums.values():
            self.names["ctn_" + enum["name"]] = camel(enum["name"])
            for value in enum["values"]:
                self.names[enum["prefix"] + value["name"]] = value_name(enum, value["name"])
        for module in api.modules.values():
            for constant in module.constants:
                self.names["CTN_" + constant["name"]] = camel(constant["name"].lower())
        self.names.update({"NULL": "nil", "CTN_OK": "success"})

    def words(self, text):
        return re.sub(r"\b(?:ctn_|CTN_)\w+|\bNULL\b", lambda m: self.names.get(m.group(), m.group()), text)

    def comment(self, name, text, arguments=(), renamed=()):
        """A text and a list of arguments; `renamed` has the names that arguments have in Go."""

        def words(text):
            text = self.words(text)
            for old in renamed:
                text = re.sub(r"\b%s\b" % old, renamed[old], text)
            return text

        lines = []
        for i, block in enumerate(paragraphs(text)):
            block = words(block)
            lines += (["//"] if i else []) + wrap(("%s: %s" % (name, block)) if not i else block, 110, "// ")
        listed = [(a, tidy(t)) for a, t in arguments if tidy(t)]
        if listed:
            lines.append("//")
            for argument, described in listed:
                lines += wrap("%s: %s" % (argument, words(described)), 110, "//   - ", "//     ")
        return lines


class Names:
    """Every name of the package, to find two that are equal."""

    def __init__(self):
        self.seen = {}

    def declare(self, name, source):
        if self.seen.setdefault(name, source) != source:
            raise SpecError("bindings/go: %s and %s are both %s" % (self.seen[name], source, name))
