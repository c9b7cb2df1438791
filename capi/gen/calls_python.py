"""Python functions over the raw declarations: Python values in, Python values out, exceptions for
failures."""

import copy
import ctypes
import keyword
import re

from ctext import NOTICE, tidy
from pytext import docstring, imported, quoted, statements

CELLS = {"bool": "c_int32", "size": "c_size_t", "double": "c_double", "float": "c_float"}
PLAIN = ("retain", "release")  # the handle classes have these

HEAD = '''"""The C API as Python functions: values are converted, results returned, failures raised.

%(notice)s

Names are those of the C functions without `ctn_`. Outputs become results, counts follow from their lists, and
arguments that only C needs (callbacks with their user data, memory) stay as they are. The modules that define
the classes of arrays and variables put them in, with the conversions to them, by `bind`.
"""

%(ctypes)s
from ._convert import (
    addresses,
    as_handles,
    decoded,
    double,
    doubles,
    dtype_code,
    expected,
    int32,
    int32s,
    int64,
    int64s,
    texts,
    uint64,
    unequal,
    utf8,
)
from ._errors import %(errors)s
from ._extension import direct as _direct, maker
from ._handle import (
%(classes)s
    adopt,
    adopt_all,
    arrived,
    filled,
)
from ._library import library as _c

new = c_void_p.__new__


def bind(**names):
    """Sets the classes Array and Variable, and the conversions as_array and as_variable."""
    globals().update(names)


Array = Variable = as_array = as_variable = None


def making(name, kind):
    """A function that returns what C makes: an array ("a"), or a variable ("v") or its older object."""
    function = getattr(_c, name)

    def make(*arguments):
        out = new(Array if kind == "a" else Variable)
        status = function(*arguments, byref(out))
        if status:
            raise failure(status)
        return out if kind == "a" else arrived(out)

    return maker(name, _c.plain[name], kind, make)


def direct(letters, result):
    return _direct(_c.plain, letters, result)
'''


def class_of(handle):
    return "".join(word.capitalize() for word in handle.split("_"))


def converted(arg, function, item=None):
    """The expression that makes the argument a handle of its class, or fails."""
    if arg.base in ("array", "variable"):
        return "as_%s(%s, %s, %s)" % (arg.base, arg.name, quoted(function), quoted(arg.name))
    return "expected(%s, %s, %s, %s)" % (class_of(arg.base), arg.name, quoted(function), quoted(arg.name))


