// A reader of .npz files that is independent of the library.
#include "npz.h"

#include <catenary/catenary.h>
#include <zlib.h>

#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>

namespace golden {
namespace {

struct TypeName {
  const char* name;
  const char* npy;
  ctn_dtype dtype;
  size_t size;
};

constexpr TypeName kTypes[] = {
    {"bool", "|b1", CTN_BOOL, 1},       {"int8", "|i1", CTN_INT8, 1},
    {"int16", "<i2", CTN_INT16, 2},     {"int32", "<i4", CTN_INT32, 4},
    {"int64", "<i8", CTN_INT64, 8},     {"uint8", "|u1", CTN_UINT8, 1},
    {"uint16", "<u2", CTN_UINT16, 2},   {"uint32", "<u4", CTN_UINT32, 4},
    {"uint64", "<u8", CTN_UINT64, 8},   {"float16", "<f2", CTN_FLOAT16, 2},
    {"float32", "<f4", CTN_FLOAT32, 4}, {"float64", "<f8", CTN_FLOAT64, 8},
    {"bfloat16", "", CTN_BFLOAT16, 2},
};

const TypeName* find_type(ctn_dtype dtype) {
  for (const TypeName& type : kTypes) {
    if (type.dtype == dtype) return &type;
  }
  return nullptr;
}

template <class T>
T load(const uint8_t* at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  return value;
}

/// The text after `'key':` in a .npy header up to the next comma or brace outside parentheses.
std::string header_value(const std::string& header, const std::string& key) {
  size_t at = header.find("'" + key + "'");
  if (at == std::string::npos || (at = header.find(':', at)) == std::string::npos) {
    throw BadVector(".npy header without " + key);
  }
  size_t begin = header.find_first_not_of(' ', at + 1), end = begin;
  for (int depth = 0; end < header.size(); ++end) {
    const char c = header[end];
    depth += (c == '(') - (c == ')');
    if (depth == 0 && (c == ',' || c == '}')) break;
  }
  return header.substr(begin, end - begin);
}

HostArray parse_npy(const std::vector<uint8_t>& data) {
  if (data.size() < 10 || std::memcmp(data.data(), "\x93NUMPY", 6) != 0) throw BadVector("not a .npy file");
  const size_t prefix = data[6] == 1 ? 10 : 12;
  if (data.size() < prefix) throw BadVector("truncated .npy header");
  const size_t length = data[6] == 1 ? load<uint16_t>(&data[8]) : load<uint32_t>(&data[8]);
  if (data.size() - prefix < length) throw BadVector("truncated .npy header");
  const std::string header(data.begin() + prefix, data.begin() + prefix + length);
  HostArray array;
  std::string descr = header_value(header, "descr");
  descr = descr.substr(1, descr.size() - 2);
  for (const TypeName& type : kTypes) {
    if (descr == type.npy) array.dtype = type.dtype;
  }
  if (array.dtype == CTN_DTYPE_NONE) throw BadVector("unexpected dtype " + descr);
  const bool fortran = header_value(header, "fortran_order") == "True";
  const std::string shape = header_value(header, "shape");
  for (size_t i = 0; i < shape.size();) {
    if (shape[i] < '0' || shape[i] > '9') {
      ++i;
      continue;
    }
    size_t used = 0;
    array.shape.push_back(std::stoll(shape.substr(i), &used));
    i += used;
  }
  const size_t bytes = array.size() * item_size(array.dtype);
  if (data.size() - prefix - length != bytes) throw BadVector("a .npy file of an unexpected length");
  array.bytes.assign(data.begin() + prefix + length, data.end());
  if (fortran && array.shape.size() > 1) {
    const size_t item = item_size(array.dtype), rank = array.shape.size();
    std::vector<uint8_t> ordered(bytes);
    for (int64_t i = 0; i < array.size(); ++i) {
      int64_t rest = i, source = 0;
      for (size_t axis = rank; axis-- > 0;) {
        int64_t stride = 1;
        for (size_t before = 0; before < axis; ++before) stride *= array.shape[before];
        source += rest % array.shape[axis] * stride;
        rest /= array.shape[axis];
      }
      std::memcpy(&ordered[i * item], &array.bytes[source * item], item);
    }
    array.bytes.swap(ordered);
  }
  return array;
}

}  // namespace

int64_t HostArray::size() const {
  int64_t count = 1;
  for (int64_t n : shape) count *= n;
  return count;
}

double half_to_double(uint16_t bits) {
  const int exponent = bits >> 10 & 31, fraction = bits & 1023;
  double value;
  if (exponent == 31) {
    value = fraction ? std::nan("") : HUGE_VAL;
  } else {
    value = exponent ? std::ldexp(fraction + 1024, exponent - 25) : std::ldexp(fraction, -24);
  }
  return bits & 0x8000 ? -value : value;
}

double HostArray::real(int64_t i) const {
  const uint8_t* at = bytes.data() + i * item_size(dtype);
  switch (dtype) {
    case CTN_FLOAT16:
      return half_to_double(load<uint16_t>(at));
    case CTN_BFLOAT16: {
      const uint32_t wide = static_cast<uint32_t>(load<uint16_t>(at)) << 16;
      return load<float>(reinterpret_cast<const uint8_t*>(&wide));
    }
    case CTN_FLOAT32:
      return load<float>(at);
    case CTN_FLOAT64:
      return load<double>(at);
  }
  throw BadVector("not a floating array");
}

std::string HostArray::text(int64_t i) const {
  const uint8_t* at = bytes.data() + i * item_size(dtype);
  char buffer[40];
  switch (dtype) {
    case CTN_BOOL:
    case CTN_UINT8:
      return std::to_string(*at);
    case CTN_INT8:
      return std::to_string(load<int8_t>(at));
    case CTN_INT16:
      return std::to_string(load<int16_t>(at));
    case CTN_INT32:
      return std::to_string(load<int32_t>(at));
    case CTN_INT64:
      return std::to_string(load<int64_t>(at));
    case CTN_UINT16:
      return std::to_string(load<uint16_t>(at));
    case CTN_UINT32:
      return std::to_string(load<uint32_t>(at));
    case CTN_UINT64:
      return std::to_string(load<uint64_t>(at));
    default:
      std::snprintf(buffer, sizeof buffer, "%.17g", real(i));
      return buffer;
  }
}

size_t item_size(ctn_dtype dtype) {
  const TypeName* type = find_type(dtype);
  if (!type) throw BadVector("unknown dtype " + std::to_string(dtype));
  return type->size;
}

bool is_floating(ctn_dtype dtype) { return dtype >= CTN_FLOAT16 && dtype <= CTN_FLOAT64; }

ctn_dtype dtype_from(const std::string& name) {
  if (name == "int") return CTN_INT64;
  if (name == "float") return CTN_FLOAT64;
  const bool ordered = !name.empty() && std::strchr("<|=", name[0]);
  const std::string code = name.substr(ordered);
  for (const TypeName& type : kTypes) {
    if (name == type.name || (*type.npy && code == type.npy + 1) || (code == "?" && type.dtype == CTN_BOOL))
      return type.dtype;
  }
  throw BadVector("unknown dtype " + name);
}

std::string describe(ctn_dtype dtype, const std::vector<int64_t>& shape) {
  const TypeName* type = find_type(dtype);
  std::string text = type ? type->name : "no dtype";
  text += " (";
  for (size_t i = 0; i < shape.size(); ++i) text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + ")";
}

Npz::Npz(const std::filesystem::path& path) : path_(path.string()) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw BadVector("cannot read " + path_);
  file_.assign(std::istreambuf_iterator<char>(stream), {});
  if (file_.size() < 22) throw BadVector(path_ + ": not a zip archive");
  size_t end = file_.size() - 22;
  while (end > 0 && load<uint32_t>(&file_[end]) != 0x06054b50) --end;
  if (load<uint32_t>(&file_[end]) != 0x06054b50) throw BadVector(path_ + ": not a zip archive");
  const size_t count = load<uint16_t>(&file_[end + 10]);
  size_t at = load<uint32_t>(&file_[end + 16]);
  for (size_t i = 0; i < count; ++i) {
    if (at + 46 > file_.size() || load<uint32_t>(&file_[at]) != 0x02014b50) {
      throw BadVector(path_ + ": broken zip directory");
    }
    const size_t name_length = load<uint16_t>(&file_[at + 28]);
    const size_t extra = load<uint16_t>(&file_[at + 30]), comment = load<uint16_t>(&file_[at + 32]);
    std::string name(file_.begin() + at + 46, file_.begin() + at + 46 + name_length);
    const Entry entry = {load<uint16_t>(&file_[at + 10]), load<uint32_t>(&file_[at + 20]),
                         load<uint32_t>(&file_[at + 24]), load<uint32_t>(&file_[at + 42]),
                         load<uint32_t>(&file_[at + 16])};
    if (name.size() > 4 && name.compare(name.size() - 4, 4, ".npy") == 0) name.resize(name.size() - 4);
    entries_[name] = entry;
    at += 46 + name_length + extra + comment;
  }
}

