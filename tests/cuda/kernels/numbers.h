// Numbers of every dtype that kernels are tested with.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "impl/dtype/dtype.h"

namespace catenary::cuda {

using Bytes = std::vector<unsigned char>;

template <class T>
void append(Bytes& bytes, T x) {
  const size_t at = bytes.size();
  bytes.resize(at + sizeof(T));
  std::memcpy(&bytes[at], &x, sizeof(T));
}

/// Numbers around every limit of the integer types and of the 16-bit floats, infinities, and NaN with
/// payloads.
template <class T, class Bits>
void append_special(Bytes& bytes) {
  using Limits = std::numeric_limits<T>;
  for (int exponent = -160; exponent <= 160; ++exponent)
    for (const double factor : {1.0, 1.5, 0.99999, 1.00001, 1.75}) {
      const T x = T(std::ldexp(factor, exponent));
      for (const T y : {x, std::nextafter(x, T(0)), std::nextafter(x, Limits::infinity())}) {
        append(bytes, y);
        append(bytes, -y);
      }
    }
  for (int i = -300; i <= 300; ++i) append(bytes, T(i) / 2);
  for (const T x : {Limits::infinity(), Limits::max(), Limits::min(), Limits::denorm_min(), T(0)}) {
    append(bytes, x);
    append(bytes, -x);
  }
  Bits infinity;
  const T value = Limits::infinity();
  std::memcpy(&infinity, &value, sizeof(T));
  for (int bit = 0; bit < Limits::digits - 1; ++bit)
    for (const Bits sign : {Bits(0), Bits(1) << (sizeof(T) * 8 - 1)})
      append(bytes, sign | infinity | Bits(1) << bit);
}

/// Every value of a type of one or two bytes; otherwise special numbers and random bits.
inline Bytes numbers(int dtype) {
  Bytes bytes;
  const size_t size = itemsize(DType(dtype));
  if (size == 1)
    for (int i = 0; i < 256; ++i) append(bytes, uint8_t(i));
  if (size == 2)
    for (int i = 0; i < 65536; ++i) append(bytes, uint16_t(i));
  if (dtype == CTN_FLOAT32) append_special<float, uint32_t>(bytes);
  if (dtype == CTN_FLOAT64) append_special<double, uint64_t>(bytes);
  if (size < 4) return bytes;
  if (!is_float(DType(dtype)))
    for (int bit = 0; bit < int(size) * 8; ++bit)
      for (int i = -3; i <= 3; ++i) {
        const uint64_t x = (uint64_t(1) << bit) + uint64_t(int64_t(i));
        if (size == 4) {
          append(bytes, uint32_t(x));
          append(bytes, ~uint32_t(x));
        } else {
          append(bytes, x);
          append(bytes, ~x);
        }
      }
  std::mt19937_64 random(1);
  for (int i = 0; i < 3000; ++i) {
    const uint64_t x = random();  // integers of every length
    if (size == 4)
      append(bytes, uint32_t(x) >> (is_float(DType(dtype)) ? 0 : i % 32));
    else
      append(bytes, x >> (is_float(DType(dtype)) ? 0 : i % 64));
  }
  return bytes;
}

}  // namespace catenary::cuda
