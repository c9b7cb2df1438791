// oneDNN's primitives, descriptors and handles of memory as objects, with failures as errors.
#pragma once
#include <oneapi/dnnl/dnnl.h>

#include <initializer_list>
#include <memory>

namespace catenary::cpu::onednn {

/// Throws the failure of a call.
void must(dnnl_status_t status);

template <class T, dnnl_status_t (*destroy)(T*)>
struct Destroy {
  void operator()(T* p) const { destroy(p); }
};
template <class T, dnnl_status_t (*destroy)(T*)>
using Owned = std::unique_ptr<T, Destroy<T, destroy>>;
using Primitive = Owned<dnnl_primitive, dnnl_primitive_destroy>;
using Memory = Owned<dnnl_memory, dnnl_memory_destroy>;
using Descriptor = Owned<dnnl_primitive_desc, dnnl_primitive_desc_destroy>;
using Attributes = Owned<dnnl_primitive_attr, dnnl_primitive_attr_destroy>;

dnnl_engine_t engine();
/// Generates the code. A failure leaves nothing in oneDNN's cache of primitives.
Primitive create(const Descriptor& descriptor);
/// A handle without an address.
Memory memory(const dnnl_memory_desc_t& md);

/// Gives a handle its address.
dnnl_memory_t attach(const Memory& memory, const void* data);
void execute(const_dnnl_primitive_t primitive, std::initializer_list<dnnl_exec_arg_t> arguments);

}  // namespace catenary::cpu::onednn
