// Reads ZIP archives: directory, entries, checksums.
#include <libdeflate.h>
#include <zip.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <exception>
#include <new>
#include <utility>

#include "impl/base/error.h"
#include "impl/base/file.h"
#include "impl/base/headroom.h"
#include "impl/base/zip.h"
#include "impl/base/zip_internal.h"

// libzip checks the archive and finds its entries. The bytes are read, inflated and checksummed here, because
// libdeflate is twice as fast at the latter two as zlib, which libzip uses.
namespace catenary {

/// The source that libzip reads from.
struct ZipInput {
  explicit ZipInput(const std::string& path) : file(std::make_unique<InputFile>(path)), size(file->size()) {}
  ZipInput(const void* data, size_t count) : bytes(static_cast<const char*>(data)), size(count) {}

  /// The range must lie within `size`.
  void read_at(void* data, size_t count, uint64_t offset) const {
    if (file)
      file->read_at(data, count, offset);
    else if (count > 0)
      std::memcpy(data, bytes + offset, count);
  }

  std::unique_ptr<InputFile> file;
  const char* bytes = nullptr;
  uint64_t size;

  // State of libzip's read callbacks.
  uint64_t position = 0;
  uint64_t last_read = 0;  // offset at which the last read began
  zip_error_t error = {};
  std::exception_ptr failure;  // error of a read for libzip, which does not keep the reason
};

namespace {

constexpr uint64_t kDeflateExpansion = 1032;   // 258 bytes from 2 bits
constexpr size_t kPiece = size_t{1} << 18;     // bytes read and checksummed while they are in the cache
constexpr size_t kHeadroom = size_t{1} << 20;  // for libzip's directory and buffers
constexpr size_t kInflatedAtOnce = size_t{1} << 16;

/// Reports the failed read if there was one, otherwise the file's contents are at fault.
[[noreturn]] void fail_reading(ZipInput& input, const std::string& path, const std::string& what,
                               zip_error_t* error) {
  if (input.failure) std::rethrow_exception(std::exchange(input.failure, nullptr));
  const int zip_code = zip_error_code_zip(error);
  const int system_code = zip_error_code_system(error);
  if (zip_code == ZIP_ER_MEMORY || (zip_code == ZIP_ER_ZLIB && system_code == Z_MEM_ERROR))
    throw std::bad_alloc();
  ctn_status status = CTN_ERROR_FORMAT;
  if (zip_code == ZIP_ER_READ && system_code != 0) status = CTN_ERROR_IO;
  if (zip_code == ZIP_ER_COMPNOTSUPP || zip_code == ZIP_ER_ENCRNOTSUPP || zip_code == ZIP_ER_NOPASSWD) {
    status = CTN_ERROR_UNSUPPORTED;
  }
  fail(status, "%s: %s: %s", path.c_str(), what.c_str(), zip_text(zip_code, system_code).c_str());
}

bool begins_as_archive(const ZipInput& input) {
  char signature[4];
  input.read_at(signature, sizeof signature, 0);  // open() has seen that there are more bytes
  return std::memcmp(signature, "PK\3\4", sizeof signature) == 0;
}

zip_int64_t input_command(void* user_data, void* data, zip_uint64_t size, zip_source_cmd_t command) {
  ZipInput& input = *static_cast<ZipInput*>(user_data);
  switch (command) {
    case ZIP_SOURCE_SUPPORTS:
      return zip_source_make_command_bitmap(ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE,
                                            ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE,
                                            ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL, -1);
    case ZIP_SOURCE_OPEN:
      input.position = 0;
      return 0;
    case ZIP_SOURCE_READ: {
      const uint64_t count = std::min<uint64_t>(size, input.size - input.position);
      try {
        input.read_at(data, count, input.position);
      } catch (...) {
        input.failure = std::current_exception();
        zip_error_set(&input.error, ZIP_ER_READ, EIO);
        return -1;
      }
      input.last_read = input.position;
      input.position += count;
      return zip_int64_t(count);
    }
    case ZIP_SOURCE_STAT: {
      zip_stat_t* stat = static_cast<zip_stat_t*>(data);
      zip_stat_init(stat);
      stat->size = input.size;
      stat->valid = ZIP_STAT_SIZE;
      return sizeof(*stat);
    }
    case ZIP_SOURCE_SEEK: {
      const zip_int64_t to =
          zip_source_seek_compute_offset(input.position, input.size, data, size, &input.error);
      if (to < 0) return -1;
      input.position = uint64_t(to);
      return 0;
    }
    case ZIP_SOURCE_TELL:
      return zip_int64_t(input.position);
    case ZIP_SOURCE_ERROR:
      return zip_error_to_data(&input.error, data, size);
    default:
      return 0;
  }
}

unsigned long long number(uint64_t value) { return value; }

}  // namespace

ZipReader::ZipReader(const std::string& path) : path_(path), input_(std::make_unique<ZipInput>(path)) {
  open();
}

ZipReader::ZipReader(const void* bytes, size_t size, std::string label)
    : path_(std::move(label)), input_(std::make_unique<ZipInput>(bytes, size)) {
  open();
}

ZipReader::~ZipReader() {
  if (archive_ != nullptr) zip_discard(archive_);
}

void ZipReader::open() {
  if (input_->size < kSmallestArchive)
    fail(CTN_ERROR_FORMAT, "%s: not a zip archive: only %llu bytes", path_.c_str(), number(input_->size));
  zip_error_t error;
  zip_error_init(&error);
  // libzip also reports "not an archive" when it runs out of memory, so its verdict counts only if it repeats
  // it.
  for (int attempt = 0; archive_ == nullptr && attempt < 2 && !input_->failure; ++attempt) {
    require_headroom(kHeadroom);
    zip_error_fini(&error);
    zip_source_t* source = zip_source_function_create(input_command, input_.get(), &error);
    if (source == nullptr) throw std::bad_alloc();
    archive_ = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error);
    if (archive_ == nullptr) zip_source_free(source);
  }
  if (archive_ == nullptr) {
    if (zip_error_code_zip(&error) == ZIP_ER_NOZIP && !input_->failure && begins_as_archive(*input_))
      fail(CTN_ERROR_FORMAT,
           "%s: cannot open: the file begins as a zip archive, but has been cut off or damaged",
           path_.c_str());
    fail_reading(*input_, path_, "cannot open", &error);
  }
  try {
    read_names();
  } catch (...) {
    zip_discard(archive_);
    throw;
  }
}

