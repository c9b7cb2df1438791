-- The collector gives memory back: a million arrays, large arrays, results of functions, and cycles that Lua can see.
-- luacheck: ignore 311 331 532 (variables that are set to nil, so that the collector releases what they held)
local ct = require "catenary"
local t = require "support"

local function used() return tonumber(ct.memory_get_statistics().used_bytes) end

local function highest(count, make)
  ct.collect()
  local before, most = used(), 0
  for i = 1, count do
    make()
    if i % 1000 == 0 or count < 10000 then most = math.max(most, used() - before) end
  end
  ct.collect()
  return most, used() - before
end

local function resident()
  for line in io.lines "/proc/self/status" do
    local kilobytes = line:match "^VmRSS:%s+(%d+)"
    if kilobytes then return tonumber(kilobytes) * 1024 end
  end
end

-- Small arrays: their number is what the collector sees.
local ten = ct.array { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }
highest(100000, function() return ten + ten end)
local before = resident()
local most, left = highest(1000000, function() return ten + ten end)
t.check(left == 0, "nothing is left of a million arrays: " .. left)
t.check(most < 32 * 2 ^ 20, "bytes of arrays at most: " .. most)
t.check(resident() - before < 48 * 2 ^ 20, "growth of the process: " .. resident() - before)

-- Large arrays: their bytes count, not their number.
local large = ct.array_zeros({ 2 ^ 20 }, "float32") -- 4 MiB
most, left = highest(500, function() return large + 1 end)
t.check(left == 0, "nothing is left of 2 GB of arrays: " .. left)
t.check(most <= 160 * 2 ^ 20, "bytes of large arrays at most: " .. most)

-- At once, and only once.
ct.collect()
local one = large + 1
local with_one = used()
one:release()
t.check(used() <= with_one - 4 * 2 ^ 20, "memory of an array that was released")
one = nil
ct.collect()
t.check(used() <= with_one - 4 * 2 ^ 20, "the collector leaves it alone")
local twice = ct.array_retain(ten)
t.equal(ten:use_count(), 2, "an object of its own for a new reference")
twice:release()
t.equal(ten:use_count(), 1, "a reference that was given back")

-- Histories.
local x = ct.variable(large)
most, left = highest(200, function() return (x * x):sum() end)
t.check(left == 0, "nothing is left of histories: " .. left)
t.check(most <= 256 * 2 ^ 20, "bytes of histories at most: " .. most)

-- A limit that only the collector can keep: the call that fails collects and is repeated.
ct.collect()
ct.memory_trim "cpu"
local limit = used() + 24 * 2 ^ 20
ct.memory_set_limit("cpu", limit)
local ok, err = pcall(function()
  for _ = 1, 100 do local _ = large + 1 end
end)
t.check(ok, "allocations under a limit: " .. tostring(err))
t.fails("out_of_memory", "array_zeros", ct.array_zeros, { 2 ^ 24 }, "float32")
ct.memory_set_limit("cpu", 0)

-- Functions that the library gave back are forgotten while others are registered.
for _ = 1, 1000 do ct.user_function { forward = function(_, a) return a end }(ct.variable { 1 }) end
ct.collect()
t.equal(ct.kept(), 0, "user functions that are kept")
t.done()
