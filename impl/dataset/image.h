// Decodes images.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace catenary {

/// An image of 8-bit samples: rows of pixels of 1 (gray), 2 (gray and alpha), 3 (RGB) or 4 (RGBA) samples.
struct Image {
  int64_t height = 0, width = 0;
  int channels = 0;
  std::unique_ptr<unsigned char[]> samples;

  /// Allocates the samples. Throws Error(CTN_ERROR_UNSUPPORTED), which names the file, for images of more
  /// than 2^28 pixels, and Error(CTN_ERROR_FORMAT) for more samples than a file of this kind and size can
  /// hold.
  void allocate(const std::string& path, uint64_t most_samples);
};

/// Whether the bytes begin like a file of the format.
bool is_jpeg(const std::string& bytes);
bool is_png(const std::string& bytes);

// Throw Error(CTN_ERROR_FORMAT), which names the file, for broken files, and Error(CTN_ERROR_UNAVAILABLE) if
// the library was built without the format.
Image decode_jpeg(const std::string& bytes, const std::string& path);
Image decode_png(const std::string& bytes, const std::string& path);

}  // namespace catenary
