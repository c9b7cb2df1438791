// Folds along an axis: by the kernel where the device has it, otherwise operation by operation.
#include "impl/array/fold.h"

#include <algorithm>

#include "impl/array/launch.h"
#include "impl/backend/params/elementwise.h"
#include "impl/backend/params/fold.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/dtype/op.h"

namespace catenary {
namespace {

constexpr int64_t kFewSteps = 64;        // that are taken one after the other in any case
constexpr int64_t kManyKept = 4096;      // kept elements that occupy a processor by themselves
constexpr int64_t kManyTogether = 64;    // kept elements whose conversion costs little
constexpr int64_t kTogether = 16 << 10;  // elements that are combined at a time, of arrays of usual size
constexpr int64_t kMostTogether = 128 << 10;
constexpr int64_t kFewBytes = 8192;  // elements of one or two bytes that are combined one after the other
constexpr int64_t kMostChunks = 1024, kLeastChunks = 16, kLeastChunk = 16;

/// Whether results are soon the same for any further element, so that it takes longer to combine elements
/// side by side: most numbers have the divisor 1.
bool settles(const Fold& f, const Array& x) { return f.op == Op::gcd && x.backend().has_fused(); }

bool takes_few_cycles(const Fold& f) {
  return !is_float(f.loop) || f.op == ops::maximum || f.op == ops::minimum || f.op == Op::fmax ||
         f.op == Op::fmin;
}

/// y = op(y, x[k]) for every position of the axis; y has length one there.
void step_through(const Fold& f, const Array& x, int axis, bool any_order, Array& y) {
  if (x.backend().has_fused())
    return launch(kernels::fold, {f.op, f.loop, axis, FoldMode::reduce, any_order}, x, y);
  for (int64_t k = 0; k < x.dim(axis); ++k) combine(f, y, *slice_axis(x, axis, k, k + 1));
}

/// Returns the elements in the loop's dtype, unless each of them is converted together with many others and
/// they become larger.
ArrayRef converted(const Fold& f, const Array& x, int axis) {
  const bool many = x.size() >= kManyTogether * x.dim(axis);
  return many && itemsize(f.element()) > itemsize(x.dtype()) ? share(x) : asarray(x, f.element());
}

/// Returns at most kFewSteps positions, whose fold is that of all positions of x.
ArrayRef shrunk(const Fold& f, const Array& x, int axis) {
  int64_t n = x.dim(axis);
  const int64_t kept = x.size() / n;
  const int64_t together = std::clamp(x.size() / 16, kTogether, kMostTogether) / kept;
  int64_t m = n < 2 * together ? (n + 1) / 2 : together;
  Dims shape;
  for (int d = 0; d < x.ndim(); ++d) shape.push_back(d == axis ? m : x.dim(d));
  const ArrayRef y = empty_on(x.backend(), {shape.data(), shape.size()}, f.result());
  assign(*y, *slice_axis(x, axis, 0, m));
  for (int64_t k = m; k < n; k += m) {
    const int64_t end = std::min(k + m, n);
    combine(f, *slice_axis(*y, axis, 0, end - k), *slice_axis(x, axis, k, end));
  }
  for (; m > kFewSteps; m = n) {
    n = (m + 1) / 2;
    combine(f, *slice_axis(*y, axis, 0, m - n), *slice_axis(*y, axis, n, m));
  }
  return slice_axis(*y, axis, 0, m);
}

void run_through(const Fold& f, const Array& x, int axis, Array& y) {
  if (x.backend().has_fused())
    return launch(kernels::fold, {f.op, f.loop, axis, FoldMode::running, false}, x, y);
  for (int64_t k = 1; k < x.dim(axis); ++k) {
    const ArrayRef to = slice_axis(y, axis, k, k + 1);
    launch(kernels::elementwise, {f.op, f.loop}, *slice_axis(y, axis, k - 1, k),
           *slice_axis(x, axis, k, k + 1), *to);
  }
}

/// A view of the first `chunks` * `length` positions of the axis, as two axes.
ArrayRef chunked(const Array& a, int axis, int64_t chunks, int64_t length) {
  Dims shape, strides;
  for (int d = 0; d < a.ndim(); ++d) {
    if (d == axis) {
      shape.push_back(chunks);
      strides.push_back(length * a.stride(d));
    }
    shape.push_back(d == axis ? length : a.dim(d));
    strides.push_back(a.stride(d));
  }
  return view_as(a, a.data(), {shape.data(), shape.size()}, {strides.data(), strides.size()}, true);
}

}  // namespace

void combine(const Fold& f, Array& y, const Array& x) {
  if (y.size() == 0) return;
  launch(kernels::elementwise, {f.op, f.loop}, y, x, y);
  y.storage().mark_written();
}

void combine_where(const Fold& f, Array& y, const Array& x, const Array* mask) {
  if (!mask) return combine(f, y, x);
  if (y.size() == 0) return;
  const ArrayRef next = empty_on(y.backend(), y.shape(), y.dtype());
  launch(kernels::elementwise, {f.op, f.loop}, y, x, *next);
  launch(kernels::elementwise, {ops::select, y.dtype()}, *mask, *next, y, y);
}

ArrayRef fold_axis(const Fold& f, const Array& x, int axis, const Array* initial, const Array* mask,
                   bool any_order) {
  const int64_t n = x.dim(axis);
  Dims shape;
  for (int d = 0; d < x.ndim(); ++d) shape.push_back(d == axis ? 1 : x.dim(d));
  ArrayRef y = empty_on(x.backend(), {shape.data(), shape.size()}, f.result());
  ArrayRef rest = share(x);
  if (initial) {
    fill(*y, *initial);
  } else {
    assign(*y, *slice_axis(x, axis, 0, 1));
    rest = slice_axis(x, axis, 1, n);
  }
  if (rest->size() == 0) return y;
  if (mask) {
    for (int64_t k = 0; k < n; ++k)
      combine_where(f, *y, *slice_axis(x, axis, k, k + 1), slice_axis(*mask, axis, k, k + 1).get());
    return y;
  }
  rest = converted(f, *rest, axis);
  const bool direct = x.backend().has_fused() && rest->stride(axis) == int64_t(itemsize(rest->dtype()));
  const bool halves = any_order && !direct && !settles(f, x);
  if (halves && rest->dim(axis) > kFewSteps && y->size() < kManyKept) rest = shrunk(f, *rest, axis);
  step_through(f, *rest, axis, any_order, *y);
  y->storage().mark_written();
  return y;
}

// One position depends on the one before it, so that a long axis with few others is computed number by
// number. If the order does not matter, chunks of it can be computed side by side, and then combined with
// what comes before them, which pays off for bytes and on devices.
void run_axis(const Fold& f, const Array& x, int axis, bool any_order, Array& y) {
  const int64_t n = x.dim(axis), kept = x.size() / n;
  if (const ArrayRef elements = converted(f, x, axis); elements.get() != &x)
    return run_axis(f, *elements, axis, any_order, y);
  const bool apart = kept == 1 || x.stride(axis) == int64_t(itemsize(x.dtype()));
  const int64_t chunks = std::min(std::max(kMostChunks / kept, int64_t{1}), n / kLeastChunk);
  const bool in_line = kept == 1 && x.backend().has_fused() && takes_few_cycles(f) &&
                       (itemsize(f.element()) > 2 || n < kFewBytes);
  if (!any_order || settles(f, x) || in_line || !apart || chunks < kLeastChunks)
    return run_through(f, x, axis, y);
  const int64_t length = n / chunks, whole = chunks * length;
  const ArrayRef from = chunked(x, axis, chunks, length), to = chunked(y, axis, chunks, length);
  assign(*slice_axis(*to, axis + 1, 0, 1), *slice_axis(*from, axis + 1, 0, 1));
  run_through(f, *from, axis + 1, *to);
  const ArrayRef totals = copy(*slice_axis(*to, axis + 1, length - 1, length));
  run_through(f, *totals, axis, *totals);
  const ArrayRef later = slice_axis(*to, axis, 1, chunks);
  combine(f, *later, *broadcast_to(*slice_axis(*totals, axis, 0, chunks - 1), later->shape()));
  if (whole < n) run_through(f, *slice_axis(x, axis, whole - 1, n), axis, *slice_axis(y, axis, whole - 1, n));
}

void fold_segments(const Fold& f, const Array& x, int axis, const Array& bounds, bool any_order, Array& y) {
  const int64_t count = bounds.dim(1);
  const ArrayRef given = converted(f, x, axis);
  if (x.backend().has_fused()) {
    const ArrayRef there = to_backend(bounds, x.backend());
    return launch(kernels::fold, {f.op, f.loop, axis, FoldMode::segments, any_order}, *given, *there, y);
  }
  const int64_t* const from = reinterpret_cast<const int64_t*>(bounds.data());
  for (int64_t i = 0; i < count; ++i) {
    const ArrayRef segment = slice_axis(x, axis, from[i], from[count + i]);
    assign(*slice_axis(y, axis, i, i + 1), *fold_axis(f, *segment, axis, nullptr, nullptr, any_order));
  }
}

}  // namespace catenary
