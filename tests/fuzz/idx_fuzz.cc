// A libFuzzer program for IDX files, also compressed ones: the input is a file.
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "impl/base/error.h"
#include "impl/dataset/idx_header.h"
#include "tests/fuzz/memory_file.h"

using namespace catenary;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  try {
    DataInput input(memory_file(data, size));
    const datasets::IdxHeader header = datasets::read_idx_header(input);
    uint64_t bytes = itemsize(header.dtype);
    for (const int64_t length : header.shape) bytes *= uint64_t(length);
    // Reading the header has verified that the file can hold this much data.
    if (bytes != header.bytes || bytes > 1032 * uint64_t(size)) std::abort();
    std::vector<char> elements(static_cast<size_t>(bytes));
    datasets::read_idx_elements(input, header, elements.data());
  } catch (const Error& error) {
    if (error.status() != CTN_ERROR_FORMAT) std::abort();
  }
  return 0;
}
