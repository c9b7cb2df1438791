// Sums, products, extrema and their positions along axes.
#include "impl/backend/cpu/reduction_runs.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/reduction.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kColumns = 2048;  // number of kept elements whose totals stay in the first-level cache

/// How kernels read an operand: in-place, or through blocks that are gathered and converted first.
struct Reader {
  DType dtype, compute;
  int64_t item;
  CastLoop cast;  // null if the dtypes are the same
  bool aligned = true;

  Reader(const Operand& x, DType accumulator)
      : dtype(x.dtype),
        compute(compute_dtype(accumulator)),
        item(int64_t(itemsize(x.dtype))),
        cast(dtype == compute ? nullptr : loops().cast[dtype][compute]) {
    aligned = reinterpret_cast<uintptr_t>(x.data) % uintptr_t(item) == 0;
    for (int i = 0; i < x.ndim; ++i) aligned = aligned && (x.shape[i] < 2 || x.strides[i] % item == 0);
  }

  /// Whether runs of the innermost dimension can be passed to kernels in-place.
  bool in_place(const Dims<2>& dims, int64_t worthwhile) const {
    if (cast != nullptr || !aligned || dims.empty()) return false;
    const Dim<2>& inner = dims.data()[dims.size() - 1];
    return inner.strides[0] == item && (dims.size() == 1 || inner.length >= worthwhile);
  }

  /// Returns at most kBlock elements of a traversal, contiguous and in the compute dtype.
  const char* block(const char* base, const Dims<2>& dims, int64_t begin, int64_t n, char* buffer,
                    char* converted) const {
    if (dims.size() == 1 && dims.data()[0].strides[0] == item && aligned) {
      base += begin * item;
      if (cast == nullptr) return base;
      cast(base, converted, n);
      return converted;
    }
    gather_range(base, dims, 0, begin, n, size_t(item), buffer);
    if (cast == nullptr) return buffer;
    cast(buffer, converted, n);
    return converted;
  }
};

struct Buffers {
  alignas(64) char gathered[kBlock * 8];
  alignas(64) char converted[kBlock * 8];
};

struct Reduction : ReductionRuns {
  const char* x;
  Reader reader;
  Dims<2> reduced;  // operand 0 is x, as of `kept`
  ReductionKernels::Rows rows, rows_totals;

  Reduction(const Operand& operand, DType accumulator) : x(operand.data), reader(operand, accumulator) {}
};

double scaled(double value, double scale, int64_t count) {
  // A mean divides, because the product with a rounded reciprocal may differ in the last place.
  return scale == 1 / double(count) ? value / double(count) : value * scale;
}

}  // namespace

void ReductionRuns::set_loops(ReduceOp op, DType compute) {
  const ReductionKernels& k = reduction_kernels();
  total = op == ReduceOp::sum && compute == CTN_FLOAT32 ? CTN_FLOAT64 : compute;
  fill = k.fill[int(op)][compute];
  run = k.run[int(op)][compute];
  run_totals = k.run[int(op)][total];
}

void ReductionRuns::finish(char* totals, int64_t begin, int64_t n) const {
  char converted[kBlock * 8];
  DType from = total;
  const size_t size = itemsize(result);
  for (int64_t step; n > 0; n -= step, begin += step, totals += size_t(step) * itemsize(total)) {
    step = std::min(n, kBlock);
    char* values = totals;
    if (scale != 1) {
      if (total != CTN_FLOAT64) {
        loops().cast[total][CTN_FLOAT64](totals, converted, step);
        values = converted;
      }
      from = CTN_FLOAT64;
      double* x = reinterpret_cast<double*>(values);
      for (int64_t i = 0; i < step; ++i) x[i] = scaled(x[i], scale, reduced_size);
    }
    const bool flat = kept.empty() || (kept.size() == 1 && kept.data()[0].strides[1] == int64_t(size));
    if (flat && reinterpret_cast<uintptr_t>(out) % size == 0) {
      loops().cast[from][result](values, out + begin * int64_t(size), step);
      continue;
    }
    if (from != result || from == CTN_BOOL) {  // booleans were compared as bytes
      loops().cast[from][result](values, converted, step);
      values = converted;
    }
    scatter_range(values, out, kept, 1, begin, step, size);
  }
}

