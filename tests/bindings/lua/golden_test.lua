-- The recorded results of the reference and of NumPy (tests/golden/vectors) through the binding: every function on
-- variables with its gradients, and the elementwise operations and reductions of arrays.
local cjson = require "cjson"
local ct = require "catenary"
local t = require "support"

local api = ct.api
local VECTORS = debug.getinfo(1, "S").source:match "^@(.*)/bindings/lua/[^/]*$" .. "/golden/vectors/"

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read "*a"
  file:close()
  return cjson.decode(text)
end

local function null(value) if value ~= cjson.null then return value end end

-- Equal dtypes and shapes, and values within the tolerances of the case.
local function same(got, wanted, case, what)
  assert(got:dtype() == wanted:dtype(), what .. ": expected dtype " .. wanted:dtype() .. ", got " .. got:dtype())
  assert(table.concat(got:shape(), ",") == table.concat(wanted:shape(), ","), what .. ": wrong shape")
  ct.testing_assert_allclose(got, wanted, case.rtol, case.atol, what, true)
end

-- Functions.

-- The value of a parameter that is not a variable, by its name in C, from the reference's arguments.
local function attribute(case, name)
  local attrs = case.attrs
  local base, part = name:match "^(.*)_([yx])$"
  if base and attrs[base] ~= nil then
    local pair = null(attrs[base])
    return pair and pair[part == "y" and 1 or 2] or 0
  end
  if name == "norm" then return attrs.norm:lower() end
  if name == "axes" and attrs.axes == nil then name = "axis" end
  return null(attrs[name])
end

local RECORDED = { mask = "mask", eps = "noise", samples = "samples" } -- draws, by the option that replays them

local special = {}

