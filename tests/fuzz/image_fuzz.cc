// A libFuzzer program for JPEG and PNG files: the input is a file.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "impl/base/error.h"
#include "impl/dataset/image.h"

using namespace catenary;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  if (!is_jpeg(bytes) && !is_png(bytes)) return 0;
  try {
    const Image image = is_png(bytes) ? decode_png(bytes, "fuzz") : decode_jpeg(bytes, "fuzz");
    if (image.height < 1 || image.width < 1 || image.channels < 1 || image.channels > 4) std::abort();
    volatile unsigned sum = 0;
    for (int64_t i = 0; i < image.height * image.width * image.channels; ++i)
      sum = sum + image.samples[size_t(i)];
  } catch (const Error& error) {
    if (error.status() != CTN_ERROR_FORMAT && error.status() != CTN_ERROR_UNSUPPORTED) std::abort();
  }
  return 0;
}
