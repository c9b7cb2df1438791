// The numbers of CSV files.
#include "impl/dataset/csv_table.h"

#include <locale.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "impl/base/error.h"

namespace catenary::datasets {
namespace {

/// Walks over the fields of a text and knows where it is.
class CsvReader {
 public:
  CsvReader(const char* path, const std::string& text, char delimiter)
      : path_(path), text_(text), delimiter_(delimiter) {}

  bool at_end() const { return at_ >= text_.size(); }
  void skip_line() {
    const size_t end = text_.find('\n', at_);
    at_ = end == std::string::npos ? text_.size() : end + 1;
    ++line_;
  }
  /// Reads the fields of a line.
  void read_line(std::vector<std::string>& fields) {
    fields.clear();
    column_ = 0;
    do {
      ++column_;
      fields.push_back(read_field());
    } while (!end_field());
  }
  /// Errors are reported in the line of the row that was read last until this is called.
  void next_line() { ++line_; }
  [[noreturn]] void fail_at(size_t column, const std::string& what) const {
    fail(CTN_ERROR_FORMAT, "%s: line %zu, column %zu: %s", path_, line_, column, what.c_str());
  }

 private:
  std::string read_field() {
    std::string field;
    if (at_ < text_.size() && text_[at_] == '"') return read_quoted();
    while (at_ < text_.size() && text_[at_] != delimiter_ && text_[at_] != '\n' && !ends_with_return())
      field += text_[at_++];
    if (field.find('"') != std::string::npos) fail_at(column_, "expected quotes around the whole field");
    return field;
  }
  std::string read_quoted() {
    std::string field;
    const size_t first_line = line_;
    for (++at_;; ++at_) {
      if (at_ >= text_.size()) {
        line_ = first_line;
        fail_at(column_, "the quotes are not closed");
      }
      if (text_[at_] == '"') {
        if (at_ + 1 >= text_.size() || text_[at_ + 1] != '"') break;
        ++at_;
      }
      if (text_[at_] == '\n') ++line_;
      field += text_[at_];
    }
    ++at_;
    return field;
  }
  bool ends_with_return() const {
    return text_[at_] == '\r' && (at_ + 1 == text_.size() || text_[at_ + 1] == '\n');
  }
  /// Passes what follows a field. Returns whether the line ends.
  bool end_field() {
    if (at_ < text_.size() && ends_with_return()) ++at_;
    if (at_ >= text_.size()) return true;
    const char next = text_[at_];
    if (next != '\n' && next != delimiter_)
      fail_at(column_, "expected the delimiter or the end of the line after the quotes");
    ++at_;
    return next == '\n';
  }

