// The reader of Caffe models in a build without CATENARY_CAFFE: it refuses every file.
#include "impl/base/error.h"
#include "impl/caffe/model.h"

namespace catenary::caffe {

void Model::Free::operator()(CtnCaffe__NetParameter*) const {}

Model::~Model() = default;

Model::Model(const uint8_t*, size_t, const std::string& origin) {
  fail(CTN_ERROR_UNAVAILABLE,
       "%s: this library was built without the import of Caffe models (CATENARY_CAFFE)", origin.c_str());
}

}  // namespace catenary::caffe
