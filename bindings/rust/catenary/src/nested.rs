//! Construction from numbers, slices and nested arrays.
use crate::element::{Bf16, Value, F16};
use crate::enums::Code;
use crate::error::{Error, Result};

/// Numbers, or nested arrays, vectors or slices of them, that an array can be made of.
///
/// All parts at one level must have the same shape.
pub trait Nested {
    /// The type of the numbers.
    type Value: Value;

    /// Appends the lengths of the axes.
    fn shape(&self, shape: &mut Vec<i64>);

    /// Appends the numbers in C order. `shape` is that of this part.
    fn flatten(&self, shape: &[i64], values: &mut Vec<Self::Value>) -> Result<()>;
}

macro_rules! numbers {
    ($($kind:ty)*) => { $(
        impl Nested for $kind {
            type Value = $kind;
            fn shape(&self, _: &mut Vec<i64>) {}
            fn flatten(&self, _: &[i64], values: &mut Vec<$kind>) -> Result<()> {
                values.push(*self);
                Ok(())
            }
        }
    )* };
}
numbers! { bool i8 i16 i32 i64 u8 u16 u32 u64 F16 Bf16 f32 f64 }

impl<T: Nested> Nested for [T] {
    type Value = T::Value;

    fn shape(&self, shape: &mut Vec<i64>) {
        shape.push(self.len() as i64);
        if let Some(first) = self.first() {
            first.shape(shape);
        }
    }

    fn flatten(&self, shape: &[i64], values: &mut Vec<T::Value>) -> Result<()> {
        let (length, inner) = shape.split_first().map_or((0, shape), |(length, inner)| (*length, inner));
        if self.len() as i64 != length {
            let message = format!("data: expected parts of equal length, got {} after {}", self.len(), length);
            return Err(Error::new(Code::InvalidArgument, message));
        }
        self.iter().try_for_each(|part| part.flatten(inner, values))
    }
}

macro_rules! slices {
    ($([$($generics:tt)*] $kind:ty;)*) => { $(
        impl<$($generics)*> Nested for $kind {
            type Value = T::Value;
            fn shape(&self, shape: &mut Vec<i64>) {
                self[..].shape(shape)
            }
            fn flatten(&self, shape: &[i64], values: &mut Vec<T::Value>) -> Result<()> {
                self[..].flatten(shape, values)
            }
        }
    )* };
}
slices! {
    [T: Nested, const N: usize] [T; N];
    [T: Nested] Vec<T>;
}

impl<T: Nested + ?Sized> Nested for &T {
    type Value = T::Value;
    fn shape(&self, shape: &mut Vec<i64>) {
        (**self).shape(shape)
    }
    fn flatten(&self, shape: &[i64], values: &mut Vec<T::Value>) -> Result<()> {
        (**self).flatten(shape, values)
    }
}

/// Makes an array of numbers or nested lists of them.
///
/// ```
/// use catenary::array;
/// let a = array![[1.0, 2.0], [3.0, 4.0]];
/// assert_eq!(a.shape(), [2, 2]);
/// assert_eq!(a.dtype(), catenary::DType::Float64);
/// ```
///
/// # Panics
///
/// If the memory is exhausted or a part is shorter than another; [`Array::new`](crate::Array::new) returns an error.
#[macro_export]
macro_rules! array {
    ($value:expr; $count:expr) => {
        $crate::Array::new(&[$value; $count]).unwrap_or_else(|error| panic!("{}", error))
    };
    ($($data:expr),* $(,)?) => {
        $crate::Array::new(&[$($data),*]).unwrap_or_else(|error| panic!("{}", error))
    };
}
