/* Options in checkpoints; see kept_options.h. */
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
      break;
  }
  return "";
}

void options_keep(ctn_scope* c, ctn_dictionary* extra, const Option* options, size_t count) {
  for (size_t i = 0; i < count && !c->status; ++i) {
    char key[128], room[VALUE_ROOM];
    snprintf(key, sizeof key, "options/%s", options[i].name);
    cs_dictionary_set_text(c, extra, key, value_text(&options[i], room));
  }
}

bool options_restore(ctn_scope* c, const char* path, const Option* options, size_t count, Failure* failure) {
  ctn_serializer* file = cs_file_deserializer_new(c, path, NULL);
  for (size_t i = 0; i < count && !c->status; ++i) {
    char key[128];
    snprintf(key, sizeof key, "extra/options/%s", options[i].name);
    const char* value = cs_serializer_text(c, file, key, NULL);
    if (c->status || !*value) continue;
    const size_t room = strlen(options[i].name) + strlen(value) + 4;
    char* argument = cs_memory(c, room);
    if (!argument) break;
    snprintf(argument, room, "--%s=%s", options[i].name, value);
    char* arguments[] = {"", argument, NULL};
    if (options_parse(options, count, 2, arguments, failure) != OPTIONS_OK) {
      Failure reason = *failure;
      return fail(failure, "%.400s: %.400s", path, reason.text);
    }
  }
  return c->status == CTN_OK || fail(failure, "%s", cs_message(c));
}
