// The backend's view of a user's compiled kernel.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace catenary::cpu {

/// `size` is the number of elements of the loop, or of results of a reduction; `shape` and the strides (in
/// bytes) are those after merging dimensions. A dense argument has element k of the loop at data + k *
/// itemsize. Raw arguments keep their own shape and strides, and are dense if they are C-contiguous. Streamed
/// outputs are not read; `stream` writes them past the caches, and `fence` comes at the end.
#define CTN_USER_ABI(...) __VA_ARGS__
#include "impl/backend/user_abi.inc"
#undef CTN_USER_ABI

/// Number of elements that kernels gather, compute or stream at a time.
constexpr int64_t kElementwiseWidth = 512;

/// A user's kernel, compiled and loaded. Never freed, so that a queue may run it late.
struct UserProgram {
  enum class Kind { elementwise, reduction, raw };
  Kind kind;

  /// Runs elements of the loop, or blocks of a raw kernel's grid.
  void (*run)(const ctn_call* call, int64_t begin, int64_t end) = nullptr;

  // Reductions: compute results [begin, end) completely; reduce the elements [first, last) to values; combine
  // `blocks` such values each, which are `pitch` apart.
  void (*whole)(const ctn_call* call, int64_t begin, int64_t end) = nullptr;
  void (*partial)(const ctn_call* call, int64_t first, int64_t last, int64_t begin, int64_t end,
                  void* values) = nullptr;
  void (*finish)(const ctn_call* call, int64_t begin, int64_t end, const void* values, int64_t blocks,
                 int64_t pitch) = nullptr;
  int64_t value_size = 0;
  bool uses_position = false;  // whether the text contains _j

  std::vector<ctn_parameter> parameters;  // for raw kernels
};

}  // namespace catenary::cpu
