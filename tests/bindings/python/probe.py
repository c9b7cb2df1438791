"""The calls that every binding must get right, through ctypes. Prints "N passed, N failed".

Usage: probe.py DIR (the folder of raw.py)
"""

import sys
from ctypes import byref, c_float, c_int64, c_void_p, cast, sizeof

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import raw

lib = raw.load()
passed = failed = 0


def check(condition, what):
    global passed, failed
    if condition:
        passed += 1
    else:
        failed += 1
        print("FAILED %s (last error: %s)" % (what, lib.ctn_error_message().decode()))


def matrix(values):
    array = c_void_p()
    status = lib.ctn_array_from_data(
        (c_float * 6)(*values), (c_int64 * 2)(2, 3), 2, raw.CTN_FLOAT32, byref(array)
    )
    check(status == raw.CTN_OK, "array_from_data")
    return array


def values(array):
    result = (c_float * 6)()
    check(lib.ctn_array_to_data(array, result, sizeof(result)) == raw.CTN_OK, "array_to_data")
    return list(result)


a, b, c = matrix([1, 2, 3, 4, 5, 6]), matrix([10, 20, 30, 40, 50, 60]), c_void_p()
check(lib.ctn_array_add(a, b, byref(c)) == raw.CTN_OK and c, "array_add")
check(lib.ctn_array_shape(c)[: lib.ctn_array_ndim(c)] == [2, 3], "shape")
check(values(c) == [11, 22, 33, 44, 55, 66], "values of the sum")
lib.ctn_array_release(c)

wrong = c_void_p()
check(lib.ctn_array_zeros((c_int64 * 1)(4), 1, raw.CTN_FLOAT32, byref(wrong)) == raw.CTN_OK, "array_zeros")
check(lib.ctn_array_add(a, wrong, byref(c)) == raw.CTN_ERROR_SHAPE, "a failing call gives its status")
check(not c, "the output of a failing call is NULL")
check(
    lib.ctn_error_code() == raw.CTN_ERROR_SHAPE and lib.ctn_error_message().startswith(b"array_add:"),
    "a failing call leaves its message",
)
check(lib.ctn_array_add(a, None, byref(c)) == raw.CTN_ERROR_INVALID_ARGUMENT, "NULL is an error")

destroyed = 0


@raw.ctn_function_forward_fn
def twice(user_data, node, inputs, input_count, outputs, output_count):
    return lib.ctn_array_add(inputs[0], inputs[0], outputs)


@raw.ctn_function_forward_fn
def refuse(user_data, node, inputs, input_count, outputs, output_count):
    lib.ctn_error_set(raw.CTN_ERROR_UNSUPPORTED, b"the probe says no")
    return raw.CTN_ERROR_UNSUPPORTED


@raw.ctn_link_forward_fn
def refuse_link(user_data, link, inputs, input_count, outputs, output_count):
    lib.ctn_error_set(raw.CTN_ERROR_IO, b"the link says no")
    return raw.CTN_ERROR_IO


@raw.ctn_destroy_fn
def count(user_data):
    global destroyed
    destroyed += 1


def user_function(forward):
    callbacks = raw.ctn_function_callbacks(
        struct_size=sizeof(raw.ctn_function_callbacks),
        name=b"Probe",
        forward=forward,
        destroy=cast(count, raw.ctn_destroy_fn),
    )
    function = c_void_p()
    check(lib.ctn_function_new(byref(callbacks), None, byref(function)) == raw.CTN_OK, "function_new")
    return function


x, y, data = c_void_p(), c_void_p(), c_void_p()
check(lib.ctn_variable_new(a, byref(x)) == raw.CTN_OK, "variable_new")
function = user_function(twice)
check(lib.ctn_function_call(function, byref(x), 1, byref(y), 1) == raw.CTN_OK, "function_call")
check(
    lib.ctn_variable_data(y, byref(data)) == raw.CTN_OK and values(data) == [2, 4, 6, 8, 10, 12],
    "values of the user function",
)
lib.ctn_array_release(data)
lib.ctn_variable_release(y)
lib.ctn_function_release(function)
check(destroyed == 1, "destroy of the user function runs once")

function = user_function(refuse)
check(
    lib.ctn_function_call(function, byref(x), 1, byref(y), 1) == raw.CTN_ERROR_UNSUPPORTED,
    "status of a callback",
)
check(lib.ctn_error_message() == b"the probe says no", "message of a callback")
check(not y, "no output after a callback's error")
lib.ctn_function_release(function)
check(destroyed == 2, "destroy runs after an error too")

link = c_void_p()
check(lib.ctn_link_new(refuse_link, None, count, byref(link)) == raw.CTN_OK, "link_new")
check(lib.ctn_link_call1(link, x, byref(y)) == raw.CTN_ERROR_IO, "status of a link's callback")
check(lib.ctn_error_message() == b"the link says no", "message of a link's callback")
lib.ctn_link_release(link)
check(destroyed == 3, "destroy of the link's callback runs once")

lib.ctn_variable_release(x)
for array in (wrong, b, a):
    lib.ctn_array_release(array)
print("%d passed, %d failed" % (passed, failed))
sys.exit(failed != 0)
