// The cache of compiled kernels on disk.
#include "impl/jit/library_cache.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "impl/base/error.h"
#include "impl/base/file.h"
#include "impl/jit/compiler.h"

namespace catenary::jit {
namespace {

constexpr char kMagic[8] = {'c', 't', 'n', 'k', 'e', 'r', 'n', '1'};
constexpr uint64_t kLargestLibrary = uint64_t{1} << 28;

/// The end of an entry: an entry is the shared object, the key, and this trailer. The system's loader ignores
/// bytes after its object, and a single file can be replaced in one step.
struct Trailer {
  char magic[8];
  uint64_t key_size;
  uint64_t checksum;  // of everything before it
};

uint32_t checksum(const char* data, size_t size) {
  return uint32_t(::crc32_z(0, reinterpret_cast<const unsigned char*>(data), size));
}

uint64_t hash(const std::string& text) {  // FNV-1a
  uint64_t h = 0xcbf29ce484222325u;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return h;
}

bool make_directories(const std::string& path) {
  for (size_t slash = path.find('/', 1);; slash = path.find('/', slash + 1)) {
    const std::string part = path.substr(0, slash);
    if (::mkdir(part.c_str(), 0700) != 0 && errno != EEXIST) {
      struct stat info;
      if (::stat(part.c_str(), &info) != 0) return false;
    }
    if (slash == std::string::npos) return true;
  }
}

/// Whether a file is ours and nobody else may write to it.
bool is_private(const struct stat& info) { return info.st_uid == ::geteuid() && (info.st_mode & 022) == 0; }

/// Checks that nobody else can rename or replace what we create in a directory.
void require_own_entries(const std::string& directory) {
  struct stat info;
  if (::stat(directory.c_str(), &info) != 0) fail_io(directory, "use this directory for a kernel", errno);
  const bool owned = info.st_uid == ::geteuid() || info.st_uid == 0;
  if (!owned || ((info.st_mode & 022) != 0 && (info.st_mode & S_ISVTX) == 0))
    fail(CTN_ERROR_IO, "%s: other users could put code into this directory; set TMPDIR to another one",
         directory.c_str());
}

/// A private directory for the duration of a compilation; removed with its contents.
class WorkDirectory {
 public:
  explicit WorkDirectory(const std::string& parent, const char* prefix)
      : path_(parent + "/" + prefix + "XXXXXX") {
    if (!::mkdtemp(&path_[0])) path_.clear();
  }
  ~WorkDirectory() {
    if (path_.empty()) return;
    for (const std::string& name : names_) ::unlink(name.c_str());
    ::rmdir(path_.c_str());
  }
  WorkDirectory(const WorkDirectory&) = delete;
  WorkDirectory& operator=(const WorkDirectory&) = delete;

  const std::string& path() const { return path_; }
  const std::string& file(const std::string& name) {
    names_.push_back(path_ + "/" + name);
    return names_.back();
  }
  void reserve(size_t n) { names_.reserve(n); }

