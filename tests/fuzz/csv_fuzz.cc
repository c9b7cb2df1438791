// A libFuzzer program for CSV files. The first byte of the input says how the rest is read.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "impl/base/error.h"
#include "impl/dataset/csv_table.h"
#include "impl/dataset/input.h"
#include "tests/fuzz/memory_file.h"

using namespace catenary;

namespace {

constexpr std::array dtypes{CTN_FLOAT32, CTN_FLOAT64, CTN_INT64, CTN_UINT64,
                            CTN_INT8,    CTN_UINT8,   CTN_BOOL,  CTN_INT32};

bool holds(DType dtype, int64_t value) {
  switch (dtype) {
    case CTN_UINT64:
      return value >= 0;
    case CTN_INT8:
      return value == int8_t(value);
    case CTN_UINT8:
      return value == uint8_t(value);
    case CTN_BOOL:
      return value == 0 || value == 1;
    case CTN_INT32:
      return value == int32_t(value);
    default:
      return true;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const DType dtype = dtypes[data[0] % dtypes.size()];
  const char delimiter = data[0] & 8 ? ';' : ',';
  const int64_t header_lines = data[0] >> 4 & 1, picked[] = {1, 0, 1};
  const Span<const int64_t> columns = data[0] & 32 ? Span<const int64_t>{picked, 3} : Span<const int64_t>();
  try {
    const std::string text = DataInput(memory_file(data + 1, size - 1)).read_all();
    const datasets::CsvTable table =
        datasets::parse_csv("fuzz", text, dtype, delimiter, header_lines, columns);
    const size_t count = size_t(table.rows * table.columns);
    if (table.rows < 1 || table.columns < 1) std::abort();
    if ((is_float(dtype) ? table.reals.size() : table.integers.size()) != count) std::abort();
    for (const int64_t value : table.integers)
      if (!holds(dtype, value)) std::abort();
  } catch (const Error& error) {
    if (error.status() != CTN_ERROR_FORMAT && error.status() != CTN_ERROR_INDEX) std::abort();
  }
  return 0;
}
