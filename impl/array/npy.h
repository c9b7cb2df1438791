#pragma once
#include <catenary/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace catenary {

/// What the header of a .npy file says.
struct NpyHeader {
  ctn_dtype dtype = CTN_BOOL;
  bool fortran_order = false;  ///< The first axis varies fastest.
  bool swapped = false;        ///< Elements have the other byte order than this machine.
  std::vector<int64_t> shape;
  size_t data_offset = 0;  ///< Where the elements begin.
};

/// Reads the header of a complete .npy file in memory, format versions 1 to 3.
///
/// Nothing in the file is trusted: when this returns, `bytes + data_offset` holds at least product(shape)
/// elements, and neither that product nor its size in bytes overflows, zero-length axes left aside. Bytes
/// after the elements are ignored. Throws CTN_ERROR_FORMAT for a broken file and CTN_ERROR_UNSUPPORTED,
/// naming the descr, for element types of NumPy's that this library does not have.
NpyHeader parse_npy_header(const unsigned char* bytes, size_t size);

/// The header that NumPy 1.24 writes for an array in C order: version 1.0, or 2.0 where that is too short,
/// padded to a multiple of 64 bytes. Throws CTN_ERROR_UNSUPPORTED for bfloat16, which the format cannot name.
std::string make_npy_header(ctn_dtype dtype, const int64_t* shape, int ndim);

}  // namespace catenary
