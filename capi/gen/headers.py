"""The public C headers."""

from ctext import NOTICE, c_declare, c_type, paragraphs, tidy, wrap
from spec import SpecError
from statuses import statuses

WIDTH = 110
LINKAGE = """
/**
 * How functions are imported. On Windows a program that links the static library defines CTN_STATIC; CTN_BUILD is for
 * the build of the library itself.
 */
#ifndef CTN_API
#if defined(_WIN32) && defined(CTN_BUILD)
#define CTN_API __declspec(dllexport)
#elif defined(_WIN32) && !defined(CTN_STATIC)
#define CTN_API __declspec(dllimport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define CTN_API __attribute__((visibility("default")))
#else
#define CTN_API
#endif
#endif

/** The calling convention of callbacks: put it before the name of each function that the library is to call. */
#ifndef CTN_CALL
#if defined(_WIN32)
#define CTN_CALL __cdecl
#else
#define CTN_CALL
#endif
#endif
""".lstrip("\n").split("\n")


def comment(blocks, indent=""):
    """A documentation comment of paragraphs; a block that is a list of lines is kept unchanged."""
    lines = []
    for block in blocks:
        if not block:
            continue
        if any("*/" in line for line in ([block] if isinstance(block, str) else block)):
            raise SpecError("a text ends the comment that it stands in: %s" % block)
        if lines:
            lines.append(indent + " *")
        if isinstance(block, str):
            lines += wrap(block, WIDTH, indent + " * ")
        else:
            lines += [(indent + " * " + line).rstrip() for line in block]
    return [indent + "/**"] + lines + [indent + " */"]


def short(text, indent="  "):
    line = "%s/** %s */" % (indent, tidy(text))
    return [line] if len(line) <= WIDTH else comment([tidy(text)], indent)


def parameter_lines(params):
    lines = []
    width = min(max([len(p.name) for p in params] or [0]), 16)
    for p in params:
        head = "@param %s " % p.name.ljust(width)
        lines += wrap(p.doc, WIDTH - 3, head, " " * (len("@param ") + width + 1))
    return lines


def returns_line(api, function):
    if function.fails:
        return "@return CTN_OK, or " + ", ".join("CTN_ERROR_" + n for n in statuses(api, function)) + "."
    if function.returns in (None, "void"):
        return None
    if function.returns == "bool":
        return "@return 0 or 1."
    return None


def function_comment(api, function):
    tail = parameter_lines(function.params)
    returned = returns_line(api, function)
    if returned:
        tail += wrap(returned, WIDTH - 3, "", "        ")
    threads = function.threads or tidy(function.module.threads)
    facts = []
    if threads:
        facts.append("Threads: %s%s." % (threads[0].lower() + threads[1:].rstrip("."), ""))
    if function.reference:
        facts.append("Reference: %s." % ", ".join(function.reference))
    facts.append("Since %s." % function.since)
    first = ["Deprecated since %s." % function.deprecated] if function.deprecated else []
    return comment(first + paragraphs(function.doc) + [tail, " ".join(facts)])


DEPRECATION = [
    "#ifndef CTN_DEPRECATED",
    "#if defined(CTN_WARN_DEPRECATED) && defined(__GNUC__)",
    "#define CTN_DEPRECATED(text) __attribute__((deprecated(text)))",
    "#else",
    "#define CTN_DEPRECATED(text)",
    "#endif",
    "#endif",
    "",
]


def marks(function):
    """What stands before the declaration of a function, in the header-only layers too."""
    return ['CTN_DEPRECATED("since %s")' % function.deprecated] if function.deprecated else []


def quiet(api, lines):
    """Code of the header-only layers, which calls deprecated functions too: only the program's calls warn."""
    if not any(f.deprecated for f in api.functions):
        return lines
    before = ["#if defined(__GNUC__)", "#pragma GCC diagnostic push"]
    before += ['#pragma GCC diagnostic ignored "-Wdeprecated-declarations"', "#endif"]
    return before + lines + ["#if defined(__GNUC__)", "#pragma GCC diagnostic pop", "#endif"]


def declaration(api, function):
    """The documentation of a function in its header."""
    return function_comment(api, function) + marks(function) + prototype(api, function)


def filled(head, parameters, tail, indent):
    """A declaration, broken between parameters if it is too long."""
    lines, line = [], head
    for i, parameter in enumerate(parameters):
        piece = parameter + (tail if i + 1 == len(parameters) else ",")
        gap = "" if line.endswith("(") else " "
        if len(line) + len(gap) + len(piece) > WIDTH and line.strip():
            lines.append(line)
            line, gap = indent, ""
        line += gap + piece
    return lines + [line]


