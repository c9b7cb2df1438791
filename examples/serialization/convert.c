/* Lists what is in a file of NPZ, HDF5 or safetensors, and converts it into another of these formats. */
#include "check.h"
#include "contents.h"
#include "options.h"

static const char kUsage[] =
    "usage: convert FROM [TO] [options]\n\n"
    "Lists the arrays and texts in FROM, whose first bytes say whether it is NPZ, HDF5 or safetensors, and\n"
    "writes them to TO, whose name says in which format: .npz, .h5, .hdf5 or .safetensors. An older file is\n"
    "replaced when the new one is complete. A damaged file is an error that says where, and changes nothing.";

int main(int argc, char** argv) {
  const char* paths[2] = {NULL, NULL};
  long long level = -1;
  bool quiet = false;
  const Option options[] = {
      {OPTION_INTEGER, "level", "N", "compression of NPZ and HDF5, from 0 (none) to 9", &level, 0, 9, NULL},
      {OPTION_FLAG, "quiet", NULL, "do not list the entries", &quiet, 0, 0, NULL},
  };
  int first = 1;
  for (; first < argc && first <= 2 && argv[first][0] != '-'; ++first) paths[first - 1] = argv[first];
  options_read(options, 2, "convert", kUsage, argc - first + 1, argv + first - 1);
  if (!paths[0]) {
    fprintf(stderr, "convert: expected the name of a file.\nTry convert --help.\n");
    return 2;
  }

  ctn_scope c = {0};
  ctn_dictionary* entries = cs_dictionary_load(&c, paths[0]); /* verifies the whole file */
  check(c.status);
  if (!quiet) contents_print(&c, entries, "");
  if (paths[1]) {
    contents_save(&c, entries, paths[1], (int)level);
    check(c.status);
    if (!contents_equal(&c, entries, cs_dictionary_load(&c, paths[1])) && !c.status)
      give_up("%s: read back, it differs from %s", paths[1], paths[0]);
    check(c.status);
    printf("wrote %zu entries to %s\n", ctn_dictionary_count(entries), paths[1]);
  }
  check(cs_end(&c));
  return 0;
}
