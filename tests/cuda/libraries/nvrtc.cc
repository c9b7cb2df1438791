// The stand-in for NVRTC: it compiles a source for the emulation, by the compiler of the tests, to a library
// that the stand-in for the driver loads as an image. If NVRTC is installed, it must agree about the source.
#include <dlfcn.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "impl/backend/cuda/library_types.h"

using namespace catenary::cuda;  // NOLINT(google-build-using-namespace)

struct catenary::cuda::NvrtcProgram {
  std::string source, name, log, image;
  std::vector<std::string> headers;
};

namespace {

struct Real {
#define CTN_ENTRY(result, name, params) result(*name) params;
  CTN_NVRTC(CTN_ENTRY)
#undef CTN_ENTRY
};

/// The installed one, or null.
const Real* real() {
  static Real table;
  static const bool complete = [] {
    void* const library = *NVRTC ? dlopen(NVRTC, RTLD_NOW | RTLD_LOCAL) : nullptr;
    bool found = library != nullptr;
#define CTN_FIND(result, name, params) \
  found = found && (table.name = reinterpret_cast<decltype(table.name)>(dlsym(library, #name)));
    CTN_NVRTC(CTN_FIND)
#undef CTN_FIND
    return found;
  }();
  return complete ? &table : nullptr;
}

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

bool begins(const std::string& text, const char* with) { return text.rfind(with, 0) == 0; }

nvrtcResult compile_emulated(NvrtcProgram& program, const std::vector<std::string>& options) {
  std::string flags;
  for (const std::string& option : options) {
    if (begins(option, "-D") || (begins(option, "-I") && option.size() > 2)) {
      flags += " " + quoted(option);
    } else if (!begins(option, "--gpu-architecture=sm_") && !begins(option, "--include-path=") &&
               option != "--std=c++17" && option != "--device-as-default-execution-space" &&
               option != "--disable-warnings") {
      program.log = "nvrtc: error: unrecognized option " + option + " found\n";
      return NVRTC_ERROR_INVALID_OPTION;
    }
  }
  const char* const place = std::getenv("TMPDIR");
  std::string folder = std::string(place && *place ? place : "/tmp") + "/catenary-nvrtc-XXXXXX";
  if (!mkdtemp(folder.data())) return NVRTC_ERROR_OUT_OF_MEMORY;
  std::ofstream(folder + "/kernel.cc") << "#include \"tests/cuda/libraries/user_emulation.h\"\n"
                                       << program.source;
  // The folder's name is kept out of the command, so that a cache of compilations finds it again.
  const std::string command =
      "cd " + quoted(folder) +
      " && LC_ALL=C " COMPILER
      " -std=gnu++20 -O1 -w -fPIC -fvisibility=hidden -fno-math-errno -fno-trapping-math "
      "-fdiagnostics-color=never -DCTN_EMULATION -I" SOURCE_DIR " -I" SOURCE_DIR "/include -I" SOURCE_DIR
      "/tests/cuda" +
      flags +
      " -c kernel.cc -o kernel.o >log 2>&1 && " COMPILER " -shared -o kernel.so kernel.o " EMULATION
      " -Wl,-Bsymbolic >>log 2>&1";
  // A program that ignores its children does not learn how they end.
  if (std::system(command.c_str())) program.log = read(folder + "/log");
  program.image = read(folder + "/kernel.so");
  const bool made = !program.image.empty();
  for (const char* const file : {"kernel.cc", "kernel.o", "kernel.so", "log"})
    unlink((folder + "/" + file).c_str());
  rmdir(folder.c_str());
  return made ? NVRTC_SUCCESS : NVRTC_ERROR_COMPILATION;
}

/// What NVRTC says about the source, and its log.
nvrtcResult compile_really(const NvrtcProgram& program, const std::vector<std::string>& options,
                           std::string* log) {
  std::vector<const char*> pointers, headers;
  for (const std::string& option : options) pointers.push_back(option.c_str());
  for (const std::string& header : program.headers) headers.push_back(header.c_str());
  const std::vector<const char*> texts(headers.size(), "");
  nvrtcProgram made = nullptr;
  if (const nvrtcResult result =
          real()->nvrtcCreateProgram(&made, program.source.c_str(), program.name.c_str(), int(headers.size()),
                                     texts.data(), headers.data()))
    return result;
  const nvrtcResult result = real()->nvrtcCompileProgram(made, int(pointers.size()), pointers.data());
  size_t size = 0;
  real()->nvrtcGetProgramLogSize(made, &size);
  log->resize(size);
  if (size) real()->nvrtcGetProgramLog(made, log->data());
  real()->nvrtcDestroyProgram(&made);
  return result;
}

}  // namespace

extern "C" {
#define CTN_ENTRY(result, name, params) __attribute__((visibility("default"))) result name params;
CTN_NVRTC(CTN_ENTRY)
#undef CTN_ENTRY

const char* nvrtcGetErrorString(nvrtcResult result) { return result ? "NVRTC_ERROR" : "NVRTC_SUCCESS"; }

nvrtcResult nvrtcGetNumSupportedArchs(int* count) {
  *count = 2;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetSupportedArchs(int* list) {
  list[0] = 75;
  list[1] = 90;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcCreateProgram(nvrtcProgram* program, const char* source, const char* name, int count,
                               const char* const*, const char* const* include_names) {
  if (!program || !source) return NVRTC_ERROR_INVALID_INPUT;
  *program = new NvrtcProgram{
      source, name ? name : "default_program", {}, {}, {include_names, include_names + count}};
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcDestroyProgram(nvrtcProgram* program) {
  delete *program;
  *program = nullptr;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char* const* options) {
  const std::vector<std::string> list(options, options + count);
  const nvrtcResult result = compile_emulated(*program, list);
  if (!real()) return result;
  std::string log;
  const nvrtcResult expected = compile_really(*program, list, &log);
  if (expected != result) {
    std::fprintf(stderr, "NVRTC returns %d, the emulation %d:\n%s\n%s\n%s\n", expected, result, log.c_str(),
                 program->log.c_str(),
                 std::getenv("CATENARY_STAND_IN_SOURCES") ? program->source.c_str() : "");
    std::abort();
  }
  if (result) program->log = log.c_str();
  return result;
}

nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram program, size_t* size) {
  *size = program->log.size() + 1;
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetProgramLog(nvrtcProgram program, char* log) {
  std::memcpy(log, program->log.c_str(), program->log.size() + 1);
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t* size) {
  *size = program->image.size();
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char* cubin) {
  std::memcpy(cubin, program->image.data(), program->image.size());
  return NVRTC_SUCCESS;
}

nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t* size) { return nvrtcGetCUBINSize(program, size); }
nvrtcResult nvrtcGetPTX(nvrtcProgram program, char* ptx) { return nvrtcGetCUBIN(program, ptx); }
}
