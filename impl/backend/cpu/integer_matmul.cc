// Matrix products of integers, modulo the width of their dtype.
#include "impl/backend/cpu/integer_matmul.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <vector>

#include "impl/backend/cpu/bits_kernels.h"
#include "impl/backend/cpu/integer_kernels.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

// A tile of the result is summed in 64 bits, or in 32 if the result has no more, while a converted panel of B
// stays in the second-level cache. The memory needed does not grow with the operands, which may be narrow and
// very large.
constexpr int64_t kIntegerRows = 32;
constexpr int64_t kIntegerColumns = 256;
constexpr int64_t kIntegerPanel = 1 << 14;  // elements of B
constexpr int64_t kDotColumns = 7;          // of B, at most, that are multiplied one by one

/// One axis of an operand's matrices.
struct Axis {
  int64_t length, stride;
};

/// A stack of matrices whose elements are read as numbers T.
template <class T>
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
        cast(item == sizeof(T) ? nullptr : loops().cast[x.dtype][sizeof(T) == 4 ? CTN_INT32 : CTN_INT64]) {}

  /// Whether each row has contiguous numbers T.
  bool are_rows() const {
    return kForSpeed && !cast && columns.stride == int64_t(sizeof(T)) &&
           (uintptr_t(data) | uint64_t(rows.stride) | uint64_t(batch_stride)) % sizeof(T) == 0;
  }
  /// Whether the only column has contiguous numbers T.
  bool is_column() const {
    return kForSpeed && !cast && rows.stride == int64_t(sizeof(T)) &&
           (uintptr_t(data) | uint64_t(batch_stride)) % sizeof(T) == 0;
  }
  const char* at(int64_t batch, int64_t row, int64_t column) const {
    return data + batch * batch_stride + row * rows.stride + column * columns.stride;
  }
  /// Elements at a stride: where they are if they are contiguous numbers T, otherwise in `room`.
  const T* list(const char* from, int64_t stride, int64_t n, T* room) const {
    if (kForSpeed && !cast && stride == int64_t(sizeof(T)) && uintptr_t(from) % sizeof(T) == 0)
      return reinterpret_cast<const T*>(from);
    read(from, stride, n, room);
    return room;
  }
  /// Reads n elements at a stride.
  void read(const char* from, int64_t stride, int64_t n, T* out) const {
    if (!cast) return gather(from, stride, reinterpret_cast<char*>(out), n, sizeof(T));
    alignas(64) char block[kBlock * 8];
    for (int64_t count; n > 0; n -= count, from += count * stride, out += count) {
      count = std::min(n, kBlock);
      gather(from, stride, block, count, size_t(item));
      cast(block, out, count);
    }
  }
};

template <class T>
struct Product {
  IntegerMatrices<T> a, b;
  int64_t m, k, n;
  bool truth;  // whether only matters which sums are zero

  /// Adds the products of a tile over the inner positions [begin, end) to `sums`, whose rows have `columns`
  /// elements.
  void add(int64_t batch, int64_t row, int64_t rows, int64_t column, int64_t columns, int64_t begin,
           int64_t end, T* sums) const {
    alignas(64) T panel[kIntegerPanel];
    alignas(64) T x[kBlock], next[kBlock];
    const auto add_products = integer_kernels().add_products[sizeof(T) == 8];
    const auto add_pairs = integer_kernels().add_pairs[sizeof(T) == 8];
    const int64_t step = std::min(kIntegerPanel / columns, kBlock);
    for (int64_t count; begin < end; begin += count) {
      count = std::min(step, end - begin);
      if (kForSpeed && columns <= kDotColumns && count >= kDotColumns) {
        const T* others[kDotColumns];
        for (int64_t j = 0; j < columns; ++j)
          others[j] = b.list(b.at(batch, begin, column + j), b.rows.stride, count, panel + j * count);
        for (int64_t r = 0; r < rows; ++r) {
          const T* const factors = a.list(a.at(batch, row + r, begin), a.columns.stride, count, x);
          for (int64_t j = 0; j < columns; ++j)
            integer_kernels().add_dot[sizeof(T) == 8](factors, count, others[j], sums + r * columns + j);
        }
      } else {
        const T* other = panel;
        int64_t stride = columns;
        if (b.are_rows() && (rows == 1 || b.rows.stride == columns * int64_t(sizeof(T)))) {
          other = reinterpret_cast<const T*>(b.at(batch, begin, column));
          stride = b.rows.stride / int64_t(sizeof(T));
        } else {
          for (int64_t i = 0; i < count; ++i)
            b.read(b.at(batch, begin + i, column), b.columns.stride, columns, panel + i * columns);
        }
        const auto factors = [&](int64_t r, T* room) {
          return a.list(a.at(batch, row + r, begin), a.columns.stride, count, room);
        };
        const auto add_rest = [&](const T* list, int64_t r, int64_t done) {
          if (done < columns)
            add_products(list, count, other + done, stride, columns - done, sums + r * columns + done);
        };
        int64_t r = 0;
        for (; kForSpeed && r + 2 <= rows; r += 2) {
          const T *const first = factors(r, x), *const second = factors(r + 1, next);
          const int64_t done = add_pairs(first, second, count, other, stride, columns, sums + r * columns);
          add_rest(first, r, done);
          add_rest(second, r + 1, done);
        }
        for (; r < rows; ++r) add_rest(factors(r, x), r, 0);
      }
      if (kForSpeed && truth && rows * columns == 1 && *sums != 0) return;
    }
  }
};

