// Copies of parts of arrays into new ones, in one call for all parts.
#pragma once
#include <catenary/routines.h>

#include "impl/array/array.h"

namespace catenary {

/// A copy with `widths[2 * axis]` elements added before and `widths[2 * axis + 1]` behind those along each
/// axis.
ArrayRef pad(const Array& a, Span<const int64_t> widths, ctn_pad_mode mode, const Array* value);

/// A copy in which values stand in place of the ranges of positions along an axis (CTN_AXIS_NONE: of the
/// flattened array): equally many for each, none if `values` is null.
ArrayRef splice(const Array& a, Span<const int64_t> begins, Span<const int64_t> ends, const Array* values,
                int64_t axis);

/// A copy with the elements moved along several axes.
ArrayRef roll_axes(const Array& a, Span<const int64_t> shifts, Span<const int64_t> axes);

/// Eight elements in the bits of each uint8.
ArrayRef packbits(const Array& a, int64_t axis, bool little);

}  // namespace catenary
