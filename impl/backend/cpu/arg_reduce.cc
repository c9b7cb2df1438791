// Positions of extrema along an axis.
#include <algorithm>
#include <cstring>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/reduction_reader.h"
#include "impl/backend/cpu/reduction_runs.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

struct Search {
  const char* x;
  char* out;
  Reader reader;
  Dims<2> kept;  // operand 0 is x, operand 1 the output
  Dims<2> axis;  // one dimension
  int64_t item;  // bytes of an element in comparisons
  ReductionKernels::Fill fill;
  ReductionKernels::Run run;
  ReductionKernels::Search search;
  ReductionKernels::Compare compare;
  bool truths, largest;

  /// Whether no later truth value can be beyond this one.
  bool is_certain(const char* best) const { return truths && (*best != 0) == largest; }
  bool are_certain(const char* best, int64_t n) const {
    return truths && std::memchr(best, largest ? 0 : 1, size_t(n)) == nullptr;
  }
};

// Finds the best value and its index in [begin, end) of one line along the axis.
void search_line(const Search& s, const char* base, int64_t begin, int64_t end, char* best, int64_t* index) {
  Buffers buffers;
  s.fill(best, 1);
  *index = begin;
  int64_t most = s.truths ? 32 : kBlock;  // the first truth values often decide
  for (int64_t n; begin < end; begin += n, most = kBlock) {
    n = std::min(most, end - begin);
    const char* block = s.reader.block(base, s.axis, begin, n, buffers.gathered, buffers.converted);
    if (!kForSpeed || s.truths) {
      const int64_t found = s.search(block, n);
      s.compare(block + found * s.item, 1, begin + found, best, index);
      if (s.is_certain(best)) return;
      continue;
    }
    // Few blocks have a value beyond those before, and only they are searched.
    alignas(8) char value[kTotalSize];
    s.fill(value, 1);
    s.run(block, n, value);
    constexpr int64_t unknown = -1;
    s.compare(value, 1, unknown, best, index);
    if (*index == unknown) *index = begin + s.search(block, n);
  }
}

// Stores the results of few lines of truth values if their first elements determine them.
bool finish_certain(const Search& s, int64_t lines, int64_t length) {
  if (!s.truths || lines >= kMaxParts / 2) return false;
  int64_t found[kMaxParts / 2];
  Walk<2> walk(s.kept);
  for (int64_t line = 0; line < lines; ++line, walk.advance(1)) {
    char best[kTotalSize];
    search_line(s, s.x + walk.offset(0), 0, std::min(length, kBlock), best, &found[line]);
    if (!s.is_certain(best)) return false;
  }
  walk = Walk<2>(s.kept);
  for (int64_t line = 0; line < lines; ++line, walk.advance(1))
    std::memcpy(s.out + walk.offset(1), &found[line], sizeof(found[line]));
  return true;
}

void search_lines(const Search& s, int64_t lines, int64_t length) {
  if (kForSpeed && finish_certain(s, lines, length)) return;
  if (lines >= kMaxParts / 2 || length < 2 * kReductionGrain) {
    const bool in_place = (length <= kBlock || s.truths) && s.reader.in_place(s.axis, 1);
    parallel_for(lines, divisible(items_of_grain(kReductionGrain, length)), [&](int64_t begin, int64_t end) {
      Buffers buffers;
      for (Walk<2> walk(s.kept, begin); begin < end; ++begin, walk.advance(1)) {
        int64_t index;
        const char* line = s.x + walk.offset(0);
        if (in_place) {
          index = s.search(line, length);
        } else if (kForSpeed && length <= kBlock && !s.truths) {
          index =
              s.search(s.reader.block(line, s.axis, 0, length, buffers.gathered, buffers.converted), length);
        } else {
          alignas(8) char best[kTotalSize];
          search_line(s, line, 0, length, best, &index);
        }
        std::memcpy(s.out + walk.offset(1), &index, sizeof(index));
      }
    });
    return;
  }
  struct Found {
    alignas(8) char value[kTotalSize];
    int64_t index;
  };
  Found found[kMaxParts / 2 * kMaxParts];
  int64_t parts = std::min(kMaxParts, divide_up(length, kReductionGrain));
  const int64_t step = divide_up(divide_up(length, parts), kBlock) * kBlock;
  parts = divide_up(length, step);
  parallel_for(lines * parts, 1, [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin) {
      const int64_t first = begin % parts * step;
      search_line(s, s.x + Walk<2>(s.kept, begin / parts).offset(0), first, std::min(first + step, length),
                  found[begin].value, &found[begin].index);
    }
  });
  Walk<2> walk(s.kept);
  for (int64_t line = 0; line < lines; ++line, walk.advance(1)) {
    Found& best = found[line * parts];
    for (int64_t part = 1; part < parts; ++part) {
      Found& next = found[line * parts + part];
      s.compare(next.value, 1, next.index, best.value, &best.index);
    }
    std::memcpy(s.out + walk.offset(1), &best.index, sizeof(best.index));
  }
}

