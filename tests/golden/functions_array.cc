// Calls of functions that reshape, join, split and pick.
#include "functions.h"

namespace golden {
namespace {

void reshape(FunctionCall& call) {
  const auto shape = int_list(call.attr("shape"));
  check(ctn_reshape(call.in("x"), shape.data(), shape.size(), call.out()));
}

void transpose(FunctionCall& call) {
  std::vector<int64_t> axes;
  if (call.has_attr("axes")) axes = int_list(call.attr("axes"));
  check(ctn_transpose(call.in("x"), call.has_attr("axes") ? axes.data() : nullptr, axes.size(), call.out()));
}

void broadcast_to(FunctionCall& call) {
  const auto shape = int_list(call.attr("shape"));
  check(ctn_broadcast_to(call.in("x"), shape.data(), shape.size(), call.out()));
}

int64_t axis_of(const FunctionCall& call, const char* name = "axis") {
  return call.attr(name).get<int64_t>();
}

void expand_dims(FunctionCall& call) { check(ctn_expand_dims(call.in("x"), axis_of(call), call.out())); }

void swapaxes(FunctionCall& call) {
  check(ctn_swapaxes(call.in("x"), axis_of(call, "axis1"), axis_of(call, "axis2"), call.out()));
}

/// Copies to the same device, as in all recorded vectors.
void copy(FunctionCall& call) { check(ctn_copy(call.in("x"), nullptr, call.out())); }

void concat(FunctionCall& call) {
  const auto xs = call.list("x");
  check(ctn_concat(xs.data(), xs.size(), axis_of(call), call.out()));
}

void split_axis(FunctionCall& call) {
  const json& where = call.attr("indices_or_sections");
  if (where.is_array()) {
    const auto indices = int_list(where);
    std::vector<ctn_variable*> parts(indices.size() + 1);
    check(ctn_split_axis_at(call.in("x"), indices.data(), indices.size(), axis_of(call), parts.data(),
                            parts.size()));
    return call.take(parts);
  }
  std::vector<ctn_variable*> parts(where.get<size_t>());
  check(ctn_split_axis(call.in("x"), axis_of(call), parts.data(), parts.size()));
  call.take(parts);
}

void broadcast(FunctionCall& call) {
  const auto xs = call.list("x");
  std::vector<ctn_variable*> ys(xs.size());
  check(ctn_broadcast(xs.data(), xs.size(), ys.data()));
  call.take(ys);
}

void identity(FunctionCall& call) {
  const auto xs = call.list("x");
  if (xs.size() == 1) return check(ctn_identity(xs[0], call.out()));
  std::vector<ctn_variable*> ys(xs.size());
  check(ctn_identity_list(xs.data(), xs.size(), ys.data()));
  call.take(ys);
}

}  // namespace

std::vector<FunctionOp> array_functions() {
  return {
      {"reshape", {"reshape"}, reshape},
      {"transpose", {"transpose"}, transpose},
      {"broadcast_to", {"broadcast_to"}, broadcast_to},
      {"identity", {"identity", "identity_list"}, identity},
      {"expand_dims", {"expand_dims"}, expand_dims},
      {"swapaxes", {"swapaxes"}, swapaxes},
      {"copy", {"copy"}, copy},
      {"concat", {"concat"}, concat},
      {"split_axis", {"split_axis", "split_axis_at"}, split_axis},
      {"broadcast", {"broadcast"}, broadcast},
  };
}

}  // namespace golden
