-- Wrong values for every argument of every function: a call returns, or fails with an error of the library or of the
-- binding that begins with the name of a function. The process survives.
local ct = require "catenary"
local ffi = require "ffi"
local t = require "support"
local api = ct.api

local ROUNDS = 12
local NOWHERE = "/nonexistent/file.npz"
local array, variable = ct.array { { 1, 2 }, { 3, 4 } }, ct.variable { 1, 2 }

local POOL = {
  function() return nil end,
  function() return 0 / 0 end,
  function() return -1 end,
  function() return 2 ^ 53 end,
  function() return 1e300 end,
  function() return 0.5 end,
  function() return true end,
  function() return NOWHERE end,
  function() return "\255\0" end,
  function() return {} end,
  function() return { n = 3 } end,
  function() return { -1, "x", array } end,
  function() return { array, variable } end,
  function() return function() error "no" end end,
  function() return coroutine.create(function() end) end,
  function() return array end,
  function() return variable end,
  function() return ct.link.linear(2, 2) end,
  function() return ct.context_capture() end,
  function() return 5LL end,
  function() return ffi.new "int[4]" end,
  function() return ffi.cast("ctn_array *", nil) end,
  function() return ct.newaxis end,
}

-- Functions that take addresses, whose sizes nobody can check, or that change what all other tests use.
local function excluded(description)
  for _, argument in ipairs(description.arguments) do
    if argument.type == "void" or api.callbacks[argument.type] or argument.type == "allocator" then return true end
  end
  return description.name:find "^memory_" or description.name:find "_release$" or description.name:find "thread_count"
    or description.name:find "^set_debug"
end

math.randomseed(15)
local calls, failures = 0, 0
for _, name in ipairs(api.order) do
  local description = api.functions[name]
  if not excluded(description) then
    local f = ct.find(name)
    for _ = 1, ROUNDS do
      local given = {}
      local count = #description.arguments + 1
      for i = 1, count do given[i] = POOL[math.random(#POOL)]() end
      local ok, err = pcall(f, unpack(given, 1, count))
      calls = calls + 1
      if not ok then
        failures = failures + 1
        local expected = ct.is_error(err) and err.message:find "^[%w_]+:" or tostring(err):find "no$"
        if not expected then t.check(false, name .. ": " .. tostring(err)) end
      end
    end
  end
end
ct.set_backprop_enabled(true)
ct.set_train(true)
t.check(failures > calls / 2, "most calls fail: " .. failures .. " of " .. calls)
t.equal((ct.array { 1, 2 } + 1):totable(), { 2, 3 }, "the library works afterward")
print(calls .. " calls, " .. failures .. " of them failed")
t.done()