/// For few results with long sums: threads share the sums, which are the same in any order.
template <class T>
void share_sums(const Product<T>& p, int64_t batch, T* sums) {
  std::mutex mutex;
  const int64_t size = p.m * p.n;
  parallel_for(p.k, std::max<int64_t>(items_of_grain(kIntegerMatmulGrain, size), kBlock),
               [&](int64_t begin, int64_t end) {
                 alignas(64) T own[kIntegerRows * kIntegerColumns];
                 std::fill(own, own + size, T(0));
                 p.add(batch, 0, p.m, 0, p.n, begin, end, own);
                 std::lock_guard<std::mutex> lock(mutex);
                 for (int64_t i = 0; i < size; ++i) sums[i] += own[i];
               });
}

template <class T>
void multiply(const Operand& left, const Operand& right, const Operand& out) {
  const IntegerMatrices<T> a(left), b(right);
  const Product<T> p{a, b, a.rows.length, a.columns.length, b.columns.length, out.dtype == CTN_BOOL};
  const int64_t batch = out.ndim == 3 ? out.shape[0] : 1, size = p.m * p.n;
  const int64_t item = int64_t(itemsize(out.dtype));
  const CastLoop cut = loops().cast[sizeof(T) == 4 ? CTN_INT32 : CTN_INT64][out.dtype];
  if (batch * size == 0) return;
  const int64_t row_tiles = divide_up(p.m, kIntegerRows), column_tiles = divide_up(p.n, kIntegerColumns);
  const int64_t tiles = row_tiles * column_tiles;
  if (tiles == 1 && batch < thread_count() && size * p.k >= 2 * kIntegerMatmulGrain) {
    for (int64_t i = 0; i < batch; ++i) {
      alignas(64) T sums[kIntegerRows * kIntegerColumns];
      std::fill(sums, sums + size, T(0));
      share_sums(p, i, sums);
      cut(sums, out.data + i * size * item, size);
    }
    return;
  }
  const int64_t work =
      std::min(p.m, kIntegerRows) * std::min(p.n, kIntegerColumns) * std::max<int64_t>(p.k, 1);
  parallel_for(batch * tiles, divide_up(kIntegerMatmulGrain, work), [&](int64_t begin, int64_t end) {
    if (kForSpeed && size == 1 && !p.truth && a.are_rows() && b.is_column()) {
      const auto add_dot = integer_kernels().add_dot[sizeof(T) == 8];
      for (; begin < end; ++begin) {
        T sum = 0;
        add_dot(reinterpret_cast<const T*>(a.at(begin, 0, 0)), p.k,
                reinterpret_cast<const T*>(b.at(begin, 0, 0)), &sum);
        cut(&sum, out.data + begin * item, 1);
      }
      return;
    }
    alignas(64) T sums[kIntegerRows * kIntegerColumns];
    for (; begin < end; ++begin) {
      const int64_t i = begin / tiles, tile = begin % tiles;
      const int64_t row = tile / column_tiles * kIntegerRows, column = tile % column_tiles * kIntegerColumns;
      const int64_t rows = std::min(kIntegerRows, p.m - row),
                    columns = std::min(kIntegerColumns, p.n - column);
      std::fill(sums, sums + rows * columns, T(0));
      p.add(i, row, rows, column, columns, 0, p.k, sums);
      const bool together = columns == p.n;
      for (int64_t r = 0; r < (together ? 1 : rows); ++r)
        cut(sums + r * columns, out.data + (i * size + (row + r) * p.n + column) * item,
            together ? rows * columns : columns);
    }
  });
}

