// How reductions and searches read an operand.
#pragma once
#include <cstdint>
#include <cstdlib>

#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/base/callable.h"

namespace catenary::cpu {

/// How kernels read an operand: in-place, or through blocks that are gathered and converted first.
struct Reader {
  DType dtype, compute;
  int64_t item;
  CastLoop cast;  // null if the dtypes are the same
  bool aligned = true;

  Reader(const Operand& x, DType accumulator)
      : dtype(x.dtype),
        compute(compute_dtype(accumulator)),
        item(int64_t(itemsize(x.dtype))),
        cast(dtype == compute ? nullptr : loops().cast[dtype][compute]) {
    aligned = reinterpret_cast<uintptr_t>(x.data) % uintptr_t(item) == 0;
    for (int i = 0; i < x.ndim; ++i) aligned = aligned && (x.shape[i] < 2 || x.strides[i] % item == 0);
  }

  /// Whether runs of the innermost dimension can be passed to kernels in-place.
  bool in_place(const Dims<2>& dims, int64_t worthwhile) const {
    if (cast != nullptr || !aligned || dims.empty()) return false;
    const Dim<2>& inner = dims.data()[dims.size() - 1];
    return inner.strides[0] == item && (dims.size() == 1 || inner.length >= worthwhile);
  }

  /// Returns at most kBlock elements of a traversal, contiguous and in the compute dtype.
  const char* block(const char* base, const Dims<2>& dims, int64_t begin, int64_t n, char* buffer,
                    char* converted) const {
    if (dims.size() == 1 && dims.data()[0].strides[0] == item && aligned) {
      base += begin * item;
      if (cast == nullptr) return base;
      cast(base, converted, n);
      return converted;
    }
    gather_range(base, dims, 0, begin, n, size_t(item), buffer);
    if (cast == nullptr) return buffer;
    cast(buffer, converted, n);
    return converted;
  }
};

struct Buffers {
  alignas(64) char gathered[kBlock * 8];
  alignas(64) char converted[kBlock * 8];
};

/// Calls body(x, out) with the dimensions of length one along which x only repeats itself, and repeats the
/// results.
void without_repeats(const Operand& x, const Operand& out,
                     Callable<void(const Operand&, const Operand&)> body);

inline int64_t innermost(const Dims<2>& dims) { return std::abs(dims.data()[dims.size() - 1].strides[0]); }

}  // namespace catenary::cpu
