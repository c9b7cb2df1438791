/* Options of a program that a checkpoint keeps, so that a run can be continued without repeating them. */
#ifndef EXAMPLES_GPT_KEPT_OPTIONS_H
#define EXAMPLES_GPT_KEPT_OPTIONS_H

#include <catenary/scope.h>

#include "options.h"

/* Adds the values as texts "options/NAME" to the entries that a checkpoint receives. No option is a flag. */
void options_keep(ctn_scope* c, ctn_dictionary* extra, const Option* options, size_t count);

/*
 * Sets the options to the values in a checkpoint, which are checked like those of a command line. Texts are
 * held by the scope. Fails if the checkpoint lacks one of them.
 */
bool options_restore(ctn_scope* c, const char* path, const Option* options, size_t count, Failure* failure);

#endif
