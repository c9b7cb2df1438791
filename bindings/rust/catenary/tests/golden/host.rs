//! Values of arrays on the host, and their comparison.
use crate::{Bad, Json, Outcome};
use catenary::{Array, Bf16, DType, NpzFile, Variable, F16};
use std::path::Path;

#[derive(Clone, Debug)]
pub enum Values {
    Ints(Vec<i128>),
    Reals(Vec<f64>),
    /// Only shape and dtype are defined.
    Any,
}

#[derive(Clone, Debug)]
pub struct Host {
    pub dtype: DType,
    pub shape: Vec<i64>,
    pub values: Values,
}

pub struct Tolerance {
    pub rtol: f64,
    pub atol: f64,
    pub zero_sign: bool,
}

pub const EXACT: Tolerance = Tolerance { rtol: 0.0, atol: 0.0, zero_sign: true };

impl Tolerance {
    pub fn of(spec: &Json) -> Tolerance {
        let number = |name: &str| if spec.has(name) { spec.at(name).real() } else { 0.0 };
        let zero_sign = spec.get("zero_sign") == &Json::Bool(true);
        Tolerance { rtol: number("rtol"), atol: number("atol"), zero_sign }
    }
}

impl Host {
    pub fn of(a: &Array) -> Outcome<Host> {
        macro_rules! read {
            ($($dtype:ident: $kind:ty => $variant:ident, $convert:expr;)*) => {
                match a.dtype() {
                    $(DType::$dtype => Values::$variant(a.to_vec::<$kind>()?.into_iter().map($convert).collect()),)*
                    other => return Err(Bad::Differs(format!("unexpected type {:?}", other))),
                }
            };
        }
        let values = read! {
            Bool: bool => Ints, i128::from;
            Int8: i8 => Ints, i128::from;
            Int16: i16 => Ints, i128::from;
            Int32: i32 => Ints, i128::from;
            Int64: i64 => Ints, i128::from;
            Uint8: u8 => Ints, i128::from;
            Uint16: u16 => Ints, i128::from;
            Uint32: u32 => Ints, i128::from;
            Uint64: u64 => Ints, i128::from;
            Float16: F16 => Reals, |v| f64::from(v.to_f32());
            Bfloat16: Bf16 => Reals, |v| f64::from(v.to_f32());
            Float32: f32 => Reals, f64::from;
            Float64: f64 => Reals, |v| v;
        };
        Ok(Host { dtype: a.dtype(), shape: a.shape(), values })
    }

    pub fn ints(dtype: DType, values: &[i64]) -> Host {
        let values = Values::Ints(values.iter().map(|v| i128::from(*v)).collect());
        Host { dtype, shape: vec![], values }.listed()
    }

    fn listed(mut self) -> Host {
        if let Values::Ints(values) = &self.values {
            self.shape = vec![values.len() as i64];
        }
        self
    }

    pub fn scalar(dtype: DType, value: Values) -> Host {
        Host { dtype, shape: vec![], values: value }
    }

    pub fn zeros_like(&self) -> Host {
        let values = match &self.values {
            Values::Reals(values) => Values::Reals(vec![0.0; values.len()]),
            Values::Ints(values) => Values::Ints(vec![0; values.len()]),
            Values::Any => Values::Any,
        };
        Host { values, ..self.clone() }
    }
}

fn agree(got: f64, expected: f64, tolerance: &Tolerance) -> bool {
    if expected.is_nan() {
        return got.is_nan();
    }
    if expected.is_infinite() || got.is_infinite() {
        return got == expected;
    }
    if tolerance.zero_sign && got == 0.0 && expected == 0.0 {
        return got.is_sign_negative() == expected.is_sign_negative();
    }
    (got - expected).abs() <= tolerance.atol + tolerance.rtol * expected.abs()
}

/// An error that begins with `what` if the values differ.
pub fn expect(what: &str, got: &Host, expected: &Host, tolerance: &Tolerance) -> Outcome<()> {
    let differs = |text: String| Err(Bad::Differs(format!("{}: {}", what, text)));
    if got.dtype != expected.dtype || got.shape != expected.shape {
        return differs(format!(
            "got {:?} {:?} instead of {:?} {:?}",
            got.dtype, got.shape, expected.dtype, expected.shape
        ));
    }
    let (count, first) = match (&got.values, &expected.values) {
        (_, Values::Any) => return Ok(()),
        (Values::Ints(a), Values::Ints(b)) => {
            let wrong: Vec<_> = a.iter().zip(b).enumerate().filter(|(_, (a, b))| a != b).collect();
            (wrong.len(), wrong.first().map(|w| format!("{:?}", w)))
        }
        (Values::Reals(a), Values::Reals(b)) => {
            let wrong: Vec<_> = a.iter().zip(b).enumerate().filter(|(_, (a, b))| !agree(**a, **b, tolerance)).collect();
            (wrong.len(), wrong.first().map(|w| format!("{:?}", w)))
        }
        _ => return differs("the kinds of values differ".into()),
    };
    match first {
        None => Ok(()),
        Some(first) => differs(format!("{} elements differ, first at (position, (got, expected)): {}", count, first)),
    }
}

/// The arrays of a case.
pub struct Npz {
    file: NpzFile,
    path: String,
}

impl Npz {
    pub fn open(path: &Path) -> Outcome<Npz> {
        let path = path.to_str().expect("UTF-8").to_string();
        Ok(Npz { file: NpzFile::open(&path)?, path })
    }

    pub fn array(&self, key: &Json) -> Outcome<Array> {
        self.file.read(key.text()).map_err(|error| Bad::Differs(format!("{}: {}", self.path, error)))
    }

    pub fn host(&self, key: &Json) -> Outcome<Host> {
        Host::of(&self.array(key)?)
    }

    pub fn names(&self) -> Outcome<Vec<String>> {
        Ok(self.file.names()?)
    }
}

pub fn data_of(v: &Variable) -> Outcome<Host> {
    Host::of(&v.data()?)
}

/// The gradient, or zeros if there is none.
pub fn grad_of(v: &Variable) -> Outcome<Host> {
    match v.grad()? {
        Some(grad) => Host::of(&grad),
        None => Ok(data_of(v)?.zeros_like()),
    }
}

pub fn is_floating(dtype: DType) -> bool {
    matches!(dtype, DType::Float16 | DType::Bfloat16 | DType::Float32 | DType::Float64)
}
