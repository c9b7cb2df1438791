// Parts of generated sources that all machines have in common: users' texts and parameters.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "impl/jit/target.h"

namespace catenary::jit {

/// Returns a user's text, prepared so that compiler messages count its lines from 1.
std::string quoted(const std::string& name, const char* part, const std::string& text);

/// Replaces every $key by its value; the text must not contain other dollar signs.
std::string fill_in(std::string text, const std::vector<std::pair<const char*, std::string>>& values);

/// One parameter as it appears in the generated text.
struct Variable {
  const Parameter* parameter;
  std::string number, type, name;
  bool output, scalar;

  bool is_raw() const { return parameter->raw; }
  bool is_element() const { return !parameter->raw && !scalar; }
  std::string put(const char* text) const {
    return fill_in(text, {{"type", type}, {"name", name}, {"k", number}});
  }
};

std::vector<Variable> variables_of(const std::vector<Parameter>& inputs,
                                   const std::vector<Parameter>& outputs, const Signature& signature);

template <class Pick>
std::string each(const std::vector<Variable>& variables, Pick pick, const char* text) {
  std::string result;
  for (const Variable& v : variables)
    if (pick(v)) result += v.put(text);
  return result;
}

inline bool is_element(const Variable& v) { return v.is_element(); }
inline bool is_input_element(const Variable& v) { return v.is_element() && !v.output; }
inline bool is_output(const Variable& v) { return v.output; }
inline bool is_output_element(const Variable& v) { return v.is_element() && v.output; }
inline bool is_raw_input(const Variable& v) { return v.is_raw() && !v.output; }
inline bool is_raw_output(const Variable& v) { return v.is_raw() && v.output; }
inline bool is_scalar(const Variable& v) { return v.scalar; }

/// Returns typedefs for the placeholders.
std::string placeholders(const std::vector<Variable>& variables);

/// Whether a reduction uses the position of elements in the input.
bool uses_position(const ReductionText& text);

}  // namespace catenary::jit
