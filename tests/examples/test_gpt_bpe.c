/* Tests of the GPT's texts and tokens: pieces, merges, what the readers of the files refuse, alphabets. */
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "codec.h"
#include "rng.h"
#include "text.h"
#include "unicode.h"
#include "whole_file.h"

/* Must be last, because it defines `fail` as a macro. */
#include <cmocka.h>

static char folder[256];

static int enter_folder(void** state) {
  (void)state;
  const char* parent = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/catenary-gpt-XXXXXX", parent ? parent : "/tmp");
  return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_folder(void** state) {
  (void)state;
  char command[300];
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return chdir("/") == 0 && system(command) == 0 ? 0 : -1;
}

static void assert_says(const Failure* failure, const char* part) {
  if (!strstr(failure->text, part)) fail_msg("'%s' is not in '%s'", part, failure->text);
}

static void write_text(const char* path, const char* text) {
  FILE* file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(text, 1, strlen(text), file), strlen(text));
  assert_int_equal(fclose(file), 0);
}

/* Characters. */

static void test_classes(void** state) {
  (void)state;
  static const struct {
    int32_t character;
    CharacterClass expected;
  } cases[] = {{'a', CHARACTER_LETTER},     {'Z', CHARACTER_LETTER},     {'_', CHARACTER_OTHER},
               {'0', CHARACTER_NUMBER},     {' ', CHARACTER_SPACE},      {'\n', CHARACTER_SPACE},
               {0x1c, CHARACTER_OTHER},     {0xa0, CHARACTER_SPACE},     {0xaa, CHARACTER_LETTER},
               {0xb2, CHARACTER_NUMBER},    {0xd7, CHARACTER_OTHER},     {0xdf, CHARACTER_LETTER},
               {0x2028, CHARACTER_SPACE},   {0x200b, CHARACTER_OTHER},   {0x2167, CHARACTER_NUMBER},
               {0x3000, CHARACTER_SPACE},   {0x4e00, CHARACTER_LETTER},  {0x9fff, CHARACTER_LETTER},
               {0x1f600, CHARACTER_OTHER},  {0x0301, CHARACTER_OTHER},   {0x0966, CHARACTER_NUMBER},
               {0x10ffff, CHARACTER_OTHER}, {0x323af, CHARACTER_LETTER}, {0, CHARACTER_OTHER}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    if (unicode_class(cases[i].character) != cases[i].expected)
      fail_msg("U+%04X is %d", (unsigned)cases[i].character, (int)unicode_class(cases[i].character));
}

static void test_utf8(void** state) {
  (void)state;
  for (int32_t character = 0; character < 0x110000; ++character) {
    char text[4];
    int32_t read = -1;
    if (character >= 0xd800 && character < 0xe000) continue;
    const size_t size = utf8_encode(character, text);
    if (utf8_decode(text, size, &read) != size || read != character) fail_msg("U+%04X", (unsigned)character);
    if (size > 1) assert_int_equal(utf8_decode(text, size - 1, &read), 0);
  }
  static const char* const wrong[] = {"\x80",
                                      "\xc0\x80",
                                      "\xc1\xbf",
                                      "\xe0\x80\x80",
                                      "\xed\xa0\x80",
                                      "\xf0\x80\x80\x80",
                                      "\xf4\x90\x80\x80",
                                      "\xf8\x88\x80\x80\x80",
                                      "\xe2\x28\xa1",
                                      "\xff"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    int32_t read;
    assert_int_equal(utf8_decode(wrong[i], strlen(wrong[i]), &read), 0);
  }
}

/* Pieces, separated by bars in the expected text. */

static void test_pieces(void** state) {
  (void)state;
  static const struct {
    const char *text, *pieces;
  } cases[] = {{"Hello world", "Hello| world"},
               {"It's're we'llx", "It|'s|'re| we|'ll|x"},
               {"I'M don't a'", "I|'|M| don|'t| a|'"},
               {"a12b 34!?.. ...", "a|12|b| 34|!?..| ..."},
               {"  ", "  "},
               {"a  b   c", "a| | b|  | c"},
               {"a\n\nb\n c \n", "a|\n|\n|b|\n| c| \n"},
               {"a\tb", "a|\t|b"},
               {" \xc2\xa0x", " |\xc2\xa0|x"},
               {"  \xc2\xa0x", "  |\xc2\xa0|x"},
               {"\xc3\xa9t\xc3\xa9 \xe4\xb8\xad", "\xc3\xa9t\xc3\xa9| \xe4\xb8\xad"},
               {"'tis 's '", "'t|is| '|s| '"},
               {"  'll", " | '|ll"},
               {"x \xff\xfey", "x| \xff\xfe|y"},
               {"\xe4\xb8", "\xe4\xb8"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char found[256] = "";
    const char* text = cases[i].text;
    for (size_t at = 0, size = strlen(text), piece; at < size; at += piece) {
      piece = bpe_piece(text + at, size - at);
      assert_true(piece > 0 && piece <= size - at);
      if (at) strcat(found, "|");
      strncat(found, text + at, piece);
    }
    assert_string_equal(found, cases[i].pieces);
  }
}

/* A vocabulary: the bytes in the order of their characters, then the merged tokens and <|endoftext|>. */

static int visible(int byte) {
  return (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
}

static void write_vocabulary(const char* path, int escaped, const char* more) {
  FILE* file = fopen(path, "wb");
  int hidden = 0;
  assert_non_null(file);
  fputc('{', file);
  for (int byte = 0; byte < 256; ++byte) {
    const int character = visible(byte) ? byte : 256 + hidden++;
    char text[5] = "";
    utf8_encode(character, text);
    if (escaped || character == '"' || character == '\\') {
      fprintf(file, "\"\\u%04x\": %d, ", (unsigned)character, byte);
    } else {
      fprintf(file, "\"%s\": %d,\n", text, byte);
    }
  }
  fprintf(file, "%s}", more);
  assert_int_equal(fclose(file), 0);
}

static const char kMore[] =
    "\"lo\": 256, \"low\": 257, \"er\": 258, \"\xc4\xa0low\": 259, \"aa\": 260, \"aaa\": 261, "
    "\"<|endoftext|>\": 262,"
    "\"ow\": 263, \"\xc4\xa0l\": 264, \"\\u010a\\u010A\": 265";
static const char kMerges[] =
    "#version: 0.2\nl o\nlo w\ne r\n\xc4\xa0 low\na a\naa a\no w\n\xc4\xa0 l\n\xc4\x8a \xc4\x8a\n";

static Bpe* usual(int escaped) {
  Failure failure = {""};
  write_vocabulary("vocab.json", escaped, kMore);
  write_text("merges.txt", kMerges);
  Bpe* bpe = bpe_load("vocab.json", "merges.txt", &failure);
  assert_string_equal(failure.text, "");
  assert_non_null(bpe);
  return bpe;
}

static void assert_tokens(const Bpe* bpe, const char* text, const char* expected) {
  Failure failure;
  int32_t tokens[256];
  size_t count = 0;
  char found[1024] = "";
  assert_true(bpe_encode(bpe, text, strlen(text), tokens, &count, &failure));
  for (size_t i = 0; i < count; ++i) sprintf(found + strlen(found), i ? " %d" : "%d", (int)tokens[i]);
  assert_string_equal(found, expected);
}

static void test_encoding(void** state) {
  (void)state;
  for (int escaped = 0; escaped < 2; ++escaped) {
    Bpe* bpe = usual(escaped);
    assert_int_equal(bpe_size(bpe), 266);
    assert_tokens(bpe, "", "");
    assert_tokens(bpe, "low lower", "257 259 258");
    assert_tokens(bpe, "slow  low", "115 257 32 259");
    assert_tokens(bpe, "ow", "263");
    assert_tokens(bpe, " lot", "32 256 116");
    assert_tokens(bpe, "aaaa", "260 260");  /* all pairs a a before any pair aa a */
    assert_tokens(bpe, "aaaaa", "260 261"); /* (aa)(aa)a, then aa a */
    assert_tokens(bpe, "aaaaaaa", "260 260 261");
    assert_tokens(bpe, "a\n\n", "97 265"); /* at the end; elsewhere the last line end is a piece of its own */
    assert_tokens(bpe, "a\n\n\nb", "97 265 10 98");
    assert_tokens(bpe, "\xff\"\\", "255 34 92");
    assert_tokens(bpe, "<|endoftext|>", "60 124 101 110 100 111 102 116 101 120 116 124 62");
    assert_int_equal(bpe_find(bpe, "<|endoftext|>", 13), 262);
    assert_int_equal(bpe_find(bpe, "lowe", 4), -1);
    size_t size = 0;
    const char* bytes = bpe_bytes(bpe, 259, &size);
    assert_int_equal(size, 4);
    assert_memory_equal(bytes, " low", 4);
    bpe_free(bpe);
  }
}

static void test_random_bytes_come_back(void** state) {
  (void)state;
  Bpe* bpe = usual(0);
  Rng rng = rng_new(1, 0);
  for (int round = 0; round < 300; ++round) {
    static const char letters[] = "lowera \n\xc3\xa9'1";
    char text[200], back[200];
    int32_t tokens[200];
    size_t count = 0, used = 0, size = (size_t)rng_below(&rng, sizeof text);
    Failure failure;
    for (size_t i = 0; i < size; ++i) {
      text[i] = round % 3 ? letters[rng_below(&rng, sizeof letters - 1)] : (char)rng_below(&rng, 256);
      if (round % 7 == 0) text[i] = 'a';
    }
    assert_true(bpe_encode(bpe, text, size, tokens, &count, &failure));
    for (size_t i = 0; i < count; ++i) {
      size_t length = 0;
      const char* bytes = bpe_bytes(bpe, tokens[i], &length);
      assert_true(used + length <= size);
      memcpy(back + used, bytes, length);
      used += length;
    }
    assert_int_equal(used, size);
    assert_memory_equal(back, text, size);
  }
  bpe_free(bpe);
}

static void assert_refused(const char* more, const char* merges, const char* words) {
  Failure failure = {""};
  write_vocabulary("vocab.json", 0, more);
  write_text("merges.txt", merges);
  assert_null(bpe_load("vocab.json", "merges.txt", &failure));
  assert_says(&failure, words);
}

static void test_bad_vocabularies(void** state) {
  (void)state;
  static const struct {
    const char *text, *words;
  } whole[] = {{"", "vocab.json: line 1: expected a JSON object"},
               {"[]", "expected a JSON object"},
               {"{}", "expected a string"},
               {"{\"a\" 0}", "line 1: expected a colon"},
               {"{\"a\":\n\"b\"}", "line 2: expected a whole number"},
               {"{\"a\":-1}", "expected a whole number"},
               {"{\"a\":0.5}", "expected a comma or the end"},
               {"{\"a\":0", "expected a comma or the end"},
               {"{\"a\":0}x", "expected the end of the file"},
               {"{\"a", "ends inside a string"},
               {"{\"a\\", "ends inside a string"},
               {"{\"\\x\":0}", "unknown escape"},
               {"{\"\\u12\":0}", "four hexadecimal digits"},
               {"{\"\\ud83d\":0}", "pair of surrogates"},
               {"{\"\\ud83d\\u0041\":0}", "pair of surrogates"},
               {"{\"\\ud83d\\ude00\":0}", "U+1F600 stands for no byte"},
               {"{\" \":0}", "U+0020 stands for no byte"},
               {"{\"\xff\":0}", "not UTF-8"},
               {"{\"a\n\":0}", "control character"},
               {"{\"\":0}", "empty token"},
               {"{\"a\":99999999999}", "a token above"},
               {"{\"a\":5}", "without gaps"},
               {"{\"a\":0,\"b\":0}", "a number that another token has"},
               {"{\"a\":0,\"a\":1}", "was there before"},
               {"{\"a\":0,\"b\":2, \"c\": 3}", "expected the tokens 0 to 2, but 1 is not there"},
               {"{\"a\":0,\"b\":1}", "expected a token for every byte, got none for byte 0"}};
  for (size_t i = 0; i < sizeof whole / sizeof *whole; ++i) {
    Failure failure = {""};
    write_text("vocab.json", whole[i].text);
    write_text("merges.txt", kMerges);
    assert_null(bpe_load("vocab.json", "merges.txt", &failure));
    assert_says(&failure, whole[i].words);
    assert_says(&failure, "vocab.json: ");
  }
  Failure failure;
  assert_null(bpe_load("absent.json", "merges.txt", &failure));
  assert_says(&failure, "absent.json: No such file");
}

static void test_bad_merges(void** state) {
  (void)state;
  assert_refused(kMore, "l o\nlo", "merges.txt: line 2: expected two tokens");
  assert_refused(kMore, "l o\n\nlo w\n", "line 2: expected two tokens");
  assert_refused(kMore, "l o w\n", "line 1: expected two tokens");
  assert_refused(kMore, "l  o\n", "expected two tokens");
  assert_refused(kMore, "l \n", "expected two tokens");
  assert_refused(kMore, "#version: 0.2\nl o\nl x\n", "line 3: the vocabulary lacks");
  assert_refused(kMore, "l o\nl o\n", "a pair that was there before");
  assert_refused(kMore, "l \xff\n", "not UTF-8");
  Failure failure;
  assert_null(bpe_load("vocab.json", "absent.txt", &failure));
  assert_says(&failure, "absent.txt: No such file");
}

/* No prefix of a good file and no changed byte crashes the readers. */
static void test_damaged_files(void** state) {
  (void)state;
  bpe_free(usual(1));
  size_t size = 0;
  Failure failure;
  char* whole = whole_file_read("vocab.json", 1 << 20, &size, &failure);
  assert_non_null(whole);
  Rng rng = rng_new(2, 0);
  for (int round = 0; round < 300; ++round) {
    char* text = malloc(size + 1);
    memcpy(text, whole, size + 1);
    if (round % 2) {
      text[rng_below(&rng, size)] = '\0';
    } else {
      text[rng_below(&rng, size)] = "\"\\{}:,9 \x80u"[rng_below(&rng, 11)];
    }
    write_text("vocab.json", text);
    bpe_free(bpe_load("vocab.json", "merges.txt", &failure));
    free(text);
  }
  free(whole);
}

/* Alphabets and texts. */

static void test_alphabets(void** state) {
  (void)state;
  Codec codec, again;
  Failure failure;
  size_t count = 0;
  static const char text[] = "na\xc3\xafve \xe2\x82\xac\n\xf0\x9f\x98\x80";
  assert_true(codec_of_characters(&codec, text, sizeof text - 1, &failure));
  assert_int_equal(codec_size(&codec), 9);
  char* alphabet = codec_alphabet(&codec);
  assert_string_equal(alphabet, "\n aenv\xc3\xaf\xe2\x82\xac\xf0\x9f\x98\x80");
  assert_true(codec_of_characters(&again, alphabet, strlen(alphabet), &failure));
  assert_int_equal(codec_size(&again), 9);
  free(alphabet);
  int32_t* tokens = codec_encode(&again, text, sizeof text - 1, &count, &failure);
  assert_non_null(tokens);
  assert_int_equal(count, 9);
  char back[64] = "";
  for (size_t i = 0; i < count; ++i) {
    char room[4];
    size_t size = 0;
    const char* bytes = codec_bytes(&again, tokens[i], room, &size);
    strncat(back, bytes, size);
  }
  assert_string_equal(back, text);
  free(tokens);
  assert_int_equal(codec_start(&again), 0);
  assert_null(codec_encode(&again, "not", 3, &count, &failure));
  assert_says(&failure, "U+006F is not in the alphabet");
  codec_free(&codec);
  codec_free(&again);
  assert_false(codec_of_characters(&codec, "a\nb\xff", 4, &failure));
  assert_says(&failure, "at byte 3, in line 2");
  assert_false(codec_of_characters(&codec, "a\0", 2, &failure));
  assert_false(codec_of_characters(&codec, "", 0, &failure));
  assert_says(&failure, "empty");
}

static void test_texts(void** state) {
  (void)state;
  Text a, b;
  Failure failure;
  unsetenv("CATENARY_DATA");
  assert_true(text_load(&a, NULL, 1, &failure));
  assert_true(text_load(&b, NULL, 1, &failure));
  assert_true(a.size >= 600000 && a.size < 600400 && a.bytes[a.size - 1] == '\n');
  assert_int_equal(a.size, b.size);
  assert_memory_equal(a.bytes, b.bytes, a.size);
  text_free(&b);
  assert_true(text_load(&b, NULL, 2, &failure));
  assert_memory_not_equal(a.bytes, b.bytes, 1000);
  text_free(&a);
  text_free(&b);
  write_text("file", "some text");
  assert_true(text_load(&a, "file", 0, &failure));
  assert_string_equal(a.bytes, "some text");
  assert_string_equal(a.source, "file");
  text_free(&a);
  assert_false(text_load(&a, "absent", 0, &failure));
  assert_says(&failure, "absent: No such file");
  size_t size = 0;
  assert_null(whole_file_read("file", 5, &size, &failure));
  assert_says(&failure, "file: more than 5 bytes");
  assert_null(whole_file_read(".", 5, &size, &failure));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_classes),
      cmocka_unit_test(test_utf8),
      cmocka_unit_test(test_pieces),
      cmocka_unit_test_setup_teardown(test_encoding, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_random_bytes_come_back, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_bad_vocabularies, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_bad_merges, enter_folder, leave_folder),
      cmocka_unit_test_setup_teardown(test_damaged_files, enter_folder, leave_folder),
      cmocka_unit_test(test_alphabets),
      cmocka_unit_test_setup_teardown(test_texts, enter_folder, leave_folder),
  };
  return cmocka_run_group_tests_name("bpe", tests, NULL, NULL);
}