namespace {

// Reduces the elements [begin, end) at `base`, one run at a time.
void reduce_elements(const Reduction& r, const char* base, int64_t begin, int64_t end, void* total) {
  if (r.reader.in_place(r.reduced, 32)) {
    if (r.reduced.size() == 1) return r.run(base + begin * r.reader.item, end - begin, total);
    for (Walk<2> walk(r.reduced, begin); begin < end;) {
      const int64_t n = std::min(walk.run(), end - begin);
      r.run(base + walk.offset(0), n, total);
      begin += n;
      walk.advance(n);
    }
    return;
  }
  Buffers buffers;
  for (int64_t n; begin < end; begin += n) {
    n = std::min(kBlock, end - begin);
    r.run(r.reader.block(base, r.reduced, begin, n, buffers.gathered, buffers.converted), n, total);
  }
}

// For x that is contiguous along the reduced axes: one kept element after another.
struct Runs {
  const Reduction& r;

  const Runs& worker() const { return *this; }
  void rows(int64_t first, int64_t n, char* totals) const {
    Walk<2> walk(r.kept, first);
    for (int64_t i = 0; i < n; ++i, totals += itemsize(r.total)) {
      reduce_elements(r, r.x + walk.offset(0), 0, r.reduced_size, totals);
      walk.advance(1);
    }
  }
  void part(int64_t k, int64_t begin, int64_t end, char* total) const {
    reduce_elements(r, r.x + Walk<2>(r.kept, k).offset(0), begin, end, total);
  }
};

// For x that is contiguous along the kept axes: rows of totals, one reduced element after another. The kept
// elements are processed in blocks; if there are few of them, the reduced elements are split into parts.
void reduce_columns(const Reduction& r) {
  const bool in_place = r.reader.in_place(r.kept, 64);
  const int64_t line = in_place ? r.kept.data()[r.kept.size() - 1].length : r.kept_size;
  const int64_t width = in_place ? kColumns : kBlock;
  const int64_t blocks = divide_up(line, width);
  const int64_t lines = r.kept_size / line;
  const int64_t items = lines * blocks;
  int64_t parts = 1;
  if (items < 16 && r.kept_size * r.reduced_size >= 2 * kPart) {
    parts =
        std::min({divide_up(16, items), r.kept_size * r.reduced_size / kPart, divide_up(r.reduced_size, 8)});
  }
  const int64_t length = std::max(divide_up(divide_up(r.reduced_size, parts), 8) * 8, int64_t(8));
  parts = std::max(divide_up(r.reduced_size, length), int64_t(1));
  const int64_t size = int64_t(itemsize(r.total));
  std::unique_ptr<char[]> partials;
  if (parts > 1) partials.reset(new char[size_t(parts * r.kept_size * size)]);

  Dims<2> outer = r.kept;
  if (in_place) outer.pop_back();
  const int64_t work = std::min(width, line) * std::min(length, std::max(r.reduced_size, int64_t(1)));
  parallel_for(items * parts, items_of_grain(kReductionGrain, work), [&](int64_t begin, int64_t end) {
    alignas(64) char totals[kColumns * kTotalSize];
    Buffers buffers;
    for (; begin < end; ++begin) {
      const int64_t part = begin / items, item = begin % items;
      const int64_t first = item % blocks * width;
      const int64_t n = std::min(width, line - first);
      const int64_t kept = item / blocks * line + first;
      r.fill(totals, n);
      const char* base = r.x;
      if (in_place) base += Walk<2>(outer, item / blocks).offset(0) + first * r.reader.item;
      int64_t at = part * length;
      const int64_t stop = std::min(at + length, r.reduced_size);
      for (Walk<2> walk(r.reduced, at); at < stop;) {
        const int64_t count = in_place ? std::min(walk.run(), stop - at) : 1;
        const char* row = base + walk.offset(0);
        if (!in_place) row = r.reader.block(row, r.kept, first, n, buffers.gathered, buffers.converted);
        r.rows(row, r.reduced.empty() ? 0 : r.reduced.data()[r.reduced.size() - 1].strides[0], count, n,
               totals);
        at += count;
        walk.advance(count);
      }
      if (parts == 1) {
        r.finish(totals, kept, n);
      } else {
        std::memcpy(&partials[size_t((part * r.kept_size + kept) * size)], totals, size_t(n * size));
      }
    }
  });
  if (parts == 1) return;
  alignas(64) char totals[kColumns * kTotalSize];
  for (int64_t kept = 0; kept < r.kept_size; kept += kColumns) {
    const int64_t n = std::min(kColumns, r.kept_size - kept);
    r.fill(totals, n);
    r.rows_totals(&partials[size_t(kept * size)], r.kept_size * size, parts, n, totals);
    r.finish(totals, kept, n);
  }
}

// Fast path: reduces a small contiguous array to one number.
bool reduce_small(const ReduceParams& params, const Operand& x, const Operand& out) {
  const DType dtype = x.dtype;
  if (dtype != params.accumulator || dtype != out.dtype || is_half(dtype)) return false;
  int64_t size = 1;
  for (int i = x.ndim - 1; i >= 0; --i) {
    if (out.shape[i] != 1 || (x.shape[i] != 1 && x.strides[i] != size * int64_t(itemsize(dtype))))
      return false;
    size *= x.shape[i];
  }
  if (size > kBlock || reinterpret_cast<uintptr_t>(x.data) % itemsize(dtype) != 0) return false;
  const bool wide = params.op == ReduceOp::sum && is_float(dtype);
  if (params.scale != 1 && !wide) return false;
  const ReductionKernels& k = reduction_kernels();
  alignas(8) char total[kTotalSize];
  k.fill[int(params.op)][dtype](total, 1);
  k.run[int(params.op)][dtype](x.data, size, total);
  if (wide) {
    double value;
    std::memcpy(&value, total, sizeof(value));
    if (params.scale != 1) value = scaled(value, params.scale, size);
    const float narrow = float(value);
    if (dtype == CTN_FLOAT32) std::memcpy(total, &narrow, sizeof(narrow));
    if (dtype == CTN_FLOAT64) std::memcpy(total, &value, sizeof(value));
  }
  if (dtype == CTN_BOOL) total[0] = total[0] != 0;
  std::memcpy(out.data, total, itemsize(dtype));
  return true;
}

int64_t innermost(const Dims<2>& dims) { return std::abs(dims.data()[dims.size() - 1].strides[0]); }

}  // namespace

