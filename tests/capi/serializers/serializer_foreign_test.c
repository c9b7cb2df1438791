/* Tests of files that other programs may write but the library itself does not. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */
#include <unistd.h>

#include "support.h"

static char folder[] = P_tmpdir "/serializer_foreign.XXXXXX";

/* A safetensors file of one float32 under `name`, its header padded to `length`. */
static const char* safetensors(const char* name, size_t length) {
  static char path[256];
  const float value = 1.5f;
  char* header = malloc(length + 8);
  FILE* file;
  size_t i;
  int written;
  assert_non_null(header);
  for (i = 0; i < 8; ++i) header[i] = (char)(unsigned char)((uint64_t)length >> (8 * i));
  memset(header + 8, ' ', length);
  written =
      snprintf(header + 8, length, "{\"%s\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]}}", name);
  header[8 + written] = ' ';
  snprintf(path, sizeof path, "%s/file", folder);
  file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(header, 1, length + 8, file), length + 8);
  assert_int_equal(fwrite(&value, 1, 4, file), 4);
  assert_int_equal(fclose(file), 0);
  free(header);
  return path;
}

/* 19280 is "PK" as the first bytes, with which a ZIP archive begins. */
static void formats_are_told_apart(void** state) {
  ctn_dictionary* dictionary;
  ctn_array* a;
  (void)state;
  OK(ctn_dictionary_load(safetensors("W", 19280), &dictionary));
  assert_int_equal(ctn_dictionary_count(dictionary), 1);
  OK(ctn_dictionary_array(dictionary, "W", &a));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(1), VALUES(1.5));
  ctn_array_release(a);
  ctn_dictionary_release(dictionary);
}

static void names_of_groups_are_refused(void** state) {
  ctn_dictionary* dictionary;
  (void)state;
  FAILS(ctn_dictionary_load(safetensors("W/", 128), &dictionary), CTN_ERROR_FORMAT, "W/");
  FAILS(ctn_dictionary_load(safetensors("", 128), &dictionary), CTN_ERROR_FORMAT, "names");
  assert_null(dictionary);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(formats_are_told_apart), TEST(names_of_groups_are_refused)};
  char path[256];
  int failed;
  if (!mkdtemp(folder)) return 1;
  failed = RUN(tests, argc, argv);
  snprintf(path, sizeof path, "%s/file", folder);
  remove(path);
  rmdir(folder);
  return failed;
}
