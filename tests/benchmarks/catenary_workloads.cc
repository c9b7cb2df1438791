// The standard workloads on the library. Prints, as its last line, one JSON object with the seconds per call.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <stdexcept>

#include "workloads_training.h"

namespace workloads {
namespace {

struct Options {
  int threads = 2, repeat = 9;
  std::string device = "cpu", only, save;
  bool check = false, memory = false, steady = false, processor_time = false;
};

double now(const Options& options) {
  if (options.processor_time) return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void synchronize(const Options& options) {
  if (options.device != "cpu") must(ctn_device_synchronize(options.device.c_str()));
}

/// Median seconds of one call after a warm-up; short calls are batched to at least 5 ms.
double measure(Task& task, const Options& options) {
  task.run(1);
  synchronize(options);
  double start = now(options);
  task.run(1);
  synchronize(options);
  const double once = std::max(now(options) - start, 1e-7);
  const int64_t batch = std::max<int64_t>(1, static_cast<int64_t>(0.005 / once));
  if (once < 0.5) task.run(batch);
  synchronize(options);
  std::vector<double> samples;
  for (int i = 0; i < options.repeat; ++i) {
    start = now(options);
    task.run(batch);
    synchronize(options);
    samples.push_back((now(options) - start) / static_cast<double>(batch));
  }
  std::sort(samples.begin(), samples.end());
  const size_t n = samples.size();
  return n % 2 ? samples[n / 2] : (samples[n / 2 - 1] + samples[n / 2]) / 2;
}

int check_all(const std::vector<Workload>& list, const Options& options) {
  int failures = 0, count = 0;
  for (const Workload& workload : list) {
    if (workload.name.find(options.only) == std::string::npos) continue;
    const std::string problem = workload.make()->check();
    ++count;
    if (problem.empty()) continue;
    ++failures;
    std::printf("FAIL %s: %s\n", workload.name.c_str(), problem.c_str());
  }
  std::printf("%d workloads checked, %d failed\n", count, failures);
  return failures != 0;
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return result + '"';
}

/// Returns the number of workloads that failed, such as for a kernel that the device lacks.
int measure_all(const std::vector<Workload>& list, const Options& options) {
  std::string results, failed;
  int failures = 0;
  for (const Workload& workload : list) {
    if (workload.name.find(options.only) == std::string::npos) continue;
    try {
      char entry[120];
      const double seconds = measure(*workload.make(), options);
      std::snprintf(entry, sizeof entry, "%s\"%s\": %.9g", results.empty() ? "" : ", ", workload.name.c_str(),
                    seconds);
      results += entry;
    } catch (const std::runtime_error& error) {
      std::fprintf(stderr, "%s: %s\n", workload.name.c_str(), error.what());
      failed += (failed.empty() ? "\"" : ", \"") + workload.name + "\": " + quoted(error.what());
      ++failures;
    }
  }
  std::printf(
      "{\"system\": \"catenary %s\", \"threads\": %d, \"device\": \"%s\", \"results\": {%s}, \"failed\": "
      "{%s}}\n",
      ctn_version(), options.threads, options.device.c_str(), results.c_str(), failed.c_str());
  return failures;
}

/// The value of a line in /proc/self/status, in bytes.
double status_bytes(const char* name) {
  double kilobytes = 0;
  std::FILE* file = std::fopen("/proc/self/status", "r");
  char line[256];
  while (file && std::fgets(line, sizeof line, file))
    if (std::strncmp(line, name, std::strlen(name)) == 0) kilobytes = std::atof(line + std::strlen(name));
  if (file) std::fclose(file);
  return kilobytes * 1024;
}

ctn_memory_statistics pool_statistics(const Options& options) {
  ctn_memory_statistics statistics{};
  statistics.struct_size = sizeof statistics;
  must(ctn_memory_get_statistics(options.device.c_str(), &statistics));
  return statistics;
}

/// Repeats each workload and prints what the pool took from the system after the first calls, which should be
/// nothing. Returns the number of workloads for which it was something.
int check_steady(const std::vector<Workload>& list, const Options& options) {
  constexpr int kFirst = 2, kMore = 3;
  int failures = 0, count = 0;
  for (const Workload& workload : list) {
    if (workload.name.find(options.only) == std::string::npos) continue;
    const std::unique_ptr<Task> task = workload.make();
    task->run(kFirst);
    synchronize(options);
    const ctn_memory_statistics before = pool_statistics(options);
    task->run(kMore);
    synchronize(options);
    const ctn_memory_statistics after = pool_statistics(options);
    const uint64_t taken = after.source_allocation_count - before.source_allocation_count;
    std::printf("%s: %llu allocations in a call, %llu from the system after %d calls\n",
                workload.name.c_str(),
                static_cast<unsigned long long>((after.allocation_count - before.allocation_count) / kMore),
                static_cast<unsigned long long>(taken), kFirst);
    failures += taken != 0;
    ++count;
  }
  std::printf("%d workloads repeated, %d took memory\n", count, failures);
  return failures != 0;
}

/// Prints the peak memory of three calls beyond the memory of model and data; one workload per process.
void measure_memory(const std::vector<Workload>& list, const Options& options) {
  for (const Workload& workload : list) {
    if (workload.name != options.only) continue;
    const std::unique_ptr<Task> task = workload.make();
    synchronize(options);
    const double before = status_bytes("VmRSS:");
    if (std::FILE* file = std::fopen("/proc/self/clear_refs", "w")) {
      std::fputs("5", file);  // resets the peak
      std::fclose(file);
    }
    task->run(3);
    synchronize(options);
    std::printf("%s: %.1f MB in addition to %.1f MB of model and data\n", workload.name.c_str(),
                (status_bytes("VmHWM:") - before) / 1e6, before / 1e6);
  }
}

/// Saves each workload that trains, under its name without "train/".
void save_all(const std::vector<Workload>& list, const Options& options) {
  for (const Workload& workload : list) {
    if (workload.name.find(options.only) == std::string::npos || workload.name.rfind("train/", 0)) continue;
    const std::string path = options.save + workload.name.substr(std::strlen("train")) + ".npz";
    dynamic_cast<Training&>(*workload.make()).save(path);
    std::printf("%s\n", path.c_str());
  }
}

}  // namespace

}  // namespace workloads

int main(int argc, char** argv) try {
  using namespace workloads;
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const bool valued = i + 1 < argc;
    if (word == "--check") {
      options.check = true;
    } else if (word == "--processor-time") {
      options.processor_time = true;
    } else if (word == "--memory") {
      options.memory = true;
    } else if (word == "--steady") {
      options.steady = true;
    } else if (word == "--threads" && valued) {
      options.threads = std::atoi(argv[++i]);
    } else if (word == "--repeat" && valued) {
      options.repeat = std::max(1, std::atoi(argv[++i]));
    } else if (word == "--device" && valued) {
      options.device = argv[++i];
      if (options.device == "cuda") options.device = "cuda:0";
    } else if (word == "--save" && valued) {
      options.save = argv[++i];
    } else if (word == "--only" && valued) {
      options.only = argv[++i];
    } else {
      std::fprintf(
          stderr,
          "usage: %s [--threads N] [--device NAME] [--only SUBSTRING] [--repeat N] [--processor-time]\n"
          "       %s --check [--only SUBSTRING]\n"
          "       %s --steady [--threads N] [--device NAME] [--only SUBSTRING]\n"
          "       %s --memory --only NAME\n"
          "       %s --save FOLDER [--only SUBSTRING]\n",
          argv[0], argv[0], argv[0], argv[0], argv[0]);
      return 2;
    }
  }
  must(ctn_set_thread_count(options.threads));
  must(ctn_device_set_current(options.device.c_str()));
  must(ctn_random_seed(nullptr, 0));
  std::vector<Workload> list;
  add_array_workloads(list);
  add_fuse_workloads(list);
  add_layout_workloads(list);
  add_train_workloads(list);
  add_update_workloads(list);
  add_word_workloads(list);
  add_recurrent_workloads(list);
  add_conv_workloads(list);
  add_pool_workloads(list);
  add_resnet_workloads(list);
  add_transformer_workloads(list);
  if (!options.save.empty()) {
    save_all(list, options);
    return 0;
  }
  if (options.check) return check_all(list, options);
  if (options.steady) return check_steady(list, options);
  if (!options.memory) return measure_all(list, options) != 0;
  measure_memory(list, options);
  return 0;
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 2;
}
