#include "impl/serializers/zip.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string_view>
#include <system_error>
#include <utility>

#include "impl/base/error.h"

namespace catenary {
namespace {

constexpr size_t kLongestName = 65535;
constexpr size_t kSmallestArchive = 22;
constexpr int kCompressionLevel = 6;
constexpr uint64_t kDeflateExpansion = 1032;     // 258 bytes out of 2 bits.
constexpr uint16_t kFirstDosDay = (1 << 5) | 1;  // 1980-01-01

std::string system_text(int code) { return std::generic_category().message(code); }

[[noreturn]] void fail_io(const std::string& path, const char* action, int code) {
  fail(CTN_ERROR_IO, "%s: cannot %s: %s", path.c_str(), action, system_text(code).c_str());
}

std::string zip_text(int zip_code, int system_code) {
  zip_error_t error;
  zip_error_init(&error);
  zip_error_set(&error, zip_code, system_code);
  std::string text = zip_error_strerror(&error);
  zip_error_fini(&error);
  return text;
}

/// For archives that are read: what the library could not make sense of is the file's fault.
[[noreturn]] void fail_reading(const std::string& path, const std::string& what, zip_error_t* error) {
  int zip_code = zip_error_code_zip(error);
  int system_code = zip_error_code_system(error);
  if (zip_code == ZIP_ER_MEMORY) throw std::bad_alloc();
  ctn_status status = CTN_ERROR_FORMAT;
  if (zip_code == ZIP_ER_READ && system_code != 0) status = CTN_ERROR_IO;
  if (zip_code == ZIP_ER_COMPNOTSUPP || zip_code == ZIP_ER_ENCRNOTSUPP || zip_code == ZIP_ER_NOPASSWD) {
    status = CTN_ERROR_UNSUPPORTED;
  }
  fail(status, "%s: %s: %s", path.c_str(), what.c_str(), zip_text(zip_code, system_code).c_str());
}

bool is_utf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    unsigned char lead = static_cast<unsigned char>(text[i]);
    size_t extra = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if ((lead >= 0x80 && lead < 0xc2) || lead > 0xf4 || extra >= text.size() - i) return false;
    uint32_t code = extra == 0 ? lead : lead & (0x3fu >> extra);
    for (size_t k = 1; k <= extra; ++k) {
      unsigned char next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xc0) != 0x80) return false;
      code = code << 6 | (next & 0x3fu);
    }
    bool overlong = (extra == 2 && code < 0x800) || (extra == 3 && code < 0x10000);
    if (overlong || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return false;
    i += extra + 1;
  }
  return true;
}

bool has_parent_component(std::string_view name) {
  for (size_t begin = 0; begin <= name.size();) {
    size_t end = std::min(name.find_first_of("/\\", begin), name.size());
    if (name.substr(begin, end - begin) == "..") return true;
    begin = end + 1;
  }
  return false;
}

/// NULL for a good name, else what is wrong with it.
const char* name_fault(std::string_view name) {
  if (name.empty()) return "is empty";
  if (name.size() > kLongestName) return "is longer than 65535 bytes";
  if (name.find('\0') != std::string_view::npos) return "contains a NUL";
  if (!is_utf8(name)) return "is not UTF-8";
  if (has_parent_component(name)) return "has a '..' component";
  return nullptr;
}

/// While it lives, a write beyond the file size limit gives EFBIG instead of a signal that ends the process.
class FileSizeSignalBlock {
 public:
  FileSizeSignalBlock() {
    sigemptyset(&signal_);
    sigaddset(&signal_, SIGXFSZ);
    sigset_t pending;
    sigemptyset(&pending);
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGXFSZ) == 1;
    pthread_sigmask(SIG_BLOCK, &signal_, &old_);
  }
  ~FileSizeSignalBlock() {
    timespec now = {};
    if (!was_pending_) {
      while (sigtimedwait(&signal_, nullptr, &now) < 0 && errno == EINTR) continue;
    }
    pthread_sigmask(SIG_SETMASK, &old_, nullptr);
  }
  FileSizeSignalBlock(const FileSizeSignalBlock&) = delete;
  FileSizeSignalBlock& operator=(const FileSizeSignalBlock&) = delete;

 private:
  sigset_t signal_;
  sigset_t old_;
  bool was_pending_;
};

