// Parses and writes the headers of safetensors files.
#include "impl/serializers/safetensors_header.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>
#include <string_view>

#include "impl/base/error.h"

namespace catenary {
namespace {

constexpr size_t kAlignment = 64;
constexpr char kMetadata[] = "__metadata__";

struct ElementType {
  std::string_view name;
  uint64_t bits;
  ctn_dtype dtype;
};

constexpr ElementType kElementTypes[] = {
    {"BOOL", 8, CTN_BOOL},          {"I8", 8, CTN_INT8},
    {"I16", 16, CTN_INT16},         {"I32", 32, CTN_INT32},
    {"I64", 64, CTN_INT64},         {"U8", 8, CTN_UINT8},
    {"U16", 16, CTN_UINT16},        {"U32", 32, CTN_UINT32},
    {"U64", 64, CTN_UINT64},        {"F16", 16, CTN_FLOAT16},
    {"BF16", 16, CTN_BFLOAT16},     {"F32", 32, CTN_FLOAT32},
    {"F64", 64, CTN_FLOAT64},       {"C64", 64, CTN_DTYPE_NONE},
    {"F8_E4M3", 8, CTN_DTYPE_NONE}, {"F8_E5M2", 8, CTN_DTYPE_NONE},
    {"F8_E8M0", 8, CTN_DTYPE_NONE}, {"F6_E2M3", 6, CTN_DTYPE_NONE},
    {"F6_E3M2", 6, CTN_DTYPE_NONE}, {"F4", 4, CTN_DTYPE_NONE},
};

const ElementType* element_type(std::string_view name) {
  for (const ElementType& type : kElementTypes)
    if (type.name == name) return &type;
  return nullptr;
}

/// Returns text from a file in a form suitable for messages: short, and without control characters.
std::string printable(std::string_view text) {
  constexpr size_t limit = 80;
  std::string out = "\"";
  for (unsigned char c : text.substr(0, limit)) out += c >= 0x20 && c != 0x7f ? char(c) : '?';
  return out + (text.size() > limit ? "...\"" : "\"");
}

std::string decimal(uint64_t value) { return std::to_string(value); }

/// Builds the header from the events of the JSON parser, which does not recurse for nested values. Values
/// that a header cannot contain end the parse immediately.
class HeaderReader {
 public:
  HeaderReader(SafetensorsHeader& header, const std::string& label) : header_(header), label_(label) {}

  // Names and signatures are those that the parser calls.
  bool null() { unexpected("null"); }
  bool boolean(bool value) { unexpected(value ? "true" : "false"); }
  bool number_integer(int64_t value) { unexpected(std::to_string(value)); }
  bool number_float(double, const std::string& text) { unexpected("the number " + text.substr(0, 40)); }
  bool binary(std::vector<uint8_t>&) { unexpected("binary data"); }

  bool number_unsigned(uint64_t value) {
    if (place_ != Place::shape && place_ != Place::offsets) unexpected(decimal(value));
    if (value > uint64_t(std::numeric_limits<int64_t>::max())) unexpected(decimal(value));
    if (place_ == Place::shape) {
      if (entry_.shape.size() == CTN_MAX_NDIM) unexpected("more than 64 of them");
      entry_.shape.push_back(int64_t(value));
    } else {
      if (offsets_ == 2) unexpected("a third number");
      (offsets_++ == 0 ? entry_.begin : entry_.end) = value;
    }
    return true;
  }

  bool string(std::string& value) {
    if (place_ == Place::metadata) {
      if (value.find('\0') != std::string::npos) broken("expected a string without NULs, got one with them");
      header_.texts.emplace_back(key_, std::move(value));
    } else if (place_ == Place::entry && key_ == "dtype") {
      entry_.type = std::move(value);
    } else {
      unexpected("the string " + printable(value));
    }
    return true;
  }

  bool start_object(size_t) {
    if (place_ == Place::outside) {
      place_ = Place::file;
    } else if (place_ == Place::file) {
      place_ = key_ == kMetadata ? Place::metadata : Place::entry;
      entry_ = {};
      entry_.name = key_;
      seen_ = 0;
      offsets_ = 0;
    } else {
      unexpected("an object");
    }
    return true;
  }

  bool key(std::string& value) {
    key_ = std::move(value);
    if (place_ == Place::entry) {
      const unsigned bit = key_ == "dtype" ? 1 : key_ == "shape" ? 2 : key_ == "data_offsets" ? 4 : 0;
      if (bit == 0) broken("expected \"dtype\", \"shape\" and \"data_offsets\", got " + printable(key_));
      if ((seen_ & bit) != 0) broken("expected " + printable(key_) + " once, got it twice");
      seen_ |= bit;
    } else if (key_.find('\0') != std::string::npos) {
      broken("expected a name without NULs, got " + printable(key_));
    } else if (place_ == Place::file && key_ == kMetadata) {
      if (has_metadata_) broken("expected one object \"__metadata__\", got two");
      has_metadata_ = true;
    }
    return true;
  }

