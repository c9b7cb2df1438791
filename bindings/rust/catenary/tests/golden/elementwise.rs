//! Elementwise operations by their names in NumPy.
use catenary::{Array, Result};

pub type Unary = fn(&Array) -> Result<Array>;
pub type UnaryInto = fn(&Array, &Array) -> Result<()>;
pub type Binary = fn(&Array, &Array) -> Result<Array>;
pub type BinaryInto = fn(&Array, &Array, &Array) -> Result<()>;
pub type Pair = Result<(Array, Array)>;

/// An operation, computed into a new array or into an existing one.
pub enum Operation {
    Unary(Unary, UnaryInto),
    Binary(Binary, BinaryInto),
    UnaryPair(fn(&Array) -> Pair, fn(&Array, &Array, &Array) -> Result<()>),
    BinaryPair(fn(&Array, &Array) -> Pair, fn(&Array, &Array, &Array, &Array) -> Result<()>),
}

macro_rules! find {
    ($given:ident, $variant:ident: $($name:ident $into:ident,)*) => {
        match $given {
            $(stringify!($name) => return Some(Operation::$variant(Array::$name, Array::$into)),)*
            _ => {}
        }
    };
}

pub fn operation(name: &str) -> Option<Operation> {
    find! { name, Unary:
        logical_not logical_not_into, negative negative_into, absolute absolute_into, square square_into, sign
        sign_into, sqrt sqrt_into, exp exp_into, log log_into, log1p log1p_into, sin sin_into, cos cos_into,
        tanh tanh_into, sigmoid sigmoid_into, relu relu_into, positive positive_into, reciprocal
        reciprocal_into, exp2 exp2_into, expm1 expm1_into, log2 log2_into, log10 log10_into, tan tan_into,
        arcsin arcsin_into, arccos arccos_into, arctan arctan_into, sinh sinh_into, cosh cosh_into, arcsinh
        arcsinh_into, arccosh arccosh_into, arctanh arctanh_into, deg2rad deg2rad_into, rad2deg rad2deg_into,
        floor floor_into, ceil ceil_into, trunc trunc_into, rint rint_into, isfinite isfinite_into, isinf
        isinf_into, isnan isnan_into, signbit signbit_into, invert invert_into,
    }
    find! { name, Binary:
        add add_into, subtract subtract_into, multiply multiply_into, true_divide true_divide_into,
        floor_divide floor_divide_into, remainder remainder_into, power power_into, maximum maximum_into,
        minimum minimum_into, greater greater_into, greater_equal greater_equal_into, less less_into,
        less_equal less_equal_into, equal equal_into, not_equal not_equal_into, logical_and logical_and_into,
        logical_or logical_or_into, logical_xor logical_xor_into, fmax fmax_into, fmin fmin_into, fmod
        fmod_into, ldexp ldexp_into, copysign copysign_into, nextafter nextafter_into, hypot hypot_into,
        arctan2 arctan2_into, logaddexp logaddexp_into, logaddexp2 logaddexp2_into, bitwise_and
        bitwise_and_into, bitwise_or bitwise_or_into, bitwise_xor bitwise_xor_into, left_shift
        left_shift_into, right_shift right_shift_into,
    }
    find! { name, UnaryPair:
        modf modf_into, frexp frexp_into,
    }
    find! { name, BinaryPair:
        divmod divmod_into,
    }
    None
}

/// An operation with a number after the array, or before it.
pub enum WithNumber<T> {
    After(fn(&Array, T) -> Result<Array>),
    Before(fn(T, &Array) -> Result<Array>),
}

macro_rules! find_number {
    ($given:ident, $front:ident: $($name:ident $form:ident)*; $($reversed:ident $reversed_form:ident)*) => {
        match ($given, $front) {
            $((stringify!($name), false) => Some(WithNumber::After(Array::$form)),)*
            $((stringify!($reversed), true) => Some(WithNumber::Before(Array::$reversed_form)),)*
            _ => None,
        }
    };
}

pub fn with_f64(name: &str, front: bool) -> Option<WithNumber<f64>> {
    find_number! { name, front:
        add add_f64 subtract subtract_f64 multiply multiply_f64 true_divide true_divide_f64 floor_divide
        floor_divide_f64 remainder remainder_f64 power power_f64 maximum maximum_f64 minimum minimum_f64
        greater greater_f64 greater_equal greater_equal_f64 less less_f64 less_equal less_equal_f64 equal
        equal_f64 not_equal not_equal_f64;
        subtract rsubtract_f64 true_divide rtrue_divide_f64 floor_divide rfloor_divide_f64 remainder
        rremainder_f64 power rpower_f64
    }
}

pub fn with_i64(name: &str, front: bool) -> Option<WithNumber<i64>> {
    find_number! { name, front:
        add add_i64 subtract subtract_i64 multiply multiply_i64 true_divide true_divide_i64 floor_divide
        floor_divide_i64 remainder remainder_i64 power power_i64 maximum maximum_i64 minimum minimum_i64
        greater greater_i64 greater_equal greater_equal_i64 less less_i64 less_equal less_equal_i64 equal
        equal_i64 not_equal not_equal_i64 bitwise_and bitwise_and_i64 bitwise_or bitwise_or_i64 bitwise_xor
        bitwise_xor_i64 left_shift left_shift_i64 right_shift right_shift_i64;
        subtract rsubtract_i64 true_divide rtrue_divide_i64 floor_divide rfloor_divide_i64 remainder
        rremainder_i64 power rpower_i64
    }
}
