// Parameters of linear algebra.
#pragma once
#include <cstdint>

namespace catenary {

/// See impl/backend/cpu/lapack.cc and lapack_spectra.h for the operands. `info` is int32 (batch), 0 for each
/// matrix that could be processed.
enum class LapackOp : int32_t { inverse, solve, determinant, cholesky, qr, svd, eigh, eig, least_squares };
struct LapackParams {
  LapackOp op;
  bool single;   // results are float32, otherwise float64
  bool flag;     // determinant: sign and logarithm; svd: square u and vh; eigh: upper triangle
  double rcond;  // least_squares: which fraction of the largest singular value counts as zero
};

constexpr int32_t kNotReal = -1;  // the info of eig for a matrix with an eigenvalue that is not real

}  // namespace catenary
