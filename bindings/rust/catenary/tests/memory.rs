//! Memory, measured in a process of its own.
use catenary::{array, functions as f, Array, DType, Result, Variable};

/// Bytes that the process holds.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/statm").unwrap();
    status.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

#[test]
fn a_million_arrays_need_no_memory() -> Result<()> {
    let x = Variable::new(&array![1f32; 64])?;
    let step = |count: usize| -> Result<()> {
        for _ in 0..count {
            let a = Array::zeros(&[64], DType::Float32)?;
            let b = &a + 1.0;
            drop(a.reshape(&[8, 8])?);
            drop(b);
        }
        for _ in 0..count / 100 {
            drop(f::exp(&(&x * 2.0))?);
            drop(array![1f32].reshape(&[5]).unwrap_err());
        }
        Ok(())
    };
    step(10_000)?;
    let before = resident();
    step(340_000)?; // three arrays in each round
    let grown = resident().saturating_sub(before);
    // Without the releases it would be 340000 * 2 * 256 bytes.
    assert!(grown < 8_000_000, "the process grew by {} bytes", grown);
    Ok(())
}
