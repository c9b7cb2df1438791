-- MNIST's digits from the IDX files of a folder, plain or compressed.
local ffi = require "ffi"
local ct = require "catenary"

ffi.cdef [[
typedef struct gzFile_s *gzFile;
gzFile gzopen(const char *path, const char *mode);
int gzread(gzFile file, void *buffer, unsigned length);
int gzclose(gzFile file);
]]
local zlib = ffi.load "libz.so.1" -- reads plain files too

local mnist = {}

local function exists(path)
  local file = io.open(path, "rb")
  return file and file:close()
end

local function contents(path)
  if not exists(path) then path = path .. ".gz" end
  local file = zlib.gzopen(path, "rb")
  if file == nil then error(path .. ": cannot be opened", 0) end
  local parts, buffer = {}, ffi.new "char[65536]"
  local got
  repeat
    got = zlib.gzread(file, buffer, 65536)
    if got > 0 then parts[#parts + 1] = ffi.string(buffer, got) end
  until got <= 0
  zlib.gzclose(file)
  if got < 0 then error(path .. ": is damaged", 0) end
  return table.concat(parts)
end

-- The bytes of an IDX file as an array of its shape.
local function read_idx(folder, name)
  local path = folder .. "/" .. name
  local text = contents(path)
  if text:sub(1, 3) ~= "\0\0\8" then error(path .. ": expected an IDX file of bytes", 0) end
  local shape, size = {}, 1
  for axis = 1, text:byte(4) do
    local a, b, c, d = text:byte(4 * axis + 1, 4 * axis + 4)
    shape[axis] = ((a * 256 + b) * 256 + c) * 256 + d
    size = size * shape[axis]
  end
  local first = 4 + 4 * #shape
  if #text ~= first + size then
    error(("%s: expected %d bytes, got %d"):format(path, first + size, #text), 0)
  end
  return ct.array_from_data(text:sub(first + 1), shape, "uint8")
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
