// Generates the C++ source of kernels for the CPU.
#include "impl/jit/cpu_source.h"

#include "impl/backend/cpu/user_kernel.h"
#include "impl/jit/cpu_prelude.h"
#include "impl/jit/source.h"

namespace catenary::jit {
namespace {

constexpr char kElementwise[] = R"ctn(
CTN_EXPORT void ctn_kernel_run(const ctn_call* _call, int64_t _begin, int64_t _end) {
  enum : int64_t { _width = $width };
  const ptrdiff_t n = _call->size;
  (void)n;
$invariants
  bool _dense = true;
$test_dense
$buffers
$loop_prep
  for (int64_t _start = _begin; _start < _end;) {
    const int64_t _count = _dense || _end - _start < _width ? _end - _start : int64_t(_width);
$load
$independent
    for (int64_t _k = 0; _k < _count; ++_k) {
      const ptrdiff_t i = _start + _k;
      const ctn_index _ind(_call->size, _call->index_ndim, _call->index_shape, i);
      (void)i, (void)_ind;
$elements
      {
$operation
        ;
      }
    }
$store
    _start += _count;
  }
$fence
$after_loop
}
)ctn";

constexpr char kReduction[] = R"ctn(
typedef $reduce_type _type_reduce;
CTN_EXPORT const int64_t ctn_kernel_value_size = sizeof(_type_reduce);
static_assert(alignof(_type_reduce) <= 64, "the type of a reduction's values has too large an alignment");

namespace {

enum : int64_t { _width = $width };

struct _tile {
$tile_members
  const int64_t* _positions;
};

struct _kernel {
  const ctn_call* const _call;
$members
  explicit CTN_INLINE _kernel(const ctn_call* call) : _call(call)$initial {}

  CTN_INLINE _type_reduce _map(const _tile& _p, int64_t _w, ptrdiff_t _i) const {
    const ptrdiff_t _j = $position;
    const ctn_index _in_ind(_call->size * _call->reduced_size, _call->index_ndim, _call->index_shape, _j);
    const ctn_index _out_ind(_call->size, _call->output_index_ndim, _call->output_index_shape, _i);
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
    const ctn_index _in_ind(_call->size * _call->reduced_size, _call->index_ndim, _call->index_shape, 0);
    const ctn_index _out_ind(_call->size, _call->output_index_ndim, _call->output_index_shape, _i);
    (void)_in_ind, (void)_out_ind;
$outputs
    {
$post_map
      ;
    }
  }

  CTN_INLINE void _step(const _tile& _p, int64_t _count, ptrdiff_t _i, ptrdiff_t _i_step, bool _first,
                        _type_reduce* _values) const {
    if (_first) {
$independent
      for (int64_t _w = 0; _w < _count; ++_w) _values[_w] = _map(_p, _w, _i + _w * _i_step);
    } else {
$independent
      for (int64_t _w = 0; _w < _count; ++_w) _values[_w] = _reduce(_values[_w], _map(_p, _w, _i + _w * _i_step));
    }
  }
};

struct _storage {
  alignas(64) char _bytes[_width * sizeof(_type_reduce)];
  CTN_INLINE _type_reduce* _get() { return reinterpret_cast<_type_reduce*>(_bytes); }
};

void _rows(const ctn_call* _call, int64_t _first, int64_t _last, int64_t _begin, int64_t _end, _type_reduce* _out) {
  const _kernel _user(_call);
  _storage _memory;
  _type_reduce* const _values = _memory._get();
$buffers
  for (int64_t _o = _begin; _o < _end; ++_o) {
$row_bases
    for (int64_t _r = _first; _r < _last; _r += _width) {
      const int64_t _count = _last - _r < _width ? _last - _r : int64_t(_width);
      _tile _p;
$row_tiles
      _user._step(_p, _count, _o, 0, _r == _first, _values);
    }
    int64_t _left = _last - _first < _width ? _last - _first : int64_t(_width);
    while (_left > 1) {
      const int64_t _half = (_left + 1) / 2;
$independent
      for (int64_t _w = 0; _w < _left - _half; ++_w) _values[_w] = _user._reduce(_values[_w], _values[_w + _half]);
      _left = _half;
    }
    _out[_o - _begin] = _values[0];
  }
}

void _columns(const ctn_call* _call, int64_t _first, int64_t _last, int64_t _begin, int64_t _end,
              _type_reduce* _out) {
  const _kernel _user(_call);
$buffers
  for (int64_t _o = _begin; _o < _end; _o += _width) {
    const int64_t _count = _end - _o < _width ? _end - _o : int64_t(_width);
    for (int64_t _r = _first; _r < _last; ++_r) {
      _tile _p;
$column_tiles
      _user._step(_p, _count, _o, 1, _r == _first, _out + (_o - _begin));
    }
  }
}

}  // namespace

CTN_EXPORT void ctn_kernel_partial(const ctn_call* _call, int64_t _first, int64_t _last, int64_t _begin, int64_t _end,
                                   void* _values) {
  (_call->columns ? _columns : _rows)(_call, _first, _last, _begin, _end, static_cast<_type_reduce*>(_values));
}

CTN_EXPORT void ctn_kernel_finish(const ctn_call* _call, int64_t _begin, int64_t _end, const void* _values,
                                  int64_t _blocks, int64_t _pitch) {
  const _kernel _user(_call);
  const _type_reduce* const _from = static_cast<const _type_reduce*>(_values);
  for (int64_t _o = _begin; _o < _end; ++_o) {
    const _type_reduce* const _one = _from + (_o - _begin);
$combine
    _user._post_map(_value, _o);
  }
}

CTN_EXPORT void ctn_kernel_whole(const ctn_call* _call, int64_t _begin, int64_t _end) {
  _storage _memory;
  const int64_t _blocks = _call->reduced_size ? 1 : 0;
  for (int64_t _o = _begin; _o < _end; _o += _width) {
    const int64_t _stop = _end - _o < _width ? _end : _o + _width;
    if (_blocks) ctn_kernel_partial(_call, 0, _call->reduced_size, _o, _stop, _memory._get());
    ctn_kernel_finish(_call, _o, _stop, _memory._get(), _blocks, 0);
  }
}
)ctn";

}  // namespace

