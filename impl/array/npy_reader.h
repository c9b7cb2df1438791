// Reads .npy files from any source of bytes.
#pragma once
#include "impl/array/npy.h"
#include "impl/base/file.h"
#include "impl/base/zip.h"

namespace catenary {

/// A source of the bytes of a .npy file.
class NpySource {
 public:
  virtual ~NpySource() = default;
  virtual uint64_t size() const = 0;
  /// Reads the next bytes; the caller requests at most size() bytes in total.
  virtual void read(void* data, size_t size) = 0;
  /// Verifies the bytes that were read, if possible.
  virtual void finish() {}
};

class FileSource final : public NpySource {
 public:
  explicit FileSource(const InputFile& file) : file_(file) {}
  uint64_t size() const override { return file_.size(); }
  void read(void* data, size_t size) override;

 private:
  const InputFile& file_;
  uint64_t position_ = 0;
};

class BytesSource final : public NpySource {
 public:
  BytesSource(const void* data, size_t size) : data_(static_cast<const char*>(data)), size_(size) {}
  uint64_t size() const override { return size_; }
  void read(void* data, size_t size) override;

 private:
  const char* data_;
  size_t size_;
  size_t position_ = 0;
};

class EntrySource final : public NpySource {
 public:
  EntrySource(const ZipReader& archive, const std::string& name) : entry_(archive, name) {}
  uint64_t size() const override { return entry_.size(); }
  void read(void* data, size_t size) override { entry_.read(data, size); }
  void finish() override { entry_.finish(); }

 private:
  ZipReader::Entry entry_;
};

/// Reads the header at the beginning of a source. Throws the errors of parse_npy_header, prefixed with
/// `label` if it is not empty. For `foreign`, see there.
NpyHeader read_npy_header(NpySource& source, const std::string& label, bool foreign = false);

/// Reads the elements after the header, `count` of them with `item` bytes each, and converts them from the
/// file's byte order to this machine's and bools to 0 and 1. The bytes are verified.
void read_npy_elements(NpySource& source, const NpyHeader& header, char* data, int64_t count, size_t item);

}  // namespace catenary
