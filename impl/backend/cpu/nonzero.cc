// The positions of nonzero elements.
#include <algorithm>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/selection_kernels.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/for_speed.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

/// Appends i - origin for the nonzero elements of [begin, end) to `out`, without writing at or after `limit`.
/// `mask` removes the sign of floats. Returns the new end.
template <class T>
int64_t* append(const char* data, T mask, int64_t begin, int64_t end, int64_t origin, int64_t* out,
                const int64_t* limit) {
  constexpr int64_t step = 8 / sizeof(T);
  int64_t i = begin;
  for (; i + step <= end; i += step) {
    uint64_t word;
    std::memcpy(&word, data + i * int64_t(sizeof(T)), 8);
    if (word == 0) continue;
    T part[step];
    std::memcpy(part, &word, 8);
    if (limit - out >= step) {  // writes without branches; the next write may overwrite some of it
      for (int64_t k = 0; k < step; ++k) {
        *out = i + k - origin;
        out += (part[k] & mask) != 0;
      }
    } else {
      for (int64_t k = 0; k < step; ++k)
        if (part[k] & mask) *out++ = i + k - origin;
    }
  }
  for (; i < end; ++i) {
    T element;
    std::memcpy(&element, data + i * int64_t(sizeof(T)), sizeof(T));
    if (element & mask) *out++ = i - origin;
  }
  return out;
}

/// Calls body(mask) with an unsigned type of the element's size.
template <class F>
void dispatch(DType dtype, F&& body) {
  dispatch_size(int64_t(itemsize(dtype)), [&](auto zero) {
    const auto all = decltype(zero)(~zero);
    body(decltype(zero)(is_float(dtype) ? all >> 1 : all));
  });
}

/// Writes the elements of x where the mask is true.
void choose_elements(const Operand& mask, const int64_t* counts, int64_t blocks, const Operand& x,
                     const Operand& out) {
  const int64_t size = size_of(mask);
  dispatch_size(int64_t(itemsize(x.dtype)), [&](auto element) {
    using T = decltype(element);
    parallel_for(blocks, 1, [&](int64_t begin, int64_t end) {
      const int64_t first = begin * kNonzeroBlock, last = std::min(end * kNonzeroBlock, size);
      selection_kernels().choose(T{})(data_of<const uint8_t>(mask) + first, last - first,
                                      data_of<const T>(x) + first, counts[end] - counts[begin],
                                      data_of<T>(out) + counts[begin]);
    });
  });
}

}  // namespace

void count_nonzero_blocks(const Launch& launch) {
  const Operand& x = launch.operands[0];
  int64_t* counts = data_of<int64_t>(launch.operands[1]);
  const int64_t size = size_of(x), blocks = size_of(launch.operands[1]) - 1;
  dispatch(x.dtype, [&](auto mask) {
    parallel_for(blocks, 2, [&](int64_t begin, int64_t end) {
      for (int64_t b = begin; b < end; ++b)
        counts[b] = selection_kernels().count(mask)(data_of<const decltype(mask)>(x) + b * kNonzeroBlock,
                                                    std::min(size - b * kNonzeroBlock, kNonzeroBlock), mask);
    });
  });
  int64_t total = 0;
  for (int64_t b = 0; b < blocks; ++b) {
    const int64_t count = counts[b];
    counts[b] = total;
    total += count;
  }
  counts[blocks] = total;
}

void nonzero(const Launch& launch) {
  const Operand& x = launch.operands[0];
  const int64_t* counts = data_of<const int64_t>(launch.operands[1]);
  const Operand& out = launch.operands[launch.count - 1];
  if constexpr (kForSpeed)
    if (launch.count > 3)
      return choose_elements(x, counts, size_of(launch.operands[1]) - 1, launch.operands[2], out);
  int64_t* positions = data_of<int64_t>(out);
  const int64_t size = size_of(x), blocks = size_of(launch.operands[1]) - 1, total = out.shape[1];
  const int ndim = out.shape[0] > 1 ? int(out.shape[0]) : 1;
  dispatch(x.dtype, [&](auto mask) {
    parallel_for(blocks, 1, [&](int64_t begin, int64_t end) {
      int64_t at = counts[begin];
      const int64_t first = begin * kNonzeroBlock, last = std::min(end * kNonzeroBlock, size);
      if (kForSpeed && ndim == 1 && x.dtype == CTN_BOOL)
        return selection_kernels().choose_positions(data_of<const uint8_t>(x) + first, last - first, first,
                                                    counts[end] - at, positions + at);
      if (ndim == 1) {
        append(x.data, mask, first, last, 0, positions + at, positions + counts[end]);
        return;
      }
      // Row by row, so that only the innermost position varies.
      const int64_t length = x.shape[ndim - 1];
      SmallVector<int64_t, 8> index(static_cast<size_t>(ndim));
      for (int64_t row = first / length; row * length < last; ++row) {
        const int64_t start = row * length;
        const int64_t from = std::max(start, first), to = std::min(start + length, last), before = at;
        int64_t* inner = positions + (ndim - 1) * total;
        at = append(x.data, mask, from, to, start, inner + at, inner + counts[end]) - inner;
        if (at == before) continue;
        int64_t left = row;
        for (int d = ndim - 2; d >= 0; --d) {
          index[size_t(d)] = left % x.shape[d];
          left /= x.shape[d];
          std::fill(positions + d * total + before, positions + d * total + at, index[size_t(d)]);
        }
      }
    });
  });
}

}  // namespace catenary::cpu
