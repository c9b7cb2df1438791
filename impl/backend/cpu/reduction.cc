// Sums, products and extrema along axes.
#include "impl/backend/cpu/reduction_runs.h"

#include <algorithm>
#include <cstring>
#include <memory>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/copy.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/reduction_reader.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/reduction.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kColumns = 2048;    // number of kept elements whose totals stay in the first-level cache
constexpr int64_t kWideRow = 512;     // length of the row that is made of short ones; results depend on it
constexpr int64_t kTruths = 16384;    // truth values between looks at whether the result is certain
constexpr int64_t kFirstTruths = 64;  // gathered before more of them are
constexpr int64_t kLookedAt = 8;      // of which each is looked at by itself

struct Reduction : ReductionRuns {
  const char* x;
  Reader reader;
  Dims<2> reduced;  // operand 0 is x, as of `kept`
  ReductionKernels::Rows rows, rows_totals;
  bool truths = false;  // the result is certain with the first truth value of one kind
  uint8_t certain = 0;

  bool is_certain(const void* total) const {
    return truths && *static_cast<const uint8_t*>(total) == certain;
  }

  Reduction(const Operand& operand, DType accumulator) : x(operand.data), reader(operand, accumulator) {}
};

double scaled(double value, double scale, int64_t count) {
  // A mean divides, because the product with a rounded reciprocal may differ in the last place.
  return scale == 1 / double(count) ? value / double(count) : value * scale;
}

/// Several rows of converted or gathered elements, which the loops add up before they add them to totals.
struct RowBuffer {
  static constexpr int64_t kMost = 8;
  alignas(64) char rows[2 * kBlock * 8];
};

}  // namespace

void without_repeats(const Operand& x, const Operand& out,
                     Callable<void(const Operand&, const Operand&)> body) {
  const size_t ndim = size_t(x.ndim);
  SmallVector<int64_t, 8> shape(x.shape, x.shape + ndim), result(out.shape, out.shape + ndim);
  for (size_t d = 0; d < ndim; ++d)
    if (x.strides[d] == 0 && shape[d] > 1 && result[d] == shape[d]) shape[d] = result[d] = 1;
  Operand first = x, slice = out;
  first.shape = shape.data();
  slice.shape = result.data();
  body(first, slice);
  for (size_t d = 0; d < ndim; ++d) {
    if (result[d] == out.shape[d]) continue;
    SmallVector<int64_t, 8> strides(out.strides, out.strides + ndim);
    strides[d] = 0;
    result[d] = out.shape[d] - 1;
    const Operand rest{
        out.data + out.strides[d], out.storage, result.data(), out.strides, out.ndim, out.dtype};
    copy({out.data, out.storage, result.data(), strides.data(), out.ndim, out.dtype}, rest);
    result[d] = out.shape[d];
  }
}

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
      const double count = double(reduced_size);
      if (!kForSpeed)
        for (int64_t i = 0; i < step; ++i) x[i] = scaled(x[i], scale, reduced_size);
      else if (scale == 1 / count)
        reduction_kernels().divide(x, count, step);
      else
        for (int64_t i = 0; i < step; ++i) x[i] *= scale;
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
  int64_t n;
  if (r.reader.in_place(r.reduced, 32)) {
    for (Walk<2> walk(r.reduced, begin); begin < end && !r.is_certain(total); begin += n, walk.advance(n)) {
      n = std::min(walk.run(), end - begin);
      if (r.truths) n = std::min(n, begin == 0 ? kBlock : kTruths);
      r.run(base + walk.offset(0), n, total);
    }
    return;
  }
  Buffers buffers;
  for (; begin < end && !r.is_certain(total); begin += n) {
    n = std::min(r.truths && begin == 0 ? kFirstTruths : kBlock, end - begin);
    r.run(r.reader.block(base, r.reduced, begin, n, buffers.gathered, buffers.converted), n, total);
  }
}

// For x that is contiguous along the reduced axes: one kept element after another.
struct Runs {
  const Reduction& r;

