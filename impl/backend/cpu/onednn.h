// Threads of oneDNN, and products of bfloat16 matrices with it.
#pragma once
#include <cstdint>

#include "impl/backend/host.h"

namespace catenary::cpu {

/// Makes oneDNN use one thread for calls of the calling thread: its own threads would compete with those of
/// parallel_for, and wait for each other on a busy machine. The host's OpenMP setting is restored.
class OneThread {
 public:
  OneThread();
  ~OneThread();
  OneThread(const OneThread&) = delete;
  OneThread& operator=(const OneThread&) = delete;

 private:
  [[maybe_unused]] int previous_ = 1;
};

/// C = A B + bias, or C += A B + bias, for matrices of bfloat16. Strides are in elements; C is contiguous.
struct Bfloat16Product {
  const uint16_t *a, *b, *bias;  // bias: n numbers or null
  uint16_t* c;
  int64_t m, n, k;
  int64_t a_row, a_column, b_row, b_column;
  int64_t batch, a_batch, b_batch;
  bool add;
};

/// Whether the processor has instructions that multiply bfloat16.
bool has_bfloat16();

/// Whether products of this shape are faster with oneDNN: the processor multiplies bfloat16, at up to five
/// times the rate of float32, and they are large enough.
bool multiplies_bfloat16(int64_t m, int64_t n, int64_t k);
void onednn_matmul_bf16(const Bfloat16Product& product);

}  // namespace catenary::cpu
