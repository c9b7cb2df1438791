// Sums, products, extrema and their positions along axes.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "impl/backend/cuda/geometry.h"
#include "impl/backend/cuda/kernels/copy.h"
#include "impl/backend/cuda/kernels/reduce.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/kernels.h"
#include "impl/backend/params/reduction.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

// Results depend on how elements are divided, which therefore only depends on shapes.
constexpr int64_t kBlocks = 1024;  // enough for every GPU
constexpr int64_t kThreadUnits =
    8;  // minimum number of units of a thread, if elements are divided into parts
constexpr int64_t kGroupUnits = 128;  // maximum number of units of a total that a part of a warp reduces

/// The dimensions of the input and the output, sorted by the strides of the input.
struct Axes {
  Dims<2> kept;     // operand 0 is the input, operand 1 the output
  Dims<1> reduced;  // of the input
  int64_t kept_size = 1, reduced_size = 1;

  void keep(int64_t length, int64_t x_stride, int64_t y_stride) {
    kept_size *= length;
    kept.push_back({length, {x_stride, y_stride}});
  }
  void reduce(int64_t length, int64_t stride) {
    reduced_size *= length;
    reduced.push_back({length, {stride}});
  }
  void sort() {
    sort_dims(kept, 0);
    sort_dims(reduced, 0);
    merge_dims(kept);
    merge_dims(reduced);
  }
  /// Whether neighboring elements belong to different totals.
  bool by_columns() const {
    if (reduced_size <= 1) return true;
    return kept_size > 1 && innermost(kept) < innermost(reduced);
  }

 private:
  template <int N>
  static int64_t innermost(const Dims<N>& dims) {
    return std::abs(dims[dims.size() - 1].strides[0]);
  }
};

/// Calls body(layout, offset in bytes) for parts of the reduced elements, and once if there are no elements.
template <class Body>
void for_reduced(const Axes& axes, Body&& body) {
  if (axes.reduced_size == 0) return body(Layout<1>{}, int64_t{0});
  for_parts(axes.reduced,
            [&](const Layout<1>& layout, const int64_t(&offsets)[1]) { body(layout, offsets[0]); });
}

/// The innermost dimension of a layout, and the others.
template <int N>
struct Line {
  uint32_t length = 1;
  int64_t strides[N] = {};
  Layout<N> others;

  explicit Line(const Layout<N>& layout) : others(layout) {
    if (layout.ndim == 0) return;
    length = layout.lengths[0].value;
    others.size = layout.size / length;
    others.ndim = layout.ndim - 1;
    for (int d = 0; d < others.ndim; ++d) others.lengths[d] = layout.lengths[d + 1];
    for (int k = 0; k < N; ++k) {
      strides[k] = layout.strides[k][0];
      for (int d = 0; d < others.ndim; ++d) others.strides[k][d] = layout.strides[k][d + 1];
    }
  }
};

/// Whether operand 0 is only moved by multiples of `bytes`.
template <int N>
bool moves_by(const Layout<N>& layout, int64_t bytes) {
  bool moves = true;
  for (int d = 0; d < layout.ndim; ++d) moves = moves && layout.strides[0][d] % bytes == 0;
  return moves;
}

/// What one pass starts.
struct Pass {
  Function rows;
  Function columns;
  int64_t item;  // bytes of an element as the kernels count, which decide about the elements of a unit
  bool packs;    // the elements have this size
};

int64_t power_of_two(int64_t at_least) { return int64_t(std::bit_ceil(uint64_t(at_least))); }

struct RowsPlan {
  int64_t unit, line, units, group, parts;

  RowsPlan(const Layout<1>& reduced, const Axes& axes, int64_t item) : unit(reduce_row_unit(size_t(item))) {
    const int64_t length = reduced.ndim ? reduced.lengths[0].value : reduced.size;
    line = std::max<int64_t>(divide_up(length, unit), 1);
    units = length ? line * (reduced.size / length) : 0;
    const bool several = units <= kGroupUnits || (units <= 4 * kGroupUnits && axes.kept_size >= 4 * kBlocks);
    group = several ? std::min<int64_t>(power_of_two(std::max<int64_t>(divide_up(units, 4), 1)), 32)
                    : kReduceThreads;
    parts = std::min(divide_up(kBlocks, axes.kept_size), units / (kReduceThreads * kThreadUnits));
    parts = several ? 1 : std::max<int64_t>(parts, 1);
  }
};

struct ColumnsPlan {
  int64_t unit, across, down, parts;

