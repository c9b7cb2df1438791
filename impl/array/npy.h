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

  // Of element types of NumPy's that the library does not have, where these are asked for: dtype is
  // CTN_DTYPE_NONE.
  std::string foreign;     ///< The descr in quotes, for messages; empty of the library's own types.
  char text_kind = 0;      ///< 'U': UTF-32, 'S': bytes, padded with NULs; 0: no text.
  size_t text_length = 0;  ///< Characters of each element.
};

/// How many of a .npy file's first bytes its header takes up, format versions 1 to 3. `bytes` are the first
/// `size` of the `file_size` bytes, at least kNpyPrefix of them where the file has so many.
/// Throws CTN_ERROR_FORMAT where the file is none, or too short.
constexpr size_t kNpyPrefix = 12;
size_t npy_header_size(const unsigned char* bytes, size_t size, uint64_t file_size);

/// Reads the header of a .npy file; `bytes` are its first npy_header_size() bytes or more.
///
/// Nothing in the file is trusted: when this returns, the file holds at least product(shape) elements behind
/// data_offset, and neither that product nor its size in bytes overflows, zero-length axes left aside. Bytes
/// after the elements are ignored. Throws CTN_ERROR_FORMAT for a broken file and CTN_ERROR_DTYPE, naming the
/// descr, for element types of NumPy's that this library does not have. With `foreign` these are described
/// instead; of elements other than text the size is then not known and not looked at.
NpyHeader parse_npy_header(const unsigned char* bytes, size_t size, uint64_t file_size, bool foreign = false);

/// The same for a complete file in memory.
inline NpyHeader parse_npy_header(const unsigned char* bytes, size_t size) {
  return parse_npy_header(bytes, size, size);
}

/// The header that NumPy 1.24 writes for an array whose elements follow in C order, or in Fortran order:
/// version 1.0, or 2.0 where that is too short, padded to a multiple of 64 bytes. Throws
/// CTN_ERROR_UNSUPPORTED for bfloat16, which the format cannot name.
std::string make_npy_header(ctn_dtype dtype, const int64_t* shape, int ndim, bool fortran_order = false);
/// The same for any element type, such as "<U5".
std::string make_npy_header(const std::string& descr, const int64_t* shape, int ndim,
                            bool fortran_order = false);

}  // namespace catenary
