//! Trains a network to read handwritten digits: the Rust form of the C example, with the same options and the same
//! numbers for a seed.
//!
//!     cargo run --release --example mnist -- --data DIR --epochs 3
use catenary::*;
use std::time::Instant;

mod data;
mod settings;
use data::Digits;
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
    let mut size = data::PIXELS as i64;
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
        let side = data::SIDE as i64;
        let pool = |h: &Variable| functions::max_pooling_2d(h, 2, 2, 2, 2, 0, 0, true, None);
        let mut h = functions::reshape(&inputs[0], &[-1, 1, side, side])?;
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

/// Digits on the device: pixels from 0 to 1, and labels.
struct Data {
    pixels: Array,
    labels: Array,
}

impl Data {
    fn new(digits: &Digits) -> Result<Data> {
        let count = digits.labels.len() as i64;
        let pixels = Array::from_slice(&digits.images, &[count, data::PIXELS as i64])?;
        let labels = Array::from_slice(&digits.labels, &[count])?;
        Ok(Data { pixels: pixels.astype(DType::Float32)? / 255.0, labels: labels.astype(DType::Int32)? })
    }

    fn count(&self) -> i64 {
        self.labels.size()
    }
}

/// One pass over the digits in an order that depends on the seed and the epoch; the mean of the losses before each
/// update.
fn train(classifier: &Link, optimizer: &Optimizer, data: &Data, s: &Settings, epoch: i64) -> Result<f64> {
    classifier.classifier_set_compute_accuracy(false)?;
    let seed = s.seed.wrapping_mul(100_003).wrapping_add(epoch as u64);
    let generator = RandomState::new(Some("cpu"), RandomMethod::Philox43210, seed)?;
    let order = random::permutation(Some(&generator), data.count())?.to_device(Some(&s.device))?;
    let mut total = 0.0;
    for first in (0..data.count()).step_by(s.batch as usize) {
        let chosen = order.get(&index![first..first + s.batch])?;
        let pick = |a: &Array| Variable::constant(&a.take(&chosen, 0, IndexMode::Raise)?);
        let loss = classifier.call(&[pick(&data.pixels)?, pick(&data.labels)?], 1)?.remove(0);
        classifier.cleargrads()?;
        loss.backward(false, false)?;
        optimizer.update()?;
        total += loss.item()? * chosen.size() as f64;
    }
    optimizer.new_epoch()?;
    Ok(total / data.count() as f64)
}

/// Mean loss and accuracy, without the history that only backward needs.
fn evaluate(classifier: &Link, data: &Data) -> Result<(f64, f64)> {
    let _setting = no_backprop()?;
    classifier.classifier_set_compute_accuracy(true)?;
    let (mut loss, mut correct) = (0.0, 0.0);
    for first in (0..data.count()).step_by(500) {
        let batch = index![first..first + 500];
        let labels = data.labels.get(&batch)?;
        let count = labels.size() as f64;
        let inputs = [Variable::constant(&data.pixels.get(&batch)?)?, Variable::constant(&labels)?];
        loss += classifier.call(&inputs, 1)?[0].item()? * count;
        let accuracy = classifier.classifier_accuracy()?.expect("it was switched on").item()?;
        correct += (accuracy * count).round();
    }
    Ok((loss / data.count() as f64, correct / data.count() as f64))
}

fn run() -> Outcome<()> {
    let s = Settings::read()?;
    let (source, training, testing) = data::load(&s)?;
    println!("data     {}: {} for training, {} for testing", source, training.labels.len(), testing.labels.len());

    device::set_current(&s.device)?;
    random::seed(None, s.seed)?;
    let (training, testing) = (Data::new(&training)?, Data::new(&testing)?);
    let model = if s.model == "lenet" { lenet()? } else { mlp(&s)? };
    let classifier = Link::classifier(&model)?;
    let optimizer = optimizer(&s)?;
    optimizer.setup(&classifier)?;
    if let Some(file) = &s.resume {
        serializer::checkpoint_load(file, &model, Some(&optimizer), None, None)?;
    }
    println!(
        "network  {}, {} with learning rate {}, batches of {}, seed {}, on {}",
        s.model, s.optimizer, s.learning_rate, s.batch, s.seed, s.device
    );
    for epoch in optimizer.epoch() + 1..=s.epochs {
        let started = Instant::now();
        let train_loss = train(&classifier, &optimizer, &training, &s, epoch)?;
        let (loss, accuracy) = evaluate(&classifier, &testing)?;
        println!(
            "epoch {:2}/{}  train loss {:.4}  test loss {:.4}  test accuracy {:.4}  {:.2} s",
            epoch,
            s.epochs,
            train_loss,
            loss,
            accuracy,
            started.elapsed().as_secs_f64()
        );
        if let Some(file) = &s.save {
            serializer::checkpoint_save(file, &model, Some(&optimizer), None, None)?;
        }
    }
    println!("test accuracy {:.4}", evaluate(&classifier, &testing)?.1);
    Ok(())
}

fn main() {
    if let Err(error) = run() {
        eprintln!("mnist: {}", error);
        std::process::exit(1);
    }
}