void reduce(const Launch& launch, const ReduceParams& params) {
  const Operand& x = launch.operands[0];
  const Operand& out = launch.operands[1];
  if (reduce_small(params, x, out)) return;
  Reduction r(x, params.accumulator);
  r.out = out.data;
  r.result = out.dtype;
  r.scale = params.scale;
  for (int i = 0; i < x.ndim; ++i) {
    const int64_t length = x.shape[i];
    if (length == 1) continue;
    const bool keeps = out.shape[i] == length;
    (keeps ? r.kept_size : r.reduced_size) *= length;
    // Sums may run backward through memory with negative strides.
    Dim<2> dim{length, {x.strides[i], keeps ? out.strides[i] : 0}};
    if (!keeps && dim.strides[0] < 0) {
      r.x += (length - 1) * dim.strides[0];
      dim.strides[0] = -dim.strides[0];
    }
    (keeps ? r.kept : r.reduced).push_back(dim);
  }
  if (r.kept_size == 0) return;
  sort_dims(r.kept, 0);
  sort_dims(r.reduced, 0);
  merge_dims(r.kept);
  merge_dims(r.reduced);

  r.set_loops(params.op, r.reader.compute);
  const auto& rows = reduction_kernels().rows[int(params.op)];
  r.rows = rows[r.reader.compute];
  r.rows_totals = rows[r.total];

  bool columns = r.reduced.empty() || r.reduced_size == 0;
  if (!columns && !r.kept.empty()) {
    columns = innermost(r.kept) < innermost(r.reduced) || (r.reduced_size < 16 && r.kept_size >= 64);
  }
  if (columns) return reduce_columns(r);
  reduce_runs(r, kReductionGrain, Runs{r});
}

