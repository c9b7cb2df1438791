//! Elements without copies.
use crate::element::{Element, Value};
use crate::enums::Code;
use crate::handles::Array;
use crate::support::*;
use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

/// The elements of an array on the CPU in C order, to be read without a copy.
///
/// Other handles may change the elements while this exists, so they are read one by one, never as `&T`.
pub struct Elements<'a, T> {
    first: *const Cell<T>,
    length: usize,
    array: PhantomData<&'a Array>,
}

impl<'a, T: Element> Elements<'a, T> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// An element, counted in C order.
    pub fn get(&self, position: usize) -> Option<T> {
        // SAFETY: within the array, which lives at least as long, and whose memory is only used through cells.
        (position < self.length).then(|| unsafe { (*self.first.add(position)).get() })
    }

    /// The elements in C order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = T> + DoubleEndedIterator + '_ {
        (0..self.length).map(move |i| unsafe { (*self.first.add(i)).get() })
    }

    /// A copy.
    pub fn to_vec(&self) -> Vec<T> {
        self.iter().collect()
    }
}

impl<T: Element + fmt::Debug> fmt::Debug for Elements<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The elements of an array on the CPU in C order, to be read and written without a copy. It is a slice of [`Cell`]s,
/// because other handles may change the elements while it exists. When it goes out of scope, the library is told that
/// the memory was written.
pub struct Cells<'a, T> {
    cells: &'a [Cell<T>],
    array: &'a Array,
}

impl<T> Deref for Cells<'_, T> {
    type Target = [Cell<T>];
    fn deref(&self) -> &[Cell<T>] {
        self.cells
    }
}

impl<T> Drop for Cells<'_, T> {
    fn drop(&mut self) {
        // It cannot fail for an array that may be written.
        let _ = self.array.mark_written();
    }
}

impl<T> fmt::Debug for Cells<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cells({})", self.cells.len())
    }
}

impl Array {
    /// The address of the first element.
    ///
    /// # Errors
    ///
    /// `Code::Device` unless the array is on "cpu".
    pub fn data_ptr(&self) -> Result<*mut u8> {
        let mut out = null_mut();
        check(unsafe { sys::ctn_array_data(self.as_ptr(), &mut out) })?;
        Ok(out.cast())
    }

