// Copies elements of strided traversals to and from contiguous memory.
#include "impl/backend/cpu/layout.h"

#include <algorithm>
#include <bit>

#include "impl/backend/cpu/copy_kernels.h"
#include "impl/backend/cpu/loops.h"

namespace catenary::cpu {
namespace {

/// Calls one(offset of the operand, n) for parts of rows and many(offset, length, rows) for short rows.
template <class One, class Many>
void for_rows(const Dims<2>& dims, int operand, int64_t begin, int64_t n, One&& one, Many&& many) {
  const int outer = int(dims.size()) - 1;
  const int64_t length = outer < 0 ? 1 : dims[size_t(outer)].length;
  int64_t count;
  if (outer < 1 || length > kShortRow) {
    for (Walk<2> walk(dims, begin); n > 0; n -= count) {
      count = std::min(walk.run(), n);
      one(walk.offset(operand), count);
      walk.advance(count);
    }
    return;
  }
  const auto part = [&] {
    count = std::min(length - begin % length, n);
    one(Walk<2>(dims, begin).offset(operand), count);
    begin += count;
    n -= count;
  };
  if (begin % length != 0) part();
  if (n >= length) {
    for (Walk<2> walk(dims, begin / length, outer); n >= length; n -= count) {
      const int64_t rows = std::min(walk.run(), n / length);
      many(walk.offset(operand), length, rows);
      walk.advance(rows);
      begin += count = rows * length;
    }
  }
  if (n > 0) part();
}

int64_t row_stride(const Dims<2>& dims, int operand) {
  return dims.size() > 1 ? dims[dims.size() - 2].strides[operand] : 0;
}

int64_t inner_stride(const Dims<2>& dims, int operand) {
  return dims.empty() ? 0 : dims[dims.size() - 1].strides[operand];
}

}  // namespace

void gather_range(const char* base, const Dims<2>& dims, int operand, int64_t begin, int64_t n,
                  size_t itemsize, char* destination) {
  const int64_t stride = inner_stride(dims, operand), row = row_stride(dims, operand);
  const auto kernel = copy_kernels().gather_rows[std::countr_zero(itemsize)];
  for_rows(
      dims, operand, begin, n,
      [&](int64_t offset, int64_t count) {
        gather(base + offset, stride, destination, count, itemsize);
        destination += count * int64_t(itemsize);
      },
      [&](int64_t offset, int64_t length, int64_t rows) {
        kernel(base + offset, row, stride, destination, rows, length);
        destination += rows * length * int64_t(itemsize);
      });
}

void scatter_range(const char* source, char* base, const Dims<2>& dims, int operand, int64_t begin, int64_t n,
                   size_t itemsize) {
  const int64_t stride = inner_stride(dims, operand), row = row_stride(dims, operand);
  const auto kernel = copy_kernels().scatter_rows[std::countr_zero(itemsize)];
  for_rows(
      dims, operand, begin, n,
      [&](int64_t offset, int64_t count) {
        scatter(source, base + offset, stride, count, itemsize);
        source += count * int64_t(itemsize);
      },
      [&](int64_t offset, int64_t length, int64_t rows) {
        kernel(source, base + offset, row, stride, rows, length);
        source += rows * length * int64_t(itemsize);
      });
}

}  // namespace catenary::cpu
