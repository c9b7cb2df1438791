-- Lua functions as callbacks.
--
-- LuaJIT has few slots for callbacks and cannot enter Lua on a foreign thread. Therefore each kind of callback has one
-- permanent C function, which finds the Lua function by its user_data, and `destroy`, which may run on any thread, is
-- sem_post of the C library: the next registration sees which semaphores were posted and forgets their functions.
-- No error crosses a C frame: it is kept, and the call that fails because of it raises it again.
jit.off(true, true) -- its functions are made in loops: see jit.lua

local ffi = require "ffi"
local api = require "catenary.api"
local errors = require "catenary.errors"
local handles = require "catenary.handles"
local values = require "catenary.values"

ffi.cdef [[
int catenary_sem_init(void *semaphore, int shared, unsigned value) __asm__("sem_init");
int catenary_sem_post(void *semaphore) __asm__("sem_post");
int catenary_sem_trywait(void *semaphore) __asm__("sem_trywait");
]]

local cast, system = ffi.cast, ffi.C
local raise = errors.raise
local FLAG = ffi.typeof "int64_t[8]" -- large enough for a sem_t everywhere
local DESTROY = cast("ctn_destroy_fn", system.catenary_sem_post)

local callbacks = { destroy = DESTROY, compiled = {} }

-- What the library still holds: by address, and as a list to look through.
local entries, order, place = {}, {}, 1

local function key_of(pointer) return tonumber(cast("uintptr_t", pointer)) end

