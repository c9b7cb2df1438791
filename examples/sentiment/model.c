/* A recursive network; see model.h. */
#include "model.h"

void model_make(ctn_scope* c, TreeModel* model, size_t words, long long units, double dropout) {
  model->units = units;
  model->dropout = dropout;
  model->chain = cs_link_chain_new(c);
  model->embed =
      cs_add_child(c, model->chain, "embed", cs_link_embed_id_new(c, (int64_t)words + 1, units, NULL));
  model->leaf = cs_add_child(c, model->chain, "leaf", cs_link_linear_new(c, units, 4 * units, NULL));
  model->left = cs_add_child(c, model->chain, "left", cs_link_linear_new(c, units, 4 * units, NULL));
  model->right = cs_add_child(c, model->chain, "right", cs_link_linear_new(c, units, 4 * units, NULL));
  model->label = cs_add_child(c, model->chain, "label", cs_link_linear_new(c, units, LABELS, NULL));
}

/*
 * The nodes of several trees in rows. Nodes of equal depth are one step, the deepest the first, so that all
 * children of a step are in the step before. Each step has two slots: its inner nodes, then its leaves.
 */
typedef struct Batch {
  int64_t rows, steps;
  int64_t* begins;       /* the first row of each slot, and the number of rows */
  int32_t *left, *right; /* of an inner node: the children, counted from the first row of their step */
  int32_t *words, *labels;
  int32_t* roots; /* the row of each tree's root */
} Batch;

static const Node* root_of(const Tree* tree) { return &tree->nodes[tree->count - 1]; }

static int32_t* integers(ctn_scope* c, int64_t count) {
  return cs_memory(c, (size_t)count * sizeof(int32_t));
}

static int64_t step_of(const Batch* b, const Node* node) { return b->steps - 1 - node->depth; }

static int64_t slot_of(const Batch* b, const Node* node) {
  return 2 * step_of(b, node) + (node->word != NULL);
}

static void count_rows(ctn_scope* c, Batch* b, const Tree* const* trees, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    b->rows += (int64_t)trees[i]->count;
    for (size_t k = 0; k < trees[i]->count; ++k)
      if (b->steps <= trees[i]->nodes[k].depth) b->steps = trees[i]->nodes[k].depth + 1;
  }
  b->begins = cs_memory(c, (size_t)(2 * b->steps + 1) * sizeof *b->begins);
  for (size_t i = 0; i < count && b->begins; ++i)
    for (size_t k = 0; k < trees[i]->count; ++k) ++b->begins[slot_of(b, &trees[i]->nodes[k]) + 1];
  for (int64_t slot = 0; slot < 2 * b->steps && b->begins; ++slot) b->begins[slot + 1] += b->begins[slot];
}

static Batch make_batch(ctn_scope* c, const Tree* const* trees, size_t count) {
  Batch b = {0};
  count_rows(c, &b, trees, count);
  b.left = integers(c, b.rows), b.right = integers(c, b.rows), b.words = integers(c, b.rows);
  b.labels = integers(c, b.rows), b.roots = integers(c, (int64_t)count);
  int32_t *used = integers(c, 2 * b.steps),
          *rows = integers(c, b.rows); /* of each slot; of each node of a tree */
  for (size_t i = 0; i < count && !c->status; ++i) {
    for (size_t k = 0; k < trees[i]->count; ++k) {
      const Node* node = &trees[i]->nodes[k];
      const int64_t slot = slot_of(&b, node);
      const int32_t row = rows[k] = (int32_t)b.begins[slot] + used[slot]++;
      b.labels[row] = node->label;
      b.words[row] = node->number;
      b.roots[i] = row;
      if (node->word) continue;
      const int32_t children = (int32_t)b.begins[2 * (step_of(&b, node) - 1)];
      b.left[row] = rows[node->left] - children;
      b.right[row] = rows[node->right] - children;
    }
  }
  return b;
}

