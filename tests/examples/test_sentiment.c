/* The sentiment example computes trees together as it would one by one, and rejects what are not trees. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "model.h"
#include "opinions.h"
#include "words.h"
/* After the headers, which have a function of the name fail. */
#include <cmocka.h>

typedef struct State {
  ctn_variable *c, *h;
} State;

/* A node and all below it, by recursion, as the definition of the network says. */
static State compute(ctn_scope* c, const TreeModel* model, const Tree* tree, int32_t index) {
  const Node* node = &tree->nodes[index];
  State s;
  if (node->word) {
    ctn_variable* number = cs_constant_from_data(c, &node->number, CTN_SHAPE(1), CTN_INT32);
    ctn_variable* none = cs_variable_new(c, cs_array_zeros(c, CTN_SHAPE(1, model->units), CTN_FLOAT32));
    cs_lstm(c, none, cs_call(c, model->leaf, cs_call(c, model->embed, number)), &s.c, &s.h);
    return s;
  }
  const State left = compute(c, model, tree, node->left), right = compute(c, model, tree, node->right);
  cs_slstm(c, left.c, right.c, cs_call(c, model->left, left.h), cs_call(c, model->right, right.h), &s.c,
           &s.h);
  return s;
}

static void test_batches(void** unused) {
  enum { COUNT = 60, MOST_NODES = 200 };
  (void)unused;
  Failure failure;
  Trees trees;
  Words words;
  TreeModel model;
  ctn_scope c = {0};
  assert_true(opinions_draw(&trees, COUNT, 3, 0, &failure));
  assert_true(words_collect(&words, &trees, 2, &failure));
  words_number(&words, &trees);
  trees.list[7].nodes += trees.list[7].count - 1; /* a sentence of one word */
  trees.list[7].nodes->word = "fine";
  trees.list[7].nodes->number = 1;
  trees.list[7].count = 1;
  cs_random_seed(&c, NULL, 1);
  model_make(&c, &model, words.count, 8, 0);
  const Tree* list[COUNT];
  for (size_t i = 0; i < COUNT; ++i) list[i] = &trees.list[i];
  const Forward f = model_forward(&c, &model, list, COUNT);
  float scores[COUNT][LABELS], expected[LABELS];
  cs_array_to_data(&c, cs_variable_data(&c, f.root_scores), scores, sizeof scores);
  double loss = 0;
  int64_t nodes = 0;
  for (size_t i = 0; i < COUNT; ++i) {
    ctn_variable* outputs[MOST_NODES];
    int32_t labels[MOST_NODES];
    const int64_t count = (int64_t)list[i]->count;
    assert_in_range(count, 1, MOST_NODES);
    for (int32_t k = 0; k < count; ++k) {
      outputs[k] = compute(&c, &model, list[i], k).h;
      labels[k] = list[i]->nodes[k].label;
    }
    ctn_variable* all = cs_call(&c, model.label, cs_concat(&c, outputs, (size_t)count, 0));
    ctn_variable* root = cs_call(&c, model.label, outputs[count - 1]);
    cs_array_to_data(&c, cs_variable_data(&c, root), expected, sizeof expected);
    for (int k = 0; k < LABELS; ++k) assert_float_equal(scores[i][k], expected[k], 1e-5);
    ctn_variable* t = cs_constant_from_data(&c, labels, CTN_SHAPE(count), CTN_INT32);
    loss += (double)count * cs_value(&c, cs_softmax_cross_entropy(&c, all, t, 1, NULL));
    nodes += count;
  }
  assert_int_equal(nodes, f.node_count);
  assert_float_equal(cs_value(&c, f.loss), loss / (double)nodes, 1e-5);
  assert_int_equal(cs_end(&c), CTN_OK);
  words_free(&words);
  trees_free(&trees);
}

static bool parse(Trees* trees, const char* text, size_t size, Failure* failure) {
  char* copy = malloc(size + 1);
  assert_non_null(copy);
  memcpy(copy, text, size);
  copy[size] = '\0';
  return trees_parse(trees, copy, size, "text", failure);
}

static void test_trees(void** unused) {
  (void)unused;
  Trees trees;
  Failure failure;
  const char text[] = "(3 (2 It) (4 (2 's)\n (4 good)))\n\n( 1 ( 0 awful)(2 .) )";
  assert_true(parse(&trees, text, strlen(text), &failure));
  assert_int_equal(trees.count, 2);
  const Tree* first = &trees.list[0];
  assert_int_equal(first->count, 5);
  assert_string_equal(first->nodes[2].word, "good");
  assert_int_equal(first->nodes[2].depth, 2);
  assert_int_equal(first->nodes[4].label, 3);
  assert_int_equal(first->nodes[4].left, 0);
  assert_int_equal(first->nodes[4].right, 3);
  assert_string_equal(trees.list[1].nodes[0].word, "awful");
  trees_free(&trees);
}

static void test_damaged_trees(void** unused) {
  (void)unused;
  const char* const texts[] = {"",
                               " \n",
                               "(",
                               "(3",
                               "(3 ",
                               "(3 word",
                               "(5 a)",
                               "(a b)",
                               "(-1 a)",
                               "3 a)",
                               "(3 a))",
                               "(3 a b)",
                               "(3 (2 a))",
                               "(3 (2 a) b)",
                               "(3 (2 a) (2 b)",
                               "(3 (2 a) (2 b) (2 c))",
                               "(3 )",
                               "(3 a(2 b))"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    Trees trees;
    Failure failure = {""};
    if (parse(&trees, texts[i], strlen(texts[i]), &failure)) fail_msg("'%s' is no tree", texts[i]);
    assert_int_equal(strncmp(failure.text, "text:", 5), 0);
    trees_free(&trees);
  }
}

static void test_deep_trees(void** unused) {
  enum { DEPTH = 100000, SIZE = 3 * DEPTH };
  (void)unused;
  char* text = malloc(SIZE + 1);
  Trees trees;
  Failure failure;
  assert_non_null(text);
  for (int i = 0; i < SIZE; ++i) text[i] = "(1 "[i % 3];
  text[SIZE] = '\0';
  assert_false(trees_parse(&trees, text, SIZE, "text", &failure));
  assert_non_null(strstr(failure.text, "deeper"));
  trees_free(&trees);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_batches),
      cmocka_unit_test(test_trees),
      cmocka_unit_test(test_damaged_trees),
      cmocka_unit_test(test_deep_trees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
