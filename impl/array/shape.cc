// Checks and describes shapes, axes and devices.
#include "impl/array/array.h"

namespace catenary {

std::string describe(const Array& a) {
  return std::string(dtype_name(a.dtype())) + " " + shape_text(a.shape());
}

bool same_shape(Shape a, Shape b) {
  return a.size == b.size && (a.size == 0 || std::memcmp(a.data, b.data, a.size * sizeof(int64_t)) == 0);
}

Dims broadcast_shapes(Span<const Array* const> arrays) {
  int ndim = 0;
  for (const Array* a : arrays) ndim = a->ndim() > ndim ? a->ndim() : ndim;
  Dims shape(static_cast<size_t>(ndim));
  for (int64_t& d : shape) d = 1;
  for (const Array* a : arrays)
    for (int i = 0; i < a->ndim(); ++i) {
      int64_t& d = shape[size_t(ndim - a->ndim() + i)];
      if (a->dim(i) == d || a->dim(i) == 1) continue;
      if (d != 1) {
        std::string text;
        for (const Array* each : arrays) text += (text.empty() ? "" : " and ") + shape_text(each->shape());
        fail(CTN_ERROR_SHAPE, "operands: expected shapes that broadcast together, got %s", text.c_str());
      }
      d = a->dim(i);
    }
  return shape;
}

int normalize_axis(int64_t axis, int ndim, const char* name) {
  if (axis < -ndim || axis >= ndim)
    fail(CTN_ERROR_INDEX, "%s: %lld is out of bounds for an array of %d dimensions", name, (long long)axis,
         ndim);
  return int(axis < 0 ? axis + ndim : axis);
}

void require_writeable(const Array& a, const char* name) {
  if (!a.is_writeable())
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a writeable array, got a read-only view %s", name,
         describe(a).c_str());
}

void require_same_backend(const Array& a, const Array& b) {
  if (&a.backend() != &b.backend())
    fail(CTN_ERROR_DEVICE, "expected operands on one device, got %s and %s", a.backend().name().c_str(),
         b.backend().name().c_str());
}

Backend& common_backend(Span<const Array* const> arrays, Backend* otherwise) {
  const Array* first = nullptr;
  for (const Array* a : arrays) {
    if (!a || a->is_weak()) continue;
    if (!first) first = a;
    require_same_backend(*first, *a);
  }
  return first ? first->backend() : otherwise ? *otherwise : current_backend();
}

ArrayRef beside(const Array& a, Backend& backend) {
  return a.is_weak() ? to_backend(*view(a, CTN_DTYPE_NONE), backend) : share(a);
}

Together::Together(const Array& first, const Array& second, Backend* otherwise) {
  const Array* both[2] = {&first, &second};
  Backend& backend = common_backend({both, 2}, otherwise);
  a = beside(first, backend);
  b = beside(second, backend);
}

static void byte_range(const Array& a, const char** begin, const char** end) {
  *begin = a.data();
  *end = a.data() + itemsize(a.dtype());
  for (int i = 0; i < a.ndim(); ++i) {
    int64_t reach = a.stride(i) * (a.dim(i) - 1);
    (reach < 0 ? *begin : *end) += reach;
  }
}

bool ranges_overlap(const Array& a, const Array& b) {
  if (a.size() == 0 || b.size() == 0 || &a.backend() != &b.backend()) return false;
  const char *a_begin, *a_end, *b_begin, *b_end;
  byte_range(a, &a_begin, &a_end);
  byte_range(b, &b_begin, &b_end);
  return a_begin < b_end && b_begin < a_end;
}

bool overlaps_partially(const Array& a, const Array& out) {
  if (!ranges_overlap(a, out)) return false;
  const bool identical = a.data() == out.data() && a.dtype() == out.dtype() &&
                         same_shape(a.shape(), out.shape()) && same_shape(a.strides(), out.strides());
  return !identical;
}

}  // namespace catenary
