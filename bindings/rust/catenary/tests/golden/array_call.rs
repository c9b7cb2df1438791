//! One execution of a case of arrays: its operands, attributes and results.
use crate::host::Values;
use crate::{differs, expect, Host, Json, Npz, Outcome, Tolerance};
use catenary::*;
use std::collections::BTreeMap;
use std::path::Path;

/// An element type by its name, or by its code such as f4.
pub fn dtype_of(name: &str) -> DType {
    let name = match name {
        "?" => "bool".into(),
        "int" => "int64".into(),
        "float" => "float64".into(),
        _ if name.len() == 2 => {
            let (kind, size) = name.split_at(1);
            let kind = ["int", "uint", "float"].into_iter().find(|full| full.starts_with(kind));
            format!("{}{}", kind.expect("a kind"), 8 * size.parse::<u32>().expect("a size"))
        }
        _ => name.to_string(),
    };
    let name = name.as_str();
    dtype::from_name(name).unwrap_or_else(|error| panic!("{}", error))
}

pub struct Input {
    pub name: String,
    /// The stored array; `array` may be a view of it.
    pub base: Option<Array>,
    pub array: Option<Array>,
    pub spec: Json,
}

pub struct Call<'a> {
    pub spec: &'a Json,
    pub folder: &'a Path,
    pub inputs: Vec<Input>,
    pub produced: BTreeMap<String, Host>,
    pub results: usize,
}

/// Items of a basic index; null is a whole axis.
pub fn index_of(items: &[Json]) -> Vec<Index> {
    let bound = |value: &Json| (!value.is_null()).then(|| value.int());
    let item = |item: &Json| match item {
        Json::Null => Index::from(..),
        Json::Int(position) => Index::from(*position),
        Json::Text(text) if text == "newaxis" => Index::NEW_AXIS,
        Json::Text(_) => Index::ELLIPSIS,
        slice => {
            let parts = slice.list();
            Index::slice(bound(&parts[0]), bound(&parts[1]), bound(&parts[2]).unwrap_or(1))
        }
    };
    items.iter().map(item).collect()
}

pub fn scalar_of(value: &Json) -> Result<Array> {
    match value {
        Json::Bool(value) => Array::scalar_bool(*value),
        Json::Int(value) => Array::scalar_i64(*value),
        other => Array::scalar_f64(other.real()),
    }
}

fn view_step(a: &Array, step: &Json) -> Result<Array> {
    let (kind, value) = &step.object()[0];
    match kind.as_str() {
        "slice" => a.get(&index_of(value.list())),
        "transpose" => a.transpose(Some(&value.ints())),
        "index" => {
            let (axis, position) = (value.ints()[0], value.ints()[1]);
            let mut items = vec![Index::from(..); axis as usize];
            items.push(position.into());
            a.get(&items)
        }
        "newaxis" => a.expand_dims(value.int()),
        _ => a.broadcast_to(&value.ints()),
    }
}

impl<'a> Call<'a> {
    pub fn new(spec: &'a Json, arrays: &Npz, folder: &'a Path) -> Outcome<Call<'a>> {
        let mut inputs: Vec<Input> = Vec::new();
        for given in spec.at("inputs").list() {
            let mut input =
                Input { name: given.at("name").text().into(), base: None, array: None, spec: given.clone() };
            if given.has("key") {
                let earlier = inputs.iter().find(|other| other.spec.get("key") == given.get("key"));
                let base = match earlier {
                    Some(other) => other.base.clone().expect("an array"),
                    None => arrays.array(given.at("key"))?.copy()?,
                };
                let view = given.get("view").list().iter().try_fold(base.clone(), |a, step| view_step(&a, step))?;
                if given.has("view_shape") && view.shape() != given.at("view_shape").ints() {
                    return differs(format!("the view of {} has shape {:?}", input.name, view.shape()));
                }
                (input.base, input.array) = (Some(base), Some(view));
            } else if given.has("scalar") {
                let mut value = given.at("scalar").clone();
                if given.at("kind").text() == "float" {
                    value = Json::Real(value.real());
                }
                input.array = Some(scalar_of(&value)?);
            }
            inputs.push(input);
        }
        Ok(Call { spec, folder, inputs, produced: BTreeMap::new(), results: 0 })
    }

    pub fn maybe(&self, name: &str) -> Option<&Array> {
        self.inputs.iter().find(|input| input.name == name).and_then(|input| input.array.as_ref())
    }

    pub fn input(&self, name: &str) -> &Array {
        self.maybe(name).unwrap_or_else(|| panic!("no input {}", name))
    }

    pub fn a(&self) -> &Array {
        self.input("a")
    }

    /// All inputs except for destinations.
    pub fn operands(&self) -> Vec<&Array> {
        let operands = self.inputs.iter().filter(|input| !input.name.starts_with("out"));
        operands.map(|input| input.array.as_ref().expect("an operand")).collect()
    }

    pub fn attr(&self, name: &str) -> &Json {
        self.spec.at("attrs").get(name)
    }

    pub fn int(&self, name: &str, otherwise: i64) -> i64 {
        if self.attr(name).is_null() {
            otherwise
        } else {
            self.attr(name).int()
        }
    }

    pub fn flag(&self, name: &str, otherwise: bool) -> bool {
        if self.attr(name).is_null() {
            otherwise
        } else {
            self.attr(name).flag()
        }
    }

    pub fn axes(&self, name: &str) -> Option<Vec<i64>> {
        (!self.attr(name).is_null()).then(|| self.attr(name).ints())
    }

    pub fn axis_or_none(&self) -> i64 {
        self.int("axis", AXIS_NONE)
    }

    pub fn dtype(&self) -> Option<DType> {
        (!self.attr("dtype").is_null()).then(|| dtype_of(self.attr("dtype").text()))
    }

    pub fn result(&mut self, a: &Array) -> Outcome<()> {
        let name = format!("y{}", self.results);
        self.results += 1;
        self.output(&name, Host::of(a)?)
    }

    pub fn output(&mut self, name: &str, host: Host) -> Outcome<()> {
        self.produced.insert(name.into(), host);
        Ok(())
    }

    pub fn compare(&mut self, arrays: &Npz) -> Outcome<()> {
        let tolerance = Tolerance::of(self.spec);
        let outputs = self.spec.at("outputs").list();
        for output in outputs {
            let name = output.at("name").text();
            let expected = if output.has("key") {
                arrays.host(output.at("key"))?
            } else {
                let dtype = dtype_of(output.at("dtype").text());
                Host { dtype, shape: output.at("shape").ints(), values: Values::Any }
            };
            if output.has("after") {
                let input = self.inputs.iter().find(|input| input.name == output.at("after").text());
                let base = input.and_then(|input| input.base.as_ref()).expect("the input");
                self.produced.insert(name.into(), Host::of(base)?);
            }
            match self.produced.get(name) {
                Some(found) => expect(name, found, &expected, &tolerance)?,
                None => return differs(format!("no output {}", name)),
            }
        }
        match self.produced.keys().find(|name| !outputs.iter().any(|output| output.at("name").text() == **name)) {
            Some(name) => differs(format!("unexpected output {}", name)),
            None => Ok(()),
        }
    }
}
