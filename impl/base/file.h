#pragma once
#include <signal.h>
#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace catenary {

/// What the system says about an errno.
std::string system_text(int code);

/// CTN_ERROR_IO: "PATH: cannot ACTION: REASON".
[[noreturn]] void fail_io(const std::string& path, const char* action, int code);

/// Writes all bytes at an offset; an errno, 0 where it went well.
int write_at(int file, const void* data, size_t size, uint64_t offset);

/// A regular file that is open for reading. One object may be read by several threads.
class InputFile {
 public:
  /// CTN_ERROR_NOT_FOUND if there is no such file, CTN_ERROR_IO if it cannot be read or is no regular file.
  /// writable: it is opened for writing, too.
  explicit InputFile(const std::string& path, bool writable = false);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  const std::string& path() const { return path_; }
  int file() const { return file_; }
  /// Bytes when it was opened.
  uint64_t size() const { return size_; }
  /// Exactly `size` bytes; CTN_ERROR_IO where the file has become shorter.
  void read_at(void* data, size_t size, uint64_t offset) const;
  /// The descriptor, which is the caller's from now on.
  int leak();

 private:
  std::string path_;
  int file_;
  uint64_t size_ = 0;
};

/// While it lives, a write beyond the file size limit gives EFBIG instead of a signal that ends the process.
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

/// A new file that takes the place of `path` in one step: a temporary file beside it, which disappears unless
/// commit() renames it.
class FileReplacement {
 public:
  /// A symbolic link is followed; an existing file's permissions are kept; anything but a regular file is
  /// refused. CTN_ERROR_IO with path and reason.
  explicit FileReplacement(const std::string& path);
  ~FileReplacement();
  FileReplacement(const FileReplacement&) = delete;
  FileReplacement& operator=(const FileReplacement&) = delete;

  int file() const { return file_; }
  /// Appends; CTN_ERROR_IO on failure.
  void write(const void* data, size_t size);
  /// Syncs the file, renames it over the target and syncs the directory. CTN_ERROR_IO on failure.
  void commit();

 private:
  FileSizeSignalBlock block_;
  std::string path_, directory_, target_, temporary_;
  int file_ = -1;
  uint64_t written_ = 0;
};

}  // namespace catenary
