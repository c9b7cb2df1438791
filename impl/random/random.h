// Random arrays.
#pragma once
#include <string>

#include "impl/random/state.h"

namespace catenary {

// Draws from a generator, on its device. If it is null, the global generator is used: that of the device of a
// given array, otherwise that of the current device.

ArrayRef random_sample(RandomState* state, Shape shape, DType dtype);
ArrayRef random_uniform(RandomState* state, double low, double high, Shape shape, DType dtype);
ArrayRef random_standard_normal(RandomState* state, Shape shape, DType dtype);
ArrayRef random_normal(RandomState* state, double loc, double scale, Shape shape, DType dtype);
ArrayRef random_lognormal(RandomState* state, double mean, double sigma, Shape shape, DType dtype);
ArrayRef random_exponential(RandomState* state, double scale, Shape shape, DType dtype);
ArrayRef random_gumbel(RandomState* state, double loc, double scale, Shape shape, DType dtype);
ArrayRef random_poisson(RandomState* state, double mean, Shape shape, DType dtype);
ArrayRef random_binomial(RandomState* state, int64_t n, double p, Shape shape, DType dtype);
/// Draws one element per element of the shape, to which the parameters are broadcast.
ArrayRef random_poisson_of(RandomState* state, const Array& mean, Shape shape, DType dtype);
ArrayRef random_binomial_of(RandomState* state, const Array& n, const Array& p, Shape shape, DType dtype);
ArrayRef random_integers(RandomState* state, int64_t low, int64_t high, Shape shape, DType dtype);
ArrayRef random_integers_inclusive(RandomState* state, int64_t low, int64_t high, Shape shape, DType dtype);
ArrayRef random_interval(RandomState* state, int64_t mx, Shape shape);
ArrayRef random_permutation(RandomState* state, int64_t n);
ArrayRef random_permutation_of(RandomState* state, const Array& a);
void random_shuffle(RandomState* state, Array& a);
ArrayRef random_choice(RandomState* state, int64_t n, Shape shape, bool replace, const Array* p);
ArrayRef random_choice_of(RandomState* state, const Array& a, Shape shape, bool replace, const Array* p);
void random_uniform_into(RandomState* state, double low, double high, Array& out);
void random_normal_into(RandomState* state, double loc, double scale, Array& out);

}  // namespace catenary
