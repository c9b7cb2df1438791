// Kernels of the laws of impl/kernels/random_laws.h.
#pragma once
#include <cstdint>
#include <iterator>

#include "impl/backend/cpu/simd_tables.h"
#include "impl/backend/params/random.h"

namespace catenary::cpu {

constexpr int64_t kLawBlock = 64;

/// The law that all elements share, which the first block makes, and what it remembers; or laws that elements
/// have had.
struct LawMemory {
  bool made = false;
  alignas(64) char law[512];
  double known[128];
  bool keeps = false;
  alignas(64) char kept[size_t{48} << 10];
};

/// What is drawn for kLawBlock elements from Philox: element k has the counter `counter` + k. Only the first
/// n of them are wanted.
struct LawBlock {
  uint64_t seed, counter;
  int64_t n;
  const double* parameters[kMostLawParameters];  // kLawBlock numbers each
  bool same[kMostLawParameters];                 // whether they are all the same
  double most;                                   // the largest count
  bool narrow;                                   // whether the numbers are to become float32
  LawMemory* memory;
};

struct LawKernels {
  /// Writes kLawBlock numbers; all instruction sets give the same bits.
  void (*draw[std::size(kRandomLaws)])(const LawBlock& block, double* out);
};

CTN_DECLARE_TABLE(LawKernels, law_kernels)

}  // namespace catenary::cpu
