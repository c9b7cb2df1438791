// Generates the CUDA source of kernels.
#include "impl/jit/cuda/cuda_source.h"

#include "impl/backend/cuda/user_program.h"
#include "impl/jit/cuda/cuda_prelude.h"
#include "impl/jit/source.h"

namespace catenary::jit {
namespace {

constexpr char kElementwise[] = R"ctn(
CTN_USER_KERNEL(ctn_user_$kernel, $threads) {
  const ptrdiff_t n = _given.header.size;
  (void)n;
$invariants
$loop_prep
  const int64_t _step = int64_t(gridDim.x) * blockDim.x;
  for (int64_t _at = int64_t(blockIdx.x) * blockDim.x + threadIdx.x; _at < _given.header.size; _at += _step) {
    const ptrdiff_t i = _at;
    const ctn_index _ind(_given.header.size, _given.header.index_ndim, ctn_list(_given, _given.header.index_shape), i);
    (void)i, (void)_ind;
$elements
    {
$operation
      ;
    }
  }
$after_loop
}
)ctn";

constexpr char kReduction[] = R"ctn(
typedef $reduce_type _type_reduce;
static_assert(sizeof(_type_reduce) <= $value_size, "the type of a reduction's values is larger than $value_size bytes");
static_assert(alignof(_type_reduce) <= 16, "the type of a reduction's values has too large an alignment");

namespace {

struct _kernel {
  const ctn_call& _given;
$members
  explicit CTN_INLINE _kernel(const ctn_call& _call) : _given(_call)$initial {}

  CTN_INLINE _type_reduce _map(int64_t _r, ptrdiff_t _i) const {
    const ptrdiff_t _j = $position;
    const ctn_index _in_ind(_given.header.size * _given.header.reduced_size, _given.header.index_ndim,
                            ctn_list(_given, _given.header.index_shape), _j);
    const ctn_index _out_ind(_given.header.size, _given.header.output_index_ndim,
                             ctn_list(_given, _given.header.output_index_shape), _i);
    (void)_i, (void)_j, (void)_in_ind, (void)_out_ind;
$elements
    return static_cast<_type_reduce>(
$map
    );
  }

  CTN_INLINE _type_reduce _reduce(_type_reduce a, _type_reduce b) const {
    return static_cast<_type_reduce>(
$reduce
    );
  }

  CTN_INLINE void _post_map(_type_reduce a, ptrdiff_t _i) const {
    const ctn_index _in_ind(_given.header.size * _given.header.reduced_size, _given.header.index_ndim,
                            ctn_list(_given, _given.header.index_shape), 0);
    const ctn_index _out_ind(_given.header.size, _given.header.output_index_ndim,
                             ctn_list(_given, _given.header.output_index_shape), _i);
    (void)_in_ind, (void)_out_ind;
$outputs
    {
$post_map
      ;
    }
  }

  CTN_INLINE void _finish(const _type_reduce* _one, int64_t _blocks, int64_t _pitch, ptrdiff_t _o) const {
    const _kernel& _user = *this;
$combine
    _post_map(_value, _o);
  }

