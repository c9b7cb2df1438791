// Reads, writes and maps .npy and .npz files.
#pragma once
#include <catenary/io.h>

#include <mutex>
#include <string>
#include <vector>

#include "impl/array/array.h"
#include "impl/array/npy_reader.h"
#include "impl/base/zip.h"

/// A .npz file that stays open; its entries are read on request.
struct ctn_npz_file final : catenary::HandleObject<catenary::Kind::npz_file> {
 public:
  /// Throws the errors of ZipReader.
  explicit ctn_npz_file(const std::string& path);

  /// Names in the archive's order, without ".npy".
  const std::vector<std::string>& names() const { return names_; }
  size_t count() const { return names_.size(); }
  /// Throws Error(CTN_ERROR_INDEX) if the index is out of range.
  const char* name(size_t index) const;
  bool contains(const char* name) const { return name && !member(name).empty(); }
  /// Returns the entry of that name, with or without ".npy", on the current device.
  catenary::ArrayRef read(const std::string& name) const;

 private:
  std::string member(const std::string& name) const;

  std::string path_;
  mutable std::mutex mutex_;  // libzip supports one reader at a time
  catenary::ZipReader reader_;
  std::vector<std::string> names_;
};

namespace catenary {

using NpzFile = ::ctn_npz_file;

// Files of arrays. Reading checks everything before memory is allocated, and allocates no more than the file
// holds. Elements are written in C order, or in Fortran order if only that needs no copy, as in NumPy. A save
// replaces the file in one step (see FileReplacement).

void save_npy(const Array& a, const char* path);
ArrayRef load_npy(const char* path, ctn_mmap_mode mmap_mode);

/// The bytes of a .npy file: `head`, followed by those of `elements` in C order.
struct NpyImage {
  std::string head;
  ArrayRef elements;  // the array or a view of it
  size_t size() const { return head.size() + size_t(elements->nbytes()); }
};
NpyImage npy_image(const Array& a);
/// Reads the array after a header that read_npy_header returned, to the CPU; in Fortran order if the file is.
ArrayRef read_npy_array(NpySource& source, const NpyHeader& header);
ArrayRef load_npy_from_memory(const void* data, size_t size);

/// Writes only the elements, in C order: as bytes, or as text if the separator is not empty.
void tofile(const Array& a, const char* path, const char* separator);

/// `names` and each of its entries may be null; unnamed arrays are called arr_0, arr_1...
void savez(const char* path, Span<const Array* const> arrays, Span<const char* const> names, int32_t level);
Ref<NpzFile> open_npz(const char* path);

}  // namespace catenary
