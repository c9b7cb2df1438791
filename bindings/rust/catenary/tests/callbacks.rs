//! Closures behind the library: functions, links, hooks; errors and panics in them.
use catenary::*;
use std::cell::{Cell, RefCell};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;
use std::sync::{Arc, Mutex};

fn cube() -> Result<Function> {
    Function::new(
        FunctionCallbacks::new()
            .name("Cube")
            .forward(|node, inputs| {
                node.save_array(0, Some(&inputs[0]))?;
                Ok(vec![&inputs[0] * &inputs[0] * &inputs[0]])
            })
            .backward(|node, _, grads| {
                let x = node.saved_array(0)?.expect("forward saved it");
                Ok(vec![grads[0].as_ref().map(|g| 3 * &x * &x * g)])
            }),
    )
}

#[test]
fn a_function_of_closures_has_gradients() -> Result<()> {
    let x = Variable::new(&array![1f64, 2.0, 3.0])?;
    let y = cube()?.call(&[&x], 1)?.remove(0);
    assert_eq!(y.data()?.to_vec::<f64>()?, [1.0, 8.0, 27.0]);
    functions::sum(&y, None, false)?.backward(false, false)?;
    assert_eq!(x.grad()?.unwrap().to_vec::<f64>()?, [3.0, 12.0, 27.0]);
    assert_eq!(y.creator()?.unwrap().label()?, "Cube");
    assert!(x.creator()?.is_none());
    testing::gradient_check_function(&cube()?, &[array![0.5f64, -1.0]], Some(&[None]), 1, 1e-4, 1e-5, 1e-6)
}

#[test]
fn second_derivatives_of_a_function_of_variables() -> Result<()> {
    let square = Function::new(
        FunctionCallbacks::new()
            .forward(|_, inputs| Ok(vec![inputs[0].square()?]))
            .backward_variables(|_, inputs, grads| Ok(vec![grads[0].as_ref().map(|g| 2.0 * &inputs[0] * g)])),
    )?;
    let x = Variable::new(&array![3f64])?;
    let y = square.call(&[&x], 1)?.remove(0);
    let first = functions::grad(&[&y], None, &[&x], true)?.remove(0).unwrap();
    let second = functions::grad(&[&first], None, &[&x], false)?.remove(0).unwrap();
    assert_eq!((first.item()?, second.item()?), (6.0, 2.0));
    Ok(())
}

#[test]
fn the_closures_of_a_function_are_dropped_with_it() -> Result<()> {
    let life = Rc::new(());
    let held = life.clone();
    let f = Function::new(FunctionCallbacks::new().forward(move |_, inputs| {
        let _ = &held;
        Ok(inputs.to_vec())
    }))?;
    let y = f.call(&[Variable::new(&array![1f32])?], 1)?;
    drop(f);
    assert_eq!(Rc::strong_count(&life), 2, "the graph holds the function");
    drop(y);
    assert_eq!(Rc::strong_count(&life), 1);
    // Also if the call fails.
    let held = life.clone();
    let failed = Function::new(FunctionCallbacks::new().backward(move |_, _, _| {
        let _ = &held;
        Ok(vec![])
    }));
    assert_eq!(failed.unwrap_err().code(), Code::InvalidArgument);
    assert_eq!(Rc::strong_count(&life), 1);
    assert_eq!(Function::new(FunctionCallbacks::new().name("a\0b")).unwrap_err().code(), Code::InvalidArgument);
    Ok(())
}

fn failing(how: impl Fn() -> Result<Vec<Array>> + 'static) -> Result<Vec<Variable>> {
    let f = Function::new(FunctionCallbacks::new().forward(move |_, _| how()))?;
    f.call(&[Variable::new(&array![1f32])?], 1)
}

#[test]
fn an_error_of_a_closure_reaches_the_caller_with_code_and_message() {
    let error = failing(|| Err(Error::new(Code::Io, "the closure says no"))).unwrap_err();
    assert_eq!((error.code(), error.message()), (Code::Io, "the closure says no"));
    let error = failing(|| Err(Error::callback("ein Fehler: ä"))).unwrap_err();
    assert_eq!((error.code(), error.message()), (Code::Callback, "ein Fehler: ä"));
    // An error of the library passes through both sides.
    let inner = array![1f32].reshape(&[2]).unwrap_err();
    assert_eq!(failing(|| Ok(vec![array![1f32].reshape(&[2])?])).unwrap_err(), inner);
    let error = failing(|| Ok(vec![])).unwrap_err();
    assert!(error.message().contains("expected 1 elements, got 0"), "{}", error);
}

#[test]
fn a_panic_of_a_closure_goes_on_after_the_call() {
    for depth in 0..3 {
        let payload = catch_unwind(AssertUnwindSafe(|| nested_panic(depth))).unwrap_err();
        assert_eq!(*payload.downcast_ref::<&str>().unwrap(), "the closure panics");
    }
    // The thread is as before.
    assert_eq!(array![1f32].reshape(&[2]).unwrap_err().code(), Code::Shape);
    let payload = catch_unwind(|| failing(|| std::panic::panic_any(17i32))).unwrap_err();
    assert_eq!(payload.downcast_ref::<i32>(), Some(&17));
}

fn nested_panic(depth: usize) -> Result<Vec<Variable>> {
    failing(move || {
        if depth == 0 {
            panic!("the closure panics");
        }
        nested_panic(depth - 1)?.remove(0).data().map(|a| vec![a])
    })
}

