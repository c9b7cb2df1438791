// IDX files, the format of MNIST, as arrays.
#include "impl/dataset/files.h"
#include "impl/dataset/idx_header.h"

namespace catenary::datasets {

ArrayRef read_idx(const char* path) {
  DataInput input(path);
  const IdxHeader header = read_idx_header(input);
  const ArrayRef array = empty_on(cpu_backend(), {header.shape.data(), header.shape.size()}, header.dtype);
  read_idx_elements(input, header, array->data());
  return array;
}

ArrayRef load_idx(const char* path) { return to_backend(*read_idx(path), current_backend()); }

}  // namespace catenary::datasets
