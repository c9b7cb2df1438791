//! Arrays: construction, operators, memory.
use catenary::{array, index, Array, Code, DType, Index, Result, UniqueArray, F16};

#[test]
fn arrays_are_made_of_numbers_slices_and_nested_lists() -> Result<()> {
    let a = array![[1f32, 2.0, 3.0], [4.0, 5.0, 6.0]];
    assert_eq!((a.shape(), a.dtype(), a.ndim(), a.size()), (vec![2, 3], DType::Float32, 2, 6));
    assert_eq!(a.strides(), [12, 4]);
    assert_eq!(Array::new(&7i64)?.shape(), [0i64; 0]);
    assert_eq!(Array::new(&vec![vec![true], vec![false]])?.to_vec::<bool>()?, [true, false]);
    assert_eq!(Array::new(&[&[1u8, 2][..], &[3, 4]])?.shape(), [2, 2]);
    assert_eq!(array![[[1i8; 4]; 3]; 0].shape(), [0]);
    assert_eq!(Array::new(&[[[1i8; 4]; 3]; 2])?.shape(), [2, 3, 4]);
    assert_eq!(array![F16::from(1.5)].astype(DType::Float64)?.to_vec::<f64>()?, [1.5]);
    assert_eq!(Array::new(&Vec::<f32>::new())?.shape(), [0]);
    let ragged = Array::new(&vec![vec![1f32, 2.0], vec![3.0]]).unwrap_err();
    assert_eq!(ragged.code(), Code::InvalidArgument);
    assert!(ragged.message().contains("got 1 after 2"), "{}", ragged);
    assert_eq!(Array::from_slice(&[1f32; 5], &[2, 3]).unwrap_err().code(), Code::InvalidArgument);
    assert_eq!(Array::from_slice(&[1f32; 6], &[-2, -3]).unwrap_err().code(), Code::InvalidArgument);
    Ok(())
}

#[test]
fn operators_take_owned_and_borrowed_operands_and_numbers() -> Result<()> {
    let (a, b) = (array![1f64, 2.0, 3.0], array![10f64, 20.0, 30.0]);
    let values = |x: Array| x.to_vec::<f64>().unwrap();
    assert_eq!(values(&a + &b), [11.0, 22.0, 33.0]);
    assert_eq!(values(a.clone() + &b), [11.0, 22.0, 33.0]);
    assert_eq!(values(&b - a.clone()), [9.0, 18.0, 27.0]);
    assert_eq!(values(b.clone() / a.clone()), [10.0, 10.0, 10.0]);
    assert_eq!(values(2.0 * &a - 1), [1.0, 3.0, 5.0]);
    assert_eq!(values(1 - &a), [0.0, -1.0, -2.0]);
    assert_eq!(values(6.0 / &a), [6.0, 3.0, 2.0]);
    assert_eq!(values(-&a % 2), [1.0, 0.0, 1.0]);
    let mut c = a.copy()?;
    c += &b;
    c *= 2.0;
    c -= 1i64;
    assert_eq!(values(c), [21.0, 43.0, 65.0]);
    let bits = array![6i32, 5];
    assert_eq!(((&bits & &array![3i32, 4]) | &array![8i32, 8]).to_vec::<i32>()?, [10, 12]);
    assert_eq!((!&bits ^ &bits).to_vec::<i32>()?, [-1, -1]);
    assert_eq!((&bits << &array![1i32, 2]).to_vec::<i32>()?, [12, 20]);
    let floats = array![1f32];
    assert_eq!((&floats * 0.5 + 1).dtype(), DType::Float32);
    Ok(())
}

#[test]
fn operators_panic_with_the_message_where_methods_return_it() {
    let (a, b) = (array![1f32, 2.0], array![1f32, 2.0, 3.0]);
    let error = a.add(&b).unwrap_err();
    assert_eq!(error.code(), Code::Shape);
    let panic = std::panic::catch_unwind(|| drop(&array![1f32, 2.0] + &array![1f32, 2.0, 3.0])).unwrap_err();
    assert_eq!(panic.downcast_ref::<String>().unwrap(), error.message());
}

