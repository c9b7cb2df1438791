// Opens the plugin with the CUDA devices.
#include "impl/backend/plugin.h"

#include <dlfcn.h>
#include <unistd.h>

#include <atomic>
#include <cinttypes>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string_view>

#include "impl/backend/plugin_layout.h"
#include "impl/base/error.h"

/// Only the shared library has it. A plugin finds its symbols in libcatenary.so, not in a program, and would
/// load a second copy of the library into one.
extern "C" const char catenary_shared_library __attribute__((weak));

namespace catenary {
namespace {

constexpr const char* kFile = "libcatenary-cuda.so";
constexpr const char* kVariable = "CATENARY_CUDA_PLUGIN";

std::mutex opening;
std::atomic<const Plugin*> opened{nullptr};

/// Returns the path of the plugin: beside the library, or, as distributions want it, in a folder of its own
/// there.
std::string plugin_path() {
  const char* wanted = secure_getenv(kVariable);
  if (wanted && *wanted) return wanted;
  Dl_info info;
  if (!dladdr(&opened, &info) || !info.dli_fname)
    fail(CTN_ERROR_UNAVAILABLE, "the folder of libcatenary.so, which has %s, is unknown; set %s", kFile,
         kVariable);
  const std::string_view library = info.dli_fname;
  const size_t slash = library.rfind('/');
  const std::string folder(slash == library.npos ? "." : library.substr(0, slash));
  const std::string own = folder + "/catenary-" CATENARY_ABI "/" + kFile;
  return access(own.c_str(), F_OK) == 0 ? own : folder + '/' + kFile;
}

/// Throws an error that says why a library is not the plugin of this one.
const Plugin& require_plugin(void* library, const char* path) {
  const auto entry = reinterpret_cast<PluginEntry>(dlsym(library, kCudaPluginEntry));
  if (!entry)
    fail(CTN_ERROR_UNAVAILABLE, "%s: expected a plugin of Catenary, got a library without %s", path,
         kCudaPluginEntry);
  const Plugin* plugin = entry();
  if (std::strcmp(plugin->version, CATENARY_VERSION) != 0)
    fail(CTN_ERROR_UNAVAILABLE, "%s: expected a plugin of Catenary %s, got one of %s", path, CATENARY_VERSION,
         plugin->version);
  const uint64_t layout = interface_layout();
  if (plugin->layout != layout)
    fail(CTN_ERROR_UNAVAILABLE,
         "%s: expected a plugin that was built with this library (interface %016" PRIx64
         "), got one of the same version that was not (%016" PRIx64 ")",
         path, layout, plugin->layout);
  return *plugin;
}

const Plugin& open_plugin() {
  if (!&catenary_shared_library)
    fail(CTN_ERROR_UNAVAILABLE, "%s needs the shared library, and this program contains the static one",
         kFile);
  const std::string path = plugin_path();
  void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char* error = dlerror();
    const bool memory_was_short = error && std::strstr(error, "memory") && !std::strstr(error, "static TLS");
    fail(memory_was_short ? CTN_ERROR_OUT_OF_MEMORY : CTN_ERROR_UNAVAILABLE, "%s",
         error ? error : path.c_str());
  }
  try {
    return require_plugin(library, path.c_str());
  } catch (...) {
    dlclose(library);
    throw;
  }
}

const Plugin& cuda_plugin() {
  if (const Plugin* plugin = opened.load(std::memory_order_acquire)) return *plugin;
  std::lock_guard<std::mutex> guard(opening);
  if (const Plugin* plugin = opened.load(std::memory_order_relaxed)) return *plugin;
  const Plugin& plugin = open_plugin();
  opened.store(&plugin, std::memory_order_release);
  return plugin;
}

}  // namespace

int cuda_index(const char* name) {
  constexpr std::string_view prefix = "cuda:";
  const std::string_view text = name;
  if (text.substr(0, prefix.size()) != prefix) return -1;
  const std::string_view digits = text.substr(prefix.size());
  if (digits.empty() || digits.size() > 4 || (digits[0] == '0' && digits.size() > 1)) return -1;
  int index = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return -1;
    index = 10 * index + (digit - '0');
  }
  return index;
}

Backend& cuda_backend(int index) {
  try {
    return cuda_plugin().backend(index);
  } catch (const Error& error) {
    fail(error.status(), "device: \"cuda:%d\" cannot be used: %s", index, error.what());
  }
}

}  // namespace catenary
