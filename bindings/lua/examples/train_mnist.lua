-- Trains a network to read handwritten digits: the Lua form of the C example, with the same numbers for a seed.
--
-- Usage: luajit train_mnist.lua [--data DIR] [--train N] [--test N] [--model mlp|lenet] [--layers N] [--units N]
--        [--batch N] [--epochs N] [--optimizer adam|sgd|momentum] [--lr X] [--seed N] [--device NAME] [--out DIR]
--        [--resume SNAPSHOT]
package.path = arg[0]:match "^(.-)[^/]*$" .. "?.lua;" .. package.path
local ct = require "catenary"
local mnist = require "mnist"

local OPTIMIZERS = {
  adam = { ct.optimizer.adam, 0.001 },
  sgd = { ct.optimizer.sgd, 0.2 },
  momentum = { ct.optimizer.momentum_sgd, 0.05 },
}

local function options()
  local o = {
    model = "mlp", layers = 2, units = 100, batch = 100, epochs = 20, optimizer = "adam", seed = 0, device = "cpu",
    out = "result",
  }
  local known = { data = true, train = true, test = true, lr = true, resume = true }
  for i = 1, #arg, 2 do
    local name, value = arg[i]:match "^%-%-(%w+)$", arg[i + 1]
    if not name or not value or o[name] == nil and not known[name] then
      io.stderr:write("train_mnist: unknown option or missing value: ", arg[i], "\n")
      os.exit(2)
    end
    o[name] = tonumber(value) or value
  end
  return o
end

local function mlp(o)
  local layers, parts, size = {}, {}, 784
  function parts.forward(_, x)
    for i = 1, #layers - 1 do x = layers[i](x):relu() end
    return layers[#layers](x)
  end
  for i = 1, o.layers + 1 do
    local out = i <= o.layers and o.units or 10
    layers[i] = ct.link.linear(size, out)
    parts["l" .. i] = layers[i]
    size = out
  end
  return ct.chain(parts)
end

-- Caffe's LeNet: two convolutions with max pooling, then two linear layers.
local function lenet()
  local function pool(h) return h:max_pooling_2d(2, 2, 2, 2, 0, 0, true) end
  return ct.chain {
    conv1 = ct.link.convolution_2d(1, 20, 5, 5, 1, 1, 0, 0),
    conv2 = ct.link.convolution_2d(20, 50, 5, 5, 1, 1, 0, 0),
    ip1 = ct.link.linear(800, 500),
    ip2 = ct.link.linear(500, 10),
    forward = function(self, x)
      local h = pool(self.conv2(pool(self.conv1(x:reshape { -1, 1, 28, 28 }))))
      return self.ip2(self.ip1(h):relu())
    end,
  }
end

local function datasets(o)
  local train, test = mnist.load(o.data)
  if o.train then train = mnist.part(train, 0, o.train) end
  if o.test then test = mnist.part(test, 0, o.test) end
  print(("data     %d for training, %d for testing"):format(#train.labels, #test.labels))
  return ct.dataset.tuple { train.pixels, train.labels }, ct.dataset.tuple { test.pixels, test.labels }
end

-- A trainer that evaluates, prints a line of a table, and saves after each epoch.
local function make_trainer(o, updater, evaluator, network)
  local trainer = ct.trainer_new(updater, ct.trigger.interval(o.epochs, "epoch"), o.out)
  local losses = { "main/loss", "validation/main/loss" }
  local columns = { "epoch", "iteration", losses[1], losses[2], "validation/main/accuracy" }
  for _, extension in ipairs {
    evaluator,
    ct.extension.log_report(nil, "log"),
    ct.extension.print_report(columns),
    ct.extension.progress_bar(1),
    ct.extension.plot_report(losses, "epoch", "curves.svg"),
    ct.extension.snapshot_object(network, "model.safetensors"),
    ct.extension.snapshot("snapshot.safetensors", 0, false),
  } do
    trainer:extend(extension, nil, nil, ct.PRIORITY_DEFAULT)
  end
  trainer:set_interrupts(true) -- Ctrl-C saves and stops
  return trainer
end

local function main()
  local o = options()
  ct.device_set_current(o.device)
  ct.random_seed(nil, o.seed)
  local train, test = datasets(o)

  local network = o.model == "lenet" and lenet() or mlp(o)
  local model = ct.link.classifier(network)
  local make, usual = unpack(OPTIMIZERS[o.optimizer] or error("there is no optimizer " .. o.optimizer, 0))
  local rate = o.lr or usual
  local optimizer = make(rate)
  optimizer:setup(model)
  print(("network  %s, %s with learning rate %g, batches of %d, seed %d, on %s"):format(o.model, o.optimizer, rate,
    o.batch, o.seed, o.device))

  local updater = ct.updater.standard(ct.iterator.serial(train, o.batch, true, true, o.seed), optimizer)
  local evaluator = ct.extension.evaluator(ct.iterator.serial(test, 500, false, false, 0), model)
  local trainer = make_trainer(o, updater, evaluator, network)
  if o.resume then trainer:load(o.resume) end
  if trainer:run() == "stopped" then
    print("stopped; continue with --resume " .. trainer:snapshot_path())
    os.exit(130)
  end
  local log = trainer:extension "LogReport"
  print(("test accuracy %.4f"):format(log:log_value(log:log_count() - 1, "validation/main/accuracy")))
end

main()
