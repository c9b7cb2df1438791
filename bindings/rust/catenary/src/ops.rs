//! Operators. They panic where the methods and functions of the same meaning return an error.
use crate::handles::{Array, Variable};
use crate::{functions, Result};
use std::ops::*;

#[track_caller]
#[inline]
fn expect<T>(result: Result<T>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{}", error),
    }
}

/// An operator between two handles, owned or borrowed.
macro_rules! binary {
    ($kind:ident: $($trait:ident $method:ident ($a:ident, $b:ident) $call:expr;)*) => { $(
        binary!(@one $kind $trait $method ($a, $b) $call; [&'a $kind] [&'b $kind] ['a, 'b]);
        binary!(@one $kind $trait $method ($a, $b) $call; [$kind] [&'b $kind] ['b]);
        binary!(@one $kind $trait $method ($a, $b) $call; [&'a $kind] [$kind] ['a]);
        binary!(@one $kind $trait $method ($a, $b) $call; [$kind] [$kind] []);
    )* };
    (@one $kind:ident $trait:ident $method:ident ($a:ident, $b:ident) $call:expr; [$left:ty] [$right:ty] [$($life:lifetime),*]) => {
        impl<$($life),*> $trait<$right> for $left {
            type Output = $kind;
            #[track_caller]
            #[inline]
            fn $method(self, other: $right) -> $kind {
                let ($a, $b): (&$kind, &$kind) = (&self, &other);
                expect($call)
            }
        }
    };
}

/// An operator with a number on the right, and one with a number on the left.
macro_rules! scalars {
    ($kind:ident, [$($number:ty)*] as $wide:ty: $trait:ident $method:ident ($a:ident, $b:ident) $call:expr, $reversed:expr) => { $(
        scalars!(@one $kind $number as $wide, $trait $method ($a, $b) $call, $reversed);
    )* };
    (@one $kind:ident $number:ty as $wide:ty, $trait:ident $method:ident ($a:ident, $b:ident) $call:expr, $reversed:expr) => {
        scalars!(@right $kind [&$kind] $number as $wide, $trait $method ($a, $b) $call);
        scalars!(@right $kind [$kind] $number as $wide, $trait $method ($a, $b) $call);
        scalars!(@left $kind [&$kind] $number as $wide, $trait $method ($a, $b) $reversed);
        scalars!(@left $kind [$kind] $number as $wide, $trait $method ($a, $b) $reversed);
    };
    (@right $kind:ident [$left:ty] $number:ty as $wide:ty, $trait:ident $method:ident ($a:ident, $b:ident) $call:expr) => {
        impl $trait<$number> for $left {
            type Output = $kind;
            #[track_caller]
            #[inline]
            fn $method(self, number: $number) -> $kind {
                let ($a, $b): (&$kind, $wide) = (&self, number as $wide);
                expect($call)
            }
        }
    };
    (@left $kind:ident [$right:ty] $number:ty as $wide:ty, $trait:ident $method:ident ($a:ident, $b:ident) $call:expr) => {
        impl $trait<$right> for $number {
            type Output = $kind;
            #[track_caller]
            #[inline]
            fn $method(self, handle: $right) -> $kind {
                let ($a, $b): (&$kind, $wide) = (&handle, self as $wide);
                expect($call)
            }
        }
    };
}

macro_rules! unary {
    ($kind:ident: $($trait:ident $method:ident ($a:ident) $call:expr;)*) => { $(
        impl $trait for &$kind {
            type Output = $kind;
            #[track_caller]
            #[inline]
            fn $method(self) -> $kind {
                let $a = self;
                expect($call)
            }
        }
        impl $trait for $kind {
            type Output = $kind;
            #[track_caller]
            #[inline]
            fn $method(self) -> $kind {
                let $a = &self;
                expect($call)
            }
        }
    )* };
}

