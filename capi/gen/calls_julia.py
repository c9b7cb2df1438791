"""Julia functions over the raw wrappers: Julia values in, Julia values out, exceptions for failures."""

import re

import callbacks_julia
from ctext import NOTICE, camel, tidy, wrap
from raw_julia import SCALARS, word
from spec import SpecError

PLAIN = ("_retain", "_release")  # the types of handles have these
BY_HAND = {
    "array_shape",  # returns an address; `size` is the shape
    "array_strides",
    "variable_shape",
    "error_message",  # exceptions carry the message
    "error_code",
    "error_set",
    "stream_add_callback",  # its callback runs on a thread that Julia does not know
}
# Their callbacks must not run on threads that Julia does not know.
BOUND = ("dataset_new", "dataset_map_new")
CONSTRUCTED = ("link", "optimizer", "initializer", "schedule")
OPTIONS = {"function_options", "link_options", "kernel_options", "load_options"}

HEAD = '''# %(notice)s
"""
The C API as Julia functions: values are converted, results returned, failures thrown.

Names are those of the C functions without `ctn_`. Outputs become results, counts follow from their lists, and
arguments that may be omitted in C are keywords, or optional if they are handles at the end. Arguments that only C
needs (memory with its size) stay as they are. `stream_add_callback` is missing: its callback runs on a thread on which
Julia code cannot. The callbacks of `dataset_new` and `dataset_map_new` run only on the thread that has called these
functions, so that iterators with threads fail for such datasets. Axes count from 0 and shapes are broadcast by NumPy's
rules, as in C: the functions and operators of the package itself follow Julia's.
"""
module Calls

using ..CatenaryRaw
using ..Support
const R = CatenaryRaw
'''


def class_of(handle):
    return "NDArray" if handle == "array" else callbacks_julia.class_of(handle)


