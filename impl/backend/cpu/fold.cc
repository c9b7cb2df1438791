// An operation applied to one element of an axis after the other.
#include "impl/backend/params/fold.h"

#include <algorithm>
#include <cstring>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/elementwise_plan.h"
#include "impl/backend/cpu/fold_kernels.h"
#include "impl/backend/cpu/fold_line.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/reduction_runs.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/elementwise.h"
#include "impl/backend/params/reduction.h"
#include "impl/base/parallel.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/dtype/op.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kWorthRow = 16;  // kept elements that are worth a row of their own
constexpr int64_t kFoldRows = 64;
constexpr int64_t kFoldBytes = 16 << 10;  // of a tile
constexpr int64_t kWorthHalves = 7;       // positions of the axis
constexpr int64_t kSideBySide = 256;      // segments
// Results depend on these.
constexpr int64_t kFoldPart = 64 << 10, kMostFoldParts = 64, kFewKept = 16;
constexpr int64_t kLongSegment = 16, kSummedSegment = 8;  // elements
constexpr int64_t kFewSummed = 64;                        // that the kernel adds up without vectors

/// Addresses of n kept elements at one position of x and of y.
struct FoldRow {
  const char* x;
  char* y;
  int64_t n, x_stride, y_stride;
};

struct Fold {
  ElementwisePlan plan;  // y, x -> y
  Dims<2> kept;          // operand 0 is x, operand 1 is y
  int64_t x_step, y_step = 0;
  DType x_dtype, y_dtype;
  bool running, any_order;
  FoldOneByOne one_by_one;  // for one vector, or null
  FoldLines shorter;        // for a vector and its segments, if there are any
  FoldRun whole = nullptr;  // of contiguous elements, if there is one

  /// Combines `count` positions of x, which are x_step apart, with those before them.
  void steps(const FoldRow& row, int64_t count, int64_t along_x, int64_t along_y) const {
    const int64_t strides[ElementwisePlan::kMaxOperands] = {row.y_stride, row.x_stride, row.y_stride};
    char* at[ElementwisePlan::kMaxOperands] = {row.y, const_cast<char*>(row.x), row.y};
    if (running) at[2] += along_y;
    const bool flat =
        row.n == 1 || (row.x_stride == int64_t(plan.size[1]) && row.y_stride == int64_t(plan.size[0]));
    if (kForSpeed && flat && !plan.has_casts()) {
      if (row.n == 1 && (one_by_one || shorter.line))
        return (one_by_one ? one_by_one
                           : shorter.line)({plan.loop, row.x, count, along_x, row.y, running ? along_y : 0});
      for (; count > 0; --count, at[1] += along_x) {
        plan.loop(at[0], at[1], nullptr, at[2], nullptr, row.n);
        if (!running) continue;
        at[0] = at[2];
        at[2] += along_y;
      }
      return;
    }
    if (kForSpeed && row.n == 1) return converted_steps(at[1], count, along_x, row.y, running ? along_y : 0);
    for (; count > 0; --count, at[1] += along_x) {
      run_row(plan, at, strides, row.n);
      if (!running) continue;
      at[0] = at[2];
      at[2] += along_y;
    }
  }

  /// The same for one kept element and other dtypes than the loop's: x is converted in blocks, and each
  /// result becomes an element of y before it is combined with the next.
  void converted_steps(const char* x, int64_t count, int64_t along_x, char* y, int64_t along_y) const {
    alignas(64) char raw[kBlock * 8], xs[kBlock * 8];
    alignas(8) char value[8];
    const auto read = [&](int k, const char* from, char* to, int64_t n) {
      if (plan.cast[k])
        plan.convert(k, from, to, n);
      else
        std::memcpy(to, from, size_t(n) * plan.size[k]);
    };
    read(0, y, value, 1);
    for (int64_t n; count > 0; count -= n, x += n * along_x) {
      n = std::min(count, kBlock);
      gather(x, along_x, raw, n, plan.size[1]);
      read(1, raw, xs, n);
      if ((one_by_one || shorter.line) && !plan.cast[0] && !plan.cast[2]) {
        (one_by_one ? one_by_one : shorter.line)({plan.loop, xs, n, int64_t(plan.looped[1]), y, along_y});
        y += n * along_y;
        continue;
      }
      for (int64_t i = 0; i < n; ++i) {
        plan.loop(value, xs + i * int64_t(plan.looped[1]), nullptr, value, nullptr, 1);
        y += along_y;
        if (!plan.cast[2]) {
          std::memcpy(y, value, plan.size[2]);
          continue;
        }
        plan.convert(2, value, y, 1);
        plan.convert(0, y, value, 1);
      }
    }
  }

