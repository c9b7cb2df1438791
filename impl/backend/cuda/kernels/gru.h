// Parameters of the kernels of GRU units.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

constexpr unsigned kGruThreads = 256;

/// gru_DTYPE and gru_gradient_DTYPE: states are (rows, units) and sources (rows, 3, units). Any grid of one
/// dimension does.
struct GruKernelParams {
  uint64_t count;          // of all units
  WideDivisor units;       // of a row
  const void *x, *s, *h;   // sources from the input and from the state, and the state
  const void* gy;          // of gradients
  void *y, *gx, *gs, *gh;  // the first without a gradient, the others with one; gh may be gy
};

}  // namespace catenary::cuda
