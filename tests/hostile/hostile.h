/* The functions that the generated calls use to draw arguments and report findings; see README.md. */
#ifndef CATENARY_TESTS_HOSTILE_H
#define CATENARY_TESTS_HOSTILE_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "hostile_kinds.h"

#ifndef CTN_CALL
#define CTN_CALL
#endif

enum { ROOM = 70 };
#define GARBAGE ((void*)0x5a5a5a50)

struct draw {
  uint64_t state;
  int friendly; /* draw plausible arguments, so that calls get past their checks */
};

/* What belongs to a callback: how often it was called and destroyed. */
struct record {
  uint64_t state;
  int expected, destroyed;
  struct record* next;
};

struct entry {
  const char* name;
  void (*call)(struct draw*);
  int makes; /* the kind of its only new handle, or -1 */
};

extern const struct entry entries[];
extern const size_t entry_count;
extern const char* const kind_names[KINDS];

/* Draws. */
int chance(struct draw* d, int percent);
int64_t draw_int(struct draw* d, int hostile_percent);
int32_t draw_bool(struct draw* d);
int32_t draw_enum(struct draw* d, const int32_t* values, int count);
double draw_double(struct draw* d);
size_t draw_size(struct draw* d);
size_t draw_capacity(struct draw* d);
size_t draw_count(struct draw* d, int honest);
int64_t draw_dimension(struct draw* d, const char* name, int honest);
size_t draw_struct_size(struct draw* d, size_t size, char* tail);
char* draw_text(struct draw* d, char* buffer, size_t* capacity);
const char* draw_string(struct draw* d, const char* name, int nullable);
void* draw_memory(struct draw* d);
void* draw_handle(struct draw* d, int kind, int nullable);
void* draw_right_handle(struct draw* d, int kind, int nullable);
void draw_handles(struct draw* d, int kind, int nullable, void** handles);
void draw_items(struct draw* d, ctn_index* items);

/* Callbacks. */
struct record* new_record(struct record* parent);
void CTN_CALL counted_destroy(void* record);
void expect_destroy(struct record* record);
int called(struct record* record);
ctn_status answer(struct record* record, int way);
void give_one(struct record* record, int way, int kind, void** out);
void give_list(struct record* record, int way, int kind, void** outs, size_t count);

/* Checks. */
void finding(const char* name, const char* format, ...) __attribute__((format(printf, 2, 3)));
void begin(struct draw* d, const char* name);
void end(struct draw* d, const char* name, ctn_status status, uint32_t documented);
void check_text(struct draw* d, const char* name, const char* text);
void check_room(struct draw* d, const char* name, ctn_status status, const char* text, size_t capacity);
void check_destroyed(struct draw* d, const char* name, const struct record* record);
void fill_garbage(void** handles);
void result(struct draw* d, const char* name, ctn_status status, int kind, void** out);
void results(struct draw* d, const char* name, ctn_status status, int kind, void** outs, size_t count);
void* retain_any(void* handle);
void release_any(void* handle);

/* The pools from which handles are drawn. */
void make_pools(struct draw* d);
void* pooled(struct draw* d, int kind);
void keep_in_pool(struct draw* d, int kind, void* handle);

/* The state of a child process that its checks share. */
extern int foreign;      /* a callback failed in this call, so its status may be returned */
extern pthread_t caller; /* the thread that calls the library */

#endif
