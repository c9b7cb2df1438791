// Random numbers that depend only on a seed and on what they are for.
#pragma once
#include <cstdint>

namespace catenary {

/// What a sequence of draws is for. Sequences of different purposes, epochs or indices are independent.
enum class DrawPurpose : uint8_t { order, split, transform };

/// A sequence of random numbers that is the same in every thread and in every run.
class Draws {
 public:
  Draws(DrawPurpose purpose, uint64_t seed, int64_t epoch, int64_t index)
      : seed_(seed), index_(uint64_t(index)), upper_(uint64_t(epoch) << 20 | uint64_t(purpose) << 18) {}
  /// A number in [0, range), where range is at least 1.
  int64_t integer(int64_t range);
  /// A number in [0, 1).
  double real();

 private:
  uint64_t word();

  uint64_t seed_, index_, upper_;
  uint32_t count_ = 0;
};

}  // namespace catenary
