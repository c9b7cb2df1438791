// Parses and writes the headers of .npy files.
#include "impl/array/npy.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <string_view>

#include "impl/base/error.h"

namespace catenary {
namespace {

constexpr char kMagic[] = "\x93NUMPY";
constexpr size_t kMagicSize = 6;
constexpr size_t kAlignment = 64;
constexpr size_t kLongestText = size_t{1} << 31;
constexpr bool kLittleEndian = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;

struct ElementType {
  std::string_view code;
  ctn_dtype dtype;
  size_t size;
};

constexpr ElementType kElementTypes[] = {
    {"b1", CTN_BOOL, 1},   {"i1", CTN_INT8, 1},    {"i2", CTN_INT16, 2},   {"i4", CTN_INT32, 4},
    {"i8", CTN_INT64, 8},  {"u1", CTN_UINT8, 1},   {"u2", CTN_UINT16, 2},  {"u4", CTN_UINT32, 4},
    {"u8", CTN_UINT64, 8}, {"f2", CTN_FLOAT16, 2}, {"f4", CTN_FLOAT32, 4}, {"f8", CTN_FLOAT64, 8},
};

/// Returns text from a file in a form suitable for messages.
std::string quoted(std::string_view text) {
  constexpr size_t limit = 40;
  text = text.substr(0, text.find_last_not_of(" \n") + 1);
  std::string out = "'";
  for (unsigned char c : text.substr(0, limit)) out += c >= 0x20 && c < 0x7f ? char(c) : '?';
  return out + (text.size() > limit ? "...'" : "'");
}

[[noreturn]] void broken(const std::string& what) { fail(CTN_ERROR_FORMAT, "npy: %s", what.c_str()); }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether NumPy has this type code (without byte order) and the library does not.
bool is_foreign_type(std::string_view code) {
  if (code.empty()) return false;
  char kind = code[0];
  std::string_view rest = code.substr(1);
  if (kind == 'M' || kind == 'm') {
    return rest == "8" || (rest.substr(0, 2) == "8[" && rest.back() == ']');
  }
  if (kind == 'O') return rest.empty() || rest == "8" || rest == "4";
  if (kind == 'c') return rest == "8" || rest == "16" || rest == "24" || rest == "32";
  if (kind == 'f') return rest == "12" || rest == "16";
  return std::string_view("SaUV").find(kind) != std::string_view::npos &&
         std::all_of(rest.begin(), rest.end(), is_digit);
}

/// Parses the Python literal in a header: a dict of a string or list, a bool, and a tuple of ints.
class HeaderParser {
 public:
  explicit HeaderParser(std::string_view text) : text_(text) {}

  void parse(NpyHeader& header, bool foreign) {
    expect('{', "a dict");
    while (!accept('}')) {
      std::string_view key = string("a key");
      expect(':', "':' after a key");
      if (key == "descr") {
        once(has_descr_, key);
        descr(header);
      } else if (key == "fortran_order") {
        once(has_order_, key);
        header.fortran_order = boolean();
      } else if (key == "shape") {
        once(has_shape_, key);
        header.shape = shape();
      } else {
        broken("unexpected key " + quoted(key) + " in the header");
      }
      if (accept(',')) continue;
      expect('}', "',' or '}'");
      break;
    }
    skip_space();
    if (position_ != text_.size()) broken("text after the header's dict: " + quoted(text_.substr(position_)));
    if (!has_descr_) broken("the header has no key 'descr'");
    if (!has_order_) broken("the header has no key 'fortran_order'");
    if (!has_shape_) broken("the header has no key 'shape'");
    if (!header.foreign.empty() && !foreign) {
      fail(CTN_ERROR_DTYPE, "npy: the library does not support the element type %s", header.foreign.c_str());
    }
  }

 private:
  char peek() const { return position_ < text_.size() ? text_[position_] : '\0'; }

  void skip_space() {
    while (position_ < text_.size() &&
           std::string_view(" \t\n\r\f").find(text_[position_]) != std::string_view::npos)
      ++position_;
  }

  bool accept(char c) {
    skip_space();
    if (peek() != c || position_ == text_.size()) return false;
    ++position_;
    return true;
  }

  void expect(char c, const char* what) {
    if (!accept(c)) unexpected(what);
  }

  [[noreturn]] void unexpected(const char* expected) const {
    if (position_ >= text_.size()) broken(std::string("the header ends where ") + expected + " is expected");
    broken(std::string("expected ") + expected + " at character " + std::to_string(position_) +
           " of the header, found " + quoted(text_.substr(position_)));
  }

  static void once(bool& seen, std::string_view key) {
    if (seen) broken("key " + quoted(key) + " appears twice in the header");
    seen = true;
  }

  std::string_view string(const char* what) {
    skip_space();
    char quote = peek();
    if (quote != '\'' && quote != '"') unexpected(what);
    size_t begin = ++position_;
    while (position_ < text_.size() && text_[position_] != quote && text_[position_] != '\\') ++position_;
    if (position_ < text_.size() && text_[position_] == '\\')
      broken("escape sequence in a string of the header");
    if (position_ >= text_.size()) broken("unterminated string in the header");
    return text_.substr(begin, position_++ - begin);
  }

