-- A Lua function for each C function, made from its description when it is used first.
--
-- Counts follow from lists, outputs become results, a status becomes an error, and nil is what api.json calls nullable,
-- optional or a default. The functions are generated as source, so that LuaJIT compiles each of them by itself.
local ffi = require "ffi"
local api = require "catenary.api"
local callbacks = require "catenary.callbacks"
local errors = require "catenary.errors"
local handles = require "catenary.handles"
local interpreted = require "catenary.jit".interpreted
local values = require "catenary.values"

local call = {}

local WORDS = {}
for word in ([[and break do else elseif end false for function goto if in local nil not or repeat return then true until
  while]]):gmatch "%a+" do
  WORDS[word] = true
end

local function word(name) return WORDS[name] and name .. "_" or name end

-- Handles whose functions never run callbacks; those of all others may, through graphs, links, optimizers or hooks.
local PLAIN = {}
for name in ([[array context random_state walker_alias npz_file kernel_options elementwise_kernel reduction_kernel
  raw_kernel stream event dictionary load_options load_report]]):gmatch "[%w_]+" do
  PLAIN[name] = true
end

local function may_call_back(f)
  for _, argument in ipairs(f.arguments) do
    local kind = argument.type
    if kind == "callback" or api.handles[kind] and not PLAIN[kind] then return true end
    local struct = api.structs[kind]
    for _, field in ipairs(struct and struct.fields or {}) do
      if api.callbacks[field.type:gsub("^ctn_", "")] then return true end
    end
  end
  return false
end

-- What the text of a function is gathered in.
local Writer = {}
Writer.__index = Writer

function Writer.new(f)
  return setmetatable({ f = f, parameters = {}, before = {}, passed = {}, results = {}, environment = {}, names = {},
    earlier = {}, readers = {} }, Writer)
end

