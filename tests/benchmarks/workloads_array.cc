// Workloads on arrays: small operations, matrix products, bandwidth, random numbers.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "workloads.h"

namespace workloads {
namespace {

constexpr int64_t kLarge = 10000000;

using Doubles = std::vector<double>;

/// A task whose `compute` returns a new array; `compare_result` checks one of these arrays.
template <class Compute, class Compare>
class ResultTask : public Task {
 public:
  ResultTask(Compute compute, Compare compare_result)
      : compute_(std::move(compute)), compare_(std::move(compare_result)) {}
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) ctn_array_release(compute_());
  }
  std::string check() override {
    const Array result(compute_());
    return compare_(result.get());
  }

 private:
  Compute compute_;
  Compare compare_;
};

template <class Compute, class Compare>
std::unique_ptr<Task> result_task(Compute compute, Compare compare_result) {
  return std::make_unique<ResultTask<Compute, Compare>>(std::move(compute), std::move(compare_result));
}

std::shared_ptr<Array> shared(Array a) { return std::make_shared<Array>(std::move(a)); }

// Operations on small arrays.

std::unique_ptr<Task> add_10() {
  auto a = shared(normal({10})), b = shared(normal({10}));
  return result_task(
      [a, b, p = a->get(), q = b->get()] {
        ctn_array* out;
        must(ctn_array_add(p, q, &out));
        return out;
      },
      [a, b](const ctn_array* out) {
        const auto x = floats(a->get()), y = floats(b->get());
        Doubles want(x.begin(), x.end());
        for (size_t i = 0; i < want.size(); ++i) want[i] += y[i];
        return compare(floats(out), want, 1e-6, 0);
      });
}

std::unique_ptr<Task> relu_10() {
  auto a = shared(normal({10}));
  return result_task(
      [a, p = a->get()] {
        ctn_array* out;
        must(ctn_array_relu(p, &out));
        return out;
      },
      [a](const ctn_array* out) {
        const auto x = floats(a->get());
        Doubles want;
        for (float v : x) want.push_back(v > 0 ? v : 0);
        return compare(floats(out), want, 0, 0);
      });
}

std::unique_ptr<Task> view_slice() {
  auto a = shared(normal({100, 100}));
  return result_task(
      [a, p = a->get()] {
        const ctn_index items[] = {{CTN_INDEX_SLICE, 10, 20, 1}, {CTN_INDEX_SLICE, 5, 50, 3}};
        ctn_array* out;
        must(ctn_array_get(p, items, 2, &out));
        return out;
      },
      [a](const ctn_array* out) {
        const auto x = floats(a->get());
        Doubles want;
        for (int i = 10; i < 20; ++i) {
          for (int j = 5; j < 50; j += 3) want.push_back(x[i * 100 + j]);
        }
        return compare(floats(out), want, 0, 0);
      });
}

// Products. b is (batch, K, N), or (batch, N, K) if `transposed`.

Doubles naive_product(const std::vector<float>& a, const std::vector<float>& b, int64_t batch, int64_t m,
                      int64_t n, int64_t k, bool transposed) {
  Doubles c(batch * m * n, 0.0), row(n);
  std::vector<float> straight(k * n);
  for (int64_t s = 0; s < batch; ++s) {
    const float* right = b.data() + s * k * n;
    for (int64_t p = 0; p < k; ++p) {
      for (int64_t j = 0; j < n; ++j) straight[p * n + j] = transposed ? right[j * k + p] : right[p * n + j];
    }
    for (int64_t i = 0; i < m; ++i) {
      std::fill(row.begin(), row.end(), 0.0);
      for (int64_t p = 0; p < k; ++p) {
        const double factor = a[(s * m + i) * k + p];
        for (int64_t j = 0; j < n; ++j) row[j] += factor * straight[p * n + j];
      }
      std::copy(row.begin(), row.end(), c.begin() + (s * m + i) * n);
    }
  }
  return c;
}

