// CSV files of numbers as arrays.
#include <cstring>

#include "impl/dataset/csv_table.h"
#include "impl/dataset/files.h"
#include "impl/dataset/input.h"

namespace catenary::datasets {

ArrayRef load_csv(const char* path, DType dtype, const char* delimiter, int64_t header_lines,
                  Span<const int64_t> columns) {
  if (std::strlen(delimiter) != 1 || std::strchr("\"\n\r0123456789+-.", delimiter[0]))
    fail(CTN_ERROR_INVALID_ARGUMENT, "delimiter: expected one character that no number has, got \"%s\"",
         delimiter);
  if (header_lines < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "header_lines: expected at least 0, got %lld", (long long)header_lines);
  for (size_t k = 0; k < columns.size; ++k)
    if (columns[k] < 0)
      fail(CTN_ERROR_INDEX, "columns[%zu]: expected at least 0, got %lld", k, (long long)columns[k]);
  const std::string text = DataInput(path).read_all();
  const CsvTable table = parse_csv(path, text, dtype, delimiter[0], header_lines, columns);
  const int64_t shape[2] = {table.rows, table.columns};
  const void* data = is_float(dtype) ? static_cast<const void*>(table.reals.data()) : table.integers.data();
  const ArrayRef wide = from_data(data, {shape, 2}, is_float(dtype) ? CTN_FLOAT64 : CTN_INT64, cpu_backend());
  return to_backend(*asarray(*wide, dtype), current_backend());
}

}  // namespace catenary::datasets
