//! Arrays: construction, attributes and copies.
use crate::element::Value;
use crate::enums::{Code, MmapMode};
use crate::error::Error;
use crate::handles::{Array, Dictionary, Initializer, NpzFile};
use crate::index::Index;
use crate::nested::Nested;
use crate::support::*;

impl Array {
    /// A new array on the current device, of numbers or nested lists of them. The values are copied.
    ///
    /// ```
    /// use catenary::Array;
    /// let rows = vec![vec![1i64, 2], vec![3, 4]];
    /// assert_eq!(Array::new(&rows)?.sum(None, false, None)?.item_i64(&[])?, 10);
    /// assert!(Array::new(&vec![vec![1i64, 2], vec![3]]).is_err());
    /// # Ok::<(), catenary::Error>(())
    /// ```
    pub fn new<D: Nested + ?Sized>(data: &D) -> Result<Array> {
        let mut shape = Vec::new();
        data.shape(&mut shape);
        let mut values = Vec::new();
        data.flatten(&shape, &mut values)?;
        Array::from_slice(&values, &shape)
    }

    /// A new array on the current device with a copy of `data`, whose elements are in C order.
    pub fn from_slice<T: Value>(data: &[T], shape: &[i64]) -> Result<Array> {
        same_size(data.len(), shape)?;
        let mut out = null_mut();
        check(unsafe {
            sys::ctn_array_from_data(data.as_ptr().cast(), shape.as_ptr(), shape.len(), T::DTYPE.raw(), &mut out)
        })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// An array on the CPU that owns the memory of a vector: nothing is copied. The elements are in C order.
    ///
    /// ```
    /// use catenary::Array;
    /// let a = Array::from_vec(vec![1f32; 6], &[2, 3])?;
    /// assert_eq!(a.shape(), [2, 3]);
    /// # Ok::<(), catenary::Error>(())
    /// ```
    pub fn from_vec<T: Value>(data: Vec<T>, shape: &[i64]) -> Result<Array> {
        same_size(data.len(), shape)?;
        let mut data = Box::new(data);
        let (memory, mut out) = (data.as_mut_ptr(), null_mut());
        check(unsafe {
            sys::ctn_array_from_memory(
                memory.cast(),
                shape.as_ptr(),
                shape.len(),
                null(),
                T::DTYPE.raw(),
                Some(destroy::<Vec<T>>),
                Box::into_raw(data).cast(),
                &mut out,
            )
        })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Lengths of the axes.
    pub fn shape(&self) -> Vec<i64> {
        // A copy: `set_shape`, of this or another handle of the array, changes the list.
        unsafe { slice_of(sys::ctn_array_shape(self.as_ptr()), self.ndim()).to_vec() }
    }

    /// Distances between neighbors along each axis, in bytes.
    pub fn strides(&self) -> Vec<i64> {
        unsafe { slice_of(sys::ctn_array_strides(self.as_ptr()), self.ndim()).to_vec() }
    }

    /// A copy of the elements in C order, from any device and any memory layout.
    ///
    /// # Errors
    ///
    /// `Code::Dtype` unless the elements are of this type; [`astype`](Array::astype) converts them.
    pub fn to_vec<T: Value>(&self) -> Result<Vec<T>> {
        self.expect_dtype::<T>()?;
        let mut values: Vec<T> = Vec::with_capacity(self.size() as usize);
        let bytes = self.size() as usize * std::mem::size_of::<T>();
        check(unsafe { sys::ctn_array_to_data(self.as_ptr(), values.as_mut_ptr().cast(), bytes) })?;
        if T::DTYPE == crate::enums::DType::Bool {
            // Views of other types may have written other bytes than 0 and 1, which are not booleans of Rust.
            let raw = values.as_mut_ptr().cast::<u8>();
            for i in 0..bytes {
                unsafe { *raw.add(i) = (*raw.add(i) != 0) as u8 };
            }
        }
        unsafe { values.set_len(self.size() as usize) };
        Ok(values)
    }

    /// Overwrites all elements, in C order, on any device and in any memory layout.
    pub fn set_data<T: Value>(&self, data: &[T]) -> Result<()> {
        self.expect_dtype::<T>()?;
        check(unsafe { sys::ctn_array_set_data(self.as_ptr(), data.as_ptr().cast(), std::mem::size_of_val(data)) })
    }

    pub(crate) fn expect_dtype<T: Value>(&self) -> Result<()> {
        if self.dtype() == T::DTYPE {
            return Ok(());
        }
        let message = format!("array: expected elements of type {:?}, got {:?}", T::DTYPE, self.dtype());
        Err(Error::new(Code::Dtype, message))
    }

    /// The views along the first axis, such as the rows of a matrix.
    ///
    /// ```
    /// use catenary::array;
    /// let a = array![[1f64, 2.0], [3.0, 4.0]];
    /// let sums = a.rows()?.map(|row| row?.sum(None, false, None)?.item()).collect::<catenary::Result<Vec<_>>>()?;
    /// assert_eq!(sums, [3.0, 7.0]);
    /// # Ok::<(), catenary::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `Code::Shape` for an array without axes.
    pub fn rows(&self) -> Result<Rows> {
        match self.shape().first() {
            Some(&end) => Ok(Rows { array: self.clone(), next: 0, end }),
            None => Err(Error::new(Code::Shape, "array: expected at least one axis, got a 0-d array")),
        }
    }

    /// The only element as a number.
    pub fn item(&self) -> Result<f64> {
        self.item_f64(&[])
    }

    /// Loads a .npy file of format version 1 to 3, of either byte order, onto the current device.
    pub fn load(path: &str) -> Result<Array> {
        unsafe { Array::load_mapped(path, MmapMode::None) }
    }

    /// Loads a .npy file, or maps it into memory. The elements of a mapped file must be aligned and in the machine's byte
    /// order; the mapping ends with the last array that refers to it.
    ///
    /// # Safety
    ///
    /// If the file is mapped, nobody may change or shorten it as long as an array refers to the mapping.
    pub unsafe fn load_mapped(path: &str, mode: MmapMode) -> Result<Array> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(sys::ctn_array_load(path.as_ptr(), mode.raw(), &mut out))?;
        Ok(Array::adopt(out))
    }

    /// The array in the .npy format.
    pub fn save_to_memory(&self) -> Result<Vec<u8>> {
        let mut length = 0;
        check(unsafe { sys::ctn_array_save_to_memory(self.as_ptr(), null_mut(), 0, &mut length) })?;
        let mut data = vec![0u8; length];
        check(unsafe {
            sys::ctn_array_save_to_memory(self.as_ptr(), data.as_mut_ptr().cast(), data.len(), &mut length)
        })?;
        Ok(data)
    }

    /// The sorted distinct elements, with what else is wanted: see [`Uniques`].
    pub fn unique(&self) -> Result<Uniques> {
        let [mut values, mut index, mut inverse, mut counts] = [null_mut(); 4];
        check(unsafe { sys::ctn_array_unique(self.as_ptr(), &mut values, &mut index, &mut inverse, &mut counts) })?;
        unsafe {
            Ok(Uniques {
                values: Array::adopt(values),
                index: Array::adopt(index),
                inverse: Array::adopt(inverse),
                counts: Array::adopt(counts),
            })
        }
    }

    /// The shape to which arrays broadcast.
    pub fn broadcast<T: Borrow<Array>>(arrays: &[T]) -> Result<Vec<i64>> {
        let list = pointers(arrays);
        let (mut shape, mut ndim) = ([0i64; crate::MAX_NDIM as usize], 0);
        check(unsafe {
            sys::ctn_array_broadcast(list.as_ptr().cast(), list.len(), shape.as_mut_ptr(), shape.len(), &mut ndim)
        })?;
        Ok(shape[..ndim].to_vec())
    }
}

/// The views along the first axis of an array; see [`Array::rows`].
#[derive(Debug)]
pub struct Rows {
    array: Array,
    next: i64,
    end: i64,
}

impl Iterator for Rows {
    type Item = Result<Array>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.next >= self.end {
            return None;
        }
        self.next += 1;
        Some(self.array.get(&[Index::at(self.next - 1)]))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.next) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Rows {}

/// The distinct elements of an array.
#[derive(Debug)]
pub struct Uniques {
    /// The distinct elements, sorted.
    pub values: Array,
    /// The position of the first occurrence of each.
    pub index: Array,
    /// For each element of the array, its position in `values`.
    pub inverse: Array,
    /// How often each occurs.
    pub counts: Array,
}

fn same_size(length: usize, shape: &[i64]) -> Result<()> {
    let size = shape.iter().try_fold(1i64, |size, n| size.checked_mul(*n));
    if size == Some(length as i64) {
        return Ok(());
    }
    let message = format!("data: expected the elements of shape {shape:?}, got {length} elements");
    Err(Error::new(Code::InvalidArgument, message))
}

impl std::fmt::Debug for Array {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.repr(-1, -1, -1).map_err(|_| std::fmt::Error)?)
    }
}

impl std::fmt::Display for Array {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.str(-1, -1, -1).map_err(|_| std::fmt::Error)?)
    }
}

impl Initializer {
    /// Copies the values that an array has now, converted to the dtype and device of the destination.
    pub fn array(value: &Array) -> Result<Initializer> {
        // An initializer may move to another thread, so it gets an array that nobody else can write.
        let value = value.copy()?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_array_new(value.as_ptr(), &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }
}

impl NpzFile {
    /// The names of the arrays.
    pub fn names(&self) -> Result<Vec<String>> {
        (0..self.count()).map(|i| self.name(i)).collect()
    }
}

impl Dictionary {
    /// The keys, in the order of insertion.
    pub fn keys(&self) -> Result<Vec<String>> {
        (0..self.count()).map(|i| self.key(i)).collect()
    }
}
