// Matrix products of integers, modulo the width of their dtype.
#include "impl/backend/cpu/integer_matmul.h"

#include <algorithm>
#include <cstring>
#include <mutex>

#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

// A tile of the result is summed in 64 bits while a converted panel of B stays in the second-level cache. The
// memory needed does not grow with the operands, which may be narrow and very large.
constexpr int64_t kIntegerRows = 32;
constexpr int64_t kIntegerColumns = 256;
constexpr int64_t kIntegerPanel = 1 << 14;  // elements of B

/// One axis of an operand's matrices.
struct Axis {
  int64_t length, stride;
};

/// A stack of matrices whose elements are read as 64-bit numbers.
struct IntegerMatrices {
  const char* data;
  int64_t batch_stride;
  Axis rows, columns;
  int64_t item;
  CastLoop cast;  // null if no conversion is needed

  explicit IntegerMatrices(const Operand& x)
      : data(x.data),
        batch_stride(x.ndim == 3 ? x.strides[0] : 0),
        rows{x.shape[x.ndim - 2], x.strides[x.ndim - 2]},
        columns{x.shape[x.ndim - 1], x.strides[x.ndim - 1]},
        item(int64_t(itemsize(x.dtype))),
        cast(item == 8 ? nullptr : loops().cast[x.dtype][CTN_INT64]) {}

  const char* at(int64_t batch, int64_t row, int64_t column) const {
    return data + batch * batch_stride + row * rows.stride + column * columns.stride;
  }
  /// Reads n elements at a stride.
  void read(const char* from, int64_t stride, int64_t n, uint64_t* out) const {
    if (!cast) return gather(from, stride, reinterpret_cast<char*>(out), n, 8);
    alignas(64) char block[kBlock * 4];
    for (int64_t count; n > 0; n -= count, from += count * stride, out += count) {
      count = std::min(n, kBlock);
      gather(from, stride, block, count, size_t(item));
      cast(block, out, count);
    }
  }
};

struct Product {
  IntegerMatrices a, b;
  int64_t m, k, n;

  /// Adds the products of a tile over the inner positions [begin, end) to `sums`, whose rows have `columns`
  /// elements.
  void add(int64_t batch, int64_t row, int64_t rows, int64_t column, int64_t columns, int64_t begin,
           int64_t end, uint64_t* sums) const {
    alignas(64) uint64_t panel[kIntegerPanel];
    alignas(64) uint64_t x[kBlock];
    const int64_t step = std::min(kIntegerPanel / columns, kBlock);
    for (int64_t count; begin < end; begin += count) {
      count = std::min(step, end - begin);
      if (columns == 1) {
        b.read(b.at(batch, begin, column), b.rows.stride, count, panel);
      } else {
        for (int64_t i = 0; i < count; ++i)
          b.read(b.at(batch, begin + i, column), b.columns.stride, columns, panel + i * columns);
      }
      for (int64_t r = 0; r < rows; ++r) {
        a.read(a.at(batch, row + r, begin), a.columns.stride, count, x);
        uint64_t* z = sums + r * columns;
        if (columns == 1) {
          uint64_t sum = 0;
          for (int64_t i = 0; i < count; ++i) sum += x[i] * panel[i];
          *z += sum;
          continue;
        }
        for (int64_t i = 0; i < count; ++i)
          for (int64_t j = 0; j < columns; ++j) z[j] += x[i] * panel[i * columns + j];
      }
    }
  }
};

/// For few results with long sums: threads share the sums, which are the same in any order.
void share_sums(const Product& p, int64_t batch, uint64_t* sums) {
  std::mutex mutex;
  const int64_t size = p.m * p.n;
  parallel_for(p.k, std::max<int64_t>(items_of_grain(kIntegerMatmulGrain, size), kBlock),
               [&](int64_t begin, int64_t end) {
                 alignas(64) uint64_t own[kIntegerRows * kIntegerColumns];
                 std::fill(own, own + size, 0);
                 p.add(batch, 0, p.m, 0, p.n, begin, end, own);
                 std::lock_guard<std::mutex> lock(mutex);
                 for (int64_t i = 0; i < size; ++i) sums[i] += own[i];
               });
}

}  // namespace

void integer_matmul(const Operand& left, const Operand& right, const Operand& out) {
  const IntegerMatrices a(left), b(right);
  const Product p{a, b, a.rows.length, a.columns.length, b.columns.length};
  const int64_t batch = out.ndim == 3 ? out.shape[0] : 1, size = p.m * p.n;
  const int64_t item = int64_t(itemsize(out.dtype));
  const CastLoop cut = loops().cast[CTN_INT64][out.dtype];
  if (batch * size == 0) return;
  const int64_t row_tiles = divide_up(p.m, kIntegerRows), column_tiles = divide_up(p.n, kIntegerColumns);
  const int64_t tiles = row_tiles * column_tiles;
  if (tiles == 1 && batch < thread_count() && size * p.k >= 2 * kIntegerMatmulGrain) {
    for (int64_t i = 0; i < batch; ++i) {
      alignas(64) uint64_t sums[kIntegerRows * kIntegerColumns];
      std::fill(sums, sums + size, 0);
      share_sums(p, i, sums);
      cut(sums, out.data + i * size * item, size);
    }
    return;
  }
  const int64_t work =
      std::min(p.m, kIntegerRows) * std::min(p.n, kIntegerColumns) * std::max<int64_t>(p.k, 1);
  parallel_for(batch * tiles, divide_up(kIntegerMatmulGrain, work), [&](int64_t begin, int64_t end) {
    alignas(64) uint64_t sums[kIntegerRows * kIntegerColumns];
    for (; begin < end; ++begin) {
      const int64_t i = begin / tiles, tile = begin % tiles;
      const int64_t row = tile / column_tiles * kIntegerRows, column = tile % column_tiles * kIntegerColumns;
      const int64_t rows = std::min(kIntegerRows, p.m - row),
                    columns = std::min(kIntegerColumns, p.n - column);
      std::fill(sums, sums + rows * columns, 0);
      p.add(i, row, rows, column, columns, 0, p.k, sums);
      for (int64_t r = 0; r < rows; ++r)
        cut(sums + r * columns, out.data + (i * size + (row + r) * p.n + column) * item, columns);
    }
  });
}

}  // namespace catenary::cpu
