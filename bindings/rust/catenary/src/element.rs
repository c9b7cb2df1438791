//! The types of elements.
use crate::enums::DType;

/// A 16-bit floating-point number of IEEE 754, as its bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct F16(pub u16);

/// The upper half of an `f32`, as its bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Bf16(pub u16);

impl F16 {
    /// The same number; every `F16` is an `f32`.
    pub fn to_f32(self) -> f32 {
        let sign = if self.0 & 0x8000 == 0 { 1.0 } else { -1.0 };
        let exponent = i32::from(self.0 >> 10 & 0x1f);
        let fraction = f32::from(self.0 & 0x3ff);
        sign * match exponent {
            0 => fraction * 2f32.powi(-24),
            31 if fraction == 0.0 => f32::INFINITY,
            31 => f32::NAN,
            _ => (1024.0 + fraction) * 2f32.powi(exponent - 25),
        }
    }

    /// The nearest number; ties go to the even one, and what is too large is infinite.
    pub fn from_f32(value: f32) -> F16 {
        let bits = value.to_bits();
        let sign = (bits >> 16 & 0x8000) as u16;
        if value.is_nan() {
            return F16(sign | 0x7e00);
        }
        let magnitude = value.abs();
        if magnitude >= 65520.0 {
            return F16(sign | 0x7c00);
        }
        // The spacing of the numbers near the value: adding and subtracting a multiple of it rounds.
        let exponent = ((bits >> 23 & 0xff) as i32 - 127).max(-14);
        let steps = f64::from(magnitude) * 2f64.powi(10 - exponent);
        let rounded = round_half_even(steps) as u16; // 0 to 2048
                                                     // A fraction that overflows carries into the exponent, as the encoding intends.
        let base = if exponent == -14 { 0 } else { ((exponent + 14) as u16) << 10 };
        F16(sign | (base + rounded))
    }
}

fn round_half_even(value: f64) -> f64 {
    let floor = value.floor();
    let rest = value - floor;
    if rest > 0.5 || (rest == 0.5 && floor % 2.0 != 0.0) {
        floor + 1.0
    } else {
        floor
    }
}

impl Bf16 {
    /// The same number; every `Bf16` is an `f32`.
    pub fn to_f32(self) -> f32 {
        f32::from_bits(u32::from(self.0) << 16)
    }

    /// The nearest number; ties go to the even one.
    pub fn from_f32(value: f32) -> Bf16 {
        let bits = value.to_bits();
        if value.is_nan() {
            return Bf16((bits >> 16) as u16 | 0x40);
        }
        Bf16((bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16) as u16)
    }
}

macro_rules! half {
    ($($half:ident)*) => { $(
        impl From<f32> for $half {
            fn from(value: f32) -> $half {
                $half::from_f32(value)
            }
        }
        impl From<$half> for f32 {
            fn from(value: $half) -> f32 {
                value.to_f32()
            }
        }
        impl std::fmt::Debug for $half {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.to_f32().fmt(f)
            }
        }
        impl std::fmt::Display for $half {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.to_f32().fmt(f)
            }
        }
    )* };
}
half!(F16 Bf16);

/// A type that elements can be read as without a copy.
///
/// # Safety
///
/// Any bytes are a value.
pub unsafe trait Element: Value {}

/// A type of values that arrays are made of. It is implemented for `bool` and all [`Element`]s: a byte of a boolean array
/// could have another value than 0 and 1, so booleans are copied, never viewed.
///
/// # Safety
///
/// Values have the size of an element of `DTYPE`, no padding, and are what the library means by the same bytes.
pub unsafe trait Value: Copy + Send + Sync + 'static {
    /// The element type of arrays of such values.
    const DTYPE: DType;
}

macro_rules! elements {
    ($($kind:ty: $dtype:ident,)*) => { $(
        unsafe impl Value for $kind {
            const DTYPE: DType = DType::$dtype;
        }
        unsafe impl Element for $kind {}
    )* };
}
elements! {
    i8: Int8, i16: Int16, i32: Int32, i64: Int64, u8: Uint8, u16: Uint16, u32: Uint32, u64: Uint64,
    F16: Float16, Bf16: Bfloat16, f32: Float32, f64: Float64,
}

unsafe impl Value for bool {
    const DTYPE: DType = DType::Bool;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_f16_survives_the_way_to_f32_and_back() {
        for bits in 0..=u16::MAX {
            let value = F16(bits).to_f32();
            if !value.is_nan() {
                assert_eq!(F16::from_f32(value).0, bits);
            }
            let value = Bf16(bits).to_f32();
            if !value.is_nan() {
                assert_eq!(Bf16::from_f32(value).0, bits);
            }
        }
    }

    #[test]
    fn halves_round_to_nearest_even() {
        assert_eq!(F16::from_f32(1.0 + 1.0 / 2048.0).to_f32(), 1.0);
        assert_eq!(F16::from_f32(1.0 + 3.0 / 2048.0).to_f32(), 1.0 + 2.0 / 1024.0);
        assert_eq!(F16::from_f32(65519.9).to_f32(), 65504.0);
        assert_eq!(F16::from_f32(-65520.0).to_f32(), f32::NEG_INFINITY);
        assert_eq!(F16::from_f32(2f32.powi(-25)).to_f32(), 0.0);
        assert_eq!(F16::from_f32(2f32.powi(-25) * 1.001).to_f32(), 2f32.powi(-24));
        assert_eq!(Bf16::from_f32(1.0 + 1.0 / 256.0).to_f32(), 1.0);
        assert!(F16::from_f32(f32::NAN).to_f32().is_nan() && Bf16::from_f32(f32::NAN).to_f32().is_nan());
    }
}
