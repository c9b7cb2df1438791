#!/usr/bin/env python3
"""Passes NULL for every pointer that must not be NULL, to every function that the library exports.

Each function is called with valid arguments except for one that is NULL. It must report that (INVALID_ARGUMENT,
and a message that begins with the function's name and contains "NULL"), and every output handle must be NULL
afterward. Then all pointers are NULL at once: nothing may crash.

Usage: nulls_test.py LIBCATENARY DIR   (the folder of raw.py)
"""

import ctypes
import json
import sys
from ctypes import byref, c_char_p, c_int64, c_size_t, c_void_p, cast

sys.path.insert(0, sys.argv[2])
sys.dont_write_bytecode = True
import raw

lib = raw.load(sys.argv[1])
CALLBACK = raw.ctn_destroy_fn.__mro__[1]  # the base of all function pointers
GARBAGE = 0x5A5A5A50  # what output handles hold before a call


def check(status):
    if status:
        raise SystemExit("%s" % lib.ctn_error_message().decode())


def new(name, *arguments):
    handle = c_void_p()
    function = getattr(lib, "ctn_" + name)
    check(function(*arguments, byref(handle)))
    return handle


CALLBACKS = raw.ctn_function_callbacks(
    struct_size=ctypes.sizeof(raw.ctn_function_callbacks),
    name=b"f",
    forward=raw.ctn_function_forward_fn(lambda *_: 0),
)


FUSE_BODY = raw.ctn_fuse_fn(lambda *_: 0)


def objects():
    """One object of every kind of handle, as schemas name them."""
    values = (ctypes.c_double * 4)(1, 2, 3, 4)
    made = {"array": new("array_from_data", values, (c_int64 * 3)(1, 1, 1), 3, raw.CTN_FLOAT64)}
    made["variable"] = new("variable_new", made["array"])
    made["link"] = new("link_chain_new")
    link = made["link"]
    made["link_iterator"], made["param_iterator"] = (
        new("link_iterator_new", link, 0),
        new("param_iterator_new", link),
    )
    made["optimizer"] = new("optimizer_sgd_new", 0.1)
    made["schedule"] = new("schedule_constant_new", 0.1)
    made["random_state"] = new("random_state_new", b"cpu", 100, 1)
    made["context"] = new("context_capture")
    probabilities = new("array_from_data", values, (c_int64 * 1)(4), 1, raw.CTN_FLOAT64)
    made["walker_alias"] = new("walker_alias_new", probabilities)
    lib.ctn_array_release(probabilities)
    made["function"] = new("function_new", byref(CALLBACKS), None)
    for name in (
        "kernel_options",
        "function_options",
        "link_options",
        "load_options",
        "load_report",
        "dictionary",
    ):
        made[name] = new(name + "_new")
    made["serializer"] = new("dictionary_serializer_new", made["dictionary"], b"")
    made["stream"], made["event"] = new("stream_new", b"cpu", 0, 0), new("event_new", b"cpu", 0)
    made["initializer"] = new("initializer_constant_new", 1.0)
    made["loss_scale"] = new("loss_scale_new", 1.0, 2.0, 0.5, 1)
    made["function_hook"] = new("timer_hook_new")
    made["type_expr"] = new("type_expr_new", b"1", None, 0, None)
    made["computational_graph"] = new("build_computational_graph", byref(made["variable"]), 1, None, 0)
    made["elementwise_kernel"] = new("elementwise_kernel_new", b"T x", b"T y", b"y = x", b"k", None)
    made["reduction_kernel"] = new(
        "reduction_kernel_new", b"T x", b"T y", b"x", b"a + b", b"y = a", b"0", b"k", None
    )
    made["raw_kernel"] = new("raw_kernel_new", b'extern "C" __global__ void k() {}', b"k", None)
    made["fused"] = new("fused_new", FUSE_BODY, None, raw.ctn_destroy_fn())
    made["dataset"] = new("dataset_tuple_new", byref(made["array"]), 1)
    made["transform"] = new("transform_scale_new", ctypes.c_double(1))
    made["iterator"] = new("iterator_serial_new", made["dataset"], c_int64(1), 1, 0, ctypes.c_uint64(0))
    used = new("optimizer_sgd_new", ctypes.c_double(0.1))
    check(lib.ctn_optimizer_setup(used, link))
    made["updater"] = new(
        "updater_standard_new",
        made["iterator"],
        used,
        raw.ctn_batch_loss_fn(),
        None,
        raw.ctn_destroy_fn(),
        None,
    )
    made["trigger"] = new("trigger_once_new", 0)
    made["trainer"] = new("trainer_new", made["updater"], made["trigger"], b"never_run")
    made["extension"] = new("extension_log_report_new", None, 0, None, None)
    for name in ("reporter", "summary", "dict_summary"):
        made[name] = new(name + "_new")
    made["object"] = made["array"]
    made["lstm"] = new("link_lstm_new", 2, 2, None)
    return made


