"""
What the generated calls need: handles, errors, memory, conversions, closures that C calls. `used_bytes()` and
`held_count()` show what the library holds.
"""
module Support

import Libdl
using ..CatenaryRaw
using ..Catenary: HANDLES, ENUMS
const R = CatenaryRaw

export Handle, NDArray, BFloat16, CatenaryError
export check, own, own_all, own_or_nothing, release!, cells
export pass, len, handles, texts, integers, reals, enum, enums, indices, unequal, unknown_option, set_pairs
export dtype_code, dtype_codes, eltype_of, string_of, text_of, as_array, as_variable
export hold, held, hold_copy, keep_text, callback_pointer, callback_data, callback_end, DESTROY, guarded, borrow, borrow_all
export borrow_values, hand_out, loss_function, bound

include("errors.jl")
include("dtypes.jl")
include("handles.jl")
include("convert.jl")
include("closures.jl")

end
