/* Writes and reads the log of a training run; see jsonlog.h. */
#include "jsonlog.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "atomic_file.h"

static const char kEpochsBegin[] = "  \"epochs\": [";

static void write_text(FILE* out, const char* text) {
  fputc('"', out);
  for (; *text; ++text) {
    const unsigned char byte = (unsigned char)*text;
    if (byte == '"' || byte == '\\') {
      fprintf(out, "\\%c", byte);
    } else if (byte < 0x20) {
      fprintf(out, "\\u%04x", byte);
    } else {
      fputc(byte, out);
    }
  }
  fputc('"', out);
}

static void write_number(FILE* out, double number) {
  if (isfinite(number)) {
    fprintf(out, "%.9g", number);
  } else {
    fputs("null", out);
  }
}

enum { FIELDS = 4 };
static const char* const kFields[FIELDS] = {"train_loss", "test_loss", "test_accuracy", "seconds"};

static void write_epoch(FILE* out, const EpochRecord* epoch) {
  const double values[FIELDS] = {epoch->train_loss, epoch->test_loss, epoch->test_accuracy, epoch->seconds};
  fprintf(out, "    {\"epoch\": %d", epoch->epoch);
  for (int i = 0; i < FIELDS; ++i) {
    fprintf(out, ", \"%s\": ", kFields[i]);
    write_number(out, values[i]);
  }
  fputc('}', out);
}

bool jsonlog_write(const char* path, const Setting* settings, size_t setting_count, const EpochRecord* epochs,
                   size_t epoch_count, Failure* failure) {
  AtomicFile file;
  if (!atomic_file_open(&file, path, failure)) return false;
  FILE* out = file.stream;
  fputs("{\n  \"settings\": {", out);
  for (size_t i = 0; i < setting_count; ++i) {
    fputs(i == 0 ? "\n    " : ",\n    ", out);
    write_text(out, settings[i].name);
    fputs(": ", out);
    if (settings[i].text) {
      write_text(out, settings[i].text);
    } else {
      write_number(out, settings[i].number);
    }
  }
  fprintf(out, "\n  },\n%s", kEpochsBegin);
  for (size_t i = 0; i < epoch_count; ++i) {
    fputs(i == 0 ? "\n" : ",\n", out);
    write_epoch(out, &epochs[i]);
  }
  fputs("\n  ]\n}\n", out);
  return atomic_file_commit(&file, failure);
}

/* Skips one `"name": number` and the separator after it. */
static bool read_field(const char** at, const char* name, double* value) {
  const size_t length = strlen(name);
  if (**at != '"' || strncmp(*at + 1, name, length) != 0 || strncmp(*at + 1 + length, "\": ", 3) != 0)
    return false;
  *at += length + 4;
  char* end;
  if (strncmp(*at, "null", 4) == 0) {
    *value = NAN;
    end = (char*)*at + 4;
  } else {
    *value = strtod(*at, &end);
  }
  if (end == *at) return false;
  *at = end + strspn(end, ", ");
  return true;
}

static bool read_epoch(const char* line, EpochRecord* epoch) {
  double number, values[FIELDS];
  const char* at = line + strspn(line, " ");
  if (*at++ != '{' || !read_field(&at, "epoch", &number) || !(number >= 1 && number < INT_MAX)) return false;
  for (int i = 0; i < FIELDS; ++i) {
    if (!read_field(&at, kFields[i], &values[i])) return false;
  }
  *epoch = (EpochRecord){(int)number, values[0], values[1], values[2], values[3]};
  return *at == '}';
}

bool jsonlog_read(const char* path, EpochRecord* epochs, size_t epoch_count, Failure* failure) {
  FILE* in = fopen(path, "rb");
  if (!in) return fail(failure, "%s: %s", path, strerror(errno));
  char line[512];
  bool inside = false;
  size_t count = 0;
  while (count < epoch_count && fgets(line, sizeof line, in)) {
    if (!inside) {
      inside = strncmp(line, kEpochsBegin, strlen(kEpochsBegin)) == 0;
    } else if (!read_epoch(line, &epochs[count]) || epochs[count].epoch != (int)count + 1) {
      break;
    } else {
      ++count;
    }
  }
  fclose(in);
  if (count == epoch_count) return true;
  return fail(failure, "%s: expected a log of %zu epochs, but only %zu could be read", path, epoch_count,
              count);
}