/// A new file that disappears unless it is renamed.
class TemporaryFile {
 public:
  TemporaryFile(const std::string& directory, const std::string& target) : target_(target) {
    for (int attempt = 0; file_ < 0; ++attempt) {
      uint64_t number = 0;
      if (getrandom(&number, sizeof(number), GRND_NONBLOCK) != ssize_t(sizeof(number)))
        number = unsigned(attempt);
      path_ = directory +
              format("/.catenary-%ld-%016llx.tmp", long(getpid()), static_cast<unsigned long long>(number));
      file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (file_ < 0 && (errno != EEXIST || attempt == 100))
        fail_io(target, "create a temporary file beside it", errno);
    }
  }
  ~TemporaryFile() {
    if (file_ >= 0) ::close(file_);
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  int file() const { return file_; }

  void sync_and_close() {
    if (::fsync(file_) != 0) fail_io(target_, "flush it to disk", errno);
    int file = std::exchange(file_, -1);
    if (::close(file) != 0) fail_io(target_, "close it", errno);
  }

  void rename_to_target() {
    if (::rename(path_.c_str(), target_.c_str()) != 0) fail_io(target_, "rename the new file over it", errno);
    path_.clear();
  }

 private:
  std::string target_;
  std::string path_;
  int file_ = -1;
};

/// A directory held open to be synced after a rename in it. One that may not be read or has no such operation
/// (some network file systems) is left to the system.
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

int write_at(int file, const void* data, size_t size, uint64_t offset) {
  const char* bytes = static_cast<const char*>(data);
  while (size > 0) {
    ssize_t written = ::pwrite(file, bytes, size, off_t(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : ENOSPC;
    bytes += written;
    size -= size_t(written);
    offset += uint64_t(written);
  }
  return 0;
}

/// libzip's view of the temporary file: empty to read, and written at an offset that libzip moves.
struct Sink {
  int file;
  uint64_t offset = 0;
  int system_error = 0;
};

zip_int64_t sink_command(void* user_data, void* data, zip_uint64_t size, zip_source_cmd_t command) {
  Sink& sink = *static_cast<Sink*>(user_data);
  switch (command) {
    case ZIP_SOURCE_SUPPORTS:
      return zip_source_make_command_bitmap(
          ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR,
          ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL, ZIP_SOURCE_BEGIN_WRITE, ZIP_SOURCE_COMMIT_WRITE,
          ZIP_SOURCE_ROLLBACK_WRITE, ZIP_SOURCE_REMOVE, ZIP_SOURCE_SEEK_WRITE, ZIP_SOURCE_TELL_WRITE,
          ZIP_SOURCE_WRITE, -1);
    case ZIP_SOURCE_STAT: {
      zip_stat_t* stat = static_cast<zip_stat_t*>(data);
      zip_stat_init(stat);
      stat->size = 0;
      stat->valid = ZIP_STAT_SIZE;
      return sizeof(*stat);
    }
    case ZIP_SOURCE_ERROR: {
      int* codes = static_cast<int*>(data);
      codes[0] = ZIP_ER_WRITE;
      codes[1] = sink.system_error;
      return 2 * sizeof(int);
    }
    case ZIP_SOURCE_BEGIN_WRITE:
      sink.offset = 0;
      return 0;
    case ZIP_SOURCE_TELL_WRITE:
      return zip_int64_t(sink.offset);
    case ZIP_SOURCE_SEEK_WRITE: {
      const zip_source_args_seek_t* seek = static_cast<const zip_source_args_seek_t*>(data);
      if (size < sizeof(*seek) || seek->whence == SEEK_END) {
        sink.system_error = EINVAL;
        return -1;
      }
      zip_int64_t base = seek->whence == SEEK_CUR ? zip_int64_t(sink.offset) : 0;
      sink.offset = uint64_t(base + seek->offset);
      return 0;
    }
    case ZIP_SOURCE_WRITE:
      sink.system_error = write_at(sink.file, data, size, sink.offset);
      if (sink.system_error != 0) return -1;
      sink.offset += size;
      return zip_int64_t(size);
    default:
      return 0;
  }
}

struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};

struct SplitPath {
  std::string directory;
  std::string target;
  mode_t mode = 0;  ///< Of the existing file; 0: none.
};

SplitPath resolve_target(const std::string& path) {
  SplitPath split;
  split.target = path;
  struct stat info;
  if (::lstat(path.c_str(), &info) == 0 && S_ISLNK(info.st_mode)) {
    char* resolved = ::realpath(path.c_str(), nullptr);
    if (resolved == nullptr) fail_io(path, "follow the symbolic link", errno);
    split.target = resolved;
    std::free(resolved);
  }
  if (::stat(split.target.c_str(), &info) == 0) {
    if (!S_ISREG(info.st_mode)) fail(CTN_ERROR_IO, "%s: cannot write: not a regular file", path.c_str());
    split.mode = info.st_mode & 07777;
  } else if (errno != ENOENT) {
    fail_io(path, "write", errno);
  }
  size_t slash = split.target.rfind('/');
  if (split.target.empty() || slash + 1 == split.target.size()) fail_io(path, "write", ENOENT);
  split.directory = slash == std::string::npos ? "." : slash == 0 ? "/" : split.target.substr(0, slash);
  return split;
}

}  // namespace

ZipWriter::ZipWriter(std::string path, bool compress) : path_(std::move(path)), compress_(compress) {}

ZipWriter::~ZipWriter() = default;

void ZipWriter::add(const std::string& name, const void* head, size_t head_size, const void* data,
                    size_t data_size) {
  const char* fault = name_fault(name);
  if (fault != nullptr) fail(CTN_ERROR_INVALID_ARGUMENT, "zip entry name '%s' %s", name.c_str(), fault);
  if (!index_.emplace(name, entries_.size()).second) {
    fail(CTN_ERROR_INVALID_ARGUMENT, "zip entry name '%s' is used twice", name.c_str());
  }
  entries_.push_back(
      {name, std::string(static_cast<const char*>(head), head_size), data, data_size, nullptr});
}

void ZipWriter::add(const std::string& name, const void* head, size_t head_size,
                    std::shared_ptr<const void> data, size_t data_size) {
  add(name, head, head_size, data.get(), data_size);
  entries_.back().owner = std::move(data);
}

void ZipWriter::write_archive(int file) const {
  if (entries_.empty()) {
    // libzip removes an archive without entries; its directory's end record is all there is to it.
    unsigned char end_record[kSmallestArchive] = {'P', 'K', 5, 6};
    int code = write_at(file, end_record, sizeof(end_record), 0);
    if (code != 0) fail_io(path_, "write", code);
    return;
  }
  zip_error_t error;
  zip_error_init(&error);
  Sink sink{file};
  zip_source_t* target = zip_source_function_create(sink_command, &sink, &error);
  if (target == nullptr) throw std::bad_alloc();
  std::unique_ptr<zip_t, Discard> archive(zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error));
  if (!archive) {
    zip_source_free(target);
    std::string text = zip_text(zip_error_code_zip(&error), zip_error_code_system(&error));
    fail(CTN_ERROR_IO, "%s: cannot write: %s", path_.c_str(), text.c_str());
  }
  auto check = [&](bool good) {
    if (good) return;
    zip_error_t* last = zip_get_error(archive.get());
    if (zip_error_code_zip(last) == ZIP_ER_MEMORY) throw std::bad_alloc();
    int code = zip_error_code_system(last);
    if (zip_error_code_zip(last) == ZIP_ER_WRITE && code != 0) fail_io(path_, "write", code);
    fail(CTN_ERROR_IO, "%s: cannot write: %s", path_.c_str(), zip_error_strerror(last));
  };
  for (const Entry& entry : entries_) {
    zip_buffer_fragment_t fragments[2];
    zip_uint64_t count = 0;
    for (auto [data, size] : {std::pair<const void*, size_t>(entry.head.data(), entry.head.size()),
                              std::pair<const void*, size_t>(entry.data, entry.data_size)}) {
      if (size > 0) fragments[count++] = {static_cast<zip_uint8_t*>(const_cast<void*>(data)), size};
    }
    zip_source_t* source = zip_source_buffer_fragment(archive.get(), fragments, count, 0);
    check(source != nullptr);
    zip_int64_t index = zip_file_add(archive.get(), entry.name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) zip_source_free(source);
    check(index >= 0);
    zip_int32_t method = compress_ ? ZIP_CM_DEFLATE : ZIP_CM_STORE;
    check(zip_set_file_compression(archive.get(), zip_uint64_t(index), method, kCompressionLevel) == 0);
    check(zip_file_set_dostime(archive.get(), zip_uint64_t(index), 0, kFirstDosDay, 0) == 0);
  }
  check(zip_close(archive.get()) == 0);
  archive.release();
}

