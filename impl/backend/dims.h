// Dimensions that several operands are traversed along together: sorting, merging and stepping.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "impl/backend/backend.h"
#include "impl/base/small_vector.h"

namespace catenary::layout {

/// One dimension of N operands; strides in bytes.
template <int N>
struct Dim {
  int64_t length;
  int64_t strides[N];
};
/// Outermost dimension first.
template <int N>
using Dims = SmallVector<Dim<N>, 8>;

/// Sorts dimensions by the magnitude of one operand's strides, largest first; ties keep their order.
template <int N>
__attribute__((noinline)) void sort_dims(Dims<N>& dims, int by) {
  for (size_t i = 1; i < dims.size(); ++i)
    for (size_t j = i; j > 0 && std::abs(dims[j - 1].strides[by]) < std::abs(dims[j].strides[by]); --j)
      std::swap(dims[j - 1], dims[j]);
}

/// Merges adjacent dimensions that all operands traverse as one, and drops dimensions of length one.
template <int N>
__attribute__((noinline)) void merge_dims(Dims<N>& dims) {
  size_t kept = 0;
  for (const Dim<N>& inner : dims) {
    if (inner.length == 1) continue;
    bool merges = kept > 0;
    for (int k = 0; k < N && merges; ++k)
      merges = dims[kept - 1].strides[k] == inner.strides[k] * inner.length;
    Dim<N> merged = inner;
    if (merges) merged.length *= dims[--kept].length;
    dims[kept++] = merged;
  }
  dims.resize(kept);
}

template <int N>
int64_t size_of(const Dims<N>& dims) {
  int64_t size = 1;
  for (const Dim<N>& d : dims) size *= d.length;
  return size;
}

template <class T>
T* data_of(const Operand& operand) {
  return reinterpret_cast<T*>(operand.data);
}

/// The bytes of an operand; elements that are repeated by a stride of zero count once.
inline int64_t bytes_of(const Operand& operand) {
  int64_t bytes = int64_t(itemsize(operand.dtype));
  for (int i = 0; i < operand.ndim; ++i)
    if (operand.strides[i] != 0) bytes *= operand.shape[i];
  return bytes;
}
inline int64_t bytes_of(const Operand* operands, int count) {
  int64_t bytes = 0;
  for (int k = 0; k < count; ++k) bytes += bytes_of(operands[k]);
  return bytes;
}

inline int64_t size_of(const Operand& operand) {
  int64_t size = 1;
  for (int i = 0; i < operand.ndim; ++i) size *= operand.shape[i];
  return size;
}

/// A position among the elements of `dims`, or of its outer `ndim` dimensions, in row-major order, with the
/// offsets of all operands.
template <int N>
class Walk {
 public:
  explicit Walk(const Dims<N>& dims, int64_t position = 0) : Walk(dims, position, int(dims.size())) {}
  __attribute__((noinline)) Walk(const Dims<N>& dims, int64_t position, int ndim)
      : dims_(dims.data()), ndim_(ndim), index_(size_t(ndim)) {
    for (int i = ndim - 1; i >= 0 && position > 0; --i) {
      const int64_t index = position % dims_[i].length;
      position /= dims_[i].length;
      index_[size_t(i)] = index;
      move(dims_[i], index);
    }
  }

  int64_t offset(int operand) const { return offsets_[operand]; }
  /// Number of elements left in the innermost dimension, including this one.
  int64_t run() const { return ndim_ == 0 ? 1 : dims_[ndim_ - 1].length - index_[size_t(ndim_ - 1)]; }
  /// Advances by `count` elements, at most run().
  void advance(int64_t count) {
    if (ndim_ == 0) return;
    const Dim<N>& inner = dims_[ndim_ - 1];
    move(inner, count);
    if ((index_[size_t(ndim_ - 1)] += count) == inner.length) carry();
  }

 private:
  void move(const Dim<N>& dim, int64_t count) {
    for (int k = 0; k < N; ++k) offsets_[k] += count * dim.strides[k];
  }
  __attribute__((noinline)) void carry() {
    for (int i = ndim_ - 1; i >= 0; --i) {
      int64_t& index = index_[size_t(i)];
      if (index < dims_[i].length) return;
      move(dims_[i], -dims_[i].length);
      index = 0;
      if (i == 0) return;
      ++index_[size_t(i - 1)];
      move(dims_[i - 1], 1);
    }
  }

  const Dim<N>* dims_;
  int ndim_;
  int64_t offsets_[N] = {};
  SmallVector<int64_t, 8> index_;
};

}  // namespace catenary::layout

// The names of the backends: above them, Dims are the lengths of an array's axes.
namespace catenary::cpu {
using layout::bytes_of;
using layout::data_of;
using layout::Dim;
using layout::Dims;
using layout::merge_dims;
using layout::size_of;
using layout::sort_dims;
using layout::Walk;
}  // namespace catenary::cpu
namespace catenary::cuda {
using layout::bytes_of;
using layout::data_of;
using layout::Dim;
using layout::Dims;
using layout::merge_dims;
using layout::size_of;
using layout::sort_dims;
using layout::Walk;
}  // namespace catenary::cuda
