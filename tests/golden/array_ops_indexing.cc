// Array operations with positions and masks.
#include "arrays.h"

namespace golden {
namespace {

void bincount(ArrayCall& call) {
  Array out;
  check(ctn_array_bincount(call.in("x"), call.in("weights"), call.integer("minlength", 0), out.out()));
  call.result(std::move(out));
}

}  // namespace

std::vector<ArrayOp> indexing_ops() { return {{"bincount", {"array_bincount"}, bincount}}; }

}  // namespace golden
