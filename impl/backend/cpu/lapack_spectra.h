// Decompositions by singular values and eigenvalues, and least squares, with LAPACK.
#pragma once
#include "impl/backend/backend.h"

namespace catenary::cpu {

/// a -> u, s, vh, info, or s, info.
template <class T>
void svd(const Launch& launch, bool full);

/// a -> w, v, info, or w, info. Reads one triangle.
template <class T>
void eigh(const Launch& launch, bool upper);

/// a -> w, v, info, or w, info; always float64.
void eig(const Launch& launch);

/// a, b -> x, residuals, s, rank, info. The residuals count only if the rank is that of all columns, and
/// there are more rows.
template <class T>
void least_squares(const Launch& launch, double rcond);

}  // namespace catenary::cpu
