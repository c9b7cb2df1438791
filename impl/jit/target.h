#pragma once
#include <catenary/kernel.h>

#include <string>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/jit/parameters.h"

namespace catenary::jit {

/// What kernels of all kinds may be given besides.
struct Options {
  std::string preamble, loop_prep, after_loop, reduce_type;
  bool reduce_dims = true;
  std::vector<std::string> compiler;
};

/// The texts of a kernel, as the user wrote them.
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

/// The types of a call's parameters, and which of them are given as scalars (one bit each).
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
  bool constant;  // of a pointer: nothing is written through it
  DType dtype;    // of a pointer NONE where any will do
};

/// A compiled kernel. The backends' own programs stand behind the address; they never go away.
struct Program {
  const void* code;
  std::vector<RawParameter> parameters;  // of a raw kernel
};

/// A kind of machine that kernels are made for: its sources and their compilation.
class Target {
 public:
  virtual ~Target() = default;
  /// INVALID_ARGUMENT with the compiler's words where the text is wrong; UNAVAILABLE without a compiler.
  virtual const Program& build(const ElementwiseText& text, const Signature& signature) = 0;
  virtual const Program& build(const ReductionText& text, const Signature& signature) = 0;
  virtual const Program& build(const RawText& text) = 0;
};

/// The target of a backend's kernels.
Target& target_of(const Backend& backend);

}  // namespace catenary::jit
