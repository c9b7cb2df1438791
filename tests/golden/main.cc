// Compares the library with vectors recorded from the reference implementations, through the public C API
// only.
#include <dlfcn.h>
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <fstream>

#include "runner.h"

namespace golden {
namespace {

struct Format {
  const char* key;  // a key that every case of this format has and no case of a later format
  void (*run)(Runner&, const fs::path&, const json&);
};

constexpr Format kFormats[] = {
    {"group", run_arrays},     {"outcome", run_malformed},  {"grad_inputs", run_functions},
    {"steps", run_optimizers}, {"object", run_serializers}, {"dot", run_graphs},
    {"op", run_links},
};

char g_case[200];  // the running case, for report_crash

extern "C" void report_crash(int signal) {
  const char text[] = "CRASH ";
  if (write(STDOUT_FILENO, text, sizeof text - 1) > 0 &&
      write(STDOUT_FILENO, g_case, std::strlen(g_case)) > 0 && write(STDOUT_FILENO, "\n", 1) > 0) {
    raise(signal);  // now with the default action, which report_crash has restored
  }
}

void report_crashes() {
  struct sigaction action = {};
  action.sa_handler = report_crash;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
  for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) sigaction(signal, &action, nullptr);
}

const char kUsage[] = "usage: golden_runner [--device NAME] [--only SUBSTRING] [-v] DIRECTORY...\n";

}  // namespace

void check(ctn_status status) {
  if (status != CTN_OK) throw ApiError(status, ctn_error_message());
}

Array to_device(const HostArray& a) {
  Array out;
  check(ctn_array_from_data(a.bytes.data(), a.shape.data(), a.shape.size(), a.dtype, out.out()));
  return out;
}

HostArray to_host(const ctn_array* a) {
  HostArray host;
  host.dtype = ctn_array_dtype(a);
  const size_t ndim = ctn_array_ndim(a);
  host.shape.assign(ctn_array_shape(a), ctn_array_shape(a) + ndim);
  host.bytes.resize(host.size() * item_size(host.dtype));
  check(ctn_array_to_data(a, host.bytes.data(), host.bytes.size()));
  return host;
}

Variable variable_of(const HostArray& a, bool requires_grad) {
  const Array array = to_device(a);
  Variable v;
  check(ctn_variable_new(array.get(), v.out()));
  if (!requires_grad) check(ctn_variable_set_requires_grad(v.get(), 0));
  return v;
}

HostArray data_of(const Variable& v) {
  Array data;
  check(ctn_variable_data(v.get(), data.out()));
  return to_host(data);
}

HostArray grad_of(const Variable& v) {
  Array grad;
  check(ctn_variable_grad(v.get(), grad.out()));
  if (grad) return to_host(grad);
  HostArray zeros = data_of(v);
  std::fill(zeros.bytes.begin(), zeros.bytes.end(), 0);
  return zeros;
}

void expect(const std::string& what, const HostArray& got, const HostArray& expected,
            const Tolerance& tolerance) {
  const std::string text = difference(got, expected, tolerance);
  if (!text.empty()) throw Failure(what + ": " + text);
}

std::vector<int64_t> int_list(const json& value) {
  if (value.is_number_integer()) return {value.get<int64_t>()};
  return value.get<std::vector<int64_t>>();
}

Runner::Runner(std::string only, bool verbose) : only_(std::move(only)), verbose_(verbose) {
  for (size_t i = 0; i < ctn_op_count(); ++i) schemas_[ctn_op_name(i)] = json::parse(ctn_op_schema(i));
}

void Runner::need(const std::vector<std::string>& names, const std::string& skip_as) const {
  for (const std::string& name : names) {
    if (!has(name)) throw Missing(skip_as);
  }
}

void* Runner::symbol(const std::string& name) const {
  void* address = dlsym(RTLD_DEFAULT, ("ctn_" + name).c_str());
  if (!address) throw Failure("ctn_" + name + " is in the table of operations but cannot be found");
  return address;
}

void Runner::test(const std::string& id, const std::function<void()>& body) {
  if (id.find(only_) == std::string::npos) return;
  std::snprintf(g_case, sizeof g_case, "%s", id.c_str());
  std::string problem;
  try {
    body();
  } catch (const Missing& missing) {
    ++skipped_[missing.what()];
    return;
  } catch (const ApiError& error) {
    problem = std::string("unexpected ") + ctn_status_name(error.status) + ": " + error.what();
  } catch (const std::exception& error) {
    problem = *error.what() ? error.what() : "failed";
  }
  if (problem.empty()) {
    ++passed_;
    if (verbose_) std::printf("ok   %s\n", id.c_str());
  } else {
    ++failed_;
    std::printf("FAIL %s: %s\n", id.c_str(), problem.c_str());
    std::fflush(stdout);
  }
}

void Runner::run(const fs::path& directory) {
  std::set<fs::path> found;
  if (fs::exists(directory / "cases.json")) found.insert(directory);
  for (const auto& entry : fs::recursive_directory_iterator(directory)) {
    if (entry.path().filename() == "cases.json") found.insert(entry.path().parent_path());
  }
  if (found.empty()) throw BadVector("no cases.json in or below " + directory.string());
  for (const fs::path& path : found) run_directory(path);
}

void Runner::run_directory(const fs::path& directory) {
  std::ifstream stream(directory / "cases.json");
  const json cases = json::parse(stream);
  if (cases.empty()) return;
  for (const Format& format : kFormats) {
    if (cases[0].contains(format.key)) return format.run(*this, directory, cases);
  }
  throw BadVector("unknown format of cases in " + directory.string());
}

bool Runner::finish() const {
  int skips = 0;
  for (const auto& [op, count] : skipped_) {
    std::printf("skipped: %s (%d)\n", op.c_str(), count);
    skips += count;
  }
  std::printf("%d passed, %d failed, %d skipped\n", passed_, failed_, skips);
  return failed_ == 0;
}

}  // namespace golden

int main(int argc, char** argv) {
  std::string device, only;
  bool verbose = false;
  std::vector<std::string> directories;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if ((word == "--device" || word == "--only") && i + 1 < argc) {
      (word == "--device" ? device : only) = argv[++i];
    } else if (word == "-v") {
      verbose = true;
    } else if (!word.empty() && word[0] != '-') {
      directories.push_back(word);
    } else {
      std::fputs(golden::kUsage, stderr);
      return 2;
    }
  }
  if (directories.empty()) {
    std::fputs(golden::kUsage, stderr);
    return 2;
  }
  golden::report_crashes();
  try {
    if (!device.empty()) golden::check(ctn_device_set_current(device.c_str()));
    golden::Runner runner(only, verbose);
    for (const std::string& directory : directories) runner.run(directory);
    return runner.finish() ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "golden_runner: %s\n", error.what());
    return 2;
  }
}