  bool boolean() {
    skip_space();
    for (std::string_view word : {"True", "False"}) {
      if (text_.substr(position_, word.size()) != word) continue;
      position_ += word.size();
      return word == "True";
    }
    unexpected("True or False for 'fortran_order'");
  }

  int64_t dimension() {
    skip_space();
    if (peek() == '-') broken("negative dimension in 'shape'");
    if (!is_digit(peek())) unexpected("an integer in 'shape'");
    size_t begin = position_;
    int64_t value = 0;
    for (; is_digit(peek()); ++position_) {
      if (__builtin_mul_overflow(value, int64_t{10}, &value) ||
          __builtin_add_overflow(value, int64_t(peek() - '0'), &value)) {
        broken("dimension " + quoted(text_.substr(begin)) + " in 'shape' does not fit in 64 bits");
      }
    }
    if (text_[begin] == '0' && position_ - begin > 1 && value != 0) broken("leading zero in 'shape'");
    if (peek() == 'L') ++position_;  // Python 2 wrote long integers this way
    return value;
  }

  std::vector<int64_t> shape() {
    expect('(', "a tuple for 'shape'");
    std::vector<int64_t> dims;
    bool comma = true;
    while (!accept(')')) {
      if (!comma) unexpected("',' or ')' in 'shape'");
      if (dims.size() == CTN_MAX_NDIM) broken("'shape' has more than 64 dimensions");
      dims.push_back(dimension());
      comma = accept(',');
    }
    if (dims.size() == 1 && !comma) broken("'shape' is an integer, expected a tuple");
    return dims;
  }

  void descr(NpyHeader& header) {
    skip_space();
    if (peek() == '[') {
      set_foreign(header, structured());
      return;
    }
    std::string_view name = string("a string for 'descr'");
    std::string_view code = name;
    char order = '=';
    if (!code.empty() && std::string_view("<>=|").find(code[0]) != std::string_view::npos) {
      order = code[0];
      code.remove_prefix(1);
    }
    if (code == "?") code = "b1";
    for (const ElementType& type : kElementTypes) {
      if (type.code != code) continue;
      header.dtype = type.dtype;
      header.swapped = type.size > 1 && order == (kLittleEndian ? '>' : '<');
      return;
    }
    if (!is_foreign_type(code)) broken("unknown element type " + quoted(name) + " in 'descr'");
    set_foreign(header, quoted(name));
    header.swapped = order == (kLittleEndian ? '>' : '<');
    if (code[0] == 'U') header.text_kind = 'U';
    if (code[0] == 'S' || code[0] == 'a') header.text_kind = 'S';
    for (char c : code.substr(header.text_kind != 0 ? 1 : code.size())) {
      if (__builtin_mul_overflow(header.text_length, size_t{10}, &header.text_length) ||
          __builtin_add_overflow(header.text_length, size_t(c - '0'), &header.text_length) ||
          header.text_length > kLongestText) {
        broken("element type " + quoted(name) + " in 'descr' is too long");
      }
    }
  }

  static void set_foreign(NpyHeader& header, std::string descr) {
    header.dtype = CTN_DTYPE_NONE;
    header.foreign = std::move(descr);
  }

  /// Skips the list of fields of a record type; no such type is supported.
  std::string structured() {
    size_t begin = position_;
    int64_t depth = 0;
    do {
      skip_space();
      char c = peek();
      if (position_ >= text_.size()) broken("unterminated list in 'descr'");
      if (c == '\'' || c == '"') {
        string("a string");
        continue;
      }
      if (c == '[' || c == '(') ++depth;
      if (c == ']' || c == ')') --depth;
      ++position_;
    } while (depth > 0);
    return quoted(text_.substr(begin, position_ - begin));
  }

