/* Options in files; see kept_options.h. */
#include "kept_options.h"

enum { VALUE_ROOM = 64 };

/* The value as a command line has it; an empty text if it is not given, as a number below its minimum. */
static const char* value_text(const Option* option, char room[VALUE_ROOM]) {
  switch (option->kind) {
    case OPTION_INTEGER:
      if ((double)*(const long long*)option->value < option->minimum) return "";
      snprintf(room, VALUE_ROOM, "%lld", *(const long long*)option->value);
      return room;
    case OPTION_REAL:
      if (*(const double*)option->value < option->minimum) return "";
      snprintf(room, VALUE_ROOM, "%.17g", *(const double*)option->value);
      return room;
    case OPTION_TEXT:
    case OPTION_CHOICE:
      return *(const char* const*)option->value ? *(const char* const*)option->value : "";
    case OPTION_FLAG:
      return *(const bool*)option->value ? "yes" : "";
  }
  return "";
}

void options_keep(ctn_scope* c, ctn_serializer* entries, const Option* options, size_t count) {
  for (size_t i = 0; i < count && !c->status; ++i) {
    char room[VALUE_ROOM];
    cs_serializer_text(c, entries, options[i].name, value_text(&options[i], room));
  }
}

bool options_restore(ctn_scope* c, ctn_serializer* entries, const Option* options, size_t count,
                     Failure* failure) {
  for (size_t i = 0; i < count && !c->status; ++i) {
    const char* value = cs_serializer_text(c, entries, options[i].name, NULL);
    if (c->status || !*value) continue;
    const size_t room = strlen(options[i].name) + strlen(value) + 4;
    char* argument = cs_memory(c, room);
    if (!argument) break;
    const bool flag = options[i].kind == OPTION_FLAG;
    snprintf(argument, room, "--%s%s%s", options[i].name, flag ? "" : "=", flag ? "" : value);
    char* arguments[] = {"", argument, NULL};
    if (options_parse(options, count, 2, arguments, failure) != OPTIONS_OK) return false;
  }
  return c->status == CTN_OK || fail(failure, "%s", cs_message(c));
}
