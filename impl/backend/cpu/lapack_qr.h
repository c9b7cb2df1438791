// QR factorization of large matrices.
#pragma once
#include "impl/backend/cpu/lapack_library.h"

namespace catenary::cpu {

/// From this number of reflections on, blocked_qr() takes less time than LAPACK.
constexpr int32_t kBlockedQrFrom = 64;

/// Factors m x n elements stored by rows: writes R into the upper triangle and anything below it, and, unless
/// q is null, the first `width` columns of Q into q (m x width, at least min(m, n) and at most m columns).
/// Most of the work is done by our own matrix products.
template <class T>
void blocked_qr(const LapackFunctions<T>& f, int64_t m, int64_t n, T* a, T* q, int64_t width);

}  // namespace catenary::cpu