class Lines:
    """What one function needs, gathered argument by argument."""

    def __init__(self, function):
        self.function = function
        self.parameters, self.before, self.passed, self.results, self.after = [], [], [], [], []
        self.lengths = {}  # a count -> the expression for it
        for arg in function.args:
            if arg.listed and arg.count and not arg.shared_count and not is_raw(arg):
                self.lengths[arg.count] = arg.count if arg.out else "len(%s)" % arg.name

    def scalar_in(self, arg):
        if arg.kind == "enum":
            if arg.base == "dtype":
                return "dtype_code(%s%s)" % (arg.name, ", True" if arg.has("optional") else "")
            return "int32(%s, %s)" % (arg.name, quoted(arg.name))
        if arg.base == "bool":
            return "1 if %s else 0" % arg.name
        if arg.base in ("double", "float"):
            return "double(%s, %s)" % (arg.name, quoted(arg.name))
        return "%s(%s, %s)" % ({"size": "uint64"}.get(arg.base, arg.base), arg.name, quoted(arg.name))

    def raw(self, arg):
        for p in arg.params:
            self.parameters.append(p.name)
            self.passed.append(p.name)

    def handle_in(self, arg):
        name, base = arg.name, arg.base
        self.parameters.append(name)
        base = class_of(base)
        test = "if not isinstance(%s, %s):" % (name, base)
        if arg.has("nullable"):
            test = "if %s is not None and not isinstance(%s, %s):" % (name, name, base)
        self.before += [test, "    %s = %s" % (name, converted(arg, self.function.name))]
        self.passed.append(name)

    def list_in(self, arg):
        name, count = arg.name, arg.count
        self.parameters.append(name)
        nullable = " if %s is not None else None" % name if arg.has("nullable") else ""
        if arg.kind == "handle":
            form = "%s = as_handles(%s, %s, %s, %s, %s)" % (
                name,
                name,
                class_of(arg.base),
                "as_" + arg.base if arg.base in ("array", "variable") else "None",
                quoted(self.function.name),
                quoted(name),
            )
            self.before += ["if %s is not None:" % name, "    " + form] if nullable else [form]
            convert = "addresses(%s)" % name
        elif arg.kind == "string":
            convert = "texts(%s)" % name
        elif arg.kind == "enum":
            convert = (
                "int32s([dtype_code(d) for d in %s])" % name if arg.base == "dtype" else "int32s(%s)" % name
            )
        else:
            convert = "%s(%s, %s)" % ({"int64": "int64s", "double": "doubles"}[arg.base], name, quoted(name))
        self.passed.append(convert + nullable)
        if count and not arg.shared_count:
            length = "len(%s)" % name + (" if %s is not None else 0" % name if nullable else "")
            self.passed.append(length)
        elif count and arg.shared_count:
            given = "%s is not None and " % name if nullable else ""
            self.before += [
                "if %slen(%s) != %s:" % (given, name, self.lengths[count]),
                "    raise unequal(%s, %s, %s, len(%s))"
                % (quoted(self.function.name), quoted(name), self.lengths[count], name),
            ]

    def list_out(self, arg):
        name, count = arg.name, arg.count
        if count and not arg.shared_count:
            self.parameters.append(count)
            self.before.append("%s = uint64(%s, %s)" % (count, count, quoted(count)))
        self.before.append("%s = (c_void_p * %s)()" % (name, self.lengths[count]))
        self.passed.append(name)
        if count and not arg.shared_count:
            self.passed.append(count)
        self.results.append("adopt_all(%s, %s)" % (class_of(arg.base), name))

    def text_out(self, arg):
        self.text = arg.name
        self.passed += ["%s" % arg.name, "capacity_", "byref(length_)"]
        self.results.append("%s.value.decode()" % arg.name)

    def out(self, arg):
        name = arg.name
        if arg.kind == "handle":
            if arg.base in ("array", "variable"):
                self.before.append("%s = new(%s)" % (name, class_of(arg.base)))
                self.results.append(
                    "arrived(%s)" % name
                    if arg.base == "variable"
                    else "filled(%s)" % name
                    if self.may_be_null(arg)
                    else name
                )
            else:
                self.before.append("%s = c_void_p()" % name)
                self.results.append("adopt(%s, %s)" % (class_of(arg.base), name))
        elif arg.kind == "string":
            self.before.append("%s = c_char_p()" % name)
            self.results.append("decoded(%s.value)" % name)
        elif arg.kind == "void":
            self.before.append("%s = c_void_p()" % name)
            self.results.append("%s.value" % name)
        else:
            cell = "c_int32" if arg.kind == "enum" else CELLS.get(arg.base, "c_" + arg.base)
            self.before.append("%s = %s()" % (name, cell))
            self.results.append("bool(%s.value)" % name if arg.base == "bool" else "%s.value" % name)
        self.passed.append("byref(%s)" % name)

    @staticmethod
    def may_be_null(arg):
        return arg.has("maybe") or arg.has("nullable")


def is_raw(arg):
    """Arguments that only C code can use."""
    if arg.kind in ("callback", "struct", "function_pointer"):
        return True
    if arg.kind == "void":
        return not arg.out
    if arg.kind == "text":
        return not arg.out
    if arg.kind in ("scalar", "enum", "string") and arg.has("inout"):
        return True
    return arg.listed and (
        arg.kind == "void" or arg.out and arg.kind != "handle" or arg.has("inout") and arg.kind == "scalar"
    )


def made_by(function):
    """The letter of making() if the only output is an array or a variable, the last argument; otherwise None."""
    outs = [arg for arg in function.args if arg.out and not is_raw(arg)]
    last = function.args[-1] if function.args else None
    single = outs == [last] and last.kind == "handle" and not last.listed
    raw_outs = any(arg.out and is_raw(arg) for arg in function.args)
    if function.returns != "status" or not single or raw_outs or Lines.may_be_null(last):
        return None
    return {"array": "a", "variable": "v"}.get(last.base)


SCALARS = {"bool": "b", "double": "f", "int64": "i", "int32": "e"}


def letter_of(arg):
    """How the extension module converts an argument, see its function `direct`; None if it does not."""
    nullable = arg.has("nullable")
    if is_raw(arg) or arg.out or (arg.count and arg.shared_count):
        return None
    if arg.listed:
        if arg.kind == "handle":
            return "l" if arg.base == "array" and not nullable else None
        numbers = arg.count and arg.kind == "scalar" and arg.base == "int64"
        return ("N" if nullable else "n") if numbers else None
    if arg.kind == "handle":
        return None if arg.base != "array" else "A" if nullable else "a"
    if arg.kind == "string":
        return "T" if nullable else "t"
    if arg.kind == "enum":
        return "e" if arg.base != "dtype" else "D" if arg.has("optional") else "d"
    return SCALARS.get(arg.base) if arg.kind == "scalar" else None