std::unique_ptr<Task> product(int64_t batch, int64_t m, int64_t n, int64_t k, bool transposed) {
  const auto shape = [&](int64_t rows, int64_t columns) {
    return batch ? std::vector<int64_t>{batch, rows, columns} : std::vector<int64_t>{rows, columns};
  };
  auto a = shared(normal(shape(m, k))), b = shared(normal(transposed ? shape(n, k) : shape(k, n)));
  auto compare_product = [=](const ctn_array* out) {
    const Doubles want =
        naive_product(floats(a->get()), floats(b->get()), std::max<int64_t>(batch, 1), m, n, k, transposed);
    // The tolerance covers the rounding of a sum of k products of magnitude one.
    return compare(floats(out), want, 1e-5, 2e-6 * std::sqrt(static_cast<double>(k)) * 8);
  };
  if (transposed) {
    return result_task(
        [a, b, p = a->get(), q = b->get()] {
          ctn_array *t, *out;
          must(ctn_array_transpose(q, nullptr, 0, &t));
          must(ctn_array_matmul(p, t, &out));
          ctn_array_release(t);
          return out;
        },
        compare_product);
  }
  return result_task(
      [a, b, p = a->get(), q = b->get()] {
        ctn_array* out;
        must(ctn_array_matmul(p, q, &out));
        return out;
      },
      compare_product);
}

// Bandwidth.

template <ctn_status (*kCall)(const ctn_array*, ctn_array**)>
std::unique_ptr<Task> unary(Array input, double (*naive)(double), double atol) {
  auto a = shared(std::move(input));
  return result_task(
      [a, p = a->get()] {
        ctn_array* out;
        must(kCall(p, &out));
        return out;
      },
      [=](const ctn_array* out) {
        const auto x = floats(a->get());
        Doubles want(x.begin(), x.end());
        for (double& v : want) v = naive(v);
        return compare(floats(out), want, 1e-6, atol);
      });
}

template <class Call, class Naive>
std::unique_ptr<Task> binary(Call call, Naive naive, double atol) {
  auto a = shared(normal({kLarge})), b = shared(around_one({kLarge}));
  return result_task(
      [a, b, call, p = a->get(), q = b->get()] {
        ctn_array* out;
        must(call(p, q, &out));
        return out;
      },
      [=](const ctn_array* out) {
        const auto x = floats(a->get()), y = floats(b->get());
        Doubles want(x.begin(), x.end());
        for (size_t i = 0; i < want.size(); ++i) want[i] = naive(x[i], y[i]);
        if (ctn_array_dtype(out) != CTN_BOOL) return compare(floats(out), want, 1e-6, atol);
        std::vector<uint8_t> flags(want.size());
        must(ctn_array_to_data(out, flags.data(), flags.size()));
        return compare(std::vector<float>(flags.begin(), flags.end()), want, 0, 0);
      });
}

std::unique_ptr<Task> total() {
  auto a = shared(normal({kLarge}));
  return result_task(
      [a, p = a->get()] {
        ctn_array* out;
        must(ctn_array_sum(p, nullptr, 0, 0, CTN_DTYPE_NONE, &out));
        return out;
      },
      [a](const ctn_array* out) {
        double sum = 0;
        for (float v : floats(a->get())) sum += v;
        return compare(floats(out), {sum}, 1e-5, 0.5);
      });
}

std::unique_ptr<Task> largest() {
  auto a = shared(normal({kLarge}));
  return result_task(
      [a, p = a->get()] {
        ctn_array* out;
        must(ctn_array_max(p, nullptr, 0, 0, &out));
        return out;
      },
      [a](const ctn_array* out) {
        double most = -std::numeric_limits<double>::infinity();
        for (float v : floats(a->get())) most = std::max<double>(most, v);
        return compare(floats(out), {most}, 0, 0);
      });
}

