-- Lua functions as user functions, links, hooks, optimizers, serializers and writers; errors inside them.
-- luacheck: ignore 311 331 532 (variables that are set to nil, so that the collector releases what they held)
local ct = require "catenary"
local t = require "support"

-- A user function, with a gradient, in compiled loops before and after it exists.
local x = ct.variable { 1, 2, 3 }
for _ = 1, 200 do x = ct.variable((x * 1):data()) end
local state = {}
local cube = ct.user_function {
  name = "Cube",
  forward = function(self, a)
    self.calls = (self.calls or 0) + 1
    state.calls = self.calls
    return a * a * a
  end,
  backward = function(_, a, gy) return gy * a * a * 3 end,
}
local y = cube(x)
t.equal(y:data():totable(), { 1, 8, 27 }, "values of a user function")
y:sum():backward()
t.equal(x:grad():totable(), { 3, 12, 27 }, "gradients of a user function")
t.equal(y:creator():label(), "Cube", "its label")
for _ = 1, 300 do cube(x) end
t.equal(state.calls, 301, "self keeps its state")

-- Errors of Lua come back unchanged, however many C frames they cross.
local special = setmetatable({}, { __tostring = function() return "special" end })
local failing = ct.user_function { forward = function() error(special) end }
local ok, err = pcall(failing, x)
t.check(not ok and err == special, "the error object of a callback")
ok, err = pcall(ct.user_function { forward = function() error("a text", 0) end }, x)
t.check(not ok and err == "a text", "the error text of a callback")
local nested = ct.user_function { forward = function(_, a) return failing(ct.variable(a)):data() end }
ok, err = pcall(nested, x)
t.check(not ok and err == special, "the error of a callback in a callback")
t.fails("shape", "array_add", ct.user_function { forward = function(_, a) return a + ct.array { 1, 2 } end }, x)
local caught = ct.user_function { forward = function(_, a) pcall(failing, x) return a end }
t.equal(caught(x):data():totable(), { 1, 2, 3 }, "an error that a callback caught")
t.fails("shape", "add", function() return x + ct.variable { 1, 2 } end)
t.fails("invalid_argument", "function_forward_fn: outputs: expected an array, got nil",
  ct.user_function { forward = function() end }, x)
t.fails("invalid_argument", "expected an array, got number", ct.user_function { forward = function() return 5 end }, x)
t.fails("invalid_argument", "function_forward_fn: outputs: expected at most 1 results, got 2",
  ct.user_function { forward = function(_, a) return a, a end }, x)
local bad = ct.user_function { forward = function(_, a) return a end, backward = function() error(special) end }
ok, err = pcall(ct.variable_backward, bad(x):sum())
t.check(not ok and err == special, "an error in backward")
ok, err = pcall(ct.user_function {
  forward = function() return coroutine.yield() end,
}, x)
t.check(not ok and tostring(err):find "yield", "a coroutine cannot yield across C: " .. tostring(err))
local routine = coroutine.wrap(function() return cube(x):data():totable() end)
t.equal(routine(), { 1, 8, 27 }, "a callback within a coroutine")

-- Links: a chain whose forward is Lua's, hierarchy, names, copies.
local chain = ct.chain {
  l1 = ct.link.linear(3, 4),
  l2 = ct.link.linear(4, 2),
  forward = function(self, h) return self.l2(self.l1(h):relu()) end,
}
local batch = ct.constant { { 1, 2, 3 } }
t.equal(chain(batch):shape(), { 1, 2 }, "a chain")
t.equal(chain.l1.W:shape(), { 4, 3 }, "a parameter by its path")
t.fails("not_found", 'no method, child or parameter "l3"', function() return chain.l3 end)
local stateful = ct.link_user_new {
  scale = 2,
  forward = function(self, _, inputs) return inputs[1] * self.scale end,
  copy = function(self) return setmetatable({ scale = self.scale * 10 }, { __index = self }) end,
}
t.equal(stateful(x):data():totable(), { 2, 4, 6 }, "a user link with state")
t.equal(stateful:clone()(x):data():totable(), { 20, 40, 60 }, "the state of its copy")

