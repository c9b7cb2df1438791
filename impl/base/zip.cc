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
#include "impl/base/zip_internal.h"

namespace catenary {
namespace {

constexpr size_t kLongestName = 65535;
constexpr int kCompressionLevel = 6;
constexpr uint16_t kFirstDosDay = (1 << 5) | 1;  // 1980-01-01

bool has_parent_component(std::string_view name) {
  for (size_t begin = 0; begin <= name.size();) {
    size_t end = std::min(name.find_first_of("/\\", begin), name.size());
    if (name.substr(begin, end - begin) == "..") return true;
    begin = end + 1;
  }
  return false;
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

std::string zip_text(int zip_code, int system_code) {
  zip_error_t error;
  zip_error_init(&error);
  zip_error_set(&error, zip_code, system_code);
  std::string text = zip_error_strerror(&error);
  zip_error_fini(&error);
  return text;
}

const char* name_fault(std::string_view name) {
  if (name.empty()) return "is empty";
  if (name.size() > kLongestName) return "is longer than 65535 bytes";
  if (name.find('\0') != std::string_view::npos) return "contains a NUL";
  if (!is_utf8(name)) return "is not UTF-8";
  if (has_parent_component(name)) return "has a '..' component";
  return nullptr;
}

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

}  // namespace catenary
