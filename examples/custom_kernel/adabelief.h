/*
 * The optimizer AdaBelief (Zhuang et al., 2020), which the library lacks. It is Adam with another second
 * moment: of the difference between the gradient and its running mean. Steps are large where the gradient is
 * as expected.
 */
#ifndef EXAMPLES_CUSTOM_KERNEL_ADABELIEF_H
#define EXAMPLES_CUSTOM_KERNEL_ADABELIEF_H

#include <catenary/scope.h>

/*
 * An optimizer with the hyperparameters alpha, beta1 (0.9), beta2 (0.999) and eps (1e-8). `fused`: one kernel
 * updates a parameter and its states in one pass over memory; otherwise, array routines do, in ten.
 */
ctn_optimizer* adabelief_new(ctn_scope* c, double alpha, int fused);

#endif
