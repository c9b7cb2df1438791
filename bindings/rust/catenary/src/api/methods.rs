//! The functions of C as methods of handles.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

impl Array {
    /// A new C-contiguous array with undefined contents, on the current device.
    ///
    /// * `shape`: Lengths of the axes, each at least 0.
    /// * `dtype`: Element type of the result.
    ///
    /// # Safety
    ///
    /// The elements are whatever the memory held. They must be written before they are read.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_empty`.
    #[inline]
    pub unsafe fn empty(shape: &[i64], dtype: DType) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_empty(shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A new array of zeros.
    ///
    /// * `shape`: Lengths of the axes, each at least 0.
    /// * `dtype`: Element type of the result.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_zeros`.
    #[inline]
    pub fn zeros(shape: &[i64], dtype: DType) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_zeros(shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A new array of ones.
    ///
    /// * `shape`: Lengths of the axes, each at least 0.
    /// * `dtype`: Element type of the result.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ones`.
    #[inline]
    pub fn ones(shape: &[i64], dtype: DType) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ones(shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A new array filled with `value`, which is broadcast to the shape.
    ///
    /// * `shape`: Lengths of the axes, each at least 0.
    /// * `value`: The value; broadcast to the shape.
    /// * `dtype`: Element type of the result, or `None` for that of `value`.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_full`.
    #[inline]
    pub fn full(shape: &[i64], value: &Array, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_full(shape.as_ptr(), shape.len(), value.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A new array filled with a number.
    ///
    /// * `shape`: Lengths of the axes, each at least 0.
    /// * `value`: The value of every element, converted to `dtype`.
    /// * `dtype`: Element type of the result, or `None` for float64.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_full_f64`.
    #[inline]
    pub fn full_f64(shape: &[i64], value: f64, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_full_f64(shape.as_ptr(), shape.len(), value, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A new array filled with an integer.
    ///
    /// * `shape`: Lengths of the axes, each at least 0.
    /// * `value`: The value of every element, converted to `dtype`.
    /// * `dtype`: Element type of the result, or `None` for int64.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_full_i64`.
    #[inline]
    pub fn full_i64(shape: &[i64], value: i64, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_full_i64(shape.as_ptr(), shape.len(), value, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A new array of the shape of `a` with undefined contents. It keeps the axis order of `a` in memory and
    /// lives on the device of `a`.
    ///
    /// * `dtype`: Element type of the result, or `None` for that of `a`.
    ///
    /// # Safety
    ///
    /// The elements are whatever the memory held. They must be written before they are read.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_empty_like`.
    #[inline]
    pub unsafe fn empty_like(&self, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_empty_like(self.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::empty_like`, but filled with zeros.
    ///
    /// * `dtype`: Element type of the result, or `None` for that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_zeros_like`.
    #[inline]
    pub fn zeros_like(&self, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_zeros_like(self.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::empty_like`, but filled with ones.
    ///
    /// * `dtype`: Element type of the result, or `None` for that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ones_like`.
    #[inline]
    pub fn ones_like(&self, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ones_like(self.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::empty_like`, but filled with `value`.
    ///
    /// * `value`: The value; broadcast to the shape.
    /// * `dtype`: Element type of the result, or `None` for that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_full_like`.
    #[inline]
    pub fn full_like(&self, value: &Array, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_full_like(self.as_ptr(), value.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// An n x m matrix with ones on one diagonal and zeros elsewhere.
    ///
    /// * `n`: Number of rows, at least 0.
    /// * `m`: Number of columns, at least 0.
    /// * `k`: Number of the diagonal: 0 is the main one, positive numbers are above it.
    /// * `dtype`: Element type of the result.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_eye`.
    #[inline]
    pub fn eye(n: i64, m: i64, k: i64, dtype: DType) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_eye(n, m, k, dtype.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The n x n identity matrix.
    ///
    /// * `n`: Number of rows and columns, at least 0.
    /// * `dtype`: Element type of the result.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_identity`.
    #[inline]
    pub fn identity(n: i64, dtype: DType) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_identity(n, dtype.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Integers from start (included) to stop (excluded) by step. With dtype bool there are at most two of
    /// them.
    ///
    /// * `start`: First value.
    /// * `stop`: End of the range, which is excluded.
    /// * `step`: Difference between neighbors, not 0.
    /// * `dtype`: Element type of the result, or `None` for int64.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arange_i64`.
    #[inline]
    pub fn arange_i64(start: i64, stop: i64, step: i64, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arange_i64(start, stop, step, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Values from start by step, ceil((stop - start) / step) of them.
    ///
    /// * `start`: First value.
    /// * `stop`: End of the range, which is excluded.
    /// * `step`: Difference between neighbors, not 0.
    /// * `dtype`: Element type of the result, or `None` for float64.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arange_f64`.
    #[inline]
    pub fn arange_f64(start: f64, stop: f64, step: f64, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arange_f64(start, stop, step, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Evenly spaced values from start to stop.
    ///
    /// * `start`: First value.
    /// * `stop`: End of the range.
    /// * `count`: Number of values, at least 0.
    /// * `endpoint`: Whether `stop` itself is the last value.
    /// * `dtype`: Element type of the result, or `None` for float64.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_linspace`.
    #[inline]
    pub fn linspace(start: f64, stop: f64, count: i64, endpoint: bool, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_linspace(start, stop, count, endpoint as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// For a vector, the square matrix with it on diagonal `k`. For a matrix, a copy of that diagonal.
    ///
    /// * `k`: Number of the diagonal: 0 is the main one, positive numbers are above it.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_diag`.
    #[inline]
    pub fn diag(&self, k: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_diag(self.as_ptr(), k, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The square matrix with the flattened `v` on diagonal `k`.
    ///
    /// * `k`: Number of the diagonal: 0 is the main one, positive numbers are above it.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_diagflat`.
    #[inline]
    pub fn diagflat(&self, k: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_diagflat(self.as_ptr(), k, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of the other operand of
    /// an operation if that dtype is floating. Results are not weak.
    ///
    /// * `value`: The value.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_scalar_f64`.
    #[inline]
    pub fn scalar_f64(value: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_scalar_f64(value, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A weak scalar of integer kind (int64), which takes the dtype of any integer or floating operand. A
    /// value that the dtype cannot hold is an error.
    ///
    /// * `value`: The value.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_scalar_i64`.
    #[inline]
    pub fn scalar_i64(value: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_scalar_i64(value, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A weak scalar of boolean kind.
    ///
    /// * `value`: The value.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_scalar_bool`.
    #[inline]
    pub fn scalar_bool(value: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_scalar_bool(value as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Element type; `None` for `None`.
    ///
    /// C: `ctn_array_dtype`.
    #[inline]
    pub fn dtype(&self) -> DType {
        DType::from_raw(unsafe { sys::ctn_array_dtype(self.as_ptr()) })
    }

    /// Number of axes; 0 for `None`.
    ///
    /// C: `ctn_array_ndim`.
    #[inline]
    pub fn ndim(&self) -> usize {
        unsafe { sys::ctn_array_ndim(self.as_ptr()) }
    }

    /// Number of elements; 0 for `None`.
    ///
    /// C: `ctn_array_size`.
    #[inline]
    pub fn size(&self) -> i64 {
        unsafe { sys::ctn_array_size(self.as_ptr()) }
    }

    /// Bytes of one element; 0 for `None`.
    ///
    /// C: `ctn_array_itemsize`.
    #[inline]
    pub fn itemsize(&self) -> usize {
        unsafe { sys::ctn_array_itemsize(self.as_ptr()) }
    }

    /// Size of all elements together in bytes; 0 for `None`.
    ///
    /// C: `ctn_array_nbytes`.
    #[inline]
    pub fn nbytes(&self) -> usize {
        unsafe { sys::ctn_array_nbytes(self.as_ptr()) }
    }

    /// Whether the elements lie in C order without gaps; 0 for `None`.
    ///
    /// C: `ctn_array_is_c_contiguous`.
    #[inline]
    pub fn is_c_contiguous(&self) -> bool {
        unsafe { sys::ctn_array_is_c_contiguous(self.as_ptr()) != 0 }
    }

    /// Whether the elements lie in Fortran order without gaps; 0 for `None`.
    ///
    /// C: `ctn_array_is_f_contiguous`.
    #[inline]
    pub fn is_f_contiguous(&self) -> bool {
        unsafe { sys::ctn_array_is_f_contiguous(self.as_ptr()) != 0 }
    }

    /// Whether the array has storage of its own and is not a view (NumPy's owndata); 0 for `None`.
    ///
    /// C: `ctn_array_owns_data`.
    #[inline]
    pub fn owns_data(&self) -> bool {
        unsafe { sys::ctn_array_owns_data(self.as_ptr()) != 0 }
    }

    /// Whether the array may be written. Views made by broadcasting may not. 0 for `None`.
    ///
    /// C: `ctn_array_is_writeable`.
    #[inline]
    pub fn is_writeable(&self) -> bool {
        unsafe { sys::ctn_array_is_writeable(self.as_ptr()) != 0 }
    }

    /// The array that `a` is a view of, which is never a view itself. `None`, with `Code::Ok`, if `a` is not
    /// a view or is `None`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_base`.
    #[inline]
    pub fn base(&self) -> Result<Option<Array>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_base(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt_maybe(out) })
    }

    /// Name of the device on which the array lives.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_device`.
    pub fn device(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_array_device(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Number of times that the library wrote the storage, which views share; 0 for `None`.
    ///
    /// C: `ctn_array_version`.
    #[inline]
    pub fn version(&self) -> i64 {
        unsafe { sys::ctn_array_version(self.as_ptr()) }
    }

    /// Tells the library that the storage was written through a raw address, so that it detects gradients
    /// which need the old values.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_mark_written`.
    #[inline]
    pub fn mark_written(&self) -> Result<()> {
        check(unsafe { sys::ctn_array_mark_written(self.as_ptr()) })?;
        Ok(())
    }

    /// One element as double.
    ///
    /// * `index`: A position along each axis. Negative ones count from the end. An array of size 1 needs none.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_item_f64`.
    #[inline]
    pub fn item_f64(&self, index: &[i64]) -> Result<f64> {
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_array_item_f64(self.as_ptr(), index.as_ptr(), index.len(), &mut value) })?;
        Ok(value)
    }

    /// One element as int64. Fractions are cut off, as by Python's int(). A value that is not finite or not
    /// within int64 is INVALID_ARGUMENT.
    ///
    /// * `index`: A position along each axis. Negative ones count from the end. An array of size 1 needs none.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_item_i64`.
    #[inline]
    pub fn item_i64(&self, index: &[i64]) -> Result<i64> {
        let mut value: i64 = Default::default();
        check(unsafe { sys::ctn_array_item_i64(self.as_ptr(), index.as_ptr(), index.len(), &mut value) })?;
        Ok(value)
    }

    /// The array as NumPy's array_str prints it.
    ///
    /// * `max_line_width`: Characters per line, or -1 for the default of 75.
    /// * `precision`: Digits after the decimal point, or -1 for the default of 8.
    /// * `suppress_small`: 1 prints small numbers as 0, 0 with exponents; -1 for the default of 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_str`.
    pub fn str(&self, max_line_width: i32, precision: i32, suppress_small: i32) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_array_str(self.as_ptr(), max_line_width, precision, suppress_small, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// The array as NumPy's array_repr prints it.
    ///
    /// * `max_line_width`: Characters per line, or -1 for the default of 75.
    /// * `precision`: Digits after the decimal point, or -1 for the default of 8.
    /// * `suppress_small`: 1 prints small numbers as 0, 0 with exponents; -1 for the default of 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_repr`.
    pub fn repr(&self, max_line_width: i32, precision: i32, suppress_small: i32) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_array_repr(self.as_ptr(), max_line_width, precision, suppress_small, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Passes the text of `Array::str`, with its default options, to a callback. If the callback returns
    /// another status than `Code::Ok`, printing ends and this call returns that status.
    ///
    /// * `write`: Receives the text.
    ///
    /// # Errors
    ///
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_print`.
    #[inline]
    pub fn print<F1: FnMut(&str) -> Result<()>>(&self, write: F1) -> Result<()> {
        let write = RefCell::new(write);
        check(unsafe { sys::ctn_array_print(self.as_ptr(), Some(callbacks::write_fn::<F1>), &write as *const RefCell<F1> as *mut c_void, None) })?;
        Ok(())
    }

    /// A copy converted to a dtype by C casts, as by NumPy's astype with casting "unsafe".
    ///
    /// * `dtype`: Element type of the result.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_astype`.
    #[inline]
    pub fn astype(&self, dtype: DType) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_astype(self.as_ptr(), dtype.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A copy in C order.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_copy`.
    #[inline]
    pub fn copy(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_copy(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The array itself if it already has the dtype, otherwise a converted copy.
    ///
    /// * `dtype`: The element type, or `None` to accept any.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_asarray`.
    #[inline]
    pub fn asarray(&self, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_asarray(self.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The array in C order and with at least one axis: the array itself if possible, otherwise a copy.
    ///
    /// * `dtype`: The element type, or `None` to keep it.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ascontiguousarray`.
    #[inline]
    pub fn ascontiguousarray(&self, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ascontiguousarray(self.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The array in Fortran order, otherwise like `Array::ascontiguousarray`.
    ///
    /// * `dtype`: The element type, or `None` to keep it.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_asfortranarray`.
    #[inline]
    pub fn asfortranarray(&self, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_asfortranarray(self.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The same bytes as another dtype. If the item size changes, the last axis must be C-contiguous and its
    /// size in bytes a multiple of the new item size.
    ///
    /// * `dtype`: The new element type, or `None` to keep it.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_view`.
    #[inline]
    pub fn view(&self, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_view(self.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The array on another device: the array itself if it lives there already, otherwise a copy.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_to_device`.
    pub fn to_device(&self, device: Option<&str>) -> Result<Array> {
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_to_device(self.as_ptr(), text_pointer(&device), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sets every element to a value, converted as by C casts.
    ///
    /// * `value`: The value, 0-d or broadcast to the shape of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fill`.
    #[inline]
    pub fn fill(&self, value: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_fill(self.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// Sets every element to a number; see `Array::fill`.
    ///
    /// * `value`: The value of every element, converted as by C casts.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fill_f64`.
    #[inline]
    pub fn fill_f64(&self, value: f64) -> Result<()> {
        check(unsafe { sys::ctn_array_fill_f64(self.as_ptr(), value) })?;
        Ok(())
    }

    /// Sets every element to an integer; see `Array::fill`.
    ///
    /// * `value`: The value of every element, converted as by C casts.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fill_i64`.
    #[inline]
    pub fn fill_i64(&self, value: i64) -> Result<()> {
        check(unsafe { sys::ctn_array_fill_i64(self.as_ptr(), value) })?;
        Ok(())
    }

    /// Copies elements into an array.
    ///
    /// * `src`: The source, broadcast to the shape of `dst`.
    /// * `casting`: Which conversions are allowed; see `Casting`.
    /// * `where_`: A bool array, broadcast to the shape of `dst`: only elements where it is true are copied.
    ///   `None`: all.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_copyto`.
    #[inline]
    pub fn copyto(&self, src: &Array, casting: Casting, where_: Option<&Array>) -> Result<()> {
        check(unsafe { sys::ctn_array_copyto(self.as_ptr(), src.as_ptr(), casting.raw(), where_.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }

    /// The elements in C order under a new shape: a view if possible, otherwise a copy.
    ///
    /// * `shape`: Lengths of the axes. One of them may be -1 and follows from the others.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_reshape`.
    #[inline]
    pub fn reshape(&self, shape: &[i64]) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_reshape(self.as_ptr(), shape.as_ptr(), shape.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Gives the array itself a new shape; the elements stay where they are. It is a SHAPE error if that
    /// needs a copy. The pointers that `ctn_array_shape` and `ctn_array_strides` returned before become
    /// invalid.
    ///
    /// * `shape`: Lengths of the axes. One of them may be -1 and follows from the others.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_set_shape`.
    #[inline]
    pub fn set_shape(&self, shape: &[i64]) -> Result<()> {
        check(unsafe { sys::ctn_array_set_shape(self.as_ptr(), shape.as_ptr(), shape.len()) })?;
        Ok(())
    }

    /// Sets whether the array itself may be written. Views that exist keep their own setting, and later ones
    /// get this one. A read-only array becomes writeable unless it is over read-only memory, such as a mapped
    /// file, a view of a read-only array, or has elements that overlap, as those of broadcast views do.
    ///
    /// * `writeable`: Whether it may be written.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_set_writeable`.
    #[inline]
    pub fn set_writeable(&self, writeable: bool) -> Result<()> {
        check(unsafe { sys::ctn_array_set_writeable(self.as_ptr(), writeable as i32) })?;
        Ok(())
    }

    /// A view with as few axes as possible: axes of length 1 are dropped, and neighbors are merged if the
    /// memory layout allows it.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_reduced_view`.
    #[inline]
    pub fn reduced_view(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_reduced_view(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The elements in C order along one axis: a view if possible, otherwise a copy.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ravel`.
    #[inline]
    pub fn ravel(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ravel(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A copy of the elements in C order along one axis.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_flatten`.
    #[inline]
    pub fn flatten(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_flatten(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A view with permuted axes: axis i of the result is axis axes\[i\] of `a`.
    ///
    /// * `axes`: The permutation; negative numbers count from the last axis. `None` reverses the axes.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_transpose`.
    #[inline]
    pub fn transpose(&self, axes: Option<&[i64]>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_transpose(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A view with two axes exchanged.
    ///
    /// * `axis1`: The first axis. Negative numbers count from the last axis.
    /// * `axis2`: The second axis. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_swapaxes`.
    #[inline]
    pub fn swapaxes(&self, axis1: i64, axis2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_swapaxes(self.as_ptr(), axis1, axis2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A view with one axis moved.
    ///
    /// * `axis`: The axis to move. Negative numbers count from the last axis.
    /// * `start`: The axis is moved before the axis at this position. Negative numbers count from the last
    ///   axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rollaxis`.
    #[inline]
    pub fn rollaxis(&self, axis: i64, start: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rollaxis(self.as_ptr(), axis, start, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A view with an additional axis of length 1.
    ///
    /// * `axis`: Position of the new axis in the result. Negative numbers count from the end.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_expand_dims`.
    #[inline]
    pub fn expand_dims(&self, axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_expand_dims(self.as_ptr(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A view without some axes of length 1.
    ///
    /// * `axes`: The axes to remove, which must have length 1. `None`: all axes of length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_squeeze`.
    #[inline]
    pub fn squeeze(&self, axes: Option<&[i64]>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_squeeze(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A read-only view that is broadcast to a shape.
    ///
    /// * `shape`: Lengths of the axes of the result.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_broadcast_to`.
    #[inline]
    pub fn broadcast_to(&self, shape: &[i64]) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_broadcast_to(self.as_ptr(), shape.as_ptr(), shape.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A view by basic indexing.
    ///
    /// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_get`.
    #[inline]
    pub fn get(&self, items: &[Index]) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_get(self.as_ptr(), items.as_ptr().cast(), items.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Assigns to the elements that an index selects.
    ///
    /// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
    /// * `value`: The values, broadcast to the selection and converted as by C casts.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_set`.
    #[inline]
    pub fn set(&self, items: &[Index], value: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_set(self.as_ptr(), items.as_ptr().cast(), items.len(), value.as_ptr()) })?;
        Ok(())
    }

    /// Assigns a number to the elements that an index selects.
    ///
    /// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
    /// * `value`: The new value of the elements, converted as by C casts.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_set_f64`.
    #[inline]
    pub fn set_f64(&self, items: &[Index], value: f64) -> Result<()> {
        check(unsafe { sys::ctn_array_set_f64(self.as_ptr(), items.as_ptr().cast(), items.len(), value) })?;
        Ok(())
    }

    /// Assigns an integer to the elements that an index selects.
    ///
    /// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
    /// * `value`: The new value of the elements, converted as by C casts.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_set_i64`.
    #[inline]
    pub fn set_i64(&self, items: &[Index], value: i64) -> Result<()> {
        check(unsafe { sys::ctn_array_set_i64(self.as_ptr(), items.as_ptr().cast(), items.len(), value) })?;
        Ok(())
    }

    /// Joins arrays along an existing axis.
    ///
    /// * `arrays`: The input arrays.
    /// * `axis`: The axis, or `AXIS_NONE` to join the flattened arrays. Negative numbers count from the last
    ///   axis.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Index`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_concatenate`.
    pub fn concatenate<T1: Borrow<Array>>(arrays: &[T1], axis: i64) -> Result<Array> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_concatenate(arrays_list.as_ptr().cast(), arrays.len(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Splits an array into parts of equal length along an axis.
    ///
    /// * `axis`: The axis. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_split`.
    #[inline]
    pub fn split(&self, axis: i64, count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_split(self.as_ptr(), axis, outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Splits an array into parts along an axis. If the length is not divisible, the first parts are longer
    /// by one.
    ///
    /// * `axis`: The axis. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_array_split`.
    #[inline]
    pub fn array_split(&self, axis: i64, count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_array_split(self.as_ptr(), axis, outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Splits an array at positions along an axis.
    ///
    /// * `positions`: Where a new part begins. They behave as bounds of slices: negative ones count from the
    ///   end.
    /// * `axis`: The axis. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_split_at`.
    #[inline]
    pub fn split_at(&self, positions: &[i64], axis: i64, count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_split_at(self.as_ptr(), positions.as_ptr(), positions.len(), axis, outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Elements, or sub-arrays along an axis, at integer positions.
    ///
    /// * `indices`: Integer positions.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `mode`: What happens to positions outside of the axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_take`.
    #[inline]
    pub fn take(&self, indices: &Array, axis: i64, mode: IndexMode) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_take(self.as_ptr(), indices.as_ptr(), axis, mode.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::take`, but into an existing array of the shape of the result.
    ///
    /// * `indices`: Integer positions.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `mode`: What happens to positions outside of the axis.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::Shape`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_take_into`.
    #[inline]
    pub fn take_into(&self, indices: &Array, axis: i64, mode: IndexMode, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_take_into(self.as_ptr(), indices.as_ptr(), axis, mode.raw(), out.as_ptr()) })?;
        Ok(())
    }

    /// Elements of `x` where a condition is true, otherwise of `y`. All are broadcast; `x` and `y` are
    /// promoted to one dtype.
    ///
    /// * `x`: The values where the condition is true.
    /// * `y`: The values where it is false.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_where`.
    #[inline]
    pub fn where_(&self, x: &Array, y: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_where(self.as_ptr(), x.as_ptr(), y.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Limits the elements to \[minimum, maximum\]. At least one of the bounds is given. As in NumPy 1.24, a
    /// 0-d array counts as a scalar here, so that weak bounds promote it.
    ///
    /// * `minimum`: Lower bound, broadcast. `None`: none.
    /// * `maximum`: Upper bound, broadcast. `None`: none.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_clip`.
    #[inline]
    pub fn clip(&self, minimum: Option<&Array>, maximum: Option<&Array>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_clip(self.as_ptr(), minimum.map_or(null_mut(), |h| h.as_ptr()), maximum.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::clip`, but into an existing array.
    ///
    /// * `minimum`: Lower bound, broadcast. `None`: none.
    /// * `maximum`: Upper bound, broadcast. `None`: none.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_clip_into`.
    #[inline]
    pub fn clip_into(&self, minimum: Option<&Array>, maximum: Option<&Array>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_clip_into(self.as_ptr(), minimum.map_or(null_mut(), |h| h.as_ptr()), maximum.map_or(null_mut(), |h| h.as_ptr()), out.as_ptr()) })?;
        Ok(())
    }

    /// NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a 0-d operand;
    /// otherwise the sum over the last axis of `a` and the second to last of `b`.
    ///
    /// * `b`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_dot`.
    #[inline]
    pub fn dot(&self, b: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_dot(self.as_ptr(), b.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::dot`, but into a C-contiguous array that has exactly the shape and dtype of the result.
    ///
    /// * `b`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_dot_into`.
    #[inline]
    pub fn dot_into(&self, b: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_dot_into(self.as_ptr(), b.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// NumPy's matmul: products of the last two axes, broadcast over the others. A vector counts as a row on
    /// the left and as a column on the right.
    ///
    /// * `b`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_matmul`.
    #[inline]
    pub fn matmul(&self, b: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_matmul(self.as_ptr(), b.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Loads an IDX file, the format of MNIST, onto the current device. The dtype is that of the file: uint8,
    /// int8, int16, int32, float32 or float64.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Format`, `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_load_idx`.
    pub fn load_idx(path: &str) -> Result<Array> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_load_idx(path.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Loads the numbers of a CSV file onto the current device, as an array (rows, columns). Lines end with
    /// LF or CRLF, fields may be in double quotes, spaces around numbers are ignored, and all rows must have
    /// as many fields as the first one. Integers must fit in the dtype.
    ///
    /// * `path`: Path of the file.
    /// * `dtype`: Element type of the result.
    /// * `delimiter`: The character between fields, such as ",".
    /// * `header_lines`: Number of lines at the beginning that are skipped.
    /// * `columns`: Numbers of the columns to load, counted from 0. `None`: all.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Io`, `Code::Format`, `Code::NotFound`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_load_csv`.
    pub fn load_csv(path: &str, dtype: DType, delimiter: &str, header_lines: i64, columns: Option<&[i64]>) -> Result<Array> {
        let path = c_text(path)?;
        let delimiter = c_text(delimiter)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_load_csv(path.as_ptr(), dtype.raw(), delimiter.as_ptr(), header_lines, columns.map_or(null(), |l| l.as_ptr()), columns.map_or(0, |l| l.len()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Loads a JPEG or PNG file as an array (channels, rows, columns) on the current device.
    ///
    /// * `path`: Path of the file.
    /// * `color`: The channels of the images.
    /// * `dtype`: Element type of the result, whose values are 0 to 255 in any type.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Format`, `Code::NotFound`, `Code::Unsupported`, `Code::Unavailable`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_load_image`.
    pub fn load_image(path: &str, color: ImageColor, dtype: DType) -> Result<Array> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_load_image(path.as_ptr(), color.raw(), dtype.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sum. For booleans, logical or.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_add`.
    #[inline]
    pub fn add(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_add(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::add` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_add_into`.
    #[inline]
    pub fn add_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_add_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::add` with a scalar as the second operand. The scalar is weak: it counts as a Python float and
    /// does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_add_f64`.
    #[inline]
    pub fn add_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_add_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::add` with a scalar as the second operand. The scalar is weak: it counts as a Python int and
    /// does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_add_i64`.
    #[inline]
    pub fn add_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_add_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Difference.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are a DTYPE error.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_subtract`.
    #[inline]
    pub fn subtract(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_subtract(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::subtract` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_subtract_into`.
    #[inline]
    pub fn subtract_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_subtract_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::subtract` with a scalar as the second operand. The scalar is weak: it counts as a Python float
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_subtract_f64`.
    #[inline]
    pub fn subtract_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_subtract_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::subtract` with a weak scalar (a Python float) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rsubtract_f64`.
    #[inline]
    pub fn rsubtract_f64(x1: f64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rsubtract_f64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::subtract` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_subtract_i64`.
    #[inline]
    pub fn subtract_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_subtract_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::subtract` with a weak scalar (a Python int) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rsubtract_i64`.
    #[inline]
    pub fn rsubtract_i64(x1: i64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rsubtract_i64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Product. For booleans, logical and.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_multiply`.
    #[inline]
    pub fn multiply(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_multiply(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::multiply` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_multiply_into`.
    #[inline]
    pub fn multiply_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_multiply_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::multiply` with a scalar as the second operand. The scalar is weak: it counts as a Python float
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_multiply_f64`.
    #[inline]
    pub fn multiply_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_multiply_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::multiply` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_multiply_i64`.
    #[inline]
    pub fn multiply_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_multiply_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Quotient, always floating.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_true_divide`.
    #[inline]
    pub fn true_divide(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_true_divide(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::true_divide` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_true_divide_into`.
    #[inline]
    pub fn true_divide_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_true_divide_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::true_divide` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// float and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_true_divide_f64`.
    #[inline]
    pub fn true_divide_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_true_divide_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::true_divide` with a weak scalar (a Python float) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rtrue_divide_f64`.
    #[inline]
    pub fn rtrue_divide_f64(x1: f64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rtrue_divide_f64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::true_divide` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// int and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_true_divide_i64`.
    #[inline]
    pub fn true_divide_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_true_divide_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::true_divide` with a weak scalar (a Python int) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rtrue_divide_i64`.
    #[inline]
    pub fn rtrue_divide_i64(x1: i64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rtrue_divide_i64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Largest integer not above the quotient. Integer division by zero gives 0.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_floor_divide`.
    #[inline]
    pub fn floor_divide(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_floor_divide(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::floor_divide` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_floor_divide_into`.
    #[inline]
    pub fn floor_divide_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_floor_divide_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::floor_divide` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// float and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_floor_divide_f64`.
    #[inline]
    pub fn floor_divide_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_floor_divide_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::floor_divide` with a weak scalar (a Python float) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rfloor_divide_f64`.
    #[inline]
    pub fn rfloor_divide_f64(x1: f64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rfloor_divide_f64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::floor_divide` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// int and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_floor_divide_i64`.
    #[inline]
    pub fn floor_divide_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_floor_divide_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::floor_divide` with a weak scalar (a Python int) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rfloor_divide_i64`.
    #[inline]
    pub fn rfloor_divide_i64(x1: i64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rfloor_divide_i64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Remainder with the sign of the divisor. Integer division by zero gives 0.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_remainder`.
    #[inline]
    pub fn remainder(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_remainder(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::remainder` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_remainder_into`.
    #[inline]
    pub fn remainder_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_remainder_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::remainder` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// float and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_remainder_f64`.
    #[inline]
    pub fn remainder_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_remainder_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::remainder` with a weak scalar (a Python float) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rremainder_f64`.
    #[inline]
    pub fn rremainder_f64(x1: f64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rremainder_f64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::remainder` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_remainder_i64`.
    #[inline]
    pub fn remainder_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_remainder_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::remainder` with a weak scalar (a Python int) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rremainder_i64`.
    #[inline]
    pub fn rremainder_i64(x1: i64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rremainder_i64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Power. A negative integer exponent of integers is an error.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_power`.
    #[inline]
    pub fn power(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_power(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::power` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_power_into`.
    #[inline]
    pub fn power_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_power_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::power` with a scalar as the second operand. The scalar is weak: it counts as a Python float
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_power_f64`.
    #[inline]
    pub fn power_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_power_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::power` with a weak scalar (a Python float) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rpower_f64`.
    #[inline]
    pub fn rpower_f64(x1: f64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rpower_f64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::power` with a scalar as the second operand. The scalar is weak: it counts as a Python int and
    /// does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_power_i64`.
    #[inline]
    pub fn power_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_power_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::power` with a weak scalar (a Python int) as the first operand.
    ///
    /// * `x1`: The first operand.
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rpower_i64`.
    #[inline]
    pub fn rpower_i64(x1: i64, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rpower_i64(x1, x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Larger element. NaN wins over numbers.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_maximum`.
    #[inline]
    pub fn maximum(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_maximum(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::maximum` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_maximum_into`.
    #[inline]
    pub fn maximum_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_maximum_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::maximum` with a scalar as the second operand. The scalar is weak: it counts as a Python float
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_maximum_f64`.
    #[inline]
    pub fn maximum_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_maximum_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::maximum` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_maximum_i64`.
    #[inline]
    pub fn maximum_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_maximum_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Smaller element. NaN wins over numbers.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_minimum`.
    #[inline]
    pub fn minimum(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_minimum(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::minimum` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_minimum_into`.
    #[inline]
    pub fn minimum_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_minimum_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::minimum` with a scalar as the second operand. The scalar is weak: it counts as a Python float
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_minimum_f64`.
    #[inline]
    pub fn minimum_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_minimum_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::minimum` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_minimum_i64`.
    #[inline]
    pub fn minimum_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_minimum_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether x1 \> x2.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_greater`.
    #[inline]
    pub fn greater(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_greater(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::greater` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_greater_into`.
    #[inline]
    pub fn greater_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_greater_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::greater` with a scalar as the second operand. The scalar is weak: it counts as a Python float
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_greater_f64`.
    #[inline]
    pub fn greater_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_greater_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::greater` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_greater_i64`.
    #[inline]
    pub fn greater_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_greater_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether x1 \>= x2.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_greater_equal`.
    #[inline]
    pub fn greater_equal(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_greater_equal(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::greater_equal` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_greater_equal_into`.
    #[inline]
    pub fn greater_equal_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_greater_equal_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::greater_equal` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// float and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_greater_equal_f64`.
    #[inline]
    pub fn greater_equal_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_greater_equal_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::greater_equal` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// int and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_greater_equal_i64`.
    #[inline]
    pub fn greater_equal_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_greater_equal_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether x1 \< x2.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_less`.
    #[inline]
    pub fn less(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_less(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::less` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_less_into`.
    #[inline]
    pub fn less_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_less_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::less` with a scalar as the second operand. The scalar is weak: it counts as a Python float and
    /// does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_less_f64`.
    #[inline]
    pub fn less_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_less_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::less` with a scalar as the second operand. The scalar is weak: it counts as a Python int and
    /// does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_less_i64`.
    #[inline]
    pub fn less_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_less_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether x1 \<= x2.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_less_equal`.
    #[inline]
    pub fn less_equal(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_less_equal(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::less_equal` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_less_equal_into`.
    #[inline]
    pub fn less_equal_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_less_equal_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::less_equal` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// float and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_less_equal_f64`.
    #[inline]
    pub fn less_equal_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_less_equal_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::less_equal` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_less_equal_i64`.
    #[inline]
    pub fn less_equal_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_less_equal_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether x1 == x2.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_equal`.
    #[inline]
    pub fn equal(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_equal(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::equal` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_equal_into`.
    #[inline]
    pub fn equal_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_equal_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::equal` with a scalar as the second operand. The scalar is weak: it counts as a Python float
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_equal_f64`.
    #[inline]
    pub fn equal_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_equal_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::equal` with a scalar as the second operand. The scalar is weak: it counts as a Python int and
    /// does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_equal_i64`.
    #[inline]
    pub fn equal_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_equal_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether x1 != x2.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_not_equal`.
    #[inline]
    pub fn not_equal(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_not_equal(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::not_equal` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_not_equal_into`.
    #[inline]
    pub fn not_equal_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_not_equal_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::not_equal` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// float and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_not_equal_f64`.
    #[inline]
    pub fn not_equal_f64(&self, x2: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_not_equal_f64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::not_equal` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_not_equal_i64`.
    #[inline]
    pub fn not_equal_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_not_equal_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether both elements are true (not zero).
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logical_and`.
    #[inline]
    pub fn logical_and(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_logical_and(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::logical_and` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logical_and_into`.
    #[inline]
    pub fn logical_and_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_logical_and_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Whether at least one element is true (not zero).
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logical_or`.
    #[inline]
    pub fn logical_or(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_logical_or(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::logical_or` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logical_or_into`.
    #[inline]
    pub fn logical_or_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_logical_or_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Whether exactly one element is true (not zero).
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logical_xor`.
    #[inline]
    pub fn logical_xor(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_logical_xor(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::logical_xor` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logical_xor_into`.
    #[inline]
    pub fn logical_xor_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_logical_xor_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Whether the element is zero.
    ///
    /// All dtypes are supported. The result is bool.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logical_not`.
    #[inline]
    pub fn logical_not(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_logical_not(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::logical_not` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logical_not_into`.
    #[inline]
    pub fn logical_not_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_logical_not_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Negation, -x.
    ///
    /// Booleans are a DTYPE error.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_negative`.
    #[inline]
    pub fn negative(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_negative(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::negative` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_negative_into`.
    #[inline]
    pub fn negative_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_negative_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Absolute value.
    ///
    /// All dtypes are supported.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_absolute`.
    #[inline]
    pub fn absolute(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_absolute(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::absolute` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_absolute_into`.
    #[inline]
    pub fn absolute_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_absolute_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// x \* x.
    ///
    /// Booleans are computed as int8.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_square`.
    #[inline]
    pub fn square(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_square(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::square` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_square_into`.
    #[inline]
    pub fn square_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_square_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Sign: -1, 0 or 1. NaN stays NaN.
    ///
    /// Booleans are a DTYPE error.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sign`.
    #[inline]
    pub fn sign(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_sign(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::sign` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sign_into`.
    #[inline]
    pub fn sign_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_sign_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Square root.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sqrt`.
    #[inline]
    pub fn sqrt(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_sqrt(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::sqrt` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sqrt_into`.
    #[inline]
    pub fn sqrt_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_sqrt_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Exponential.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_exp`.
    #[inline]
    pub fn exp(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_exp(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::exp` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_exp_into`.
    #[inline]
    pub fn exp_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_exp_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Natural logarithm.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_log`.
    #[inline]
    pub fn log(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_log(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::log` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_log_into`.
    #[inline]
    pub fn log_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_log_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Natural logarithm of 1 + x, accurate near zero.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_log1p`.
    #[inline]
    pub fn log1p(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_log1p(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::log1p` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_log1p_into`.
    #[inline]
    pub fn log1p_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_log1p_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Sine of radians.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sin`.
    #[inline]
    pub fn sin(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_sin(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::sin` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sin_into`.
    #[inline]
    pub fn sin_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_sin_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Cosine of radians.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cos`.
    #[inline]
    pub fn cos(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_cos(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::cos` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cos_into`.
    #[inline]
    pub fn cos_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_cos_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Hyperbolic tangent.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_tanh`.
    #[inline]
    pub fn tanh(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_tanh(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::tanh` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_tanh_into`.
    #[inline]
    pub fn tanh_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_tanh_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// 1 / (1 + exp(-x)).
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sigmoid`.
    #[inline]
    pub fn sigmoid(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_sigmoid(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::sigmoid` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sigmoid_into`.
    #[inline]
    pub fn sigmoid_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_sigmoid_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// max(x, 0). NaN stays NaN.
    ///
    /// Booleans are a DTYPE error.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_relu`.
    #[inline]
    pub fn relu(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_relu(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::relu` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_relu_into`.
    #[inline]
    pub fn relu_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_relu_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// x1 \* x2 + x3 in one pass over memory.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
    ///
    /// * `x2`: The second operand.
    /// * `x3`: The third operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_multiply_add`.
    #[inline]
    pub fn multiply_add(&self, x2: &Array, x3: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_multiply_add(self.as_ptr(), x2.as_ptr(), x3.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::multiply_add` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `x3`: The third operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_multiply_add_into`.
    #[inline]
    pub fn multiply_add_into(&self, x2: &Array, x3: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_multiply_add_into(self.as_ptr(), x2.as_ptr(), x3.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// A copy.
    ///
    /// Booleans are a DTYPE error.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_positive`.
    #[inline]
    pub fn positive(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_positive(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::positive` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_positive_into`.
    #[inline]
    pub fn positive_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_positive_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in
    /// other integer dtypes.
    ///
    /// Booleans are computed as int8.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_reciprocal`.
    #[inline]
    pub fn reciprocal(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_reciprocal(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::reciprocal` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_reciprocal_into`.
    #[inline]
    pub fn reciprocal_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_reciprocal_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Larger element. Numbers win over NaN.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fmax`.
    #[inline]
    pub fn fmax(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_fmax(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::fmax` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fmax_into`.
    #[inline]
    pub fn fmax_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_fmax_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Smaller element. Numbers win over NaN.
    ///
    /// Inputs are broadcast and promoted to one dtype. All dtypes are supported.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fmin`.
    #[inline]
    pub fn fmin(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_fmin(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::fmin` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fmin_into`.
    #[inline]
    pub fn fmin_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_fmin_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Remainder with the sign of the dividend. Integer division by zero gives 0.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fmod`.
    #[inline]
    pub fn fmod(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_fmod(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::fmod` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_fmod_into`.
    #[inline]
    pub fn fmod_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_fmod_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Results of `Array::floor_divide` and `Array::remainder` together.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_divmod`.
    pub fn divmod(&self, x2: &Array) -> Result<(Array, Array)> {
        let mut quotient = null_mut();
        let mut remainder = null_mut();
        check(unsafe { sys::ctn_array_divmod(self.as_ptr(), x2.as_ptr(), &mut quotient, &mut remainder) })?;
        Ok((unsafe { Array::adopt(quotient) }, unsafe { Array::adopt(remainder) }))
    }

    /// `Array::divmod` into existing arrays or views of the broadcast shape. Results are cast to their dtypes
    /// by the rule same_kind. They may be inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `quotient`: The destination of the quotient.
    /// * `remainder`: The destination of the remainder.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_divmod_into`.
    #[inline]
    pub fn divmod_into(&self, x2: &Array, quotient: &Array, remainder: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_divmod_into(self.as_ptr(), x2.as_ptr(), quotient.as_ptr(), remainder.as_ptr()) })?;
        Ok(())
    }

    /// Fractional and integer part, both with the sign of x.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_modf`.
    pub fn modf(&self) -> Result<(Array, Array)> {
        let mut fraction = null_mut();
        let mut integer = null_mut();
        check(unsafe { sys::ctn_array_modf(self.as_ptr(), &mut fraction, &mut integer) })?;
        Ok((unsafe { Array::adopt(fraction) }, unsafe { Array::adopt(integer) }))
    }

    /// `Array::modf` into existing arrays or views of the broadcast shape. Results are cast to their dtypes
    /// by the rule same_kind. They may be inputs, or share memory with them.
    ///
    /// * `fraction`: The destination of the fraction.
    /// * `integer`: The destination of the integer.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_modf_into`.
    #[inline]
    pub fn modf_into(&self, fraction: &Array, integer: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_modf_into(self.as_ptr(), fraction.as_ptr(), integer.as_ptr()) })?;
        Ok(())
    }

    /// Mantissa in (-1, -0.5\] or \[0.5, 1), or 0, and exponent of two (int32), such that x = mantissa \* 2
    /// \*\* exponent.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_frexp`.
    pub fn frexp(&self) -> Result<(Array, Array)> {
        let mut mantissa = null_mut();
        let mut exponent = null_mut();
        check(unsafe { sys::ctn_array_frexp(self.as_ptr(), &mut mantissa, &mut exponent) })?;
        Ok((unsafe { Array::adopt(mantissa) }, unsafe { Array::adopt(exponent) }))
    }

    /// `Array::frexp` into existing arrays or views of the broadcast shape. Results are cast to their dtypes
    /// by the rule same_kind. They may be inputs, or share memory with them.
    ///
    /// * `mantissa`: The destination of the mantissa.
    /// * `exponent`: The destination of the exponent.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_frexp_into`.
    #[inline]
    pub fn frexp_into(&self, mantissa: &Array, exponent: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_frexp_into(self.as_ptr(), mantissa.as_ptr(), exponent.as_ptr()) })?;
        Ok(())
    }

    /// x1 \* 2 \*\* x2, rounded once.
    ///
    /// Inputs are broadcast; `x2` has an integer dtype, and the result has the dtype of `x1`. Booleans and
    /// integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32,
    /// larger ones as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ldexp`.
    #[inline]
    pub fn ldexp(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ldexp(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::ldexp` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ldexp_into`.
    #[inline]
    pub fn ldexp_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_ldexp_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// x1 with the sign of x2.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_copysign`.
    #[inline]
    pub fn copysign(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_copysign(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::copysign` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_copysign_into`.
    #[inline]
    pub fn copysign_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_copysign_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// The next number after x1 toward x2.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_nextafter`.
    #[inline]
    pub fn nextafter(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_nextafter(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::nextafter` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_nextafter_into`.
    #[inline]
    pub fn nextafter_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_nextafter_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// sqrt(x1 \*\* 2 + x2 \*\* 2) without intermediate overflow.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_hypot`.
    #[inline]
    pub fn hypot(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_hypot(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::hypot` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_hypot_into`.
    #[inline]
    pub fn hypot_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_hypot_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Angle of the point (x2, x1) in (-pi, pi\].
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arctan2`.
    #[inline]
    pub fn arctan2(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arctan2(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::arctan2` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arctan2_into`.
    #[inline]
    pub fn arctan2_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_arctan2_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// log(exp(x1) + exp(x2)) without intermediate overflow.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logaddexp`.
    #[inline]
    pub fn logaddexp(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_logaddexp(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::logaddexp` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logaddexp_into`.
    #[inline]
    pub fn logaddexp_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_logaddexp_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// log2(2 \*\* x1 + 2 \*\* x2) without intermediate overflow.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logaddexp2`.
    #[inline]
    pub fn logaddexp2(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_logaddexp2(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::logaddexp2` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_logaddexp2_into`.
    #[inline]
    pub fn logaddexp2_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_logaddexp2_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// 2 \*\* x.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_exp2`.
    #[inline]
    pub fn exp2(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_exp2(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::exp2` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_exp2_into`.
    #[inline]
    pub fn exp2_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_exp2_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// exp(x) - 1, accurate near zero.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_expm1`.
    #[inline]
    pub fn expm1(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_expm1(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::expm1` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_expm1_into`.
    #[inline]
    pub fn expm1_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_expm1_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Logarithm to base 2.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_log2`.
    #[inline]
    pub fn log2(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_log2(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::log2` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_log2_into`.
    #[inline]
    pub fn log2_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_log2_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Logarithm to base 10.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_log10`.
    #[inline]
    pub fn log10(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_log10(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::log10` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_log10_into`.
    #[inline]
    pub fn log10_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_log10_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Cube root, also of negative numbers.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cbrt`.
    #[inline]
    pub fn cbrt(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_cbrt(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::cbrt` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cbrt_into`.
    #[inline]
    pub fn cbrt_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_cbrt_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Tangent of radians.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_tan`.
    #[inline]
    pub fn tan(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_tan(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::tan` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_tan_into`.
    #[inline]
    pub fn tan_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_tan_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Inverse sine, in \[-pi/2, pi/2\].
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arcsin`.
    #[inline]
    pub fn arcsin(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arcsin(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::arcsin` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arcsin_into`.
    #[inline]
    pub fn arcsin_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_arcsin_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Inverse cosine, in \[0, pi\].
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arccos`.
    #[inline]
    pub fn arccos(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arccos(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::arccos` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arccos_into`.
    #[inline]
    pub fn arccos_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_arccos_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Inverse tangent, in \[-pi/2, pi/2\].
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arctan`.
    #[inline]
    pub fn arctan(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arctan(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::arctan` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arctan_into`.
    #[inline]
    pub fn arctan_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_arctan_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Hyperbolic sine.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sinh`.
    #[inline]
    pub fn sinh(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_sinh(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::sinh` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sinh_into`.
    #[inline]
    pub fn sinh_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_sinh_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Hyperbolic cosine.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cosh`.
    #[inline]
    pub fn cosh(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_cosh(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::cosh` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cosh_into`.
    #[inline]
    pub fn cosh_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_cosh_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Inverse hyperbolic sine.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arcsinh`.
    #[inline]
    pub fn arcsinh(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arcsinh(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::arcsinh` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arcsinh_into`.
    #[inline]
    pub fn arcsinh_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_arcsinh_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Inverse hyperbolic cosine.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arccosh`.
    #[inline]
    pub fn arccosh(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arccosh(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::arccosh` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arccosh_into`.
    #[inline]
    pub fn arccosh_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_arccosh_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Inverse hyperbolic tangent.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arctanh`.
    #[inline]
    pub fn arctanh(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_arctanh(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::arctanh` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_arctanh_into`.
    #[inline]
    pub fn arctanh_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_arctanh_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Converts degrees to radians.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_deg2rad`.
    #[inline]
    pub fn deg2rad(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_deg2rad(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::deg2rad` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_deg2rad_into`.
    #[inline]
    pub fn deg2rad_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_deg2rad_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Converts radians to degrees.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rad2deg`.
    #[inline]
    pub fn rad2deg(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rad2deg(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::rad2deg` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rad2deg_into`.
    #[inline]
    pub fn rad2deg_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_rad2deg_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Largest integer not above x; integers give floats.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_floor`.
    #[inline]
    pub fn floor(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_floor(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::floor` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_floor_into`.
    #[inline]
    pub fn floor_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_floor_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Smallest integer not below x; integers give floats.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ceil`.
    #[inline]
    pub fn ceil(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ceil(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::ceil` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ceil_into`.
    #[inline]
    pub fn ceil_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_ceil_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// x without its fraction; integers give floats.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_trunc`.
    #[inline]
    pub fn trunc(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_trunc(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::trunc` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_trunc_into`.
    #[inline]
    pub fn trunc_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_trunc_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Nearest integer, ties to even; integers give floats.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rint`.
    #[inline]
    pub fn rint(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_rint(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::rint` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_rint_into`.
    #[inline]
    pub fn rint_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_rint_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Whether the element is neither infinite nor NaN.
    ///
    /// All dtypes are supported. The result is bool.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_isfinite`.
    #[inline]
    pub fn isfinite(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_isfinite(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::isfinite` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_isfinite_into`.
    #[inline]
    pub fn isfinite_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_isfinite_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Whether the element is an infinity.
    ///
    /// All dtypes are supported. The result is bool.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_isinf`.
    #[inline]
    pub fn isinf(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_isinf(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::isinf` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_isinf_into`.
    #[inline]
    pub fn isinf_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_isinf_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Whether the element is NaN.
    ///
    /// All dtypes are supported. The result is bool.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_isnan`.
    #[inline]
    pub fn isnan(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_isnan(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::isnan` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_isnan_into`.
    #[inline]
    pub fn isnan_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_isnan_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Whether the sign bit is set, as in -0.0.
    ///
    /// Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits
    /// as float32, larger ones as float64. The result is bool.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_signbit`.
    #[inline]
    pub fn signbit(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_signbit(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::signbit` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_signbit_into`.
    #[inline]
    pub fn signbit_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_signbit_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Bits that both elements have. For booleans, logical and.
    ///
    /// Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_and`.
    #[inline]
    pub fn bitwise_and(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_bitwise_and(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::bitwise_and` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_and_into`.
    #[inline]
    pub fn bitwise_and_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_bitwise_and_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::bitwise_and` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// int and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_and_i64`.
    #[inline]
    pub fn bitwise_and_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_bitwise_and_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Bits that at least one element has. For booleans, logical or.
    ///
    /// Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_or`.
    #[inline]
    pub fn bitwise_or(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_bitwise_or(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::bitwise_or` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_or_into`.
    #[inline]
    pub fn bitwise_or_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_bitwise_or_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::bitwise_or` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_or_i64`.
    #[inline]
    pub fn bitwise_or_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_bitwise_or_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Bits that exactly one element has. For booleans, logical xor.
    ///
    /// Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_xor`.
    #[inline]
    pub fn bitwise_xor(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_bitwise_xor(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::bitwise_xor` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_xor_into`.
    #[inline]
    pub fn bitwise_xor_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_bitwise_xor_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::bitwise_xor` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// int and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bitwise_xor_i64`.
    #[inline]
    pub fn bitwise_xor_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_bitwise_xor_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// All bits inverted. For booleans, logical not.
    ///
    /// Floating dtypes are a DTYPE error.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_invert`.
    #[inline]
    pub fn invert(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_invert(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::invert` into an existing array or view of the broadcast shape. Results are cast to its dtype
    /// by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_invert_into`.
    #[inline]
    pub fn invert_into(&self, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_invert_into(self.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// x1 \* 2 \*\* x2 without the bits that do not fit. A count that is negative or not below the width
    /// gives 0.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a
    /// DTYPE error.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_left_shift`.
    #[inline]
    pub fn left_shift(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_left_shift(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::left_shift` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_left_shift_into`.
    #[inline]
    pub fn left_shift_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_left_shift_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::left_shift` with a scalar as the second operand. The scalar is weak: it counts as a Python int
    /// and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_left_shift_i64`.
    #[inline]
    pub fn left_shift_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_left_shift_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// x1 / 2 \*\* x2, rounded down. A count that is negative or not below the width leaves only the sign (0
    /// or -1).
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a
    /// DTYPE error.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_right_shift`.
    #[inline]
    pub fn right_shift(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_right_shift(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::right_shift` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_right_shift_into`.
    #[inline]
    pub fn right_shift_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_right_shift_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// `Array::right_shift` with a scalar as the second operand. The scalar is weak: it counts as a Python
    /// int and does not widen an array of the same or a higher kind.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_right_shift_i64`.
    #[inline]
    pub fn right_shift_i64(&self, x2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_right_shift_i64(self.as_ptr(), x2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// 0 where x1 is negative, 1 where it is positive, x2 where it is zero. NaN stays NaN.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating
    /// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_heaviside`.
    #[inline]
    pub fn heaviside(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_heaviside(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::heaviside` into an existing array or view of the broadcast shape. Results are cast to its
    /// dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_heaviside_into`.
    #[inline]
    pub fn heaviside_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_heaviside_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Greatest common divisor, which is not negative. The smallest number of a dtype counts with its size.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_gcd`.
    #[inline]
    pub fn gcd(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_gcd(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::gcd` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_gcd_into`.
    #[inline]
    pub fn gcd_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_gcd_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Least common multiple, which is 0 if one of the numbers is. Products that do not fit wrap.
    ///
    /// Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
    ///
    /// * `x2`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_lcm`.
    #[inline]
    pub fn lcm(&self, x2: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_lcm(self.as_ptr(), x2.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// `Array::lcm` into an existing array or view of the broadcast shape. Results are cast to its dtype by
    /// the rule same_kind. `out` may be one of the inputs, or share memory with them.
    ///
    /// * `x2`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_lcm_into`.
    #[inline]
    pub fn lcm_into(&self, x2: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_lcm_into(self.as_ptr(), x2.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// NumPy's advanced indexing: a new array with what the items select. Items of kind `IndexKind::Array`
    /// use `arrays[start]`; the others work as in `Array::get`. Integer arrays are broadcast together, with
    /// INT items as 0-d arrays, and select single elements. A mask of k axes counts as k arrays, the
    /// positions of its true elements, and must have the lengths of the axes it applies to. The axes of the
    /// broadcast positions replace the indexed axes if these are neighbors; if a slice, an ellipsis or a new
    /// axis separates them, they come first.
    ///
    /// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
    /// * `arrays`: The position arrays and masks that items of kind `IndexKind::Array` refer to.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_get_advanced`.
    pub fn get_advanced<T1: Borrow<Array>>(&self, items: &[Index], arrays: &[T1]) -> Result<Array> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_get_advanced(self.as_ptr(), items.as_ptr().cast(), items.len(), arrays_list.as_ptr().cast(), arrays.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Assigns to what the items select, with the rules of `Array::get_advanced`. If positions are repeated,
    /// the last one in C order wins. If there is one mask of all axes, the value must have at most one axis,
    /// with one element or as many as the mask has true ones.
    ///
    /// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
    /// * `arrays`: The position arrays and masks that items of kind `IndexKind::Array` refer to.
    /// * `value`: The values, broadcast to the selection and converted as by C casts.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_set_advanced`.
    #[inline]
    pub fn set_advanced<T1: Borrow<Array>>(&self, items: &[Index], arrays: &[T1], value: &Array) -> Result<()> {
        let arrays_list = pointers::<Array, _>(arrays);
        check(unsafe { sys::ctn_array_set_advanced(self.as_ptr(), items.as_ptr().cast(), items.len(), arrays_list.as_ptr().cast(), arrays.len(), value.as_ptr()) })?;
        Ok(())
    }

    /// Adds values to what the items select, in C order. Repeated positions add up (NumPy's add.at). Each sum
    /// is computed in the dtype that both promote to and converted to the dtype of `a` as by C casts.
    ///
    /// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
    /// * `arrays`: The position arrays and masks that items of kind `IndexKind::Array` refer to.
    /// * `value`: The values to add, broadcast to the selection.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_add_at`.
    #[inline]
    pub fn add_at<T1: Borrow<Array>>(&self, items: &[Index], arrays: &[T1], value: &Array) -> Result<()> {
        let arrays_list = pointers::<Array, _>(arrays);
        check(unsafe { sys::ctn_array_add_at(self.as_ptr(), items.as_ptr().cast(), items.len(), arrays_list.as_ptr().cast(), arrays.len(), value.as_ptr()) })?;
        Ok(())
    }

    /// The elements, or sub-arrays, where a mask is true: NumPy's a\[mask\].
    ///
    /// * `mask`: A bool array that covers the first axes of `a`, with their lengths.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_get_mask`.
    #[inline]
    pub fn get_mask(&self, mask: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_get_mask(self.as_ptr(), mask.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Assigns to the elements where a mask is true: NumPy's a\[mask\] = value.
    ///
    /// * `mask`: A bool array that covers the first axes of `a`, with their lengths.
    /// * `value`: The values, broadcast to the selection and converted as by C casts.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_set_mask`.
    #[inline]
    pub fn set_mask(&self, mask: &Array, value: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_set_mask(self.as_ptr(), mask.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// Sets elements of the flattened array: a.flat\[indices\] = values. If there are fewer values than
    /// positions, the values are repeated; without values nothing happens.
    ///
    /// * `indices`: Integer positions in the flattened array.
    /// * `values`: The values, flattened and converted as by C casts.
    /// * `mode`: What happens to positions outside of the array.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_put`.
    #[inline]
    pub fn put(&self, indices: &Array, values: &Array, mode: IndexMode) -> Result<()> {
        check(unsafe { sys::ctn_array_put(self.as_ptr(), indices.as_ptr(), values.as_ptr(), mode.raw()) })?;
        Ok(())
    }

    /// Elements at positions along one axis that are chosen separately for every place of the other axes.
    ///
    /// * `indices`: Integer positions, such as `Array::argsort` and `Array::argpartition` return them. Has as
    ///   many axes as `a`, and is broadcast against `a` along the other axes.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_take_along_axis`.
    #[inline]
    pub fn take_along_axis(&self, indices: &Array, axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_take_along_axis(self.as_ptr(), indices.as_ptr(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sets the elements that `Array::take_along_axis` reads.
    ///
    /// * `indices`: Integer positions with as many axes as `a`, broadcast against `a` along the other axes.
    /// * `values`: The values, broadcast to the selection and converted as by C casts.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_put_along_axis`.
    #[inline]
    pub fn put_along_axis(&self, indices: &Array, values: &Array, axis: i64) -> Result<()> {
        check(unsafe { sys::ctn_array_put_along_axis(self.as_ptr(), indices.as_ptr(), values.as_ptr(), axis) })?;
        Ok(())
    }

    /// Positions of the elements that are not zero, in C order: an int64 array of shape (ndim, count), whose
    /// rows are the arrays of NumPy's tuple. A 0-d array counts as an array with one axis. NaN is not zero.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_nonzero`.
    #[inline]
    pub fn nonzero(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_nonzero(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Positions of the elements that are not zero in the flattened array: an int64 array with one axis.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_flatnonzero`.
    #[inline]
    pub fn flatnonzero(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_flatnonzero(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Positions of the elements that are not zero: an int64 array of shape (count, ndim).
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_argwhere`.
    #[inline]
    pub fn argwhere(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_argwhere(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The sub-arrays along an axis where a condition is true.
    ///
    /// * `a`: The input array.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_compress`.
    #[inline]
    pub fn compress(&self, a: &Array, axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_compress(self.as_ptr(), a.as_ptr(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The elements of the flattened array where the flattened condition is true.
    ///
    /// * `a`: The input array.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_extract`.
    #[inline]
    pub fn extract(&self, a: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_extract(self.as_ptr(), a.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Saves an array as a .npy file. An array in Fortran order is saved in that order if C order would need
    /// a copy. This replaces the reference's dump, which writes a pickle.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_save`.
    #[inline]
    pub fn save(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_array_save(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Loads a .npy file from memory, as `ctn_array_load` does, onto the current device.
    ///
    /// * `data`: The bytes of the file. Bytes after the elements are ignored.
    ///
    /// # Errors
    ///
    /// `Code::Format`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_load_from_memory`.
    #[inline]
    pub fn load_from_memory(data: &[u8]) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_load_from_memory(data.as_ptr().cast(), data.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Writes the elements alone, in C order, as bytes or as text.
    ///
    /// * `path`: Path of the file.
    /// * `separator`: Text between the elements, each of which is printed as by Python's repr (0.1, 1e-05,
    ///   True), so that reading returns the same values. `None` or an empty string: the elements are written as
    ///   bytes.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_tofile`.
    pub fn tofile(&self, path: &str, separator: Option<&str>) -> Result<()> {
        let path = c_text(path)?;
        let separator = optional_text(separator)?;
        check(unsafe { sys::ctn_array_tofile(self.as_ptr(), path.as_ptr(), text_pointer(&separator)) })?;
        Ok(())
    }

    /// Saves arrays as an .npz file.
    ///
    /// * `path`: Path of the file.
    /// * `arrays`: The arrays to save.
    /// * `names`: Names of the entries, in UTF-8, each used once, not empty and without a component "..".
    ///   `None`, for the list or for an entry: arr_0, arr_1 and so on.
    /// * `level`: Level of deflate's compression, 1 to 9; 0 for none, as the reference's savez; -1 for the
    ///   default, as its savez_compressed.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Unsupported`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_savez`.
    pub fn savez<T1: Borrow<Array>>(path: &str, arrays: &[T1], names: Option<&[&str]>, level: i32) -> Result<()> {
        if let Some(l) = names { same_length("array_savez", "names", arrays.len(), l.len())?; }
        let path = c_text(path)?;
        let arrays_list = pointers::<Array, _>(arrays);
        let names_list = names.map(TextList::new).transpose()?;
        check(unsafe { sys::ctn_array_savez(path.as_ptr(), arrays_list.as_ptr().cast(), arrays.len(), names_list.as_ref().map_or(null(), |l| l.as_ptr()), level) })?;
        Ok(())
    }

    /// Sums of the products over the last axes of both operands. A 0-d operand scales the other.
    ///
    /// * `b`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_inner`.
    #[inline]
    pub fn inner(&self, b: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_inner(self.as_ptr(), b.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Products of every element of `a` with every element of `b`, both flattened: an array of shape (a.size,
    /// b.size).
    ///
    /// * `b`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_outer`.
    #[inline]
    pub fn outer(&self, b: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_outer(self.as_ptr(), b.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::outer`, but into an existing array of shape (a.size, b.size).
    ///
    /// * `b`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_outer_into`.
    #[inline]
    pub fn outer_into(&self, b: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_outer_into(self.as_ptr(), b.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// Sum of the products of the elements of two arrays of the same size, as a 0-d array.
    ///
    /// * `b`: The second operand.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_vdot`.
    #[inline]
    pub fn vdot(&self, b: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_vdot(self.as_ptr(), b.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sums of products over the last axes of `a` and the first axes of `b`, paired in order.
    ///
    /// * `b`: The second operand.
    /// * `axes`: Number of axes to sum over, at least 0. With 0 the result has all products.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Index`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_tensordot`.
    #[inline]
    pub fn tensordot(&self, b: &Array, axes: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_tensordot(self.as_ptr(), b.as_ptr(), axes, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sums of products over pairs of axes: a_axes\[i\] of `a` and b_axes\[i\] of `b`. The remaining axes of
    /// `a` come before those of `b`.
    ///
    /// * `b`: The second operand.
    /// * `a_axes`: Axes of `a`, each at most once. Negative numbers count from the last axis.
    /// * `b_axes`: As many axes of `b`, each at most once. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Index`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_tensordot_axes`.
    #[inline]
    pub fn tensordot_axes(&self, b: &Array, a_axes: &[i64], b_axes: &[i64]) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_tensordot_axes(self.as_ptr(), b.as_ptr(), a_axes.as_ptr(), a_axes.len(), b_axes.as_ptr(), b_axes.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::matmul`, but into an existing array of the shape of the result.
    ///
    /// * `b`: The second operand.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_matmul_into`.
    #[inline]
    pub fn matmul_into(&self, b: &Array, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_matmul_into(self.as_ptr(), b.as_ptr(), out.as_ptr()) })?;
        Ok(())
    }

    /// A view of the diagonals of the planes that two axes span, as the last axis. Unlike NumPy's, it may be
    /// written if `a` may.
    ///
    /// * `offset`: Number of the diagonal: 0 is the main one, positive numbers are above it.
    /// * `axis1`: The first axis of the planes. Negative numbers count from the last axis.
    /// * `axis2`: The second axis of the planes. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_diagonal`.
    #[inline]
    pub fn diagonal(&self, offset: i64, axis1: i64, axis2: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_diagonal(self.as_ptr(), offset, axis1, axis2, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sums of the diagonals that `Array::diagonal` gives.
    ///
    /// * `offset`: Number of the diagonal: 0 is the main one, positive numbers are above it.
    /// * `axis1`: The first axis of the planes. Negative numbers count from the last axis.
    /// * `axis2`: The second axis of the planes. Negative numbers count from the last axis.
    /// * `dtype`: Element type of the result; `None` as in `Array::sum`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_trace`.
    #[inline]
    pub fn trace(&self, offset: i64, axis1: i64, axis2: i64, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_trace(self.as_ptr(), offset, axis1, axis2, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::trace`, but into an existing array of the shape of the result.
    ///
    /// * `offset`: Number of the diagonal: 0 is the main one, positive numbers are above it.
    /// * `axis1`: The first axis of the planes. Negative numbers count from the last axis.
    /// * `axis2`: The second axis of the planes. Negative numbers count from the last axis.
    /// * `dtype`: Element type of the result; `None` as in `Array::sum`.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_trace_into`.
    #[inline]
    pub fn trace_into(&self, offset: i64, axis1: i64, axis2: i64, dtype: Option<DType>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_trace_into(self.as_ptr(), offset, axis1, axis2, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), out.as_ptr()) })?;
        Ok(())
    }

    /// Inverses of square matrices.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_inv`.
    #[inline]
    pub fn inv(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_inv(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Determinants of square matrices. The determinant of an empty matrix is 1.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_det`.
    #[inline]
    pub fn det(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_det(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Signs of determinants and logarithms of their absolute values. A singular matrix has the sign 0 and
    /// the logarithm minus infinity.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_slogdet`.
    pub fn slogdet(&self) -> Result<(Array, Array)> {
        let mut sign = null_mut();
        let mut logarithm = null_mut();
        check(unsafe { sys::ctn_array_slogdet(self.as_ptr(), &mut sign, &mut logarithm) })?;
        Ok((unsafe { Array::adopt(sign) }, unsafe { Array::adopt(logarithm) }))
    }

    /// The solutions x of a x = b. The outer axes are broadcast.
    ///
    /// * `b`: Vectors if `b` has one axis less than `a`, otherwise matrices.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_solve`.
    #[inline]
    pub fn solve(&self, b: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_solve(self.as_ptr(), b.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Lower triangular matrices l such that l times its transpose is `a`.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cholesky`.
    #[inline]
    pub fn cholesky(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_cholesky(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Decompositions a = q r with orthonormal columns of q and an upper triangular r. Their shapes are (m,
    /// k) and (k, n), k being the smaller of m and n, or (m, m) and (m, n) with `complete`.
    ///
    /// * `complete`: Whether q is square even if m is larger than n.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_qr`.
    pub fn qr(&self, complete: bool) -> Result<(Array, Array)> {
        let mut q = null_mut();
        let mut r = null_mut();
        check(unsafe { sys::ctn_array_qr(self.as_ptr(), complete as i32, &mut q, &mut r) })?;
        Ok((unsafe { Array::adopt(q) }, unsafe { Array::adopt(r) }))
    }

    /// The r of `Array::qr` without `complete`, alone.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_qr_r`.
    #[inline]
    pub fn qr_r(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_qr_r(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Singular value decompositions a = u diag(s) vh, with singular values in descending order. The shapes
    /// are (m, k), (k) and (k, n), k being the smaller of m and n; with `full_matrices` u has shape (m, m)
    /// and vh has shape (n, n).
    ///
    /// * `full_matrices`: Whether u and vh are square.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_svd`.
    pub fn svd(&self, full_matrices: bool) -> Result<(Array, Array, Array)> {
        let mut u = null_mut();
        let mut s = null_mut();
        let mut vh = null_mut();
        check(unsafe { sys::ctn_array_svd(self.as_ptr(), full_matrices as i32, &mut u, &mut s, &mut vh) })?;
        Ok((unsafe { Array::adopt(u) }, unsafe { Array::adopt(s) }, unsafe { Array::adopt(vh) }))
    }

    /// Singular values alone, in descending order.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_svdvals`.
    #[inline]
    pub fn svdvals(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_svdvals(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices.
    ///
    /// * `upper`: Whether the upper triangle is read instead of the lower one.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_eigh`.
    pub fn eigh(&self, upper: bool) -> Result<(Array, Array)> {
        let mut w = null_mut();
        let mut v = null_mut();
        check(unsafe { sys::ctn_array_eigh(self.as_ptr(), upper as i32, &mut w, &mut v) })?;
        Ok((unsafe { Array::adopt(w) }, unsafe { Array::adopt(v) }))
    }

    /// Eigenvalues of symmetric matrices alone, in ascending order.
    ///
    /// * `upper`: Whether the upper triangle is read instead of the lower one.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_eigvalsh`.
    #[inline]
    pub fn eigvalsh(&self, upper: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_eigvalsh(self.as_ptr(), upper as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Moore-Penrose pseudo-inverses.
    ///
    /// * `rcond`: Singular values up to this fraction of the largest one count as zero; at least 0 (NumPy's
    ///   default is 1e-15).
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_pinv`.
    #[inline]
    pub fn pinv(&self, rcond: f64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_pinv(self.as_ptr(), rcond, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Norms of vectors (over one axis) or matrices (over two axes: rows and columns). Integers are computed
    /// in float64.
    ///
    /// * `kind`: Kind of the norm.
    /// * `order`: Order of the norm, read only with `NormKind::Order`. For vectors any number: infinity is the
    ///   largest and minus infinity the smallest absolute value, and 0 counts the elements that are not zero.
    ///   For matrices 1 and -1 (column sums), infinity and minus infinity (row sums), 2 and -2 (singular
    ///   values).
    /// * `axes`: One or two axes. `None`: all axes, of which there must be one or two unless `kind` is
    ///   `NormKind::Default`.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_norm`.
    #[inline]
    pub fn norm(&self, kind: NormKind, order: f64, axes: Option<&[i64]>, keepdims: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_norm(self.as_ptr(), kind.raw(), order, axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The array with at least one axis; the array itself if it has one.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_atleast_1d`.
    #[inline]
    pub fn atleast_1d(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_atleast_1d(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The array with at least two axes, new ones first; the array itself if it has two.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_atleast_2d`.
    #[inline]
    pub fn atleast_2d(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_atleast_2d(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n) becomes (m, n, 1). The
    /// array itself if it has three.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_atleast_3d`.
    #[inline]
    pub fn atleast_3d(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_atleast_3d(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Views of all arrays, broadcast to one shape and read-only. An array that already has that shape is
    /// returned itself.
    ///
    /// * `arrays`: The input arrays.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_broadcast_arrays`.
    pub fn broadcast_arrays<T1: Borrow<Array>>(arrays: &[T1]) -> Result<Vec<Array>> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut outs = vec![null_mut::<sys::ctn_array>(); arrays.len()];
        check(unsafe { sys::ctn_array_broadcast_arrays(arrays_list.as_ptr().cast(), arrays.len(), outs.as_mut_ptr()) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// A view with one axis at another position; the others keep their order.
    ///
    /// * `source`: The axis to move. Negative numbers count from the last axis.
    /// * `destination`: Its position in the result. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_moveaxis`.
    #[inline]
    pub fn moveaxis(&self, source: i64, destination: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_moveaxis(self.as_ptr(), source, destination, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A view with the elements along some axes in reverse order.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_flip`.
    #[inline]
    pub fn flip(&self, axes: Option<&[i64]>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_flip(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Joins arrays of one shape along a new axis.
    ///
    /// * `arrays`: The input arrays, all of the same shape.
    /// * `axis`: Position of the new axis in the result. Negative numbers count from the end.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Index`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_stack`.
    pub fn stack<T1: Borrow<Array>>(arrays: &[T1], axis: i64) -> Result<Array> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_stack(arrays_list.as_ptr().cast(), arrays.len(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Joins arrays along the second axis. Vectors are joined along their only axis.
    ///
    /// * `arrays`: The input arrays.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_hstack`.
    pub fn hstack<T1: Borrow<Array>>(arrays: &[T1]) -> Result<Array> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_hstack(arrays_list.as_ptr().cast(), arrays.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Joins arrays along the first axis; vectors count as rows.
    ///
    /// * `arrays`: The input arrays.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_vstack`.
    pub fn vstack<T1: Borrow<Array>>(arrays: &[T1]) -> Result<Array> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_vstack(arrays_list.as_ptr().cast(), arrays.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Joins arrays along the third axis, after `Array::atleast_3d`.
    ///
    /// * `arrays`: The input arrays.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_dstack`.
    pub fn dstack<T1: Borrow<Array>>(arrays: &[T1]) -> Result<Array> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_dstack(arrays_list.as_ptr().cast(), arrays.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Joins arrays along the second axis; vectors count as columns.
    ///
    /// * `arrays`: The input arrays.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_column_stack`.
    pub fn column_stack<T1: Borrow<Array>>(arrays: &[T1]) -> Result<Array> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_column_stack(arrays_list.as_ptr().cast(), arrays.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Splits an array into parts of equal length along the second axis, or a vector along its only axis.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_hsplit`.
    #[inline]
    pub fn hsplit(&self, count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_hsplit(self.as_ptr(), outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Splits an array with at least two axes into parts of equal length along the first axis.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_vsplit`.
    #[inline]
    pub fn vsplit(&self, count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_vsplit(self.as_ptr(), outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Splits an array with at least three axes into parts of equal length along the third axis.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_dsplit`.
    #[inline]
    pub fn dsplit(&self, count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_dsplit(self.as_ptr(), outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Splits an array at positions along the second axis, or a vector along its only axis.
    ///
    /// * `positions`: Where a new part begins. They behave as bounds of slices: negative ones count from the
    ///   end.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_hsplit_at`.
    #[inline]
    pub fn hsplit_at(&self, positions: &[i64], count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_hsplit_at(self.as_ptr(), positions.as_ptr(), positions.len(), outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Splits an array with at least two axes at positions along the first axis.
    ///
    /// * `positions`: Where a new part begins. They behave as bounds of slices: negative ones count from the
    ///   end.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_vsplit_at`.
    #[inline]
    pub fn vsplit_at(&self, positions: &[i64], count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_vsplit_at(self.as_ptr(), positions.as_ptr(), positions.len(), outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Splits an array with at least three axes at positions along the third axis.
    ///
    /// * `positions`: Where a new part begins. They behave as bounds of slices: negative ones count from the
    ///   end.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_dsplit_at`.
    #[inline]
    pub fn dsplit_at(&self, positions: &[i64], count: usize) -> Result<Vec<Array>> {
        let mut outs = vec![null_mut::<sys::ctn_array>(); count];
        check(unsafe { sys::ctn_array_dsplit_at(self.as_ptr(), positions.as_ptr(), positions.len(), outs.as_mut_ptr(), count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// The array repeated as a whole along its axes.
    ///
    /// * `repetitions`: Number of repetitions along each axis, at least 0. If the array has fewer axes, or the
    ///   list fewer entries, ones are added in front.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_tile`.
    #[inline]
    pub fn tile(&self, repetitions: &[i64]) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_tile(self.as_ptr(), repetitions.as_ptr(), repetitions.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The array with its elements repeated along an axis.
    ///
    /// * `repeats`: Number of repetitions, at least 0: one entry for all elements, or one for each.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_repeat`.
    #[inline]
    pub fn repeat(&self, repeats: &[i64], axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_repeat(self.as_ptr(), repeats.as_ptr(), repeats.len(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A copy with the elements moved along an axis. Elements moved beyond the end return at the beginning.
    ///
    /// * `shift`: Number of places to move; negative numbers move toward the beginning.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_roll`.
    #[inline]
    pub fn roll(&self, shift: i64, axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_roll(self.as_ptr(), shift, axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sums of the elements.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation and of the result; `None` for int64 or uint64 if the elements
    ///   are smaller integers or booleans, otherwise that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sum`.
    #[inline]
    pub fn sum(&self, axes: Option<&[i64]>, keepdims: bool, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_sum(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sums of the elements, into an existing array of the shape of the result.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation, or `None` for the one to which `a` and `out` promote.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sum_into`.
    #[inline]
    pub fn sum_into(&self, axes: Option<&[i64]>, keepdims: bool, dtype: Option<DType>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_sum_into(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), out.as_ptr()) })?;
        Ok(())
    }

    /// Products of the elements.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation and of the result; `None` for int64 or uint64 if the elements
    ///   are smaller integers or booleans, otherwise that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_prod`.
    #[inline]
    pub fn prod(&self, axes: Option<&[i64]>, keepdims: bool, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_prod(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Products of the elements, into an existing array of the shape of the result.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation, or `None` for the one to which `a` and `out` promote.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_prod_into`.
    #[inline]
    pub fn prod_into(&self, axes: Option<&[i64]>, keepdims: bool, dtype: Option<DType>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_prod_into(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), out.as_ptr()) })?;
        Ok(())
    }

    /// Arithmetic means of the elements.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation and of the result, or `None` for float64 if the elements are
    ///   integers or booleans, otherwise that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_mean`.
    #[inline]
    pub fn mean(&self, axes: Option<&[i64]>, keepdims: bool, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_mean(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Arithmetic means of the elements, into an existing array of the shape of the result.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation, or `None` for float64 if the elements are integers or
    ///   booleans, otherwise for the one to which `a` and `out` promote.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_mean_into`.
    #[inline]
    pub fn mean_into(&self, axes: Option<&[i64]>, keepdims: bool, dtype: Option<DType>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_mean_into(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), out.as_ptr()) })?;
        Ok(())
    }

    /// Largest elements, or NaN if there is one. An empty axis is an error.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_max`.
    #[inline]
    pub fn max(&self, axes: Option<&[i64]>, keepdims: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_max(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Largest elements, into an existing array of the shape of the result.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_max_into`.
    #[inline]
    pub fn max_into(&self, axes: Option<&[i64]>, keepdims: bool, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_max_into(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, out.as_ptr()) })?;
        Ok(())
    }

    /// Smallest elements, or NaN if there is one. An empty axis is an error.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_min`.
    #[inline]
    pub fn min(&self, axes: Option<&[i64]>, keepdims: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_min(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Smallest elements, into an existing array of the shape of the result.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_min_into`.
    #[inline]
    pub fn min_into(&self, axes: Option<&[i64]>, keepdims: bool, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_min_into(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, out.as_ptr()) })?;
        Ok(())
    }

    /// First positions (int64) of the largest elements along an axis. The first NaN wins.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_argmax`.
    #[inline]
    pub fn argmax(&self, axis: i64, keepdims: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_argmax(self.as_ptr(), axis, keepdims as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::argmax`, but into an existing array of an integer dtype that int64 can hold.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_argmax_into`.
    #[inline]
    pub fn argmax_into(&self, axis: i64, keepdims: bool, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_argmax_into(self.as_ptr(), axis, keepdims as i32, out.as_ptr()) })?;
        Ok(())
    }

    /// First positions (int64) of the smallest elements along an axis. The first NaN wins.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_argmin`.
    #[inline]
    pub fn argmin(&self, axis: i64, keepdims: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_argmin(self.as_ptr(), axis, keepdims as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::argmin`, but into an existing array of an integer dtype that int64 can hold.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_argmin_into`.
    #[inline]
    pub fn argmin_into(&self, axis: i64, keepdims: bool, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_argmin_into(self.as_ptr(), axis, keepdims as i32, out.as_ptr()) })?;
        Ok(())
    }

    /// Variances: the mean square distance from the mean, with the number of elements minus `ddof` as the
    /// divisor.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `ddof`: Subtracted from the number of elements in the divisor; usually 0 or 1.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation and of the result, or `None` for float64 if the elements are
    ///   integers or booleans, otherwise that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_var`.
    #[inline]
    pub fn var(&self, axes: Option<&[i64]>, ddof: f64, keepdims: bool, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_var(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), ddof, keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::var`, but into an existing array of the shape of the result.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `ddof`: Subtracted from the number of elements in the divisor; usually 0 or 1.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation; `None` as in `Array::var`.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_var_into`.
    #[inline]
    pub fn var_into(&self, axes: Option<&[i64]>, ddof: f64, keepdims: bool, dtype: Option<DType>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_var_into(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), ddof, keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), out.as_ptr()) })?;
        Ok(())
    }

    /// Standard deviations: the square roots of the variances of `Array::var`.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `ddof`: Subtracted from the number of elements in the divisor; usually 0 or 1.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation and of the result, or `None` for float64 if the elements are
    ///   integers or booleans, otherwise that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_std`.
    #[inline]
    pub fn std(&self, axes: Option<&[i64]>, ddof: f64, keepdims: bool, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_std(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), ddof, keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::std`, but into an existing array of the shape of the result.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `ddof`: Subtracted from the number of elements in the divisor; usually 0 or 1.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `dtype`: Element type of the computation; `None` as in `Array::std`.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_std_into`.
    #[inline]
    pub fn std_into(&self, axes: Option<&[i64]>, ddof: f64, keepdims: bool, dtype: Option<DType>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_std_into(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), ddof, keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), out.as_ptr()) })?;
        Ok(())
    }

    /// Number of elements that are not zero (int64).
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_count_nonzero`.
    #[inline]
    pub fn count_nonzero(&self, axes: Option<&[i64]>, keepdims: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_count_nonzero(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether all elements differ from zero (bool); true if there are no elements.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_all`.
    #[inline]
    pub fn all(&self, axes: Option<&[i64]>, keepdims: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_all(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Whether at least one element differs from zero (bool); false if there are no elements.
    ///
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_any`.
    #[inline]
    pub fn any(&self, axes: Option<&[i64]>, keepdims: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_any(self.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sums of products of the elements of one vector with those of the other one in reverse order, for all
    /// shifts at which they overlap: the product of two polynomials.
    ///
    /// * `v`: A vector of at least one element.
    /// * `mode`: Which shifts the result has.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_convolve`.
    #[inline]
    pub fn convolve(&self, v: &Array, mode: ConvolutionMode) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_convolve(self.as_ptr(), v.as_ptr(), mode.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sums of products of the elements of two vectors for all shifts at which they overlap; the first sum is
    /// that of the first elements of `a` with the last ones of `v`.
    ///
    /// * `v`: A vector of at least one element.
    /// * `mode`: Which shifts the result has.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_correlate`.
    #[inline]
    pub fn correlate(&self, v: &Array, mode: ConvolutionMode) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_correlate(self.as_ptr(), v.as_ptr(), mode.raw(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Einstein summation as by NumPy's einsum. Comma-separated letters name the axes of the operands, "..."
    /// denotes further axes that are broadcast, and the letters after "-\>" order the result. Without "-\>",
    /// the result has the axes of the ellipsis and then those of the letters that occur once, in alphabetical
    /// order. Products are contracted pairwise, greedily, as matrix products. The operands are promoted to
    /// one dtype. The result of one operand without sums is a view of it, otherwise a new C-contiguous array.
    ///
    /// * `subscripts`: The subscripts, such as "ij,jk-\>ik".
    /// * `arrays`: The operands, one for each group of subscripts.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_einsum`.
    pub fn einsum<T1: Borrow<Array>>(subscripts: &str, arrays: &[T1]) -> Result<Array> {
        let subscripts = c_text(subscripts)?;
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_einsum(subscripts.as_ptr(), arrays_list.as_ptr().cast(), arrays.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::einsum`, but into an existing array of the shape of the result, whose dtype may be
    /// another one of the same kind.
    ///
    /// * `subscripts`: The subscripts, such as "ij,jk-\>ik".
    /// * `arrays`: The operands, one for each group of subscripts.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_einsum_into`.
    pub fn einsum_into<T1: Borrow<Array>>(subscripts: &str, arrays: &[T1], out: &Array) -> Result<()> {
        let subscripts = c_text(subscripts)?;
        let arrays_list = pointers::<Array, _>(arrays);
        check(unsafe { sys::ctn_array_einsum_into(subscripts.as_ptr(), arrays_list.as_ptr().cast(), arrays.len(), out.as_ptr()) })?;
        Ok(())
    }

    /// Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers, otherwise
    /// UNSUPPORTED. They are computed on the host.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_eig`.
    pub fn eig(&self) -> Result<(Array, Array)> {
        let mut w = null_mut();
        let mut v = null_mut();
        check(unsafe { sys::ctn_array_eig(self.as_ptr(), &mut w, &mut v) })?;
        Ok((unsafe { Array::adopt(w) }, unsafe { Array::adopt(v) }))
    }

    /// Eigenvalues alone of square matrices whose eigenvalues are all real numbers, otherwise UNSUPPORTED.
    /// They are computed on the host.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_eigvals`.
    #[inline]
    pub fn eigvals(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_eigvals(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Least squares: of all x for which the sums of the squares of the columns of b - a x are the smallest,
    /// the one of the smallest norm. The sums are computed if the rank of `a` is n and m is above n;
    /// otherwise there are none. Results are float32 if both operands are, otherwise float64; 16-bit floats
    /// are a DTYPE error. Waits for the device.
    ///
    /// * `b`: A vector of m elements, or a matrix of shape (m, k).
    /// * `rcond`: Singular values up to this fraction of the largest one count as zero; a negative number means
    ///   the precision of the dtype times the larger of m and n.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Unsupported`, `Code::Unavailable`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_lstsq`.
    pub fn lstsq(&self, b: &Array, rcond: f64) -> Result<(Array, Array, i64, Array)> {
        let mut x = null_mut();
        let mut residuals = null_mut();
        let mut rank: i64 = Default::default();
        let mut s = null_mut();
        check(unsafe { sys::ctn_array_lstsq(self.as_ptr(), b.as_ptr(), rcond, &mut x, &mut residuals, &mut rank, &mut s) })?;
        Ok((unsafe { Array::adopt(x) }, unsafe { Array::adopt(residuals) }, rank, unsafe { Array::adopt(s) }))
    }

    /// A copy with elements added before and behind those along every axis.
    ///
    /// * `widths`: The number of elements before and that of those behind, for each axis.
    /// * `mode`: What the elements are.
    /// * `value`: The value of mode `PadMode::Constant`, one element. `None`: for the other modes, which have
    ///   none.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_pad`.
    #[inline]
    pub fn pad(&self, widths: &[i64], mode: PadMode, value: Option<&Array>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_pad(self.as_ptr(), widths.as_ptr(), widths.len(), mode.raw(), value.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A copy with values in place of ranges of positions along an axis. Ranges without positions insert
    /// values, and without values the ranges are left out. Positions of several ranges are left out once.
    ///
    /// * `begins`: The first position of each range, in any order.
    /// * `ends`: The position behind each range.
    /// * `values`: The values for all ranges, in the order of `begins`, equally many for each along the axis;
    ///   one position stands for all ranges. They are broadcast along the other axes, and converted as by C
    ///   casts. `None`: none.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_splice`.
    pub fn splice(&self, begins: &[i64], ends: &[i64], values: Option<&Array>, axis: i64) -> Result<Array> {
        same_length("array_splice", "ends", begins.len(), ends.len())?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_splice(self.as_ptr(), begins.as_ptr(), begins.len(), ends.as_ptr(), values.map_or(null_mut(), |h| h.as_ptr()), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A copy with the elements moved along several axes. Elements moved beyond an end return at the other
    /// one.
    ///
    /// * `shifts`: Number of places to move along each axis; negative numbers move toward the beginning.
    /// * `axes`: The axis of each shift; shifts of one axis add up. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_roll_axes`.
    pub fn roll_axes(&self, shifts: &[i64], axes: &[i64]) -> Result<Array> {
        same_length("array_roll_axes", "axes", shifts.len(), axes.len())?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_roll_axes(self.as_ptr(), shifts.as_ptr(), shifts.len(), axes.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Packs groups of eight elements along an axis into the bits of a uint8, which are set where an element
    /// is not 0. The last group is padded with zeros.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `little`: Whether the first element goes into the lowest bit, otherwise into the highest.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_packbits`.
    #[inline]
    pub fn packbits(&self, axis: i64, little: bool) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_packbits(self.as_ptr(), axis, little as i32, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A sorted copy along an axis.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sort`.
    #[inline]
    pub fn sort(&self, axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_sort(self.as_ptr(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Sorts the array itself along an axis.
    ///
    /// * `axis`: The axis. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_sort_inplace`.
    #[inline]
    pub fn sort_inplace(&self, axis: i64) -> Result<()> {
        check(unsafe { sys::ctn_array_sort_inplace(self.as_ptr(), axis) })?;
        Ok(())
    }

    /// Positions that sort an array along an axis. Equal elements keep their order.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_argsort`.
    #[inline]
    pub fn argsort(&self, axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_argsort(self.as_ptr(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Positions that sort by several keys along an axis.
    ///
    /// * `keys`: The keys, all of the same shape; the last one is the primary key.
    /// * `axis`: The axis. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_lexsort`.
    pub fn lexsort<T1: Borrow<Array>>(keys: &[T1], axis: i64) -> Result<Array> {
        let keys_list = pointers::<Array, _>(keys);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_lexsort(keys_list.as_ptr().cast(), keys.len(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// A copy in which the elements at the given positions are those of the sorted array, with elements that
    /// are smaller or equal before them and larger or equal after them.
    ///
    /// * `kth`: Positions in the sorted order. Negative numbers count from the end.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_partition`.
    #[inline]
    pub fn partition(&self, kth: &[i64], axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_partition(self.as_ptr(), kth.as_ptr(), kth.len(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Positions that partition an array as `Array::partition` does.
    ///
    /// * `kth`: Positions in the sorted order. Negative numbers count from the end.
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_argpartition`.
    #[inline]
    pub fn argpartition(&self, kth: &[i64], axis: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_argpartition(self.as_ptr(), kth.as_ptr(), kth.len(), axis, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Positions at which values can be inserted into a sorted array so that it stays sorted.
    ///
    /// * `values`: The values, of any shape.
    /// * `side`: Whether to return the first or the last suitable position among equal elements.
    /// * `sorter`: Positions that sort `a`, such as `Array::argsort` returns them. `None`: `a` is sorted.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Index`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_searchsorted`.
    #[inline]
    pub fn searchsorted(&self, values: &Array, side: Side, sorter: Option<&Array>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_searchsorted(self.as_ptr(), values.as_ptr(), side.raw(), sorter.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Number of occurrences of each value in an array of integers that are at least 0. With weights, the
    /// float64 sums of the weights instead.
    ///
    /// * `weights`: A weight for each element of `x`. `None`: 1 for each.
    /// * `minlength`: Minimum length of the result, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_bincount`.
    #[inline]
    pub fn bincount(&self, weights: Option<&Array>, minlength: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_bincount(self.as_ptr(), weights.map_or(null_mut(), |h| h.as_ptr()), minlength, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Running sums along an axis.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `dtype`: Element type in which sums are accumulated, which is that of the result; `None` for int64 or
    ///   uint64 if the elements are smaller integers or booleans, otherwise that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cumsum`.
    #[inline]
    pub fn cumsum(&self, axis: i64, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_cumsum(self.as_ptr(), axis, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Running sums along an axis, into an existing array of the shape of the result.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `dtype`: Element type in which sums are accumulated, or `None` for the one to which `a` and `out`
    ///   promote.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cumsum_into`.
    #[inline]
    pub fn cumsum_into(&self, axis: i64, dtype: Option<DType>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_cumsum_into(self.as_ptr(), axis, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), out.as_ptr()) })?;
        Ok(())
    }

    /// Running products along an axis.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `dtype`: Element type in which products are accumulated, which is that of the result; `None` for int64
    ///   or uint64 if the elements are smaller integers or booleans, otherwise that of `a`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cumprod`.
    #[inline]
    pub fn cumprod(&self, axis: i64, dtype: Option<DType>) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_cumprod(self.as_ptr(), axis, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Running products along an axis, into an existing array of the shape of the result.
    ///
    /// * `axis`: The axis, or `AXIS_NONE` for the flattened array. Negative numbers count from the last axis.
    /// * `dtype`: Element type in which products are accumulated, or `None` for the one to which `a` and `out`
    ///   promote.
    /// * `out`: The destination.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_cumprod_into`.
    #[inline]
    pub fn cumprod_into(&self, axis: i64, dtype: Option<DType>, out: &Array) -> Result<()> {
        check(unsafe { sys::ctn_array_cumprod_into(self.as_ptr(), axis, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), out.as_ptr()) })?;
        Ok(())
    }

    /// Runs an operation of elementwise.h with one output by its name, with NumPy's keyword arguments.
    ///
    /// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
    /// * `inputs`: The inputs, as many as the operation takes; weak scalars are allowed.
    /// * `dtype`: Element type of the loop, or `None` to choose it from the inputs.
    /// * `casting`: Which conversions of inputs and results are allowed; see `Casting`.
    /// * `where_`: A bool array, broadcast: only elements where it is true are computed. The others keep what
    ///   the destination holds, or are undefined without one. `None`: all.
    /// * `destination`: An array for the result, converted under `casting`; `out` is then a new reference to
    ///   it. `None`: a new array.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ufunc`.
    pub fn ufunc<T1: Borrow<Array>>(name: &str, inputs: &[T1], dtype: Option<DType>, casting: Casting, where_: Option<&Array>, destination: Option<&Array>) -> Result<Array> {
        let name = c_text(name)?;
        let inputs_list = pointers::<Array, _>(inputs);
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ufunc(name.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), casting.raw(), where_.map_or(null_mut(), |h| h.as_ptr()), destination.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Like `Array::ufunc`, but for operations with any number of outputs.
    ///
    /// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
    /// * `inputs`: The inputs, as many as the operation takes; weak scalars are allowed.
    /// * `dtype`: Element type of the loop, or `None` to choose it from the inputs.
    /// * `casting`: Which conversions of inputs and results are allowed; see `Casting`.
    /// * `where_`: A bool array, broadcast: only elements where it is true are computed. The others keep what
    ///   the destination holds, or are undefined without one. `None`: all.
    /// * `destinations`: Arrays for the results, some of which may be `None`. `None`: new arrays for all.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ufunc_outputs`.
    pub fn ufunc_outputs<T1: Borrow<Array>>(name: &str, inputs: &[T1], dtype: Option<DType>, casting: Casting, where_: Option<&Array>, destinations: Option<&[Option<&Array>]>, out_count: usize) -> Result<Vec<Array>> {
        if let Some(l) = destinations { same_length("array_ufunc_outputs", "destinations", out_count, l.len())?; }
        let name = c_text(name)?;
        let inputs_list = pointers::<Array, _>(inputs);
        let destinations_list = destinations.map(optional_pointers);
        let mut outs = vec![null_mut::<sys::ctn_array>(); out_count];
        check(unsafe { sys::ctn_array_ufunc_outputs(name.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), casting.raw(), where_.map_or(null_mut(), |h| h.as_ptr()), list_pointer(&destinations_list), outs.as_mut_ptr(), out_count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// NumPy's ufunc.at: applies an operation with one output in place to what the items select, with the
    /// rules of `Array::get_advanced`. It takes one element after the other in C order, so that repeated
    /// positions are treated repeatedly. The loop is the one for the dtypes of `a` and `value`; its results
    /// are converted to the dtype of `a` as by C casts.
    ///
    /// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
    /// * `a`: The array to change.
    /// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
    /// * `arrays`: The position arrays and masks that items of kind `IndexKind::Array` refer to.
    /// * `value`: The second operand, broadcast to the selection. `None` for operations with one input.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ufunc_at`.
    pub fn ufunc_at<T1: Borrow<Array>>(name: &str, a: &Array, items: &[Index], arrays: &[T1], value: Option<&Array>) -> Result<()> {
        let name = c_text(name)?;
        let arrays_list = pointers::<Array, _>(arrays);
        check(unsafe { sys::ctn_array_ufunc_at(name.as_ptr(), a.as_ptr(), items.as_ptr().cast(), items.len(), arrays_list.as_ptr().cast(), arrays.len(), value.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }

    /// NumPy's ufunc.reduce: combines the elements along axes by an operation with two inputs and one output.
    /// The loop is the one for the dtype of `a`, or for those of `destination` and `a`, whose results must be
    /// possible first inputs of it; sums and products of small integers and of booleans without a destination
    /// are int64 or uint64, and the logical operations give bool.
    ///
    /// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
    /// * `a`: The input array.
    /// * `axes`: The axes; `None` for all. Only operations whose order does not matter (see
    ///   `ufunc_methods::ufunc_reduction`) reduce more than one.
    /// * `keepdims`: Whether the reduced axes are kept with length 1.
    /// * `dtype`: Element type of the loop, or `None` to choose it from the inputs.
    /// * `where_`: A bool array that broadcasts to the shape of `a`: elements where it is false are left out.
    ///   Operations without an identity then need `initial`. `None`: all elements.
    /// * `initial`: A 0-d array that comes before the elements. `None` for the identity, or none.
    /// * `destination`: An array of the shape of the result, to whose dtype it is converted as by C casts;
    ///   `out` is then a new reference to it. `None`: a new array.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ufunc_reduce`.
    pub fn ufunc_reduce(name: &str, a: &Array, axes: Option<&[i64]>, keepdims: bool, dtype: Option<DType>, where_: Option<&Array>, initial: Option<&Array>, destination: Option<&Array>) -> Result<Array> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ufunc_reduce(name.as_ptr(), a.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), where_.map_or(null_mut(), |h| h.as_ptr()), initial.map_or(null_mut(), |h| h.as_ptr()), destination.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// NumPy's ufunc.accumulate: the results of `Array::ufunc_reduce` for the first elements along an axis,
    /// for the first two, and so on.
    ///
    /// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
    /// * `a`: The input, with at least one axis.
    /// * `axis`: The axis. Negative numbers count from the last axis.
    /// * `dtype`: Element type of the loop, or `None` to choose it from the inputs.
    /// * `destination`: An array of the shape of the result, to whose dtype it is converted as by C casts;
    ///   `out` is then a new reference to it. `None`: a new array.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ufunc_accumulate`.
    pub fn ufunc_accumulate(name: &str, a: &Array, axis: i64, dtype: Option<DType>, destination: Option<&Array>) -> Result<Array> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ufunc_accumulate(name.as_ptr(), a.as_ptr(), axis, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), destination.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of the positions up to the
    /// next one, or to the end from the last one. If the next position is not larger, the result is the
    /// element at the position.
    ///
    /// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
    /// * `a`: The input, with at least one axis.
    /// * `indices`: The positions, a vector of integers that are not negative.
    /// * `axis`: The axis. Negative numbers count from the last axis.
    /// * `dtype`: Element type of the loop, or `None` to choose it from the inputs.
    /// * `destination`: An array of the shape of the result, to whose dtype it is converted as by C casts;
    ///   `out` is then a new reference to it. `None`: a new array.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ufunc_reduceat`.
    pub fn ufunc_reduceat(name: &str, a: &Array, indices: &Array, axis: i64, dtype: Option<DType>, destination: Option<&Array>) -> Result<Array> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ufunc_reduceat(name.as_ptr(), a.as_ptr(), indices.as_ptr(), axis, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), destination.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// NumPy's ufunc.outer: an operation with two inputs and one output on every pair of an element of `a`
    /// and one of `b`; the shape is that of `a`, followed by that of `b`.
    ///
    /// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
    /// * `a`: The first inputs.
    /// * `b`: The second inputs.
    /// * `dtype`: Element type of the loop, or `None` to choose it from the inputs.
    /// * `casting`: Which conversions of inputs and results are allowed; see `Casting`.
    /// * `where_`: A bool array, broadcast: only elements where it is true are computed. The others keep what
    ///   the destination holds, or are undefined without one. `None`: all.
    /// * `destination`: An array for the result, converted under `casting`; `out` is then a new reference to
    ///   it. `None`: a new array.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_array_ufunc_outer`.
    pub fn ufunc_outer(name: &str, a: &Array, b: &Array, dtype: Option<DType>, casting: Casting, where_: Option<&Array>, destination: Option<&Array>) -> Result<Array> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_ufunc_outer(name.as_ptr(), a.as_ptr(), b.as_ptr(), dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), casting.raw(), where_.map_or(null_mut(), |h| h.as_ptr()), destination.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }
}

impl Context {
    /// Captures the calling thread's current device, current streams, backprop mode, training mode and
    /// function hooks.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_context_capture`.
    #[inline]
    pub fn capture() -> Result<Context> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_context_capture(&mut out) })?;
        Ok(unsafe { Context::adopt(out) })
    }

    /// Applies captured settings to the calling thread.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_context_apply`.
    #[inline]
    pub fn apply(&self) -> Result<()> {
        check(unsafe { sys::ctn_context_apply(self.as_ptr()) })?;
        Ok(())
    }
}

impl Variable {
    /// A variable over an array, which is not copied, with the volatile flag OFF and without history.
    ///
    /// * `data`: The array.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_new`.
    #[inline]
    pub fn new(data: &Array) -> Result<Variable> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_variable_new(data.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt(out) })
    }

    /// The array of the variable.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_data`.
    #[inline]
    pub fn data(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_variable_data(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Replaces the array. It is a STATE error if the variable has a creator or a gradient and the shape or
    /// dtype changes. A gradient stays on its device. After a change of shape or dtype, backward passes of
    /// functions that read the old array compute no gradient for the variable.
    ///
    /// * `data`: The new array.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_set_data`.
    #[inline]
    pub fn set_data(&self, data: &Array) -> Result<()> {
        check(unsafe { sys::ctn_variable_set_data(self.as_ptr(), data.as_ptr()) })?;
        Ok(())
    }

    /// The gradient; `None`, with `Code::Ok`, if there is none.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_grad`.
    #[inline]
    pub fn grad(&self) -> Result<Option<Array>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_variable_grad(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt_maybe(out) })
    }

    /// Sets or removes the gradient.
    ///
    /// * `grad`: The gradient, of the shape, dtype and device of the data. `None` removes it.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_set_grad`.
    #[inline]
    pub fn set_grad(&self, grad: Option<&Array>) -> Result<()> {
        check(unsafe { sys::ctn_variable_set_grad(self.as_ptr(), grad.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }

    /// The gradient as a variable, which has history after backward with create_graph; `None`, with
    /// `Code::Ok`, if there is none.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_grad_variable`.
    #[inline]
    pub fn grad_variable(&self) -> Result<Option<Variable>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_variable_grad_variable(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt_maybe(out) })
    }

    /// The function that made the variable; `None`, with `Code::Ok`, if no function did.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_creator`.
    #[inline]
    pub fn creator(&self) -> Result<Option<Function>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_variable_creator(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Function::adopt_maybe(out) })
    }

    /// Length of the longest chain of functions that leads to the variable; 0 for `None`.
    ///
    /// C: `ctn_variable_rank`.
    #[inline]
    pub fn rank(&self) -> i64 {
        unsafe { sys::ctn_variable_rank(self.as_ptr()) }
    }

    /// The volatile flag; OFF for `None`.
    ///
    /// C: `ctn_variable_volatile`.
    #[inline]
    pub fn volatile(&self) -> Volatile {
        Volatile::from_raw(unsafe { sys::ctn_variable_volatile(self.as_ptr()) })
    }

    /// Sets the volatile flag of a variable without a creator. It is a STATE error if the variable has one.
    ///
    /// * `volatile_flag`: The flag.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_set_volatile`.
    #[inline]
    pub fn set_volatile(&self, volatile_flag: Volatile) -> Result<()> {
        check(unsafe { sys::ctn_variable_set_volatile(self.as_ptr(), volatile_flag.raw()) })?;
        Ok(())
    }

    /// Whether backward computes a gradient for the variable; 0 for `None`.
    ///
    /// C: `ctn_variable_requires_grad`.
    #[inline]
    pub fn requires_grad(&self) -> bool {
        unsafe { sys::ctn_variable_requires_grad(self.as_ptr()) != 0 }
    }

    /// Marks a variable without a creator as a constant, for which no gradient is computed, or as an ordinary
    /// variable.
    ///
    /// * `requires_grad`: Whether a gradient is computed. The initial value is 1 for floating dtypes and 0 for
    ///   others.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_set_requires_grad`.
    #[inline]
    pub fn set_requires_grad(&self, requires_grad: bool) -> Result<()> {
        check(unsafe { sys::ctn_variable_set_requires_grad(self.as_ptr(), requires_grad as i32) })?;
        Ok(())
    }

    /// The name, valid until it changes; `None` for a variable without a name, and for `None`.
    ///
    /// C: `ctn_variable_name`.
    #[inline]
    pub fn name(&self) -> Option<String> {
        unsafe { maybe_string(sys::ctn_variable_name(self.as_ptr())) }
    }

    /// Sets or removes the name.
    ///
    /// * `name`: The name, in UTF-8. `None` removes it.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_set_name`.
    #[inline]
    pub fn set_name(&self, name: Option<&str>) -> Result<()> {
        let name = optional_text(name)?;
        check(unsafe { sys::ctn_variable_set_name(self.as_ptr(), text_pointer(&name)) })?;
        Ok(())
    }

    /// Text for drawings of the graph: the name if the variable has one, then shape and dtype, such as "(2,
    /// 3), float32".
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_label`.
    pub fn label(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_variable_label(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Number of axes; 0 for `None`.
    ///
    /// C: `ctn_variable_ndim`.
    #[inline]
    pub fn ndim(&self) -> usize {
        unsafe { sys::ctn_variable_ndim(self.as_ptr()) }
    }

    /// Element type; `None` for `None`.
    ///
    /// C: `ctn_variable_dtype`.
    #[inline]
    pub fn dtype(&self) -> DType {
        DType::from_raw(unsafe { sys::ctn_variable_dtype(self.as_ptr()) })
    }

    /// Number of elements; 0 for `None`.
    ///
    /// C: `ctn_variable_size`.
    #[inline]
    pub fn size(&self) -> i64 {
        unsafe { sys::ctn_variable_size(self.as_ptr()) }
    }

    /// The element of a variable of size 1, such as a loss, as double.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_item_f64`.
    #[inline]
    pub fn item_f64(&self) -> Result<f64> {
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_variable_item_f64(self.as_ptr(), &mut value) })?;
        Ok(value)
    }

    /// Length of the first axis.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_length`.
    #[inline]
    pub fn length(&self) -> Result<i64> {
        let mut length: i64 = Default::default();
        check(unsafe { sys::ctn_variable_length(self.as_ptr(), &mut length) })?;
        Ok(length)
    }

    /// Backpropagation from this variable. It starts with the variable's own gradient, which must be set
    /// before; only if the variable has one element and no gradient, it starts with 1. Gradients are added to
    /// those that variables without a creator already have. Operations on integers have no history: a
    /// variable of integers or booleans is a DTYPE error unless a function made it from floating numbers.
    ///
    /// * `retain_grad`: Whether intermediate variables keep their gradients, which otherwise are freed as soon
    ///   as possible.
    /// * `create_graph`: Whether gradients have a history of their own, for second derivatives; see
    ///   `Variable::grad_variable`.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Dtype`, `Code::TypeCheck`, `Code::Unsupported`, `Code::Shape`, `Code::Device`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_backward`.
    #[inline]
    pub fn backward(&self, retain_grad: bool, create_graph: bool) -> Result<()> {
        check(unsafe { sys::ctn_variable_backward(self.as_ptr(), retain_grad as i32, create_graph as i32) })?;
        Ok(())
    }

    /// Removes the history of this variable: it and all variables that functions made on the way to it forget
    /// their creators.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_unchain_backward`.
    #[inline]
    pub fn unchain_backward(&self) -> Result<()> {
        check(unsafe { sys::ctn_variable_unchain_backward(self.as_ptr()) })?;
        Ok(())
    }

    /// Removes the gradient.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_cleargrad`.
    #[inline]
    pub fn cleargrad(&self) -> Result<()> {
        check(unsafe { sys::ctn_variable_cleargrad(self.as_ptr()) })?;
        Ok(())
    }

    /// Sets the gradient to zeros. It is a SHAPE error if the gradient differs in shape from data that was
    /// set since.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_zerograd`.
    #[inline]
    pub fn zerograd(&self) -> Result<()> {
        check(unsafe { sys::ctn_variable_zerograd(self.as_ptr()) })?;
        Ok(())
    }

    /// Adds the gradient of another variable to the gradient of `v`.
    ///
    /// * `source`: A variable with a gradient of the same shape and dtype, on any device.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_addgrad`.
    #[inline]
    pub fn addgrad(&self, source: &Variable) -> Result<()> {
        check(unsafe { sys::ctn_variable_addgrad(self.as_ptr(), source.as_ptr()) })?;
        Ok(())
    }

    /// Copies the elements of another variable into the array of `v`.
    ///
    /// * `source`: A variable of the same shape, on any device.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_copydata`.
    #[inline]
    pub fn copydata(&self, source: &Variable) -> Result<()> {
        check(unsafe { sys::ctn_variable_copydata(self.as_ptr(), source.as_ptr()) })?;
        Ok(())
    }

    /// A summary of several lines: name, device, volatile flag, shape, dtype, mean and standard deviation of
    /// the elements, and those of the gradient: None if there is no gradient, 0 if it is zero.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_debug_text`.
    pub fn debug_text(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_variable_debug_text(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Makes the variable an output of a node. The variable that was this output before loses its creator; it
    /// must have the same shape, dtype and device. It is a STATE error if the variable already has a creator,
    /// or if a function has read it.
    ///
    /// * `f`: The node.
    /// * `index`: Number of the output, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::State`, `Code::Shape`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_set_creator`.
    #[inline]
    pub fn set_creator(&self, f: &Function, index: usize) -> Result<()> {
        check(unsafe { sys::ctn_variable_set_creator(self.as_ptr(), f.as_ptr(), index) })?;
        Ok(())
    }

    /// Moves the array and the gradient to a device. The history stays: a gradient is moved to the device of
    /// each function that it passes, and in the end to the device of the data. Use `functions::copy` for a
    /// copy that backward passes through.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_variable_to_device`.
    #[inline]
    pub fn to_device(&self, device: Option<&str>) -> Result<()> {
        let device = optional_text(device)?;
        check(unsafe { sys::ctn_variable_to_device(self.as_ptr(), text_pointer(&device)) })?;
        Ok(())
    }
}

impl Function {
    /// Defines a user function. At least one of backward and backward_variables is needed for
    /// backpropagation. destroy runs exactly once: when the last reference is released, including those of
    /// the library, or when this call fails.
    ///
    /// * `callbacks`: The parts of the function, which are copied.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_new`.
    pub fn new(callbacks: FunctionCallbacks) -> Result<Function> {
        let callbacks = callbacks.boxed()?;
        let table = callbacks.table();
        let mut out = null_mut();
        check(unsafe { sys::ctn_function_new(&table, Box::into_raw(callbacks).cast(), &mut out) })?;
        Ok(unsafe { Function::adopt(out) })
    }

    /// Applies a user function to variables.
    ///
    /// * `inputs`: The inputs, at least one.
    ///
    /// # Errors
    ///
    /// `Code::TypeCheck`, `Code::Callback`, `Code::State`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_call`.
    pub fn call<T1: Borrow<Variable>>(&self, inputs: &[T1], output_count: usize) -> Result<Vec<Variable>> {
        let inputs_list = pointers::<Variable, _>(inputs);
        let mut outputs = vec![null_mut::<sys::ctn_variable>(); output_count];
        check(unsafe { sys::ctn_function_call(self.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), outputs.as_mut_ptr(), output_count) })?;
        Ok(outputs.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
    }

    /// Name of the function in drawings of the graph.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_label`.
    pub fn label(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_function_label(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Rank of the node, which is the highest rank of its inputs; 0 for `None`.
    ///
    /// C: `ctn_function_rank`.
    #[inline]
    pub fn rank(&self) -> i64 {
        unsafe { sys::ctn_function_rank(self.as_ptr()) }
    }

    /// Number of inputs of a node; 0 for `None` and definitions.
    ///
    /// C: `ctn_function_input_count`.
    #[inline]
    pub fn input_count(&self) -> usize {
        unsafe { sys::ctn_function_input_count(self.as_ptr()) }
    }

    /// An input of a node as a variable. The variable has no data if its array was freed, because nobody else
    /// held it and the gradient does not need it.
    ///
    /// * `index`: Number of the input, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_input`.
    #[inline]
    pub fn input(&self, index: usize) -> Result<Variable> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_function_input(self.as_ptr(), index, &mut out) })?;
        Ok(unsafe { Variable::adopt(out) })
    }

    /// Number of outputs of a node; 0 for `None` and definitions.
    ///
    /// C: `ctn_function_output_count`.
    #[inline]
    pub fn output_count(&self) -> usize {
        unsafe { sys::ctn_function_output_count(self.as_ptr()) }
    }

    /// An output of a node as a variable; `None`, with `Code::Ok`, if nobody holds it anymore.
    ///
    /// * `index`: Number of the output, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_output`.
    #[inline]
    pub fn output(&self, index: usize) -> Result<Option<Variable>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_function_output(self.as_ptr(), index, &mut out) })?;
        Ok(unsafe { Variable::adopt_maybe(out) })
    }

    /// Removes the node from the graph: its outputs lose their creator, and it releases its inputs.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_unchain`.
    #[inline]
    pub fn unchain(&self) -> Result<()> {
        check(unsafe { sys::ctn_function_unchain(self.as_ptr()) })?;
        Ok(())
    }

    /// For user functions: stores an array with the node, for backward.
    ///
    /// * `slot`: Number of the array, from 0 to 1023.
    /// * `a`: The array. `None` removes the stored one.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_save_array`.
    #[inline]
    pub fn save_array(&self, slot: usize, a: Option<&Array>) -> Result<()> {
        check(unsafe { sys::ctn_function_save_array(self.as_ptr(), slot, a.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }

    /// For user functions: an array that was stored with the node; `None`, with `Code::Ok`, if there is none.
    ///
    /// * `slot`: Number of the array, from 0 to 1023.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_saved_array`.
    #[inline]
    pub fn saved_array(&self, slot: usize) -> Result<Option<Array>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_function_saved_array(self.as_ptr(), slot, &mut out) })?;
        Ok(unsafe { Array::adopt_maybe(out) })
    }

    /// An array that a function publishes under a name.
    ///
    /// * `name`: Name of the array, such as "mask" of dropout.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_attribute`.
    pub fn attribute(&self, name: &str) -> Result<Array> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_function_attribute(self.as_ptr(), name.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Registers a hook with one function: the creator of a variable, or the definition of a user function.
    ///
    /// * `hook`: The hook.
    /// * `name`: A name that no other hook of the function has. `None`: the hook's own name.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_add_hook`.
    #[inline]
    pub fn add_hook(&self, hook: &FunctionHook, name: Option<&str>) -> Result<()> {
        let name = optional_text(name)?;
        check(unsafe { sys::ctn_function_add_hook(self.as_ptr(), hook.as_ptr(), text_pointer(&name)) })?;
        Ok(())
    }

    /// Removes a hook of a function.
    ///
    /// * `name`: Name under which the hook is registered.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_delete_hook`.
    #[inline]
    pub fn delete_hook(&self, name: &str) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_function_delete_hook(self.as_ptr(), name.as_ptr()) })?;
        Ok(())
    }

    /// Number of hooks registered with the function itself; 0 for `None`.
    ///
    /// C: `ctn_function_local_hook_count`.
    #[inline]
    pub fn local_hook_count(&self) -> usize {
        unsafe { sys::ctn_function_local_hook_count(self.as_ptr()) }
    }

    /// A hook of a function and its name there.
    ///
    /// * `index`: Number of the hook in the order of registration, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_local_hook_at`.
    pub fn local_hook_at(&self, index: usize) -> Result<(String, FunctionHook)> {
        let mut out = null_mut();
        let text = string_of(|buffer, capacity, length| { drop(unsafe { FunctionHook::adopt_maybe(std::mem::replace(&mut out, null_mut())) }); unsafe { sys::ctn_function_local_hook_at(self.as_ptr(), index, buffer, capacity, length, &mut out) } })?;
        Ok((text, unsafe { FunctionHook::adopt(out) }))
    }
}

impl Initializer {
    /// Sets every element to one value.
    ///
    /// * `value`: The value.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_constant_new`.
    #[inline]
    pub fn constant(value: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_constant_new(value, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Normal numbers with mean 0.
    ///
    /// * `deviation`: Standard deviation, finite and at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_normal_new`.
    #[inline]
    pub fn normal(deviation: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_normal_new(deviation, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Uniform numbers in \[-limit, limit).
    ///
    /// * `limit`: The limit, finite and at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_uniform_new`.
    #[inline]
    pub fn uniform(limit: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_uniform_new(limit, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// A multiple of a random matrix with orthonormal rows, or columns if it has more rows than columns.
    /// Further axes count as columns, in C order.
    ///
    /// * `scale`: Factor, finite.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_orthogonal_new`.
    #[inline]
    pub fn orthogonal(scale: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_orthogonal_new(scale, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// A multiple of the identity, for arrays that are square matrices.
    ///
    /// * `scale`: Factor, finite.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_identity_new`.
    #[inline]
    pub fn identity(scale: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_identity_new(scale, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Normal numbers with the standard deviation scale \* sqrt(1 / fan_in), for arrays with at least two
    /// axes.
    ///
    /// * `scale`: Factor, finite and at least 0; usually 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_lecun_normal_new`.
    #[inline]
    pub fn lecun_normal(scale: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_lecun_normal_new(scale, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Uniform numbers in \[-s, s) with s = scale \* sqrt(3 / fan_in), for arrays with at least two axes.
    ///
    /// * `scale`: Factor, finite and at least 0; usually 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_lecun_uniform_new`.
    #[inline]
    pub fn lecun_uniform(scale: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_lecun_uniform_new(scale, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Normal numbers with the standard deviation scale \* sqrt(2 / (fan_in + fan_out)), for arrays with at
    /// least two axes.
    ///
    /// * `scale`: Factor, finite and at least 0; usually 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_glorot_normal_new`.
    #[inline]
    pub fn glorot_normal(scale: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_glorot_normal_new(scale, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Uniform numbers in \[-s, s) with s = scale \* sqrt(6 / (fan_in + fan_out)), for arrays with at least
    /// two axes.
    ///
    /// * `scale`: Factor, finite and at least 0; usually 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_glorot_uniform_new`.
    #[inline]
    pub fn glorot_uniform(scale: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_glorot_uniform_new(scale, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Normal numbers with the standard deviation scale \* sqrt(2 / fan_in), for arrays with at least two
    /// axes.
    ///
    /// * `scale`: Factor, finite and at least 0; usually 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_he_normal_new`.
    #[inline]
    pub fn he_normal(scale: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_he_normal_new(scale, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Uniform numbers in \[-s, s) with s = scale \* sqrt(6 / fan_in), for arrays with at least two axes.
    ///
    /// * `scale`: Factor, finite and at least 0; usually 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_he_uniform_new`.
    #[inline]
    pub fn he_uniform(scale: f64) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_he_uniform_new(scale, &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Calls a function on the thread that makes the parameter.
    ///
    /// * `fill`: Fills an array.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_callback_new`.
    #[inline]
    pub fn callback<F1: Fn(&Array) -> Result<()> + Send + Sync + 'static>(fill: F1) -> Result<Initializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_initializer_callback_new(Some(callbacks::initializer_fn::<F1>), Box::into_raw(Box::new(fill)).cast(), Some(destroy::<F1>), &mut out) })?;
        Ok(unsafe { Initializer::adopt(out) })
    }

    /// Fills an array.
    ///
    /// * `array`: A writeable array of a floating dtype, with any strides.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_initializer_apply`.
    #[inline]
    pub fn apply(&self, array: &Array) -> Result<()> {
        check(unsafe { sys::ctn_initializer_apply(self.as_ptr(), array.as_ptr()) })?;
        Ok(())
    }
}

impl LinkOptions {
    /// Options with defaults only.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_new`.
    #[inline]
    pub fn new() -> Result<LinkOptions> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_options_new(&mut out) })?;
        Ok(unsafe { LinkOptions::adopt(out) })
    }

    /// Sets the element type of all parameters; the default is float32.
    ///
    /// * `dtype`: A floating element type.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_dtype`.
    #[inline]
    pub fn set_dtype(&self, dtype: DType) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_dtype(self.as_ptr(), dtype.raw()) })?;
        Ok(self)
    }

    /// Sets the factor of the initial standard deviation of weights; the default is 1.
    ///
    /// * `wscale`: The factor, finite and at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_wscale`.
    #[inline]
    pub fn set_wscale(&self, wscale: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_wscale(self.as_ptr(), wscale) })?;
        Ok(self)
    }

    /// Sets the initial value of the bias; the default is 0.
    ///
    /// * `bias`: The value.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_bias`.
    #[inline]
    pub fn set_bias(&self, bias: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_bias(self.as_ptr(), bias) })?;
        Ok(self)
    }

    /// Sets whether the link has no bias; the default is 0.
    ///
    /// * `nobias`: Whether there is no bias.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_nobias`.
    #[inline]
    pub fn set_nobias(&self, nobias: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_nobias(self.as_ptr(), nobias as i32) })?;
        Ok(self)
    }

    /// Sets the initializer of a parameter, which replaces its documented initial values.
    ///
    /// * `path`: Path of the parameter below the link, such as "W" or "upward/W", without a leading slash.
    /// * `initializer`: The initializer. The library keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_initializer`.
    #[inline]
    pub fn set_initializer(&self, path: &str, initializer: &Initializer) -> Result<&Self> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_options_set_initializer(self.as_ptr(), path.as_ptr(), initializer.as_ptr()) })?;
        Ok(self)
    }

    /// Sets the initial value of a parameter: `LinkOptions::set_initializer` with
    /// `ctn_initializer_array_new`.
    ///
    /// * `path`: Path of the parameter below the link, such as "W" or "upward/W", without a leading slash.
    /// * `value`: An array of the parameter's shape and of any floating dtype, which is copied when the link is
    ///   made.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_initial_value`.
    #[inline]
    pub fn set_initial_value(&self, path: &str, value: &Array) -> Result<&Self> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_options_set_initial_value(self.as_ptr(), path.as_ptr(), value.as_ptr()) })?;
        Ok(self)
    }

    /// Sets the distance between the elements that a window reads; the default is 1.
    ///
    /// * `dilation`: The distance along each spatial axis, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_dilation`.
    #[inline]
    pub fn set_dilation(&self, dilation: &[i64]) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_dilation(self.as_ptr(), dilation.as_ptr(), dilation.len()) })?;
        Ok(self)
    }

    /// Sets the number of groups into which the channels are divided; the default is 1.
    ///
    /// * `groups`: The number, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_groups`.
    #[inline]
    pub fn set_groups(&self, groups: i64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_groups(self.as_ptr(), groups) })?;
        Ok(self)
    }

    /// Sets the lengths of the result of a deconvolution along its spatial axes; the default is the smallest
    /// lengths that fit.
    ///
    /// * `outsize`: The lengths, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_outsize`.
    #[inline]
    pub fn set_outsize(&self, outsize: &[i64]) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_outsize(self.as_ptr(), outsize.as_ptr(), outsize.len()) })?;
        Ok(self)
    }

    /// Sets the initial value of all slopes of a parametric rectifier; the default is 0.25.
    ///
    /// * `init`: The value.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_init`.
    #[inline]
    pub fn set_init(&self, init: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_init(self.as_ptr(), init) })?;
        Ok(self)
    }

    /// Sets the fraction of themselves that the averages of a batch normalization keep; the default is 0.9.
    ///
    /// * `decay`: The fraction, from 0 to 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_decay`.
    #[inline]
    pub fn set_decay(&self, decay: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_decay(self.as_ptr(), decay) })?;
        Ok(self)
    }

    /// Sets the number that normalizations add to variances; see each link for the default.
    ///
    /// * `eps`: The number, finite and at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_eps`.
    #[inline]
    pub fn set_eps(&self, eps: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_eps(self.as_ptr(), eps) })?;
        Ok(self)
    }

    /// Sets the exponent of the counts of a negative sampling; the default is 0.75.
    ///
    /// * `power`: The exponent, finite.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_power`.
    #[inline]
    pub fn set_power(&self, power: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_power(self.as_ptr(), power) })?;
        Ok(self)
    }

    /// Sets the number for which an embedding returns zeros and has no gradient. Without this option every
    /// number has its row.
    ///
    /// * `ignore_label`: The number.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_ignore_label`.
    #[inline]
    pub fn set_ignore_label(&self, ignore_label: i64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_ignore_label(self.as_ptr(), ignore_label) })?;
        Ok(self)
    }

    /// Sets whether position i of an attention sees only positions 0 to i; the default is 0.
    ///
    /// * `causal`: Whether later positions are hidden.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_causal`.
    #[inline]
    pub fn set_causal(&self, causal: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_causal(self.as_ptr(), causal as i32) })?;
        Ok(self)
    }

    /// Sets the probability with which an attention drops each of its weights in training; the default is 0.
    ///
    /// * `dropout`: The probability, at least 0 and less than 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_options_set_dropout`.
    #[inline]
    pub fn set_dropout(&self, dropout: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_link_options_set_dropout(self.as_ptr(), dropout) })?;
        Ok(self)
    }
}

impl Link {
    /// Linear link on the current device with the parameters W of shape (out_size, in_size), with normal
    /// numbers of standard deviation wscale / sqrt(in_size), and b of shape (out_size), with the value
    /// `bias`, unless `nobias`.
    ///
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The options wscale, bias and nobias. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_linear_new`.
    #[inline]
    pub fn linear(in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_linear_new(in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Convolution link on the current device, see `functions::convolution_2d`, with the parameters W of
    /// shape (out_channels, in_channels / groups, ksize_y, ksize_x), with normal numbers of standard
    /// deviation wscale / sqrt(in_channels / groups \* ksize_y \* ksize_x), and b of shape (out_channels),
    /// with the value `bias`, unless `nobias`.
    ///
    /// * `in_channels`: Number of input channels, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_channels`: Number of output channels, at least 1.
    /// * `ksize_y`: Height of the window in elements, at least 1.
    /// * `ksize_x`: Width of the window in elements, at least 1.
    /// * `stride_y`: Number of rows from one window to the next, at least 1.
    /// * `stride_x`: Number of columns from one window to the next, at least 1.
    /// * `pad_y`: Number of rows of zeros added above and below, at least 0.
    /// * `pad_x`: Number of columns of zeros added on the left and right, at least 0.
    /// * `options`: The options wscale, bias, nobias, dilation (y, x) and groups. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_convolution_2d_new`.
    #[inline]
    pub fn convolution_2d(in_channels: i64, out_channels: i64, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_convolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Classifier with a child named "predictor". Called with x and t it returns
    /// `functions::softmax_cross_entropy`(predictor(x), t) and remembers the prediction, loss and accuracy.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_classifier_new`.
    #[inline]
    pub fn classifier(&self) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_classifier_new(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Sets whether calls also compute the accuracy, as they do initially.
    ///
    /// * `compute`: Whether to compute it.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_classifier_set_compute_accuracy`.
    #[inline]
    pub fn classifier_set_compute_accuracy(&self, compute: bool) -> Result<()> {
        check(unsafe { sys::ctn_link_classifier_set_compute_accuracy(self.as_ptr(), compute as i32) })?;
        Ok(())
    }

    /// Loss of the last call; `None`, with `Code::Ok`, before the first call.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_classifier_loss`.
    #[inline]
    pub fn classifier_loss(&self) -> Result<Option<Variable>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_classifier_loss(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt_maybe(out) })
    }

    /// Accuracy of the last call; `None`, with `Code::Ok`, before the first call and if it is not computed.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_classifier_accuracy`.
    #[inline]
    pub fn classifier_accuracy(&self) -> Result<Option<Variable>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_classifier_accuracy(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt_maybe(out) })
    }

    /// Result of the predictor in the last call; `None`, with `Code::Ok`, before the first call.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_classifier_prediction`.
    #[inline]
    pub fn classifier_prediction(&self) -> Result<Option<Variable>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_classifier_prediction(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt_maybe(out) })
    }

    /// A user link, which is also a chain: parameters, persistent values and children are added with the
    /// functions below.
    ///
    /// * `forward`: Runs when the link is called. `None`: the link cannot be called.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_new`.
    pub fn new(forward: Option<Box<dyn Fn(&Link, &[Variable]) -> Result<Vec<Variable>>>>) -> Result<Link> {
        let forward_call = forward.as_ref().map(|_| callbacks::link_forward_fn::<Box<dyn Fn(&Link, &[Variable]) -> Result<Vec<Variable>>>> as _);
        let forward_end: sys::ctn_destroy_fn = forward.as_ref().map(|_| destroy::<Box<dyn Fn(&Link, &[Variable]) -> Result<Vec<Variable>>>> as _);
        let forward_data = forward.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_new(forward_call, forward_data, forward_end, &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// An empty chain.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_chain_new`.
    #[inline]
    pub fn chain() -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_chain_new(&mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// An empty chain list.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_chain_list_new`.
    #[inline]
    pub fn chain_list() -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_chain_list_new(&mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Runs the link on variables. A chain or chain list has no forward computation (UNSUPPORTED). Calls from
    /// callbacks of links may be nested 1000 deep; deeper ones are a STATE error.
    ///
    /// * `inputs`: The inputs.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::TypeCheck`, `Code::Shape`, `Code::Index`, `Code::Dtype`, `Code::State`,
    /// `Code::Callback`, `Code::Nan`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_call`.
    pub fn call<T1: Borrow<Variable>>(&self, inputs: &[T1], output_count: usize) -> Result<Vec<Variable>> {
        let inputs_list = pointers::<Variable, _>(inputs);
        let mut outputs = vec![null_mut::<sys::ctn_variable>(); output_count];
        check(unsafe { sys::ctn_link_call(self.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), outputs.as_mut_ptr(), output_count) })?;
        Ok(outputs.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
    }

    /// Runs the link on one variable; see `Link::call`.
    ///
    /// * `x`: The input variable.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::TypeCheck`, `Code::Shape`, `Code::Index`, `Code::Dtype`, `Code::State`,
    /// `Code::Callback`, `Code::Nan`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_call1`.
    #[inline]
    pub fn call1(&self, x: &Variable) -> Result<Variable> {
        let mut y = null_mut();
        check(unsafe { sys::ctn_link_call1(self.as_ptr(), x.as_ptr(), &mut y) })?;
        Ok(unsafe { Variable::adopt(y) })
    }

    /// Name of the link in its parent, valid until it changes; `None` for a link without a parent, and for
    /// `None`.
    ///
    /// C: `ctn_link_name`.
    #[inline]
    pub fn name(&self) -> Option<String> {
        unsafe { maybe_string(sys::ctn_link_name(self.as_ptr())) }
    }

    /// Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does.
    ///
    /// * `name`: Name of the parameter, new in this link and without slashes.
    /// * `shape`: Lengths of the axes.
    /// * `dtype`: A floating element type.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_add_param`.
    #[inline]
    pub fn add_param(&self, name: &str, shape: &[i64], dtype: DType) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_link_add_param(self.as_ptr(), name.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw()) })?;
        Ok(())
    }

    /// Adds an array that is saved and loaded but not optimized.
    ///
    /// * `name`: Name of the array, new in this link and without slashes.
    /// * `value`: The array.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_add_persistent`.
    #[inline]
    pub fn add_persistent(&self, name: &str, value: &Array) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_link_add_persistent(self.as_ptr(), name.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// A persistent array of this link.
    ///
    /// * `name`: Name of the persistent array.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_persistent`.
    pub fn persistent(&self, name: &str) -> Result<Array> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_persistent(self.as_ptr(), name.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Replaces a persistent array.
    ///
    /// * `name`: Name of the persistent array.
    /// * `value`: The new array.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_set_persistent`.
    #[inline]
    pub fn set_persistent(&self, name: &str, value: &Array) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_link_set_persistent(self.as_ptr(), name.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// Adds a child. A link has at most one parent, and a hierarchy has at most 1000 levels.
    ///
    /// * `name`: Name of the child, required in chains and user links. `None`, required in chain lists, whose
    ///   children have numbers.
    /// * `child`: A link without a parent. The link keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_add_link`.
    #[inline]
    pub fn add_link(&self, name: Option<&str>, child: &Link) -> Result<()> {
        let name = optional_text(name)?;
        check(unsafe { sys::ctn_link_add_link(self.as_ptr(), text_pointer(&name), child.as_ptr()) })?;
        Ok(())
    }

    /// The child at a path.
    ///
    /// * `path`: The path, such as "inner/a". The children of a chain list are called "0", "1" and so on.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_child`.
    pub fn child(&self, path: &str) -> Result<Link> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_child(self.as_ptr(), path.as_ptr(), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Number of direct children; 0 for `None`.
    ///
    /// C: `ctn_link_child_count`.
    #[inline]
    pub fn child_count(&self) -> usize {
        unsafe { sys::ctn_link_child_count(self.as_ptr()) }
    }

    /// A direct child in the order of addition.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_child_at`.
    #[inline]
    pub fn child_at(&self, index: usize) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_child_at(self.as_ptr(), index, &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Whether all parameters of the hierarchy have their sizes, so that none waits for an input (see
    /// `SIZE_FROM_INPUT`); 1 for `None`.
    ///
    /// C: `ctn_link_is_initialized`.
    #[inline]
    pub fn is_initialized(&self) -> bool {
        unsafe { sys::ctn_link_is_initialized(self.as_ptr()) != 0 }
    }

    /// Number of parameters and persistent values of the hierarchy that wait for their size; 0 for `None`.
    ///
    /// C: `ctn_link_uninitialized_count`.
    #[inline]
    pub fn uninitialized_count(&self) -> usize {
        unsafe { sys::ctn_link_uninitialized_count(self.as_ptr()) }
    }

    /// Path of one of the values that wait for their size, such as "/l1/W".
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_uninitialized_path`.
    pub fn uninitialized_path(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_link_uninitialized_path(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Number of parameters of the hierarchy: the link's own and those of all links below it; 0 for `None`.
    ///
    /// C: `ctn_link_param_count`.
    #[inline]
    pub fn param_count(&self) -> usize {
        unsafe { sys::ctn_link_param_count(self.as_ptr()) }
    }

    /// A parameter in the order of the reference's namedparams: the link's own parameters in the order of
    /// addition, then those of each child.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_param_at`.
    #[inline]
    pub fn param_at(&self, index: usize) -> Result<Variable> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_param_at(self.as_ptr(), index, &mut out) })?;
        Ok(unsafe { Variable::adopt(out) })
    }

    /// Path of a parameter in the order of `Link::param_at`, such as "/l1/W".
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_param_path`.
    pub fn param_path(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_link_param_path(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// The parameter at a path.
    ///
    /// * `path`: Path of the parameter, such as "/l1/W" or "l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_param`.
    pub fn param(&self, path: &str) -> Result<Variable> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_param(self.as_ptr(), path.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt(out) })
    }

    /// Sets the gradients of all parameters that are not frozen to zeros.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_zerograds`.
    #[inline]
    pub fn zerograds(&self) -> Result<()> {
        check(unsafe { sys::ctn_link_zerograds(self.as_ptr()) })?;
        Ok(())
    }

    /// Removes the gradients of all parameters; the next backward writes new ones.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_cleargrads`.
    #[inline]
    pub fn cleargrads(&self) -> Result<()> {
        check(unsafe { sys::ctn_link_cleargrads(self.as_ptr()) })?;
        Ok(())
    }

    /// Adds the gradients of another link. Frozen parameters are skipped.
    ///
    /// * `source`: A link of the same structure.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::State`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_addgrads`.
    #[inline]
    pub fn addgrads(&self, source: &Link) -> Result<()> {
        check(unsafe { sys::ctn_link_addgrads(self.as_ptr(), source.as_ptr()) })?;
        Ok(())
    }

    /// Copies the parameters of another link.
    ///
    /// * `source`: A link of the same structure.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_copyparams`.
    #[inline]
    pub fn copyparams(&self, source: &Link) -> Result<()> {
        check(unsafe { sys::ctn_link_copyparams(self.as_ptr(), source.as_ptr()) })?;
        Ok(())
    }

    /// A second hierarchy over the same arrays of parameters and persistent values: an update of one changes
    /// both. The copy has no gradients, and states of recurrent links are kept with their history. The new
    /// root has no name.
    ///
    /// # Errors
    ///
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_share`.
    #[inline]
    pub fn share(&self) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_share(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// A copy of the hierarchy with separate arrays on the same devices: parameters, gradients, persistent
    /// values (including statistics of batch normalization) and states of recurrent links, without their
    /// history. Values that share an array share one in the copy. The new root has no name, and no optimizer
    /// is set up for it. User links are copied as their callbacks define.
    ///
    /// # Errors
    ///
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_clone`.
    #[inline]
    pub fn deep_clone(&self) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_clone(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Moves all parameters, gradients and persistent arrays, and other arrays that links keep, to a device.
    /// After a failure the hierarchy is where it was.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Callback`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_to_device`.
    #[inline]
    pub fn to_device(&self, device: Option<&str>) -> Result<()> {
        let device = optional_text(device)?;
        check(unsafe { sys::ctn_link_to_device(self.as_ptr(), text_pointer(&device)) })?;
        Ok(())
    }

    /// A link with the only parameter W, on the array's device. Called without inputs it returns
    /// `Link::parameter_value` with the flag OFF.
    ///
    /// * `array`: The data of W, of a floating dtype.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_parameter_new`.
    #[inline]
    pub fn parameter(array: &Array) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_parameter_new(array.as_ptr(), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// A new variable with the value of the parameter W; its gradient reaches W unless the flag is ON.
    ///
    /// * `volatile_flag`: The volatile flag of the result.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_parameter_value`.
    #[inline]
    pub fn parameter_value(&self, volatile_flag: Volatile) -> Result<Variable> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_parameter_value(self.as_ptr(), volatile_flag.raw(), &mut out) })?;
        Ok(unsafe { Variable::adopt(out) })
    }

    /// Number of links of the hierarchy.
    ///
    /// * `skipself`: Whether to leave out the link itself.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_count`.
    #[inline]
    pub fn count(&self, skipself: bool) -> Result<usize> {
        let mut count: usize = Default::default();
        check(unsafe { sys::ctn_link_count(self.as_ptr(), skipself as i32, &mut count) })?;
        Ok(count)
    }

    /// A link of the hierarchy. First comes the link itself, unless `skipself`, then each child with
    /// everything below it.
    ///
    /// * `index`: Number in this order, counted from 0.
    /// * `skipself`: Whether to leave out the link itself.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_at`.
    #[inline]
    pub fn at(&self, index: usize, skipself: bool) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_at(self.as_ptr(), index, skipself as i32, &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Path of a link in the order of `Link::at`, such as "/l1"; "/" for the link itself.
    ///
    /// * `index`: Number in this order, counted from 0.
    /// * `skipself`: Whether to leave out the link itself.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_path`.
    pub fn path(&self, index: usize, skipself: bool) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_link_path(self.as_ptr(), index, skipself as i32, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Freezes the parameters that match a pattern now, including those that wait for their size. They lose
    /// their gradient, backward computes none for them, and no optimizer updates them. They are still saved,
    /// loaded, copied and moved. Running averages of batch normalization are not parameters and still change.
    ///
    /// * `pattern`: The pattern; see above. It is a NOT_FOUND error if it matches no parameter.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_freeze`.
    #[inline]
    pub fn freeze(&self, pattern: &str) -> Result<()> {
        let pattern = c_text(pattern)?;
        check(unsafe { sys::ctn_link_freeze(self.as_ptr(), pattern.as_ptr()) })?;
        Ok(())
    }

    /// Reverses `Link::freeze`. The parameters have no gradient until the next backward.
    ///
    /// * `pattern`: The pattern; see above. It is a NOT_FOUND error if it matches no parameter.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_unfreeze`.
    #[inline]
    pub fn unfreeze(&self, pattern: &str) -> Result<()> {
        let pattern = c_text(pattern)?;
        check(unsafe { sys::ctn_link_unfreeze(self.as_ptr(), pattern.as_ptr()) })?;
        Ok(())
    }

    /// The kind of a link in messages: "Linear", "a chain", or the name of a user link. It lives as long as
    /// the link; `None` for `None`.
    ///
    /// C: `ctn_link_kind`.
    #[inline]
    pub fn kind(&self) -> Option<String> {
        unsafe { maybe_string(sys::ctn_link_kind(self.as_ptr())) }
    }

    /// Name of the device of a link: that of the first parameter of the hierarchy or, without parameters, of
    /// the first persistent array. If all of them wait for their size, it is the device that the first will
    /// be on; if there are none, it is the calling thread's current device.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_device`.
    pub fn device(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_link_device(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Adds an integer that is saved and loaded. A copy of the link has a separate one.
    ///
    /// * `name`: Name of the value, new in this link and without slashes.
    /// * `value`: The integer.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_add_persistent_i64`.
    #[inline]
    pub fn add_persistent_i64(&self, name: &str, value: i64) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_link_add_persistent_i64(self.as_ptr(), name.as_ptr(), value) })?;
        Ok(())
    }

    /// Adds a number that is saved and loaded. A copy of the link has a separate one.
    ///
    /// * `name`: Name of the value, new in this link and without slashes.
    /// * `value`: The number.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_add_persistent_f64`.
    #[inline]
    pub fn add_persistent_f64(&self, name: &str, value: f64) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_link_add_persistent_f64(self.as_ptr(), name.as_ptr(), value) })?;
        Ok(())
    }

    /// Adds a string that is saved and loaded. A copy of the link has a separate one.
    ///
    /// * `name`: Name of the value, new in this link and without slashes.
    /// * `value`: The text, in UTF-8.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_add_persistent_text`.
    pub fn add_persistent_text(&self, name: &str, value: &str) -> Result<()> {
        let name = c_text(name)?;
        let value = c_text(value)?;
        check(unsafe { sys::ctn_link_add_persistent_text(self.as_ptr(), name.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// A persistent integer of this link.
    ///
    /// * `name`: Name of the persistent value.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_persistent_i64`.
    pub fn persistent_i64(&self, name: &str) -> Result<i64> {
        let name = c_text(name)?;
        let mut value: i64 = Default::default();
        check(unsafe { sys::ctn_link_persistent_i64(self.as_ptr(), name.as_ptr(), &mut value) })?;
        Ok(value)
    }

    /// A persistent number of this link.
    ///
    /// * `name`: Name of the persistent value.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_persistent_f64`.
    pub fn persistent_f64(&self, name: &str) -> Result<f64> {
        let name = c_text(name)?;
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_link_persistent_f64(self.as_ptr(), name.as_ptr(), &mut value) })?;
        Ok(value)
    }

    /// A persistent string of this link.
    ///
    /// * `name`: Name of the persistent value.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_persistent_text`.
    pub fn persistent_text(&self, name: &str) -> Result<String> {
        let name = c_text(name)?;
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_link_persistent_text(self.as_ptr(), name.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Replaces a persistent integer.
    ///
    /// * `name`: Name of the persistent value.
    /// * `value`: The integer.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_set_persistent_i64`.
    #[inline]
    pub fn set_persistent_i64(&self, name: &str, value: i64) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_link_set_persistent_i64(self.as_ptr(), name.as_ptr(), value) })?;
        Ok(())
    }

    /// Replaces a persistent number.
    ///
    /// * `name`: Name of the persistent value.
    /// * `value`: The number.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_set_persistent_f64`.
    #[inline]
    pub fn set_persistent_f64(&self, name: &str, value: f64) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_link_set_persistent_f64(self.as_ptr(), name.as_ptr(), value) })?;
        Ok(())
    }

    /// Replaces a persistent string.
    ///
    /// * `name`: Name of the persistent value.
    /// * `value`: The text, in UTF-8.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_set_persistent_text`.
    pub fn set_persistent_text(&self, name: &str, value: &str) -> Result<()> {
        let name = c_text(name)?;
        let value = c_text(value)?;
        check(unsafe { sys::ctn_link_set_persistent_text(self.as_ptr(), name.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// Number of persistent values of this link, without those of its children; 0 for `None`.
    ///
    /// C: `ctn_link_persistent_count`.
    #[inline]
    pub fn persistent_count(&self) -> usize {
        unsafe { sys::ctn_link_persistent_count(self.as_ptr()) }
    }

    /// Name of a persistent value in the order of addition.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_persistent_name`.
    pub fn persistent_name(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_link_persistent_name(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Kind of a persistent value in the order of addition.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_persistent_kind`.
    #[inline]
    pub fn persistent_kind(&self, index: usize) -> Result<PersistentKind> {
        let mut kind = 0i32;
        check(unsafe { sys::ctn_link_persistent_kind(self.as_ptr(), index, &mut kind) })?;
        Ok(PersistentKind::from_raw(kind))
    }

    /// Parametric rectifier, see `functions::prelu`, with the parameter W, filled with `init`.
    ///
    /// * `shape`: Shape of W, lengths of at least 1. Without axes there is one slope for all elements.
    /// * `options`: The option init (default 0.25). `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_prelu_new`.
    #[inline]
    pub fn prelu(shape: &[i64], options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_prelu_new(shape.as_ptr(), shape.len(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Maxout layer, see `functions::maxout`. The child "linear", a Linear link, computes out_size \*
    /// pool_size units of x, of shape (N, in_size); the result has the largest of each pool_size neighbors
    /// and the shape (N, out_size).
    ///
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `pool_size`: Number of units that compete, at least 1.
    /// * `options`: The options wscale, bias and nobias for the child. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_maxout_new`.
    #[inline]
    pub fn maxout(in_size: i64, out_size: i64, pool_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_maxout_new(in_size, out_size, pool_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Sets the loss function. Copies of the classifier share it.
    ///
    /// * `function`: The function. `None`: `functions::softmax_cross_entropy`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_classifier_set_loss_function`.
    pub fn classifier_set_loss_function(&self, function: Option<Box<dyn Fn(&Variable, &Variable) -> Result<Variable>>>) -> Result<()> {
        let function_call = function.as_ref().map(|_| callbacks::classifier_function_fn::<Box<dyn Fn(&Variable, &Variable) -> Result<Variable>>> as _);
        let function_end: sys::ctn_destroy_fn = function.as_ref().map(|_| destroy::<Box<dyn Fn(&Variable, &Variable) -> Result<Variable>>> as _);
        let function_data = function.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
        check(unsafe { sys::ctn_link_classifier_set_loss_function(self.as_ptr(), function_call, function_data, function_end) })?;
        Ok(())
    }

    /// Sets the accuracy function. Copies of the classifier share it.
    ///
    /// * `function`: The function. `None`: `functions::accuracy`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_classifier_set_accuracy_function`.
    pub fn classifier_set_accuracy_function(&self, function: Option<Box<dyn Fn(&Variable, &Variable) -> Result<Variable>>>) -> Result<()> {
        let function_call = function.as_ref().map(|_| callbacks::classifier_function_fn::<Box<dyn Fn(&Variable, &Variable) -> Result<Variable>>> as _);
        let function_end: sys::ctn_destroy_fn = function.as_ref().map(|_| destroy::<Box<dyn Fn(&Variable, &Variable) -> Result<Variable>>> as _);
        let function_data = function.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
        check(unsafe { sys::ctn_link_classifier_set_accuracy_function(self.as_ptr(), function_call, function_data, function_end) })?;
        Ok(())
    }

    /// Bilinear link, see `functions::bilinear`, called with e1 of shape (N, left_size) and e2 of shape (N,
    /// right_size). Its parameters are W (left_size, right_size, out_size), normal with standard deviation 1
    /// / sqrt(left_size \* right_size \* out_size), and unless `nobias` V1 (left_size, out_size) and V2
    /// (right_size, out_size), normal with 1 / sqrt(left_size) and 1 / sqrt(right_size), and b (out_size),
    /// zeros.
    ///
    /// * `left_size`: Length of a vector of the first input, at least 1.
    /// * `right_size`: Length of a vector of the second input, at least 1.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The option nobias. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_bilinear_new`.
    #[inline]
    pub fn bilinear(left_size: i64, right_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_bilinear_new(left_size, right_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Deconvolution link, see `functions::deconvolution_2d`, with the parameters W (in_channels,
    /// out_channels / groups, ksize_y, ksize_x), normal with standard deviation wscale / sqrt(in_channels \*
    /// ksize_y \* ksize_x), and b (out_channels), with the value `bias`, unless `nobias`.
    ///
    /// * `in_channels`: Number of input channels, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_channels`: Number of output channels, at least 1.
    /// * `ksize_y`: Height of the window in elements, at least 1.
    /// * `ksize_x`: Width of the window in elements, at least 1.
    /// * `stride_y`: Number of rows from one window to the next, at least 1.
    /// * `stride_x`: Number of columns from one window to the next, at least 1.
    /// * `pad_y`: Number of rows of zeros added above and below, at least 0.
    /// * `pad_x`: Number of columns of zeros added on the left and right, at least 0.
    /// * `options`: The options wscale, bias, nobias, dilation (y, x), groups and outsize (height, width).
    ///   `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_deconvolution_2d_new`.
    #[inline]
    pub fn deconvolution_2d(in_channels: i64, out_channels: i64, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_deconvolution_2d_new(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Inception module of GoogLeNet: relu of the channels of four paths, from x of shape (N, in_channels, h,
    /// w) to (N, out1 + out3 + out5 + proj_pool, h, w). The paths are conv1 (1x1); proj3 (1x1), relu and
    /// conv3 (3x3); proj5 (1x1), relu and conv5 (5x5); and max pooling over 3x3 and projp (1x1). The
    /// convolutions are children with these names, as `Link::convolution_2d` makes them.
    ///
    /// * `in_channels`: Number of input channels, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out1`: Number of channels of conv1, at least 1.
    /// * `proj3`: Number of channels of proj3, at least 1.
    /// * `out3`: Number of channels of conv3, at least 1.
    /// * `proj5`: Number of channels of proj5, at least 1.
    /// * `out5`: Number of channels of conv5, at least 1.
    /// * `proj_pool`: Number of channels of projp, at least 1.
    /// * `options`: The options dtype and initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_inception_new`.
    #[inline]
    pub fn inception(in_channels: i64, out1: i64, proj3: i64, out3: i64, proj5: i64, out5: i64, proj_pool: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_inception_new(in_channels, out1, proj3, out3, proj5, out5, proj_pool, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Inception module with batch normalization: the channels of up to four paths. The paths are conv1 (1x1)
    /// if out1 is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a (3x3) and conv33b (3x3); and
    /// pooling over 3x3, with poolp (1x1) if proj_pool is above 0. The convolutions are children with these
    /// names, without biases. Each is followed by its normalization, a child with an n after the name
    /// (conv3n), and by relu. `base::set_train`, or `Link::set_normalization_mode` of this link, replaces the
    /// reference's attribute train.
    ///
    /// * `in_channels`: Number of input channels, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out1`: Number of channels of conv1. 0 omits this path; otherwise stride must be 1 and proj_pool above
    ///   0.
    /// * `proj3`: Number of channels of proj3, at least 1.
    /// * `out3`: Number of channels of conv3, at least 1.
    /// * `proj33`: Number of channels of proj33, at least 1.
    /// * `out33`: Number of channels of conv33a and conv33b, at least 1.
    /// * `pooltype`: Kind of the pooling.
    /// * `proj_pool`: Number of channels of poolp. 0 omits poolp, so that the pooling keeps the channels of x.
    /// * `stride`: Stride of the last convolution of each path and of the pooling, at least 1.
    /// * `options`: The options decay and eps of the normalizations. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_inception_bn_new`.
    #[inline]
    pub fn inception_bn(in_channels: i64, out1: i64, proj3: i64, out3: i64, proj33: i64, out33: i64, pooltype: Pooling, proj_pool: i64, stride: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_inception_bn_new(in_channels, out1, proj3, out3, proj33, out33, pooltype.raw(), proj_pool, stride, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Several convolutions with an activation between them, the first with the given window, the others 1x1.
    /// They are children with their positions as names, as `Link::convolution_2d` makes them.
    ///
    /// * `in_channels`: Number of input channels, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_channels`: Number of channels of each convolution, at least 1.
    /// * `ksize_y`: Height of the window in elements, at least 1.
    /// * `ksize_x`: Width of the window in elements, at least 1.
    /// * `stride_y`: Number of rows from one window to the next, at least 1.
    /// * `stride_x`: Number of columns from one window to the next, at least 1.
    /// * `pad_y`: Number of rows of zeros added above and below, at least 0.
    /// * `pad_x`: Number of columns of zeros added on the left and right, at least 0.
    /// * `activation`: The activation, which copies of the link share. `None`: relu.
    /// * `options`: The options wscale and bias of all convolutions. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_mlp_convolution_2d_new`.
    pub fn mlp_convolution_2d(in_channels: i64, out_channels: &[i64], ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, activation: Option<Box<dyn Fn(&Variable) -> Result<Variable>>>, options: Option<&LinkOptions>) -> Result<Link> {
        let activation_call = activation.as_ref().map(|_| callbacks::link_activation_fn::<Box<dyn Fn(&Variable) -> Result<Variable>>> as _);
        let activation_end: sys::ctn_destroy_fn = activation.as_ref().map(|_| destroy::<Box<dyn Fn(&Variable) -> Result<Variable>>> as _);
        let activation_data = activation.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_mlp_convolution_2d_new(in_channels, out_channels.as_ptr(), out_channels.len(), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, activation_call, activation_data, activation_end, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Convolution over one to three spatial axes, see `functions::convolution_nd`, with the parameters W
    /// (out_channels, in_channels / groups, ksize...), normal with standard deviation wscale /
    /// sqrt(in_channels / groups \* the product of ksize), and b (out_channels), with the value `bias`,
    /// unless `nobias`.
    ///
    /// * `in_channels`: Number of input channels, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_channels`: Number of output channels, at least 1.
    /// * `ksize`: Lengths of the window, at least 1. Their number is the number of spatial axes, 1 to 3.
    /// * `stride`: Number of elements from one window to the next along each axis, at least 1. `None`: 1.
    /// * `pad`: Number of zeros added at both ends of each axis, at least 0. `None`: 0.
    /// * `options`: The options wscale, bias, nobias, dilation and groups. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_convolution_nd_new`.
    #[inline]
    pub fn convolution_nd(in_channels: i64, out_channels: i64, ksize: &[i64], stride: Option<&[i64]>, pad: Option<&[i64]>, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_convolution_nd_new(in_channels, out_channels, ksize.as_ptr(), ksize.len(), stride.map_or(null(), |l| l.as_ptr()), stride.map_or(0, |l| l.len()), pad.map_or(null(), |l| l.as_ptr()), pad.map_or(0, |l| l.len()), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Deconvolution over one to three spatial axes, see `functions::deconvolution_nd`, with the parameters W
    /// (in_channels, out_channels / groups, ksize...), normal with standard deviation wscale /
    /// sqrt(in_channels \* the product of ksize), and b (out_channels), with the value `bias`, unless
    /// `nobias`.
    ///
    /// * `in_channels`: Number of input channels, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_channels`: Number of output channels, at least 1.
    /// * `ksize`: Lengths of the window, at least 1. Their number is the number of spatial axes, 1 to 3.
    /// * `stride`: Number of elements from one window to the next along each axis, at least 1. `None`: 1.
    /// * `pad`: Number of zeros added at both ends of each axis, at least 0. `None`: 0.
    /// * `options`: The options wscale, bias, nobias, dilation, groups and outsize. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_deconvolution_nd_new`.
    #[inline]
    pub fn deconvolution_nd(in_channels: i64, out_channels: i64, ksize: &[i64], stride: Option<&[i64]>, pad: Option<&[i64]>, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_deconvolution_nd_new(in_channels, out_channels, ksize.as_ptr(), ksize.len(), stride.map_or(null(), |l| l.as_ptr()), stride.map_or(0, |l| l.len()), pad.map_or(null(), |l| l.as_ptr()), pad.map_or(0, |l| l.len()), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Attention with several heads, see `functions::attention`. It is called with query (N, L, size), key
    /// (N, S, key_size), value (N, S, value_size) and optionally a mask as for `functions::attention` that
    /// broadcasts to (N, heads, L, S), or with x (N, L, size) only, which is then all three. The result has
    /// the shape (N, L, size). The children query, key and value project the inputs, and the child out
    /// projects the joined heads: Linear links to `size` units with W and, unless `nobias`, b. Head i has
    /// units i \* size / heads and following. Scores are scaled by 1 / sqrt(size / heads); weights are
    /// dropped while the thread trains (`base::set_train`).
    ///
    /// * `size`: Length of the vectors of the queries and the result, at least 1.
    /// * `key_size`: Length of the vectors of the keys, often `size`; at least 1, or `SIZE_FROM_INPUT`.
    /// * `value_size`: Length of the vectors of the values, often `size`; at least 1, or `SIZE_FROM_INPUT`.
    /// * `heads`: Number of heads, a divisor of `size`.
    /// * `options`: The options wscale, bias and nobias of the projections, causal and dropout. `None`:
    ///   defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_multi_head_attention_new`.
    #[inline]
    pub fn multi_head_attention(size: i64, key_size: i64, value_size: i64, heads: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_multi_head_attention_new(size, key_size, value_size, heads, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// An empty list of links and functions that run in order, each on the result of the one before. An empty
    /// list returns its input. The first link receives all inputs of a call. Links are children with their
    /// positions among the links as names, and `Link::add_link` with a `None` name appends, too. Copies share
    /// the functions.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_sequential_new`.
    #[inline]
    pub fn sequential() -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_sequential_new(&mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Appends a link.
    ///
    /// * `link`: A link without a parent that returns one output.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_sequential_append`.
    #[inline]
    pub fn sequential_append(&self, link: &Link) -> Result<()> {
        check(unsafe { sys::ctn_link_sequential_append(self.as_ptr(), link.as_ptr()) })?;
        Ok(())
    }

    /// Appends a function.
    ///
    /// * `function`: The function, which copies of the link share.
    ///
    /// # Errors
    ///
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_sequential_append_function`.
    #[inline]
    pub fn sequential_append_function<F1: Fn(&Variable) -> Result<Variable> + 'static>(&self, function: F1) -> Result<()> {
        check(unsafe { sys::ctn_link_sequential_append_function(self.as_ptr(), Some(callbacks::link_activation_fn::<F1>), Box::into_raw(Box::new(function)).cast(), Some(destroy::<F1>)) })?;
        Ok(())
    }

    /// Appends a function of the library with its usual parameters.
    ///
    /// * `activation`: The function.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_sequential_append_activation`.
    #[inline]
    pub fn sequential_append_activation(&self, activation: Activation) -> Result<()> {
        check(unsafe { sys::ctn_link_sequential_append_activation(self.as_ptr(), activation.raw()) })?;
        Ok(())
    }

    /// Negative sampling loss, see `functions::negative_sampling`, called with x of shape (N, in_size) and t
    /// of shape (N,), int32 or int64, with the parameter W of shape (count, in_size), zeros. Words are drawn
    /// with probabilities proportional to their counts raised to `power`, from the global generator of the
    /// link's device.
    ///
    /// * `in_size`: Length of an input vector, at least 1.
    /// * `counts`: Number of occurrences of each word, at least 0.
    /// * `sample_size`: Number of words drawn for each row, at least 0.
    /// * `options`: The option power (default 0.75). `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_negative_sampling_new`.
    #[inline]
    pub fn negative_sampling(in_size: i64, counts: &[i64], sample_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_negative_sampling_new(in_size, counts.as_ptr(), counts.len(), sample_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// The sampler that draws the words: a separate sampler over the tables of the link.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_negative_sampling_sampler`.
    #[inline]
    pub fn negative_sampling_sampler(&self) -> Result<WalkerAlias> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_negative_sampling_sampler(self.as_ptr(), &mut out) })?;
        Ok(unsafe { WalkerAlias::adopt(out) })
    }

    /// Calls the link with options of `functions::negative_sampling`, for instance with the samples of an
    /// earlier call to repeat it.
    ///
    /// * `x`: The input vectors, of shape (N, in_size).
    /// * `t`: The words, of shape (N,), int32 or int64.
    /// * `options`: Options of `functions::negative_sampling`. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_negative_sampling_call`.
    #[inline]
    pub fn negative_sampling_call(&self, x: &Variable, t: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
        let mut y = null_mut();
        check(unsafe { sys::ctn_link_negative_sampling_call(self.as_ptr(), x.as_ptr(), t.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
        Ok(unsafe { Variable::adopt(y) })
    }

    /// Hierarchical softmax over a binary tree. Called with x of shape (N, in_size) and t of shape (N,),
    /// int32 or int64, it returns the sum over the batch of -log P(t), a 0-d variable. The probability of a
    /// word is the product over the inner nodes on its path of sigmoid(x w), or sigmoid(-x w) if the path
    /// goes right. The parameter W (inner nodes, in_size) is uniform over \[-1, 1). A number below the
    /// largest word that is not a leaf has the probability 1; a larger or negative number is an INDEX error.
    ///
    /// * `in_size`: Length of an input vector, at least 1.
    /// * `tree`: The tree as numbers, with one axis and an integer dtype; see `links::create_huffman_tree`.
    /// * `options`: The options dtype and initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Callback`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_binary_hierarchical_softmax_new`.
    #[inline]
    pub fn binary_hierarchical_softmax(in_size: i64, tree: &Array, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_binary_hierarchical_softmax_new(in_size, tree.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// The paths to the words, as arrays of the link. The path of word w is entries begins\[w\] to begins\[w
    /// \+ 1\] - 1 of `paths` and `codes`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_binary_hierarchical_softmax_tables`.
    pub fn binary_hierarchical_softmax_tables(&self) -> Result<(Array, Array, Array)> {
        let mut paths = null_mut();
        let mut codes = null_mut();
        let mut begins = null_mut();
        check(unsafe { sys::ctn_link_binary_hierarchical_softmax_tables(self.as_ptr(), &mut paths, &mut codes, &mut begins) })?;
        Ok((unsafe { Array::adopt(paths) }, unsafe { Array::adopt(codes) }, unsafe { Array::adopt(begins) }))
    }

    /// Batch normalization on the current device with the parameters gamma (ones) and beta (zeros), the
    /// persistent values avg_mean and avg_var (zeros), all of the shape `size`, and N (int64, the number of
    /// batches of fine-tuning). Averages keep `decay` of themselves; `eps` is added to the variance, also in
    /// avg_var. The mode is `NormalizationMode::Auto` initially.
    ///
    /// * `size`: Shape of the channels, usually one axis. A single `SIZE_FROM_INPUT` takes the length of axis 1
    ///   of the first input.
    /// * `options`: The options decay (default 0.9) and eps (default 1e-5). `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_batch_normalization_new`.
    #[inline]
    pub fn batch_normalization(size: &[i64], options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_batch_normalization_new(size.as_ptr(), size.len(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Sets the mode of all batch normalizations of a hierarchy, including the link itself. Other links do
    /// not change.
    ///
    /// * `mode`: The mode.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_set_normalization_mode`.
    #[inline]
    pub fn set_normalization_mode(&self, mode: NormalizationMode) -> Result<()> {
        check(unsafe { sys::ctn_link_set_normalization_mode(self.as_ptr(), mode.raw()) })?;
        Ok(())
    }

    /// The mode of a batch normalization.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_normalization_mode`.
    #[inline]
    pub fn normalization_mode(&self) -> Result<NormalizationMode> {
        let mut mode = 0i32;
        check(unsafe { sys::ctn_link_normalization_mode(self.as_ptr(), &mut mode) })?;
        Ok(NormalizationMode::from_raw(mode))
    }

    /// Sets the count N of all batch normalizations of a hierarchy to zero, so that fine-tuning starts again.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_start_finetuning`.
    #[inline]
    pub fn start_finetuning(&self) -> Result<()> {
        check(unsafe { sys::ctn_link_start_finetuning(self.as_ptr()) })?;
        Ok(())
    }

    /// Layer normalization, see `functions::layer_normalization`, with the parameters gamma (ones) and beta
    /// (zeros) of the shape `size`.
    ///
    /// * `size`: Shape of the last axes of x. A single `SIZE_FROM_INPUT` takes the length of the last axis of
    ///   the first input.
    /// * `options`: The option eps (default 1e-6). `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_layer_normalization_new`.
    #[inline]
    pub fn layer_normalization(size: &[i64], options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_layer_normalization_new(size.as_ptr(), size.len(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Embedding with the parameter W of shape (in_size, out_size), standard normal. Called with x it returns
    /// `functions::embed_id`(x, W).
    ///
    /// * `in_size`: Number of rows of W, at least 1.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The option ignore_label. `None`: no number is ignored.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_embed_id_new`.
    #[inline]
    pub fn embed_id(in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_embed_id_new(in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Sets the number for which an embedding returns zeros and has no gradient. A new link ignores a number
    /// only with the option ignore_label.
    ///
    /// * `ignores`: Whether a number is ignored.
    /// * `ignore_label`: The number.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_embed_id_set_ignore_label`.
    #[inline]
    pub fn embed_id_set_ignore_label(&self, ignores: bool, ignore_label: i64) -> Result<()> {
        check(unsafe { sys::ctn_link_embed_id_set_ignore_label(self.as_ptr(), ignores as i32, ignore_label) })?;
        Ok(())
    }

    /// LSTM layer with the children "upward" (Linear from in_size to 4 \* out_size) and "lateral" (Linear
    /// from out_size to 4 \* out_size, without a bias). Called with x of shape (N, in_size), it sets c, h =
    /// `functions::lstm`(c, upward(x) + lateral(h)) and returns h of shape (N, out_size). Without a state, c
    /// is zero and lateral(h) is left out.
    ///
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The options dtype and initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_lstm_new`.
    #[inline]
    pub fn lstm(in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_lstm_new(in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Removes c and h.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_lstm_reset_state`.
    #[inline]
    pub fn lstm_reset_state(&self) -> Result<()> {
        check(unsafe { sys::ctn_link_lstm_reset_state(self.as_ptr()) })?;
        Ok(())
    }

    /// Replaces the state.
    ///
    /// * `c`: The cell state, of shape (N, out_size). The library keeps a reference.
    /// * `h`: The state, of shape (N, out_size). The library keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_lstm_set_state`.
    #[inline]
    pub fn lstm_set_state(&self, c: &Variable, h: &Variable) -> Result<()> {
        check(unsafe { sys::ctn_link_lstm_set_state(self.as_ptr(), c.as_ptr(), h.as_ptr()) })?;
        Ok(())
    }

    /// Cell state of the last call; `None`, with `Code::Ok`, without a state.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_lstm_c`.
    #[inline]
    pub fn lstm_c(&self) -> Result<Option<Variable>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_lstm_c(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt_maybe(out) })
    }

    /// Output of the last call; `None`, with `Code::Ok`, without a state.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_lstm_h`.
    #[inline]
    pub fn lstm_h(&self) -> Result<Option<Variable>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_lstm_h(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt_maybe(out) })
    }

    /// Gated recurrent unit without a state: called with h of shape (N, out_size) and x of shape (N,
    /// in_size), it returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) + U_r(h)) and z =
    /// sigmoid(W_z(x) + U_z(h)). W_r, U_r, W_z, U_z, W and U are children, Linear links to out_size.
    ///
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The options dtype and initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_gru_new`.
    #[inline]
    pub fn gru(in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_gru_new(in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// A link like that of `Link::gru` that keeps its result as the state h of shape (N, out_size) and is
    /// called with x of shape (N, in_size) only. Without a state, h is zero.
    ///
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The options dtype and initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_stateful_gru_new`.
    #[inline]
    pub fn stateful_gru(in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_stateful_gru_new(in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Removes h.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_stateful_gru_reset_state`.
    #[inline]
    pub fn stateful_gru_reset_state(&self) -> Result<()> {
        check(unsafe { sys::ctn_link_stateful_gru_reset_state(self.as_ptr()) })?;
        Ok(())
    }

    /// Replaces the state.
    ///
    /// * `h`: The state, of shape (N, out_size). The library keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_stateful_gru_set_state`.
    #[inline]
    pub fn stateful_gru_set_state(&self, h: &Variable) -> Result<()> {
        check(unsafe { sys::ctn_link_stateful_gru_set_state(self.as_ptr(), h.as_ptr()) })?;
        Ok(())
    }

    /// Output of the last call; `None`, with `Code::Ok`, without a state.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_stateful_gru_h`.
    #[inline]
    pub fn stateful_gru_h(&self) -> Result<Option<Variable>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_stateful_gru_h(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Variable::adopt_maybe(out) })
    }

    /// LSTM layers over whole sequences; see `functions::n_step_lstm`. The children "0", "1"... are the
    /// layers. Each has the parameters w0, b0 to w7, b7: weights, normal with the standard deviation sqrt(1 /
    /// columns), and biases of zero. `Link::n_step_lstm_call` runs the link. `Link::call` takes sequences and
    /// returns as many outputs, with initial states of zero.
    ///
    /// * `n_layers`: Number of layers, at least 1.
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The options dropout (the dropout_ratio of `functions::n_step_lstm`, 0 by default), dtype
    ///   and initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_n_step_lstm_new`.
    #[inline]
    pub fn n_step_lstm(n_layers: i64, in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_n_step_lstm_new(n_layers, in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Bidirectional LSTM layers over whole sequences; see `functions::n_step_bilstm`. Children and
    /// parameters are as for `Link::n_step_lstm`, with two children for each layer, the forward direction
    /// first: inputs of later layers and the outputs have 2 out_size columns. `Link::n_step_lstm_call` runs
    /// it.
    ///
    /// * `n_layers`: Number of layers, at least 1.
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The options dropout (the dropout_ratio of `functions::n_step_bilstm`, 0 by default), dtype
    ///   and initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_n_step_bilstm_new`.
    #[inline]
    pub fn n_step_bilstm(n_layers: i64, in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_n_step_bilstm_new(n_layers, in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Runs LSTM layers over sequences; see `functions::n_step_lstm`. The sequences are packed by descending
    /// length, so that each step computes those that have not ended.
    ///
    /// * `hx`: Initial states, of shape (n_layers \* directions, count, out_size) in the order of the children
    ///   and of the sequences. `None`: zeros.
    /// * `cx`: Initial cell states, of the shape of hx. `None`: zeros.
    /// * `xs`: The sequences, at least one, each of shape (length, in_size). Lengths may differ and be 0; the
    ///   order is arbitrary.
    ///
    /// # Errors
    ///
    /// `Code::TypeCheck`, `Code::Device`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_n_step_lstm_call`.
    pub fn n_step_lstm_call<T1: Borrow<Variable>>(&self, hx: Option<&Variable>, cx: Option<&Variable>, xs: &[T1]) -> Result<(Variable, Variable, Vec<Variable>)> {
        let xs_list = pointers::<Variable, _>(xs);
        let mut hy = null_mut();
        let mut cy = null_mut();
        let mut ys = vec![null_mut::<sys::ctn_variable>(); xs.len()];
        check(unsafe { sys::ctn_link_n_step_lstm_call(self.as_ptr(), hx.map_or(null_mut(), |h| h.as_ptr()), cx.map_or(null_mut(), |h| h.as_ptr()), xs_list.as_ptr().cast(), xs.len(), &mut hy, &mut cy, ys.as_mut_ptr()) })?;
        Ok((unsafe { Variable::adopt(hy) }, unsafe { Variable::adopt(cy) }, ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect()))
    }

    /// GRU layers over whole sequences; see `functions::n_step_gru`. The children "0", "1"... are the layers.
    /// Each has the parameters w0, b0 to w5, b5: weights, normal with the standard deviation sqrt(1 /
    /// columns), and biases of zero. `Link::n_step_gru_call` runs the link. `Link::call` takes sequences and
    /// returns as many outputs, with initial states of zero.
    ///
    /// * `n_layers`: Number of layers, at least 1.
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The options dropout (the dropout_ratio of `functions::n_step_gru`, 0 by default), dtype and
    ///   initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_n_step_gru_new`.
    #[inline]
    pub fn n_step_gru(n_layers: i64, in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_n_step_gru_new(n_layers, in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Bidirectional GRU layers over whole sequences; see `functions::n_step_bigru`. Children and parameters
    /// are as for `Link::n_step_gru`, with two children for each layer, the forward direction first: inputs
    /// of later layers and the outputs have 2 out_size columns. `Link::n_step_gru_call` runs it.
    ///
    /// * `n_layers`: Number of layers, at least 1.
    /// * `in_size`: Length of an input vector, at least 1, or `SIZE_FROM_INPUT`.
    /// * `out_size`: Length of an output vector, at least 1.
    /// * `options`: The options dropout (the dropout_ratio of `functions::n_step_bigru`, 0 by default), dtype
    ///   and initializers. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_n_step_bigru_new`.
    #[inline]
    pub fn n_step_bigru(n_layers: i64, in_size: i64, out_size: i64, options: Option<&LinkOptions>) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_n_step_bigru_new(n_layers, in_size, out_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Runs GRU layers over sequences; see `functions::n_step_gru`. The sequences are packed by descending
    /// length, so that each step computes those that have not ended.
    ///
    /// * `hx`: Initial states, of shape (n_layers \* directions, count, out_size) in the order of the children
    ///   and of the sequences. `None`: zeros.
    /// * `xs`: The sequences, at least one, each of shape (length, in_size). Lengths may differ and be 0; the
    ///   order is arbitrary.
    ///
    /// # Errors
    ///
    /// `Code::TypeCheck`, `Code::Device`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_n_step_gru_call`.
    pub fn n_step_gru_call<T1: Borrow<Variable>>(&self, hx: Option<&Variable>, xs: &[T1]) -> Result<(Variable, Vec<Variable>)> {
        let xs_list = pointers::<Variable, _>(xs);
        let mut hy = null_mut();
        let mut ys = vec![null_mut::<sys::ctn_variable>(); xs.len()];
        check(unsafe { sys::ctn_link_n_step_gru_call(self.as_ptr(), hx.map_or(null_mut(), |h| h.as_ptr()), xs_list.as_ptr().cast(), xs.len(), &mut hy, ys.as_mut_ptr()) })?;
        Ok((unsafe { Variable::adopt(hy) }, ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect()))
    }

    /// Saves or loads a link: its parameters, persistent values and children.
    ///
    /// * `serializer`: The serializer, whose direction decides.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_serialize`.
    #[inline]
    pub fn serialize(&self, serializer: &Serializer) -> Result<()> {
        check(unsafe { sys::ctn_link_serialize(self.as_ptr(), serializer.as_ptr()) })?;
        Ok(())
    }

    /// Saves the parameters, persistent values and children of a link as NPZ.
    ///
    /// * `path`: Path of the file.
    /// * `level`: Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_save_npz`.
    #[inline]
    pub fn save_npz(&self, path: &str, level: i32) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_save_npz(self.as_ptr(), path.as_ptr(), level) })?;
        Ok(())
    }

    /// Loads the parameters, persistent values and children of a link from NPZ.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_load_npz`.
    #[inline]
    pub fn load_npz(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_load_npz(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Saves the parameters, persistent values and children of a link as HDF5.
    ///
    /// * `path`: Path of the file.
    /// * `level`: Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_save_hdf5`.
    #[inline]
    pub fn save_hdf5(&self, path: &str, level: i32) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_save_hdf5(self.as_ptr(), path.as_ptr(), level) })?;
        Ok(())
    }

    /// Loads the parameters, persistent values and children of a link from HDF5.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_load_hdf5`.
    #[inline]
    pub fn load_hdf5(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_load_hdf5(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Saves the parameters, persistent values and children of a link as safetensors.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_save_safetensors`.
    #[inline]
    pub fn save_safetensors(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_save_safetensors(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Loads the parameters, persistent values and children of a link from safetensors.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_load_safetensors`.
    #[inline]
    pub fn load_safetensors(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_load_safetensors(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Loads the parameters, persistent values and children of a link from a file of any of these formats,
    /// which is recognized by its first bytes.
    ///
    /// * `path`: Path of the file.
    /// * `options`: How to load. `None`: defaults.
    /// * `report`: Receives a report about entries that did not fit, even if the load fails. `None`: not
    ///   needed.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_load`.
    #[inline]
    pub fn load(&self, path: &str, options: Option<&LoadOptions>, report: Option<&LoadReport>) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_link_load(self.as_ptr(), path.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), report.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }

    /// A user link with a table of callbacks. Parameters, persistent values and children are added as to any
    /// link. destroy runs even if this call fails.
    ///
    /// * `callbacks`: The parts of the link, which are copied.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_user_new`.
    pub fn user(callbacks: LinkCallbacks) -> Result<Link> {
        let callbacks = callbacks.boxed()?;
        let table = callbacks.table();
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_user_new(&table, Box::into_raw(callbacks).cast(), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }
}

impl CaffeFunction {
    /// Reads a .caffemodel file; the parameters are float32 on the current device. FORMAT errors name the
    /// layer and the field that is wrong. The format before V1 is UNSUPPORTED.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Unsupported`, `Code::Unavailable`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_new`.
    pub fn new(path: &str) -> Result<CaffeFunction> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_caffe_function_new(path.as_ptr(), &mut out) })?;
        Ok(unsafe { CaffeFunction::adopt(out) })
    }

    /// Reads a network from memory; see `CaffeFunction::new`.
    ///
    /// * `data`: The bytes of a .caffemodel file.
    ///
    /// # Errors
    ///
    /// `Code::Format`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_new_from_memory`.
    #[inline]
    pub fn new_from_memory(data: &[u8]) -> Result<CaffeFunction> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_caffe_function_new_from_memory(data.as_ptr().cast(), data.len(), &mut out) })?;
        Ok(unsafe { CaffeFunction::adopt(out) })
    }

    /// Computes blobs of the network from given ones. Layers run in the order of the file if their bottoms
    /// are given or computed; a layer that writes to its own bottom replaces that blob. Layers that no output
    /// needs do not run. While the calling thread trains (`base::set_train`), layers are in the phase TRAIN:
    /// dropout drops, and BatchNorm uses and learns the statistics of the batch; otherwise they are in the
    /// phase TEST. It is a NOT_FOUND error if an output cannot be computed, and the message says what was
    /// skipped and why. Errors of a layer begin with its name and type.
    ///
    /// * `input_names`: Names of blobs, each once.
    /// * `inputs`: The values of these blobs.
    /// * `disable`: Names of layers that must not run.
    /// * `output_names`: Names of the blobs to compute.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Shape`, `Code::Index`, `Code::TypeCheck`, `Code::Device`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_call`.
    pub fn call<T1: Borrow<Variable>>(&self, input_names: &[&str], inputs: &[T1], disable: &[&str], output_names: &[&str]) -> Result<Vec<Variable>> {
        same_length("caffe_function_call", "inputs", input_names.len(), inputs.len())?;
        let input_names_list = TextList::new(input_names)?;
        let inputs_list = pointers::<Variable, _>(inputs);
        let disable_list = TextList::new(disable)?;
        let output_names_list = TextList::new(output_names)?;
        let mut outputs = vec![null_mut::<sys::ctn_variable>(); output_names.len()];
        check(unsafe { sys::ctn_caffe_function_call(self.as_ptr(), input_names_list.as_ptr(), input_names.len(), inputs_list.as_ptr().cast(), disable_list.as_ptr(), disable.len(), output_names_list.as_ptr(), output_names.len(), outputs.as_mut_ptr()) })?;
        Ok(outputs.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
    }

    /// The parameters: a chain with a child for each layer that has parameters, at the path that is the
    /// layer's name ("conv1", or "inception_3a/1x1", which is the child 1x1 of the chain inception_3a).
    /// `CaffeFunction::link_path` returns the path if the name cannot be one or its place is taken.
    /// Convolution and InnerProduct are links of that kind with W and b (W is (out, in) even if the file has
    /// it transposed), Scale has W and b, and BatchNorm has the persistent values avg_mean and avg_var, which
    /// are Caffe's sums, and scale_factor, by which they are divided. Moving the chain to a device moves the
    /// network.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_fs`.
    #[inline]
    pub fn fs(&self) -> Result<Link> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_caffe_function_fs(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Link::adopt(out) })
    }

    /// Path of the link of a layer below `CaffeFunction::fs`. It is the layer's name, unless a part of that
    /// is empty, "." or "..", or the place is taken by another layer. Then slashes become underscores; an
    /// empty name, "." and ".." become "layer" and the number of the layer in the file, counted from 0; and
    /// if that is taken as well, "_" and this number are added.
    ///
    /// * `name`: Name of the layer.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_link_path`.
    pub fn link_path(&self, name: &str) -> Result<String> {
        let name = c_text(name)?;
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_caffe_function_link_path(self.as_ptr(), name.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Number of layers that can run; 0 for `None`.
    ///
    /// C: `ctn_caffe_function_forward_count`.
    #[inline]
    pub fn forward_count(&self) -> usize {
        unsafe { sys::ctn_caffe_function_forward_count(self.as_ptr()) }
    }

    /// Name of a layer that can run, in the order in which the layers run.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_forward_name`.
    pub fn forward_name(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_caffe_function_forward_name(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Type of a layer that can run, such as "Convolution", with its name in the current format.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_forward_type`.
    pub fn forward_type(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_caffe_function_forward_type(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Runs one layer, from its bottoms to its tops, in the phase of `CaffeFunction::call`. If several layers
    /// have the name, the first one runs.
    ///
    /// * `name`: Name of the layer.
    /// * `inputs`: The bottoms.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Shape`, `Code::Index`, `Code::TypeCheck`, `Code::Device`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_forward`.
    pub fn forward<T1: Borrow<Variable>>(&self, name: &str, inputs: &[T1], output_count: usize) -> Result<Vec<Variable>> {
        let name = c_text(name)?;
        let inputs_list = pointers::<Variable, _>(inputs);
        let mut outputs = vec![null_mut::<sys::ctn_variable>(); output_count];
        check(unsafe { sys::ctn_caffe_function_forward(self.as_ptr(), name.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), outputs.as_mut_ptr(), output_count) })?;
        Ok(outputs.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
    }

    /// Number of layers that are never run; 0 for `None`.
    ///
    /// C: `ctn_caffe_function_ignored_count`.
    #[inline]
    pub fn ignored_count(&self) -> usize {
        unsafe { sys::ctn_caffe_function_ignored_count(self.as_ptr()) }
    }

    /// Name of an ignored layer, in the order of the file.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_ignored_name`.
    pub fn ignored_name(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_caffe_function_ignored_name(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Type of an ignored layer, with its name in the current format.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_ignored_type`.
    pub fn ignored_type(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_caffe_function_ignored_type(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Reason why a layer is ignored.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_caffe_function_ignored_reason`.
    pub fn ignored_reason(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_caffe_function_ignored_reason(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }
}

impl Schedule {
    /// The same value at all times, for instance to follow a warm-up.
    ///
    /// * `init`: The value, a finite number.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_constant_new`.
    #[inline]
    pub fn constant(init: f64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_constant_new(init, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// Exponential decay: init \* rate ^ t.
    ///
    /// * `init`: The value at t = 0, a finite number.
    /// * `target`: The value that is kept once it is reached, or NaN for none.
    /// * `rate`: Factor of each step, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_exponential_new`.
    #[inline]
    pub fn exponential(init: f64, target: f64, rate: f64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_exponential_new(init, target, rate, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// Decay in steps: init \* gamma ^ floor(t / step).
    ///
    /// * `init`: The value at t = 0, a finite number.
    /// * `target`: The value that is kept once it is reached, or NaN for none.
    /// * `step`: Length of a step, at least 1.
    /// * `gamma`: Factor of each step, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_step_new`.
    #[inline]
    pub fn step(init: f64, target: f64, step: i64, gamma: f64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_step_new(init, target, step, gamma, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// The initial value, multiplied by gamma at given times.
    ///
    /// * `init`: The value at t = 0, a finite number.
    /// * `steps`: The times, in ascending order.
    /// * `gamma`: Factor, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_multistep_new`.
    #[inline]
    pub fn multistep(init: f64, steps: &[i64], gamma: f64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_multistep_new(init, steps.as_ptr(), steps.len(), gamma, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// A straight line from `init` at t = begin to `target` at t = end.
    ///
    /// * `init`: The value up to t = begin, a finite number.
    /// * `target`: The value from t = end on, a finite number.
    /// * `begin`: Last t with the value `init`.
    /// * `end`: First t with the value `target`, above `begin`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_linear_new`.
    #[inline]
    pub fn linear(init: f64, target: f64, begin: i64, end: i64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_linear_new(init, target, begin, end, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// Half a period of the cosine from `init` to `target`. With a restart factor above 0, the schedule then
    /// starts again, and each period is longer by that factor; otherwise the target is kept.
    ///
    /// * `init`: The value at t = 0, a finite number.
    /// * `target`: The value after `period` steps, a finite number.
    /// * `period`: Number of steps, at least 1.
    /// * `restart_factor`: Factor of the length of each further period, at least 0. 0: there is no restart.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_cosine_new`.
    #[inline]
    pub fn cosine(init: f64, target: f64, period: i64, restart_factor: i64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_cosine_new(init, target, period, restart_factor, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// Polynomial decay: init \* (1 - t / length) ^ power up to t = length, then its last value.
    ///
    /// * `init`: The value at t = 0, a finite number.
    /// * `target`: The value that is kept once it is reached, or NaN for none.
    /// * `length`: Number of steps, at least 1.
    /// * `power`: The exponent, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_polynomial_new`.
    #[inline]
    pub fn polynomial(init: f64, target: f64, length: i64, power: f64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_polynomial_new(init, target, length, power, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// Inverse decay: init \* (1 + gamma \* t) ^ -power.
    ///
    /// * `init`: The value at t = 0, a finite number.
    /// * `target`: The value that is kept once it is reached, or NaN for none.
    /// * `gamma`: Factor, at least 0.
    /// * `power`: The exponent.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_inverse_new`.
    #[inline]
    pub fn inverse(init: f64, target: f64, gamma: f64, power: f64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_inverse_new(init, target, gamma, power, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// Moves in equal steps from `start` to the first value of another schedule, then follows that schedule
    /// from its beginning.
    ///
    /// * `start`: The value at t = 0, a finite number.
    /// * `after`: The schedule that follows. The library keeps a reference.
    /// * `length`: Number of steps, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_warmup_new`.
    #[inline]
    pub fn warmup(start: f64, after: &Schedule, length: i64) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_warmup_new(start, after.as_ptr(), length, &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// A schedule that a function computes. If the function fails, its status reaches the caller of the
    /// update unchanged.
    ///
    /// * `function`: Computes the values.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_new`.
    #[inline]
    pub fn new<F1: Fn(i64) -> Result<f64> + Send + Sync + 'static>(function: F1) -> Result<Schedule> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_schedule_new(Some(callbacks::schedule_fn::<F1>), Box::into_raw(Box::new(function)).cast(), Some(destroy::<F1>), &mut out) })?;
        Ok(unsafe { Schedule::adopt(out) })
    }

    /// Value of a schedule.
    ///
    /// * `t`: Number of updates, or epochs, so far; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_schedule_value`.
    #[inline]
    pub fn value(&self, t: i64) -> Result<f64> {
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_schedule_value(self.as_ptr(), t, &mut value) })?;
        Ok(value)
    }
}

impl Optimizer {
    /// Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to 0. It is
    /// a NOT_FOUND error if the patterns of a group match no parameter.
    ///
    /// * `link`: The link to optimize. The optimizer keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_setup`.
    #[inline]
    pub fn setup(&self, link: &Link) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_setup(self.as_ptr(), link.as_ptr()) })?;
        Ok(())
    }

    /// The link that the optimizer was set up for; `None`, with `Code::Ok`, before `Optimizer::setup`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_target`.
    #[inline]
    pub fn target(&self) -> Result<Option<Link>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_target(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Link::adopt_maybe(out) })
    }

    /// Runs one update from the present gradients: first the hooks, then t grows by one, then every parameter
    /// with a gradient is updated. If no parameter has a gradient after the hooks, because backward was
    /// forgotten or all are frozen, it is a STATE error and nothing changes.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Dtype`, `Code::Shape`, `Code::Device`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_update`.
    #[inline]
    pub fn update(&self) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_update(self.as_ptr()) })?;
        Ok(())
    }

    /// Calls the loss function, removes the gradients of the link, runs backward from the loss, and then
    /// updates like `Optimizer::update`. `destroy` runs before this call returns.
    ///
    /// * `loss`: Computes the loss.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Dtype`, `Code::Shape`, `Code::Device`, `Code::TypeCheck`, `Code::Unsupported`,
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_update_loss`.
    #[inline]
    pub fn update_loss<F1: FnMut() -> Result<Variable>>(&self, loss: F1) -> Result<()> {
        let loss = RefCell::new(loss);
        check(unsafe { sys::ctn_optimizer_update_loss(self.as_ptr(), Some(callbacks::loss_fn::<F1>), &loss as *const RefCell<F1> as *mut c_void, None) })?;
        Ok(())
    }

    /// Number of updates so far; 0 for `None`.
    ///
    /// C: `ctn_optimizer_t`.
    #[inline]
    pub fn t(&self) -> i64 {
        unsafe { sys::ctn_optimizer_t(self.as_ptr()) }
    }

    /// Number of epochs so far; 0 for `None`.
    ///
    /// C: `ctn_optimizer_epoch`.
    #[inline]
    pub fn epoch(&self) -> i64 {
        unsafe { sys::ctn_optimizer_epoch(self.as_ptr()) }
    }

    /// Adds 1 to the number of epochs.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_new_epoch`.
    #[inline]
    pub fn new_epoch(&self) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_new_epoch(self.as_ptr()) })?;
        Ok(())
    }

    /// Value of a hyperparameter; if it follows a schedule, the value that the next update uses. "lr" of Adam
    /// and its variants is the effective rate of the last update.
    ///
    /// * `name`: Name of the hyperparameter, such as "lr".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_hyperparameter`.
    pub fn hyperparameter(&self, name: &str) -> Result<f64> {
        let name = c_text(name)?;
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_optimizer_hyperparameter(self.as_ptr(), name.as_ptr(), &mut value) })?;
        Ok(value)
    }

    /// Sets a hyperparameter. It is a STATE error if the hyperparameter follows a schedule.
    ///
    /// * `name`: Name of the hyperparameter, such as "lr".
    /// * `value`: The value, within the range of the hyperparameter.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_set_hyperparameter`.
    #[inline]
    pub fn set_hyperparameter(&self, name: &str, value: f64) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_set_hyperparameter(self.as_ptr(), name.as_ptr(), value) })?;
        Ok(())
    }

    /// Adds a hook; hooks run in the order of addition.
    ///
    /// * `name`: A name that no other hook of the optimizer has.
    /// * `hook`: Runs before every update.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_add_hook`.
    #[inline]
    pub fn add_hook<F1: Fn(&Optimizer, &Link) -> Result<()> + 'static>(&self, name: &str, hook: F1) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_add_hook(self.as_ptr(), name.as_ptr(), Some(callbacks::optimizer_hook_fn::<F1>), Box::into_raw(Box::new(hook)).cast(), Some(destroy::<F1>)) })?;
        Ok(())
    }

    /// Adds the hook "WeightDecay": g += rate \* p.
    ///
    /// * `rate`: The rate, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_add_weight_decay`.
    #[inline]
    pub fn add_weight_decay(&self, rate: f64) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_add_weight_decay(self.as_ptr(), rate) })?;
        Ok(())
    }

    /// Adds the hook "GradientClipping": scales all gradients by threshold / norm if their common L2 norm is
    /// larger than the threshold.
    ///
    /// * `threshold`: The largest norm of all gradients together, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_add_gradient_clipping`.
    #[inline]
    pub fn add_gradient_clipping(&self, threshold: f64) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_add_gradient_clipping(self.as_ptr(), threshold) })?;
        Ok(())
    }

    /// Removes a hook.
    ///
    /// * `name`: Name of the hook.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_remove_hook`.
    #[inline]
    pub fn remove_hook(&self, name: &str) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_remove_hook(self.as_ptr(), name.as_ptr()) })?;
        Ok(())
    }

    /// A state array of a parameter.
    ///
    /// * `path`: Path of the parameter, such as "/l1/W".
    /// * `name`: Name of the state, such as "m".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_state`.
    pub fn state(&self, path: &str, name: &str) -> Result<Array> {
        let path = c_text(path)?;
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_state(self.as_ptr(), path.as_ptr(), name.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Adds a group: the parameters that match at least one pattern (see catenary/link_tree.h). They keep the
    /// hyperparameters and hooks of the optimizer, except those that the functions below change for the
    /// group. A parameter that several groups match is in the one that was added last. Groups are
    /// configuration and are not saved; `serializer::checkpoint_save` saves their hyperparameters.
    ///
    /// * `name`: A name that no other group has, not empty and without slashes.
    /// * `patterns`: At least one pattern. If none matches a parameter, it is a NOT_FOUND error: of this call
    ///   if the optimizer was set up before, otherwise of its setup.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_add_group`.
    pub fn add_group(&self, name: &str, patterns: &[&str]) -> Result<()> {
        let name = c_text(name)?;
        let patterns_list = TextList::new(patterns)?;
        check(unsafe { sys::ctn_optimizer_add_group(self.as_ptr(), name.as_ptr(), patterns_list.as_ptr(), patterns.len()) })?;
        Ok(())
    }

    /// Removes a group. Its parameters return to the group that they were in before, or to none.
    ///
    /// * `name`: Name of the group.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_remove_group`.
    #[inline]
    pub fn remove_group(&self, name: &str) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_remove_group(self.as_ptr(), name.as_ptr()) })?;
        Ok(())
    }

    /// Number of groups; 0 for `None`.
    ///
    /// C: `ctn_optimizer_group_count`.
    #[inline]
    pub fn group_count(&self) -> usize {
        unsafe { sys::ctn_optimizer_group_count(self.as_ptr()) }
    }

    /// Name of a group in the order of addition.
    ///
    /// * `index`: Number of the group, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_group_name`.
    pub fn group_name(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_optimizer_group_name(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Name of the group that a parameter is in; an empty string if it is in none.
    ///
    /// * `path`: Path of the parameter, such as "/l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_group_of`.
    pub fn group_of(&self, path: &str) -> Result<String> {
        let path = c_text(path)?;
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_optimizer_group_of(self.as_ptr(), path.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// A hyperparameter as the next update uses it for a group.
    ///
    /// * `group`: Name of the group.
    /// * `name`: Name of the hyperparameter, such as "lr".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_group_hyperparameter`.
    pub fn group_hyperparameter(&self, group: &str, name: &str) -> Result<f64> {
        let group = c_text(group)?;
        let name = c_text(name)?;
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_optimizer_group_hyperparameter(self.as_ptr(), group.as_ptr(), name.as_ptr(), &mut value) })?;
        Ok(value)
    }

    /// Gives a group its own value of a hyperparameter. It is a STATE error if the hyperparameter follows a
    /// schedule of the group.
    ///
    /// * `group`: Name of the group.
    /// * `name`: Name of the hyperparameter, such as "lr".
    /// * `value`: The value, within the range of the hyperparameter.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_group_set_hyperparameter`.
    pub fn group_set_hyperparameter(&self, group: &str, name: &str, value: f64) -> Result<()> {
        let group = c_text(group)?;
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_group_set_hyperparameter(self.as_ptr(), group.as_ptr(), name.as_ptr(), value) })?;
        Ok(())
    }

    /// Lets a hyperparameter of a group follow a schedule of its own.
    ///
    /// * `group`: Name of the group.
    /// * `name`: Name of the hyperparameter, such as "lr".
    /// * `schedule`: The schedule. `None` ends it: the group again has its own value, or that of the optimizer.
    /// * `by_epoch`: Whether the schedule counts epochs instead of updates.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_group_set_schedule`.
    pub fn group_set_schedule(&self, group: &str, name: &str, schedule: Option<&Schedule>, by_epoch: bool) -> Result<()> {
        let group = c_text(group)?;
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_group_set_schedule(self.as_ptr(), group.as_ptr(), name.as_ptr(), schedule.map_or(null_mut(), |h| h.as_ptr()), by_epoch as i32) })?;
        Ok(())
    }

    /// Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping, GradientNoise) acts on the
    /// parameters of a group, as it does initially. GradientClipping computes the norm of the gradients that
    /// it acts on.
    ///
    /// * `group`: Name of the group.
    /// * `hook`: Name of a hook that was added.
    /// * `enabled`: Whether the hook acts on the group.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_group_set_hook`.
    pub fn group_set_hook(&self, group: &str, hook: &str, enabled: bool) -> Result<()> {
        let group = c_text(group)?;
        let hook = c_text(hook)?;
        check(unsafe { sys::ctn_optimizer_group_set_hook(self.as_ptr(), group.as_ptr(), hook.as_ptr(), enabled as i32) })?;
        Ok(())
    }

    /// Stochastic gradient descent: p -= lr \* g. No states.
    ///
    /// * `lr`: Learning rate, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_sgd_new`.
    #[inline]
    pub fn sgd(lr: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_sgd_new(lr, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// Stochastic gradient descent with momentum: v = momentum \* v - lr \* g; p += v. The state is v.
    ///
    /// * `lr`: Learning rate, at least 0.
    /// * `momentum`: Fraction of the last step that is kept, from 0 to 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_momentum_sgd_new`.
    #[inline]
    pub fn momentum_sgd(lr: f64, momentum: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_momentum_sgd_new(lr, momentum, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// Nesterov's accelerated gradient: v = momentum \* v - lr \* g; p += momentum^2 \* v - (1 + momentum) \*
    /// lr \* g. The state is v.
    ///
    /// * `lr`: Learning rate, at least 0.
    /// * `momentum`: Fraction of the last step that is kept, from 0 to 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_nesterov_ag_new`.
    #[inline]
    pub fn nesterov_ag(lr: f64, momentum: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_nesterov_ag_new(lr, momentum, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// AdaGrad (Duchi and others): h += g^2; p -= lr \* g / (sqrt(h) + eps). The state is h.
    ///
    /// * `lr`: Learning rate, at least 0.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_adagrad_new`.
    #[inline]
    pub fn adagrad(lr: f64, eps: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_adagrad_new(lr, eps, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// AdaDelta (Zeiler). The states are msg and msdx.
    ///
    /// * `rho`: Decay rate of both averages, from 0 to 1.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_adadelta_new`.
    #[inline]
    pub fn adadelta(rho: f64, eps: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_adadelta_new(rho, eps, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// Adam (Kingma and Ba): p -= eta \* (lr \* m / (sqrt(v) + eps) + weight_decay_rate \* p), where lr is
    /// alpha with the correction of both moments. Further hyperparameters are eta (1) and weight_decay_rate
    /// (0). The states are m and v.
    ///
    /// * `alpha`: Learning rate, at least 0.
    /// * `beta1`: Decay rate of the first moment, at least 0 and below 1.
    /// * `beta2`: Decay rate of the second moment, at least 0 and below 1.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_adam_new`.
    #[inline]
    pub fn adam(alpha: f64, beta1: f64, beta2: f64, eps: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_adam_new(alpha, beta1, beta2, eps, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// AdamW (Loshchilov and Hutter): Adam with eps added to the square root of the corrected v, and with the
    /// separate step p -= alpha \* weight_decay_rate \* p. The states are m and v.
    ///
    /// * `alpha`: Learning rate, at least 0.
    /// * `beta1`: Decay rate of the first moment, at least 0 and below 1.
    /// * `beta2`: Decay rate of the second moment, at least 0 and below 1.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    /// * `weight_decay_rate`: Fraction of the parameter that a step removes, times the learning rate; at least
    ///   0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_adamw_new`.
    #[inline]
    pub fn adamw(alpha: f64, beta1: f64, beta2: f64, eps: f64, weight_decay_rate: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_adamw_new(alpha, beta1, beta2, eps, weight_decay_rate, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// AMSGrad (Reddi and others): like AdamW, but divided by the square root of the largest v so far. A
    /// further hyperparameter is weight_decay_rate (0). The states are m, v and vhat.
    ///
    /// * `alpha`: Learning rate, at least 0.
    /// * `beta1`: Decay rate of the first moment, at least 0 and below 1.
    /// * `beta2`: Decay rate of the second moment, at least 0 and below 1.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_amsgrad_new`.
    #[inline]
    pub fn amsgrad(alpha: f64, beta1: f64, beta2: f64, eps: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_amsgrad_new(alpha, beta1, beta2, eps, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// Rectified Adam (Liu and others): uses m alone until the variance of v can be estimated. A further
    /// hyperparameter is weight_decay_rate (0), with the separate step p -= alpha \* weight_decay_rate \* p.
    /// The states are m and v.
    ///
    /// * `alpha`: Learning rate, at least 0.
    /// * `beta1`: Decay rate of the first moment, at least 0 and below 1.
    /// * `beta2`: Decay rate of the second moment, at least 0 and below 1.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_radam_new`.
    #[inline]
    pub fn radam(alpha: f64, beta1: f64, beta2: f64, eps: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_radam_new(alpha, beta1, beta2, eps, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// RMSprop (Hinton): ms = alpha \* ms + (1 - alpha) \* g^2; p -= lr \* g / (sqrt(ms) + eps). The state is
    /// ms.
    ///
    /// * `lr`: Learning rate, at least 0.
    /// * `alpha`: Decay rate of the average, from 0 to 1.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_rmsprop_new`.
    #[inline]
    pub fn rmsprop(lr: f64, alpha: f64, eps: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_rmsprop_new(lr, alpha, eps, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// RMSprop (Graves). The states are n, g and delta.
    ///
    /// * `lr`: Learning rate, at least 0.
    /// * `alpha`: Decay rate of both averages, from 0 to 1.
    /// * `momentum`: Fraction of the last step that is kept, from 0 to 1.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_rmsprop_graves_new`.
    #[inline]
    pub fn rmsprop_graves(lr: f64, alpha: f64, momentum: f64, eps: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_rmsprop_graves_new(lr, alpha, momentum, eps, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// SMORMS3 (Funk). The states are mem (initially ones), g and g2.
    ///
    /// * `lr`: Learning rate, at least 0.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_smorms3_new`.
    #[inline]
    pub fn smorms3(lr: f64, eps: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_smorms3_new(lr, eps, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// Lion (Chen and others): p -= lr \* (sign(beta1 \* m + (1 - beta1) \* g) + weight_decay_rate \* p); m =
    /// beta2 \* m + (1 - beta2) \* g. The state is m.
    ///
    /// * `lr`: Learning rate, at least 0.
    /// * `beta1`: Fraction of m in the direction, at least 0 and below 1.
    /// * `beta2`: Decay rate of m, at least 0 and below 1.
    /// * `weight_decay_rate`: Fraction of the parameter that a step removes, times the learning rate; at least
    ///   0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_lion_new`.
    #[inline]
    pub fn lion(lr: f64, beta1: f64, beta2: f64, weight_decay_rate: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_lion_new(lr, beta1, beta2, weight_decay_rate, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// LAMB (You and others): u = m / (sqrt(v) + eps) + weight_decay_rate \* p with both moments corrected; p
    /// -= lr \* (|p| / |u|) \* u. The norms are those of the whole parameter, and the quotient is 1 if one of
    /// them is 0. The states are m and v.
    ///
    /// * `lr`: Learning rate, at least 0.
    /// * `beta1`: Decay rate of the first moment, at least 0 and below 1.
    /// * `beta2`: Decay rate of the second moment, at least 0 and below 1.
    /// * `eps`: Added to divisors to keep them from being 0; at least 0.
    /// * `weight_decay_rate`: Fraction of the parameter that a step removes, times the learning rate; at least
    ///   0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_lamb_new`.
    #[inline]
    pub fn lamb(lr: f64, beta1: f64, beta2: f64, eps: f64, weight_decay_rate: f64) -> Result<Optimizer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_lamb_new(lr, beta1, beta2, eps, weight_decay_rate, &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// An optimizer of callbacks. destroy runs exactly once: when the last reference is released, or when
    /// this call fails.
    ///
    /// * `callbacks`: The gradient method, which is copied.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_new`.
    pub fn new(callbacks: OptimizerCallbacks) -> Result<Optimizer> {
        let callbacks = callbacks.boxed()?;
        let table = callbacks.table();
        let mut out = null_mut();
        check(unsafe { sys::ctn_optimizer_new(&table, Box::into_raw(callbacks).cast(), &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// Adds or replaces a state of a parameter, for init_state and update_one of an optimizer of callbacks.
    ///
    /// * `path`: Path of the parameter, such as "/l1/W".
    /// * `name`: Name of the state, not empty and without slashes.
    /// * `value`: An array of any shape and dtype, which is copied if it is not on the device of the parameter.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Unsupported`, `Code::State`, `Code::Device`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_add_state`.
    pub fn add_state(&self, path: &str, name: &str, value: &Array) -> Result<()> {
        let path = c_text(path)?;
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_add_state(self.as_ptr(), path.as_ptr(), name.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// Adds a hyperparameter to an optimizer of callbacks.
    ///
    /// * `name`: A name that no other hyperparameter has.
    /// * `value`: The value, a finite number.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_add_hyperparameter`.
    #[inline]
    pub fn add_hyperparameter(&self, name: &str, value: f64) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_add_hyperparameter(self.as_ptr(), name.as_ptr(), value) })?;
        Ok(())
    }

    /// Makes the states of parameters that were added since setup, and moves states to the devices of their
    /// parameters. Every update does this automatically.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_prepare`.
    #[inline]
    pub fn prepare(&self) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_prepare(self.as_ptr()) })?;
        Ok(())
    }

    /// Resets the states of a parameter to their initial values, on its device.
    ///
    /// * `path`: Path of the parameter, such as "/l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_init_state`.
    #[inline]
    pub fn init_state(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_init_state(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Updates one parameter from its gradient and states at the present t, without hooks. A parameter
    /// without a gradient does not change. A manual update is `Optimizer::call_hooks`, `Optimizer::set_t`
    /// with t + 1, and then this function for every parameter.
    ///
    /// * `path`: Path of the parameter, such as "/l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Callback`,
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_update_one`.
    #[inline]
    pub fn update_one(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_update_one(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Number of states of a parameter.
    ///
    /// * `path`: Path of the parameter, such as "/l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_state_count`.
    pub fn state_count(&self, path: &str) -> Result<usize> {
        let path = c_text(path)?;
        let mut count: usize = Default::default();
        check(unsafe { sys::ctn_optimizer_state_count(self.as_ptr(), path.as_ptr(), &mut count) })?;
        Ok(count)
    }

    /// Name of a state of a parameter.
    ///
    /// * `path`: Path of the parameter, such as "/l1/W".
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::State`, `Code::Index`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_state_name`.
    pub fn state_name(&self, path: &str, index: usize) -> Result<String> {
        let path = c_text(path)?;
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_optimizer_state_name(self.as_ptr(), path.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Sets the number of updates so far, to continue a training.
    ///
    /// * `t`: The number, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_set_t`.
    #[inline]
    pub fn set_t(&self, t: i64) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_set_t(self.as_ptr(), t) })?;
        Ok(())
    }

    /// Sets the number of epochs so far, to continue a training.
    ///
    /// * `epoch`: The number, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_set_epoch`.
    #[inline]
    pub fn set_epoch(&self, epoch: i64) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_set_epoch(self.as_ptr(), epoch) })?;
        Ok(())
    }

    /// Name of the rule, such as "Adam". It lives as long as the optimizer; `None` for `None`.
    ///
    /// C: `ctn_optimizer_name`.
    #[inline]
    pub fn name(&self) -> Option<String> {
        unsafe { maybe_string(sys::ctn_optimizer_name(self.as_ptr())) }
    }

    /// Number of hyperparameters; 0 for `None`.
    ///
    /// C: `ctn_optimizer_hyperparameter_count`.
    #[inline]
    pub fn hyperparameter_count(&self) -> usize {
        unsafe { sys::ctn_optimizer_hyperparameter_count(self.as_ptr()) }
    }

    /// Name of a hyperparameter.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_hyperparameter_name`.
    pub fn hyperparameter_name(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_optimizer_hyperparameter_name(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Lets a hyperparameter follow a schedule. Every update uses the value of the schedule at the number of
    /// updates, or epochs, before the update; a value outside of the range of the hyperparameter is a STATE
    /// error of the update.
    ///
    /// * `name`: Name of the hyperparameter, such as "lr".
    /// * `schedule`: The schedule. `None` ends it: the hyperparameter has the number again that it had before.
    /// * `by_epoch`: Whether the schedule counts epochs instead of updates.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_set_schedule`.
    #[inline]
    pub fn set_schedule(&self, name: &str, schedule: Option<&Schedule>, by_epoch: bool) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_optimizer_set_schedule(self.as_ptr(), name.as_ptr(), schedule.map_or(null_mut(), |h| h.as_ptr()), by_epoch as i32) })?;
        Ok(())
    }

    /// Runs all hooks, as an update does before it changes the parameters.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Dtype`, `Code::Shape`, `Code::Device`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_call_hooks`.
    #[inline]
    pub fn call_hooks(&self) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_call_hooks(self.as_ptr()) })?;
        Ok(())
    }

    /// Number of hooks; 0 for `None`.
    ///
    /// C: `ctn_optimizer_hook_count`.
    #[inline]
    pub fn hook_count(&self) -> usize {
        unsafe { sys::ctn_optimizer_hook_count(self.as_ptr()) }
    }

    /// Name of a hook in the order of addition.
    ///
    /// * `index`: Number in this order, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_hook_name`.
    pub fn hook_name(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_optimizer_hook_name(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Adds the hook "Lasso": g += rate \* sign(p).
    ///
    /// * `rate`: The rate, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_add_lasso`.
    #[inline]
    pub fn add_lasso(&self, rate: f64) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_add_lasso(self.as_ptr(), rate) })?;
        Ok(())
    }

    /// Adds the hook "GradientNoise" (Neelakantan and others): adds normal noise of variance eta / (1 +
    /// t)^0.55 from the global generator of each gradient's device.
    ///
    /// * `eta`: The initial variance, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_add_gradient_noise`.
    #[inline]
    pub fn add_gradient_noise(&self, eta: f64) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_add_gradient_noise(self.as_ptr(), eta) })?;
        Ok(())
    }

    /// The form of version 1.3 of the reference: binds the optimizer to arrays instead of a link. Updates and
    /// hooks change parameters and gradients in place; the paths of the parameters are "/0", "/1" and so on.
    ///
    /// * `params`: The parameters, floating and writeable.
    /// * `grads`: A gradient of the same shape and dtype for each parameter; they must not share memory.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::State`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_setup_params`.
    pub fn setup_params<T1: Borrow<Array>, T2: Borrow<Array>>(&self, params: &[T1], grads: &[T2]) -> Result<()> {
        let params_list = pointers::<Array, _>(params);
        let grads_list = pointers::<Array, _>(grads);
        check(unsafe { sys::ctn_optimizer_setup_params(self.as_ptr(), params_list.as_ptr().cast(), params.len(), grads_list.as_ptr().cast(), grads.len()) })?;
        Ok(())
    }

    /// Adds arrays, from any device, to the gradients of the parameters; see `Link::addgrads`.
    ///
    /// * `grads`: An array for each parameter, in the order of `Link::param_at`.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_accumulate_grads`.
    #[inline]
    pub fn accumulate_grads<T1: Borrow<Array>>(&self, grads: &[T1]) -> Result<()> {
        let grads_list = pointers::<Array, _>(grads);
        check(unsafe { sys::ctn_optimizer_accumulate_grads(self.as_ptr(), grads_list.as_ptr().cast(), grads.len()) })?;
        Ok(())
    }

    /// The L2 norm of all gradients together. Waits for the devices.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_compute_grads_norm`.
    #[inline]
    pub fn compute_grads_norm(&self) -> Result<f64> {
        let mut norm: f64 = Default::default();
        check(unsafe { sys::ctn_optimizer_compute_grads_norm(self.as_ptr(), &mut norm) })?;
        Ok(norm)
    }

    /// Does once what the hook of `Optimizer::add_gradient_clipping` does.
    ///
    /// * `maxnorm`: The largest norm of all gradients together, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_clip_grads`.
    #[inline]
    pub fn clip_grads(&self, maxnorm: f64) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_clip_grads(self.as_ptr(), maxnorm) })?;
        Ok(())
    }

    /// Does once what the hook of `Optimizer::add_weight_decay` does.
    ///
    /// * `decay`: The rate, at least 0.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_weight_decay`.
    #[inline]
    pub fn weight_decay(&self, decay: f64) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_weight_decay(self.as_ptr(), decay) })?;
        Ok(())
    }

    /// Sets all gradients to zeros; see `Link::zerograds`.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_zero_grads`.
    #[inline]
    pub fn zero_grads(&self) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_zero_grads(self.as_ptr()) })?;
        Ok(())
    }

    /// Saves or loads an optimizer that was set up: t, epoch and all states.
    ///
    /// * `serializer`: The serializer, whose direction decides.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_serialize`.
    #[inline]
    pub fn serialize(&self, serializer: &Serializer) -> Result<()> {
        check(unsafe { sys::ctn_optimizer_serialize(self.as_ptr(), serializer.as_ptr()) })?;
        Ok(())
    }

    /// Saves t, epoch and all states of an optimizer that was set up as NPZ.
    ///
    /// * `path`: Path of the file.
    /// * `level`: Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_save_npz`.
    #[inline]
    pub fn save_npz(&self, path: &str, level: i32) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_save_npz(self.as_ptr(), path.as_ptr(), level) })?;
        Ok(())
    }

    /// Loads t, epoch and all states of an optimizer that was set up from NPZ.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_load_npz`.
    #[inline]
    pub fn load_npz(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_load_npz(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Saves t, epoch and all states of an optimizer that was set up as HDF5.
    ///
    /// * `path`: Path of the file.
    /// * `level`: Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_save_hdf5`.
    #[inline]
    pub fn save_hdf5(&self, path: &str, level: i32) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_save_hdf5(self.as_ptr(), path.as_ptr(), level) })?;
        Ok(())
    }

    /// Loads t, epoch and all states of an optimizer that was set up from HDF5.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_load_hdf5`.
    #[inline]
    pub fn load_hdf5(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_load_hdf5(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Saves t, epoch and all states of an optimizer that was set up as safetensors.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_save_safetensors`.
    #[inline]
    pub fn save_safetensors(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_save_safetensors(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Loads t, epoch and all states of an optimizer that was set up from safetensors.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_load_safetensors`.
    #[inline]
    pub fn load_safetensors(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_load_safetensors(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Loads t, epoch and all states of an optimizer that was set up from a file of any of these formats,
    /// which is recognized by its first bytes.
    ///
    /// * `path`: Path of the file.
    /// * `options`: How to load. `None`: defaults.
    /// * `report`: Receives a report about entries that did not fit, even if the load fails. `None`: not
    ///   needed.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_optimizer_load`.
    #[inline]
    pub fn load(&self, path: &str, options: Option<&LoadOptions>, report: Option<&LoadReport>) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_optimizer_load(self.as_ptr(), path.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), report.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }
}

impl ComputationalGraph {
    /// The drawing as text.
    ///
    /// * `format`: Format of the text.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_computational_graph_dump`.
    pub fn dump(&self, format: GraphFormat) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_computational_graph_dump(self.as_ptr(), format.raw(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Writes the text of `ComputationalGraph::dump` to a file, in one step.
    ///
    /// * `path`: Path of the file.
    /// * `format`: Format of the text.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_computational_graph_save`.
    #[inline]
    pub fn save(&self, path: &str, format: GraphFormat) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_computational_graph_save(self.as_ptr(), path.as_ptr(), format.raw()) })?;
        Ok(())
    }

    /// Sets an attribute of the variables of the DOT text. "shape" is "oval" by default.
    ///
    /// * `attribute`: Name of the attribute, such as "fillcolor".
    /// * `value`: The value, in UTF-8. `None` removes the attribute.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_computational_graph_set_variable_style`.
    pub fn set_variable_style(&self, attribute: &str, value: Option<&str>) -> Result<()> {
        let attribute = c_text(attribute)?;
        let value = optional_text(value)?;
        check(unsafe { sys::ctn_computational_graph_set_variable_style(self.as_ptr(), attribute.as_ptr(), text_pointer(&value)) })?;
        Ok(())
    }

    /// Sets an attribute of the functions of the DOT text. "shape" is "box" by default.
    ///
    /// * `attribute`: Name of the attribute, such as "fillcolor".
    /// * `value`: The value, in UTF-8. `None` removes the attribute.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_computational_graph_set_function_style`.
    pub fn set_function_style(&self, attribute: &str, value: Option<&str>) -> Result<()> {
        let attribute = c_text(attribute)?;
        let value = optional_text(value)?;
        check(unsafe { sys::ctn_computational_graph_set_function_style(self.as_ptr(), attribute.as_ptr(), text_pointer(&value)) })?;
        Ok(())
    }

    /// Sets the direction of the DOT drawing. Initially Graphviz chooses it.
    ///
    /// * `rankdir`: The direction.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_computational_graph_set_rankdir`.
    #[inline]
    pub fn set_rankdir(&self, rankdir: GraphDirection) -> Result<()> {
        check(unsafe { sys::ctn_computational_graph_set_rankdir(self.as_ptr(), rankdir.raw()) })?;
        Ok(())
    }

    /// Sets whether the DOT labels of variables begin with their names. Initially they do not, as in the
    /// reference.
    ///
    /// * `show`: Whether to show names.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_computational_graph_set_show_names`.
    #[inline]
    pub fn set_show_names(&self, show: bool) -> Result<()> {
        check(unsafe { sys::ctn_computational_graph_set_show_names(self.as_ptr(), show as i32) })?;
        Ok(())
    }

    /// Number of nodes; 0 for `None`.
    ///
    /// C: `ctn_computational_graph_node_count`.
    #[inline]
    pub fn node_count(&self) -> usize {
        unsafe { sys::ctn_computational_graph_node_count(self.as_ptr()) }
    }

    /// Number of edges; 0 for `None`.
    ///
    /// C: `ctn_computational_graph_edge_count`.
    #[inline]
    pub fn edge_count(&self) -> usize {
        unsafe { sys::ctn_computational_graph_edge_count(self.as_ptr()) }
    }
}

impl Transform {
    /// Multiplies all elements by a number. Integers become float32.
    ///
    /// * `factor`: The factor, finite.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_scale_new`.
    #[inline]
    pub fn scale(factor: f64) -> Result<Transform> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_scale_new(factor, &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// Normalizes channels: (x - mean) / deviation. Integers become float32.
    ///
    /// * `mean`: A finite number for each channel along the first axis, or one for all elements.
    /// * `deviation`: As many numbers above 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_normalize_new`.
    pub fn normalize(mean: &[f64], deviation: &[f64]) -> Result<Transform> {
        same_length("transform_normalize_new", "deviation", mean.len(), deviation.len())?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_normalize_new(mean.as_ptr(), mean.len(), deviation.as_ptr(), &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// A window at a random place, each with the same probability.
    ///
    /// * `height`: Number of rows of the result, 1 to 2^31.
    /// * `width`: Number of columns of the result, 1 to 2^31.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_random_crop_new`.
    #[inline]
    pub fn random_crop(height: i64, width: i64) -> Result<Transform> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_random_crop_new(height, width, &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// The window in the middle.
    ///
    /// * `height`: Number of rows of the result, 1 to 2^31.
    /// * `width`: Number of columns of the result, 1 to 2^31.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_center_crop_new`.
    #[inline]
    pub fn center_crop(height: i64, width: i64) -> Result<Transform> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_center_crop_new(height, width, &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// Resizes by bilinear interpolation between the centers of pixels. Each pixel of a smaller image is the
    /// average of all that it covers. Results of integer dtypes are rounded. Needs arrays on the CPU.
    ///
    /// * `height`: Number of rows of the result, 1 to 2^31.
    /// * `width`: Number of columns of the result, 1 to 2^31.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_resize_new`.
    #[inline]
    pub fn resize(height: i64, width: i64) -> Result<Transform> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_resize_new(height, width, &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// Reverses an axis with a probability.
    ///
    /// * `axis`: The axis: -1 flips images left to right, -2 top to bottom.
    /// * `probability`: The probability, 0 to 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_random_flip_new`.
    #[inline]
    pub fn random_flip(axis: i64, probability: f64) -> Result<Transform> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_random_flip_new(axis, probability, &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// Adds rows and columns of one value on all sides.
    ///
    /// * `rows`: Number of rows above and below, 0 to 2^31.
    /// * `columns`: Number of columns on the left and right, 0 to 2^31.
    /// * `value`: The value, converted to the dtype.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_pad_new`.
    #[inline]
    pub fn pad(rows: i64, columns: i64, value: f64) -> Result<Transform> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_pad_new(rows, columns, value, &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// Converts to an element type.
    ///
    /// * `dtype`: Element type of the result.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_astype_new`.
    #[inline]
    pub fn astype(dtype: DType) -> Result<Transform> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_astype_new(dtype.raw(), &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// Vectors with 1 at the place of a class number and 0 elsewhere, along a new last axis.
    ///
    /// * `class_count`: Number of classes, 1 to 2^31.
    /// * `dtype`: Element type of the result.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_one_hot_new`.
    #[inline]
    pub fn one_hot(class_count: i64, dtype: DType) -> Result<Transform> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_one_hot_new(class_count, dtype.raw(), &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// Several transforms, one after the other.
    ///
    /// * `transforms`: The transforms; without any, arrays stay as they are. The library keeps references.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_chain_new`.
    pub fn chain<T1: Borrow<Transform>>(transforms: &[T1]) -> Result<Transform> {
        let transforms_list = pointers::<Transform, _>(transforms);
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_chain_new(transforms_list.as_ptr().cast(), transforms.len(), &mut out) })?;
        Ok(unsafe { Transform::adopt(out) })
    }

    /// Applies a transform to an array.
    ///
    /// * `x`: The array.
    /// * `seed`: Seed of random transforms.
    /// * `epoch`: Number of the pass over the data, at least 0.
    /// * `index`: Number of the example.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_transform_apply`.
    #[inline]
    pub fn apply(&self, x: &Array, seed: u64, epoch: i64, index: i64) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_transform_apply(self.as_ptr(), x.as_ptr(), seed, epoch, index, &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }
}

impl Dataset {
    /// Examples along the first axis of arrays: part k of example i is row i of array k. The arrays are not
    /// copied, and their examples are views.
    ///
    /// * `arrays`: The arrays, at least one, of equal lengths along the first axis. The library keeps
    ///   references.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_tuple_new`.
    pub fn tuple<T1: Borrow<Array>>(arrays: &[T1]) -> Result<Dataset> {
        let arrays_list = pointers::<Array, _>(arrays);
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_tuple_new(arrays_list.as_ptr().cast(), arrays.len(), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// A dataset whose examples a callback makes. Iterators with threads call it in these. If it fails, its
    /// status and its message reach the caller unchanged. destroy runs exactly once: when the last reference
    /// is released, or when this call fails.
    ///
    /// * `size`: Number of examples, at least 0.
    /// * `part_count`: Number of arrays of an example, 1 to 1024.
    /// * `example`: Makes one example.
    /// * `concurrent`: Whether several threads may be in the callback at once. Otherwise the library lets one
    ///   in at a time, which need not be the thread that made the dataset.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_new`.
    #[inline]
    pub fn new<F1: Fn(i64, i64) -> Result<Vec<Array>> + Send + Sync + 'static>(size: i64, part_count: usize, example: F1, concurrent: bool) -> Result<Dataset> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_new(size, part_count, Some(callbacks::dataset_example_fn::<F1>), Box::into_raw(Box::new(example)).cast(), Some(destroy::<F1>), concurrent as i32, &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// A dataset whose examples a callback makes of those of another one, chainer.datasets.TransformDataset.
    /// The same rules hold as for `Dataset::new`.
    ///
    /// * `part_count`: Number of arrays of a new example, 1 to 1024.
    /// * `map`: Makes a new example.
    /// * `concurrent`: Whether several threads may be in the callback at once. Otherwise the library lets one
    ///   in at a time, which need not be the thread that made the dataset.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_map_new`.
    #[inline]
    pub fn map<F1: Fn(i64, i64, &[Array]) -> Result<Vec<Array>> + Send + Sync + 'static>(&self, part_count: usize, map: F1, concurrent: bool) -> Result<Dataset> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_map_new(self.as_ptr(), part_count, Some(callbacks::dataset_map_fn::<F1>), Box::into_raw(Box::new(map)).cast(), Some(destroy::<F1>), concurrent as i32, &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// Lets only the present thread run the callback of a dataset, for languages whose code cannot run on
    /// threads of the library. On other threads, such as those of `Iterator::multithread`, examples are a
    /// STATE error.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_bind_thread`.
    #[inline]
    pub fn bind_thread(&self) -> Result<()> {
        check(unsafe { sys::ctn_dataset_bind_thread(self.as_ptr()) })?;
        Ok(())
    }

    /// A dataset in which a transform is applied to one part of every example. A random transform depends
    /// only on the seed, the epoch and the number of the example: it does the same in any thread and after a
    /// resume, and two parts that are transformed with the same seed, such as an image and its mask, stay
    /// together.
    ///
    /// * `transform`: The transform.
    /// * `part`: Number of the part, counted from 0.
    /// * `seed`: Seed of random transforms.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_transform_new`.
    #[inline]
    pub fn transform(&self, transform: &Transform, part: usize, seed: u64) -> Result<Dataset> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_transform_new(self.as_ptr(), transform.as_ptr(), part, seed, &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// A range of the examples of another dataset, chainer.datasets.SubDataset.
    ///
    /// * `start`: The first example of the range.
    /// * `finish`: The example after the last one of the range.
    /// * `order`: Numbers of examples that renumber the dataset first, as many as it has examples. `None`: it
    ///   keeps its order.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_sub_new`.
    #[inline]
    pub fn sub(&self, start: i64, finish: i64, order: Option<&[i64]>) -> Result<Dataset> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_sub_new(self.as_ptr(), start, finish, order.map_or(null(), |l| l.as_ptr()), order.map_or(0, |l| l.len()), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// The examples of several datasets, one dataset after another, chainer.datasets.ConcatenatedDataset.
    ///
    /// * `datasets`: The datasets, at least one, whose examples have the same number of parts. The library
    ///   keeps references.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_concatenated_new`.
    pub fn concatenated<T1: Borrow<Dataset>>(datasets: &[T1]) -> Result<Dataset> {
        let datasets_list = pointers::<Dataset, _>(datasets);
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_concatenated_new(datasets_list.as_ptr().cast(), datasets.len(), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// Splits a dataset in two, chainer.datasets.split_dataset.
    ///
    /// * `split_at`: Number of examples in the first dataset.
    /// * `order`: Numbers of examples that renumber the dataset first, as many as it has examples. `None`: it
    ///   keeps its order.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_split`.
    pub fn split(&self, split_at: i64, order: Option<&[i64]>) -> Result<(Dataset, Dataset)> {
        let mut first = null_mut();
        let mut second = null_mut();
        check(unsafe { sys::ctn_dataset_split(self.as_ptr(), split_at, order.map_or(null(), |l| l.as_ptr()), order.map_or(0, |l| l.len()), &mut first, &mut second) })?;
        Ok((unsafe { Dataset::adopt(first) }, unsafe { Dataset::adopt(second) }))
    }

    /// Splits the examples at random, chainer.datasets.split_dataset_random.
    ///
    /// * `first_size`: Number of examples in the first dataset.
    /// * `seed`: Seed of the random choice.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_split_random`.
    pub fn split_random(&self, first_size: i64, seed: u64) -> Result<(Dataset, Dataset)> {
        let mut first = null_mut();
        let mut second = null_mut();
        check(unsafe { sys::ctn_dataset_split_random(self.as_ptr(), first_size, seed, &mut first, &mut second) })?;
        Ok((unsafe { Dataset::adopt(first) }, unsafe { Dataset::adopt(second) }))
    }

    /// The training and test data of one fold of a cross-validation, in which each example is once among the
    /// test data; see chainer.datasets.get_cross_validation_datasets. The first folds have one more example
    /// for testing if the number of examples is not divisible.
    ///
    /// * `fold_count`: Number of folds, at least 2 and at most the number of examples.
    /// * `fold`: Number of the fold, counted from 0.
    /// * `order`: Numbers of examples that renumber the dataset first, as many as it has examples. `None`: it
    ///   keeps its order.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_fold`.
    pub fn fold(&self, fold_count: i64, fold: i64, order: Option<&[i64]>) -> Result<(Dataset, Dataset)> {
        let mut train = null_mut();
        let mut test = null_mut();
        check(unsafe { sys::ctn_dataset_fold(self.as_ptr(), fold_count, fold, order.map_or(null(), |l| l.as_ptr()), order.map_or(0, |l| l.len()), &mut train, &mut test) })?;
        Ok((unsafe { Dataset::adopt(train) }, unsafe { Dataset::adopt(test) }))
    }

    /// Number of examples; 0 for `None`.
    ///
    /// C: `ctn_dataset_size`.
    #[inline]
    pub fn size(&self) -> i64 {
        unsafe { sys::ctn_dataset_size(self.as_ptr()) }
    }

    /// Number of arrays of an example; 0 for `None`.
    ///
    /// C: `ctn_dataset_part_count`.
    #[inline]
    pub fn part_count(&self) -> usize {
        unsafe { sys::ctn_dataset_part_count(self.as_ptr()) }
    }

    /// One example.
    ///
    /// * `index`: Number of the example, counted from 0.
    /// * `epoch`: Number of the pass over the data, at least 0. Random transforms draw other numbers in each
    ///   epoch.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Io`, `Code::Format`,
    /// `Code::NotFound`, `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::State`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_example`.
    #[inline]
    pub fn example(&self, index: i64, epoch: i64, part_count: usize) -> Result<Vec<Array>> {
        let mut parts = vec![null_mut::<sys::ctn_array>(); part_count];
        check(unsafe { sys::ctn_dataset_example(self.as_ptr(), index, epoch, parts.as_mut_ptr(), part_count) })?;
        Ok(parts.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// A batch of examples, whose shapes must be equal.
    ///
    /// * `indices`: Numbers of the examples, counted from 0; at least one. A number may occur several times.
    /// * `epoch`: Number of the pass over the data, at least 0. Random transforms draw other numbers in each
    ///   epoch.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Io`, `Code::Format`,
    /// `Code::NotFound`, `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::State`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_batch`.
    #[inline]
    pub fn batch(&self, indices: &[i64], epoch: i64, part_count: usize) -> Result<Vec<Array>> {
        let mut parts = vec![null_mut::<sys::ctn_array>(); part_count];
        check(unsafe { sys::ctn_dataset_batch(self.as_ptr(), indices.as_ptr(), indices.len(), epoch, parts.as_mut_ptr(), part_count) })?;
        Ok(parts.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }

    /// Number of texts that numbers in the examples stand for: the characters or words of a text, or the
    /// names of classes. 0 for datasets without them.
    ///
    /// C: `ctn_dataset_vocabulary_size`.
    #[inline]
    pub fn vocabulary_size(&self) -> i64 {
        unsafe { sys::ctn_dataset_vocabulary_size(self.as_ptr()) }
    }

    /// The text that a number stands for.
    ///
    /// * `id`: The number.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_token`.
    pub fn token(&self, id: i64) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_dataset_token(self.as_ptr(), id, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// The number of a text.
    ///
    /// * `token`: The text.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_token_id`.
    pub fn token_id(&self, token: &str) -> Result<i64> {
        let token = c_text(token)?;
        let mut id: i64 = Default::default();
        check(unsafe { sys::ctn_dataset_token_id(self.as_ptr(), token.as_ptr(), &mut id) })?;
        Ok(id)
    }

    /// The handwritten digits of MNIST, or other files of its names and shapes: train-images-idx3-ubyte and
    /// train-labels-idx1-ubyte, or those that begin with t10k for testing, plain or with the suffix .gz. An
    /// example is an image and, unless they are left out, its label. Nothing is downloaded.
    ///
    /// * `folder`: The folder of the files. `None`: the folder mnist in that of the environment variable
    ///   CATENARY_DATA.
    /// * `training`: Whether the files are those for training.
    /// * `ndim`: Number of axes of an image: 1 (784), 2 (28, 28) or 3 (channels, 28, 28).
    /// * `channels`: 1, or 3 for equal red, green and blue, if ndim is 3.
    /// * `scale`: The value of white; black is 0.
    /// * `dtype`: Element type of the images, a type of floating-point numbers.
    /// * `label_dtype`: Element type of the labels, an integer type. `None`: without labels.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::Io`, `Code::Format`, `Code::NotFound`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_mnist_new`.
    pub fn mnist(folder: Option<&str>, training: bool, ndim: i64, channels: i64, scale: f64, dtype: DType, label_dtype: Option<DType>) -> Result<Dataset> {
        let folder = optional_text(folder)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_mnist_new(text_pointer(&folder), training as i32, ndim, channels, scale, dtype.raw(), label_dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// The lines of a text in UTF-8. An example is one int32 array of numbers of characters or words, without
    /// the end of the line. Lines differ in length; see `Iterator::set_padding`.
    ///
    /// * `path`: Path of the file.
    /// * `unit`: What a number stands for.
    /// * `vocabulary_of`: A dataset with a vocabulary, which this one then has, too, such as the training data
    ///   for test data. What is not in it counts as "\<unk\>", or is a NOT_FOUND error if that is not in it
    ///   either. `None`: all texts get numbers in the order in which they occur.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Format`, `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_text_lines_new`.
    pub fn text_lines(path: &str, unit: TextUnit, vocabulary_of: Option<&Dataset>) -> Result<Dataset> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_text_lines_new(path.as_ptr(), unit.raw(), vocabulary_of.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// Windows of a text in UTF-8, for language models. An example has two int32 arrays (length): the numbers
    /// of characters or words from i \* stride on, and the same from one later on. For words, each line is
    /// followed by the word "\<eos\>".
    ///
    /// * `path`: Path of the file.
    /// * `unit`: What a number stands for.
    /// * `length`: Number of characters or words in an example, at least 1 and less than the text has.
    /// * `stride`: Distance between the beginnings of examples, at least 1.
    /// * `vocabulary_of`: A dataset with a vocabulary, which this one then has, too, such as the training data
    ///   for test data. What is not in it counts as "\<unk\>", or is a NOT_FOUND error if that is not in it
    ///   either. `None`: all texts get numbers in the order in which they occur.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Format`, `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_text_new`.
    pub fn text(path: &str, unit: TextUnit, length: i64, stride: i64, vocabulary_of: Option<&Dataset>) -> Result<Dataset> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_text_new(path.as_ptr(), unit.raw(), length, stride, vocabulary_of.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// Image files, chainer.datasets.ImageDataset. An example is one array (channels, rows, columns).
    ///
    /// * `paths`: Paths of the files.
    /// * `root`: Folder that relative paths begin in. `None`: the working directory.
    /// * `color`: The channels of the images.
    /// * `dtype`: Element type of the images, whose values are 0 to 255 in any type.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_images_new`.
    pub fn images(paths: &[&str], root: Option<&str>, color: ImageColor, dtype: DType) -> Result<Dataset> {
        let paths_list = TextList::new(paths)?;
        let root = optional_text(root)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_images_new(paths_list.as_ptr(), paths.len(), text_pointer(&root), color.raw(), dtype.raw(), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// Image files with labels, chainer.datasets.LabeledImageDataset. An example is an array (channels, rows,
    /// columns) and a label.
    ///
    /// * `paths`: Paths of the files.
    /// * `labels`: A label for each file.
    /// * `root`: Folder that relative paths begin in. `None`: the working directory.
    /// * `color`: The channels of the images.
    /// * `dtype`: Element type of the images, whose values are 0 to 255 in any type.
    /// * `label_dtype`: Element type of the labels, an integer type.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_labeled_images_new`.
    pub fn labeled_images(paths: &[&str], labels: &[i64], root: Option<&str>, color: ImageColor, dtype: DType, label_dtype: DType) -> Result<Dataset> {
        same_length("dataset_labeled_images_new", "labels", paths.len(), labels.len())?;
        let paths_list = TextList::new(paths)?;
        let root = optional_text(root)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_labeled_images_new(paths_list.as_ptr(), paths.len(), labels.as_ptr(), text_pointer(&root), color.raw(), dtype.raw(), label_dtype.raw(), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// The image files of a list, with labels. A line of the list has a path, spaces, and a label, a decimal
    /// integer; empty lines are ignored.
    ///
    /// * `path`: Path of the list.
    /// * `root`: Folder that relative paths begin in. `None`: the working directory.
    /// * `color`: The channels of the images.
    /// * `dtype`: Element type of the images, whose values are 0 to 255 in any type.
    /// * `label_dtype`: Element type of the labels, an integer type.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::Io`, `Code::Format`, `Code::NotFound`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_image_list_new`.
    pub fn image_list(path: &str, root: Option<&str>, color: ImageColor, dtype: DType, label_dtype: DType) -> Result<Dataset> {
        let path = c_text(path)?;
        let root = optional_text(root)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_image_list_new(path.as_ptr(), text_pointer(&root), color.raw(), dtype.raw(), label_dtype.raw(), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// The files in a folder whose names end with .jpg, .jpeg or .png, in the order of their names. An
    /// example is one array (channels, rows, columns).
    ///
    /// * `folder`: Path of the folder.
    /// * `color`: The channels of the images.
    /// * `dtype`: Element type of the images, whose values are 0 to 255 in any type.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_image_folder_new`.
    pub fn image_folder(folder: &str, color: ImageColor, dtype: DType) -> Result<Dataset> {
        let folder = c_text(folder)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_image_folder_new(folder.as_ptr(), color.raw(), dtype.raw(), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// The image files in the folders of a folder, one for each class. The label of an image is the number of
    /// its folder in the order of their names, which are the vocabulary of the dataset.
    ///
    /// * `folder`: Path of the folder of the folders.
    /// * `color`: The channels of the images.
    /// * `dtype`: Element type of the images, whose values are 0 to 255 in any type.
    /// * `label_dtype`: Element type of the labels, an integer type.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::Io`, `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dataset_image_classes_new`.
    pub fn image_classes(folder: &str, color: ImageColor, dtype: DType, label_dtype: DType) -> Result<Dataset> {
        let folder = c_text(folder)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dataset_image_classes_new(folder.as_ptr(), color.raw(), dtype.raw(), label_dtype.raw(), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }
}

impl RandomState {
    /// A separate generator on a device.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    /// * `method`: Kind of the generator.
    /// * `seed`: The seed. MT19937 starts from seeds below 2^32 as NumPy does, and from others as from the list
    ///   of their lower and upper half.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_random_state_new`.
    pub fn new(device: Option<&str>, method: RandomMethod, seed: u64) -> Result<RandomState> {
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_random_state_new(text_pointer(&device), method.raw(), seed, &mut out) })?;
        Ok(unsafe { RandomState::adopt(out) })
    }

    /// The global generator of a device. The first use makes and seeds it.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Io`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_random_state_default`.
    pub fn default(device: Option<&str>) -> Result<RandomState> {
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_random_state_default(text_pointer(&device), &mut out) })?;
        Ok(unsafe { RandomState::adopt(out) })
    }

    /// Restarts a generator from a seed, as `RandomState::new` does.
    ///
    /// * `seed`: The seed.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_random_state_seed`.
    #[inline]
    pub fn seed(&self, seed: u64) -> Result<()> {
        check(unsafe { sys::ctn_random_state_seed(self.as_ptr(), seed) })?;
        Ok(())
    }

    /// Kind of a generator, which is never `RandomMethod::Default`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_random_state_method`.
    #[inline]
    pub fn method(&self) -> Result<RandomMethod> {
        let mut method = 0i32;
        check(unsafe { sys::ctn_random_state_method(self.as_ptr(), &mut method) })?;
        Ok(RandomMethod::from_raw(method))
    }

    /// Name of the device of the generator.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_random_state_device`.
    pub fn device(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_random_state_device(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// The state of a generator as a new uint64 array on the CPU, of shape (3,) for Philox and (626,) for
    /// MT19937, which may be stored in a file.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_random_state_save`.
    #[inline]
    pub fn save(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_random_state_save(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Continues, bit for bit, where `RandomState::save` was called on a generator of the same kind, on any
    /// device.
    ///
    /// * `saved`: The result of `RandomState::save`.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_random_state_restore`.
    #[inline]
    pub fn restore(&self, saved: &Array) -> Result<()> {
        check(unsafe { sys::ctn_random_state_restore(self.as_ptr(), saved.as_ptr()) })?;
        Ok(())
    }

    /// Saves or loads a generator, which then continues bit for bit.
    ///
    /// * `serializer`: The serializer, whose direction decides.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_random_state_serialize`.
    #[inline]
    pub fn serialize(&self, serializer: &Serializer) -> Result<()> {
        check(unsafe { sys::ctn_random_state_serialize(self.as_ptr(), serializer.as_ptr()) })?;
        Ok(())
    }
}

impl Serializer {
    /// A serializer or deserializer of callbacks. destroy runs exactly once: when the last reference to the
    /// serializer and its children is released, or when this call fails.
    ///
    /// * `callbacks`: The parts of the serializer, which are copied.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_new`.
    pub fn new(callbacks: SerializerCallbacks) -> Result<Serializer> {
        let callbacks = callbacks.boxed()?;
        let table = callbacks.table();
        let mut out = null_mut();
        check(unsafe { sys::ctn_serializer_new(&table, Box::into_raw(callbacks).cast(), &mut out) })?;
        Ok(unsafe { Serializer::adopt(out) })
    }

    /// The serializer of everything below a key.
    ///
    /// * `key`: A path such as "l1" or "model/l1".
    ///
    /// # Errors
    ///
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_child`.
    pub fn child(&self, key: &str) -> Result<Serializer> {
        let key = c_text(key)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_serializer_child(self.as_ptr(), key.as_ptr(), &mut out) })?;
        Ok(unsafe { Serializer::adopt(out) })
    }

    /// Saves an array, or copies the stored elements into it. Within the load of an object the elements are
    /// copied when that load is committed.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    /// * `value`: The array.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_array`.
    #[inline]
    pub fn array(&self, key: &str, value: &Array) -> Result<()> {
        let key = c_text(key)?;
        check(unsafe { sys::ctn_serializer_array(self.as_ptr(), key.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// Saves an integer, or sets it to the stored one.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    /// * `value`: The integer; it does not change if a load that is not strict does not find it.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_i64`.
    #[inline]
    pub fn i64(&self, key: &str, value: &mut i64) -> Result<()> {
        let key = c_text(key)?;
        check(unsafe { sys::ctn_serializer_i64(self.as_ptr(), key.as_ptr(), value) })?;
        Ok(())
    }

    /// Saves a floating-point number, or sets it to the stored one.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    /// * `value`: The number; it does not change if a load that is not strict does not find it.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_f64`.
    #[inline]
    pub fn f64(&self, key: &str, value: &mut f64) -> Result<()> {
        let key = c_text(key)?;
        check(unsafe { sys::ctn_serializer_f64(self.as_ptr(), key.as_ptr(), value) })?;
        Ok(())
    }

    /// Saves a string, or returns the stored one.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    /// * `value`: The text to save, and the result of a load that is not strict and does not find it. `None`:
    ///   an empty string.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_text`.
    pub fn text(&self, key: &str, value: Option<&str>) -> Result<Option<String>> {
        let key = c_text(key)?;
        let value = optional_text(value)?;
        let mut stored: *const c_char = null();
        check(unsafe { sys::ctn_serializer_text(self.as_ptr(), key.as_ptr(), text_pointer(&value), &mut stored) })?;
        Ok(unsafe { maybe_string(stored) })
    }

    /// Whether the serializer is a deserializer; 0 for `None`.
    ///
    /// C: `ctn_serializer_is_loading`.
    #[inline]
    pub fn is_loading(&self) -> bool {
        unsafe { sys::ctn_serializer_is_loading(self.as_ptr()) != 0 }
    }

    /// For user objects within a load: calls a function when the load of the outermost object is committed,
    /// after the arrays, so that a load that fails before changes nothing. The failure of such a function is
    /// reported after all others have run; what was loaded remains. Outside of a load, and in serializers
    /// that save, the function runs immediately.
    ///
    /// * `action`: The function.
    ///
    /// # Errors
    ///
    /// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_on_commit`.
    #[inline]
    pub fn on_commit<F1: Fn() -> Result<()> + 'static>(&self, action: F1) -> Result<()> {
        check(unsafe { sys::ctn_serializer_on_commit(self.as_ptr(), Some(callbacks::serializer_commit_fn::<F1>), Box::into_raw(Box::new(action)).cast(), Some(destroy::<F1>)) })?;
        Ok(())
    }

    /// Writes the file of a serializer: what was saved by it and its children since the last commit replaces
    /// the file in one step. It is a STATE error for a serializer without a file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_commit`.
    #[inline]
    pub fn commit(&self) -> Result<()> {
        check(unsafe { sys::ctn_serializer_commit(self.as_ptr()) })?;
        Ok(())
    }

    /// A report about the entries that did not fit when the last object was loaded, even if the load failed.
    /// It is a STATE error if none was loaded yet.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_serializer_report`.
    #[inline]
    pub fn report(&self) -> Result<LoadReport> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_serializer_report(self.as_ptr(), &mut out) })?;
        Ok(unsafe { LoadReport::adopt(out) })
    }
}

impl Dictionary {
    /// A serializer that stores values in a dictionary and replaces those of the same name. Arrays are
    /// shared, not copied; see `Dictionary::copy`.
    ///
    /// * `path`: A path that is put before all keys. `None`: none.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_serializer_new`.
    pub fn serializer(&self, path: Option<&str>) -> Result<Serializer> {
        let path = optional_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dictionary_serializer_new(self.as_ptr(), text_pointer(&path), &mut out) })?;
        Ok(unsafe { Serializer::adopt(out) })
    }

    /// A deserializer of the present contents of a dictionary.
    ///
    /// * `options`: How to load. `None`: defaults.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_deserializer_new`.
    #[inline]
    pub fn deserializer(&self, options: Option<&LoadOptions>) -> Result<Serializer> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dictionary_deserializer_new(self.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Serializer::adopt(out) })
    }

    /// An empty dictionary.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_new`.
    #[inline]
    pub fn new() -> Result<Dictionary> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dictionary_new(&mut out) })?;
        Ok(unsafe { Dictionary::adopt(out) })
    }

    /// A dictionary with copies of all arrays, which keeps the present values.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_copy`.
    #[inline]
    pub fn copy(&self) -> Result<Dictionary> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dictionary_copy(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Dictionary::adopt(out) })
    }

    /// Number of entries; 0 for `None`.
    ///
    /// C: `ctn_dictionary_count`.
    #[inline]
    pub fn count(&self) -> usize {
        unsafe { sys::ctn_dictionary_count(self.as_ptr()) }
    }

    /// Path of an entry in the order of insertion.
    ///
    /// * `index`: Number of the entry, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_key`.
    #[inline]
    pub fn key(&self, index: usize) -> Result<String> {
        let mut key: *const c_char = null();
        check(unsafe { sys::ctn_dictionary_key(self.as_ptr(), index, &mut key) })?;
        Ok(unsafe { string(key) })
    }

    /// Whether there is an entry.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_contains`.
    pub fn contains(&self, key: &str) -> Result<bool> {
        let key = c_text(key)?;
        let mut result = 0i32;
        check(unsafe { sys::ctn_dictionary_contains(self.as_ptr(), key.as_ptr(), &mut result) })?;
        Ok(result != 0)
    }

    /// Whether an entry is a string and not an array.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_is_text`.
    pub fn is_text(&self, key: &str) -> Result<bool> {
        let key = c_text(key)?;
        let mut result = 0i32;
        check(unsafe { sys::ctn_dictionary_is_text(self.as_ptr(), key.as_ptr(), &mut result) })?;
        Ok(result != 0)
    }

    /// The array of an entry, not a copy.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_array`.
    pub fn array(&self, key: &str) -> Result<Array> {
        let key = c_text(key)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dictionary_array(self.as_ptr(), key.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The text of an entry.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_text`.
    pub fn text(&self, key: &str) -> Result<String> {
        let key = c_text(key)?;
        let mut text: *const c_char = null();
        check(unsafe { sys::ctn_dictionary_text(self.as_ptr(), key.as_ptr(), &mut text) })?;
        Ok(unsafe { string(text) })
    }

    /// The integer of an entry: an array of one integer or boolean, of any width.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_i64`.
    pub fn i64(&self, key: &str) -> Result<i64> {
        let key = c_text(key)?;
        let mut value: i64 = Default::default();
        check(unsafe { sys::ctn_dictionary_i64(self.as_ptr(), key.as_ptr(), &mut value) })?;
        Ok(value)
    }

    /// The number of an entry: an array of one element, of any dtype.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_f64`.
    pub fn f64(&self, key: &str) -> Result<f64> {
        let key = c_text(key)?;
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_dictionary_f64(self.as_ptr(), key.as_ptr(), &mut value) })?;
        Ok(value)
    }

    /// Adds or replaces an entry.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    /// * `value`: The array.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_set_array`.
    #[inline]
    pub fn set_array(&self, key: &str, value: &Array) -> Result<()> {
        let key = c_text(key)?;
        check(unsafe { sys::ctn_dictionary_set_array(self.as_ptr(), key.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// Adds or replaces an entry.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    /// * `value`: The text, in UTF-8.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_set_text`.
    pub fn set_text(&self, key: &str, value: &str) -> Result<()> {
        let key = c_text(key)?;
        let value = c_text(value)?;
        check(unsafe { sys::ctn_dictionary_set_text(self.as_ptr(), key.as_ptr(), value.as_ptr()) })?;
        Ok(())
    }

    /// Adds or replaces an entry: an int64 array without axes.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    /// * `value`: The integer.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_set_i64`.
    #[inline]
    pub fn set_i64(&self, key: &str, value: i64) -> Result<()> {
        let key = c_text(key)?;
        check(unsafe { sys::ctn_dictionary_set_i64(self.as_ptr(), key.as_ptr(), value) })?;
        Ok(())
    }

    /// Adds or replaces an entry: a float64 array without axes.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    /// * `value`: The number.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_set_f64`.
    #[inline]
    pub fn set_f64(&self, key: &str, value: f64) -> Result<()> {
        let key = c_text(key)?;
        check(unsafe { sys::ctn_dictionary_set_f64(self.as_ptr(), key.as_ptr(), value) })?;
        Ok(())
    }

    /// Removes an entry; the others keep their order.
    ///
    /// * `key`: Path of the entry, such as "l1/W".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_remove`.
    #[inline]
    pub fn remove(&self, key: &str) -> Result<()> {
        let key = c_text(key)?;
        check(unsafe { sys::ctn_dictionary_remove(self.as_ptr(), key.as_ptr()) })?;
        Ok(())
    }

    /// Saves all entries as NPZ.
    ///
    /// * `path`: Path of the file.
    /// * `level`: Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_save_npz`.
    #[inline]
    pub fn save_npz(&self, path: &str, level: i32) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_dictionary_save_npz(self.as_ptr(), path.as_ptr(), level) })?;
        Ok(())
    }

    /// Saves all entries as HDF5.
    ///
    /// * `path`: Path of the file.
    /// * `group`: The group that contains the values. `None`: the root.
    /// * `level`: Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Unsupported`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_save_hdf5`.
    pub fn save_hdf5(&self, path: &str, group: Option<&str>, level: i32) -> Result<()> {
        let path = c_text(path)?;
        let group = optional_text(group)?;
        check(unsafe { sys::ctn_dictionary_save_hdf5(self.as_ptr(), path.as_ptr(), text_pointer(&group), level) })?;
        Ok(())
    }

    /// Saves all entries as safetensors, the texts as metadata.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::Io`, `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_save_safetensors`.
    #[inline]
    pub fn save_safetensors(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_dictionary_save_safetensors(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto the current device.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Dtype`, `Code::Unsupported`, `Code::Unavailable`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dictionary_load`.
    pub fn load(path: &str) -> Result<Dictionary> {
        let path = c_text(path)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_dictionary_load(path.as_ptr(), &mut out) })?;
        Ok(unsafe { Dictionary::adopt(out) })
    }
}

impl LoadOptions {
    /// New options with the defaults: the load is strict, reads the whole file into the whole object, and
    /// does not convert elements.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_options_new`.
    #[inline]
    pub fn new() -> Result<LoadOptions> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_load_options_new(&mut out) })?;
        Ok(unsafe { LoadOptions::adopt(out) })
    }

    /// Sets whether missing, unexpected and mismatching entries are errors, as they are initially. Otherwise
    /// the rest is loaded, and the report lists the entries that were not.
    ///
    /// * `strict`: Whether they are errors.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_options_set_strict`.
    #[inline]
    pub fn set_strict(&self, strict: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_load_options_set_strict(self.as_ptr(), strict as i32) })?;
        Ok(self)
    }

    /// Sets whether a strict load fails if the only problems are unexpected entries, as it does initially.
    /// Otherwise it succeeds, and the report lists them.
    ///
    /// * `exact`: Whether unexpected entries are errors.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_options_set_exact`.
    #[inline]
    pub fn set_exact(&self, exact: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_load_options_set_exact(self.as_ptr(), exact as i32) })?;
        Ok(self)
    }

    /// Sets where in the file the object is: with "model" the entry "model/l1/W" is the object's /l1/W, and
    /// entries elsewhere are ignored.
    ///
    /// * `path`: The path of the object. `None` or "": the root.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_options_set_prefix`.
    #[inline]
    pub fn set_prefix(&self, path: Option<&str>) -> Result<&Self> {
        let path = optional_text(path)?;
        check(unsafe { sys::ctn_load_options_set_prefix(self.as_ptr(), text_pointer(&path)) })?;
        Ok(self)
    }

    /// Sets which part of the object is loaded: with "l1" only what is at or below /l1, and the rest of
    /// object and file is ignored. It is a NOT_FOUND error if the object has no such part.
    ///
    /// * `path`: The path of the part. `None` or "": all.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_options_set_part`.
    #[inline]
    pub fn set_part(&self, path: Option<&str>) -> Result<&Self> {
        let path = optional_text(path)?;
        check(unsafe { sys::ctn_load_options_set_part(self.as_ptr(), text_pointer(&path)) })?;
        Ok(self)
    }

    /// Sets which conversions of elements are allowed if a dtype differs. The initial value is
    /// `Casting::Equiv` (none).
    ///
    /// * `casting`: The casting rule.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_options_set_casting`.
    #[inline]
    pub fn set_casting(&self, casting: Casting) -> Result<&Self> {
        check(unsafe { sys::ctn_load_options_set_casting(self.as_ptr(), casting.raw()) })?;
        Ok(self)
    }
}

impl LoadReport {
    /// An empty report, for a load to fill.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_report_new`.
    #[inline]
    pub fn new() -> Result<LoadReport> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_load_report_new(&mut out) })?;
        Ok(unsafe { LoadReport::adopt(out) })
    }

    /// Number of entries that were missing, unexpected or mismatching; 0 for `None`.
    ///
    /// * `problem`: The kind of problem.
    ///
    /// C: `ctn_load_report_count`.
    #[inline]
    pub fn count(&self, problem: LoadProblem) -> usize {
        unsafe { sys::ctn_load_report_count(self.as_ptr(), problem.raw()) }
    }

    /// Path of an entry in the file.
    ///
    /// * `problem`: The kind of problem.
    /// * `index`: Number of the entry, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_report_name`.
    #[inline]
    pub fn name(&self, problem: LoadProblem, index: usize) -> Result<String> {
        let mut name: *const c_char = null();
        check(unsafe { sys::ctn_load_report_name(self.as_ptr(), problem.raw(), index, &mut name) })?;
        Ok(unsafe { string(name) })
    }

    /// What was expected and what was found, such as "expected float32 (3, 2), got float32 (1, 2)".
    ///
    /// * `problem`: The kind of problem.
    /// * `index`: Number of the entry, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_load_report_text`.
    #[inline]
    pub fn text(&self, problem: LoadProblem, index: usize) -> Result<String> {
        let mut text: *const c_char = null();
        check(unsafe { sys::ctn_load_report_text(self.as_ptr(), problem.raw(), index, &mut text) })?;
        Ok(unsafe { string(text) })
    }
}

impl Reporter {
    /// A reporter without observers. A program needs one only if it collects values without a trainer.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_reporter_new`.
    #[inline]
    pub fn new() -> Result<Reporter> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_reporter_new(&mut out) })?;
        Ok(unsafe { Reporter::adopt(out) })
    }

    /// Gives an observer a name. An observer that already has one gets the new one.
    ///
    /// * `name`: Prefix of its values, such as "main".
    /// * `observer`: The observer. The reporter keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_reporter_add_observer`.
    #[inline]
    pub fn add_observer(&self, name: &str, observer: &Link) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_reporter_add_observer(self.as_ptr(), name.as_ptr(), observer.as_ptr()) })?;
        Ok(())
    }

    /// Gives a link and all links below it names, such as "main" and "main/predictor/l1".
    ///
    /// * `prefix`: Name of the link itself.
    /// * `link`: The link. The reporter keeps references.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_reporter_add_observers`.
    #[inline]
    pub fn add_observers(&self, prefix: &str, link: &Link) -> Result<()> {
        let prefix = c_text(prefix)?;
        check(unsafe { sys::ctn_reporter_add_observers(self.as_ptr(), prefix.as_ptr(), link.as_ptr()) })?;
        Ok(())
    }

    /// Makes a reporter the current one of the thread, until `Reporter::exit`. Reporters may be nested.
    ///
    /// * `observation`: Receives the values.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_reporter_enter`.
    #[inline]
    pub fn enter(&self, observation: &Dictionary) -> Result<()> {
        check(unsafe { sys::ctn_reporter_enter(self.as_ptr(), observation.as_ptr()) })?;
        Ok(())
    }

    /// Ends what `Reporter::enter` began; it is a STATE error if the reporter is not the current one.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_reporter_exit`.
    #[inline]
    pub fn exit(&self) -> Result<()> {
        check(unsafe { sys::ctn_reporter_exit(self.as_ptr()) })?;
        Ok(())
    }

    /// The current reporter of the thread; `None`, with `Code::Ok`, if there is none.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_reporter_current`.
    #[inline]
    pub fn current() -> Result<Option<Reporter>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_reporter_current(&mut out) })?;
        Ok(unsafe { Reporter::adopt_maybe(out) })
    }
}

impl Summary {
    /// A summary of no numbers yet.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_summary_new`.
    #[inline]
    pub fn new() -> Result<Summary> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_summary_new(&mut out) })?;
        Ok(unsafe { Summary::adopt(out) })
    }

    /// Adds a number.
    ///
    /// * `value`: The number.
    /// * `weight`: Weight of the value, above 0. Without weights, it is 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_summary_add`.
    #[inline]
    pub fn add(&self, value: f64, weight: f64) -> Result<()> {
        check(unsafe { sys::ctn_summary_add(self.as_ptr(), value, weight) })?;
        Ok(())
    }

    /// Mean of the numbers; NaN if there are none, 0 for `None`.
    ///
    /// C: `ctn_summary_mean`.
    #[inline]
    pub fn mean(&self) -> f64 {
        unsafe { sys::ctn_summary_mean(self.as_ptr()) }
    }

    /// Standard deviation of the numbers, without a correction for their count; NaN if there are none, 0 for
    /// `None`.
    ///
    /// C: `ctn_summary_std`.
    #[inline]
    pub fn std(&self) -> f64 {
        unsafe { sys::ctn_summary_std(self.as_ptr()) }
    }

    /// Saves or loads a summary.
    ///
    /// * `serializer`: The serializer.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_summary_serialize`.
    #[inline]
    pub fn serialize(&self, serializer: &Serializer) -> Result<()> {
        check(unsafe { sys::ctn_summary_serialize(self.as_ptr(), serializer.as_ptr()) })?;
        Ok(())
    }
}

impl DictSummary {
    /// A summary of no observations yet.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dict_summary_new`.
    #[inline]
    pub fn new() -> Result<DictSummary> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dict_summary_new(&mut out) })?;
        Ok(unsafe { DictSummary::adopt(out) })
    }

    /// Adds the numbers of an observation. Its other entries are left out.
    ///
    /// * `observation`: The observation.
    /// * `weight`: Weight of the value, above 0. Without weights, it is 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dict_summary_add`.
    #[inline]
    pub fn add(&self, observation: &Dictionary, weight: f64) -> Result<()> {
        check(unsafe { sys::ctn_dict_summary_add(self.as_ptr(), observation.as_ptr(), weight) })?;
        Ok(())
    }

    /// A dictionary with the mean of each number.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dict_summary_compute_mean`.
    #[inline]
    pub fn compute_mean(&self) -> Result<Dictionary> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dict_summary_compute_mean(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Dictionary::adopt(out) })
    }

    /// A dictionary with the mean of each number and, as NAME.std, its standard deviation.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dict_summary_make_statistics`.
    #[inline]
    pub fn make_statistics(&self) -> Result<Dictionary> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_dict_summary_make_statistics(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Dictionary::adopt(out) })
    }

    /// Saves or loads a summary.
    ///
    /// * `serializer`: The serializer.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_dict_summary_serialize`.
    #[inline]
    pub fn serialize(&self, serializer: &Serializer) -> Result<()> {
        check(unsafe { sys::ctn_dict_summary_serialize(self.as_ptr(), serializer.as_ptr()) })?;
        Ok(())
    }
}

impl LossScale {
    /// A loss scale.
    ///
    /// * `scale`: Initial scale, above 0 and within float32; below 65504 for float16 losses.
    /// * `growth`: Factor after `interval` finite steps in a row, at least 1; usually 2.
    /// * `backoff`: Factor after a step with gradients that are not finite, above 0 and at most 1; usually 0.5.
    /// * `interval`: Number of finite steps before the scale grows, at least 1; usually 2000.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_new`.
    #[inline]
    pub fn new(scale: f64, growth: f64, backoff: f64, interval: i64) -> Result<LossScale> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_loss_scale_new(scale, growth, backoff, interval, &mut out) })?;
        Ok(unsafe { LossScale::adopt(out) })
    }

    /// The current scale. Waits for the device after `LossScale::step`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_value`.
    #[inline]
    pub fn value(&self) -> Result<f64> {
        let mut scale: f64 = Default::default();
        check(unsafe { sys::ctn_loss_scale_value(self.as_ptr(), &mut scale) })?;
        Ok(scale)
    }

    /// Number of finite steps since the scale changed. Waits for the device after `LossScale::step`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_steps`.
    #[inline]
    pub fn steps(&self) -> Result<i64> {
        let mut steps: i64 = Default::default();
        check(unsafe { sys::ctn_loss_scale_steps(self.as_ptr(), &mut steps) })?;
        Ok(steps)
    }

    /// Sets the scale and the number of finite steps, to continue from another loss scale.
    ///
    /// * `scale`: The scale, above 0 and within float32.
    /// * `steps`: Number of finite steps since the scale changed, at least 0 and below the interval.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_restore`.
    #[inline]
    pub fn restore(&self, scale: f64, steps: i64) -> Result<()> {
        check(unsafe { sys::ctn_loss_scale_restore(self.as_ptr(), scale, steps) })?;
        Ok(())
    }

    /// The loss times the scale; call backward on the result.
    ///
    /// * `loss`: The loss.
    ///
    /// # Errors
    ///
    /// `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_apply`.
    #[inline]
    pub fn apply(&self, loss: &Variable) -> Result<Variable> {
        let mut y = null_mut();
        check(unsafe { sys::ctn_loss_scale_apply(self.as_ptr(), loss.as_ptr(), &mut y) })?;
        Ok(unsafe { Variable::adopt(y) })
    }

    /// Divides the gradients of all parameters of a link by the scale if all of them are finite; otherwise
    /// does not change them. Parameters without a gradient do not count. Waits for the device.
    ///
    /// * `link`: The link.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_unscale`.
    #[inline]
    pub fn unscale(&self, link: &Link) -> Result<bool> {
        let mut finite = 0i32;
        check(unsafe { sys::ctn_loss_scale_unscale(self.as_ptr(), link.as_ptr(), &mut finite) })?;
        Ok(finite != 0)
    }

    /// Adapts the scale after a step.
    ///
    /// * `finite`: Whether the gradients of the step were finite.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_update`.
    #[inline]
    pub fn update(&self, finite: bool) -> Result<()> {
        check(unsafe { sys::ctn_loss_scale_update(self.as_ptr(), finite as i32) })?;
        Ok(())
    }

    /// Updates parameters with scaled gradients, and adapts the scale. If all gradients of the optimizer's
    /// parameters are finite, they are divided by the scale, and then `Optimizer::update` continues with its
    /// hooks and its rule. Otherwise gradients, parameters and states of the optimizer do not change. In both
    /// cases the hooks are called (functions see what the gradients are) and the optimizer's t grows by one,
    /// because the host does not know what the devices find: t counts attempts, and rules such as Adam use
    /// it. The host waits only for optimizers of callbacks, which are called only if all gradients are
    /// finite. If no parameter has a gradient, it is a STATE error, and nothing changes.
    ///
    /// * `optimizer`: An optimizer that was set up.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Dtype`, `Code::Shape`, `Code::Device`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_step`.
    #[inline]
    pub fn step(&self, optimizer: &Optimizer) -> Result<()> {
        check(unsafe { sys::ctn_loss_scale_step(self.as_ptr(), optimizer.as_ptr()) })?;
        Ok(())
    }

    /// Saves or loads a loss scale: its value and number of steps.
    ///
    /// * `serializer`: The serializer, whose direction decides.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_loss_scale_serialize`.
    #[inline]
    pub fn serialize(&self, serializer: &Serializer) -> Result<()> {
        check(unsafe { sys::ctn_loss_scale_serialize(self.as_ptr(), serializer.as_ptr()) })?;
        Ok(())
    }
}

impl Iterator {
    /// An iterator that makes its batches on the calling thread.
    ///
    /// * `dataset`: The dataset, with at least one example.
    /// * `batch_size`: Number of examples in a batch, at least 1.
    /// * `repeat`: Whether the iterator begins again at the end of the dataset.
    /// * `shuffle`: Whether each epoch has a random order.
    /// * `seed`: Seed of the random orders.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_serial_new`.
    #[inline]
    pub fn serial(dataset: &Dataset, batch_size: i64, repeat: bool, shuffle: bool, seed: u64) -> Result<Iterator> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_iterator_serial_new(dataset.as_ptr(), batch_size, repeat as i32, shuffle as i32, seed, &mut out) })?;
        Ok(unsafe { Iterator::adopt(out) })
    }

    /// An iterator whose batches are made by threads of its own ahead of time. It makes the same batches as
    /// one from `Iterator::serial`. The threads are started by the first `Iterator::next` and end when the
    /// iterator is released, which waits for examples that are being made. They do not exist in a child
    /// process after a fork.
    ///
    /// * `dataset`: The dataset, with at least one example.
    /// * `batch_size`: Number of examples in a batch, at least 1.
    /// * `repeat`: Whether the iterator begins again at the end of the dataset.
    /// * `shuffle`: Whether each epoch has a random order.
    /// * `seed`: Seed of the random orders.
    /// * `thread_count`: Number of threads, 1 to 1024.
    /// * `prefetch`: Number of batches that are made ahead of time, 1 to 1024.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_multithread_new`.
    #[inline]
    pub fn multithread(dataset: &Dataset, batch_size: i64, repeat: bool, shuffle: bool, seed: u64, thread_count: i64, prefetch: i64) -> Result<Iterator> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_iterator_multithread_new(dataset.as_ptr(), batch_size, repeat as i32, shuffle as i32, seed, thread_count, prefetch, &mut out) })?;
        Ok(unsafe { Iterator::adopt(out) })
    }

    /// The next batch. If making it fails, the next call makes the same batch again. If an iterator that does
    /// not repeat is exhausted, `more` is 0, and the parts are `None`.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Io`, `Code::Format`,
    /// `Code::NotFound`, `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::State`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_next`.
    pub fn next(&self, part_count: usize) -> Result<(Vec<Option<Array>>, bool)> {
        let mut parts = vec![null_mut::<sys::ctn_array>(); part_count];
        let mut more = 0i32;
        check(unsafe { sys::ctn_iterator_next(self.as_ptr(), parts.as_mut_ptr(), part_count, &mut more) })?;
        Ok((parts.into_iter().map(|p| unsafe { Array::adopt_maybe(p) }).collect(), more != 0))
    }

    /// Chooses the examples of the next batch without fetching them, for programs that make batches
    /// themselves.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_next_picks`.
    #[inline]
    pub fn next_picks(&self) -> Result<Option<Array>> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_iterator_next_picks(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt_maybe(out) })
    }

    /// Number of arrays of a batch; 0 for `None`.
    ///
    /// C: `ctn_iterator_part_count`.
    #[inline]
    pub fn part_count(&self) -> usize {
        unsafe { sys::ctn_iterator_part_count(self.as_ptr()) }
    }

    /// Number of examples in a batch; 0 for `None`.
    ///
    /// C: `ctn_iterator_batch_size`.
    #[inline]
    pub fn batch_size(&self) -> i64 {
        unsafe { sys::ctn_iterator_batch_size(self.as_ptr()) }
    }

    /// The dataset of an iterator.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_dataset`.
    #[inline]
    pub fn dataset(&self) -> Result<Dataset> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_iterator_dataset(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Dataset::adopt(out) })
    }

    /// Number of epochs that are complete; 0 for `None`.
    ///
    /// C: `ctn_iterator_epoch`.
    #[inline]
    pub fn epoch(&self) -> i64 {
        unsafe { sys::ctn_iterator_epoch(self.as_ptr()) }
    }

    /// The number of complete epochs with the fraction of the present one; 0 for `None`.
    ///
    /// C: `ctn_iterator_epoch_detail`.
    #[inline]
    pub fn epoch_detail(&self) -> f64 {
        unsafe { sys::ctn_iterator_epoch_detail(self.as_ptr()) }
    }

    /// `Iterator::epoch_detail` before the last batch; below 0 if there was none, 0 for `None`.
    ///
    /// C: `ctn_iterator_previous_epoch_detail`.
    #[inline]
    pub fn previous_epoch_detail(&self) -> f64 {
        unsafe { sys::ctn_iterator_previous_epoch_detail(self.as_ptr()) }
    }

    /// Whether the last batch completed an epoch; 0 for `None`.
    ///
    /// C: `ctn_iterator_is_new_epoch`.
    #[inline]
    pub fn is_new_epoch(&self) -> bool {
        unsafe { sys::ctn_iterator_is_new_epoch(self.as_ptr()) != 0 }
    }

    /// Begins again with the first epoch, in the same order.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_reset`.
    #[inline]
    pub fn reset(&self) -> Result<()> {
        check(unsafe { sys::ctn_iterator_reset(self.as_ptr()) })?;
        Ok(())
    }

    /// Ends the threads of an iterator from `Iterator::multithread`, after the examples that they are making,
    /// and drops the batches that were made ahead of time. The iterator may be used afterward. Nothing
    /// happens for other iterators.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_finalize`.
    #[inline]
    pub fn finalize(&self) -> Result<()> {
        check(unsafe { sys::ctn_iterator_finalize(self.as_ptr()) })?;
        Ok(())
    }

    /// Sets the values with which examples of different shapes are padded, as in `dataset::concat_examples`.
    /// Without them, which is the default, the shapes of the examples must be equal.
    ///
    /// * `values`: No value, one for all parts, or one for each part.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_set_padding`.
    #[inline]
    pub fn set_padding(&self, values: &[f64]) -> Result<()> {
        check(unsafe { sys::ctn_iterator_set_padding(self.as_ptr(), values.as_ptr(), values.len()) })?;
        Ok(())
    }

    /// Saves or loads the place in the data: numbers of epoch and batch, seed, and the order of the present
    /// epoch. After a load, the iterator makes the batches that the saved one would have made next. The
    /// dataset is not saved, and must have as many examples as before. Names are those of Chainer: epoch,
    /// current_position, is_new_epoch, previous_epoch_detail, order; and seed.
    ///
    /// * `serializer`: The serializer.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_iterator_serialize`.
    #[inline]
    pub fn serialize(&self, serializer: &Serializer) -> Result<()> {
        check(unsafe { sys::ctn_iterator_serialize(self.as_ptr(), serializer.as_ptr()) })?;
        Ok(())
    }
}

impl Updater {
    /// An updater that draws a batch, computes its loss, and updates the parameters of the optimizer's link.
    /// The loss is reported as "main/loss", unless the function has reported one, and the accuracy of a
    /// Classifier as "main/accuracy". After the last batch of an epoch, `Optimizer::new_epoch` is called.
    ///
    /// * `iterator`: Makes the batches, as the iterator "main" of the updater.
    /// * `optimizer`: An optimizer that was set up, as the optimizer "main" of the updater.
    /// * `loss`: Computes the loss. `None`: the link of the optimizer is called with the batch.
    /// * `device`: Name of the device to which batches are moved. `None`: that of the link.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_standard_new`.
    pub fn standard(iterator: &Iterator, optimizer: &Optimizer, loss: Option<Box<dyn Fn(&[Variable]) -> Result<Variable>>>, device: Option<&str>) -> Result<Updater> {
        let loss_call = loss.as_ref().map(|_| callbacks::batch_loss_fn::<Box<dyn Fn(&[Variable]) -> Result<Variable>>> as _);
        let loss_end: sys::ctn_destroy_fn = loss.as_ref().map(|_| destroy::<Box<dyn Fn(&[Variable]) -> Result<Variable>>> as _);
        let loss_data = loss.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_updater_standard_new(iterator.as_ptr(), optimizer.as_ptr(), loss_call, loss_data, loss_end, text_pointer(&device), &mut out) })?;
        Ok(unsafe { Updater::adopt(out) })
    }

    /// Multiplies losses by a scale, against the underflow of 16-bit gradients; see `LossScale::step`.
    ///
    /// * `scaler`: The scale, which is saved with the updater. `None`: none.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_standard_set_loss_scale`.
    #[inline]
    pub fn standard_set_loss_scale(&self, scaler: Option<&LossScale>) -> Result<()> {
        check(unsafe { sys::ctn_updater_standard_set_loss_scale(self.as_ptr(), scaler.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }

    /// Lets an update use the mean of the gradients of several batches.
    ///
    /// * `count`: Number of batches for each update, at least 1, the default.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_standard_set_accumulation`.
    #[inline]
    pub fn standard_set_accumulation(&self, count: i64) -> Result<()> {
        check(unsafe { sys::ctn_updater_standard_set_accumulation(self.as_ptr(), count) })?;
        Ok(())
    }

    /// An updater of callbacks. Add the iterators and optimizers that it uses, so that they are saved and
    /// counted. destroy runs exactly once: when the last reference is released, or when this call fails.
    ///
    /// * `callbacks`: The parts of the updater, which are copied.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_new`.
    pub fn new(callbacks: UpdaterCallbacks) -> Result<Updater> {
        let callbacks = callbacks.boxed()?;
        let table = callbacks.table();
        let mut out = null_mut();
        check(unsafe { sys::ctn_updater_new(&table, Box::into_raw(callbacks).cast(), &mut out) })?;
        Ok(unsafe { Updater::adopt(out) })
    }

    /// Adds an optimizer. What its link reports begins with its name. The model and optimizer "main" are
    /// those of the snapshots as checkpoints (`serializer::checkpoint_load`).
    ///
    /// * `name`: A name that no other optimizer of the updater has.
    /// * `optimizer`: An optimizer that was set up.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_add_optimizer`.
    #[inline]
    pub fn add_optimizer(&self, name: &str, optimizer: &Optimizer) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_updater_add_optimizer(self.as_ptr(), name.as_ptr(), optimizer.as_ptr()) })?;
        Ok(())
    }

    /// Adds an iterator. The iterator "main" counts the epochs.
    ///
    /// * `name`: A name that no other iterator of the updater has.
    /// * `iterator`: The iterator.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_add_iterator`.
    #[inline]
    pub fn add_iterator(&self, name: &str, iterator: &Iterator) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_updater_add_iterator(self.as_ptr(), name.as_ptr(), iterator.as_ptr()) })?;
        Ok(())
    }

    /// An optimizer of an updater.
    ///
    /// * `name`: Its name, such as "main".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_optimizer`.
    pub fn optimizer(&self, name: &str) -> Result<Optimizer> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_updater_optimizer(self.as_ptr(), name.as_ptr(), &mut out) })?;
        Ok(unsafe { Optimizer::adopt(out) })
    }

    /// An iterator of an updater.
    ///
    /// * `name`: Its name, such as "main".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_iterator`.
    pub fn iterator(&self, name: &str) -> Result<Iterator> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_updater_iterator(self.as_ptr(), name.as_ptr(), &mut out) })?;
        Ok(unsafe { Iterator::adopt(out) })
    }

    /// Runs one update, for programs without a trainer. If it fails, the iterators are where they were
    /// before.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::Index`, `Code::Unsupported`,
    /// `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_updater_update`.
    #[inline]
    pub fn update(&self) -> Result<bool> {
        let mut more = 0i32;
        check(unsafe { sys::ctn_updater_update(self.as_ptr(), &mut more) })?;
        Ok(more != 0)
    }

    /// Number of updates so far; 0 for `None`.
    ///
    /// C: `ctn_updater_iteration`.
    #[inline]
    pub fn iteration(&self) -> i64 {
        unsafe { sys::ctn_updater_iteration(self.as_ptr()) }
    }

    /// Number of complete epochs of the iterator "main"; 0 without one.
    ///
    /// C: `ctn_updater_epoch`.
    #[inline]
    pub fn epoch(&self) -> i64 {
        unsafe { sys::ctn_updater_epoch(self.as_ptr()) }
    }

    /// The number of epochs with the fraction of the present one; 0 without an iterator "main".
    ///
    /// C: `ctn_updater_epoch_detail`.
    #[inline]
    pub fn epoch_detail(&self) -> f64 {
        unsafe { sys::ctn_updater_epoch_detail(self.as_ptr()) }
    }

    /// `Updater::epoch_detail` before the last update; below 0 if there was none, 0 without an iterator
    /// "main".
    ///
    /// C: `ctn_updater_previous_epoch_detail`.
    #[inline]
    pub fn previous_epoch_detail(&self) -> f64 {
        unsafe { sys::ctn_updater_previous_epoch_detail(self.as_ptr()) }
    }

    /// Whether the last update completed an epoch.
    ///
    /// C: `ctn_updater_is_new_epoch`.
    #[inline]
    pub fn is_new_epoch(&self) -> bool {
        unsafe { sys::ctn_updater_is_new_epoch(self.as_ptr()) != 0 }
    }
}

impl Trainer {
    /// A trainer without extensions.
    ///
    /// * `updater`: The updater.
    /// * `stop`: Ends the training: an interval ends it after its period, other triggers when they fire.
    ///   `None`: it goes on until it is stopped or the examples are exhausted.
    /// * `out_folder`: Path of the folder for files, which the first run makes.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_new`.
    pub fn new(updater: &Updater, stop: Option<&Trigger>, out_folder: &str) -> Result<Trainer> {
        let out_folder = c_text(out_folder)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_trainer_new(updater.as_ptr(), stop.map_or(null_mut(), |h| h.as_ptr()), out_folder.as_ptr(), &mut out) })?;
        Ok(unsafe { Trainer::adopt(out) })
    }

    /// Adds an extension.
    ///
    /// * `extension`: The extension.
    /// * `name`: Name of the extension, without slashes. If there is already one of this name, the new one gets
    ///   a suffix, such as "_1". `None`: its own name.
    /// * `trigger`: When it runs. `None`: its own default.
    /// * `priority`: Extensions of higher priority run first; `PRIORITY_DEFAULT` stands for its own.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_extend`.
    #[inline]
    pub fn extend(&self, extension: &Extension, name: Option<&str>, trigger: Option<&Trigger>, priority: i32) -> Result<()> {
        let name = optional_text(name)?;
        check(unsafe { sys::ctn_trainer_extend(self.as_ptr(), extension.as_ptr(), text_pointer(&name), trigger.map_or(null_mut(), |h| h.as_ptr()), priority) })?;
        Ok(())
    }

    /// An extension by its name.
    ///
    /// * `name`: Its name in the trainer.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_extension`.
    pub fn extension(&self, name: &str) -> Result<Extension> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_trainer_extension(self.as_ptr(), name.as_ptr(), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// Number of extensions; 0 for `None`.
    ///
    /// C: `ctn_trainer_extension_count`.
    #[inline]
    pub fn extension_count(&self) -> usize {
        unsafe { sys::ctn_trainer_extension_count(self.as_ptr()) }
    }

    /// Name of an extension; `None` after the last one and for `None`. It lives as long as the trainer gets
    /// no further extensions.
    ///
    /// * `index`: Number of the extension in the order in which they run, counted from 0.
    ///
    /// C: `ctn_trainer_extension_name`.
    #[inline]
    pub fn extension_name(&self, index: usize) -> Option<String> {
        unsafe { maybe_string(sys::ctn_trainer_extension_name(self.as_ptr(), index)) }
    }

    /// Runs until the training ends, and says why. Extensions are initialized before the first update and
    /// finalized at the end; see the description of this header for failures. A run whose training was ended
    /// may be repeated, for instance to continue after it was stopped.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::Index`, `Code::Unsupported`,
    /// `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_run`.
    #[inline]
    pub fn run(&self) -> Result<TrainingResult> {
        let mut result = 0i32;
        check(unsafe { sys::ctn_trainer_run(self.as_ptr(), &mut result) })?;
        Ok(TrainingResult::from_raw(result))
    }

    /// Runs a slice of a training, for programs with a main loop of their own. It ends with
    /// `TrainingResult::Paused` after the given number of updates or time, whichever is first, but not before
    /// one update; a further run continues.
    ///
    /// * `iterations`: Number of updates, at least 0. 0: any number.
    /// * `milliseconds`: Time after which no further update begins, at least 0. 0: any time.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::Index`, `Code::Unsupported`,
    /// `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_run_for`.
    #[inline]
    pub fn run_for(&self, iterations: i64, milliseconds: i64) -> Result<TrainingResult> {
        let mut result = 0i32;
        check(unsafe { sys::ctn_trainer_run_for(self.as_ptr(), iterations, milliseconds, &mut result) })?;
        Ok(TrainingResult::from_raw(result))
    }

    /// Ends the present run after its present update, or the next run before its first. Snapshot extensions
    /// save the training, and the result is `TrainingResult::Stopped`.
    ///
    /// C: `ctn_trainer_stop`.
    #[inline]
    pub fn stop(&self) {
        unsafe { sys::ctn_trainer_stop(self.as_ptr()) }
    }

    /// Lets SIGINT (Ctrl-C) and SIGTERM end a run like `Trainer::stop`. The handlers are installed for the
    /// time of a run, and the old ones are restored when the run ends or such a signal has arrived, so that a
    /// second signal has its old effect. It is off initially.
    ///
    /// * `enabled`: Whether SIGINT and SIGTERM end runs.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_set_interrupts`.
    #[inline]
    pub fn set_interrupts(&self, enabled: bool) -> Result<()> {
        check(unsafe { sys::ctn_trainer_set_interrupts(self.as_ptr(), enabled as i32) })?;
        Ok(())
    }

    /// Sets where PrintReport and ProgressBar print; standard output initially.
    ///
    /// * `write`: Receives the text. `None`: standard output.
    /// * `columns`: Width of the terminal that the text goes to, at least 0; 0 for anything else. It is not
    ///   read for standard output, whose width is looked up.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_set_output`.
    pub fn set_output(&self, write: Option<Box<dyn Fn(&str) -> Result<()>>>, columns: i32) -> Result<()> {
        let write_call = write.as_ref().map(|_| callbacks::training_write_fn::<Box<dyn Fn(&str) -> Result<()>>> as _);
        let write_end: sys::ctn_destroy_fn = write.as_ref().map(|_| destroy::<Box<dyn Fn(&str) -> Result<()>>> as _);
        let write_data = write.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
        check(unsafe { sys::ctn_trainer_set_output(self.as_ptr(), write_call, write_data, write_end, columns) })?;
        Ok(())
    }

    /// The updater of a trainer.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_updater`.
    #[inline]
    pub fn updater(&self) -> Result<Updater> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_trainer_updater(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Updater::adopt(out) })
    }

    /// What the last update and its extensions have reported, such as "main/loss". Each update makes a new
    /// dictionary.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_observation`.
    #[inline]
    pub fn observation(&self) -> Result<Dictionary> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_trainer_observation(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Dictionary::adopt(out) })
    }

    /// The reporter that is current within updates and extensions. The models of the updater are its
    /// observers.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_reporter`.
    #[inline]
    pub fn reporter(&self) -> Result<Reporter> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_trainer_reporter(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Reporter::adopt(out) })
    }

    /// Path of the folder for files; `None` for `None`. It lives as long as the trainer.
    ///
    /// C: `ctn_trainer_out`.
    #[inline]
    pub fn out(&self) -> Option<String> {
        unsafe { maybe_string(sys::ctn_trainer_out(self.as_ptr())) }
    }

    /// Seconds within runs so far, including those before the snapshot that was loaded; 0 for `None`.
    ///
    /// C: `ctn_trainer_elapsed_time`.
    #[inline]
    pub fn elapsed_time(&self) -> f64 {
        unsafe { sys::ctn_trainer_elapsed_time(self.as_ptr()) }
    }

    /// Path of the last snapshot that was saved; "" if there is none, `None` for `None`. It lives until the
    /// next snapshot.
    ///
    /// C: `ctn_trainer_snapshot_path`.
    #[inline]
    pub fn snapshot_path(&self) -> Option<String> {
        unsafe { maybe_string(sys::ctn_trainer_snapshot_path(self.as_ptr())) }
    }

    /// Saves or loads a whole training, with the entries of a checkpoint (`serializer::checkpoint_save`): the
    /// model and the optimizer "main", the random generator, and everything else below "extra/trainer". It is
    /// a STATE error within a run, where snapshot extensions save at the right time, except for
    /// `ctn_snapshot_file_fn`.
    ///
    /// * `serializer`: The serializer.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Shape`, `Code::Dtype`, `Code::Io`, `Code::Format`,
    /// `Code::Unsupported`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_serialize`.
    #[inline]
    pub fn serialize(&self, serializer: &Serializer) -> Result<()> {
        check(unsafe { sys::ctn_trainer_serialize(self.as_ptr(), serializer.as_ptr()) })?;
        Ok(())
    }

    /// Saves a whole training in one step, as snapshots do. It is a STATE error within a run, where snapshot
    /// extensions save at the right time, except for `ctn_snapshot_file_fn`.
    ///
    /// * `path`: Path of the file. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the format.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_save`.
    #[inline]
    pub fn save(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_trainer_save(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }

    /// Loads a snapshot into a trainer that is set up in the same way. Extensions that the program has added
    /// since begin anew, and the states of those that it no longer has are not read. If it fails, nothing has
    /// changed, unless a callback or the medium fails in the last step. It is a STATE error within a run,
    /// except for `ctn_snapshot_file_fn`.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
    /// `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_trainer_load`.
    #[inline]
    pub fn load(&self, path: &str) -> Result<()> {
        let path = c_text(path)?;
        check(unsafe { sys::ctn_trainer_load(self.as_ptr(), path.as_ptr()) })?;
        Ok(())
    }
}

impl Trigger {
    /// Fires after each period. As the end of a training, it ends it when the period is over.
    ///
    /// * `period`: A number above 0, whole for iterations.
    /// * `unit`: What the period counts.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trigger_interval_new`.
    #[inline]
    pub fn interval(period: f64, unit: TriggerUnit) -> Result<Trigger> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_trigger_interval_new(period, unit.raw(), &mut out) })?;
        Ok(unsafe { Trigger::adopt(out) })
    }

    /// Fires at given points. As the end of a training, it ends it at the last one.
    ///
    /// * `points`: Numbers above 0, at least one, in any order.
    /// * `unit`: What the points count.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trigger_manual_schedule_new`.
    #[inline]
    pub fn manual_schedule(points: &[f64], unit: TriggerUnit) -> Result<Trigger> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_trigger_manual_schedule_new(points.as_ptr(), points.len(), unit.raw(), &mut out) })?;
        Ok(unsafe { Trigger::adopt(out) })
    }

    /// Fires after the first update.
    ///
    /// * `call_on_resume`: Whether it also fires after the first update of each later run, such as one from a
    ///   snapshot.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trigger_once_new`.
    #[inline]
    pub fn once(call_on_resume: bool) -> Result<Trigger> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_trigger_once_new(call_on_resume as i32, &mut out) })?;
        Ok(unsafe { Trigger::adopt(out) })
    }

    /// Fires when the mean of a value is the smallest so far.
    ///
    /// * `key`: Name of the reported value, such as "validation/main/loss".
    /// * `check_trigger`: When the mean of the values since the last check is compared. `None`: after each
    ///   epoch.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trigger_min_value_new`.
    pub fn min_value(key: &str, check_trigger: Option<&Trigger>) -> Result<Trigger> {
        let key = c_text(key)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_trigger_min_value_new(key.as_ptr(), check_trigger.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Trigger::adopt(out) })
    }

    /// Fires when the mean of a value is the largest so far.
    ///
    /// * `key`: Name of the reported value, such as "validation/main/loss".
    /// * `check_trigger`: When the mean of the values since the last check is compared. `None`: after each
    ///   epoch.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trigger_max_value_new`.
    pub fn max_value(key: &str, check_trigger: Option<&Trigger>) -> Result<Trigger> {
        let key = c_text(key)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_trigger_max_value_new(key.as_ptr(), check_trigger.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Trigger::adopt(out) })
    }

    /// Fires when the mean of a value was not better than the best one in a number of checks in succession.
    /// It is meant for the end of a training.
    ///
    /// * `monitor`: Name of the reported value, such as "validation/main/loss".
    /// * `patience`: Number of checks, at least 1.
    /// * `mode`: Which values are better.
    /// * `check_trigger`: When the mean of the values since the last check is compared. `None`: after each
    ///   epoch.
    /// * `max_trigger`: Ends the training at the latest, such as an interval. `None`: nothing does.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trigger_early_stopping_new`.
    pub fn early_stopping(monitor: &str, patience: i64, mode: StoppingMode, check_trigger: Option<&Trigger>, max_trigger: Option<&Trigger>) -> Result<Trigger> {
        let monitor = c_text(monitor)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_trigger_early_stopping_new(monitor.as_ptr(), patience, mode.raw(), check_trigger.map_or(null_mut(), |h| h.as_ptr()), max_trigger.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Trigger::adopt(out) })
    }

    /// A trigger of callbacks. destroy runs exactly once: when the last reference is released, or when this
    /// call fails.
    ///
    /// * `callbacks`: The parts of the trigger, which are copied.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trigger_new`.
    pub fn new(callbacks: TriggerCallbacks) -> Result<Trigger> {
        let callbacks = callbacks.boxed()?;
        let table = callbacks.table();
        let mut out = null_mut();
        check(unsafe { sys::ctn_trigger_new(&table, Box::into_raw(callbacks).cast(), &mut out) })?;
        Ok(unsafe { Trigger::adopt(out) })
    }

    /// The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping has seen; NaN before
    /// the first.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_trigger_best_value`.
    #[inline]
    pub fn best_value(&self) -> Result<f64> {
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_trigger_best_value(self.as_ptr(), &mut value) })?;
        Ok(value)
    }
}

impl Extension {
    /// An extension of callbacks, which runs after each update by default. destroy runs exactly once: when
    /// the last reference is released, or when this call fails.
    ///
    /// * `callbacks`: The parts of the extension, which are copied.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_new`.
    pub fn new(callbacks: ExtensionCallbacks) -> Result<Extension> {
        let callbacks = callbacks.boxed()?;
        let table = callbacks.table();
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_new(&table, Box::into_raw(callbacks).cast(), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// Name of an extension if no other is given; `None` for `None`. It lives as long as the extension.
    ///
    /// C: `ctn_extension_default_name`.
    #[inline]
    pub fn default_name(&self) -> Option<String> {
        unsafe { maybe_string(sys::ctn_extension_default_name(self.as_ptr())) }
    }

    /// The extension "validation" computes the loss of all examples of an iterator, in testing mode and
    /// without history, and reports the means over the examples as "validation/main/loss" and
    /// "validation/main/accuracy", or under another name of the extension. Values that the loss function
    /// reports of the link are averaged too. Runs after each epoch.
    ///
    /// * `iterator`: An iterator that does not repeat. It is reset before each evaluation.
    /// * `target`: The link to evaluate.
    /// * `loss`: Computes the loss of a batch. `None`: the link is called with it.
    /// * `device`: Name of the device to which batches are moved. `None`: that of the link.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_evaluator_new`.
    pub fn evaluator(iterator: &Iterator, target: &Link, loss: Option<Box<dyn Fn(&[Variable]) -> Result<Variable>>>, device: Option<&str>) -> Result<Extension> {
        let loss_call = loss.as_ref().map(|_| callbacks::batch_loss_fn::<Box<dyn Fn(&[Variable]) -> Result<Variable>>> as _);
        let loss_end: sys::ctn_destroy_fn = loss.as_ref().map(|_| destroy::<Box<dyn Fn(&[Variable]) -> Result<Variable>>> as _);
        let loss_data = loss.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_evaluator_new(iterator.as_ptr(), target.as_ptr(), loss_call, loss_data, loss_end, text_pointer(&device), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// The extension "LogReport" collects the means of reported values since the last entry, with epoch,
    /// iteration and elapsed_time. The file has one JSON object in each line. A run that continues a snapshot
    /// begins with the lines of the snapshot.
    ///
    /// * `keys`: Names of the values. `None`: all.
    /// * `filename`: Name of the file in the folder of the trainer. `None`: none.
    /// * `trigger`: When the mean of the values is taken. `None`: after each epoch.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_log_report_new`.
    pub fn log_report(keys: Option<&[&str]>, filename: Option<&str>, trigger: Option<&Trigger>) -> Result<Extension> {
        let keys_list = keys.map(TextList::new).transpose()?;
        let filename = optional_text(filename)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_log_report_new(keys_list.as_ref().map_or(null(), |l| l.as_ptr()), keys.map_or(0, |l| l.len()), text_pointer(&filename), trigger.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// Number of entries of a log; 0 for `None` and for extensions of other kinds.
    ///
    /// C: `ctn_extension_log_count`.
    #[inline]
    pub fn log_count(&self) -> usize {
        unsafe { sys::ctn_extension_log_count(self.as_ptr()) }
    }

    /// A value of an entry of a log.
    ///
    /// * `index`: Number of the entry, counted from 0.
    /// * `key`: Name of the value, such as "main/loss" or "iteration".
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_log_value`.
    pub fn log_value(&self, index: usize, key: &str) -> Result<f64> {
        let key = c_text(key)?;
        let mut value: f64 = Default::default();
        check(unsafe { sys::ctn_extension_log_value(self.as_ptr(), index, key.as_ptr(), &mut value) })?;
        Ok(value)
    }

    /// An entry of a log as a JSON object.
    ///
    /// * `index`: Number of the entry, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_log_line`.
    pub fn log_line(&self, index: usize) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_extension_log_line(self.as_ptr(), index, buffer, capacity, length) } })?;
        Ok(text)
    }

    /// The extension "PrintReport" prints each new entry of a log as a line of a table; on a terminal that is
    /// too narrow for the table, as names with values.
    ///
    /// * `entries`: Names of the values, at least one.
    /// * `log_report`: Name of the extension with the log. `None`: "LogReport".
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_print_report_new`.
    pub fn print_report(entries: &[&str], log_report: Option<&str>) -> Result<Extension> {
        let entries_list = TextList::new(entries)?;
        let log_report = optional_text(log_report)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_print_report_new(entries_list.as_ptr(), entries.len(), text_pointer(&log_report), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// The extension "ProgressBar" shows the part of the training that is done, its rate and the time left on
    /// one line below all others. It prints nothing unless the output is a terminal.
    ///
    /// * `update_interval`: Number of updates from one drawing to the next, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_progress_bar_new`.
    #[inline]
    pub fn progress_bar(update_interval: i64) -> Result<Extension> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_progress_bar_new(update_interval, &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// Says how long the training is, for trainers that no interval ends. By default, the part that is done
    /// is known if an interval ends the training.
    ///
    /// * `length`: Number of iterations or epochs, above 0.
    /// * `unit`: What the length counts.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_progress_bar_set_training_length`.
    #[inline]
    pub fn progress_bar_set_training_length(&self, length: f64, unit: TriggerUnit) -> Result<()> {
        check(unsafe { sys::ctn_extension_progress_bar_set_training_length(self.as_ptr(), length, unit.raw()) })?;
        Ok(())
    }

    /// Sets the largest number of characters of the bar, 40 by default. It is shorter on narrow terminals.
    ///
    /// * `length`: Number of characters, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_progress_bar_set_bar_length`.
    #[inline]
    pub fn progress_bar_set_bar_length(&self, length: i64) -> Result<()> {
        check(unsafe { sys::ctn_extension_progress_bar_set_bar_length(self.as_ptr(), length) })?;
        Ok(())
    }

    /// Sets where a PrintReport or a ProgressBar prints; by default where its trainer does.
    ///
    /// * `write`: Receives the text. `None`: the output of the trainer.
    /// * `columns`: Width of the terminal that the text goes to, at least 0; 0 for anything else. It is not
    ///   read with `None`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_set_output`.
    pub fn set_output(&self, write: Option<Box<dyn Fn(&str) -> Result<()>>>, columns: i32) -> Result<()> {
        let write_call = write.as_ref().map(|_| callbacks::training_write_fn::<Box<dyn Fn(&str) -> Result<()>>> as _);
        let write_end: sys::ctn_destroy_fn = write.as_ref().map(|_| destroy::<Box<dyn Fn(&str) -> Result<()>>> as _);
        let write_data = write.map_or(null_mut(), |f| Box::into_raw(Box::new(f)).cast());
        check(unsafe { sys::ctn_extension_set_output(self.as_ptr(), write_call, write_data, write_end, columns) })?;
        Ok(())
    }

    /// The extension "snapshot" saves the whole training after each epoch, and when a run is stopped or
    /// fails. A file can also be loaded by `Trainer::load` and, for its model, by
    /// `serializer::checkpoint_load`.
    ///
    /// * `filename`: Name of the file. {.updater.iteration} and {.updater.epoch} in it stand for the numbers of
    ///   updates and epochs. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the format.
    /// * `keep`: Number of files to keep, at least 0: older ones that have such a name are removed. 0: all are
    ///   kept.
    /// * `autoload`: Whether the first run begins with the newest file that has such a name. If that file
    ///   cannot be loaded, the run fails.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_snapshot_new`.
    pub fn snapshot(filename: &str, keep: i64, autoload: bool) -> Result<Extension> {
        let filename = c_text(filename)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_snapshot_new(filename.as_ptr(), keep, autoload as i32, &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// The same with files that a callback writes, in a format of its own. It is called when a snapshot is
    /// due, after all extensions of an update. destroy runs exactly once: when the last reference is
    /// released, or when this call fails.
    ///
    /// * `filename`: Name of the file, as for `Extension::snapshot`, but with any suffix.
    /// * `keep`: Number of files to keep, at least 0. 0: all.
    /// * `autoload`: Whether the callback loads the newest file at the beginning of the first run, if there is
    ///   one.
    /// * `function`: Saves a file, or loads one.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_snapshot_user_new`.
    pub fn snapshot_user<F1: Fn(&Trainer, &str, i32) -> Result<i32> + 'static>(filename: &str, keep: i64, autoload: bool, function: F1) -> Result<Extension> {
        let filename = c_text(filename)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_snapshot_user_new(filename.as_ptr(), keep, autoload as i32, Some(callbacks::snapshot_file_fn::<F1>), Box::into_raw(Box::new(function)).cast(), Some(destroy::<F1>), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// Sets whether a run that fails saves the state after its last whole update, which it does by default.
    ///
    /// * `enabled`: Whether it is saved.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_snapshot_set_on_error`.
    #[inline]
    pub fn snapshot_set_on_error(&self, enabled: bool) -> Result<()> {
        check(unsafe { sys::ctn_extension_snapshot_set_on_error(self.as_ptr(), enabled as i32) })?;
        Ok(())
    }

    /// The extension "snapshot_object" saves a link after each epoch; with a trigger such as
    /// `Trigger::min_value`, the best one.
    ///
    /// * `target`: The link to save.
    /// * `filename`: Name of the file, as for `Extension::snapshot`.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_snapshot_object_new`.
    pub fn snapshot_object(target: &Link, filename: &str) -> Result<Extension> {
        let filename = c_text(filename)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_snapshot_object_new(target.as_ptr(), filename.as_ptr(), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// The extension "Shift" sets a hyperparameter to the first value of a schedule before the first update,
    /// and to the next one each time it runs, by default after each epoch. See `Optimizer::set_schedule` for
    /// schedules that follow the number of updates without an extension.
    ///
    /// * `hyperparameter`: Name of the hyperparameter, such as "lr".
    /// * `schedule`: The values.
    /// * `optimizer`: The optimizer. `None`: "main" of the updater.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_shift_new`.
    pub fn shift(hyperparameter: &str, schedule: &Schedule, optimizer: Option<&Optimizer>) -> Result<Extension> {
        let hyperparameter = c_text(hyperparameter)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_shift_new(hyperparameter.as_ptr(), schedule.as_ptr(), optimizer.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// The extension "observe_value" reports what a function computes, after each epoch.
    ///
    /// * `key`: Name of the value.
    /// * `function`: Computes the value.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_observe_value_new`.
    pub fn observe_value<F1: Fn(&Trainer) -> Result<f64> + 'static>(key: &str, function: F1) -> Result<Extension> {
        let key = c_text(key)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_observe_value_new(key.as_ptr(), Some(callbacks::observe_fn::<F1>), Box::into_raw(Box::new(function)).cast(), Some(destroy::<F1>), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// Reports a hyperparameter after each epoch. The name is "observe_" and the hyperparameter.
    ///
    /// * `key`: Name of the value.
    /// * `optimizer_name`: Name of the optimizer in the updater. `None`: "main".
    /// * `hyperparameter`: Name of the hyperparameter, such as "lr".
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_observe_hyperparameter_new`.
    pub fn observe_hyperparameter(key: &str, optimizer_name: Option<&str>, hyperparameter: &str) -> Result<Extension> {
        let key = c_text(key)?;
        let optimizer_name = optional_text(optimizer_name)?;
        let hyperparameter = c_text(hyperparameter)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_observe_hyperparameter_new(key.as_ptr(), text_pointer(&optimizer_name), hyperparameter.as_ptr(), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// The extension "FailOnNonNumber" fails with `Code::Nan` after an update that has made a parameter NaN
    /// or infinite. The training is then not saved, so that the last snapshot stays.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_fail_on_non_number_new`.
    #[inline]
    pub fn fail_on_non_number() -> Result<Extension> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_fail_on_non_number_new(&mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// The extension "ParameterStatistics" reports mean, std, min, max, the number of zeros and percentiles
    /// of parameters and their gradients after each epoch, such as "main/l1/W/data/mean" and
    /// "main/l1/W/data/percentile/0".
    ///
    /// * `link`: The link whose parameters are described.
    /// * `prefix`: What the names begin with. `None`: the path of the parameter.
    /// * `report_data`: Whether parameters are described.
    /// * `report_grad`: Whether gradients are described.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_parameter_statistics_new`.
    pub fn parameter_statistics(link: &Link, prefix: Option<&str>, report_data: bool, report_grad: bool) -> Result<Extension> {
        let prefix = optional_text(prefix)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_parameter_statistics_new(link.as_ptr(), text_pointer(&prefix), report_data as i32, report_grad as i32, &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// Sets the percentiles of a ParameterStatistics: 0.13, 2.28, 15.87, 50, 84.13, 97.72 and 99.87 by
    /// default, which are 3, 2 and 1 standard deviations below the mean of a normal distribution, its mean,
    /// and 1, 2 and 3 above it.
    ///
    /// * `percentiles`: Numbers from 0 to 100. `None`: none.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_parameter_statistics_set_percentiles`.
    #[inline]
    pub fn parameter_statistics_set_percentiles(&self, percentiles: Option<&[f64]>) -> Result<()> {
        check(unsafe { sys::ctn_extension_parameter_statistics_set_percentiles(self.as_ptr(), percentiles.map_or(null(), |l| l.as_ptr()), percentiles.map_or(0, |l| l.len())) })?;
        Ok(())
    }

    /// The extension "dump_graph" writes the computational graph of a value that the first update reports as
    /// a variable, in the language of Graphviz.
    ///
    /// * `root_name`: Name of the value, such as "main/loss".
    /// * `filename`: Name of the file in the folder of the trainer.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_dump_graph_new`.
    pub fn dump_graph(root_name: &str, filename: &str) -> Result<Extension> {
        let root_name = c_text(root_name)?;
        let filename = c_text(filename)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_dump_graph_new(root_name.as_ptr(), filename.as_ptr(), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }

    /// The extension "PlotReport" draws the means of reported values, and replaces the picture whenever its
    /// trigger fires.
    ///
    /// * `y_keys`: Names of the values, at least one.
    /// * `x_key`: Name of the value of the horizontal axis, such as "epoch". `None`: "iteration".
    /// * `filename`: Name of the file, which ends in .svg or .png.
    /// * `trigger`: When the mean of the values is taken. `None`: after each epoch.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_extension_plot_report_new`.
    pub fn plot_report(y_keys: &[&str], x_key: Option<&str>, filename: &str, trigger: Option<&Trigger>) -> Result<Extension> {
        let y_keys_list = TextList::new(y_keys)?;
        let x_key = optional_text(x_key)?;
        let filename = c_text(filename)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_extension_plot_report_new(y_keys_list.as_ptr(), y_keys.len(), text_pointer(&x_key), filename.as_ptr(), trigger.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Extension::adopt(out) })
    }
}

impl FunctionHook {
    /// A hook of callbacks. destroy runs exactly once: when the last reference is released, including those
    /// of the library, or when this call fails.
    ///
    /// * `callbacks`: The parts of the hook, which are copied.
    ///
    /// # Errors
    ///
    /// `Code::Unsupported`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_hook_new`.
    pub fn new(callbacks: FunctionHookCallbacks) -> Result<FunctionHook> {
        let callbacks = callbacks.boxed()?;
        let table = callbacks.table();
        let mut out = null_mut();
        check(unsafe { sys::ctn_function_hook_new(&table, Box::into_raw(callbacks).cast(), &mut out) })?;
        Ok(unsafe { FunctionHook::adopt(out) })
    }

    /// Name under which the hook is registered if no other is given. It lives as long as the hook; `None` for
    /// `None`.
    ///
    /// C: `ctn_function_hook_name`.
    #[inline]
    pub fn name(&self) -> Option<String> {
        unsafe { maybe_string(sys::ctn_function_hook_name(self.as_ptr())) }
    }

    /// Registers a hook for the calling thread.
    ///
    /// * `name`: A name that no other hook of the thread has. `None`: the hook's own name.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_hook_add`.
    #[inline]
    pub fn add(&self, name: Option<&str>) -> Result<()> {
        let name = optional_text(name)?;
        check(unsafe { sys::ctn_function_hook_add(self.as_ptr(), text_pointer(&name)) })?;
        Ok(())
    }

    /// Removes a hook of the calling thread.
    ///
    /// * `name`: Name under which the hook is registered.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_hook_remove`.
    #[inline]
    pub fn remove(name: &str) -> Result<()> {
        let name = c_text(name)?;
        check(unsafe { sys::ctn_function_hook_remove(name.as_ptr()) })?;
        Ok(())
    }

    /// Number of hooks of the calling thread.
    ///
    /// C: `ctn_function_hook_count`.
    #[inline]
    pub fn count() -> usize {
        unsafe { sys::ctn_function_hook_count() }
    }

    /// A hook of the calling thread and its name there.
    ///
    /// * `index`: Number of the hook in the order of registration, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_hook_at`.
    pub fn at(index: usize) -> Result<(String, FunctionHook)> {
        let mut out = null_mut();
        let text = string_of(|buffer, capacity, length| { drop(unsafe { FunctionHook::adopt_maybe(std::mem::replace(&mut out, null_mut())) }); unsafe { sys::ctn_function_hook_at(index, buffer, capacity, length, &mut out) } })?;
        Ok((text, unsafe { FunctionHook::adopt(out) }))
    }
}

impl FunctionOptions {
    /// Options with defaults only.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_new`.
    #[inline]
    pub fn new() -> Result<FunctionOptions> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_function_options_new(&mut out) })?;
        Ok(unsafe { FunctionOptions::adopt(out) })
    }

    /// Sets how the terms of a loss are combined; see each loss for the default.
    ///
    /// * `reduction`: The reduction.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_reduction`.
    #[inline]
    pub fn set_reduction(&self, reduction: Reduction) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_reduction(self.as_ptr(), reduction.raw()) })?;
        Ok(self)
    }

    /// Sets a weight for every class, which multiplies the terms of its labels; the default is 1.
    ///
    /// * `class_weight`: The weights, of shape (C,) and the dtype of x. The library keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_class_weight`.
    #[inline]
    pub fn set_class_weight(&self, class_weight: &Array) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_class_weight(self.as_ptr(), class_weight.as_ptr()) })?;
        Ok(self)
    }

    /// Sets the label that does not count; see each function for the default.
    ///
    /// * `ignore_label`: Any number, even that of a class.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_ignore_label`.
    #[inline]
    pub fn set_ignore_label(&self, ignore_label: i64) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_ignore_label(self.as_ptr(), ignore_label) })?;
        Ok(self)
    }

    /// Sets the share of every label that is spread evenly over all classes; the default is 0.
    ///
    /// * `label_smoothing`: The share, from 0 to 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_label_smoothing`.
    #[inline]
    pub fn set_label_smoothing(&self, label_smoothing: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_label_smoothing(self.as_ptr(), label_smoothing) })?;
        Ok(self)
    }

    /// Sets the scaled mask of a dropout, to repeat a dropout. By default it is drawn.
    ///
    /// * `mask`: The mask, of the shape and dtype of x. The library keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_mask`.
    #[inline]
    pub fn set_mask(&self, mask: &Array) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_mask(self.as_ptr(), mask.as_ptr()) })?;
        Ok(self)
    }

    /// Sets the standard normal numbers of `functions::gaussian`, to repeat a call. If they are not set, they
    /// are drawn.
    ///
    /// * `noise`: The numbers, of the shape and dtype of mean. The library keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_noise`.
    #[inline]
    pub fn set_noise(&self, noise: &Array) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_noise(self.as_ptr(), noise.as_ptr()) })?;
        Ok(self)
    }

    /// Sets the samples of a negative sampling, to repeat a call. If they are not set, they are drawn.
    ///
    /// * `samples`: The samples, of shape (N, 1 + sample_size), int32 or int64, with t as the first column. The
    ///   library keeps a reference.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_samples`.
    #[inline]
    pub fn set_samples(&self, samples: &Array) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_samples(self.as_ptr(), samples.as_ptr()) })?;
        Ok(self)
    }

    /// Sets the distance between the elements that a window reads; the default is 1.
    ///
    /// * `dilation`: The distance along each spatial axis, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_dilation`.
    #[inline]
    pub fn set_dilation(&self, dilation: &[i64]) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_dilation(self.as_ptr(), dilation.as_ptr(), dilation.len()) })?;
        Ok(self)
    }

    /// Sets the number of groups into which the channels are divided; the default is 1.
    ///
    /// * `groups`: The number, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_groups`.
    #[inline]
    pub fn set_groups(&self, groups: i64) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_groups(self.as_ptr(), groups) })?;
        Ok(self)
    }

    /// Sets the lengths of the result of `functions::deconvolution_nd` along its spatial axes; the default is
    /// the smallest lengths that fit. `functions::deconvolution_2d` takes them as arguments.
    ///
    /// * `outsize`: The lengths, at least 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_outsize`.
    #[inline]
    pub fn set_outsize(&self, outsize: &[i64]) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_outsize(self.as_ptr(), outsize.as_ptr(), outsize.len()) })?;
        Ok(self)
    }

    /// Sets whether the windows of `functions::average_pooling_2d` cover every element of x, so that the last
    /// ones may end outside; the default is 0. `functions::max_pooling_2d` takes this as an argument.
    ///
    /// * `cover_all`: Whether every element is in a window.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_cover_all`.
    #[inline]
    pub fn set_cover_all(&self, cover_all: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_cover_all(self.as_ptr(), cover_all as i32) })?;
        Ok(self)
    }

    /// Sets whether the means of `functions::average_pooling_2d` count padded elements, which are zeros; the
    /// default is 1.
    ///
    /// * `count_include_pad`: Whether padded elements count.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_count_include_pad`.
    #[inline]
    pub fn set_count_include_pad(&self, count_include_pad: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_count_include_pad(self.as_ptr(), count_include_pad as i32) })?;
        Ok(self)
    }

    /// Sets the factor of the scores of an attention; the default is 1 / sqrt(D).
    ///
    /// * `scale`: The factor, finite and not 0.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_scale`.
    #[inline]
    pub fn set_scale(&self, scale: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_scale(self.as_ptr(), scale) })?;
        Ok(self)
    }

    /// Sets whether position i of an attention sees only positions 0 to i; the default is 0.
    ///
    /// * `causal`: Whether later positions are hidden.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_causal`.
    #[inline]
    pub fn set_causal(&self, causal: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_causal(self.as_ptr(), causal as i32) })?;
        Ok(self)
    }

    /// Sets the probability with which an attention drops each of its weights in training; the default is 0.
    ///
    /// * `dropout`: The probability, at least 0 and less than 1.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_dropout`.
    #[inline]
    pub fn set_dropout(&self, dropout: f64) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_dropout(self.as_ptr(), dropout) })?;
        Ok(self)
    }

    /// Sets whether `functions::gelu` uses an approximation with tanh; the default is 0.
    ///
    /// * `approximate`: Whether to approximate.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_function_options_set_approximate`.
    #[inline]
    pub fn set_approximate(&self, approximate: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_function_options_set_approximate(self.as_ptr(), approximate as i32) })?;
        Ok(self)
    }
}

impl WalkerAlias {
    /// A sampler of the numbers 0 to n - 1 with given probabilities, on the device of `probs`. It computes in
    /// float32.
    ///
    /// * `probs`: Weights of the n numbers, finite and at least 0, with one axis. They are divided by their
    ///   sum.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_walker_alias_new`.
    #[inline]
    pub fn new(probs: &Array) -> Result<WalkerAlias> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_walker_alias_new(probs.as_ptr(), &mut out) })?;
        Ok(unsafe { WalkerAlias::adopt(out) })
    }

    /// A new int32 array with samples, on the device of the sampler.
    ///
    /// * `state`: A generator on the same device. `None`: the global generator of that device.
    /// * `shape`: Lengths of the axes, each at least 0.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_walker_alias_sample`.
    #[inline]
    pub fn sample(&self, state: Option<&RandomState>, shape: &[i64]) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_walker_alias_sample(self.as_ptr(), state.map_or(null_mut(), |h| h.as_ptr()), shape.as_ptr(), shape.len(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The int32 samples that belong to uniform draws in \[0, 1), in the shape of the draws. Numbers outside
    /// of the interval count as the nearest number inside.
    ///
    /// * `uniform`: The draws, of a floating dtype, on the device of the sampler.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_walker_alias_sample_from`.
    #[inline]
    pub fn sample_from(&self, uniform: &Array) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_walker_alias_sample_from(self.as_ptr(), uniform.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// Moves the sampler to a device.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_walker_alias_to_device`.
    #[inline]
    pub fn to_device(&self, device: Option<&str>) -> Result<()> {
        let device = optional_text(device)?;
        check(unsafe { sys::ctn_walker_alias_to_device(self.as_ptr(), text_pointer(&device)) })?;
        Ok(())
    }

    /// The threshold of each of the n columns, from which on its second number is drawn: float32 of shape
    /// (n,).
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_walker_alias_threshold`.
    #[inline]
    pub fn threshold(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_walker_alias_threshold(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }

    /// The two numbers of each column: int32 of shape (2 n,).
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_walker_alias_values`.
    #[inline]
    pub fn values(&self) -> Result<Array> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_walker_alias_values(self.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }
}

impl Fused {
    /// Makes a fused function. Nothing is called yet. `destroy` runs once, when the last reference is
    /// released, including those of the library, or when this call fails.
    ///
    /// * `body`: Computes the outputs.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_fused_new`.
    #[inline]
    pub fn new<F1: Fn(&[Variable]) -> Result<Vec<Variable>> + 'static>(body: F1) -> Result<Fused> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_fused_new(Some(callbacks::fuse_fn::<F1>), Box::into_raw(Box::new(body)).cast(), Some(destroy::<F1>), &mut out) })?;
        Ok(unsafe { Fused::adopt(out) })
    }

    /// Applies a fused function to variables as one function of the graph. Outputs have the dtypes, shapes
    /// and strides that the body gives them; an output that is a view of an input shares its memory.
    ///
    /// * `inputs`: The inputs, at least one, on one device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Callback`, `Code::State`, `Code::Unsupported`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_fused_call`.
    pub fn call<T1: Borrow<Variable>>(&self, inputs: &[T1], output_count: usize) -> Result<Vec<Variable>> {
        let inputs_list = pointers::<Variable, _>(inputs);
        let mut outputs = vec![null_mut::<sys::ctn_variable>(); output_count];
        check(unsafe { sys::ctn_fused_call(self.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), outputs.as_mut_ptr(), output_count) })?;
        Ok(outputs.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
    }

    /// The same for arrays. The body still gets variables; `Variable::data` gives their arrays for operations
    /// that only arrays have, and `Variable::new` makes a variable of a result. The body may overwrite an
    /// input as a whole: the array of the caller keeps its values, and an output that is this input is a new
    /// array with the new ones. Powers of integers are not rejected for negative exponents, whose values are
    /// not known; these count as 0.
    ///
    /// * `inputs`: The inputs, at least one, on one device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Callback`, `Code::State`, `Code::Unsupported`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_fused_call_arrays`.
    pub fn call_arrays<T1: Borrow<Array>>(&self, inputs: &[T1], output_count: usize) -> Result<Vec<Array>> {
        let inputs_list = pointers::<Array, _>(inputs);
        let mut outputs = vec![null_mut::<sys::ctn_array>(); output_count];
        check(unsafe { sys::ctn_fused_call_arrays(self.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), outputs.as_mut_ptr(), output_count) })?;
        Ok(outputs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }
}

impl NpzFile {
    /// Opens an .npz file and reads its directory. Two entries with the same name, and names that are not
    /// UTF-8 or lead out of the archive, are errors. The contents of an entry are checked when it is read.
    ///
    /// * `path`: Path of the file.
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Unsupported`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_npz_file_open`.
    pub fn open(path: &str) -> Result<NpzFile> {
        let path = c_text(path)?;
        let mut file = null_mut();
        check(unsafe { sys::ctn_npz_file_open(path.as_ptr(), &mut file) })?;
        Ok(unsafe { NpzFile::adopt(file) })
    }

    /// Number of entries; 0 for `None`.
    ///
    /// C: `ctn_npz_file_count`.
    #[inline]
    pub fn count(&self) -> usize {
        unsafe { sys::ctn_npz_file_count(self.as_ptr()) }
    }

    /// Name of an entry without ".npy" (with it if the short name is an entry as well).
    ///
    /// * `index`: Number of the entry in the order of the file, counted from 0.
    ///
    /// # Errors
    ///
    /// `Code::Index`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_npz_file_name`.
    #[inline]
    pub fn name(&self, index: usize) -> Result<String> {
        let mut name: *const c_char = null();
        check(unsafe { sys::ctn_npz_file_name(self.as_ptr(), index, &mut name) })?;
        Ok(unsafe { string(name) })
    }

    /// Whether there is an entry of that name; 0 for `None`.
    ///
    /// * `name`: Name of the entry, with or without ".npy", or `None`.
    ///
    /// C: `ctn_npz_file_contains`.
    #[inline]
    pub fn contains(&self, name: Option<&str>) -> Result<bool> {
        let name = optional_text(name)?;
        Ok(unsafe { sys::ctn_npz_file_contains(self.as_ptr(), text_pointer(&name)) != 0 })
    }

    /// Reads an entry onto the current device, and verifies its size and checksum. Every call reads it again.
    ///
    /// * `name`: Name of the entry, with or without ".npy".
    ///
    /// # Errors
    ///
    /// `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Dtype`, `Code::Unsupported`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_npz_file_read`.
    pub fn read(&self, name: &str) -> Result<Array> {
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_npz_file_read(self.as_ptr(), name.as_ptr(), &mut out) })?;
        Ok(unsafe { Array::adopt(out) })
    }
}

impl KernelOptions {
    /// Options with defaults only.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_kernel_options_new`.
    #[inline]
    pub fn new() -> Result<KernelOptions> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_kernel_options_new(&mut out) })?;
        Ok(unsafe { KernelOptions::adopt(out) })
    }

    /// Sets the text before an elementwise kernel or a reduction, for functions and types; placeholders are
    /// known there.
    ///
    /// * `text`: C++ declarations.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_kernel_options_set_preamble`.
    #[inline]
    pub fn set_preamble(&self, text: &str) -> Result<&Self> {
        let text = c_text(text)?;
        check(unsafe { sys::ctn_kernel_options_set_preamble(self.as_ptr(), text.as_ptr()) })?;
        Ok(self)
    }

    /// Sets the statements before the loop of an elementwise kernel. On the CPU, every part of the loop that
    /// a thread takes begins with them.
    ///
    /// * `text`: C++ statements.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_kernel_options_set_loop_prep`.
    #[inline]
    pub fn set_loop_prep(&self, text: &str) -> Result<&Self> {
        let text = c_text(text)?;
        check(unsafe { sys::ctn_kernel_options_set_loop_prep(self.as_ptr(), text.as_ptr()) })?;
        Ok(self)
    }

    /// Sets the statements after the loop of an elementwise kernel. On the CPU, every part of the loop that a
    /// thread takes ends with them.
    ///
    /// * `text`: C++ statements.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_kernel_options_set_after_loop`.
    #[inline]
    pub fn set_after_loop(&self, text: &str) -> Result<&Self> {
        let text = c_text(text)?;
        check(unsafe { sys::ctn_kernel_options_set_after_loop(self.as_ptr(), text.as_ptr()) })?;
        Ok(self)
    }

    /// Sets whether `_ind` of an elementwise kernel may have fewer axes than the arrays, because neighbors
    /// are merged; the default is 1.
    ///
    /// * `enabled`: Whether axes are merged.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_kernel_options_set_reduce_dims`.
    #[inline]
    pub fn set_reduce_dims(&self, enabled: bool) -> Result<&Self> {
        check(unsafe { sys::ctn_kernel_options_set_reduce_dims(self.as_ptr(), enabled as i32) })?;
        Ok(self)
    }

    /// Sets the C++ type of the values that a reduction combines. The default is that of the first output; a
    /// sum of float16 is then rounded to float16 at every step.
    ///
    /// * `text`: A type, which may come from the preamble.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_kernel_options_set_reduce_type`.
    #[inline]
    pub fn set_reduce_type(&self, text: &str) -> Result<&Self> {
        let text = c_text(text)?;
        check(unsafe { sys::ctn_kernel_options_set_reduce_type(self.as_ptr(), text.as_ptr()) })?;
        Ok(self)
    }

    /// Adds an option of the compiler, such as -DNAME=1, which is passed without a shell.
    ///
    /// * `option`: The option.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_kernel_options_add_compiler_option`.
    #[inline]
    pub fn add_compiler_option(&self, option: &str) -> Result<&Self> {
        let option = c_text(option)?;
        check(unsafe { sys::ctn_kernel_options_add_compiler_option(self.as_ptr(), option.as_ptr()) })?;
        Ok(self)
    }
}

impl ElementwiseKernel {
    /// A kernel that runs `operation`, C++ statements, for every element. In these statements inputs are
    /// constants, outputs are variables that already have the value of a given output, `i` is the number of
    /// the element in C order, `n` is the `size` of the call, `_ind.size()` is the number of elements, and
    /// `_ind.ndim`, `_ind.shape()` and `_ind.get()` are the number of axes of the loop, their lengths and the
    /// element's position along each. `continue` ends an element; `return` must not be used. Nothing is
    /// compiled yet. Making the same kernel again is fast: its programs are found in memory.
    ///
    /// * `in_params`: The parameters for inputs, such as "float32 x, T y"; see above.
    /// * `out_params`: The parameters for outputs, such as "T z"; see above.
    /// * `operation`: The body of the loop.
    /// * `name`: An identifier, for messages and profilers.
    /// * `options`: Additional source texts and options. `None`: defaults.
    ///
    /// # Safety
    ///
    /// The source runs as part of the process. It must only access memory of the arrays that it is called
    /// with, within their bounds, and only write to its outputs.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_elementwise_kernel_new`.
    pub unsafe fn new(in_params: &str, out_params: &str, operation: &str, name: &str, options: Option<&KernelOptions>) -> Result<ElementwiseKernel> {
        let in_params = c_text(in_params)?;
        let out_params = c_text(out_params)?;
        let operation = c_text(operation)?;
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_elementwise_kernel_new(in_params.as_ptr(), out_params.as_ptr(), operation.as_ptr(), name.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { ElementwiseKernel::adopt(out) })
    }

    /// Runs the kernel over the shape to which all arrays that are not raw broadcast, including given
    /// outputs.
    ///
    /// * `inputs`: The inputs.
    /// * `size`: Number of elements if all arrays are raw or scalars, otherwise -1.
    /// * `destinations`: Arrays of the loop's shape and of the right type, which may be inputs as well; raw
    ///   outputs must be given. `None`, for the list or for an entry: a new array.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::Unavailable`, `Code::Io`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_elementwise_kernel_call`.
    pub fn call<T1: Borrow<Array>>(&self, inputs: &[T1], size: i64, destinations: Option<&[Option<&Array>]>, out_count: usize) -> Result<Vec<Array>> {
        if let Some(l) = destinations { same_length("elementwise_kernel_call", "destinations", out_count, l.len())?; }
        let inputs_list = pointers::<Array, _>(inputs);
        let destinations_list = destinations.map(optional_pointers);
        let mut outs = vec![null_mut::<sys::ctn_array>(); out_count];
        check(unsafe { sys::ctn_elementwise_kernel_call(self.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), size, list_pointer(&destinations_list), outs.as_mut_ptr(), out_count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }
}

impl ReductionKernel {
    /// A kernel that computes `map_expr` from the inputs, combines the values with `reduce_expr` of `a` and
    /// `b`, starting with `identity`, and computes the outputs with `post_map_expr` from the combined value
    /// `a`. The result must not depend on the order of the values. The L2 norm is "T x", "T y", "x \* x", "a
    /// \+ b", "y = sqrt(a)", "0". In map_expr `_j` is the number of the element in C order of the inputs'
    /// shape and `_i` that of the result; `_in_ind.size()` and `_out_ind.size()` are their numbers of
    /// elements. Raw inputs may be used in any of the source texts. Nothing is compiled yet. Making the same
    /// kernel again is fast: its programs are found in memory.
    ///
    /// * `in_params`: The parameters for inputs, such as "float32 x, T y"; see above.
    /// * `out_params`: The parameters for outputs, such as "T z"; see above.
    /// * `map_expr`: Expression of the inputs.
    /// * `reduce_expr`: Expression of `a` and `b`.
    /// * `post_map_expr`: Statements that write the outputs.
    /// * `identity`: Expression of the first value. `None`: reducing no elements is an error.
    /// * `name`: An identifier, for messages and profilers.
    /// * `options`: Additional source texts and options. `None`: defaults.
    ///
    /// # Safety
    ///
    /// The source runs as part of the process. It must only access memory of the arrays that it is called
    /// with, within their bounds, and only write to its outputs.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_reduction_kernel_new`.
    pub unsafe fn new(in_params: &str, out_params: &str, map_expr: &str, reduce_expr: &str, post_map_expr: &str, identity: Option<&str>, name: &str, options: Option<&KernelOptions>) -> Result<ReductionKernel> {
        let in_params = c_text(in_params)?;
        let out_params = c_text(out_params)?;
        let map_expr = c_text(map_expr)?;
        let reduce_expr = c_text(reduce_expr)?;
        let post_map_expr = c_text(post_map_expr)?;
        let identity = optional_text(identity)?;
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_reduction_kernel_new(in_params.as_ptr(), out_params.as_ptr(), map_expr.as_ptr(), reduce_expr.as_ptr(), post_map_expr.as_ptr(), text_pointer(&identity), name.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { ReductionKernel::adopt(out) })
    }

    /// Reduces the inputs, broadcast together, along axes. Values are combined in an order that depends only
    /// on shape and strides, not on the number of threads. Raw inputs do not take part in the axes. The shape
    /// of the results is that of the inputs without the reduced axes.
    ///
    /// * `inputs`: The inputs.
    /// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
    /// * `keepdims`: Whether reduced axes are kept with length 1.
    /// * `destinations`: Arrays of the shape of the results and of the right type. `None`, for the list or for
    ///   an entry: a new array.
    ///
    /// # Errors
    ///
    /// `Code::Shape`, `Code::Index`, `Code::Dtype`, `Code::Device`, `Code::Unavailable`, `Code::Io`,
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_reduction_kernel_call`.
    pub fn call<T1: Borrow<Array>>(&self, inputs: &[T1], axes: Option<&[i64]>, keepdims: bool, destinations: Option<&[Option<&Array>]>, out_count: usize) -> Result<Vec<Array>> {
        if let Some(l) = destinations { same_length("reduction_kernel_call", "destinations", out_count, l.len())?; }
        let inputs_list = pointers::<Array, _>(inputs);
        let destinations_list = destinations.map(optional_pointers);
        let mut outs = vec![null_mut::<sys::ctn_array>(); out_count];
        check(unsafe { sys::ctn_reduction_kernel_call(self.as_ptr(), inputs_list.as_ptr().cast(), inputs.len(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, list_pointer(&destinations_list), outs.as_mut_ptr(), out_count) })?;
        Ok(outs.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
    }
}

impl RawKernel {
    /// A kernel in CUDA-C. On the CPU the threads of a block run one after the other and blocks run in any
    /// order. blockIdx, threadIdx, blockDim and gridDim, the qualifiers and atomic functions are available;
    /// shared memory, __syncthreads and warp functions are not, and give a compilation error that says so.
    /// Nothing is compiled yet.
    ///
    /// * `code`: The source, which defines the function as `extern "C" __global__ void` with pointers and
    ///   numbers as parameters.
    /// * `name`: Name of the function.
    /// * `options`: Additional source texts and options. `None`: defaults.
    ///
    /// # Safety
    ///
    /// The source runs as part of the process.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_raw_kernel_new`.
    pub unsafe fn new(code: &str, name: &str, options: Option<&KernelOptions>) -> Result<RawKernel> {
        let code = c_text(code)?;
        let name = c_text(name)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_raw_kernel_new(code.as_ptr(), name.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { RawKernel::adopt(out) })
    }

    /// Runs the kernel for every thread of a grid.
    ///
    /// * `grid`: Number of blocks along x, y and z; missing numbers are 1.
    /// * `block`: Number of threads of a block along x, y and z; missing numbers are 1. A block has at most
    ///   1024 threads.
    /// * `arguments`: An array for each pointer, of its element type unless the pointer is to void, and
    ///   writeable unless the pointer is to const; it passes the address of the first element, whatever the
    ///   strides. A weak scalar (`Array::scalar_f64` and others) for each number, converted to the type of the
    ///   parameter.
    ///
    /// # Safety
    ///
    /// Neither types nor bounds are checked: the kernel must only access memory of the arrays that it is
    /// called with, within their bounds.
    ///
    /// # Errors
    ///
    /// `Code::Dtype`, `Code::Device`, `Code::Unavailable`, `Code::Io`, `Code::InvalidArgument`,
    /// `Code::OutOfMemory`.
    ///
    /// C: `ctn_raw_kernel_call`.
    #[inline]
    pub unsafe fn call<T1: Borrow<Array>>(&self, grid: &[i64], block: &[i64], arguments: &[T1]) -> Result<()> {
        let arguments_list = pointers::<Array, _>(arguments);
        check(unsafe { sys::ctn_raw_kernel_call(self.as_ptr(), grid.as_ptr(), grid.len(), block.as_ptr(), block.len(), arguments_list.as_ptr().cast(), arguments.len()) })?;
        Ok(())
    }
}

impl LinkIterator {
    /// A walk over all links of the hierarchy, which the iterator keeps alive.
    ///
    /// * `link`: The link.
    /// * `skipself`: Whether to leave out the link itself.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_link_iterator_new`.
    #[inline]
    pub fn new(link: &Link, skipself: bool) -> Result<LinkIterator> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_link_iterator_new(link.as_ptr(), skipself as i32, &mut out) })?;
        Ok(unsafe { LinkIterator::adopt(out) })
    }
}

impl ParamIterator {
    /// A walk over all parameters of the hierarchy, which the iterator keeps alive.
    ///
    /// * `link`: The link.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_param_iterator_new`.
    #[inline]
    pub fn new(link: &Link) -> Result<ParamIterator> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_param_iterator_new(link.as_ptr(), &mut out) })?;
        Ok(unsafe { ParamIterator::adopt(out) })
    }
}

impl Stream {
    /// A new stream. It begins after the work that was started on the default stream of the device before.
    /// Unless it is non-blocking, it stays in order with the default stream: work of each waits for all
    /// earlier work of the other.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    /// * `non_blocking`: Whether the stream is not kept in order with the default stream.
    /// * `priority`: Smaller numbers are more urgent, and 0 is what other streams have. Numbers outside of the
    ///   range of `Stream::priority_range` count as its ends.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_new`.
    pub fn new(device: Option<&str>, non_blocking: bool, priority: i32) -> Result<Stream> {
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_stream_new(text_pointer(&device), non_blocking as i32, priority, &mut out) })?;
        Ok(unsafe { Stream::adopt(out) })
    }

    /// The default stream of a device (the reference's null stream).
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_default`.
    pub fn default(device: Option<&str>) -> Result<Stream> {
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_stream_default(text_pointer(&device), &mut out) })?;
        Ok(unsafe { Stream::adopt(out) })
    }

    /// The per-thread default stream of a device. Whatever uses it, including `Stream::set_current` and
    /// contexts for other threads, means a stream of the thread that makes the call, which exists until that
    /// thread ends. It stays in order with the default stream, but not with those of other threads.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_per_thread`.
    pub fn per_thread(device: Option<&str>) -> Result<Stream> {
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_stream_per_thread(text_pointer(&device), &mut out) })?;
        Ok(unsafe { Stream::adopt(out) })
    }

    /// The stream that runs the calling thread's operations on a device.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_current`.
    pub fn current(device: Option<&str>) -> Result<Stream> {
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_stream_current(text_pointer(&device), &mut out) })?;
        Ok(unsafe { Stream::adopt(out) })
    }

    /// Sets the stream that runs the calling thread's operations on a device. The thread keeps a reference
    /// until it uses another stream or ends.
    ///
    /// * `device`: Name of a device. `None`: the device of the stream or, without a stream, the current device.
    /// * `stream`: The stream. `None`: the default stream.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_set_current`.
    #[inline]
    pub fn set_current(device: Option<&str>, stream: Option<&Stream>) -> Result<()> {
        let device = optional_text(device)?;
        check(unsafe { sys::ctn_stream_set_current(text_pointer(&device), stream.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }

    /// Name of the device of a stream.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_device`.
    pub fn device(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_stream_device(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Priority of a stream.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_priority`.
    #[inline]
    pub fn priority(&self) -> Result<i32> {
        let mut priority: i32 = Default::default();
        check(unsafe { sys::ctn_stream_priority(self.as_ptr(), &mut priority) })?;
        Ok(priority)
    }

    /// The priorities of a device's streams. Both ends are 0 on devices without priorities, such as "cpu".
    /// Work in an urgent stream runs before work that waits in others, and does not interrupt what runs.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_priority_range`.
    pub fn priority_range(device: Option<&str>) -> Result<(i32, i32)> {
        let device = optional_text(device)?;
        let mut least: i32 = Default::default();
        let mut greatest: i32 = Default::default();
        check(unsafe { sys::ctn_stream_priority_range(text_pointer(&device), &mut least, &mut greatest) })?;
        Ok((least, greatest))
    }

    /// Waits until all work that was started on the stream is finished.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_synchronize`.
    #[inline]
    pub fn synchronize(&self) -> Result<()> {
        check(unsafe { sys::ctn_stream_synchronize(self.as_ptr()) })?;
        Ok(())
    }

    /// Whether all work that was started on the stream is finished.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_done`.
    #[inline]
    pub fn done(&self) -> Result<bool> {
        let mut done = 0i32;
        check(unsafe { sys::ctn_stream_done(self.as_ptr(), &mut done) })?;
        Ok(done != 0)
    }

    /// Records an event after the work that was started on the stream before.
    ///
    /// * `event`: An event of the stream's device. `None`: a new one with timing.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_record`.
    #[inline]
    pub fn record(&self, event: Option<&Event>) -> Result<Event> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_stream_record(self.as_ptr(), event.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
        Ok(unsafe { Event::adopt(out) })
    }

    /// Makes work that is started on the stream later wait for the point at which the event was last
    /// recorded. The call itself does not wait, except on "cpu".
    ///
    /// * `event`: The event, which may belong to another device. An event that was not recorded is not waited
    ///   for.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_wait_event`.
    #[inline]
    pub fn wait_event(&self, event: &Event) -> Result<()> {
        check(unsafe { sys::ctn_stream_wait_event(self.as_ptr(), event.as_ptr()) })?;
        Ok(())
    }

    /// Calls a function after all work that was started on the stream before. Later work waits until the
    /// function returns. destroy runs after it. On "cpu" both run before this call returns.
    ///
    /// * `callback`: The function.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_stream_add_callback`.
    #[inline]
    pub fn add_callback<F1: Fn(&Stream, Code) + Send + Sync + 'static>(&self, callback: F1) -> Result<()> {
        check(unsafe { sys::ctn_stream_add_callback(self.as_ptr(), Some(callbacks::stream_fn::<F1>), Box::into_raw(Box::new(callback)).cast(), Some(destroy::<F1>)) })?;
        Ok(())
    }
}

impl Event {
    /// A new event of a device, which is not recorded yet. Waiting for it does not spin, and it cannot be
    /// passed to other processes.
    ///
    /// * `device`: Name of a device, such as "cpu". `None`: the current device.
    /// * `disable_timing`: Whether the event is not used for `Event::elapsed_time`.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_event_new`.
    pub fn new(device: Option<&str>, disable_timing: bool) -> Result<Event> {
        let device = optional_text(device)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_event_new(text_pointer(&device), disable_timing as i32, &mut out) })?;
        Ok(unsafe { Event::adopt(out) })
    }

    /// Name of the device of an event.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_event_device`.
    pub fn device(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_event_device(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Records an event after the work that was started on a stream before.
    ///
    /// * `stream`: A stream of the event's device. `None`: the calling thread's current stream there.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_event_record`.
    #[inline]
    pub fn record(&self, stream: Option<&Stream>) -> Result<()> {
        check(unsafe { sys::ctn_event_record(self.as_ptr(), stream.map_or(null_mut(), |h| h.as_ptr())) })?;
        Ok(())
    }

    /// Waits until the stream has reached the point at which the event was last recorded. Returns immediately
    /// if the event was never recorded.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_event_synchronize`.
    #[inline]
    pub fn synchronize(&self) -> Result<()> {
        check(unsafe { sys::ctn_event_synchronize(self.as_ptr()) })?;
        Ok(())
    }

    /// Whether the point at which the event was last recorded has been reached. An event that was not
    /// recorded is done.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_event_done`.
    #[inline]
    pub fn done(&self) -> Result<bool> {
        let mut done = 0i32;
        check(unsafe { sys::ctn_event_done(self.as_ptr(), &mut done) })?;
        Ok(done != 0)
    }

    /// Time between two events of one device. It is a STATE error unless both were recorded with timing and
    /// have been reached.
    ///
    /// * `end`: The second event.
    ///
    /// # Errors
    ///
    /// `Code::Device`, `Code::State`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_event_elapsed_time`.
    #[inline]
    pub fn elapsed_time(&self, end: &Event) -> Result<f64> {
        let mut milliseconds: f64 = Default::default();
        check(unsafe { sys::ctn_event_elapsed_time(self.as_ptr(), end.as_ptr(), &mut milliseconds) })?;
        Ok(milliseconds)
    }
}

impl TypeExpr {
    /// Reads an expression, which can then be evaluated any number of times.
    ///
    /// * `expression`: An expression or conditions; see above.
    /// * `names`: Names for values, of letters, digits and _; may be `None` if there are none.
    /// * `values`: The values of the names.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_type_expr_new`.
    pub fn new(expression: &str, names: &[&str], values: &[i64]) -> Result<TypeExpr> {
        same_length("type_expr_new", "values", names.len(), values.len())?;
        let expression = c_text(expression)?;
        let names_list = TextList::new(names)?;
        let mut out = null_mut();
        check(unsafe { sys::ctn_type_expr_new(expression.as_ptr(), names_list.as_ptr(), names.len(), values.as_ptr(), &mut out) })?;
        Ok(unsafe { TypeExpr::adopt(out) })
    }

    /// The expression in a uniform spelling, as in messages.
    ///
    /// # Errors
    ///
    /// `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_type_expr_text`.
    pub fn text(&self) -> Result<String> {
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_type_expr_text(self.as_ptr(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// The value for given arrays: comparisons give 0 or 1, dtypes their `DType`, kinds their character. A
    /// shape is not a number; see `TypeExpr::eval_text`.
    ///
    /// * `in_types`: The inputs, of which only shapes and dtypes matter.
    ///
    /// # Errors
    ///
    /// `Code::TypeCheck`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_type_expr_eval`.
    pub fn eval<T1: Borrow<Array>>(&self, in_types: &[T1]) -> Result<i64> {
        let in_types_list = pointers::<Array, _>(in_types);
        let mut value: i64 = Default::default();
        check(unsafe { sys::ctn_type_expr_eval(self.as_ptr(), in_types_list.as_ptr().cast(), in_types.len(), &mut value) })?;
        Ok(value)
    }

    /// The value for given arrays as text, such as "(2, 3)" or "float32".
    ///
    /// * `in_types`: The inputs, of which only shapes and dtypes matter.
    ///
    /// # Errors
    ///
    /// `Code::TypeCheck`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_type_expr_eval_text`.
    pub fn eval_text<T1: Borrow<Array>>(&self, in_types: &[T1]) -> Result<String> {
        let in_types_list = pointers::<Array, _>(in_types);
        let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_type_expr_eval_text(self.as_ptr(), in_types_list.as_ptr().cast(), in_types.len(), buffer, capacity, length) } })?;
        Ok(text)
    }

    /// Asserts the conditions for given arrays, like `type_check::expect`, even while type checks are off.
    ///
    /// * `in_types`: The inputs, of which only shapes and dtypes matter.
    ///
    /// # Errors
    ///
    /// `Code::TypeCheck`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
    ///
    /// C: `ctn_type_expr_expect`.
    #[inline]
    pub fn expect<T1: Borrow<Array>>(&self, in_types: &[T1]) -> Result<()> {
        let in_types_list = pointers::<Array, _>(in_types);
        check(unsafe { sys::ctn_type_expr_expect(self.as_ptr(), in_types_list.as_ptr().cast(), in_types.len()) })?;
        Ok(())
    }
}
