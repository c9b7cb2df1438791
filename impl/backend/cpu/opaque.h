// A barrier for the optimizer.
#pragma once

/// Hides from the compiler where a pointer comes from, so that it neither computes addresses ahead of use,
/// which may need more registers than there are, nor makes vectors of the accesses.
#define CTN_OPAQUE(pointer) __asm__("" : "+r"(pointer))
