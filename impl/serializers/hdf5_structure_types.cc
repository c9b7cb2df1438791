// Parses the element types of HDF5 files.
#include "impl/serializers/hdf5_structure.h"

// Element types: messages of datasets, or named objects.
namespace catenary::hdf5 {
namespace {

struct FloatFormat {
  DType dtype;
  uint64_t exponent_at, exponent_size, mantissa_size, bias;
};
constexpr FloatFormat kFloats[] = {
    {CTN_FLOAT16, 10, 5, 10, 15}, {CTN_FLOAT32, 23, 8, 23, 127}, {CTN_FLOAT64, 52, 11, 52, 1023}};

}  // namespace

ElementType Structure::read_type(const Message& message, bool follow) {
  Cursor type = cursor(message.data);
  if (!(message.flags & 2)) return parse_type(type, 0);
  // A named type, which is a separate object.
  const uint64_t version = type.byte();
  require(follow && version >= 1 && version <= 3, "an element type that is stored elsewhere");
  const uint64_t kind = type.byte();
  require(version < 3 || kind == 2, "an element type that is stored elsewhere");
  if (version == 1) type.skip(6);
  const std::vector<Message> object = this->object(type.address());
  const Message* found = find(object, Message::datatype);
  require(found, "a named type without a definition");
  return read_type(*found, false);
}

ElementType Structure::parse_type(Cursor& type, int depth) const {
  require(depth < 4, "too deeply nested element types");
  const uint64_t first = type.byte();
  const uint64_t bits = type.integer(3), version = first >> 4;
  const int kind = int(first & 15);
  require(version >= 1 && version <= 4, "an unknown version of an element type");
  ElementType found;
  found.size = type.integer(4);
  require(found.size > 0, "elements of size 0");
  found.name = type_text(kind, found.size);
  const uint64_t size = found.size;
  const bool big = bits & 1;
  if (kind == 0) {
    const uint64_t at = type.integer(2), precision = type.integer(2);
    if (at == 0 && precision == 8 * size) found.dtype = integer_dtype(size, bits & 8);
  } else if (kind == 1) {
    const uint64_t at = type.integer(2), precision = type.integer(2);
    const uint64_t exponent_at = type.byte(), exponent_size = type.byte();
    const uint64_t mantissa_at = type.byte(), mantissa_size = type.byte(), bias = type.integer(4);
    const bool usual = at == 0 && precision == 8 * size && mantissa_at == 0 && !(bits & 64) &&
                       (bits >> 4 & 3) == 2 && (bits >> 8 & 255) == 8 * size - 1;
    for (const FloatFormat& f : kFloats)
      if (usual && itemsize(f.dtype) == size && f.exponent_at == exponent_at &&
          f.exponent_size == exponent_size && f.mantissa_size == mantissa_size && f.bias == bias)
        found.dtype = f.dtype;
  } else if (kind == 3) {
    found.text = true;
    found.space_padded = (bits & 15) == 2;
  } else if (kind == 8) {
    const ElementType base = parse_type(type, depth + 1);
    const uint64_t members = bits & 0xffff;
    bool is_bool = members == 2 && size == 1 && base.dtype == CTN_INT8;
    for (const char* wanted : {"FALSE", "TRUE"}) {
      if (!is_bool) break;
      const size_t begin = type.position();
      is_bool = type.name() == wanted;
      const size_t used = type.position() - begin;
      if (version < 3) type.skip((used + 7) / 8 * 8 - used);
    }
    if (is_bool && type.byte() == 0 && type.byte() == 1) found.dtype = CTN_BOOL;
  } else if (kind == 9 && (bits & 15) == 1) {
    found.text = found.variable = true;
    found.name = type_text(3, size);
    require(size == 8 + uint64_t(address_size_), "a string of unexpected size");
  } else if (kind == 6 && (bits & 0xffff) == 2 && type.name() == "r") {
    found.name = "complex" + std::to_string(8 * size);  // h5py's representation
  }
  if (found.dtype == CTN_DTYPE_NONE) return found;
  found.swapped = big != (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) && size > 1;
  found.name = dtype_name(found.dtype);
  return found;
}

}  // namespace catenary::hdf5
