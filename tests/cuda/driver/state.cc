// What all entry points of the stand-in have in common: its state, faults, counters, misuses and the ledger.
#include <unistd.h>

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "tests/cuda/driver/state.h"

namespace stand_in {
namespace {

uint64_t number_from(const char* variable, uint64_t otherwise) {
  const char* text = std::getenv(variable);
  if (!text || !*text) return otherwise;
  char* end = nullptr;
  const unsigned long long value = std::strtoull(text, &end, 10);
  if (*end) {
    std::fprintf(stderr, "stand-in: %s: expected a number, got \"%s\"\n", variable, text);
    std::abort();
  }
  return value;
}

CUresult default_error(const std::string& name) {
  if (name == "cuLaunchKernel") return CUDA_ERROR_LAUNCH_FAILED;
  if (name.starts_with("device")) return CUDA_ERROR_DEVICE_UNAVAILABLE;
  return CUDA_ERROR_OUT_OF_MEMORY;
}

/// Reads NAME:N[:ERROR],...
std::vector<Fault> faults_from(const char* text) {
  std::vector<Fault> faults;
  std::string_view rest = text ? text : "";
  while (!rest.empty()) {
    const std::string item(rest.substr(0, rest.find(',')));
    rest.remove_prefix(std::min(rest.size(), item.size() + 1));
    const size_t colon = item.find(':');
    char* end = nullptr;
    Fault fault{item.substr(0, colon), 0, CUDA_SUCCESS};
    fault.error = default_error(fault.name);
    bool good = colon != std::string::npos;
    if (good) {
      fault.n = std::strtoull(item.c_str() + colon + 1, &end, 10);
      if (*end == ':') fault.error = static_cast<CUresult>(std::strtol(end + 1, &end, 10));
      good = *end == 0;
    }
    if (!good) {
      std::fprintf(stderr, "stand-in: CATENARY_STAND_IN_FAIL: expected NAME:N[:ERROR], got \"%s\"\n",
                   item.c_str());
      std::abort();
    }
    faults.push_back(std::move(fault));
  }
  return faults;
}

void report_at_exit() {
  size_t count;
  {
    Lock lock(state().mutex);
    count = forked() ? 0 : state().misuses.size();
  }
  if (count == 0) return;
  std::fprintf(stderr, "stand-in: %zu calls of the driver were wrong\n", count);
  std::fflush(nullptr);
  std::_Exit(99);
}

/// Writes the lines to `text`, as far as they fit.
size_t write_lines(const std::vector<std::string>& lines, char* text, size_t size) {
  if (text && size > 0) {
    std::string all;
    for (const std::string& line : lines) all += line + "\n";
    all.resize(std::min(all.size(), size - 1));
    std::memcpy(text, all.c_str(), all.size() + 1);
  }
  return lines.size();
}

void invalidate_captures() {
  for (const std::shared_ptr<Capture>& capture : state().captures) {
    if (capture->mode == CU_STREAM_CAPTURE_MODE_GLOBAL || capture->thread == std::this_thread::get_id())
      capture->invalid = true;
  }
}

bool forbids_unsafe_calls() {
  for (const std::shared_ptr<Capture>& capture : state().captures) {
    if (capture->mode == CU_STREAM_CAPTURE_MODE_GLOBAL) return true;
    if (capture->mode == CU_STREAM_CAPTURE_MODE_THREAD_LOCAL && capture->thread == std::this_thread::get_id())
      return true;
  }
  return false;
}

}  // namespace

State::State() {
  devices.resize(std::min<uint64_t>(number_from("CATENARY_STAND_IN_DEVICES", 2), kMaxDevices));
  read_environment();
}

void State::read_environment() {
  seed = number_from("CATENARY_STAND_IN_SEED", 0);
  delay = static_cast<unsigned>(number_from("CATENARY_STAND_IN_DELAY", 50));
  timeout = static_cast<unsigned>(number_from("CATENARY_STAND_IN_TIMEOUT", 60000));
  version = static_cast<int>(number_from("CATENARY_STAND_IN_VERSION", 13000));
  for (Device& device : devices) {
    device.limit = number_from("CATENARY_STAND_IN_MEMORY", size_t{1} << 30);
    device.lost = CUDA_SUCCESS;
  }
  faults = faults_from(std::getenv("CATENARY_STAND_IN_FAIL"));
}

/// Exists until the process ends, because threads of streams use it.
State& state() {
  static State& instance = *new State;
  static const int registered = std::atexit(report_at_exit);
  static_cast<void>(registered);
  return instance;
}

uintptr_t next_handle() {
  static std::atomic<uintptr_t> last{0x1000};
  return last += 16;
}

ContextRef& current_context() {
  static thread_local ContextRef context;
  return context;
}

bool& in_host_function() {
  static thread_local bool inside = false;
  return inside;
}

bool forked() {
  const pid_t process = state().process;
  return process != 0 && process != getpid();
}

CUresult misuse(CUresult error, const char* format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  std::fprintf(stderr, "stand-in: %s\n", text);
  if (number_from("CATENARY_STAND_IN_ABORT", 0)) std::abort();
  state().misuses.push_back(text);
  return error;
}

bool is_sticky(CUresult error) {
  switch (error) {
    case CUDA_ERROR_ECC_UNCORRECTABLE:
    case CUDA_ERROR_NVLINK_UNCORRECTABLE:
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
      return true;
    default:
      return false;
  }
}

CUresult take_fault(const std::string& name) {
  std::vector<Fault>& faults = state().faults;
  CUresult error = CUDA_SUCCESS;
  for (auto fault = faults.begin(); fault != faults.end();) {
    const bool always = fault->n == 0;
    const bool due = fault->name == name && (always || --fault->n == 0);
    if (due) error = fault->error;
    fault = due && !always ? faults.erase(fault) : fault + 1;
  }
  return error;
}

void fail(Context& context, CUresult error) {
  if (context.failure == CUDA_SUCCESS) context.failure = error;
  wake_all();  // what is left in its streams ends without being run
}

void lose(int device, CUresult error) {
  state().devices[device].lost = error;
  if (error == CUDA_SUCCESS) return;
  for (const auto& [handle, context] : state().contexts.items()) {
    if (context->device == device) fail(*context, error);
  }
}

CUresult refuse(const char* name, unsigned needs, CUresult* sticky) {
  State& s = state();
  ++s.counts[name];
  if (needs & kWaits) ++s.counts["wait"];
  if (needs & kAllocates) ++s.counts["allocation"];
  if (in_host_function())
    return misuse(CUDA_ERROR_NOT_PERMITTED, "%s was called by a host function, which could wait for itself",
                  name);
  if ((needs & kDriver) && s.process == 0)
    return misuse(CUDA_ERROR_NOT_INITIALIZED, "%s was called before cuInit", name);
  CUresult fault = take_fault(name);
  if (fault == CUDA_SUCCESS && (needs & kAllocates)) fault = take_fault("allocation");
  s.launch_fault = CUDA_SUCCESS;
  if (is_sticky(fault) && std::string_view(name) == "cuLaunchKernel") {
    s.launch_fault = fault;
  } else if (fault) {
    return fault;
  }
  if ((needs & kContext) == kContext) {
    const ContextRef& context = current_context();
    if (!context) return misuse(CUDA_ERROR_INVALID_CONTEXT, "%s was called without a current context", name);
    if (context->destroyed)
      return misuse(CUDA_ERROR_CONTEXT_IS_DESTROYED, "%s was called with a context that was released", name);
    if (context->failure && !(needs & kReleases)) return context->failure;
    *sticky = context->failure;
  }
  if ((needs & kUncaptured) && forbids_unsafe_calls()) {
    invalidate_captures();
    return misuse(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, "%s was called while a stream captures", name);
  }
  return CUDA_SUCCESS;
}

namespace {

std::vector<std::string> leaks() {
  State& s = state();
  std::vector<std::string> lines;
  for (const auto& [address, memory] : s.memory) lines.push_back(memory->name);
  for (const auto& [handle, physical] : s.physical)
    if (!physical.released) lines.push_back("cuMemCreate: " + std::to_string(physical.size) + " bytes");
  for (const auto& [address, size] : s.reservations)
    lines.push_back("cuMemAddressReserve: " + std::to_string(size) + " bytes");
  for (const auto& [handle, stream] : s.streams.items()) lines.push_back("stream " + std::to_string(handle));
  for (const auto& [handle, event] : s.events.items()) lines.push_back("event " + std::to_string(handle));
  for (const auto& [handle, module] : s.modules.items()) lines.push_back("module " + std::to_string(handle));
  for (const auto& [handle, graph] : s.graphs.items()) lines.push_back("graph " + std::to_string(handle));
  for (const auto& [handle, graph] : s.executables.items())
    lines.push_back("executable graph " + std::to_string(handle));
  for (size_t i = 0; i < s.devices.size(); ++i)
    if (s.devices[i].retains) lines.push_back("primary context of device " + std::to_string(i));
  return lines;
}

}  // namespace

}  // namespace stand_in

