#pragma once
#include <string>

#include "impl/random/state.h"

namespace catenary {

// Draws of a given state, placed on its device; the forms without a state use the global one of the current
// device. array.h has the others.

ArrayRef random_uniform(RandomState& state, double low, double high, Shape shape, DType dtype);
ArrayRef random_normal(RandomState& state, double loc, double scale, Shape shape, DType dtype);
ArrayRef random_integers(RandomState& state, int64_t low, int64_t high, Shape shape, DType dtype);
ArrayRef random_permutation(RandomState& state, int64_t n);
void random_uniform_into(RandomState& state, double low, double high, Array& out);
void random_normal_into(RandomState& state, double loc, double scale, Array& out);

ArrayRef random_sample(Shape shape, DType dtype);
ArrayRef random_sample(RandomState& state, Shape shape, DType dtype);
ArrayRef random_standard_normal(Shape shape, DType dtype);
ArrayRef random_standard_normal(RandomState& state, Shape shape, DType dtype);
ArrayRef random_lognormal(double mean, double sigma, Shape shape, DType dtype);
ArrayRef random_lognormal(RandomState& state, double mean, double sigma, Shape shape, DType dtype);
ArrayRef random_exponential(double scale, Shape shape, DType dtype);
ArrayRef random_exponential(RandomState& state, double scale, Shape shape, DType dtype);
ArrayRef random_gumbel(double loc, double scale, Shape shape, DType dtype);
ArrayRef random_gumbel(RandomState& state, double loc, double scale, Shape shape, DType dtype);
ArrayRef random_poisson(double mean, Shape shape, DType dtype);
ArrayRef random_poisson(RandomState& state, double mean, Shape shape, DType dtype);
ArrayRef random_binomial(int64_t n, double p, Shape shape, DType dtype);
ArrayRef random_binomial(RandomState& state, int64_t n, double p, Shape shape, DType dtype);
ArrayRef random_integers_inclusive(int64_t low, int64_t high, Shape shape, DType dtype);
ArrayRef random_integers_inclusive(RandomState& state, int64_t low, int64_t high, Shape shape, DType dtype);
ArrayRef random_interval(int64_t mx, Shape shape);
ArrayRef random_interval(RandomState& state, int64_t mx, Shape shape);

// Without a state: the global one of the array's device.
ArrayRef random_permutation_of(const Array& a);
ArrayRef random_permutation_of(RandomState& state, const Array& a);
void random_shuffle(Array& a);
void random_shuffle(RandomState& state, Array& a);
ArrayRef random_choice(int64_t n, Shape shape, bool replace, const Array* p);
ArrayRef random_choice(RandomState& state, int64_t n, Shape shape, bool replace, const Array* p);
ArrayRef random_choice_of(const Array& a, Shape shape, bool replace, const Array* p);
ArrayRef random_choice_of(RandomState& state, const Array& a, Shape shape, bool replace, const Array* p);

}  // namespace catenary
