"""Element types: NumPy 1.24's promotion and casting tables with bfloat16, loop tables, and the list of
operations."""

from ctext import NOTICE
from elementwise import FIXED, RESULTS
from spec import SpecError

DTYPES = [
    "bool",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "bfloat16",
    "float32",
    "float64",
]
# The order in which NumPy tries loops.
SEARCH = [
    "bool",
    "int8",
    "uint8",
    "int16",
    "uint16",
    "int32",
    "uint32",
    "int64",
    "uint64",
    "float16",
    "bfloat16",
    "float32",
    "float64",
]
RULES = ["no", "equiv", "safe", "same_kind", "unsafe"]
BITS = {name: int("".join(c for c in name if c.isdigit())) if name != "bool" else 8 for name in DTYPES}
BITS["bfloat16"] = 16


def kind(name):
    return {"b": "bool" if name == "bool" else "float", "i": "int", "u": "uint", "f": "float"}[name[0]]


def safe(a, b):
    """Whether every value of a can be held in b, as NumPy sees it; bfloat16 counts as a float16 of another
    make."""
    if a == b or a == "bool":
        return True
    ka, kb = kind(a), kind(b)
    if kb == "bool" or (ka == "float" and kb != "float"):
        return False
    if ka == kb:
        return BITS[a] < BITS[b]
    if kb == "float":  # an integer fits a float of more bits, and a 64-bit one counts as fitting float64
        return BITS[b] > BITS[a] or BITS[b] == 64
    if ka == "uint" and kb == "int":
        return BITS[a] < BITS[b]
    return False


def can_cast(rule, a, b):
    if rule in ("no", "equiv"):
        return a == b
    if rule == "safe":
        return safe(a, b)
    if rule == "same_kind":
        order = ["bool", "uint", "int", "float"]
        return safe(a, b) or order.index(kind(a)) <= order.index(kind(b))
    return True


def promote(a, b):
    """The smallest type, in the order of NumPy's search, that holds both."""
    return next(t for t in SEARCH if safe(a, t) and safe(b, t))


class Loops:
    def __init__(self, spec):
        self.name, self.dtypes = spec["name"], spec["dtypes"]
        self.reject_bool, self.integers = bool(spec.get("reject_bool")), spec.get("integers")
        unknown = set(self.dtypes) - set(DTYPES)
        if unknown:
            raise SpecError("loops %s: unknown dtypes %s" % (self.name, ", ".join(sorted(unknown))))

    def find(self, *operands):
        """The dtype of the loop for operands of these types, or None."""
        if self.reject_bool and all(o == "bool" for o in operands):
            return None
        if self.integers and all(kind(o) != "float" for o in operands):
            return self.integers
        for candidate in SEARCH:
            if candidate in self.dtypes and all(safe(o, candidate) for o in operands):
                return candidate
        return None


def number(name):
    return -1 if name is None else DTYPES.index(name)


def row(values):
    return "{" + ", ".join(str(v) for v in values) + "}"


def matrix(function, indent="    "):
    return "".join("%s%s,\n" % (indent, row(function(a, b) for b in DTYPES)) for a in DTYPES)


def promotion(api):
    loops = [Loops(spec) for spec in api.loops]
    out = ["// " + NOTICE, "// Rows and columns are in the order of ctn_dtype; -1 stands for no dtype.", ""]
    out.append(
        "constexpr int8_t promote_types[13][13] = {\n%s};\n" % matrix(lambda a, b: number(promote(a, b)))
    )
    out.append("constexpr bool can_cast_table[5][13][13] = {")
    for rule in RULES:
        out.append(
            "    {  // %s\n%s    }," % (rule, matrix(lambda a, b: int(can_cast(rule, a, b)), "        "))
        )
    out.append("};\n")
    out.append(
        "// NumPy's order of search, and for every dtype the set of those (bit k: search_order[k]) that hold it."
    )
    out.append("constexpr int8_t search_order[13] = %s;" % row(number(t) for t in SEARCH))
    out.append(
        "constexpr uint16_t safe_targets[13] = {%s};\n"
        % ", ".join("0x%04x" % sum(1 << k for k, t in enumerate(SEARCH) if safe(a, t)) for a in DTYPES)
    )
    out.append(
        "// Of each class of loops: the dtypes with kernels (bits as above), the loop for one and for two operands."
    )
    out.append(
        "constexpr uint16_t loop_dtypes[%d] = {%s};"
        % (
            len(loops),
            ", ".join(
                "0x%04x" % sum(1 << k for k, t in enumerate(SEARCH) if t in each.dtypes) for each in loops
            ),
        )
    )
    out.append("constexpr int8_t loop1[%d][13] = {" % len(loops))
    out += ["    %s,  // %s" % (row(number(each.find(a)) for a in DTYPES), each.name) for each in loops]
    out.append("};")
    out.append("constexpr int8_t loop_for[%d][13][13] = {" % len(loops))
    for each in loops:
        out.append(
            "    {  // %s\n%s    }," % (each.name, matrix(lambda a, b: number(each.find(a, b)), "        "))
        )
    return "\n".join(out + ["};"]) + "\n"


