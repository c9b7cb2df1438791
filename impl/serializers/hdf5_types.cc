#include "impl/serializers/hdf5_types.h"

#if defined(CATENARY_HAS_HDF5)
#include <cstring>

namespace catenary::hdf5 {
namespace {

hid_t standard_type(const Use& h5, DType dtype, bool big) {
  switch (dtype) {
    case CTN_BOOL:
    case CTN_INT8:
      return big ? h5->H5T_STD_I8BE_g : h5->H5T_STD_I8LE_g;
    case CTN_INT16:
      return big ? h5->H5T_STD_I16BE_g : h5->H5T_STD_I16LE_g;
    case CTN_INT32:
      return big ? h5->H5T_STD_I32BE_g : h5->H5T_STD_I32LE_g;
    case CTN_INT64:
      return big ? h5->H5T_STD_I64BE_g : h5->H5T_STD_I64LE_g;
    case CTN_UINT8:
      return big ? h5->H5T_STD_U8BE_g : h5->H5T_STD_U8LE_g;
    case CTN_UINT16:
      return big ? h5->H5T_STD_U16BE_g : h5->H5T_STD_U16LE_g;
    case CTN_UINT32:
      return big ? h5->H5T_STD_U32BE_g : h5->H5T_STD_U32LE_g;
    case CTN_UINT64:
      return big ? h5->H5T_STD_U64BE_g : h5->H5T_STD_U64LE_g;
    case CTN_FLOAT16:
    case CTN_FLOAT32:
      return big ? h5->H5T_IEEE_F32BE_g : h5->H5T_IEEE_F32LE_g;
    default:
      return big ? h5->H5T_IEEE_F64BE_g : h5->H5T_IEEE_F64LE_g;
  }
}

/// The dtype of a size in bytes among four that follow each other, none for another size.
DType by_size(DType first, size_t size) {
  const int step = size == 1 ? 0 : size == 2 ? 1 : size == 4 ? 2 : size == 8 ? 3 : -1;
  return step < 0 ? CTN_DTYPE_NONE : DType(first + step);
}

DType integer_dtype(const Use& h5, hid_t type, size_t size) {
  return by_size(h5->H5Tget_sign(type) == H5T_SGN_NONE ? CTN_UINT8 : CTN_INT8, size);
}

bool has_member(const Use& h5, hid_t type, unsigned index, const char* name, char value) {
  char* found = h5->H5Tget_member_name(type, index);
  const bool named = found && std::strcmp(found, name) == 0;
  if (found) h5->H5free_memory(found);
  char stored = -1;
  return named && h5->H5Tget_member_value(type, index, &stored) >= 0 && stored == value;
}

/// h5py's bool: FALSE and TRUE of one byte.
bool is_bool(const Use& h5, hid_t type, size_t size) {
  return size == 1 && h5->H5Tget_nmembers(type) == 2 && has_member(h5, type, 0, "FALSE", 0) &&
         has_member(h5, type, 1, "TRUE", 1);
}

/// A structure of two equal floating-point numbers, as h5py stores complex ones, or another.
std::string compound_name(const Use& h5, hid_t type, size_t size) {
  if (h5->H5Tget_nmembers(type) == 2) {
    char* first = h5->H5Tget_member_name(type, 0);
    char* second = h5->H5Tget_member_name(type, 1);
    const bool is_complex = first && second && std::strcmp(first, "r") == 0 && std::strcmp(second, "i") == 0;
    if (first) h5->H5free_memory(first);
    if (second) h5->H5free_memory(second);
    if (is_complex) return "complex" + std::to_string(size * 8);
  }
  return "a structure of " + std::to_string(size) + " bytes";
}

}  // namespace

Id make_type(const Use& h5, DType dtype, bool big_endian) {
  const hid_t standard = standard_type(h5, dtype, big_endian);
  Id type;
  bool good = true;
  if (dtype == CTN_BOOL) {
    type = Id(h5->H5Tenum_create(standard));
    const signed char no = 0, yes = 1;
    good = type.good() && h5->H5Tenum_insert(type, "FALSE", &no) >= 0 &&
           h5->H5Tenum_insert(type, "TRUE", &yes) >= 0;
  } else {
    type = Id(h5->H5Tcopy(standard));
    if (dtype == CTN_FLOAT16)
      good = type.good() && h5->H5Tset_fields(type, 15, 10, 5, 0, 10) >= 0 && h5->H5Tset_size(type, 2) >= 0 &&
             h5->H5Tset_ebias(type, 15) >= 0;
  }
  if (!type.good() || !good) fail_with_report(CTN_ERROR_INTERNAL, "HDF5: cannot make an element type");
  return type;
}

Id make_text_type(const Use& h5) {
  Id type(h5->H5Tcopy(h5->H5T_C_S1_g));
  if (!type.good() || h5->H5Tset_size(type, H5T_VARIABLE) < 0 || h5->H5Tset_cset(type, H5T_CSET_UTF8) < 0)
    fail_with_report(CTN_ERROR_INTERNAL, "HDF5: cannot make a text type");
  return type;
}

ElementType element_type(const Use& h5, hid_t type) {
  ElementType found;
  found.size = h5->H5Tget_size(type);
  const size_t size = found.size;
  DType dtype = CTN_DTYPE_NONE;
  const auto named = [&](std::string name) {
    found.name = std::move(name);
    return found;
  };
  switch (h5->H5Tget_class(type)) {
    case H5T_INTEGER:
      dtype = integer_dtype(h5, type, size);
      found.name = "an integer of " + std::to_string(size) + " bytes";
      break;
    case H5T_FLOAT:
      dtype = size == 2 ? CTN_FLOAT16 : size == 4 ? CTN_FLOAT32 : size == 8 ? CTN_FLOAT64 : CTN_DTYPE_NONE;
      found.name = "a floating-point number of " + std::to_string(size) + " bytes";
      break;
    case H5T_ENUM:
      if (!is_bool(h5, type, size)) return named("an enumeration");
      found.dtype = CTN_BOOL;
      return named(dtype_name(CTN_BOOL));
    case H5T_STRING:
      found.text = true;
      found.variable = h5->H5Tis_variable_str(type) > 0;
      return named("text");
    case H5T_COMPOUND:
      return named(compound_name(h5, type, size));
    case H5T_TIME:
      return named("a time");
    case H5T_BITFIELD:
      return named("a bit field");
    case H5T_OPAQUE:
      return named("opaque bytes");
    case H5T_REFERENCE:
      return named("a reference");
    case H5T_VLEN:
      return named("a sequence of variable length");
    case H5T_ARRAY:
      return named("an array");
    default:
      return named("an unknown type");
  }
  // Only what is stored exactly as a dtype is: padding, other exponents and VAX's orders are not.
  if (dtype == CTN_DTYPE_NONE) return found;
  for (const bool big : {kBigEndian, !kBigEndian}) {
    if (h5->H5Tequal(type, make_type(h5, dtype, big)) <= 0) continue;
    found.dtype = dtype;
    found.swapped = big != kBigEndian && size > 1;
    return named(dtype_name(dtype));
  }
  found.name += " in an unusual layout";
  return found;
}

}  // namespace catenary::hdf5
#endif