  bool end_object() {
    if (place_ == Place::entry) {
      for (auto [bit, what] : {std::pair(1u, "dtype"), {2u, "shape"}, {4u, "data_offsets"}})
        if ((seen_ & bit) == 0) broken(std::string("expected a key \"") + what + "\", got none");
      header_.entries.push_back(std::move(entry_));
    }
    place_ = place_ == Place::file ? Place::outside : Place::file;
    return true;
  }

  bool start_array(size_t) {
    const bool list = place_ == Place::entry && (key_ == "shape" || key_ == "data_offsets");
    if (!list) unexpected("an array");
    place_ = key_ == "shape" ? Place::shape : Place::offsets;
    return true;
  }

  bool end_array() {
    if (place_ == Place::offsets && offsets_ != 2) unexpected(decimal(offsets_) + " of them");
    place_ = Place::entry;
    return true;
  }

  bool parse_error(size_t position, const std::string& token, const std::exception&) {
    fail(CTN_ERROR_FORMAT, "%s: header: expected JSON, got a syntax error at byte %zu: %s", label_.c_str(),
         kSafetensorsPrefix + position, printable(token).c_str());
  }

 private:
  enum class Place { outside, file, metadata, entry, shape, offsets };

  /// Returns the parser's position, for messages.
  std::string where() const {
    if (place_ == Place::outside || (place_ == Place::file && key_.empty())) return "header";
    if (place_ == Place::file) return printable(key_);
    if (place_ == Place::metadata) return "\"__metadata__\": " + printable(key_);
    return printable(entry_.name);
  }

  [[noreturn]] void broken(const std::string& what) const {
    fail(CTN_ERROR_FORMAT, "%s: %s: %s", label_.c_str(), where().c_str(), what.c_str());
  }

  [[noreturn]] void unexpected(const std::string& got) const {
    const char* expected = place_ == Place::metadata  ? "a string"
                           : place_ == Place::shape   ? "shape: up to 64 lengths of 0 to 2^63 - 1"
                           : place_ == Place::offsets ? "data_offsets: two numbers of 0 to 2^63 - 1"
                           : place_ != Place::entry   ? "an object"
                           : key_ == "dtype"          ? "dtype: a string"
                           : key_ == "shape"          ? "shape: an array"
                                                      : "data_offsets: an array";
    broken(std::string("expected ") + expected + ", got " + got);
  }

  SafetensorsHeader& header_;
  const std::string& label_;
  Place place_ = Place::outside;
  std::string key_;
  SafetensorsEntry entry_;
  unsigned seen_ = 0;  // keys seen in the entry
  uint64_t offsets_ = 0;
  bool has_metadata_ = false;
};

template <class F>
void check_unique(size_t count, F&& name, const std::string& label, const char* what) {
  std::vector<std::string_view> names;
  for (size_t i = 0; i < count; ++i) names.push_back(name(i));
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice != names.end())
    fail(CTN_ERROR_FORMAT, "%s: expected unique names of %s, got %s twice", label.c_str(), what,
         printable(*twice).c_str());
}

/// Checks that the length of the range matches element type and shape; unknown types are not checked.
void check_length(SafetensorsEntry& entry, const std::string& label) {
  const auto broken = [&](const std::string& what) {
    fail(CTN_ERROR_FORMAT, "%s: %s: %s", label.c_str(), printable(entry.name).c_str(), what.c_str());
  };
  if (entry.begin > entry.end)
    broken("data_offsets: expected begin <= end, got " + decimal(entry.begin) + " and " + decimal(entry.end));
  const ElementType* type = element_type(entry.type);
  if (type == nullptr) return;
  entry.dtype = type->dtype;
  uint64_t bits = type->bits;
  bool empty = false;
  // Zeros are left out of the product, because strides are computed without them too.
  for (int64_t n : entry.shape) {
    empty = empty || n == 0;
    if (n != 0 && (__builtin_mul_overflow(bits, uint64_t(n), &bits) || bits >> 63 != 0))
      broken("shape: expected less than 2^60 bytes of elements, got more");
  }
  const uint64_t expected = empty ? 0 : bits / 8, actual = entry.end - entry.begin;
  if (!empty && bits % 8 != 0) broken("shape: expected whole bytes of " + entry.type + ", got a part of one");
  if (expected != actual)
    broken("data_offsets: expected " + decimal(expected) + " bytes for its dtype and shape, got " +
           decimal(actual));
}

void append_text(std::string& json, std::string_view text) {
  json += '"';
  for (char c : text) {
    if (c == '"' || c == '\\') json += '\\';
    if (static_cast<unsigned char>(c) < 0x20)
      json += format("\\u%04x", unsigned(c));
    else
      json += c;
  }
  json += '"';
}

}  // namespace

const char* safetensors_type(ctn_dtype dtype) {
  for (const ElementType& type : kElementTypes)
    if (type.dtype == dtype && dtype != CTN_DTYPE_NONE) return type.name.data();
  fail(CTN_ERROR_INTERNAL, "safetensors: no name of dtype %d", int(dtype));
}