std::vector<std::string> Npz::keys() const {
  std::vector<std::string> names;
  for (const auto& [name, entry] : entries_) names.push_back(name);
  return names;
}

HostArray Npz::operator[](const std::string& key) const {
  const auto found = entries_.find(key);
  if (found == entries_.end()) throw BadVector(path_ + ": no entry " + key);
  const Entry& entry = found->second;
  if (entry.offset + 30 > file_.size()) throw BadVector(path_ + ": broken entry " + key);
  const size_t begin = entry.offset + 30 + load<uint16_t>(&file_[entry.offset + 26]) +
                       load<uint16_t>(&file_[entry.offset + 28]);
  if (begin + entry.compressed > file_.size()) throw BadVector(path_ + ": broken entry " + key);
  std::vector<uint8_t> data(entry.size);
  if (entry.method == 0) {
    data.assign(file_.begin() + begin, file_.begin() + begin + entry.size);
  } else {
    z_stream stream = {};
    stream.next_in = const_cast<uint8_t*>(&file_[begin]);
    stream.avail_in = static_cast<uInt>(entry.compressed);
    stream.next_out = data.data();
    stream.avail_out = static_cast<uInt>(data.size());
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) throw BadVector("zlib does not start");
    const int status = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    if (status != Z_STREAM_END) throw BadVector(path_ + ": cannot inflate " + key);
  }
  if (crc32(crc32(0, nullptr, 0), data.data(), static_cast<uInt>(data.size())) != entry.crc) {
    throw BadVector(path_ + ": checksum of " + key);
  }
  return parse_npy(data);
}

}  // namespace golden