  const Runs& worker() const { return *this; }
  /// Whether the first few elements make the result of truth values certain.
  bool settles_soon(const char* x) const {
    if (!r.truths || r.reader.cast || r.reduced.size() != 1) return false;
    const Dim<2>& dim = r.reduced.data()[0];
    for (int64_t k = std::min(dim.length, kLookedAt); k > 0; --k, x += dim.strides[0])
      if ((*x != 0) == (r.certain != 0)) return true;
    return false;
  }
  void rows(int64_t first, int64_t n, char* totals) const {
    Walk<2> walk(r.kept, first);
    if (kForSpeed && !r.truths && r.reduced.size() == 1 && r.reader.in_place(r.reduced, 32)) {
      for (int64_t i = 0; i < n; ++i, totals += itemsize(r.total), walk.advance(1))
        r.run(r.x + walk.offset(0), r.reduced_size, totals);
      return;
    }
    for (int64_t i = 0; i < n; ++i, totals += itemsize(r.total)) {
      const char* const x = r.x + walk.offset(0);
      if (kForSpeed && settles_soon(x))
        *totals = char(r.certain);
      else
        reduce_elements(r, x, 0, r.reduced_size, totals);
      walk.advance(1);
    }
  }
  void part(int64_t k, int64_t begin, int64_t end, char* total) const {
    reduce_elements(r, r.x + Walk<2>(r.kept, k).offset(0), begin, end, total);
  }
};

// Stores the results of few long runs of truth values if their first elements determine them.
bool finish_certain(const Reduction& r) {
  if (!r.truths || r.kept_size >= kMaxParts / 2) return false;
  char totals[kMaxParts / 2 * kTotalSize];
  r.fill(totals, r.kept_size);
  Walk<2> walk(r.kept);
  for (int64_t i = 0; i < r.kept_size; ++i, walk.advance(1)) {
    reduce_elements(r, r.x + walk.offset(0), 0, std::min(r.reduced_size, kBlock), totals + i);
    if (!r.is_certain(totals + i)) return false;
  }
  r.finish(totals, 0, r.kept_size);
  return true;
}

// Parts of the reduced elements, whose totals are combined in the end. Their number depends on nothing else
// than sizes, because results do.
struct Parts {
  int64_t count = 1, length;

  /// `items` is the number of independent pieces of work, and lengths are multiples of `unit`.
  Parts(const Reduction& r, int64_t items, int64_t unit) {
    if (items < 16 && r.kept_size * r.reduced_size >= 2 * kPart)
      count = std::min(
          {divide_up(16, items), r.kept_size * r.reduced_size / kPart, divide_up(r.reduced_size, unit)});
    length = std::max(divide_up(divide_up(r.reduced_size, count), unit) * unit, unit);
    count = std::max(divide_up(r.reduced_size, length), int64_t{1});
  }
};

// Calls body(part, item, totals), which reduces a part to the totals of `width` kept elements; kept(item) is
// the first of them and their number.
void reduce_parts(const Reduction& r, const Parts& parts, int64_t items, int64_t work,
                  Callable<std::pair<int64_t, int64_t>(int64_t)> kept,
                  Callable<void(int64_t, int64_t, char*)> body) {
  const int64_t size = int64_t(itemsize(r.total));
  std::unique_ptr<char[]> partials;
  if (parts.count > 1) partials.reset(new char[size_t(parts.count * r.kept_size * size)]);
  parallel_for(
      items * parts.count, divisible(items_of_grain(kReductionGrain, work)), [&](int64_t begin, int64_t end) {
        alignas(64) char totals[kColumns * kTotalSize];
        for (; begin < end; ++begin) {
          const int64_t part = begin / items;
          const auto [first, n] = kept(begin % items);
          body(part, begin % items, totals);
          if (parts.count == 1)
            r.finish(totals, first, n);
          else
            std::memcpy(&partials[size_t((part * r.kept_size + first) * size)], totals, size_t(n * size));
        }
      });
  if (parts.count == 1) return;
  alignas(64) char totals[kColumns * kTotalSize];
  for (int64_t first = 0; first < r.kept_size; first += kColumns) {
    const int64_t n = std::min(kColumns, r.kept_size - first);
    r.fill(totals, n);
    r.rows_totals(&partials[size_t(first * size)], r.kept_size * size, parts.count, n, totals);
    r.finish(totals, first, n);
  }
}

