// Parses the parameter lists of kernels and resolves the dtypes of a call.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "impl/array/array.h"
#include "impl/backend/params/user.h"

namespace catenary::jit {

/// Maximum number of parameters of one kernel, inputs and outputs together.
constexpr int kMaxParameters = kMaxUserParameters;

/// One entry of a parameter list: `[raw] TYPE NAME`.
struct Parameter {
  std::string name;
  char placeholder = 0;          // for a type that the arguments determine
  DType dtype = CTN_DTYPE_NONE;  // for a fixed type
  bool raw = false;
};

/// Parses a comma-separated list; an empty text is an empty list. `what` names the argument in messages.
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT), which says which entry is wrong and why.
std::vector<Parameter> parse_parameters(std::string_view text, const char* what);

/// Checks the inputs and outputs of one kernel: names are unique, no name is also a placeholder, there is an
/// output, and the number of parameters is within the limit.
void check_parameters(Span<const Parameter> inputs, Span<const Parameter> outputs);

/// Whether a text is a valid name of a variable or function.
bool is_identifier(std::string_view text);
/// Returns the name of a kernel. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if it is not an identifier.
std::string checked_name(const char* name);

/// Dtypes of the parameters of one call, in order.
using Types = SmallVector<DType, 16>;

/// Returns the dtypes of a call by the reference's rule: placeholders take the dtype of the given outputs,
/// then of the inputs; weak scalars take the dtype of their parameter. Absent outputs are null. Throws
/// Error(CTN_ERROR_DTYPE) if arguments contradict the types.
Types resolve_types(Span<const Parameter> inputs, Span<const Parameter> outputs,
                    Span<const Array* const> input_arrays, Span<Array* const> output_arrays);

}  // namespace catenary::jit
