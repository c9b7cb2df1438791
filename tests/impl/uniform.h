// Uniform random numbers for tests.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

namespace catenary {

/// A number in [low, high], from all bits that T holds. std::uniform_real_distribution computes a logarithm
/// for each.
template <class T>
T uniform(std::mt19937& engine, T low, T high) {
  constexpr int digits = std::numeric_limits<T>::digits;
  const uint64_t bits = uint64_t{engine()} << 32 | engine();
  return low + (high - low) * (T(bits >> (64 - digits)) / T(uint64_t{1} << digits));
}

}  // namespace catenary
