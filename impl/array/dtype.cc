#include "impl/array/dtype.h"

#include "impl/base/error.h"

namespace catenary {
namespace {
#include "impl/array/generated/promotion.inc"

constexpr const char* kNames[kDTypes] = {"bool",   "int8",    "int16",    "int32",   "int64",
                                         "uint8",  "uint16",  "uint32",   "uint64",  "float16",
                                         "bfloat16", "float32", "float64"};

struct OpInfo {
  const char* name;
  Loops loops;
  ResultType result;
  int inputs;
};

constexpr OpInfo kInfo[kOps] = {
#define CTN_OP1(NAME, FUNCTOR, LOOPS, RESULT) {#NAME, Loops::LOOPS, ResultType::RESULT, 1},
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT) {#NAME, Loops::LOOPS, ResultType::RESULT, 2},
#define CTN_OP3(NAME, FUNCTOR, LOOPS, RESULT) {#NAME, Loops::LOOPS, ResultType::RESULT, 3},
#include "impl/array/generated/ops.inc"
};

}  // namespace

const char* dtype_name(DType dtype) { return dtype >= 0 && dtype < kDTypes ? kNames[dtype] : nullptr; }

DType promote(DType a, DType b) { return promote_types[a][b]; }

bool can_cast(DType from, DType to, ctn_casting casting) { return can_cast_table[casting][from][to]; }

const char* op_name(Op op) { return kInfo[int(op)].name; }
int op_inputs(Op op) { return kInfo[int(op)].inputs; }
ResultType op_result(Op op) { return kInfo[int(op)].result; }
Loops op_loops(Op op) { return kInfo[int(op)].loops; }

DType loop_dtype(Op op, DType a) {
  DType loop = loop1[int(kInfo[int(op)].loops)][a];
  if (loop < 0) fail(CTN_ERROR_DTYPE, "%s is not defined for %s", op_name(op), dtype_name(a));
  return loop;
}

DType loop_dtype(Op op, DType a, DType b) {
  DType loop = loop_for[int(kInfo[int(op)].loops)][a][b];
  if (loop < 0)
    fail(CTN_ERROR_DTYPE, "%s is not defined for %s and %s", op_name(op), dtype_name(a), dtype_name(b));
  return loop;
}

bool has_loop(Op op, DType dtype) {
  return loop1[int(kInfo[int(op)].loops)][dtype] == dtype;
}

}  // namespace catenary
