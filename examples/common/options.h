/* Long command-line options, described by a table: parsing, checking and the help text. */
#ifndef EXAMPLES_COMMON_OPTIONS_H
#define EXAMPLES_COMMON_OPTIONS_H

#include <stddef.h>

#include "failure.h"

typedef enum OptionKind {
  OPTION_FLAG,    /* bool; takes no value */
  OPTION_INTEGER, /* long long, from minimum to maximum */
  OPTION_REAL,    /* double, from minimum to maximum */
  OPTION_TEXT,    /* const char *, borrowed from argv; never empty */
  OPTION_CHOICE,  /* const char *, one of choices, a list terminated by NULL */
} OptionKind;

typedef struct Option {
  OptionKind kind;
  const char* name;    /* without the dashes */
  const char* metavar; /* name of the value in the help text; NULL for a flag */
  const char* help;
  void* value; /* holds the default before parsing, and the value of the last occurrence after it */
  double minimum, maximum;
  const char* const* choices;
} Option;

typedef enum OptionsResult { OPTIONS_OK, OPTIONS_HELP, OPTIONS_ERROR } OptionsResult;

/*
 * Parses `--name value`, `--name=value` and `--help`, which changes no value. After OPTIONS_ERROR, the
 * failure says which argument was wrong and what was expected.
 */
OptionsResult options_parse(const Option* options, size_t count, int argc, char** argv, Failure* failure);

/*
 * Parses for a program: --help prints the text and ends the program with 0, a mistake ends it with 2.
 */
void options_read(const Option* options, size_t count, const char* program, const char* usage, int argc,
                  char** argv);

/*
 * Writes the help text to standard output, with the current values as the defaults. A number below its
 * minimum means "not given" and is not shown.
 */
void options_help(const Option* options, size_t count, const char* usage);

#endif
