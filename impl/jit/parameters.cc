// Parses the parameter lists of kernels and resolves the dtypes of a call.
#include "impl/jit/parameters.h"

#include <algorithm>
#include <cstring>
#include <map>

namespace catenary::jit {
namespace {

constexpr struct {
  const char* name;
  DType dtype;
} kTypeNames[] = {
    // NumPy's other dtype names; dtype_name has those of ctn_dtype.
    {"bool_", CTN_BOOL},     {"byte", CTN_INT8},     {"ubyte", CTN_UINT8},    {"short", CTN_INT16},
    {"ushort", CTN_UINT16},  {"intc", CTN_INT32},    {"uintc", CTN_UINT32},   {"int", CTN_INT64},
    {"int_", CTN_INT64},     {"uint", CTN_UINT64},   {"longlong", CTN_INT64}, {"ulonglong", CTN_UINT64},
    {"intp", CTN_INT64},     {"uintp", CTN_UINT64},  {"half", CTN_FLOAT16},   {"single", CTN_FLOAT32},
    {"double", CTN_FLOAT64}, {"float", CTN_FLOAT64}, {"float_", CTN_FLOAT64},
};

// Words that cannot name a variable in C++. Rejected here, because a compiler error about the generated text
// would be confusing.
constexpr const char* kKeywords[] = {
    "alignas",   "alignof",  "and",      "and_eq",  "asm",    "auto",     "bitand",   "bitor",    "bool",
    "break",     "case",     "catch",    "char",    "class",  "compl",    "const",    "continue", "decltype",
    "default",   "delete",   "do",       "double",  "else",   "enum",     "explicit", "extern",   "false",
    "float",     "for",      "friend",   "goto",    "if",     "inline",   "int",      "long",     "mutable",
    "namespace", "new",      "noexcept", "not",     "not_eq", "nullptr",  "operator", "or",       "or_eq",
    "private",   "public",   "register", "return",  "short",  "signed",   "sizeof",   "static",   "struct",
    "switch",    "template", "this",     "throw",   "true",   "try",      "typedef",  "typeid",   "typename",
    "union",     "unsigned", "using",    "virtual", "void",   "volatile", "while",    "xor",      "xor_eq",
};

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (size_t i = 0; i < text.size();) {
    size_t end = i;
    while (end < text.size() && !is_space(text[end])) ++end;
    if (end > i) words.emplace_back(text.substr(i, end - i));
    i = end + 1;
  }
  return words;
}

/// Returns a printable excerpt of an input text.
std::string shown(std::string_view text) {
  constexpr size_t kMaxLength = 60;
  std::string result(text.substr(0, kMaxLength));
  for (char& c : result)
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  return text.size() > kMaxLength ? result + "..." : result;
}

bool is_keyword(const std::string& name) {
  return std::any_of(std::begin(kKeywords), std::end(kKeywords), [&](const char* k) { return name == k; });
}

DType dtype_of_name(const std::string& name) {
  for (int d = 0; d < kDTypes; ++d)
    if (name == dtype_name(DType(d))) return DType(d);
  for (const auto& entry : kTypeNames)
    if (name == entry.name) return entry.dtype;
  return CTN_DTYPE_NONE;
}

void set_type(Parameter& parameter, const std::string& type, const char* what, size_t index) {
  if (type.size() == 1) {
    parameter.placeholder = type[0];
    if (!is_letter(type[0]) || type[0] == '_' || type == "i" || type == "n")
      fail(CTN_ERROR_INVALID_ARGUMENT,
           "%s: entry %zu: expected a letter other than i and n as type placeholder, got \"%s\"", what,
           index + 1, shown(type).c_str());
    return;
  }
  parameter.dtype = dtype_of_name(type);
  if (parameter.dtype == CTN_DTYPE_NONE)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "%s: entry %zu: expected a type such as float32 or a placeholder of one letter, got \"%s\"", what,
         index + 1, shown(type).c_str());
}

Parameter parse_entry(std::string_view text, const char* what, size_t index) {
  std::vector<std::string> words = words_of(text);
  Parameter parameter;
  if (words.size() == 3 && words[0] == "raw") {
    parameter.raw = true;
    words.erase(words.begin());
  }
  if (words.size() != 2)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: entry %zu: expected \"[raw] TYPE NAME\", got \"%s\"", what,
         index + 1, shown(text).c_str());
  set_type(parameter, words[0], what, index);
  parameter.name = words[1];
  const char* name = words[1].c_str();
  if (!is_identifier(words[1]) || is_keyword(words[1]))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: entry %zu: \"%s\" cannot name a parameter", what, index + 1,
         shown(words[1]).c_str());
  if (words[1] == "n" || words[1] == "i" || name[0] == '_')
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "%s: entry %zu: \"%s\" is reserved, like n, i and all names with a leading underscore", what,
         index + 1, shown(words[1]).c_str());
  if (std::strncmp(name, "ctn_", 4) == 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: entry %zu: \"%s\" is reserved, like all names that begin with ctn_",
         what, index + 1, shown(words[1]).c_str());
  return parameter;
}

