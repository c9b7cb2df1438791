/* A replay memory; see memory.h. */
#include "memory.h"

void memory_make(ctn_scope* c, Memory* m, int64_t room, int64_t width) {
  const size_t count = (size_t)room, states = count * (size_t)width * sizeof(float);
  *m = (Memory){.room = room, .width = width};
  m->before = cs_memory(c, states);
  m->after = cs_memory(c, states);
  m->reward = cs_memory(c, count * sizeof(float));
  m->goes_on = cs_memory(c, count * sizeof(float));
  m->action = cs_memory(c, count * sizeof(int32_t));
}

void memory_add(Memory* m, const float* before, int32_t action, float reward, const float* after,
                bool goes_on) {
  const int64_t at = m->added++ % m->room;
  memcpy(m->before + at * m->width, before, (size_t)m->width * sizeof *before);
  memcpy(m->after + at * m->width, after, (size_t)m->width * sizeof *after);
  m->action[at] = action;
  m->reward[at] = reward;
  m->goes_on[at] = goes_on;
}

void memory_draw(ctn_scope* c, const Memory* m, int64_t count, Rng* rng, Batch* b) {
  const size_t states = (size_t)(count * m->width) * sizeof(float);
  *b = (Batch){.count = count};
  b->before = cs_memory(c, states);
  b->after = cs_memory(c, states);
  b->reward = cs_memory(c, (size_t)count * sizeof(float));
  b->goes_on = cs_memory(c, (size_t)count * sizeof(float));
  b->action = cs_memory(c, (size_t)count * sizeof(int32_t));
  for (int64_t i = 0; i < count && !c->status; ++i) {
    const int64_t at = (int64_t)rng_below(rng, (uint64_t)(m->added < m->room ? m->added : m->room));
    memcpy(b->before + i * m->width, m->before + at * m->width, (size_t)m->width * sizeof(float));
    memcpy(b->after + i * m->width, m->after + at * m->width, (size_t)m->width * sizeof(float));
    b->action[i] = m->action[at];
    b->reward[i] = m->reward[at];
    b->goes_on[i] = m->goes_on[at];
  }
}

/* The serializer reads from or writes to the memory itself. */
static void serialize(ctn_scope* c, ctn_serializer* serializer, const char* key, void* data, int64_t rows,
                      int64_t columns, ctn_dtype dtype) {
  ctn_array* array = cs_array_from_memory(c, data, CTN_SHAPE(rows, columns), NULL, dtype, NULL, NULL);
  cs_serializer_array(c, serializer, key, array);
}

void memory_serialize(ctn_scope* c, Memory* m, ctn_serializer* serializer) {
  cs_serializer_i64(c, serializer, "added", &m->added);
  serialize(c, serializer, "before", m->before, m->room, m->width, CTN_FLOAT32);
  serialize(c, serializer, "after", m->after, m->room, m->width, CTN_FLOAT32);
  serialize(c, serializer, "reward", m->reward, m->room, 1, CTN_FLOAT32);
  serialize(c, serializer, "goes_on", m->goes_on, m->room, 1, CTN_FLOAT32);
  serialize(c, serializer, "action", m->action, m->room, 1, CTN_INT32);
}
