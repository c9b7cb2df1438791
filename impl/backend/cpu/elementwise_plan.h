// One elementwise operation on rows of operands of any dtypes, for kernels that walk over the rows.
#pragma once
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/params/elementwise.h"

namespace catenary::cpu {

/// Properties that all rows of one call share. Operands are the inputs, then the outputs.
struct ElementwisePlan {
  static constexpr int kMaxOperands = 4;

  Loop loop;
  Loop with_number;             // if the second input of two is one element; null if it must be repeated
  CastLoop cast[kMaxOperands];  // to the loop's dtype, for outputs from it; null if no cast is needed
  CastLoop then[kMaxOperands];  // a second step for operands that must first be rounded to a 16-bit float
  size_t size[kMaxOperands];    // itemsizes
  size_t looped[kMaxOperands];  // those of the loop's operands
  int inputs, operands;
  bool stream;

  void convert(int k, const void* source, void* destination, int64_t m) const;
  bool has_casts() const;
  bool takes_number(const int64_t* strides) const;
};

ElementwisePlan make_plan(const ElementwiseParams& params, const DType* dtypes, int count);

/// Whether the loop can be called on a row of operands as they are.
bool is_direct(const ElementwisePlan& plan, const int64_t* strides, int64_t n);

/// Computes one row of n elements. Operands that are contiguous and in the loop's dtype are used in-place;
/// others go through blocks on the stack. Strides are in bytes.
void run_row(const ElementwisePlan& plan, char* const* data, const int64_t* strides, int64_t n);

/// Computes rows of one length and with the same strides. What rows have in common is found out once, and an
/// input that repeats one element is written out again only if the element is another one.
class RowRunner {
 public:
  RowRunner(const ElementwisePlan& plan, const int64_t* strides, int64_t n);
  void operator()(char* const* data);

 private:
  enum class Way { direct, repeated, moved };

  const void* prepare(int k, const char* source);

  static constexpr int64_t kSlot = kBlock * 8;
  const ElementwisePlan& plan_;
  const int64_t* const strides_;
  const int64_t n_;
  const bool fits_;    // in the buffers
  const bool number_;  // the second input is one element
  Way ways_[ElementwisePlan::kMaxOperands] = {};
  bool contiguous_[ElementwisePlan::kMaxOperands] = {};
  const char* repeated_[ElementwisePlan::kMaxOperands] = {};
  alignas(64) char buffers_[ElementwisePlan::kMaxOperands + 1][kSlot];
};

}  // namespace catenary::cpu