-- A name in the function's source for a value from outside.
function Writer:use(name, value)
  if self.environment[name] == nil then
    self.environment[name] = value
    self.names[#self.names + 1] = name
  end
  return name
end

function Writer:line(...) self.before[#self.before + 1] = string.format(...) end
function Writer:pass(...) self.passed[#self.passed + 1] = string.format(...) end
function Writer:result(...) self.results[#self.results + 1] = string.format(...) end

function Writer:parameter(argument)
  local name = word(argument.name)
  self.parameters[#self.parameters + 1] = name
  if argument.default ~= nil then self:line("if %s == nil then %s = %s end", name, name, tostring(argument.default)) end
  return name
end

-- Passes what a function of this binding makes of the argument.
function Writer:converted(argument, label, convert)
  local name = self:parameter(argument)
  self:use(label, convert)
  local nullable = tostring(argument.nullable or false)
  self:line("%s = %s(%s, %q, %q, %s)", name, label, name, self.f.name, argument.name, nullable)
  self:pass("%s", name)
end

-- The elements of a C array as a table; none for NULL.
local function collected(pointer, count, read)
  local list = {}
  for i = 1, pointer ~= nil and tonumber(count) or 0 do list[i] = read(pointer[i - 1]) end
  return list
end

local function converter(kind)
  if kind == "bool" then return values.bool end
  if kind == "double" then return values.double end
  if kind == "string" then return values.string end
  return api.enums[kind] and values.enum[kind] or values.integer[kind]
end

local function element(kind)
  if api.handles[kind] or api.structs[kind] then return "ctn_" .. kind .. (api.handles[kind] and " *" or "") end
  if kind == "bool" or api.enums[kind] then return "int32_t" end
  if kind == "size" then return "size_t" end
  if kind == "double" then return "double" end
  if kind == "string" then return "const char *" end
  if kind == "void" then return "void *" end
  return kind .. "_t"
end

function Writer:read(kind, expression)
  if kind == "bool" then return expression .. " ~= 0" end
  if kind == "double" then return expression end
  if kind == "void" then return expression end
  if kind == "string" then return self:use("text", values.text) .. "(" .. expression .. ")" end
  if api.handles[kind] then return self:use("adopt_" .. kind, handles.adopt[kind]) .. "(" .. expression .. ")" end
  if api.enums[kind] then return self:use("named_" .. kind, values.named[kind]) .. "(" .. expression .. ")" end
  if kind == "int32" then return expression end
  return self:use("number", values.number) .. "(" .. expression .. ")"
end

-- Checks the length of a list that shares the count of another one, which may come later.
function Writer:same_length(argument)
  local name, size = word(argument.name), self.f.counts[argument.count]
  if not size then
    self.earlier[#self.earlier + 1] = argument
    return
  end
  self:use("raise", errors.raise)
  self:use("tonumber", tonumber)
  self:line("if %s ~= nil and length(%s, %q, %q) ~= %s then", name, name, self.f.name, argument.name, size)
  self:line("  raise('invalid_argument', '%s: %s: expected %%d elements, got %%d', tonumber(%s), length(%s))",
    self.f.name, argument.name, size, name)
  self:line("end")
end

function Writer:list(argument)
  local kind, name = argument.type, word(argument.name)
  if argument.out then
    -- The caller says how many elements there are, unless another list does.
    local size = self.f.counts[argument.count]
    if not argument.shared_count then
      size = word(argument.count)
      self.parameters[#self.parameters + 1] = size
      self:use("integer_size", values.integer.size)
      local usual = api.handles[kind] and 1 or api.constants.MAX_NDIM.value
      self:line("%s = integer_size(%s or %d, %q, %q)", size, size, usual, self.f.name, argument.count)
      self.f.counts[argument.count] = size
      for _, earlier in ipairs(self.earlier) do self:same_length(earlier) end
    end
    self:use("new", ffi.new)
    self:use("kind_" .. name, ffi.typeof(element(kind) .. "[?]"))
    self:line("local %s = new(kind_%s, %s > 0 and %s or 1)", name, name, size, size)
    self:pass("%s", name)
    if not argument.shared_count then self:pass("%s", size) end
    self:use("collected", collected)
    -- A list of numbers ends where the next output says.
    local length = self.f.lengths[argument.name]
    self.readers[#self.readers + 1] =
      string.format("local function read_%s(value) return %s end", name, self:read(kind, "value"))
    self:result("collected(%s, %s, read_%s)", name, length and length .. "_cell[0]" or size, name)
    return
  end
  self:use("list_" .. kind, values.list[kind])
  self:use("length", values.length)
  self.parameters[#self.parameters + 1] = name
  if argument.shared_count then
    self:same_length(argument)
  elseif argument.count ~= "" then
    local size = "count_" .. name
    if kind == "int64" then self:line("if type(%s) == 'number' then %s = {%s} end", name, name, name) end
    self:use("type", type)
    self:line("local %s = length(%s, %q, %q)", size, name, self.f.name, argument.name)
    self.f.counts[argument.count] = size
  end
  self:line("local c_%s = list_%s(%s, %q, %q, %s)", name, kind, name, self.f.name, argument.name,
    tostring(argument.nullable or false))
  if api.handles[kind] then -- LuaJIT does not add `const` to what pointers point to
    self:use("cast", ffi.cast)
    self:use("pointer_" .. name, ffi.typeof(argument.parameters[1].type))
    self:pass("cast(pointer_%s, c_%s)", name, name)
  else
    self:pass("c_%s", name)
  end
  if argument.count ~= "" and not argument.shared_count then self:pass("%s", self.f.counts[argument.count]) end
end

function Writer:text(argument)
  local name = word(argument.name)
  self.texts = self.texts or {}
  self.texts[#self.texts + 1] = name
  self:use("new", ffi.new)
  self:use("bytes", ffi.typeof "char[?]")
  self:use("string", ffi.string)
  self:use("cell_size", ffi.typeof "size_t[1]")
  self:line("local %s, %s_capacity, %s_length = nil, 0, cell_size()", name, name, name)
  self:pass("%s, %s_capacity, %s_length", name, name, name)
  self:result("string(%s)", name)
end

function Writer:callback(argument)
  local name = word(argument.name)
  local kind = argument.callback
  self.parameters[#self.parameters + 1] = name
  self:use("registered", callbacks.registered)
  self:line("local p_%s, data_%s, destroy_%s = registered(%q, %s, %q, %q, %s)", name, name, name, kind, name,
    self.f.name, argument.name, tostring(argument.nullable or false))
  self:pass("p_%s, data_%s, destroy_%s", name, name, name)
end

-- Structs that the library fills, and structs of values or callbacks from tables.
function Writer:struct(argument)
  local kind, name = argument.type, word(argument.name)
  if argument.inout or argument.out then
    self:use("new", ffi.new)
    self:use("size_of", ffi.sizeof)
    self:line("local %s = new('ctn_%s')", name, kind)
    if api.structs[kind].sized then self:line("%s.struct_size = size_of(%s)", name, name) end
    self:pass("%s", name)
    self:result("%s", name)
    return
  end
  self.parameters[#self.parameters + 1] = name
  self:use("struct_of", callbacks.struct)
  self:line("local c_%s, struct_data = nil, nil", name)
  local fill =
    string.format("c_%s, struct_data = struct_of(%q, %s, %q, %q)", name, kind, name, self.f.name, argument.name)
  self:line(argument.nullable and "if " .. name .. " ~= nil then " .. fill .. " end" or fill)
  self:pass("c_%s", name)
  self.has_struct_data = true
end

function Writer:output(argument)
  local kind, name = argument.type, word(argument.name)
  self:use(name .. "_cell", ffi.new(element(kind) .. "[1]"))
  if argument.inout then
    self:parameter(argument)
    self:use("in_" .. kind, converter(kind))
    self:line("%s_cell[0] = in_%s(%s, %q, %q)", name, kind, name, self.f.name, argument.name)
  end
  self:pass("%s_cell", name)
  if not self.f.taken[argument.name] then self:result("%s", self:read(kind, name .. "_cell[0]")) end
end

function Writer:argument(argument)
  local kind = argument.type
  if kind == "callback" then
    self:callback(argument)
  elseif kind == "text" then
    self:text(argument)
  elseif kind == "void" and argument.count then
    local name = self:parameter(argument)
    self:use("memory", values.memory)
    self:line("%s = memory(%s, %q, %q)", name, name, self.f.name, argument.name)
    self.parameters[#self.parameters + 1] = argument.count
    self:line("%s = %s or #%s", argument.count, argument.count, name)
    self:pass("%s, %s", name, argument.count)
  elseif argument.count then
    self:list(argument)
  elseif api.structs[kind] then
    self:struct(argument)
  elseif argument.name == "user_data" and self.has_struct_data then
    self:pass("struct_data")
  elseif argument.out or argument.inout and not api.handles[kind] and kind ~= "void" then
    self:output(argument)
  elseif api.handles[kind] then
    self:converted(argument, "_check_" .. kind, handles.check[kind])
  elseif kind == "void" then
    self:converted(argument, "memory", values.memory)
  elseif api.callbacks[kind] then
    self:converted(argument, "c_function", values.c_function)
  elseif argument.optional then
    local name = self:parameter(argument)
    self:use("in_" .. kind, converter(kind))
    self:line("%s = %s == nil and -1 or in_%s(%s, %q, %q)", name, name, kind, name, self.f.name, argument.name)
    self:pass("%s", name)
  else
    self:converted(argument, "in_" .. kind, converter(kind))
  end
end

-- The lists of numbers whose length is the next output, such as `shape` and `ndim`.
local function lengths(f)
  local found, taken = {}, {}
  for i, argument in ipairs(f.arguments) do
    local next = f.arguments[i + 1]
    local list = argument.out and argument.count and not api.handles[argument.type]
    if list and next and next.out and next.type == "size" then
      found[argument.name], taken[next.name] = next.name, true
    end
  end
  return found, taken
end

local function source(description)
  local found, taken = lengths(description)
  local f = { name = description.name, counts = {}, lengths = found, taken = taken }
  local writer = Writer.new(f)
  for _, argument in ipairs(description.arguments) do writer:argument(argument) end
  local calls_back = may_call_back(description)
  writer:use("C", api.C)
  local expression = string.format("C.%s(%s)", description.symbol, table.concat(writer.passed, ", "))
  local body = { unpack(writer.before) }
  local function add(...) body[#body + 1] = string.format(...) end
  local returns = description.returns
  if #description.statuses > 0 then
    writer:use("fail", errors.fail)
    if writer.texts then
      -- The first call says how long the texts are.
      add("local code = %s", expression)
      add("if code ~= 0 then fail(code) end")
      for _, argument in ipairs(description.arguments) do -- handles of this call
        if argument.out and api.handles[argument.type] then
          add("adopt_%s(%s_cell[0])", argument.type, word(argument.name))
        end
      end
      for _, name in ipairs(writer.texts) do
        add("%s_capacity = %s_length[0] + 1", name, name)
        add("%s = new(bytes, %s_capacity)", name, name)
      end
      add("code = %s", expression)
    else
      add("local code = %s", expression)
      if not calls_back then
        -- A failed call changes nothing; memory may be held by objects that wait for the collector.
        writer:use("OUT_OF_MEMORY", api.enums.status.values.error_out_of_memory)
        writer:use("collect", handles.collect)
        add("if code == OUT_OF_MEMORY then collect() code = %s end", expression)
      end
    end
    add("if code ~= 0 then fail(code) end")
    if #writer.results > 0 then add("return %s", table.concat(writer.results, ", ")) end
  elseif returns == "void" then
    add("%s", expression)
  elseif description.length then
    writer:use("collected", collected)
    writer:use("tonumber", tonumber)
    local passed = table.concat(writer.passed, ", ")
    add("return collected(%s, C.ctn_%s(%s), tonumber)", expression, description.length, passed)
  elseif returns:find "%*" then
    add("return %s", expression)
  else
    add("return %s", writer:read(returns, expression))
  end
  local text = {}
  if #writer.names > 0 then
    text[1] = "local " .. table.concat(writer.names, ", ") .. " = ..."
  end
  for _, reader in ipairs(writer.readers) do text[#text + 1] = reader end
  text[#text + 1] = "return function(" .. table.concat(writer.parameters, ", ") .. ")"
  for _, line in ipairs(body) do text[#text + 1] = "  " .. line end
  text[#text + 1] = "end"
  return table.concat(text, "\n"), writer, calls_back
end

-- Gives the reference of an object back at once. The object must not be used afterward.
local function releaser(description)
  local kind = description.arguments[1].type
  local release = api.C[description.symbol]
  return interpreted(function(given)
    local handle = handles.check[kind](given, description.name, "self", true)
    if handle == nil then return end
    ffi.gc(given, nil)
    release(handle)
  end)
end

-- Makes the Lua function for a description of api.json.
function call.make(description)
  local kind = description.name:match "^(.*)_release$"
  if kind and api.handles[kind] then return releaser(description) end
  local text, writer, calls_back = source(description)
  local given = {}
  for i, name in ipairs(writer.names) do given[i] = writer.environment[name] end
  local chunk, problem = loadstring(text, "=catenary." .. description.name)
  if not chunk then error("catenary: " .. description.name .. ": " .. problem .. "\n" .. text, 0) end
  local made = chunk(unpack(given, 1, #writer.names))
  if calls_back then callbacks.may_call_back(made) end
  return made
end

-- The source of that function, to read.
function call.source(name) return (source(api.functions[name])) end

return call
