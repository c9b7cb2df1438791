// A number that differs if a plugin and the library disagree on targets; see impl/backend/plugin_layout.h.
#pragma once
#include "impl/backend/plugin_layout.h"
#include "impl/jit/program_table.h"
#include "impl/jit/source.h"

namespace catenary::jit {

constexpr uint64_t kTargetData = [] {
  LayoutHash hash;
  hash.add_types<Parameter, Options, ElementwiseText, ReductionText, RawText, Signature, RawParameter,
                 Program, Variable, ProgramTable::Key>();
  return hash.value();
}();

inline uint64_t target_layout() {
  LayoutHash hash(kTargetData);
  add_virtual_functions<Target>(hash);
  return hash.value();
}

}  // namespace catenary::jit
