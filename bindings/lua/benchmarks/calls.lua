-- The cost of calls: medians of 51 measurements, in nanoseconds, and of arrays that pass in and out.
--
-- Usage: luajit calls.lua
local ffi = require "ffi"
local ct = require "catenary"

ffi.cdef [[
typedef struct { long seconds, nanoseconds; } calls_time;
int clock_gettime(int clock, calls_time *time);
]]
local MONOTONIC = 1
local time = ffi.new "calls_time"

local function now()
  ffi.C.clock_gettime(MONOTONIC, time)
  return tonumber(time.seconds) * 1e9 + tonumber(time.nanoseconds)
end

local function report(name, count, f)
  local measured = {}
  f(count)
  for i = 1, 51 do
    local began = now()
    f(count)
    measured[i] = (now() - began) / count
  end
  table.sort(measured)
  print(("%-28s %9.0f ns (%.0f at least)"):format(name, measured[26], measured[1]))
end

local ten = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }
local a, b = ct.array(ten), ct.array(ten)
local x = ct.variable(ten)
local add = ct.array_add

report("op/add_10", 10000, function(count)
  for _ = 1, count do local _ = add(a, b) end
end)
report("op/add_10, a + b", 10000, function(count)
  for _ = 1, count do local _ = a + b end
end)
report("op/add_10 of variables", 2000, function(count)
  for _ = 1, count do local _ = x + x end
end)
report("backward of sum(x * x)", 500, function(count)
  for _ = 1, count do
    x:cleargrad()
    ct.sum(x * x):backward()
  end
end)
local memory = ffi.new("float[?]", 10 * 2 ^ 20)
report("40 MiB in, without a copy", 1000, function(count)
  for _ = 1, count do local _ = ct.array_over(memory, 10 * 2 ^ 20, "float32") end
end)
local large = ct.array_over(memory, 10 * 2 ^ 20, "float32")
report("40 MiB out, without a copy", 1000, function(count)
  for _ = 1, count do local _ = large:pointer() end
end)
