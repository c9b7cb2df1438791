#pragma once
#include <cstdint>

#include "impl/backend/backend.h"
#include "impl/base/small_vector.h"

namespace catenary::cpu {

/// One dimension of a walk over one or two operands; strides in bytes.
struct Dim {
  int64_t length;
  int64_t strides[2];
};
using DimList = SmallVector<Dim, 8>;

/// Orders dimensions by the magnitude of one operand's strides, largest first; equal ones keep their order.
void sort_dims(DimList& dims, int by);
/// Merges neighbours that all operands walk through as one.
void merge_dims(DimList& dims);

inline int64_t size_of(const DimList& dims) {
  int64_t size = 1;
  for (const Dim& d : dims) size *= d.length;
  return size;
}

inline int64_t size_of(const Operand& operand) {
  int64_t size = 1;
  for (int i = 0; i < operand.ndim; ++i) size *= operand.shape[i];
  return size;
}

/// A position among the elements of `dims` in row-major order, with the offsets of both operands.
class Walk {
 public:
  Walk(const Dim* dims, int ndim, int64_t position);
  explicit Walk(const DimList& dims, int64_t position = 0) : Walk(dims.data(), int(dims.size()), position) {}

  int64_t offset(int operand) const { return offsets_[operand]; }
  /// Elements left in the innermost dimension, this one included.
  int64_t run() const { return ndim_ == 0 ? 1 : dims_[ndim_ - 1].length - index_[size_t(ndim_ - 1)]; }
  /// Moves on by `count` elements, at most run().
  void advance(int64_t count) {
    if (ndim_ == 0) return;
    const Dim& inner = dims_[ndim_ - 1];
    int64_t& index = index_[size_t(ndim_ - 1)];
    index += count;
    offsets_[0] += count * inner.strides[0];
    offsets_[1] += count * inner.strides[1];
    if (index == inner.length) carry();
  }

 private:
  void carry();

  const Dim* dims_;
  int ndim_;
  int64_t offsets_[2] = {0, 0};
  SmallVector<int64_t, 8> index_;
};

/// Elements [begin, begin + n) of one operand's walk to contiguous memory, and back.
void gather_range(const char* base, const DimList& dims, int operand, int64_t begin, int64_t n,
                  size_t itemsize, char* destination);
void scatter_range(const char* source, char* base, const DimList& dims, int operand, int64_t begin, int64_t n,
                   size_t itemsize);

}  // namespace catenary::cpu