  std::string_view text_;
  size_t position_ = 0;
  bool has_descr_ = false;
  bool has_order_ = false;
  bool has_shape_ = false;
};

size_t little_endian(const unsigned char* bytes, size_t count) {
  size_t value = 0;
  for (size_t i = count; i-- > 0;) value = value << 8 | bytes[i];
  return value;
}

size_t item_size(ctn_dtype dtype) {
  for (const ElementType& type : kElementTypes) {
    if (type.dtype == dtype) return type.size;
  }
  fail(CTN_ERROR_INVALID_ARGUMENT, "npy: unknown dtype %d", int(dtype));
}

std::string shape_tuple(const int64_t* shape, size_t ndim) {
  std::string text = "(";
  for (size_t i = 0; i < ndim; ++i) text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
  return text + (ndim == 1 ? ",)" : ")");
}

void check_size(const NpyHeader& header, uint64_t available) {
  std::string shape = shape_tuple(header.shape.data(), header.shape.size());
  const int64_t text_size = int64_t(header.text_length) * (header.text_kind == 'U' ? 4 : 1);
  int64_t bytes = header.foreign.empty() ? int64_t(item_size(header.dtype)) : text_size;
  bool empty = bytes == 0;
  // Zeros are left out of the product, because strides are computed without them too.
  for (int64_t n : header.shape) {
    empty = empty || n == 0;
    if (n != 0 && __builtin_mul_overflow(bytes, n, &bytes)) broken("shape " + shape + " is too large");
  }
  if (!empty && uint64_t(bytes) > available) {
    broken("shape " + shape + " needs " + std::to_string(bytes) + " bytes of data, the file has " +
           std::to_string(available));
  }
}

struct Prefix {
  size_t begin, length;  // position and length of the header's dict
};

[[noreturn]] void not_npy(std::string_view begin) {
  if (begin.empty()) broken("the file is empty");
  if (begin.substr(0, 4) == "PK\3\4" || begin.substr(0, 4) == "PK\5\6")
    broken("the file is a zip archive (.npz); use npz_file_open");
  if (begin[0] == '\x80') broken("the file looks like a pickle; pickles are never loaded");
  broken("the file does not begin with the npy magic string");
}

Prefix parse_prefix(const unsigned char* bytes, size_t size, uint64_t file_size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  if (text.substr(0, kMagicSize) != std::string_view(kMagic, kMagicSize)) not_npy(text);
  if (size < kMagicSize + 2) broken("the file ends before the format version");
  unsigned major = bytes[6];
  unsigned minor = bytes[7];
  if (major < 1 || major > 3 || minor != 0) {
    broken("format version " + std::to_string(major) + "." + std::to_string(minor) +
           ", expected 1.0, 2.0 or 3.0");
  }
  size_t length_size = major == 1 ? 2 : 4;
  size_t begin = kMagicSize + 2 + length_size;
  if (size < begin) broken("the file ends inside the header length");
  size_t length = little_endian(bytes + kMagicSize + 2, length_size);
  if (length > file_size - begin) {
    broken("the header has " + std::to_string(length) + " bytes, the file only " +
           std::to_string(file_size - begin));
  }
  return {begin, length};
}

}  // namespace

size_t npy_header_size(const unsigned char* bytes, size_t size, uint64_t file_size) {
  const Prefix prefix = parse_prefix(bytes, size, file_size);
  return prefix.begin + prefix.length;
}

NpyHeader parse_npy_header(const unsigned char* bytes, size_t size, uint64_t file_size, bool foreign) {
  const Prefix prefix = parse_prefix(bytes, size, file_size);
  NpyHeader header;
  header.data_offset = prefix.begin + prefix.length;
  if (header.data_offset > size)
    fail(CTN_ERROR_INTERNAL, "npy: expected a header of %zu bytes, got %zu", header.data_offset, size);
  const char* text = reinterpret_cast<const char*>(bytes) + prefix.begin;
  HeaderParser(std::string_view(text, prefix.length)).parse(header, foreign);
  check_size(header, file_size - header.data_offset);
  return header;
}

std::string make_npy_header(const std::string& descr, const int64_t* shape, int ndim, bool fortran_order) {
  std::string dict = "{'descr': '" + descr + "', 'fortran_order': " + (fortran_order ? "True" : "False") +
                     ", 'shape': " + shape_tuple(shape, size_t(ndim)) + ", }";
  // Reserve space for the slowest axis to grow to any size in place, as NumPy does.
  constexpr size_t widest = 21;
  if (ndim > 0) dict.append(widest - std::to_string(shape[fortran_order ? ndim - 1 : 0]).size(), ' ');
  for (size_t length_size : {2, 4}) {
    size_t begin = kMagicSize + 2 + length_size;
    size_t padding = kAlignment - (begin + dict.size() + 1) % kAlignment;
    size_t length = dict.size() + padding + 1;
    if (length_size == 2 && length > std::numeric_limits<uint16_t>::max()) continue;
    std::string header(kMagic, kMagicSize);
    header += length_size == 2 ? '\1' : '\2';
    header += '\0';
    for (size_t i = 0; i < length_size; ++i) header += char(length >> (8 * i) & 0xff);
    return header + dict + std::string(padding, ' ') + "\n";
  }
  fail(CTN_ERROR_INTERNAL, "npy: no format version holds this header");
}

std::string make_npy_header(ctn_dtype dtype, const int64_t* shape, int ndim, bool fortran_order) {
  if (dtype == CTN_BFLOAT16) fail(CTN_ERROR_UNSUPPORTED, "npy: the format has no element type bfloat16");
  std::string descr;
  for (const ElementType& type : kElementTypes) {
    if (type.dtype != dtype) continue;
    descr = (type.size == 1 ? "|" : kLittleEndian ? "<" : ">") + std::string(type.code);
  }
  if (descr.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "npy: unknown dtype %d", int(dtype));
  return make_npy_header(descr, shape, ndim, fortran_order);
}

}  // namespace catenary
