#pragma once
#include "impl/caffe/caffe_function.h"

namespace catenary::caffe {

// Links with given parameters; b may be null.
LinkRef linear_of(const ArrayRef& W, const ArrayRef& b);
LinkRef convolution_of(const Convolution& c, const ArrayRef& W, const ArrayRef& b);

/// Normalization without a factor and a bias of its own. Called as a link it is in the TEST phase.
class BatchNormLink final : public Link {
 public:
  explicit BatchNormLink(const BatchNorm& norm) : norm_(norm) {}
  const char* kind() const override { return "Caffe's BatchNorm"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override;
  Value normalize(const Value& x);

 private:
  LinkRef new_like() const override { return make<BatchNormLink>(norm_); }

  BatchNorm norm_;
};

/// A product with W, or with a second input, plus b.
class ScaleLink final : public Link {
 public:
  explicit ScaleLink(const Scale& scale) : scale_(scale) {}
  const char* kind() const override { return "Caffe's Scale"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override;
  /// `gamma` where the link has none.
  Value scale(const Value& x, const Value* gamma);

 private:
  LinkRef new_like() const override { return make<ScaleLink>(scale_); }
  Value aligned(const Value& x, const Value& part) const;

  Scale scale_;
};

/// `part`, which has the lengths of x from an axis on, in a form that is broadcast to x. SHAPE error where it
/// does not fit.
Value aligned(const Value& x, const Value& part, int64_t axis);

}  // namespace catenary::caffe
