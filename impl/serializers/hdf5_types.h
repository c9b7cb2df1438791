// Element types of HDF5 in terms of libhdf5.
#pragma once
#if defined(CATENARY_HAS_HDF5)
#include "impl/serializers/hdf5_library.h"
#include "impl/serializers/hdf5_source.h"

namespace catenary::hdf5 {

/// Returns the type that h5py uses for a dtype: bool as an enumeration of FALSE and TRUE, float16 by its
/// fields. Not for bfloat16.
Id make_type(const Use& h5, DType dtype, bool big_endian);
/// Returns the type of UTF-8 text of variable length.
Id make_text_type(const Use& h5);
ElementType element_type(const Use& h5, hid_t type);

/// The byte order of this machine.
constexpr bool kBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;

}  // namespace catenary::hdf5
#endif
