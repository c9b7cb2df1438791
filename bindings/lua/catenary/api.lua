-- Reads api.json, declares all that it describes to LuaJIT's FFI, and loads the library.
--
-- Nothing else tells this binding what the library offers. CATENARY_API names another api.json, CATENARY_LIBRARY
-- another library.
local ffi = require "ffi"
local cjson = require "cjson"

local api = { functions = {}, handles = {}, enums = {}, structs = {}, callbacks = {}, constants = {} }

-- Folders that may contain share/catenary/api.json: those above the library, and the usual prefixes.
local function prefixes()
  local found = {}
  local folder = os.getenv("CATENARY_LIBRARY")
  while folder and folder:find "/" do
    folder = folder:match "^(.*)/[^/]*$"
    found[#found + 1] = folder
  end
  found[#found + 1] = "/usr/local"
  found[#found + 1] = "/usr"
  return found
end

local function read_description()
  local given = os.getenv("CATENARY_API")
  local tried = {}
  if given then
    tried[1] = given
  else
    for _, prefix in ipairs(prefixes()) do
      tried[#tried + 1] = prefix .. "/share/catenary/api.json"
    end
  end
  for _, path in ipairs(tried) do
    local file = io.open(path, "rb")
    if file then
      local text = file:read "*a"
      file:close()
      return cjson.decode(text)
    end
  end
  error("catenary: there is no api.json; set CATENARY_API to its path. Tried: " .. table.concat(tried, ", "), 0)
end

-- The C type of a result: a scalar, a handle, a text, or a type of C as it is.
local C_SCALARS = { bool = "int32_t", size = "size_t", double = "double", float = "float", string = "const char *" }

local function c_type(name)
  if name == "void" or name:find "[%s*]" then return name end
  if C_SCALARS[name] then return C_SCALARS[name] end
  if api.handles[name] or api.structs[name] then return "ctn_" .. name .. " *" end
  if api.enums[name] or api.callbacks[name] then return "ctn_" .. name end
  return name .. "_t"
end

local function parameters(arguments)
  local list = {}
  for _, argument in ipairs(arguments) do
    for _, parameter in ipairs(argument.parameters) do
      list[#list + 1] = parameter.type .. " " .. parameter.name
    end
  end
  return #list > 0 and table.concat(list, ", ") or "void"
end

local function declarations(modules)
  local text = {}
  local function add(...) text[#text + 1] = string.format(...) end
  for name in pairs(api.enums) do add("typedef int32_t ctn_%s;", name) end
  for name in pairs(api.handles) do add("typedef struct ctn_%s ctn_%s;", name, name) end
  for name in pairs(api.structs) do add("typedef struct ctn_%s ctn_%s;", name, name) end
  for _, module in ipairs(modules) do
    for _, callback in ipairs(module.callbacks) do
      add("typedef %s (*ctn_%s)(%s);", c_type(callback.returns), callback.name, parameters(callback.arguments))
    end
  end
  for name, struct in pairs(api.structs) do
    add("struct ctn_%s {", name)
    for _, field in ipairs(struct.fields) do add("  %s;", (field.declaration:gsub("CTN_CALL", ""))) end
    add("};")
  end
  for _, module in ipairs(modules) do
    for _, f in ipairs(module.functions) do add("%s;", f.signature) end
  end
  return table.concat(text, "\n")
end

local document = read_description()
if document.format ~= 1 then
  error("catenary: expected api.json of format 1, got " .. tostring(document.format), 0)
end
api.version, api.abi = document.version, document.abi
api.formats, api.operations = document.formats, document.operations
api.order = {} -- the names of the functions

for _, module in ipairs(document.modules) do
  for _, kind in ipairs { "handles", "structs", "callbacks", "constants" } do
    for _, item in ipairs(module[kind]) do api[kind][item.name] = item end
  end
  for _, enum in ipairs(module.enums) do
    local known = { name = enum.name, values = {}, names = {} }
    for _, value in ipairs(enum.values) do
      known.values[value.name:lower()] = value.value
      known.names[value.value] = value.name:lower()
      api.constants[enum.prefix:gsub("^CTN_", "") .. value.name] = value
    end
    api.enums[enum.name] = known
  end
  for _, f in ipairs(module.functions) do
    api.functions[f.name] = f
    api.order[#api.order + 1] = f.name
  end
end

ffi.cdef(declarations(document.modules))
api.C = ffi.load(os.getenv("CATENARY_LIBRARY") or ("libcatenary.so.%d"):format(api.abi))

-- A library that is older than api.json may lack functions.
do
  local major, minor, patch = api.version:match "^(%d+)%.(%d+)%.(%d+)"
  if api.C.ctn_version_number() < major * 10000 + minor * 100 + patch then
    error(("catenary: api.json describes version %s, but the library has version %s"):format(
      api.version, ffi.string(api.C.ctn_version())), 0)
  end
end

return api
