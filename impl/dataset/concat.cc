// Makes batches of examples.
#include <algorithm>

#include "impl/array/manipulation.h"
#include "impl/dataset/dataset.h"

namespace catenary {
namespace {

/// The lengths of the largest array along each axis, after all of them have been found to fit together.
Dims common_shape(Span<const Array* const> arrays, bool pads) {
  const Array& first = *arrays[0];
  Dims shape(first.shape().begin(), first.shape().end());
  for (size_t i = 1; i < arrays.size; ++i) {
    const Array& a = *arrays[i];
    if (a.dtype() != first.dtype())
      fail(CTN_ERROR_DTYPE, "examples: expected %s as in example 0, got %s in example %zu",
           dtype_name(first.dtype()), dtype_name(a.dtype()), i);
    if (pads ? a.ndim() != first.ndim() : !same_shape(a.shape(), first.shape()))
      fail(CTN_ERROR_SHAPE, "examples: expected %s %s as in example 0, got %s in example %zu",
           pads ? "as many axes as" : "the shape", shape_text(first.shape()).c_str(),
           shape_text(a.shape()).c_str(), i);
    require_same_backend(first, a);
    for (int axis = 0; axis < a.ndim(); ++axis)
      shape[size_t(axis)] = std::max(shape[size_t(axis)], a.dim(axis));
  }
  return shape;
}

}  // namespace

ArrayRef concat_arrays(Span<const Array* const> arrays, const double* padding) {
  if (arrays.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "examples: expected at least one, got none");
  const Dims shape = common_shape(arrays, padding != nullptr);
  if (std::all_of(arrays.begin(), arrays.end(), [&](const Array* a) {
        return same_shape(a->shape(), {shape.data(), shape.size()});
      }))
    return stack(arrays, 0);
  Dims whole;
  whole.push_back(int64_t(arrays.size));
  for (const int64_t length : shape) whole.push_back(length);
  const ArrayRef result = empty_on(arrays[0]->backend(), {whole.data(), whole.size()}, arrays[0]->dtype());
  fill_f64(*result, *padding);
  for (size_t i = 0; i < arrays.size; ++i) {
    ArrayRef place = slice_axis(*result, 0, int64_t(i), int64_t(i) + 1);
    for (int axis = 0; axis < arrays[i]->ndim(); ++axis)
      place = slice_axis(*place, axis + 1, 0, arrays[i]->dim(axis));
    assign(*place, *expand_dims(*arrays[i], 0));
  }
  return result;
}

void check_padding(Span<const double> padding, size_t part_count) {
  if (padding.size > 1 && padding.size != part_count)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "padding: expected none, one value, or one for each of %zu parts, got %zu", part_count,
         padding.size);
}

Parts concat_examples(Span<const Parts> examples, const Padding& padding) {
  if (examples.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "examples: expected at least one, got none");
  const size_t count = examples[0].size();
  check_padding(padding, count);
  Parts batch;
  batch.reserve(count);
  std::vector<const Array*> arrays(examples.size);
  for (size_t part = 0; part < count; ++part) {
    for (size_t i = 0; i < examples.size; ++i) {
      if (examples[i].size() != count)
        fail(CTN_ERROR_SHAPE, "examples: expected %zu arrays as in example 0, got %zu in example %zu", count,
             examples[i].size(), i);
      arrays[i] = examples[i][part].get();
    }
    batch.push_back(
        concat_arrays(arrays, padding.empty() ? nullptr : &padding[padding.size() == 1 ? 0 : part]));
  }
  return batch;
}

ArrayRef datasets::concat_examples(Span<const Array* const> arrays, bool pads, double padding) {
  return concat_arrays(arrays, pads ? &padding : nullptr);
}

}  // namespace catenary
