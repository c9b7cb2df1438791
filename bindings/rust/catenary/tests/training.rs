//! Variables, links, optimizers and files.
use catenary::{functions as f, *};
use std::path::PathBuf;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("catenary-{}-{}", name, std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().into()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn f64s(v: &Variable) -> Vec<f64> {
    v.data().unwrap().to_vec().unwrap()
}

#[test]
fn variables_have_operators_and_gradients() -> Result<()> {
    let x = Variable::new(&array![1f64, 2.0, 4.0])?;
    let y = (2.0 * &x - 1) * &x + x.clone() / 2.0;
    assert_eq!(f64s(&y), [1.5, 7.0, 30.0]);
    assert_eq!(f64s(&(1 - &x)), [0.0, -1.0, -3.0]);
    assert_eq!(f64s(&(8.0 / -&x)), [-8.0, -4.0, -2.0]);
    f::sum(&y, None, false)?.backward(false, false)?;
    assert_eq!(x.grad()?.unwrap().to_vec::<f64>()?, [3.5, 7.5, 15.5]);
    assert_eq!(x.shape(), [3]);
    assert!(y.creator()?.is_some() && x.creator()?.is_none());
    x.cleargrad()?;
    assert!(x.grad()?.is_none());
    x.set_name(Some("x"))?;
    assert_eq!((x.name().as_deref(), y.name()), (Some("x"), None));
    assert_eq!(format!("{:?}", x), "Variable(x: (3), float64)");
    assert_eq!(y.backward(false, false).unwrap_err().code(), Code::State);
    Ok(())
}

#[test]
fn hierarchies_are_walked() -> Result<()> {
    let inner = Link::chain()?;
    inner.add_link(Some("fc"), &Link::linear(3, 2, None)?)?;
    let model = Link::chain()?;
    model.add_link(Some("inner"), &inner)?;
    model.add_link(Some("out"), &Link::linear(2, 1, Some(LinkOptions::new()?.set_nobias(true)?))?)?;
    let paths: Vec<String> = model.params()?.map(|entry| entry.map(|(path, _)| path)).collect::<Result<_>>()?;
    assert_eq!(paths, ["/inner/fc/W", "/inner/fc/b", "/out/W"]);
    let links: Vec<String> = model.links(true)?.map(|entry| entry.map(|(path, _)| path)).collect::<Result<_>>()?;
    assert_eq!(links, ["/inner", "/inner/fc", "/out"]);
    assert!(model.child("inner")?.is(&inner) && !model.child("out")?.is(&inner));
    assert_eq!(model.child("none").unwrap_err().code(), Code::NotFound);
    let error = model.call1(&Variable::new(&array![[1f32]])?).unwrap_err();
    assert!(!error.message().is_empty());
    model.freeze("inner")?;
    assert!(!model.param("/inner/fc/W")?.requires_grad());
    Ok(())
}

#[test]
fn optimizers_of_closures_update_and_hooks_change_gradients() -> Result<()> {
    let rule = OptimizerCallbacks::new()
        .name("Signs")
        .init_state(|optimizer, path, param| {
            optimizer.add_state(path, "steps", &Array::zeros(&param.shape(), DType::Float32)?)
        })
        .update_one(|optimizer, path, param| {
            let data = param.data()?;
            let grad = param.grad()?.expect("only parameters with a gradient");
            data.subtract_into(&(grad.sign()? * optimizer.hyperparameter("lr")?), &data)?;
            let steps = optimizer.state(path, "steps")?;
            steps.add_into(&Array::scalar_f64(1.0)?, &steps)
        });
    let optimizer = Optimizer::new(rule)?;
    optimizer.add_hyperparameter("lr", 0.5)?;
    let link = Link::chain()?;
    link.add_param("w", &[2], DType::Float32)?;
    let w = link.param("w")?;
    w.data()?.fill_f64(1.0)?;
    optimizer.setup(&link)?;
    optimizer.add_hook("flip", |_, link| {
        let w = link.param("w")?;
        w.set_grad(w.grad()?.map(|g| -g).as_ref())
    })?;
    for t in 1..=2 {
        w.set_grad(Some(&array![3f32, -2.0]))?;
        optimizer.update()?;
        assert_eq!(optimizer.t(), t);
    }
    assert_eq!(w.data()?.to_vec::<f32>()?, [2.0, 0.0]);
    assert_eq!(optimizer.state("/w", "steps")?.to_vec::<f32>()?, [2.0, 2.0]);
    optimizer.remove_hook("flip")?;
    optimizer.add_hook("fail", |_, _| Err(Error::new(Code::Unsupported, "no update")))?;
    assert_eq!(optimizer.update().unwrap_err().message(), "no update");
    Ok(())
}

#[test]
fn a_whole_update_is_a_closure_that_computes_the_loss() -> Result<()> {
    let optimizer = Optimizer::new(OptimizerCallbacks::new().update(|_, link, loss| {
        let loss = loss.expect("update_loss gives one").call()?;
        assert_eq!(loss.item()?, 9.0);
        link.param("w")?.data()?.fill_f64(loss.item()?)
    }))?;
    let link = Link::chain()?;
    link.add_param("w", &[], DType::Float32)?;
    let w = link.param("w")?;
    w.data()?.fill_f64(3.0)?;
    optimizer.setup(&link)?;
    optimizer.update_loss(|| f::square(&w))?;
    assert_eq!(w.item()?, 9.0);
    let error = optimizer.update_loss(|| Err(Error::new(Code::Io, "no loss"))).unwrap_err();
    assert_eq!((error.code(), error.message()), (Code::Io, "no loss"));
    Ok(())
}

#[test]
fn schedules_and_initializers_are_closures() -> Result<()> {
    let schedule = Schedule::new(|t| Ok(1.0 / (1.0 + t as f64)))?;
    assert_eq!(std::thread::spawn(move || schedule.value(3)).join().unwrap()?, 0.25);
    let options = LinkOptions::new()?;
    options.set_initializer("W", &Initializer::callback(|array| array.fill_f64(7.0))?)?;
    options.set_initializer("b", &Initializer::array(&array![1f32, 2.0])?)?;
    let link = Link::linear(3, 2, Some(&options))?;
    assert_eq!(link.param("W")?.data()?.to_vec::<f32>()?, [7.0; 6]);
    assert_eq!(link.param("b")?.data()?.to_vec::<f32>()?, [1.0, 2.0]);
    Ok(())
}

#[test]
fn files_keep_links_optimizers_and_dictionaries() -> Result<()> {
    let folder = Folder::new("files");
    let model = Link::linear(3, 2, None)?;
    let adam = Optimizer::adam(0.001, 0.9, 0.999, 1e-8)?;
    adam.setup(&model)?;
    model.cleargrads()?;
    f::sum(&model.call1(&Variable::new(&array![[1f32, 2.0, 3.0]])?)?, None, false)?.backward(false, false)?;
    adam.update()?;
    let weights = |link: &Link| link.param("W").unwrap().data().unwrap().to_vec::<f32>().unwrap();
    for name in ["model.npz", "model.h5", "model.safetensors"] {
        let path = folder.file(name);
        match name.rsplit('.').next().unwrap() {
            "npz" => model.save_npz(&path, -1)?,
            "h5" => model.save_hdf5(&path, 0)?,
            _ => model.save_safetensors(&path)?,
        }
        let other = Link::linear(3, 2, None)?;
        other.load(&path, None, None)?;
        assert_eq!(weights(&other), weights(&model), "{}", name);
        let report = LoadReport::new()?;
        let error = Link::linear(4, 2, None)?.load(&path, None, Some(&report)).unwrap_err();
        assert_eq!(error.code(), Code::Shape);
        assert_eq!(report.count(LoadProblem::Mismatching), 1);
        assert_eq!(report.name(LoadProblem::Mismatching, 0)?, "W");
    }
    let checkpoint = folder.file("checkpoint.npz");
    let extra = Dictionary::new()?;
    extra.set_text("note", "größer")?;
    extra.set_i64("epoch", 3)?;
    serializer::checkpoint_save(&checkpoint, &model, Some(&adam), None, Some(&extra))?;
    let (other, again, found) =
        (Link::linear(3, 2, None)?, Optimizer::adam(0.5, 0.9, 0.999, 1e-8)?, Dictionary::new()?);
    again.setup(&other)?;
    serializer::checkpoint_load(&checkpoint, &other, Some(&again), None, Some(&found))?;
    assert_eq!((again.t(), found.text("note")?, found.i64("epoch")?), (1, "größer".to_string(), 3));
    assert_eq!(weights(&other), weights(&model));
    Ok(())
}

#[test]
fn a_dictionary_is_a_file_in_memory() -> Result<()> {
    let model = Link::linear(3, 2, None)?;
    let memory = Dictionary::new()?;
    model.serialize(&memory.serializer(Some("model"))?)?;
    assert_eq!(memory.keys()?, ["model/W", "model/b"]);
    memory.set_f64("rate", 0.25)?;
    let other = Link::linear(3, 2, None)?;
    other.serialize(&memory.deserializer(None)?.child("model")?)?;
    assert_eq!(other.param("W")?.data()?.to_vec::<f32>()?, model.param("W")?.data()?.to_vec::<f32>()?);
    assert_eq!(memory.f64("rate")?, 0.25);
    assert_eq!(memory.array("none").unwrap_err().code(), Code::NotFound);
    Ok(())
}

#[test]
fn settings_end_with_their_objects() -> Result<()> {
    let x = Variable::new(&array![1f32; 100])?;
    assert!(train() && backprop_enabled());
    {
        let _testing = testing_mode()?;
        let _inference = no_backprop()?;
        assert!(!train() && !backprop_enabled());
        let y = f::dropout(&x, 0.5, None)?;
        assert_eq!(y.data()?.to_vec::<f32>()?, [1.0; 100]);
    }
    assert!(train() && backprop_enabled());
    assert_eq!(array![[1i32, 2], [3, 4], [5, 6]].rows()?.len(), 3);
    assert_eq!(Array::scalar_f64(1.0)?.rows().unwrap_err().code(), Code::Shape);
    Ok(())
}

#[test]
fn recomputation_keeps_closures_until_backward() -> Result<()> {
    let x = Variable::new(&array![0.5f64])?;
    let y = f::recompute(|inputs| Ok(vec![f::exp(&f::sin(&inputs[0])?)?]), &[&x], 1)?.remove(0);
    y.backward(false, false)?;
    let expected = 0.5f64.sin().exp() * 0.5f64.cos();
    assert!((x.grad()?.unwrap().item()? - expected).abs() < 1e-12);
    Ok(())
}
