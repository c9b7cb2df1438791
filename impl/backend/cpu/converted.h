// Contiguous arrays of any dtype, read and written in the compute dtype T: in-place if that is their dtype,
// otherwise block by block through the caller's buffer. Positions are in elements.
#pragma once
#include <algorithm>
#include <cstring>
#include <vector>

#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

/// Converts elements of any dtype to another one, using all threads.
inline void convert(const void* source, DType from, void* destination, DType to, int64_t size) {
  const CastLoop cast = loops().cast[from][to];
  parallel_for(size, divisible(kCastGrain), [&](int64_t begin, int64_t end) {
    cast(static_cast<const char*>(source) + begin * int64_t(itemsize(from)),
         static_cast<char*>(destination) + begin * int64_t(itemsize(to)), end - begin);
  });
}

/// Returns the number of bytes of a copy of an operand in T, or 0 if it is null or already has that dtype.
template <class T>
size_t copy_bytes(const Operand* x) {
  return !x || x->dtype == DTypeOf<T>::value ? 0 : size_t(size_of(*x)) * sizeof(T);
}

template <class T>
struct In {
  static constexpr DType compute = DTypeOf<T>::value;
  const char* data;
  DType dtype;

  explicit In(const Operand& x) : In(x.data, x.dtype) {}
  explicit In(const T* x) : In(reinterpret_cast<const char*>(x), compute) {}
  In(const char* first, DType of) : data(first), dtype(of) {}

  bool direct() const { return dtype == compute; }
  /// Returns the number of elements of a buffer for n, or 0 if it is not used.
  size_t room(int64_t n) const { return direct() ? 0 : size_t(n); }
  const T* block(int64_t at, int64_t n, T* buffer) const {
    return direct() ? reinterpret_cast<const T*>(data) + at : converted(at, n, buffer);
  }
  T operator[](int64_t at) const {
    T value;
    return *block(at, 1, &value);
  }
  /// Returns the first n elements at once.
  const T* all(int64_t n, std::vector<T>& buffer) const {
    buffer.resize(room(n));
    return block(0, n, buffer.data());
  }
  /// Calls body(elements, n, position) over [begin, end), kBlock at a time.
  template <class Body>
  void blocks(int64_t begin, int64_t end, Body&& body) const {
    alignas(64) T buffer[kBlock];
    for (int64_t n; begin < end; begin += n) {
      n = std::min(kBlock, end - begin);
      body(block(begin, n, buffer), n, begin);
    }
  }

 private:
  __attribute__((noinline)) const T* converted(int64_t at, int64_t n, T* buffer) const {
    loops().cast[dtype][compute](data + at * int64_t(itemsize(dtype)), buffer, n);
    return buffer;
  }
};

/// Results are computed at target() and then passed to write(), which converts and stores them if necessary.
/// With `stream`, elements of T bypass the caches.
template <class T>
struct Out {
  static constexpr DType compute = DTypeOf<T>::value;
  char* data;
  DType dtype;
  bool stream;

  explicit Out(const Operand& y, bool past_caches = false) : Out(y.data, y.dtype, past_caches) {}
  explicit Out(T* y) : Out(reinterpret_cast<char*>(y), compute) {}
  Out(char* first, DType of, bool past_caches = false)
      : data(first), dtype(of), stream(past_caches && of == compute) {}

  /// Whether results are computed directly at their destination.
  bool direct() const { return dtype == compute && !stream; }
  char* address(int64_t at) const { return data + at * int64_t(itemsize(dtype)); }
  T* target(int64_t at, T* buffer) const { return direct() ? reinterpret_cast<T*>(data) + at : buffer; }
  void write(const T* block, int64_t at, int64_t n) const {
    if (static_cast<const void*>(block) != address(at)) move(block, address(at), n);
  }
  /// Calls fill(elements) to compute n elements, at most kBlock.
  template <class Fill>
  void block(int64_t at, int64_t n, Fill&& fill) const {
    alignas(64) T buffer[kBlock];
    T* to = target(at, buffer);
    fill(to);
    write(to, at, n);
  }
  /// To be called at the end of each thread's share.
  void fence() const {
    if (stream) stream_fence();
  }
  void set(int64_t at, double value) const { loops().cast[CTN_FLOAT64][dtype](&value, address(at), 1); }
  void clear(int64_t at, int64_t n) const { std::memset(address(at), 0, size_t(n) * itemsize(dtype)); }

 private:
  __attribute__((noinline)) void move(const T* block, char* to, int64_t n) const {
    if (dtype != compute) return loops().cast[compute][dtype](block, to, n);
    if (stream) return stream_copy(to, reinterpret_cast<const char*>(block), size_t(n) * sizeof(T));
    std::memcpy(to, block, size_t(n) * sizeof(T));
  }
};

/// A whole input in T, copied if necessary; null if the operand is null.
template <class T>
class WholeIn {
 public:
  explicit WholeIn(const Operand* x)
      : copy_(copy_bytes<T>(x)), data_(x ? reinterpret_cast<const T*>(x->data) : nullptr) {
    if (!copy_.data()) return;
    convert(x->data, x->dtype, copy_.data(), DTypeOf<T>::value, size_of(*x));
    data_ = static_cast<const T*>(copy_.data());
  }
  const T* data() const { return data_; }

 private:
  const Scratch copy_;
  const T* data_;
};

/// A whole output, converted to its dtype by finish(); null if the operand is null.
template <class T>
class WholeOut {
 public:
  explicit WholeOut(const Operand* y)
      : y_(y),
        copy_(copy_bytes<T>(y)),
        data_(copy_.data() ? static_cast<T*>(copy_.data())
              : y          ? reinterpret_cast<T*>(y->data)
                           : nullptr) {}
  T* data() const { return data_; }
  void finish() {
    if (copy_.data()) convert(copy_.data(), DTypeOf<T>::value, y_->data, y_->dtype, size_of(*y_));
  }

 private:
  const Operand* y_;
  const Scratch copy_;
  T* data_;
};

/// Calls body(elements of a, elements of b, n, position) over [begin, end), kBlock at a time.
template <class T, class Body>
void pair_blocks(const In<T>& a, const In<T>& b, int64_t begin, int64_t end, Body&& body) {
  alignas(64) T buffer[kBlock];
  a.blocks(begin, end,
           [&](const T* first, int64_t n, int64_t at) { body(first, b.block(at, n, buffer), n, at); });
}

}  // namespace catenary::cpu
