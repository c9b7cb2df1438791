"""The C++ bodies of functions whose implementation is one call, and the traits that tie handles to
classes."""

import collections
import re

from ctext import NOTICE, c_declare, c_signature, camel
from headers import prototype
from statuses import statuses

SLASHES = "// " + NOTICE
FIRST_KIND, RELEASED = 0xA0, 0xDD


def noun(handle):
    text = handle.replace("_", " ")
    return ("an " if text[0] in "aeiou" else "a ") + text


def class_of(api, name):
    return api.handles[name].get("class") or camel(name)


def kinds(api):
    """The handles that are a type of object; `object` stands for all of them."""
    return [name for name in sorted(api.handles) if name != "object"]


def kind_header(api):
    lines = [
        SLASHES,
        "#pragma once",
        "#include <cstdint>",
        "",
        "namespace catenary {",
        "",
        "/// The type of a handle, as every object holds it; values that other memory seldom has.",
        "enum class Kind : uint8_t {",
        "  none = 0x%x,  // objects without a handle" % FIRST_KIND,
    ]
    lines += ["  %s," % name for name in kinds(api)]
    lines += [
        "  released = 0x%x," % RELEASED,
        "};",
        "",
        "constexpr bool is_handle(Kind kind) { return uint8_t(uint8_t(kind) - 0x%x) < %d; }"
        % (FIRST_KIND + 1, len(kinds(api))),
        "",
        "}  // namespace catenary",
    ]
    return "\n".join(lines) + "\n"


def handles_header(api):
    """A handle is the object itself: the C struct is the C++ class, which only needs its other name and a
    noun."""
    lines = [SLASHES, "#pragma once"]
    lines += [
        "#include <catenary/%s.h>" % name for name in sorted({h["module"] for h in api.handles.values()})
    ]
    lines += ["", '#include "impl/base/generated/kind.h"', "", "namespace catenary {", ""]
    lines += ["using %s = ::ctn_%s;" % (class_of(api, name), name) for name in sorted(api.handles)]
    lines += ["", "namespace capi {", "", "template <class Handle>", "constexpr const char* noun = nullptr;"]
    for name in sorted(api.handles):
        lines += ["template <>", 'inline constexpr const char* noun<ctn_%s> = "%s";' % (name, noun(name))]
    lines += ["", "template <class Handle>", "constexpr Kind kind = Kind::none;  // of ctn_object: any"]
    for name in kinds(api):
        lines += ["template <>", "inline constexpr Kind kind<ctn_%s> = Kind::%s;" % (name, name)]
    lines += ["", "/// Of the types of handles, in the order of Kind.", "constexpr const char* kNouns[] = {"]
    lines += ['    "%s",' % noun(name) for name in kinds(api)] + ["};"]
    lines += [
        "",
        "/// Hands a null pointer of every type of handle, and its name, to f.",
        "template <class F>",
        "void for_each_handle(F f) {",
    ]
    lines += ['  f(static_cast<ctn_%s*>(nullptr), "%s");' % (name, name) for name in sorted(api.handles)]
    return "\n".join(lines + ["}", "", "}  // namespace capi", "}  // namespace catenary"]) + "\n"


def enum_range(api, name):
    values = sorted(v["value"] for v in api.enums[name]["values"] if v["value"] >= 0)
    return values[0], values[-1]


def on_values(function, arg):
    """Differentiable functions of a module with `values: true` compute in values instead of variables."""
    return function.module.values and arg.kind == "handle" and arg.base == "variable"


def convert(api, function, arg):
    """The C++ expression for one input."""
    n = arg.name
    if on_values(function, arg):
        if arg.listed:
            return 'catenary::BorrowedList(capi::handles(%s, %s, "%s"))' % (n, arg.count, n)
        if arg.has("nullable"):
            return 'catenary::BorrowedOrNull(capi::in_or_null(%s, "%s"))' % (n, n)
        return 'catenary::Borrowed(capi::in(%s, "%s"))' % (n, n)
    if arg.kind == "callback":
        return "std::move(%s_)" % n
    if arg.kind == "string" and not arg.listed:
        return n if arg.has("nullable") else 'capi::text(%s, "%s")' % (n, n)
    if arg.listed:
        if arg.kind == "handle":
            return 'capi::handles%s(%s, %s, "%s")' % (
                "_or_null" if arg.has("nullable") else "",
                n,
                arg.count,
                n,
            )
        if arg.kind == "void":
            return "%s, %s" % (n, arg.count)
        verb = "dims" if arg.dims else "texts" if arg.kind == "string" and not arg.has("nullable") else "list"
        verb += "_or_null" if arg.has("nullable") else ""
        shared = ", true" if arg.has("nullable") and arg.shared_count else ""
        return 'capi::%s(%s, %s, "%s"%s)' % (verb, n, arg.count, n, shared)
    if arg.has("shared"):
        return 'capi::shared%s(%s, "%s")' % ("_or_null" if arg.has("nullable") else "", n, n)
    if arg.kind == "handle":
        verb = "inout" if arg.has("inout") else "in"
        return 'capi::%s%s(%s, "%s")' % (verb, "_or_null" if arg.has("nullable") else "", n, n)
    if arg.kind == "struct":
        return n if arg.has("nullable") else 'capi::reference(%s, "%s")' % (n, n)
    if arg.has("inout") and arg.kind != "void":
        return 'capi::reference(%s, "%s")' % (n, n)
    if arg.kind == "enum" and arg.base == "dtype":
        return 'capi::%s(%s, "%s")' % ("dtype_or_none" if arg.has("optional") else "dtype_in", n, n)
    if arg.kind == "enum" and arg.base != "status":
        low, high = enum_range(api, arg.base)
        return 'capi::choice(%s, %d, %d, "%s")' % (n, low, high, n)
    if arg.base == "bool":
        return 'capi::flag(%s, "%s")' % (n, n)
    return n