HANDLES = objects()
check(lib.ctn_link_add_persistent(HANDLES["link"], b"x", HANDLES["array"]))
TEXTS = {"device": b"cpu", "array_ufunc_outputs": b"add", "optimizer_hyperparameter": b"lr"}
SCALARS = {
    "double": 1.0,
    "dtype": raw.CTN_FLOAT64,
    "size": 1,
    "uint64": 1,
    "int64": 0,
    "random_method": 100,
    "hinge_norm": 1,
}


class Argument:
    """One argument of a schema, and the parameters of the C function that belong to it."""

    def __init__(self, function, entry, types):
        self.text = TEXTS.get(function, TEXTS.get(entry["name"], b"x"))
        self.name, self.type = entry["name"], entry["type"]
        if self.type == "link" and self.name in HANDLES:  # a link of a class
            self.type = self.name
        self.out = entry.get("out", False)
        self.list = "count" in entry
        self.nullable = entry.get("nullable", False)
        self.count = (
            3
            if self.type in ("callback", "text")
            else 2
            if self.list and not entry.get("shared_count")
            else 1
        )
        self.types = types[: self.count]
        pointer = self.types[0]
        self.pointer = (
            pointer is c_char_p
            or pointer is c_void_p
            or hasattr(pointer, "contents")
            or self.type == "callback"
        )
        self.slot = None

    def null(self):
        if self.type == "text":
            return [None, 0, None]
        if self.type == "callback":
            return [self.types[0](), None, self.types[2]()]
        return [None] + [1] * (self.count - 1)

    def value(self):
        """A valid value, or None if there is no such object."""
        if self.type == "callback":
            return [self.types[0](lambda *_: 0), None, self.types[2]()]
        if self.type == "text":
            return [ctypes.create_string_buffer(99), 99, ctypes.pointer(c_size_t())]
        if issubclass(self.types[0], CALLBACK):
            return [self.types[0]()]
        if not self.pointer:
            return [SCALARS.get(self.type, 0)]
        rest = [int(self.name != "index")] * (self.count - 1)
        first = self.types[0]
        if self.type in HANDLES or self.type == "npz_file":
            if self.out or self.list:
                self.slot = (c_void_p * 2)(GARBAGE if self.out else HANDLES.get(self.type), None)
                return [cast(self.slot, first)] + rest
            return [cast(HANDLES[self.type], first)] if self.type in HANDLES else None
        if first is c_char_p:
            return [self.text] + rest
        if first is c_void_p:
            return [ctypes.create_string_buffer(99)] + rest
        if self.type == "string":
            self.slot = None
            return [cast((c_char_p * 2)(None if self.out else b"x"), first)] + rest
        one = (first._type_ * 2)()
        if self.type == "index":
            one[0].kind = raw.CTN_INDEX_ELLIPSIS
        for field, _ in getattr(first._type_, "_fields_", ()):
            if field == "struct_size":
                one[0].struct_size = ctypes.sizeof(first._type_)
        return [cast(one, first)] + rest


def arguments_of(schema, function):
    types, made = list(raw.FUNCTIONS[function.__name__][1]), []
    for entry in schema["arguments"]:
        made.append(Argument(schema["name"], entry, types))
        types = types[made[-1].count :]
    assert not types, (schema["name"], types)
    return made


def call(function, arguments, null):
    parameters = []
    for argument in arguments:
        value = argument.null() if argument in null else argument.value()
        if value is None:
            return None
        parameters += value
    return function(*parameters)


failures = []
checked = 0
for index in range(lib.ctn_op_count()):
    schema = json.loads(lib.ctn_op_schema(index).decode())
    name = schema["name"]
    function = getattr(lib, "ctn_" + name)
    arguments = arguments_of(schema, function)
    pointers = [a for a in arguments if a.pointer]
    if schema["returns"] != "status":
        if pointers and all(a.nullable for a in pointers):
            call(function, arguments, pointers)
        continue
    for wrong in pointers:
        if wrong.nullable or wrong.type == "text" or name.endswith("_set_binding") and wrong.name != "self":
            continue
        for argument in arguments:
            argument.slot = None
        status = call(function, arguments, [wrong])
        if status is None:
            continue
        checked += 1
        message = lib.ctn_error_message().decode()
        case = "%s with NULL for %s: " % (name, wrong.name)
        if status != raw.CTN_ERROR_INVALID_ARGUMENT or lib.ctn_error_code() != status:
            failures.append(case + "status %d, %s" % (status, message))
        elif not message.startswith(name + ": ") or "NULL" not in message:
            failures.append(case + "the message is %s" % message)
        for other in arguments:
            if other.out and other.slot is not None and other is not wrong and other.slot[0]:
                failures.append(case + "the output %s is not NULL" % other.name)
    # All at once, including text outputs and arguments that may be NULL.
    status = call(function, arguments, pointers)
    if status == 0 and any(not a.nullable for a in pointers):
        failures.append("%s succeeds if all pointers are NULL" % name)

for line in failures:
    print(line)
print("%d calls with NULL, %d failures" % (checked, len(failures)))
sys.exit(1 if failures or checked < 1000 else 0)