  // Ends one block of elements of a result.
  CTN_INLINE void _end(_type_reduce _value, int64_t _b, int64_t _o) const {
    if (_given.header.blocks == 1)
      _finish(&_value, 1, 0, _o);
    else
      reinterpret_cast<_type_reduce*>(_given.header.values)[_b * _given.header.size + _o] = _value;
  }
};

}  // namespace

// A block of threads makes a value of a block of elements; the order is that of the CPU.
CTN_USER_KERNEL(ctn_user_$kernel_rows, $threads) {
#if defined(CTN_EMULATION)
  static thread_local
#else
  __shared__
#endif
      __attribute__((aligned(16))) unsigned char _bytes[$threads * sizeof(_type_reduce)];
  _type_reduce* const _values = reinterpret_cast<_type_reduce*>(_bytes);
  const _kernel _user(_given);
  const int64_t _w = threadIdx.x;
  for (int64_t _b = blockIdx.y; _b < _given.header.blocks; _b += gridDim.y)
    for (int64_t _o = blockIdx.x; _o < _given.header.size; _o += gridDim.x) {
      const int64_t _first = _b * _given.header.block, _rest = _given.header.reduced_size - _first;
      const int64_t _count = _rest < _given.header.block ? _rest : _given.header.block;
      if (_w < _count) {
        _type_reduce _value = _user._map(_first + _w, _o);
        for (int64_t _r = _w + $threads; _r < _count; _r += $threads)
          _value = _user._reduce(_value, _user._map(_first + _r, _o));
        _values[_w] = _value;
      }
      __syncthreads();
      for (int64_t _left = _count < $threads ? _count : $threads; _left > 1;) {
        const int64_t _half = (_left + 1) / 2;
        if (_w < _left - _half) _values[_w] = _user._reduce(_values[_w], _values[_w + _half]);
        __syncthreads();
        _left = _half;
      }
      if (_w == 0) _user._end(_values[0], _b, _o);
      __syncthreads();
    }
}

// A thread makes a value of a block of elements.
CTN_USER_KERNEL(ctn_user_$kernel_columns, $threads) {
  const _kernel _user(_given);
  const int64_t _step = int64_t(gridDim.x) * blockDim.x;
  for (int64_t _b = blockIdx.y; _b < _given.header.blocks; _b += gridDim.y)
    for (int64_t _o = int64_t(blockIdx.x) * blockDim.x + threadIdx.x; _o < _given.header.size; _o += _step) {
      const int64_t _first = _b * _given.header.block, _rest = _given.header.reduced_size - _first;
      const int64_t _last = _first + (_rest < _given.header.block ? _rest : _given.header.block);
      _type_reduce _value = _user._map(_first, _o);
      for (int64_t _r = _first + 1; _r < _last; ++_r) _value = _user._reduce(_value, _user._map(_r, _o));
      _user._end(_value, _b, _o);
    }
}

// A thread makes a result of the values of all blocks of elements.
CTN_USER_KERNEL(ctn_user_$kernel_finish, $threads) {
  const _kernel _user(_given);
  const _type_reduce* const _from = reinterpret_cast<const _type_reduce*>(_given.header.values);
  const int64_t _step = int64_t(gridDim.x) * blockDim.x;
  for (int64_t _o = int64_t(blockIdx.x) * blockDim.x + threadIdx.x; _o < _given.header.size; _o += _step)
    _user._finish(_given.header.blocks ? _from + _o : _from, _given.header.blocks, _given.header.size, _o);
}
)ctn";

std::string threads() { return std::to_string(cuda::kUserThreads); }

}  // namespace

std::string cuda_source(const ElementwiseText& text, const Signature& signature) {
  const std::vector<Variable> variables = variables_of(text.inputs, text.outputs, signature);
  std::string invariants =
      each(variables, is_raw_input, "  const ctn_raw<const $type> $name(ctn_view_of(_given, $k));\n");
  invariants += each(variables, is_raw_output, "  const ctn_raw<$type> $name(ctn_view_of(_given, $k));\n");
  invariants += each(variables, is_scalar, "  const $type $name = ctn_scalar<$type>(_given.scalars + $k);\n");
  const Options& options = text.options;
  return cuda_prelude(variables.size()) + placeholders(variables) +
         quoted(text.name, "preamble", options.preamble) +
         fill_in(kElementwise,
                 {{"kernel", text.name},
                  {"threads", threads()},
                  {"invariants", invariants},
                  {"loop_prep", quoted(text.name, "loop_prep", options.loop_prep)},
                  {"elements",
                   each(variables, is_input_element,
                        "    const $type $name = ctn_read(ctn_element_of<const $type>(_given, $k, i));\n") +
                       each(variables, is_output_element,
                            "    $type& $name = *ctn_element_of<$type>(_given, $k, i);\n")},
                  {"operation", quoted(text.name, "operation", text.operation)},
                  {"after_loop", quoted(text.name, "after_loop", options.after_loop)}});
}

