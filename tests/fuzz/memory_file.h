// A file in memory for the readers of files.
#pragma once
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>

/// Gives the only file of the program these bytes. Returns its path.
inline const std::string& memory_file(const uint8_t* data, size_t size) {
  static const int file = memfd_create("fuzz", MFD_CLOEXEC);
  static const std::string path = "/proc/self/fd/" + std::to_string(file);
  if (file < 0 || ftruncate(file, off_t(size)) != 0 || pwrite(file, data, size, 0) != ssize_t(size))
    std::abort();
  return path;
}
