// Random arrays of distributions whose parameters are arrays.
#pragma once
#include "impl/random/state.h"

namespace catenary {

// Draws one element per element of the shape, to which the parameters are broadcast, from a generator, on its
// device. If it is null, the global generator is used: that of the device of the parameters, where weak
// scalars do not count, otherwise that of the current device.

ArrayRef random_uniform_of(RandomState* state, const Array& low, const Array& high, Shape shape, DType dtype);
ArrayRef random_normal_of(RandomState* state, const Array& loc, const Array& scale, Shape shape, DType dtype);
ArrayRef random_lognormal_of(RandomState* state, const Array& mean, const Array& sigma, Shape shape,
                             DType dtype);
ArrayRef random_exponential_of(RandomState* state, const Array& scale, Shape shape, DType dtype);
ArrayRef random_gumbel_of(RandomState* state, const Array& loc, const Array& scale, Shape shape, DType dtype);
ArrayRef random_laplace(RandomState* state, const Array& loc, const Array& scale, Shape shape, DType dtype);
ArrayRef random_logistic(RandomState* state, const Array& loc, const Array& scale, Shape shape, DType dtype);
ArrayRef random_rayleigh(RandomState* state, const Array& scale, Shape shape, DType dtype);
ArrayRef random_standard_cauchy(RandomState* state, Shape shape, DType dtype);
ArrayRef random_pareto(RandomState* state, const Array& a, Shape shape, DType dtype);
ArrayRef random_weibull(RandomState* state, const Array& a, Shape shape, DType dtype);
ArrayRef random_power(RandomState* state, const Array& a, Shape shape, DType dtype);
ArrayRef random_triangular(RandomState* state, const Array& left, const Array& mode, const Array& right,
                           Shape shape, DType dtype);
ArrayRef random_wald(RandomState* state, const Array& mean, const Array& scale, Shape shape, DType dtype);
ArrayRef random_standard_gamma(RandomState* state, const Array& alpha, Shape shape, DType dtype);
ArrayRef random_gamma(RandomState* state, const Array& alpha, const Array& scale, Shape shape, DType dtype);
ArrayRef random_chisquare(RandomState* state, const Array& df, Shape shape, DType dtype);
ArrayRef random_noncentral_chisquare(RandomState* state, const Array& df, const Array& nonc, Shape shape,
                                     DType dtype);
ArrayRef random_f(RandomState* state, const Array& dfnum, const Array& dfden, Shape shape, DType dtype);
ArrayRef random_noncentral_f(RandomState* state, const Array& dfnum, const Array& dfden, const Array& nonc,
                             Shape shape, DType dtype);
ArrayRef random_standard_t(RandomState* state, const Array& df, Shape shape, DType dtype);
ArrayRef random_beta(RandomState* state, const Array& a, const Array& b, Shape shape, DType dtype);
ArrayRef random_vonmises(RandomState* state, const Array& mu, const Array& kappa, Shape shape, DType dtype);
/// Draws a vector along a new last axis for each element of the shape.
ArrayRef random_dirichlet(RandomState* state, const Array& alpha, Shape shape, DType dtype);
ArrayRef random_geometric(RandomState* state, const Array& p, Shape shape, DType dtype);
ArrayRef random_logseries(RandomState* state, const Array& p, Shape shape, DType dtype);
ArrayRef random_zipf(RandomState* state, const Array& a, Shape shape, DType dtype);
ArrayRef random_negative_binomial(RandomState* state, const Array& n, const Array& p, Shape shape,
                                  DType dtype);
ArrayRef random_hypergeometric(RandomState* state, const Array& ngood, const Array& nbad,
                               const Array& nsample, Shape shape, DType dtype);

}  // namespace catenary