void ZipReader::read_names() {
  const zip_int64_t count = zip_get_num_entries(archive_, 0);
  for (zip_int64_t i = 0; i < count; ++i) {
    const char* text = zip_get_name(archive_, zip_uint64_t(i), ZIP_FL_ENC_GUESS);
    if (text == nullptr) fail_reading(*input_, path_, "cannot read a name", zip_get_error(archive_));
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
  const Entry entry(*this, name);
  std::vector<unsigned char> bytes(entry.size());
  entry.read_all(bytes.data());
  return bytes;
}

ZipReader::Entry::Entry(const ZipReader& reader, const std::string& name)
    : reader_(reader), what_("entry '" + name + "'") {
  const char* path = reader.path_.c_str();
  const auto found = reader.index_.find(name);
  if (found == reader.index_.end()) fail(CTN_ERROR_NOT_FOUND, "%s: no entry '%s'", path, name.c_str());
  index_ = found->second;
  zip_stat_t stat;
  zip_stat_init(&stat);
  if (zip_stat_index(reader.archive_, index_, 0, &stat) != 0)
    fail_reading(*reader.input_, reader.path_, what_, zip_get_error(reader.archive_));
  constexpr zip_uint64_t needed = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_CRC;
  if ((stat.valid & needed) != needed)
    fail(CTN_ERROR_FORMAT, "%s: %s: sizes are missing", path, what_.c_str());
  if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
    fail(CTN_ERROR_UNSUPPORTED, "%s: %s is encrypted", path, what_.c_str());
  if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
    fail(CTN_ERROR_UNSUPPORTED, "%s: %s: compression method %d is not supported", path, what_.c_str(),
         int(stat.comp_method));
  size_ = stat.size;
  packed_ = stat.comp_size;
  declared_sum_ = stat.crc;
  deflated_ = stat.comp_method == ZIP_CM_DEFLATE;
  const uint64_t file_size = reader.input_->size;
  const uint64_t expansion = deflated_ ? kDeflateExpansion : 1;
  bool possible = packed_ <= file_size && size_ / expansion <= packed_ && (deflated_ || size_ == packed_);
  if (possible && packed_ > 0) {
    offset_ = locate(index_);
    possible = offset_ <= file_size - packed_;
  }
  if (!possible)
    fail(CTN_ERROR_FORMAT, "%s: %s: %llu bytes cannot come from %llu bytes in a file of %llu bytes", path,
         what_.c_str(), number(size_), number(packed_), number(file_size));
}

ZipReader::Entry::~Entry() {
  if (file_ != nullptr) zip_fclose(file_);
}

/// Returns the offset of the entry's bytes. libzip reveals it only through its first read.
uint64_t ZipReader::Entry::locate(uint64_t index) const {
  zip_file_t* file = zip_fopen_index(reader_.archive_, index, ZIP_FL_COMPRESSED);
  if (file == nullptr) fail_reading(*reader_.input_, reader_.path_, what_, zip_get_error(reader_.archive_));
  char first;
  const zip_int64_t got = zip_fread(file, &first, 1);
  zip_error_t error;
  zip_error_init(&error);
  if (got < 0)
    zip_error_set(&error, zip_error_code_zip(zip_file_get_error(file)),
                  zip_error_code_system(zip_file_get_error(file)));
  zip_fclose(file);
  if (got < 0) fail_reading(*reader_.input_, reader_.path_, what_, &error);
  return got == 0 ? reader_.input_->size : reader_.input_->last_read;
}

void ZipReader::Entry::check_sum(uint32_t sum) const {
  if (sum != declared_sum_)
    fail(CTN_ERROR_FORMAT, "%s: %s: CRC error: expected %08x, got %08x", reader_.path_.c_str(), what_.c_str(),
         unsigned(declared_sum_), unsigned(sum));
}

size_t ZipReader::Entry::next(void* data, size_t size) {
  if (!deflated_) {
    const size_t count = size_t(std::min<uint64_t>({size, kPiece, size_ - done_}));
    reader_.input_->read_at(data, count, offset_ + done_);
    done_ += count;
    sum_ = libdeflate_crc32(sum_, data, count);
    return count;
  }
  if (file_ == nullptr) file_ = zip_fopen_index(reader_.archive_, index_, 0);
  if (file_ == nullptr) fail_reading(*reader_.input_, reader_.path_, what_, zip_get_error(reader_.archive_));
  const zip_int64_t got = zip_fread(file_, data, size);
  if (got < 0) fail_reading(*reader_.input_, reader_.path_, what_, zip_file_get_error(file_));
  done_ += uint64_t(got);
  if (done_ > size_)
    fail(CTN_ERROR_FORMAT, "%s: %s is longer than declared", reader_.path_.c_str(), what_.c_str());
  return size_t(got);
}

void ZipReader::Entry::read(void* data, size_t size) {
  // Reads everything that is left, if that is most of a deflated entry, the fast way: from its beginning.
  if (deflated_ && size >= kInflatedAtOnce && size == size_ - done_ && done_ < size_ / 8) {
    const std::unique_ptr<char[]> all(new char[size_t(size_)]);
    read_all(all.get());
    std::memcpy(data, all.get() + done_, size);
    done_ = size_;
    verified_ = true;
    return;
  }
  char* bytes = static_cast<char*>(data);
  while (size > 0) {
    const size_t got = next(bytes, size);
    if (got == 0)
      fail(CTN_ERROR_FORMAT, "%s: %s is shorter than declared", reader_.path_.c_str(), what_.c_str());
    bytes += got;
    size -= got;
  }
}

void ZipReader::Entry::finish() {
  if (verified_) return;
  // libzip compares the checksums of deflated entries when reading reaches their end.
  char surplus[4096];
  while (next(surplus, sizeof(surplus)) > 0) continue;
  if (done_ != size_)
    fail(CTN_ERROR_FORMAT, "%s: %s is shorter than declared", reader_.path_.c_str(), what_.c_str());
  if (!deflated_) check_sum(sum_);
  verified_ = true;
}

void ZipReader::Entry::rewind() {
  if (file_ != nullptr) zip_fclose(std::exchange(file_, nullptr));
  done_ = 0;
  sum_ = 0;
  verified_ = false;
}

void ZipReader::Entry::read_all(void* data) const {
  if (!deflated_) {
    char* bytes = static_cast<char*>(data);
    uint32_t sum = 0;
    for (uint64_t at = 0; at < size_; at += kPiece) {
      const size_t count = size_t(std::min<uint64_t>(kPiece, size_ - at));
      reader_.input_->read_at(bytes + at, count, offset_ + at);
      sum = libdeflate_crc32(sum, bytes + at, count);
    }
    check_sum(sum);
    return;
  }
  const std::unique_ptr<char[]> packed(new char[size_t(packed_)]);
  reader_.input_->read_at(packed.get(), size_t(packed_), offset_);
  const std::unique_ptr<libdeflate_decompressor, void (*)(libdeflate_decompressor*)> decompressor(
      libdeflate_alloc_decompressor(), libdeflate_free_decompressor);
  if (!decompressor) throw std::bad_alloc();
  size_t inflated = 0;
  const libdeflate_result result = libdeflate_deflate_decompress(
      decompressor.get(), packed.get(), size_t(packed_), data, size_t(size_), &inflated);
  const char* fault = result == LIBDEFLATE_INSUFFICIENT_SPACE ? "is longer than declared"
                      : result != LIBDEFLATE_SUCCESS          ? "is not valid deflate data"
                      : inflated != size_                     ? "is shorter than declared"
                                                              : nullptr;
  if (fault != nullptr) fail(CTN_ERROR_FORMAT, "%s: %s %s", reader_.path_.c_str(), what_.c_str(), fault);
  check_sum(libdeflate_crc32(0, data, size_t(size_)));
}

void ZipReader::Entry::verify() const {
  const std::unique_ptr<char[]> piece(new char[size_t(std::min<uint64_t>(kPiece, size_))]);
  uint32_t sum = 0;
  for (uint64_t at = 0; at < size_; at += kPiece) {
    const size_t count = size_t(std::min<uint64_t>(kPiece, size_ - at));
    reader_.input_->read_at(piece.get(), count, offset_ + at);
    sum = libdeflate_crc32(sum, piece.get(), count);
  }
  check_sum(sum);
}

void ZipReader::Entry::read_at(void* data, size_t size, uint64_t offset) const {
  if (offset > size_ || size > size_ - offset)
    fail(CTN_ERROR_FORMAT, "%s: %s is shorter than declared", reader_.path_.c_str(), what_.c_str());
  reader_.input_->read_at(data, size, offset_ + offset);
}

}  // namespace catenary
