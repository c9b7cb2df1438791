/* Tests of the helpers of the examples: what they accept, what they reject, and with which messages. */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "atomic_file.h"
#include "digits.h"
#include "download.h"
#include "idx.h"
#include "mnist.h"
#include "options.h"
#include "png.h"
#include "rng.h"
#include "sha256.h"

/* Must be last, because it defines `fail` as a macro. */
#include <cmocka.h>

static char folder[256]; /* the folder of the current test */

static int enter_folder(void** state) {
  (void)state;
  const char* parent = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/catenary-examples-XXXXXX", parent ? parent : "/tmp");
  return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_folder(void** state) {
  (void)state;
  char command[300];
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return chdir("/") == 0 && system(command) == 0 ? 0 : -1;
}

static void write_file(const char* path, const void* data, size_t size) {
  FILE* file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(data, 1, size, file), size);
  assert_int_equal(fclose(file), 0);
}

static void write_gz(const char* path, const void* data, size_t size) {
  gzFile file = gzopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(gzwrite(file, data, (unsigned)size), size);
  assert_int_equal(gzclose(file), Z_OK);
}

static char* read_file(const char* path) {
  static char text[1 << 16];
  FILE* file = fopen(path, "rb");
  assert_non_null(file);
  text[fread(text, 1, sizeof text - 1, file)] = '\0';
  fclose(file);
  return text;
}

static void assert_says(const Failure* failure, const char* part) {
  if (!strstr(failure->text, part)) fail_msg("'%s' is not in '%s'", part, failure->text);
}

/* Tests of IDX files. */

static const uint8_t kMatrix[] = {0, 0, 8, 2, 0, 0, 0, 2, 0, 0, 0, 3, 1, 2, 3, 4, 5, 6};

static void test_idx_reads_plain_and_gz(void** state) {
  (void)state;
  Failure failure;
  Idx idx;
  write_file("plain", kMatrix, sizeof kMatrix);
  write_gz("packed.gz", kMatrix, sizeof kMatrix);
  const char* const names[] = {"plain", "packed"};
  for (int i = 0; i < 2; ++i) {
    assert_true(idx_exists(".", names[i]));
    assert_true(idx_read(&idx, ".", names[i], 2, &failure));
    assert_int_equal(idx.rank, 2);
    assert_int_equal(idx.shape[0], 2);
    assert_int_equal(idx.shape[1], 3);
    assert_memory_equal(idx.data, "\1\2\3\4\5\6", 6);
    idx_free(&idx);
  }
  assert_false(idx_exists(".", "none"));
  assert_false(idx_read(&idx, ".", "none", 2, &failure));
  assert_says(&failure, ". holds neither none nor none.gz");
}

