#pragma once
#include <algorithm>
#include <cstring>
#include <vector>

#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/normalization_kernels.h"
#include "impl/backend/cpu/simd.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

template <class T>
inline const NormalizationKernels<T>& normalization_kernels() {
  return table_of<T>(CTN_TABLES(normalization_kernels));
}

constexpr int64_t kNormalizationGrain = 16 << 10;  // elements worth a thread

/// Elements of any floating dtype as those that are computed in, and back.
template <class T>
struct Elements {
  static constexpr DType compute = DTypeOf<T>::value;

  static const T* in(DType dtype, const char* source, T* buffer, int64_t n) {
    if (dtype == compute) return reinterpret_cast<const T*>(source);
    loops().cast[dtype][compute](source, buffer, n);
    return buffer;
  }
  static T* target(DType dtype, char* destination, T* buffer) {
    return dtype == compute ? reinterpret_cast<T*>(destination) : buffer;
  }
  static void out(DType dtype, const T* buffer, char* destination, int64_t n) {
    if (static_cast<const void*>(buffer) == destination) return;
    if (dtype != compute) loops().cast[compute][dtype](buffer, destination, n);
    if (dtype == compute) std::memcpy(destination, buffer, size_t(n) * sizeof(T));
  }
  static T one(const Operand& a, int64_t i) {
    T value;
    const char* from = a.data + i * int64_t(itemsize(a.dtype));
    if (a.dtype == compute) std::memcpy(&value, from, sizeof(T));
    if (a.dtype != compute) loops().cast[a.dtype][compute](from, &value, 1);
    return value;
  }
  static void set(const Operand& a, int64_t i, double value) {
    loops().cast[CTN_FLOAT64][a.dtype](&value, a.data + i * int64_t(itemsize(a.dtype)), 1);
  }
  /// All of an array; `room` is used where it has another dtype.
  static const T* all(const Operand& a, int64_t n, std::vector<T>& room) {
    if (a.dtype == compute) return reinterpret_cast<const T*>(a.data);
    room.resize(size_t(n));
    return in(a.dtype, a.data, room.data(), n);
  }
};

}  // namespace catenary::cpu
