//! The command line.
use crate::Outcome;

const USAGE: &str = "usage: mnist [options]

Trains a multilayer perceptron or LeNet to read handwritten digits.

  --data DIR        folder with the IDX files of MNIST, plain or .gz (default: $CATENARY_DATA/mnist)
  --train N         train on the first N digits only
  --test N          test on the first N digits only
  --model NAME      mlp, or lenet: Caffe's convolutional network
  --layers N        hidden layers of mlp (2)
  --units N         units of each hidden layer of mlp (100)
  --batch N         digits per update (100)
  --epochs N        total number of passes over the digits (20)
  --optimizer NAME  adam, sgd or momentum
  --lr X            learning rate (adam 0.001, sgd 0.2, momentum 0.05)
  --seed N          seed of initial weights and order (0)
  --device NAME     device to compute on (cpu)
  --out DIR         folder for the log, the curves, the network and the snapshot (result)
  --resume FILE     continue from a snapshot";

pub struct Settings {
    pub data: Option<String>,
    pub train: Option<i64>,
    pub test: Option<i64>,
    pub model: String,
    pub layers: i64,
    pub units: i64,
    pub batch: i64,
    pub epochs: i64,
    pub optimizer: String,
    pub learning_rate: f64,
    pub seed: u64,
    pub device: String,
    pub out: String,
    pub resume: Option<String>,
}

fn number<T: std::str::FromStr + PartialOrd + std::fmt::Display>(name: &str, text: &str, least: T) -> Outcome<T> {
    match text.parse() {
        Ok(value) if value >= least => Ok(value),
        _ => Err(format!("--{}: expected a number of at least {}, got {}", name, least, text).into()),
    }
}

fn choice(name: &str, text: &str, names: &[&str]) -> Outcome<String> {
    if names.contains(&text) {
        return Ok(text.into());
    }
    Err(format!("--{}: expected {}, got {}", name, names.join(" or "), text).into())
}

impl Settings {
    /// Ends the program after --help.
    pub fn read() -> Outcome<Settings> {
        let mut s = Settings {
            data: None,
            train: None,
            test: None,
            model: "mlp".into(),
            layers: 2,
            units: 100,
            batch: 100,
            epochs: 20,
            optimizer: "adam".into(),
            learning_rate: 0.0,
            seed: 0,
            device: "cpu".into(),
            out: "result".into(),
            resume: None,
        };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            if argument == "--help" {
                println!("{}", USAGE);
                std::process::exit(0);
            }
            let name = argument.strip_prefix("--").ok_or_else(|| format!("unexpected argument {}", argument))?;
            let value = arguments.next().ok_or_else(|| format!("--{}: expected a value", name))?;
            match name {
                "data" => s.data = Some(value),
                "train" => s.train = Some(number(name, &value, 1)?),
                "test" => s.test = Some(number(name, &value, 1)?),
                "model" => s.model = choice(name, &value, &["mlp", "lenet"])?,
                "layers" => s.layers = number(name, &value, 0)?,
                "units" => s.units = number(name, &value, 1)?,
                "batch" => s.batch = number(name, &value, 1)?,
                "epochs" => s.epochs = number(name, &value, 1)?,
                "optimizer" => s.optimizer = choice(name, &value, &["adam", "sgd", "momentum"])?,
                "lr" => s.learning_rate = number(name, &value, 1e-9)?,
                "seed" => s.seed = number(name, &value, 0)?,
                "device" => s.device = value,
                "out" => s.out = value,
                "resume" => s.resume = Some(value),
                _ => return Err(format!("unknown option {}; try --help", argument).into()),
            }
        }
        if s.learning_rate == 0.0 {
            s.learning_rate = match s.optimizer.as_str() {
                "adam" => 0.001,
                "sgd" => 0.2,
                _ => 0.05,
            };
        }
        Ok(s)
    }
}