def direct_line(function):
    """The decorator of a function of arrays all of whose arguments the extension module converts. Those of
    variables are public, and remain functions of Python, which can be pickled and become methods."""
    makes = made_by(function)
    inputs = function.args[:-1] if makes else function.args
    letters = [letter_of(arg) for arg in inputs]
    plain = function.returns == "status" and not function.deprecated and function.name.startswith("array_")
    if not plain or None in letters or not letters:
        return []
    return ["@direct(%s, %s)" % (quoted("".join(letters)), quoted(makes or "s"))]


def renamed(function):
    """A copy without names that Python reserves."""
    function = copy.copy(function)
    function.args = [copy.copy(arg) for arg in function.args]
    for arg in function.args:
        arg.params = [copy.copy(param) for param in arg.params]
        for thing in [arg] + arg.params:
            if keyword.iskeyword(thing.name):
                thing.name += "_"
    return function


def definition(function):
    function = renamed(function)
    lines = Lines(function)
    for arg in function.args:
        if is_raw(arg):
            lines.raw(arg)
        elif arg.listed:
            (lines.list_out if arg.out else lines.list_in)(arg)
        elif arg.kind == "text":
            lines.text_out(arg)
        elif arg.out:
            lines.out(arg)
        elif arg.kind == "handle":
            lines.handle_in(arg)
        elif arg.kind == "string":
            lines.parameters.append(arg.name)
            nullable = ", True" if arg.has("nullable") else ""
            lines.passed.append("utf8(%s, %s%s)" % (arg.name, quoted(arg.name), nullable))
        else:
            lines.parameters.append(arg.name)
            lines.passed.append(lines.scalar_in(arg))
    makes = made_by(function)
    if makes:
        lines.before.pop()
        lines.passed.pop()
    call = "%s(%s)" % (function.symbol, ", ".join(lines.passed))
    body = list(lines.before)
    if function.deprecated:
        body.insert(0, "warn_deprecated(%s, %s)" % (quoted(function.name), quoted(function.deprecated)))
    if makes:
        body.append("return " + call)
    elif function.returns == "status":
        if hasattr(lines, "text"):
            body += [
                "length_ = c_size_t()",
                "capacity_ = 0",
                "%s = None" % lines.text,
                "status = %s" % call,
                "if status:",
                "    raise failure(status)",
                *[result for result in lines.results if result.startswith("adopt(")],  # releases them
                "capacity_ = length_.value + 1",
                "%s = create_string_buffer(capacity_)" % lines.text,
            ]
        body += ["status = %s" % call, "if status:", "    raise failure(status)"]
        if lines.results:
            body.append("return " + ", ".join(lines.results))
    else:
        if lines.results:
            raise ValueError("%s returns a value and has outputs" % function.name)
        form = {"string": "decoded(%s)", "bool": "bool(%s)"}.get(function.returns, "%s")
        body.append(("return " if function.returns != "void" else "") + form % call)
    head = "def %s(%s):" % (function.name, ", ".join(lines.parameters))
    return [
        "",
        "",
        *direct_line(function),
        *statements([head]),
        *docstring(
            ("Deprecated since %s. " % function.deprecated if function.deprecated else "")
            + tidy(function.doc),
            "    ",
        ),
        *statements("    " + line for line in body),
    ]


def source(api):
    functions = [f for f in api.functions if not (f.origin == "handle" and f.name.endswith(PLAIN))]
    classes = sorted(
        (class_of(name) for name in api.handles if name not in ("array", "variable")), key=str.lower
    )
    body = [
        "%s = making(%s, %s)" % (f.symbol, quoted(f.symbol), quoted(made_by(f)))
        if made_by(f)
        else "%s = _c.%s" % (f.symbol, f.symbol)
        for f in functions
    ]
    for function in functions:
        body += definition(function)
    body = "\n".join(body) + "\n"
    head = HEAD % {
        "notice": NOTICE,
        "classes": "\n".join("    %s," % name for name in classes),
        "ctypes": imported(ctypes, HEAD + body),
        "errors": "failure, warn_deprecated" if any(f.deprecated for f in functions) else "failure",
    }
    clash = {f.name for f in functions} & set(re.findall(r"\w+", head[head.index("from ctypes") :]))
    if clash:
        raise ValueError("names of functions that calls need for themselves: %s" % ", ".join(sorted(clash)))
    return head + "\n\n" + body


def files(api):
    return {"bindings/python/catenary/_calls.py": source(api)}
