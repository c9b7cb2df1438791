-- Arrays from Lua tables and from FFI memory, and back.
local ffi = require "ffi"
local api = require "catenary.api"
local callbacks = require "catenary.callbacks"
local errors = require "catenary.errors"
local handles = require "catenary.handles"
local values = require "catenary.values"

local C, istype = api.C, ffi.istype
local DTYPES = api.enums.dtype.values
local ELEMENTS = { bool = "uint8_t", float32 = "float", float64 = "double" } -- of memory that Lua reads and writes
for name in pairs(DTYPES) do
  if name:find "^u?int%d" then ELEMENTS[name] = name .. "_t" end
end

-- The lengths of nested tables, which must be the same at each depth. What is in the outermost table has depth 1.
local function shape_of(nested)
  local shape = {}
  while type(nested) == "table" do
    shape[#shape + 1] = #nested
    nested = nested[1]
  end
  return shape
end

local function flatten(nested, shape, depth, buffer, place)
  if depth > #shape then
    local kind = type(nested)
    if kind == "boolean" then
      nested = nested and 1 or 0
    elseif kind ~= "number" and kind ~= "cdata" then
      errors.raise("shape", "array: expected numbers at depth %d, got %s", depth - 1, kind)
    end
    buffer[place] = nested
    return place + 1
  end
  if type(nested) ~= "table" or #nested ~= shape[depth] then
    errors.raise("shape", "array: expected a table of %d elements at depth %d, got %s", shape[depth], depth - 1,
      type(nested) == "table" and #nested .. " elements" or type(nested))
  end
  for i = 1, shape[depth] do place = flatten(nested[i], shape, depth + 1, buffer, place) end
  return place
end

local function first_of(nested)
  while type(nested) == "table" do nested = nested[1] end
  return nested
end

local function product(shape)
  local size = 1
  for _, length in ipairs(shape) do size = size * length end
  return size
end

return function(ct, methods, meta)
  -- A new array of numbers or booleans in nested tables, or of a number. The dtype is float32 if none is given, bool
  -- for booleans.
  local function make(nested, dtype)
    if istype(handles.types.array, nested) then return dtype and nested:astype(dtype) or nested:copy() end
    dtype = dtype or (type(first_of(nested)) == "boolean" and "bool" or "float32")
    local wanted, name = dtype, values.named.dtype(values.enum.dtype(dtype, "array", "dtype"))
    local shape = shape_of(nested)
    local element = ELEMENTS[name] or "float" -- 16-bit floats are converted by the library
    local buffer = ffi.new(element .. "[?]", math.max(product(shape), 1))
    flatten(nested, shape, 1, buffer, 0)
    if ELEMENTS[name] then return ct.array_from_data(buffer, shape, wanted) end
    return ct.array_from_data(buffer, shape, "float32"):astype(wanted)
  end

  rawset(ct, "array", setmetatable({ _prefix = "array", _make = make }, getmetatable(ct.namespace "array")))

  -- An array over FFI memory, without a copy: `memory` is a pointer or an array of the FFI. Lua keeps it as long as the
  -- array.
  function ct.array_over(memory, shape, dtype, strides)
    if type(memory) ~= "cdata" then
      errors.raise("invalid_argument", "array_over: memory: expected FFI memory, got %s", type(memory))
    end
    if type(shape) == "number" then shape = { shape } end
    local code = values.enum.dtype(dtype, "array_over", "dtype")
    local lengths = values.list.int64(shape, "array_over", "shape")
    local steps = values.list.int64(strides, "array_over", "strides", true)
    if strides and #strides ~= #shape then
      errors.raise("invalid_argument", "array_over: strides: expected %d elements, got %d", #shape, #strides)
    end
    local size = ffi.sizeof(memory)
    local pointer = tostring(ffi.typeof(memory)):find "%*" -- the size of what it points to is unknown
    local item = tonumber(ffi.sizeof(ELEMENTS[values.named.dtype(code)] or "uint16_t"))
    local needed = product(shape) * item
    if not pointer and not strides and size < needed then
      errors.raise("invalid_argument", "array_over: memory: expected at least %d bytes, got %d", needed, size)
    end
    local cell = ffi.new "ctn_array *[1]"
    local status = C.ctn_array_from_memory(ffi.cast("void *", memory), lengths, #shape, steps, code, callbacks.destroy,
      callbacks.keep(memory), cell)
    if status ~= 0 then errors.fail(status) end
    return ffi.gc(cell[0], C.ctn_array_release) -- the memory is Lua's
  end

  -- The address of the first element, with the type of the elements. The array must outlive it, and
  -- a:mark_written() must follow writes.
  function methods.pointer(a)
    local name = a:dtype()
    return ffi.cast((ELEMENTS[name] or "uint16_t") .. " *", a:data())
  end

  -- The elements as nested tables; a number or boolean if there are no axes.
  function methods.totable(a)
    local name = a:dtype()
    if not ELEMENTS[name] then return a:astype("float32"):totable() end
    local shape, size = a:shape(), tonumber(a:size())
    local buffer = ffi.new(ELEMENTS[name] .. "[?]", math.max(size, 1))
    a:to_data(buffer, ffi.sizeof(ELEMENTS[name]) * size)
    local place = 0
    local function nested(depth)
      if depth > #shape then
        place = place + 1
        local value = buffer[place - 1]
        if name == "bool" then return value ~= 0 end
        return values.number(value)
      end
      local list = {}
      for i = 1, shape[depth] do list[i] = nested(depth + 1) end
      return list
    end
    return nested(1)
  end

  -- One element as a number: a:item(), a:item(1, 2).
  function methods.item(a, ...)
    if a:dtype():find "int" then return ct.array_item_i64(a, { ... }) end
    return ct.array_item_f64(a, { ... })
  end

  -- a(i, j) is one element as a number, a{...} a view: a{0}, a{{1, 3}, ct.newaxis}. Positions count from 0, as
  -- everywhere in the library. (a[i] would be arithmetic of pointers in LuaJIT.)
  function meta.__call(a, first, ...)
    if type(first) == "table" then return ct.array_get(a, first) end
    return methods.item(a, first, ...)
  end

  -- Assigns an array, a number, or numbers in nested tables to what an index selects: a:set({0, {1, 3}}, 5).
  function methods.set(a, items, value)
    if type(value) == "number" then return ct.array_set_f64(a, items, value) end
    if istype(ffi.typeof "int64_t", value) then return ct.array_set_i64(a, items, value) end
    return ct.array_set(a, items, type(value) == "table" and make(value, a:dtype()) or value)
  end
end
