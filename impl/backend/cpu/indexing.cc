// Elements and rows selected by integer arrays along several axes: reads, writes, and combinations.
#include <algorithm>
#include <atomic>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "impl/backend/backend.h"
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/fold_line.h"
#include "impl/backend/cpu/indices.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scalar_step.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/caches.h"
#include "impl/base/error.h"
#include "impl/dtype/op.h"

namespace catenary::cpu {
namespace {

/// The positions along k axes, with their lengths and strides in the indexed array.
struct Positions {
  const int64_t* indices;  // (k, n); those along one axis may have another dtype
  int64_t n;
  int k;
  const int64_t* lengths;
  const int64_t* strides;
  DType dtype = CTN_INT64;
  OutOfRange outside = OutOfRange::fail;

  /// The positions [begin, begin + count) along the first axis, at most kBlock, converted in `room` if need
  /// be.
  const int64_t* list(int64_t begin, int64_t count, int64_t* room) const {
    if (!kForSpeed || dtype == CTN_INT64) return indices + begin;
    const char* const from = reinterpret_cast<const char*>(indices) + begin * int64_t(itemsize(dtype));
    loops().cast[dtype][CTN_INT64](from, room, count);
    return room;
  }
  /// Computes the byte offsets of the positions [begin, begin + count), at most kBlock.
  void offsets(int64_t begin, int64_t count, int64_t* out) const {
    copy_kernels().offsets(indices + begin, count, lengths[0], strides[0], out);
    add_others(begin, count, out);
  }
  /// The same for positions that need not be within; returns whether they are.
  bool checked_offsets(int64_t begin, int64_t count, int64_t* out) const {
    for (int j = 1; j < k; ++j)
      if (!copy_kernels().are_within(indices + j * n + begin, count, lengths[j])) return false;
    int64_t room[kBlock];
    const int64_t* const first = list(begin, count, room);
    if (outside != OutOfRange::fail)
      copy_kernels().confined_offsets(first, count, lengths[0], strides[0], outside == OutOfRange::wrap, out);
    else if (!copy_kernels().checked_offsets(first, count, lengths[0], strides[0], out))
      return false;
    add_others(begin, count, out);
    return true;
  }

 private:
  void add_others(int64_t begin, int64_t count, int64_t* out) const {
    int64_t more[kBlock];
    for (int j = 1; j < k; ++j) {
      copy_kernels().offsets(indices + j * n + begin, count, lengths[j], strides[j], more);
      for (int64_t i = 0; i < count; ++i) out[i] += more[i];
    }
  }
};

/// Whether each position along the first axis is behind the one before, so that no place is written twice.
bool ascend(const Positions& p) {
  constexpr int64_t kFirst = 64;  // usually enough to see that they do not
  const auto some = [&](int64_t begin, int64_t end) {
    bool all = true;
    for (int64_t i = begin; i < end; ++i) all = all & (p.indices[i] > p.indices[i - 1]);
    return all;
  };
  if (p.indices[0] < 0 || !some(1, std::min(p.n, kFirst))) return false;
  std::atomic<bool> all{true};
  parallel_for(p.n - 1, divisible(kIndexGrain), [&](int64_t begin, int64_t end) {
    if (!some(begin + 1, end + 1)) all.store(false, std::memory_order_relaxed);
  });
  return all.load(std::memory_order_relaxed);
}

void check(const Positions& p, const IndexParams& params) {
  const auto check_axis = [&](const int64_t* indices, int64_t n, int j) {
    check_indices(indices, n, p.lengths[j], [&](int64_t index) {
      if (kForSpeed && params.axes[j] < 0)
        fail(CTN_ERROR_INDEX, "indices: index %lld is out of bounds for an axis of length %lld",
             (long long)index, (long long)p.lengths[j]);
      fail(CTN_ERROR_INDEX, "index %lld is out of bounds for axis %d of length %lld", (long long)index,
           int(params.axes[j]), (long long)p.lengths[j]);
    });
  };
  if (kForSpeed && p.outside != OutOfRange::fail) return;
  if (!kForSpeed || p.dtype == CTN_INT64) {
    for (int j = 0; j < p.k; ++j) check_axis(p.indices + j * p.n, p.n, j);
    return;
  }
  int64_t room[kBlock];
  for (int64_t at = 0; at < p.n; at += kBlock) {
    const int64_t n = std::min(kBlock, p.n - at);
    check_axis(p.list(at, n, room), n, 0);
  }
}

/// The elements copied for every position: `rest` are dimensions of elements, or of rows if both sides are
/// contiguous along the innermost axis. Operand 0 is the indexed array; operand 1 is the other, whose
/// positions are `step` apart.
struct Transfer {
  Positions positions;
  Dims<2> rest;
  int64_t count = 1;  // elements of rest
  int64_t row = 1;    // elements copied at a time
  int64_t step;
  DType dtype;