size_t reduction_value_size(const ReductionText& text, const Signature& signature) {
  if (text.options.reduce_type.empty()) return itemsize(signature.types[text.inputs.size()]);
  for (int dtype = 0; dtype < kDTypes; ++dtype)
    if (text.options.reduce_type == dtype_name(DType(dtype))) return itemsize(DType(dtype));
  return cuda::kLargestUserValue;
}

std::string cuda_source(const ReductionText& text, const Signature& signature) {
  const std::vector<Variable> variables = variables_of(text.inputs, text.outputs, signature);
  std::string members = each(variables, is_raw_input, "  const ctn_raw<const $type> $name;\n");
  members += each(variables, is_scalar, "  const $type $name;\n");
  std::string initial = each(variables, is_raw_input, ", $name(ctn_view_of(_call, $k))");
  initial += each(variables, is_scalar, ", $name(ctn_scalar<$type>(_call.scalars + $k))");
  const std::string identity = "    _type_reduce _value = static_cast<_type_reduce>(" +
                               quoted(text.name, "identity", text.identity) +
                               "    );\n    for (int64_t _b = 0; _b < _blocks; ++_b) _value = "
                               "_user._reduce(_value, _one[_b * _pitch]);\n";
  const std::string no_identity =
      "    _type_reduce _value = _one[0];\n"
      "    for (int64_t _b = 1; _b < _blocks; ++_b) _value = _user._reduce(_value, _one[_b * _pitch]);\n";
  const Options& options = text.options;
  const std::string type =
      options.reduce_type.empty() ? variables[text.inputs.size()].type : options.reduce_type;
  const char* const position =
      "ctn_kept(_given, _given.header.position_strides, _i) + "
      "ctn_reduced(_given, _given.header.reduced_position_strides, _r)";
  return cuda_prelude(variables.size()) + placeholders(variables) +
         quoted(text.name, "preamble", options.preamble) +
         fill_in(kReduction,
                 {{"kernel", text.name},
                  {"threads", threads()},
                  {"value_size", std::to_string(reduction_value_size(text, signature))},
                  {"reduce_type", quoted(text.name, "reduce_type", type)},
                  {"members", members},
                  {"initial", initial},
                  {"position", uses_position(text) ? position : "0"},
                  {"elements", each(variables, is_input_element,
                                    "    const $type $name = "
                                    "ctn_read(ctn_reduced_element_of<const $type>(_given, $k, _i, _r));\n")},
                  {"map", quoted(text.name, "map_expr", text.map)},
                  {"reduce", quoted(text.name, "reduce_expr", text.reduce)},
                  {"outputs", each(variables, is_output,
                                   "    $type& $name = *reinterpret_cast<$type*>(_given.arguments[$k].data + "
                                   "ctn_kept(_given, _given.arguments[$k].strides, _i));\n")},
                  {"post_map", quoted(text.name, "post_map_expr", text.post_map)},
                  {"combine", text.identity.empty() ? no_identity : identity}});
}

std::string cuda_source(const RawText& text) {
  return cuda_raw_prelude() + quoted(text.name, "code", text.code) + cuda_raw_caller() +
         fill_in(R"ctn(
extern "C" __device__ ctn_parameters ctn_kernel_parameters = ctn_signature<decltype(&$name)>::describe();
CTN_USER_KERNEL(ctn_user_$name, 1024) {
  typedef ctn_signature<decltype(&$name)> _signature;
  _signature::run(&$name, typename ctn_counted<_signature::count>::type(), &_given);
}
)ctn",
                 {{"name", text.name}});
}

}  // namespace catenary::jit