-- Hooks: every computation of the thread, before and after.
local seen = {}
local hook = ct.function_hook_new {
  name = "Recorder",
  forward_preprocess = function(_, f, inputs) seen[#seen + 1] = "before " .. f:label() .. " " .. inputs.n end,
  forward_postprocess = function(_, f) seen[#seen + 1] = "after " .. f:label() end,
  backward_preprocess = function(_, f, _, gradients)
    seen[#seen + 1] = "back " .. f:label() .. " " .. tostring(gradients[1])
  end,
}
x:cleargrad()
hook:add()
local z = x:exp()
z:sum():backward()
ct.function_hook_remove "Recorder"
z:tanh()
t.equal(seen,
  { "before exp 1", "after exp", "before Sum 1", "after Sum", "back Sum 1.0", "back exp [1. 1. 1.]" }, "a hook")
local refusing = ct.function_hook_new { name = "Refusing", forward_preprocess = function() error(special) end }
refusing:add()
ok, err = pcall(ct.relu, x)
ct.function_hook_remove "Refusing"
t.check(not ok and err == special, "an error in a hook")

-- Optimizers and schedules by callbacks.
local model = ct.link.linear(2, 1)
local descent = ct.optimizer_new {
  name = "Descent",
  update_one = function(_, _, path, param)
    seen[path] = true
    param:data():copyto(param:data() - param:grad() * 0.5, "same_kind")
  end,
}
descent:setup(model)
local before = model.W:data():copy()
model:cleargrads()
model(ct.constant { { 1, 2 } }):sum():backward()
descent:update()
t.equal(model.W:data():totable(), (before - ct.array { { 0.5, 1 } }):totable(), "a step of an optimizer in Lua")
t.check(seen["/W"] and seen["/b"], "paths of parameters")

-- Serializers: what passes through.
local saved = {}
local serializer = ct.serializer_new {
  loads = 0,
  array = function(_, key, value) saved[key] = value:shape() end,
}
model:serialize(serializer)
t.equal(saved["W"], { 1, 2 }, "an array on its way to a serializer in Lua")
local loader = ct.serializer_new {
  loads = 1,
  array = function(_, _, value) value:fill_f64(3) end,
}
model:serialize(loader)
t.equal(model.W:data():totable(), { { 3, 3 } }, "an array from a deserializer in Lua")

-- Texts, initializers, and gradient checks.
local pieces = {}
ct.array({ 1, 2 }):print(function(text) pieces[#pieces + 1] = text end)
t.equal(table.concat(pieces), "[1. 2.]", "text in pieces")
local initializer = ct.initializer.callback(function(array) array:fill_f64(7) end)
local filled = ct.link.linear(2, 2, { nobias = true, initializer = { W = initializer } })
t.equal(filled.W:data():totable(), { { 7, 7 }, { 7, 7 } }, "an initializer, and options as a table")
t.fails("not_found", '"b"', function() return filled.b end)
t.fails("invalid_argument", "link_linear_new: options: there is no option bais", ct.link.linear, 2, 2, { bais = 1 })

-- What LuaJIT cannot do is refused.
t.fails("unsupported", "stream_fn: the library may call it on any thread", ct.stream_add_callback,
  ct.stream_default "cpu", function() end)
t.fails("unsupported", "pressure_fn: the library may call it on any thread", ct.memory_set_pressure_callback, "cpu",
  function() end)
t.fails("invalid_argument", "array_print: write: expected a function, got nil", ct.array_print, ct.array { 1 })
t.fails("invalid_argument", "callbacks.forward: expected a function, got number", ct.function_new, { forward = 5 })

-- The library gives every function back.
cube, failing, nested, caught, bad, chain, stateful, hook, refusing, descent, serializer, loader = nil
model, filled, initializer, y, z = nil
local finished = 0
do ct.function_new { forward = function() end, destroy = function() finished = finished + 1 end } end
ct.collect()
t.equal(ct.kept(), 0, "functions that the library still holds")
t.equal(finished, 1, "the destroy function of a table of callbacks")
t.done()