    /// The elements, to be read without a copy.
    ///
    /// ```
    /// use catenary::array;
    /// let a = array![1f32, 2.0, 3.0];
    /// assert_eq!(a.elements::<f32>()?.iter().sum::<f32>(), 6.0);
    /// # Ok::<(), catenary::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `Code::Device` unless the array is on "cpu", `Code::Dtype` unless the elements are of this type,
    /// `Code::InvalidArgument` unless they are contiguous in C order and aligned.
    pub fn elements<T: Element>(&self) -> Result<Elements<'_, T>> {
        Ok(Elements { first: self.first()?, length: self.size() as usize, array: PhantomData })
    }

    /// The elements, to be read and written without a copy.
    ///
    /// ```
    /// use catenary::array;
    /// let a = array![1f32, 2.0, 3.0];
    /// for cell in a.cells::<f32>()?.iter() {
    ///     cell.set(2.0 * cell.get());
    /// }
    /// assert_eq!(a.to_vec::<f32>()?, [2.0, 4.0, 6.0]);
    /// # Ok::<(), catenary::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`elements`](Array::elements), and `Code::InvalidArgument` if the array is read-only.
    pub fn cells<T: Element>(&self) -> Result<Cells<'_, T>> {
        let first = self.first()?;
        if !self.is_writeable() {
            return Err(Error::new(
                Code::InvalidArgument,
                "array: expected an array that can be written, got a read-only one",
            ));
        }
        self.mark_written()?;
        // SAFETY: handles of one array stay on one thread, and everything in Rust goes through cells.
        let cells = unsafe { slice_of(first, self.size() as usize) };
        Ok(Cells { cells, array: self })
    }

    /// The elements as a slice.
    ///
    /// # Errors
    ///
    /// Those of [`elements`](Array::elements).
    ///
    /// # Safety
    ///
    /// Nothing writes the memory while the slice exists: no call that changes this array, a view of it or another owner of
    /// its memory, and no [`cells`](Array::cells) of them.
    pub unsafe fn as_slice<T: Element>(&self) -> Result<&[T]> {
        Ok(slice_of(self.first::<T>()?.cast(), self.size() as usize))
    }

    fn first<T: Element>(&self) -> Result<*const Cell<T>> {
        self.expect_dtype::<T>()?;
        let data = self.data_ptr()?;
        if !self.is_c_contiguous() {
            let message = format!("array: expected elements in C order without gaps, got strides {:?}", self.strides());
            return Err(Error::new(Code::InvalidArgument, message));
        }
        if data as usize % std::mem::align_of::<T>() != 0 && self.size() > 0 {
            let message = format!("array: expected an address that is a multiple of {}", std::mem::align_of::<T>());
            return Err(Error::new(Code::InvalidArgument, message));
        }
        Ok(data as *const Cell<T>)
    }

    /// The array as a proof that nobody else can reach its memory. If somebody can, the array comes back.
    ///
    /// ```
    /// use catenary::array;
    /// let a = array![1f32, 2.0];
    /// let view = a.reshape(&[2, 1])?;
    /// let a = a.into_unique().unwrap_err(); // the view shares the memory
    /// drop(view);
    /// let mut a = a.into_unique().unwrap();
    /// a.as_mut_slice::<f32>()?[0] = 5.0;
    /// assert_eq!(a.as_slice::<f32>()?, [5.0, 2.0]);
    /// # Ok::<(), catenary::Error>(())
    /// ```
    pub fn into_unique(self) -> std::result::Result<UniqueArray, Array> {
        // A view refers to the array that owns the memory, and everything that reads an array later has a handle of it.
        let is_view = unsafe {
            let mut base = null_mut();
            sys::ctn_array_base(self.as_ptr(), &mut base) != sys::CTN_OK || Array::adopt_maybe(base).is_some()
        };
        if is_view || self.use_count() != 1 {
            return Err(self);
        }
        Ok(UniqueArray(self))
    }
}

/// An array whose memory nobody else can reach. It gives slices, and threads can share and move it.
pub struct UniqueArray(Array);

// SAFETY: it is the only handle of its array, and gives access to the elements by the rules of references alone.
unsafe impl Send for UniqueArray {}
unsafe impl Sync for UniqueArray {}

impl UniqueArray {
    /// An array that owns the memory of a vector; see [`Array::from_vec`].
    pub fn from_vec<T: Value>(data: Vec<T>, shape: &[i64]) -> Result<UniqueArray> {
        Ok(UniqueArray(Array::from_vec(data, shape)?))
    }

    /// The elements in C order; errors as [`Array::elements`].
    pub fn as_slice<T: Element>(&self) -> Result<&[T]> {
        // SAFETY: nobody else reaches the memory.
        unsafe { self.0.as_slice() }
    }

    /// The elements in C order; errors as [`Array::cells`].
    pub fn as_mut_slice<T: Element>(&mut self) -> Result<&mut [T]> {
        let length = self.0.cells::<T>()?.len();
        let first = self.0.first::<T>()? as *mut T;
        // SAFETY: nobody else reaches the memory, and this is borrowed mutably.
        Ok(if length == 0 { &mut [] } else { unsafe { std::slice::from_raw_parts_mut(first, length) } })
    }

    /// Lengths of the axes.
    pub fn shape(&self) -> Vec<i64> {
        self.0.shape()
    }

    /// The array again.
    pub fn into_array(self) -> Array {
        self.0
    }
}

impl fmt::Debug for UniqueArray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A managed tensor of DLPack over the memory of an array, on its way to another library.
pub struct DlTensor {
    pointer: *mut c_void,
    versioned: bool,
}

