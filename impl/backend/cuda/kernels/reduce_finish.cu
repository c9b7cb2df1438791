// Makes results of totals, for dtypes that the reductions do not store themselves.
#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/reduce.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"

/// An integer modulo 2^64 as a number of the dtype `compute`.
template <class Total>
CTN_DEVICE Total as_compute(Total x, int32_t compute) {
  switch (compute) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                               \
  case dtype_##NAME:                                                  \
    if constexpr (!is_floating<decltype(number_of(Element<TYPE>()))>) \
      return Total(number_of(Narrow<Element<TYPE>>()(x)));            \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
  return x;
}

template <class Number>
CTN_DEVICE_SHARED void store_number(Number x, char* y, int32_t dtype) {
  switch (dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                                \
  case dtype_##NAME:                                                   \
    *reinterpret_cast<Element<TYPE>*>(y) = Narrow<Element<TYPE>>()(x); \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
}

template <class Total>
CTN_DEVICE void finish(Total total, const ReduceEnd& end, char* y) {
  const bool is_wide = end.compute == dtype_uint64;
  if constexpr (!is_floating<Total>) total = as_compute(total, end.compute);
  if (end.divisor != 0 || end.scale != 1) {
    const double number = is_floating<Total> || is_wide ? double(total) : double(static_cast<int64_t>(total));
    store_number(end.divisor != 0 ? number / end.divisor : number * end.scale, y, end.result);
  } else if constexpr (is_floating<Total>) {
    store_number(total, y, end.result);
  } else if (is_wide) {
    store_number(uint64_t(total), y, end.result);
  } else {
    store_number(int64_t(total), y, end.result);
  }
}

template <class Total>
CTN_DEVICE void finish_all(const ReduceFinishParams& p) {
  for (uint64_t i = first_item(); i < p.layout.size; i += item_step()) {
    int64_t offsets[2];
    locate(p.layout, uint32_t(i), offsets);
    finish(*reinterpret_cast<const Total*>(p.totals + offsets[0]), p.end, p.y + offsets[1]);
  }
}

}  // namespace

CTN_CUDA_KERNEL(reduce_finish_float32, ReduceFinishParams, kReduceThreads) { finish_all<float>(p); }
CTN_CUDA_KERNEL(reduce_finish_float64, ReduceFinishParams, kReduceThreads) { finish_all<double>(p); }
CTN_CUDA_KERNEL(reduce_finish_int64, ReduceFinishParams, kReduceThreads) { finish_all<int64_t>(p); }
CTN_CUDA_KERNEL(reduce_finish_uint64, ReduceFinishParams, kReduceThreads) { finish_all<uint64_t>(p); }

}  // namespace catenary::cuda
