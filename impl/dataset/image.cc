// Memory of decoded images.
#include "impl/dataset/image.h"

#include "impl/base/error.h"

namespace catenary {

void Image::allocate(const std::string& path, uint64_t most_samples) {
  constexpr int64_t most = int64_t{1} << 28;
  if (height < 1 || width < 1 || height > most / width)
    fail(CTN_ERROR_UNSUPPORTED, "%s: expected an image of at most %lld pixels, got %lld rows of %lld",
         path.c_str(), (long long)most, (long long)height, (long long)width);
  const size_t count = size_t(height) * size_t(width) * size_t(channels);
  if (count > most_samples)
    fail(CTN_ERROR_FORMAT, "%s: %lld rows of %lld pixels are more than a file of its size can hold",
         path.c_str(), (long long)height, (long long)width);
  samples = std::make_unique_for_overwrite<unsigned char[]>(count);
}

}  // namespace catenary
