// Writes ZIP archives.
#include <libdeflate.h>
#include <zip.h>
#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <string_view>
#include <utility>

#include "impl/base/error.h"
#include "impl/base/file.h"
#include "impl/base/utf8.h"
#include "impl/base/zip.h"
#include "impl/base/zip_internal.h"

namespace catenary {
namespace {

constexpr size_t kLongestName = 65535;
constexpr size_t kChunk = size_t{1} << 18;   // bytes checksummed and written while they are in the cache
constexpr uint64_t kDosDate = (1 << 5) | 1;  // 1980-01-01
constexpr uint64_t kNarrow = 0xffffffff;     // larger sizes go to a ZIP64 field
constexpr uint64_t kNarrowCount = 0xffff;    // larger numbers of entries go to a ZIP64 field
constexpr uint64_t kUtf8Name = 1 << 11;

bool has_parent_component(std::string_view name) {
  for (size_t begin = 0; begin <= name.size();) {
    size_t end = std::min(name.find_first_of("/\\", begin), name.size());
    if (name.substr(begin, end - begin) == "..") return true;
    begin = end + 1;
  }
  return false;
}

void put(std::string& record, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) record += char(value >> (8 * i) & 0xff);
}

/// The end of a growing file; buffers small pieces.
class Output {
 public:
  Output(int file, const std::string& path) : file_(file), path_(path) {}

  uint64_t size() const { return written_ + pending_.size(); }

  void append(const void* data, size_t size) {
    if (size < kChunk / 4) {
      pending_.append(static_cast<const char*>(data), size);
      if (pending_.size() >= kChunk) flush();
    } else {
      flush();
      write(data, size, written_);
      written_ += size;
    }
  }

  /// Overwrites bytes that were appended before.
  void replace(const std::string& bytes, uint64_t at) {
    if (at >= written_)
      pending_.replace(size_t(at - written_), bytes.size(), bytes);
    else
      write(bytes.data(), bytes.size(), at);
  }

  void flush() {
    write(pending_.data(), pending_.size(), written_);
    written_ += pending_.size();
    pending_.clear();
  }

 private:
  void write(const void* data, size_t size, uint64_t at) {
    const int code = write_at(file_, data, size, at);
    if (code != 0) fail_io(path_, "write", code);
  }

  int file_;
  const std::string& path_;
  uint64_t written_ = 0;
  std::string
      pending_;  // flushed as a whole, so that replaced bytes are entirely in here or entirely in the file
};

/// Deflates data in pieces, with little memory.
class Deflater {
 public:
  Deflater(Output& output, int level) : output_(output), buffer_(kChunk) {
    if (deflateInit2(&stream_, level, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY) != Z_OK)
      throw std::bad_alloc();
  }
  ~Deflater() { deflateEnd(&stream_); }
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;

  void add(const void* data, size_t size, bool last) {
    stream_.next_in = static_cast<Bytef*>(const_cast<void*>(data));
    stream_.avail_in = uInt(size);
    int result = Z_OK;
    do {
      stream_.next_out = buffer_.data();
      stream_.avail_out = uInt(buffer_.size());
      result = deflate(&stream_, last ? Z_FINISH : Z_NO_FLUSH);
      if (result == Z_STREAM_ERROR) fail(CTN_ERROR_INTERNAL, "zip: deflate returned %d", result);
      output_.append(buffer_.data(), buffer_.size() - stream_.avail_out);
    } while (stream_.avail_out == 0 || (last && result != Z_STREAM_END));
  }

