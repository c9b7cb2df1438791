// A libFuzzer program for reading HDF5 files without libhdf5, whose own faults are not the subject: the input
// is a file.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "impl/base/error.h"
#include "impl/serializers/hdf5_source.h"
#include "tests/fuzz/memory_file.h"

using namespace catenary;

namespace {

/// Does what a load does, except that the elements go to plain memory instead of arrays.
void load(Source& source, size_t file_size) {
  uint64_t total = 0;
  for (size_t i = 0; i < source.entries().size(); ++i) {
    const StoredEntry& entry = source.entries()[i];
    if (source.find(entry.name) != i) std::abort();
    try {
      source.verify(i);
      if (entry.is_text) {
        source.read_text(i);
      } else if (entry.dtype != CTN_DTYPE_NONE) {
        uint64_t size = itemsize(entry.dtype);
        bool is_empty = false;
        for (const int64_t n : entry.shape) is_empty = is_empty || n == 0;
        for (const int64_t n : entry.shape)
          if (!is_empty && __builtin_mul_overflow(size, uint64_t(n), &size)) std::abort();
        if (is_empty) size = 0;
        // Opening the file has verified that it holds at least this much data in compressed form.
        if (size > 1033 * uint64_t(file_size)) std::abort();
        total += size;
        if (total > uint64_t{1} << 26) return;  // many names of one dataset: that is enough
        std::vector<char> elements(static_cast<size_t>(size));
        source.read(i, elements.data());
        for (char c : elements)
          if (entry.dtype == CTN_BOOL && (c & ~1) != 0) std::abort();
      }
    } catch (const Error&) {
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string& path = memory_file(data, size);
  try {
    load(*hdf5::open_structure(path, "/"), size);
  } catch (const Error&) {
  } catch (const hdf5::NeedsLibrary&) {
  }
  return 0;
}