  Transfer(const Operand& a, const Operand& indices, const Operand& other, const IndexParams& params) {
    const int k = params.count;
    positions = {reinterpret_cast<const int64_t*>(indices.data), other.shape[0], k, a.shape, a.strides};
    if constexpr (kForSpeed) {
      positions.dtype = indices.dtype;
      positions.outside = params.outside;
    }
    step = other.strides[0];
    dtype = a.dtype;
    for (int i = k; i < a.ndim; ++i)
      if (a.shape[i] != 1) rest.push_back({a.shape[i], {a.strides[i], other.strides[i - k + 1]}});
    sort_dims(rest, 1);
    merge_dims(rest);
    const int64_t item = int64_t(itemsize(dtype));
    if (!rest.empty() && rest.back().strides[0] == item && rest.back().strides[1] == item &&
        other.dtype == dtype) {
      row = rest.back().length;
      rest.pop_back();
    }
    count = size_of(rest);
  }

  int64_t row_bytes() const { return row * int64_t(itemsize(dtype)); }
};

/// Up to kBlock rows, by the offsets of their values and of their destinations.
struct Rows {
  int64_t sources[kBlock], targets[kBlock];
  int64_t n = 0;
};

/// Copies n rows, which are `step` bytes apart, to a + targets[i].
void scatter_all(const char* value, int64_t step, char* a, const int64_t* targets, int64_t n, int64_t bytes) {
  const bool element = dispatch_size(bytes, [&](auto e) {
    constexpr int64_t size = sizeof(e);
    if (step == size)
      for (int64_t i = 0; i < n; ++i) std::memcpy(a + targets[i], value + i * size, size);
    else
      for (int64_t i = 0; i < n; ++i) std::memcpy(a + targets[i], value + i * step, size);
  });
  if (element || dispatch_short_copy(bytes, [&](auto copy) {
        for (int64_t i = 0; i < n; ++i) copy(a + targets[i], value + i * step);
      }))
    return;
  for (int64_t i = 0; i < n; ++i) std::memcpy(a + targets[i], value + i * step, size_t(bytes));
}

void scatter_rows(const char* value, char* a, const Rows& rows, int64_t bytes) {
  const bool element = dispatch_size(bytes, [&](auto e) {
    for (int64_t i = 0; i < rows.n; ++i) std::memcpy(a + rows.targets[i], value + rows.sources[i], sizeof(e));
  });
  for (int64_t i = 0; i < rows.n && !element; ++i)
    std::memcpy(a + rows.targets[i], value + rows.sources[i], size_t(bytes));
}

/// Computes a = op(a, value) for one row in the dtypes of the loop; rounds the result to its own dtype and
/// then to that of `a`.
class Combiner {
 public:
  static constexpr int64_t kStep = 256;  // elements

