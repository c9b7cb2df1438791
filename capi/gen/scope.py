"""include/catenary/scope.h: a function with a scope for every one that returns a status."""

import pathlib
import re

from ctext import NOTICE, c_declare, c_type
from headers import filled, marks, quiet
from spec import SpecError

TEMPLATE = pathlib.Path(__file__).parent / "templates/scope.h"


def outputs(function):
    return [a for a in function.args if a.out or a.kind == "text"]


def returned(function):
    """The output that the C function with a scope returns, None for the status."""
    outs = outputs(function)
    handles = [a for a in outs if a.kind == "handle"]
    if len(handles) == 1 and not handles[0].listed:
        return handles[0]
    if len(outs) == 1 and not handles and not outs[0].listed:
        return outs[0]
    return None


def result_type(api, arg):
    if arg is None:
        return "ctn_status "
    if arg.kind == "text" or arg.kind == "string":
        return "const char *"
    return c_type(arg.params[0].ctype[2]) + ("" if arg.params[0].ctype[2][0] == "ptr" else " ")


def held(api, function, skip):
    """Statements that pass the other returned handles to the scope."""
    for arg in outputs(function):
        if arg is skip or arg.kind != "handle":
            continue
        handle = "ctn_%s *" % arg.base
        if arg.listed:
            hold = "%s[i_] = (%s)cs_hold_(scope, %s[i_]);" % (arg.name, handle, arg.name)
            yield (
                "if (%s) for (size_t i_ = 0; i_ < %s; ++i_) %s" % (arg.name, arg.count, hold),
                (
                    "if (%s) for (size_t i_ = 0; i_ < %s; ++i_) %s[i_] = NULL;"
                    % (arg.name, arg.count, arg.name)
                ),
            )
        else:
            yield (
                "if ({0}) *{0} = ({1})cs_hold_(scope, *{0});".format(arg.name, handle),
                "if ({0}) *{0} = NULL;".format(arg.name),
            )


def destroyed(api, function):
    """Statements that destroy what a skipped call would have taken, as a failing call does."""
    names = [p.name for p in function.params]
    for arg in function.args:
        if arg.kind == "callback":
            yield "if (destroy) destroy(user_data);" if "destroy" in names else ""
        elif arg.base == "destroy_fn":
            yield "if ({0}) {0}({1});".format(arg.name, "user_data" if "user_data" in names else "object")
        elif arg.kind == "struct" and "user_data" in names:
            fields = [f[0] for f in api.fields(api.structs[arg.base])]
            if "destroy" in fields:
                yield "if ({0} && {0}->destroy) {0}->destroy(user_data);".format(arg.name)


def wrapper(api, function):
    result = returned(function)
    names = {p.name for p in function.params} & {"scope", "made_", "got_", "length_"}
    if names:
        raise SpecError("%s: scope.h needs the name %s for itself" % (function.symbol, ", ".join(names)))
    dropped = result.params if result else []
    parameters = ["ctn_scope *scope"] + [
        c_declare(p.ctype, p.name) for p in function.params if p not in dropped
    ]
    head = "static inline %scs_%s(" % (result_type(api, result), function.name)
    indent = " " * len(head) if len(head) < 60 else "    "
    lines = marks(function) + filled(head, parameters, ") {", indent)

    def call(texts):
        return "%s(%s)" % (function.symbol, ", ".join(texts.get(p.name, p.name) for p in function.params))

    skipped = list(filter(None, destroyed(api, function)))
    if result is not None and result.kind == "text":
        text, capacity, length = (p.name for p in result.params)
        lines += [
            "  size_t length_ = 0;",
            "  char *made_ = NULL;",
            "  if (scope->status == CTN_OK) cs_try(scope, %s);"
            % call({text: "NULL", capacity: "0", length: "&length_"}),
            "  if (scope->status == CTN_OK) made_ = (char *)cs_memory(scope, length_ + 1);",
            "  if (made_) cs_try(scope, %s);"
            % call({text: "made_", capacity: "length_ + 1", length: "NULL"}),
            '  return made_ && scope->status == CTN_OK ? made_ : "";',
            "}",
        ]
        return lines
    holds = result is not None and result.kind == "handle"
    invoke = ("got_ = %s;" if holds else "cs_try(scope, %s);") % call(
        {result.name: "&made_"} if result else {}
    )
    if result:
        kind = result.params[0].ctype[2]
        lines.append("  %s = %s;" % (c_declare(kind, "made_"), "NULL" if kind[0] == "ptr" else "0"))
    if holds:
        lines.append("  ctn_status got_ = CTN_OK;")
    pairs = list(held(api, function, result))
    if pairs or skipped:
        lines += ["  if (scope->status == CTN_OK) {", "    " + invoke] + ["    " + p[0] for p in pairs]
        lines += ["  } else {"] + ["    " + s for s in [p[1] for p in pairs] + skipped] + ["  }"]
    else:
        ready = "CTN_LIKELY_(scope->status == CTN_OK)" if holds else "scope->status == CTN_OK"
        lines.append("  if (%s) %s" % (ready, invoke))
    if result is None:
        lines.append("  return scope->status;")
    elif holds:
        lines.append("  return (ctn_%s *)cs_made_(scope, got_, made_);" % result.base)
    elif result.kind == "string":
        lines.append('  return made_ ? made_ : "";')
    else:
        lines.append("  return made_;")
    return lines + ["}"]


