-- Catenary for LuaJIT. See README.md.
local api = require "catenary.api"
local call = require "catenary.call"
local callbacks = require "catenary.callbacks"
local errors = require "catenary.errors"
local handles = require "catenary.handles"
local values = require "catenary.values"

local ct = {
  Error = errors.Error,
  is_error = errors.is_error,
  C = api.C,
  api = api,
  newaxis = values.newaxis,
  ellipsis = values.ellipsis,
  collect = handles.collect,
  kept = callbacks.kept,
  source = call.source,
}

for name, constant in pairs(api.constants) do ct[name] = constant.value end

-- ct.link.linear is link_linear_new, ct.random.seed is random_seed: names by their first words.
local Namespace = {}

function Namespace:__index(name)
  local prefix = rawget(self, "_prefix") .. "_" .. name
  local found = ct.find(prefix) or ct.find(prefix .. "_new") or ct.namespace(prefix)
  if found then rawset(self, name, found) end
  return found
end

function Namespace:__call(...)
  local make = rawget(self, "_make") or ct.find(rawget(self, "_prefix") .. "_new")
  if not make then error("catenary." .. rawget(self, "_prefix") .. " is not a function", 2) end
  return make(...)
end

function ct.namespace(prefix)
  for _, name in ipairs(api.order) do
    if name:sub(1, #prefix + 1) == prefix .. "_" then return setmetatable({ _prefix = prefix }, Namespace) end
  end
end

-- The Lua function for a C function, without ctn_; nil if there is none.
local made = {}

function ct.find(name)
  local description = api.functions[name]
  if not description then return nil end
  if not made[name] then made[name] = call.make(description) end
  return made[name]
end

setmetatable(ct, {
  __index = function(_, name)
    local found = ct.find(name) or ct.namespace(name)
    if found then rawset(ct, name, found) end
    return found
  end,
})

require "catenary.objects"(ct)

return ct
