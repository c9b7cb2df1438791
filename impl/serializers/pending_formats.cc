// To be removed when hdf5*.cc, safetensors*.cc and npz_source.cc are there.
#include <cstring>

#include "impl/array/npy_reader.h"
#include "impl/serializers/store.h"

namespace catenary {
namespace {

class NpzSource final : public Source {
 public:
  explicit NpzSource(const std::string& path) : Source(path), reader_(path) {
    for (const std::string& name : reader_.names()) {
      const bool npy = name.size() > 4 && name.compare(name.size() - 4, 4, ".npy") == 0;
      StoredEntry entry;
      entry.name = npy ? name.substr(0, name.size() - 4) : name;
      entry.type = "bytes";
      NpyHeader header;
      try {
        EntrySource source(reader_, name);
        header = read_npy_header(source, path + ": " + name);
        entry.dtype = header.dtype;
        entry.type = dtype_name(header.dtype);
        for (int64_t length : header.shape) entry.shape.push_back(length);
      } catch (const Error& error) {
        if (error.status() != CTN_ERROR_DTYPE) throw;
        const std::string what = error.what();
        entry.type = what.substr(what.find('\''));
        entry.is_text = what.find("U") != what.npos || what.find("S") != what.npos;
      }
      names_.push_back(name);
      headers_.push_back(header);
      add_entry(std::move(entry));
    }
  }
  bool stages(size_t) const override { return true; }
  void read(size_t index, void* data) override {
    EntrySource source(reader_, names_[index]);
    NpyHeader header = read_npy_header(source, label() + ": " + names_[index]);
    int64_t count = 1;
    for (int64_t length : header.shape) count *= length;
    if (!header.fortran_order)
      return read_npy_elements(source, header, static_cast<char*>(data), count, itemsize(header.dtype));
    std::vector<int64_t> shape(header.shape.rbegin(), header.shape.rend());
    const ArrayRef turned = empty_on(cpu_backend(), {shape.data(), shape.size()}, header.dtype);
    read_npy_elements(source, header, turned->data(), count, itemsize(header.dtype));
    to_data(*transpose(*turned, {}), data);
  }
  std::string read_text(size_t index) override {
    const std::vector<unsigned char> bytes = reader_.read(names_[index]);
    const size_t begin = npy_header_size(bytes.data(), bytes.size(), bytes.size());
    std::string text;
    for (size_t i = begin; i + 4 <= bytes.size(); i += 4) {
      uint32_t p;
      std::memcpy(&p, &bytes[i], 4);
      if (p < 0x80)
        text += char(p);
      else if (p < 0x800)
        (text += char(0xc0 | p >> 6)) += char(0x80 | (p & 63));
      else if (p < 0x10000)
        ((text += char(0xe0 | p >> 12)) += char(0x80 | (p >> 6 & 63))) += char(0x80 | (p & 63));
      else
        (((text += char(0xf0 | p >> 18)) += char(0x80 | (p >> 12 & 63))) += char(0x80 | (p >> 6 & 63))) +=
            char(0x80 | (p & 63));
    }
    return text;
  }

 private:
  ZipReader reader_;
  std::vector<std::string> names_;
  std::vector<NpyHeader> headers_;
};

}  // namespace

SourceRef open_npz(const std::string& path) { return make<NpzSource>(path); }

void write_hdf5(const StoredValues&, const std::string& path, const std::string&, int) {
  fail(CTN_ERROR_UNSUPPORTED, "%s: this build has no HDF5", path.c_str());
}
SourceRef open_hdf5(const std::string& path, const std::string&) {
  fail(CTN_ERROR_UNSUPPORTED, "%s: this build has no HDF5", path.c_str());
}
void write_safetensors(const StoredValues&, const std::string& path) {
  fail(CTN_ERROR_UNSUPPORTED, "%s: this build has no safetensors", path.c_str());
}
SourceRef open_safetensors(const std::string& path) {
  fail(CTN_ERROR_UNSUPPORTED, "%s: this build has no safetensors", path.c_str());
}

}  // namespace catenary
