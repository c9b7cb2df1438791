-- Conversions between Lua's values and C's, with checks that name the function and the argument.
local ffi = require "ffi"
local api = require "catenary.api"
local errors = require "catenary.errors"
local handles = require "catenary.handles"
local interpreted = require "catenary.jit".interpreted

local istype, new, floor, raise = ffi.istype, ffi.new, math.floor, errors.raise
local I64, U64 = ffi.typeof "int64_t", ffi.typeof "uint64_t"
local EXACT = 2 ^ 53 -- below, doubles are exact integers

local values = { integer = {}, enum = {}, named = {} }

local LOWEST = { int32 = -2 ^ 31, int64 = -2 ^ 63, size = 0, uint64 = 0 }
local HIGHEST = { int32 = 2 ^ 31 - 1, int64 = 2 ^ 63, size = 2 ^ 64, uint64 = 2 ^ 64 } -- the last three: less than

for name, lowest in pairs(LOWEST) do
  local highest = HIGHEST[name]
  local whole = name == "int32" and highest or highest - 1024 -- the largest double below
  local function unfit(value, where, argument)
    raise("invalid_argument", "%s: %s: expected an integer of type %s, got %s", where, argument, name, tostring(value))
  end
  values.integer[name] = interpreted(function(value, where, argument)
    if type(value) == "number" then
      if value ~= floor(value) or value < lowest or value > whole then unfit(value, where, argument) end
      return value
    end
    if name ~= "int32" and (istype(I64, value) or istype(U64, value)) then return value end
    return unfit(value, where, argument)
  end)
end

function values.double(value, where, argument)
  if type(value) == "number" then return value end
  if istype(I64, value) or istype(U64, value) then return tonumber(value) end
  raise("invalid_argument", "%s: %s: expected a number, got %s", where, argument, type(value))
end

function values.bool(value, where, argument)
  if value == true then return 1 end
  if value == false then return 0 end
  raise("invalid_argument", "%s: %s: expected a boolean, got %s", where, argument, type(value))
end

function values.string(value, where, argument, nullable)
  if type(value) == "string" then
    if value:find("\0", 1, true) then
      raise("invalid_argument", "%s: %s: expected a text without zero bytes", where, argument)
    end
    return value
  end
  if value == nil and nullable then return nil end
  raise("invalid_argument", "%s: %s: expected a string, got %s", where, argument, type(value))
end

for name, enum in pairs(api.enums) do
  local codes, names = enum.values, enum.names
  -- The number of a value that is given by its name ("float32") or number.
  values.enum[name] = interpreted(function(value, where, argument)
    local code = codes[value]
    if code then return code end
    if type(value) == "number" then return values.integer.int32(value, where, argument) end
    local known = {}
    for word in pairs(codes) do known[#known + 1] = word end
    table.sort(known)
    raise("invalid_argument", "%s: %s: expected one of %s, got %s", where, argument, table.concat(known, ", "),
      tostring(value))
  end)
  values.named[name] = interpreted(function(code) return names[code] or code end)
end
do -- "no dtype" is nil
  local named = values.named.dtype
  values.named.dtype = function(code) if code ~= -1 then return named(code) end end
end

-- An integer of C as a number if it is exact, otherwise as cdata.
function values.number(value)
  local number = tonumber(value)
  if number > -EXACT and number < EXACT then return number end
  return value
end

function values.text(pointer)
  if pointer ~= nil then return ffi.string(pointer) end
end

local function table_of(value, where, argument)
  if type(value) == "table" then return value end
  raise("invalid_argument", "%s: %s: expected a table, got %s", where, argument, type(value))
end

-- The number of elements of a list. `n` counts elements of which some are nil.
function values.length(list, where, argument)
  if list == nil then return 0 end
  list = table_of(list, where, argument)
  return list.n or #list
end

-- Makes the conversion of lists whose elements `convert` converts.
local function lister(element, convert)
  local kind = ffi.typeof(element .. "[?]")
  return interpreted(function(list, where, argument, nullable)
    if list == nil and nullable then return nil end
    local count = values.length(table_of(list, where, argument), where, argument)
    local made = new(kind, count > 0 and count or 1)
    for i = 1, count do made[i - 1] = convert(list[i], where, argument) end
    return made
  end)
end

values.list = { double = lister("double", values.double) }
for name in pairs(LOWEST) do values.list[name] = lister(name .. "_t", values.integer[name]) end
for name in pairs(api.enums) do values.list[name] = lister("int32_t", values.enum[name]) end
for name in pairs(api.handles) do
  local check = handles.check[name]
  -- Lists whose entries may be missing are up to the library.
  values.list[name] = lister("ctn_" .. name .. " *", interpreted(function(value, where, argument)
    return check(value, where, argument, true)
  end))
end
values.list.string = lister("const char *", values.string)

-- A single number stands for a list with one element.
local integers = values.list.int64
function values.list.int64(list, where, argument, nullable)
  if type(list) == "number" then list = { list } end
  return integers(list, where, argument, nullable)
end

-- Items of an index: an integer, {start, stop, step} with nil for omitted bounds, ct.newaxis or ct.ellipsis, or an
-- array (its position in the list of arrays is the number of arrays before it).
local KIND, OMITTED = api.enums.index_kind.values, api.constants.OMITTED.value
values.newaxis = setmetatable({}, { __tostring = function() return "newaxis" end })
values.ellipsis = setmetatable({}, { __tostring = function() return "ellipsis" end })

function values.list.index(list, where, argument)
  local count = values.length(table_of(list, where, argument), where, argument)
  local made = new("ctn_index[?]", count > 0 and count or 1)
  local arrays = 0
  local integer = values.integer.int64
  for i = 1, count do
    local item, entry = list[i], made[i - 1]
    if type(item) == "number" or istype(I64, item) then
      entry.kind, entry.start = KIND.int, integer(item, where, argument)
    elseif item == values.newaxis then
      entry.kind = KIND.newaxis
    elseif item == values.ellipsis then
      entry.kind = KIND.ellipsis
    elseif type(item) == "table" then
      entry.kind = KIND.slice
      entry.start = integer(item[1] or OMITTED, where, argument)
      entry.stop = integer(item[2] or OMITTED, where, argument)
      entry.step = integer(item[3] or 1, where, argument)
    elseif istype(handles.types.array, item) then
      entry.kind, entry.start, arrays = KIND.array, arrays, arrays + 1
    else
      raise("invalid_argument",
        "%s: %s: expected an integer, {start, stop, step}, newaxis, ellipsis or an array, got %s", where, argument,
        type(item))
    end
  end
  return made
end

-- Memory: a string, or a pointer or array of the FFI.
function values.memory(value, where, argument, nullable)
  if value == nil and nullable then return nil end
  if type(value) == "string" or type(value) == "cdata" and value ~= nil then return value end
  raise("invalid_argument", "%s: %s: expected a string or FFI memory, got %s", where, argument, type(value))
end

-- A C function: a function or a pointer of the FFI.
function values.c_function(value, where, argument, nullable)
  if value == nil and nullable then return nil end
  if type(value) == "cdata" then return value end
  raise("invalid_argument", "%s: %s: expected a C function, got %s", where, argument, type(value))
end

return values
