-- Variables, user functions, links and thread settings.
local ffi = require "ffi"
local api = require "catenary.api"
local errors = require "catenary.errors"
local handles = require "catenary.handles"

local interpreted = require "catenary.jit".interpreted

local istype = ffi.istype

return function(ct, methods, meta)
  local Array = handles.types.array
  local Namespace = getmetatable(ct.namespace "variable")

  local function data_of(value, dtype)
    if istype(Array, value) then return dtype and value:astype(dtype) or value end
    return ct.array(value, dtype)
  end

  -- A variable that receives a gradient, from an array (which it shares) or from numbers in nested tables.
  rawset(ct, "variable", setmetatable({ _prefix = "variable", _make = function(value, dtype)
    return ct.variable_new(data_of(value, dtype))
  end }, Namespace))

  -- A variable that needs no gradient, such as a batch of inputs.
  function ct.constant(value, dtype)
    local made = ct.variable(value, dtype)
    made:set_requires_grad(false)
    return made
  end

  function methods.variable.item(x) return ct.variable_item_f64(x) end

  -- Links and functions are called as functions: y = link(x), y = f(x1, x2).
  function meta.link.__call(link, ...)
    local count = select("#", ...)
    if count == 1 then return ct.link_call1(link, ...) end
    return ct.link_call(link, { n = count, ... }, 1)[1]
  end

  meta["function"].__call = function(f, ...)
    return ct.function_call(f, { n = select("#", ...), ... }, 1)[1]
  end

  -- link.l1 is a child, link.W a parameter, unless a method has that name.
  function meta.link.__index(link, name)
    local method = methods.link[name]
    if method then return method end
    local ok, found = pcall(ct.link_child, link, name)
    if ok then return found end
    ok, found = pcall(ct.link_param, link, name)
    if ok then return found end
    errors.raise("not_found", "link: there is no method, child or parameter %q", tostring(name))
  end

  -- Iterators: for path, param in model:params() do ... end, for path, link in model:links() do ... end.
  function methods.link.params(link)
    local iterator = ct.param_iterator_new(link)
    return function() return ct.param_iterator_next(iterator) end
  end

  function methods.link.links(link, skipself)
    local iterator = ct.link_iterator_new(link, skipself or false)
    return function() return ct.link_iterator_next(iterator) end
  end

  -- A link whose computation is a Lua function: ct.chain{forward = function(self, x)... end, l1 = link, ...}. `self` is
  -- the link, whose children are self.l1 and so on.
  function ct.chain(parts)
    local forward = parts.forward
    if type(forward) ~= "function" then
      errors.raise("invalid_argument", "chain: forward: expected a function, got %s", type(forward))
    end
    local link = ct.link_new(function(self, inputs) return forward(self, unpack(inputs, 1, inputs.n)) end)
    local names = {}
    for name in pairs(parts) do
      if name ~= "forward" then names[#names + 1] = name end
    end
    table.sort(names)
    for _, name in ipairs(names) do ct.link_add_link(link, name, parts[name]) end
    return link
  end

  -- A differentiable function: ct.user_function{name = "Cube", forward = function(self, x)... end,
  -- backward = function(self, x, gy)... end}. forward returns the outputs, backward the gradients of the inputs; both
  -- get arrays. Gradients that did not arrive are nil.
  function ct.user_function(parts)
    local own = setmetatable({}, { __index = parts })
    own.forward = parts.forward and function(self, _, inputs)
      return parts.forward(self, unpack(inputs, 1, inputs.n))
    end
    own.backward = parts.backward and function(self, _, inputs, gradients)
      local given, count = { unpack(inputs, 1, inputs.n) }, inputs.n
      for i = 1, gradients.n do given[count + i] = gradients[i] end
      return parts.backward(self, unpack(given, 1, count + gradients.n))
    end
    return ct.function_new(own)
  end

  -- Runs a function with a setting of the thread, which is restored also if the function fails.
  local function with(set, value)
    return interpreted(function(f, ...)
      local previous = set(value)
      local function restore(ok, ...)
        set(previous)
        if not ok then error((...), 0) end
        return ...
      end
      return restore(pcall(f, ...))
    end)
  end
  ct.no_backprop = with(function(value) return ct.set_backprop_enabled(value) end, false)
  ct.test_mode = with(function(value) return ct.set_train(value) end, false)
  ct.train_mode = with(function(value) return ct.set_train(value) end, true)

  ct.version = function() return ffi.string(api.C.ctn_version()) end
end
