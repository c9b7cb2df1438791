// Calls of oneDNN that convolutions and matrix products share.
#if defined(CATENARY_HAS_ONEDNN)
#include "impl/backend/cpu/onednn_primitive.h"

#include "impl/base/error.h"

namespace catenary::cpu::onednn {

void must(dnnl_status_t status) {
  if (status == dnnl_success) return;
  if (status == dnnl_out_of_memory) fail(CTN_ERROR_OUT_OF_MEMORY, "oneDNN ran out of memory");
  fail(CTN_ERROR_INTERNAL, "oneDNN rejected a computation: status %d", int(status));
}

dnnl_engine_t engine() {
  static const dnnl_engine_t made = [] {
    dnnl_engine_t e;
    must(dnnl_engine_create(&e, dnnl_cpu, 0));
    return e;
  }();
  return made;
}

namespace {

dnnl_stream_t stream() {
  static const dnnl_stream_t made = [] {
    dnnl_stream_t s;
    must(dnnl_stream_create(&s, engine(), dnnl_stream_default_flags));
    return s;
  }();
  return made;
}

/// An exception leaves an unfinished entry in oneDNN's cache of primitives, which makes all later attempts
/// fail and refers to the descriptor, so it must be removed before the descriptor. Entries can only be
/// removed all at once.
void forget_primitives() {
  int capacity = 0;
  if (dnnl_get_primitive_cache_capacity(&capacity) != dnnl_success) return;
  dnnl_set_primitive_cache_capacity(0);
  dnnl_set_primitive_cache_capacity(capacity);
}

}  // namespace

Primitive create(const Descriptor& descriptor) {
  dnnl_primitive_t made = nullptr;
  try {
    must(dnnl_primitive_create(&made, descriptor.get()));
  } catch (...) {
    forget_primitives();
    throw;
  }
  return Primitive(made);
}

Memory memory(const dnnl_memory_desc_t& md) {
  dnnl_memory_t made = nullptr;
  must(dnnl_memory_create(&made, &md, engine(), DNNL_MEMORY_NONE));
  return Memory(made);
}

dnnl_memory_t attach(const Memory& memory, const void* data) {
  must(dnnl_memory_set_data_handle(memory.get(), const_cast<void*>(data)));
  return memory.get();
}

void execute(const_dnnl_primitive_t primitive, std::initializer_list<dnnl_exec_arg_t> arguments) {
  must(dnnl_primitive_execute(primitive, stream(), int(arguments.size()), arguments.begin()));
}

}  // namespace catenary::cpu::onednn
#endif
