// The base of functions that only rearrange elements.
#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

/// The base of functions that only rearrange or repeat elements: their gradients need only the shape of the
/// input.
class Rearrangement : public Function {
 public:
  explicit Rearrangement(const char* label) : label_(label) {}
  std::string label() const override { return label_; }
  void forward(Forward& f) override { f.set(0, compute(f.x())); }
  void backward(Gradient& g) override {
    if (g.gy() && g.wants(0)) g.set(0, gradient(g.gy(), inputs()[0]->shape()));
  }

 protected:
  virtual ArrayRef compute(const Array& x) const = 0;
  virtual Value gradient(const Value& gy, Shape input) const = 0;

 private:
  const char* label_;
};

}  // namespace catenary::functions
