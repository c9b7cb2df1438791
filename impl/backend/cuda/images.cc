// Decompresses device code.
#include "impl/backend/cuda/images.h"

#include <lzma.h>

#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <numeric>

#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

constexpr uint64_t kMemoryLimit = uint64_t(256) << 20;

/// Whether GPUs of one capability execute code for another: within a major version, later ones do.
bool executes(int device, const Archive& archive) {
  return archive.capability <= device && (archive.is_ptx || archive.capability / 10 == device / 10);
}

bool is_better(const Archive& a, const Archive& b) {
  return a.is_ptx != b.is_ptx ? b.is_ptx : a.capability > b.capability;
}

std::unique_ptr<char[]> decompress(const Archive& archive) {
  const size_t size = std::accumulate(archive.sizes, archive.sizes + kModuleCount, size_t{0});
  std::unique_ptr<char[]> images(new char[size]);
  uint64_t limit = kMemoryLimit;
  size_t read = 0, written = 0;
  const lzma_ret result = lzma_stream_buffer_decode(&limit, 0, nullptr, archive.data, &read, archive.size,
                                                    reinterpret_cast<uint8_t*>(images.get()), &written, size);
  if (result == LZMA_MEM_ERROR) throw std::bad_alloc();
  if (result != LZMA_OK || written != size)
    fail(CTN_ERROR_UNAVAILABLE,
         "the device code in libcatenary-cuda.so is damaged (liblzma's error %d, %zu of %zu bytes)",
         int(result), written, size);
  return images;
}

}  // namespace

const Archive& archive_for(int capability) {
  const Archive* best = nullptr;
  for (int i = 0; i < kArchiveCount; ++i)
    if (executes(capability, kArchives[i]) && (!best || is_better(kArchives[i], *best))) best = &kArchives[i];
  if (!best)
    fail(CTN_ERROR_UNAVAILABLE, "libcatenary-cuda.so has no code for compute capability %d.%d",
         capability / 10, capability % 10);
  return *best;
}

std::vector<char> image_of(const Archive& archive, int module) {
  static std::mutex mutex;
  static std::map<const Archive*, std::unique_ptr<char[]>> decompressed;
  std::lock_guard<std::mutex> guard(mutex);
  std::unique_ptr<char[]>& images = decompressed[&archive];
  if (!images) images = decompress(archive);
  const char* const begin = images.get() + std::accumulate(archive.sizes, archive.sizes + module, size_t{0});
  std::vector<char> image(begin, begin + archive.sizes[module]);
  image.push_back(0);
  return image;
}

}  // namespace catenary::cuda
