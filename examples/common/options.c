/* Parses command lines by a table of options; see options.h. */
#include "options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Option* find(const Option* options, size_t count, const char* name, size_t length) {
  for (size_t i = 0; i < count; ++i) {
    if (strlen(options[i].name) == length && memcmp(options[i].name, name, length) == 0) return &options[i];
  }
  return NULL;
}

static bool set_integer(const Option* option, const char* text, Failure* failure) {
  char* end;
  errno = 0;
  const long long value = strtoll(text, &end, 10);
  if (end == text || *end || errno || (double)value < option->minimum || (double)value > option->maximum) {
    return fail(failure, "--%s takes a whole number from %.0f to %.0f, not '%s'", option->name,
                option->minimum, option->maximum, text);
  }
  *(long long*)option->value = value;
  return true;
}

static bool set_real(const Option* option, const char* text, Failure* failure) {
  char* end;
  const double value = strtod(text, &end);
  if (end == text || *end || !(value >= option->minimum && value <= option->maximum)) {
    return fail(failure, "--%s takes a number from %g to %g, not '%s'", option->name, option->minimum,
                option->maximum, text);
  }
  *(double*)option->value = value;
  return true;
}

static bool set_text(const Option* option, const char* text, Failure* failure) {
  if (!*text) return fail(failure, "--%s takes a %s, not an empty string", option->name, option->metavar);
  *(const char**)option->value = text;
  return true;
}

static bool set_choice(const Option* option, const char* text, Failure* failure) {
  char known[256] = "";
  for (const char* const* choice = option->choices; *choice; ++choice) {
    if (strcmp(*choice, text) == 0) {
      *(const char**)option->value = *choice;
      return true;
    }
    const size_t length = strlen(known);
    snprintf(known + length, sizeof known - length, "%s%s", length ? ", " : "", *choice);
  }
  return fail(failure, "--%s is one of %s, not '%s'", option->name, known, text);
}

static bool set(const Option* option, const char* text, Failure* failure) {
  switch (option->kind) {
    case OPTION_INTEGER:
      return set_integer(option, text, failure);
    case OPTION_REAL:
      return set_real(option, text, failure);
    case OPTION_TEXT:
      return set_text(option, text, failure);
    case OPTION_CHOICE:
      return set_choice(option, text, failure);
    case OPTION_FLAG:
      break;
  }
  return fail(failure, "--%s takes no value", option->name);
}

/* Reads one option and stores the number of arguments that it used in `used`. */
static bool parse_one(const Option* options, size_t count, char** arguments, int* used, Failure* failure) {
  const char* argument = arguments[0];
  if (strncmp(argument, "--", 2) != 0) return fail(failure, "unexpected argument '%s'", argument);
  const char* name = argument + 2;
  const char* equals = strchr(name, '=');
  const size_t length = equals ? (size_t)(equals - name) : strlen(name);
  const Option* option = find(options, count, name, length);
  if (!option) return fail(failure, "unknown option --%.*s", (int)length, name);

  *used = 1;
  if (equals) return set(option, equals + 1, failure);
  if (option->kind == OPTION_FLAG) return *(bool*)option->value = true;
  if (!arguments[1]) return fail(failure, "--%s needs a value (%s)", option->name, option->metavar);
  *used = 2;
  return set(option, arguments[1], failure);
}

OptionsResult options_parse(const Option* options, size_t count, int argc, char** argv, Failure* failure) {
  for (int i = 1; i < argc; ++i) {
    if (strcmp(argv[i], "--help") == 0) return OPTIONS_HELP;
  }
  for (int i = 1, used = 0; i < argc; i += used) {
    if (!parse_one(options, count, argv + i, &used, failure)) return OPTIONS_ERROR;
  }
  return OPTIONS_OK;
}

static void show_default(const Option* option) {
  switch (option->kind) {
    case OPTION_INTEGER:
      if ((double)*(long long*)option->value >= option->minimum)
        printf(" [%lld]", *(long long*)option->value);
      break;
    case OPTION_REAL:
      if (*(double*)option->value >= option->minimum) printf(" [%g]", *(double*)option->value);
      break;
    case OPTION_TEXT:
    case OPTION_CHOICE:
      if (*(const char**)option->value) printf(" [%s]", *(const char**)option->value);
      break;
    case OPTION_FLAG:
      break;
  }
}

void options_help(const Option* options, size_t count, const char* usage) {
  printf("%s\n\nOptions, with their defaults in brackets:\n", usage);
  for (size_t i = 0; i < count; ++i) {
    char head[64];
    snprintf(head, sizeof head, "--%s %s", options[i].name, options[i].metavar ? options[i].metavar : "");
    printf("  %-20s %s", head, options[i].help);
    show_default(&options[i]);
    putchar('\n');
  }
  printf("  %-20s %s\n", "--help", "print this text");
}

void options_read(const Option* options, size_t count, const char* program, const char* usage, int argc,
                  char** argv) {
  Failure failure;
  switch (options_parse(options, count, argc, argv, &failure)) {
    case OPTIONS_OK:
      break;
    case OPTIONS_HELP:
      options_help(options, count, usage);
      exit(0);
    case OPTIONS_ERROR:
      fprintf(stderr, "%s: %s\nTry %s --help.\n", program, failure.text, program);
      exit(2);
  }
}
