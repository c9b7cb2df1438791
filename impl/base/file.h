// Reads files, and replaces files in one step.
#pragma once
#include <signal.h>
#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace catenary {

/// Returns the system's text for an errno.
std::string system_text(int code);

/// Throws Error(CTN_ERROR_IO, "PATH: cannot ACTION: REASON").
[[noreturn]] void fail_io(const std::string& path, const char* action, int code);

/// Writes all bytes at an offset. Returns an errno, or 0 on success.
int write_at(int file, const void* data, size_t size, uint64_t offset);

/// A regular file opened for reading. Several threads may read one object.
class InputFile {
 public:
  /// Throws Error(CTN_ERROR_NOT_FOUND) if there is no such file, and Error(CTN_ERROR_IO) if it cannot be read
  /// or is not a regular file. writable: the file is also opened for writing.
  explicit InputFile(const std::string& path, bool writable = false);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  const std::string& path() const { return path_; }
  int file() const { return file_; }
  /// Size in bytes when the file was opened.
  uint64_t size() const { return size_; }
  /// Reads exactly `size` bytes. Throws Error(CTN_ERROR_IO) if the file has become shorter.
  void read_at(void* data, size_t size, uint64_t offset) const;
  /// Releases the descriptor to the caller.
  int leak();

 private:
  std::string path_;
  int file_;
  uint64_t size_ = 0;
};

/// While this lives, a write beyond the file size limit gives EFBIG instead of a signal that ends the
/// process.
class FileSizeSignalBlock {
 public:
  FileSizeSignalBlock();
  ~FileSizeSignalBlock();
  FileSizeSignalBlock(const FileSizeSignalBlock&) = delete;
  FileSizeSignalBlock& operator=(const FileSizeSignalBlock&) = delete;

 private:
  sigset_t signal_;
  sigset_t old_;
  bool was_pending_;
};

/// A new file that replaces `path` in one step: a temporary file in the same directory, which is removed
/// unless commit() renames it.
class FileReplacement {
 public:
  /// Follows a symbolic link and keeps the permissions of an existing file. Throws Error(CTN_ERROR_IO), which
  /// names the path and the reason, if the file cannot be created or `path` is something other than a regular
  /// file.
  explicit FileReplacement(const std::string& path);
  ~FileReplacement();
  FileReplacement(const FileReplacement&) = delete;
  FileReplacement& operator=(const FileReplacement&) = delete;

  int file() const { return file_; }
  /// Appends. Throws Error(CTN_ERROR_IO) on failure.
  void write(const void* data, size_t size);
  /// Syncs the file, renames it over the target and syncs the directory. Throws Error(CTN_ERROR_IO) on
  /// failure.
  void commit();

 private:
  FileSizeSignalBlock block_;
  std::string path_, directory_, target_, temporary_;
  int file_ = -1;
  uint64_t written_ = 0;
};

}  // namespace catenary
