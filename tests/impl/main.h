// What tests can ask the program about the current run.
#pragma once

namespace catenary {

/// Whether this run executes every test in the folder tests/impl/FAMILY.
bool runs_whole_family(const char* family);

}  // namespace catenary
