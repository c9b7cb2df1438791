#include "impl/array/array.h"

using catenary::Ref;
using catenary::Storage;

ctn_array::ctn_array(Ref<Storage> storage, char* data, catenary::DType dtype, int ndim)
    : storage_(std::move(storage)), data_(data), dims_(inline_dims_), dtype_(dtype), ndim_(ndim) {
  if (ndim > catenary::kInlineDims) dims_ = new int64_t[2 * size_t(ndim)];
}

ctn_array::~ctn_array() {
  if (dims_ != inline_dims_) delete[] dims_;
}

void ctn_array::finish(uint8_t extra_flags) {
  size_ = 1;
  for (int i = 0; i < ndim_; ++i) size_ *= dim(i);
  // As NumPy: strides of axes of length one, and all strides of empty arrays, do not matter.
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