std::string cpu_source(const ElementwiseText& text, const Signature& signature) {
  const std::vector<Variable> variables = variables_of(text.inputs, text.outputs, signature);
  bool raw = false;
  for (const Variable& v : variables) raw |= v.is_raw();
  std::string invariants =
      each(variables, is_raw_input, "  const ctn_raw<const $type> $name(_call->arguments[$k]);\n");
  invariants += each(variables, is_raw_output, "  const ctn_raw<$type> $name(_call->arguments[$k]);\n");
  invariants += each(variables, is_scalar, "  const $type $name = ctn_scalar<$type>(_call->scalars + $k);\n");
  const char* const load = R"ctn(
    $type* _p$k = reinterpret_cast<$type*>(_call->arguments[$k].data) + _start;
    if (!_call->arguments[$k].dense) {
      _p$k = _buffer$k;
      if (!_call->arguments[$k].streamed)
        ctn_gather(_buffer$k, _call->arguments[$k].data, _call->ndim, _call->shape, _call->arguments[$k].strides,
                   _start, _count);
    }
)ctn";
  const char* const store = R"ctn(
    if (_call->arguments[$k].streamed)
      _call->stream(_call->arguments[$k].data + _start * int64_t(sizeof($type)),
                    reinterpret_cast<const char*>(_buffer$k), size_t(_count) * sizeof($type));
    else if (!_call->arguments[$k].dense)
      ctn_scatter(_buffer$k, _call->arguments[$k].data, _call->ndim, _call->shape, _call->arguments[$k].strides,
                  _start, _count);
)ctn";
  const Options& options = text.options;
  return cpu_prelude() + placeholders(variables) + quoted(text.name, "preamble", options.preamble) +
         fill_in(
             kElementwise,
             {{"width", std::to_string(cpu::kElementwiseWidth)},
              {"invariants", invariants},
              {"test_dense", each(variables, is_element, "  _dense &= _call->arguments[$k].dense != 0;\n")},
              {"buffers", each(variables, is_element, "  alignas(64) $type _buffer$k[_width];\n")},
              {"loop_prep", quoted(text.name, "loop_prep", options.loop_prep)},
              {"load", each(variables, is_element, load)},
              {"independent", raw ? "" : "    CTN_INDEPENDENT\n"},
              {"elements",
               each(variables, is_input_element, "      const $type $name = ctn_read(_p$k + _k);\n") +
                   each(variables, is_output_element, "      $type& $name = _p$k[_k];\n")},
              {"operation", quoted(text.name, "operation", text.operation)},
              {"store", each(variables, is_output_element, store)},
              {"fence",
               each(variables, is_output_element, "  if (_call->arguments[$k].streamed) _call->fence();\n")},
              {"after_loop", quoted(text.name, "after_loop", options.after_loop)}});
}

