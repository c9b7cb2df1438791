// Array operations that the schemas alone cannot call: creation, casting, manipulation, indexing, reductions.
#include <cstring>

#include "arrays.h"

namespace golden {
namespace {

/// The axes of a call: absent (NULL), or a list that may be empty.
struct Axes {
  explicit Axes(const ArrayCall& call, const char* name = "axis") : given(call.has_attr(name)) {
    if (given) list = int_list(call.attr(name));
    list.reserve(1);
  }
  const int64_t* data() const { return given ? list.data() : nullptr; }
  size_t count() const { return list.size(); }
  bool given;
  std::vector<int64_t> list;
};

int64_t axis_or_none(const ArrayCall& call) { return call.integer("axis", CTN_AXIS_NONE); }

HostArray host_of(const std::vector<int64_t>& values) {
  HostArray host{CTN_INT64, {static_cast<int64_t>(values.size())}, std::vector<uint8_t>(values.size() * 8)};
  if (!values.empty()) std::memcpy(host.bytes.data(), values.data(), host.bytes.size());
  return host;
}

HostArray host_of_flags(const ctn_array* a) {
  return {CTN_BOOL,
          {2},
          {static_cast<uint8_t>(ctn_array_is_c_contiguous(a)),
           static_cast<uint8_t>(ctn_array_is_f_contiguous(a))}};
}

/// Runs a call that writes its result to the last argument, and records the result.
template <class F, class... Args>
void produce(ArrayCall& call, F function, Args... args) {
  Array out;
  check(function(args..., out.out()));
  call.result(std::move(out));
}

// Creation.

template <class F>
void filled(ArrayCall& call, F function) {
  const auto shape = int_list(call.attr("shape"));
  produce(call, function, shape.data(), shape.size(), call.dtype(CTN_FLOAT64));
}

void full(ArrayCall& call) {
  const auto shape = int_list(call.attr("shape"));
  const Array value = scalar_of(call.attr("fill_value"));
  produce(call, ctn_array_full, shape.data(), shape.size(), value.get(), call.dtype());
}

template <class F>
void like(ArrayCall& call, F function) {
  produce(call, function, call.in("a"), call.dtype());
}

void full_like(ArrayCall& call) {
  const Array value = scalar_of(call.attr("fill_value"));
  produce(call, ctn_array_full_like, call.in("a"), value.get(), call.dtype());
}

void eye(ArrayCall& call) {
  const int64_t n = call.attr("N").get<int64_t>();
  produce(call, ctn_array_eye, n, call.integer("M", n), call.integer("k", 0), call.dtype(CTN_FLOAT64));
}

void identity(ArrayCall& call) {
  produce(call, ctn_array_identity, call.attr("n").get<int64_t>(), call.dtype(CTN_FLOAT64));
}

void arange(ArrayCall& call) {
  json start = 0, step = 1;
  if (call.has_attr("start")) start = call.attr("start");
  if (call.has_attr("step")) step = call.attr("step");
  const json& stop = call.attr("stop");
  if (start.is_number_integer() && stop.is_number_integer() && step.is_number_integer()) {
    produce(call, ctn_array_arange_i64, start.get<int64_t>(), stop.get<int64_t>(), step.get<int64_t>(),
            call.dtype());
  } else {
    produce(call, ctn_array_arange_f64, start.get<double>(), stop.get<double>(), step.get<double>(),
            call.dtype());
  }
}

void linspace(ArrayCall& call) {
  Array out;
  check(ctn_array_linspace(number_of(call.attr("start")), number_of(call.attr("stop")),
                           call.integer("num", 50), call.flag("endpoint", true), call.dtype(), out.out()));
  if (call.flag("retstep")) {
    // The C function does not return the step, so it is computed from the values.
    double first = 0, second = 0;
    const int64_t positions[] = {0, 1};
    check(ctn_array_item_f64(out.get(), &positions[0], 1, &first));
    check(ctn_array_item_f64(out.get(), &positions[1], 1, &second));
    HostArray step{CTN_FLOAT64, {}, std::vector<uint8_t>(8)};
    const double difference = second - first;
    std::memcpy(step.bytes.data(), &difference, 8);
    call.result(std::move(out));
    call.output("y1", std::move(step));
    return;
  }
  call.result(std::move(out));
}

void flatten_list(const json& list, std::vector<json>& leaves) {
  if (!list.is_array()) {
    leaves.push_back(list);
    return;
  }
  for (const json& item : list) flatten_list(item, leaves);
}

/// np.array of a nested list, which a binding implements with ctn_array_empty and ctn_array_set_data. A
/// ragged list has a different number of values than its shape, which set_data rejects.
Array from_list(const json& list, ctn_dtype dtype) {
  std::vector<int64_t> shape;
  for (const json* level = &list; level->is_array(); level = &level->front()) {
    shape.push_back(static_cast<int64_t>(level->size()));
    if (level->empty()) break;
  }
  std::vector<json> leaves;
  flatten_list(list, leaves);
  bool integers = !leaves.empty(), booleans = !leaves.empty();
  for (const json& leaf : leaves) {
    integers &= leaf.is_boolean() || leaf.is_number_integer();
    booleans &= leaf.is_boolean();
  }
  const ctn_dtype natural = booleans ? CTN_BOOL : integers ? CTN_INT64 : CTN_FLOAT64;
  std::vector<uint8_t> bytes(leaves.size() * item_size(natural));
  for (size_t i = 0; i < leaves.size(); ++i) {
    if (natural == CTN_BOOL) {
      bytes[i] = leaves[i].get<bool>();
    } else if (natural == CTN_INT64) {
      const int64_t value = leaves[i].is_boolean() ? leaves[i].get<bool>() : leaves[i].get<int64_t>();
      std::memcpy(&bytes[8 * i], &value, 8);
    } else {
      const double value = number_of(leaves[i]);
      std::memcpy(&bytes[8 * i], &value, 8);
    }
  }
  Array array, out;
  check(ctn_array_empty(shape.data(), shape.size(), natural, array.out()));
  check(ctn_array_set_data(array.get(), bytes.data(), bytes.size()));
  if (dtype == CTN_DTYPE_NONE || dtype == natural) return array;
  check(ctn_array_astype(array.get(), dtype, out.out()));
  return out;
}

void array(ArrayCall& call) {
  Array out;
  if (!call.has("a")) {
    out = from_list(call.attr("obj"), call.dtype());
  } else if (call.dtype() == CTN_DTYPE_NONE) {
    check(ctn_array_copy(call.in("a"), out.out()));
  } else {
    check(ctn_array_astype(call.in("a"), call.dtype(), out.out()));
  }
  while (static_cast<int64_t>(ctn_array_ndim(out.get())) < call.integer("ndmin", 0)) {
    Array wider;
    check(ctn_array_expand_dims(out.get(), 0, wider.out()));
    out = std::move(wider);
  }
  call.result(std::move(out));
}

template <class F>
void contiguous(ArrayCall& call, F function) {
  Array out;
  check(function(call.in("a"), call.dtype(), out.out()));
  call.output("flags", host_of_flags(out.get()));
  call.result(std::move(out));
}

void diag(ArrayCall& call) { produce(call, ctn_array_diag, call.in("v"), call.integer("k", 0)); }
void diagflat(ArrayCall& call) { produce(call, ctn_array_diagflat, call.in("v"), call.integer("k", 0)); }
void copy(ArrayCall& call) { produce(call, ctn_array_copy, call.in("a")); }
void flatten(ArrayCall& call) { produce(call, ctn_array_flatten, call.in("a")); }

// Casting, properties, formatting.

void astype(ArrayCall& call) { produce(call, ctn_array_astype, call.in("a"), call.dtype()); }
void fill(ArrayCall& call) { check(ctn_array_fill(call.in("a"), call.in("value"))); }

void properties(ArrayCall& call) {
  const ctn_array* a = call.in("a");
  const size_t ndim = ctn_array_ndim(a);
  call.output("shape", host_of({ctn_array_shape(a), ctn_array_shape(a) + ndim}));
  call.output("strides", host_of({ctn_array_strides(a), ctn_array_strides(a) + ndim}));
  call.output("sizes", host_of({static_cast<int64_t>(ndim), ctn_array_size(a),
                                static_cast<int64_t>(ctn_array_itemsize(a)),
                                static_cast<int64_t>(ctn_array_nbytes(a))}));
  call.output("flags", host_of_flags(a));
  call.output("values", to_host(a));
}

template <class F>
void formatted(ArrayCall& call, F function) {
  const auto option = [&](const char* name) { return static_cast<int32_t>(call.integer(name, -1)); };
  const int32_t small = call.has_attr("suppress_small") ? call.flag("suppress_small") : -1;
  const std::string text = text_of([&](char* room, size_t capacity, size_t* length) {
    return function(call.in("a"), option("max_line_width"), option("precision"), small, room, capacity,
                    length);
  });
  call.output("text", {CTN_UINT8, {static_cast<int64_t>(text.size())}, {text.begin(), text.end()}});
}

// Manipulation.

void reshape(ArrayCall& call) {
  const auto shape = int_list(call.attr("newshape"));
  produce(call, ctn_array_reshape, call.in("a"), shape.data(), shape.size());
}

void ravel(ArrayCall& call) { produce(call, ctn_array_ravel, call.in("a")); }

void rollaxis(ArrayCall& call) {
  produce(call, ctn_array_rollaxis, call.in("a"), call.attr("axis").get<int64_t>(), call.integer("start", 0));
}

void swapaxes(ArrayCall& call) {
  produce(call, ctn_array_swapaxes, call.in("a"), call.attr("axis1").get<int64_t>(),
          call.attr("axis2").get<int64_t>());
}

void transpose(ArrayCall& call) {
  const Axes axes(call, "axes");
  produce(call, ctn_array_transpose, call.in("a"), axes.data(), axes.count());
}

void broadcast_to(ArrayCall& call) {
  const auto shape = int_list(call.attr("shape"));
  produce(call, ctn_array_broadcast_to, call.in("a"), shape.data(), shape.size());
}

void expand_dims(ArrayCall& call) {
  produce(call, ctn_array_expand_dims, call.in("a"), call.attr("axis").get<int64_t>());
}

void squeeze(ArrayCall& call) {
  const Axes axes(call);
  produce(call, ctn_array_squeeze, call.in("a"), axes.data(), axes.count());
}

void concatenate(ArrayCall& call) {
  std::vector<const ctn_array*> arrays;
  for (const Input& input : call.inputs()) arrays.push_back(input.array.get());
  arrays.reserve(1);
  const int64_t axis = call.spec().at("attrs").contains("axis") ? axis_or_none(call) : 0;
  produce(call, ctn_array_concatenate, arrays.data(), arrays.size(), axis);
}

template <class F>
void split(ArrayCall& call, F function) {
  const json& parts = call.attr("indices_or_sections");
  const int64_t axis = call.integer("axis", 0);
  std::vector<ctn_array*> raw;
  ctn_status status;
  if (parts.is_array()) {
    auto positions = int_list(parts);
    positions.reserve(1);
    raw.resize(positions.size() + 1);
    status =
        ctn_array_split_at(call.in("a"), positions.data(), positions.size(), axis, raw.data(), raw.size());
  } else {
    // C cannot express a negative number of parts; zero is the nearest.
    raw.resize(std::max<int64_t>(parts.get<int64_t>(), 0));
    raw.reserve(1);
    status = function(call.in("a"), axis, raw.data(), raw.size());
  }
  std::vector<Array> outs;
  for (ctn_array* out : raw) outs.emplace_back(out);
  check(status);
  for (Array& out : outs) call.result(std::move(out));
}

template <class F>
void each(ArrayCall& call, F function) {
  for (const Input& input : call.inputs()) produce(call, function, input.array.get());
}

std::vector<const ctn_array*> all_of(const ArrayCall& call) {
  std::vector<const ctn_array*> arrays;
  for (const Input& input : call.inputs()) arrays.push_back(input.array.get());
  return arrays;
}

template <class F>
void joined(ArrayCall& call, F function) {
  const auto arrays = all_of(call);
  produce(call, function, arrays.data(), arrays.size());
}

void broadcast(ArrayCall& call) {
  const auto arrays = all_of(call);
  size_t ndim = 0;
  check(ctn_array_broadcast(arrays.data(), arrays.size(), nullptr, 0, &ndim));
  std::vector<int64_t> shape(ndim);
  check(ctn_array_broadcast(arrays.data(), arrays.size(), shape.data(), ndim, &ndim));
  int64_t size = 1;
  for (int64_t d : shape) size *= d;
  call.output("shape", host_of(shape));
  call.output("sizes", host_of({static_cast<int64_t>(ndim), size}));
}

void broadcast_arrays(ArrayCall& call) {
  const auto arrays = all_of(call);
  std::vector<ctn_array*> raw(arrays.size());
  const ctn_status status = ctn_array_broadcast_arrays(arrays.data(), arrays.size(), raw.data());
  std::vector<Array> outs;
  for (ctn_array* out : raw) outs.emplace_back(out);
  check(status);
  for (Array& out : outs) call.result(std::move(out));
}

template <class F, class G>
void split_along(ArrayCall& call, F function, G at) {
  const json& parts = call.attr("indices_or_sections");
  std::vector<ctn_array*> raw(parts.is_array() ? parts.size() + 1 : parts.get<size_t>());
  ctn_status status;
  if (parts.is_array()) {
    const auto positions = int_list(parts);
    status = at(call.in("a"), positions.data(), positions.size(), raw.data(), raw.size());
  } else {
    status = function(call.in("a"), raw.data(), raw.size());
  }
  std::vector<Array> outs;
  for (ctn_array* out : raw) outs.emplace_back(out);
  check(status);
  for (Array& out : outs) call.result(std::move(out));
}

void tile(ArrayCall& call) {
  const auto repetitions = int_list(call.attr("reps"));
  produce(call, ctn_array_tile, call.in("a"), repetitions.data(), repetitions.size());
}

void repeat(ArrayCall& call) {
  const auto repeats = int_list(call.attr("repeats"));
  produce(call, ctn_array_repeat, call.in("a"), repeats.data(), repeats.size(), axis_or_none(call));
}

void roll(ArrayCall& call) {
  produce(call, ctn_array_roll, call.in("a"), call.integer("shift", 0), axis_or_none(call));
}

// Indexing.

void getitem(ArrayCall& call) {
  const auto items = index_of(call.attr("index"));
  produce(call, ctn_array_get, call.in("a"), items.data(), items.size());
}

void setitem(ArrayCall& call) {
  const auto items = index_of(call.attr("index"));
  check(ctn_array_set(call.in("a"), items.data(), items.size(), call.in("value")));
}

void take(ArrayCall& call) {
  Array list;
  if (!call.has("indices")) list = from_list(call.attr("indices"), CTN_INT64);
  const ctn_array* indices = list ? list.get() : call.in("indices");
  if (call.has("out")) {
    check(
        ctn_array_take_into(call.in("a"), indices, axis_or_none(call), CTN_INDEX_MODE_RAISE, call.in("out")));
  } else {
    produce(call, ctn_array_take, call.in("a"), indices, axis_or_none(call), CTN_INDEX_MODE_RAISE);
  }
}

void where(ArrayCall& call) {
  produce(call, ctn_array_where, call.in("condition"), call.in("x"), call.in("y"));
}

void copyto(ArrayCall& call) {
  check(ctn_array_copyto(call.in("dst"), call.in("src"), call.casting(CTN_CASTING_SAME_KIND),
                         call.in("where")));
}

// Reductions and products.

template <class F, class G>
void sum_like(ArrayCall& call, F function, G into) {
  const Axes axes(call);
  if (call.has("out")) {
    check(into(call.in("a"), axes.data(), axes.count(), call.flag("keepdims"), call.dtype(), call.in("out")));
  } else {
    produce(call, function, call.in("a"), axes.data(), axes.count(), call.flag("keepdims"), call.dtype());
  }
}

template <class F, class G>
void spread(ArrayCall& call, F function, G into) {
  const Axes axes(call);
  const double ddof = call.has_attr("ddof") ? number_of(call.attr("ddof")) : 0;
  if (call.has("out")) {
    check(into(call.in("a"), axes.data(), axes.count(), ddof, call.flag("keepdims"), call.dtype(),
               call.in("out")));
  } else {
    produce(call, function, call.in("a"), axes.data(), axes.count(), ddof, call.flag("keepdims"),
            call.dtype());
  }
}

void count_nonzero(ArrayCall& call) {
  const Axes axes(call);
  produce(call, ctn_array_count_nonzero, call.in("a"), axes.data(), axes.count(), call.flag("keepdims"));
}

template <class F, class G>
void extremum(ArrayCall& call, F function, G into) {
  const Axes axes(call);
  if (call.has("out")) {
    check(into(call.in("a"), axes.data(), axes.count(), call.flag("keepdims"), call.in("out")));
  } else {
    produce(call, function, call.in("a"), axes.data(), axes.count(), call.flag("keepdims"));
  }
}

template <class F, class G>
void position(ArrayCall& call, F function, G into) {
  if (call.has("out")) {
    check(into(call.in("a"), axis_or_none(call), call.flag("keepdims"), call.in("out")));
  } else {
    produce(call, function, call.in("a"), axis_or_none(call), call.flag("keepdims"));
  }
}

void clip(ArrayCall& call) {
  if (call.has("out")) {
    check(ctn_array_clip_into(call.in("a"), call.in("a_min"), call.in("a_max"), call.in("out")));
  } else {
    produce(call, ctn_array_clip, call.in("a"), call.in("a_min"), call.in("a_max"));
  }
}

void dot(ArrayCall& call) {
  if (call.has("out")) {
    check(ctn_array_dot_into(call.in("a"), call.in("b"), call.in("out")));
  } else {
    produce(call, ctn_array_dot, call.in("a"), call.in("b"));
  }
}

#define CALL(routine, ...) [](ArrayCall& call) { routine(call, __VA_ARGS__); }

}  // namespace

static std::vector<ArrayOp> basic_ops() {
  return {
      {"empty", {"array_empty"}, CALL(filled, ctn_array_empty)},
      {"zeros", {"array_zeros"}, CALL(filled, ctn_array_zeros)},
      {"ones", {"array_ones"}, CALL(filled, ctn_array_ones)},
      {"full", {"array_full", "array_scalar_f64"}, full},
      {"empty_like", {"array_empty_like"}, CALL(like, ctn_array_empty_like)},
      {"zeros_like", {"array_zeros_like"}, CALL(like, ctn_array_zeros_like)},
      {"ones_like", {"array_ones_like"}, CALL(like, ctn_array_ones_like)},
      {"full_like", {"array_full_like"}, full_like},
      {"eye", {"array_eye"}, eye},
      {"identity", {"array_identity"}, identity},
      {"arange", {"array_arange_i64", "array_arange_f64"}, arange},
      {"linspace", {"array_linspace"}, linspace},
      {"array", {"array_empty", "array_set_data", "array_astype"}, array},
      {"asarray", {"array_asarray"}, CALL(like, ctn_array_asarray)},
      {"ascontiguousarray", {"array_ascontiguousarray"}, CALL(contiguous, ctn_array_ascontiguousarray)},
      {"asfortranarray", {"array_asfortranarray"}, CALL(contiguous, ctn_array_asfortranarray)},
      {"copy", {"array_copy"}, copy},
      {"flatten", {"array_flatten"}, flatten},
      {"diag", {"array_diag"}, diag},
      {"diagflat", {"array_diagflat"}, diagflat},
      {"astype", {"array_astype"}, astype},
      {"view", {"array_view"}, CALL(like, ctn_array_view)},
      {"fill", {"array_fill"}, fill},
      {"properties", {"array_shape", "array_strides"}, properties},
      {"array_str", {"array_str"}, CALL(formatted, ctn_array_str)},
      {"array_repr", {"array_repr"}, CALL(formatted, ctn_array_repr)},
      {"reshape", {"array_reshape"}, reshape},
      {"ravel", {"array_ravel"}, ravel},
      {"rollaxis", {"array_rollaxis"}, rollaxis},
      {"swapaxes", {"array_swapaxes"}, swapaxes},
      {"transpose", {"array_transpose"}, transpose},
      {"broadcast_to", {"array_broadcast_to"}, broadcast_to},
      {"expand_dims", {"array_expand_dims"}, expand_dims},
      {"squeeze", {"array_squeeze"}, squeeze},
      {"concatenate", {"array_concatenate"}, concatenate},
      {"split", {"array_split", "array_split_at"}, CALL(split, ctn_array_split)},
      {"array_split", {"array_array_split", "array_split_at"}, CALL(split, ctn_array_array_split)},
      {"atleast_1d", {"array_atleast_1d"}, CALL(each, ctn_array_atleast_1d)},
      {"atleast_2d", {"array_atleast_2d"}, CALL(each, ctn_array_atleast_2d)},
      {"atleast_3d", {"array_atleast_3d"}, CALL(each, ctn_array_atleast_3d)},
      {"broadcast", {"array_broadcast"}, broadcast},
      {"broadcast_arrays", {"array_broadcast_arrays"}, broadcast_arrays},
      {"hstack", {"array_hstack"}, CALL(joined, ctn_array_hstack)},
      {"vstack", {"array_vstack"}, CALL(joined, ctn_array_vstack)},
      {"dstack", {"array_dstack"}, CALL(joined, ctn_array_dstack)},
      {"column_stack", {"array_column_stack"}, CALL(joined, ctn_array_column_stack)},
      {"hsplit", {"array_hsplit"}, CALL(split_along, ctn_array_hsplit, ctn_array_hsplit_at)},
      {"vsplit", {"array_vsplit"}, CALL(split_along, ctn_array_vsplit, ctn_array_vsplit_at)},
      {"dsplit", {"array_dsplit"}, CALL(split_along, ctn_array_dsplit, ctn_array_dsplit_at)},
      {"tile", {"array_tile"}, tile},
      {"repeat", {"array_repeat"}, repeat},
      {"roll", {"array_roll"}, roll},
      {"getitem", {"array_get"}, getitem},
      {"setitem", {"array_set"}, setitem},
      {"take", {"array_take", "array_take_into"}, take},
      {"where", {"array_where"}, where},
      {"copyto", {"array_copyto"}, copyto},
      {"sum", {"array_sum", "array_sum_into"}, CALL(sum_like, ctn_array_sum, ctn_array_sum_into)},
      {"prod", {"array_prod", "array_prod_into"}, CALL(sum_like, ctn_array_prod, ctn_array_prod_into)},
      {"mean", {"array_mean", "array_mean_into"}, CALL(sum_like, ctn_array_mean, ctn_array_mean_into)},
      {"var", {"array_var", "array_var_into"}, CALL(spread, ctn_array_var, ctn_array_var_into)},
      {"std", {"array_std", "array_std_into"}, CALL(spread, ctn_array_std, ctn_array_std_into)},
      {"count_nonzero", {"array_count_nonzero"}, count_nonzero},
      {"amax", {"array_max", "array_max_into"}, CALL(extremum, ctn_array_max, ctn_array_max_into)},
      {"amin", {"array_min", "array_min_into"}, CALL(extremum, ctn_array_min, ctn_array_min_into)},
      {"argmax",
       {"array_argmax", "array_argmax_into"},
       CALL(position, ctn_array_argmax, ctn_array_argmax_into)},
      {"argmin",
       {"array_argmin", "array_argmin_into"},
       CALL(position, ctn_array_argmin, ctn_array_argmin_into)},
      {"clip", {"array_clip", "array_clip_into"}, clip},
      {"dot", {"array_dot", "array_dot_into"}, dot},
  };
}

const std::vector<ArrayOp>& array_ops() {
  static const std::vector<ArrayOp>& ops = []() -> const std::vector<ArrayOp>& {
    auto* all = new std::vector<ArrayOp>(basic_ops());
    for (const auto& more : {indexing_ops(), io_ops(), linalg_ops()})
      all->insert(all->end(), more.begin(), more.end());
    return *all;
  }();
  return ops;
}

}  // namespace golden
