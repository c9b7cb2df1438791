// JSON texts of logs and of saved names.
#include "impl/training/json.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "impl/base/error.h"

namespace catenary::trainers {
namespace {

using Json = nlohmann::ordered_json;

Json parsed(std::string_view text, const char* what, bool is_right(const Json&), const char* expected) {
  Json json = Json::parse(text.begin(), text.end(), nullptr, false);
  if (json.is_discarded() || !is_right(json))
    fail(CTN_ERROR_FORMAT, "%s: expected %s in JSON, got \"%s\"", what, expected,
         std::string(text.substr(0, 60)).c_str());
  return json;
}

bool is_object_of_numbers(const Json& json) {
  if (!json.is_object()) return false;
  for (const Json& value : json)
    if (!value.is_number() && !value.is_null()) return false;
  return true;
}

bool is_list_of_texts(const Json& json) {
  if (!json.is_array()) return false;
  for (const Json& value : json)
    if (!value.is_string()) return false;
  return true;
}

}  // namespace

std::string json_string(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += format("\\u%04x", unsigned(c));
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string json_number(double value) {
  if (!std::isfinite(value)) return "null";
  if (value == 0 && std::signbit(value)) return "-0.0";  // "-0" would be read as an integer
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, value).ptr;
  return {text, end};
}

std::string json_object(const NamedNumbers& members) {
  std::string out = "{";
  for (const auto& [name, value] : members)
    out += (out.size() > 1 ? ", " : "") + json_string(name) + ": " + json_number(value);
  return out + "}";
}

std::string json_list(const std::vector<std::string>& texts) {
  std::string out = "[";
  for (const std::string& text : texts) out += (out.size() > 1 ? ", " : "") + json_string(text);
  return out + "]";
}

NamedNumbers parse_json_object(std::string_view text, const char* what) {
  const Json json = parsed(text, what, is_object_of_numbers, "an object of numbers");
  NamedNumbers members;
  for (const auto& [name, value] : json.items())
    members.emplace_back(
        name, value.is_null() ? std::numeric_limits<double>::quiet_NaN() : value.template get<double>());
  return members;
}

std::vector<std::string> parse_json_list(std::string_view text, const char* what) {
  const Json json = parsed(text, what, is_list_of_texts, "a list of texts");
  std::vector<std::string> texts;
  for (const Json& value : json) texts.push_back(value.get<std::string>());
  return texts;
}

}  // namespace catenary::trainers
