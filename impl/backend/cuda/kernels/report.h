// Included by kernel files after kernel.h: reports a bad value. The kernel goes on without it.
#pragma once
#include "impl/backend/cuda/kernels/error_record.h"

namespace catenary::cuda {

CTN_DEVICE void report(ErrorRecord* record, ErrorCode code, int32_t operand, int64_t value, int64_t limit,
                       const char* name = nullptr) {
  if (atomicCAS(&record->state, 0u, 1u) != 0u) return;
  record->code = code;
  record->operand = operand;
  record->value = value;
  record->limit = limit;
  record->name = name;
  __threadfence_system();
  atomicExch(&record->state, 2u);
}

}  // namespace catenary::cuda
