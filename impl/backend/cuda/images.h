// The device code that the build embeds: archives, each with the images of all modules for one compute
// capability.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace catenary::cuda {

/// The images of the modules one after the other, compressed as a file of xz: together they take much less
/// room than one by one.
struct Archive {
  int capability;  // ten times the compute capability
  bool is_ptx;     // the driver compiles it, for this capability and all later ones
  const unsigned char* data;
  size_t size;
  const uint32_t* sizes;  // of the images, in bytes
};

// Written by the build (cmake/cuda_images.cmake).
extern const char* const kModules[];
extern const int kModuleCount;
extern const Archive kArchives[];
extern const int kArchiveCount;

/// The archive for GPUs of a compute capability (times ten): the one for the highest capability that they
/// execute, or else PTX. Throws Error(CTN_ERROR_UNAVAILABLE) if there is none.
const Archive& archive_for(int capability);

/// A module's image, with a zero at its end. The first call for an archive decompresses it. Throws
/// Error(CTN_ERROR_OUT_OF_MEMORY), and Error(CTN_ERROR_UNAVAILABLE) for a damaged archive.
std::vector<char> image_of(const Archive& archive, int module);

}  // namespace catenary::cuda
