/* Reads trees; see trees.h. */
#include "trees.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "whole_file.h"

enum { MOST_TEXT = 1 << 30, DEEPEST = 1000 };

typedef struct Parser {
  char *at, *end;
  Node* next;  /* where the next node is stored */
  Node* first; /* of the present tree */
  Failure* failure;
} Parser;

static void skip_space(Parser* p) {
  while (p->at < p->end && strchr(" \t\r\n", *p->at)) ++p->at;
}

static bool expect(Parser* p, char character) {
  skip_space(p);
  if (p->at == p->end || *p->at != character)
    return fail(p->failure, "expected '%c' of a tree such as (3 (2 not) (1 bad))", character);
  ++p->at;
  return true;
}

static bool parse_label(Parser* p, int32_t* label) {
  skip_space(p);
  if (p->at == p->end || *p->at < '0' || *p->at >= '0' + LABELS)
    return fail(p->failure, "expected a label from 0 to %d", LABELS - 1);
  *label = *p->at++ - '0';
  return true;
}

/* The word is terminated in place of the character that follows. */
static bool parse_word(Parser* p, const char** word) {
  *word = p->at;
  while (p->at < p->end && *p->at && !strchr(" \t\r\n()", *p->at)) ++p->at;
  char* stop = p->at;
  if (stop == *word) return fail(p->failure, "expected a word or a tree");
  if (!expect(p, ')')) return false;
  *stop = '\0';
  return true;
}

/* Stores the nodes below, then the node itself, whose index is returned in `index`. */
static bool parse_node(Parser* p, int32_t depth, int32_t* index) {
  Node node = {.left = NO_CHILD, .right = NO_CHILD, .depth = depth};
  if (depth > DEEPEST) return fail(p->failure, "the tree is deeper than %d nodes", DEEPEST);
  if (!expect(p, '(') || !parse_label(p, &node.label)) return false;
  skip_space(p);
  if (p->at < p->end && *p->at == '(') {
    if (!parse_node(p, depth + 1, &node.left) || !parse_node(p, depth + 1, &node.right) || !expect(p, ')'))
      return false;
  } else if (!parse_word(p, &node.word)) {
    return false;
  }
  *index = (int32_t)(p->next - p->first);
  *p->next++ = node;
  return true;
}

/* Each node begins with a parenthesis. */
static size_t count_nodes(const char* text, size_t size) {
  size_t count = 0;
  for (size_t i = 0; i < size; ++i) count += text[i] == '(';
  return count;
}

static int line_of(const Trees* trees, const char* at) {
  int line = 1;
  for (const char* c = trees->text; c < at; ++c) line += *c == '\n';
  return line;
}

bool trees_parse(Trees* trees, char* text, size_t size, const char* name, Failure* failure) {
  Failure reason;
  const size_t most = count_nodes(text, size);
  *trees = (Trees){.text = text};
  trees->nodes = malloc((most + 1) * sizeof *trees->nodes);
  trees->list = malloc((most + 1) * sizeof *trees->list);
  if (!trees->nodes || !trees->list) return fail(failure, "%s: no memory for %zu nodes", name, most);
  Parser p = {text, text + size, trees->nodes, trees->nodes, &reason};
  for (skip_space(&p); p.at < p.end; skip_space(&p)) {
    int32_t root;
    p.first = p.next;
    if (!parse_node(&p, 0, &root)) return fail(failure, "%s:%d: %s", name, line_of(trees, p.at), reason.text);
    trees->list[trees->count++] = (Tree){p.first, (size_t)root + 1};
  }
  return trees->count || fail(failure, "%s: there are no trees", name);
}

bool trees_read(Trees* trees, const char* path, Failure* failure) {
  size_t size;
  *trees = (Trees){0};
  char* text = whole_file_read(path, MOST_TEXT, &size, failure);
  return text && trees_parse(trees, text, size, path, failure);
}

void trees_free(Trees* trees) {
  free(trees->list);
  free(trees->nodes);
  free(trees->text);
  *trees = (Trees){0};
}

void tree_print(const Tree* tree) {
  const char* space = "";
  for (size_t i = 0; i < tree->count; ++i) {
    if (!tree->nodes[i].word) continue;
    printf("%s%s", space, tree->nodes[i].word);
    space = " ";
  }
}
