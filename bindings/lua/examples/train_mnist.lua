-- Trains a network to read handwritten digits: the Lua form of the C example, with the same numbers for a seed.
--
-- Usage: luajit train_mnist.lua [--data DIR] [--train N] [--test N] [--layers N] [--units N] [--batch N] [--epochs N]
--        [--optimizer adam|sgd|momentum] [--lr X] [--seed N] [--device NAME] [--save FILE] [--resume FILE]
package.path = arg[0]:match "^(.-)[^/]*$" .. "?.lua;" .. package.path
local ct = require "catenary"
local mnist = require "mnist"

local OPTIMIZERS = {
  adam = { ct.optimizer.adam, 0.001 },
  sgd = { ct.optimizer.sgd, 0.2 },
  momentum = { ct.optimizer.momentum_sgd, 0.05 },
}

local function options()
  local o = { layers = 2, units = 100, batch = 100, epochs = 20, optimizer = "adam", seed = 0, device = "cpu" }
  local known = { data = true, train = true, test = true, lr = true, save = true, resume = true }
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

local function mlp(sizes)
  local layers = {}
  local parts = {
    forward = function(_, x)
      for i = 1, #layers - 1 do x = layers[i](x):relu() end
      return layers[#layers](x)
    end,
  }
  for i = 1, #sizes - 1 do
    layers[i] = ct.link.linear(sizes[i], sizes[i + 1])
    parts["l" .. i] = layers[i]
  end
  return ct.chain(parts)
end

-- Mean loss and accuracy, without the history that only backward needs.
local function evaluate(model, digits)
  model:classifier_set_compute_accuracy(true)
  local count, loss, correct = #digits.labels, 0, 0
  ct.no_backprop(function()
    for first = 0, count - 1, 500 do
      local batch = mnist.part(digits, first, math.min(first + 500, count))
      local size = #batch.labels
      loss = loss + model(ct.constant(batch.pixels), ct.constant(batch.labels)):item() * size
      correct = correct + math.floor(model:classifier_accuracy():item() * size + 0.5)
    end
  end)
  return loss / count, correct / count
end

-- The order of the digits depends only on the seed and the epoch.
local function order_of(seed, epoch, count)
  return ct.random_permutation(ct.random_state_new("cpu", "philox4_32_10", seed * 100003 + epoch), count)
end

-- One pass over the digits in a given order; the mean of the losses before each update.
local function train(model, optimizer, digits, order, size)
  model:classifier_set_compute_accuracy(false)
  local count, total = #digits.labels, 0
  for first = 0, count - 1, size do
    local chosen = order { { first, math.min(first + size, count) } }
    local x, t = digits.pixels:take(chosen, 0, "raise"), digits.labels:take(chosen, 0, "raise")
    local loss = model(ct.constant(x), ct.constant(t))
    model:cleargrads()
    loss:backward()
    optimizer:update()
    total = total + loss:item() * #chosen
  end
  optimizer:new_epoch()
  return total / count
end

local function main()
  local o = options()
  ct.device_set_current(o.device)
  ct.random_seed(nil, o.seed)
  local digits, test = mnist.load(o.data)
  if o.train then digits = mnist.part(digits, 0, o.train) end
  if o.test then test = mnist.part(test, 0, o.test) end
  print(("data     %d for training, %d for testing"):format(#digits.labels, #test.labels))

  local sizes = { 784 }
  for _ = 1, o.layers do sizes[#sizes + 1] = o.units end
  sizes[#sizes + 1] = 10
  local network = mlp(sizes)
  local model = ct.link.classifier(network)
  local make, rate = unpack(OPTIMIZERS[o.optimizer] or error("there is no optimizer " .. o.optimizer, 0))
  rate = o.lr or rate
  local optimizer = make(rate)
  optimizer:setup(model)
  print(("network  %s, %s with learning rate %g, batches of %d, seed %d, on %s"):format(table.concat(sizes, "-"),
    o.optimizer, rate, o.batch, o.seed, o.device))

  if o.resume then ct.checkpoint_load(o.resume, network, optimizer) end
  local accuracy
  for epoch = optimizer:epoch() + 1, o.epochs do
    local started = os.clock()
    local train_loss = train(model, optimizer, digits, order_of(o.seed, epoch, #digits.labels), o.batch)
    local test_loss
    test_loss, accuracy = evaluate(model, test)
    print(("epoch %2d/%d  train loss %.4f  test loss %.4f  test accuracy %.4f  %.2f s"):format(epoch, o.epochs,
      train_loss, test_loss, accuracy, os.clock() - started))
    if o.save then ct.checkpoint_save(o.save, network, optimizer) end
  end
  if accuracy then print(("test accuracy %.4f"):format(accuracy)) end
end

main()
