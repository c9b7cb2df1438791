// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/random.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/random/random.h"
#include "impl/random/state.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_random_state *ctn_random_state_retain(const ctn_random_state *self) {
  return capi::retain(const_cast<ctn_random_state *>(self), "random_state_retain");
}

CTN_API void ctn_random_state_release(const ctn_random_state *self) {
  capi::release(self, "random_state_release");
}

CTN_API ctn_status ctn_random_seed(const char *device, uint64_t seed) {
  return capi::guard("random_seed", [&] {
    catenary::random_seed(device, seed);
  });
}

CTN_API ctn_status ctn_random_fresh_seed(uint64_t *seed) {
  return capi::guard("random_fresh_seed", [&] {
    capi::reference(seed, "seed");
    *seed = catenary::random_fresh_seed();
  });
}

CTN_API ctn_status ctn_random_state_new(const char *device, ctn_random_method method, uint64_t seed,
                                        ctn_random_state **out) {
  return capi::guard("random_state_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_state_new(device, capi::choice(method, 100, 204, "method"), seed));
  });
}

CTN_API ctn_status ctn_random_state_default(const char *device, ctn_random_state **out) {
  return capi::guard("random_state_default", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_state_default(device));
  });
}

CTN_API ctn_status ctn_random_state_seed(ctn_random_state *state, uint64_t seed) {
  return capi::guard("random_state_seed", [&] {
    catenary::random_state_seed(capi::in(state, "state"), seed);
  });
}

CTN_API ctn_status ctn_random_state_method(ctn_random_state *state, ctn_random_method *method) {
  return capi::guard("random_state_method", [&] {
    capi::reference(method, "method");
    *method = catenary::random_state_method(capi::in(state, "state"));
  });
}

CTN_API ctn_status ctn_random_state_device(ctn_random_state *state, char *name, size_t name_capacity,
                                           size_t *name_length) {
  return capi::guard("random_state_device", [&] {
    capi::copy_text(name, name_capacity, name_length,
        catenary::random_state_device(capi::in(state, "state")));
  });
}

CTN_API ctn_status ctn_random_state_save(ctn_random_state *state, ctn_array **out) {
  return capi::guard("random_state_save", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_state_save(capi::in(state, "state")));
  });
}

CTN_API ctn_status ctn_random_state_restore(ctn_random_state *state, const ctn_array *saved) {
  return capi::guard("random_state_restore", [&] {
    catenary::random_state_restore(capi::in(state, "state"), capi::in(saved, "saved"));
  });
}

CTN_API ctn_status ctn_random_sample(ctn_random_state *state, const int64_t *shape, size_t ndim,
                                     ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_sample", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_sample(capi::in_or_null(state, "state"), capi::dims(shape, ndim, "shape"),
            capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_uniform(ctn_random_state *state, double low, double high, const int64_t *shape,
                                      size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_uniform", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_uniform(capi::in_or_null(state, "state"), low, high,
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_standard_normal(ctn_random_state *state, const int64_t *shape, size_t ndim,
                                              ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_standard_normal", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_standard_normal(capi::in_or_null(state, "state"), capi::dims(shape, ndim, "shape"),
            capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_normal(ctn_random_state *state, double loc, double scale, const int64_t *shape,
                                     size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_normal", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_normal(capi::in_or_null(state, "state"), loc, scale,
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_lognormal(ctn_random_state *state, double mean, double sigma,
                                        const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_lognormal", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_lognormal(capi::in_or_null(state, "state"), mean, sigma,
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_exponential(ctn_random_state *state, double scale, const int64_t *shape,
                                          size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_exponential", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_exponential(capi::in_or_null(state, "state"), scale,
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_gumbel(ctn_random_state *state, double loc, double scale, const int64_t *shape,
                                     size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_gumbel", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_gumbel(capi::in_or_null(state, "state"), loc, scale,
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_poisson(ctn_random_state *state, double lam, const int64_t *shape, size_t ndim,
                                      ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_poisson", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_poisson(capi::in_or_null(state, "state"), lam, capi::dims(shape, ndim, "shape"),
            capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_binomial(ctn_random_state *state, int64_t n, double p, const int64_t *shape,
                                       size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_binomial", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_binomial(capi::in_or_null(state, "state"), n, p, capi::dims(shape, ndim, "shape"),
            capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_poisson_of(ctn_random_state *state, const ctn_array *lam, const int64_t *shape,
                                         size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_poisson_of", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_poisson_of(capi::in_or_null(state, "state"), capi::in(lam, "lam"),
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_binomial_of(ctn_random_state *state, const ctn_array *n, const ctn_array *p,
                                          const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                          ctn_array **out) {
  return capi::guard("random_binomial_of", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_binomial_of(capi::in_or_null(state, "state"), capi::in(n, "n"), capi::in(p, "p"),
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_integers(ctn_random_state *state, int64_t low, int64_t high,
                                       const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_integers", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_integers(capi::in_or_null(state, "state"), low, high,
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_integers_inclusive(ctn_random_state *state, int64_t low, int64_t high,
                                                 const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                                 ctn_array **out) {
  return capi::guard("random_integers_inclusive", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_integers_inclusive(capi::in_or_null(state, "state"), low, high,
            capi::dims(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_interval(ctn_random_state *state, int64_t mx, const int64_t *shape, size_t ndim,
                                       ctn_array **out) {
  return capi::guard("random_interval", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_interval(capi::in_or_null(state, "state"), mx, capi::dims(shape, ndim, "shape")));
  });
}

CTN_API ctn_status ctn_random_permutation(ctn_random_state *state, int64_t n, ctn_array **out) {
  return capi::guard("random_permutation", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_permutation(capi::in_or_null(state, "state"), n));
  });
}

CTN_API ctn_status ctn_random_permutation_of(ctn_random_state *state, const ctn_array *a, ctn_array **out) {
  return capi::guard("random_permutation_of", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_permutation_of(capi::in_or_null(state, "state"), capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_random_shuffle(ctn_random_state *state, ctn_array *a) {
  return capi::guard("random_shuffle", [&] {
    catenary::random_shuffle(capi::in_or_null(state, "state"), capi::inout(a, "a"));
  });
}

CTN_API ctn_status ctn_random_choice(ctn_random_state *state, int64_t n, const int64_t *shape, size_t ndim,
                                     int32_t replace, const ctn_array *p, ctn_array **out) {
  return capi::guard("random_choice", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_choice(capi::in_or_null(state, "state"), n, capi::dims(shape, ndim, "shape"),
            capi::flag(replace, "replace"), capi::in_or_null(p, "p")));
  });
}

CTN_API ctn_status ctn_random_choice_of(ctn_random_state *state, const ctn_array *a, const int64_t *shape,
                                        size_t ndim, int32_t replace, const ctn_array *p, ctn_array **out) {
  return capi::guard("random_choice_of", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::random_choice_of(capi::in_or_null(state, "state"), capi::in(a, "a"),
            capi::dims(shape, ndim, "shape"), capi::flag(replace, "replace"), capi::in_or_null(p, "p")));
  });
}

CTN_API ctn_status ctn_random_uniform_into(ctn_random_state *state, double low, double high, ctn_array *out) {
  return capi::guard("random_uniform_into", [&] {
    catenary::random_uniform_into(capi::in_or_null(state, "state"), low, high, capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_random_normal_into(ctn_random_state *state, double loc, double scale, ctn_array *out) {
  return capi::guard("random_normal_into", [&] {
    catenary::random_normal_into(capi::in_or_null(state, "state"), loc, scale, capi::inout(out, "out"));
  });
}

}  // extern "C"