/// Assigning operators of arrays, which write into the memory of the left operand.
macro_rules! assigning {
    ($($trait:ident $method:ident $into:ident;)*) => { $(
        impl $trait<&Array> for Array {
            #[track_caller]
            fn $method(&mut self, other: &Array) {
                expect(self.$into(other, self))
            }
        }
        impl $trait<Array> for Array {
            #[track_caller]
            fn $method(&mut self, other: Array) {
                expect(self.$into(&other, self))
            }
        }
        impl $trait<f64> for Array {
            #[track_caller]
            fn $method(&mut self, number: f64) {
                expect(Array::scalar_f64(number).and_then(|other| self.$into(&other, self)))
            }
        }
        impl $trait<i64> for Array {
            #[track_caller]
            fn $method(&mut self, number: i64) {
                expect(Array::scalar_i64(number).and_then(|other| self.$into(&other, self)))
            }
        }
    )* };
}

binary! { Array:
    Add add(a, b) a.add(b);
    Sub sub(a, b) a.subtract(b);
    Mul mul(a, b) a.multiply(b);
    Div div(a, b) a.true_divide(b);
    Rem rem(a, b) a.remainder(b);
    BitAnd bitand(a, b) a.bitwise_and(b);
    BitOr bitor(a, b) a.bitwise_or(b);
    BitXor bitxor(a, b) a.bitwise_xor(b);
    Shl shl(a, b) a.left_shift(b);
    Shr shr(a, b) a.right_shift(b);
}
unary! { Array:
    Neg neg(a) a.negative();
    Not not(a) a.invert();
}
assigning! {
    AddAssign add_assign add_into;
    SubAssign sub_assign subtract_into;
    MulAssign mul_assign multiply_into;
    DivAssign div_assign true_divide_into;
    RemAssign rem_assign remainder_into;
}
scalars!(Array, [f64] as f64: Add add(a, b) a.add_f64(b), a.add_f64(b));
scalars!(Array, [f64] as f64: Sub sub(a, b) a.subtract_f64(b), Array::rsubtract_f64(b, a));
scalars!(Array, [f64] as f64: Mul mul(a, b) a.multiply_f64(b), a.multiply_f64(b));
scalars!(Array, [f64] as f64: Div div(a, b) a.true_divide_f64(b), Array::rtrue_divide_f64(b, a));
scalars!(Array, [f64] as f64: Rem rem(a, b) a.remainder_f64(b), Array::rremainder_f64(b, a));
scalars!(Array, [i64] as i64: Add add(a, b) a.add_i64(b), a.add_i64(b));
scalars!(Array, [i64] as i64: Sub sub(a, b) a.subtract_i64(b), Array::rsubtract_i64(b, a));
scalars!(Array, [i64] as i64: Mul mul(a, b) a.multiply_i64(b), a.multiply_i64(b));
scalars!(Array, [i64] as i64: Div div(a, b) a.true_divide_i64(b), Array::rtrue_divide_i64(b, a));
scalars!(Array, [i64] as i64: Rem rem(a, b) a.remainder_i64(b), Array::rremainder_i64(b, a));

binary! { Variable:
    Add add(a, b) functions::add(a, b);
    Sub sub(a, b) functions::sub(a, b);
    Mul mul(a, b) functions::mul(a, b);
    Div div(a, b) functions::div(a, b);
}
unary! { Variable:
    Neg neg(a) functions::neg(a);
}
scalars!(Variable, [f64] as f64: Add add(a, b) functions::add_f64(a, b), functions::add_f64(a, b));
scalars!(Variable, [f64] as f64: Sub sub(a, b) functions::sub_f64(a, b), functions::rsub_f64(b, a));
scalars!(Variable, [f64] as f64: Mul mul(a, b) functions::mul_f64(a, b), functions::mul_f64(a, b));
scalars!(Variable, [f64] as f64: Div div(a, b) functions::div_f64(a, b), functions::rdiv_f64(b, a));
scalars!(Variable, [i64] as i64: Add add(a, b) functions::add_i64(a, b), functions::add_i64(a, b));
scalars!(Variable, [i64] as i64: Sub sub(a, b) functions::sub_i64(a, b), functions::rsub_i64(b, a));
scalars!(Variable, [i64] as i64: Mul mul(a, b) functions::mul_i64(a, b), functions::mul_i64(a, b));
scalars!(Variable, [i64] as i64: Div div(a, b) functions::div_i64(a, b), functions::rdiv_i64(b, a));