#[test]
fn a_panic_that_somebody_else_dealt_with_is_forgotten() {
    // The library wants a failure here and reports success.
    let result = testing::devices_raise(Some("cpu"), Some("test:0"), |_| panic!("expected"));
    assert!(result.is_ok(), "{:?}", result);
    assert_eq!(failing(|| Err(Error::callback("another"))).unwrap_err().message(), "another");
}

#[test]
fn a_backward_that_fails_ends_the_backward_pass() -> Result<()> {
    let f = Function::new(
        FunctionCallbacks::new()
            .forward(|_, inputs| Ok(inputs.to_vec()))
            .backward(|_, _, _| Err(Error::new(Code::Unsupported, "no gradient today"))),
    )?;
    let x = Variable::new(&array![1f32])?;
    let error = f.call(&[&x], 1)?[0].backward(false, false).unwrap_err();
    assert_eq!((error.code(), error.message()), (Code::Unsupported, "no gradient today"));
    Ok(())
}

#[test]
fn closures_may_borrow_where_the_library_calls_them_at_once() -> Result<()> {
    let model = Link::linear(2, 1, None)?;
    let optimizer = Optimizer::sgd(0.1)?;
    optimizer.setup(&model)?;
    let x = Variable::constant(&array![[1f32, 2.0]])?;
    let mut calls = 0;
    optimizer.update_loss(|| {
        calls += 1;
        functions::sum(&model.call1(&x)?, None, false)
    })?;
    assert_eq!((calls, optimizer.t()), (1, 1));
    Ok(())
}

#[test]
fn hooks_see_every_function_on_every_thread_that_has_them() -> Result<()> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let (forward, backward) = (seen.clone(), seen.clone());
    let hook = FunctionHook::new(
        FunctionHookCallbacks::new()
            .name("watch")
            .forward_postprocess(move |node, _| {
                forward.lock().unwrap().push(format!("> {}", node.label()?));
                Ok(())
            })
            .backward_preprocess(move |node, _, grads| {
                assert!(grads[0].is_some());
                backward.lock().unwrap().push(format!("< {}", node.label()?));
                Ok(())
            }),
    )?;
    hook.add(None)?;
    let x = Variable::new(&array![2f32])?;
    functions::exp(&x)?.backward(false, false)?;
    let context = Context::capture()?;
    FunctionHook::remove("watch")?;
    std::thread::spawn(move || -> Result<()> {
        context.apply()?;
        functions::sin(&Variable::new(&array![1f32])?)?;
        Ok(())
    })
    .join()
    .unwrap()?;
    functions::cos(&x)?;
    let seen = seen.lock().unwrap();
    assert_eq!(seen.len(), 3, "{:?}", seen);
    assert!(seen[0].starts_with("> ") && seen[1].starts_with("< ") && seen[2].starts_with("> "));
    Ok(())
}

#[test]
fn a_user_link_has_state_copies_and_files() -> Result<()> {
    fn callbacks(calls: Rc<Cell<i64>>) -> LinkCallbacks {
        let (count, saved) = (calls.clone(), calls.clone());
        LinkCallbacks::new()
            .name("Scale")
            .forward(move |link, inputs| {
                count.set(count.get() + 1);
                Ok(vec![&inputs[0] * &functions::broadcast_to(&link.param("w")?, &inputs[0].shape())?])
            })
            .copy(move |_, shares| {
                assert!(!shares);
                Ok(callbacks(Rc::new(Cell::new(calls.get()))))
            })
            .serialize(move |_, serializer| {
                let mut value = saved.get();
                serializer.i64("calls", &mut value)?;
                saved.set(value);
                Ok(())
            })
    }
    let calls = Rc::new(Cell::new(0));
    let link = Link::user(callbacks(calls.clone()))?;
    link.add_param("w", &[1], DType::Float32)?;
    link.param("w")?.data()?.fill_f64(3.0)?;
    let x = Variable::new(&array![1f32, 2.0])?;
    assert_eq!(link.call1(&x)?.data()?.to_vec::<f32>()?, [3.0, 6.0]);
    let copy = link.deep_clone()?;
    copy.call1(&x)?;
    assert_eq!(calls.get(), 1, "the copy counts for itself");
    let dictionary = Dictionary::new()?;
    copy.serialize(&dictionary.serializer(None)?)?;
    assert_eq!(dictionary.i64("calls")?, 2);
    link.serialize(&dictionary.deserializer(None)?)?;
    assert_eq!(calls.get(), 2);
    Ok(())
}

#[test]
fn a_user_serializer_saves_and_loads() -> Result<()> {
    let kept: Rc<RefCell<Vec<(String, Array)>>> = Rc::default();
    let store = kept.clone();
    let saver = Serializer::new(SerializerCallbacks::new().array(move |key, value| {
        store.borrow_mut().push((key.into(), value.copy()?));
        Ok(())
    }))?;
    let link = Link::linear(2, 3, None)?;
    link.serialize(&saver)?;
    let mut keys: Vec<_> = kept.borrow().iter().map(|(key, _)| key.clone()).collect();
    keys.sort();
    assert_eq!(keys, ["W", "b"]);
    let loader = Serializer::new(SerializerCallbacks::new().loads(1).array(move |key, value| {
        let store = kept.borrow();
        let (_, kept) = store.iter().find(|(k, _)| k == key).ok_or_else(|| Error::new(Code::NotFound, key))?;
        value.copyto(kept, Casting::SameKind, None)
    }))?;
    let other = Link::linear(2, 3, None)?;
    other.serialize(&loader)?;
    assert_eq!(other.param("W")?.data()?.to_vec::<f32>()?, link.param("W")?.data()?.to_vec::<f32>()?);
    Ok(())
}
