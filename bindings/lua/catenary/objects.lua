-- Methods and operators of handles.
local ffi = require "ffi"
local api = require "catenary.api"
local errors = require "catenary.errors"
local handles = require "catenary.handles"
local values = require "catenary.values"

local istype = ffi.istype
local OF_OBJECTS = { use_count = true } -- functions of all handles

jit.off(true, true) -- its functions are made in loops: see jit.lua

return function(ct)
  local methods = {}

  -- The methods of a kind of handle: the functions that are named after it, with it as the first argument. Variables
  -- also have the functions on variables: x:relu() is ct.relu(x).
  for kind in pairs(api.handles) do
    methods[kind] = setmetatable({}, {
      __index = function(known, name)
        local found = ct.find(kind .. "_" .. name)
        if not found and OF_OBJECTS[name] then found = ct.find("object_" .. name) end
        if not found and kind == "variable" then
          local plain = api.functions[name]
          if plain and plain.arguments[1] and plain.arguments[1].type == "variable" then found = ct.find(name) end
        end
        if found then rawset(known, name, found) end
        return found
      end,
    })
  end
  -- Options may be given as a table: {nobias = true, initializer = {W = ct.initializer.normal(0.1)}} calls the setters.
  for kind in pairs(api.handles) do
    if kind:find "_options$" then
      local check = handles.check[kind]
      handles.check[kind] = function(given, where, argument, nullable)
        if type(given) ~= "table" then return check(given, where, argument, nullable) end
        local options = ct[kind .. "_new"]()
        for name, value in pairs(given) do
          local setter = api.functions[kind .. "_set_" .. tostring(name)]
          if not setter then
            errors.raise("invalid_argument", "%s: %s: there is no option %s", where, argument, tostring(name))
          end
          local set = ct.find(setter.name)
          if #setter.arguments == 2 then
            set(options, value)
          else -- one value for each path
            for path, part in pairs(value) do set(options, path, part) end
          end
        end
        return options
      end
    end
  end

  local meta = {}
  for kind in pairs(api.handles) do
    meta[kind] = {
      __index = methods[kind],
      __tostring = function(self) return ("catenary.%s: 0x%x"):format(kind, tonumber(ffi.cast("uintptr_t", self))) end,
    }
  end

  -- An operator with a number on either side: numbers that are whole are integers, so that arrays of integers stay so.
  local function operator(prefix, name, kind, reflected)
    local both = prefix .. name
    local right = prefix .. reflected
    local pointer = handles.types[kind]
    local function whole(number) return number == math.floor(number) and math.abs(number) < 2 ^ 53 end
    return function(a, b)
      if istype(pointer, a) and istype(pointer, b) then return ct[both](a, b) end
      if type(b) == "number" then return ct[both .. (whole(b) and "_i64" or "_f64")](a, b) end
      if type(a) == "number" then
        local suffix = whole(a) and "_i64" or "_f64"
        if right == both then return ct[both .. suffix](b, a) end
        return ct[right .. suffix](a, b)
      end
      return ct[both](a, b)
    end
  end

  local OPERATORS = {
    array = { __add = { "add", "add" }, __sub = { "subtract", "rsubtract" }, __mul = { "multiply", "multiply" },
      __div = { "true_divide", "rtrue_divide" }, __mod = { "remainder", "rremainder" }, __pow = { "power", "rpower" } },
    variable = { __add = { "add", "add" }, __sub = { "sub", "rsub" }, __mul = { "mul", "mul" },
      __div = { "div", "rdiv" }, __pow = { "pow", "rpow" } },
  }
  for kind, operators in pairs(OPERATORS) do
    local prefix = kind == "array" and "array_" or ""
    for event, names in pairs(operators) do meta[kind][event] = operator(prefix, names[1], kind, names[2]) end
  end
  meta.array.__unm = function(a) return ct.array_negative(a) end
  meta.variable.__unm = function(x) return ct.neg(x) end

  function meta.array.__len(a)
    local shape = a:shape()
    if not shape[1] then errors.raise("shape", "array: an array without axes has no length") end
    return shape[1]
  end
  meta.variable.__len = function(x) return #x:data() end
  meta.array.__tostring = function(a) return a:str() end
  meta.variable.__tostring = function(x) return "variable(" .. x:data():str() .. ")" end

  require "catenary.array"(ct, methods.array, meta.array)
  require "catenary.models"(ct, methods, meta)
  for kind, table in pairs(meta) do ffi.metatype("ctn_" .. kind, table) end
  ct.values = values
end
