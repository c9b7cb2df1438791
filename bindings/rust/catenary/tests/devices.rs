//! Devices, streams, kernels, threads and memory.
use catenary::{functions as f, *};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::Arc;

#[test]
fn arrays_and_links_move_between_devices() -> Result<()> {
    let a = array![[1f32, 2.0], [3.0, 4.0]];
    let b = a.to_device(Some("test:0"))?;
    assert_eq!((a.device()?, b.device()?), ("cpu".to_string(), "test:0".to_string()));
    assert_eq!((&b * &b).to_vec::<f32>()?, [1.0, 4.0, 9.0, 16.0]);
    assert_eq!(a.add(&b).unwrap_err().code(), Code::Device);
    assert!(!device::is_available(Some("cuda:99"))? && device::is_available(Some("cpu"))?);
    assert_eq!(device::set_current("nowhere").unwrap_err().code(), Code::Device);
    let link = Link::linear(2, 2, None)?;
    let expected = link.call1(&Variable::constant(&a)?)?.data()?.to_vec::<f32>()?;
    link.to_device(Some("test:0"))?;
    let y = link.call1(&Variable::constant(&b)?)?.data()?;
    assert_eq!((y.device()?, y.to_vec::<f32>()?), ("test:0".to_string(), expected));
    Ok(())
}

#[test]
fn the_current_device_belongs_to_the_thread() -> Result<()> {
    std::thread::spawn(|| -> Result<()> {
        device::set_current("test:0")?;
        assert_eq!(Array::zeros(&[2], DType::Float32)?.device()?, "test:0");
        let context = Context::capture()?;
        let other = std::thread::spawn(move || -> Result<String> {
            assert_eq!(device::current()?, "cpu");
            context.apply()?;
            device::current()
        });
        assert_eq!(other.join().unwrap()?, "test:0");
        Ok(())
    })
    .join()
    .unwrap()?;
    assert_eq!(device::current()?, "cpu");
    Ok(())
}

#[test]
fn streams_order_work_and_call_back() -> Result<()> {
    let stream = Stream::new(Some("test:0"), true, 0)?;
    let seen = Arc::new(AtomicI64::new(0));
    for i in 1..=3 {
        let seen = seen.clone();
        stream.add_callback(move |_, status| {
            assert_eq!(status, Code::Ok);
            // Each callback sees the one before.
            let _ = seen.compare_exchange(i - 1, i, Ordering::SeqCst, Ordering::SeqCst);
        })?;
    }
    let event = stream.record(None)?;
    event.synchronize()?;
    assert!(event.done()? && stream.done()?);
    assert_eq!(seen.load(Ordering::SeqCst), 3);
    assert_eq!(stream.device()?, "test:0");
    assert_eq!(
        Event::new(Some("cpu"), true)?.elapsed_time(&Event::new(Some("cpu"), true)?).unwrap_err().code(),
        Code::State
    );
    // A panic on a thread of the library ends there.
    stream.add_callback(|_, _| panic!("expected in the output of this test"))?;
    stream.synchronize()
}

#[test]
fn kernels_compile_and_run() -> Result<()> {
    // SAFETY: the sources write their outputs within the bounds.
    let squared = unsafe { ElementwiseKernel::new("T x, T y", "T z", "z = (x - y) * (x - y);", "squared", None)? };
    let (x, y) = (array![1f32, 5.0], array![3f32, 1.0]);
    let squared = std::thread::spawn(move || squared).join().unwrap();
    let z = match squared.call(&[&x, &y], -1, None, 1) {
        Err(error) if error.code() == Code::Unavailable => {
            eprintln!("skipped: {}", error);
            return Ok(());
        }
        other => other?.remove(0),
    };
    assert_eq!(z.to_vec::<f32>()?, [4.0, 16.0]);
    let given = Array::zeros(&[2], DType::Float32)?;
    let made = squared.call(&[&x, &y], -1, Some(&[Some(&given)]), 1)?;
    assert!(made[0].is(&given));
    let norm = unsafe { ReductionKernel::new("T x", "T y", "x * x", "a + b", "y = sqrt(a)", Some("0"), "norm", None)? };
    assert_eq!(norm.call(&[&array![3f32, 4.0]], None, false, None, 1)?[0].item()?, 5.0);
    let source = r#"extern "C" __global__ void fill(float* out, long long n) {
        long long i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) out[i] = i;
    }"#;
    let out = Array::zeros(&[5], DType::Float32)?;
    unsafe {
        let fill = RawKernel::new(source, "fill", None)?;
        fill.call(&[2], &[4], &[&out, &Array::scalar_i64(5)?])?;
    }
    assert_eq!(out.to_vec::<f32>()?, [0.0, 1.0, 2.0, 3.0, 4.0]);
    let wrong = unsafe { ElementwiseKernel::new("T x", "T y", "y = unknown(x)", "wrong", None)? };
    let error = wrong.call(&[&x], -1, None, 1).unwrap_err();
    assert_eq!(error.code(), Code::InvalidArgument);
    assert!(error.message().contains("unknown"), "{}", error);
    Ok(())
}

