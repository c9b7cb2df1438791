// Lookup of rows by number.
#include "impl/array/launch.h"
#include "impl/autograd/type_check.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

Value embed(const Value& x, const Value& W, const int64_t* ignore_label);
Value embed_gradient(const Value& x, const Value& gy, int64_t rows, const int64_t* ignore_label);

/// Adds each vector of `terms` (..., n) to the row of `total` (rows, n) given by its number.
void scatter(const Array& terms, const Array& numbers, Array& total) {
  if (!terms.size()) return;
  const ArrayRef source = contiguous(terms), positions = contiguous(numbers);
  launch(kernels::scatter_add, source, positions, total);
  total.storage().mark_written();
}

/// Shared by both directions: the row numbers as int64, and which of them count.
class Lookup : public Function {
 public:
  explicit Lookup(const int64_t* ignore_label)
      : ignores_(ignore_label), label_(ignore_label ? *ignore_label : 0) {}

 protected:
  struct Numbers {
    ArrayRef rows, counts;  // counts: bool (..., 1), or null if all count
  };
  Numbers numbers(const Array& x) const {
    if (!ignores_) return {astype_once(x), nullptr};
    const ArrayRef counts = elementwise_scalar(ops::not_equal, x, label_, false);
    return {astype_once(*catenary::where(*counts, x, *scalar_like(x))), expand_dims(*counts, -1)};
  }
  static ArrayRef kept(const Array& rows, const Array* counts) {
    return counts ? catenary::where(*counts, rows, *scalar_on(rows.backend(), 0, rows.dtype())) : share(rows);
  }
  const int64_t* ignore_label() const { return ignores_ ? &label_ : nullptr; }

 private:
  static ArrayRef astype_once(const Array& x) { return asarray(x, CTN_INT64); }
  static ArrayRef scalar_like(const Array& x) { return scalar_on(x.backend(), 0, x.dtype()); }

  bool ignores_;
  int64_t label_;
};

/// x, W -> the rows of W with the numbers in x.
class EmbedId final : public Lookup {
 public:
  using Lookup::Lookup;
  std::string label() const override { return "EmbedIDFunction"; }
  void check(const TypeCheck& in) const override {
    in.expect(in[0].kind() == 'i');
    in.expect(in[0].ndim() >= 1);
    in.floating(1);
    in.expect(in[1].ndim() == 2);
  }

  void forward(Forward& f) override {
    const Numbers n = numbers(f.x(0));
    check_not_negative(*n.rows);
    ArrayRef y = take(f.x(1), *n.rows, 0);
    if (n.counts) y = kept(*y, n.counts.get());
    x_ = f.save_input(0);
    f.set(0, std::move(y));
  }

  void backward(Gradient& g) override {
    if (!g.gy() || !g.wants(1)) return;
    const Value x = g.input(x_, 0);
    if (Array* total = g.create_graph() ? nullptr : g.accumulator(1)) {
      const Numbers n = numbers(*x);
      scatter(*kept(*g.gy(), n.counts.get()), *n.rows, *total);
      return;
    }
    g.set(1, embed_gradient(x, g.gy(), inputs()[1]->shape()[0], ignore_label()));
  }

 private:
  Saved x_;
};

/// x, gy -> zeros (rows, n), with the vectors of gy added to the rows with the numbers in x.
class EmbedIdGradient final : public Lookup {
 public:
  EmbedIdGradient(const int64_t* ignore_label, int64_t rows) : Lookup(ignore_label), rows_(rows) {}
  std::string label() const override { return "EmbedIDGrad"; }

  void forward(Forward& f) override {
    const Array& gy = f.x(1);
    const Numbers n = numbers(f.x(0));
    const int64_t shape[2] = {rows_, gy.dim(gy.ndim() - 1)};
    ArrayRef gW = empty_on(gy.backend(), {shape, 2}, gy.dtype());
    fill(*gW, *scalar_f64(0));
    scatter(*kept(gy, n.counts.get()), *n.rows, *gW);
    x_ = f.save_input(0);
    f.set(0, std::move(gW));
  }

  void backward(Gradient& g) override {
    if (g.gy() && g.wants(1)) g.set(1, embed(g.input(x_, 0), g.gy(), ignore_label()));
  }

 private:
  Saved x_;
  int64_t rows_;
};

Value embed(const Value& x, const Value& W, const int64_t* ignore_label) {
  return apply(make<EmbedId>(ignore_label), {&x, &W});
}

Value embed_gradient(const Value& x, const Value& gy, int64_t rows, const int64_t* ignore_label) {
  return apply(make<EmbedIdGradient>(ignore_label, rows), {&x, &gy});
}

}  // namespace

Value embed_rows(const Value& x, const Value& W, const int64_t* ignore_label) {
  return embed(x, W, ignore_label);
}

Value embed_id(const Value& x, const Value& W, const FunctionOptions* options) {
  check_options(options, "embed_id", FunctionOptions::ignore_label_option);
  return embed(
      x, W, options && options->has(FunctionOptions::ignore_label_option) ? &options->ignore_label : nullptr);
}

}  // namespace catenary::functions
