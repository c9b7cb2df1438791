#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "impl/array/array.h"

namespace catenary::jit {

/// Most parameters of one kernel, inputs and outputs together.
constexpr int kMaxParameters = Launch::kMaxOperands;

/// One entry of a parameter list: `[raw] TYPE NAME`.
struct Parameter {
  std::string name;
  char placeholder = 0;          // of a type that the arguments decide
  DType dtype = CTN_DTYPE_NONE;  // of a fixed type
  bool raw = false;
};

/// Parses a comma-separated list; an empty text is an empty list. `what` names the argument in messages.
/// INVALID_ARGUMENT says which entry is wrong and why.
std::vector<Parameter> parse_parameters(std::string_view text, const char* what);

/// Inputs and outputs of one kernel: names appear once, no name is a placeholder, there is an output, and not
/// too many of all.
void check_parameters(Span<const Parameter> inputs, Span<const Parameter> outputs);

/// Whether a text may be the name of a variable or function.
bool is_identifier(std::string_view text);
/// The name of a kernel; INVALID_ARGUMENT where it is none.
std::string checked_name(const char* name);

/// Data types of the parameters of one call, in their order.
using Types = SmallVector<DType, 16>;

/// Types of a call by the reference's rule: placeholders take the type of the given outputs, then of the
/// inputs; weak scalars take whatever their parameter has. Absent outputs are null. DTYPE errors.
Types resolve_types(Span<const Parameter> inputs, Span<const Parameter> outputs,
                    Span<const Array* const> input_arrays, Span<Array* const> output_arrays);

}  // namespace catenary::jit