#[test]
fn two_threads_train_models_of_their_own() -> Result<()> {
    fn train(seed: u64) -> Result<Vec<f32>> {
        let generator = RandomState::new(Some("cpu"), RandomMethod::Philox43210, seed)?;
        let x = random::normal(Some(&generator), 0.0, 1.0, &[32, 4], DType::Float32)?;
        let options = LinkOptions::new()?;
        options.set_initializer("W", &Initializer::constant(0.1)?)?;
        let model = Link::linear(4, 3, Some(&options))?;
        let optimizer = Optimizer::sgd(0.1)?;
        optimizer.setup(&model)?;
        for _ in 0..50 {
            let loss = f::sum(&f::square(&model.call1(&Variable::constant(&x)?)?)?, None, false)? / 32.0;
            model.cleargrads()?;
            loss.backward(false, false)?;
            optimizer.update()?;
        }
        model.param("W")?.data()?.to_vec()
    }
    let alone = [train(1)?, train(2)?];
    let threads = [1, 2].map(|seed| std::thread::spawn(move || train(seed)));
    let together = threads.map(|thread| thread.join().unwrap().unwrap());
    assert_eq!(alone, together);
    assert_ne!(alone[0], alone[1]);
    Ok(())
}

#[test]
fn shared_objects_are_used_by_several_threads() -> Result<()> {
    let generator = RandomState::new(Some("cpu"), RandomMethod::Philox43210, 1)?;
    let counts: i64 = std::thread::scope(|scope| {
        let draw = || random::uniform(Some(&generator), 0.0, 1.0, &[1000], DType::Float32).unwrap().size();
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(draw)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!(counts, 4000);
    Ok(())
}

#[test]
fn objects_that_any_thread_may_use_are_send_and_sync() {
    fn shared<T: Send + Sync>() {}
    shared::<Context>();
    shared::<Initializer>();
    shared::<NpzFile>();
    shared::<(ElementwiseKernel, ReductionKernel, RawKernel)>();
    shared::<(RandomState, Schedule, Stream, Event, TypeExpr)>();
    shared::<FunctionHook>();
    shared::<(Dataset, Transform)>();
    shared::<(UniqueArray, Error)>();
}

#[test]
fn errors_of_threads_do_not_mix() {
    let threads: Vec<_> = (2..6)
        .map(|n| {
            std::thread::spawn(move || {
                for _ in 0..500 {
                    let message = array![1f32].reshape(&[n]).unwrap_err().to_string();
                    assert!(message.contains(&format!("({},)", n)), "{}", message);
                }
            })
        })
        .collect();
    threads.into_iter().for_each(|thread| thread.join().unwrap());
}

#[test]
fn memory_pressure_and_limits_are_reported() -> Result<()> {
    let before = device::memory_get_statistics(Some("test:1"))?;
    let a = Array::zeros(&[1 << 16], DType::Float32)?.to_device(Some("test:1"))?;
    let after = device::memory_get_statistics(Some("test:1"))?;
    assert!(after.used_bytes >= before.used_bytes + (1 << 18), "{:?}", after);
    let asked = Arc::new(AtomicI64::new(0));
    let seen = asked.clone();
    device::memory_set_pressure_callback(
        Some("test:1"),
        Some(Box::new(move |wanted| {
            seen.store(wanted as i64, Ordering::SeqCst);
            Ok(())
        })),
    )?;
    device::memory_set_limit(Some("test:1"), after.held_bytes)?;
    let failed = Array::zeros(&[1 << 24], DType::Float32)?.to_device(Some("test:1"));
    device::memory_set_limit(Some("test:1"), 0)?;
    device::memory_set_pressure_callback(Some("test:1"), None)?;
    assert_eq!(failed.unwrap_err().code(), Code::OutOfMemory);
    assert!(asked.load(Ordering::SeqCst) > 0);
    drop(a);
    Ok(())
}