 private:
  Output& output_;
  std::vector<Bytef> buffer_;
  z_stream stream_ = {};
};

struct Written {
  const std::string& name;
  uint64_t offset = 0, packed = 0, size = 0;
  uint32_t sum = 0;
  bool deflated = false;
  bool wide = false;  // the local header has a ZIP64 field
};

/// Appends the fields that the local header and the directory share, from the version on.
void put_description(std::string& record, const Written& entry, bool wide, uint64_t packed, uint64_t size) {
  const bool ascii =
      std::all_of(entry.name.begin(), entry.name.end(), [](char c) { return (c & 0x80) == 0; });
  put(record, wide ? 45 : 20, 2);
  put(record, ascii ? 0 : kUtf8Name, 2);
  put(record, entry.deflated ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 2);
  put(record, 0, 2);
  put(record, kDosDate, 2);
  put(record, entry.sum, 4);
  put(record, packed, 4);
  put(record, size, 4);
  put(record, entry.name.size(), 2);
}

std::string local_header(const Written& entry) {
  std::string record;
  put(record, 0x04034b50, 4);
  put_description(record, entry, entry.wide, entry.wide ? kNarrow : entry.packed,
                  entry.wide ? kNarrow : entry.size);
  put(record, entry.wide ? 20 : 0, 2);
  record += entry.name;
  if (entry.wide) {
    put(record, 1, 2);
    put(record, 16, 2);
    put(record, entry.size, 8);
    put(record, entry.packed, 8);
  }
  return record;
}

std::string directory_record(const Written& entry) {
  std::string extra;
  for (uint64_t value : {entry.size, entry.packed, entry.offset})
    if (value >= kNarrow) put(extra, value, 8);
  std::string record;
  put(record, 0x02014b50, 4);
  put(record, 3 << 8 | 45, 2);  // comment, disk, file type
  put_description(record, entry, !extra.empty() || entry.wide, std::min(entry.packed, kNarrow),
                  std::min(entry.size, kNarrow));
  put(record, extra.empty() ? 0 : extra.size() + 4, 2);
  put(record, 0, 2 + 2 + 2);                // comment, disk, kind of file
  put(record, uint64_t(0100644) << 16, 4);  // regular file
  put(record, std::min(entry.offset, kNarrow), 4);
  record += entry.name;
  if (!extra.empty()) {
    put(record, 1, 2);
    put(record, extra.size(), 2);
    record += extra;
  }
  return record;
}

std::string end_record(uint64_t count, uint64_t offset, uint64_t size) {
  std::string record;
  if (count >= kNarrowCount || offset >= kNarrow || size >= kNarrow) {
    put(record, 0x06064b50, 4);
    put(record, 44, 8);  // size of the rest of this record
    put(record, 3 << 8 | 45, 2);
    put(record, 45, 2);
    put(record, 0, 8);
    for (uint64_t value : {count, count, size, offset}) put(record, value, 8);
    put(record, 0x07064b50, 4);
    put(record, 0, 4);
    put(record, offset + size, 8);
    put(record, 1, 4);
  }
  put(record, 0x06054b50, 4);
  put(record, 0, 4);
  put(record, std::min(count, kNarrowCount), 2);
  put(record, std::min(count, kNarrowCount), 2);
  put(record, std::min(size, kNarrow), 4);
  put(record, std::min(offset, kNarrow), 4);
  put(record, 0, 2);
  return record;
}

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

int compression_level(int32_t level, int otherwise) {
  if (level < -1 || level > 9)
    fail(CTN_ERROR_INVALID_ARGUMENT, "level: expected -1 to 9, got %d", int(level));
  return level < 0 ? otherwise : level;
}

ZipWriter::ZipWriter(std::string path, int level) : path_(std::move(path)), level_(level) {}

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
  Output output(file, path_);
  std::string directory;
  for (const Entry& entry : entries_) {
    Written written{entry.name};
    written.offset = output.size();
    written.size = uint64_t(entry.head.size()) + entry.data_size;
    written.packed = written.size;
    written.deflated = level_ > 0;
    // Incompressible data grows by at most 5 bytes per 16 KiB.
    written.wide = written.size + (level_ > 0 ? written.size / 1024 + 1024 : 0) >= kNarrow;
    const std::string header = local_header(written);  // reserves the place
    output.append(header.data(), header.size());
    const uint64_t begin = output.size();
    std::unique_ptr<Deflater> deflater(level_ > 0 ? new Deflater(output, level_) : nullptr);
    for (auto [data, size] : {std::pair<const void*, size_t>(entry.head.data(), entry.head.size()),
                              std::pair<const void*, size_t>(entry.data, entry.data_size)}) {
      for (size_t at = 0; at < size; at += kChunk) {
        const char* piece = static_cast<const char*>(data) + at;
        const size_t count = std::min(kChunk, size - at);
        written.sum = libdeflate_crc32(written.sum, piece, count);
        if (deflater)
          deflater->add(piece, count, false);
        else
          output.append(piece, count);
      }
    }
    if (deflater) deflater->add(nullptr, 0, true);
    written.packed = output.size() - begin;
    output.replace(local_header(written), written.offset);
    directory += directory_record(written);
  }
  const uint64_t offset = output.size();
  output.append(directory.data(), directory.size());
  const std::string end = end_record(entries_.size(), offset, directory.size());
  output.append(end.data(), end.size());
  output.flush();
}

void ZipWriter::commit() {
  if (committed_) fail(CTN_ERROR_STATE, "%s: already written", path_.c_str());
  committed_ = true;
  FileReplacement file(path_);
  write_archive(file.file());
  file.commit();
}

}  // namespace catenary