  /// Whether x can be combined by halves().
  bool suits_halves(int64_t count) const {
    return kForSpeed && any_order && !running && count >= kWorthHalves && x_step == int64_t(plan.size[1]) &&
           !plan.has_casts();
  }

  /// *y = op(*y, all n contiguous elements of x), in an order that depends only on their number: blocks are
  /// combined element by element, and then one half of the results with the other.
  void halves(const char* x, int64_t n, char* y) const {
    if (whole) return whole(x, n, int64_t(plan.size[0]), y);
    if (one_by_one) return one_by_one({plan.loop, x, n, x_step, y, 0});
    const int64_t item = int64_t(plan.size[0]);
    alignas(64) char some[kBlock * 8];
    int64_t m = n > 2 * kBlock ? kBlock : (n + 1) / 2;
    plan.loop(x, x + m * item, nullptr, some, nullptr, std::min(m, n - m));
    if (n - m < m) std::memcpy(some + (n - m) * item, x + (n - m) * item, size_t((2 * m - n) * item));
    for (int64_t k = 2 * m; k < n; k += m)
      plan.loop(some, x + k * item, nullptr, some, nullptr, std::min(m, n - k));
    for (int64_t half; m > 1; m = half) {
      half = (m + 1) / 2;
      plan.loop(some, some + half * item, nullptr, some, nullptr, m - half);
    }
    plan.loop(y, some, nullptr, y, nullptr, 1);
  }

  /// The number of kept elements in a tile: few, because memory is faster if more of each row follows.
  int64_t tile_rows() const {
    return std::clamp<int64_t>(64 / int64_t(std::max(plan.size[0], plan.size[1])), 16, kFoldRows);
  }

  /// For x that is contiguous along the axis: tiles of it are transposed, so that rows of kept elements are
  /// computed together.
  void tiles(const FoldRow& row, int64_t count) const {
    const int64_t x_item = int64_t(plan.size[1]), y_item = int64_t(plan.size[0]);
    const int64_t most = kFoldBytes / (tile_rows() * std::max(x_item, y_item));
    alignas(64) char xs[kFoldBytes], ys[kFoldBytes + kFoldRows * 8];
    FoldRow tile{xs, ys, row.n, x_item, y_item};
    gather(row.y, row.y_stride, ys, row.n, plan.size[0]);
    for (int64_t k = 0; k < count; k += most) {
      const int64_t m = std::min(most, count - k), last = m * row.n * y_item;
      transpose(row.x + k * x_step, row.x_stride, xs, row.n * x_item, row.n, m, plan.size[1]);
      steps(tile, m, row.n * x_item, row.n * y_item);
      if (!running) continue;
      char* const to = row.y + (k + 1) * y_step;
      transpose(ys + row.n * y_item, row.n * y_item, to, row.y_stride, m, row.n, plan.size[0]);
      std::memmove(ys, ys + last, size_t(row.n * y_item));
    }
    if (!running) scatter(ys, row.y, row.y_stride, row.n, plan.size[0]);
  }

  bool suits_tiles(const FoldRow& row, int64_t count) const {
    const int64_t x_item = int64_t(plan.size[1]), y_item = int64_t(plan.size[0]);
    const auto aligned = [](const void* data, int64_t stride, int64_t item) {
      return stride % item == 0 && reinterpret_cast<uintptr_t>(data) % size_t(item) == 0;
    };
    return kForSpeed && count >= 4 && x_step == x_item && row.x_stride != x_item &&
           (!running || y_step == y_item) && aligned(row.x, row.x_stride, x_item) &&
           aligned(row.y, row.y_stride, y_item);
  }

  /// The same for kept elements [begin, begin + n) whose strides differ.
  void gathered(const char* x, char* y, int64_t begin, int64_t n, int64_t count) const {
    alignas(64) char xs[kBlock * 8], ys[kBlock * 8];
    Fold block = *this;
    block.running = false;
    gather_range(y, kept, 1, begin, n, plan.size[0], ys);
    const FoldRow row{xs, ys, n, int64_t(plan.size[1]), int64_t(plan.size[0])};
    for (int64_t k = 0; k < count; ++k) {
      gather_range(x + k * x_step, kept, 0, begin, n, plan.size[1], xs);
      block.steps(row, 1, 0, 0);
      if (running) scatter_range(ys, y + (k + 1) * y_step, kept, 1, begin, n, plan.size[0]);
    }
    if (!running) scatter_range(ys, y, kept, 1, begin, n, plan.size[0]);
  }