-- Results of a function whose arguments have the reference's names.
local function by_names(case, inputs)
  local description = api.functions[case.op]
  local given, count, used = {}, 0, 0
  for _, argument in ipairs(description.arguments) do
    if not argument.out then
      count = count + 1
      if argument.type == "variable" then
        if argument.count then
          local list, role = {}, case.inputs[used + 1].role
          while case.inputs[used + 1] and case.inputs[used + 1].role == role do
            used = used + 1
            list[#list + 1] = inputs[used]
          end
          given[count] = list
        else
          used = used + 1
          given[count] = inputs[used]
        end
      elseif argument.type == "function_options" then
        given[count] = case.options
      elseif api.handles[argument.type] then
        given[count] = nil
      else
        given[count] = attribute(case, argument.name)
      end
    end
  end
  return { ct[case.op](unpack(given, 1, count)) }
end

function special.broadcast(_, inputs) return ct.broadcast(inputs) end
function special.identity(_, inputs)
  local outputs = {}
  for i, input in ipairs(inputs) do outputs[i] = ct.identity(input) end
  return outputs
end
function special.copy(_, inputs) return { ct.copy(inputs[1], "cpu") } end

function special.split_axis(case, inputs)
  local axis, where = case.attrs.axis, case.attrs.indices_or_sections
  if type(where) == "number" then return ct.split_axis(inputs[1], axis, where) end
  return ct.split_axis_at(inputs[1], where, axis, #where + 1)
end

function special.dropout(case, inputs)
  local run = case.attrs.train and ct.train_mode or ct.test_mode
  return { run(ct.dropout, inputs[1], case.attrs.ratio, case.options) }
end

local OPERATORS = {
  add = function(a, b) return a + b end,
  sub = function(a, b) return a - b end,
  mul = function(a, b) return a * b end,
  div = function(a, b) return a / b end,
  pow = function(a, b) return a ^ b end,
}
for name, operator in pairs(OPERATORS) do
  special[name] = function(case, inputs)
    local sides, used = {}, 0
    for i, side in ipairs { case.attrs.lhs, case.attrs.rhs } do
      if side == "scalar" then
        sides[i] = case.attrs.scalar
      else
        used = used + 1
        sides[i] = inputs[used]
      end
    end
    return { operator(sides[1], sides[2]) }
  end
end

local function function_case(case)
  local file = ct.npz_file_open(VECTORS .. "functions/" .. case.id .. ".npz")
  local inputs, by_key = {}, {}
  for i, input in ipairs(case.inputs) do
    local make = input.kind == "variable" and ct.variable or ct.constant
    inputs[i] = make(file:read(input.key))
    by_key[input.key] = inputs[i]
  end
  for _, draw in ipairs(case.recorded) do
    case.options = case.options or {}
    case.options[RECORDED[draw.role]] = file:read(draw.key)
  end
  local outputs = (special[case.op] or by_names)(case, inputs)
  assert(#outputs == #case.outputs, "wrong number of outputs")
  local loss
  for i, key in ipairs(case.outputs) do
    same(outputs[i]:data(), file:read(key), case, key)
    local gradient = null(case.grad_outputs[i])
    if gradient then
      local part = (outputs[i] * ct.constant(file:read(gradient))):sum()
      loss = loss and loss + part or part
    end
  end
  if #case.grad_inputs > 0 then
    (loss or outputs[1]):backward()
    for _, gradient in ipairs(case.grad_inputs) do
      local got = by_key[gradient.input]:grad()
      local wanted = file:read(gradient.key)
      if not got then
        got = ct.array_zeros(wanted:shape(), wanted:dtype()) -- no gradient arrived
      end
      same(got, wanted, case, gradient.key)
    end
  end
end

-- Arrays.

local function viewed(array, steps)
  for _, step in ipairs(steps or {}) do
    if step.slice then
      local items = {}
      for i, bounds in ipairs(step.slice) do
        items[i] = bounds == cjson.null and {} or { null(bounds[1]), null(bounds[2]), null(bounds[3]) }
      end
      array = array:get(items)
    elseif step.transpose then
      array = array:transpose(step.transpose)
    elseif step.index then
      local items = {}
      for i = 1, step.index[1] do items[i] = {} end
      items[step.index[1] + 1] = step.index[2]
      array = array:get(items)
    elseif step.newaxis then
      array = array:expand_dims(step.newaxis)
    else
      array = array:broadcast_to(step.broadcast_to)
    end
  end
  return array
end

local GROUPS = { ufunc_unary = true, ufunc_binary = true, ufunc_edge = true, reductions = true }
local REDUCTIONS = { sum = "sum", prod = "prod", amax = "max", amin = "min", mean = "mean", var = "var", std = "std" }
local ERRORS = { -- kinds of errors in the vectors
  shape = "shape", reshape = "shape", axis = "index", index = "index", cast = "dtype", type = "dtype",
  value = "invalid_argument",
}
local operations = {}
for _, operation in ipairs(api.operations) do operations[operation.operation] = true end

local function array_call(case, inputs)
  local attrs = case.attrs
  local axis, keepdims = null(attrs.axis), attrs.keepdims or false
  if REDUCTIONS[case.op] then
    local f, a = ct.find("array_" .. REDUCTIONS[case.op]), inputs[1]
    if case.op == "amax" or case.op == "amin" then return f(a, axis, keepdims) end
    if case.op == "var" or case.op == "std" then return f(a, axis, attrs.ddof or 0, keepdims, attrs.dtype) end
    return f(a, axis, keepdims, attrs.dtype)
  elseif case.op == "argmax" or case.op == "argmin" then
    return ct.find("array_" .. case.op)(inputs[1], axis or ct.AXIS_NONE, keepdims)
  end
  return ct.find("array_" .. case.op)(unpack(inputs))
end

local function array_case(case, file)
  local inputs, stored = {}, {}
  for i, input in ipairs(case.inputs) do
    stored[input.key] = stored[input.key] or file:read(input.key)
    inputs[i] = viewed(stored[input.key], input.view)
  end
  if case.error ~= cjson.null then
    local ok, err = pcall(array_call, case, inputs)
    assert(not ok and ct.is_error(err), "expected an error")
    assert(err.status == ERRORS[case.error], "expected " .. ERRORS[case.error] .. ", got " .. err.status)
    return
  end
  local outputs = { array_call(case, inputs) }
  for i, output in ipairs(case.outputs) do same(outputs[i], file:read(output.key), case, output.name) end
end

local function runs(case)
  if not GROUPS[case.group] then return false end
  for _, input in ipairs(case.inputs) do
    if not input.key or input.name:find "^out" then return false end -- numbers and destinations
  end
  return operations[case.op] or REDUCTIONS[case.op] or case.op == "argmax" or case.op == "argmin"
end

local counts = { functions = 0, arrays = 0 }

local function attempt(kind, case, ...)
  local ok, err = pcall(...)
  t.check(ok, case.id .. ": " .. tostring(err))
  counts[kind] = counts[kind] + 1
end

for _, case in ipairs(read(VECTORS .. "functions/cases.json")) do attempt("functions", case, function_case, case) end
local files = {}
for _, case in ipairs(read(VECTORS .. "arrays/cases.json")) do
  if runs(case) then
    files[case.group] = files[case.group] or ct.npz_file_open(VECTORS .. "arrays/" .. case.group .. ".npz")
    attempt("arrays", case, array_case, case, files[case.group])
  end
end
print(("%d cases of functions, %d of arrays"):format(counts.functions, counts.arrays))
t.check(counts.functions == 798 and counts.arrays > 2500, "the number of cases")
t.done()