#if !defined(__OPTIMIZE_SIZE__)
/// Which rows of truth values any product of a row of A makes true: the rows of B become bits, which are
/// joined.
void multiply_truths(const Operand& left, const Operand& right, const Operand& out) {
  constexpr int64_t kWords = 4, kColumns = 64 * kWords;  // of a row, at a time
  const int rows = left.ndim - 2, inner = left.ndim - 1, across = right.ndim - 1;
  const int64_t m = left.shape[rows], k = left.shape[inner], n = right.shape[across];
  const int64_t batch = out.ndim == 3 ? out.shape[0] : 1, pieces = divide_up(n, kColumns);
  std::vector<uint64_t> bits(size_t(k * pieces * kWords));
  std::vector<uint8_t> room(right.strides[across] == 1 ? 0 : size_t(n));
  for (int64_t i = 0; i < batch; ++i) {
    const char* const a = left.data + (left.ndim == 3 ? i * left.strides[0] : 0);
    const char* const b = right.data + (right.ndim == 3 ? i * right.strides[0] : 0);
    for (int64_t p = 0; p < k; ++p) {
      const char* row = b + p * right.strides[across - 1];
      if (!room.empty()) {
        gather(row, right.strides[across], reinterpret_cast<char*>(room.data()), n, 1);
        row = reinterpret_cast<const char*>(room.data());
      }
      uint64_t* const to = &bits[size_t(p * pieces * kWords)];
      bits_kernels().pack_little(reinterpret_cast<const uint8_t*>(row), n, reinterpret_cast<uint8_t*>(to));
    }
    const int64_t grain = items_of_grain(kIntegerMatmulGrain, k * kWords);
    parallel_for(m * pieces, divisible(grain), [&](int64_t begin, int64_t end) {
      for (; begin < end; ++begin) {
        const int64_t row = begin / pieces, piece = begin % pieces;
        const uint64_t* from = bits.data() + piece * kWords;
        const char* factor = a + row * left.strides[rows];
        uint64_t any[kWords] = {};
        for (int64_t p = 0; p < k; ++p, factor += left.strides[inner], from += pieces * kWords) {
          const uint64_t mask = -uint64_t(*factor != 0);
          for (int64_t w = 0; w < kWords; ++w) any[w] |= from[w] & mask;
        }
        const int64_t first = piece * kColumns, count = std::min(kColumns, n - first);
        const auto* const found = reinterpret_cast<const uint8_t*>(any);
        char* const to = out.data + (i * m + row) * n + first;
        for (int64_t j = 0; j < count; ++j) to[j] = char(found[j / 8] >> j % 8 & 1);
      }
    });
  }
}

/// Few rows of A do not repay the bits of B.
bool joins_bits(const Operand& left, const Operand& right, const Operand& out) {
  constexpr int64_t kLeastRows = 8, kLeastColumns = 16;
  return out.dtype == CTN_BOOL && left.shape[left.ndim - 2] >= kLeastRows &&
         right.shape[right.ndim - 1] >= kLeastColumns && left.shape[left.ndim - 1] > 0;
}
#endif

}  // namespace

void integer_matmul(const Operand& left, const Operand& right, const Operand& out) {
#if !defined(__OPTIMIZE_SIZE__)
  if (joins_bits(left, right, out)) return multiply_truths(left, right, out);
#endif
  // A truth value asks whether the count of true products is zero, so the count must not wrap.
  const bool many = out.dtype == CTN_BOOL && left.shape[left.ndim - 1] >> 32 != 0;
  if constexpr (kForSpeed)
    if (itemsize(out.dtype) < 8 && !many) return multiply<uint32_t>(left, right, out);
  multiply<uint64_t>(left, right, out);
}

}  // namespace catenary::cpu
