/* Long command-line options, described by a table: parsing, checking and the help text. */
#ifndef EXAMPLES_COMMON_OPTIONS_H
#define EXAMPLES_COMMON_OPTIONS_H

#include <stddef.h>

#include "failure.h"

typedef enum OptionKind {
  OPTION_FLAG,    /* bool; takes no value */
  OPTION_INTEGER, /* long long, of minimum ... maximum */
  OPTION_REAL,    /* double, of minimum ... maximum */
  OPTION_TEXT,    /* const char *, borrowed from argv; never empty */
  OPTION_CHOICE,  /* const char *, one of choices, which NULL ends */
} OptionKind;

typedef struct Option {
  OptionKind kind;
  const char* name;    /* without the dashes */
  const char* metavar; /* what the help text calls the value; NULL for a flag */
  const char* help;
  void* value; /* holds the default before, the value of the last occurrence after parsing */
  double minimum, maximum;
  const char* const* choices;
} Option;

typedef enum OptionsResult { OPTIONS_OK, OPTIONS_HELP, OPTIONS_ERROR } OptionsResult;

/*
 * Understands `--name value`, `--name=value` and `--help`; the last changes no value. After OPTIONS_ERROR the
 * failure says which argument was wrong and what would be right.
 */
OptionsResult options_parse(const Option* options, size_t count, int argc, char** argv, Failure* failure);

/*
 * Writes the help text, with the present values as the defaults, to standard output. A number below its
 * minimum stands for "not given" and is not shown.
 */
void options_help(const Option* options, size_t count, const char* usage);

#endif
