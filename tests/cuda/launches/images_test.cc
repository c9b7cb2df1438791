// The archives of device code.
#include "impl/backend/cuda/images.h"

#include <gtest/gtest.h>

#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

template <class F>
ctn_status status_of(const F& f) {
  try {
    f();
  } catch (const Error& error) {
    return error.status();
  }
  return CTN_OK;
}

TEST(CudaImages, EveryArchiveHasEveryModule) {
  for (int i = 0; i < kArchiveCount; ++i)
    for (int module = 0; module < kModuleCount; ++module) {
      const std::vector<char> image = image_of(kArchives[i], module);
      EXPECT_EQ(image.size(), kArchives[i].sizes[module] + 1);
      EXPECT_EQ(image.back(), 0);
    }
}

TEST(CudaImages, DevicesGetTheHighestCapabilityThatTheyExecute) {
  for (int i = 0; i < kArchiveCount; ++i) {
    if (kArchives[i].is_ptx) continue;
    EXPECT_EQ(&archive_for(kArchives[i].capability), &kArchives[i]);
    EXPECT_FALSE(archive_for(kArchives[i].capability).is_ptx);
  }
  for (int capability = 10; capability < 200; ++capability) {
    const Archive* found = nullptr;
    const ctn_status status = status_of([&] { found = &archive_for(capability); });
    bool exists = false;
    for (int i = 0; i < kArchiveCount; ++i)
      exists |= kArchives[i].capability <= capability &&
                (kArchives[i].is_ptx || kArchives[i].capability / 10 == capability / 10);
    EXPECT_EQ(status, exists ? CTN_OK : CTN_ERROR_UNAVAILABLE) << capability;
    if (found) {
      EXPECT_LE(found->capability, capability);
    }
  }
}

TEST(CudaImages, DamagedArchivesAreRefused) {
  const Archive& whole = kArchives[0];
  Archive shorter = whole;
  shorter.size = whole.size / 2;
  EXPECT_EQ(status_of([&] { image_of(shorter, 0); }), CTN_ERROR_UNAVAILABLE);

  std::vector<unsigned char> bytes(whole.data, whole.data + whole.size);
  bytes[bytes.size() / 2] ^= 1;
  Archive changed = whole;
  changed.data = bytes.data();
  EXPECT_EQ(status_of([&] { image_of(changed, 0); }), CTN_ERROR_UNAVAILABLE);

  std::vector<uint32_t> sizes(whole.sizes, whole.sizes + kModuleCount);
  ++sizes[0];
  Archive larger = whole;
  larger.sizes = sizes.data();
  EXPECT_EQ(status_of([&] { image_of(larger, 0); }), CTN_ERROR_UNAVAILABLE);
}

}  // namespace
}  // namespace catenary::cuda
