#pragma once
#include "impl/array/npy.h"
#include "impl/base/file.h"
#include "impl/base/zip.h"

namespace catenary {

/// The bytes of a .npy file, from wherever they come.
class NpySource {
 public:
  virtual ~NpySource() = default;
  virtual uint64_t size() const = 0;
  /// The next bytes; the caller asks for no more than size() in all.
  virtual void read(void* data, size_t size) = 0;
  /// Verifies what was read, where that can be done.
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

/// The header at a source's beginning. Errors of parse_npy_header, with `label` in front where it is not
/// empty. `foreign`: see there.
NpyHeader read_npy_header(NpySource& source, const std::string& label, bool foreign = false);

/// The elements that follow the header, `count` of `item` bytes in the file's order, in this machine's byte
/// order; bools as 0 and 1. What they are is verified.
void read_npy_elements(NpySource& source, const NpyHeader& header, char* data, int64_t count, size_t item);

}  // namespace catenary
