-- MNIST's digits from the IDX files of a folder, plain or compressed.
local ct = require "catenary"

local mnist = {}

local function exists(path)
  local file = io.open(path, "rb")
  return file and file:close()
end

local function read_idx(folder, name)
  local path = folder .. "/" .. name
  return ct.array_load_idx(exists(path) and path or path .. ".gz")
end

local function read_pair(folder, prefix)
  local images = read_idx(folder, prefix .. "-images-idx3-ubyte")
  local labels = read_idx(folder, prefix .. "-labels-idx1-ubyte")
  return { pixels = images:reshape { #images, 784 }:astype "float32" / 255, labels = labels:astype "int32" }
end

local function part(set, first, last)
  return { pixels = set.pixels { { first, last } }, labels = set.labels { { first, last } } }
end

-- The digits to train on and to test on: pixels float32 (N, 784) from 0 to 1, labels int32 (N). A folder with the test
-- files alone gives its first four fifths for training and the rest for testing.
function mnist.load(folder)
  folder = folder or (os.getenv "CATENARY_DATA" or ".") .. "/mnist"
  local name = folder .. "/train-images-idx3-ubyte"
  if exists(name) or exists(name .. ".gz") then return read_pair(folder, "train"), read_pair(folder, "t10k") end
  local all = read_pair(folder, "t10k")
  local count = math.floor(#all.labels / 5) * 4
  return part(all, 0, count), part(all, count, #all.labels)
end

mnist.part = part

return mnist