void ZipWriter::commit() {
  if (committed_) fail(CTN_ERROR_STATE, "%s: already written", path_.c_str());
  committed_ = true;
  FileSizeSignalBlock block;
  SplitPath split = resolve_target(path_);
  TemporaryFile temporary(split.directory, split.target);
  if (split.mode != 0 && ::fchmod(temporary.file(), split.mode) != 0)
    fail_io(path_, "set permissions", errno);
  write_archive(temporary.file());
  temporary.sync_and_close();
  Directory directory(split.directory);
  temporary.rename_to_target();
  directory.sync(path_);
}

ZipReader::ZipReader(const std::string& path) : path_(path) {
  int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) {
    int code = errno;
    if (code == ENOENT || code == ENOTDIR) {
      fail(CTN_ERROR_NOT_FOUND, "%s: cannot open: %s", path.c_str(), system_text(code).c_str());
    }
    fail_io(path, "open", code);
  }
  struct stat info;
  FILE* stream = nullptr;
  int code = ::fstat(file, &info) != 0 ? errno
             : S_ISDIR(info.st_mode)   ? EISDIR
             : S_ISREG(info.st_mode)   ? 0
                                       : EINVAL;
  if (code == 0) {
    stream = ::fdopen(file, "rb");
    if (stream == nullptr) code = errno;
  }
  if (code != 0) {
    ::close(file);
    fail_io(path, "read", code);
  }
  file_size_ = uint64_t(info.st_size);
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_filep_create(stream, 0, -1, &error);
  if (source == nullptr) {
    std::fclose(stream);
    fail_reading(path_, "cannot open", &error);
  }
  open(source);
}