  /// Folds `count` positions of x into kept elements [begin, begin + n).
  void part(const char* x, char* y, int64_t begin, int64_t n, int64_t count) const {
    const Walk<2> walk(kept, begin);
    if (walk.run() < n) return gathered(x, y, begin, n, count);
    FoldRow row{x + walk.offset(0), y + walk.offset(1), n, 0, 0};
    if (n > 1) {
      row.x_stride = kept.data()[kept.size() - 1].strides[0];
      row.y_stride = kept.data()[kept.size() - 1].strides[1];
    }
    if (suits_halves(count) && (n < kWorthRow || count >= kFoldRows)) {
      for (int64_t i = 0; i < n; ++i) halves(row.x + i * row.x_stride, count, row.y + i * row.y_stride);
      return;
    }
    if (n == 1 || !suits_tiles(row, count)) return steps(row, count, x_step, y_step);
    for (; n > 0; n -= row.n) {
      row.n = std::min(n, tile_rows());
      tiles(row, count);
      row.x += row.n * row.x_stride;
      row.y += row.n * row.y_stride;
    }
  }

  /// y = x for kept elements [begin, begin + n).
  void start(const char* x, char* y, int64_t begin, int64_t n) const {
    alignas(64) char xs[kBlock * 8], ys[kBlock * 8];
    gather_range(x, kept, 0, begin, n, plan.size[1], xs);
    loops().cast[x_dtype][y_dtype](xs, ys, n);
    scatter_range(ys, y, kept, 1, begin, n, plan.size[0]);
  }
};

/// The parts of the kept elements: of one row if rows are long.
struct FoldParts {
  int64_t row = 1, width, per_row, count;

  explicit FoldParts(const Dims<2>& kept) {
    const int64_t all = size_of(kept), inner = kept.empty() ? 1 : kept.data()[kept.size() - 1].length;
    row = inner >= kWorthRow ? inner : all;
    width = std::min(kBlock, row);
    per_row = divide_up(row, width);
    count = all == 0 ? 0 : all / row * per_row;
  }
  int64_t begin(int64_t part) const { return part / per_row * row + part % per_row * width; }
  int64_t length(int64_t part) const { return std::min(width, row - part % per_row * width); }
};

/// The reduction that has kernels of its own, for contiguous elements that need no conversion. Differences
/// are first elements minus sums.
bool find_reduction(const FoldParams& params, const Fold& f, ReduceOp& op) {
  if (!kForSpeed || f.x_dtype != params.loop || is_half(params.loop) || params.loop == CTN_BOOL ||
      f.x_step != int64_t(f.plan.size[1]))
    return false;
  op = params.op == ops::add || params.op == ops::subtract ? ReduceOp::sum
       : params.op == ops::multiply                        ? ReduceOp::prod
       : params.op == ops::maximum                         ? ReduceOp::max
                                                           : ReduceOp::min;
  return op != ReduceOp::min || params.op == ops::minimum;
}

/// The sum of few elements in the order of the kernel.
float sum_few(const char* x, int64_t n) {
  float four[4] = {}, next;
  for (int64_t i = 0; i < n; ++i) {
    std::memcpy(&next, x + i * int64_t(sizeof(next)), sizeof(next));
    four[i % 4] += next;
  }
  return (four[0] + four[1]) + (four[2] + four[3]);
}

/// *y = op(*y, all n elements of x).
void reduce_run(const Fold& f, const FoldParams& params, ReduceOp op, const char* x, int64_t n, char* y) {
  const ReductionKernels& k = reduction_kernels();
  const DType dtype = f.y_dtype;
  const bool wide = op == ReduceOp::sum && dtype == CTN_FLOAT32;
  if (!wide && params.op != ops::subtract) return k.run[int(op)][dtype](x, n, y);
  if (wide && n < kFewSummed && params.op == ops::add) {
    float total;
    std::memcpy(&total, y, sizeof(total));
    total += sum_few(x, n);
    return void(std::memcpy(y, &total, sizeof(total)));
  }
  alignas(8) char total[kTotalSize], value[8];
  k.fill[int(op)][dtype](total, 1);
  k.run[int(op)][dtype](x, n, total);
  loops().cast[wide ? CTN_FLOAT64 : dtype][dtype](total, value, 1);
  f.plan.loop(y, value, nullptr, y, nullptr, 1);
}

