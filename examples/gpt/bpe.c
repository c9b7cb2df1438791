/* Encodes and decodes texts by byte-pair encoding; see bpe.h. */
#include "bpe.h"

#include <stdlib.h>
#include <string.h>

#include "bpe_tables.h"
#include "unicode.h"

/* Look-ups. */

size_t bpe_token_slot(const Bpe* bpe, const char* bytes, size_t size) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < size; ++i) hash = (hash ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001b3);
  size_t slot = (size_t)(hash ^ hash >> 32) & (bpe->token_room - 1);
  for (; bpe->token_slots[slot] >= 0; slot = (slot + 1) & (bpe->token_room - 1)) {
    const BpeToken* token = &bpe->tokens[bpe->token_slots[slot]];
    if (token->size == size && memcmp(bpe->bytes + token->start, bytes, size) == 0) break;
  }
  return slot;
}

size_t bpe_merge_slot(const Bpe* bpe, int32_t left, int32_t right) {
  const uint64_t hash = ((uint64_t)left << 32 | (uint32_t)right) * UINT64_C(0x9e3779b97f4a7c15);
  size_t slot = (size_t)(hash >> 32) & (bpe->merge_room - 1);
  for (; bpe->merge_slots[slot] >= 0; slot = (slot + 1) & (bpe->merge_room - 1)) {
    const BpeMerge* merge = &bpe->merges[bpe->merge_slots[slot]];
    if (merge->left == left && merge->right == right) break;
  }
  return slot;
}

int32_t bpe_size(const Bpe* bpe) { return bpe->token_count; }

const char* bpe_bytes(const Bpe* bpe, int32_t token, size_t* size) {
  *size = bpe->tokens[token].size;
  return bpe->bytes + bpe->tokens[token].start;
}

int32_t bpe_find(const Bpe* bpe, const char* bytes, size_t size) {
  return bpe->token_slots[bpe_token_slot(bpe, bytes, size)];
}

/* Pieces: 's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+ */

/* Class and length of the character at a position; a byte that is not UTF-8 is a character of its own. */
static CharacterClass class_at(const char* text, size_t size, size_t* length) {
  int32_t character = 0;
  *length = utf8_decode(text, size, &character);
  if (*length) return unicode_class(character);
  *length = 1;
  return CHARACTER_OTHER;
}

static size_t contraction(const char* text, size_t size) {
  static const char* const endings[] = {"'s", "'t", "'re", "'ve", "'m", "'ll", "'d"};
  for (size_t i = 0; i < sizeof endings / sizeof *endings; ++i) {
    const size_t length = strlen(endings[i]);
    if (length <= size && memcmp(text, endings[i], length) == 0) return length;
  }
  return 0;
}

/* The end of the run of characters of one class, and the start of its last character. */
static size_t run_end(const char* text, size_t size, size_t from, CharacterClass kind, size_t* last) {
  size_t at = from, length = 0;
  while (at < size && class_at(text + at, size - at, &length) == kind) {
    *last = at;
    at += length;
  }
  return at;
}

size_t bpe_piece(const char* text, size_t size) {
  const size_t contracted = contraction(text, size);
  if (contracted) return contracted;
  size_t length = 0, last = 0;
  CharacterClass kind = class_at(text, size, &length);
  if (text[0] == ' ' && size > 1) {
    const CharacterClass next = class_at(text + 1, size - 1, &length);
    if (next != CHARACTER_SPACE) return run_end(text, size, 1, next, &last);
  }
  const size_t end = run_end(text, size, 0, kind, &last);
  /* The last white space before a word is left to the word or to the next piece. */
  return kind == CHARACTER_SPACE && end < size && last > 0 ? last : end;
}

/* Merging. The tokens of a piece are a linked list, and the pairs that can be merged a heap by rank and
 * place. */

typedef struct Node {
  int32_t token; /* -1: merged into the node before */
  size_t previous, next;
} Node;

typedef struct Pair {
  int32_t rank;
  size_t at;
} Pair;

typedef struct Work {
  const Bpe* bpe;
  Node* nodes;
  Pair *heap, *batch;
  size_t count, heap_count;
} Work;

