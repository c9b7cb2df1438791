/* The weights of a model as a file of safetensors with the published names and layouts of GPT-2: wte.weight,
 * h.0.attn.c_attn.weight of shape (in, out), and so on, with or without "transformer." before each. */
#ifndef EXAMPLES_GPT_WEIGHTS_H
#define EXAMPLES_GPT_WEIGHTS_H

#include "model.h"

/*
 * Reads a file and finds the sizes of its model, without dropout. The number of heads is that of the file's
 * text "n_head" or, if there is none, `sizes->heads` or, if that is 0, width / 64 as in all published models.
 * Texts of the file are entries of the dictionary.
 */
ctn_dictionary* gpt_weights_read(ctn_scope* c, const char* path, GptSizes* sizes);

/* Copies the weights into a model. All names, shapes and dtypes are checked before the first weight changes.
 */
void gpt_weights_apply(ctn_scope* c, ctn_dictionary* weights, const Gpt* gpt);

/* Replaces the file in one step. Texts are further entries of the file's metadata; NULL: none. */
void gpt_weights_save(ctn_scope* c, const char* path, const Gpt* gpt, ctn_dictionary* texts);

enum { GPT_NAME_ROOM = 128 };

/* The published name of a parameter: h.0.attn.c_attn.weight for /h/0/attn/c_attn/W. */
void gpt_published_name(const char* path, char name[GPT_NAME_ROOM]);

#endif
