// JSON texts of logs and of saved names.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace catenary::trainers {

/// Names with numbers, in order.
using NamedNumbers = std::vector<std::pair<std::string, double>>;

/// Returns the text in quotation marks. It must be UTF-8.
std::string json_string(std::string_view text);
/// Returns the shortest text that gives the same number again; null for NaN and infinities.
std::string json_number(double value);
/// Returns an object in one line.
std::string json_object(const NamedNumbers& members);
std::string json_list(const std::vector<std::string>& texts);

// Parsers of saved texts. They throw Error(CTN_ERROR_FORMAT), which names `what`.

/// null becomes NaN.
NamedNumbers parse_json_object(std::string_view text, const char* what);
std::vector<std::string> parse_json_list(std::string_view text, const char* what);

}  // namespace catenary::trainers
