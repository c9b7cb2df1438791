// Finds and runs the machine's C++ compiler.
#pragma once
#include <string>
#include <vector>

namespace catenary::jit {

/// Returns an environment variable, or null in programs that run with more rights than their user.
const char* environment(const char* name);

/// The machine's C++ compiler.
struct Compiler {
  std::string path;      // empty: no compiler found
  std::string identity;  // changes when the program changes
  std::string missing;   // why no compiler was found
};

/// Returns CATENARY_CXX, or the first of c++, g++ and clang++ in PATH.
Compiler find_compiler();

/// Returns the compiler flags that come before the user's options and the files.
std::vector<std::string> compiler_flags();

/// Identifies the processor as far as machine code depends on it.
const std::string& processor_identity();

/// Runs the compiler on `source`, without a shell. Throws Error(CTN_ERROR_INVALID_ARGUMENT) with the
/// compiler's output if it rejects the text, and Error(CTN_ERROR_UNAVAILABLE) if it cannot be run. `messages`
/// is the path of a new file for its output.
void run_compiler(const Compiler& compiler, const std::vector<std::string>& options,
                  const std::string& source, const std::string& output, const std::string& messages);

}  // namespace catenary::jit
