// The numbers of CSV files, apart from files and arrays.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "impl/base/span.h"
#include "impl/dtype/dtype.h"

namespace catenary::datasets {

/// Numbers row after row: reals for dtypes of floating-point numbers, else integers that the dtype can hold.
struct CsvTable {
  std::vector<double> reals;
  std::vector<int64_t> integers;
  int64_t rows = 0, columns = 0;
};

/// Parses the text of a file. `columns` without data: all. Throws Error(CTN_ERROR_FORMAT), which says where,
/// for malformed texts, and Error(CTN_ERROR_INDEX) for columns that the text does not have.
CsvTable parse_csv(const char* path, const std::string& text, DType dtype, char delimiter,
                   int64_t header_lines, Span<const int64_t> columns);

}  // namespace catenary::datasets
