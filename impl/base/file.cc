// Reads files, and replaces files in one step.
#include "impl/base/file.h"

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "impl/base/error.h"

namespace catenary {
namespace {

// Linux moves at most this many bytes in one call anyway.
constexpr size_t kLargestTransfer = size_t{1} << 30;

/// A directory, held open to be synced after a rename in it. A directory that cannot be read or synced (some
/// network file systems) is left to the system.
class Directory {
 public:
  explicit Directory(const std::string& path)
      : file_(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {}
  ~Directory() {
    if (file_ >= 0) ::close(file_);
  }
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;

  void sync(const std::string& target) const {
    if (file_ < 0 || ::fsync(file_) == 0 || errno == EINVAL || errno == ENOTSUP) return;
    fail_io(target, "flush the directory of the new file to disk", errno);
  }

 private:
  int file_;
};

/// Returns the target of `path` after symbolic links, and the permissions of the regular file there, or 0 if
/// there is none.
std::pair<std::string, mode_t> resolve_target(const std::string& path) {
  std::string target = path;
  mode_t mode = 0;
  struct stat info;
  if (::lstat(path.c_str(), &info) == 0 && S_ISLNK(info.st_mode)) {
    char* resolved = ::realpath(path.c_str(), nullptr);
    if (resolved == nullptr) fail_io(path, "follow the symbolic link", errno);
    target = resolved;
    std::free(resolved);
  }
  if (::stat(target.c_str(), &info) == 0) {
    if (!S_ISREG(info.st_mode)) fail(CTN_ERROR_IO, "%s: cannot write: not a regular file", path.c_str());
    mode = info.st_mode & 07777;
  } else if (errno != ENOENT) {
    fail_io(path, "write", errno);
  }
  const size_t slash = target.rfind('/');
  if (target.empty() || slash + 1 == target.size()) fail_io(path, "write", ENOENT);
  return {target, mode};
}

std::string directory_of(const std::string& target) {
  const size_t slash = target.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : target.substr(0, slash);
}

}  // namespace

std::string system_text(int code) { return std::generic_category().message(code); }

void fail_io(const std::string& path, const char* action, int code) {
  fail(CTN_ERROR_IO, "%s: cannot %s: %s", path.c_str(), action, system_text(code).c_str());
}

int write_at(int file, const void* data, size_t size, uint64_t offset) {
  const char* bytes = static_cast<const char*>(data);
  while (size > 0) {
    ssize_t written = ::pwrite(file, bytes, std::min(size, kLargestTransfer), off_t(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : ENOSPC;
    bytes += written;
    size -= size_t(written);
    offset += uint64_t(written);
  }
  return 0;
}

InputFile::InputFile(const std::string& path, bool writable)
    : path_(path), file_(::open(path.c_str(), (writable ? O_RDWR : O_RDONLY) | O_CLOEXEC | O_NONBLOCK)) {
  if (file_ < 0) {
    const int code = errno;
    if (code == ENOENT || code == ENOTDIR)
      fail(CTN_ERROR_NOT_FOUND, "%s: cannot open: %s", path.c_str(), system_text(code).c_str());
    fail_io(path, "open", code);
  }
  struct stat info;
  const int code = ::fstat(file_, &info) != 0 ? errno
                   : S_ISDIR(info.st_mode)    ? EISDIR
                   : S_ISREG(info.st_mode)    ? 0
                                              : EINVAL;
  if (code != 0) {
    ::close(file_);
    fail_io(path, "read", code);
  }
  size_ = uint64_t(info.st_size);
}

InputFile::~InputFile() {
  if (file_ >= 0) ::close(file_);
}

void InputFile::read_at(void* data, size_t size, uint64_t offset) const {
  char* bytes = static_cast<char*>(data);
  while (size > 0) {
    ssize_t got = ::pread(file_, bytes, std::min(size, kLargestTransfer), off_t(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail_io(path_, "read", errno);
    if (got == 0) fail(CTN_ERROR_IO, "%s: cannot read: the file has become shorter", path_.c_str());
    bytes += got;
    size -= size_t(got);
    offset += uint64_t(got);
  }
}

int InputFile::leak() { return std::exchange(file_, -1); }

FileSizeSignalBlock::FileSizeSignalBlock() {
  sigemptyset(&signal_);
  sigaddset(&signal_, SIGXFSZ);
  sigset_t pending;
  sigemptyset(&pending);
  sigpending(&pending);
  was_pending_ = sigismember(&pending, SIGXFSZ) == 1;
  pthread_sigmask(SIG_BLOCK, &signal_, &old_);
}

FileSizeSignalBlock::~FileSizeSignalBlock() {
  timespec now = {};
  if (!was_pending_) {
    while (sigtimedwait(&signal_, nullptr, &now) < 0 && errno == EINTR) continue;
  }
  pthread_sigmask(SIG_SETMASK, &old_, nullptr);
}

FileReplacement::FileReplacement(const std::string& path) : path_(path) {
  const auto [target, mode] = resolve_target(path);
  target_ = target;
  directory_ = directory_of(target);
  for (int attempt = 0; file_ < 0; ++attempt) {
    uint64_t number = 0;
    if (getrandom(&number, sizeof(number), GRND_NONBLOCK) != ssize_t(sizeof(number)))
      number = unsigned(attempt);
    temporary_ = directory_ + format("/.catenary-%ld-%016llx.tmp", long(getpid()),
                                     static_cast<unsigned long long>(number));
    file_ = ::open(temporary_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file_ < 0 && (errno != EEXIST || attempt == 100))
      fail_io(path_, "create a temporary file next to it", errno);
  }
  if (mode != 0 && ::fchmod(file_, mode) != 0) {
    const int code = errno;
    ::close(file_);
    ::unlink(temporary_.c_str());
    fail_io(path_, "set permissions", code);
  }
}

FileReplacement::~FileReplacement() {
  if (file_ >= 0) ::close(file_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void FileReplacement::write(const void* data, size_t size) {
  const int code = write_at(file_, data, size, written_);
  if (code != 0) fail_io(path_, "write", code);
  written_ += size;
}

void FileReplacement::commit() {
  if (::fsync(file_) != 0) fail_io(path_, "flush it to disk", errno);
  const int file = std::exchange(file_, -1);
  if (::close(file) != 0) fail_io(path_, "close it", errno);
  const Directory directory(directory_);
  if (::rename(temporary_.c_str(), target_.c_str()) != 0)
    fail_io(path_, "rename the new file over it", errno);
  temporary_.clear();
  directory.sync(path_);
}

}  // namespace catenary
