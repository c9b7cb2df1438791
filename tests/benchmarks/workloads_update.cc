// Workloads that update one large parameter with each optimizer.
#include <cmath>

#include "workloads.h"

namespace workloads {
namespace {

constexpr int64_t kSize = 10'000'000;

/// One update of a parameter of ten million elements.
class Update final : public Task {
 public:
  explicit Update(bool adam) : adam_(adam) {
    must(ctn_link_new(nullptr, nullptr, nullptr, link_.out()));
    must(ctn_link_add_param(link_.get(), "p", &kSize, 1, CTN_FLOAT32));
    must(ctn_link_param(link_.get(), "p", param_.out()));
    p_ = normal({kSize});
    g_ = normal({kSize});
    must(ctn_variable_set_data(param_.get(), p_.get()));
    must(ctn_variable_set_grad(param_.get(), g_.get()));
    must(adam ? ctn_optimizer_adam_new(0.001, 0.9, 0.999, 1e-8, optimizer_.out())
              : ctn_optimizer_momentum_sgd_new(0.01, 0.9, optimizer_.out()));
    must(ctn_optimizer_setup(optimizer_.get(), link_.get()));
  }

  void run(int64_t count) override {
    for (; count > 0; --count) must(ctn_optimizer_update(optimizer_.get()));
  }

  std::string check() override {
    std::vector<double> want;
    const std::vector<float> p = floats(p_.get()), g = floats(g_.get());
    for (size_t i = 0; i < p.size(); ++i) {
      const double x = double(g[i]);
      const double step = adam_ ? 0.001 * x / (std::fabs(x) + 1e-8 / std::sqrt(0.001)) : 0.01 * x;
      want.push_back(double(p[i]) - step);
    }
    run(1);
    return compare(floats(p_.get()), want, 1e-6, 1e-6);
  }

 private:
  bool adam_;
  Array p_, g_;
  Link link_;
  Variable param_;
  Optimizer optimizer_;
};

}  // namespace

void add_update_workloads(std::vector<Workload>& list) {
  list.push_back({"update/adam_10M", [] { return std::make_unique<Update>(true); }});
  list.push_back({"update/momentum_10M", [] { return std::make_unique<Update>(false); }});
}

}  // namespace workloads