#[test]
#[allow(clippy::reversed_empty_ranges)] // -1 is the last position
fn indices_select_views() -> Result<()> {
    let a = Array::arange_i64(0, 24, 1, Some(DType::Int32))?.reshape(&[2, 3, 4])?;
    assert_eq!(a.get(&index![1, .., -1])?.to_vec::<i32>()?, [15, 19, 23]);
    assert_eq!(a.get(&index![0, 1..3, ..2])?.to_vec::<i32>()?, [4, 5, 8, 9]);
    assert_eq!(a.get(&index![-1, 2, 1..=2])?.to_vec::<i32>()?, [21, 22]);
    assert_eq!(a.get(&index![0, 0, 2..=-1])?.to_vec::<i32>()?, [2, 3]);
    assert_eq!(a.get(&index![Index::ELLIPSIS, Index::NEW_AXIS, 0])?.shape(), [2, 3, 1]);
    assert_eq!(a.get(&index![0, 0, Index::slice(None, None, -2)])?.to_vec::<i32>()?, [3, 1]);
    a.set_i64(&index![0, 0], 9)?;
    assert_eq!(a.get(&index![0, 0])?.to_vec::<i32>()?, [9; 4]);
    assert_eq!(a.get(&index![5]).unwrap_err().code(), Code::Index);
    assert_eq!(a.sum(Some(&[0, 2]), false, None)?.shape(), [3]);
    assert_eq!(a.sum(Some(&[]), false, None)?.shape(), [2, 3, 4]);
    assert_eq!(a.sum(None, false, None)?.shape(), [0i64; 0]);
    Ok(())
}

#[test]
fn lists_of_arrays_take_owned_and_borrowed_ones() -> Result<()> {
    let (a, b) = (array![1f32], array![2f32]);
    assert_eq!(Array::concatenate(&[&a, &b], 0)?.to_vec::<f32>()?, [1.0, 2.0]);
    let parts = Array::concatenate(&[a, b], 0)?.split(0, 2)?;
    assert_eq!(parts[1].to_vec::<f32>()?, [2.0]);
    assert_eq!(Array::broadcast(&[array![[1f32], [2.0]], array![1f32, 2.0, 3.0]])?, [2, 3]);
    let unique = array![3i32, 1, 3].unique()?;
    assert_eq!(unique.values.to_vec::<i32>()?, [1, 3]);
    assert_eq!(unique.counts.to_vec::<i64>()?, [1, 2]);
    Ok(())
}

#[test]
fn elements_are_read_and_written_in_place() -> Result<()> {
    let a = array![[1f32, 2.0], [3.0, 4.0]];
    let before = a.version();
    a.cells::<f32>()?[3].set(40.0);
    assert!(a.version() > before);
    let elements = a.elements::<f32>()?;
    assert_eq!((elements.len(), elements.get(3), elements.get(4)), (4, Some(40.0), None));
    a.fill_f64(7.0)?; // a write through another path is seen, and is not undefined behavior
    assert_eq!(elements.to_vec(), [7.0; 4]);
    assert_eq!(a.elements::<f64>().unwrap_err().code(), Code::Dtype);
    assert_eq!(a.transpose(None)?.elements::<f32>().unwrap_err().code(), Code::InvalidArgument);
    assert_eq!(a.broadcast_to(&[2, 2, 2])?.cells::<f32>().unwrap_err().code(), Code::InvalidArgument);
    let shifted = a.view(Some(DType::Uint8))?.reshape(&[16])?.get(&index![1..13])?.view(Some(DType::Float32))?;
    assert_eq!(shifted.elements::<f32>().unwrap_err().code(), Code::InvalidArgument);
    let elsewhere = a.to_device(Some("test:0"))?;
    assert_eq!(elsewhere.elements::<f32>().unwrap_err().code(), Code::Device);
    assert_eq!(elsewhere.to_vec::<f32>()?, [7.0; 4]);
    assert_eq!(array![1i8; 0].elements::<i8>()?.len(), 0);
    Ok(())
}

