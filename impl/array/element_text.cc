// Prints elements as Python prints numbers.
#include "impl/array/element_text.h"

#include <charconv>
#include <cmath>
#include <cstring>

namespace catenary {
namespace {

template <class T>
T load(const void* element) {
  T value;
  std::memcpy(&value, element, sizeof(T));
  return value;
}

template <class T>
void append_integer(std::string& text, T value) {
  char buffer[24];
  text.append(buffer, std::to_chars(buffer, buffer + sizeof(buffer), value).ptr);
}

void append_double(std::string& text, double value) {
  if (std::isnan(value)) {
    text += "nan";
    return;
  }
  if (std::isinf(value)) {
    text += value < 0 ? "-inf" : "inf";
    return;
  }
  // First the shortest digits that give the value back, as d.ddde+xx; then the layout that Python uses.
  char buffer[40];
  const char* end = std::to_chars(buffer, buffer + sizeof(buffer), value, std::chars_format::scientific).ptr;
  const char* begin = buffer;
  if (*begin == '-') text += *begin++;
  const char* mark = begin;
  while (*mark != 'e') ++mark;
  std::string digits(1, *begin);
  if (mark - begin > 2) digits.append(begin + 2, mark);
  int exponent = 0;
  std::from_chars(mark + (mark[1] == '+' ? 2 : 1), end, exponent);
  const int count = int(digits.size());
  if (exponent < -4 || exponent >= 16) {
    text += digits[0];
    if (count > 1) text.append(1, '.').append(digits, 1);
    text.append(mark, end);
  } else if (exponent < 0) {
    text.append("0.").append(size_t(-exponent - 1), '0').append(digits);
  } else if (count <= exponent + 1) {
    text.append(digits).append(size_t(exponent + 1 - count), '0').append(".0");
  } else {
    text.append(digits, 0, size_t(exponent + 1)).append(1, '.').append(digits, size_t(exponent + 1));
  }
}

}  // namespace

void append_element(std::string& text, DType dtype, const void* element) {
  switch (dtype) {
    case CTN_BOOL:
      text += load<uint8_t>(element) ? "True" : "False";
      break;
    case CTN_INT8:
      append_integer(text, int(load<int8_t>(element)));
      break;
    case CTN_INT16:
      append_integer(text, load<int16_t>(element));
      break;
    case CTN_INT32:
      append_integer(text, load<int32_t>(element));
      break;
    case CTN_INT64:
      append_integer(text, load<int64_t>(element));
      break;
    case CTN_UINT8:
      append_integer(text, unsigned(load<uint8_t>(element)));
      break;
    case CTN_UINT16:
      append_integer(text, load<uint16_t>(element));
      break;
    case CTN_UINT32:
      append_integer(text, load<uint32_t>(element));
      break;
    case CTN_UINT64:
      append_integer(text, load<uint64_t>(element));
      break;
    case CTN_FLOAT16:
      append_double(text, double(to_float(load<Half>(element))));
      break;
    case CTN_BFLOAT16:
      append_double(text, double(to_float(load<BFloat16>(element))));
      break;
    case CTN_FLOAT32:
      append_double(text, double(load<float>(element)));
      break;
    case CTN_FLOAT64:
      append_double(text, load<double>(element));
      break;
  }
}

}  // namespace catenary
