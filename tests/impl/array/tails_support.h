// Helpers shared by the tests of loop ends: lengths, and lines of elements with guarded margins.
#pragma once
#include "tests/impl/test_array.h"

namespace catenary {

/// All lengths up to a few vectors, and lengths around the block and grain sizes of the drivers.
inline std::vector<int64_t> tail_sizes(int64_t most) {
  std::vector<int64_t> sizes;
  for (int64_t n = 0; n <= 70 && n <= most; ++n) sizes.push_back(n);
  for (int64_t block : {128, 256, 1024, 2048, 4096, 16384, 32768, 65536, 131072})
    for (int64_t n = block - 1; n <= block + 1; ++n)
      if (n <= most) sizes.push_back(n);
  return sizes;
}

/// Access to the elements of any dtype as doubles.
struct ElementAccess {
  double (*get)(const char*);
  void (*set)(char*, double);
};
template <class T>
ElementAccess element_access() {
  return {[](const char* p) {
            T value;
            std::memcpy(&value, p, sizeof(T));
            if constexpr (std::is_class_v<T>)
              return double(to_float(value));
            else
              return double(value);
          },
          [](char* p, double x) {
            T value;
            if constexpr (std::is_same_v<T, Half>)
              value = to_half(float(x));
            else if constexpr (std::is_same_v<T, BFloat16>)
              value = to_bfloat16(float(x));
            else
              value = T(x);
            std::memcpy(p, &value, sizeof(T));
          }};
}
inline ElementAccess element_access(DType dtype) {
  static const ElementAccess all[kDTypes] = {
      element_access<bool>(),     element_access<int8_t>(),   element_access<int16_t>(),
      element_access<int32_t>(),  element_access<int64_t>(),  element_access<uint8_t>(),
      element_access<uint16_t>(), element_access<uint32_t>(), element_access<uint64_t>(),
      element_access<Half>(),     element_access<BFloat16>(), element_access<float>(),
      element_access<double>()};
  return all[dtype];
}

/// n elements `step` apart, starting `shift` elements after an aligned address, with margins on both sides
/// that must not be written.
class Line {
 public:
  Line(DType dtype, int64_t n, int64_t step = 1, int64_t shift = 0)
      : dtype_(dtype),
        access_(element_access(dtype)),
        n_(n),
        stride_(step * int64_t(itemsize(dtype))),
        memory_(size_t(n * std::abs(stride_)) + 160 * itemsize(dtype), kMargin) {
    const uintptr_t start = reinterpret_cast<uintptr_t>(memory_.data()) + 64 * itemsize(dtype);
    data_ = reinterpret_cast<char*>(start / 64 * 64) + shift * int64_t(itemsize(dtype));
    if (step < 0) data_ += (1 - n) * stride_;
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  Operand operand() const { return {data_, nullptr, &n_, &stride_, 1, dtype_}; }
  DType dtype() const { return dtype_; }
  int64_t size() const { return n_; }
  double get(int64_t i) const { return access_.get(data_ + i * stride_); }
  void set(int64_t i, double value) { access_.set(data_ + i * stride_, value); }

  template <class F>
  Line& fill(F&& value) {
    for (int64_t i = 0; i < n_; ++i) set(i, value(i));
    return *this;
  }
  /// Whether everything except the elements is unchanged.
  bool intact() const {
    std::vector<char> seen(memory_);
    for (int64_t i = 0; i < n_; ++i)
      std::memset(seen.data() + (data_ - memory_.data()) + i * stride_, kMargin, itemsize(dtype_));
    const std::vector<char> margin(seen.size(), kMargin);
    return seen == margin;
  }

 private:
  static constexpr char kMargin = 0x55;

  DType dtype_;
  ElementAccess access_;
  int64_t n_, stride_;
  std::vector<char> memory_;
  char* data_;
};

/// Small numbers whose products, sums and differences every dtype holds exactly.
inline double larger(int64_t i) { return double(6 + i * 7 % 6); }
inline double smaller(int64_t i) { return double(1 + i * 5 % 4); }

}  // namespace catenary