def literal(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def text(doc):
    return tidy(doc).replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$")


def is_raw(arg):
    """Arguments that only C code can use."""
    if arg.kind in ("function_pointer",):
        return True
    if arg.kind == "struct":
        return arg.base != "index"
    if arg.kind == "void":
        return not arg.out or arg.listed
    if arg.kind == "text":
        return not arg.out
    if arg.kind in ("enum", "string") and arg.has("inout"):
        return True
    if arg.kind == "scalar" and arg.has("inout"):
        return arg.listed
    return arg.listed and arg.out and arg.kind != "handle"


class Lines:
    """What one function needs, gathered argument by argument."""

    def __init__(self, api, function):
        self.api, self.function = api, function
        self.required, self.optional, self.keywords = [], [], []
        self.before, self.passed, self.results = [], [], []
        self.text = self.table = None
        self.lengths = {}
        for arg in function.args:
            if arg.listed and arg.count and not arg.shared_count and not is_raw(arg):
                self.lengths[arg.count] = word(arg.count) if arg.out else "length(%s)" % word(arg.name)
        self.last = max([i for i, a in enumerate(function.args) if self.is_required(a)], default=-1)
        for i, arg in enumerate(function.args):
            self.add(i, arg)

    def is_required(self, arg):
        """Whether a call must give the argument."""
        if arg.kind == "callback" or is_raw(arg):
            return not arg.has("nullable")
        if arg.out or arg.kind == "text" or self.options(arg):
            return bool(arg.listed and arg.count and not arg.shared_count)
        if arg.kind == "enum" and arg.has("optional"):
            return False
        return not arg.has("nullable") and arg.default is None

    def is_self(self, arg):
        """Whether it is the variable that the function asks or changes: nothing is converted to it."""
        return (
            arg is self.function.args[0]
            and self.function.name.startswith("variable_")
            and arg.base == "variable"
        )

    @staticmethod
    def options(arg):
        return arg.kind == "handle" and arg.base in OPTIONS and arg.has("nullable") and not arg.out

    def parameter(self, i, arg, kind="", default="nothing"):
        """Adds the parameter: required ones in order, handles after them as optional, the rest as keywords."""
        name = word(arg.name)
        if self.is_required(arg):
            self.required.append(name + (kind and "::" + kind))
            return
        place = (
            self.optional if arg.kind == "handle" and i > self.last and not self.keywords else self.keywords
        )
        place.append("%s%s=%s" % (name, kind and "::" + kind, default))

    def add(self, i, arg):
        if self.table and arg.name == "user_data":
            return self.passed.append("user_data_")
        if arg.kind == "struct" and callbacks_julia.is_table(self.api, self.api.structs[arg.base]):
            return self.table_of(arg)
        if arg.kind == "callback":
            return self.callback(i, arg)
        if is_raw(arg):
            for p in arg.params:
                nullable = arg.has("nullable") and p.name == arg.name
                self.required.append(word(p.name))
                self.passed.append("pass(%s)" % word(p.name) if nullable else word(p.name))
            return None
        if arg.listed:
            return self.list_out(arg) if arg.out else self.list_in(i, arg)
        if arg.kind == "text":
            self.text = word(arg.name)
            self.passed += [self.text, "capacity_", "length_"]
            return self.results.append("text_of(%s)" % self.text)
        if arg.out:
            return self.out(arg)
        return self.single_in(i, arg)

    def table_of(self, arg):
        self.table = callbacks_julia.Table(self.api, self.api.structs[arg.base])
        self.keywords += self.table.keywords()
        self.before += self.table.before()
        self.passed.append("table_")

    def callback(self, i, arg):
        name = word(arg.name)
        self.parameter(i, arg)
        self.passed += [
            "callback_pointer(%s, %s)" % (name, callbacks_julia.pointer(arg.base)),
            "callback_data(%s)" % name,
            "callback_end(%s)" % name,
        ][: len(arg.params)]

    def single_in(self, i, arg):
        name = word(arg.name)
        if self.options(arg):
            self.keywords.append("options...")
            self.before.append("%s = %s(options)" % (name, arg.base))
            self.passed.append("pass(%s)" % name)
        elif arg.kind == "handle" and arg.base in ("array", "variable") and not self.is_self(arg):
            self.parameter(i, arg)
            given = "%s === nothing ? nothing : " % name if arg.has("nullable") else ""
            self.before.append("%s = %sas_%s(%s)" % (name, given, arg.base, name))
            self.passed.append(name)
        elif arg.kind == "handle":
            kind = "Handle" if arg.base == "object" else class_of(arg.base)
            self.parameter(i, arg, "Union{%s,Nothing}" % kind if arg.has("nullable") else kind)
            self.passed.append(name)
        elif arg.kind == "string":
            nullable = arg.has("nullable")
            self.parameter(i, arg, "Union{AbstractString,Nothing}" if nullable else "AbstractString")
            self.passed.append("pass(%s)" % name if nullable else name)
        elif arg.base == "dtype":
            self.parameter(i, arg)
            self.passed.append("dtype_code(%s)" % name)
        elif arg.kind == "enum":
            self.parameter(i, arg)
            self.passed.append("enum(:%s, %s)" % (arg.base, name))
        elif arg.has("inout"):
            self.parameter(i, arg)
            self.before.append("%s = Ref{%s}(%s)" % (name, SCALARS[arg.base], name))
            self.passed.append(name)
            self.results.append(("%s[] != 0" if arg.base == "bool" else "%s[]") % name)
        else:
            self.parameter(i, arg, default=literal(arg.default))
            self.passed.append(name)

    def list_in(self, i, arg):
        name = word(arg.name)
        self.parameter(i, arg)
        if arg.kind == "handle":
            form = "handles(%s, %s)" % (class_of(arg.base), name)
        elif arg.kind == "string":
            form = "texts(%s)" % name
        elif arg.base == "dtype":
            form = "dtype_codes(%s)" % name
        elif arg.kind == "enum":
            form = "enums(:%s, %s)" % (arg.base, name)
        elif arg.kind == "struct":
            form = "indices(%s)" % name
        else:
            form = "%s(%s)" % ({"int64": "integers", "double": "reals"}[arg.base], name)
        self.before.append("%s = %s" % (name, form))
        self.passed.append("pass(%s)" % name)
        if arg.count and not arg.shared_count:
            self.passed.append("len(%s)" % name)
        elif arg.count:
            given = "%s === nothing || " % name if arg.has("nullable") else ""
            length = self.lengths[arg.count].replace("length", "len")
            self.before.append(
                '%slen(%s) == %s || unequal("%s", "%s", %s, len(%s))'
                % (given, name, length, self.function.name, arg.name, length, name)
            )

    def list_out(self, arg):
        name, count = word(arg.name), arg.count
        length = self.lengths[count].replace("length", "len")
        if count and not arg.shared_count:
            self.required.append("%s::Integer" % word(count))
        self.before.append("%s = cells(R.ctn_%s, %s)" % (name, arg.base, length))
        self.passed.append(name)
        if count and not arg.shared_count:
            self.passed.append(word(count))
        self.results.append("own_all(%s, %s)" % (class_of(arg.base), name))

    def out(self, arg):
        name = word(arg.name)
        if arg.kind == "handle":
            self.before.append("%s = Ref{Ptr{R.ctn_%s}}(C_NULL)" % (name, arg.base))
            may = "own_or_nothing" if arg.has("maybe") else "own"
            self.results.append("%s(%s, %s[])" % (may, class_of(arg.base), name))
        elif arg.kind == "string":
            self.before.append("%s = Ref{Cstring}(C_NULL)" % name)
            self.results.append("string_of(%s[])" % name)
        elif arg.kind == "void":
            self.before.append("%s = Ref{Ptr{Cvoid}}(C_NULL)" % name)
            self.results.append("%s[]" % name)
        else:
            cell = "Int32" if arg.kind == "enum" else SCALARS[arg.base]
            self.before.append("%s = Ref{%s}(0)" % (name, cell))
            form = {"bool": "%s[] != 0", "dtype": "eltype_of(%s[])"}.get(arg.base, "%s[]")
            self.results.append(form % name)
        self.passed.append(name)

    def parameters(self):
        listed = self.required + self.optional
        keywords = sorted(self.keywords, key=lambda k: k.endswith("..."))
        return ", ".join(listed) + ("; " + ", ".join(keywords) if keywords else "")


def definition(api, function):
    lines = Lines(api, function)
    call = "R.%s(%s)" % (function.symbol, ", ".join(lines.passed))
    body = list(lines.before)
    if function.fails:
        if lines.text:
            body += ["length_ = Ref{Csize_t}(0)", "capacity_, %s = 0, C_NULL" % lines.text]
            body += [
                "check(%s)" % call,
                *[result for result in lines.results if result.startswith("own(")],  # releases them
                "capacity_ = length_[] + 1",
                "%s = Vector{UInt8}(undef, capacity_)" % lines.text,
            ]
        if lines.table:
            body += ["status_ = GC.@preserve name_ %s" % call if lines.table.named else "status_ = " + call]
            body += ["check(status_)"]
        else:
            body.append("check(%s)" % call)
        results = ", ".join(lines.results)
        if function.name in BOUND:
            results = "bound(%s)" % results
        body.append("return " + (results or "nothing"))
    elif function.returns == "void":
        body += [call, "return nothing"]
    else:
        forms = {"string": "string_of(%s)", "bool": "%s != 0", "dtype": "eltype_of(%s)"}
        body.append("return " + forms.get(function.returns, "%s") % call)
    clash = set(re.findall(r"(\w+)\(", " ".join(body))) & {word(a.name) for a in function.args}
    if clash:
        raise SpecError(
            "%s: arguments hide functions of the Julia binding: %s" % (function.name, ", ".join(clash))
        )
    head = "function %s(%s)" % (word(function.name), lines.parameters())
    since = "Deprecated since %s. " % function.deprecated if function.deprecated else ""
    if since:
        warning = "%s is deprecated since %s" % (function.name, function.deprecated)
        body.insert(0, 'Base.depwarn("%s", :%s)' % (text(warning), word(function.name)))
    doc = wrap(text(since + function.doc), 110)
    return (
        ['"""', "    %s(%s)" % (word(function.name), lines.parameters()), "", *doc, '"""', head]
        + ["    " + line for line in body]
        + ["end", ""]
    )


def options_of(api, handle):
    """The function that makes options from keywords: one for each setter with one value."""
    setters = {}
    for f in api.functions:
        if f.name.startswith(handle + "_set_") or f.name.startswith(handle + "_add_"):
            setters[f.name[len(handle) + 5 :]] = f
    lines = ["function %s(given)" % handle, "    isempty(given) && return nothing"]
    lines += ["    options = %s_new()" % handle, "    for (key, value) in pairs(given)"]
    for i, (name, f) in enumerate(setters.items()):
        takes = len(f.args) - 1
        test = "%s key === :%s" % ("if" if i == 0 else "elseif", name)
        if takes == 1:
            lines += ["        " + test, "            %s(options, value)" % f.name]
        else:  # a path and a value: pairs
            lines += ["        " + test, "            set_pairs(%s, options, value)" % f.name]
    known = ", ".join(setters)
    lines += ["        else", '            unknown_option("%s", key, "%s")' % (handle, known), "        end"]
    return lines + ["    end", "    return options", "end", ""]


def names(api):
    """Tables for the layers by hand."""
    handles = ", ".join(":%s => :%s" % (h, class_of(h)) for h in api.handles if h not in ("array", "object"))
    out = ["# " + NOTICE, "", "# Handle of C => type of Julia."]
    out += ["const HANDLES = [", *["    %s," % h for h in handles.split(", ")], "]", ""]
    out += ["# Enumeration => names of its values.", "const ENUMS = Dict("]
    for enum in api.enums.values():
        values = ", ".join(":%s => Int32(%d)" % (v["name"].lower(), v["value"]) for v in enum["values"])
        out.append("    :%s => Dict(%s)," % (enum["name"], values))
    out += [")", ""]
    taken = {"functions": [], "links": [], "optimizers": [], "initializers": [], "schedules": []}
    for f in api.functions:
        outs = [a for a in f.args if a.out]
        kind = outs[0].base if len(outs) == 1 else None
        if kind in CONSTRUCTED and f.name.startswith(kind + "_") and f.name.endswith("_new"):
            if (
                not any(a.kind in ("callback", "struct") and not a.has("nullable") for a in f.args)
                and f.name != "link_new"
            ):
                taken[kind + "s"].append((constructor(f, kind + "_"), f.name))
        elif is_function(f, outs):
            taken["functions"].append((word(f.name), word(f.name)))
    titles = {
        "functions": "Functions of variables",
        "links": "Constructors of links",
        "optimizers": "Constructors of optimizers",
        "initializers": "Constructors of initializers",
        "schedules": "Constructors of schedules",
    }
    for key, rows in taken.items():
        out += ["# %s => call." % titles[key], "const %s = [" % key.upper()]
        out += ["    :%s => :%s," % row for row in rows] + ["]", ""]
    out += ["# File format => suffixes, and default level of compression (0: none).", "const FORMATS = ["]
    for row in api.formats:
        suffixes = ", ".join('"%s"' % suffix for suffix in row.suffixes)
        out.append("    :%s => ([%s], %d)," % (row.name, suffixes, row.level))
    out += ["]", ""]
    out += [
        "# Elementwise operation => number of inputs, number of outputs, function of variables or nothing."
    ]
    out += ["const OPERATIONS = Dict("]
    for op in api.ops:
        if op.get("internal"):
            continue
        gradient = op.get("gradient") or None
        named = gradient and (gradient.get("name", op["name"]) if isinstance(gradient, dict) else op["name"])
        out.append(
            "    :%s => (%d, %d, %s),"
            % (op["name"], len(op["inputs"]), len(op["outputs"]), ":" + named if named else "nothing")
        )
    return "\n".join(out + [")", ""])


def is_function(f, outs):
    """Whether it computes variables from variables."""
    if not (f.module.name.startswith("functions") and outs and all(a.base == "variable" for a in outs)):
        return False
    return not f.name.endswith(("_f64", "_i64"))


def constructor(f, prefix):
    """The reference's name of a class, otherwise the words of the C name."""
    for name in f.reference:
        if name.startswith(("chainer.links.", "chainer.optimizers.", "chainer.initializers.")):
            return name.split(".")[-1]
    return camel(f.name[len(prefix) : -len("_new")])


def source(api):
    out = [HEAD % {"notice": NOTICE}]
    out += callbacks_julia.source(api)
    for handle in sorted(OPTIONS):
        out += options_of(api, handle)
    for function in api.functions:
        plain = function.origin == "handle" and function.name.endswith(PLAIN)
        if not plain and function.name not in BY_HAND:
            out += definition(api, function)
    return "\n".join(out + ["end"]) + "\n"


def files(api):
    return {
        "bindings/julia/src/calls.jl": source(api),
        "bindings/julia/src/names.jl": names(api),
    }