using namespace stand_in;  // NOLINT(google-build-using-namespace)

size_t stand_in_leaks(char* text, size_t size) {
  Lock lock(state().mutex);
  return write_lines(leaks(), text, size);
}

size_t stand_in_misuses(char* text, size_t size) {
  Lock lock(state().mutex);
  return write_lines(state().misuses, text, size);
}

void stand_in_clear_misuses(void) {
  Lock lock(state().mutex);
  state().misuses.clear();
}

uint64_t stand_in_count(const char* name) {
  Lock lock(state().mutex);
  const auto it = state().counts.find(name);
  return it == state().counts.end() ? 0 : it->second;
}

void stand_in_fail(const char* name, uint64_t n, int error) {
  Lock lock(state().mutex);
  state().faults.push_back({name, n, static_cast<CUresult>(error)});
}

void stand_in_lose_device(int device, int error) {
  Lock lock(state().mutex);
  lose(device, static_cast<CUresult>(error));
}

void stand_in_set_memory(int device, size_t size) {
  Lock lock(state().mutex);
  state().devices.at(device).limit = size;
}

void stand_in_set_timeout(unsigned milliseconds) {
  Lock lock(state().mutex);
  state().timeout = milliseconds;
}

void stand_in_reset(void) {
  Lock lock(state().mutex);
  state().misuses.clear();
  state().counts.clear();
  state().read_environment();
}
