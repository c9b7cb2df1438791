#include "impl/backend/cpu/strided.h"

#include <cstdlib>

#include "impl/backend/cpu/loops.h"

namespace catenary::cpu {

void sort_dims(DimList& dims, int by) {
  for (size_t i = 1; i < dims.size(); ++i) {
    for (size_t j = i; j > 0 && std::abs(dims[j - 1].strides[by]) < std::abs(dims[j].strides[by]); --j)
      std::swap(dims[j - 1], dims[j]);
  }
}

void merge_dims(DimList& dims) {
  if (dims.size() < 2) return;
  size_t last = 0;
  for (size_t i = 1; i < dims.size(); ++i) {
    Dim& outer = dims[last];
    const Dim& inner = dims[i];
    if (outer.strides[0] == inner.strides[0] * inner.length &&
        outer.strides[1] == inner.strides[1] * inner.length) {
      outer = {outer.length * inner.length, {inner.strides[0], inner.strides[1]}};
    } else {
      dims[++last] = inner;
    }
  }
  dims.resize(last + 1);
}

Walk::Walk(const Dim* dims, int ndim, int64_t position) : dims_(dims), ndim_(ndim), index_(size_t(ndim)) {
  for (int i = ndim - 1; i >= 0 && position > 0; --i) {
    const int64_t index = position % dims[i].length;
    position /= dims[i].length;
    index_[size_t(i)] = index;
    offsets_[0] += index * dims[i].strides[0];
    offsets_[1] += index * dims[i].strides[1];
  }
}

void Walk::carry() {
  for (int i = ndim_ - 1; i >= 0; --i) {
    int64_t& index = index_[size_t(i)];
    if (index < dims_[i].length) return;
    offsets_[0] -= dims_[i].length * dims_[i].strides[0];
    offsets_[1] -= dims_[i].length * dims_[i].strides[1];
    index = 0;
    if (i == 0) return;
    ++index_[size_t(i - 1)];
    offsets_[0] += dims_[i - 1].strides[0];
    offsets_[1] += dims_[i - 1].strides[1];
  }
}

void gather_range(const char* base, const DimList& dims, int operand, int64_t begin, int64_t n,
                  size_t itemsize, char* destination) {
  const int64_t stride = dims.empty() ? 0 : dims[dims.size() - 1].strides[operand];
  for (Walk walk(dims, begin); n > 0;) {
    const int64_t count = walk.run() < n ? walk.run() : n;
    gather(base + walk.offset(operand), stride, destination, count, itemsize);
    destination += count * int64_t(itemsize);
    n -= count;
    walk.advance(count);
  }
}

void scatter_range(const char* source, char* base, const DimList& dims, int operand, int64_t begin, int64_t n,
                   size_t itemsize) {
  const int64_t stride = dims.empty() ? 0 : dims[dims.size() - 1].strides[operand];
  for (Walk walk(dims, begin); n > 0;) {
    const int64_t count = walk.run() < n ? walk.run() : n;
    scatter(source, base + walk.offset(operand), stride, count, itemsize);
    source += count * int64_t(itemsize);
    n -= count;
    walk.advance(count);
  }
}

}  // namespace catenary::cpu