// For x that is contiguous along the kept axes.
void search_columns(const Search& s, int64_t kept_size, int64_t length) {
  const int64_t width = kBlock / 2;
  const bool flat = s.reader.in_place(s.kept, kept_size);
  const int64_t stride = s.axis.data()[0].strides[0];
  parallel_for(
      divide_up(kept_size, width), divisible(items_of_grain(kReductionGrain, width * length)),
      [&](int64_t begin, int64_t end) {
        Buffers buffers;
        alignas(64) char best[width * 8];
        alignas(64) int64_t index[width];
        for (; begin < end; ++begin) {
          const int64_t first = begin * width, n = std::min(width, kept_size - first);
          s.fill(best, n);
          for (int64_t j = 0; j < n; ++j) index[j] = 0;
          for (int64_t row = 0; row < length; ++row) {
            if (row % 16 == 15 && s.are_certain(best, n)) break;
            const char* base = s.x + row * stride;
            const char* x = flat
                                ? base + first * s.reader.item
                                : s.reader.block(base, s.kept, first, n, buffers.gathered, buffers.converted);
            s.compare(x, n, row, best, index);
          }
          scatter_range(reinterpret_cast<const char*>(index), s.out, s.kept, 1, first, n, sizeof(int64_t));
        }
      });
}

/// For few columns of rows that follow each other: several rows are compared as one.
void search_narrow(const Search& s, int64_t columns, int64_t length) {
  constexpr int64_t kWidth = 128;
  struct Part {
    alignas(64) char best[kWidth * 8];
    int64_t index[kWidth];  // the number of the first row of a group
  };
  const int64_t group = kWidth / columns, width = group * columns, groups = length / group;
  const int64_t step =
      std::max(divide_up(groups, kMaxParts), divide_up(items_of_grain(kReductionGrain, 1), width));
  std::vector<Part> parts(size_t(divide_up(groups, step)));
  parallel_for(int64_t(parts.size()), 1, [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin) {
      Part& part = parts[size_t(begin)];
      s.fill(part.best, width);
      std::fill(part.index, part.index + width, begin * step * group);
      const int64_t last = std::min((begin + 1) * step, groups);
      for (int64_t i = begin * step; i < last; ++i) {
        if (i % 16 == 15 && s.are_certain(part.best, width)) break;
        s.compare(s.x + i * width * s.reader.item, width, i * group, part.best, part.index);
      }
    }
  });
  struct Found {
    int64_t row;
    const char* value;
  };
  std::vector<Found> found;
  Walk<2> walk(s.kept);
  for (int64_t column = 0; column < columns; ++column, walk.advance(1)) {
    found.clear();
    for (const Part& part : parts)
      for (int64_t i = column; i < width; i += columns)
        found.push_back({part.index[i] + i / columns, part.best + i * s.item});
    for (int64_t row = groups * group; row < length; ++row)
      found.push_back({row, s.x + (row * columns + column) * s.reader.item});
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.row < b.row; });
    alignas(8) char best[kTotalSize];
    s.fill(best, 1);
    int64_t index = 0;
    for (const Found& each : found) s.compare(each.value, 1, each.row, best, &index);
    std::memcpy(s.out + walk.offset(1), &index, sizeof(index));
  }
}

void arg_reduce_operand(const ArgReduceParams& params, const Operand& x, const Operand& out) {
  const ReductionKernels& k = reduction_kernels();
  const DType compute = compute_dtype(x.dtype);
  const int op = int(params.largest ? ReduceOp::max : ReduceOp::min);
  Search s{x.data,
           out.data,
           Reader(x, x.dtype),
           {},
           {},
           int64_t(itemsize(compute)),
           k.fill[op][compute],
           k.run[op][compute],
           k.search[params.largest][compute],
           k.compare[params.largest][compute],
           compute == CTN_BOOL,
           params.largest};
  int64_t kept_size = 1;
  for (int i = 0; i < x.ndim; ++i) {
    if (i == params.axis) {
      // Of elements that only repeat, the first one is found.
      s.axis.push_back({kForSpeed && x.strides[i] == 0 ? 1 : x.shape[i], {x.strides[i], 0}});
      continue;
    }
    kept_size *= x.shape[i];
    if (x.shape[i] != 1) s.kept.push_back({x.shape[i], {x.strides[i], out.strides[i]}});
  }
  if (kept_size == 0) return;
  sort_dims(s.kept, 0);
  merge_dims(s.kept);
  const int64_t length = s.axis.data()[0].length;
  constexpr int64_t kNarrow = 32, kManyRows = 256;
  if (kForSpeed && kept_size > 1 && kept_size <= kNarrow && length >= kManyRows && s.kept.size() == 1 &&
      s.axis.data()[0].strides[0] == kept_size * s.reader.item && s.reader.in_place(s.kept, kept_size))
    return search_narrow(s, kept_size, length);
  const bool columns = kept_size >= 16 && innermost(s.kept) < innermost(s.axis);
  if (columns || (length < 16 && kept_size >= 64)) return search_columns(s, kept_size, length);
  search_lines(s, kept_size, length);
}

}  // namespace

void arg_reduce(const Launch& launch, const ArgReduceParams& params) {
  without_repeats(launch.operands[0], launch.operands[1],
                  [&](const Operand& x, const Operand& out) { arg_reduce_operand(params, x, out); });
}

}  // namespace catenary::cpu
