// Elementwise operations by name, with NumPy's keyword arguments.
#include "impl/array/ufunc.h"

#include <cstring>
#include <iterator>

#include "impl/array/elementwise_call.h"
#include "impl/array/indexing.h"
#include "impl/dtype/op.h"

namespace catenary {
namespace {

constexpr Op kUfuncs[] = {
#define CTN_UFUNC(NAME) Op::NAME,
#include "impl/dtype/generated/ufuncs.inc"
};

struct Alias {
  const char* name;
  Op op;
};
constexpr Alias kAliases[] = {
    {"divide", Op::true_divide}, {"mod", Op::remainder}, {"degrees", Op::rad2deg}, {"radians", Op::deg2rad}};

constexpr size_t hash_of(const char* name) {
  uint32_t hash = 0;
  for (; *name; ++name) hash = hash * 31 + uint8_t(*name);
  return hash ^ hash >> 16;
}

/// The operations by hashes of their names; what finds its place taken is in the next free one.
struct NameTable {
  static constexpr size_t kSlots = 512, kNames = std::size(kUfuncs) + std::size(kAliases);
  uint8_t slots[kSlots] = {};  // the numbers of names, counted from one
  static_assert(kNames < 256 && kNames < kSlots / 2);

  static constexpr const char* name_of(size_t number) {
    const bool own = number < std::size(kUfuncs);
    return own ? tables::ops[int(kUfuncs[number])].name : kAliases[number - std::size(kUfuncs)].name;
  }
  constexpr NameTable() {
    for (size_t number = 0; number < kNames; ++number) {
      size_t at = hash_of(name_of(number));
      while (slots[at % kSlots]) ++at;
      slots[at % kSlots] = uint8_t(number + 1);
    }
  }
};
constexpr NameTable kNameTable;

/// Returns the loop's results where `where` is true, and the destination's elements elsewhere.
ArrayRef place(const Array& result, const Array& where, Array* destination) {
  if (destination) {
    copyto(*destination, result, CTN_CASTING_UNSAFE, &where);
    return share(*destination);
  }
  const Array* shapes[] = {&result, &where};
  const Dims shape = broadcast_shapes({shapes, 2});
  ArrayRef out = empty_on(result.backend(), {shape.data(), shape.size()}, result.dtype());
  copyto(*out, result, CTN_CASTING_NO, &where);
  return out;
}

void check_destination(const Array& destination, Op op, const Array& result, const Array& where,
                       ctn_casting casting) {
  require_writeable(destination, "destination");
  require_same_backend(result, destination);
  if (!can_cast(result.dtype(), destination.dtype(), casting))
    fail(CTN_ERROR_DTYPE, "destination: cannot cast the result of %s from %s to %s", op_name(op),
         dtype_name(result.dtype()), dtype_name(destination.dtype()));
  const Array* shapes[] = {&result, &where, &destination};
  const Dims shape = broadcast_shapes({shapes, 3});
  if (!same_shape({shape.data(), shape.size()}, destination.shape()))
    fail(CTN_ERROR_SHAPE, "destination: expected shape %s, got %s",
         shape_text({shape.data(), shape.size()}).c_str(), shape_text(destination.shape()).c_str());
}

}  // namespace

size_t ufunc_count() { return std::size(kUfuncs); }

const char* ufunc_name(size_t index) { return index < ufunc_count() ? op_name(kUfuncs[index]) : nullptr; }

Op find_ufunc(const char* name) {
  for (size_t at = hash_of(name); const size_t slot = kNameTable.slots[at % NameTable::kSlots]; ++at)
    if (std::strcmp(NameTable::name_of(slot - 1), name) == 0)
      return slot <= std::size(kUfuncs) ? kUfuncs[slot - 1] : kAliases[slot - 1 - std::size(kUfuncs)].op;
  fail(CTN_ERROR_NOT_FOUND, "name: there is no operation \"%s\"", name);
}

std::pair<size_t, size_t> ufunc_arity(const char* name) {
  const Op op = find_ufunc(name);
  return {size_t(op_inputs(op)), size_t(op_outputs(op))};
}

std::string ufunc_types(const char* name) {
  const Op op = find_ufunc(name);
  std::string text;
  for (int8_t dtype : tables::search_order) {
    if (!has_loop(op, dtype)) continue;
    if (!text.empty()) text += ' ';
    for (int k = 0; k < op_inputs(op); ++k) text += dtype_character(op_input_dtype(op, k, dtype));
    text += "->";
    for (int i = 0; i < op_outputs(op); ++i) text += dtype_character(op_output_dtype(op, i, dtype));
  }
  return text;
}

std::vector<ArrayRef> ufunc_outputs(const char* name, Span<const Array* const> arrays, DType dtype,
                                    ctn_casting casting, const Array* where, Span<Array* const> destinations,
                                    size_t count) {
  const Op op = find_ufunc(name);
  const int outputs = op_outputs(op);
  if (count != size_t(outputs))
    fail(CTN_ERROR_INVALID_ARGUMENT, "outs: %s has %d outputs, got room for %zu", name, outputs, count);
  if (int(arrays.size) != op_inputs(op))
    fail(CTN_ERROR_INVALID_ARGUMENT, "inputs: %s takes %d, got %zu", name, op_inputs(op), arrays.size);
  if (destinations.size && int(destinations.size) != outputs)
    fail(CTN_ERROR_INVALID_ARGUMENT, "destinations: %s takes %d, got %zu", name, outputs, destinations.size);
  SmallVector<Input, ElementwiseCall::kMaxInputs> inputs;
  for (const Array* a : arrays) inputs.emplace_back(*a);
  ElementwiseCall call(op, inputs.data(), int(inputs.size()));
  const DType loop = find_loop(op, inputs.data(), int(inputs.size()), dtype, casting);
  std::vector<ArrayRef> outs(static_cast<size_t>(outputs));
  bool all = destinations.size > 0;
  for (Array* destination : destinations) all = all && destination;
  if (all && !where) {
    call.run_into(loop, destinations.data, casting);
    for (int i = 0; i < outputs; ++i) outs[size_t(i)] = share(*destinations[size_t(i)]);
    return outs;
  }
  for (const Array* destination : destinations)
    if (destination) call.set_place(*destination);
  call.run(loop, outs.data());
  ArrayRef everywhere;
  for (size_t i = 0; i < destinations.size; ++i) {
    if (!destinations[i]) continue;
    if (!where) everywhere = scalar_on(outs[i]->backend(), 1, CTN_BOOL);
    check_destination(*destinations[i], op, *outs[i], where ? *where : *everywhere, casting);
  }
  for (size_t i = 0; i < outs.size(); ++i) {
    Array* destination = destinations.size ? destinations[i] : nullptr;
    if (where || destination) outs[i] = place(*outs[i], where ? *where : *everywhere, destination);
  }
  return outs;
}

ArrayRef ufunc(const char* name, Span<const Array* const> inputs, DType dtype, ctn_casting casting,
               const Array* where, Array* destination) {
  const Op op = find_ufunc(name);
  if (op_outputs(op) != 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: %s has %d outputs; use array_ufunc_outputs", name,
         op_outputs(op));
  return ufunc_outputs(name, inputs, dtype, casting, where, {&destination, size_t(destination != nullptr)},
                       1)[0];
}

void ufunc_at(const char* name, Array& a, Span<const ctn_index> items, Span<const Array* const> arrays,
              const Array* value) {
  combine_at(find_ufunc(name), a, items, arrays, value);
}

}  // namespace catenary
