// Workloads on chains of elementwise operations: fused, and operation by operation.
#include <cmath>

#include "workloads.h"

namespace workloads {
namespace {

ctn_status expression(ctn_variable* x, ctn_variable* y, bool reduced, ctn_variable** out) {
  Variable difference, square, half, magnitude, sum;
  ctn_status status = ctn_sub(x, y, difference.out());
  if (status == CTN_OK) status = ctn_square(difference.get(), square.out());
  if (status == CTN_OK) status = ctn_mul_f64(square.get(), 0.5, half.out());
  if (status == CTN_OK) status = ctn_absolute(x, magnitude.out());
  if (status == CTN_OK) status = ctn_add(half.get(), magnitude.get(), reduced ? sum.out() : out);
  if (status == CTN_OK && reduced) status = ctn_mean(sum.get(), nullptr, 0, 0, out);
  return status;
}

template <bool kReduced>
ctn_status body(void*, ctn_variable* const* x, size_t, ctn_variable** y, size_t) {
  return expression(x[0], x[1], kReduced, y);
}

Variable variable(const Array& a, bool gradient) {
  Variable v;
  must(ctn_variable_new(a.get(), v.out()));
  must(ctn_variable_set_requires_grad(v.get(), gradient));
  return v;
}

/// (x - y)^2 / 2 + |x|, with its mean if `reduced`, and with the gradients of both if `backward`.
class Chain : public Task {
 public:
  Chain(int64_t n, bool fused, bool reduced, bool backward)
      : fused_(fused),
        reduced_(reduced),
        backward_(backward),
        a_(normal({n})),
        b_(normal({n})),
        x_(variable(a_, backward)),
        y_(variable(b_, backward)) {
    must(ctn_fused_new(reduced ? body<true> : body<false>, nullptr, nullptr, f_.out()));
  }

  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) compute();
  }

  std::string check() override {
    const Variable result = compute();
    const std::vector<float> a = floats(a_.get()), b = floats(b_.get());
    std::vector<double> want, gx;
    double total = 0;
    for (size_t i = 0; i < a.size(); ++i) {
      const double gap = double(a[i]) - b[i];
      want.push_back(gap * gap / 2 + std::fabs(a[i]));
      total += want.back();
      gx.push_back((gap + (a[i] > 0) - (a[i] < 0)) / double(a.size()));
    }
    if (reduced_) want = {total / double(a.size())};
    Array y;
    must(ctn_variable_data(result.get(), y.out()));
    std::string problem = compare(floats(y.get()), want, 1e-5, 1e-6);
    if (!backward_ || !problem.empty()) return problem;
    Array gradient;
    must(ctn_variable_grad(x_.get(), gradient.out()));
    return compare(floats(gradient.get()), gx, 1e-5, 1e-6 / double(a.size()));
  }

 private:
  Variable compute() {
    ctn_variable* const inputs[2] = {x_.get(), y_.get()};
    Variable y;
    must(fused_ ? ctn_fused_call(f_.get(), inputs, 2, y.out(), 1)
                : expression(inputs[0], inputs[1], reduced_, y.out()));
    if (backward_) {
      must(ctn_variable_cleargrad(x_.get()));
      must(ctn_variable_cleargrad(y_.get()));
      must(ctn_variable_backward(y.get(), 0, 0));
    }
    return y;
  }

  const bool fused_, reduced_, backward_;
  Array a_, b_;
  Variable x_, y_;
  Handle<ctn_fused, ctn_fused_release> f_;
};

/// The sum of an array, which is read once: the floor of what reads as much.
class Read : public Task {
 public:
  explicit Read(int64_t n) : a_(normal({n})) {}
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) compute();
  }
  std::string check() override {
    double total = 0;
    for (const float value : floats(a_.get())) total += value;
    return compare(floats(compute().get()), {total}, 1e-5, 1e-3);
  }

 private:
  Array compute() const {
    Array sum;
    must(ctn_array_sum(a_.get(), nullptr, 0, 0, CTN_DTYPE_NONE, sum.out()));
    return sum;
  }
  Array a_;
};

}  // namespace

void add_fuse_workloads(std::vector<Workload>& list) {
  struct Size {
    const char* name;
    int64_t n;
  };
  for (const Size size : {Size{"1k", 1000}, Size{"1M", 1000000}, Size{"10M", 10000000}}) {
    const auto add = [&](const char* name, auto make) {
      list.push_back({std::string("fuse/") + name + "_" + size.name, make});
    };
    const int64_t n = size.n;
    add("read_operands", [n] { return std::make_unique<Read>(2 * n); });
    for (const bool fused : {true, false}) {
      const auto chain = [&](const std::string& name, bool reduced, bool backward) {
        add((name + (fused ? "" : "_plain")).c_str(),
            [=] { return std::make_unique<Chain>(n, fused, reduced, backward); });
      };
      chain("terms", false, false);
      chain("mean", true, false);
      chain("mean_backward", true, true);
    }
  }
}

}  // namespace workloads