ZipReader::ZipReader(const void* bytes, size_t size, std::string label)
    : path_(std::move(label)), file_size_(size) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes, size, 0, &error);
  if (source == nullptr) fail_reading(path_, "cannot open", &error);
  open(source);
}

ZipReader::~ZipReader() {
  if (archive_ != nullptr) zip_discard(archive_);
}

void ZipReader::open(zip_source_t* source) {
  if (file_size_ < kSmallestArchive) {
    zip_source_free(source);
    fail(CTN_ERROR_FORMAT, "%s: not a zip archive: only %llu bytes", path_.c_str(),
         static_cast<unsigned long long>(file_size_));
  }
  zip_error_t error;
  zip_error_init(&error);
  archive_ = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error);
  if (archive_ == nullptr) {
    zip_source_free(source);
    fail_reading(path_, "cannot open", &error);
  }
  try {
    read_names();
  } catch (...) {
    zip_discard(archive_);
    throw;
  }
}

void ZipReader::read_names() {
  zip_int64_t count = zip_get_num_entries(archive_, 0);
  for (zip_int64_t i = 0; i < count; ++i) {
    const char* text = zip_get_name(archive_, zip_uint64_t(i), ZIP_FL_ENC_GUESS);
    if (text == nullptr) fail_reading(path_, "cannot read a name", zip_get_error(archive_));
    std::string name = text;
    const char* fault = name_fault(name);
    if (fault != nullptr) fail(CTN_ERROR_FORMAT, "%s: entry name '%s' %s", path_.c_str(), text, fault);
    if (!index_.emplace(name, uint64_t(i)).second) {
      fail(CTN_ERROR_FORMAT, "%s: two entries are named '%s'", path_.c_str(), text);
    }
    names_.push_back(std::move(name));
  }
}

std::vector<unsigned char> ZipReader::read(const std::string& name) const {
  auto found = index_.find(name);
  if (found == index_.end()) fail(CTN_ERROR_NOT_FOUND, "%s: no entry '%s'", path_.c_str(), name.c_str());
  std::string what = "entry '" + name + "'";
  zip_stat_t stat;
  zip_stat_init(&stat);
  if (zip_stat_index(archive_, found->second, 0, &stat) != 0)
    fail_reading(path_, what, zip_get_error(archive_));
  constexpr zip_uint64_t needed = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
  if ((stat.valid & needed) != needed)
    fail(CTN_ERROR_FORMAT, "%s: %s: no sizes", path_.c_str(), what.c_str());
  if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE) {
    fail(CTN_ERROR_UNSUPPORTED, "%s: %s is encrypted", path_.c_str(), what.c_str());
  }
  if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE) {
    fail(CTN_ERROR_UNSUPPORTED, "%s: %s: compression method %d is not supported", path_.c_str(), what.c_str(),
         int(stat.comp_method));
  }
  uint64_t expansion = stat.comp_method == ZIP_CM_STORE ? 1 : kDeflateExpansion;
  if (stat.comp_size > file_size_ || stat.size / expansion > stat.comp_size ||
      (expansion == 1 && stat.size != stat.comp_size)) {
    fail(CTN_ERROR_FORMAT, "%s: %s: %llu bytes from %llu in a file of %llu are impossible", path_.c_str(),
         what.c_str(), static_cast<unsigned long long>(stat.size),
         static_cast<unsigned long long>(stat.comp_size), static_cast<unsigned long long>(file_size_));
  }
  std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> entry(zip_fopen_index(archive_, found->second, 0),
                                                          zip_fclose);
  if (!entry) fail_reading(path_, what, zip_get_error(archive_));
  std::vector<unsigned char> bytes(stat.size);
  uint64_t done = 0;
  // Reading on until the end says so: only there is the checksum compared.
  while (true) {
    unsigned char surplus;
    bool full = done == bytes.size();
    zip_int64_t got =
        zip_fread(entry.get(), full ? &surplus : bytes.data() + done, full ? 1 : bytes.size() - done);
    if (got < 0) fail_reading(path_, what, zip_file_get_error(entry.get()));
    if (got > 0 && full)
      fail(CTN_ERROR_FORMAT, "%s: %s is longer than declared", path_.c_str(), what.c_str());
    if (got == 0) break;
    done += uint64_t(got);
  }
  if (done != bytes.size())
    fail(CTN_ERROR_FORMAT, "%s: %s is shorter than declared", path_.c_str(), what.c_str());
  return bytes;
}

}  // namespace catenary
