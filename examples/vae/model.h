/* A variational autoencoder of Kingma and Welling, for vectors of numbers from 0 to 1. */
#ifndef EXAMPLES_VAE_MODEL_H
#define EXAMPLES_VAE_MODEL_H

#include <catenary/scope.h>

typedef struct Vae {
  ctn_link* link;
  ctn_link *encoder, *mean, *ln_var; /* parts of the link: x to hidden units, and those to the latent code */
  ctn_link *decoder, *output;        /* the code to hidden units, and those to the logits of x */
  double beta;                       /* weight of the divergence in the loss */
  long long samples;                 /* codes that are drawn for each x */
} Vae;

/* The links are held by the scope. */
void vae_make(ctn_scope* c, Vae* vae, int64_t inputs, int64_t hidden, int64_t latent);

/* The normal distribution of the codes of each row of x. */
void vae_encode(ctn_scope* c, const Vae* vae, ctn_variable* x, ctn_variable** mean, ctn_variable** ln_var);

/* Logits of x: sigmoid of them are the expected numbers. */
ctn_variable* vae_decode(ctn_scope* c, const Vae* vae, ctn_variable* code);

/* The negative lower bound of the log-likelihood, mean over the rows of x. Reports both of its terms. */
ctn_variable* vae_loss(ctn_scope* c, const Vae* vae, ctn_variable* x);

#endif
