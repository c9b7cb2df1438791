// Reads IDX files.
#include "impl/dataset/idx_header.h"

#include <utility>

#include "impl/array/array.h"

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

IdxHeader read_idx_header(DataInput& input) {
  unsigned char head[4];
  input.read(head, sizeof head);
  IdxHeader header{idx_dtype(head[2]), {}, 0};
  if (head[0] || head[1] || header.dtype == CTN_DTYPE_NONE || head[3] == 0 || head[3] > CTN_MAX_NDIM)
    fail(CTN_ERROR_FORMAT, "%s: expected the first bytes of an IDX file, got %02x %02x %02x %02x",
         input.path().c_str(), head[0], head[1], head[2], head[3]);
  header.bytes = itemsize(header.dtype);
  bool possible = true;
  for (int i = 0; i < head[3]; ++i) {
    unsigned char length[4];
    input.read(length, sizeof length);
    header.shape.push_back(big_endian(length));
    possible =
        !__builtin_mul_overflow(header.bytes, uint64_t(header.shape.back()), &header.bytes) && possible;
  }
  if (!possible || header.bytes > input.most_bytes())
    fail(CTN_ERROR_FORMAT, "%s: the shape %s is larger than the file", input.path().c_str(),
         shape_text({header.shape.data(), header.shape.size()}).c_str());
  return header;
}

void read_idx_elements(DataInput& input, const IdxHeader& header, char* elements) {
  input.read(elements, size_t(header.bytes));
  char extra;
  if (input.read_some(&extra, 1))
    fail(CTN_ERROR_FORMAT, "%s: expected the end after %llu bytes of elements of shape %s",
         input.path().c_str(), (unsigned long long)header.bytes,
         shape_text({header.shape.data(), header.shape.size()}).c_str());
  if constexpr (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
    reverse_items(elements, size_t(header.bytes) / itemsize(header.dtype), itemsize(header.dtype));
}

}  // namespace catenary::datasets