static ctn_variable* numbers(ctn_scope* c, const int32_t* data, int64_t first, int64_t count) {
  return cs_constant_from_data(c, data + first, CTN_SHAPE(count), CTN_INT32);
}

/* Some rows of a matrix. */
static ctn_variable* rows_of(ctn_scope* c, ctn_variable* matrix, ctn_variable* rows) {
  return cs_embed_id(c, rows, matrix, NULL);
}

static ctn_variable* drop(ctn_scope* c, const TreeModel* model, ctn_variable* x) {
  return model->dropout ? cs_dropout(c, x, model->dropout, NULL) : x;
}

typedef struct State {
  ctn_variable *c, *h; /* a row for each node of a step */
} State;

static State leaves(ctn_scope* c, const TreeModel* model, const Batch* b, int64_t first, int64_t count) {
  State s;
  ctn_variable* vectors = drop(c, model, cs_call(c, model->embed, numbers(c, b->words, first, count)));
  ctn_variable* none = cs_variable_new(c, cs_array_zeros(c, CTN_SHAPE(count, model->units), CTN_FLOAT32));
  cs_lstm(c, none, cs_call(c, model->leaf, vectors), &s.c, &s.h);
  return s;
}

static State inner_nodes(ctn_scope* c, const TreeModel* model, const Batch* b, State below, int64_t first,
                         int64_t count) {
  State s;
  ctn_variable *left = numbers(c, b->left, first, count), *right = numbers(c, b->right, first, count);
  cs_slstm(c, rows_of(c, below.c, left), rows_of(c, below.c, right),
           cs_call(c, model->left, rows_of(c, below.h, left)),
           cs_call(c, model->right, rows_of(c, below.h, right)), &s.c, &s.h);
  return s;
}

static State next_state(ctn_scope* c, const TreeModel* model, const Batch* b, State below, int64_t step) {
  const int64_t* begin = &b->begins[2 * step];
  const int64_t inner = begin[1] - begin[0], words = begin[2] - begin[1];
  if (!words) return inner_nodes(c, model, b, below, begin[0], inner);
  const State last = leaves(c, model, b, begin[1], words);
  if (!inner) return last;
  const State first = inner_nodes(c, model, b, below, begin[0], inner);
  return (State){cs_concat(c, CTN_VARIABLES(first.c, last.c), 0),
                 cs_concat(c, CTN_VARIABLES(first.h, last.h), 0)};
}

/* The outputs h of all nodes. */
static ctn_variable* outputs(ctn_scope* c, const TreeModel* model, const Batch* b) {
  ctn_variable** all = cs_memory(c, (size_t)b->steps * sizeof *all);
  State state = {0};
  for (int64_t step = 0; step < b->steps && !c->status; ++step) {
    state = next_state(c, model, b, state, step);
    all[step] = state.h;
  }
  return cs_concat(c, all, (size_t)b->steps, 0);
}

Forward model_forward(ctn_scope* c, const TreeModel* model, const Tree* const* trees, size_t count) {
  Forward f = {0};
  const Batch b = make_batch(c, trees, count);
  if (c->status) return f;
  ctn_variable* scores = cs_call(c, model->label, drop(c, model, outputs(c, model, &b)));
  ctn_variable *labels = numbers(c, b.labels, 0, b.rows), *roots = numbers(c, b.roots, 0, (int64_t)count);
  int32_t* root_labels = integers(c, (int64_t)count);
  for (size_t i = 0; i < count && root_labels; ++i) root_labels[i] = root_of(trees[i])->label;
  f.node_count = b.rows;
  f.root_scores = rows_of(c, scores, roots);
  f.loss = cs_softmax_cross_entropy(c, scores, labels, 1, NULL);
  f.nodes = cs_accuracy(c, scores, labels, NULL);
  f.roots = cs_accuracy(c, f.root_scores, numbers(c, root_labels, 0, (int64_t)count), NULL);
  return f;
}