/// What both forms of managed tensors begin with, as the standard publishes them, up to the deleter.
#[repr(C)]
#[allow(dead_code)]
struct Legacy {
    tensor: Tensor,
    context: *mut c_void,
    deleter: Deleter,
}

#[repr(C)]
#[allow(dead_code)]
struct Versioned {
    version: [u32; 2],
    context: *mut c_void,
    deleter: Deleter,
}

#[repr(C)]
#[allow(dead_code)]
struct Tensor {
    data: *mut c_void,
    device: [i32; 2],
    ndim: i32,
    dtype: [u8; 4],
    shape: *mut i64,
    strides: *mut i64,
    byte_offset: u64,
}

type Deleter = Option<unsafe extern "C" fn(*mut c_void)>;

impl DlTensor {
    /// The address of a `DLManagedTensorVersioned`, or `DLManagedTensor` in the older form, which belongs to the caller
    /// then: its deleter must be called once.
    pub fn into_raw(self) -> *mut c_void {
        std::mem::ManuallyDrop::new(self).pointer
    }
}

impl Drop for DlTensor {
    fn drop(&mut self) {
        unsafe {
            let deleter = if self.versioned {
                (*self.pointer.cast::<Versioned>()).deleter
            } else {
                (*self.pointer.cast::<Legacy>()).deleter
            };
            if let Some(delete) = deleter {
                delete(self.pointer);
            }
        }
    }
}

impl fmt::Debug for DlTensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DlTensor({:p})", self.pointer)
    }
}

impl Array {
    /// A managed tensor over the memory of an array on the CPU, which it keeps alive. `versioned` selects the form of
    /// DLPack 1.x. A read-only array is an error in the older form.
    pub fn to_dlpack(&self, versioned: bool) -> Result<DlTensor> {
        let mut pointer = null_mut();
        check(unsafe { sys::ctn_array_to_dlpack(self.as_ptr(), versioned as i32, &mut pointer) })?;
        Ok(DlTensor { pointer, versioned })
    }

    /// An array over the memory of a managed tensor on the CPU. After success the tensor belongs to the library; after a
    /// failure it still belongs to the caller.
    ///
    /// # Safety
    ///
    /// `managed` is the address of a managed tensor of the stated form that belongs to the caller. As long as the array or
    /// a view of it exists, no other thread writes the memory, and no reference of Rust to it is alive while the array
    /// is used; that includes slices of a [`UniqueArray`] over the same memory.
    pub unsafe fn from_dlpack(managed: *mut c_void, versioned: bool) -> Result<Array> {
        let mut out = null_mut();
        check(sys::ctn_array_from_dlpack(managed, versioned as i32, &mut out))?;
        Ok(Array::adopt(out))
    }

    /// An array over memory that somebody else owns; `strides` in bytes, C order without them. `release` runs once when
    /// no array refers to the memory anymore, on any thread.
    ///
    /// # Safety
    ///
    /// The memory holds elements of `T` at all positions of the shape until `release` runs, and the conditions of
    /// [`from_dlpack`](Array::from_dlpack) hold.
    pub unsafe fn from_memory<T: Value, F: FnOnce() + Send + 'static>(
        data: *mut T,
        shape: &[i64],
        strides: Option<&[i64]>,
        release: F,
    ) -> Result<Array> {
        unsafe extern "C" fn run<F: FnOnce()>(user_data: *mut c_void) {
            let release = Box::from_raw(user_data.cast::<F>());
            crate::callback::guard_void(release);
        }
        if let Some(strides) = strides {
            same_length("array_from_memory", "strides", shape.len(), strides.len())?;
        }
        let mut out = null_mut();
        check(sys::ctn_array_from_memory(
            data.cast(),
            shape.as_ptr(),
            shape.len(),
            strides.map_or(null(), |s| s.as_ptr()),
            T::DTYPE.raw(),
            Some(run::<F>),
            Box::into_raw(Box::new(release)).cast(),
            &mut out,
        ))?;
        Ok(Array::adopt(out))
    }
}
