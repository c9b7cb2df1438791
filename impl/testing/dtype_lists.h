// Lists of dtypes and their combinations for test loops.
#pragma once
#include <vector>

#include "impl/base/span.h"
#include "impl/dtype/dtype.h"

namespace catenary {

using DTypeList = std::vector<DType>;

// The dtype lists for the loops of catenary/testing.h.
DTypeList float_dtypes(bool no_float16);
DTypeList signed_dtypes();
DTypeList unsigned_dtypes();
DTypeList int_dtypes(bool no_bool);
DTypeList all_dtypes(bool no_float16, bool no_bool);

/// Returns `places` shuffled copies of the list, zipped: as many combinations as there are dtypes, with each
/// dtype once in each place. The result is the same in every run.
std::vector<DTypeList> paired(const DTypeList& dtypes, size_t places);

}  // namespace catenary