uint64_t safetensors_header_length(const unsigned char* bytes, uint64_t file_size, const std::string& label) {
  if (file_size < kSafetensorsPrefix)
    fail(CTN_ERROR_FORMAT, "%s: expected a safetensors file of at least 8 bytes, got %llu", label.c_str(),
         static_cast<unsigned long long>(file_size));
  uint64_t length = 0;
  for (size_t i = kSafetensorsPrefix; i-- > 0;) length = length << 8 | bytes[i];
  if (length > kSafetensorsHeaderLimit)
    fail(CTN_ERROR_FORMAT, "%s: expected a safetensors file with a header of at most %llu bytes, got %llu",
         label.c_str(), static_cast<unsigned long long>(kSafetensorsHeaderLimit),
         static_cast<unsigned long long>(length));
  if (length > file_size - kSafetensorsPrefix)
    fail(CTN_ERROR_FORMAT, "%s: header: expected %llu bytes, got %llu to the end of the file", label.c_str(),
         static_cast<unsigned long long>(length),
         static_cast<unsigned long long>(file_size - kSafetensorsPrefix));
  return length;
}

SafetensorsHeader parse_safetensors_header(const char* json, size_t size, uint64_t data_size,
                                           const std::string& label) {
  if (size == 0 || json[0] != '{')
    fail(CTN_ERROR_FORMAT, "%s: header: expected '{' at its beginning, got %s", label.c_str(),
         size == 0 ? "nothing" : printable(std::string_view(json, 1)).c_str());
  // The parser treats a NUL as the end of the text.
  if (const void* nul = std::memchr(json, 0, size))
    fail(CTN_ERROR_FORMAT, "%s: header: expected JSON, got a NUL at byte %zu", label.c_str(),
         kSafetensorsPrefix + size_t(static_cast<const char*>(nul) - json));
  SafetensorsHeader header;
  HeaderReader reader(header, label);
  nlohmann::json::sax_parse(json, json + size, &reader);

  std::vector<SafetensorsEntry>& entries = header.entries;
  check_unique(
      entries.size(), [&](size_t i) { return std::string_view(entries[i].name); }, label, "tensors");
  check_unique(
      header.texts.size(), [&](size_t i) { return std::string_view(header.texts[i].first); }, label,
      "strings");
  for (SafetensorsEntry& entry : entries) check_length(entry, label);
  std::stable_sort(entries.begin(), entries.end(), [](const SafetensorsEntry& a, const SafetensorsEntry& b) {
    return std::pair(a.begin, a.end) < std::pair(b.begin, b.end);
  });
  uint64_t covered = 0;
  for (const SafetensorsEntry& entry : entries) {
    if (entry.end > data_size)
      fail(CTN_ERROR_FORMAT, "%s: %s: data_offsets: expected an end of at most %llu, got %llu", label.c_str(),
           printable(entry.name).c_str(), static_cast<unsigned long long>(data_size),
           static_cast<unsigned long long>(entry.end));
    if (entry.begin != covered)
      fail(CTN_ERROR_FORMAT,
           "%s: %s: data_offsets: expected %llu, the end of the previous tensor, got %llu (%s)",
           label.c_str(), printable(entry.name).c_str(), static_cast<unsigned long long>(covered),
           static_cast<unsigned long long>(entry.begin), entry.begin < covered ? "an overlap" : "a gap");
    covered = entry.end;
  }
  if (covered != data_size)
    fail(CTN_ERROR_FORMAT, "%s: expected %llu bytes of data for its tensors, got %llu", label.c_str(),
         static_cast<unsigned long long>(covered), static_cast<unsigned long long>(data_size));
  return header;
}

std::string make_safetensors_header(const SafetensorsHeader& header) {
  std::string json(kSafetensorsPrefix, '\0');
  json += '{';
  const char* separator = "";
  if (!header.texts.empty()) {
    json += "\"__metadata__\":{";
    for (const auto& [name, text] : header.texts) {
      json += separator;
      append_text(json, name);
      json += ':';
      append_text(json, text);
      separator = ",";
    }
    json += '}';
  }
  for (const SafetensorsEntry& entry : header.entries) {
    json += separator;
    append_text(json, entry.name);
    json += std::string(":{\"dtype\":\"") + safetensors_type(entry.dtype) + "\",\"shape\":[";
    for (size_t i = 0; i < entry.shape.size(); ++i)
      json += (i > 0 ? "," : "") + std::to_string(entry.shape[i]);
    json += "],\"data_offsets\":[" + decimal(entry.begin) + "," + decimal(entry.end) + "]}";
    separator = ",";
  }
  json += '}';
  json.append((kAlignment - json.size() % kAlignment) % kAlignment, ' ');
  const uint64_t length = json.size() - kSafetensorsPrefix;
  for (size_t i = 0; i < kSafetensorsPrefix; ++i) json[i] = char(length >> (8 * i) & 0xff);
  return json;
}

}  // namespace catenary
