// Array operations of linear algebra.
#include "arrays.h"

namespace golden {
namespace {

template <class F, class... Args>
void produce(ArrayCall& call, F function, Args... args) {
  Array out;
  check(function(args..., out.out()));
  call.result(std::move(out));
}

template <class F>
void binary(ArrayCall& call, F function) {
  produce(call, function, call.in("a"), call.in("b"));
}

void outer(ArrayCall& call) {
  if (call.has("out")) {
    check(ctn_array_outer_into(call.in("a"), call.in("b"), call.in("out")));
  } else {
    binary(call, ctn_array_outer);
  }
}

std::vector<int64_t> axes_of(const json& value) {
  std::vector<int64_t> axes = value.is_array() ? int_list(value) : std::vector<int64_t>{value.get<int64_t>()};
  axes.reserve(1);
  return axes;
}

void tensordot(ArrayCall& call) {
  if (!call.has_attr("axes") || call.attr("axes").is_number()) {
    produce(call, ctn_array_tensordot, call.in("a"), call.in("b"), call.integer("axes", 2));
    return;
  }
  const auto a_axes = axes_of(call.attr("axes").at(0)), b_axes = axes_of(call.attr("axes").at(1));
  produce(call, ctn_array_tensordot_axes, call.in("a"), call.in("b"), a_axes.data(), a_axes.size(),
          b_axes.data(), b_axes.size());
}

void diagonal(ArrayCall& call) {
  produce(call, ctn_array_diagonal, call.in("a"), call.integer("offset", 0), call.integer("axis1", 0),
          call.integer("axis2", 1));
}

void trace(ArrayCall& call) {
  const int64_t offset = call.integer("offset", 0), axis1 = call.integer("axis1", 0),
                axis2 = call.integer("axis2", 1);
  if (call.has("out")) {
    check(ctn_array_trace_into(call.in("a"), offset, axis1, axis2, call.dtype(), call.in("out")));
  } else {
    produce(call, ctn_array_trace, call.in("a"), offset, axis1, axis2, call.dtype());
  }
}

}  // namespace

std::vector<ArrayOp> linalg_ops() {
  return {
      {"inner", {"array_inner"}, [](ArrayCall& call) { binary(call, ctn_array_inner); }},
      {"vdot", {"array_vdot"}, [](ArrayCall& call) { binary(call, ctn_array_vdot); }},
      {"outer", {"array_outer", "array_outer_into"}, outer},
      {"tensordot", {"array_tensordot", "array_tensordot_axes"}, tensordot},
      {"diagonal", {"array_diagonal"}, diagonal},
      {"trace", {"array_trace", "array_trace_into"}, trace},
  };
}

}  // namespace golden
