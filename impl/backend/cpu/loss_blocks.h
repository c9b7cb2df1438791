#pragma once
#include <algorithm>

#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/loss_kernels.h"
#include "impl/backend/params/loss.h"

namespace catenary::cpu {

/// Elements of a contiguous operand in the dtype that is computed in, kBlock at a time.
template <class T>
struct Reader {
  static constexpr DType compute = DTypeOf<T>::value;
  const char* data;
  DType dtype;

  explicit Reader(const Operand& x) : Reader(x.data, x.dtype) {}
  Reader(const char* first, DType of) : data(first), dtype(of) {}

  const T* in(int64_t at, int64_t n, T* buffer) const {
    if (dtype == compute) return reinterpret_cast<const T*>(data) + at;
    loops().cast[dtype][compute](data + at * int64_t(itemsize(dtype)), buffer, n);
    return buffer;
  }
  T one(int64_t at) const {
    T value;
    return *in(at, 1, &value);
  }
  /// body(elements, n, position) over [begin, end).
  template <class Body>
  void blocks(int64_t begin, int64_t end, Body&& body) const {
    alignas(64) T buffer[kBlock];
    for (int64_t n; begin < end; begin += n) {
      n = std::min(kBlock, end - begin);
      body(in(begin, n, buffer), n, begin);
    }
  }
};

/// body(elements of a, elements of b, n, position) over [begin, end).
template <class T, class Body>
void pair_blocks(const Reader<T>& a, const Reader<T>& b, int64_t begin, int64_t end, Body&& body) {
  alignas(64) T first[kBlock], second[kBlock];
  for (int64_t n; begin < end; begin += n) {
    n = std::min(kBlock, end - begin);
    body(a.in(begin, n, first), b.in(begin, n, second), n, begin);
  }
}

/// The way back.
template <class T>
struct Writer {
  static constexpr DType compute = DTypeOf<T>::value;
  char* data;
  DType dtype;

  explicit Writer(const Operand& y) : data(y.data), dtype(y.dtype) {}

  /// fill(elements) makes n elements, at most kBlock, for position `at`.
  template <class Fill>
  void block(int64_t at, int64_t n, Fill&& fill) const {
    if (dtype == compute) return fill(reinterpret_cast<T*>(data) + at);
    alignas(64) T buffer[kBlock];
    fill(buffer);
    loops().cast[compute][dtype](buffer, data + at * int64_t(itemsize(dtype)), n);
  }
};

}  // namespace catenary::cpu
