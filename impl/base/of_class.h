// Objects of a derived class, as arguments.
#pragma once
#include "impl/base/error.h"

namespace catenary {

/// The object if it is of the class T, which says what it is in T::kNoun; INVALID_ARGUMENT otherwise. What
/// the object is instead comes from described() of its base class.
template <class T, class Base>
T& of_class(Base& object, const char* argument) {
  T* found = dynamic_cast<T*>(&object);
  if (!found)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %s, got %s", argument, T::kNoun,
         described(object).c_str());
  return *found;
}

}  // namespace catenary
