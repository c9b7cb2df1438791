// Reads files that may be compressed with gzip.
#include "impl/dataset/input.h"

#include <zlib.h>

#include <algorithm>
#include <new>

#include "impl/base/error.h"

namespace catenary {

constexpr size_t kPacked = size_t{1} << 16;

DataInput::DataInput(const std::string& path) : file_(path) {
  unsigned char magic[2] = {};
  if (file_.size() >= sizeof magic) file_.read_at(magic, sizeof magic, 0);
  if (magic[0] != 0x1f || magic[1] != 0x8b) return;
  packed_ = std::make_unique<unsigned char[]>(kPacked);
  auto inflater = std::make_unique<z_stream>();
  constexpr int kGzipOnly = 15 + 16;
  if (inflateInit2(inflater.get(), kGzipOnly) != Z_OK) throw std::bad_alloc();
  inflater_ = std::move(inflater);
}

DataInput::~DataInput() {
  if (inflater_) inflateEnd(inflater_.get());
}

uint64_t DataInput::most_bytes() const {
  constexpr uint64_t kLargestRatio = 1032;  // of deflate
  return inflater_ ? file_.size() * kLargestRatio : file_.size();
}

/// Reads more compressed bytes. Returns whether there are any.
bool DataInput::fill() {
  if (inflater_->avail_in) return true;
  const size_t count = size_t(std::min<uint64_t>(kPacked, file_.size() - position_));
  if (count == 0) return false;
  file_.read_at(packed_.get(), count, position_);
  position_ += count;
  inflater_->next_in = packed_.get();
  inflater_->avail_in = uInt(count);
  return true;
}

size_t DataInput::read_some(void* data, size_t size) {
  if (!inflater_) {
    const size_t count = size_t(std::min<uint64_t>(size, file_.size() - position_));
    if (count) file_.read_at(data, count, position_);
    position_ += count;
    return count;
  }
  size_t done = 0;
  while (done < size) {
    if (!fill()) {
      if (!between_members_) fail(CTN_ERROR_FORMAT, "%s: the gzip file ends early", path().c_str());
      break;
    }
    if (between_members_ && inflateReset(inflater_.get()) != Z_OK) throw std::bad_alloc();
    between_members_ = false;
    const size_t room = std::min(size - done, size_t{1} << 30);
    inflater_->next_out = static_cast<Bytef*>(data) + done;
    inflater_->avail_out = uInt(room);
    const int status = inflate(inflater_.get(), Z_NO_FLUSH);
    done += room - inflater_->avail_out;
    if (status == Z_MEM_ERROR) throw std::bad_alloc();
    if (status == Z_STREAM_END)
      between_members_ = true;
    else if (status != Z_OK && status != Z_BUF_ERROR)
      fail(CTN_ERROR_FORMAT, "%s: the gzip file is broken: %s", path().c_str(),
           inflater_->msg ? inflater_->msg : "it needs a dictionary");
  }
  return done;
}

void DataInput::read(void* data, size_t size) {
  const size_t got = read_some(data, size);
  if (got < size) fail(CTN_ERROR_FORMAT, "%s: expected %zu more bytes, got %zu", path().c_str(), size, got);
}

std::string DataInput::read_all() {
  std::string bytes;
  for (size_t size = inflater_ ? kPacked : size_t(file_.size() - position_) + 1;; size = bytes.size()) {
    const size_t before = bytes.size();
    bytes.resize(before + size);
    const size_t got = read_some(&bytes[before], size);
    bytes.resize(before + got);
    if (got < size) return bytes;
  }
}

}  // namespace catenary
