/* What is in a file of arrays and texts. */
#ifndef EXAMPLES_SERIALIZATION_CONTENTS_H
#define EXAMPLES_SERIALIZATION_CONTENTS_H

#include <catenary/scope.h>
#include <stdbool.h>

/* Prints a line for each entry whose name begins with the prefix: dtype, shape, and name or text. */
void contents_print(ctn_scope* c, ctn_dictionary* entries, const char* prefix);

/* Whether both have the same entries, and these the same bytes, in any order. */
bool contents_equal(ctn_scope* c, ctn_dictionary* a, ctn_dictionary* b);

/* Saves all entries in the format of the name: .npz, .h5, .hdf5 or .safetensors. `level`: of compression, or
 * -1. */
void contents_save(ctn_scope* c, ctn_dictionary* entries, const char* path, int level);

#endif