/// Segments of a vector that are combined side by side, one element of each at a time.
template <class E>
class SideBySide {
 public:
  explicit SideBySide(const Fold& f) : f_(f) {}

  /// *y = op(*y, `left` > 0 elements from x on), before finish() returns.
  void add(const char* x, int64_t left, char* y) {
    if (count_ == kSideBySide) finish();
    std::memcpy(&y_[count_], y, sizeof(E));
    at_[count_] = x;
    left_[count_] = left;
    target_[count_++] = y;
  }

  void finish() {
    while (count_ > 0) {
      const int64_t steps = *std::min_element(left_, left_ + count_);
      for (int64_t step = 0; step < steps; ++step) {
        const int64_t from = step * f_.x_step;
        for (int64_t k = 0; k < count_; ++k) std::memcpy(&x_[k], at_[k] + from, sizeof(E));
        f_.plan.loop(y_, x_, nullptr, y_, nullptr, count_);
      }
      remove_finished(steps);
    }
  }

 private:
  void remove_finished(int64_t steps) {
    int64_t kept = 0;
    for (int64_t k = 0; k < count_; ++k) {
      if (left_[k] == steps) {
        std::memcpy(target_[k], &y_[k], sizeof(E));
        continue;
      }
      y_[kept] = y_[k];
      at_[kept] = at_[k] + steps * f_.x_step;
      left_[kept] = left_[k] - steps;
      target_[kept++] = target_[k];
    }
    count_ = kept;
  }

  const Fold& f_;
  int64_t count_ = 0;
  alignas(64) E y_[kSideBySide], x_[kSideBySide];
  const char* at_[kSideBySide];
  int64_t left_[kSideBySide];
  char* target_[kSideBySide];
};

/// Segments of a vector that needs no conversion.
template <class E>
void fold_vector_segments(const Fold& f, const FoldParams& params, const char* x, const int64_t* from,
                          const int64_t* to, char* y, int64_t y_step, int64_t begin, int64_t end) {
  ReduceOp reduction{};
  const bool reduces =
      find_reduction(params, f, reduction) && reinterpret_cast<uintptr_t>(x) % sizeof(E) == 0;
  const bool adds = is_float(f.y_dtype) && (params.op == ops::add || params.op == ops::multiply);
  const int64_t least = adds ? kSummedSegment : kLongSegment;
  const bool alone = params.op == Op::gcd || params.op == Op::lcm;  // without vectors
  const auto is_short = [&](int64_t i) {
    const int64_t count = to[i] - from[i] - 1;
    return alone || !(reduces ? count >= least : count >= kLongSegment && f.suits_halves(count));
  };
  SideBySide<E> short_ones(f);
  for (int64_t i = begin; i < end;) {
    if (f.shorter.segments) {
      const int64_t first = i;
      while (i < end && is_short(i)) ++i;
      f.shorter.segments(
          {f.plan.loop, x, f.x_step, from + first, to + first, i - first, y + first * y_step, y_step});
      if (i == end) break;
    }
    const char* const at = x + from[i] * f.x_step;
    char* const target = y + i * y_step;
    const int64_t count = to[i] - from[i] - 1;
    const bool is_long = !is_short(i++);
    std::memcpy(target, at, sizeof(E));
    if (f.y_dtype == CTN_BOOL) *target = *target != 0;
    if (count == 0) continue;
    if (!is_long)
      short_ones.add(at + f.x_step, count, target);
    else if (reduces)
      reduce_run(f, params, reduction, at + f.x_step, count, target);
    else
      f.halves(at + f.x_step, count, target);
  }
  short_ones.finish();
}