-- Looks at up to `count` entries and forgets those that the library gave back.
local function sweep(count)
  for _ = 1, math.min(count, #order) do
    if place > #order then place = 1 end
    local entry = order[place]
    if system.catenary_sem_trywait(entry.flag) == 0 then
      entries[key_of(entry.flag)] = nil
      order[place] = order[#order]
      order[#order] = nil
      if entry.finish then entry.finish() end
    else
      place = place + 1
    end
  end
end

-- Keeps a value until the library calls `destroy` with the address that is returned. `finish` runs some time after.
function callbacks.keep(value, finish)
  sweep(4)
  local flag = FLAG()
  system.catenary_sem_init(flag, 0, 0)
  local entry = { flag = flag, value = value, finish = finish }
  entries[key_of(flag)] = entry
  order[#order + 1] = entry
  return flag
end

-- The number of values that are kept, after a look at all of them.
function callbacks.kept()
  sweep(#order)
  return #order
end

-- Conversions of single values.

local function borrowed(kind)
  local retain, adopt = handles.retain[kind], handles.adopt[kind]
  return function(handle)
    if handle == nil then return nil end
    return adopt(retain(handle))
  end
end

local function scalar(kind)
  if kind == "bool" then return function(value) return value ~= 0 end end
  if api.enums[kind] then return values.named[kind] end
  return values.number
end

local function writer(kind)
  if kind == "bool" then return values.bool end
  if kind == "double" then return values.double end
  return api.enums[kind] and values.enum[kind] or values.integer[kind]
end

-- Gives a reference of a result to the library.
local function give(kind, value, where, argument, nullable)
  local handle = handles.check[kind](value, where, argument, nullable)
  if handle == nil then return nil end
  return cast(handles.types[kind], handles.retain[kind](handle))
end

-- A C function such as ctn_loss_fn, with its data, as a Lua function.
local function function_of(kind, pointer, data)
  local outs = {}
  for _, argument in ipairs(api.callbacks[kind].arguments) do
    if argument.out then outs[#outs + 1] = argument.type end
  end
  return function()
    local cells, results = {}, {}
    for i, out in ipairs(outs) do cells[i] = ffi.new("ctn_" .. out .. " *[1]") end
    local code = pointer(data, unpack(cells))
    if code ~= 0 then errors.fail(code) end
    for i, out in ipairs(outs) do results[i] = handles.adopt[out](cells[i][0]) end
    return unpack(results)
  end
end

-- Functions that take the parameters of a call from C, `p`, and give a value for Lua.

local function list_reader(argument, here)
  local read = api.handles[argument.type] and borrowed(argument.type) or scalar(argument.type)
  return function(p)
    local list = { n = tonumber(p[here + 1]) }
    for k = 1, list.n do list[k] = read(p[here][k - 1]) end
    return list
  end
end

local function reader(argument, here)
  local kind = argument.type
  if api.callbacks[kind] then
    return function(p) return p[here] ~= nil and function_of(kind, p[here], p[here + 1]) or nil end
  elseif argument.count then
    return list_reader(argument, here)
  elseif argument.inout and not api.handles[kind] then
    local read = scalar(kind)
    return function(p) return read(p[here][0]) end
  elseif argument.sized then
    return function(p) return ffi.string(p[here], p[here + 1]) end
  end
  local read = kind == "string" and values.text or api.handles[kind] and borrowed(kind) or scalar(kind)
  return function(p) return read(p[here]) end
end

-- Functions that take these parameters and the results of the Lua function, and write what C expects.

-- A list of handles. `room` is the parameter with its length; if `counted`, the next one receives how many there are.
local function list_writer(callback, argument, here, room, counted)
  local kind, where, name = argument.type, callback.name, argument.name
  local optional = argument.maybe or argument.nullable
  return function(p, results)
    local list = type(results[1]) == "table" and results[1] or results
    local most = tonumber(p[room])
    local got = counted and #list or most
    if #list > most then
      raise("invalid_argument", "%s: %s: expected at most %d results, got %d", where, name, most, #list)
    end
    for k = 1, got do handles.check[kind](list[k], where, name, optional) end -- before anything is given away
    for k = 1, got do p[here][k - 1] = give(kind, list[k], where, name, optional) end
    if counted then p[room + 1][0] = got end
  end
end

local function value_writer(callback, argument, here)
  local kind, where, name = argument.type, callback.name, argument.name
  if kind == "void" then -- the user_data of a copy
    return function(p, results, entry)
      local value = results[1]
      if value == nil then value = entry.value end
      p[here][0] = callbacks.keep(value)
    end
  elseif kind == "string" then
    return function(p, results, entry)
      if results[1] == nil then return end
      entry.text = values.string(results[1], where, name)
      p[here][0] = entry.text
    end
  elseif api.handles[kind] then
    return function(p, results)
      p[here][0] = give(kind, results[1], where, name, argument.maybe or argument.nullable)
    end
  end
  local convert = writer(kind)
  return function(p, results)
    if results[1] ~= nil or not argument.inout then p[here][0] = convert(results[1], where, name) end
  end
end

-- The parameter with the length of a list.
local function room_of(arguments, list)
  local position = 1
  for _, argument in ipairs(arguments) do
    if argument.count == list.count and not argument.shared_count then return position + 1 end
    position = position + #argument.parameters
  end
end

-- How the arguments of a kind of callback arrive, and how the results leave.
local function plan(callback)
  local reads, writes, at = {}, {}, 1
  local arguments = callback.arguments
  for i, argument in ipairs(arguments) do
    local kind, here = argument.type, at
    at = at + #argument.parameters
    local before, after = arguments[i - 1] or {}, arguments[i + 1] or {}
    -- user_data, the size of the text before, and the number of results in the list before are not for Lua.
    local own = kind == "void" and not argument.out or before.sized or argument.out and before.out and before.count
    if own and not argument.count then
      -- nothing
    elseif argument.out and argument.count then
      local counted = after.out and after.type == "size"
      writes[#writes + 1] = list_writer(callback, argument, here, room_of(arguments, argument), counted)
    else
      if not argument.out then reads[#reads + 1] = reader(argument, here) end
      if argument.out or argument.inout and not api.handles[kind] then
        writes[#writes + 1] = value_writer(callback, argument, here)
      end
    end
  end
  return reads, writes
end

-- The C function for a kind of callback; `field` is its name in a struct of callbacks.
local pointers = {}

local function run(reads, writes, field, p)
  local entry = entries[key_of(p[1])]
  local given = {}
  for i = 1, #reads do given[i] = reads[i](p) end
  local results
  if field then
    results = { entry.value[field](entry.value, unpack(given, 1, #reads)) }
  else
    results = { entry.value(unpack(given, 1, #reads)) }
  end
  for i = 1, #writes do writes[i](p, results, entry) end
end

function callbacks.pointer(kind, field)
  local key = kind .. "." .. (field or "")
  if pointers[key] then return pointers[key] end
  local callback = api.callbacks[kind]
  if callback.any_thread or callback.returns ~= "status" then
    raise("unsupported", "%s: the library may call it on any thread, which LuaJIT cannot", kind)
  end
  -- From now on calls of the library may lead to Lua, which compiled code must not do.
  callbacks.begin()
  local reads, writes = plan(callback)
  pointers[key] = cast("ctn_" .. kind, function(...)
    local ok, value = pcall(run, reads, writes, field, { ... })
    if ok then return 0 end
    return errors.caught(value)
  end)
  return pointers[key]
end

-- A Lua function as the three parameters of C: the function, its user_data, and destroy.
function callbacks.registered(kind, callable, where, argument, nullable)
  if callable == nil and nullable then return nil, nil, nil end
  if type(callable) ~= "function" then
    raise("invalid_argument", "%s: %s: expected a function, got %s", where, argument, type(callable))
  end
  return callbacks.pointer(kind), callbacks.keep(callable), DESTROY
end

-- Calls that may run callbacks are interpreted as soon as there is a callback.
local begun = false

function callbacks.begin()
  if begun then return end
  begun = true
  for i = 1, #callbacks.compiled do jit.off(callbacks.compiled[i]) end
  jit.flush()
end

function callbacks.may_call_back(f)
  if begun then jit.off(f) end
  callbacks.compiled[#callbacks.compiled + 1] = f
end

-- A struct of callbacks from a table: functions become callbacks, other fields are values. Returns the struct, the
-- user_data, and what must stay alive during the call.
function callbacks.struct(name, given, where, argument)
  if type(given) ~= "table" then
    raise("invalid_argument", "%s: %s: expected a table, got %s", where, argument, type(given))
  end
  local struct = api.structs[name]
  local made = ffi.new("ctn_" .. name)
  local known = {}
  for _, field in ipairs(struct.fields) do
    local value = given[field.name]
    local kind = field.type:match "^ctn_(.*)$"
    known[field.name] = true
    if field.name == "struct_size" then
      made.struct_size = ffi.sizeof(made)
    elseif field.name == "destroy" then
      made.destroy = DESTROY
    elseif value ~= nil and kind and api.callbacks[kind] then
      if type(value) ~= "function" then
        raise("invalid_argument", "%s: %s.%s: expected a function, got %s", where, argument, field.name, type(value))
      end
      made[field.name] = callbacks.pointer(kind, field.name)
    elseif type(value) == "boolean" then
      made[field.name] = value and 1 or 0
    elseif value ~= nil then
      made[field.name] = value
    end
  end
  if not known.destroy then return made, nil end
  return made, callbacks.keep(given, given.destroy)
end

return callbacks
