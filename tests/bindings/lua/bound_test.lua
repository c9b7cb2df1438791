-- Every function of api.json is bound and can be called. Arguments are made from the description, and are often
-- meaningless: a call must return, or fail with an error of the library or of the binding.
local ct = require "catenary"
local t = require "support"
local api = ct.api

-- What cannot be called with made-up arguments.
local SKIPPED = {
  array_from_dlpack = "its argument is another library's struct",
  object_set_binding = "its argument is a C function",
  object_set_toggle = "its argument is a C function",
  memory_set_allocator = "it would replace the memory of all other tests",
  memory_set_limit = "it would limit the memory of all other tests",
}

local array, variable = ct.array { { 1, 2 }, { 3, 4 } }, ct.variable { { 1, 2 }, { 3, 4 } }
local folder = os.tmpname()
os.remove(folder)

-- An object of each kind of handle, where one can be made.
local makers = {
  array = function() return array end,
  variable = function() return variable end,
  object = function() return array end,
  ["function"] = function() return ct.user_function { forward = function(_, a) return a end } end,
  link = function() return ct.link.linear(2, 2) end,
  initializer = function() return ct.initializer.constant(1) end,
  schedule = function() return ct.schedule.constant and ct.schedule.constant(1) or nil end,
  optimizer = function()
    local optimizer = ct.optimizer.adam()
    optimizer:setup(ct.link.linear(2, 2))
    return optimizer
  end,
  function_hook = function() return ct.function_hook_new { name = "Idle" } end,
  random_state = function() return ct.random_state_new("cpu", "philox4_32_10", 1) end,
  walker_alias = function() return ct.walker_alias_new(ct.array { 0.5, 0.5 }) end,
  context = function() return ct.context_capture() end,
  stream = function() return ct.stream_default "cpu" end,
  event = function() return ct.event_new("cpu", false, false) end,
  dictionary = function() return ct.dictionary_new() end,
  serializer = function() return ct.serializer_new { loads = 0, array = function() end } end,
  dataset = function() return ct.dataset.tuple({ array }) end,
  transform = function() return ct.transform.scale(2) end,
  iterator = function() return ct.iterator.serial(ct.dataset.tuple({ array }), 1, true, false, 0) end,
  reporter = function() return ct.reporter_new() end,
  summary = function() return ct.summary_new() end,
  dict_summary = function() return ct.dict_summary_new() end,
  trigger = function() return ct.trigger_interval_new(1, "iteration") end,
  extension = function() return ct.extension_fail_on_non_number_new() end,
  updater = function() return ct.updater_new { update = function() end } end,
  trainer = function()
    return ct.trainer_new(ct.updater_new { update = function() end }, ct.trigger_interval_new(1, "iteration"), folder)
  end,
  loss_scale = function() return ct.loss_scale_new(2, 2, 0.5, 10) end,
  fused = function() return ct.fused_new(function(x) return x end) end,
  elementwise_kernel = function() return ct.elementwise_kernel_new("T x", "T y", "y = x", "same") end,
  reduction_kernel = function() return ct.reduction_kernel_new("T x", "T y", "x", "a + b", "y = a", "0", "total") end,
  computational_graph = function() return ct.build_computational_graph({ variable:sum() }, {}) end,
  link_iterator = function() return ct.link_iterator_new(ct.link.linear(2, 2), false) end,
  param_iterator = function() return ct.param_iterator_new(ct.link.linear(2, 2)) end,
  load_report = function() return ct.load_report_new() end,
  npz_file = function()
    local path = folder .. ".npz"
    ct.array_savez(path, { array }, { "a" }, 0)
    local file = ct.npz_file_open(path)
    os.remove(path)
    return file
  end,
  type_expr = function() return ct.type_expr_new("in_types.size() == 1", {}, {}) end,
  raw_kernel = function() return nil end, -- needs a CUDA device
  caffe_function = function() return nil end, -- needs a model
}
local function handle(kind)
  if kind:find "_options$" then return {} end
  local ok, made = pcall(makers[kind])
  return ok and made or nil
end

local function value_for(argument)
  local kind = argument.type
  if kind == "callback" then return function() end end
  if api.handles[kind] then
    local one = handle(kind)
    return argument.count and { one } or one
  end
  local one
  if argument.default ~= nil then
    one = argument.default
  elseif kind == "bool" then
    one = false
  elseif kind == "string" then
    one = argument.name:find "device" and "cpu" or folder .. "/missing"
  elseif kind == "dtype" then
    one = "float32"
  elseif api.enums[kind] then
    one = api.enums[kind].names[0]
  elseif kind == "index" then
    one = 0
  elseif api.structs[kind] then
    one = { name = "Made" }
  elseif kind == "void" then
    one = require "ffi".new "char[64]"
  else
    one = 1
  end
  return argument.count and kind ~= "void" and { one } or one
end

local bound, called, succeeded, skipped = 0, 0, 0, 0
for _, name in ipairs(api.order) do
  local description = api.functions[name]
  local f = ct.find(name)
  if type(f) == "function" then bound = bound + 1 else t.check(false, name .. " is not bound") end
  local reason = SKIPPED[name]
  if name == "object_release" then reason = "it would release what the tests still use" end
  if reason then
    skipped = skipped + 1
  else
    local given, count = {}, 0
    for _, argument in ipairs(description.arguments) do
      local written = argument.out and not argument.count or argument.type == "text"
      if argument.out and argument.count then
        if not argument.shared_count then count = count + 1 end -- the number of results: nil
      elseif not written and not (api.structs[argument.type] and argument.inout)
        and not (argument.name == "user_data" and description.arguments[1].type ~= "void") then
        count = count + 1
        given[count] = value_for(argument)
        if argument.type == "void" and argument.count then
          count = count + 1
          given[count] = 64
        end
      end
    end
    if name:find "_release$" and given[1] ~= nil then given[1] = ct.find(name:gsub("release$", "retain"))(given[1]) end
    local ok, err = pcall(f, unpack(given, 1, count))
    called = called + 1
    if ok then
      succeeded = succeeded + 1
    else
      t.check(ct.is_error(err), name .. ": " .. tostring(err))
    end
  end
end
t.equal(bound, tonumber(ct.C.ctn_op_count()), "as many functions as the library exports")
t.equal(called + skipped, bound, "functions that were called or have a reason not to be")
t.check(succeeded > 600, "calls that succeeded: " .. succeeded)
print(("%d functions bound, %d called, %d of them succeeded, %d not called"):format(bound, called, succeeded, skipped))
for kind in pairs(api.handles) do
  t.check(makers[kind] or kind:find "_options$", "no example of the handle " .. kind)
end
t.done()