 private:
  std::string path_;
  std::vector<std::string> names_;
};

class Descriptor {
 public:
  Descriptor(const std::string& path, int flags) : file_(::open(path.c_str(), flags | O_CLOEXEC, 0600)) {}
  ~Descriptor() {
    if (file_ >= 0) ::close(file_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return file_; }

 private:
  int file_;
};

void write_text(const std::string& path, const std::string& text) {
  const FileSizeSignalBlock block;
  const Descriptor file(path, O_WRONLY | O_CREAT | O_EXCL);
  const int error = file.get() < 0 ? errno : write_at(file.get(), text.data(), text.size(), 0);
  if (error) fail_io(path, "write", error);
}

/// Returns the contents of a file that only we could have written, otherwise an empty text.
std::string read_private(const std::string& path) {
  const Descriptor file(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  struct stat info;
  if (file.get() < 0 || ::fstat(file.get(), &info) != 0 || !S_ISREG(info.st_mode) || !is_private(info))
    return {};
  if (uint64_t(info.st_size) > kLargestLibrary) return {};
  std::string text(size_t(info.st_size), '\0');
  for (size_t done = 0; done < text.size();) {
    const ssize_t got = ::pread(file.get(), &text[done], text.size() - done, off_t(done));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return {};
    done += size_t(got);
  }
  return text;
}

struct Key {
  std::string text, file_name;

  Key(const std::string& name, const std::string& source, const std::vector<std::string>& options) {
    text = library_key(source, options);
    file_name = format("%.60s-%016llx%08x.so", name.c_str(), (unsigned long long)hash(text),
                       checksum(text.data(), text.size()));
  }
};

/// Returns the key of an entry; its first line names the compiler that built the entry.
std::string entry_key(const Compiler& compiler, const Key& key) {
  return compiler.identity + "\n" + key.text;
}

/// Whether the file is complete and was built from this key.
bool is_entry(const std::string& path, const Key& key, const Compiler& compiler) {
  const std::string file = read_private(path);
  if (file.size() < sizeof(Trailer)) return false;
  Trailer trailer;
  const size_t body = file.size() - sizeof trailer;
  std::memcpy(&trailer, file.data() + body, sizeof trailer);
  if (std::memcmp(trailer.magic, kMagic, sizeof kMagic) != 0 || trailer.key_size > body ||
      trailer.checksum != checksum(file.data(), body))
    return false;
  const std::string found = file.substr(body - size_t(trailer.key_size), size_t(trailer.key_size));
  if (!compiler.path.empty()) return found == entry_key(compiler, key);
  const size_t line = found.find('\n');
  return line != std::string::npos && found.compare(line + 1, std::string::npos, key.text) == 0;
}

void append_trailer(const std::string& path, const std::string& key) {
  std::string file = read_private(path);
  if (file.empty()) fail(CTN_ERROR_IO, "%s: cannot read the compiler's output", path.c_str());
  const size_t size = file.size();
  file += key;
  Trailer trailer;
  std::memcpy(trailer.magic, kMagic, sizeof kMagic);
  trailer.key_size = key.size();
  trailer.checksum = checksum(file.data(), file.size());
  file.append(reinterpret_cast<const char*>(&trailer), sizeof trailer);
  const FileSizeSignalBlock block;
  const Descriptor output(path, O_WRONLY);
  const int error = output.get() < 0
                        ? errno
                        : write_at(output.get(), file.data() + size, file.size() - size, uint64_t(size));
  if (error) fail_io(path, "write", error);
}

void* open_library(const std::string& path) { return ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); }

/// Compiles in a private directory within `parent`; returns null if that cannot be created. If `keep` is not
/// empty, the result is renamed to that path.
void* compile(const std::string& parent, const char* prefix, const std::string& keep, const Key& key,
              const std::string& source, const std::vector<std::string>& options, const Compiler& compiler) {
  WorkDirectory work(parent, prefix);
  if (work.path().empty()) return nullptr;
  static std::atomic<unsigned> number{0};
  work.reserve(3);
  const std::string& text = work.file("kernel.cc");
  const std::string& messages = work.file("messages");
  // The loader returns the first library again for a second file of the same name.
  const std::string& object = work.file(format("kernel-%ld-%u.so", long(::getpid()), number.fetch_add(1)));
  write_text(text, source);
  run_compiler(compiler, options, text, object, messages);
  if (::chmod(object.c_str(), 0700) != 0) fail_io(object, "protect", errno);
  if (!keep.empty()) append_trailer(object, entry_key(compiler, key));
  void* library = open_library(object);
  if (!library) {
    const char* reason = ::dlerror();
    fail(CTN_ERROR_UNAVAILABLE, "the compiled kernel cannot be loaded: %s",
         reason ? reason : "no reason given");
  }
  // If the entry cannot be kept, the kernel is compiled again next time.
  if (!keep.empty()) (void)!::rename(object.c_str(), keep.c_str());
  return library;
}

}  // namespace

std::string cache_directory(std::string* why) {
  std::string path;
  if (const char* own = environment("CATENARY_CACHE_DIR")) {
    path = own;
  } else if (const char* xdg = environment("XDG_CACHE_HOME"); xdg && xdg[0] == '/') {
    path = std::string(xdg) + "/catenary";
  } else if (const char* home = environment("HOME"); home && home[0] == '/') {
    path = std::string(home) + "/.cache/catenary";
  } else {
    *why =
        "there is no directory for compiled kernels: HOME, XDG_CACHE_HOME and CATENARY_CACHE_DIR are not set";
    return {};
  }
  while (path.size() > 1 && path.back() == '/') path.pop_back();
  struct stat info;
  if (!make_directories(path) || ::stat(path.c_str(), &info) != 0)
    *why = format("%s: cannot create this directory: %s", path.c_str(), system_text(errno).c_str());
  else if (!S_ISDIR(info.st_mode))
    *why = format("%s: is not a directory", path.c_str());
  else if (info.st_uid != ::geteuid())
    *why = format("%s: belongs to another user, who could put code there", path.c_str());
  else if (!is_private(info))
    *why = format("%s: is writable by other users, who could put code there", path.c_str());
  else
    return path;
  return {};
}

std::string library_key(const std::string& source, const std::vector<std::string>& options) {
  std::string text = "processor " + processor_identity() + "\n";
  for (const std::string& flag : compiler_flags()) text += flag + "\n";
  text += "options of the kernel\n";
  for (const std::string& option : options) text += std::to_string(option.size()) + " " + option + "\n";
  return text + "source\n" + source;
}

void* load_library(const std::string& name, const std::string& source,
                   const std::vector<std::string>& options) {
  const Key key(name, source, options);
  const Compiler compiler = find_compiler();
  std::string why;
  const std::string directory = cache_directory(&why);
  if (!directory.empty()) {
    const std::string path = directory + "/" + key.file_name;
    if (is_entry(path, key, compiler))
      if (void* library = open_library(path)) return library;
    if (void* library = compile(directory, "build-", path, key, source, options, compiler)) return library;
  }
  const char* temporary = environment("TMPDIR");
  const std::string parent = temporary ? temporary : P_tmpdir;
  require_own_entries(parent);
  void* library = compile(parent, "catenary-", "", key, source, options, compiler);
  if (!library) fail_io(parent, "create a directory for a kernel there", errno);
  return library;
}

}  // namespace catenary::jit
