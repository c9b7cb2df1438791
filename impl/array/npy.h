// Headers of .npy files.
#pragma once
#include <catenary/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace catenary {

/// The contents of the header of a .npy file.
struct NpyHeader {
  ctn_dtype dtype = CTN_BOOL;
  bool fortran_order = false;  ///< The first axis varies fastest.
  bool swapped = false;        ///< The byte order of the elements differs from that of this machine.
  std::vector<int64_t> shape;
  size_t data_offset = 0;  ///< Offset of the first element.

  // For NumPy's element types that the library does not support, if requested: dtype is then CTN_DTYPE_NONE.
  std::string foreign;     ///< The descr in quotes, for messages; empty for supported types.
  char text_kind = 0;      ///< 'U': UTF-32, 'S': bytes, both padded with NULs; 0: not text.
  size_t text_length = 0;  ///< Number of characters of each element.
};

/// Returns the number of bytes at the beginning of a .npy file that its header occupies, for format versions
/// 1 to 3. `bytes` are the first `size` of the `file_size` bytes, at least kNpyPrefix of them if the file is
/// long enough. Throws Error(CTN_ERROR_FORMAT) if the file is not a .npy file or is too short.
constexpr size_t kNpyPrefix = 12;
size_t npy_header_size(const unsigned char* bytes, size_t size, uint64_t file_size);

/// Parses the header of a .npy file; `bytes` are its first npy_header_size() bytes or more.
///
/// Nothing in the file is trusted: when this returns, the file holds at least product(shape) elements after
/// data_offset, and neither that product nor its size in bytes overflows (ignoring axes of length zero).
/// Bytes after the elements are ignored. Throws Error(CTN_ERROR_FORMAT) for a broken file, and
/// Error(CTN_ERROR_DTYPE), which names the descr, for NumPy's element types that this library does not
/// support. With `foreign` such types are described instead; if they are not text, their size is unknown and
/// not checked.
NpyHeader parse_npy_header(const unsigned char* bytes, size_t size, uint64_t file_size, bool foreign = false);

/// The same for a complete file in memory.
inline NpyHeader parse_npy_header(const unsigned char* bytes, size_t size) {
  return parse_npy_header(bytes, size, size);
}

/// Returns the header that NumPy 1.24 writes for an array whose elements follow in C or Fortran order:
/// version 1.0, or 2.0 if the header is too long for 1.0, padded to a multiple of 64 bytes. Throws
/// Error(CTN_ERROR_UNSUPPORTED) for bfloat16, which the format cannot name.
std::string make_npy_header(ctn_dtype dtype, const int64_t* shape, int ndim, bool fortran_order = false);
/// The same for any element type, such as "<U5".
std::string make_npy_header(const std::string& descr, const int64_t* shape, int ndim,
                            bool fortran_order = false);

}  // namespace catenary
