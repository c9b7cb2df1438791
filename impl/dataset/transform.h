// Transforms: what is done to one array of each example.
#pragma once
#include <catenary/transform.h>

#include "impl/array/array.h"
#include "impl/base/callback.h"
#include "impl/dataset/dataset.h"
#include "impl/dataset/draws.h"

/// Makes a new array of an array. Any number of threads may use it. The C API's handle is the object itself.
struct ctn_transform : catenary::HandleObject<catenary::Kind::transform> {
 public:
  /// Random transforms take their numbers from `draws`, always as many.
  virtual catenary::ArrayRef apply(const catenary::Array& x, catenary::Draws& draws) const = 0;
};

namespace catenary {

using Transform = ::ctn_transform;
using TransformRef = Ref<Transform>;

namespace transforms {

TransformRef scale(double factor);
TransformRef normalize(Span<const double> mean, Span<const double> deviation);
TransformRef random_crop(int64_t height, int64_t width);
TransformRef center_crop(int64_t height, int64_t width);
TransformRef resize(int64_t height, int64_t width);
TransformRef random_flip(int64_t axis, double probability);
TransformRef pad(int64_t rows, int64_t columns, double value);
TransformRef astype(DType dtype);
TransformRef one_hot(int64_t count, DType dtype);
TransformRef chain(Span<Transform* const> steps);

/// Bilinear interpolation between the centers of pixels; each pixel of a smaller image averages all that it
/// covers. The last two axes are rows and columns.
ArrayRef resized(const Array& x, int64_t height, int64_t width);

// Called by the C API.
ArrayRef apply(const Transform& transform, const Array& x, uint64_t seed, int64_t epoch, int64_t index);

}  // namespace transforms
}  // namespace catenary
