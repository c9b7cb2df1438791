/* charrnn [--device NAME] TEXT [UPDATES [SAMPLED]]: learns a text by characters, then generates one. */
#include <catenary/scope.h>

enum { BATCH = 32, LENGTH = 32, UNITS = 128 };
typedef struct Model {
  ctn_link *all, *embed, *lstm, *out;
} Model;

static ctn_variable* codes(ctn_scope* c, const int32_t* values, int64_t count) {
  return cs_constant_from_data(c, values, &count, 1, CTN_INT32);
}

static ctn_variable* step(ctn_scope* c, const Model* m, const int32_t* now, int64_t count) {
  return cs_call(c, m->out, cs_call(c, m->lstm, cs_call(c, m->embed, codes(c, now, count))));
}

int main(int argc, char** argv) {
  if (argc > 2 && !strcmp(argv[1], "--device"))
    CTN_CHECK(ctn_device_set_current(argv[2])), argc -= 2, argv += 2;
  FILE* file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  static unsigned char text[1 << 22], characters[256];
  const size_t size = file ? fread(text, 1, sizeof text, file) : 0, lane = (size - 1) / BATCH;
  const int updates = argc > 2 ? atoi(argv[2]) : 1000, sampled = argc > 3 ? atoi(argv[3]) : 300;
  if (size <= BATCH) return fprintf(stderr, "usage: charrnn [--device NAME] TEXT [UPDATES [SAMPLED]]\n"), 2;
  fclose(file);
  int32_t code[256], vocabulary = 0;
  memset(code, -1, sizeof code);
  for (size_t i = 0; i < size; i++)
    if (code[text[i]] < 0) characters[vocabulary] = text[i], code[text[i]] = vocabulary++;

  ctn_scope c = {0};
  Model m = {.all = cs_link_chain_new(&c)};
  m.embed = cs_add_child(&c, m.all, "embed", cs_link_embed_id_new(&c, vocabulary, UNITS, NULL));
  m.lstm = cs_add_child(&c, m.all, "lstm", cs_link_lstm_new(&c, UNITS, UNITS, NULL));
  m.out = cs_add_child(&c, m.all, "out", cs_link_linear_new(&c, UNITS, vocabulary, NULL));
  ctn_optimizer* adam = cs_optimizer_adam_new(&c, 0.003, 0.9, 0.999, 1e-8);
  cs_optimizer_setup(&c, adam, m.all);
  cs_optimizer_add_gradient_clipping(&c, adam, 5);

  const size_t made = cs_mark(&c);
  for (int update = 1, at = 0; update <= updates && !c.status; update++) {
    ctn_variable* loss = NULL;
    for (int t = 0; t < LENGTH; t++, at = (at + 1) % (int)lane) {
      int32_t now[BATCH], next[BATCH];
      for (size_t b = 0; b < BATCH; b++)
        now[b] = code[text[b * lane + at]], next[b] = code[text[b * lane + at + 1]];
      ctn_variable* l =
          cs_softmax_cross_entropy(&c, step(&c, &m, now, BATCH), codes(&c, next, BATCH), 1, NULL);
      loss = loss ? cs_add(&c, loss, l) : l;
    }
    cs_link_cleargrads(&c, m.all);
    cs_variable_backward(&c, loss, 0, 0);
    cs_variable_unchain_backward(&c, loss);
    cs_optimizer_update(&c, adam);
    if (update % 100 == 0) printf("update %d: loss %.3f\n", update, cs_value(&c, loss) / LENGTH);
    cs_pop(&c, made);
  }

  int32_t last = code[text[0]];
  cs_set_backprop_enabled(&c, 0);
  cs_link_lstm_reset_state(&c, m.lstm);
  for (int i = 0; i < sampled && !c.status; i++, cs_pop(&c, made)) {
    ctn_variable* p = cs_reshape(&c, cs_softmax(&c, step(&c, &m, &last, 1), NULL), CTN_SHAPE(vocabulary));
    last = (int32_t)cs_array_item_i64(
        &c, cs_random_choice(&c, NULL, vocabulary, NULL, 0, 1, cs_variable_data(&c, p)), NULL, 0);
    putchar(characters[last]);
  }
  CTN_CHECK(cs_end(&c));
  return 0;
}
