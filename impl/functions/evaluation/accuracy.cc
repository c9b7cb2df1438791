#include "impl/functions/functions.h"

namespace catenary::functions {
namespace {

class Accuracy final : public Function {
 public:
  std::string label() const override { return "Accuracy"; }
  void backward(Gradient&) override {}  // piecewise constant: no gradient arrives anywhere
};

}  // namespace

Value accuracy(const Value& y, const Value& t) {
  if (!is_float(y->dtype())) fail_type_check("in_types[0].dtype.kind == f", dtype_name(y->dtype()));
  if (t->dtype() != CTN_INT32) fail_type_check("in_types[1].dtype == int32", dtype_name(t->dtype()));
  if (y->ndim() < 2) fail_type_check("in_types[0].ndim >= 2", format("%d < 2", y->ndim()));
  if (t->ndim() != 1) fail_type_check("in_types[1].ndim == 1", format("%d != 1", t->ndim()));
  if (y->dim(0) != t->dim(0))
    fail_type_check("in_types[0].shape[0] == in_types[1].shape[0]",
                    format("%lld != %lld", (long long)y->dim(0), (long long)t->dim(0)));
  require_same_backend(*y, *t);
  Recorder recorder({&y, &t});
  const int64_t rows[2] = {y->dim(0), y->dim(0) ? y->size() / y->dim(0) : 1};
  ArrayRef prediction = argmax(*catenary::reshape(*y, {rows, 2}), 1, false);
  ArrayRef hit = elementwise(Op::equal, *prediction, *t);
  ArrayRef result = mean(*hit, {}, false, CTN_FLOAT64);
  result = astype(*result, y->dtype());
  if (!recorder) return recorder.constant(std::move(result));
  return recorder.finish(make<Accuracy>(), std::move(result));
}

}  // namespace catenary::functions