  const char* path_;
  const std::string& text_;
  char delimiter_;
  size_t at_ = 0, line_ = 1, column_ = 0;
};

std::string trimmed(const std::string& field) {
  const size_t begin = field.find_first_not_of(" \t");
  if (begin == std::string::npos) return "";
  return field.substr(begin, field.find_last_not_of(" \t") + 1 - begin);
}

/// Quotes a field for a message, shortened.
std::string shown(const std::string& field) {
  constexpr size_t most = 40;
  return format("\"%.*s%s\"", int(std::min(field.size(), most)), field.c_str(),
                field.size() > most ? "..." : "");
}

std::string parse_integer(const std::string& field, int64_t& value) {
  const char *begin = field.data(), *end = begin + field.size();
  if (begin != end && *begin == '+' && field.size() > 1 && begin[1] != '-') ++begin;
  const auto result = std::from_chars(begin, end, value);
  if (result.ec == std::errc::result_out_of_range)
    return "expected an integer of 64 bits, got " + shown(field);
  return result.ec == std::errc() && result.ptr == end ? "" : "expected an integer, got " + shown(field);
}

std::string parse_real(const std::string& field, double& value) {
  const bool empty = field.empty() || std::strchr(" \t\n\v\f\r", field[0]);
  // strtod also takes hexadecimal numbers, and depends on the locale of the host.
  const bool plain = field.find_first_of("xXpP") == std::string::npos && field.find(',') == std::string::npos;
  if (!empty && plain) {
    static locale_t neutral = newlocale(LC_ALL_MASK, "C", nullptr);
    char* end = nullptr;
    value = neutral ? strtod_l(field.c_str(), &end, neutral) : 0;
    if (end == field.c_str() + field.size()) return "";
  }
  return "expected a number, got " + shown(field);
}

template <class T>
void check_range(int64_t value, DType dtype, const CsvReader& reader, size_t column) {
  if (value < int64_t(std::numeric_limits<T>::min()) ||
      (sizeof(T) < 8 && value > int64_t(std::numeric_limits<T>::max())))
    reader.fail_at(column, format("expected a number of %s, got %lld", dtype_name(dtype), (long long)value));
}

void check_integer(int64_t value, DType dtype, const CsvReader& reader, size_t column) {
  switch (dtype) {
    case CTN_INT8:
      return check_range<int8_t>(value, dtype, reader, column);
    case CTN_INT16:
      return check_range<int16_t>(value, dtype, reader, column);
    case CTN_INT32:
      return check_range<int32_t>(value, dtype, reader, column);
    case CTN_UINT8:
      return check_range<uint8_t>(value, dtype, reader, column);
    case CTN_UINT16:
      return check_range<uint16_t>(value, dtype, reader, column);
    case CTN_UINT32:
      return check_range<uint32_t>(value, dtype, reader, column);
    case CTN_UINT64:
      return check_range<uint64_t>(value, dtype, reader, column);
    case CTN_BOOL:
      if (value != 0 && value != 1)
        reader.fail_at(column, format("expected 0 or 1, got %lld", (long long)value));
      return;
    default:
      return;
  }
}

void read_rows(CsvReader& reader, DType dtype, Span<const int64_t> wanted, CsvTable& table) {
  std::vector<std::string> fields;
  size_t width = 0;
  while (!reader.at_end()) {
    reader.read_line(fields);
    if (reader.at_end() && fields.size() == 1 && fields[0].empty()) break;  // an empty last line
    if (table.rows == 0) width = fields.size();
    if (fields.size() != width)
      reader.fail_at(fields.size(),
                     format("expected %zu fields as in the first row, got %zu", width, fields.size()));
    table.columns = wanted.data ? int64_t(wanted.size) : int64_t(width);
    for (size_t k = 0; k < size_t(table.columns); ++k) {
      const int64_t column = wanted.data ? wanted[k] : int64_t(k);
      if (column >= int64_t(width))
        fail(CTN_ERROR_INDEX, "columns[%zu]: expected 0 to %zu, got %lld", k, width - 1, (long long)column);
      const std::string field = trimmed(fields[size_t(column)]);
      std::string problem;
      if (is_float(dtype)) {
        problem = parse_real(field, table.reals.emplace_back());
      } else {
        problem = parse_integer(field, table.integers.emplace_back());
        if (problem.empty()) check_integer(table.integers.back(), dtype, reader, size_t(column) + 1);
      }
      if (!problem.empty()) reader.fail_at(size_t(column) + 1, problem);
    }
    ++table.rows;
    reader.next_line();
  }
}

}  // namespace

CsvTable parse_csv(const char* path, const std::string& text, DType dtype, char delimiter,
                   int64_t header_lines, Span<const int64_t> columns) {
  CsvReader reader(path, text, delimiter);
  for (int64_t i = 0; i < header_lines && !reader.at_end(); ++i) reader.skip_line();
  CsvTable table;
  read_rows(reader, dtype, columns, table);
  if (table.rows == 0) fail(CTN_ERROR_FORMAT, "%s: expected at least one row of numbers, got none", path);
  return table;
}

}  // namespace catenary::datasets
