"""The export map, the run-time table, compile-time assertions and api.json."""

import json
import pathlib

from ctext import NOTICE, c_declare, c_signature, c_type, constant_value, paragraphs, tidy
from headers import whole_api
from spec import SpecError
from statuses import statuses

PLUGIN_SYMBOLS = pathlib.Path(__file__).resolve().parents[2] / "impl/backend/plugin_symbols.txt"
SCHEMA_FORMAT = 1  # of ctn_op_schema and api.json
SIZES = {
    "bool": 4,
    "int8": 1,
    "int16": 2,
    "int32": 4,
    "int64": 8,
    "uint8": 1,
    "uint16": 2,
    "uint32": 4,
    "uint64": 8,
    "size": 8,
    "float": 4,
    "double": 8,
}


def plugin_symbols():
    """What the library exports for plugins only, demangled."""
    lines = (line.strip() for line in PLUGIN_SYMBOLS.read_text().splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def nodes(api):
    """The nodes of the version script, one for each minor version that added functions, with those functions."""
    functions = {}
    for function in sorted(api.functions, key=lambda f: f.symbol):
        functions.setdefault(function.minor, []).append(function)
    return [("CATENARY_%d.%d" % minor, functions[minor]) for minor in sorted(functions)]


def export_map(api, private=()):
    """Each node inherits from the one before it."""
    lines, before = ["# " + NOTICE], ""
    for node, functions in nodes(api):
        lines += [node + " {", "  global:"] + ["    %s;" % f.symbol for f in functions]
        lines += [] if before else ["  local: *;"]
        lines.append("}%s;" % before)
        before = " " + node
    if private:
        lines += ["CATENARY_PRIVATE {", "  global:", '    extern "C++" {']
        lines += ['      "%s";' % symbol for symbol in private]
        lines += ["    };", "};"]
    return "\n".join(lines) + "\n"


def debian_symbols(api):
    """Debian's list of symbols: a program depends on the first version that has all functions it calls."""
    package = "libcatenary%d" % api.abi
    lines = ["libcatenary.so.%d %s #MINVER#" % (api.abi, package), "* Build-Depends-Package: libcatenary-dev"]
    for node, functions in nodes(api):
        lines.append(" %s@%s %s" % (node, node, min(f.since for f in functions)))
        lines += [" %s@%s %s" % (f.symbol, node, f.since) for f in functions]
    # What plugins use may change with every build; their packages depend on the exact version of the library.
    lines.append(" (symver|optional)CATENARY_PRIVATE %s" % api.version)
    return "\n".join(lines) + "\n"


def argument(arg):
    entry = {"name": arg.name, "type": "callback" if arg.kind == "callback" else arg.base}
    if arg.kind == "callback":
        entry["callback"] = arg.base
    for flag in ("out", "inout", "shared", "nullable", "optional", "maybe", "sized"):
        if arg.has(flag) or flag == "out" and arg.kind == "text":
            entry[flag] = True
    if arg.listed:
        entry["count"] = arg.count
        if arg.shared_count:
            entry["shared_count"] = True
    return entry


def schema(function):
    return {
        "format": SCHEMA_FORMAT,
        "name": function.name,
        "returns": function.returns or "void",
        "arguments": [argument(a) for a in function.args],
    }


# What texts of the table often contain. Its place in this list, from 1, is the byte that stands for it there.
PHRASES = (
    '{"name":"',
    '","type":"variable"',
    '","type":"array"',
    '","type":"callback","callback":"',
    '","type":"',
    ',"out":true',
    ',"nullable":true',
    ',"shared_count":true',
    ',"count":"',
)


def phrased(text):
    for i, phrase in enumerate(PHRASES, 1):
        text = text.replace(phrase, chr(i))
    return text


def quoted(text):
    text = "".join(
        "\\%03o" % ord(c) if c < " " else c for c in text.replace("\\", "\\\\").replace('"', '\\"')
    )
    return '"' + text + '"'


def table(api):
    """The data of ctn_op_name and ctn_op_schema: every text once and with its phrases shortened, which makes the
    library 230 kB smaller."""
    functions = sorted(api.functions, key=lambda f: f.name)
    texts, offsets, size = {}, {}, 0

    def place(text, component):
        nonlocal size
        if text not in offsets:
            offsets[text] = size
            texts.setdefault(component, []).append(text)
            size += len(text) + 1
        return offsets[text]

    # Texts and arguments of components are last, where they can be missing without moving others.
    rows, arguments, count, schemas = {}, {}, 0, 0
    for function in sorted(functions, key=lambda f: f.module.component or ""):
        component = function.module.component
        compact = schema(function)
        parts = [json.dumps(a, separators=(",", ":")) for a in compact["arguments"]]
        places = place(function.name, component), place(compact["returns"], component)
        rows[function.name] = (*places, count, len(parts))
        arguments.setdefault(component, []).extend(place(phrased(p), component) for p in parts)
        count += len(parts)
        schemas += len(json.dumps(compact, separators=(",", ":"))) + 1
    if size > 0xFFFF or count > 0xFFFF:
        raise SpecError("the table of functions has outgrown its offsets of 16 bits")
    lines = [
        "// " + NOTICE,
        '#include "capi/src/op_table.h"',
        "",
        "namespace catenary::capi {",
        "",
        "const int kOpFormat = %d;" % SCHEMA_FORMAT,
        "const char* const kOpPhrases[] = {%s};" % ", ".join(map(quoted, PHRASES)),
        "const size_t kOpPhraseCount = %d;" % len(PHRASES),
        "const char kOpTexts[] =",
        *conditional((component, '    %s"\\0"' % quoted(t)) for component in texts for t in texts[component]),
        "    ;",
        "const OpEntry kOpEntries[] = {",
        *conditional((f.module.component, "    {%d, %d, %d, %d}," % rows[f.name]) for f in functions),
        "};",
        "const uint16_t kOpArguments[] = {",
        *conditional(
            (component, "    %d," % place) for component in arguments for place in arguments[component]
        ),
        "};",
        "const size_t kOpCount = sizeof kOpEntries / sizeof *kOpEntries;",
        "char op_schemas[%d];" % schemas,
        "uint32_t op_schema_starts[sizeof kOpEntries / sizeof *kOpEntries];",
        "const size_t kOpSchemasSize = sizeof op_schemas;",
        "",
        "}  // namespace catenary::capi",
    ]
    return "\n".join(lines) + "\n"


def conditional(lines):
    """Lines with the component that each needs, or None, between the conditions that leave it out."""
    result, current = [], None
    for component, line in lines:
        if component != current:
            result += ["#endif"] if current else []
            result += ["#if defined(CATENARY_HAS_%s)" % component.upper()] if component else []
            current = component
        result.append(line)
    return result + (["#endif"] if current else [])


def size_of(api, ctype):
    if ctype[0] == "scalar":
        return SIZES[ctype[1]]
    if ctype[0] == "enum":
        return 4
    if ctype[0] == "struct":
        return layout(api, api.structs[ctype[1]])[1]
    return 8


def alignment_of(api, ctype):
    return 8 if ctype[0] == "struct" else size_of(api, ctype)


def layout(api, struct):
    """Offsets of the fields and the size, where pointers and size_t have eight bytes."""
    offsets, position, widest = [], 0, 1
    for name, ctype, length in api.fields(struct):
        alignment = alignment_of(api, ctype)
        widest = max(widest, alignment)
        position = (position + alignment - 1) // alignment * alignment
        offsets.append((name, position))
        position += size_of(api, ctype) * max(length, 1)
    return offsets, (position + widest - 1) // widest * widest


def assertions(api):
    lines = (
        ["/* " + NOTICE + " */"]
        + whole_api(api)
        + [
            "#include <stddef.h>",
            "",
            "#define SAME(actual, expected) _Static_assert((actual) == (expected), #actual)",
            "",
        ]
    )
    for module in api.modules.values():
        for enum in module.enums:
            lines.append("SAME(sizeof(ctn_%s), 4);" % enum["name"])
            lines += ["SAME(%s%s, %d);" % (enum["prefix"], v["name"], v["value"]) for v in enum["values"]]
        for constant in module.constants:
            lines.append("SAME(CTN_%s, %s);" % (constant["name"], constant["value"]))
    lines += ["", "#if UINTPTR_MAX == 0xffffffffffffffff"]
    for module in api.modules.values():
        for struct in module.structs:
            offsets, size = layout(api, struct)
            name = struct["name"]
            lines += ["SAME(offsetof(ctn_%s, %s), %d);" % (name, field, offset) for field, offset in offsets]
            lines.append("SAME(sizeof(ctn_%s), %d);" % (name, size))
        lines += ["SAME(sizeof(ctn_%s), 8);" % c["name"] for c in module.callbacks]
    return "\n".join(lines + ["#endif"]) + "\n"


def prose(text):
    """A text whose paragraphs are single lines, with an empty line between them."""
    return "\n\n".join(paragraphs(text))


def described(value):
    """A plain copy of an item of the specification without what the generator added."""
    if isinstance(value, list):
        return [described(v) for v in value]
    if not isinstance(value, dict):
        return value
    return {
        k: prose(v) if k in ("doc", "threads") else described(v)
        for k, v in value.items()
        if k not in ("arguments", "module")
    }


def parameter_list(params):
    return [{"name": p.name, "type": c_type(p.ctype), "doc": p.doc} for p in params]


def constant(item):
    return {
        "name": item["name"],
        "type": item["type"],
        "value": constant_value(item),
        "doc": prose(item.get("doc")),
    }


def documented(arg):
    """An argument with its text and its parameters."""
    return dict(argument(arg), doc=arg.doc, parameters=parameter_list(arg.params))


def callback(item):
    entry = {
        "name": item["name"],
        "doc": prose(item.get("doc")),
        "returns": item.get("returns", "status"),
        "called": item["called"],
        "arguments": [documented(a) for a in item["arguments"]],
    }
    if item.get("any_thread"):
        entry["any_thread"] = True
    return entry


def struct(api, item):
    texts = {"struct_size": "Size of the struct in bytes, set by the caller.", **item["texts"]}
    entry = {"name": item["name"], "doc": prose(item.get("doc")), "fields": []}
    for name, ctype, length in api.fields(item):
        declared = c_declare(ctype, name) + ("[%d]" % length if length else "")
        field = {"name": name, "type": c_type(ctype), "declaration": declared, "doc": tidy(texts[name])}
        if length:
            field["length"] = length
        entry["fields"].append(field)
    if item.get("sized"):
        entry["sized"] = True
    return entry


def file_format(row):
    return {
        "name": row.name,
        "title": row.title,
        "suffixes": row.suffixes,
        "level": row.level,
        "groups": row.groups,
    }


def defaults(arg):
    """The default value; YAML reads numbers such as 1e-8, which have no point, as texts."""
    return (
        {}
        if arg.default is None
        else {"default": float(arg.default) if isinstance(arg.default, str) else arg.default}
    )


def status_names(api, function):
    """All that a function can return."""
    if function.returns != "status":
        return []
    return ["CTN_OK"] + ["CTN_ERROR_" + name for name in statuses(api, function)]


def api_json(api):
    modules = []
    for module in api.modules.values():
        functions = []
        for f in module.functions:
            entry = {
                "name": f.name,
                "symbol": f.symbol,
                "signature": c_signature(api, f),
                "doc": prose(f.doc),
                "returns": f.returns or "void",
                "arguments": [dict(documented(a), **defaults(a)) for a in f.args],
                "statuses": status_names(api, f),
                "threads": f.threads or tidy(module.threads),
                "since": f.since,
            }
            if f.unsafe:
                entry["unsafe"] = f.unsafe
            if f.deprecated:
                entry["deprecated"] = f.deprecated
            if f.reference:
                entry["reference"] = f.reference
            if f.length:
                entry["length"] = f.length
            if f.derivatives:
                entry["derivatives"] = f.derivatives
            functions.append(entry)
        modules.append(
            {
                "module": module.name,
                "brief": tidy(module.brief),
                "doc": prose(module.doc),
                "umbrella": module.umbrella,
                "includes": module.includes,
                "enums": described(module.enums),
                "constants": [constant(c) for c in module.constants],
                "handles": described(module.handles),
                "callbacks": [callback(c) for c in module.callbacks],
                "structs": [struct(api, s) for s in module.structs],
                "functions": functions,
            }
        )
    operations = [
        {key: op[key] for key in ("functor", "inputs", "outputs", "loops", "result", "domain") if key in op}
        | {"operation": op["name"], "commutative": bool(op.get("commutative"))}
        | (
            {"gradient": op["gradient"].get("name", op["name"])}
            if isinstance(op.get("gradient"), dict)
            else {}
        )
        for op in api.ops
        if not op.get("internal")
    ]
    document = {
        "generated": NOTICE,
        "format": SCHEMA_FORMAT,
        "version": api.version,
        "abi": api.abi,
        "modules": modules,
        "loops": api.loops,
        "operations": operations,
        "formats": [file_format(row) for row in api.formats],
    }
    return json.dumps(document, indent=1, ensure_ascii=False, default=str) + "\n"


def derivatives(api):
    lines = ["// " + NOTICE, "// CTN_DERIVATIVES(function, order): the differentiable functions."]
    for module in api.modules.values():
        lines += [
            "CTN_DERIVATIVES(%s, %d)" % (f.name, f.derivatives) for f in module.functions if f.derivatives
        ]
    return "\n".join(lines + ["#undef CTN_DERIVATIVES"]) + "\n"


def files(api):
    return {
        "capi/generated/derivatives.inc": derivatives(api),
        "capi/generated/catenary.map": export_map(api, plugin_symbols()),
        "capi/generated/libcatenary%d.symbols" % api.abi: debian_symbols(api),
        "capi/generated/table.cc": table(api),
        "capi/generated/asserts.c": assertions(api),
        "capi/generated/api.json": api_json(api),
    }
