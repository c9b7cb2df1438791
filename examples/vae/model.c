/* The variational autoencoder; see model.h. */
#include "model.h"

void vae_make(ctn_scope* c, Vae* vae, int64_t inputs, int64_t hidden, int64_t latent) {
  ctn_link* chain = vae->link = cs_link_chain_new(c);
  vae->encoder = cs_add_child(c, chain, "encoder", cs_link_linear_new(c, inputs, hidden, NULL));
  vae->mean = cs_add_child(c, chain, "mean", cs_link_linear_new(c, hidden, latent, NULL));
  vae->ln_var = cs_add_child(c, chain, "ln_var", cs_link_linear_new(c, hidden, latent, NULL));
  vae->decoder = cs_add_child(c, chain, "decoder", cs_link_linear_new(c, latent, hidden, NULL));
  vae->output = cs_add_child(c, chain, "output", cs_link_linear_new(c, hidden, inputs, NULL));
}

void vae_encode(ctn_scope* c, const Vae* vae, ctn_variable* x, ctn_variable** mean, ctn_variable** ln_var) {
  ctn_variable* h = cs_relu(c, cs_call(c, vae->encoder, x));
  *mean = cs_call(c, vae->mean, h);
  *ln_var = cs_call(c, vae->ln_var, h);
}

ctn_variable* vae_decode(ctn_scope* c, const Vae* vae, ctn_variable* code) {
  return cs_call(c, vae->output, cs_relu(c, cs_call(c, vae->decoder, code)));
}

ctn_variable* vae_loss(ctn_scope* c, const Vae* vae, ctn_variable* x) {
  ctn_variable *mean, *ln_var, *sum = NULL;
  vae_encode(c, vae, x, &mean, &ln_var);
  for (long long i = 0; i < vae->samples; ++i) {
    ctn_variable* code = cs_gaussian(c, mean, ln_var, NULL);
    ctn_variable* nll = cs_bernoulli_nll(c, x, vae_decode(c, vae, code), NULL);
    sum = sum ? cs_add(c, sum, nll) : nll;
  }
  const double rows = c->status ? 1 : (double)ctn_variable_shape(x)[0];
  ctn_variable* reconstruction = cs_div_f64(c, sum, rows * (double)vae->samples);
  ctn_variable* divergence = cs_div_f64(c, cs_gaussian_kl_divergence(c, mean, ln_var, NULL), rows);
  cs_report_variable(c, "reconstruction", reconstruction, vae->link);
  cs_report_variable(c, "divergence", divergence, vae->link);
  return cs_add(c, reconstruction, cs_mul_f64(c, divergence, vae->beta));
}
