// Workloads on strided and broadcast views, small operands, sorting and picking.
#include <algorithm>
#include <cmath>
#include <functional>

#include "workloads.h"

namespace workloads {
namespace {

using Doubles = std::vector<double>;
using Call = std::function<ctn_array*()>;

/// A call on prepared operands; its expected result is computed from contiguous copies of them.
class LayoutTask : public Task {
 public:
  LayoutTask(std::vector<Array> operands, std::function<ctn_array*(const std::vector<Array>&)> call,
             std::function<Doubles(const std::vector<std::vector<float>>&)> naive, double atol)
      : operands_(std::move(operands)), call_(std::move(call)), naive_(std::move(naive)), atol_(atol) {}

  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) ctn_array_release(call_(operands_));
  }
  std::string check() override {
    std::vector<std::vector<float>> values;
    for (const Array& a : operands_) values.push_back(as_floats(a.get()));
    const Array out(call_(operands_));
    return compare(as_floats(out.get()), naive_(values), 1e-5, atol_);
  }

 private:
  static std::vector<float> as_floats(const ctn_array* a) {
    Array converted;
    must(ctn_array_astype(a, CTN_FLOAT32, converted.out()));
    return floats(converted.get());
  }

  std::vector<Array> operands_;
  std::function<ctn_array*(const std::vector<Array>&)> call_;
  std::function<Doubles(const std::vector<std::vector<float>>&)> naive_;
  double atol_;
};

/// A view of a new array with this shape.
Array view(const std::vector<int64_t>& shape, const std::vector<ctn_index>& items) {
  const Array base = normal(shape);
  Array out;
  must(ctn_array_get(base.get(), items.data(), items.size(), out.out()));
  return out;
}

Array transposed(int64_t n) {
  const Array base = normal({n, n});
  Array out;
  must(ctn_array_transpose(base.get(), nullptr, 0, out.out()));
  return out;
}

ctn_index slice(int64_t start, int64_t stop, int64_t step) { return {CTN_INDEX_SLICE, start, stop, step}; }

ctn_array* add_call(const std::vector<Array>& in) {
  ctn_array* out;
  must(ctn_array_add(in[0].get(), in[1].get(), &out));
  return out;
}

Doubles add_naive(const std::vector<std::vector<float>>& in) {
  Doubles want;
  for (size_t i = 0; i < in[0].size(); ++i) want.push_back(double(in[0][i]) + in[1][i % in[1].size()]);
  return want;
}

std::unique_ptr<Task> add(Array a, Array b) {
  std::vector<Array> operands;
  operands.push_back(std::move(a));
  operands.push_back(std::move(b));
  return std::make_unique<LayoutTask>(std::move(operands), add_call, add_naive, 1e-6);
}

template <class F, class N>
std::unique_ptr<Task> unary(Array a, F function, N naive, double atol = 0) {
  std::vector<Array> operands;
  operands.push_back(std::move(a));
  return std::make_unique<LayoutTask>(
      std::move(operands),
      [function](const std::vector<Array>& in) {
        ctn_array* out;
        must(function(in[0].get(), &out));
        return out;
      },
      [naive](const std::vector<std::vector<float>>& in) { return naive(in[0]); }, atol);
}

ctn_status sum_all(const ctn_array* a, ctn_array** out) {
  return ctn_array_sum(a, nullptr, 0, 0, CTN_DTYPE_NONE, out);
}

Doubles total(const std::vector<float>& x) {
  double sum = 0;
  for (float v : x) sum += v;
  return {sum};
}

Doubles same(const std::vector<float>& x) { return Doubles(x.begin(), x.end()); }

Doubles sorted(const std::vector<float>& x) {
  Doubles want(x.begin(), x.end());
  std::sort(want.begin(), want.end());
  return want;
}

Doubles running(const std::vector<float>& x) {
  Doubles want;
  double sum = 0;
  for (float v : x) want.push_back(sum += v);
  return want;
}

Doubles positive(const std::vector<float>& x) {
  Doubles want;
  for (float v : x)
    if (v > 0) want.push_back(v);
  return want;
}

ctn_status pick_positive(const ctn_array* a, ctn_array** out) {
  Array mask, zero;
  must(ctn_array_greater_f64(a, 0, mask.out()));
  return ctn_array_get_mask(a, mask.get(), out);
}

}  // namespace

void add_layout_workloads(std::vector<Workload>& list) {
  const auto add_workload = [&](const std::string& name, std::function<std::unique_ptr<Task>()> make) {
    list.push_back({name, std::move(make)});
  };
  for (int64_t n : {3, 30, 100})
    add_workload("small/add_" + std::to_string(n), [n] { return add(normal({n}), normal({n})); });
  add_workload("small/add_row_of_100x100", [] {
    return add(view({100, 100}, {slice(3, 4, 1)}), view({100, 100}, {slice(7, 8, 1)}));
  });
  add_workload("small/add_column_of_100x100", [] {
    return add(view({100, 100}, {slice(0, CTN_OMITTED, 1), slice(3, 4, 1)}), normal({100, 1}));
  });
  add_workload("small/add_broadcast_10x10", [] { return add(normal({10, 10}), normal({10})); });
  add_workload("small/exp_100", [] {
    return unary(normal({100}), ctn_array_exp, [](const std::vector<float>& x) {
      Doubles want;
      for (float v : x) want.push_back(std::exp(double(v)));
      return want;
    });
  });
  add_workload("small/sum_100", [] { return unary(normal({100}), sum_all, total, 1e-4); });
  const int64_t million = 1000000;
  add_workload("strided/add_every_second_1M", [=] {
    return add(view({2 * million}, {slice(0, CTN_OMITTED, 2)}),
               view({2 * million}, {slice(1, CTN_OMITTED, 2)}));
  });
  add_workload("strided/add_reversed_1M", [=] {
    return add(view({million}, {slice(CTN_OMITTED, CTN_OMITTED, -1)}), normal({million}));
  });
  add_workload("strided/add_transposed_1000", [] { return add(transposed(1000), normal({1000, 1000})); });
  add_workload("strided/add_inner_columns_1000x1000", [] {
    return add(view({1000, 2000}, {slice(0, CTN_OMITTED, 1), slice(500, 1500, 1)}), normal({1000, 1000}));
  });
  add_workload("strided/sum_transposed_1000", [] { return unary(transposed(1000), sum_all, total, 0.1); });
  add_workload("strided/copy_every_third_1M",
               [=] { return unary(view({3 * million}, {slice(0, CTN_OMITTED, 3)}), ctn_array_copy, same); });
  add_workload("pick/sort_1M", [=] {
    return unary(
        normal({million}), [](const ctn_array* a, ctn_array** out) { return ctn_array_sort(a, 0, out); },
        sorted);
  });
  add_workload("pick/cumsum_1M", [=] {
    return unary(
        around_one({million}),
        [](const ctn_array* a, ctn_array** out) { return ctn_array_cumsum(a, 0, CTN_DTYPE_NONE, out); },
        running, 1e3);
  });
  add_workload("pick/mask_1M", [=] { return unary(normal({million}), pick_positive, positive); });
}

}  // namespace workloads
