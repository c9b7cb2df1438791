// Parameters of linear algebra.
#pragma once
#include <cstdint>

namespace catenary {

/// Operands of each: see impl/backend/cpu/lapack.cc. `info` is int32 (batch), 0 where a matrix could be
/// treated.
enum class LapackOp : int32_t { inverse, solve, determinant, cholesky, qr, svd, eigh };
struct LapackParams {
  LapackOp op;
  bool single;  // results are float32, else float64
  bool flag;    // determinant: sign and logarithm; svd: square u and vh; eigh: the upper triangle
};

}  // namespace catenary
