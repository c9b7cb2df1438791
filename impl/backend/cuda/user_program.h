// A user's compiled kernel for CUDA devices, and what its functions are given.
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>

namespace catenary::cuda {

/// The only argument of every function is a ctn_header, followed by the scalars (one word for each
/// parameter), the arguments (one for each parameter), and `words` words. Shapes and strides, in bytes, are
/// lists of numbers: they are given by the position of their first number in the words, or in the memory at
/// `far` if they do not fit in there.
#define CTN_CUDA_USER_ABI(...) __VA_ARGS__
#include "impl/backend/cuda/user_abi.inc"
#undef CTN_CUDA_USER_ABI

/// Number of threads of a block of elementwise kernels and reductions.
constexpr unsigned kUserThreads = 256;
/// The largest type of a reduction's values, in bytes, if it is not a dtype.
constexpr size_t kLargestUserValue = 128;
constexpr size_t kMaxUserWords = 280;
constexpr size_t kWordsOfParameter = 24;

/// Number of words of a kernel with `count` parameters: enough for the merged axes of usual layouts.
constexpr size_t user_words(size_t count) {
  const size_t words = (count + 2) * kWordsOfParameter;
  return words < kMaxUserWords ? words : kMaxUserWords;
}

/// Functions of an image are named after its kernel: ctn_user_NAME, or ctn_user_NAME_rows, _columns and
/// _finish for a reduction.
struct UserProgram {
  enum class Kind { elementwise, reduction, raw };
  static constexpr int kFunctions = 3, kDevices = 16;
  Kind kind;
  int32_t count = 0;           // number of parameters
  bool uses_position = false;  // of a reduction
  size_t value_size = 0;       // of a reduction
  std::string name;
  std::string image;  // what the driver loads
  // What the plugin has loaded of it. Programs are never freed, so a queue may run them late.
  mutable std::atomic<void*> functions[kDevices][kFunctions] = {};
};

}  // namespace catenary::cuda
