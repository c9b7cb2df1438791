// The interface of machines that kernels are compiled for.
#pragma once
#include <catenary/kernel.h>

#include <string>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/jit/parameters.h"

namespace catenary::jit {

/// Options of all kinds of kernels.
struct Options {
  std::string preamble, loop_prep, after_loop, reduce_type;
  bool reduce_dims = true;
  std::vector<std::string> compiler;
};

/// The source texts of a kernel, as the user wrote them.
struct ElementwiseText {
  std::vector<Parameter> inputs, outputs;
  std::string operation, name;
  Options options;
};
struct ReductionText {
  std::vector<Parameter> inputs, outputs;
  std::string map, reduce, post_map, identity, name;
  Options options;
};
struct RawText {
  std::string code, name;
  Options options;
};

/// The dtypes of a call's parameters, and a bit mask of those given as scalars.
struct Signature {
  Types types;
  uint32_t scalars = 0;

  bool operator==(const Signature& other) const {
    return scalars == other.scalars && types.size() == other.types.size() &&
           std::equal(types.begin(), types.end(), other.types.begin());
  }
};

/// One parameter of a raw kernel.
struct RawParameter {
  bool pointer;
  bool constant;  // for a pointer: nothing is written through it
  DType dtype;    // for a pointer: NONE if any dtype is accepted
};

/// A compiled kernel. The address points to the backend's own program, which is never freed.
struct Program {
  const void* code;
  std::vector<RawParameter> parameters;  // for a raw kernel
};

/// A kind of machine that kernels are compiled for.
class Target {
 public:
  virtual ~Target() = default;
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT) with the compiler's output if the text is wrong, and
  /// Error(CTN_ERROR_UNAVAILABLE) if there is no compiler.
  virtual const Program& build(const ElementwiseText& text, const Signature& signature) = 0;
  virtual const Program& build(const ReductionText& text, const Signature& signature) = 0;
  virtual const Program& build(const RawText& text) = 0;
};

/// Returns the target for a backend's kernels.
Target& target_of(Backend& backend);

}  // namespace catenary::jit