  ColumnsPlan(const Layout<1>& reduced, const Axes& axes, int64_t item)
      : unit(reduce_column_unit(size_t(item))) {
    const int64_t line = axes.kept.empty() ? 1 : axes.kept[axes.kept.size() - 1].length;
    const int64_t units = divide_up(line, unit) * (axes.kept_size / line);
    across = power_of_two(std::min<int64_t>(units, 32));
    down = power_of_two(
        std::max<int64_t>(divide_up(std::min<int64_t>(reduced.size, kReduceColumnThreads), 4), 1));
    down = std::clamp(down, 32 / across, kReduceColumnThreads / across);
    parts = std::min(divide_up(kBlocks, divide_up(units, across)), reduced.size / (down * kThreadUnits));
    parts = std::max<int64_t>(parts, 1);
  }
};

void start_rows(Work& work, const Pass& pass, const RowsPlan& plan, const char* x, char* y,
                const Layout<1>& reduced, const Layout<2>& kept, int64_t parts, int64_t part_stride,
                const ReduceEnd& end) {
  const Line<1> line(reduced);
  const int64_t bytes = pass.item * plan.unit;
  ReduceRowsParams p{};
  p.x = x;
  p.y = y;
  p.lines = line.others;
  p.units = make_divisor(uint32_t(plan.line));
  p.size = uint32_t(plan.units);
  p.part = uint32_t(divide_up(plan.units, parts));
  p.stride = line.strides[0];
  p.length = line.length;
  p.group = uint32_t(plan.group);
  p.kept = kept;
  p.parts = make_divisor(uint32_t(parts));
  p.part_stride = part_stride;
  p.packed = pass.packs && line.strides[0] == pass.item &&
             reinterpret_cast<uintptr_t>(x) % uint64_t(bytes) == 0 && moves_by(line.others, bytes) &&
             moves_by(kept, bytes);
  p.end = end;
  const int64_t groups = kReduceThreads / plan.group;
  work.start(pass.rows, {kReduceThreads, unsigned(divide_up(int64_t(kept.size) * parts, groups))}, p);
}

void start_columns(Work& work, const Pass& pass, const ColumnsPlan& plan, const char* x, char* y,
                   const Layout<1>& reduced, const Layout<2>& kept, int64_t parts, int64_t part_stride,
                   const ReduceEnd& end) {
  const Line<2> line(kept);
  const int64_t bytes = pass.item * plan.unit, units = divide_up(int64_t(line.length), plan.unit);
  ReduceColumnsParams p{};
  p.x = x;
  p.y = y;
  p.lines = line.others;
  p.units = make_divisor(uint32_t(units));
  p.size = uint32_t(units) * line.others.size;
  p.strides[0] = line.strides[0];
  p.strides[1] = line.strides[1];
  p.length = line.length;
  p.across = uint32_t(plan.across);
  p.reduced = reduced;
  p.part = uint32_t(divide_up(int64_t(reduced.size), parts));
  p.part_stride = part_stride;
  p.packed = pass.packs && line.strides[0] == pass.item &&
             reinterpret_cast<uintptr_t>(x) % uint64_t(bytes) == 0 && moves_by(line.others, bytes) &&
             moves_by(reduced, bytes);
  p.end = end;
  work.start(pass.columns,
             {unsigned(plan.across * plan.down), unsigned(divide_up(p.size, plan.across) * parts)}, p);
}

/// Starts one pass. With `divided`, totals of parts are stored `part_stride` bytes apart.
void start(Work& work, const Pass& pass, const Axes& axes, bool columns, const char* x, char* y, bool divided,
           int64_t part_stride, ReduceEnd end) {
  for_reduced(axes, [&](const Layout<1>& reduced, int64_t offset) {
    const RowsPlan rows(reduced, axes, pass.item);
    const ColumnsPlan across(reduced, axes, pass.item);
    const int64_t parts = !divided ? 1 : columns ? across.parts : rows.parts;
    for_parts(axes.kept, [&](const Layout<2>& kept, const int64_t(&offsets)[2]) {
      const char* from = x + offset + offsets[0];
      if (columns)
        start_columns(work, pass, across, from, y + offsets[1], reduced, kept, parts, part_stride, end);
      else
        start_rows(work, pass, rows, from, y + offsets[1], reduced, kept, parts, part_stride, end);
    });
    y += parts * part_stride;
    end.origin += reduced.size;
  });
}

