#pragma once
#include <string>
#include <vector>

namespace catenary::jit {

/// An environment variable; null in programs that run with more rights than their user.
const char* environment(const char* name);

/// The machine's C++ compiler.
struct Compiler {
  std::string path;      // empty: none
  std::string identity;  // changes with the program
  std::string missing;   // why there is none
};

/// CATENARY_CXX, else the first of c++, g++ and clang++ in PATH.
Compiler find_compiler();

/// What the compiler is told besides the user's options and the files.
std::vector<std::string> compiler_flags();

/// Names the processor as far as machine code depends on it.
const std::string& processor_identity();

/// Runs the compiler on `source`, without a shell. INVALID_ARGUMENT with what it said where it refuses the
/// text, UNAVAILABLE where it cannot be run. `messages` is the path of a new file for its words.
void run_compiler(const Compiler& compiler, const std::vector<std::string>& options,
                  const std::string& source, const std::string& output, const std::string& messages);

}  // namespace catenary::jit
