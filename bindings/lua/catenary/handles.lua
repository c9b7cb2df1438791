-- Handles: cdata pointers that own one reference each, which the collector gives back.
--
-- The collector does not see how much memory the library holds for a handle. The bytes of new arrays and variables
-- are counted, and the collector runs after as many of them as the library held when it ran last.
local ffi = require "ffi"
local api = require "catenary.api"
local errors = require "catenary.errors"
local interpreted = require "catenary.jit".interpreted

local C, gc, istype = api.C, ffi.gc, ffi.istype
local LEAST = 64 * 2 ^ 20 -- bytes of new arrays between two collections, at least

local handles = { types = {}, adopt = {}, retain = {}, check = {}, meta = {} }

local fresh, limit = 0, LEAST
local statistics = ffi.new "ctn_memory_statistics"
statistics.struct_size = ffi.sizeof(statistics)

-- Runs the collector to the end, finalizers included.
function handles.collect()
  collectgarbage()
  collectgarbage()
  fresh, limit = 0, LEAST
  if C.ctn_memory_get_statistics(nil, statistics) == 0 then
    limit = math.max(LEAST, tonumber(statistics.used_bytes))
  end
end

interpreted(handles.collect)

local OBJECT = 256 -- bytes of an array or a variable beside its elements, about

local function count(bytes)
  fresh = fresh + bytes + OBJECT
  if fresh > limit then handles.collect() end
end

local ITEM = {} -- bytes of an element by dtype
for name, value in pairs(api.enums.dtype.values) do
  ITEM[value] = name == "bool" and 1 or name ~= "dtype_none" and tonumber(name:match "%d+$") / 8 or 0
end

-- The object for a new reference, or nil for NULL; and the handle that an argument stands for, or an error. Those of
-- arrays and variables are functions of their own, so that compiled code may contain them (see jit.lua).

local function refused(name, value, where, argument, nullable)
  if value == nil and nullable then return nil end
  local given = type(value) == "cdata" and tostring(ffi.typeof(value)) or type(value)
  errors.raise("invalid_argument", "%s: %s: expected %s %s, got %s", where, argument,
    name:find "^[aeiou]" and "an" or "a", name:gsub("_", " "), given)
end

for name in pairs(api.handles) do
  local pointer, release = ffi.typeof("ctn_" .. name .. " *"), C["ctn_" .. name .. "_release"]
  handles.types[name] = pointer
  handles.retain[name] = C["ctn_" .. name .. "_retain"]
  handles.adopt[name] = interpreted(function(handle)
    if handle == nil then return nil end
    return gc(handle, release)
  end)
  handles.check[name] = interpreted(function(value, where, argument, nullable)
    if istype(pointer, value) and value ~= nil then return value end
    return refused(name, value, where, argument, nullable)
  end)
end

local Array, Variable = handles.types.array, handles.types.variable

function handles.adopt.array(handle)
  if handle == nil then return nil end
  local object = gc(handle, C.ctn_array_release)
  count(tonumber(C.ctn_array_nbytes(handle)))
  return object
end

function handles.adopt.variable(handle)
  if handle == nil then return nil end
  local object = gc(handle, C.ctn_variable_release)
  count(tonumber(C.ctn_variable_size(handle)) * ITEM[C.ctn_variable_dtype(handle)])
  return object
end

function handles.check.array(value, where, argument, nullable)
  if istype(Array, value) and value ~= nil then return value end
  return refused("array", value, where, argument, nullable)
end

function handles.check.variable(value, where, argument, nullable)
  if istype(Variable, value) and value ~= nil then return value end
  return refused("variable", value, where, argument, nullable)
end

-- Any handle as an object.
handles.check.object = function(value, where, argument, nullable)
  if value == nil and nullable then return nil end
  if type(value) == "cdata" then
    for _, pointer in pairs(handles.types) do
      if istype(pointer, value) and value ~= nil then return ffi.cast("ctn_object *", value) end
    end
  end
  errors.raise("invalid_argument", "%s: %s: expected a handle, got %s", where, argument, type(value))
end

return handles
