// Matrix products of any dtype and strides.
#include "impl/backend/cuda/kernels/matmul.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/tiles.h"

/// The rows of a left matrix, or the columns of a right one.
template <class T>
struct MatrixSource {
  const char* data;
  int64_t first, count;  // of the lines
  int64_t line_stride, inner_stride;
  bool inner_first;

  CTN_DEVICE MatrixSource(const char* data, int64_t first, int64_t count, int64_t line, int64_t inner)
      : data(data),
        first(first),
        count(count),
        line_stride(line),
        inner_stride(inner),
        inner_first((inner < 0 ? -inner : inner) <= (line < 0 ? -line : line)) {}
  CTN_DEVICE bool along_inner() const { return inner_first; }
  CTN_DEVICE const char* line(int i) const {
    return first + i < count ? data + (first + i) * line_stride : nullptr;
  }
  CTN_DEVICE int64_t place(int64_t i) const { return i * inner_stride; }
  CTN_DEVICE Number<T> load(const char* line, int64_t place) const {
    return line ? Number<T>(number_of(*reinterpret_cast<const T*>(line + place))) : Number<T>(0);
  }
};

template <class T>
CTN_DEVICE Number<T> bias_of(const char* bias, int64_t stride, int64_t i) {
  return number_of(*reinterpret_cast<const T*>(bias + i * stride));
}

template <class T, class Shape>
CTN_DEVICE void multiply(const ProductParams& p) {
  const uint32_t left = quotient(blockIdx.x, p.across), outer = quotient(left, p.down);
  const uint32_t matrix = quotient(outer, p.parts), part = outer - matrix * p.parts.value;
  const int64_t row = int64_t(left - outer * p.down.value) * Shape::kRows;
  const int64_t column = int64_t(blockIdx.x - left * p.across.value) * Shape::kColumns;
  const MatrixSource<T> a(p.a.data + matrix * p.a.batch, row, p.rows, p.a.row, p.a.column);
  const MatrixSource<T> b(p.b.data + matrix * p.b.batch, column, p.columns, p.b.column, p.b.row);
  const int64_t begin = part * p.part, end = begin + p.part < p.inner ? begin + p.part : p.inner;
  const int64_t y = matrix * p.rows * p.columns;
  multiply_tile<T, Shape>(a, b, begin, end, [&](int r, int c, const Number<T>(&sums)[Shape::kQuad]) {
    if (row + r >= p.rows) return;
    const int64_t at = y + (row + r) * p.columns + column + c;
    CTN_UNROLL
    for (int i = 0; i < Shape::kQuad; ++i) {
      if (column + c + i >= p.columns) return;
      if (p.parts.value > 1) {
        static_cast<Number<T>*>(p.y)[part * p.parts_stride + at + i] = sums[i];
        continue;
      }
      Number<T> sum = sums[i];
      if constexpr (is_floating<Number<T>>) {
        T* const to = static_cast<T*>(p.y) + at + i;
        if (p.add) sum = number_of(*to) + sum;
        if (p.bias) sum = sum + bias_of<T>(p.bias, p.bias_stride, column + c + i);
      }
      static_cast<T*>(p.y)[at + i] = element_of<T>(sum);
    }
  });
}

template <class T>
CTN_DEVICE void sum_parts(const PartsParams& p) {
  const Number<T>* parts = static_cast<const Number<T>*>(p.parts);
  for (int64_t i = int64_t(first_item()); i < p.size; i += int64_t(item_step())) {
    Number<T> sum = parts[i];
    for (int64_t k = 1; k < p.count; ++k) {
      if constexpr (std::is_same_v<T, Bool>)
        sum |= parts[k * p.size + i];
      else
        sum = sum + parts[k * p.size + i];
    }
    T* const y = static_cast<T*>(p.y) + i;
    if constexpr (is_floating<Number<T>>) {
      if (p.add) sum = number_of(*y) + sum;
      if (p.bias) sum = sum + bias_of<T>(p.bias, p.bias_stride, i / p.inner % p.channels);
    }
    *y = element_of<T>(sum);
  }
}

using Small = TileShape<8, 8, 1, 1>;
using Medium = TileShape<16, 16, 1, 1>;
using Large = TileShape<16, 16, 2, 2>;

template <class Shape>
constexpr bool is_size(const TileSize& size) {
  return size.rows == Shape::kRows && size.columns == Shape::kColumns && size.threads == Shape::kThreads &&
         kInnerStep == Shape::kInner;
}
static_assert(is_size<Small>(kSmallTile) && is_size<Medium>(kMediumTile) && is_size<Large>(kLargeTile));

}  // namespace

#define CTN_MEDIUM(TYPE, NAME)                                                   \
  CTN_CUDA_KERNEL(matmul_medium_##NAME, ProductParams, kMediumTile.threads, 1) { \
    multiply<TYPE, Medium>(p);                                                   \
  }                                                                              \
  CTN_CUDA_KERNEL(matmul_sum_##NAME, PartsParams, kSumThreads) { sum_parts<TYPE>(p); }
CTN_MEDIUM(Bool, bool)
CTN_MEDIUM(uint8_t, uint8)
CTN_MEDIUM(uint16_t, uint16)
CTN_MEDIUM(uint32_t, uint32)
CTN_MEDIUM(uint64_t, uint64)
CTN_MEDIUM(Half, float16)
CTN_MEDIUM(BFloat16, bfloat16)
CTN_MEDIUM(float, float32)
CTN_MEDIUM(double, float64)

#define CTN_SMALL(TYPE, NAME) \
  CTN_CUDA_KERNEL(matmul_small_##NAME, ProductParams, kSmallTile.threads, 1) { multiply<TYPE, Small>(p); }
CTN_SMALL(Half, float16)
CTN_SMALL(BFloat16, bfloat16)
CTN_SMALL(float, float32)
CTN_SMALL(double, float64)

#define CTN_LARGE(TYPE, NAME) \
  CTN_CUDA_KERNEL(matmul_large_##NAME, ProductParams, kLargeTile.threads, 1) { multiply<TYPE, Large>(p); }
CTN_LARGE(Half, float16)
CTN_LARGE(BFloat16, bfloat16)
CTN_LARGE(float, float32)

}  // namespace catenary::cuda
