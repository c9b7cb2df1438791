// Reads files that may be compressed with gzip.
#pragma once
#include <memory>
#include <string>

#include "impl/base/file.h"

struct z_stream_s;

namespace catenary {

/// The bytes of a file from its beginning; those of a gzip file, recognized by its first bytes, are inflated.
class DataInput {
 public:
  explicit DataInput(const std::string& path);
  ~DataInput();
  DataInput(const DataInput&) = delete;
  DataInput& operator=(const DataInput&) = delete;

  const std::string& path() const { return file_.path(); }
  /// Reads up to `size` bytes; fewer only at the end. Throws Error(CTN_ERROR_FORMAT) for a broken gzip file.
  size_t read_some(void* data, size_t size);
  /// Throws Error(CTN_ERROR_FORMAT) if there are fewer bytes.
  void read(void* data, size_t size);
  /// No more bytes than this can come.
  uint64_t most_bytes() const;
  /// The rest.
  std::string read_all();

 private:
  bool fill();

  InputFile file_;
  uint64_t position_ = 0;                 // in the file
  std::unique_ptr<z_stream_s> inflater_;  // null: the file is not compressed
  std::unique_ptr<unsigned char[]> packed_;
  bool between_members_ = false;
};

}  // namespace catenary
