// The files of MNIST.
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <cstdlib>

#include "impl/dataset/datasets.h"
#include "impl/dataset/files.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary::datasets {
namespace {

constexpr int64_t kSide = 28;

std::string folder_of(const char* folder) {
  if (folder) return folder;
  const char* data = std::getenv("CATENARY_DATA");
  if (!data || !*data)
    fail(CTN_ERROR_NOT_FOUND,
         "folder: expected the folder of MNIST's files, such as train-images-idx3-ubyte.gz, because the "
         "environment variable CATENARY_DATA is not set");
  return std::string(data) + "/mnist";
}

ArrayRef read(const std::string& folder, const char* name, const int64_t (&shape)[3], size_t ndim) {
  std::string path = folder + "/" + name;
  if (access(path.c_str(), F_OK) != 0) {
    if (access((path + ".gz").c_str(), F_OK) != 0)
      fail(CTN_ERROR_NOT_FOUND, "folder: expected %s or %s.gz, and there is neither", path.c_str(),
           path.c_str());
    path += ".gz";
  }
  const ArrayRef array = read_idx(path.c_str());
  bool fits = array->dtype() == CTN_UINT8 && array->ndim() == int(ndim);
  for (size_t i = 1; i < ndim && fits; ++i) fits = array->dim(int(i)) == shape[i];
  if (!fits)
    fail(CTN_ERROR_FORMAT, "%s: expected uint8 %s, got %s", path.c_str(), ndim == 3 ? "(N, 28, 28)" : "(N,)",
         describe(*array).c_str());
  return array;
}

ArrayRef scaled(const Array& images, int64_t ndim, int64_t channels, double scale, DType dtype) {
  const int64_t count = images.dim(0);
  const ArrayRef values = elementwise_scalar(ops::multiply, *astype(images, dtype), scale / 255, false);
  const int64_t row[] = {count, kSide * kSide}, planes[] = {count, 1, kSide, kSide},
                colors[] = {count, channels, kSide, kSide};
  if (ndim == 1) return reshape(*values, {row, 2});
  if (ndim == 2) return values;
  const ArrayRef gray = reshape(*values, {planes, 4});
  return channels == 1 ? gray : copy(*broadcast_to(*gray, {colors, 4}));
}

ArrayRef label_array(const Array& bytes, DType dtype) {
  const int64_t largest = bytes.size() ? item_i64(*max(bytes, {}, false), {}) : 0;
  if (dtype == CTN_INT8 && largest > INT8_MAX)
    fail(CTN_ERROR_DTYPE, "label_dtype: expected a type that holds the label %lld, got int8",
         (long long)largest);
  return astype(bytes, dtype);
}

}  // namespace

DatasetRef mnist(const char* folder, bool training, int64_t ndim, int64_t channels, double scale, DType dtype,
                 DType label_dtype) {
  if (ndim < 1 || ndim > 3)
    fail(CTN_ERROR_INVALID_ARGUMENT, "ndim: expected 1 to 3, got %lld", (long long)ndim);
  if (channels != 1 && (channels != 3 || ndim != 3))
    fail(CTN_ERROR_INVALID_ARGUMENT, "channels: expected 1, or 3 with an ndim of 3, got %lld",
         (long long)channels);
  if (!std::isfinite(scale))
    fail(CTN_ERROR_INVALID_ARGUMENT, "scale: expected a finite number, got %g", scale);
  if (!is_float(dtype))
    fail(CTN_ERROR_DTYPE, "dtype: expected a type of floating-point numbers, got %s", dtype_name(dtype));
  const bool labeled = label_dtype != CTN_DTYPE_NONE;
  if (labeled && !is_integer(label_dtype))
    fail(CTN_ERROR_DTYPE, "label_dtype: expected an integer type, got %s", dtype_name(label_dtype));
  const std::string where = folder_of(folder);
  const int64_t shape[3] = {0, kSide, kSide};
  const ArrayRef bytes =
      read(where, training ? "train-images-idx3-ubyte" : "t10k-images-idx3-ubyte", shape, 3);
  const ArrayRef images = scaled(*bytes, ndim, channels, scale, dtype);
  if (!labeled) {
    const Array* arrays[] = {images.get()};
    return tuple({arrays, 1});
  }
  const ArrayRef labels =
      read(where, training ? "train-labels-idx1-ubyte" : "t10k-labels-idx1-ubyte", shape, 1);
  if (labels->dim(0) != images->dim(0))
    fail(CTN_ERROR_FORMAT, "%s: expected as many labels as images, got %lld and %lld", where.c_str(),
         (long long)labels->dim(0), (long long)images->dim(0));
  const ArrayRef numbers = label_array(*labels, label_dtype);
  const Array* arrays[] = {images.get(), numbers.get()};
  return tuple({arrays, 2});
}

}  // namespace catenary::datasets
