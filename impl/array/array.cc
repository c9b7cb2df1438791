// Arrays: construction, views and layout flags.
#include "impl/array/array.h"

using catenary::Ref;
using catenary::Storage;

namespace {

/// Allocates the shape and strides of an array with more dimensions than fit inside the object.
int64_t* new_dims(size_t ndim) {
  if (ndim > CTN_MAX_NDIM)
    catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "expected an array of at most %d dimensions, got %zu",
                   CTN_MAX_NDIM, ndim);
  return new int64_t[2 * ndim];
}

}  // namespace

ctn_array::ctn_array(Ref<Storage> storage, char* data, catenary::DType dtype, int ndim)
    : storage_(storage.get()), base_(nullptr), data_(data), dims_(inline_dims_), dtype_(dtype), ndim_(ndim) {
  if (ndim > catenary::kInlineDims) dims_ = new_dims(size_t(ndim));
  storage.leak();
}

ctn_array::ctn_array(const ctn_array& viewed, char* data, catenary::DType dtype, int ndim)
    : storage_(viewed.storage_),
      base_(viewed.base_ ? viewed.base_ : &viewed),
      data_(data),
      dims_(inline_dims_),
      dtype_(dtype),
      ndim_(ndim) {
  if (ndim > catenary::kInlineDims) dims_ = new_dims(size_t(ndim));
  base_->retain();
}

ctn_array::~ctn_array() {
  if (dims_ != inline_dims_) delete[] dims_;
  if (base_)
    base_->release();
  else
    storage_->release();
}

void ctn_array::set_layout(catenary::Shape shape, catenary::Shape strides) {
  const size_t ndim = shape.size;
  int64_t* dims = ndim > size_t(catenary::kInlineDims) ? new_dims(ndim) : inline_dims_;
  if (dims_ != inline_dims_) delete[] dims_;
  dims_ = dims;
  ndim_ = int32_t(ndim);
  for (size_t i = 0; i < ndim; ++i) {
    dims_[i] = shape[i];
    dims_[ndim + i] = strides[i];
  }
  finish(flags_ & (owns | writeable | fixed | (ndim == 0 ? weak : 0)));
}

void ctn_array::finish(uint8_t extra_flags) {
  size_ = 1;
  for (int i = 0; i < ndim_; ++i) size_ *= dim(i);
  // As in NumPy, strides of axes of length one and all strides of empty arrays do not matter.
  bool c = true, f = true;
  const int64_t item = int64_t(catenary::itemsize(dtype_));
  int64_t expected = item;
  for (int i = ndim_ - 1; i >= 0; --i) {
    if (dim(i) != 1 && stride(i) != expected) c = false;
    expected *= dim(i);
  }
  expected = item;
  for (int i = 0; i < ndim_; ++i) {
    if (dim(i) != 1 && stride(i) != expected) f = false;
    expected *= dim(i);
  }
  if (size_ == 0) c = f = true;
  flags_ = uint8_t((c ? c_contiguous : 0) | (f ? f_contiguous : 0) | extra_flags);
}

void ctn_array::check_f_order() {
  int longer = 0;
  for (int i = 0; i < ndim_; ++i) longer += dim(i) != 1;
  if (longer <= 1) flags_ |= f_contiguous;
}

void ctn_array::clear_strides() {
  for (int i = 0; i < ndim_; ++i) dims_[ndim_ + i] = 0;
}
