#pragma once
#include <vector>

#include "impl/array/dtype.h"
#include "impl/base/span.h"

namespace catenary {

using DTypeList = std::vector<DType>;

// The element types that the loops of catenary/testing.h go through.
DTypeList float_dtypes(bool no_float16);
DTypeList signed_dtypes();
DTypeList unsigned_dtypes();
DTypeList int_dtypes(bool no_bool);
DTypeList all_dtypes(bool no_float16, bool no_bool);

/// `places` shuffled copies of the list, zipped: as many combinations as there are types, every type once in
/// every place, the same ones in every run.
std::vector<DTypeList> paired(const DTypeList& dtypes, size_t places);

}  // namespace catenary
