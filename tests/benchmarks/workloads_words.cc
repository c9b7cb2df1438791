// Workloads with the other layers of language models: softmax, its loss, and embeddings.
#include "workloads.h"

namespace workloads {
namespace {

class Softmax : public Task {
 public:
  Softmax() : data_(normal({kRows, kClasses})) {
    must(ctn_variable_new(data_.get(), x_.out()));
    must(ctn_variable_set_requires_grad(x_.get(), 0));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) {
      ctn_variable* y;
      must(ctn_softmax(x_.get(), nullptr, &y));
      ctn_variable_release(y);
    }
  }
  std::string check() override {
    Variable y;
    must(ctn_softmax(x_.get(), nullptr, y.out()));
    Doubles want = doubles(data_.get());
    for (int64_t i = 0; i < kRows; ++i) softmax_row(&want[size_t(i * kClasses)], kClasses, -1);
    return compare(floats(data_of(y).get()), want, 1e-5, 0);
  }

 private:
  static constexpr int64_t kRows = 4096, kClasses = 1000;
  Array data_;
  Variable x_;
};

class CrossEntropy : public Task {
 public:
  CrossEntropy() : data_(normal({kRows, kClasses})), labels_(integers(kClasses, kRows, CTN_INT32)) {
    must(ctn_variable_new(data_.get(), x_.out()));
    must(ctn_variable_new(labels_.get(), t_.out()));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override {
    step();
    Doubles want = doubles(data_.get());
    const auto t = int32s(labels_.get());
    for (int64_t i = 0; i < kRows; ++i) {
      double* row = &want[size_t(i * kClasses)];
      softmax_row(row, kClasses, t[size_t(i)]);
      row[t[size_t(i)]] -= 1;
      for (int64_t c = 0; c < kClasses; ++c) row[c] /= double(kRows);
    }
    return compare(floats(grad_of(x_).get()), want, 1e-4, 1e-12);
  }

 private:
  void step() {
    must(ctn_variable_cleargrad(x_.get()));
    ctn_variable* loss;
    must(ctn_softmax_cross_entropy(x_.get(), t_.get(), 1, nullptr, &loss));
    must(ctn_variable_backward(loss, 0, 0));
    ctn_variable_release(loss);
  }

  static constexpr int64_t kRows = 1000, kClasses = 10000;
  Array data_, labels_;
  Variable x_, t_;
};

class Embedding : public Task {
 public:
  Embedding() : ids_(integers(kWords, kIds, CTN_INT32)), gy_(normal({kIds, kUnits})) {
    must(ctn_link_embed_id_new(kWords, kUnits, nullptr, link_.out()));
    must(ctn_link_param(link_.get(), "/W", W_.out()));
    must(ctn_variable_new(ids_.get(), x_.out()));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override {
    step();
    step();
    Doubles want(size_t(kWords * kUnits));
    const auto gy = floats(gy_.get());
    const auto ids = int32s(ids_.get());
    for (int64_t i = 0; i < kIds; ++i)
      for (int64_t u = 0; u < kUnits; ++u)
        want[size_t(ids[size_t(i)] * kUnits + u)] += double(gy[size_t(i * kUnits + u)]);
    const std::string problem = compare(floats(grad_of(W_).get()), want, 1e-5, 1e-5);
    if (!problem.empty()) return "gradient: " + problem;
    Variable y;
    must(ctn_link_call1(link_.get(), x_.get(), y.out()));
    const Doubles W = doubles(data_of(W_).get());
    Doubles rows;
    for (int32_t id : ids) rows.insert(rows.end(), W.begin() + id * kUnits, W.begin() + (id + 1) * kUnits);
    return compare(floats(data_of(y).get()), rows, 0, 0);
  }

 private:
  void step() {
    must(ctn_link_zerograds(link_.get()));
    ctn_variable* y;
    must(ctn_link_call1(link_.get(), x_.get(), &y));
    must(ctn_variable_set_grad(y, gy_.get()));
    must(ctn_variable_backward(y, 0, 0));
    ctn_variable_release(y);
  }

  static constexpr int64_t kWords = 10000, kUnits = 650, kIds = 700;
  Array ids_, gy_;
  Link link_;
  Variable W_, x_;
};

}  // namespace

void add_word_workloads(std::vector<Workload>& list) {
  list.push_back({"bandwidth/softmax_4096x1000", [] { return std::make_unique<Softmax>(); }});
  list.push_back({"layer/softmax_cross_entropy_1000x10000", [] { return std::make_unique<CrossEntropy>(); }});
  list.push_back({"layer/embed_id_20x35_of_10000x650", [] { return std::make_unique<Embedding>(); }});
}

}  // namespace workloads
