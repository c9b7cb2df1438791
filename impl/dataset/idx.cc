// IDX files, the format of MNIST.
#include <cstring>

#include "impl/dataset/files.h"
#include "impl/dataset/input.h"

namespace catenary::datasets {
namespace {

DType idx_dtype(unsigned char code) {
  switch (code) {
    case 0x08:
      return CTN_UINT8;
    case 0x09:
      return CTN_INT8;
    case 0x0b:
      return CTN_INT16;
    case 0x0c:
      return CTN_INT32;
    case 0x0d:
      return CTN_FLOAT32;
    case 0x0e:
      return CTN_FLOAT64;
    default:
      return CTN_DTYPE_NONE;
  }
}

uint32_t big_endian(const unsigned char* bytes) {
  return uint32_t{bytes[0]} << 24 | uint32_t{bytes[1]} << 16 | uint32_t{bytes[2]} << 8 | bytes[3];
}

void reverse_items(char* data, size_t count, size_t size) {
  if (size == 1) return;
  for (size_t i = 0; i < count; ++i, data += size)
    for (size_t k = 0; k < size / 2; ++k) std::swap(data[k], data[size - 1 - k]);
}

}  // namespace

ArrayRef load_idx(const char* path) {
  DataInput input(path);
  unsigned char head[4];
  input.read(head, sizeof head);
  const DType dtype = idx_dtype(head[2]);
  if (head[0] || head[1] || dtype == CTN_DTYPE_NONE || head[3] == 0 || head[3] > CTN_MAX_NDIM)
    fail(CTN_ERROR_FORMAT, "%s: expected the first bytes of an IDX file, got %02x %02x %02x %02x", path,
         head[0], head[1], head[2], head[3]);
  Dims shape;
  uint64_t bytes = itemsize(dtype);
  bool possible = true;
  for (int i = 0; i < head[3]; ++i) {
    unsigned char length[4];
    input.read(length, sizeof length);
    shape.push_back(big_endian(length));
    possible = !__builtin_mul_overflow(bytes, uint64_t(shape.back()), &bytes) && possible;
  }
  if (!possible || bytes > input.most_bytes())
    fail(CTN_ERROR_FORMAT, "%s: the shape %s is larger than the file", path,
         shape_text({shape.data(), shape.size()}).c_str());
  const ArrayRef array = empty_on(cpu_backend(), {shape.data(), shape.size()}, dtype);
  input.read(array->data(), size_t(bytes));
  char extra;
  if (input.read_some(&extra, 1))
    fail(CTN_ERROR_FORMAT, "%s: expected the end after %llu bytes of elements of shape %s", path,
         (unsigned long long)bytes, shape_text({shape.data(), shape.size()}).c_str());
  if constexpr (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
    reverse_items(array->data(), size_t(array->size()), array->itemsize());
  return to_backend(*array, current_backend());
}

}  // namespace catenary::datasets