#[test]
fn a_large_array_passes_in_and_out_without_a_copy() -> Result<()> {
    const LENGTH: usize = 10_000_000; // 40 MB
    let values = vec![1f32; LENGTH];
    let address = values.as_ptr() as usize;
    let held = || catenary::device::memory_get_statistics(Some("cpu")).map(|s| s.used_bytes);
    let before = held()?;
    let a = Array::from_vec(values, &[1000, 10000])?;
    assert_eq!(a.data_ptr()? as usize, address);
    assert_eq!(a.elements::<f32>()?.len(), LENGTH);
    assert_eq!(a.cells::<f32>()?.as_ptr() as usize, address);
    let mut a = a.into_unique().expect("nobody else has it");
    a.as_mut_slice::<f32>()?[LENGTH - 1] = 3.0;
    assert_eq!(a.as_slice::<f32>()?.as_ptr() as usize, address);
    assert_eq!(a.as_slice::<f32>()?[LENGTH - 1], 3.0);
    assert!(held()? < before + 1_000_000, "the pool holds {} bytes more", held()? - before);
    Ok(())
}

#[test]
fn a_unique_array_moves_between_threads() -> Result<()> {
    let a = UniqueArray::from_vec(vec![1f32, 2.0, 3.0], &[3])?;
    let sums: Vec<f32> = std::thread::scope(|scope| {
        let readers: Vec<_> = (0..2).map(|_| scope.spawn(|| a.as_slice::<f32>().unwrap().iter().sum())).collect();
        readers.into_iter().map(|reader| reader.join().unwrap()).collect()
    });
    assert_eq!(sums, [6.0, 6.0]);
    let doubled = std::thread::spawn(move || (2 * a.into_array()).into_unique().unwrap());
    let doubled = doubled.join().unwrap().into_array();
    assert_eq!(doubled.to_vec::<f32>()?, [2.0, 4.0, 6.0]);
    let other = doubled.clone();
    let doubled = doubled.into_unique().unwrap_err();
    drop(other);
    let variable = catenary::Variable::new(&doubled)?;
    let doubled = doubled.into_unique().unwrap_err();
    drop(variable);
    assert!(doubled.get(&index![1..])?.into_unique().is_err(), "a view");
    assert!(doubled.into_unique().is_ok());
    Ok(())
}

#[test]
fn dlpack_shares_memory_and_gives_it_back() -> Result<()> {
    for versioned in [false, true] {
        let a = array![1f32, 2.0];
        drop(a.to_dlpack(versioned)?);
        let tensor = a.to_dlpack(versioned)?;
        let b = unsafe { Array::from_dlpack(tensor.into_raw(), versioned)? };
        a.fill_f64(5.0)?;
        assert_eq!(b.to_vec::<f32>()?, [5.0, 5.0]);
    }
    Ok(())
}

#[test]
fn foreign_memory_is_released_once() -> Result<()> {
    use std::sync::atomic::{AtomicI32, Ordering};
    static RELEASED: AtomicI32 = AtomicI32::new(0);
    let mut memory = vec![1i32, 2, 3, 4];
    let release = || {
        RELEASED.fetch_add(1, Ordering::SeqCst);
    };
    let a = unsafe { Array::from_memory(memory.as_mut_ptr(), &[2], Some(&[8]), release)? };
    assert_eq!(a.to_vec::<i32>()?, [1, 3]);
    let view = a.get(&index![1..])?;
    drop(a);
    assert_eq!(RELEASED.load(Ordering::SeqCst), 0);
    drop(view);
    assert_eq!(RELEASED.load(Ordering::SeqCst), 1);
    assert!(unsafe { Array::from_memory(memory.as_mut_ptr(), &[-2], None, release) }.is_err());
    assert_eq!(RELEASED.load(Ordering::SeqCst), 2);
    Ok(())
}

#[test]
fn arrays_have_texts_and_bytes() -> Result<()> {
    let a = array![[1.5f32, 2.0], [3.0, 4.0]];
    assert_eq!(format!("{}", a), "[[1.5 2. ]\n [3.  4. ]]");
    assert!(format!("{:?}", a).starts_with("array(["));
    let mut printed = String::new();
    a.print(|text| {
        printed.push_str(text);
        Ok(())
    })?;
    assert_eq!(printed.trim_end(), format!("{}", a));
    let bytes = a.save_to_memory()?;
    assert_eq!(Array::load_from_memory(&bytes)?.to_vec::<f32>()?, [1.5, 2.0, 3.0, 4.0]);
    assert_eq!(Array::load_from_memory(&bytes[..20]).unwrap_err().code(), Code::Format);
    assert_eq!(Array::load("a\0b").unwrap_err().code(), Code::InvalidArgument);
    assert_eq!(Array::load("/nonexistent/a.npy").unwrap_err().code(), Code::NotFound);
    Ok(())
}
