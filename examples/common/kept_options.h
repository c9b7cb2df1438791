/* Options of a program among the entries of a file, so that a run can be continued without repeating them. */
#ifndef EXAMPLES_COMMON_KEPT_OPTIONS_H
#define EXAMPLES_COMMON_KEPT_OPTIONS_H

#include <catenary/scope.h>

#include "options.h"

/* Saves the values as texts under the names of the options; a serializer that loads only reads them. */
void options_keep(ctn_scope* c, ctn_serializer* entries, const Option* options, size_t count);

/*
 * Sets the options to the values among the entries, which are checked like those of a command line. Texts are
 * held by the scope. Fails if one of the values is missing.
 */
bool options_restore(ctn_scope* c, ctn_serializer* entries, const Option* options, size_t count,
                     Failure* failure);

#endif
