package = "catenary"
version = "scm-1"
source = { url = "git+file://." }
description = {
  summary = "Catenary, a deep-learning library, for LuaJIT",
  detailed = "Arrays, automatic differentiation, links, optimizers and serializers through LuaJIT's FFI.",
  license = "MIT",
}
dependencies = { "lua == 5.1", "lua-cjson" }
build = {
  type = "builtin",
  modules = {
    ["catenary"] = "catenary/init.lua",
    ["catenary.api"] = "catenary/api.lua",
    ["catenary.array"] = "catenary/array.lua",
    ["catenary.call"] = "catenary/call.lua",
    ["catenary.callbacks"] = "catenary/callbacks.lua",
    ["catenary.errors"] = "catenary/errors.lua",
    ["catenary.handles"] = "catenary/handles.lua",
    ["catenary.jit"] = "catenary/jit.lua",
    ["catenary.models"] = "catenary/models.lua",
    ["catenary.objects"] = "catenary/objects.lua",
    ["catenary.values"] = "catenary/values.lua",
  },
}