def is_result(arg):
    return arg.kind == "text" or (arg.has("out") and (not arg.listed or arg.kind == "handle"))


def passed(arg):
    """Whether the implementation receives a value for the argument."""
    return not is_result(arg) or arg.has("wanted")


def table_of(api, function):
    """The argument that is a struct of callbacks which owns the user_data after it; it has a destroy
    function."""
    for arg, after in zip(function.args, function.args[1:]):
        if (
            arg.kind == "struct"
            and after.name == "user_data"
            and "destroy" in api.structs[arg.base]["fields"]
        ):
            return arg
    return None


def receiver(function):
    """The C++ expression for the object of a method, which may be one of a derived class."""
    n, (scope, _, _) = function.args[0].name, function.method.rpartition("::")
    if scope:
        return 'capi::as<catenary::%s>(%s, "%s")' % (scope, n, n)
    return convert(None, function, function.args[0])


def invocation(api, function):
    """The lines before the call, and the call."""
    before, inputs, table = [], [], table_of(api, function)
    for i, arg in enumerate(function.args):
        if not passed(arg) or arg.name == "user_data" and table:
            continue
        if arg is table:
            expression = 'capi::filled(std::move(%s_), %s, "%s")' % (arg.name, arg.name, arg.name)
        elif is_result(arg):
            expression = arg.count if arg.listed else arg.name + " != nullptr"
        else:
            expression = receiver(function) if function.method and i == 0 else convert(api, function, arg)
        if held(api, function, arg):
            before.append("const auto held_%s = catenary::share(%s);" % (arg.name, expression))
            expression = "*held_" + arg.name
        inputs.append(expression)
    if not function.method:
        return before, "catenary::%s(%s)" % (function.call, ", ".join(inputs))
    subject, name = inputs[0], function.method.rpartition("::")[2]
    subject = subject[1:] + "->" if subject.startswith("*") else subject + "."
    return before, "%s%s(%s)" % (subject, name, ", ".join(inputs[1:]))


def held(api, function, arg):
    """Whether the call holds a reference: callbacks may release every handle that the user has."""
    return (
        arg.kind == "handle"
        and arg.base not in ("array", "variable")
        and not arg.listed
        and not arg.out
        and not arg.has("nullable")
        and not arg.has("shared")
        and "CALLBACK" in statuses(api, function)
    )


def getter_lines(api, function):
    """A function that returns the value of a method, and something like 0 if there is no object to ask."""
    n, (scope, _, name) = function.args[0].name, function.method.rpartition("::")
    subject = "capi::cast<catenary::%s>(%s)" % (scope, n) if scope else "capi::valid(%s)" % n
    call = "self.%s(%s)" % (name, ", ".join(convert(api, function, a) for a in function.args[1:]))
    fallback = ", CTN_DTYPE_NONE" if function.returns == "dtype" else ""
    return [
        'return capi::get<%s>("%s", %s, CTN_ASK(%s)%s);'
        % (returned_type(function, api), function.name, subject, call, fallback)
    ]


def returned_type(function, api):
    return c_signature(api, function).split(function.symbol)[0].strip()


def open_lines(results):
    """Outputs become NULL before anything can fail."""
    outs = [a for a in results if a.kind == "handle" or a.kind == "void"]
    lines = []
    if len(results) > 1:
        lines += ["capi::clear(%s%s);" % (a.name, ", " + a.count if a.listed else "") for a in outs]
    for a in results:
        if a.kind == "string" and a.has("nullable"):
            lines.append("capi::clear(%s);" % a.name)
        if a.kind == "text" or a.has("nullable"):
            continue
        if a.listed:
            lines.append('capi::open(%s, %s, "%s");' % (a.name, a.count, a.name))
        elif a in outs:
            lines.append('capi::open(%s, "%s");' % (a.name, a.name))
        else:
            lines.append(
                'capi::reference(%s, "%s")%s;' % (a.name, a.name, " = nullptr" if a.kind == "string" else "")
            )
    return lines