static void test_idx_refuses_bad_files(void** state) {
  (void)state;
  static const struct {
    const char* bytes;
    size_t size;
    const char* words;
  } cases[] = {
      {"", 0, "ends inside its header"},
      {"\0\0\10", 3, "ends inside its header"},
      {"\0\0\10\2\0\0\0\2", 8, "ends inside its header"},
      {"\x89PNG....", 8, "not an IDX file"},
      {"\0\0\x0d\2\0\0\0\1\0\0\0\1....", 16, "type 0x0d"},
      {"\0\0\10\1\0\0\0\2..", 10, "1 dimensions, expected 2"},
      {"\0\0\10\2\0\0\0\0\0\0\0\1", 12, "dimension 0 is 0"},
      {"\0\0\10\2\xff\xff\xff\xff\xff\xff\xff\xff", 12, "more than 1073741824 bytes"},
      {"\0\0\10\2\0\0\xff\xff\0\0\x3f\xff....", 16, "ends after 4 of"},
      {"\0\0\10\2\0\0\0\1\0\0\0\2.", 13, "ends after 1 of 2 bytes"},
      {"\0\0\10\2\0\0\0\1\0\0\0\2...", 15, "continues after its 2 bytes"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    Idx idx;
    Failure failure;
    write_file("file", cases[i].bytes, cases[i].size);
    assert_false(idx_read(&idx, ".", "file", 2, &failure));
    assert_says(&failure, cases[i].words);
    assert_says(&failure, "./file: ");
    assert_null(idx.data);
  }
}

static void test_idx_refuses_damaged_gz(void** state) {
  (void)state;
  Idx idx;
  Failure failure;
  write_gz("file.gz", kMatrix, sizeof kMatrix);
  char packed[256];
  FILE* file = fopen("file.gz", "rb");
  const size_t size = fread(packed, 1, sizeof packed, file);
  fclose(file);

  for (size_t shorter = 11; shorter < size; ++shorter) {
    write_file("file.gz", packed, shorter);
    assert_false(idx_read(&idx, ".", "file", 2, &failure));
  }
  packed[size - 6] ^= 1; /* changes the CRC */
  write_file("file.gz", packed, size);
  assert_false(idx_read(&idx, ".", "file", 2, &failure));
  mkdir("dir", 0777);
  assert_false(idx_read(&idx, ".", "dir", 2, &failure));
  assert_says(&failure, "./dir: ");
}

/* Tests of random numbers and generated digits. */

static void test_rng(void** state) {
  (void)state;
  Rng a = rng_new(1, 2), b = rng_new(1, 2), c = rng_new(1, 3), d = rng_new(2, 2);
  const uint64_t first = rng_next(&a);
  assert_true(first == rng_next(&b));
  assert_true(first != rng_next(&c));
  assert_true(first != rng_next(&d));

  double sum = 0, square = 0;
  int counts[3] = {0};
  for (int i = 0; i < 30000; ++i) {
    const double x = rng_normal(&a);
    sum += x;
    square += x * x;
    ++counts[rng_below(&a, 3)];
  }
  assert_true(fabs(sum / 30000) < 0.03 && fabs(square / 30000 - 1) < 0.05);
  for (int i = 0; i < 3; ++i) assert_in_range(counts[i], 9700, 10300);
}

static void test_digits(void** state) {
  (void)state;
  enum { COUNT = 500, PIXELS = DIGIT_SIDE * DIGIT_SIDE };
  static uint8_t a[COUNT * PIXELS], b[COUNT * PIXELS], a_labels[COUNT], b_labels[COUNT];
  digits_draw(a, a_labels, COUNT, 7);
  digits_draw(b, b_labels, COUNT / 2, 7);
  assert_memory_equal(a, b, COUNT / 2 * PIXELS); /* a longer sequence starts like a shorter one */
  assert_memory_equal(a_labels, b_labels, COUNT / 2);
  digits_draw(b, b_labels, COUNT, 8);
  assert_memory_not_equal(a, b, sizeof a);

  int of_class[10] = {0};
  for (int i = 0; i < COUNT; ++i) {
    ++of_class[a_labels[i]];
    int ink = 0, edge = 0;
    for (int p = 0; p < PIXELS; ++p) ink += a[i * PIXELS + p] > 128;
    for (int x = 0; x < DIGIT_SIDE; ++x) edge += a[i * PIXELS + x] > 128;
    assert_in_range(ink, 10, 350);
    assert_in_range(edge, 0, 8);
  }
  for (int i = 0; i < 10; ++i) assert_in_range(of_class[i], 25, 80);
}

/* Tests of SHA-256 and downloads. */

static void test_sha256(void** state) {
  (void)state;
  char hex[SHA256_HEX];
  Sha256 hash = sha256_new();
  sha256_finish(&hash, hex);
  assert_string_equal(hex, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");

  hash = sha256_new();
  sha256_add(&hash, "abc", 3);
  sha256_finish(&hash, hex);
  assert_string_equal(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");

  char a[1000];
  memset(a, 'a', sizeof a);
  hash = sha256_new();
  for (int i = 0; i < 1000; ++i) sha256_add(&hash, a, sizeof a);
  sha256_finish(&hash, hex);
  assert_string_equal(hex, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");

  Failure failure;
  write_file("abc", "abc", 3);
  assert_true(sha256_of_file("abc", hex, &failure));
  assert_string_equal(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert_false(sha256_of_file("missing", hex, &failure));
  assert_says(&failure, "missing: ");
}

/* Installs a program in PATH that records its call and then runs `action`. */
static void install(const char* name, const char* action) {
  char path[64], script[512];
  mkdir("bin", 0777);
  snprintf(path, sizeof path, "bin/%s", name);
  const int length = snprintf(script, sizeof script,
                              "#!/bin/sh\necho %s >>calls\n"
                              "while [ \"$1\" != -- ]; do out=$last; last=$1; [ \"$out\" = --output ] || "
                              "[ \"$out\" = -O ] && file=$last; shift; done\n%s\n",
                              name, action);
  write_file(path, script, (size_t)length);
  assert_int_equal(chmod(path, 0777), 0);
}

static void test_download(void** state) {
  (void)state;
  const RemoteFile file = {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"};
  const char* const mirrors[] = {"https://one.invalid/", "https://two.invalid/", NULL};
  Failure failure;
  char* old_path = strdup(getenv("PATH"));
  char path[300];
  snprintf(path, sizeof path, "%s/bin", folder);
  setenv("PATH", path, 1);

  assert_false(download(&file, mirrors, ".", &failure));
  assert_says(&failure, "https://two.invalid/abc: neither curl nor wget is installed");

  install("wget", "printf abd >$file");
  assert_false(download(&file, mirrors, ".", &failure));
  assert_says(&failure,
              "its SHA-256 checksum is a52d159f262b2c6ddb724a61840befc36eb30c88877a4030b65cbe86298449c9");
  assert_int_not_equal(access("abc", F_OK), 0);

  install("curl", "echo 'curl: (6) Could not resolve host' >&2; exit 6");
  assert_false(download(&file, mirrors, ".", &failure));
  assert_says(&failure, "https://two.invalid/abc: curl: (6) Could not resolve host");

  remove("calls");
  install("curl", "case $2 in *one*) exit 22;; esac; printf abc >$file");
  assert_true(download(&file, mirrors, ".", &failure));
  assert_string_equal(read_file("abc"), "abc");
  assert_string_equal(read_file("calls"), "curl\ncurl\n");

  remove("calls");
  assert_true(download(&file, mirrors, ".", &failure)); /* it exists already */
  assert_int_not_equal(access("calls", F_OK), 0);
  setenv("PATH", old_path, 1);
  free(old_path);
}

static void test_cache_directory(void** state) {
  (void)state;
  char path[300], expected[300];
  Failure failure;
  snprintf(path, sizeof path, "%s/a/b", folder);
  setenv("XDG_CACHE_HOME", path, 1);
  assert_true(cache_directory(path, sizeof path, "mnist", &failure));
  snprintf(expected, sizeof expected, "%s/a/b/catenary/mnist", folder);
  assert_string_equal(path, expected);
  struct stat status;
  assert_int_equal(stat(path, &status), 0);
  assert_int_equal(status.st_mode & 0777, 0700);

  setenv("XDG_CACHE_HOME", "relative", 1);
  setenv("HOME", folder, 1);
  assert_true(cache_directory(path, sizeof path, "mnist", &failure));
  snprintf(expected, sizeof expected, "%s/.cache/catenary/mnist", folder);
  assert_string_equal(path, expected);

  write_file("plain", "", 0);
  snprintf(path, sizeof path, "%s/plain", folder);
  setenv("XDG_CACHE_HOME", path, 1);
  assert_false(cache_directory(path, sizeof path, "mnist", &failure));
  assert_says(&failure, "cannot make the folder");
}

/* Tests of data sets. */

static void write_pair(const char* prefix, size_t count, size_t labels) {
  char name[64];
  uint8_t* bytes = calloc(16 + count * MNIST_PIXELS, 1);
  const uint8_t head[] = {0, 0, 8, 3, 0, 0, (uint8_t)(count >> 8), (uint8_t)count, 0, 0, 0, 28, 0, 0, 0, 28};
  memcpy(bytes, head, 16);
  for (size_t i = 0; i < count; ++i) bytes[16 + i * MNIST_PIXELS] = (uint8_t)i;
  snprintf(name, sizeof name, "%s-images-idx3-ubyte.gz", prefix);
  write_gz(name, bytes, 16 + count * MNIST_PIXELS);
  bytes[3] = 1;
  bytes[6] = (uint8_t)(labels >> 8);
  bytes[7] = (uint8_t)labels;
  for (size_t i = 0; i < labels; ++i) bytes[8 + i] = (uint8_t)(i % 10);
  snprintf(name, sizeof name, "%s-labels-idx1-ubyte", prefix);
  write_file(name, bytes, 8 + labels);
  free(bytes);
}

static void test_mnist_folder(void** state) {
  (void)state;
  Failure failure;
  Mnist mnist;
  const MnistRequest request = {.directory = "."};
  assert_false(mnist_load(&mnist, &request, &failure));

  write_pair("t10k", 50, 50);
  assert_true(mnist_load(&mnist, &request, &failure));
  assert_int_equal(mnist.train.count, 40);
  assert_int_equal(mnist.test.count, 10);
  assert_int_equal(mnist.train.images[39 * MNIST_PIXELS], 39);
  assert_int_equal(mnist.test.images[0], 40);
  assert_int_equal(mnist.test.labels[9], 9);
  mnist_free(&mnist);

  write_pair("train", 30, 30);
  const MnistRequest fewer = {.directory = ".", .train = 20, .test = 1000};
  assert_true(mnist_load(&mnist, &fewer, &failure));
  assert_int_equal(mnist.train.count, 20);
  assert_int_equal(mnist.test.count, 50);
  mnist_free(&mnist);

  write_pair("t10k", 50, 49);
  assert_false(mnist_load(&mnist, &request, &failure));
  assert_says(&failure, "50 t10k images but 49 labels");

  write_pair("t10k", 50, 50);
  FILE* file = fopen("t10k-labels-idx1-ubyte", "r+b");
  fseek(file, 8 + 3, SEEK_SET);
  fputc(10, file);
  fclose(file);
  assert_false(mnist_load(&mnist, &request, &failure));
  assert_says(&failure, "t10k label 3 is 10, not a digit");
}

static void test_mnist_falls_back(void** state) {
  (void)state;
  Failure failure;
  Mnist mnist;
  setenv("XDG_CACHE_HOME", folder, 1);
  setenv("CATENARY_DATA", folder, 1);
  const MnistRequest request = {.offline = true, .seed = 3, .train = 60, .test = 20};
  assert_true(mnist_load(&mnist, &request, &failure));
  assert_string_equal(mnist.source, "digits generated by this program");
  assert_int_equal(mnist.train.count, 60);
  assert_int_equal(mnist.test.count, 20);
  mnist_free(&mnist);

  mkdir("mnist", 0777);
  assert_int_equal(chdir("mnist"), 0);
  write_pair("t10k", 50, 50);
  const MnistRequest all = {.offline = true};
  assert_true(mnist_load(&mnist, &all, &failure));
  assert_int_equal(mnist.train.count, 40);
  mnist_free(&mnist);
  unsetenv("CATENARY_DATA");
}

/* Tests of files that replace others. */

static void test_atomic_file(void** state) {
  (void)state;
  AtomicFile file;
  Failure failure;
  write_file("file", "old", 3);
  assert_true(atomic_file_open(&file, "file", &failure));
  fputs("new", file.stream);
  assert_string_equal(read_file("file"), "old");
  atomic_file_discard(&file);
  assert_string_equal(read_file("file"), "old");
  assert_true(atomic_file_open(&file, "file", &failure));
  fputs("new", file.stream);
  assert_true(atomic_file_commit(&file, &failure));
  assert_string_equal(read_file("file"), "new");
  assert_false(atomic_file_open(&file, "missing/file", &failure));
  assert_says(&failure, "cannot write missing/file");
  mkdir("taken", 0777);
  assert_true(atomic_file_open(&file, "taken", &failure));
  assert_false(atomic_file_commit(&file, &failure));
  assert_says(&failure, "cannot write taken: ");
  assert_int_equal(system("test $(ls | wc -l) = 2"), 0); /* no temporary file is left */
}

/* Tests of pictures. */

static uint32_t big_endian(const uint8_t* at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/* Follows the chunks of a file, checks their sums, and unpacks the rows. */
static void assert_png(const char* path, uint32_t width, uint32_t height, size_t channels,
                       const uint8_t* pixels) {
  static const uint8_t kinds[] = {0, 0, 4, 2, 6};
  const uint8_t* file = (const uint8_t*)read_file(path);
  assert_memory_equal(file, "\x89PNG\r\n\x1a\n", 8);
  const uint8_t* chunk = file + 8;
  uint8_t rows[1000];
  uLongf size = sizeof rows;
  for (int i = 0; i < 3; ++i) {
    const uint32_t length = big_endian(chunk);
    assert_memory_equal(chunk + 4, &"IHDRIDATIEND"[4 * i], 4);
    assert_int_equal(big_endian(chunk + 8 + length), crc32(0, chunk + 4, length + 4));
    if (i == 0) {
      assert_int_equal(big_endian(chunk + 8), width);
      assert_int_equal(big_endian(chunk + 12), height);
      assert_int_equal(chunk[16], 8);
      assert_int_equal(chunk[17], kinds[channels]);
    } else if (i == 1) {
      assert_int_equal(uncompress(rows, &size, chunk + 8, length), Z_OK);
    }
    chunk += length + 12;
  }
  assert_int_equal(size, height * (1 + width * channels));
  for (size_t y = 0; y < height; ++y) {
    const uint8_t* row = rows + y * (1 + width * channels);
    assert_int_equal(row[0], 0);
    assert_memory_equal(row + 1, pixels + y * width * channels, width * channels);
  }
}

static void test_png(void** state) {
  (void)state;
  enum { WIDTH = 7, HEIGHT = 5 };
  uint8_t pixels[WIDTH * HEIGHT * 4];
  for (size_t i = 0; i < sizeof pixels; ++i) pixels[i] = (uint8_t)(i * 37);
  Failure failure;
  for (size_t channels = 1; channels <= 4; ++channels) {
    assert_true(png_write("picture.png", pixels, HEIGHT, WIDTH, channels, &failure));
    assert_png("picture.png", WIDTH, HEIGHT, channels, pixels);
  }
  assert_false(png_write("none/picture.png", pixels, HEIGHT, WIDTH, 3, &failure));
  assert_says(&failure, "No such file");
  assert_false(png_write("picture.png", pixels, HEIGHT, WIDTH, 5, &failure));
  assert_says(&failure, "5");
  assert_false(png_write("picture.png", pixels, 0, WIDTH, 3, &failure));
  assert_says(&failure, "0 x 7");
}

/* Tests of command-line options. */

static void test_options(void** state) {
  (void)state;
  static const char* const colors[] = {"red", "green", NULL};
  long long count = 5;
  double rate = 0.5;
  const char *text = NULL, *color = "red";
  bool flag = false;
  const Option options[] = {
      {OPTION_INTEGER, "count", "N", "", &count, 1, 10, NULL},
      {OPTION_REAL, "rate", "X", "", &rate, 0, 1, NULL},
      {OPTION_TEXT, "text", "TEXT", "", &text, 0, 0, NULL},
      {OPTION_FLAG, "flag", NULL, "", &flag, 0, 0, NULL},
      {OPTION_CHOICE, "color", "NAME", "", &color, 0, 0, colors},
  };
  Failure failure;
  char* good[] = {"p", "--count", "7", "--rate=0.25", "--flag", "--text=a=b", "--color", "green", NULL};
  assert_int_equal(options_parse(options, 5, 8, good, &failure), OPTIONS_OK);
  assert_true(count == 7 && rate == 0.25 && flag);
  assert_string_equal(text, "a=b");
  assert_string_equal(color, "green");

  static const struct {
    char *first, *second;
    const char* words;
  } bad[] = {
      {"--count", "11", "--count takes a whole number from 1 to 10, not '11'"},
      {"--count", "7x", "not '7x'"},
      {"--count=", NULL, "not ''"},
      {"--count", "99999999999999999999", "not '99999999999999999999'"},
      {"--count", NULL, "--count needs a value (N)"},
      {"--rate", "nan", "--rate takes a number from 0 to 1, not 'nan'"},
      {"--rate", "-1", "not '-1'"},
      {"--text", "", "--text takes a TEXT, not an empty string"},
      {"--color", "blue", "--color is one of red, green, not 'blue'"},
      {"--flag=1", NULL, "--flag takes no value"},
      {"--speed", "1", "unknown option --speed"},
      {"--cou", "1", "unknown option --cou"},
      {"file", NULL, "unexpected argument 'file'"},
  };
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; ++i) {
    char* arguments[] = {"p", bad[i].first, bad[i].second, NULL};
    assert_int_equal(options_parse(options, 5, bad[i].second ? 3 : 2, arguments, &failure), OPTIONS_ERROR);
    assert_says(&failure, bad[i].words);
  }
  char* help[] = {"p", "--count", "3", "--help", NULL};
  assert_int_equal(options_parse(options, 5, 4, help, &failure), OPTIONS_HELP);
  assert_int_equal(count, 7);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, enter_folder, leave_folder)

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(test_idx_reads_plain_and_gz),
      TEST(test_idx_refuses_bad_files),
      TEST(test_idx_refuses_damaged_gz),
      TEST(test_rng),
      TEST(test_digits),
      TEST(test_sha256),
      TEST(test_download),
      TEST(test_cache_directory),
      TEST(test_mnist_folder),
      TEST(test_mnist_falls_back),
      TEST(test_atomic_file),
      TEST(test_png),
      TEST(test_options),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
