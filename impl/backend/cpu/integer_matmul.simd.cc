// Sums of products of integers.
#include <cstdint>
#include <cstring>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/integer_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/vector.h"

namespace {

/// Rows of sums are z_row numbers apart.
template <class T, int Rows, int Vectors>
CTN_VECTOR void add_tile(const T* const (&x)[Rows], int64_t n, const T* panel, int64_t row, T* z,
                         int64_t z_row) {
  constexpr int lanes = kLanes<T>;
  Vector<T> sum[Rows][Vectors];
  const auto each = [&](auto one) {
    CTN_UNROLL
    for (int v = 0; v < Vectors; ++v) {
      CTN_UNROLL
      for (int r = 0; r < Rows; ++r) one(r, v);
    }
  };
  each([&](int r, int v) { sum[r][v] = load(z + r * z_row + v * lanes); });
  for (int64_t i = 0; i < n; ++i, panel += row) {
    CTN_UNROLL
    for (int v = 0; v < Vectors; ++v) {
      const Vector<T> y = load(panel + v * lanes);
      CTN_UNROLL
      for (int r = 0; r < Rows; ++r) sum[r][v] += y * x[r][i];
    }
  }
  each([&](int r, int v) { store(z + r * z_row + v * lanes, sum[r][v]); });
}

/// The columns that fill vectors; returns how many.
template <int Rows, class T>
CTN_VECTOR int64_t add_vectors(const T* const (&x)[Rows], int64_t n, const T* panel, int64_t row,
                               int64_t columns, T* z, int64_t z_row) {
  constexpr int lanes = kLanes<T>;
  int64_t j = 0;
  for (; j + 4 * lanes <= columns; j += 4 * lanes) add_tile<T, Rows, 4>(x, n, panel + j, row, z + j, z_row);
  for (; j + lanes <= columns; j += lanes) add_tile<T, Rows, 1>(x, n, panel + j, row, z + j, z_row);
  return j;
}

/// Columns that are fewer than a vector has lanes.
template <int Columns, class T>
void add_few(const T* x, int64_t n, const T* panel, int64_t row, T* z) {
  typedef T Few __attribute__((vector_size(Columns * sizeof(T))));
  Few sum, y;
  std::memcpy(&sum, z, sizeof(sum));
  for (int64_t i = 0; i < n; ++i, panel += row) {
    std::memcpy(&y, panel, sizeof(y));
    sum += y * x[i];
  }
  std::memcpy(z, &sum, sizeof(sum));
}

template <class T>
void add_products(const void* factors, int64_t n, const void* rows, int64_t row, int64_t columns,
                  void* sums) {
  constexpr int lanes = kLanes<T>;
  const T *x = static_cast<const T*>(factors), *panel = static_cast<const T*>(rows);
  T* z = static_cast<T*>(sums);
  int64_t j = add_vectors<1>({x}, n, panel, row, columns, z, 0);
  if constexpr (kForSpeed && lanes > 8)
    for (; j + 8 <= columns; j += 8) add_few<8>(x, n, panel + j, row, z + j);
  if constexpr (kForSpeed && lanes > 4)
    for (; j + 4 <= columns; j += 4) add_few<4>(x, n, panel + j, row, z + j);
  for (; j < columns; ++j) {
    T sum = 0;
    for (int64_t i = 0; i < n; ++i) sum += x[i] * panel[i * row + j];
    z[j] += sum;
  }
}

template <class T>
int64_t add_pairs(const void* first, const void* second, int64_t n, const void* panel, int64_t row,
                  int64_t columns, void* sums) {
  return add_vectors<2>({static_cast<const T*>(first), static_cast<const T*>(second)}, n,
                        static_cast<const T*>(panel), row, columns, static_cast<T*>(sums), columns);
}

template <class T>
void add_dot(const void* factors, int64_t n, const void* others, void* sum) {
  constexpr int lanes = kLanes<T>, together = 4;
  const T *x = static_cast<const T*>(factors), *y = static_cast<const T*>(others);
  T all = 0;
  int64_t i = 0;
  if (n >= lanes) {
    Vector<T> sums[together] = {};
    for (; i + together * lanes <= n; i += together * lanes) {
      CTN_UNROLL
      for (int v = 0; v < together; ++v) sums[v] += load(x + i + v * lanes) * load(y + i + v * lanes);
    }
    for (; i + lanes <= n; i += lanes) sums[0] += load(x + i) * load(y + i);
    const Vector<T> total = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    for (int v = 0; v < lanes; ++v) all += total[v];
  }
  for (; i < n; ++i) all += x[i] * y[i];
  *static_cast<T*>(sum) += all;
}

}  // namespace

const IntegerKernels integer_kernels = {
    {kForSpeed ? add_products<uint32_t> : nullptr, add_products<uint64_t>},
    {kForSpeed ? add_pairs<uint32_t> : nullptr, kForSpeed ? add_pairs<uint64_t> : nullptr},
    {kForSpeed ? add_dot<uint32_t> : nullptr, kForSpeed ? add_dot<uint64_t> : nullptr}};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
