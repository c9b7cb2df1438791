-- Arrays: construction, operators, indexing, memory without copies.
-- luacheck: ignore 311 331 532 (variables that are set to nil, so that the collector releases what they held)
local ct = require "catenary"
local ffi = require "ffi"
local t = require "support"

local a = ct.array { { 1, 2, 3 }, { 4, 5, 6 } }
t.equal(a:shape(), { 2, 3 }, "shape")
t.equal(a:strides(), { 12, 4 }, "strides")
t.equal(a:dtype(), "float32", "default dtype")
t.equal(#a, 2, "length")
t.equal(tostring(a), "[[1. 2. 3.]\n [4. 5. 6.]]", "text")
t.equal(ct.array({ true, false }):dtype(), "bool", "dtype of booleans")
t.equal(ct.array({ true, false }):totable(), { true, false }, "booleans")
t.equal(ct.array(2.5):shape(), {}, "shape of a number")
t.equal(ct.array(2.5):item(), 2.5, "a number")
t.equal(ct.array({}):shape(), { 0 }, "an empty array")
t.equal(ct.array({ {}, {} }):shape(), { 2, 0 }, "rows without elements")

for name in pairs(ct.api.enums.dtype.values) do
  if name ~= "dtype_none" then
    local one = ct.array({ 0, 1, 1 }, name)
    t.equal(one:dtype(), name, "dtype " .. name)
    t.equal(one:totable(), name == "bool" and { false, true, true } or { 0, 1, 1 }, "values of " .. name)
  end
end
t.equal(ct.array({ 2 ^ 52, -2 ^ 52 }, "int64"):totable(), { 2 ^ 52, -2 ^ 52 }, "int64")
t.equal(tostring(ct.array({ 9007199254740993LL }, "int64"):item(0)), "9007199254740993LL", "int64 beyond doubles")

t.equal((a + a):totable(), { { 2, 4, 6 }, { 8, 10, 12 } }, "a + a")
t.equal((a - 1):totable(), { { 0, 1, 2 }, { 3, 4, 5 } }, "a - 1")
t.equal((1 - a):totable(), { { 0, -1, -2 }, { -3, -4, -5 } }, "1 - a")
t.equal((2 * a * 0.5):totable(), a:totable(), "2 * a * 0.5")
t.equal((12 / a):totable(), { { 12, 6, 4 }, { 3, 2.4000000953674, 2 } }, "12 / a")
t.equal((a % 2 + a ^ 2 + -a):totable(), { { 1, 2, 7 }, { 12, 21, 30 } }, "remainder, power, negative")
t.equal((2 ^ ct.array { 1, 3 }):totable(), { 2, 8 }, "2 ^ a")
t.equal((ct.array({ 1, 2 }, "int32") + 1):dtype(), "int32", "integers stay integers")
t.equal((ct.array({ 1, 2 }, "int32") + 0.5):dtype(), "float64", "as in NumPy")
t.check(a == a, "a handle equals itself")
t.check(a ~= a:copy(), "a copy is another handle")

t.equal(a(1, 2), 6, "an element")
t.equal(a { 1 }:totable(), { 4, 5, 6 }, "a row")
t.equal(a { { 0, 2 }, -1 }:totable(), { 3, 6 }, "a slice")
t.equal(a { { nil, nil, -1 }, { 1 } }:totable(), { { 5, 6 }, { 2, 3 } }, "omitted bounds")
t.equal(a { ct.ellipsis, ct.newaxis, 0 }:shape(), { 2, 1 }, "ellipsis and newaxis")
t.equal(a:get_advanced({ ct.array({ 1, 1 }, "int64") }, { ct.array({ 1, 1 }, "int64") }):totable(),
  { { 4, 5, 6 }, { 4, 5, 6 } }, "advanced indexing")
local b = a:copy()
b:set({ 0 }, { 7, 8, 9 })
b:set({ 1, { 0, 2 } }, 0)
t.equal(b:totable(), { { 7, 8, 9 }, { 0, 0, 6 } }, "assignment")
t.equal(a:sum():item(), 21, "sum of all")
t.equal(a:sum(0):totable(), { 5, 7, 9 }, "one axis as a number")
t.equal(a:sum({ 0, 1 }, true):shape(), { 1, 1 }, "axes and a boolean")
t.equal(ct.array_concatenate({ a, b }, 0):shape(), { 4, 3 }, "a list of arrays")
local parts = a:split(1, 3)
t.equal({ #parts, parts[3]:shape()[2] }, { 3, 1 }, "a list of results")
t.equal(ct.array_broadcast { a, ct.array { { 1 }, { 2 } } }, { 2, 3 }, "a list of numbers as a result")
t.equal(ct.dtype.name "float16", "float16", "a name")
t.equal(ct.dtype_result_type({ "int8", "float16" }), "float16", "a list of dtypes")
t.equal(a:device(), "cpu", "a text")

-- Memory of Lua without a copy, both ways.
local memory = ffi.new("float[6]", 1, 2, 3, 4, 5, 6)
local over = ct.array_over(memory, { 2, 3 }, "float32")
memory[5] = 60
t.equal(over(1, 2), 60, "the array sees writes to the memory")
over:set({ 0, 0 }, 10)
t.equal(memory[0], 10, "the memory sees writes to the array")
t.check(ffi.cast("void *", over:pointer()) == ffi.cast("void *", memory), "the address is the same")
t.equal(ct.array_over(memory, { 3 }, "float32", { 8 }):totable(), { 10, 3, 5 }, "strides")
local count = 10 * 2 ^ 20
local large = ffi.new("float[?]", count)
local view = ct.array_over(large, count, "float32")
local used = ct.memory_get_statistics().used_bytes
large[count - 1] = 5
t.equal(view:pointer()[count - 1], 5, "40 MiB in and out")
t.check(ct.memory_get_statistics().used_bytes == used, "nothing was allocated for them")
local kept = ct.kept()
view, over = nil, nil
ct.collect()
t.check(ct.kept() < kept, "the memory is given up with the array")

t.fails("invalid_argument", "array_over: memory", ct.array_over, memory, { 7 }, "float32")
t.fails("shape", "expected a table of 2 elements at depth 1", ct.array, { { 1, 2 }, { 3 } })
t.fails("shape", "expected numbers at depth 1, got string", ct.array, { 1, "x" })
t.fails("invalid_argument", "array: dtype: expected one of bfloat16, bool", ct.array, { 1 }, "float31")
t.done()