/// Reduces x by `first`; if elements are divided into parts, their totals, of `total_size` bytes, by
/// `second`.
void reduce_axes(Work& work, const Pass& first, const Pass& second, int64_t total_size, const Axes& axes,
                 const char* x, char* y, const ReduceEnd& end) {
  const bool columns = axes.by_columns();
  int64_t parts = 0;
  for_reduced(axes, [&](const Layout<1>& reduced, int64_t) {
    parts +=
        columns ? ColumnsPlan(reduced, axes, first.item).parts : RowsPlan(reduced, axes, first.item).parts;
  });
  if (parts == 1) return start(work, first, axes, columns, x, y, false, 0, end);

  // The totals of neighboring parts, or those of neighboring kept elements, are beside each other.
  char* const totals = work.scratch(size_t(axes.kept_size * parts * total_size));
  const int64_t part_stride = columns ? axes.kept_size * total_size : total_size;
  int64_t stride = columns ? total_size : parts * total_size;
  Axes divided = axes, rest;
  for (size_t d = axes.kept.size(); d-- > 0; stride *= axes.kept[d].length)
    divided.kept[d].strides[1] = stride;
  for (size_t d = 0; d < axes.kept.size(); ++d)
    rest.keep(axes.kept[d].length, divided.kept[d].strides[1], axes.kept[d].strides[1]);
  rest.reduce(parts, part_stride);
  rest.sort();
  ReduceEnd stored = end;
  stored.partial = true;
  start(work, first, divided, columns, x, totals, true, part_stride, stored);
  start(work, second, rest, columns, totals, y, false, 0, end);
}

/// Whether a dtype has kernels of its own.
constexpr bool has_kernels(DType dtype) {
#define CTN_IS(TYPE, NAME) dtype == DTypeOf<TYPE>::value ||
  return CTN_REDUCE_DTYPES(CTN_IS) false;
#undef CTN_IS
}

struct ReduceFunctions {
  TypedFunctions rows, columns, any_rows, any_columns;

  Pass of(DType dtype) { return {rows[dtype], columns[dtype], int64_t(itemsize(dtype)), true}; }
  Pass any(DType total) { return {any_rows[total], any_columns[total], int64_t(itemsize(total)), false}; }
};
#define CTN_FUNCTIONS(MODULE, OP, ANY)                                                      \
  {                                                                                         \
    TypedFunctions(MODULE, OP "_rows"), TypedFunctions(MODULE, OP "_columns"),              \
        TypedFunctions(MODULE, OP "_rows_" ANY), TypedFunctions(MODULE, OP "_columns_" ANY) \
  }
constinit ReduceFunctions reductions[] = {
    CTN_FUNCTIONS("reduce_sum", "sum", "any"), CTN_FUNCTIONS("reduce_prod", "prod", "any"),
    CTN_FUNCTIONS("reduce_max", "max", "any"), CTN_FUNCTIONS("reduce_min", "min", "any")};
constinit ReduceFunctions searches[] = {CTN_FUNCTIONS("arg_reduce", "arg_min", "any"),
                                        CTN_FUNCTIONS("arg_reduce", "arg_max", "any")};
struct PartFunctions {
  TypedFunctions rows, columns;
};
constinit PartFunctions part_searches[] = {{TypedFunctions("arg_reduce", "arg_min_rows_parts"),
                                            TypedFunctions("arg_reduce", "arg_min_columns_parts")},
                                           {TypedFunctions("arg_reduce", "arg_max_rows_parts"),
                                            TypedFunctions("arg_reduce", "arg_max_columns_parts")}};
#undef CTN_FUNCTIONS

constinit TypedFunctions casts("copy", "copy_strided"), finishes("reduce_finish", "reduce_finish");

/// Whether the reductions store results themselves.
bool is_stored(DType compute, DType result, double scale) {
  if (is_float(compute)) return is_float(result);
  if (is_float(result) || scale != 1) return false;
  if (compute == CTN_BOOL) return true;
  return result != CTN_BOOL && itemsize(result) <= itemsize(compute);
}

/// Gives the dimensions strides for contiguous elements of a size, from the innermost one on.
template <int N>
int64_t make_contiguous(Dims<N>& dims, int operand, int64_t size) {
  for (size_t d = dims.size(); d-- > 0; size *= dims[d].length) dims[d].strides[operand] = size;
  return size;
}

/// Converts x to another dtype, in `room`, and makes it the input.
void convert(Work& work, Axes& axes, const char* x, DType from, char* room, DType to) {
  Axes converted = axes;
  make_contiguous(converted.kept, 0, make_contiguous(converted.reduced, 0, int64_t(itemsize(to))));
  Dims<2> dims;
  for (size_t d = 0; d < axes.kept.size(); ++d)
    dims.push_back({axes.kept[d].length, {axes.kept[d].strides[0], converted.kept[d].strides[0]}});
  for (size_t d = 0; d < axes.reduced.size(); ++d)
    dims.push_back({axes.reduced[d].length, {axes.reduced[d].strides[0], converted.reduced[d].strides[0]}});
  for_parts(dims, [&](const Layout<2>& layout, const int64_t(&offsets)[2]) {
    work.start(casts[from], {kCopyThreads, work.blocks(layout.size, kCopyThreads)},
               StridedCopyParams{layout, x + offsets[0], room + offsets[1], 0, to});
  });
  axes = converted;
  axes.sort();
}

}  // namespace

