#pragma once
#include <catenary/initializer.h>

#include "impl/array/array.h"
#include "impl/base/callback.h"

/// What fills new parameters; the handle of the C API is the object itself.
struct ctn_initializer : catenary::HandleObject<catenary::Kind::initializer> {
 public:
  /// Fills any writeable array of a floating dtype; messages call it `name`.
  void apply(catenary::Array& array, const char* name) const;
  /// Throws where arrays of the shape cannot be filled; `name` is what they are called.
  virtual void check(catenary::Shape, const char*) const {}

 protected:
  /// `array` is C-contiguous and its shape has been checked.
  virtual void fill(catenary::Array& array) const = 0;
  /// Whether `fill` takes 16-bit floats.
  virtual bool fills_halves() const { return false; }
};

namespace catenary {

using Initializer = ::ctn_initializer;
using InitializerRef = Ref<Initializer>;

namespace links {

InitializerRef initializer_constant(double value);
InitializerRef initializer_normal(double deviation);
InitializerRef initializer_uniform(double limit);
InitializerRef initializer_orthogonal(double scale);
InitializerRef initializer_identity(double scale);
InitializerRef initializer_lecun_normal(double scale);
InitializerRef initializer_lecun_uniform(double scale);
InitializerRef initializer_glorot_normal(double scale);
InitializerRef initializer_glorot_uniform(double scale);
InitializerRef initializer_he_normal(double scale);
InitializerRef initializer_he_uniform(double scale);
InitializerRef initializer_array(const Array& value);
InitializerRef initializer_callback(Callback<ctn_initializer_fn> fill);
void initializer_apply(const Initializer& initializer, Array& array);

/// Normal with the deviation wscale / sqrt(n), where n is the product of all lengths but that of the axis
/// `outputs`; -1: of all.
InitializerRef scaled_normal(double wscale, int outputs);

/// As of the weights (out, in, ...) of a convolution.
struct Fans {
  double in, out;
};
Fans fans_of(Shape shape);

}  // namespace links
}  // namespace catenary
