#pragma once
#include "tests/impl/test_array.h"

namespace catenary {

/// Every length up to a few vectors, and those around the blocks and grains of the drivers.
inline std::vector<int64_t> tail_sizes(int64_t most = int64_t{1} << 40) {
  std::vector<int64_t> sizes;
  for (int64_t n = 0; n <= 70 && n <= most; ++n) sizes.push_back(n);
  for (int64_t block : {128, 256, 1024, 2048, 4096, 16384, 32768, 65536, 131072})
    for (int64_t n = block - 1; n <= block + 1; ++n)
      if (n <= most) sizes.push_back(n);
  return sizes;
}

inline double to_double(Half x) { return double(to_float(x)); }
inline double to_double(BFloat16 x) { return double(to_float(x)); }
template <class T>
double to_double(T x) {
  return double(x);
}
template <class T>
T from_double(double x) {
  if constexpr (std::is_same_v<T, Half>)
    return to_half(float(x));
  else if constexpr (std::is_same_v<T, BFloat16>)
    return to_bfloat16(float(x));
  else
    return T(x);
}

/// n elements `step` apart, with a margin on both sides that nobody may write to. `shift` elements from where
/// memory is aligned.
template <class T>
class Line {
 public:
  explicit Line(int64_t n, int64_t step = 1, int64_t shift = 0)
      : n_(n), step_(step), stride_(step * int64_t(sizeof(T))), first_(64 + shift) {
    if (step < 0) first_ += (1 - n) * step;
    memory_ = std::make_unique<T[]>(size_t(n * std::abs(step) + 160));
    std::memset(static_cast<void*>(memory_.get()), kMargin, bytes());
  }

  Operand operand() const {
    return {reinterpret_cast<char*>(memory_.get() + first_), nullptr, &n_, &stride_, 1, DTypeOf<T>::value};
  }
  T& operator[](int64_t i) const { return memory_[size_t(first_ + i * step_)]; }
  int64_t size() const { return n_; }

  template <class F>
  Line& fill(F&& value) {
    for (int64_t i = 0; i < n_; ++i) (*this)[i] = from_double<T>(value(i));
    return *this;
  }
  /// Whether all that is not an element is as it was.
  bool intact() const {
    std::vector<char> seen(bytes());
    std::memcpy(seen.data(), memory_.get(), bytes());
    for (int64_t i = 0; i < n_; ++i)
      std::memset(seen.data() + size_t(first_ + i * step_) * sizeof(T), kMargin, sizeof(T));
    for (char c : seen)
      if (c != kMargin) return false;
    return true;
  }

 private:
  static constexpr char kMargin = 1;  // of a bool, too, a value
  size_t bytes() const { return size_t(n_ * std::abs(step_) + 160) * sizeof(T); }

  int64_t n_, step_, stride_, first_;
  std::unique_ptr<T[]> memory_;
};

/// Small numbers whose products, sums and differences every dtype holds exactly.
inline double larger(int64_t i) { return double(6 + i * 7 % 6); }
inline double smaller(int64_t i) { return double(1 + i * 5 % 4); }

}  // namespace catenary