  Combiner(DType a, DType value, const IndexParams& params) : a_(a), value_(value) {
    if (!params.combine) return;
    const Op op = params.op;
    const bool own = elementwise_loops().elementwise[int(op)][params.loop] != nullptr;
    const DType compute = own ? params.loop : compute_dtype(params.loop);
    loop_ = elementwise_loops().elementwise[int(op)][compute];
    first_ = op_input_dtype(op, 0, compute);
    second_ = op_inputs(op) == 2 ? op_input_dtype(op, 1, compute) : value;
    result_ = op_output_dtype(op, 0, compute);
    rounded_ = op_output_dtype(op, 0, params.loop);
  }

  void operator()(char* a, const char* value, int64_t n) const {
    if (a_ == first_ && a_ == result_ && value_ == second_) return loop_(a, value, nullptr, a, nullptr, n);
    const auto& cast = loops().cast;
    const int64_t item = int64_t(itemsize(a_)), value_item = int64_t(itemsize(value_));
    alignas(64) char x[kStep * 8], y[kStep * 8], z[kStep * 8];
    for (; n > 0; n -= kStep, a += kStep * item, value += kStep * value_item) {
      const int64_t m = std::min(n, kStep);
      cast[a_][first_](a, x, m);
      cast[value_][second_](value, y, m);
      loop_(x, y, nullptr, z, nullptr, m);
      if (result_ != rounded_ && a_ != rounded_) {
        cast[result_][rounded_](z, x, m);
        cast[rounded_][a_](x, a, m);
      } else {
        cast[result_][a_](z, a, m);
      }
    }
  }

  Loop loop() const { return loop_; }

