//! Trains a network to read handwritten digits: the Rust form of the C example, with the same options and the same
//! numbers for a seed.
//!
//!     cargo run --release --example mnist -- --data DIR --epochs 3
use catenary::*;

mod data;
mod settings;
use settings::Settings;

type Outcome<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// A multilayer perceptron: linear layers l1, l2, ... with ReLU between them.
fn mlp(s: &Settings) -> Result<Link> {
    let link = Link::new(Some(Box::new(|link, inputs| {
        let mut h = link.child_at(0)?.call1(&inputs[0])?;
        for i in 1..link.child_count() {
            h = link.child_at(i)?.call1(&functions::relu(&h)?)?;
        }
        Ok(vec![h])
    })))?;
    let mut size = data::PIXELS;
    for layer in 1..=s.layers + 1 {
        let out = if layer <= s.layers { s.units } else { 10 };
        link.add_link(Some(&format!("l{}", layer)), &Link::linear(size, out, None)?)?;
        size = out;
    }
    Ok(link)
}

/// Caffe's LeNet: two convolutions with max pooling, then two linear layers.
fn lenet() -> Result<Link> {
    let link = Link::new(Some(Box::new(|link, inputs| {
        let pool = |h: &Variable| functions::max_pooling_2d(h, 2, 2, 2, 2, 0, 0, true, None);
        let mut h = functions::reshape(&inputs[0], &[-1, 1, data::SIDE, data::SIDE])?;
        h = pool(&link.child("conv1")?.call1(&h)?)?;
        h = pool(&link.child("conv2")?.call1(&h)?)?;
        h = functions::relu(&link.child("ip1")?.call1(&h)?)?;
        Ok(vec![link.child("ip2")?.call1(&h)?])
    })))?;
    link.add_link(Some("conv1"), &Link::convolution_2d(1, 20, 5, 5, 1, 1, 0, 0, None)?)?;
    link.add_link(Some("conv2"), &Link::convolution_2d(20, 50, 5, 5, 1, 1, 0, 0, None)?)?;
    link.add_link(Some("ip1"), &Link::linear(800, 500, None)?)?;
    link.add_link(Some("ip2"), &Link::linear(500, 10, None)?)?;
    Ok(link)
}

fn optimizer(s: &Settings) -> Result<Optimizer> {
    match s.optimizer.as_str() {
        "adam" => Optimizer::adam(s.learning_rate, 0.9, 0.999, 1e-8),
        "momentum" => Optimizer::momentum_sgd(s.learning_rate, 0.9),
        _ => Optimizer::sgd(s.learning_rate),
    }
}

/// A trainer that evaluates, prints a line of a table, and saves after each epoch.
fn trainer(s: &Settings, updater: &Updater, evaluator: &Extension, model: &Link) -> Result<Trainer> {
    let end = Trigger::interval(s.epochs as f64, TriggerUnit::Epoch)?;
    let trainer = Trainer::new(updater, Some(&end), &s.out)?;
    let columns = ["epoch", "iteration", "main/loss", "validation/main/loss", "validation/main/accuracy"];
    for extension in [
        evaluator,
        &Extension::log_report(None, Some("log"), None)?,
        &Extension::print_report(&columns, None)?,
        &Extension::progress_bar(1)?,
        &Extension::plot_report(&columns[2..4], Some("epoch"), "curves.svg", None)?,
        &Extension::snapshot_object(model, "model.safetensors")?,
        &Extension::snapshot("snapshot.safetensors", 0, false)?,
    ] {
        trainer.extend(extension, None, None, PRIORITY_DEFAULT)?;
    }
    trainer.set_interrupts(true)?; // Ctrl-C saves and stops
    Ok(trainer)
}

/// Whether the training has come to its end.
fn run() -> Outcome<bool> {
    let s = Settings::read()?;
    device::set_current(&s.device)?;
    random::seed(None, s.seed)?;
    let (training, testing) = data::datasets(&s)?;
    println!("data     {} for training, {} for testing", training.size(), testing.size());

    let model = if s.model == "lenet" { lenet()? } else { mlp(&s)? };
    let classifier = Link::classifier(&model)?;
    let optimizer = optimizer(&s)?;
    optimizer.setup(&classifier)?;
    println!(
        "network  {}, {} with learning rate {}, batches of {}, seed {}, on {}",
        s.model, s.optimizer, s.learning_rate, s.batch, s.seed, s.device
    );
    let batches = catenary::Iterator::serial(&training, s.batch, true, true, s.seed)?;
    let tests = catenary::Iterator::serial(&testing, 500, false, false, 0)?;
    let updater = Updater::standard(&batches, &optimizer, None, None)?;
    let evaluator = Extension::evaluator(&tests, &classifier, None, None)?;
    let trainer = trainer(&s, &updater, &evaluator, &model)?;
    if let Some(file) = &s.resume {
        trainer.load(file)?;
    }
    if trainer.run()? == TrainingResult::Stopped {
        println!("stopped; continue with --resume {}", trainer.snapshot_path().unwrap_or_default());
        return Ok(false);
    }
    let log = trainer.extension("LogReport")?;
    println!("test accuracy {:.4}", log.log_value(log.log_count() - 1, "validation/main/accuracy")?);
    Ok(true)
}

fn main() {
    match run() {
        Ok(true) => {}
        Ok(false) => std::process::exit(130),
        Err(error) => {
            eprintln!("mnist: {}", error);
            std::process::exit(1);
        }
    }
}