std::unique_ptr<Task> transpose_copy(int64_t n) {
  auto a = shared(normal({n, n}));
  return result_task(
      [a, p = a->get()] {
        ctn_array *t, *out;
        must(ctn_array_transpose(p, nullptr, 0, &t));
        must(ctn_array_ascontiguousarray(t, CTN_DTYPE_NONE, &out));
        ctn_array_release(t);
        return out;
      },
      [=](const ctn_array* out) {
        if (!ctn_array_is_c_contiguous(out)) return std::string("the copy is not contiguous");
        const auto x = floats(a->get());
        Doubles want(x.size());
        for (int64_t i = 0; i < n; ++i) {
          for (int64_t j = 0; j < n; ++j) want[j * n + i] = x[i * n + j];
        }
        return compare(floats(out), want, 0, 0);
      });
}

std::unique_ptr<Task> broadcast_add(int64_t m, int64_t n) {
  auto a = shared(normal({m, n})), b = shared(normal({n}));
  return result_task(
      [a, b, p = a->get(), q = b->get()] {
        ctn_array* out;
        must(ctn_array_add(p, q, &out));
        return out;
      },
      [=](const ctn_array* out) {
        const auto x = floats(a->get()), y = floats(b->get());
        Doubles want(x.begin(), x.end());
        for (size_t i = 0; i < want.size(); ++i) want[i] += y[i % n];
        return compare(floats(out), want, 1e-6, 1e-6);
      });
}

std::unique_ptr<Task> sum_axis(int64_t m, int64_t n, int64_t axis) {
  auto a = shared(normal({m, n}));
  return result_task(
      [a, axis, p = a->get()] {
        ctn_array* out;
        must(ctn_array_sum(p, &axis, 1, 0, CTN_DTYPE_NONE, &out));
        return out;
      },
      [=](const ctn_array* out) {
        const auto x = floats(a->get());
        Doubles want(axis == 0 ? n : m, 0.0);
        for (int64_t i = 0; i < m; ++i) {
          for (int64_t j = 0; j < n; ++j) want[axis == 0 ? j : i] += x[i * n + j];
        }
        return compare(floats(out), want, 1e-5, 1e-3);
      });
}

std::unique_ptr<Task> take_rows(int64_t rows, int64_t columns, int64_t count) {
  auto a = shared(normal({rows, columns})), index = shared(integers(rows, count, CTN_INT64));
  return result_task(
      [a, index, p = a->get(), q = index->get()] {
        ctn_array* out;
        must(ctn_array_take(p, q, 0, CTN_INDEX_MODE_RAISE, &out));
        return out;
      },
      [=](const ctn_array* out) {
        const auto x = floats(a->get());
        std::vector<int64_t> positions(count);
        must(ctn_array_to_data(index->get(), positions.data(), positions.size() * 8));
        Doubles want;
        want.reserve(count * columns);
        for (int64_t row : positions) {
          for (int64_t j = 0; j < columns; ++j) want.push_back(x[row * columns + j]);
        }
        return compare(floats(out), want, 0, 0);
      });
}

// Random numbers, checked against the distribution.

class RandomTask : public Task {
 public:
  explicit RandomTask(bool normal_numbers) : normal_(normal_numbers), a_(normal({kLarge})) {}
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) {
      must(normal_ ? ctn_random_normal_into(nullptr, 0, 1, a_.get())
                   : ctn_random_uniform_into(nullptr, 0, 1, a_.get()));
    }
  }
  std::string check() override {
    run(1);
    const auto first = floats(a_.get());
    run(1);
    const auto x = floats(a_.get());
    if (first == x) return "two calls gave the same numbers";
    const auto distribution = [this](double v) {
      return normal_ ? 0.5 * std::erfc(-v / std::sqrt(2.0)) : std::min(std::max(v, 0.0), 1.0);
    };
    for (const double bound : {-2.5, -1.0, -0.3, 0.0, 0.1, 0.5, 0.9, 1.0, 1.7, 3.0}) {
      const auto below = std::count_if(x.begin(), x.end(), [=](float v) { return v < bound; });
      const double share = static_cast<double>(below) / static_cast<double>(x.size());
      // Allows six standard deviations of the share.
      if (std::fabs(share - distribution(bound)) > 6 * 0.5 / std::sqrt(static_cast<double>(x.size()))) {
        char text[100];
        std::snprintf(text, sizeof text, "%.6f of the numbers are below %g instead of %.6f", share, bound,
                      distribution(bound));
        return text;
      }
    }
    double product = 0, mean = 0;
    for (float v : x) mean += v / static_cast<double>(x.size());
    for (size_t i = 1; i < x.size(); ++i)
      product += (x[i] - mean) * (x[i - 1] - mean) / static_cast<double>(x.size());
    return std::fabs(product) > 2e-3 ? "neighbors are correlated" : "";
  }

 private:
  bool normal_;
  Array a_;
};

