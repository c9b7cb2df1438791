// What the machine itself can do, to set the workloads against: plain loops over mapped memory by all
// threads, and fused multiply-adds on registers. Prints JSON as catenary_workloads does: machine_limits
// [--threads N] [--repeat N]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
constexpr size_t kSize = 10'000'000;
constexpr long kRounds = 20'000'000;

double seconds(const std::function<void()>& run) {
  const auto start = Clock::now();
  run();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

double median_of(int repeat, const std::function<void()>& run) {
  run();
  std::vector<double> samples;
  for (int i = 0; i < repeat; ++i) samples.push_back(seconds(run));
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() / 2];
}

void on_threads(int threads, const std::function<void(size_t begin, size_t end)>& body) {
  std::vector<std::thread> team;
  const size_t step = kSize / size_t(threads) / 64 * 64;
  for (int t = 1; t < threads; ++t)
    team.emplace_back(body, size_t(t) * step, t + 1 == threads ? kSize : size_t(t + 1) * step);
  body(0, threads == 1 ? kSize : step);
  for (std::thread& each : team) each.join();
}

#if defined(__AVX512F__)
constexpr int kLanes = 16;
#elif defined(__AVX__)
constexpr int kLanes = 8;
#else
constexpr int kLanes = 4;
#endif
typedef float Vector __attribute__((vector_size(kLanes * 4)));

float multiply_adds(long rounds) {
  Vector sums[12], factor, term;
  for (int lane = 0; lane < kLanes; ++lane) {
    factor[lane] = 0.999f;
    term[lane] = 0.001f * float(lane);
  }
  for (Vector& sum : sums) sum = term;
  for (long i = 0; i < rounds; ++i)
#pragma GCC unroll 12
    for (int k = 0; k < 12; ++k) sums[k] = sums[k] * factor + term;
  Vector total = sums[0];
  for (int i = 1; i < 12; ++i) total += sums[i];
  return total[0];
}

}  // namespace

int main(int argc, char** argv) {
  int threads = 2, repeat = 9;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--threads") == 0) threads = std::max(1, std::atoi(argv[i + 1]));
    if (std::strcmp(argv[i], "--repeat") == 0) repeat = std::max(1, std::atoi(argv[i + 1]));
  }
  std::vector<float> a(kSize), b(kSize), c(kSize);
  for (size_t i = 0; i < kSize; ++i) a[i] = float(i % 1000) - 500, b[i] = float(i % 777);
  const float *x = a.data(), *y = b.data();
  float* z = c.data();
  const double add = median_of(repeat, [&] {
    on_threads(threads, [=](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) z[i] = x[i] + y[i];
    });
  });
  const double mul_add = median_of(repeat, [&] {
    on_threads(threads, [=](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) z[i] = x[i] * y[i] + x[i];
    });
  });
  const double relu = median_of(repeat, [&] {
    on_threads(threads, [=](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) z[i] = x[i] < 0 ? 0 : x[i];
    });
  });
  std::vector<float> sinks(static_cast<size_t>(threads));
  const double fma = median_of(3, [&] {
    std::vector<std::thread> team;
    for (int t = 0; t < threads; ++t)
      team.emplace_back([&sinks, t] { sinks[size_t(t)] = multiply_adds(kRounds); });
    for (std::thread& each : team) each.join();
  });
  float sink = z[kSize / 2];
  for (float each : sinks) sink += each;
  const double flops = 2.0 * 12 * kLanes * double(kRounds) * threads;
  std::fprintf(stderr, "multiply-add peak: %.1f Gflop/s of float32 on %d threads (%g)\n", flops / fma * 1e-9,
               threads, double(sink));
  const double gemm = 2.0 * 2048 * 2048 * 2048;
  std::printf(
      "{\"system\": \"machine\", \"threads\": %d, \"device\": \"cpu\", \"results\": {\"bandwidth/add_10M\": "
      "%.6g, "
      "\"bandwidth/mul_add_10M\": %.6g, \"bandwidth/relu_10M\": %.6g, \"gemm/nt_2048x2048x2048\": %.6g}}\n",
      threads, add, mul_add, relu, gemm / (flops / fma));
  return 0;
}
