"""Callbacks of the Julia binding: the C-callable functions that call a user's closure."""

import copy

from ctext import CHARS, camel
from raw_julia import SCALARS, word
from spec import SpecError

NAMES = {"function": "FunctionNode", "array": "NDArray"}  # Function is a type of Julia
UNSUPPORTED = {"binding_toggle_fn", "destroy_fn", "stream_fn"}


def class_of(handle):
    return NAMES.get(handle) or camel(handle)


def wanted(api):
    return [c for c in api.callbacks.values() if c["name"] not in UNSUPPORTED]


def is_table(api, struct):
    """Whether the struct has a user's callbacks and their end."""
    return any(kind[0] == "callback" and kind[1] == "destroy_fn" for _, kind, _ in api.fields(struct))


def pointer(name):
    return "pointer_%s()" % name


def c_type(kind):
    """The type of a parameter of a C-callable function."""
    if kind[0] == "ptr":
        if kind == CHARS:
            return "Cstring"
        return "Ptr{%s}" % c_type(kind[2])
    if kind[0] == "scalar":
        return SCALARS[kind[1]]
    if kind[0] == "enum":
        return "Int32"
    if kind[0] in ("handle", "struct"):
        return "R.ctn_" + kind[1]
    return {"void": "Cvoid", "char": "UInt8"}.get(kind[0], "Ptr{Cvoid}")


def trampoline(item, name, closure):
    """A C-callable function that calls `closure`, an expression of user_data, and its address."""
    passed, after = [], []
    whole = copy.deepcopy(item["arguments"])
    for thing in whole + [p for a in whole for p in a.params]:
        thing.name = word(thing.name)
    arguments = whole[1:]
    skipped = set()
    for i, arg in enumerate(arguments):
        if arg.name in skipped:
            continue
        if arg.kind == "handle" and arg.listed:
            if arg.out:
                counts = [a for a in arguments if a.out and a.kind == "scalar"]
                skipped |= {a.name for a in counts}
                call = "hand_out(%s, %s, %s, made%s)" % (
                    class_of(arg.base),
                    arg.name,
                    arg.count,
                    ", true" if counts else "",
                )
                after.append("unsafe_store!(%s, %s)" % (counts[0].name, call) if counts else call)
            else:
                passed.append("borrow_all(%s, %s, %s)" % (class_of(arg.base), arg.name, arg.count))
        elif arg.kind == "handle" and arg.out:
            after.append("hand_out(%s, %s, made)" % (class_of(arg.base), arg.name))
        elif arg.kind == "handle":
            passed.append("borrow(%s, %s)" % (class_of(arg.base), arg.name))
        elif arg.kind == "string" and arg.out:
            after.append("unsafe_store!(%s, keep_text(user_data, made))" % arg.name)
        elif arg.kind == "string":
            following = arguments[i + 1].name if i + 1 < len(arguments) else ""
            if following == "length":
                skipped.add(following)
                passed.append("unsafe_string(pointer(%s), length)" % arg.name)
            else:
                passed.append("unsafe_string(%s)" % arg.name)
        elif arg.kind == "void" and arg.out:
            after.append("unsafe_store!(%s, hold_copy(user_data, made))" % arg.name)
        elif arg.kind == "function_pointer":
            data = arguments[i + 1].name
            skipped.add(data)
            passed.append("loss_function(%s, %s)" % (arg.name, data))
        elif arg.listed:
            read = "eltype_of" if arg.base == "dtype" else ""
            passed.append("borrow_values(%s, %s%s)" % (arg.name, arg.count, ", " + read if read else ""))
        elif arg.out:
            after.append("unsafe_store!(%s, made)" % arg.name)
        elif arg.has("inout"):
            passed.append("unsafe_load(%s)" % arg.name)
            after.append("made === nothing || unsafe_store!(%s, made)" % arg.name)
        elif arg.base == "bool":
            passed.append("%s != 0" % arg.name)
        elif arg.kind in ("scalar", "enum"):
            passed.append(arg.name)
        else:
            raise SpecError("%s: no conversion of %s to Julia" % (item["name"], arg.name))
    params = [p for a in whole for p in a.params]
    kinds = [c_type(p.ctype) for p in params]
    run = "%s(%s)" % (closure, ", ".join(passed))
    lines = [
        "function call_%s(%s)::Int32"
        % (name, ", ".join("%s::%s" % (p.name, k) for p, k in zip(params, kinds)))
    ]
    lines.append("    guarded() do")
    lines.append("        %s%s" % ("made = " if after else "", run))
    lines += ["        " + line for line in after] + ["    end", "end"]
    listed = ", ".join(kinds) + ("," if len(kinds) == 1 else "")
    return lines + ["pointer_%s() = @cfunction(call_%s, Int32, (%s))" % (name, name, listed), ""]


class Table:
    """A struct of callbacks as keywords of the function that takes it."""

    def __init__(self, api, struct):
        self.struct, self.name = struct, struct["name"]
        self.fields = list(api.fields(struct))
        self.named = any(kind == CHARS for _, kind, _ in self.fields)

    def closures(self):
        return [f for f, kind, _ in self.fields if kind[0] == "callback" and kind[1] != "destroy_fn"]

    def keywords(self):
        for field, kind, _ in self.fields:
            if field in ("struct_size", "destroy"):
                continue
            yield "%s=%s" % (field, "nothing" if kind[0] == "callback" or kind == CHARS else "0")

    def before(self):
        values = []
        lines = ["name_ = name === nothing ? nothing : String(name)"] if self.named else []
        lines.append("user_data_ = hold((%s,))" % ", ".join("%s=%s" % (f, f) for f in self.closures()))
        for field, kind, _ in self.fields:
            if field == "struct_size":
                values.append("sizeof(R.ctn_%s)" % self.name)
            elif field == "destroy":
                values.append("DESTROY()")
            elif kind[0] == "callback":
                values.append("%s === nothing ? C_NULL : pointer_%s_%s()" % (field, self.name, field))
            elif kind == CHARS:
                values.append("name_ === nothing ? Cstring(C_NULL) : Cstring(pointer(name_))")
            else:
                values.append(field)
        return [*lines, "table_ = Ref(R.ctn_%s(" % self.name, *["    %s," % v for v in values], "))"]


def source(api):
    lines = []
    for item in wanted(api):
        lines += trampoline(item, item["name"], "held(user_data)")
    for struct in api.structs.values():
        if is_table(api, struct):
            for field, kind, _ in api.fields(struct):
                if kind[0] == "callback" and kind[1] != "destroy_fn":
                    item = api.callbacks[kind[1]]
                    lines += trampoline(item, "%s_%s" % (struct["name"], field), "held(user_data).%s" % field)
    return lines
