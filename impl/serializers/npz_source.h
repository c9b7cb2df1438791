// Reads NPZ files.
#pragma once
#include "impl/serializers/store.h"

namespace catenary {

SourceRef open_npz(const std::string& path);

}  // namespace catenary