void fold_segments(const Fold& f, const FoldParams& params, const Operand& x, const Operand& bounds,
                   const Operand& y) {
  const FoldParts parts(f.kept);
  const int64_t n = bounds.shape[1], y_step = y.strides[params.axis];
  const int64_t* const from = data_of<const int64_t>(bounds);
  const int64_t* const to = from + n;
  const int64_t work = std::max<int64_t>(1, x.shape[params.axis] / std::max<int64_t>(n, 1)) * parts.width;
  const Grain grain = divisible(items_of_grain(kElementwiseGrain, work));
  if (kForSpeed && f.kept.empty() && f.x_dtype == f.y_dtype && !f.plan.has_casts())
    return parallel_for(n, grain, [&](int64_t begin, int64_t end) {
      dispatch_size(int64_t(f.plan.size[0]), [&](auto e) {
        fold_vector_segments<decltype(e)>(f, params, x.data, from, to, y.data, y_step, begin, end);
      });
    });
  parallel_for(n * parts.count, grain, [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin) {
      const int64_t i = begin / parts.count, part = begin % parts.count;
      const char* const base = x.data + from[i] * f.x_step;
      char* const target = y.data + i * y_step;
      f.start(base, target, parts.begin(part), parts.length(part));
      f.part(base + f.x_step, target, parts.begin(part), parts.length(part), to[i] - from[i] - 1);
    }
  });
}

/// Few long runs, in parts that threads share.
void fold_in_parts(const Fold& f, const char* x, char* y, int64_t count) {
  const int64_t parts = std::min(kMostFoldParts, divide_up(count, kFoldPart)), kept = size_of(f.kept),
                length = divide_up(count, parts), item = int64_t(f.plan.size[0]);
  alignas(64) char totals[kFewKept * kMostFoldParts * 8];
  parallel_for(kept * parts, 1, [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin) {
      const int64_t first = begin % parts * length, n = std::min(length, count - first);
      const char* from = x + Walk<2>(f.kept, begin / parts).offset(0) + first * item;
      std::memcpy(totals + begin * item, from, size_t(item));
      if (n > 1) f.halves(from + item, n - 1, totals + begin * item);
    }
  });
  for (int64_t k = 0; k < kept; ++k)
    f.halves(totals + k * parts * item, parts, y + Walk<2>(f.kept, k).offset(1));
}

FoldRun find_run(Op op, DType loop) {
  const auto extremum = [&](auto one_of) -> FoldRun {
    if (loop == CTN_FLOAT64) return one_of(fold_kernels<double>());
    return loop == CTN_FLOAT32 ? one_of(fold_kernels<float>()) : nullptr;
  };
  switch (op) {
    case Op::fmax:
      return extremum([](const auto& k) { return k.largest; });
    case Op::fmin:
      return extremum([](const auto& k) { return k.smallest; });
    case Op::bitwise_and:
      return loop == CTN_BOOL ? nullptr : fold_bits().conjunction;
    case Op::bitwise_or:
      return loop == CTN_BOOL ? nullptr : fold_bits().disjunction;
    case Op::bitwise_xor:
      return loop == CTN_BOOL ? nullptr : fold_bits().difference;
    default:
      return nullptr;
  }
}

}  // namespace

void fold(const Launch& launch, const FoldParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[launch.count - 1];
  const DType dtypes[] = {y.dtype, x.dtype, y.dtype};
  Fold f;
  f.plan = make_plan({params.op, params.loop}, dtypes, 3);
  f.x_step = x.strides[params.axis];
  f.x_dtype = x.dtype;
  f.y_dtype = y.dtype;
  f.running = params.mode == FoldMode::running;
  f.any_order = params.any_order;
  f.one_by_one = find_one_by_one(params.op, params.loop);
  f.shorter = find_short_lines(params.op, params.loop);
  f.whole = find_run(params.op, params.loop);
  for (int d = 0; d < x.ndim; ++d)
    if (d != params.axis) f.kept.push_back({x.shape[d], {x.strides[d], y.strides[d]}});
  sort_dims(f.kept, 0);
  merge_dims(f.kept);
  if (params.mode == FoldMode::segments) return fold_segments(f, params, x, launch.operands[1], y);
  int64_t count = x.shape[params.axis];
  const char* from = x.data;
  if (f.running) {
    f.y_step = y.strides[params.axis];
    from += f.x_step;
    --count;
  }
  if (count <= 0 || size_of(f.kept) == 0) return;
  if (f.suits_halves(count) && count >= 2 * kFoldPart && size_of(f.kept) <= kFewKept)
    return fold_in_parts(f, from, y.data, count);
  const FoldParts parts(f.kept);
  parallel_for(parts.count, divisible(items_of_grain(kElementwiseGrain, count * parts.width)),
               [&](int64_t begin, int64_t end) {
                 for (; begin < end; ++begin)
                   f.part(from, y.data, parts.begin(begin), parts.length(begin), count);
               });
}

}  // namespace catenary::cpu
