//! The cost of calls: the median, over many rounds, of the time for one call with its results released.
//!
//!     cargo run --release --example benchmark
use catenary::{array, functions as f, Array, Result, Variable};
use std::time::Instant;

/// Nanoseconds per call.
fn median(mut call: impl FnMut()) -> f64 {
    const ROUNDS: usize = 101;
    const CALLS: u32 = 2000;
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let started = Instant::now();
            (0..CALLS).for_each(|_| call());
            started.elapsed().as_nanos() as f64 / f64::from(CALLS)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[ROUNDS / 2]
}

fn report(name: &str, call: impl FnMut()) {
    println!("{:<24} {:7.1} ns", name, median(call));
}

fn main() -> Result<()> {
    let a = array![1f32, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0];
    let b = a.copy()?;
    let (x, y) = (Variable::constant(&a)?, Variable::constant(&b)?);
    report("op/add_10", || drop(&a + &b));
    report("op/add_10 (Result)", || drop(a.add(&b).unwrap()));
    report("op/add_into_10", || a.add_into(&a, &b).unwrap());
    report("op/add_scalar_10", || drop(&a + 1.5));
    report("function/add_10", || drop(f::add(&x, &y).unwrap()));
    report("array/clone", || drop(a.clone()));
    report("array/elements_10", || assert!(a.elements::<f32>().unwrap().iter().sum::<f32>() > 0.0));
    report("array/failing_call", || drop(a.reshape(&[3]).unwrap_err()));
    let values = vec![1f32; 10_000_000];
    let started = Instant::now();
    let large = Array::from_vec(values, &[1000, 10000])?;
    let unique = large.into_unique().expect("nobody else has it");
    let first = unique.as_slice::<f32>()?[0];
    println!("array/40_MB_in_and_out   {:7.1} us, without a copy", started.elapsed().as_nanos() as f64 / 1e3);
    assert_eq!(first, 1.0);
    Ok(())
}
