// Reads what the system says in files of one line.
#pragma once
#include <cstdio>

namespace catenary {

/// Reads the first line of a file. Returns false if there is none.
inline bool read_first_line(const char* path, char* line, int size) {
  std::FILE* file = std::fopen(path, "re");
  if (file == nullptr) return false;
  const bool read = std::fgets(line, size, file) != nullptr;
  std::fclose(file);
  return read;
}

}  // namespace catenary
