// A libFuzzer program for the readers of arrays: the input is a .npy file, and also a zip archive of .npy
// files.
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <vector>

#include "impl/array/npy_reader.h"
#include "impl/base/error.h"
#include "impl/dtype/dtype.h"

using namespace catenary;

namespace {

/// Does what a load does, except that the elements go to plain memory instead of an array.
void load(NpySource& source) {
  const NpyHeader header = read_npy_header(source, "fuzz");
  int64_t count = 1;
  for (int64_t n : header.shape) count = n == 0 || count == 0 ? 0 : count * n;
  const size_t item = kItemSizes[header.dtype];
  // Reading the header has verified that the source holds this much data.
  if (uint64_t(count) > source.size() / item) std::abort();
  std::vector<char> elements(size_t(count) * item);
  read_npy_elements(source, header, elements.data(), count, item);
  for (char c : elements)
    if (header.dtype == CTN_BOOL && (c & ~1) != 0) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  try {
    BytesSource source(data, size);
    load(source);
  } catch (const Error&) {
  }
  try {
    ZipReader archive(data, size, "fuzz");
    for (const std::string& name : archive.names()) {
      try {
        EntrySource source(archive, name);
        load(source);
      } catch (const Error&) {
      }
      try {
        archive.read(name);
      } catch (const Error&) {
      }
    }
  } catch (const Error&) {
  }
  return 0;
}
