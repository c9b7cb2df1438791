// Copies elements of strided traversals to and from contiguous memory.
#include "impl/backend/cpu/layout.h"

#include <algorithm>

#include "impl/backend/cpu/loops.h"

namespace catenary::cpu {
namespace {

/// Calls body(offset of the operand, stride, n) over runs of the innermost dimension.
template <class Body>
void for_runs(const Dims<2>& dims, int operand, int64_t begin, int64_t n, Body&& body) {
  const int64_t stride = dims.empty() ? 0 : dims[dims.size() - 1].strides[operand];
  for (Walk<2> walk(dims, begin); n > 0;) {
    const int64_t count = std::min(walk.run(), n);
    body(walk.offset(operand), stride, count);
    n -= count;
    walk.advance(count);
  }
}

}  // namespace

void gather_range(const char* base, const Dims<2>& dims, int operand, int64_t begin, int64_t n,
                  size_t itemsize, char* destination) {
  for_runs(dims, operand, begin, n, [&](int64_t offset, int64_t stride, int64_t count) {
    gather(base + offset, stride, destination, count, itemsize);
    destination += count * int64_t(itemsize);
  });
}

void scatter_range(const char* source, char* base, const Dims<2>& dims, int operand, int64_t begin, int64_t n,
                   size_t itemsize) {
  for_runs(dims, operand, begin, n, [&](int64_t offset, int64_t stride, int64_t count) {
    scatter(source, base + offset, stride, count, itemsize);
    source += count * int64_t(itemsize);
  });
}

}  // namespace catenary::cpu
