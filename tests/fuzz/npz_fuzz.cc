// libFuzzer on what reads files: the bytes are an .npy file, and a zip archive of .npy files.
#include <cstdint>
#include <exception>
#include <vector>

#include "impl/array/npy.h"
#include "impl/base/error.h"
#include "impl/base/zip.h"

using namespace catenary;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  try {
    parse_npy_header(data, size);
  } catch (const Error&) {
  }
  try {
    ZipReader archive(data, size, "fuzz");
    for (const std::string& name : archive.names()) {
      try {
        const std::vector<unsigned char> entry = archive.read(name);
        parse_npy_header(entry.data(), entry.size());
      } catch (const Error&) {
      }
    }
  } catch (const Error&) {
  }
  return 0;
}
