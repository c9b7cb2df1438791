/* Prints the nearest words of words and of sums of words. `nearest --help` lists the options. */
#include "check.h"
#include "options.h"
#include "vectors.h"

enum { LONGEST_LINE = 1000 };

typedef struct Settings {
  const char *vectors, *device;
  long long nearest;
} Settings;

static const char kUsage[] =
    "usage: nearest [options] [WORDS...]\n\n"
    "Prints the words with the nearest vectors, of vectors that train_word2vec or word2vec saved. Each "
    "argument\n"
    "is a word or a sum such as \"king - man + woman\"; without arguments, each line of standard input is.";

/* Moves the words to the front of argv, from argv[1] on, and returns their number. */
static int read_settings(Settings* s, int argc, char** argv) {
  *s = (Settings){.vectors = "result/vectors.txt", .device = "cpu", .nearest = 5};
  const Option options[] = {
      {OPTION_TEXT, "vectors", "FILE", "a file in word2vec's text format", &s->vectors, 0, 0, NULL},
      {OPTION_INTEGER, "nearest", "N", "number of words to print", &s->nearest, 1, 1e9, NULL},
      {OPTION_TEXT, "device", "NAME", "device to compute on, such as cuda:0", &s->device, 0, 0, NULL},
  };
  const size_t count = sizeof options / sizeof *options;
  int words = 0;
  for (int i = 1, used; i < argc; i += used) {
    used = 1;
    if (strncmp(argv[i], "--", 2) != 0) {
      argv[++words] = argv[i];
      continue;
    }
    if (i + 1 < argc && !strchr(argv[i], '=')) used = 2; /* all options have a value */
    Failure failure;
    switch (options_parse(options, count, 1 + used, argv + i - 1, &failure)) {
      case OPTIONS_OK:
        break;
      case OPTIONS_HELP:
        options_help(options, count, kUsage);
        exit(0);
      case OPTIONS_ERROR:
        fprintf(stderr, "nearest: %s\nTry nearest --help.\n", failure.text);
        exit(2);
    }
  }
  return words;
}

/* A word without a vector is no reason to end a conversation. */
static bool answer(ctn_scope* c, const Settings* s, const Vectors* vectors, const ctn_array* rows,
                   const char* sum) {
  Failure failure;
  const bool done = vectors_print_nearest(c, vectors, rows, sum, s->nearest, &failure);
  check(c->status);
  if (!done) fprintf(stderr, "nearest: %s\n", failure.text);
  return done;
}

static bool answer_lines(ctn_scope* c, const Settings* s, const Vectors* vectors, const ctn_array* rows) {
  char line[LONGEST_LINE];
  bool all = true;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = '\0';
    if (line[strspn(line, " \t")]) all = answer(c, s, vectors, rows, line) && all;
    fflush(stdout);
  }
  return all;
}

int main(int argc, char** argv) {
  Settings s;
  Vectors vectors;
  Failure failure;
  ctn_scope c = {0};
  const int words = read_settings(&s, argc, argv);
  cs_device_set_current(&c, s.device);
  check(c.status);
  if (!vectors_read(&vectors, s.vectors, &failure))
    give_up("%s; train_word2vec writes vectors, and --vectors names their file", failure.text);
  const ctn_array* rows = vectors_normalize(&c, &vectors);
  bool all = true;
  if (!words) all = answer_lines(&c, &s, &vectors, rows);
  for (int i = 1; i <= words; ++i) all = answer(&c, &s, &vectors, rows, argv[i]) && all;
  check(cs_end(&c));
  vectors_free(&vectors);
  return all ? 0 : 1;
}