std::string cpu_source(const ReductionText& text, const Signature& signature) {
  const std::vector<Variable> variables = variables_of(text.inputs, text.outputs, signature);
  bool raw = false;
  for (const Variable& v : variables) raw |= v.is_raw();
  const bool position = uses_position(text);
  std::string members = each(variables, is_raw_input, "  const ctn_raw<const $type> $name;\n");
  members += each(variables, is_scalar, "  const $type $name;\n");
  std::string initial = each(variables, is_raw_input, ", $name(call->arguments[$k])");
  initial += each(variables, is_scalar, ", $name(ctn_scalar<$type>(call->scalars + $k))");
  std::string buffers = each(variables, is_input_element, "  alignas(64) $type _buffer$k[_width];\n");
  if (position) buffers += "  int64_t _positions[_width];\n";

  std::string row_tiles = each(variables, is_input_element, R"ctn(
      _p._p$k = reinterpret_cast<const $type*>(_base$k) + _r;
      if (!_call->arguments[$k].reduced_dense) {
        _p._p$k = _buffer$k;
        ctn_gather(_buffer$k, _base$k, _call->reduced_ndim, _call->reduced_shape, _call->arguments[$k].reduced_strides,
                   _r, _count);
      }
)ctn");
  std::string column_tiles = each(variables, is_input_element, R"ctn(
      const char* const _base$k = _call->arguments[$k].data +
          ctn_offset(_call->reduced_ndim, _call->reduced_shape, _call->arguments[$k].reduced_strides, _r);
      _p._p$k = reinterpret_cast<const $type*>(_base$k) + _o;
      if (!_call->arguments[$k].dense) {
        _p._p$k = _buffer$k;
        ctn_gather(_buffer$k, _base$k, _call->ndim, _call->shape, _call->arguments[$k].strides, _o, _count);
      }
)ctn");
  std::string row_bases = each(variables, is_input_element,
                               "    const char* const _base$k = _call->arguments[$k].data + "
                               "ctn_offset(_call->ndim, _call->shape, _call->arguments[$k].strides, _o);\n");
  if (position) {
    row_bases +=
        "    const int64_t _at = ctn_offset(_call->ndim, _call->shape, _call->position_strides, _o);\n";
    row_tiles +=
        "      ctn_positions(_positions, _at, _call->reduced_ndim, _call->reduced_shape,\n"
        "                    _call->reduced_position_strides, _r, _count);\n"
        "      _p._positions = _positions;\n";
    column_tiles +=
        "      const int64_t _at =\n"
        "          ctn_offset(_call->reduced_ndim, _call->reduced_shape, _call->reduced_position_strides, "
        "_r);\n"
        "      ctn_positions(_positions, _at, _call->ndim, _call->shape, _call->position_strides, _o, "
        "_count);\n"
        "      _p._positions = _positions;\n";
  }
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
  return cpu_prelude() + placeholders(variables) + quoted(text.name, "preamble", options.preamble) +
         fill_in(kReduction,
                 {{"width", std::to_string(kUserReductionWidth)},
                  {"reduce_type", quoted(text.name, "reduce_type", type)},
                  {"tile_members", each(variables, is_input_element, "  const $type* _p$k;\n")},
                  {"members", members},
                  {"initial", initial},
                  {"position", position ? "_p._positions[_w]" : "0"},
                  {"elements",
                   each(variables, is_input_element, "    const $type $name = ctn_read(_p._p$k + _w);\n")},
                  {"map", quoted(text.name, "map_expr", text.map)},
                  {"reduce", quoted(text.name, "reduce_expr", text.reduce)},
                  {"outputs",
                   each(variables, is_output,
                        "    $type& $name = *reinterpret_cast<$type*>(_call->arguments[$k].data + "
                        "ctn_offset(_call->ndim, _call->shape, _call->arguments[$k].strides, _i));\n")},
                  {"post_map", quoted(text.name, "post_map_expr", text.post_map)},
                  {"independent", raw ? "" : "      CTN_INDEPENDENT\n"},
                  {"buffers", buffers},
                  {"row_bases", row_bases},
                  {"row_tiles", row_tiles},
                  {"column_tiles", column_tiles},
                  {"combine", text.identity.empty() ? no_identity : identity}});
}

std::string cpu_source(const RawText& text) {
  return cpu_grid_prelude() + quoted(text.name, "code", text.code) + cpu_grid_caller() +
         fill_in(R"ctn(
CTN_EXPORT int32_t ctn_kernel_parameters(ctn_parameter* out) { return ctn_describe(&$name, out); }
CTN_EXPORT void ctn_kernel_run(const ctn_call* call, int64_t begin, int64_t end) { ctn_run(&$name, call, begin, end); }
)ctn",
                 {{"name", text.name}});
}

}  // namespace catenary::jit
