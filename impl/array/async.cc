// Asynchronous copies between arrays and host memory.
#include "impl/array/async.h"

namespace catenary {
namespace {

Stream& check(const Array& a, const void* data, size_t size, Stream* stream) {
  if (size != size_t(a.nbytes()))
    fail(CTN_ERROR_INVALID_ARGUMENT, "size: expected %lld bytes for %s, got %zu", (long long)a.nbytes(),
         describe(a).c_str(), size);
  if (size && !data) fail(CTN_ERROR_INVALID_ARGUMENT, "data: expected %zu bytes, got NULL", size);
  if (!stream) return selected_stream(a.backend());
  if (&stream->backend() != &a.backend())
    fail(CTN_ERROR_DEVICE, "stream: expected a stream of \"%s\", got one of \"%s\"",
         a.backend().name().c_str(), stream->backend().name().c_str());
  return *stream;
}

}  // namespace

void to_data_async(const Array& a, void* data, size_t size, Stream* stream) {
  Stream& order = check(a, data, size, stream);
  if (a.is_c_contiguous()) return order.read(a.storage(), data, a.data(), size);
  UseStream use(order);
  ArrayRef source = copy(a);
  order.read(source->storage(), data, source->data(), size);
}

void set_data_async(Array& a, const void* data, size_t size, Stream* stream) {
  require_writeable(a, "a");
  Stream& order = check(a, data, size, stream);
  if (a.is_c_contiguous()) {
    order.write(a.storage(), a.data(), data, size);
    a.storage().mark_written();
    return;
  }
  UseStream use(order);
  ArrayRef source = empty_on(a.backend(), a.shape(), a.dtype());
  order.write(source->storage(), source->data(), data, size);
  assign(a, *source);
}

}  // namespace catenary