def prototype(api, function, end=";"):
    head = "CTN_API %s(" % c_declare(api.return_type(function.returns), function.symbol)
    parameters = [c_declare(p.ctype, p.name) for p in function.params] or ["void"]
    indent = " " * len(head) if len(head) < 60 else "    "
    return filled(head, parameters, ")" + end, indent)


def callback_typedef(api, item):
    params = [p for a in item["arguments"] for p in a.params]
    head = "typedef %s (CTN_CALL *ctn_%s)(" % (
        c_type(api.return_type(item.get("returns", "status"))),
        item["name"],
    )
    return filled(head, [c_declare(p.ctype, p.name) for p in params] or ["void"], ");", "    "), params


def enum_lines(item):
    lines = comment(paragraphs(item.get("doc"))) + ["typedef int32_t ctn_%s;" % item["name"], "enum {"]
    for i, value in enumerate(item["values"]):
        if value.get("doc"):
            lines += short(value["doc"])
        comma = "," if i + 1 < len(item["values"]) else ""
        lines.append("  %s%s = %d%s" % (item["prefix"], value["name"], value["value"], comma))
    return lines + ["};", ""]


def struct_lines(api, item):
    blocks = paragraphs(item.get("doc"))
    if item.get("sized"):
        blocks.append(
            "Set `struct_size` to sizeof(ctn_%s); later versions only add fields at the end." % item["name"]
        )
    lines = comment(blocks) + ["typedef struct ctn_%s {" % item["name"]]
    for name, ctype, length in api.fields(item):
        if item["texts"].get(name):
            lines += short(item["texts"][name])
        lines.append("  %s%s;" % (c_declare(ctype, name), "[%d]" % length if length else ""))
    return lines + ["} ctn_%s;" % item["name"], ""]


def constant_text(constant):
    value = constant["value"]
    if isinstance(value, str):
        return value
    if constant["type"] == "int64":
        return "(INT64_C(%d))" % value
    return str(value) if value >= 0 else "(%d)" % value


def header(api, module):
    guard = "CATENARY_%s_H" % module.name.upper()
    blocks = ["catenary/%s.h: %s" % (module.name, tidy(module.brief))] + paragraphs(module.doc)
    if not module.umbrella:
        blocks.insert(
            1,
            "Outside of the promise of docs/abi.md: what is declared here may change or go in any version, and "
            "catenary.h does not include it.",
        )
    if module.threads:
        blocks.append("Threads: " + tidy(module.threads))
    blocks.append(NOTICE)
    lines = comment(blocks) + ["#ifndef " + guard, "#define " + guard, ""]
    if module.name == "types":
        lines += ["#include <stddef.h>", "#include <stdint.h>", ""]
    else:
        includes = module.includes or ["types"]
        lines += ["#include <catenary/%s.h>" % name for name in includes] + [""]
    if module.name == "types":
        lines += LINKAGE
    if any(f.deprecated for f in module.functions):
        lines += DEPRECATION
    lines += ["#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
    for constant in module.constants:
        lines += comment(paragraphs(constant.get("doc")))
        lines += ["#define CTN_%s %s" % (constant["name"], constant_text(constant)), ""]
    for enum in module.enums:
        lines += enum_lines(enum)
    for handle in module.handles:
        blocks = paragraphs(handle.get("doc"))
        if handle.get("threads"):
            blocks.append("Threads: " + tidy(handle["threads"]))
        lines += comment(blocks) + ["typedef struct ctn_{0} ctn_{0};".format(handle["name"]), ""]
    for callback in module.callbacks:
        typedef, params = callback_typedef(api, callback)
        lines += comment(paragraphs(callback.get("doc")) + [parameter_lines(params)]) + typedef + [""]
    for struct in module.structs:
        lines += struct_lines(api, struct)
    for function in module.functions:
        lines += declaration(api, function) + [""]
    lines += ["#ifdef __cplusplus", "}", "#endif", "", "#endif"]
    return "\n".join(lines) + "\n"


def whole_api(api):
    """The include lines of all headers."""
    return ["#include <catenary/catenary.h>"] + [
        "#include <catenary/%s.h>" % m.name for m in api.modules.values() if not m.umbrella
    ]


def umbrella(api):
    apart = ["<catenary/%s.h>" % m.name for m in api.modules.values() if not m.umbrella]
    lines = comment(
        ["catenary/catenary.h: the whole API%s." % (", save " + ", ".join(apart) if apart else ""), NOTICE]
    )
    lines += ["#ifndef CATENARY_CATENARY_H", "#define CATENARY_CATENARY_H", ""]
    lines += ["#include <catenary/%s.h>" % m.name for m in api.modules.values() if m.umbrella]
    return "\n".join(lines + ["", "#endif"]) + "\n"


def files(api):
    result = {"include/catenary/%s.h" % m.name: header(api, m) for m in api.modules.values()}
    result["include/catenary/catenary.h"] = umbrella(api)
    return result