 private:
  DType a_, value_, first_, second_, result_, rounded_;
  Loop loop_ = nullptr;
};

/// Combines short rows. Those at different places are combined together, those at the same place in order.
void combine_short_rows(const Combiner& combiner, const char* value, char* a, const Rows& rows, int64_t row,
                        int64_t item, int64_t value_item) {
  constexpr int64_t kWorthwhile = 4;
  constexpr int kPlaces = 512;
  const int64_t together = std::min<int64_t>(Combiner::kStep / row, 64);
  alignas(64) char x[Combiner::kStep * 8], y[Combiner::kStep * 8];
  uint32_t taken[kPlaces] = {}, turn = 0;
  for (int64_t i = 0, run; i < rows.n; i += run) {
    ++turn;
    for (run = 0; run < std::min(together, rows.n - i); ++run) {
      uint32_t& place = taken[uint64_t(rows.targets[i + run]) * 0x9e3779b97f4a7c15u >> 55];
      if (place == turn) break;
      place = turn;
    }
    const int64_t *targets = rows.targets + i, *sources = rows.sources + i;
    if (run < kWorthwhile) {
      for (int64_t j = 0; j < run; ++j) combiner(a + targets[j], value + sources[j], row);
      continue;
    }
    const int64_t bytes = row * item, value_bytes = row * value_item;
    gather_rows([&](int64_t j, int64_t) { return a + targets[j]; }, x, bytes, run, bytes);
    gather_rows([&](int64_t j, int64_t) { return value + sources[j]; }, y, value_bytes, run, value_bytes);
    combiner(x, y, run * row);
    const bool element = dispatch_size(bytes, [&](auto e) {
      for (int64_t j = 0; j < run; ++j) std::memcpy(a + targets[j], x + j * int64_t(sizeof(e)), sizeof(e));
    });
    for (int64_t j = 0; j < run && !element; ++j) std::memcpy(a + targets[j], x + j * bytes, size_t(bytes));
  }
}

/// Operations whose results in the dtype of the elements are computed one by one.
bool is_scalar(Op op) {
  return op == Op::add ||
         (kForSpeed && (op == Op::subtract || op == Op::multiply || op == Op::true_divide ||
                        op == Op::maximum || op == Op::minimum || op == Op::fmax || op == Op::fmin));
}

template <class T>
T difference_of(T x, T y) {
  if constexpr (std::is_same_v<T, Half>)
    return to_half(to_float(x) - to_float(y));
  else if constexpr (std::is_same_v<T, BFloat16>)
    return to_bfloat16(to_float(x) - to_float(y));
  else if constexpr (std::is_floating_point_v<T>)
    return x - y;
  else
    return T(uint64_t(x) - uint64_t(y));
}

template <class T>
T quotient_of(T x, T y) {
  if constexpr (std::is_same_v<T, Half>)
    return to_half(to_float(x) / to_float(y));
  else if constexpr (std::is_same_v<T, BFloat16>)
    return to_bfloat16(to_float(x) / to_float(y));
  else
    return x / y;
}

/// The more extreme of two floats, or x if one is NaN. Compilers make branches of it, which cannot be
/// predicted here, and clear the rest of a vector for the intrinsic, which the next element waits for.
template <bool largest, class T>
T beyond(T x, T y) {
#if defined(__AVX__)
#define CTN_EXTREMUM(NAME) asm("v" NAME " %1, %0, %0" : "+x"(y) : "x"(x))
#elif defined(__SSE2__)
#define CTN_EXTREMUM(NAME) asm(NAME " %1, %0" : "+x"(y) : "x"(x))
#endif
#if defined(__SSE2__)
  if constexpr (std::is_same_v<T, float>) {
    if constexpr (largest)
      CTN_EXTREMUM("maxss");
    else
      CTN_EXTREMUM("minss");
  } else {
    if constexpr (largest)
      CTN_EXTREMUM("maxsd");
    else
      CTN_EXTREMUM("minsd");
  }
  return y;
#undef CTN_EXTREMUM
#else
  return (largest ? y > x : y < x) ? y : x;
#endif
}

template <bool largest, class T>
T extremum_of(T x, T y) {
  if constexpr (std::is_same_v<T, Truth>)
    return largest ? Step<Truth>::add(x, y) : Step<Truth>::multiply(x, y);
  else if constexpr (std::is_floating_point_v<T>)
    return __builtin_expect(y != y, 0) ? y : beyond<largest>(x, y);
  else
    return is_extremum(x, y, largest) ? x : y;
}

/// The same where numbers win over NaN.
template <bool largest, class T>
T extremum_over_nan(T x, T y) {
  if constexpr (std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>)
    return !Ordered(y).number || (Ordered(x).number && is_extremum(x, y, largest)) ? x : y;
  else if constexpr (std::is_floating_point_v<T>)
    return __builtin_expect(x != x, 0) ? y : beyond<largest>(x, y);
  else
    return extremum_of<largest>(x, y);
}

/// Updates rows of few elements. Between updates of the same element, it stays in a register.
template <class T, class Combine>
void update_elements_by(Combine combine, const char* value, char* a, const Rows& rows, int64_t row) {
  const auto load = [](const char* from) {
    T x;
    std::memcpy(&x, from, sizeof(T));
    return x;
  };
  for (int64_t k = 0; k < row; ++k, a += sizeof(T), value += sizeof(T)) {
    T x{};
    for (int64_t i = 0; i < rows.n; ++i) {
      if (i == 0 || rows.targets[i] != rows.targets[i - 1]) x = load(a + rows.targets[i]);
      x = combine(x, load(value + rows.sources[i]));
      std::memcpy(a + rows.targets[i], &x, sizeof(T));
    }
  }
}

template <class T>
void update_elements(Op op, const char* value, char* a, const Rows& rows, int64_t row) {
  constexpr bool floating =
      std::is_floating_point_v<T> || std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>;
  const auto by = [&](auto combine) { update_elements_by<T>(combine, value, a, rows, row); };
  if (!kForSpeed || op == Op::add) return by([](T x, T y) { return Step<T>::add(x, y); });
  if constexpr (kForSpeed) {
    if (op == Op::multiply) return by([](T x, T y) { return Step<T>::multiply(x, y); });
    if constexpr (!std::is_same_v<T, Truth>)
      if (op == Op::subtract) return by([](T x, T y) { return difference_of(x, y); });
    if constexpr (floating) {
      if (op == Op::true_divide) return by([](T x, T y) { return quotient_of(x, y); });
      if (op == Op::fmax) return by([](T x, T y) { return extremum_over_nan<true>(x, y); });
      if (op == Op::fmin) return by([](T x, T y) { return extremum_over_nan<false>(x, y); });
    }
    if (op == Op::maximum || op == Op::fmax) return by([](T x, T y) { return extremum_of<true>(x, y); });
    by([](T x, T y) { return extremum_of<false>(x, y); });
  }
}

using UpdateElements = void (*)(Op, const char*, char*, const Rows&, int64_t);
#define CTN_UPDATE_ELEMENTS(CODE, TYPE, ...) update_elements<Stepped<TYPE>>,
constexpr UpdateElements kUpdateElements[] = {CTN_DTYPES(CTN_UPDATE_ELEMENTS)};
#undef CTN_UPDATE_ELEMENTS

void combine_rows(const Transfer& t, const Combiner& combiner, const IndexParams& params, DType value_dtype,
                  const char* value, char* a, const Rows& rows) {
  constexpr int64_t kFewElements = kForSpeed ? 8 : 1;
  if (t.row <= kFewElements && params.loop == t.dtype && value_dtype == t.dtype && is_scalar(params.op))
    return kUpdateElements[t.dtype](params.op, value, a, rows, t.row);
  // The function for truth values first makes a table, which takes longer than one of them.
  const bool is_long = params.op == ops::power && is_float(t.dtype);  // vectors of different places pay off
  if (kForSpeed && t.row == 1 && params.loop == t.dtype && value_dtype == t.dtype && t.dtype != CTN_BOOL &&
      !is_long)
    if (const FoldOneByOne combine = find_one_by_one(params.op, params.loop)) {
      FoldLine line{combiner.loop(), nullptr, 1, 0, nullptr, 0};
      for (int64_t i = 0; i < rows.n; ++i) {
        line.x = value + rows.sources[i];
        line.y = a + rows.targets[i];
        combine(line);
      }
      return;
    }
  if (kForSpeed && t.row <= Combiner::kStep / 4)
    return combine_short_rows(combiner, value, a, rows, t.row, int64_t(itemsize(t.dtype)),
                              int64_t(itemsize(value_dtype)));
  for (int64_t i = 0; i < rows.n; ++i) combiner(a + rows.targets[i], value + rows.sources[i], t.row);
}

}  // namespace

namespace {

/// Takes single elements of a vector, which is faster than rows.
bool gather_elements(const Transfer& t, const char* a, char* out, std::atomic<bool>& outside) {
  const int64_t item = t.row_bytes();
  const Positions& p = t.positions;
  if (!kForSpeed || p.k != 1 || p.lengths[0] == 0 || t.row > 1 || t.count > 1 || p.strides[0] != item ||
      t.step != item)
    return false;
  const auto take = copy_kernels().take[__builtin_ctzll(uint64_t(item))];
  parallel_for(p.n, divisible(items_within_grain(kGatherGrain, item)), [&](int64_t begin, int64_t end) {
    int64_t room[kBlock];
    for (int64_t n; begin < end; begin += n) {
      n = p.dtype == CTN_INT64 ? end - begin : std::min(kBlock, end - begin);
      if (!take(a, p.list(begin, n, room), n, p.lengths[0], p.outside, out + begin * item))
        outside.store(true, std::memory_order_relaxed);
    }
  });
  return true;
}

/// Whether the elements of a position are contiguous in the indexed array, and those of a place in the
/// result.
bool is_transposed(const Transfer& t) {
  constexpr int64_t few = 16;
  if (!kForSpeed || t.row > 1 || t.rest.empty() || t.positions.n < few) return false;
  const int64_t item = t.row_bytes();
  if (t.step != item) return false;
  for (const Dim<2>& dim : t.rest)
    if (dim.strides[0] == item && dim.length >= few) return true;
  return false;
}

/// Gathers parts of rows, and transposes them.
void gather_transposed(const Transfer& t, const char* a, char* out, std::atomic<bool>& outside) {
  constexpr int64_t kRows = 64, kBytes = 256;
  const int64_t item = t.row_bytes();
  Dims<2> outer;
  Dim<2> inner{1, {}};
  for (const Dim<2>& dim : t.rest)
    if (inner.length == 1 && dim.strides[0] == item && dim.length > 1)
      inner = dim;
    else
      outer.push_back(dim);
  const int64_t blocks = divide_up(t.positions.n, kRows), most = kBytes / item;
  const int64_t block_bytes = std::min(t.positions.n, kRows) * inner.length * item;
  const int64_t count = size_of(outer);
  parallel_for(blocks * count, divisible(items_within_grain(kGatherGrain, block_bytes)),
               [&](int64_t begin, int64_t end) {
                 alignas(64) char tile[kRows * kBytes];
                 int64_t offsets[kRows];
                 for (; begin < end; ++begin) {
                   const int64_t first = begin / count * kRows, n = std::min(kRows, t.positions.n - first);
                   if (!t.positions.checked_offsets(first, n, offsets)) {
                     outside.store(true, std::memory_order_relaxed);
                     continue;
                   }
                   const Walk<2> walk(outer, begin % count);
                   for (int64_t at = 0, m; at < inner.length; at += m) {
                     m = std::min(most, inner.length - at);
                     const char* from = a + walk.offset(0) + at * item;
                     for (int64_t i = 0; i < n; ++i)
                       std::memcpy(tile + i * kBytes, from + offsets[i], size_t(m * item));
                     transpose(tile, kBytes, out + first * item + walk.offset(1) + at * inner.strides[1],
                               inner.strides[1], n, m, size_t(item));
                   }
                 }
               });
}

}  // namespace

void gather_index(const Launch& launch, const IndexParams& params) {
  const Operand &a = launch.operands[0], &indices = launch.operands[1], &out = launch.operands[2];
  const Transfer t(a, indices, out, params);
  if (!kForSpeed || t.count * t.row == 0) check(t.positions, params);
  // The output is new, so that indices need not be read twice.
  std::atomic<bool> outside{false};
  const bool done = gather_elements(t, a.data, out.data, outside);
  if (done || is_transposed(t)) {
    if (!done) gather_transposed(t, a.data, out.data, outside);
    if (outside.load(std::memory_order_relaxed)) check(t.positions, params);
    return;
  }
  const int64_t blocks = divide_up(t.positions.n, kBlock), bytes = t.row_bytes();
  if (blocks * t.count * t.row == 0) return;
  const int64_t block_bytes = std::min(t.positions.n, kBlock) * bytes;
  const int64_t all = t.positions.n * t.count * bytes;
  const bool stream = kForSpeed && bytes >= 128 && bypasses_caches(all, all);
  parallel_for(blocks * t.count, divisible(items_within_grain(kGatherGrain, block_bytes)),
               [&](int64_t begin, int64_t end) {
                 int64_t offsets[kBlock];
                 while (begin < end) {
                   const int64_t first = begin / t.count * kBlock, place = begin % t.count;
                   const int64_t n = std::min(kBlock, t.positions.n - first);
                   const int64_t last = std::min(end - begin, t.count - place);
                   begin += last;
                   if constexpr (!kForSpeed) {
                     t.positions.offsets(first, n, offsets);
                   } else if (!t.positions.checked_offsets(first, n, offsets)) {
                     outside.store(true, std::memory_order_relaxed);
                     continue;
                   }
                   Walk<2> walk(t.rest, place);
                   for (int64_t i = 0; i < last; ++i, walk.advance(1)) {
                     const char* from = a.data + walk.offset(0);
                     const int64_t* at = offsets;
                     gather_rows([from, at](int64_t k, int64_t) { return from + at[k]; },
                                 out.data + first * t.step + walk.offset(1), t.step, n, bytes, stream);
                   }
                 }
                 if (stream) stream_fence();
               });
  if (outside.load(std::memory_order_relaxed)) check(t.positions, params);
}

void scatter_index(const Launch& launch, const IndexParams& params) {
  const Operand &value = launch.operands[0], &indices = launch.operands[1], &a = launch.operands[2];
  const Transfer t(a, indices, value, params);
  check(t.positions, params);
  const int64_t n = t.positions.n, bytes = t.row_bytes();
  if (n * t.count * t.row == 0) return;
  const Combiner combiner(t.dtype, value.dtype, params);
  const auto write = [&](const Rows& rows, int64_t first, const Walk<2>& walk, bool all) {
    const char* from = value.data + first * t.step + walk.offset(1);
    char* to = a.data + walk.offset(0);
    if (params.combine)
      combine_rows(t, combiner, params, value.dtype, from, to, rows);
    else if (kForSpeed && all)
      scatter_all(from, t.step, to, rows.targets, rows.n, bytes);
    else
      scatter_rows(from, to, rows, bytes);
  };
  const auto start = [&](Rows& rows) {  // sources count from the first of a block
    if (kForSpeed && !params.combine) return;
    for (int64_t i = 0; i < std::min(kBlock, n); ++i) rows.sources[i] = i * t.step;
  };
  const auto read = [&](Rows& rows, int64_t first) {
    rows.n = std::min(kBlock, n - first);
    t.positions.offsets(first, rows.n, rows.targets);
  };
  if (t.count > 1) {  // every thread owns part of the rest
    parallel_for(t.count, divisible(items_within_grain(kGatherGrain, n * bytes)),
                 [&](int64_t begin, int64_t end) {
                   Rows rows;
                   start(rows);
                   for (int64_t first = 0; first < n; first += kBlock) {
                     read(rows, first);
                     Walk<2> walk(t.rest, begin);
                     for (int64_t i = begin; i < end; ++i, walk.advance(1)) write(rows, first, walk, true);
                   }
                 });
    return;
  }
  const int64_t worthwhile = items_within_grain(kGatherGrain, bytes + 8);
  if (kForSpeed && n >= 2 * worthwhile && thread_count() > 1 && ascend(t.positions))
    return parallel_for(n, divisible(worthwhile), [&](int64_t begin, int64_t end) {
      const Walk<2> walk(t.rest);
      Rows rows;
      start(rows);
      for (int64_t first = begin; first < end; first += kBlock) {
        rows.n = std::min(kBlock, end - first);
        t.positions.offsets(first, rows.n, rows.targets);
        write(rows, first, walk, true);
      }
    });
  // Every thread owns positions of the first indexed axis and processes all indices that refer to them, in
  // order. All threads read all indices, so there are no more pieces than threads.
  const int64_t length = t.positions.lengths[0];
  int64_t grain = items_of_grain(length * kGatherGrain, n * (bytes + 8));
  // Choosing the indices takes as long as writing elements that are in the cache.
  if (kForSpeed && !params.combine && bytes <= 8 && length * bytes <= caches().second) grain = length;
  parallel_for(length, as_many_as_threads(grain, length), [&](int64_t begin, int64_t end) {
    const Walk<2> walk(t.rest);
    const bool all = begin == 0 && end == length;
    Rows rows;
    if (all) start(rows);
    for (int64_t first = 0; first < n; first += kBlock) {
      read(rows, first);
      if (!all) {
        int64_t kept = 0;
        for (int64_t i = 0; i < rows.n; ++i) {
          const int64_t row = wrap(t.positions.indices[first + i], length);
          rows.sources[kept] = i * t.step;
          rows.targets[kept] = rows.targets[i];
          kept += row >= begin && row < end;
        }
        rows.n = kept;
      }
      write(rows, first, walk, all);
    }
  });
}

}  // namespace catenary::cpu
