// Compiles sources for CUDA devices.
#include "impl/jit/cuda/nvrtc.h"

#include <sys/stat.h>

#include <cctype>
#include <cstdlib>
#include <cstring>
#include <iterator>

#include "impl/backend/cuda/libraries.h"
#include "impl/base/error.h"

namespace catenary::jit {
namespace {

using namespace cuda;  // NOLINT(google-build-using-namespace)

/// Headers of C whose contents the generated text already has.
constexpr const char* kHeaders[] = {"math.h",   "cmath",   "stdint.h", "cstdint", "stddef.h", "cstddef",
                                    "stdlib.h", "cstdlib", "string.h", "cstring", "stdio.h",  "cstdio",
                                    "float.h",  "cfloat",  "limits.h", "climits"};

const Nvrtc& nvrtc() {
  const Nvrtc* const table = cuda::nvrtc();
  if (!table)
    fail(CTN_ERROR_UNAVAILABLE,
         "kernels for CUDA devices are compiled by NVRTC, and libnvrtc.so.13 or .12 cannot be opened; "
         "CATENARY_CUDA_NVRTC can name the file");
  return *table;
}

void require(nvrtcResult result, const char* call) {
  if (result == NVRTC_SUCCESS) return;
  const char* const text = nvrtc().nvrtcGetErrorString(result);
  fail(result == NVRTC_ERROR_OUT_OF_MEMORY ? CTN_ERROR_OUT_OF_MEMORY : CTN_ERROR_UNAVAILABLE,
       "%s failed with %s", call, text ? text : "an unknown error");
}

class CompiledSource {
 public:
  CompiledSource(const std::string& name, const std::string& source) {
    const std::vector<const char*> texts(std::size(kHeaders), "");
    require(nvrtc().nvrtcCreateProgram(&program_, source.c_str(), (name + ".cu").c_str(),
                                       int(std::size(kHeaders)), texts.data(), kHeaders),
            "nvrtcCreateProgram");
  }
  ~CompiledSource() { nvrtc().nvrtcDestroyProgram(&program_); }
  CompiledSource(const CompiledSource&) = delete;
  CompiledSource& operator=(const CompiledSource&) = delete;

  nvrtcResult compile(const std::vector<const char*>& options) {
    return nvrtc().nvrtcCompileProgram(program_, int(options.size()), options.data());
  }
  std::string log() const {
    std::string log = text(nvrtc().nvrtcGetProgramLogSize, nvrtc().nvrtcGetProgramLog, "nvrtcGetProgramLog");
    log.resize(std::strlen(log.c_str()));
    return log;
  }
  std::string cubin() const {
    return text(nvrtc().nvrtcGetCUBINSize, nvrtc().nvrtcGetCUBIN, "nvrtcGetCUBIN");
  }
  std::string ptx() const { return text(nvrtc().nvrtcGetPTXSize, nvrtc().nvrtcGetPTX, "nvrtcGetPTX"); }

 private:
  using GetSize = nvrtcResult (*)(nvrtcProgram, size_t*);
  using Get = nvrtcResult (*)(nvrtcProgram, char*);

  std::string text(GetSize get_size, Get get, const char* call) const {
    size_t size = 0;
    require(get_size(program_, &size), call);
    std::string result(size, '\0');
    if (size) require(get(program_, &result[0]), call);
    return result;
  }

  nvrtcProgram program_ = nullptr;
};

/// The newest architecture that NVRTC knows and the device runs.
int architecture_for(int capability) {
  int count = 0;
  require(nvrtc().nvrtcGetNumSupportedArchs(&count), "nvrtcGetNumSupportedArchs");
  std::vector<int> known(size_t(count) + 1);
  require(nvrtc().nvrtcGetSupportedArchs(known.data()), "nvrtcGetSupportedArchs");
  int best = 0;
  for (int k = 0; k < count; ++k)
    if (known[size_t(k)] <= capability && known[size_t(k)] > best) best = known[size_t(k)];
  if (!best)
    fail(CTN_ERROR_UNAVAILABLE, "this version of NVRTC does not compile for compute capability %d.%d",
         capability / 10, capability % 10);
  return best;
}

/// Replaces FILE(LINE): by FILE:LINE:, as other compilers write it.
std::string with_colons(const std::string& log) {
  std::string text;
  for (size_t i = 0; i < log.size(); ++i) {
    size_t end = i + 1;
    if (log[i] == '(')
      while (end < log.size() && std::isdigit(static_cast<unsigned char>(log[end]))) ++end;
    if (log[i] == '(' && end > i + 1 && log.compare(end, 2, "):") == 0) {
      text += ':' + log.substr(i + 1, end - i - 1);
      i = end;
    } else {
      text += log[i];
    }
  }
  return text;
}

}  // namespace

CudaImage compile_cuda(const std::string& name, const std::string& source, int capability,
                       const std::vector<std::string>& options) {
  const int architecture = architecture_for(capability);
  const std::string target = "--gpu-architecture=sm_" + std::to_string(architecture);
  std::vector<const char*> arguments = {target.c_str(), "--std=c++17", "--device-as-default-execution-space",
                                        "--disable-warnings"};
  const char* const home = secure_getenv("CUDA_PATH");
  const std::string include = std::string(home && *home ? home : "/usr/local/cuda") + "/include";
  const std::string include_option = "--include-path=" + include;
  struct stat info;
  if (::stat(include.c_str(), &info) == 0) arguments.push_back(include_option.c_str());
  for (const std::string& option : options) arguments.push_back(option.c_str());
  CompiledSource compiled(name, source);
  const nvrtcResult result = compiled.compile(arguments);
  if (result == NVRTC_ERROR_COMPILATION || result == NVRTC_ERROR_INVALID_OPTION)
    fail(CTN_ERROR_INVALID_ARGUMENT, "the compiler rejects the kernel:\n%s",
         with_colons(compiled.log()).c_str());
  require(result, "nvrtcCompileProgram");
  CudaImage image;
  image.code = compiled.cubin();
  image.loaded = architecture == capability ? image.code : compiled.ptx();
  return image;
}

}  // namespace catenary::jit
