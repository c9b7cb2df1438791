//! Cases of files: loads those of the reference, saves them again, and compares entries and values.
use crate::host::{data_of, Values, EXACT};
use crate::{differs, expect, links, optimizers, Host, Json, Npz, Outcome, Runner, Tolerance};
use catenary::{DType, Link, Optimizer, Result};
use std::path::{Path, PathBuf};

/// The link or optimizer that a case describes.
struct Subject {
    link: Link,
    optimizer: Option<Optimizer>,
}

impl Subject {
    fn new(spec: &Json) -> Outcome<Subject> {
        let link = links::build(spec.at("link"))?;
        if spec.at("object").text() != "optimizer" {
            return Ok(Subject { link, optimizer: None });
        }
        let optimizer = optimizers::make(spec.at("optimizer").text(), spec.get("attrs"))?;
        optimizer.setup(&link)?;
        Ok(Subject { link, optimizer: Some(optimizer) })
    }

    fn load(&self, format: &str, path: &str) -> Result<()> {
        match (&self.optimizer, format) {
            (None, "npz") => self.link.load_npz(path),
            (None, "hdf5") => self.link.load_hdf5(path),
            (None, _) => self.link.load_safetensors(path),
            (Some(optimizer), "npz") => optimizer.load_npz(path),
            (Some(optimizer), "hdf5") => optimizer.load_hdf5(path),
            (Some(optimizer), _) => optimizer.load_safetensors(path),
        }
    }

    fn save(&self, format: &str, path: &str, level: i32) -> Result<()> {
        match (&self.optimizer, format) {
            (None, "npz") => self.link.save_npz(path, level),
            (None, "hdf5") => self.link.save_hdf5(path, level),
            (None, _) => self.link.save_safetensors(path),
            (Some(optimizer), "npz") => optimizer.save_npz(path, level),
            (Some(optimizer), "hdf5") => optimizer.save_hdf5(path, level),
            (Some(optimizer), _) => optimizer.save_safetensors(path),
        }
    }

    fn value(&self, path: &str) -> Outcome<Host> {
        let optimizer = match &self.optimizer {
            Some(optimizer) => optimizer,
            None => return links::value_at(&self.link, path),
        };
        let count = |value: i64| Host::scalar(DType::Int64, Values::Ints(vec![value.into()]));
        match (path, path.rsplit_once('/')) {
            ("/t", _) => Ok(count(optimizer.t())),
            ("/epoch", _) => Ok(count(optimizer.epoch())),
            (_, Some((param, state))) => Host::of(&optimizer.state(param, state)?),
            _ => differs(format!("no value {}", path)),
        }
    }

    fn compare(&self, spec: &Json, expected: &Npz, tolerance: &Tolerance) -> Outcome<()> {
        for item in spec.at("values").list() {
            let path = item.at("path").text();
            expect(path, &self.value(path)?, &expected.host(item.at("key"))?, tolerance)?;
        }
        Ok(())
    }
}

/// A file that was saved has exactly the reference's entries.
fn compare_file(path: &Path, spec: &Json, expected: &Npz) -> Outcome<()> {
    let file = Npz::open(path)?;
    let values = spec.at("values").list();
    for item in values {
        let key = item.at("npz_key");
        expect(key.text(), &file.host(key)?, &expected.host(item.at("key"))?, &EXACT)?;
    }
    match file.names()?.iter().find(|name| !values.iter().any(|item| item.at("npz_key").text() == name.as_str())) {
        Some(name) => differs(format!("unexpected entry {}", name)),
        None => Ok(()),
    }
}

fn load_case(spec: &Json, folder: &Path, format: &str, file: &str, other: &str, scratch: &Path) -> Outcome<()> {
    let subject = Subject::new(spec)?;
    let expected = Npz::open(&folder.join(spec.at("expected").text()))?;
    subject.load(format, folder.join(file).to_str().expect("UTF-8"))?;
    subject.compare(spec, &expected, &EXACT)?;
    for level in [0, -1] {
        let saved = scratch.join(format!("level{}", level));
        let path = saved.to_str().expect("UTF-8");
        subject.save(other, path, level)?;
        if other == "npz" {
            compare_file(&saved, spec, &expected)?;
        }
        let again = Subject::new(spec)?;
        again.load(other, path)?;
        again.compare(spec, &expected, &EXACT)?;
    }
    Ok(())
}

/// The updates that led to the recorded file of an optimizer.
fn history_case(spec: &Json, folder: &Path) -> Outcome<()> {
    let subject = Subject::new(spec)?;
    let expected = Npz::open(&folder.join(spec.at("expected").text()))?;
    let optimizer = subject.optimizer.as_ref().expect("an optimizer");
    let history = spec.at("history");
    let tolerance = Tolerance { rtol: 1e-5, atol: 1e-6, zero_sign: false };
    for item in history.at("param").list() {
        subject.link.param(item.at("path").text())?.set_data(&expected.array(item.at("key"))?)?;
    }
    for step in 1..=spec.at("updates").int() {
        for item in history.at(&format!("step{}/grad", step)).list() {
            subject.link.param(item.at("path").text())?.set_grad(Some(&expected.array(item.at("key"))?))?;
        }
        optimizer.update()?;
    }
    for _ in 0..if spec.has("epochs") { spec.at("epochs").int() } else { 0 } {
        optimizer.new_epoch()?;
    }
    subject.compare(spec, &expected, &tolerance)?;
    for item in history.at("param_after").list() {
        let path = item.at("path").text();
        expect(path, &data_of(&subject.link.param(path)?)?, &expected.host(item.at("key"))?, &tolerance)?;
    }
    Ok(())
}

/// A folder that is removed with the object.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        let folder = std::env::temp_dir().join(format!("catenary-golden-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for files");
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn run(runner: &mut Runner, folder: &Path, cases: &Json) {
    let scratch = Scratch::new();
    for spec in cases.list() {
        let id = format!("serializers/{}", spec.at("id").text());
        for (kind, file) in spec.at("files").object() {
            let format = if kind == "hdf5" { "hdf5" } else { "npz" };
            let others = if kind == "npz" { vec![format, "safetensors"] } else { vec![format] };
            for other in others {
                let name = if other == "safetensors" { other } else { kind.as_str() };
                runner.test(&format!("{}/{}", id, name), || {
                    load_case(spec, folder, format, file.text(), other, &scratch.0)
                });
            }
        }
        if spec.has("history") {
            runner.test(&format!("{}/history", id), || history_case(spec, folder));
        }
    }
}