// Number of kept elements that are gathered at a time: each line of memory has elements of several reduced
// rows and should still be in the first-level cache for the next one.
int64_t gathered_width(const Reduction& r) {
  constexpr int64_t cache = int64_t{24} << 10;
  const int64_t stride = r.kept.empty() ? 1 : std::max<int64_t>(innermost(r.kept), 1);
  return kForSpeed ? std::clamp<int64_t>(cache / stride, 128, kBlock) : kBlock;
}

// For x that is contiguous along the kept axes: rows of totals, one reduced element after another. The kept
// elements are processed in blocks; if there are few of them, the reduced elements are split into parts.
void reduce_columns(const Reduction& r) {
  const bool in_place = r.reader.in_place(r.kept, kShortRow);
  const int64_t line = in_place ? r.kept.data()[r.kept.size() - 1].length : r.kept_size;
  const int64_t width = in_place ? kColumns : gathered_width(r);
  const int64_t blocks = divide_up(line, width);
  const int64_t items = r.kept_size / line * blocks;
  const Parts parts(r, items, 8);
  Dims<2> outer = r.kept;
  if (in_place) outer.pop_back();
  const auto kept = [&](int64_t item) {
    const int64_t first = item % blocks * width;
    return std::pair(item / blocks * line + first, std::min(width, line - first));
  };
  const int64_t work = std::min(width, line) * std::min(parts.length, std::max(r.reduced_size, int64_t{1}));
  reduce_parts(r, parts, items, work, kept, [&](int64_t part, int64_t item, char* totals) {
    Buffers buffers;
    const int64_t n = kept(item).second, first = item % blocks * width;
    RowBuffer several;
    const bool cast = r.reader.cast != nullptr;
    const int64_t row_bytes = n * int64_t(itemsize(r.reader.compute));
    const int64_t together =
        kForSpeed ? std::clamp<int64_t>(int64_t(sizeof(several.rows)) / row_bytes, 1, RowBuffer::kMost) : 1;
    r.fill(totals, n);
    const char* base = r.x;
    if (in_place) base += Walk<2>(outer, item / blocks).offset(0) + first * r.reader.item;
    int64_t at = part * parts.length;
    const int64_t stop = std::min(at + parts.length, r.reduced_size);
    for (Walk<2> walk(r.reduced, at); at < stop;) {
      const int64_t stride = r.reduced.empty() ? 0 : r.reduced.data()[r.reduced.size() - 1].strides[0];
      const int64_t run = std::min(walk.run(), stop - at);
      const int64_t count = in_place || stride == 0 ? run : std::min(run, together);
      const char* row = base + walk.offset(0);
      if (in_place) {
        r.rows(row, stride, count, n, totals);
      } else if (!kForSpeed || stride == 0 || count == 1) {
        r.rows(r.reader.block(row, r.kept, first, n, buffers.gathered, buffers.converted), 0, count, n,
               totals);
      } else {
        for (int64_t i = 0; i < count; ++i) {
          char* to = several.rows + i * row_bytes;
          const char* block =
              r.reader.block(row + i * stride, r.kept, first, n, cast ? buffers.gathered : to, to);
          if (block != to) std::memcpy(to, block, size_t(row_bytes));
        }
        r.rows(several.rows, row_bytes, count, n, totals);
      }
      at += count;
      walk.advance(count);
    }
  });
}

