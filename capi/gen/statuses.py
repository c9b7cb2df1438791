"""Which statuses a function can return: those of its specification and those that follow from its arguments.

CTN_ERROR_INTERNAL, and CTN_ERROR_CUDA where CUDA devices are in use, are not listed: every function may
return them.
"""

ALWAYS = ["INVALID_ARGUMENT", "OUT_OF_MEMORY"]
OPERANDS = ("array", "variable")
REGISTERS = ("_new", "_set_", "_add_")  # callbacks that are kept for later


def operands(function):
    """The number of arrays and variables that are passed in; a list counts as two."""
    return sum(
        2 if a.listed else 1 for a in function.args if a.kind == "handle" and a.base in OPERANDS and not a.out
    )


def runs_callback(api, function):
    """Whether a callback that can fail is called before the function returns."""
    if any(part in function.name + "_" for part in REGISTERS) or function.name.endswith("_new"):
        return False
    return any(
        a.kind == "callback" and api.callbacks[a.base].get("returns", "status") == "status"
        for a in function.args
    )


def implied(api, function):
    if operands(function) >= 2 or operands(function) and any(a.base == "link" for a in function.args):
        yield "DEVICE"
    if any(a.kind == "string" and a.name == "device" and not a.out for a in function.args):
        yield "DEVICE"
        yield "UNAVAILABLE"
    if any(a.kind == "struct" and api.structs[a.base].get("sized") for a in function.args):
        yield "UNSUPPORTED"
    if runs_callback(api, function):
        yield "CALLBACK"
    if function.derivatives:
        yield "NAN"


def statuses(api, function):
    """Names without CTN_ERROR_, other than CTN_OK; nothing for functions that cannot fail."""
    if not function.fails:
        return []
    first = [e for e in function.errors if e not in ALWAYS]
    return first + [e for e in dict.fromkeys(implied(api, function)) if e not in first] + ALWAYS