double relu(double v) { return v > 0 ? v : 0; }
double sigmoid(double v) { return 1 / (1 + std::exp(-v)); }

}  // namespace

void add_array_workloads(std::vector<Workload>& list) {
  list.push_back({"op/add_10", add_10});
  list.push_back({"op/relu_10", relu_10});
  list.push_back({"op/view_slice", view_slice});
  list.push_back({"op/matmul_8", [] { return product(0, 8, 8, 8, false); }});
  const std::vector<int64_t> large = {kLarge};
  list.push_back({"bandwidth/add_10M", [] {
                    return binary(
                        ctn_array_add, [](double x, double y) { return x + y; }, 1e-6);
                  }});
  list.push_back({"bandwidth/mul_add_10M", [] {
                    return binary([](const ctn_array* a, const ctn_array* b,
                                     ctn_array** out) { return ctn_array_multiply_add(a, b, a, out); },
                                  [](double x, double y) { return x * y + x; }, 2e-6);
                  }});
  const auto unary_10m = [&](const char* name, auto make) { list.push_back({name, make}); };
  unary_10m("bandwidth/exp_10M", [=] { return unary<ctn_array_exp>(normal(large), std::exp, 0); });
  unary_10m("bandwidth/tanh_10M", [=] { return unary<ctn_array_tanh>(normal(large), std::tanh, 0); });
  unary_10m("bandwidth/log_10M", [=] { return unary<ctn_array_log>(around_one(large), std::log, 1e-7); });
  unary_10m("bandwidth/sin_10M", [=] { return unary<ctn_array_sin>(normal(large), std::sin, 1e-7); });
  unary_10m("bandwidth/relu_10M", [=] { return unary<ctn_array_relu>(normal(large), relu, 0); });
  unary_10m("bandwidth/sigmoid_10M", [=] { return unary<ctn_array_sigmoid>(normal(large), sigmoid, 0); });
  list.push_back({"bandwidth/sum_10M", total});
  list.push_back({"bandwidth/max_10M", largest});
  list.push_back({"bandwidth/greater_10M", [] {
                    return binary(
                        ctn_array_greater, [](double x, double y) { return x > y ? 1.0 : 0.0; }, 0);
                  }});
  list.push_back({"bandwidth/transpose_copy_4096", [] { return transpose_copy(4096); }});
  list.push_back({"bandwidth/broadcast_add_4096x1000", [] { return broadcast_add(4096, 1000); }});
  list.push_back({"bandwidth/sum_axis0_4096x1000", [] { return sum_axis(4096, 1000, 0); }});
  list.push_back({"bandwidth/sum_axis1_4096x1000", [] { return sum_axis(4096, 1000, 1); }});
  list.push_back({"bandwidth/take_rows_100k_of_50kx128", [] { return take_rows(50000, 128, 100000); }});
  list.push_back({"random/normal_10M", [] { return std::make_unique<RandomTask>(true); }});
  list.push_back({"random/uniform_10M", [] { return std::make_unique<RandomTask>(false); }});
  constexpr int64_t kShapes[][3] = {
      {256, 256, 256}, {1024, 1024, 1024}, {2048, 2048, 2048}, {100, 1000, 784}, {20, 2600, 650}};
  for (const auto& [m, n, k] : kShapes) {
    list.push_back({"gemm/nt_" + std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k),
                    [m = m, n = n, k = k] { return product(0, m, n, k, true); }});
  }
  list.push_back({"gemm/batch_64x128x128x128", [] { return product(64, 128, 128, 128, false); }});
}

}  // namespace workloads
