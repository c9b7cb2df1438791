#include "checkpoint.h"

#include <stdio.h>
#include <string.h>

#include "check.h"
#include "models.h"

enum { PATH_ROOM = 4096 };

static void state_path(char buffer[PATH_ROOM], const char* path, const char* method, long long epoch) {
  size_t stem = strlen(path);
  if (stem > 4 && strcmp(path + stem - 4, ".npz") == 0) stem -= 4;
  if (snprintf(buffer, PATH_ROOM, "%.*s.%s-%lld.npz", (int)stem, path, method, epoch) >= PATH_ROOM) {
    give_up("%s: the path is too long", path);
  }
}

void checkpoint_save(const Checkpoint* checkpoint, const char* path) {
  const int64_t epoch = ctn_optimizer_epoch(checkpoint->optimizer);
  char state[PATH_ROOM];
  state_path(state, path, checkpoint->method, epoch);
  check(ctn_optimizer_save_npz(checkpoint->optimizer, state, 0));

  model_set_epoch(checkpoint->model, epoch);
  check(ctn_link_save_npz(checkpoint->model, path, 0));

  state_path(state, path, checkpoint->method, epoch - 1);
  remove(state); /* there is none before the second save */
}

void checkpoint_load(const Checkpoint* checkpoint, const char* path) {
  check(ctn_link_load_npz(checkpoint->model, path));
  const long long epoch = model_epoch(checkpoint->model);
  char state[PATH_ROOM];
  state_path(state, path, checkpoint->method, epoch);
  check(ctn_optimizer_load_npz(checkpoint->optimizer, state));

  const long long found = ctn_optimizer_epoch(checkpoint->optimizer);
  if (found != epoch) {
    give_up("%s is of epoch %lld, but the parameters in %s are of epoch %lld", state, found, path, epoch);
  }
}
