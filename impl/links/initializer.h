// Initializers of parameters.
#pragma once
#include <catenary/initializer.h>

#include "impl/array/array.h"
#include "impl/base/callback.h"

/// Fills new parameters. The C API's handle is the object itself.
struct ctn_initializer : catenary::HandleObject<catenary::Kind::initializer> {
 public:
  /// Fills any writable array of a floating dtype; messages call it `name`.
  void apply(catenary::Array& array, const char* name) const;
  /// Throws if arrays of the shape cannot be filled; messages use the name.
  virtual void check(catenary::Shape, const char*) const {}

 protected:
  /// `array` is C-contiguous, and its shape has been checked.
  virtual void fill(catenary::Array& array) const = 0;
  /// Whether `fill` supports 16-bit floats.
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

/// Normal with the standard deviation wscale / sqrt(n), where n is the product of all lengths except that of
/// the axis `outputs`, or of all lengths if that is -1.
InitializerRef scaled_normal(double wscale, int outputs);

/// Fan-in and fan-out of a weight (out, in, ...), as for a convolution.
struct Fans {
  double in, out;
};
Fans fans_of(Shape shape);

}  // namespace links
}  // namespace catenary
