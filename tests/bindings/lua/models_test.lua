-- Links, optimizers, files, devices and kernels through the binding.
local ct = require "catenary"
local t = require "support"

local folder = os.tmpname()
os.remove(folder)
os.execute("mkdir " .. folder)

local function network()
  return ct.chain {
    l1 = ct.link.linear(3, 4),
    l2 = ct.link.linear(4, 2, { nobias = true }),
    forward = function(self, x) return self.l2(self.l1(x):tanh()) end,
  }
end

-- Parameters and children by their paths.
ct.random.seed(nil, 1)
local model = network()
local paths, kinds = {}, {}
for path, param in model:params() do paths[#paths + 1] = path .. " " .. #param:shape() end
for path, link in model:links() do kinds[#kinds + 1] = path .. " " .. link:kind() end
t.equal(paths, { "/l1/W 2", "/l1/b 1", "/l2/W 2" }, "parameters")
t.equal(#kinds, 3, "links")
t.check(kinds[2] == "/l1 Linear" and kinds[3] == "/l2 Linear", "kinds of links: " .. table.concat(kinds, ", "))

-- Equal seeds give equal parameters, and training is the same with both.
ct.random.seed(nil, 1)
local again = network()
t.equal(again.l1.W:data():totable(), model.l1.W:data():totable(), "seeds")
local x, labels = ct.constant { { 1, 2, 3 }, { -1, 0, 1 } }, ct.constant({ 0, 1 }, "int32")
local function train(net, optimizer)
  local loss = ct.softmax_cross_entropy(net(x), labels)
  net:cleargrads()
  loss:backward()
  optimizer:update()
  return loss:item()
end
local function optimizer_for(net)
  local optimizer = ct.optimizer.adam(0.05)
  optimizer:setup(net)
  optimizer:add_weight_decay(0.01)
  optimizer:add_gradient_clipping(1)
  return optimizer
end
local first, second = optimizer_for(model), optimizer_for(again)
local before = train(model, first)
for _ = 1, 20 do train(model, first) end
t.check(train(model, first) < before / 2, "training lowers the loss")
t.equal(first:hyperparameter "beta1", 0.9, "a usual value of a hyperparameter")

-- Every file format, and a whole training state.
for _, format in ipairs(ct.api.formats) do
  local path = folder .. "/model" .. format.suffixes[1]
  local save = model["save_" .. format.name]
  local ok, err = pcall(save, model, path, format.level > 0 and format.level or nil)
  if format.name == "hdf5" and not ok and err.status == "unavailable" then
    print("HDF5: skipped (" .. err.message .. ")")
  else
    t.check(ok, format.title .. ": " .. tostring(err))
    local loaded = network()
    loaded:load(path)
    t.equal(loaded.l2.W:data():totable(), model.l2.W:data():totable(), "a model from " .. format.title)
    os.remove(path)
  end
end
local state = folder .. "/training.npz"
ct.checkpoint_save(state, model, first)
ct.checkpoint_load(state, again, second)
t.equal(train(again, second), train(model, first), "training continues from a file")
t.fails("not_found", "absent", again.load_npz, again, folder .. "/absent.npz")
os.remove(state)
local dictionary = ct.dictionary_new()
model:serialize(ct.dictionary_serializer_new(dictionary, ""))
t.equal(dictionary:count(), 3, "a model in a dictionary")
local key = dictionary:key(0)
t.check(dictionary:array(key):size() > 0, "an array of a dictionary: " .. key)
os.execute("rmdir " .. folder)

-- Devices: another one than the host's computes the same.
local elsewhere = model:clone()
elsewhere:to_device "test:0"
local moved = ct.constant(x:data():to_device "test:0")
t.equal(elsewhere.l1(moved):data():device(), "test:0", "the device of a result")
t.equal(elsewhere.l1(moved):data():totable(), model.l1(x):data():totable(), "a result of another device")
t.fails("device", "expected", function() return elsewhere.l1(x) end)

-- Settings of the thread come back, also after an error.
t.equal(ct.no_backprop(function() return ct.backprop_enabled() end), false, "a setting within a function")
t.equal(pcall(ct.no_backprop, error, "stop"), false, "an error within a function")
t.equal(ct.backprop_enabled(), true, "the setting afterward")
t.equal({ ct.test_mode(function(...) return ct.train(), ... end, 5) }, { false, 5 }, "results of the function")

-- A kernel from a source text, where there is a compiler.
local kernel = ct.elementwise_kernel_new("T x, T y", "T z", "z = x * y + 1", "multiply_plus_one")
local ok, results = pcall(kernel.call, kernel, { ct.array { 1, 2 }, ct.array { 3, 4 } }, -1, { n = 1 }, 1)
if ok then
  t.equal(results[1]:totable(), { 4, 9 }, "a user kernel")
elseif results.status ~= "unavailable" then
  t.check(false, "a user kernel: " .. tostring(results))
end
t.done()
