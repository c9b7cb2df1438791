/* Every file format, as calls that save an object; tests/abi/tables_test.py requires each of them. */
#ifndef TEST_FILE_FORMATS_H
#define TEST_FILE_FORMATS_H
#include <catenary/saving.h>

struct format {
  const char* name;
  ctn_status (*save)(ctn_link* link, const char* path);
  ctn_status (*save_optimizer)(ctn_optimizer* optimizer, const char* path);
};

/* NAME and NAME_optimizer save in a format that compresses, with a level. */
#define SAVES_AT_LEVEL(name, format, level)                                        \
  static ctn_status name(ctn_link* link, const char* path) {                       \
    return ctn_link_save_##format(link, path, level);                              \
  }                                                                                \
  static ctn_status name##_optimizer(ctn_optimizer* optimizer, const char* path) { \
    return ctn_optimizer_save_##format(optimizer, path, level);                    \
  }
SAVES_AT_LEVEL(save_stored, npz, 0)
SAVES_AT_LEVEL(save_deflated, npz, 1)
SAVES_AT_LEVEL(save_hdf5, hdf5, 4)

static const struct format formats[] = {
    {"stored.npz", save_stored, save_stored_optimizer},
    {"deflated.npz", save_deflated, save_deflated_optimizer},
    {"file.h5", save_hdf5, save_hdf5_optimizer},
    {"file.safetensors", ctn_link_save_safetensors, ctn_optimizer_save_safetensors},
};

#endif
