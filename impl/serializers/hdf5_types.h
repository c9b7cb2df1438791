#pragma once
#if defined(CATENARY_HAS_HDF5)
#include "impl/serializers/hdf5_library.h"
#include "impl/serializers/hdf5_source.h"

namespace catenary::hdf5 {

/// The type that h5py stores a dtype as: bool as an enumeration of FALSE and TRUE, float16 by its fields. Not
/// for bfloat16.
Id make_type(const Use& h5, DType dtype, bool big_endian);
/// Text of variable length in UTF-8.
Id make_text_type(const Use& h5);
ElementType element_type(const Use& h5, hid_t type);

/// Of this machine.
constexpr bool kBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;

}  // namespace catenary::hdf5
#endif
