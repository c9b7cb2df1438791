//! The golden vectors (tests/golden in the repository) through the safe layer.
//!
//! Usage: cargo test --test golden -- [SUBSTRING]. `CATENARY_GOLDEN` names another folder of vectors.
#![allow(clippy::type_complexity)]
mod array_call;
mod array_routines;
mod arrays;
mod elementwise;
mod functions;
mod graphs;
mod host;
mod json;
mod links;
mod optimizers;
mod promotion;
mod random;
mod serializers;

pub use host::{expect, Host, Npz, Tolerance};
pub use json::Json;
use std::collections::BTreeMap;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};

/// Why a case did not pass.
#[derive(Debug)]
pub enum Bad {
    /// The library or the binding lacks what the case needs.
    Missing(String),
    Differs(String),
    Api(catenary::Error),
}

pub type Outcome<T> = Result<T, Bad>;

impl From<catenary::Error> for Bad {
    fn from(error: catenary::Error) -> Bad {
        Bad::Api(error)
    }
}

pub fn missing<T>(what: &str) -> Outcome<T> {
    Err(Bad::Missing(what.into()))
}

pub fn differs<T>(what: impl Into<String>) -> Outcome<T> {
    Err(Bad::Differs(what.into()))
}

pub struct Runner {
    only: Option<String>,
    passed: usize,
    failed: usize,
    skipped: BTreeMap<String, usize>,
}

impl Runner {
    /// Runs a case and counts it.
    pub fn test(&mut self, id: &str, body: impl FnOnce() -> Outcome<()>) {
        if self.only.as_ref().map_or(false, |only| !id.contains(only)) {
            return;
        }
        match catch_unwind(AssertUnwindSafe(body)) {
            Ok(Ok(())) => self.passed += 1,
            Ok(Err(Bad::Missing(what))) => *self.skipped.entry(what).or_default() += 1,
            Ok(Err(bad)) => self.fail(id, &format!("{:?}", bad)),
            Err(_) => self.fail(id, "it panicked"),
        }
    }

    fn fail(&mut self, id: &str, why: &str) {
        println!("FAILED {}: {}", id, why);
        self.failed += 1;
    }
}

fn cases(folder: &Path) -> Json {
    Json::load(&folder.join("cases.json"))
}

fn main() {
    let folder = std::env::var_os("CATENARY_GOLDEN")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/golden/vectors"), PathBuf::from);
    let only = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let mut runner = Runner { only, passed: 0, failed: 0, skipped: BTreeMap::new() };
    type Family = fn(&mut Runner, &Path, &Json);
    let families: [(&str, Family); 6] = [
        ("functions", functions::run),
        ("arrays", arrays::run),
        ("graphs", graphs::run),
        ("links", links::run),
        ("optimizers", optimizers::run),
        ("serializers", serializers::run),
    ];
    for (name, run) in families {
        let before = (runner.passed, runner.failed);
        run(&mut runner, &folder.join(name), &cases(&folder.join(name)));
        println!("{}: {} passed, {} failed", name, runner.passed - before.0, runner.failed - before.1);
    }
    for (what, count) in &runner.skipped {
        println!("skipped {}: {} cases", what, count);
    }
    let skipped: usize = runner.skipped.values().sum();
    println!("{} passed, {} failed, {} skipped", runner.passed, runner.failed, skipped);
    if runner.failed > 0 || runner.passed == 0 {
        std::process::exit(1);
    }
}
