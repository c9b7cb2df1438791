#include "impl/base/zip.h"

#include <unistd.h>
#include <zip.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <string_view>
#include <utility>

#include "impl/base/error.h"
#include "impl/base/file.h"
#include "impl/base/utf8.h"

namespace catenary {
namespace {

constexpr size_t kLongestName = 65535;
constexpr size_t kSmallestArchive = 22;
constexpr int kCompressionLevel = 6;
constexpr uint64_t kDeflateExpansion = 1032;     // 258 bytes out of 2 bits.
constexpr uint16_t kFirstDosDay = (1 << 5) | 1;  // 1980-01-01

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
  FileReplacement file(path_);
  write_archive(file.file());
  file.commit();
}

ZipReader::ZipReader(const std::string& path) : path_(path) {
  InputFile input(path);
  file_size_ = input.size();
  const int file = input.leak();
  FILE* stream = ::fdopen(file, "rb");
  if (stream == nullptr) {
    const int code = errno;
    ::close(file);
    fail_io(path, "read", code);
  }
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

ZipReader::Entry::Entry(const ZipReader& reader, const std::string& name)
    : path_(reader.path_), what_("entry '" + name + "'") {
  auto found = reader.index_.find(name);
  if (found == reader.index_.end())
    fail(CTN_ERROR_NOT_FOUND, "%s: no entry '%s'", path_.c_str(), name.c_str());
  zip_stat_t stat;
  zip_stat_init(&stat);
  if (zip_stat_index(reader.archive_, found->second, 0, &stat) != 0)
    fail_reading(path_, what_, zip_get_error(reader.archive_));
  constexpr zip_uint64_t needed = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
  if ((stat.valid & needed) != needed)
    fail(CTN_ERROR_FORMAT, "%s: %s: no sizes", path_.c_str(), what_.c_str());
  if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE) {
    fail(CTN_ERROR_UNSUPPORTED, "%s: %s is encrypted", path_.c_str(), what_.c_str());
  }
  if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE) {
    fail(CTN_ERROR_UNSUPPORTED, "%s: %s: compression method %d is not supported", path_.c_str(),
         what_.c_str(), int(stat.comp_method));
  }
  uint64_t expansion = stat.comp_method == ZIP_CM_STORE ? 1 : kDeflateExpansion;
  if (stat.comp_size > reader.file_size_ || stat.size / expansion > stat.comp_size ||
      (expansion == 1 && stat.size != stat.comp_size)) {
    fail(CTN_ERROR_FORMAT, "%s: %s: %llu bytes from %llu in a file of %llu are impossible", path_.c_str(),
         what_.c_str(), static_cast<unsigned long long>(stat.size),
         static_cast<unsigned long long>(stat.comp_size), static_cast<unsigned long long>(reader.file_size_));
  }
  size_ = stat.size;
  file_ = zip_fopen_index(reader.archive_, found->second, 0);
  if (file_ == nullptr) fail_reading(path_, what_, zip_get_error(reader.archive_));
}

ZipReader::Entry::~Entry() { zip_fclose(file_); }

size_t ZipReader::Entry::next(void* data, size_t size) {
  const zip_int64_t got = zip_fread(file_, data, size);
  if (got < 0) fail_reading(path_, what_, zip_file_get_error(file_));
  done_ += uint64_t(got);
  if (done_ > size_) fail(CTN_ERROR_FORMAT, "%s: %s is longer than declared", path_.c_str(), what_.c_str());
  return size_t(got);
}

void ZipReader::Entry::read(void* data, size_t size) {
  unsigned char* bytes = static_cast<unsigned char*>(data);
  while (size > 0) {
    const size_t got = next(bytes, size);
    if (got == 0) fail(CTN_ERROR_FORMAT, "%s: %s is shorter than declared", path_.c_str(), what_.c_str());
    bytes += got;
    size -= got;
  }
}

void ZipReader::Entry::finish() {
  // Reading on until the end says so: only there is the checksum compared.
  unsigned char surplus[4096];
  while (next(surplus, sizeof(surplus)) > 0) continue;
  if (done_ != size_) fail(CTN_ERROR_FORMAT, "%s: %s is shorter than declared", path_.c_str(), what_.c_str());
}

std::vector<unsigned char> ZipReader::read(const std::string& name) const {
  Entry entry(*this, name);
  std::vector<unsigned char> bytes(entry.size());
  entry.read(bytes.data(), bytes.size());
  entry.finish();
  return bytes;
}

}  // namespace catenary