def store(function, arg, value):
    n = arg.name
    if on_values(function, arg):
        value = "catenary::%s(%s)" % ("variables_of" if arg.listed else "variable_of", value)
    if arg.kind == "text":
        names = [p.name for p in arg.params]
        return "capi::copy_text(%s, %s);" % (", ".join(names), value)
    if arg.listed:
        return 'capi::give(%s, %s, %s, "%s");' % (value, n, arg.count, n)
    if arg.kind == "handle":
        assignment = "*%s = capi::give(%s);" % (n, value)
    elif arg.base == "bool":
        assignment = "*%s = (%s) ? 1 : 0;" % (n, value)
    else:
        assignment = "*%s = %s;" % (n, value)
    return ("if (%s) " % n if arg.has("nullable") else "") + assignment


def owning_lines(api, function):
    """The callbacks that the call owns from its begin on, also if it fails."""
    lines = []
    for arg in function.args:
        if arg.kind == "callback":
            lines.append(
                "catenary::Callback<ctn_%s> %s_(%s);"
                % (arg.base, arg.name, ", ".join(p.name for p in arg.params))
            )
    table = table_of(api, function)
    if table:
        lines.append("catenary::UserTable<ctn_%s> %s_(%s, user_data);" % (table.base, table.name, table.name))
    return lines


def body_lines(api, function):
    if function.body:
        return list(function.body)
    lines = owning_lines(api, function)
    results = [a for a in function.args if is_result(a)]
    lines += open_lines(results)
    for arg in function.args:
        if arg.kind == "callback" and not arg.has("nullable"):
            lines.append('capi::require(%s, "%s");' % (arg.name, arg.name))
    lines += [
        'capi::check_count<char>(%s, "%s");' % (a.count, a.count)
        for a in function.args
        if a.listed and a.kind == "void"
    ]
    before, call = invocation(api, function)
    lines += before
    if not results:
        return lines + [call + ";"]
    if len(results) == 1 and not results[0].has("nullable"):
        return lines + [store(function, results[0], call)]
    if len(results) == 1:
        return lines + ["const auto result = %s;" % call, store(function, results[0], "result")]
    names = ["%s_value" % a.name for a in results]
    lines.append("auto [%s] = %s;" % (", ".join(names), call))
    return lines + [store(function, a, "std::move(%s)" % v) for a, v in zip(results, names)]


def handle_body(api, function):
    kind = function.name[len(function.group) + 1 :]
    if kind == "retain":
        return ['return capi::retain(const_cast<ctn_%s *>(self), "%s");' % (function.group, function.name)]
    return ['capi::release(self, "%s");' % function.name]


def operation_body(api, function):
    """The body of a function that returns a status, with `op` for the only operation that it names, and the operation."""
    if function.returns != "status" or not generated(function) or function.origin == "handle":
        return None, None
    body = body_lines(api, function)
    operations = re.findall(r"\bOp::\w+", "".join(body))
    if len(operations) != 1:
        return None, None
    parameters = ", ".join(c_declare(p.ctype, p.name) for p in function.params)
    return (parameters, *(line.replace(operations[0], "op") for line in body)), operations[0]


class SharedBodies:
    """Bodies that differ only in an operation are compiled once, which makes the library smaller."""

    FEWEST = 3  # functions that share a body

    def __init__(self, api, functions):
        keys = collections.Counter(operation_body(api, function)[0] for function in functions)
        shared = [key for key, count in keys.items() if key and count >= self.FEWEST]
        self.names = {key: "operation_%d" % i for i, key in enumerate(shared, 1)}

    def definitions(self):
        lines = []
        for (parameters, *body), name in self.names.items():
            lines.append("ctn_status %s(const char* name, Op op, %s) {" % (name, parameters))
            lines += (
                ["  return capi::guard(name, [&] {"] + ["    " + line for line in body] + ["  });", "}", ""]
            )
        return ["namespace {", ""] + lines + ["}  // namespace", ""] if lines else []

    def call(self, api, function):
        key, operation = operation_body(api, function)
        if key not in self.names:
            return None
        values = ['"%s"' % function.name, operation] + [p.name for p in function.params]
        return "return %s(%s);" % (self.names[key], ", ".join(values))


