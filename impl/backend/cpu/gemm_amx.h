// Products of float32 matrices by the matrix tiles of AMX.
#pragma once
#include <atomic>
#include <cstdint>

#include "impl/backend/cpu/gemm_kernels.h"

namespace catenary::cpu {

/// Rows and columns of C that are computed at a time.
constexpr int64_t kPanelOfTiles = 32;

/// What multiply_by_tiles() has seen of the operands: the bits of the largest absolute values, which have the
/// order of the values and are larger for infinities and NaN.
struct Largest {
  std::atomic<uint32_t> a{0}, b{0};
};

/// Whether the processor has tiles that multiply bfloat16, and the kernel lets this process use them. The
/// first call asks the kernel, from when on signals of threads that use tiles need a larger stack.
bool multiplies_by_tiles();

/// Whether a product of m x k by k x n takes less time with tiles than with vectors.
bool prefers_tiles(int64_t m, int64_t n, int64_t k);

/// Whether tiles should compute the transposed product, as GemmArgs::turned says: rows of A are packed while
/// tiles multiply and columns of B are not, so that the larger operand should be A.
bool prefers_turned(const GemmArgs<float>& args);

/// Computes a product like GemmKernels::packed, on the calling thread. Each number is the exact sum of three
/// bfloat16, and six of the nine products of two such sums are added up in float32; the others are below half
/// a unit in the last place of the product. The result is right only if splits() is true of the whole
/// operands, of which `largest` has seen this part afterwards.
void multiply_by_tiles(const GemmArgs<float>& args, void* scratch, Largest& largest);

/// Whether the three parts of the numbers, and the products of the parts, are neither too large nor too small
/// for bfloat16 and float32.
bool splits(const Largest& largest);

/// Looks at the operands as multiply_by_tiles() does.
void find_largest(const GemmArgs<float>& args, Largest& largest);

}  // namespace catenary::cpu
