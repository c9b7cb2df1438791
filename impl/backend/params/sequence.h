// Parameters of arithmetic sequences: arange and linspace.
#pragma once
#include <cstdint>

namespace catenary {

enum class SequenceKind : int32_t {
  integers,   // start + i * step, which wraps, in int64
  doubles,    // first + i * delta in float64
  floats,     // the same in float32, for floats of 16 and 32 bits
  fractions,  // i / intervals * delta + first in float64
};

/// The numbers of a sequence before they are converted to the dtype of the result. NumPy computes some
/// elements in other ways than the rest: the first `heads` (at most two) elements are those of `head`, and
/// the last element is `last` if `has_last`.
struct SequenceParams {
  SequenceKind kind;
  int32_t heads = 0;
  bool has_last = false;
  bool floored = false;  // rounded down, for integers
  int64_t start = 0, step = 0;
  double first = 0, delta = 0, intervals = 0;
  double head[2] = {}, last = 0;
};

}  // namespace catenary
