// Turns the shapes and strides of operands into what kernels take.
#pragma once
#include "impl/backend/cuda/kernels/geometry.h"
#include "impl/backend/dims.h"

namespace catenary::cuda {

constexpr int64_t kMaxItems = INT32_MAX;  // that a kernel with 32-bit positions traverses

/// The dimensions of N operands of one shape, outermost first; those of length 1 are dropped and neighbors
/// merged. The order of the elements is that of a C-contiguous array.
template <int N>
Dims<N> dims_of(const Operand* const (&operands)[N]) {
  Dims<N> dims;
  for (int d = 0; d < operands[0]->ndim; ++d) {
    dims.push_back({operands[0]->shape[d], {}});
    for (int k = 0; k < N; ++k) dims.back().strides[k] = operands[k]->strides[d];
  }
  merge_dims(dims);
  return dims;
}

template <int N>
Layout<N> layout_of(const Dims<N>& dims) {
  Layout<N> layout{};
  layout.size = uint32_t(size_of(dims));
  layout.ndim = int32_t(dims.size());
  for (int d = 0; d < layout.ndim; ++d) {
    const Dim<N>& dim = dims[dims.size() - 1 - size_t(d)];
    layout.lengths[d] = make_divisor(uint32_t(dim.length));
    for (int k = 0; k < N; ++k) layout.strides[k][d] = dim.strides[k];
  }
  return layout;
}

/// Calls body(layout, offsets in bytes of the N operands) for parts of the elements that a Layout can hold:
/// once, unless there are more dimensions or elements than that. Nothing is called for no elements.
template <int N, class Body>
void for_parts(const Dims<N>& dims, Body&& body) {
  if (size_of(dims) == 0) return;
  size_t outer = dims.size() > size_t(kMaxDims) ? dims.size() - size_t(kMaxDims) : 0;
  Dims<N> inner;
  const auto keep = [&] {
    inner.clear();
    for (size_t d = outer; d < dims.size(); ++d) inner.push_back(dims[d]);
  };
  keep();
  // A dimension that is too long by itself is cut into pieces.
  while (size_of(inner) > kMaxItems && inner.size() > 1) {
    ++outer;
    keep();
  }
  int64_t steps = 1;
  for (size_t d = 0; d < outer; ++d) steps *= dims[d].length;
  const int64_t length = inner.empty() ? 1 : inner[0].length;
  const int64_t piece = inner.size() == 1 && length > kMaxItems ? kMaxItems : length;
  Walk<N> walk(dims, 0, int(outer));
  for (int64_t step = 0; step < steps; ++step) {
    for (int64_t first = 0; first < length; first += piece) {
      int64_t offsets[N];
      for (int k = 0; k < N; ++k)
        offsets[k] = walk.offset(k) + (inner.empty() ? 0 : first * inner[0].strides[k]);
      if (!inner.empty()) inner[0].length = length - first < piece ? length - first : piece;
      body(layout_of(inner), offsets);
      if (!inner.empty()) inner[0].length = length;
    }
    walk.advance(1);
  }
}

}  // namespace catenary::cuda
