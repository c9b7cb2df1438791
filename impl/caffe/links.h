// Links for the layers of Caffe models.
#pragma once
#include "impl/caffe/caffe_function.h"

namespace catenary::caffe {

// Links with given parameters. b may be null.
LinkRef linear_of(const ArrayRef& W, const ArrayRef& b);
LinkRef convolution_of(const Convolution& c, const ArrayRef& W, const ArrayRef& b);

/// Normalization without a scale and bias of its own. When called as a link it runs in the TEST phase.
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

/// Multiplies by W or by a second input, and adds b.
class ScaleLink final : public Link {
 public:
  explicit ScaleLink(const Scale& scale) : scale_(scale) {}
  const char* kind() const override { return "Caffe's Scale"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override;
  /// `gamma` is the second input, or null if the link has its own.
  Value scale(const Value& x, const Value* gamma);

 private:
  LinkRef new_like() const override { return make<ScaleLink>(scale_); }
  Value aligned(const Value& x, const Value& part) const;

  Scale scale_;
};

/// Reshapes `part`, which has the lengths of x from an axis on, so that it broadcasts to x. Throws
/// Error(CTN_ERROR_SHAPE) if it does not fit.
Value aligned(const Value& x, const Value& part, int64_t axis);

}  // namespace catenary::caffe
