// Sums of products of two vectors at shifts.
#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/sliding_kernels.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/sliding.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

template <class T>
void sums_of(const Launch& launch, int64_t distance, SlidingSums<T> sums) {
  const T* x = data_of<const T>(launch.operands[0]);
  const T* w = data_of<const T>(launch.operands[1]);
  T* y = data_of<T>(launch.operands[2]);
  const int64_t n = size_of(launch.operands[0]), m = size_of(launch.operands[1]);
  parallel_for(size_of(launch.operands[2]), divisible(items_of_grain(kElementwiseGrain, m)),
               [&](int64_t begin, int64_t end) {
                 // At both ends, only some of the weights meet elements.
                 const int64_t low = std::clamp(-distance, begin, end);
                 const int64_t high = std::clamp(n - m + 1 - distance, low, end);
                 const auto at_end = [&](int64_t k) {
                   const int64_t first = std::max<int64_t>(0, -distance - k);
                   const int64_t last = std::min(m, n - distance - k);
                   sums(x + distance + k + first, w + first, std::max<int64_t>(0, last - first), y + k, 1);
                 };
                 for (int64_t k = begin; k < low; ++k) at_end(k);
                 sums(x + distance + low, w, m, y + low, high - low);
                 for (int64_t k = high; k < end; ++k) at_end(k);
               });
}

}  // namespace

void sliding_sums(const Launch& launch, const SlidingSumsParams& params) {
  const SlidingKernels& k = sliding_kernels();
  const int64_t distance = params.distance;
  switch (launch.operands[0].dtype) {
    case CTN_FLOAT32:
      return sums_of(launch, distance, k.f32);
    case CTN_FLOAT64:
      return sums_of(launch, distance, k.f64);
    default:
      break;
  }
  switch (itemsize(launch.operands[0].dtype)) {
    case 1:
      return sums_of(launch, distance, k.u8);
    case 2:
      return sums_of(launch, distance, k.u16);
    case 4:
      return sums_of(launch, distance, k.u32);
    default:
      return sums_of(launch, distance, k.u64);
  }
}

}  // namespace catenary::cpu
