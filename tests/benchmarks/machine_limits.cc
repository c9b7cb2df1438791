// Measures the limits of the machine, for comparison with the workloads: plain loops over mapped memory on
// all threads, with the sizes and numbers of streams of the workloads and ordinary stores; and fused
// multiply-adds on registers. Prints JSON as catenary_workloads does.
//
//   machine_limits [--threads N] [--repeat N] [--only SUBSTRING]
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
constexpr int64_t kSize = 10'000'000;
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

float lanes_sum(Vector v) {
  float total = 0;
  for (int lane = 0; lane < kLanes; ++lane) total += v[lane];
  return total;
}

Vector load(const float* x) {
  Vector v;
  std::memcpy(&v, x, sizeof v);
  return v;
}

constexpr int64_t kStep = 4 * kLanes;

float plain_sum(const float* x, int64_t n) {
  Vector sums[4] = {};
  for (int64_t i = 0; i + kStep <= n; i += kStep)
    for (int k = 0; k < 4; ++k) sums[k] += load(x + i + k * kLanes);
  float total = lanes_sum((sums[0] + sums[1]) + (sums[2] + sums[3]));
  for (int64_t i = n / kStep * kStep; i < n; ++i) total += x[i];
  return total;
}

float plain_max(const float* x, int64_t n) {
  Vector most[4] = {load(x), load(x), load(x), load(x)};
  for (int64_t i = 0; i + kStep <= n; i += kStep)
    for (int k = 0; k < 4; ++k) {
      const Vector v = load(x + i + k * kLanes);
      most[k] = v > most[k] ? v : most[k];
    }
  float result = x[0];
  for (Vector v : most)
    for (int lane = 0; lane < kLanes; ++lane) result = std::max(result, v[lane]);
  return result;
}

struct Data {
  std::vector<float> a, b, c;
  std::vector<uint8_t> flags;
  std::vector<float> sinks;
};

/// A plain loop, run by one thread, over the part [begin, end) of the outer dimension.
struct Limit {
  std::vector<const char*> names;  // the workloads for which it is the lower bound
  int64_t length;                  // length of the outer dimension
  std::function<void(Data& d, int64_t begin, int64_t end, size_t thread)> body;
};

constexpr int64_t kRows = 4096, kColumns = 1000;

const std::vector<Limit>& limits() {
  static const std::vector<Limit> list = {
      {{"bandwidth/add_10M"},
       kSize,
       [](Data& d, int64_t begin, int64_t end, size_t) {
         const float *x = d.a.data(), *y = d.b.data();
         float* z = d.c.data();
         for (int64_t i = begin; i < end; ++i) z[i] = x[i] + y[i];
       }},
      {{"bandwidth/mul_add_10M"},
       kSize,
       [](Data& d, int64_t begin, int64_t end, size_t) {
         const float *x = d.a.data(), *y = d.b.data();
         float* z = d.c.data();
         for (int64_t i = begin; i < end; ++i) z[i] = x[i] * y[i] + x[i];
       }},
      // All of these have one operand and one result.
      {{"bandwidth/relu_10M", "bandwidth/exp_10M", "bandwidth/log_10M", "bandwidth/sin_10M",
        "bandwidth/tanh_10M", "bandwidth/sigmoid_10M"},
       kSize,
       [](Data& d, int64_t begin, int64_t end, size_t) {
         const float* x = d.a.data();
         float* z = d.c.data();
         for (int64_t i = begin; i < end; ++i) z[i] = x[i] < 0 ? 0 : x[i];
       }},
      {{"bandwidth/greater_10M"},
       kSize,
       [](Data& d, int64_t begin, int64_t end, size_t) {
         const float *x = d.a.data(), *y = d.b.data();
         uint8_t* z = d.flags.data();
         for (int64_t i = begin; i < end; ++i) z[i] = x[i] > y[i];
       }},
      {{"bandwidth/sum_10M"},
       kSize,
       [](Data& d, int64_t begin, int64_t end, size_t thread) {
         d.sinks[thread * 64] = plain_sum(d.a.data() + begin, end - begin);
       }},
      {{"bandwidth/max_10M"},
       kSize,
       [](Data& d, int64_t begin, int64_t end, size_t thread) {
         d.sinks[thread * 64] = plain_max(d.a.data() + begin, end - begin);
       }},
      {{"bandwidth/broadcast_add_4096x1000"},
       kRows,
       [](Data& d, int64_t begin, int64_t end, size_t) {
         const float* y = d.b.data();
         for (int64_t row = begin; row < end; ++row) {
           const float* x = d.a.data() + row * kColumns;
           float* z = d.c.data() + row * kColumns;
           for (int64_t i = 0; i < kColumns; ++i) z[i] = x[i] + y[i];
         }
       }},
      {{"bandwidth/sum_axis0_4096x1000"},
       kRows,
       [](Data& d, int64_t begin, int64_t end, size_t thread) {
         float* sums = d.c.data() + thread * 2048;
         std::fill(sums, sums + kColumns, 0.0f);
         for (int64_t row = begin; row < end; ++row) {
           const float* x = d.a.data() + row * kColumns;
           for (int64_t i = 0; i < kColumns; ++i) sums[i] += x[i];
         }
       }},
      {{"bandwidth/sum_axis1_4096x1000"},
       kRows,
       [](Data& d, int64_t begin, int64_t end, size_t) {
         for (int64_t row = begin; row < end; ++row)
           d.c[size_t(row)] = plain_sum(d.a.data() + row * kColumns, kColumns);
       }},
      // The traffic of a transpose, in sequential order.
      {{"bandwidth/transpose_copy_4096"},
       int64_t{4096} * 4096,
       [](Data& d, int64_t begin, int64_t end, size_t) {
         const float* x = d.a.data();
         float* z = d.c.data();
         for (int64_t i = begin; i < end; ++i) z[i] = x[i] + 1;
       }},
  };
  return list;
}

