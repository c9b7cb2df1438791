// One elementwise operation on rows of operands of any dtypes, for kernels that walk over the rows.
#pragma once
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/params/elementwise.h"

namespace catenary::cpu {

/// Properties that all rows of one call share. Operands are the inputs, then the outputs.
struct ElementwisePlan {
  static constexpr int kMaxOperands = 4;

  Loop loop;
  CastLoop cast[kMaxOperands];  // to the loop's dtype, for outputs from it; null if no cast is needed
  CastLoop then[kMaxOperands];  // a second step for operands that must first be rounded to a 16-bit float
  size_t size[kMaxOperands];    // itemsizes
  int inputs, operands;
  bool stream;

  void convert(int k, const void* source, void* destination, int64_t m) const;
  bool has_casts() const;
};

ElementwisePlan make_plan(const ElementwiseParams& params, const DType* dtypes, int count);

/// Whether the loop can be called on a row of operands as they are.
bool is_direct(const ElementwisePlan& plan, const int64_t* strides, int64_t n);

/// Computes one row of n elements. Operands that are contiguous and in the loop's dtype are used in-place;
/// others go through blocks on the stack. Strides are in bytes.
void run_row(const ElementwisePlan& plan, char* const* data, const int64_t* strides, int64_t n);

}  // namespace catenary::cpu