// The same if few elements are kept along the innermost dimension: several rows of them make one that is long
// enough.
void reduce_short_columns(const Reduction& r) {
  const Dim<2> inner = r.kept.data()[r.kept.size() - 1];
  const int64_t line = inner.length, rows = kWideRow / line, wide = rows * line;
  const int64_t items = r.kept_size / line;
  const Parts parts(r, items, 8 * rows);
  Dims<2> outer = r.kept, elements = r.reduced;
  outer.pop_back();
  elements.push_back({line, {inner.strides[0], 0}});
  for (size_t i = elements.size() - 1; i-- > 0;) elements[i].strides[1] = 0;
  merge_dims(elements);
  const bool in_place = elements.size() == 1 && r.reader.in_place(elements, 0);
  const int64_t item = r.reader.item;
  reduce_parts(
      r, parts, items, line * std::min(parts.length, r.reduced_size),
      [&](int64_t k) { return std::pair(k * line, line); },
      [&](int64_t part, int64_t k, char* totals) {
        Buffers buffers;
        alignas(64) char wide_totals[kWideRow * kTotalSize];
        const char* base = r.x + Walk<2>(outer, k).offset(0);
        int64_t at = part * parts.length * line;
        const int64_t stop = std::min(at + parts.length * line, r.reduced_size * line);
        r.fill(wide_totals, wide);
        for (int64_t n; at < stop; at += n) {
          n = std::min(wide, stop - at);
          if (in_place) {
            const int64_t count = std::max((stop - at) / wide, int64_t{1});
            r.rows(base + at * item, wide * item, count, n, wide_totals);
            n *= count;
          } else {
            r.rows(r.reader.block(base, elements, at, n, buffers.gathered, buffers.converted), 0, 1, n,
                   wide_totals);
          }
        }
        r.fill(totals, line);
        r.rows_totals(wide_totals, line * int64_t(itemsize(r.total)), rows, line, totals);
      });
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

bool is_extremum(ReduceOp op) { return op == ReduceOp::max || op == ReduceOp::min; }

// Makes the dimensions that repeat elements the outermost ones, so that runs of the others stay contiguous.
void put_repeats_outside(Dims<2>& dims) {
  Dims<2> sorted;
  for (const Dim<2>& dim : dims)
    if (dim.strides[0] == 0) sorted.push_back(dim);
  if (sorted.empty() || sorted.size() == dims.size()) return;
  for (const Dim<2>& dim : dims)
    if (dim.strides[0] != 0) sorted.push_back(dim);
  dims = sorted;
}

void reduce_operand(const ReduceParams& params, const Operand& x, const Operand& out) {
  Reduction r(x, params.accumulator);
  r.out = out.data;
  r.result = out.dtype;
  r.scale = params.scale;
  // Sums of the same again are products, which totals of float64 hold with one rounding.
  const bool multiplies = kForSpeed && params.op == ReduceOp::sum && is_float(r.reader.compute);
  int64_t repeats = 1;
  for (int i = 0; i < x.ndim; ++i) {
    const int64_t length = x.shape[i];
    if (length == 1) continue;
    const bool keeps = out.shape[i] == length;
    if (!keeps && x.strides[i] == 0 && length > 1 && (multiplies || is_extremum(params.op))) {
      repeats *= length;
      continue;
    }
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
  if (multiplies && repeats > 1) {
    const bool divides = r.scale == 1 / (double(r.reduced_size) * double(repeats));
    r.scale = divides ? 1 / double(r.reduced_size) : r.scale * double(repeats);
  }
  sort_dims(r.kept, 0);
  sort_dims(r.reduced, 0);
  if (kForSpeed) put_repeats_outside(r.reduced);
  merge_dims(r.kept);
  merge_dims(r.reduced);

  r.set_loops(params.op, r.reader.compute);
  const auto& rows = reduction_kernels().rows[int(params.op)];
  r.rows = rows[r.reader.compute];
  r.rows_totals = rows[r.total];

  r.truths = r.reader.compute == CTN_BOOL;
  r.certain = params.op == ReduceOp::max;

  if (r.reduced.empty() || r.reduced_size == 0) return reduce_columns(r);
  if (!r.kept.empty()) {
    const bool few = r.reduced_size < 16;
    if (few && r.kept_size >= 64) return reduce_columns(r);
    if (innermost(r.kept) < innermost(r.reduced)) {
      if (!few && r.kept.data()[r.kept.size() - 1].length < kShortRow) return reduce_short_columns(r);
      return reduce_columns(r);
    }
  }
  if (kForSpeed && finish_certain(r)) return;
  reduce_runs(r, kReductionGrain, Runs{r});
}

}  // namespace

void reduce(const Launch& launch, const ReduceParams& params) {
  const Operand &x = launch.operands[0], &out = launch.operands[1];
  if (reduce_small(params, x, out)) return;
  without_repeats(x, out, [&](const Operand& a, const Operand& b) { reduce_operand(params, a, b); });
}

}  // namespace catenary::cpu