void on_threads(int threads, const std::function<void(size_t thread)>& body) {
#pragma omp parallel for num_threads(threads) schedule(static, 1)
  for (int thread = 0; thread < threads; ++thread) body(size_t(thread));
}

}  // namespace

int main(int argc, char** argv) {
  int threads = 2, repeat = 9;
  std::string only;
  for (int i = 1; i + 1 < argc; i += 2) {
    if (std::strcmp(argv[i], "--threads") == 0) threads = std::max(1, std::atoi(argv[i + 1]));
    if (std::strcmp(argv[i], "--repeat") == 0) repeat = std::max(1, std::atoi(argv[i + 1]));
    if (std::strcmp(argv[i], "--only") == 0) only = argv[i + 1];
  }
  const size_t room = size_t{4096} * 4096;
  Data data{std::vector<float>(room), std::vector<float>(room), std::vector<float>(room),
            std::vector<uint8_t>(room), std::vector<float>(size_t(threads) * 64)};
  for (size_t i = 0; i < room; ++i) data.a[i] = float(i % 1000) - 500, data.b[i] = float(i % 777);
  std::string results;
  const auto report = [&](const char* name, double seconds) {
    char text[160];
    std::snprintf(text, sizeof text, "%s\"%s\": %.6g", results.empty() ? "" : ", ", name, seconds);
    results += text;
  };
  const auto wanted = [&](const char* name) { return std::string(name).find(only) != std::string::npos; };
  for (const Limit& limit : limits()) {
    if (std::none_of(limit.names.begin(), limit.names.end(), wanted)) continue;
    const auto call = [&] {
      on_threads(threads, [&](size_t thread) {
        // Boundaries are at whole cache lines.
        const auto bound = [&](size_t part) {
          return part == size_t(threads) ? limit.length : limit.length * int64_t(part) / threads / 64 * 64;
        };
        limit.body(data, bound(thread), bound(thread + 1), thread);
      });
    };
    const double once = std::max(seconds(call), 1e-6);
    const int batch = std::max(1, int(0.005 / once));
    const double median = median_of(repeat, [&] {
      for (int i = 0; i < batch; ++i) call();
    });
    for (const char* name : limit.names)
      if (wanted(name)) report(name, median / batch);
  }
  if (wanted("gemm/nt_2048x2048x2048")) {
    const double fma = median_of(3, [&] {
      on_threads(threads, [&](size_t thread) { data.sinks[thread * 64] = multiply_adds(kRounds); });
    });
    const double flops = 2.0 * 12 * kLanes * double(kRounds) * threads;
    std::fprintf(stderr, "multiply-add peak: %.1f Gflop/s of float32 on %d threads\n", flops / fma * 1e-9,
                 threads);
    report("gemm/nt_2048x2048x2048", 2.0 * 2048 * 2048 * 2048 / (flops / fma));
  }
  double sink = data.c[room / 2] + data.flags[room / 3];
  for (float each : data.sinks) sink += each;
  std::fprintf(stderr, "(%g)\n", sink);
  std::printf("{\"system\": \"machine\", \"threads\": %d, \"device\": \"cpu\", \"results\": {%s}}\n", threads,
              results.c_str());
  return 0;
}