namespace {

struct Search {
  const char* x;
  char* out;
  Reader reader;
  Dims<2> kept;  // operand 0 is x, operand 1 the output
  Dims<2> axis;  // one dimension
  int64_t item;  // bytes of an element in comparisons
  ReductionKernels::Fill fill;
  ReductionKernels::Search search;
  ReductionKernels::Compare compare;
};

// Finds the best value and its index in [begin, end) of one line along the axis.
void search_line(const Search& s, const char* base, int64_t begin, int64_t end, char* best, int64_t* index) {
  Buffers buffers;
  s.fill(best, 1);
  *index = begin;
  for (int64_t n; begin < end; begin += n) {
    n = std::min(kBlock, end - begin);
    const char* block = s.reader.block(base, s.axis, begin, n, buffers.gathered, buffers.converted);
    const int64_t found = s.search(block, n);
    s.compare(block + found * s.item, 1, begin + found, best, index);
  }
}

void search_lines(const Search& s, int64_t lines, int64_t length) {
  if (lines >= kMaxParts / 2 || length < 2 * kReductionGrain) {
    const bool in_place = length <= kBlock && s.reader.in_place(s.axis, 1);
    parallel_for(lines, items_of_grain(kReductionGrain, length), [&](int64_t begin, int64_t end) {
      for (Walk<2> walk(s.kept, begin); begin < end; ++begin, walk.advance(1)) {
        int64_t index;
        if (in_place) {
          index = s.search(s.x + walk.offset(0), length);
        } else {
          alignas(8) char best[kTotalSize];
          search_line(s, s.x + walk.offset(0), 0, length, best, &index);
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
      divide_up(kept_size, width), items_of_grain(kReductionGrain, width * length),
      [&](int64_t begin, int64_t end) {
        Buffers buffers;
        alignas(64) char best[width * 8];
        alignas(64) int64_t index[width];
        for (; begin < end; ++begin) {
          const int64_t first = begin * width, n = std::min(width, kept_size - first);
          s.fill(best, n);
          for (int64_t j = 0; j < n; ++j) index[j] = 0;
          for (int64_t row = 0; row < length; ++row) {
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

}  // namespace

void arg_reduce(const Launch& launch, const ArgReduceParams& params) {
  const Operand& x = launch.operands[0];
  const Operand& out = launch.operands[1];
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
           k.search[params.largest][compute],
           k.compare[params.largest][compute]};
  int64_t kept_size = 1;
  for (int i = 0; i < x.ndim; ++i) {
    if (i == params.axis) {
      s.axis.push_back({x.shape[i], {x.strides[i], 0}});
      continue;
    }
    kept_size *= x.shape[i];
    if (x.shape[i] != 1) s.kept.push_back({x.shape[i], {x.strides[i], out.strides[i]}});
  }
  if (kept_size == 0) return;
  sort_dims(s.kept, 0);
  merge_dims(s.kept);
  const int64_t length = s.axis.data()[0].length;
  if (kept_size >= 16 && innermost(s.kept) < innermost(s.axis)) return search_columns(s, kept_size, length);
  search_lines(s, kept_size, length);
}

}  // namespace catenary::cpu