void reduce(Work& work, const Launch& launch, const ReduceParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  Axes axes;
  for (int i = 0; i < x.ndim; ++i) {
    if (x.shape[i] == y.shape[i])
      axes.keep(x.shape[i], x.strides[i], y.strides[i]);
    else
      axes.reduce(x.shape[i], x.strides[i]);
  }
  if (axes.kept_size == 0) return;
  axes.sort();

  const DType compute = compute_dtype(params.accumulator);
  const bool is_sum = params.op == ReduceOp::sum, is_modular = is_sum || params.op == ReduceOp::prod;
  // The dtypes of totals, and of those that are stored for parts.
  const DType total = is_float(compute)                     ? compute
                      : is_modular || compute == CTN_UINT64 ? CTN_UINT64
                                                            : CTN_INT64;
  const DType part = is_sum && is_float(compute) ? CTN_FLOAT64 : total;
  ReduceEnd end{};
  end.compute = compute;
  end.result = y.dtype;
  end.size = int32_t(itemsize(y.dtype));
  end.scale = params.scale;
  // A mean divides, because the product with a rounded reciprocal may differ in the last place.
  const double count = double(axes.reduced_size);
  end.divisor = params.scale != 1 && params.scale == 1 / count ? count : 0;

  // Sums and products of integers are computed modulo 2^64, whatever dtype they are converted to.
  const bool is_same =
      compute_dtype(x.dtype) == compute || (is_modular && !is_float(compute) && !is_float(x.dtype));
  const bool converts = !is_same && !is_float(compute);
  const bool stores = is_stored(compute, y.dtype, params.scale);
  const int64_t part_size = int64_t(itemsize(part));
  char* room = nullptr;
  char* totals = nullptr;
  if (converts) room = work.scratch(size_t(std::max<int64_t>(size_of(x), 1)) * itemsize(compute));
  if (!stores) totals = work.scratch(size_t(axes.kept_size * part_size));
  const DType from = converts ? compute : x.dtype;
  end.from = from;
  Axes results = axes;  // from totals to results
  ReduceFunctions& functions = reductions[int(params.op)];
  const Pass pass = has_kernels(from) && (is_same || converts) ? functions.of(from) : functions.any(total);
  const auto start_all = [&](const Axes& all, const char* input) {
    reduce_axes(work, pass, functions.of(part), part_size, all, input, stores ? y.data : totals, end);
  };
  if (!stores) {
    end.partial = true;
    make_contiguous(axes.kept, 1, part_size);
    for (size_t d = 0; d < axes.kept.size(); ++d) results.kept[d].strides[0] = axes.kept[d].strides[1];
  }
  if (converts) {
    convert(work, axes, x.data, x.dtype, room, compute);
    start_all(axes, room);
  } else {
    start_all(axes, x.data);
  }
  if (stores) return;
  end.partial = false;
  for_parts(results.kept, [&](const Layout<2>& layout, const int64_t(&offsets)[2]) {
    work.start(finishes[part], {kReduceThreads, work.blocks(layout.size, kReduceThreads)},
               ReduceFinishParams{layout, totals + offsets[0], y.data + offsets[1], end});
  });
}

void arg_reduce(Work& work, const Launch& launch, const ArgReduceParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  Axes axes;
  for (int i = 0; i < x.ndim; ++i) {
    if (i == params.axis)
      axes.reduce(x.shape[i], x.strides[i]);
    else
      axes.keep(x.shape[i], x.strides[i], y.strides[i]);
  }
  if (axes.kept_size == 0) return;
  axes.sort();
  const DType compute = compute_dtype(x.dtype);
  const DType part = is_float(compute) || compute == CTN_UINT64 ? compute : CTN_INT64;
  constexpr int64_t found_size = sizeof(Found<int64_t>);
  ReduceFunctions& functions = searches[params.largest];
  PartFunctions& parts = part_searches[params.largest];
  ReduceEnd end{};
  end.from = x.dtype;
  reduce_axes(work, has_kernels(x.dtype) ? functions.of(x.dtype) : functions.any(CTN_INT64),
              {parts.rows[part], parts.columns[part], found_size, false}, found_size, axes, x.data, y.data,
              end);
}

}  // namespace catenary::cuda
