// Element types of HDF5 in terms of libhdf5.
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

bool has_member(const Use& h5, hid_t type, unsigned index, const char* name, char value) {
  char* found = h5->H5Tget_member_name(type, index);
  const bool named = found && std::strcmp(found, name) == 0;
  if (found) h5->H5free_memory(found);
  char stored = -1;
  return named && h5->H5Tget_member_value(type, index, &stored) >= 0 && stored == value;
}

/// Whether a type is h5py's bool: FALSE and TRUE, one byte each.
bool is_bool(const Use& h5, hid_t type, size_t size) {
  return size == 1 && h5->H5Tget_nmembers(type) == 2 && has_member(h5, type, 0, "FALSE", 0) &&
         has_member(h5, type, 1, "TRUE", 1);
}

/// Whether a type is h5py's representation of complex numbers.
bool is_complex(const Use& h5, hid_t type) {
  char* first = h5->H5Tget_nmembers(type) == 2 ? h5->H5Tget_member_name(type, 0) : nullptr;
  const bool found = first && std::strcmp(first, "r") == 0;
  if (first) h5->H5free_memory(first);
  return found;
}

}  // namespace

Id make_type(const Use& h5, DType dtype, bool big_endian) {
  const hid_t base = standard_type(h5, dtype, big_endian);
  Id type;
  bool good = true;
  if (dtype == CTN_BOOL) {
    type = Id(h5->H5Tenum_create(base));
    const signed char no = 0, yes = 1;
    good = type.good() && h5->H5Tenum_insert(type, "FALSE", &no) >= 0 &&
           h5->H5Tenum_insert(type, "TRUE", &yes) >= 0;
  } else {
    type = Id(h5->H5Tcopy(base));
    if (dtype == CTN_FLOAT16)
      good = type.good() && h5->H5Tset_fields(type, 15, 10, 5, 0, 10) >= 0 && h5->H5Tset_size(type, 2) >= 0 &&
             h5->H5Tset_ebias(type, 15) >= 0;
  }
  if (!type.good() || !good) fail_with_report(CTN_ERROR_INTERNAL, "HDF5: cannot create an element type");
  return type;
}

Id make_text_type(const Use& h5) {
  Id type(h5->H5Tcopy(h5->H5T_C_S1_g));
  if (!type.good() || h5->H5Tset_size(type, H5T_VARIABLE) < 0 || h5->H5Tset_cset(type, H5T_CSET_UTF8) < 0)
    fail_with_report(CTN_ERROR_INTERNAL, "HDF5: cannot create a string type");
  return type;
}

ElementType element_type(const Use& h5, hid_t type) {
  ElementType found;
  found.size = h5->H5Tget_size(type);
  const size_t size = size_t(found.size);
  const H5T_class_t kind = h5->H5Tget_class(type);
  DType dtype = CTN_DTYPE_NONE;
  found.name = type_text(kind, found.size);
  if (kind == H5T_INTEGER) dtype = integer_dtype(found.size, h5->H5Tget_sign(type) != H5T_SGN_NONE);
  if (kind == H5T_FLOAT)
    dtype = size == 2 ? CTN_FLOAT16 : size == 4 ? CTN_FLOAT32 : size == 8 ? CTN_FLOAT64 : CTN_DTYPE_NONE;
  if (kind == H5T_ENUM && is_bool(h5, type, size)) {
    found.dtype = CTN_BOOL;
    found.name = dtype_name(CTN_BOOL);
  }
  if (kind == H5T_STRING) {
    found.text = true;
    found.variable = h5->H5Tis_variable_str(type) > 0;
    found.space_padded = h5->H5Tget_strpad(type) == H5T_STR_SPACEPAD;
  }
  if (kind == H5T_COMPOUND && is_complex(h5, type)) found.name = "complex" + std::to_string(8 * size);
  // Only exact representations of a dtype count, without padding, other exponents or VAX byte orders.
  if (dtype == CTN_DTYPE_NONE) return found;
  for (const bool big : {kBigEndian, !kBigEndian}) {
    if (h5->H5Tequal(type, make_type(h5, dtype, big)) <= 0) continue;
    found.dtype = dtype;
    found.swapped = big != kBigEndian && size > 1;
    found.name = dtype_name(dtype);
    return found;
  }
  return found;
}

}  // namespace catenary::hdf5
#endif
