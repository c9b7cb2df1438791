/* Shared by the models: adds layers. */
#include "models.h"

void model_add(ctn_scope* c, Model* model, const char* name, ctn_link* layer) {
  model->layers[model->count++] = cs_add_child(c, model->link, name, layer);
}