def keepers(api):
    lines = [
        "/** Hands the reference of a plain call to the scope, which gives it back; cs_hold(scope, handle) for any type. */"
    ]
    handles = [h["name"] for m in api.modules.values() if m.umbrella for h in m.handles]
    for name in handles:
        lines += [
            "static inline ctn_{0} *cs_hold_{0}(ctn_scope *scope, ctn_{0} *handle) {{".format(name),
            "  return (ctn_%s *)cs_hold_(scope, handle);" % name,
            "}",
        ]
    lines += [
        "",
        "/**",
        " * A reference of its own that outlives the scope, NULL after a failure; cs_keep(scope, handle) for any type.",
        " */",
    ]
    for name in handles:
        lines += [
            "static inline ctn_{0} *cs_keep_{0}(const ctn_scope *scope, const ctn_{0} *handle) {{".format(
                name
            ),
            "  return scope->status == CTN_OK ? ctn_%s_retain(handle) : NULL;" % name,
            "}",
        ]
    return lines, handles


def generic(handles):
    lines = ["#if defined(__cplusplus)"]
    for name in handles:
        for word, scope, const in (("hold", "ctn_scope *", ""), ("keep", "const ctn_scope *", "const ")):
            lines.append(
                "static inline ctn_{0} *cs_{1}({2}scope, {3}ctn_{0} *handle) {{ return cs_{1}_{0}(scope, handle); }}".format(
                    name, word, scope, const
                )
            )
    lines.append("#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L")
    for word in ("hold", "keep"):
        lines.append("/** cs_%s_TYPE for a handle of any type TYPE. */" % word)
        lines.append("#define cs_%s(scope, handle) \\" % word)
        lines.append("  _Generic((handle), \\")
        for i, name in enumerate(handles):
            comma = ", \\" if i + 1 < len(handles) else ")(scope, handle)"
            both = "ctn_{0} *: cs_{1}_{0}".format(name, word)
            if word == "keep":
                both += ", const " + both
            lines.append("      " + both + comma)
    lines += [
        "#elif defined(__GNUC__)",
        "#define cs_hold(scope, handle) ((__typeof__(handle))cs_hold_((scope), (handle)))",
        "#define cs_keep(scope, handle) \\",
        "  ((__typeof__(handle))((scope)->status == CTN_OK ? ctn_object_retain((const ctn_object *)(handle)) : NULL))",
        "#endif",
        "",
    ]
    return lines


def wrapped(api):
    """The functions that have one with a scope."""
    return [
        f for m in api.modules.values() if m.umbrella for f in m.functions if f.fails and f.origin != "handle"
    ]


def source(api):
    lines = []
    for function in wrapped(api):
        lines += wrapper(api, function)
    template = TEMPLATE.read_text()
    clash = set(re.findall(r"\bcs_\w+(?=\()", re.sub(r"/\*.*?\*/", "", template, flags=re.S))) & {
        "cs_" + f.name for f in wrapped(api)
    } - used(template)
    if clash:
        raise SpecError("scope.h has functions of its own of these names: %s" % ", ".join(sorted(clash)))
    kept, handles = keepers(api)
    for key, text in (
        ("NOTICE", [NOTICE]),
        ("WRAPPERS", quiet(api, lines) + [""]),
        ("KEEPERS", kept + [""]),
        ("GENERIC", generic(handles)),
    ):
        template = template.replace("@%s@" % key, "\n".join(text), 1)
    return template


def used(template):
    """Generated functions that the template calls, as opposed to those it defines."""
    return set(re.findall(r"\bcs_\w+(?=\()", template)) - set(
        re.findall(r"^(?:\w.*[ *])?(cs_\w+)\(.*\{", template, re.M)
    )


def files(api):
    return {"include/catenary/scope.h": source(api)}
