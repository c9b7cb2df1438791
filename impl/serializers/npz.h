#pragma once
#include "impl/optimizers/optimizer.h"

namespace catenary {

// Links and optimizers as NPZ files in Chainer's layout: the parameter or persistent value /l1/W is the entry
// "l1/W", a state of it "l1/W/m"; optimizers add "t" and "epoch".
//
// A save replaces the file in one step. Loading reads, checks and converts everything before it changes
// anything, and copies into the arrays that are there. What is missing or does not fit is listed in one
// message: NOT_FOUND where something is missing, else SHAPE, else DTYPE. Further entries in the file are
// ignored.

void save_npz(Link& link, const char* path, bool compress);
void load_npz(Link& link, const char* path);
void save_npz(Optimizer& optimizer, const char* path, bool compress);
void load_npz(Optimizer& optimizer, const char* path);

}  // namespace catenary