def definition(api, function, shared):
    if function.origin == "handle":
        lines = handle_body(api, function)
    elif function.method and function.returns not in ("status", None, "void"):
        lines = getter_lines(api, function)
    else:
        body = body_lines(api, function)
        call = shared.call(api, function)
        if call:
            lines = [call]
        elif function.returns == "status":
            lines = (
                ['return capi::guard("%s", [&] {' % function.name] + ["  " + line for line in body] + ["});"]
            )
        elif function.returns in (None, "void"):
            lines = ['capi::guard("%s", [&] {' % function.name] + ["  " + line for line in body] + ["});"]
        else:
            ctype = returned_type(function, api)
            value = body[-1].rstrip(";")
            if function.returns == "bool":
                value = "(%s) ? 1 : 0" % value
            lines = [
                'return capi::guard_value<%s>("%s", [&]() -> %s { %sreturn %s; });'
                % (ctype, function.name, ctype, "".join(line + " " for line in body[:-1]), value)
            ]
    return prototype(api, function, " {") + ["  " + line for line in lines] + ["}"]


def pieces(text):
    """A line cut after the commas and operators at the lowest depth of its parentheses at which it has
    any."""
    for depth in range(1, 9):
        parts, level, start, quoted = [], 0, 0, False
        for i, c in enumerate(text):
            quoted ^= c == '"'
            if quoted:
                continue
            level += (c in "([{") - (c in ")]}")
            if c in "([{" and level == depth and i + 1 < len(text) and text[i + 1] not in ")]}" and not parts:
                parts.append(text[start : i + 1])
                start = i + 1
            if c == "," and level == depth and parts:
                parts.append(text[start : i + 1].strip())
                start = i + 1
        if len(parts) > 1 or parts and len(parts[0]) < 60:
            return parts + [text[start:].strip()]
    return [text]


def fitted(line, width=110):
    """A statement on as many lines as it needs."""
    if len(line) <= width:
        return [line]
    indent = len(line) - len(line.lstrip())
    parts = pieces(line)
    if len(parts) == 1:
        return [line]
    lines, current = [], parts[0]
    for part in parts[1:]:
        gap = "" if current.endswith("(") else " "
        if len(current) + len(gap) + len(part) > width and current.strip():
            lines.append(current)
            current, gap = " " * (indent + 4), ""
        current += gap + part
    return [fit for each in lines + [current] for fit in (fitted(each, width) if each != line else [each])]


def generated(function):
    return bool(function.call or function.method or function.body or function.origin == "handle")


def absent_definition(api, function):
    """The body of a function whose component the library was built without: it gives back the callbacks, clears the
    outputs and fails."""
    lines = []
    if function.returns == "status":
        lines = [
            "capi::clear(%s%s);" % (a.name, ", " + a.count if a.listed else "")
            for a in function.args
            if is_result(a) and a.kind in ("handle", "void", "string")
        ]
        failure = 'return capi::absent("%s", "%s"' % (function.name, function.module.component)
        owning = owning_lines(api, function)
        if owning:
            lines.append(failure + ", [&] {")
            lines += ["  " + line for line in owning] + ["});"]
        else:
            lines.append(failure + ");")
    elif function.returns not in (None, "void"):
        lines = ["return {};"]
    unused = ["  (void)%s;" % p.name for p in function.params]
    return prototype(api, function, " {") + unused + ["  " + line for line in lines] + ["}"]


def absent(api, module):
    """What stands for the functions of a module, also those written by hand, if its component is left out."""
    body = [
        fit
        for function in module.functions
        for line in absent_definition(api, function) + [""]
        for fit in fitted(line)
    ]
    return [
        "#else",
        "",
        '#include "capi/src/guard.h"',
        "",
        "namespace capi = catenary::capi;",
        "",
        'extern "C" {',
        "",
    ] + body


def wrappers(api, module):
    functions = [f for f in module.functions if generated(f)]
    if not functions:
        return None
    shared = SharedBodies(api, functions)
    body = [
        fit
        for function in functions
        for line in definition(api, function, shared) + [""]
        for fit in fitted(line)
    ]
    uses = ["using catenary::Op;"] if any("Op::" in line for line in body) else []
    lines = [
        SLASHES,
        "#include <catenary/%s.h>" % module.name,
        "",
        "#include <utility>",
        "",
        '#include "capi/src/guard.h"',
    ]
    lines += ['#include "%s"' % path for path in module.impl]
    lines += ["", "namespace capi = catenary::capi;"] + uses + [""]
    lines += [fit for line in shared.definitions() for fit in fitted(line)] + ['extern "C" {', ""]
    lines += body + ['}  // extern "C"']
    if module.component:
        lines[2:2] = ["#if defined(CATENARY_HAS_%s)" % module.component.upper(), ""]
        lines += [""] + absent(api, module) + ['}  // extern "C"', "", "#endif"]
    return "\n".join(lines) + "\n"


def files(api):
    result = {"capi/generated/handles.h": handles_header(api), "impl/base/generated/kind.h": kind_header(api)}
    for module in api.modules.values():
        text = wrappers(api, module)
        if text:
            result["capi/generated/wrappers_%s.cc" % module.name] = text
    return result