static bool before(Pair a, Pair b) { return a.rank != b.rank ? a.rank < b.rank : a.at < b.at; }

static void heap_push(Work* w, Pair pair) {
  size_t i = w->heap_count++;
  for (; i > 0 && before(pair, w->heap[(i - 1) / 2]); i = (i - 1) / 2) w->heap[i] = w->heap[(i - 1) / 2];
  w->heap[i] = pair;
}

static Pair heap_pop(Work* w) {
  const Pair first = w->heap[0], moved = w->heap[--w->heap_count];
  size_t i = 0;
  for (size_t child; (child = 2 * i + 1) < w->heap_count; i = child) {
    if (child + 1 < w->heap_count && before(w->heap[child + 1], w->heap[child])) ++child;
    if (!before(w->heap[child], moved)) break;
    w->heap[i] = w->heap[child];
  }
  w->heap[i] = moved;
  return first;
}

static void consider(Work* w, size_t at) {
  const size_t next = w->nodes[at].next;
  if (next == w->count) return;
  const int32_t rank = w->bpe->merge_slots[bpe_merge_slot(w->bpe, w->nodes[at].token, w->nodes[next].token)];
  if (rank >= 0) heap_push(w, (Pair){rank, at});
}

/* Merges a pair if it is still there. */
static bool merge(Work* w, Pair pair) {
  const BpeMerge* merged = &w->bpe->merges[pair.rank];
  Node* left = &w->nodes[pair.at];
  if (left->token != merged->left || left->next == w->count) return false;
  Node* right = &w->nodes[left->next];
  if (right->token != merged->right) return false;
  left->token = merged->merged;
  right->token = -1;
  left->next = right->next;
  if (left->next != w->count) w->nodes[left->next].previous = pair.at;
  return true;
}

static size_t encode_piece(Work* w, const char* text, size_t size, int32_t* tokens) {
  w->count = size;
  w->heap_count = 0;
  for (size_t i = 0; i < size; ++i)
    w->nodes[i] = (Node){w->bpe->of_byte[(unsigned char)text[i]], i ? i - 1 : size, i + 1};
  for (size_t i = 0; i < size; ++i) consider(w, i);
  while (w->heap_count) {
    /* All pairs of the best rank are merged before the pairs that these merges make are looked at. */
    size_t batch = 0, merged = 0;
    do {
      w->batch[batch++] = heap_pop(w);
    } while (w->heap_count && w->heap[0].rank == w->batch[0].rank);
    for (size_t i = 0; i < batch; ++i)
      if (merge(w, w->batch[i])) w->batch[merged++] = w->batch[i];
    for (size_t i = 0; i < merged; ++i) {
      const size_t at = w->batch[i].at, previous = w->nodes[at].previous;
      consider(w, at);
      /* A neighbor that was merged itself considers this pair when its turn comes. */
      if (previous != w->count && (i == 0 || w->batch[i - 1].at != previous)) consider(w, previous);
    }
  }
  size_t count = 0;
  for (size_t i = 0; i < size; i = w->nodes[i].next) tokens[count++] = w->nodes[i].token;
  return count;
}

bool bpe_encode(const Bpe* bpe, const char* text, size_t size, int32_t* tokens, size_t* count,
                Failure* failure) {
  size_t longest = 0;
  for (size_t at = 0, piece; at < size; at += piece) {
    piece = bpe_piece(text + at, size - at);
    if (piece > longest) longest = piece;
  }
  /* Each merge makes at most two pairs, and there are fewer merges than bytes. */
  Work work = {.bpe = bpe};
  work.nodes = malloc((longest + 1) * sizeof *work.nodes);
  work.heap = malloc((3 * longest + 1) * sizeof *work.heap);
  work.batch = malloc((3 * longest + 1) * sizeof *work.batch);
  const bool enough = work.nodes && work.heap && work.batch;
  *count = 0;
  for (size_t at = 0, piece; enough && at < size; at += piece) {
    piece = bpe_piece(text + at, size - at);
    *count += encode_piece(&work, text + at, piece, tokens + *count);
  }
  free(work.nodes);
  free(work.heap);
  free(work.batch);
  return enough || fail(failure, "out of memory for a word of %zu bytes", longest);
}
