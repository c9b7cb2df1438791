//! charrnn [--device NAME] TEXT [UPDATES [SAMPLED]]: learns a text by characters, then generates one.
use catenary::{device, functions as f, no_backprop, random, Array, Link, Optimizer, Result, Variable};

const BATCH: usize = 32;
const LENGTH: usize = 32;
const UNITS: i64 = 128;

struct Model {
    all: Link,
    embed: Link,
    lstm: Link,
    out: Link,
}

impl Model {
    fn new(vocabulary: i64) -> Result<Model> {
        let (all, embed) = (Link::chain()?, Link::embed_id(vocabulary, UNITS, None)?);
        let (lstm, out) = (Link::lstm(UNITS, UNITS, None)?, Link::linear(UNITS, vocabulary, None)?);
        for (name, child) in [("embed", &embed), ("lstm", &lstm), ("out", &out)] {
            all.add_link(Some(name), child)?;
        }
        Ok(Model { all, embed, lstm, out })
    }

    fn step(&self, now: &[i32]) -> Result<Variable> {
        self.out.call1(&self.lstm.call1(&self.embed.call1(&codes(now)?)?)?)
    }
}

fn codes(values: &[i32]) -> Result<Variable> {
    Variable::constant(&Array::new(values)?)
}

fn learn(model: &Model, text: &[i32], updates: usize) -> Result<()> {
    let adam = Optimizer::adam(0.003, 0.9, 0.999, 1e-8)?;
    adam.setup(&model.all)?;
    adam.add_gradient_clipping(5.0)?;
    let lane = (text.len() - 1) / BATCH;
    let mut at = 0;
    for update in 1..=updates {
        let mut losses = Vec::new();
        for _ in 0..LENGTH {
            let now: Vec<i32> = (0..BATCH).map(|b| text[b * lane + at]).collect();
            let next: Vec<i32> = (0..BATCH).map(|b| text[b * lane + at + 1]).collect();
            losses.push(f::softmax_cross_entropy(&model.step(&now)?, &codes(&next)?, true, None)?);
            at = (at + 1) % lane;
        }
        let loss = losses.into_iter().reduce(|sum, loss| sum + loss).expect("a loss for each step");
        model.all.cleargrads()?;
        loss.backward(false, false)?;
        loss.unchain_backward()?;
        adam.update()?;
        if update % 100 == 0 {
            println!("update {}: loss {:.3}", update, loss.item()? / LENGTH as f64);
        }
    }
    Ok(())
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.len() > 1 && arguments[0] == "--device" {
        device::set_current(&arguments[1])?;
        arguments.drain(..2);
    }
    let bytes = arguments.first().map_or(Ok(vec![]), std::fs::read)?;
    if bytes.len() <= BATCH {
        eprintln!("usage: charrnn [--device NAME] TEXT [UPDATES [SAMPLED]]");
        std::process::exit(2);
    }
    let number = |i: usize, usual| arguments.get(i).map_or(Ok(usual), |text| text.parse::<usize>());
    let (updates, sampled) = (number(1, 1000)?, number(2, 300)?);
    let mut characters = Vec::new();
    let mut text = Vec::with_capacity(bytes.len());
    for byte in bytes {
        let code = characters.iter().position(|c| *c == byte).unwrap_or_else(|| {
            characters.push(byte);
            characters.len() - 1
        });
        text.push(code as i32);
    }
    let vocabulary = characters.len() as i64;
    let model = Model::new(vocabulary)?;
    learn(&model, &text, updates)?;

    let _setting = no_backprop()?;
    model.lstm.lstm_reset_state()?;
    let (mut last, mut written) = (text[0], Vec::new());
    for _ in 0..sampled {
        let p = f::reshape(&f::softmax(&model.step(&[last])?, None)?, &[vocabulary])?.data()?;
        last = random::choice(None, vocabulary, &[], true, Some(&p))?.item_i64(&[])? as i32;
        written.push(characters[last as usize]);
    }
    print!("{}", String::from_utf8_lossy(&written));
    Ok(())
}
