// Parts of generated sources that all machines have in common.
#include "impl/jit/source.h"

namespace catenary::jit {
namespace {

constexpr char kOwnLines[] = "\n#line 1 \"generated around the kernel\"\n";

}  // namespace

std::string quoted(const std::string& name, const char* part, const std::string& text) {
  return "\n#line 1 \"" + name + " (" + part + ")\"\n" + text + kOwnLines;
}

std::string fill_in(std::string text, const std::vector<std::pair<const char*, std::string>>& values) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '$') {
      result += text[i];
      continue;
    }
    for (const auto& [key, value] : values)
      if (text.compare(i + 1, std::char_traits<char>::length(key), key) == 0) {
        result += value;
        i += std::char_traits<char>::length(key);
        break;
      }
  }
  return result;
}

std::vector<Variable> variables_of(const std::vector<Parameter>& inputs,
                                   const std::vector<Parameter>& outputs, const Signature& signature) {
  std::vector<Variable> variables;
  for (size_t k = 0; k < inputs.size() + outputs.size(); ++k) {
    const bool output = k >= inputs.size();
    const Parameter& p = output ? outputs[k - inputs.size()] : inputs[k];
    variables.push_back({&p, std::to_string(k), dtype_name(signature.types[k]), p.name, output,
                         (signature.scalars >> k & 1) != 0});
  }
  return variables;
}

std::string placeholders(const std::vector<Variable>& variables) {
  std::string text, seen;
  for (const Variable& v : variables) {
    const char c = v.parameter->placeholder;
    if (!c || seen.find(c) != std::string::npos) continue;
    seen += c;
    text += "typedef " + v.type + " " + std::string(1, c) + ";\n";
  }
  return text;
}

bool uses_position(const ReductionText& text) {
  return text.map.find("_j") != std::string::npos || text.map.find("_in_ind") != std::string::npos;
}

}  // namespace catenary::jit