/// The type bound to a placeholder, and the parameter that determined it.
struct Binding {
  DType dtype = CTN_DTYPE_NONE;
  const char* name = nullptr;
};

class Resolver {
 public:
  void bind(const Parameter& p, DType actual) {
    if (p.dtype != CTN_DTYPE_NONE) {
      if (p.dtype != actual)
        fail(CTN_ERROR_DTYPE, "%s: expected %s, got %s", p.name.c_str(), dtype_name(p.dtype),
             dtype_name(actual));
      return;
    }
    Binding& binding = bindings_[p.placeholder];
    if (binding.dtype == CTN_DTYPE_NONE) {
      binding = {actual, p.name.c_str()};
    } else if (binding.dtype != actual) {
      fail(CTN_ERROR_DTYPE, "%s: expected %s, because %c is the type of %s, got %s", p.name.c_str(),
           dtype_name(binding.dtype), p.placeholder, binding.name, dtype_name(actual));
    }
  }
  DType type(const Parameter& p) {
    if (p.dtype != CTN_DTYPE_NONE) return p.dtype;
    const DType dtype = bindings_[p.placeholder].dtype;
    if (dtype == CTN_DTYPE_NONE)
      fail(CTN_ERROR_DTYPE,
           "%s: the type %c cannot be inferred, because no given output and no input array has it (scalars "
           "take the type of their parameter)",
           p.name.c_str(), p.placeholder);
    return dtype;
  }

 private:
  std::map<char, Binding> bindings_;
};

}  // namespace

bool is_identifier(std::string_view text) {
  if (text.empty() || text.size() > 200 || !is_letter(text[0])) return false;
  return std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c) || is_digit(c); });
}

std::string checked_name(const char* name) {
  if (!is_identifier(name))
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name of letters, digits and underscores, got \"%s\"",
         shown(name).c_str());
  return name;
}

std::vector<Parameter> parse_parameters(std::string_view text, const char* what) {
  std::vector<Parameter> parameters;
  if (words_of(text).empty()) return parameters;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    parameters.push_back(parse_entry(text.substr(begin, end - begin), what, parameters.size()));
    begin = end + 1;
  }
  return parameters;
}

void check_parameters(Span<const Parameter> inputs, Span<const Parameter> outputs) {
  if (outputs.empty())
    fail(CTN_ERROR_INVALID_ARGUMENT, "out_params: expected at least one parameter, got none");
  if (inputs.size + outputs.size > size_t(kMaxParameters))
    fail(CTN_ERROR_INVALID_ARGUMENT, "in_params, out_params: expected at most %d parameters, got %zu",
         kMaxParameters, inputs.size + outputs.size);
  std::vector<const Parameter*> all;
  for (const Parameter& p : inputs) all.push_back(&p);
  for (const Parameter& p : outputs) all.push_back(&p);
  for (size_t k = 0; k < all.size(); ++k)
    for (size_t m = 0; m < all.size(); ++m) {
      const char* what = k < inputs.size ? "in_params" : "out_params";
      if (m < k && all[k]->name == all[m]->name)
        fail(CTN_ERROR_INVALID_ARGUMENT, "%s: the name \"%s\" appears twice", what, all[k]->name.c_str());
      if (all[k]->name.size() == 1 && all[k]->name[0] == all[m]->placeholder)
        fail(CTN_ERROR_INVALID_ARGUMENT, "%s: \"%s\" is used as a name and as a type placeholder", what,
             all[k]->name.c_str());
    }
}

Types resolve_types(Span<const Parameter> inputs, Span<const Parameter> outputs,
                    Span<const Array* const> input_arrays, Span<Array* const> output_arrays) {
  Resolver resolver;
  for (size_t k = 0; k < output_arrays.size; ++k)
    if (output_arrays[k]) resolver.bind(outputs[k], output_arrays[k]->dtype());
  for (size_t k = 0; k < inputs.size; ++k)
    if (!input_arrays[k]->is_weak()) resolver.bind(inputs[k], input_arrays[k]->dtype());
  Types types;
  for (const Parameter& p : inputs) types.push_back(resolver.type(p));
  for (const Parameter& p : outputs) types.push_back(resolver.type(p));
  return types;
}

}  // namespace catenary::jit
