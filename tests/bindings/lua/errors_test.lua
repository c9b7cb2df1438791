-- Failing calls, and arguments that are wrong before the library sees them.
local ct = require "catenary"
local t = require "support"

local a, b = ct.array { 1, 2 }, ct.array { 1, 2, 3 }
t.fails("shape", "array_add: operands: expected shapes that broadcast together, got (2,) and (3,)", ct.array_add, a, b)
t.fails("index", "array_sum", ct.array_sum, a, 5)
t.fails("device", "abacus", ct.device_set_current, "abacus")
t.fails("not_found", "missing.npz", ct.npz_file_open, "/tmp/missing.npz")

-- A library call that failed leaves everything as it was.
t.equal((a + a):totable(), { 2, 4 }, "a call after a failure")

local ok, err = pcall(ct.array_add, a, b)
t.check(not ok and tostring(err) == err.message, "an error prints as its message")
t.equal(err.status, "shape", "the status")
t.equal(err.code, ct.ERROR_SHAPE, "the code")
t.check(not ct.is_error "text" and not ct.is_error {}, "other errors are not of the library")

t.fails("invalid_argument", "array_add: x2: expected an array, got nil", ct.array_add, a)
t.fails("invalid_argument", "array_add: x1: expected an array, got string", ct.array_add, "a", a)
t.fails("invalid_argument", "expected an array, got ctype<struct ctn_variable *>", ct.array_add, a, ct.variable { 1 })
t.fails("invalid_argument", "array_sum: keepdims: expected a boolean, got number", ct.array_sum, a, nil, 1)
t.fails("invalid_argument", "array_repeat: repeats", ct.array_repeat, a, 1.5)
t.fails("invalid_argument", "of type int32, got 3000000000", ct.set_thread_count, 3e9)
t.fails("invalid_argument", "of type int64, got nan", ct.array_zeros, { 0 / 0 }, "float32")
t.fails("invalid_argument", "array_zeros: shape: expected a table, got nil", ct.array_zeros, nil, "float32")
t.fails("invalid_argument", "array_zeros: dtype: expected one of bfloat16, bool", ct.array_zeros, { 1 }, "float")
t.fails("invalid_argument", "without zero bytes", ct.npz_file_open, "a\0b")
t.fails("invalid_argument", "expected a string, got number", ct.npz_file_open, 5)
t.fails("invalid_argument", "array_concatenate: arrays", ct.array_concatenate, { a, 5 }, 0)
t.fails("invalid_argument", "expected a handle, got number", ct.object_use_count, 5)
t.done()
