/* Numbers the words of trees; see words.h. */
#include "words.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void* left, const void* right) {
  return strcmp(*(const char* const*)left, *(const char* const*)right);
}

static size_t node_count(const Trees* trees) {
  size_t count = 0;
  for (size_t i = 0; i < trees->count; ++i) count += trees->list[i].count;
  return count;
}

bool words_collect(Words* words, const Trees* trees, long long minimum, Failure* failure) {
  const size_t nodes = node_count(trees);
  size_t leaves = 0;
  *words = (Words){.list = malloc(nodes * sizeof *words->list)};
  if (!words->list) return fail(failure, "no memory for the words of %zu nodes", nodes);
  for (size_t i = 0; i < nodes; ++i)
    if (trees->nodes[i].word) words->list[leaves++] = trees->nodes[i].word;
  qsort(words->list, leaves, sizeof *words->list, compare);
  for (size_t i = 0, next; i < leaves; i = next) {
    for (next = i + 1; next < leaves && strcmp(words->list[i], words->list[next]) == 0;) ++next;
    if ((long long)(next - i) >= minimum) words->list[words->count++] = words->list[i];
  }
  return true;
}

void words_free(Words* words) {
  free(words->list);
  *words = (Words){0};
}

void words_number(const Words* words, const Trees* trees) {
  const size_t nodes = node_count(trees);
  for (size_t i = 0; i < nodes; ++i) {
    Node* node = &trees->nodes[i];
    if (!node->word) continue;
    const char** found = bsearch(&node->word, words->list, words->count, sizeof *words->list, compare);
    node->number = found ? (int32_t)(found - words->list) + 1 : 0;
  }
}
