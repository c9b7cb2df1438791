#include "models.h"

#include "check.h"

void model_add_layer(ctn_link* model, const char* name, ctn_link* layer) {
  check(ctn_link_add_link(model, name, layer));
  ctn_link_release(layer);
}

void model_add_epoch(ctn_link* model) {
  const int64_t epoch = 0;
  ctn_array* value = NULL;
  check(ctn_array_from_data(&epoch, NULL, 0, CTN_INT64, &value));
  check(ctn_link_add_persistent(model, "epoch", value));
  ctn_array_release(value);
}

int64_t model_epoch(ctn_link* model) {
  ctn_array* value = NULL;
  check(ctn_link_persistent(model, "epoch", &value));
  int64_t epoch = 0;
  check(ctn_array_item_i64(value, NULL, 0, &epoch));
  ctn_array_release(value);
  return epoch;
}

void model_set_epoch(ctn_link* model, int64_t epoch) {
  ctn_array* value = NULL;
  check(ctn_link_persistent(model, "epoch", &value));
  check(ctn_array_set_data(value, &epoch, sizeof epoch));
  ctn_array_release(value);
}