def ops_header(api):
    names = [each["name"] for each in api.loops]
    for op in api.ops:
        if op["loops"] not in names:
            raise SpecError("%s: no loops named `%s`" % (op["name"], op["loops"]))
    out = [
        "// " + NOTICE,
        "#pragma once",
        "#include <cstdint>",
        "",
        "namespace catenary {",
        "",
        "/// The elementwise operations.",
        "enum class Op : uint8_t {",
    ]
    out += ["  %s," % op["name"] for op in core_first(api)]
    out += [
        "};",
        "constexpr int kOps = %d;" % len(api.ops),
        "",
        "/// Which dtypes an operation has kernels for, and how operands are promoted to them.",
        "enum class Loops : uint8_t {",
    ]
    out += ["  %s," % ("%s_" % n if n in ("float", "double", "bool") else n) for n in names]
    out += [
        "};",
        "constexpr int kLoopClasses = %d;" % len(names),
        "",
        "/// Dtypes of the outputs: that of the loop, or another.",
        "enum class ResultType : uint8_t { %s };" % ", ".join(RESULT_NAMES[r] for r in RESULTS),
        "",
        "/// Operands that have a dtype of their own whatever the loop is.",
        "enum class Fixed : uint8_t { %s };" % ", ".join(FIXED),
        "",
        "}  // namespace catenary",
    ]
    return "\n".join(out) + "\n"


def core_first(api):
    """Operations in the order of Op: those that other code of the library applies keep their numbers if
    others come."""
    return sorted(api.ops, key=lambda op: not op.get("core"))


def core_ops(api):
    out = [
        "// " + NOTICE,
        "// Operations that the library applies itself (`core` in the specification). Other operations do not change this",
        "// file, and code that includes nothing else of operations is not compiled again for them.",
        "#pragma once",
        "#include <cstdint>",
        "",
        "namespace catenary {",
        "",
        "enum class Op : uint8_t;",
        "",
        "namespace ops {",
    ]
    out += [
        "constexpr Op %s{%d};" % (op["name"], i) for i, op in enumerate(core_first(api)) if op.get("core")
    ]
    return "\n".join(out + ["}  // namespace ops", "", "}  // namespace catenary"]) + "\n"


RESULT_NAMES = {r: "boolean" if r == "bool" else r for r in RESULTS}


def loops_name(name):
    return "%s_" % name if name in ("float", "double", "bool") else name


def ops_list(api):
    out = [
        "// " + NOTICE,
        "// CTN_OPn(name, functor, loops, result, fixed): operations with n inputs; define those macros that are wanted.",
    ]
    out += [
        "#ifndef CTN_OP%d\n#define CTN_OP%d(name, functor, loops, result, fixed)\n#endif" % (n, n)
        for n in (1, 2, 3)
    ]
    for op in core_first(api):
        out.append(
            "CTN_OP%d(%s, %s, %s, %s, %s)"
            % (
                len(op["inputs"]),
                op["name"],
                op["functor"],
                loops_name(op["loops"]),
                RESULT_NAMES[op["result"]],
                op["fixed"],
            )
        )
    out += ["#undef CTN_OP%d" % n for n in (1, 2, 3)]
    return "\n".join(out) + "\n"


def ufuncs(api):
    out = [
        "// " + NOTICE,
        "// CTN_UFUNC(name): the operations that users find by name, in the order of the specification.",
    ]
    out += ["CTN_UFUNC(%s)" % op["name"] for op in api.ops if not op.get("internal")]
    return "\n".join(out + ["#undef CTN_UFUNC"]) + "\n"


def reductions(api):
    out = [
        "// " + NOTICE,
        "// CTN_REDUCTION(name, dtype, identity): operations whose reductions may run in any order, with the value",
        "// that changes no other; NONE if there is no such value.",
    ]
    kinds = {bool: "BOOL", int: "INT64", float: "FLOAT64", type(None): "DTYPE_NONE"}
    for op in api.ops:
        if "reduction" in op:
            identity = op["reduction"].get("identity")
            value = "-HUGE_VAL" if identity == float("-inf") else "%d" % (identity or 0)
            out.append("CTN_REDUCTION(%s, CTN_%s, %s)" % (op["name"], kinds[type(identity)], value))
    return "\n".join(out + ["#undef CTN_REDUCTION"]) + "\n"


def gradients(api):
    out = [
        "// " + NOTICE,
        "// CTN_GRADIENT(name, function, label, low, high): operations with a gradient, the function on variables",
        "// and its label in graph drawings and messages.",
    ]
    for op in api.ops:
        gradient = op.get("gradient")
        if gradient:
            gradient = {} if gradient is True else gradient
            name = gradient.get("name", op["name"])
            low, high = op.get("domain", [-3, 3])
            out.append(
                'CTN_GRADIENT(%s, %s, "%s", %s, %s)'
                % (op["name"], name, gradient.get("label", op["functor"]), low, high)
            )
    return "\n".join(out + ["#undef CTN_GRADIENT"]) + "\n"


def files(api):
    folder = "impl/dtype/generated/"
    return {
        folder + "core_ops.h": core_ops(api),
        folder + "ops.h": ops_header(api),
        folder + "ops.inc": ops_list(api),
        folder + "ufuncs.inc": ufuncs(api),
        folder + "reductions.inc": reductions(api),
        folder + "promotion.inc": promotion(api),
        folder + "gradients.inc": gradients(api),
    }
