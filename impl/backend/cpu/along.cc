// Elements at indices along an axis, which differ from row to row: reads and writes.
#include <algorithm>
#include <atomic>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/indices.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/error.h"

namespace catenary::cpu {
namespace {

enum Side { kIndexed, kIndices, kOther };  // operands of strides

/// A problem as lines of elements, each of which is handled by one thread. A line is the axis itself, or part
/// of another dimension if that is contiguous and long: then it is repeated along the axis.
struct Lines {
  static constexpr int64_t kLong = 16;

  Dims<3> outer;
  Dim<3> line{1, {}}, repeated{1, {}};
  bool repeats;
  int64_t length, stride;  // of the indexed array along the axis
  char *a, *other;
  const int64_t* indices;
  int64_t item;
  std::atomic<bool>* outside = nullptr;  // if not null, set if indices are, whose elements are then left out

  Lines(const Operand& indexed, const Operand& i, const Operand& y, int axis)
      : length(indexed.shape[axis]),
        stride(indexed.strides[axis]),
        a(indexed.data),
        other(y.data),
        indices(data_of<const int64_t>(i)),
        item(int64_t(itemsize(indexed.dtype))) {
    const auto step = [](const Operand& x, int d) { return x.shape[d] == 1 ? 0 : x.strides[d]; };
    for (int d = 0; d < y.ndim; ++d)
      if (d != axis && y.shape[d] != 1)
        outer.push_back({y.shape[d], {step(indexed, d), step(i, d), y.strides[d]}});
    sort_dims(outer, kOther);
    merge_dims(outer);
    const Dim<3> along{y.shape[axis], {0, step(i, axis), y.strides[axis]}};
    repeats = !outer.empty() && outer.back().length >= kLong &&
              (along.length == 1 || along.strides[kOther] != item);
    line = repeats ? outer.back() : along;
    if (repeats) {
      repeated = along;
      outer.pop_back();
    }
  }

  bool empty() const { return size_of(outer) * line.length * repeated.length == 0; }

  /// Calls move(a, offsets, other, n) for all elements, at most kBlock at a time, whose places are a + i *
  /// line.strides[kIndexed] + offsets[i] and other + i * line.strides[kOther]. Repetitions are in order, each
  /// on the thread of those before.
  template <class Move>
  void each(const Move& move) const {
    const int64_t count = size_of(outer) * (repeats ? line.length : 1);
    const int64_t size = (item + 8) * (repeats ? repeated.length : line.length);
    parallel_for(count, divisible(items_of_grain(kGatherGrain, size)), [&](int64_t begin, int64_t end) {
      if (!repeats) {
        Walk<3> walk(outer, begin);
        for (; begin < end; ++begin, walk.advance(1)) run(walk, 0, line.length, 0, move);
        return;
      }
      for (int64_t n; begin < end; begin += n) {
        const int64_t first = begin % line.length;
        n = std::min(end - begin, line.length - first);
        const Walk<3> walk(outer, begin / line.length);
        for (int64_t j = 0; j < repeated.length; ++j) run(walk, first, n, j, move);
      }
    });
  }

 private:
  template <class Move>
  void run(const Walk<3>& walk, int64_t first, int64_t n, int64_t j, const Move& move) const {
    const auto at = [&](Side side) {
      return walk.offset(side) + first * line.strides[side] + j * repeated.strides[side];
    };
    const char* index = reinterpret_cast<const char*>(indices) + at(kIndices);
    char *from = a + at(kIndexed), *to = other + at(kOther);
    int64_t offsets[kBlock], gathered[kBlock];
    for (int64_t m; n > 0; n -= m) {
      m = std::min(n, kBlock);
      const auto* these = reinterpret_cast<const int64_t*>(index);
      if (line.strides[kIndices] != 8) {
        for (int64_t i = 0; i < m; ++i) std::memcpy(&gathered[i], index + i * line.strides[kIndices], 8);
        these = gathered;
      }
      copy_kernels().offsets(these, m, length, stride, offsets);
      if (!outside || copy_kernels().are_within(these, m, length))
        move(from, offsets, to, m);
      else
        outside->store(true, std::memory_order_relaxed);
      index += m * line.strides[kIndices];
      from += m * line.strides[kIndexed];
      to += m * line.strides[kOther];
    }
  }
};

void check(const Operand& indices, int axis, int64_t length) {
  check_indices(data_of<const int64_t>(indices), size_of(indices), length, [&](int64_t index) {
    fail(CTN_ERROR_INDEX, "index %lld is out of bounds for axis %d of length %lld", (long long)index, axis,
         (long long)length);
  });
}

}  // namespace

void gather_along([[maybe_unused]] const Launch& launch, [[maybe_unused]] const AlongParams& params) {
  if constexpr (kForSpeed) {  // nothing calls it otherwise
    const Operand &a = launch.operands[0], &indices = launch.operands[1], &y = launch.operands[2];
    Lines lines(a, indices, y, params.axis);
    // The output is new, so that indices need not be read twice.
    std::atomic<bool> outside{false};
    lines.outside = &outside;
    if (lines.empty()) return check(indices, params.axis, lines.length);
    const int64_t from = lines.line.strides[kIndexed], to = lines.line.strides[kOther];
    dispatch_size(lines.item, [&](auto e) {
      constexpr int64_t size = sizeof(e);
      lines.each([&](const char* source, const int64_t* offsets, char* target, int64_t n) {
        if (from == 0 && to == size)
          for (int64_t i = 0; i < n; ++i) std::memcpy(target + i * size, source + offsets[i], size);
        else
          for (int64_t i = 0; i < n; ++i) std::memcpy(target + i * to, source + i * from + offsets[i], size);
      });
    });
    if (outside) check(indices, params.axis, lines.length);
  }
}

void scatter_along([[maybe_unused]] const Launch& launch, [[maybe_unused]] const AlongParams& params) {
  if constexpr (kForSpeed) {  // nothing calls it otherwise
    const Operand &x = launch.operands[0], &indices = launch.operands[1], &a = launch.operands[2];
    check(indices, params.axis, a.shape[params.axis]);
    const Lines lines(a, indices, x, params.axis);
    if (lines.empty()) return;
    const int64_t to = lines.line.strides[kIndexed], from = lines.line.strides[kOther];
    dispatch_size(lines.item, [&](auto e) {
      constexpr int64_t size = sizeof(e);
      lines.each([&](char* target, const int64_t* offsets, const char* source, int64_t n) {
        if (to == 0 && from == size)
          for (int64_t i = 0; i < n; ++i) std::memcpy(target + offsets[i], source + i * size, size);
        else
          for (int64_t i = 0; i < n; ++i) std::memcpy(target + i * to + offsets[i], source + i * from, size);
      });
    });
  }
}

}  // namespace catenary::cpu
